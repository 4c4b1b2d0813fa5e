// Undo, one press at a time: at the first move of a puzzle the next one would lead to the puzzle before, which is not
// what a press too many should do. So it says so first, and goes if nothing else is done before the next.
import { undoLeaves } from "../app/app.ts";
import type { App } from "../app/app.ts";
import type { Context } from "./context.ts";

const warned = new WeakSet<App>();

export const undoOnce = (page: Pick<Context, "store" | "tell">): void => {
  const { now } = page.store;
  if (undoLeaves(now) && !warned.has(now)) {
    warned.add(now);
    page.tell("This is where this puzzle began. Undo once more for the one before it.");
  } else page.store.send({ type: "undo" });
};
