// The board of the bench: it takes drags, taps and keys, and shows rules, givens, what is being marked, and what is known
// of solutions. What they mean is decided by setter_view.ts.
import { EMPTY_BOARD, EMPTY_SQUARE } from "../board/board.ts";
import type { Board } from "../board/board.ts";
import { CELLS, PLAIN_GAME, cellAt, columnOf, onlyOf, rowOf, sizeOf } from "../board/cells.ts";
import type { Cell, Mask, Shape } from "../board/cells.ts";
import { learnRules } from "../board/rules.ts";
import { PLAIN } from "../draw/board_shapes.ts";
import { CELL } from "../draw/geometry.ts";
import { learnDrawings } from "../draw/rule_drawing.ts";
import type { RuleDrawing } from "../draw/rule_drawing.ts";
import { overlaid, slotAt } from "../setter/overlay.ts";
import type { Overlay } from "../setter/overlay.ts";
import { extended } from "../setter/draft.ts";
import { shapeOf } from "../setter/puzzle.ts";
import type { Setting } from "../setter/puzzle.ts";
import type { Tool } from "../setter/tools.ts";
import { BoardView } from "./board_view.ts";

const NAME = "the bench"; // of its rules, among those that are drawn

export interface BenchEvents {
  tool(): Tool;
  shape(): Shape; // of the board
  pressed(cell: Cell): void; // the cursor is there now
  marking(path: readonly Cell[]): void; // while it is dragged
  dragged(path: readonly Cell[]): void;
  tapped(cell: Cell, place: number): void;
  besides(row: number, column: number): void;
}

// What is seen in the cells besides the givens.
export interface Inside {
  readonly digits?: string | undefined; // a solution
  readonly masks?: readonly Mask[]; // candidates
  readonly areAll?: boolean; // no more will come: a cell with one is settled
  readonly isFormer?: boolean; // of the puzzle before
}

export interface BenchPicture extends Overlay {
  readonly setting: Setting;
  readonly inside: Inside;
  readonly lit: readonly Cell[];
  readonly cursor: Cell;
  readonly dark: boolean;
}

// Until the engine has drawn it: an empty board of that size.
export const bareDrawing = (setting: Setting): RuleDrawing => {
  const { rows, columns } = shapeOf(setting);
  return { under: [], lines: [], left: 0, top: 0, right: columns * CELL, bottom: rows * CELL };
};

const CORNERS: ReadonlySet<number> = new Set([1, 3, 7, 9]);

export class SetterBoard {
  readonly view: BoardView;
  private path: readonly Cell[] = [];
  private place = 5;
  private isDown = false;
  private learned: Shape | undefined;

  constructor(private readonly events: BenchEvents) {
    const nothing = () => undefined;
    this.view = new BoardView({
      press: (cell, event) => this.press(cell, event),
      drag: nothing,
      tap: nothing,
      hold: nothing,
      twice: nothing,
      hover: nothing,
    });
    const { element } = this.view;
    element.addEventListener("pointerdown", (event) => this.beside(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    window.addEventListener("pointerup", () => this.release());
    window.addEventListener("pointercancel", () => this.cancel());
  }

  private press(cell: Cell, event: PointerEvent): void {
    this.isDown = true;
    this.path = [cell];
    this.place = this.view.at(event)?.digit ?? 5;
    this.events.pressed(cell);
    this.events.marking(this.path);
  }

  // On the way aslant one passes the corners of cells that are not meant.
  private move(event: PointerEvent): void {
    if (!this.isDown) return;
    const at = this.view.at(event);
    const { shape } = this.events.tool();
    const isAslant = shape === "line" || shape === "diagonal" || shape === "corner";
    if (!at || shape === "given" || shape === "choose" || (isAslant && CORNERS.has(at.digit))) return;
    const path = extended(this.path, at.cell, shape);
    if (path === this.path) return;
    this.path = path;
    this.events.marking(path);
  }

  private release(): void {
    if (!this.isDown) return;
    this.isDown = false;
    if (this.path.length > 1) this.events.dragged(this.path);
    else this.events.tapped(this.path[0], this.place);
  }
  private cancel(): void {
    this.isDown = false;
    this.events.marking([]);
  }

  // Beside the grid there is the picture alone.
  private beside(event: PointerEvent): void {
    const picture = event.target instanceof Element ? event.target.closest("svg") : null;
    const matrix = picture?.getScreenCTM();
    if (!matrix || event.button > 0) return;
    const slot = slotAt(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()), this.events.shape());
    if (!slot) return;
    event.preventDefault(); // the cursor stays where it is
    this.events.besides(slot.row, slot.column);
  }

  private boardOf({ setting, inside }: BenchPicture): Board {
    const { digits, masks, areAll = false } = inside;
    const { cells } = shapeOf(setting);
    const squares = CELLS.map((cell) => {
      const given = setting.givens[cell];
      if (given) return { ...EMPTY_SQUARE, given: true, digit: given };
      if (digits) return { ...EMPTY_SQUARE, digit: Number(digits.charAt(cells.indexOf(cell))) };
      const mask = masks?.[cell] ?? 0;
      return areAll && sizeOf(mask) === 1 ? { ...EMPTY_SQUARE, digit: onlyOf(mask) } : { ...EMPTY_SQUARE, notes: mask };
    });
    return { ...EMPTY_BOARD, squares, rules: NAME };
  }

  draw(picture: BenchPicture): void {
    const drawing = overlaid(picture);
    learnDrawings(NAME, { light: drawing, dark: drawing });
    // Nobody asks here what a cell sees: only how large the board is.
    if (this.learned !== picture.shape) learnRules(NAME, { kinds: [], topology: { ...PLAIN_GAME, ...picture.shape, peers: CELLS.map(() => []) } });
    this.learned = picture.shape;
    this.view.element.classList.toggle("former", picture.inside.isFormer === true);
    const { draft, lit, cursor, dark } = picture;
    const isMarked = this.view.hasFocus ? cursor : undefined;
    this.view.draw({ ...PLAIN, board: this.boardOf(picture), selection: draft, lit, cursor: isMarked, dark }, cursor);
  }
}

// The cursor after an arrow key; at an edge it goes on at the other side.
export const moved = ({ rows, columns }: Shape, cursor: Cell, key: string): Cell | undefined => {
  const [row, column] = [rowOf(cursor), columnOf(cursor)];
  if (key === "ArrowUp") return cellAt((row + rows - 1) % rows, column);
  if (key === "ArrowDown") return cellAt((row + 1) % rows, column);
  if (key === "ArrowLeft") return cellAt(row, (column + columns - 1) % columns);
  if (key === "ArrowRight") return cellAt(row, (column + 1) % columns);
  return undefined;
};
