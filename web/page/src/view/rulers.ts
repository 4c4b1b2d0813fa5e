// Names of rows and columns at the edges of the board.
import { cellAt, cellLabel } from "../board/cells.ts";
import type { Coordinates, Shape } from "../board/cells.ts";
import { h } from "./dom.ts";

const rowName = (row: number, coordinates: Coordinates): string =>
  coordinates === "r1c1" ? `r${row + 1}` : cellLabel(cellAt(row, 0), coordinates).charAt(0);
const columnName = (column: number, coordinates: Coordinates): string =>
  coordinates === "r1c1" ? `c${column + 1}` : String(column + 1);

export const rulers = (frame: HTMLElement, { rows, columns }: Shape, coordinates: Coordinates, shown: boolean): void => {
  const state = shown ? `${coordinates} ${rows} ${columns}` : "";
  if (frame.dataset["rulers"] === state) return;
  frame.dataset["rulers"] = state;
  for (const old of frame.querySelectorAll(".ruler")) old.remove();
  if (!shown) return;
  const names = (length: number, name: (index: number, coordinates: Coordinates) => string) =>
    Array.from({ length }, (_, index) => h("span", {}, name(index, coordinates)));
  frame.append(
    h("div", { class: "ruler ruler-top", "aria-hidden": "true" }, ...names(columns, columnName)),
    h("div", { class: "ruler ruler-left", "aria-hidden": "true" }, ...names(rows, rowName)),
  );
};
