// The pen's tab. What it shows is a script of its own that is fetched when somebody takes the pen for the
// first time; until then there is only this.
import type { Action } from "../app/app.ts";
import type { Candidate } from "../board/cells.ts";
import { h } from "./dom.ts";
import type { Context, Panel } from "./context.ts";
import type { PenView } from "./pen_view.ts";

export class PenPanel implements Panel {
  readonly name = "pen";
  readonly element = h("div", { class: "panel-body" });
  private view: PenView | undefined;
  private isOpen = false;

  constructor(private readonly context: Context) {}

  shown(): void {
    this.isOpen = true;
    void this.load().then(
      (view) => this.isOpen && view.shown(),
      () => this.context.tell("The pen could not be loaded. Try again when there is a network."),
    );
  }
  hidden(): void {
    this.isOpen = false;
  }

  private async load(): Promise<PenView> {
    if (!this.view) {
      const { PenView } = await import("./pen_view.ts");
      this.view ??= new PenView(this.context, this.element, () => this.isOpen);
    }
    return this.view;
  }

  // Whether a press on a candidate, or what a key or the pad says, was the pen's.
  press(at: Candidate | undefined): void {
    if (this.isOpen && at) this.view?.press(at);
  }
  takes(action: Action): boolean {
    return this.isOpen && this.view?.takes(action) === true;
  }
  get isTaken(): boolean {
    return this.isOpen;
  }
  take(): void {
    this.view?.take();
  }
}
