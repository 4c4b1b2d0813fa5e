// A window over the page: keys, statistics, what is asked before something is shown. The browser keeps the
// focus inside it, closes it at Escape and gives the focus back; a press beside it closes it too.
import { button, h, refill } from "./dom.ts";

export class Dialog {
  readonly element = h("dialog", { class: "dialog" });
  private readonly body = h("div", { class: "dialog-body panel-body" });

  constructor(
    title: string,
    name: string,
    private readonly content: () => readonly (HTMLElement | false)[],
  ) {
    this.element.dataset["name"] = name;
    this.element.setAttribute("aria-label", title);
    this.element.append(
      h(
        "div",
        { class: "dialog-head" },
        h("h2", {}, title),
        button("Close", () => this.element.close(), { class: "quiet", "data-name": "close-dialog" }),
      ),
      this.body,
    );
    this.element.addEventListener("click", (event) => {
      if (event.target === this.element) this.element.close();
    });
    // What is typed in it is not for the board.
    this.element.addEventListener("keydown", (event) => event.stopPropagation());
  }

  show(): void {
    this.redraw();
    if (!this.element.open) this.element.showModal();
  }
  close(): void {
    this.element.close();
  }
  redraw(): void {
    refill(this.body, ...this.content());
  }
}
