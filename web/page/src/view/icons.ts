// Pictures on buttons, in a square of 20: each is a path, or several, drawn with a line or filled.
import { svg } from "./dom.ts";

const DOT = "m-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0";
const DOTS = [4, 10, 16].flatMap((y) => [`M7 ${y}${DOT}`, `M13 ${y}${DOT}`]).join("");

// The handle by which a row is dragged: six dots.
export const gripIcon = (): SVGElement =>
  svg("svg", { viewBox: "0 0 20 20", class: "icon", "aria-hidden": "true" }, svg("path", { d: DOTS }));

const LINES = {
  undo: "M7 4L3 8L7 12M3 8H12a5 4.5 0 0 1 0 9H8",
  redo: "M13 4L17 8L13 12M17 8H8a5 4.5 0 0 0 0 9H12",
  erase: "M7 4H18V16H7L2 10ZM10 8L15 12.5M15 8L10 12.5",
  pencil: "M3 17L4 13L13.5 3.5L16.5 6.5L7 16ZM11.5 5.5L14.5 8.5",
  pause: "M7 4V16M13 4V16",
  play: "M6 4L16 10L6 16Z",
  gear: "M3 6H10M14 6H17M12 4a2 2 0 1 0 0.01 0M3 14H6M10 14H17M8 12a2 2 0 1 0 0.01 0",
  chart: "M3 17H17M5.5 14V10M10 14V4M14.5 14V7",
  camera: "M3 6H6.5L8 4H12L13.5 6H17V16H3ZM10 8a3 3 0 1 0 0.01 0",
  plus: "M10 4V16M4 10H16",
  restart: "M4 4V16M16 5L8 10L16 15Z",
  bulb: "M8 15H12M8.5 17.5H11.5M8 15C8 12.5 5.5 11.5 5.5 8a4.5 4.5 0 0 1 9 0C14.5 11.5 12 12.5 12 15",
} as const;
export type IconName = keyof typeof LINES;

export const icon = (name: IconName): SVGElement =>
  svg(
    "svg",
    { viewBox: "0 0 20 20", class: "icon line-icon", "aria-hidden": "true" },
    svg("path", { d: LINES[name] }),
  );
