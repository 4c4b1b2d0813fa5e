// The head of the page: its name, and what somebody who has a puzzle looks for first.
import { h } from "./dom.ts";

export const headElement = (toOwnPuzzle: () => void): HTMLElement =>
  h(
    "header",
    { class: "top" },
    h("h1", {}, "nonet"),
    h("p", { class: "motto" }, "What now, and why?"),
    h(
      "button",
      { type: "button", class: "quiet own", "data-name": "own", click: toOwnPuzzle },
      "Paste your own puzzle",
      h("span", { class: "for-keys" }, " anywhere (Ctrl+V)"), // a finger has no keys
      ", or type it",
    ),
  );
