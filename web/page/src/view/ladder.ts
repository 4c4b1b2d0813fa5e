// The rungs of a hint that have been told, one below the other; the newest has the legend of what it shows.
import { drawingOfRung } from "../draw/drawing.ts";
import type { Hint, Rung } from "../engine/answers.ts";
import { h } from "./dom.ts";
import type { Context } from "./context.ts";
import { legendElement } from "./legend.ts";
import { phraseElements } from "./phrases.ts";
import { stepScale } from "./scale.ts";

const FIRST_WITH_LEGEND = 3;

export const rungElement = (context: Context, { text }: Rung): HTMLElement => {
  const { coordinates } = context.store.now.settings;
  const plain = (words: string) => phraseElements(words, coordinates, (cells, by) => context.light(cells, by));
  // "Look for a single: Easy, SE 1.0.": what to do, and how hard that is.
  const [, what, level, scale] = /^(Look for .*): (\w+)(?:, (SE \d+\.\d))?\.$/.exec(text) ?? [];
  if (!what) return h("span", {}, plain(text));
  return h("span", {}, plain(`${what}.`), h("small", { class: "rung-scale" }, level, scale && " · ", scale && stepScale(context, scale)));
};

export const ladderElement = (context: Context, hint: Hint, upTo: number, from = 1): HTMLElement => {
  return h(
    "ol",
    { class: "ladder" },
    ...hint.rungs
      .slice(from - 1, upTo)
      .map((rung) =>
        h(
          "li",
          { class: rung.rung === upTo ? "newest" : "" },
          rungElement(context, rung),
          rung.rung === upTo && rung.rung >= FIRST_WITH_LEGEND && legendElement(drawingOfRung(rung, hint.step)),
        ),
      ),
  );
};
