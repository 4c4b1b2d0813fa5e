// The whole of what the page knows, as one value, and everything that can happen to it, as one function
// without side effects: `act`. The page draws the value and sends actions; tests in node do the same.
import { CELLS, cellAt, cellName, columnOf, rowOf } from "../board/cells.ts";
import type { Candidate, Cell, Coordinates, Digit } from "../board/cells.ts";
import { COLOURS, cellsIn, digitsIn, notesIn, underRules, withSquares } from "../board/board.ts";
import type { Board } from "../board/board.ts";
import { topologyNamed } from "../board/rules.ts";
import { withNotesBack } from "../board/take_back.ts";
import * as moves from "../board/moves.ts";
import { begin, opening, openingOf, record, redo, turnTo, undo } from "../board/history.ts";
import type { History, Move, Subject } from "../board/history.ts";
import { withShown } from "./practice.ts";

export type Theme = "auto" | "light" | "dark" | "contrast" | "dark-contrast";
export type Filter = Digit | "bivalue" | 0;
// What a digit does: writes a mark, or shows where it can still go.
export const MODES = ["digit", "corner", "centre", "colour", "filter"] as const;
export type Mode = (typeof MODES)[number];

export const POLICIES = ["all", "hodoku", "se"] as const;
export type Policy = (typeof POLICIES)[number];

// Which digits are shown to be wrong: none, those that stand twice in a house, all that are.
export type Checks = "off" | "clashes" | "mistakes";

export interface Settings {
  readonly theme: Theme;
  readonly coordinates: Coordinates;
  readonly rulers: boolean; // row and column names at the edge
  readonly checks: Checks;
  readonly tidy: boolean; // a placement removes notes that it forbids
  readonly peers: boolean; // light what the cell sees
  readonly digitFirst: boolean;
  readonly large: boolean; // larger text
  readonly clock: boolean; // is seen; it goes anyway
  readonly keysAnywhere: boolean; // letters and digits are keys beside the board too
  readonly uniqueness: boolean; // techniques may assume one solution
  readonly policy: Policy;
  readonly order: readonly string[]; // slugs of techniques that are looked for first
  readonly without: readonly string[]; // of those that are not wanted
  readonly added: readonly string[]; // of those that are used only if wanted
  readonly skipSingles: boolean;
  readonly hintsBegin: number; // how much the first press tells: rungs
  readonly ruledLevel: string; // of games with rules that are made
  readonly welcome: boolean; // until it was closed
}

export const DEFAULT_SETTINGS: Settings = {
  theme: "auto",
  coordinates: "r1c1",
  rulers: true,
  checks: "clashes",
  tidy: true,
  peers: true,
  digitFirst: false,
  large: false,
  clock: true,
  keysAnywhere: true,
  uniqueness: true,
  policy: "all",
  order: [],
  without: [],
  added: [],
  skipSingles: false,
  hintsBegin: 1,
  ruledLevel: "medium",
  welcome: true,
};

export interface App {
  readonly history: History;
  readonly subject: Subject;
  readonly selection: readonly Cell[];
  readonly cursor: Cell; // where the keyboard is
  readonly mode: Mode;
  readonly held: Digit | 0; // the digit in hand, digit first
  readonly tint: number; // in colour mode: the colour for candidates, 0 to colour cells
  readonly filter: Filter;
  readonly place: number | undefined; // the step of the path that is looked at
  readonly shown: string; // the exercise whose answer was given away last
  readonly settings: Settings;
}

export const START: App = {
  history: begin(),
  subject: { title: "" },
  selection: [],
  cursor: 0,
  mode: "digit",
  held: 0,
  tint: 0,
  filter: 0,
  place: undefined,
  shown: "",
  settings: DEFAULT_SETTINGS,
};

