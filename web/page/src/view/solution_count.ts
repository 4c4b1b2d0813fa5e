// Whether the puzzle on the table has one solution: looked up whenever its givens change, and told in a few
// words under the board. A puzzle that is typed from paper is checked while it is typed, and praised. Of one
// that is played nothing is said but what the puzzle is: neither praise beside digits that are wrong, nor a
// word on whether they are, for which nobody has asked; only what clashes or breaks a rule, which is seen
// anyway, is told.
import { boardOf } from "../app/app.ts";
import { givenPuzzle, givensText } from "../board/board.ts";
import { digitsText, tableState } from "../board/board_text.ts";
import type { Check } from "../engine/answers.ts";
import { h } from "./dom.ts";
import type { Context } from "./context.ts";
import type { Mistakes } from "./mistakes.ts";

const REST = 150; // milliseconds without a change before it is asked
const WORDS = { none: "no solution", one: "one solution", several: "several solutions" } as const;

type Sign = "good" | "bad" | "usual" | "clash" | ""; // where there is little room, what is usual is not told

export class SolutionCount {
  readonly element = h("p", { class: "solutions", role: "status" });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private of = "";
  private wasTyped = false;
  private words = "";
  private sign: Sign = "";

  constructor(
    private readonly context: Context,
    private readonly mistakes: Mistakes,
  ) {
    context.store.listen(() => this.later());
    this.later();
  }

  private later(): void {
    const board = boardOf(this.context.store.now);
    const isTyped = board.rules === undefined && !/[1-9]/.test(givensText(board));
    const key = isTyped ? digitsText(board) : givenPuzzle(board);
    // Of what is typed the words of a moment ago stand until there are new ones; they say nothing of another puzzle.
    if (key !== this.of && !(isTyped && this.wasTyped)) [this.words, this.sign] = ["", ""];
    this.wasTyped = isTyped;
    this.redraw();
    if (key === this.of) return;
    this.of = key;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(isTyped), REST);
  }

  private async look(isTyped: boolean): Promise<void> {
    const board = boardOf(this.context.store.now);
    const key = this.of;
    const state = isTyped ? tableState(board) : { puzzle: givenPuzzle(board), moves: "" };
    try {
      const check = await this.context.engine.ask<Check>({ call: "check", state });
      if (key !== this.of) return;
      const count = isTyped ? check.left : check.solutions;
      this.words = `${isTyped ? "Typed: " : "Puzzle: "}${WORDS[count]}`;
      this.sign = count === "none" ? "bad" : count !== "one" ? "" : isTyped ? "good" : "usual";
    } catch {
      if (key !== this.of) return;
      this.words = "";
    }
    this.redraw();
  }

  redraw(): void {
    const wrong = this.mistakes.words();
    const words = wrong || this.words;
    if (this.element.textContent !== words) this.element.textContent = words;
    this.element.dataset["sign"] = wrong ? "clash" : this.sign;
  }
}
