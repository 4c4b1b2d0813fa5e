// Why is this cell not that digit? All that the game has, to ask about.
import type { Digit } from "../board/cells.ts";
import { button, h } from "./dom.ts";

export const whyNotElement = (cell: string, digits: readonly Digit[], ask: (digit: Digit) => void): HTMLElement => {
  const words = `Why is ${cell} not`;
  const chip = (digit: Digit) =>
    button(String(digit), () => ask(digit), {
      class: "chip",
      "aria-label": `${words} ${digit}?`,
      "data-name": `why-not-${digit}`,
    });
  return h(
    "div",
    { class: "why-not", role: "group", "aria-label": "Why not?" },
    h("span", {}, `${words} ...?`),
    h("div", { class: "chips" }, ...digits.map(chip)),
  );
};
