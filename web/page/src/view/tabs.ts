// Tabs beside the board: one stop for Tab, arrow keys between them.
import { h } from "./dom.ts";
import type { Panel, PanelName } from "./context.ts";
import { icon } from "./icons.ts";
import { revealBeginning } from "./reveal.ts";

export class Tabs {
  readonly element: HTMLElement;
  private readonly buttons: readonly HTMLButtonElement[];
  private readonly bodies: readonly HTMLElement[];
  private current: Panel | undefined;

  // `leave` is told which panel comes next.
  constructor(
    private readonly panels: readonly Panel[],
    private readonly leave: (next: PanelName) => void,
  ) {
    this.buttons = panels.map((panel) =>
      h(
        "button",
        {
          type: "button",
          role: "tab",
          id: `tab-${panel.name}`,
          "aria-controls": `panel-${panel.name}`,
          ...(panel.icon && { "aria-label": panel.title, title: panel.title, class: panel.icon }),
          click: () => this.openInSight(panel.name),
        },
        panel.icon ? icon(panel.icon) : panel.title,
      ),
    );
    this.bodies = panels.map((panel) =>
      h(
        "div",
        {
          role: "tabpanel",
          id: `panel-${panel.name}`,
          "aria-labelledby": `tab-${panel.name}`,
          class: "panel",
          tabindex: 0,
        },
        h("h2", { class: "unseen" }, panel.title),
        panel.element,
      ),
    );
    const list = h(
      "div",
      { role: "tablist", class: "tabs", "aria-label": "Help and tools" },
      ...this.buttons,
    );
    list.addEventListener("keydown", (event) => this.key(event));
    this.element = h("div", { class: "tabbed" }, list, ...this.bodies);
  }

  get name(): PanelName | undefined {
    return this.current?.name;
  }

  open(name: PanelName): void {
    if (this.current?.name === name) return;
    this.current?.hidden();
    this.leave(name);
    this.panels.forEach((panel, i) => {
      const on = panel.name === name;
      this.buttons[i].setAttribute("aria-selected", String(on));
      this.buttons[i].tabIndex = on ? 0 : -1;
      this.bodies[i].hidden = !on;
      if (on) this.current = panel;
    });
    this.current?.shown();
  }

  // On a phone the panels lie below the board.
  reveal(): void {
    revealBeginning(this.element);
  }

  private openInSight(name: PanelName): void {
    this.open(name);
    this.reveal();
  }

  private key(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || !this.current) return;
    event.preventDefault();
    const next = (this.panels.indexOf(this.current) + by + this.panels.length) % this.panels.length;
    this.openInSight(this.panels[next].name);
    this.buttons[next].focus({ preventScroll: true });
  }
}
