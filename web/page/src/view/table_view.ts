// What one sees of the table: the board, whose it is (over it), and what is in the cell under the pointer or in
// the chosen one (under it). The board is the player's own, or a stage that a panel has set.
import { heldBy } from "../app/app.ts";
import { titleToday } from "../app/games.ts";
import type { Candidate, Cell } from "../board/cells.ts";
import { cellLabel } from "../board/cells.ts";
import { cellWords } from "../board/cell_text.ts";
import { rulesNamed, topologyNamed } from "../board/rules.ts";
import { notesAreCandidates } from "../board/board.ts";
import { candidatesShown } from "../draw/board_shapes.ts";
import type { Picture } from "../draw/board_shapes.ts";
import { NOTHING, isDrawn, needsNotes, spokenOf } from "../draw/drawing.ts";
import { BoardView } from "./board_view.ts";
import type { BoardEvents } from "./board_view.ts";
import type { Stage } from "./context.ts";
import { button, h, refill } from "./dom.ts";
import type { Mistakes } from "./mistakes.ts";
import { oncePerDeed } from "./once.ts";
import { rulers } from "./rulers.ts";
import type { Store } from "./store.ts";

// Cells that are lit, and the words that were pointed at; without them it is the stage that lights.
interface Lit {
  readonly cells: readonly Cell[];
  readonly by: Element | undefined;
}

export class TableView {
  readonly frame = h("div", { class: "frame" });
  readonly banner = h("div", { class: "banner" });
  readonly status = h("p", { class: "status" });
  readonly board: BoardView;
  private current: Stage | undefined;
  private lit: Lit = { cells: [], by: undefined };
  private hovered: Cell | undefined;

  constructor(
    private readonly store: Store,
    private readonly mistakes: Mistakes,
    events: BoardEvents,
    private readonly leave: () => void, // the stage
  ) {
    this.board = new BoardView(events);
    this.frame.append(this.board.element);
  }

  get stage(): Stage | undefined {
    return this.current;
  }

  // Whether another board is seen now.
  show(stage: Stage | undefined): boolean {
    if (!stage && !this.current) return false;
    const isOtherBoard = stage?.board !== this.current?.board;
    this.current = stage;
    if (!this.lit.by) this.lit = { cells: [], by: undefined };
    this.redraw();
    return isOtherBoard;
  }
  light(cells: readonly Cell[], by?: Element): void {
    this.lit = { cells, by };
    this.redraw();
  }
  // Whether the pointer has come to another cell, or left the board.
  hover(at: Candidate | undefined): boolean {
    if (at?.cell === this.hovered) return false;
    this.hovered = at?.cell;
    this.redrawStatus(this.picture());
    return true;
  }

  picture(): Picture {
    const { now } = this.store;
    const { history, selection, settings, filter, cursor } = now;
    const stage = this.current;
    const board = stage?.board ?? history.now;
    return {
      board,
      drawing: stage?.drawing ?? NOTHING,
      allCandidates: stage !== undefined && (stage.board !== undefined || needsNotes(stage.drawing, board)),
      ...(stage && !stage.board && !notesAreCandidates(board) && { spoken: spokenOf(stage.drawing) }),
      selection,
      cursor: this.board.hasFocus ? cursor : undefined,
      peers: settings.peers && !stage,
      filter,
      held: heldBy(now),
      ...(!stage?.board && { wrong: this.mistakes.wrong() }),
      // Words that are gone were never left by the pointer.
      dark: document.documentElement.dataset["theme"]?.startsWith("dark") === true,
      lit: this.lit.by?.checkVisibility() === false ? [] : this.lit.cells,
    };
  }

  readonly redraw = oncePerDeed(() => this.draw());

  private draw(): void {
    const { settings, cursor } = this.store.now;
    const picture = this.picture();
    this.board.draw(picture, cursor);
    this.frame.classList.toggle("with-rulers", settings.rulers);
    this.frame.classList.toggle("drawn", isDrawn(picture.drawing));
    rulers(this.frame, topologyNamed(picture.board.rules), settings.coordinates, settings.rulers);
    this.redrawBanner();
    this.redrawStatus(picture);
  }

  // Over the board: whose board it is.
  private redrawBanner(): void {
    const foreign = this.current?.board !== undefined;
    const { subject } = this.store.now;
    const kinds = foreign ? [] : (rulesNamed(subject.rules)?.kinds ?? []);
    const words = this.current?.words || [titleToday(subject.title), kinds.join(", ")].filter(Boolean).join(" · ");
    if (this.banner.dataset["words"] === words && this.banner.classList.contains("staged") === foreign) return;
    this.banner.dataset["words"] = words;
    this.banner.classList.toggle("staged", foreign);
    refill(
      this.banner,
      h("span", {}, words),
      foreign && button("Back to my board", () => this.leave(), { "data-name": "my-board" }),
    );
  }

  private redrawStatus(picture: Picture): void {
    const { board, selection } = picture;
    const { cursor, settings } = this.store.now;
    const cell = this.hovered ?? (selection.length ? cursor : undefined);
    const words = cell === undefined ? "" : `${cellLabel(cell, settings.coordinates)}: ${cellWords(board, cell, candidatesShown(picture, cell))}`;
    if (this.status.textContent !== words) this.status.textContent = words;
  }
}
