// The way to the rules of a game: a button under the board, a key, a tap on a sum. What is shown is a script of its own,
// fetched when it is wanted; where drawings of a puzzle could not be read as rules it is shown at once, and says so.
import type { DrawnPuzzle } from "../rules/meanings.ts";
import { missingIn } from "../rules/missing.ts";
import { button, h } from "./dom.ts";
import type { Context, Stage } from "./context.ts";
import type { RulesView } from "./rules_view.ts";

export class RuleRoom {
  readonly element = h("section", { class: "rule-room", hidden: true, "data-name": "rule-room", "aria-label": "Rules" });
  readonly button = button("Rules", () => this.close() || this.open(), { class: "quiet", hidden: true, "data-name": "rules" });
  private view: RulesView | undefined;
  private known: string | undefined;
  private isOther = false; // another game's board is shown

  constructor(private readonly context: Context) {
    context.store.listen(() => this.look());
    this.look();
  }

  private look(): void {
    const { rules } = this.context.store.now.history.now;
    if (rules !== this.known) {
      this.known = rules;
      const areMissing = rules !== undefined && missingIn(JSON.parse(rules) as DrawnPuzzle).length > 0;
      this.button.textContent = areMissing ? "Rules are missing" : "Rules";
      if (areMissing && this.element.hidden) this.open();
      if (rules === undefined) this.close();
    }
    this.button.hidden = rules === undefined || this.isOther;
    if (!this.element.hidden) this.view?.follow();
  }
  // The rules go with the board that they are of: a lesson's has its own, or none.
  staged(stage: Stage | undefined): void {
    this.isOther = stage?.board !== undefined && stage.board.rules !== this.known;
    this.button.hidden = this.known === undefined || this.isOther;
    if (this.isOther) this.close();
  }

  open(): void {
    if (this.isOther) return this.context.tell("This is not your board. Go back to your board first.");
    if (this.known === undefined) return this.context.tell("This is the ordinary game: it has no rules of its own.");
    this.element.hidden = false;
    void this.load().then(
      (view) => view.follow(true),
      () => this.close() && this.context.tell("What tells of rules could not be loaded. Try again when there is a network."),
    );
  }
  // Whether it was open.
  close(): boolean {
    const wasOpen = !this.element.hidden;
    this.element.hidden = true;
    return wasOpen;
  }

  private async load(): Promise<RulesView> {
    if (!this.view) {
      const { RulesView } = await import("./rules_view.ts");
      this.view ??= new RulesView(this.context, this.element, () => this.close());
    }
    return this.view;
  }
}
