// For who is new here: what this is, how to begin, how to learn. It stands in the panel of hints, and where that lies
// below the board, in place of the pad, until a cell is tapped; it goes with the first move, or when it is closed.
import { FIRST_GAME } from "../app/first_game.ts";
import { button, h } from "./dom.ts";
import type { Context } from "./context.ts";

export const isWelcome = ({ store: { now } }: Context): boolean => now.settings.welcome && !now.history.past.length;

// Until somebody begins with the first puzzle, or has closed what stands beside it.
export const isReadFirst = (context: Context): boolean => {
  const { subject, selection } = context.store.now;
  return isWelcome(context) && subject.title === FIRST_GAME.title && !selection.length;
};

export const welcomeElement = (context: Context): HTMLElement => {
  const { store } = context;
  const close = () => {
    store.send({ type: "settings", settings: { welcome: false } });
    context.toBoard(store.now.cursor);
  };
  const isFirst = store.now.subject.title === FIRST_GAME.title;
  return h(
    "section",
    { class: "welcome", "aria-label": "New here?" },
    h(
      "p",
      {},
      h("b", {}, "Sudoku with reasons. "),
      "Play, and ask why: every hint is drawn on the board, told in plain words, and proved.",
      isFirst && " This puzzle is an easy one.",
    ),
    h(
      "div",
      { class: "buttons" },
      button("Play this one", close, { class: "primary", "data-name": "welcome-play" }),
      button("Choose another", () => context.begin("choice"), { "data-name": "welcome-choice" }),
      button("Today's easy puzzle", () => context.begin("daily"), { "data-name": "welcome-daily" }),
      button("Learn to solve", () => context.begin("lessons"), { "data-name": "welcome-lessons" }),
    ),
  );
};

export const firstWelcome = (context: Context): HTMLElement => {
  const element = welcomeElement(context);
  const look = () => {
    element.hidden ||= !isReadFirst(context);
  };
  context.store.listen(look);
  look();
  return element;
};
