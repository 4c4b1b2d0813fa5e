// A panel whose content is a script of its own, fetched when somebody opens it for the first time; until then there
// is only this.
import { h } from "./dom.ts";
import type { Context, Panel, PanelName } from "./context.ts";

export class PanelLater implements Panel {
  readonly element = h("div", { class: "panel-body" });
  private panel: Pick<Panel, "shown" | "hidden"> | undefined;
  private isShown = false;

  constructor(
    readonly name: PanelName,
    private readonly context: Context,
    private readonly load: (element: HTMLElement) => Promise<Pick<Panel, "shown" | "hidden">>,
  ) {}

  shown(): void {
    this.isShown = true;
    void this.fetch();
  }
  hidden(): void {
    this.isShown = false;
    this.panel?.hidden();
  }

  private async fetch(): Promise<void> {
    try {
      const fetched = this.panel ?? (await this.load(this.element));
      this.panel ??= fetched;
      if (this.isShown) this.panel.shown();
    } catch {
      this.context.tell("This could not be loaded. Try again when there is a network.");
    }
  }
}