export type Action =
  | { type: "select"; cell: Cell; how: "one" | "toggle" | "extend" | "add" }
  | { type: "step"; rows: number; columns: number; extend: boolean }
  | { type: "go"; to: "row-start" | "row-end" | "start" | "end"; extend: boolean }
  | { type: "blank" } // while a puzzle is typed: this cell stays open
  | { type: "select-all" }
  | { type: "select-none" }
  | { type: "select-same"; cell: Cell }
  | { type: "digit"; digit: Digit; mode?: Mode }
  | { type: "note-at"; cell: Cell }
  | { type: "place-lone"; cell: Cell }
  | { type: "clear" }
  | { type: "colour-candidate"; at: Candidate }
  | { type: "tint"; tint: number }
  | { type: "colours" } // as before; again, those of cells
  | { type: "brush" }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "mode"; mode: Mode }
  | { type: "toggle-notes" }
  | { type: "hold"; digit: Digit | 0 }
  | { type: "filter"; filter: Filter }
  | { type: "notes"; how: "fill" | "clean" | "clear" | "auto" | "manual" }
  | { type: "clear-colours" }
  | { type: "restart" }
  | { type: "leave-practice" } // for the game before it, as it was left
  | { type: "freeze" }
  | { type: "unfreeze" }
  | { type: "load"; board: Board; subject: Subject }
  | { type: "apply"; placements: readonly Candidate[]; removals: readonly Candidate[] }
  | { type: "mend"; at: readonly Candidate[] }
  | { type: "shown"; step: readonly string[] } // what a step does: "r3c5=7", "r1c8<>7"
  | { type: "learned" } // something of the game on the table
  | { type: "adopt"; board: Board } // continue from a board of the path, as one move
  | { type: "place"; place: number | undefined }
  | { type: "settings"; settings: Partial<Settings> };

const effectNames = ({ placements, removals }: { placements: readonly Candidate[]; removals: readonly Candidate[] }): string[] => [
  ...placements.map(({ cell, digit }) => `${cellName(cell)}=${digit}`),
  ...removals.map(({ cell, digit }) => `${cellName(cell)}<>${digit}`),
];

export const boardOf = (app: App): Board => app.history.now;

export const isWritten = (mode: Mode): boolean => mode !== "colour" && mode !== "filter"; // what a digit is then
// The digit that a tap writes.
export const heldBy = ({ settings, held, mode }: App): Digit | 0 => (settings.digitFirst && isWritten(mode) ? held : 0);

const moved = (app: App, board: Board): App => ({ ...app, history: record(app.history, board) });
// Where digits may have been taken back.
const movedBack = (app: App, board: Board): App => moved(app, withNotesBack(app.history, board));

// Back to the givens; an exercise begins again where it began.
export const restarted = ({ history, subject }: App): History =>
  record(history, subject.exercise ? opening(history) : moves.restart(history.now));

// The subjects of the move that undo, or redo, comes to, where it leads to another puzzle.
export const undoneTurn = ({ history }: App): Move["subjects"] => history.past.at(-1)?.subjects;
// Whether that is other digits too: what was drawn may have become a rule of the same puzzle.
export const undoLeaves = ({ history }: App): boolean => {
  const move = history.past.at(-1);
  return move?.subjects !== undefined && move.changes.length > 0;
};
export const redoneTurn = ({ history }: App): Move["subjects"] => history.future.at(0)?.subjects;

// The game that lay on the table before somebody began to practise.
export const beforePractice = ({ history, subject }: App): { history: History; subject: Subject } | undefined => {
  let [at, of]: [History, Subject] = [history, subject];
  while (of.exercise) {
    const start = openingOf(at);
    const subjects = start.past.at(-1)?.subjects;
    if (!subjects) return undefined;
    [at, of] = [undo(start), subjects[0]];
  }
  // The rules of the exercise were not its own.
  return of === subject ? undefined : { history: { ...at, now: underRules(at.now, of.rules) }, subject: of };
};

