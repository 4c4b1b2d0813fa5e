// The picture on a handle by which a row is dragged: six dots in a square of 20.
import { svg } from "./dom.ts";

const DOT = "m-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0";
const DOTS = [4, 10, 16].flatMap((y) => [`M7 ${y}${DOT}`, `M13 ${y}${DOT}`]).join("");

export const gripIcon = (): SVGElement =>
  svg("svg", { viewBox: "0 0 20 20", class: "icon", "aria-hidden": "true" }, svg("path", { d: DOTS }));
