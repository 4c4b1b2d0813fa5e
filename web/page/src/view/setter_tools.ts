// The tools as buttons: groups, and the tools of the group that is open. What holds in the whole grid is a switch.
import { isOn } from "../setter/draft.ts";
import type { Setting } from "../setter/puzzle.ts";
import { GROUPS, TOOLS } from "../setter/tools.ts";
import type { Group, Tool } from "../setter/tools.ts";
import { button, h } from "./dom.ts";

const chip = (words: string, name: string, click: () => void): HTMLButtonElement =>
  button(words, click, { class: "chip", "data-name": name });
const setPressed = (element: Element, isPressed: boolean): void => {
  const value = String(isPressed);
  if (element.getAttribute("aria-pressed") !== value) element.setAttribute("aria-pressed", value);
};

export class SetterTools {
  readonly element: HTMLElement;
  private readonly groups = new Map<Group, HTMLElement>();
  private readonly tools = new Map<Tool, HTMLElement>();
  private readonly rows = new Map<Group, HTMLElement>(); // each stays as it was scrolled

  constructor(take: (tool: Tool) => void, turn: (tool: Tool) => void) {
    for (const tool of TOOLS)
      this.tools.set(tool, chip(tool.words, `tool-${tool.name}`, () => (tool.shape === "whole" ? turn : take)(tool)));
    for (const group of GROUPS) {
      this.groups.set(group, chip(group, `group-${group.replace(/ /g, "-")}`, () => this.enter(group, take)));
      const tools = [...this.tools].filter(([tool]) => tool.group === group).map(([, element]) => element);
      this.rows.set(group, h("div", { class: "setter-kinds", role: "group", "aria-label": group }, ...tools));
    }
    this.element = h(
      "div",
      { class: "setter-tools" },
      h("div", { class: "setter-groups", role: "group", "aria-label": "Kinds of tools" }, ...this.groups.values()),
      ...this.rows.values(),
    );
    this.open("Digits");
  }

  // What is drawn next is of the group that is seen.
  private enter(group: Group, take: (tool: Tool) => void): void {
    this.open(group);
    const first = TOOLS.find((tool) => tool.group === group && tool.shape !== "whole");
    if (first) take(first);
  }
  private open(group: Group): void {
    for (const [each, element] of this.groups) setPressed(element, each === group);
    for (const [each, row] of this.rows) row.hidden = each !== group;
  }

  draw(taken: Tool, setting: Setting): void {
    for (const [tool, element] of this.tools)
      setPressed(element, tool.shape === "whole" ? isOn(setting, tool) : tool === taken);
  }
}
