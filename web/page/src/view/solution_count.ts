// Whether the puzzle on the table has one solution: looked up whenever its digits change, and told in a
// few words under the board. A puzzle that is typed from paper is checked while it is typed.
import { boardOf } from "../app/app.ts";
import { digitsText, givensText, tableState } from "../board/board_text.ts";
import type { Check } from "../engine/answers.ts";
import { h } from "./dom.ts";
import type { Context } from "./context.ts";

const REST = 150; // milliseconds without a change before it is asked

export class SolutionCount {
  readonly element = h("p", { class: "solutions", role: "status" });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private of = "";

  constructor(private readonly context: Context) {
    context.store.listen(() => this.later());
    this.later();
  }

  private later(): void {
    const board = boardOf(this.context.store.now);
    const isTyped = !/[1-9]/.test(givensText(board));
    const key = isTyped ? digitsText(board) : givensText(board);
    if (key === this.of) return;
    this.of = key;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(isTyped), REST);
  }

  private async look(isTyped: boolean): Promise<void> {
    const board = boardOf(this.context.store.now);
    const state = isTyped ? tableState(board) : { puzzle: givensText(board), moves: "" };
    try {
      const check = await this.context.engine.ask<Check>({ call: "check", state });
      const count = isTyped ? check.left : check.solutions;
      this.element.textContent = { none: "No solution", one: "One solution", several: "Several solutions" }[
        count
      ];
      this.element.dataset["count"] = count;
    } catch {
      this.element.textContent = "";
    }
  }
}