// Another history; with a subject, that of another puzzle, in which nothing is chosen yet.
const travelled = (app: App, history: History, subject?: Subject): App =>
  subject
    ? {
        ...app,
        history: { ...history, now: underRules(history.now, subject.rules) },
        subject,
        selection: [],
        mode: "digit",
        filter: 0,
        held: 0,
        place: undefined,
      }
    : { ...app, history };
const wrapped = (n: number, count: number): number => (n + count) % count;

const selected = (app: App, cell: Cell, how: "one" | "toggle" | "extend" | "add"): readonly Cell[] => {
  if (how === "one") return [cell];
  if (how === "add") return app.selection.includes(cell) ? app.selection : [...app.selection, cell];
  if (how === "toggle")
    return app.selection.includes(cell)
      ? app.selection.filter((other) => other !== cell)
      : [...app.selection, cell];
  // The rectangle between the cursor and the cell, besides what is selected.
  const between = (of: (c: Cell) => number) => (c: Cell) =>
    Math.min(of(app.cursor), of(cell)) <= of(c) && of(c) <= Math.max(of(app.cursor), of(cell));
  const inside = cellsIn(boardOf(app)).filter((c) => between(rowOf)(c) && between(columnOf)(c));
  return [...new Set([...app.selection, ...inside])];
};

// All cells like this one: with its digit, or else with a note that it has alone; or its colour.
const alike = (board: Board, cell: Cell): Cell[] => {
  const { digit, colour } = board.squares[cell];
  if (digit) return CELLS.filter((other) => board.squares[other].digit === digit);
  const notes = notesIn(board, cell);
  if (notes) return CELLS.filter((other) => notesIn(board, other) === notes);
  return cellsIn(board).filter((other) => !board.squares[other].digit && board.squares[other].colour === colour);
};

const filtered = (app: App, filter: Filter): App => ({ ...app, filter: app.filter === filter ? 0 : filter });

const entered = (app: App, digit: Digit, mode: Mode): App => {
  const board = boardOf(app);
  const cells = app.selection;
  if (mode !== "colour" && !digitsIn(board).includes(digit)) return app;
  switch (mode) {
    case "digit":
      return movedBack(app, moves.enterDigit(board, cells, digit, app.settings.tidy));
    case "corner":
      return moved(app, moves.toggleNote(board, cells, digit));
    case "centre":
      return moved(app, moves.toggleCentre(board, cells, digit));
    case "colour":
      // With candidates meant, the digit says which; the colour is in hand.
      if (app.tint)
        return moved(
          app,
          cells.reduce((next, cell) => moves.colourCandidate(next, { cell, digit }, app.tint), board),
        );
      return moved(app, moves.colourCells(board, cells, digit));
    case "filter":
      return filtered(app, digit);
  }
};

// Typing from paper, in reading order; over the end it stays.
export const isTyping = ({ subject, selection }: App): boolean =>
  subject.typing === true && selection.length < 2;
const typed = (app: App, digit: Digit | 0): App => {
  const cell = app.selection.at(0) ?? app.cursor;
  const next = Math.min(cell + 1, CELLS.length - 1);
  const board = withSquares(boardOf(app), (square, at) => (at === cell ? { ...square, digit } : square));
  return { ...moved(app, board), cursor: next, selection: [next] };
};

const notesChanged = (board: Board, how: "fill" | "clean" | "clear" | "auto" | "manual"): Board => {
  switch (how) {
    case "fill":
      return moves.fillNotes(board);
    case "clean":
      return moves.cleanNotes(board);
    case "clear":
      return moves.clearNotes(board);
    case "auto":
      return moves.setAuto(board, true);
    case "manual":
      return moves.setAuto(board, false);
  }
};

