// The digits that are shown to be wrong, as the settings have it: none, those that clash, or every one that is not
// the solution's, which the engine is asked for once a puzzle.
import { conflictsOf } from "../board/board.ts";
import type { Board } from "../board/board.ts";
import { puzzleText, tableState } from "../board/board_text.ts";
import { parseCandidate } from "../board/cells.ts";
import type { Cell } from "../board/cells.ts";
import { rulesNamed } from "../board/rules.ts";
import type { Check } from "../engine/answers.ts";
import type { Engine } from "../engine/engine.ts";
import type { Store } from "./store.ts";

const NONE: ReadonlySet<Cell> = new Set();

export class Mistakes {
  private broken: { of: Board | undefined; cells: readonly Cell[] } = { of: undefined, cells: [] }; // rules, by digits
  private solution: { of: string; digits: string } = { of: "", digits: "" };

  constructor(
    private readonly store: Store,
    private readonly engine: Engine,
    private readonly known: () => void, // the solution has come
  ) {}

  wrong(): ReadonlySet<Cell> {
    const { settings, history } = this.store.now;
    if (settings.checks === "off") return NONE;
    const conflicts = new Set([...conflictsOf(history.now), ...this.againstRules(history.now)]);
    if (settings.checks !== "mistakes") return conflicts;
    const puzzle = puzzleText(history.now);
    if (this.solution.of !== puzzle) void this.solve(puzzle);
    const { digits } = this.solution;
    const wrong = history.now.squares.flatMap(({ digit, given }, cell) =>
      digit && !given && digits && String(digit) !== digits.charAt(cell) ? [cell] : [],
    );
    return new Set([...conflicts, ...wrong]);
  }

  // The digits that leave a rule no filling, which the engine tells; until it has, those of a moment ago that still
  // stand.
  private againstRules(board: Board): readonly Cell[] {
    if (board.rules === undefined) return [];
    if (this.broken.of !== board) void this.ask(board);
    return this.broken.cells.filter((cell) => board.squares[cell].digit);
  }

  // What is shown to be wrong, in the words of the line under the board.
  words(): string {
    const { settings, history } = this.store.now;
    if (settings.checks === "off") return "";
    if (conflictsOf(history.now).size) return "Equal digits clash";
    if (!this.againstRules(history.now).length) return "";
    const [kind, another] = rulesNamed(history.now.rules)?.kinds ?? [];
    return kind && !another ? `Rule broken: ${kind}` : "A rule is broken";
  }

  private async ask(board: Board): Promise<void> {
    this.broken = { of: board, cells: this.broken.cells };
    const { clashes } = await this.engine
      .ask<{ clashes: readonly string[] }>({ call: "board", state: tableState(board) }, "board-clashes")
      .catch(() => ({ clashes: [] }));
    if (this.broken.of !== board) return;
    this.broken = { of: board, cells: clashes.map(parseCandidate).flatMap((at) => (at ? [at.cell] : [])) };
    this.known();
  }

  private async solve(puzzle: string): Promise<void> {
    this.solution = { of: puzzle, digits: "" };
    const check = await this.engine
      .ask<Check>({ call: "check", state: { puzzle, moves: "" }, options: { solution: true } }, "check-mistakes")
      .catch(() => undefined);
    if (this.solution.of !== puzzle) return;
    this.solution = { of: puzzle, digits: check?.solution ?? "" };
    this.known();
  }
}
