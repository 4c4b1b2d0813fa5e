// Sees to it that the rules of the game on the table are known: what a cell sees there, how they are drawn, and
// which full board is right. A game that was kept from another visit, or comes back by undo, is looked up again.
import { givenPuzzle, isFull } from "../board/board.ts";
import type { Board } from "../board/board.ts";
import { rulesText } from "../board/board_text.ts";
import type { StateJson } from "../board/board_text.ts";
import { learnRules, learnSolution, rulesNamed, solutionOf, topologyOf } from "../board/rules.ts";
import type { GameJson } from "../board/rules.ts";
import { drawingsNamed, learnDrawings, ruleDrawing } from "../draw/rule_drawing.ts";
import type { Check, ReadBoard } from "../engine/answers.ts";
import type { Engine } from "../engine/engine.ts";
import type { Store } from "./store.ts";

// What was read, if it is a game with rules, and what there is to know of these.
export const learnGame = async (engine: Engine, found: ReadBoard & GameJson): Promise<void> => {
  const rules = rulesText(found);
  if (rules === undefined || rulesNamed(rules)) return;
  const drawn = (theme: "light" | "dark") =>
    engine.askText(
      { call: "draw", state: { puzzle: rules, moves: "" }, options: { theme, candidates: true } },
      `draw-${theme}`,
    );
  const [light, dark] = [await drawn("light"), await drawn("dark")];
  learnDrawings(rules, { light: ruleDrawing(light), dark: ruleDrawing(dark) });
  learnRules(rules, { kinds: found.kinds ?? [], topology: topologyOf(found) });
};

// The same of a game that is told by its text.
export const learnText = async (engine: Engine, game: StateJson, kind: string): Promise<void> => {
  const { variant } = game;
  if (variant && !rulesNamed(rulesText(game)))
    await learnGame(engine, await engine.ask({ call: "read", text: JSON.stringify(variant), ruled: true }, kind));
};

export class RulesKeeper {
  private asked = "";

  constructor(
    private readonly store: Store,
    private readonly engine: Engine,
  ) {
    store.listen(() => this.look());
    this.look();
  }

  private look(): void {
    const board = this.store.now.history.now;
    if (board.rules === undefined) return;
    const puzzle = givenPuzzle(board);
    if (puzzle === this.asked || (rulesNamed(board.rules) && solutionOf(puzzle) !== undefined)) return;
    this.asked = puzzle;
    void this.learn(board, puzzle).catch(() => undefined);
  }

  private async learn({ rules }: Board, puzzle: string): Promise<void> {
    const { engine, store } = this;
    if (rules !== undefined && !rulesNamed(rules)) {
      const found = await engine.ask<ReadBoard & GameJson>({ call: "read", text: rules, ruled: true }, "read-rules");
      // The text that is kept is the engine's own, and stays the name of the game whatever it is read as now.
      await learnGame(engine, found);
      const name = rulesText(found);
      const [read, drawings] = [rulesNamed(name), drawingsNamed(name)];
      if (read) learnRules(rules, read);
      if (drawings) learnDrawings(rules, drawings);
      store.send({ type: "learned" });
    }
    const state = { puzzle, moves: "" };
    const check = await engine.ask<Check>({ call: "check", state, options: { solution: true } }, "check-rules");
    // Of several, the one that came along with the puzzle is meant, if one did.
    learnSolution(puzzle, (check.solutions === "one" ? check.solution : solutionOf(puzzle)) ?? "");
    if (isFull(store.now.history.now)) store.send({ type: "learned" }); // it has waited to be judged
  }
}
