// The way to the setter's bench. The bench is a script of its own, fetched when somebody sets a puzzle; here stands only
// how it is opened.
import type { Context } from "./context.ts";
import type { Dialog } from "./dialog.ts";
import type { SetterView } from "./setter_view.ts";

export interface AroundBench {
  readonly add: (dialog: Dialog) => void; // to the page
  readonly play: (puzzle: string) => void; // what was set comes onto the table
}

export class Setter {
  private view: SetterView | undefined;

  constructor(
    private readonly context: Context,
    private readonly around: AroundBench,
  ) {}

  // With a puzzle, or with what lay on the bench last.
  open(puzzle?: string): void {
    void this.load().then(
      (view) => view.open(puzzle),
      () => this.context.tell("The setter's bench could not be loaded. Try again when there is a network."),
    );
  }

  private async load(): Promise<SetterView> {
    if (!this.view) {
      const { SetterView } = await import("./setter_view.ts");
      this.view ??= new SetterView(this.context, this.around);
    }
    return this.view;
  }
}
