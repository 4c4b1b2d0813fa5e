// The way to boards of more than nine by nine: a window with a script of its own, fetched when such a puzzle is read.
import type { LargeJson } from "../large/game.ts";
import type { Context } from "./context.ts";
import type { Dialog } from "./dialog.ts";
import type { LargeView } from "./large_view.ts";

export class Large {
  private view: LargeView | undefined;

  constructor(
    private readonly context: Context,
    private readonly add: (dialog: Dialog) => void, // to the page
  ) {}

  async open(found: LargeJson): Promise<void> {
    if (!this.view) {
      const { LargeView } = await import("./large_view.ts");
      this.view ??= new LargeView(this.context, this.add);
    }
    await this.view.open(found);
  }
}
