// Presses on the board and keys, and the actions that they stand for. What changes the board is sent to the
// store, unless the board shows something else than the player's own; the rest is the page's to do.
import { boardOf, heldBy, isTyping, isWritten, redoneTurn, undoneTurn } from "../app/app.ts";
import type { Action } from "../app/app.ts";
import { actionOf, isBlank, isOfPage } from "../app/keys.ts";
import type { PageAction } from "../app/keys.ts";
import type { Candidate, Cell } from "../board/cells.ts";
import type { BoardView } from "./board_view.ts";
import type { PanelName, Stage } from "./context.ts";
import { isForBoard, keyOf } from "./keyboard.ts";
import type { GameKeeper } from "./game_keeper.ts";
import { tintWords } from "./news.ts";
import type { Offer } from "./notice.ts";
import type { Store } from "./store.ts";
import { undoWithin } from "./undo.ts";

// What may be done while the board shows something else than the player's own table.
const LOOKING: ReadonlySet<string> = new Set([
  "select",
  "step",
  "go",
  "select-none",
  "select-same",
  "filter",
  "mode",
  "colours",
  "tint",
  "settings",
  "place",
]);

const isWriting = ({ type }: Action | PageAction): boolean => type === "digit" || type === "clear";

// The page, as far as input needs it.
export interface Receiver {
  readonly store: Store;
  readonly games: GameKeeper;
  readonly openPanel: PanelName | undefined;
  stage(): Stage | undefined;
  tell(text: string, offer?: Offer): void;
  hover(at: Candidate | undefined): void;
  perform(action: PageAction): void;
  penTakes(action: Action): boolean; // whether it was drawn
  close(): boolean; // whether a hint, a step or a stage was open
}

export class Input {
  constructor(
    private readonly page: Receiver,
    private readonly board: BoardView,
  ) {}

  act(action: Action): void {
    if (this.page.games.isPaused) {
      this.page.tell("The game is paused.", { words: "Go on", take: () => this.page.games.pause(false) });
      return;
    }
    if (this.page.stage()?.board && !LOOKING.has(action.type)) {
      const ways = this.page.openPanel === "steps" ? "Continue from here, or go" : "Go";
      this.page.tell(`This is not your board. ${ways} back to your board first.`);
      return;
    }
    if (this.page.penTakes(action)) return;
    const { store } = this.page;
    const { history, mode, tint } = store.now;
    if (action.type === "undo") undoWithin(this.page);
    else if (action.type === "digit" && !store.now.selection.length && !isTyping(store.now)) this.page.tell("Choose a cell first, then the digit.");
    else store.send(action);
    const isColours = action.type === "colours" || (action.type === "mode" && action.mode === "colour");
    if (action.type === "brush" || (isColours && tint)) this.page.tell(tintWords(store.now));
    const isTint = action.type === "digit" && !action.mode && mode === "colour" && tint;
    if (isTint && store.now.selection.length && store.now.history === history) this.page.tell(`${action.digit} is no candidate there.`);
    if (action.type === "restart") {
      const words = store.now.subject.exercise ? "The exercise begins again." : "The puzzle begins again: your digits and notes are gone.";
      const { now } = store.now.history;
      this.page.tell(words, { words: "Undo", take: () => store.now.history.now === now && store.send({ type: "undo" }) });
    }
  }

  press(cell: Cell, event: PointerEvent): void {
    const { mode, tint } = this.page.store.now;
    const several = event.ctrlKey || event.metaKey;
    const at = this.board.at(event);
    this.act({ type: "select", cell, how: event.shiftKey ? "extend" : several ? "toggle" : "one" });
    this.board.focus(cell);
    event.preventDefault();
    if (mode === "colour" && tint && at && !boardOf(this.page.store.now).squares[cell].digit)
      this.act({ type: "colour-candidate", at });
  }

  tap({ shiftKey, ctrlKey, metaKey }: PointerEvent): void {
    const digit = heldBy(this.page.store.now);
    if (digit && !(shiftKey || ctrlKey || metaKey)) this.act({ type: "digit", digit });
  }

  hold(cell: Cell): void {
    if (heldBy(this.page.store.now)) this.act({ type: "note-at", cell });
  }

  twice(cell: Cell): void {
    const solved = boardOf(this.page.store.now).squares[cell].digit;
    this.act(solved ? { type: "select-same", cell } : { type: "place-lone", cell });
  }

  key(event: KeyboardEvent): void {
    const { now } = this.page.store;
    const onBoard = this.board.hasFocus;
    const key = keyOf(event);
    if (!onBoard && !(isForBoard(event) && (now.settings.keysAnywhere || key.control))) return;
    const action: Action | PageAction | undefined =
      isTyping(now) && isBlank(key) ? { type: "blank" } : actionOf(key, now.settings.digitFirst && isWritten(now.mode));
    if (!action) return;
    // Beside the board nothing shows where the cursor is: a cell must be chosen.
    if (!onBoard && isWriting(action) && !now.selection.length && now.mode !== "filter") return;
    event.preventDefault();
    this.page.hover(undefined); // the status line follows what was moved last
    // A key held down goes back to the beginning of this puzzle, not beyond.
    const turn = action.type === "undo" ? undoneTurn(now) : action.type === "redo" && redoneTurn(now);
    if (event.repeat && (turn || action.type === "take")) return;
    this.perform(action);
    if (!onBoard && !isOfPage(action)) this.board.focus(this.page.store.now.cursor);
  }

  private perform(action: Action | PageAction): void {
    const { selection, cursor, mode } = this.page.store.now;
    if (isOfPage(action)) {
      this.page.perform(action);
      return;
    }
    switch (action.type) {
      case "select-none":
        if (!this.page.close()) this.act(action);
        return;
      case "digit":
      case "clear":
        if (action.type === "digit" && mode === "filter" && !action.mode) {
          this.act({ type: "filter", filter: action.digit });
          return;
        }
        // The cursor alone is a selection of one.
        if (!selection.length) this.act({ type: "select", cell: cursor, how: "one" });
        this.act(action);
        return;
      default:
        this.act(action);
    }
  }
}
