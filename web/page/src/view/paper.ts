// The board on paper. Whoever asks the browser to print, by its menu or Ctrl+P, gets the board as it is
// seen; by the page's own button other puzzles can share the page, and the solutions follow if wanted.
// What is printed is a sheet that exists only meanwhile: the browser says when it begins and ends.
import { boardOf } from "../app/app.ts";
import { boardOf as boardOfState, puzzleText } from "../board/board_text.ts";
import type { Board } from "../board/board.ts";
import { PLAIN, boardShapes } from "../draw/board_shapes.ts";
import type { Picture } from "../draw/board_shapes.ts";
import { rulesNamed } from "../board/rules.ts";
import type { Check, Lesson, Made } from "../engine/answers.ts";
import type { Context } from "./context.ts";
import { h, svg } from "./dom.ts";

// Of a puzzle with rules, as far as paper is concerned.
interface Ruled {
  readonly author?: string;
  readonly ruleset?: string; // in the author's own words
  readonly rules?: readonly { readonly kind: string }[];
}
const ruledIn = ({ rules }: Board): Ruled => JSON.parse(rules ?? "{}") as Ruled;
const kindsOf = ({ rules = [] }: Ruled): string[] => [...new Set(rules.map(({ kind }) => kind))];

interface Printed {
  readonly board: Board;
  readonly solution: string | undefined;
}

const drawn = (picture: Picture): SVGElement =>
  svg(
    "svg",
    { viewBox: "-3 -3 906 906", class: "board-picture printed", "aria-hidden": "true" },
    ...boardShapes(picture).map(({ tag, attributes, text }) => svg(tag, attributes, text)),
  );
const drawnPlainly = (board: Board): SVGElement => drawn({ ...PLAIN, board });

export class Paper {
  private sheet: HTMLElement | undefined;
  private readonly ideas = new Map<string, string>(); // what a kind of rule says

  constructor(
    private readonly context: Context,
    private readonly picture: () => Picture,
  ) {
    window.addEventListener("beforeprint", () => this.sheet ?? this.lay([], []));
    window.addEventListener("afterprint", () => this.take());
  }

  // The puzzle on the table and as many new ones as fill the page; the solutions on a page of their own.
  async print(count: number, withSolutions: boolean): Promise<void> {
    const own = withSolutions ? [await this.solutionOfOwn()] : [];
    const others = await this.others(count - 1);
    await this.learnIdeas(ruledIn(boardOf(this.context.store.now)));
    const solutions = withSolutions ? [...own, ...others.map(({ solution }) => solution)] : [];
    this.lay(
      others.map(({ board }) => board),
      solutions.filter((solution) => solution !== undefined),
    );
    window.print();
  }

  private async solutionOfOwn(): Promise<string | undefined> {
    const state = { puzzle: puzzleText(boardOf(this.context.store.now)), moves: "" };
    const check = await this.context.engine
      .ask<Check>({ call: "check", state, options: { solution: true } })
      .catch(() => undefined);
    return check?.solution;
  }

  private async learnIdeas(ruled: Ruled): Promise<void> {
    for (const kind of ruled.ruleset ? [] : kindsOf(ruled)) {
      const ask = this.context.engine.ask<Lesson>({ call: "lesson", text: kind, ruled: true }, "paper-lesson");
      await ask.then((lesson) => this.ideas.set(kind, lesson.idea), () => undefined);
    }
  }
  // In the author's words, else in those of the lessons; where the browser prints at once, what the kinds are called.
  private rulesOf(board: Board): readonly string[] {
    const ruled = ruledIn(board);
    if (ruled.ruleset) return [ruled.ruleset];
    const told = kindsOf(ruled).map((kind) => this.ideas.get(kind));
    const isTold = told.every((idea) => idea !== undefined);
    return isTold ? told : [(rulesNamed(board.rules)?.kinds ?? []).join(", ")];
  }

  private async others(count: number): Promise<Printed[]> {
    const seed = 1 + Math.floor(Math.random() * 2 ** 31);
    const puzzles: Printed[] = [];
    for (let number = 1; number <= count; ++number) {
      const options = { seed, number, symmetry: "rotate180" };
      const made = await this.context.engine.ask<Made>({ call: "generate", options });
      puzzles.push({ board: boardOfState(made), solution: made.solution });
    }
    return puzzles;
  }

  private lay(others: readonly Board[], solutions: readonly string[]): void {
    const board = boardOf(this.context.store.now);
    const { author } = ruledIn(board);
    const title = this.context.stage()?.words || this.context.store.now.subject.title || "Sudoku";
    const own = drawn({ ...this.picture(), selection: [], cursor: undefined, peers: false, lit: [] });
    this.take();
    this.sheet = h(
      "div",
      { class: `paper-sheet per-page-${others.length + 1}` },
      h(
        "div",
        { class: "sheet-page" },
        h("p", { class: "sheet-title" }, author ? `${title}, by ${author}` : title),
        own,
        ...this.rulesOf(board).map((words) => h("p", { class: "sheet-rules" }, words)),
        ...others.map(drawnPlainly),
      ),
      solutions.length > 0 &&
        h(
          "div",
          { class: "sheet-page solutions-page" },
          ...solutions.map((puzzle) => drawnPlainly(boardOfState({ puzzle }))),
        ),
    );
    document.body.append(this.sheet);
  }

  private take(): void {
    this.sheet?.remove();
    this.sheet = undefined;
  }
}
