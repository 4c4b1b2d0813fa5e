// Who plays which role in a step, and how that looks: every role has a shape besides its colour, and
// words for the legend. The names are the engine's.
import type { Shape } from "./shape.ts";
import { shape } from "./shape.ts";
import { NODE_RADIUS, rounded } from "./geometry.ts";
import type { Point } from "./geometry.ts";

export type Form = "disc" | "square" | "diamond" | "triangle" | "hexagon" | "dashed" | "double" | "octagon" | "ring";

export interface Look {
  readonly form: Form;
  readonly hue: string; // a class: hue-blue and so on, see board.css
  readonly words: string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  pattern: { form: "disc", hue: "hue-violet", words: "pattern" },
  pivot: { form: "square", hue: "hue-sky", words: "pivot" },
  pincer: { form: "double", hue: "hue-sky", words: "pincer" },
  fin: { form: "triangle", hue: "hue-amber", words: "fin" },
  "endo-fin": { form: "diamond", hue: "hue-amber", words: "fin in two bases" },
  link: { form: "hexagon", hue: "hue-sky", words: "link" },
  guardian: { form: "octagon", hue: "hue-amber", words: "extra candidate" },
  clash: { form: "ring", hue: "hue-rose", words: "contradict each other" },
  taken: { form: "hexagon", hue: "hue-rose", words: "one of these is true" },
  assumed: { form: "dashed", hue: "hue-violet", words: "supposed" },
};

const HUES = ["hue-blue", "hue-amber", "hue-violet", "hue-sky", "hue-rose", "hue-slate"];
const COLOUR_FORMS: readonly Form[] = ["disc", "square"];

const groupOf = (name: string): number => {
  const tail = name.slice(name.indexOf("-") + 1);
  return /^[a-z]$/.test(tail) ? tail.charCodeAt(0) - "a".charCodeAt(0) : Math.max(0, Number(tail) - 1 || 0);
};
export const letterOf = (name: string): string => {
  const group = groupOf(name);
  return group < 26 ? String.fromCharCode("A".charCodeAt(0) + group) : String(group + 1);
};

export const isSetRole = (name: string): boolean => name.startsWith("set-");

export const lookOf = (name: string): Look => {
  const group = groupOf(name);
  if (name.startsWith("color-"))
    return {
      form: COLOUR_FORMS[group % 2],
      hue: HUES[group % HUES.length],
      words: `colour ${letterOf(name)}: all true or all false`,
    };
  if (isSetRole(name))
    return { form: "square", hue: HUES[(group + 3) % HUES.length], words: `set ${letterOf(name)}` };
  return LOOKS[name] ?? { form: "disc", hue: "hue-slate", words: name };
};

// What a sentence calls them, where it has words of its own for the parts of its pattern. What pincers share is
// true in one of them.
const EXOCET: Readonly<Record<string, string>> = {
  "set-a": "base cells",
  "set-b": "targets",
  "set-c": "mirror cells",
  base: "cross-lines",
  pattern: "digits of the base in the cross-lines",
};
export const calledIn = (technique: string, roles: readonly string[]): Readonly<Record<string, string>> => {
  if (technique.includes("exocet")) return EXOCET;
  return roles.includes("pincer") ? { pattern: "one of these is true" } : {};
};

const polygon = ({ x, y }: Point, radius: number, corners: number, turn: number): string => {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = ((i + turn) / corners) * 2 * Math.PI;
    return `${rounded(x + radius * Math.sin(angle))} ${rounded(y - radius * Math.cos(angle))}`;
  });
  return `M${points.join("L")}Z`;
};

const CORNERS: Readonly<Partial<Record<Form, readonly [number, number, number]>>> = {
  // corners, turn, size
  triangle: [3, 0, 1.38],
  diamond: [4, 0, 1.25],
  square: [4, 0.5, 1.32],
  hexagon: [6, 0.5, 1.12],
  octagon: [8, 0.5, 1.1],
};

// The mark of a role around a point.
export const markShapes = (form: Form, hue: string, at: Point, radius = NODE_RADIUS): Shape[] => {
  const corners = CORNERS[form];
  const centre = { cx: rounded(at.x), cy: rounded(at.y) };
  if (corners) {
    const [count, turn, size] = corners;
    const low = form === "triangle" ? { x: at.x, y: at.y + 2 } : at;
    return [shape("path", `mark ${hue}`, { d: polygon(low, radius * size, count, turn) })];
  }
  if (form === "ring") return [shape("circle", `mark ring ${hue}`, { ...centre, r: radius + 4 })];
  const disc = shape("circle", `mark ${hue}${form === "dashed" ? " dashed" : ""}`, { ...centre, r: radius });
  return form === "double"
    ? [disc, shape("circle", `mark-rim ${hue}`, { ...centre, r: radius - 3.5 })]
    : [disc];
};
