// A panel whose content is a script of its own, fetched when somebody opens it for the first time; until then there
// is only this.
import { h } from "./dom.ts";
import type { Context, Panel, PanelName } from "./context.ts";

type Content = Pick<Panel, "shown" | "hidden">;

export class PanelLater<T extends Content = Content> implements Panel {
  readonly element = h("div", { class: "panel-body" });
  private content: T | undefined;
  private coming: Promise<T | undefined> | undefined;
  private isShown = false;

  constructor(
    readonly name: PanelName,
    private readonly context: Context,
    private readonly load: (element: HTMLElement) => Promise<T>,
  ) {}

  // If it has been needed yet.
  get made(): T | undefined {
    return this.content;
  }
  // Nothing, and a word about it, where there is no network.
  fetched(): Promise<T | undefined> {
    this.coming ??= this.load(this.element).then(
      (content) => (this.content = content),
      () => {
        this.coming = undefined;
        this.context.tell("This could not be loaded. Try again when there is a network.");
        return undefined;
      },
    );
    return this.coming;
  }

  shown(): void {
    this.isShown = true;
    void this.fetched().then((content) => this.isShown && content?.shown());
  }
  hidden(): void {
    this.isShown = false;
    this.content?.hidden();
  }
}
