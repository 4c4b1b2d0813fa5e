// The rungs of a hint that have been told, one below the other; the newest has the legend of what it shows.
import { drawingOfRung } from "../draw/drawing.ts";
import type { Hint, Rung } from "../engine/answers.ts";
import { h } from "./dom.ts";
import type { Context } from "./context.ts";
import { legendElement } from "./legend.ts";
import { phraseElements } from "./phrases.ts";

const FIRST_WITH_LEGEND = 3;

export const ladderElement = (context: Context, hint: Hint, upTo: number): HTMLElement => {
  const { coordinates } = context.store.now.settings;
  const words = (rung: Rung) =>
    h(
      "span",
      {},
      phraseElements(rung.text, coordinates, (cells) => context.light(cells)),
    );
  return h(
    "ol",
    { class: "ladder" },
    ...hint.rungs
      .slice(0, upTo)
      .map((rung) =>
        h(
          "li",
          { class: rung.rung === upTo ? "newest" : "" },
          words(rung),
          rung.rung === upTo && rung.rung >= FIRST_WITH_LEGEND && legendElement(drawingOfRung(rung, hint.step)),
        ),
      ),
  );
};

// What the next rung tells, as a question.
export const moreWords = (hint: Hint | undefined, rung: number): string => {
  if (!hint) return "Hint";
  if (hint.kind === "mistake") return "Which?";
  if (hint.kind === "no-solution") return "Where is the mistake?";
  return ["", "What kind?", "Where?", "Show the pattern", "What follows?"][rung] ?? "";
};
