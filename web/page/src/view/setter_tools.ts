// The tools as buttons: groups, and the tools of the group that is open. What holds in the whole grid is a switch.
import { isOn } from "../setter/draft.ts";
import type { Setting } from "../setter/puzzle.ts";
import { GROUPS, TOOLS } from "../setter/tools.ts";
import type { Group, Tool } from "../setter/tools.ts";
import { button, h, refill } from "./dom.ts";

export class SetterTools {
  readonly element = h("div", { class: "setter-tools" });
  private group: Group = "Digits";

  constructor(
    private readonly take: (tool: Tool) => void,
    private readonly turn: (tool: Tool) => void, // on or off
  ) {}

  draw(taken: Tool, setting: Setting): void {
    const chip = (words: string, isPressed: boolean, click: () => void, name: string) =>
      button(words, click, { class: "chip", "aria-pressed": String(isPressed), "data-name": name });
    const open = (group: Group) => {
      this.group = group;
      this.draw(taken, setting);
    };
    const tools = TOOLS.filter(({ group }) => group === this.group);
    refill(
      this.element,
      h(
        "div",
        { class: "setter-groups", role: "group", "aria-label": "Kinds of tools" },
        ...GROUPS.map((group) => chip(group, group === this.group, () => open(group), `group-${group.replace(/ /g, "-")}`)),
      ),
      h(
        "div",
        { class: "setter-kinds", role: "group", "aria-label": this.group },
        ...tools.map((tool) =>
          tool.shape === "whole"
            ? chip(tool.words, isOn(setting, tool), () => this.turn(tool), `tool-${tool.name}`)
            : chip(tool.words, tool === taken, () => this.take(tool), `tool-${tool.name}`),
        ),
      ),
    );
  }
}
