// The board as a person meets it: a drawing that no screen reader sees, and over it a real grid of 81
// labelled cells that holds the focus, takes pointers, and speaks.
import { CELLS, columnOf, rowOf } from "../board/cells.ts";
import type { Candidate, Cell } from "../board/cells.ts";
import { conflictsOf } from "../board/board.ts";
import { topologyNamed } from "../board/rules.ts";
import { labelOf } from "../board/cell_text.ts";
import { cellParts } from "../draw/cell_parts.ts";
import { boardLayers, candidatesShown, rulesOf } from "../draw/board_shapes.ts";
import type { Picture } from "../draw/board_shapes.ts";
import { BOARD, CELL, digitNear } from "../draw/geometry.ts";
import { h, svg } from "./dom.ts";
import { Painter } from "./painter.ts";

export interface BoardEvents {
  press(cell: Cell, event: PointerEvent): void;
  drag(cell: Cell): void;
  tap(event: PointerEvent): void; // let go where it was pressed, and soon
  hold(cell: Cell): void;
  twice(cell: Cell): void;
  hover(at: Candidate | undefined): void;
}

const NEAR = 3; // pixels
const LONG_PRESS = 500; // milliseconds
const EDGE = 3; // half of the outermost line

export class BoardView {
  readonly element: HTMLElement;
  private readonly picture = svg("svg", {
    class: "board-picture",
    viewBox: `${-EDGE} ${-EDGE} ${BOARD + 2 * EDGE} ${BOARD + 2 * EDGE}`,
    "aria-hidden": "true",
    focusable: "false",
  });
  private readonly painter = new Painter(this.picture);
  private readonly grid: HTMLElement;
  private readonly cells: HTMLElement[];
  private readonly told: string[] = []; // of each cell, as a screen reader has it now
  private dragging = false;
  private dragged: Cell | undefined;
  private tapped: Cell | undefined;
  private pressTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly events: BoardEvents) {
    // One row made, the others copied: the browser does that faster than any script.
    const one = h("div", { role: "gridcell", class: "cell", tabindex: -1 });
    const first = h("div", { role: "row", class: "row" }, ...Array.from({ length: 9 }, () => one.cloneNode()));
    const rows = Array.from({ length: 9 }, () => first.cloneNode(true) as HTMLElement);
    this.cells = rows.flatMap((row) => [...row.children] as HTMLElement[]);
    this.cells.forEach((element, cell) => (element.dataset["cell"] = String(cell)));
    const grid = (this.grid = h(
      "div",
      { role: "grid", class: "grid", "aria-label": "Sudoku board", "aria-multiselectable": "true" },
      ...rows,
    ));
    this.element = h("div", { class: "board" }, this.picture, grid);
    grid.addEventListener("pointerdown", (event) => this.pressed(event));
    grid.addEventListener("pointermove", (event) => this.moved(event));
    grid.addEventListener("pointerleave", () => events.hover(undefined));
    grid.addEventListener("dblclick", (event) => {
      const cell = this.cellOf(event.target);
      if (cell !== undefined) events.twice(cell);
    });
    grid.addEventListener("contextmenu", (event) => event.preventDefault());
    for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, (event) => this.released(event as PointerEvent));
  }

  private cellOf(target: EventTarget | null): Cell | undefined {
    const text =
      target instanceof Element ? target.closest("[data-cell]")?.getAttribute("data-cell") : undefined;
    return text ? Number(text) : undefined;
  }

  // The candidate under a pointer.
  at(event: PointerEvent | MouseEvent): Candidate | undefined {
    const cell = this.cellOf(document.elementFromPoint(event.clientX, event.clientY));
    if (cell === undefined) return undefined;
    const box = this.cells[cell].getBoundingClientRect();
    return {
      cell,
      digit: digitNear((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height),
    };
  }

  // Whether the text of a rule is under a pointer, the sum of a cage.
  isOnLabel({ clientX: x, clientY: y }: PointerEvent): boolean {
    return [...this.picture.querySelectorAll(".clue-label")].some((label) => {
      const { left, right, top, bottom } = label.getBoundingClientRect();
      return x >= left - NEAR && x <= right + NEAR && y >= top - NEAR && y <= bottom + NEAR;
    });
  }

  private pressed(event: PointerEvent): void {
    const cell = this.cellOf(event.target);
    if (cell === undefined || event.button > 0) return;
    this.dragging = true;
    this.dragged = this.tapped = cell;
    // The finger may wander over other cells.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
      event.target.releasePointerCapture(event.pointerId);
    this.events.press(cell, event);
    this.pressTimer = setTimeout(() => {
      this.tapped = undefined;
      this.events.hold(cell);
    }, LONG_PRESS);
  }

  private moved(event: PointerEvent): void {
    const at = this.at(event);
    if (this.dragging && at && at.cell !== this.dragged) {
      clearTimeout(this.pressTimer);
      this.dragged = at.cell;
      this.tapped = undefined;
      this.events.drag(at.cell);
    }
    // A pointer that rests is told of, too, when what lies under it has been drawn anew.
    const isMoved = event.movementX !== 0 || event.movementY !== 0;
    if (!this.dragging && isMoved) this.events.hover(at);
  }

  private released(event: PointerEvent): void {
    this.dragging = false;
    clearTimeout(this.pressTimer);
    if (this.tapped !== undefined && event.type === "pointerup" && this.at(event)?.cell === this.tapped) this.events.tap(event);
    this.tapped = undefined;
  }

  focus(cell: Cell): void {
    this.cells[cell].focus({ preventScroll: true });
  }
  get hasFocus(): boolean {
    return this.element.contains(document.activeElement);
  }

  // What stands beside the board takes room from it.
  private frame(picture: Picture): void {
    const { rows, columns } = topologyNamed(picture.board.rules);
    const [wide, high] = [columns * CELL, rows * CELL];
    const { left, top, right, bottom } = rulesOf(picture) ?? { left: 0, top: 0, right: wide, bottom: high };
    const [x, y] = [left - EDGE, top - EDGE];
    const side = Math.max(right - left, bottom - top) + 2 * EDGE;
    const box = `${x} ${y} ${side} ${side}`;
    if (this.picture.getAttribute("viewBox") === box) return;
    this.picture.setAttribute("viewBox", box);
    const isWhole = side === BOARD + 2 * EDGE && wide === BOARD && high === BOARD;
    const beside = isWhole ? [0, 0, 0, 0] : [-y, x + side - wide, y + side - high, -x].map((of) => of / side);
    const { style } = this.element.parentElement ?? this.element;
    style.setProperty("--rows", String(rows));
    style.setProperty("--columns", String(columns));
    this.cells.forEach((element, cell) => (element.hidden = rowOf(cell) >= rows || columnOf(cell) >= columns));
    [...this.grid.children].forEach((row, at) => row.toggleAttribute("hidden", at >= rows));
    this.grid.style.inset = isWhole ? "" : beside.map((share) => `${100 * share}%`).join(" ");
    // The names of rows and columns stand where these are.
    ["top", "right", "bottom", "left"].forEach((edge, i) => style.setProperty(`--beside-${edge}`, String(beside[i])));
  }

  draw(picture: Picture, cursor: Cell): void {
    this.frame(picture);
    this.painter.paint(boardLayers(picture));
    const selection = new Set(picture.selection);
    const conflicts = picture.wrong ?? conflictsOf(picture.board);
    const parts = cellParts(picture.drawing, picture.board);
    for (const cell of CELLS) {
      const [isWrong, isChosen, isCursor] = [conflicts.has(cell), selection.has(cell), cell === cursor];
      const label = labelOf(picture.board, cell, candidatesShown(picture, cell), isWrong, parts.get(cell));
      const told = `${label} ${isWrong} ${isChosen} ${isCursor}`;
      if (this.told[cell] === told) continue;
      this.told[cell] = told;
      const element = this.cells[cell];
      element.setAttribute("aria-label", label);
      element.setAttribute("aria-selected", String(isChosen));
      if (isWrong) element.setAttribute("aria-invalid", "true");
      else element.removeAttribute("aria-invalid");
      element.tabIndex = isCursor ? 0 : -1;
    }
    if (this.hasFocus) this.focus(cursor);
  }
}
