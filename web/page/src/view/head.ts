// The head of the page: its name, what somebody who has a puzzle looks for, what was played, and a new game.
import { button, h } from "./dom.ts";
import { icon } from "./icons.ts";
import type { IconName } from "./icons.ts";

export interface HeadActions {
  readonly own: () => void;
  readonly photo: () => void;
  readonly statistics: () => void;
  readonly newGame: () => void;
}

export const headElement = ({ own, photo, statistics, newGame }: HeadActions): HTMLElement => {
  const iconButton = (words: string, picture: IconName, name: string, click: () => void) => {
    const made = button("", click, { class: "quiet icon-button", "aria-label": words, title: words, "data-name": name });
    made.append(icon(picture));
    return made;
  };
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
    iconButton("From a photo", "camera", "photo-button", photo),
    iconButton("Statistics", "chart", "statistics-button", statistics),
    fresh,
  );
};
