// Pictures on buttons, each a path in a square of 20.
import { svg } from "./dom.ts";

const DOT = "m-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0";
const ICONS = {
  first: "M3 3h2.5v14H3zM17 3v14L7 10z",
  previous: "M15 3v14L5 10z",
  play: "M5 3v14l11-7z",
  pause: "M4 3h4v14H4zM12 3h4v14h-4z",
  next: "M3 3v14l9-7zM13 3h3v14h-3z",
  grip: [4, 10, 16].flatMap((y) => [`M7 ${y}${DOT}`, `M13 ${y}${DOT}`]).join(""),
};

export type Icon = keyof typeof ICONS;
export const icon = (name: Icon): SVGElement =>
  svg("svg", { viewBox: "0 0 20 20", class: "icon", "aria-hidden": "true" }, svg("path", { d: ICONS[name] }));
