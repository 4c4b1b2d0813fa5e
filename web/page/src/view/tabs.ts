// Tabs beside the board: one stop for Tab, arrow keys between them. A panel comes when it is first opened.
import { h } from "./dom.ts";
import type { Panel, PanelName } from "./context.ts";
import { icon } from "./icons.ts";
import type { IconName } from "./icons.ts";
import { revealBeginning } from "./reveal.ts";

export interface Room {
  readonly name: PanelName;
  readonly title: string;
  readonly icon?: IconName; // on its tab, in place of the title
  readonly panel: () => Panel;
}

export class Tabs {
  readonly element: HTMLElement;
  private readonly buttons: readonly HTMLButtonElement[];
  private readonly bodies: readonly HTMLElement[];
  private current: Panel | undefined;

  // `leave` is told which panel comes next.
  constructor(
    private readonly rooms: readonly Room[],
    private readonly leave: (next: PanelName) => void,
  ) {
    this.buttons = rooms.map((room) =>
      h(
        "button",
        {
          type: "button",
          role: "tab",
          id: `tab-${room.name}`,
          "aria-controls": `panel-${room.name}`,
          ...(room.icon && { "aria-label": room.title, title: room.title, class: room.icon }),
          click: () => this.openInSight(room.name),
        },
        room.icon ? icon(room.icon) : room.title,
      ),
    );
    this.bodies = rooms.map((room) =>
      h(
        "div",
        {
          role: "tabpanel",
          id: `panel-${room.name}`,
          "aria-labelledby": `tab-${room.name}`,
          class: "panel",
          tabindex: 0,
          hidden: true,
        },
        h("h2", { class: "unseen" }, room.title),
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
    this.rooms.forEach((room, i) => {
      const on = room.name === name;
      this.buttons[i].setAttribute("aria-selected", String(on));
      this.buttons[i].tabIndex = on ? 0 : -1;
      this.bodies[i].hidden = !on;
      if (!on) return;
      this.current = room.panel();
      if (!this.current.element.isConnected) this.bodies[i].append(this.current.element);
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
    const open = this.rooms.findIndex(({ name }) => name === this.current?.name);
    const next = (open + by + this.rooms.length) % this.rooms.length;
    this.openInSight(this.rooms[next].name);
    this.buttons[next].focus({ preventScroll: true });
  }
}
