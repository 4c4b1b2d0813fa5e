// Why is this cell not that digit? Nine digits to ask about.
import { DIGITS } from "../board/cells.ts";
import type { Digit } from "../board/cells.ts";
import { button, h } from "./dom.ts";

export const whyNotElement = (cell: string, ask: (digit: Digit) => void): HTMLElement => {
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
    h("div", { class: "chips" }, ...DIGITS.map(chip)),
  );
};
