// For who is new here: what this is, how to begin, how to learn. It goes with the first move. Where it lies below
// the board, a button over the example that one first sees leads there.
import { button, h } from "./dom.ts";
import type { Context } from "./context.ts";

export const EXAMPLE_TITLE = "An example"; // what it is called

export const newHereButton = (context: Context): HTMLElement => {
  const lead = () => {
    context.open("hint");
    const welcome = document.querySelector<HTMLElement>(".welcome");
    welcome?.scrollIntoView({ block: "end" });
    welcome?.querySelector("button")?.focus();
  };
  const element = button("New here?", lead, { class: "quiet new-here", "data-name": "new-here" });
  const look = () => {
    const { subject, history } = context.store.now;
    element.hidden = subject.title !== EXAMPLE_TITLE || history.past.length > 0;
  };
  context.store.listen(look);
  look();
  return element;
};

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
