// The rules of a game as shapes, from the picture that the engine draws of its empty board: cages, lines, dots, other
// boxes, and what stands beside the board. Notes make room where labels stand in the corners of cells.
import { learned } from "../board/rules.ts";
import { shape } from "./shape.ts";
import type { Shape } from "./shape.ts";

// Shapes with their inks, and how far they reach beyond the board.
export interface RuleDrawing {
  readonly under: readonly Shape[];
  readonly lines: readonly Shape[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface RuleDrawings {
  readonly light: RuleDrawing;
  readonly dark: RuleDrawing;
}

// By the text of the rules, as board/rules.ts knows what they say.
const known = learned<RuleDrawings>("drawings");
export const learnDrawings = (rules: string, drawings: RuleDrawings): void => void known.set(rules, drawings);
export const drawingsNamed = (rules: string | undefined): RuleDrawings | undefined =>
  rules === undefined ? undefined : known.get(rules);

const MARGIN = 20; // of the engine's pictures
const WORDS_BELOW = 30; // what the picture says in words begins so far below the board
const TAGS = ["path", "circle", "rect", "line"] as const;

const shapesIn = (picture: string, layer: string): Shape[] => {
  const inside = new RegExp(`<g class="layer-${layer}">(.*?)</g>`, "s").exec(picture)?.[1] ?? "";
  return [...inside.matchAll(/<(\w+) ([^>]*?)\/>/g)].flatMap(([, name, list]) => {
    const tag = TAGS.find((each) => each === name);
    const { class: words = "", ...attributes } = Object.fromEntries(
      [...list.matchAll(/([a-z][\w-]*)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    delete attributes["aria-label"]; // nobody hears the picture: the rules are told beside it
    return tag ? [shape(tag, words, attributes)] : [];
  });
};

export const ruleDrawing = (picture: string): RuleDrawing => {
  const [x, y, width, height] = (/viewBox="([^"]*)"/.exec(picture)?.[1] ?? "-20 -20 940 940").split(" ").map(Number);
  const words = /class="words"[^>]*translate\(\S+ ([\d.]+)\)/.exec(picture)?.[1];
  return {
    under: shapesIn(picture, "rules"),
    lines: shapesIn(picture, "lines"),
    left: x + MARGIN,
    top: y + MARGIN,
    right: x + width - MARGIN,
    bottom: words === undefined ? y + height - MARGIN : Number(words) - WORDS_BELOW,
  };
};

export const hasLabels = ({ lines }: RuleDrawing): boolean =>
  lines.some(({ attributes }) => attributes["class"] === "clue-label");
