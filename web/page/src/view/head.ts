// The head of the page: its name, what somebody who has a puzzle looks for, what was played, and a new game.
import { button, h } from "./dom.ts";
import { icon } from "./icons.ts";

export interface HeadActions {
  readonly own: () => void;
  readonly statistics: () => void;
  readonly newGame: () => void;
}

export const headElement = ({ own, statistics, newGame }: HeadActions): HTMLElement => {
  const figures = button("", statistics, {
    class: "quiet icon-button",
    "aria-label": "Statistics",
    title: "Statistics",
    "data-name": "statistics-button",
  });
  figures.append(icon("chart"));
  const fresh = button("New", newGame, { class: "primary new-button", title: "A new puzzle", "data-name": "new-button" });
  fresh.prepend(icon("plus"));
  return h(
    "header",
    { class: "top" },
    h("h1", {}, "nonet"),
    h("p", { class: "motto" }, "Sudoku with reasons"),
    h(
      "button",
      { type: "button", class: "quiet own", "data-name": "own", click: own },
      "Paste your own puzzle",
      h("span", { class: "for-keys" }, " anywhere (Ctrl+V)"), // a finger has no keys
      ", or type it",
    ),
    figures,
    fresh,
  );
};
