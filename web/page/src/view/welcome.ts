// For who is new here: what this is, how to begin, how to learn. It goes with the first move. Where it lies below
// the board, a button over the board leads there.
import { button, h } from "./dom.ts";
import type { Context } from "./context.ts";

export const newHereButton = (context: Context): HTMLElement =>
  button(
    "New here?",
    () => {
      context.open("hint");
      const welcome = document.querySelector<HTMLElement>(".welcome");
      welcome?.scrollIntoView({ block: "end" });
      welcome?.querySelector("button")?.focus();
    },
    { class: "quiet new-here", "data-name": "new-here" },
  );

export const welcomeElement = (context: Context): HTMLElement =>
  h(
    "section",
    { class: "welcome", "aria-label": "New here?" },
    h("h3", {}, "New here?"),
    h(
      "p",
      {},
      "nonet makes Sudoku puzzles, says how hard they are and why each step holds: drawn on the board, told in plain words, and proved. " +
        "It runs in your browser alone.",
    ),
    h(
      "div",
      { class: "buttons" },
      button("An easy puzzle", () => context.begin("easy"), { "data-name": "welcome-easy" }),
      button("Puzzle of the day", () => context.begin("daily"), { "data-name": "welcome-daily" }),
      button("From a photo", () => context.photo(), { "data-name": "welcome-photo" }),
      button("Learn a technique", () => context.open("lessons"), { "data-name": "welcome-lessons" }),
    ),
  );
