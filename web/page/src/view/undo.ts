// Undo stays within a puzzle: where that began, the one before it is offered, and no press too many leads there.
import { undoLeaves } from "../app/app.ts";
import type { Context } from "./context.ts";

export const undoWithin = (page: Pick<Context, "store" | "tell">): void => {
  const undo = () => page.store.send({ type: "undo" });
  if (undoLeaves(page.store.now)) page.tell("This is where this puzzle began.", { words: "The puzzle before", take: undo });
  else undo();
};