export const act = (app: App, action: Action): App => {
  const board = boardOf(app);
  switch (action.type) {
    case "select":
      return { ...app, selection: selected(app, action.cell, action.how), cursor: action.cell };
    case "step": {
      const { rows, columns } = topologyNamed(board.rules);
      const cell = cellAt(
        wrapped(rowOf(app.cursor) + action.rows, rows),
        wrapped(columnOf(app.cursor) + action.columns, columns),
      );
      return {
        ...app,
        cursor: cell,
        selection: action.extend ? [...new Set([...app.selection, cell])] : [cell],
      };
    }
    case "go": {
      const { rows, columns } = topologyNamed(board.rules);
      const row = rowOf(app.cursor);
      const [first, last] = [cellAt(row, 0), cellAt(row, columns - 1)];
      const cell = { "row-start": first, "row-end": last, start: 0, end: cellAt(rows - 1, columns - 1) }[action.to];
      return { ...app, selection: selected(app, cell, action.extend ? "extend" : "one"), cursor: cell };
    }
    case "select-all":
      return { ...app, selection: cellsIn(board) };
    case "select-none":
      return { ...app, selection: [], filter: 0, held: 0 };
    case "select-same":
      return { ...app, selection: alike(board, action.cell), cursor: action.cell };
    case "digit": {
      const mode = action.mode ?? app.mode;
      return isTyping(app) && mode === "digit" ? typed(app, action.digit) : entered(app, action.digit, mode);
    }
    case "blank":
      return typed(app, 0);
    case "note-at":
      return app.held ? moved(app, moves.toggleNote(board, [action.cell], app.held)) : app;
    case "place-lone": {
      const digit = moves.loneCandidate(board, action.cell);
      return digit ? moved(app, moves.enterDigit(board, [action.cell], digit, app.settings.tidy)) : app;
    }
    case "clear": {
      const at = app.selection.at(0) ?? 0;
      const isPast = isTyping(app) && at > 0 && !board.squares[at].digit; // what was typed last lies before it
      const cells = isPast ? [at - 1] : app.selection;
      const next = movedBack(app, moves.clearCells(board, cells));
      return isPast ? { ...next, cursor: at - 1, selection: cells } : next;
    }
    case "colour-candidate":
      return moved(app, moves.colourCandidate(board, action.at, app.tint));
    case "tint":
      return { ...app, tint: action.tint };
    case "colours":
      return { ...app, mode: "colour", tint: app.mode === "colour" ? 0 : app.tint };
    case "brush":
      return { ...app, mode: "colour", tint: (app.tint + 1) % (COLOURS + 1) };
    case "undo":
      return travelled(app, undo(app.history), undoneTurn(app)?.[0]);
    case "redo":
      return travelled(app, redo(app.history), redoneTurn(app)?.[1]);
    case "mode":
      return { ...app, mode: action.mode };
    case "toggle-notes":
      return { ...app, mode: app.mode === "corner" ? "digit" : "corner" };
    case "hold":
      return { ...app, held: app.held === action.digit ? 0 : action.digit };
    case "filter":
      return filtered(app, action.filter);
    case "notes":
      return moved(app, notesChanged(board, action.how));
    case "clear-colours":
      return moved(app, moves.clearColours(board));
    case "restart":
      return { ...app, history: restarted(app) };
    case "leave-practice": {
      const former = beforePractice(app);
      return former ? travelled(app, former.history, former.subject) : app;
    }
    case "freeze": {
      const { typing, ...subject } = app.subject;
      return { ...moved(app, moves.freeze(board)), ...(typing && { subject }) };
    }
    case "unfreeze":
      return moved(app, moves.unfreeze(board));
    case "load":
      return travelled(
        app,
        turnTo(app.history, action.board, [app.subject, action.subject]),
        action.subject,
      );
    case "apply":
      return moved(withShown(app, effectNames(action)), moves.applyEffects(board, action.placements, action.removals, app.settings.tidy));
    case "mend":
      return movedBack(app, moves.mend(board, action.at));
    case "adopt":
      return { ...moved(withShown(app), action.board), place: undefined };
    case "shown":
      return withShown(app, action.step);
    case "learned":
      return { ...app, history: { ...app.history, now: { ...board } } };
    case "place":
      return { ...app, place: action.place };
    case "settings":
      return { ...app, settings: { ...app.settings, ...action.settings } };
  }
};
