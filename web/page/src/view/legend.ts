// The legend under the board: each shape that is in the picture, with its words.
import { legendOf } from "../draw/drawing.ts";
import type { Drawing, LegendEntry } from "../draw/drawing.ts";
import { lookOf, markShapes } from "../draw/roles.ts";
import { shape } from "../draw/shape.ts";
import type { Shape } from "../draw/shape.ts";
import { h, svg } from "./dom.ts";

const MIDDLE = { x: 22, y: 22 };

const iconOf = ({ kind, name }: LegendEntry): Shape[] => {
  switch (kind) {
    case "mark":
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
    case "group":
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
    case "effect":
      return name === "place"
        ? [
            shape("circle", "placement", { cx: 22, cy: 22, r: 15 }),
            shape("circle", "placement", { cx: 22, cy: 22, r: 11 }),
          ]
        : [shape("path", "strike", { d: "M10 10L34 34M10 34L34 10" })];
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
          { viewBox: "0 0 44 44", class: "legend-icon", "aria-hidden": "true" },
          ...iconOf(entry).map(({ tag, attributes }) => svg(tag, attributes)),
        ),
        entry.words,
      ),
    ),
  );
