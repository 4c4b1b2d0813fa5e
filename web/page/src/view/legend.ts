// The legend under the board: each shape that is in the picture, with its words.
import { legendOf } from "../draw/drawing.ts";
import type { Drawing, LegendEntry } from "../draw/drawing.ts";
import { isSetRole, letterOf, lookOf, markShapes } from "../draw/roles.ts";
import { shape } from "../draw/shape.ts";
import type { Shape } from "../draw/shape.ts";
import { h, svg } from "./dom.ts";

const MIDDLE = { x: 22, y: 22 };

// The squares of a set have its letter.
const setIcon = (name: string): Shape[] => {
  const { hue } = lookOf(name);
  return [
    shape("rect", `set-cell ${hue}`, { x: 4, y: 4, width: 36, height: 36, rx: 7 }),
    shape("circle", `set-tag ${hue}`, { cx: MIDDLE.x, cy: MIDDLE.y, r: 12 }),
    shape("text", "set-letter", MIDDLE, letterOf(name)),
  ];
};

const iconOf = ({ kind, name }: LegendEntry): Shape[] => {
  switch (kind) {
    case "mark":
      if (isSetRole(name)) return setIcon(name);
      return markShapes(lookOf(name).form, lookOf(name).hue, MIDDLE);
    case "house":
      return [shape("rect", `band band-${name}`, { x: 3, y: 10, width: 38, height: 24, rx: 5 })];
    case "arrow":
      return [
        shape("path", `arrow ${name}`, { d: "M3 22L34 22" }),
        shape("path", `head ${name}`, { d: "M42 22L30 16L30 28Z" }),
      ];
    case "tie":
      return [shape("path", `arrow ${name}`, { d: "M3 22L41 22" })];
    case "node":
      return [shape("circle", `node ${name}`, { cx: MIDDLE.x, cy: MIDDLE.y, r: 14 })];
    case "so-far":
      if (name === "emptied")
        return [shape("rect", "band band-emptied", { x: 5, y: 5, width: 34, height: 34, rx: 8 })];
      if (name === "held") return [shape("circle", "held", { cx: MIDDLE.x, cy: MIDDLE.y, r: 13 })];
      return [shape("path", "struck", { d: "M11 33L33 11" })];
    case "group":
      if (name === "apart")
        return [
          shape("path", "tie", { d: "M9 22L35 22" }),
          ...[9, 35].map((x) => shape("circle", "node on", { cx: x, cy: MIDDLE.y, r: 8 })),
        ];
      return [
        shape("rect", `hull on${name === "set" ? " set-hull" : ""}`, {
          x: 3,
          y: 10,
          width: 38,
          height: 24,
          rx: 12,
        }),
      ];
    case "deadly":
      return [
        shape("path", "deadly", { d: "M4 14L4 4L14 4M30 4L40 4L40 14M4 30L4 40L14 40M30 40L40 40L40 30" }),
      ];
    case "truth":
      return [shape("rect", "truth", { x: 9, y: 9, width: 26, height: 26, rx: 4 })];
    case "single":
      if (name === "cross") return [shape("path", "block-cross", { d: "M10 10L34 34M10 34L34 10" })];
      return [shape("circle", "blocker", { cx: MIDDLE.x, cy: MIDDLE.y, r: 17 })];
    case "effect":
      if (name === "remove") return [shape("circle", "gone-disc", { cx: MIDDLE.x, cy: MIDDLE.y, r: 14 })];
      if (name === "place-single")
        return [shape("rect", "target", { x: 5, y: 5, width: 34, height: 34, rx: 5 }), shape("circle", "placement", { cx: 22, cy: 22, r: 13 })];
      return [
        shape("circle", "placement", { cx: 22, cy: 22, r: 15 }),
        shape("circle", "placement", { cx: 22, cy: 22, r: 11 }),
      ];
  }
};

export const legendElement = (drawing: Drawing): HTMLElement =>
  h(
    "ul",
    { class: "legend", "aria-label": "Legend" },
    ...legendOf(drawing).map((entry) =>
      h(
        "li",
        {},
        svg(
          "svg",
          { viewBox: "0 0 44 44", class: "board-picture legend-icon", "aria-hidden": "true" },
          ...iconOf(entry).map(({ tag, attributes, text }) => svg(tag, attributes, text)),
        ),
        entry.words,
      ),
    ),
  );
