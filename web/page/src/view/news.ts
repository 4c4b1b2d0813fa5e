// What is said of a move, so that who listens knows what who looks sees: digits, notes, colours, undo and
// redo, what digits do now, how many cells are chosen, the end of the game, another puzzle.
import { boardOf, redoneTurn, undoneTurn } from "../app/app.ts";
import type { App, Mode } from "../app/app.ts";
import { conflictsOf, isFinished, isFull, isUnjudged, notesIn } from "../board/board.ts";
import type { Board } from "../board/board.ts";
import { CELLS, DIGITS, digitsOf } from "../board/cells.ts";
import type { Cell } from "../board/cells.ts";
import { hasNotes } from "../board/moves.ts";
import { colourWords, spoken } from "../board/cell_text.ts";
import type { Context } from "./context.ts";

const AUTO_ON = "Auto notes are on: all candidates are filled in and follow your digits. Strike what you know.";
const AUTO_OFF = "Auto notes are off: the notes stay as they are and are yours to write.";
const AUTO_OFF_OWN = "Auto notes are off: here are your own notes again, less what you have struck.";
const AUTO_UNDONE = "Auto notes are off."; // by Undo: none are left
const autoWords = (board: Board, former: Board): string => {
  if (board.auto) return AUTO_ON;
  if (hasNotes(former)) return AUTO_OFF_OWN;
  return CELLS.some((cell) => notesIn(board, cell)) ? AUTO_OFF : AUTO_UNDONE;
};

const MODE_WORDS: Readonly<Record<Exclude<Mode, "colour">, string>> = {
  digit: "Digits are entered.",
  corner: "Digits are notes.",
  centre: "Digits are notes in the centre.",
  filter: "Digits are filtered.",
};

export const announce = (context: Context, app: App, before: App): void => {
  const [board, former] = [boardOf(app), boardOf(before)];
  if (board === former) {
    const words = chosenWords(app, before);
    if (words) context.say(words);
  } else if (app.subject !== before.subject) announceTurn(context, app, before);
  else if (isFinished(board)) context.tell("Solved. Well done.");
  else if (isFull(board) && !isUnjudged(board)) context.tell("The board is full, but something in it is wrong.");
  else if (board.auto !== former.auto) context.tell(autoWords(board, former));
  else {
    const words = changeWords(board, former, context.wrong());
    if (words) context.say(travelWords(app, before) + words);
  }
};

// By undo or by redo.
const travelWords = ({ history: { past, future } }: App, { history }: App): string => {
  if (future.length > history.future.length) return "Undone. ";
  return past.length > history.past.length && past.at(-1) === history.future[0] ? "Done again. " : "";
};

const listed = (words: string, digits: readonly number[]): string =>
  digits.length ? `${words} ${digits.join(" ")}` : `no ${words}`;

// What has changed in a cell, the weightiest alone.
const cellChange = (board: Board, former: Board, cell: Cell, wrong: ReadonlySet<Cell>): string => {
  const [now, then] = [board.squares[cell], former.squares[cell]];
  if (now.digit !== then.digit) {
    const conflict = wrong.has(cell) ? (conflictsOf(board).has(cell) ? ", conflict" : ", wrong") : "";
    return now.digit ? `${now.digit}${conflict}` : "cleared";
  }
  if (notesIn(board, cell) !== notesIn(former, cell))
    return listed(board.auto ? "candidates" : "notes", digitsOf(notesIn(board, cell)));
  if (now.centre !== then.centre) return listed("centre notes", digitsOf(now.centre));
  if (now.colour !== then.colour) return now.colour ? colourWords(now.colour) : "no colour";
  const tinted = DIGITS.find((digit) => (now.tints[digit] ?? 0) !== (then.tints[digit] ?? 0));
  return tinted ? `${tinted} in ${now.tints[tinted] ? `colour ${now.tints[tinted]}` : "no colour"}` : "";
};

const changeWords = (board: Board, former: Board, wrong: ReadonlySet<Cell>): string => {
  const changed = CELLS.filter((cell) => board.squares[cell] !== former.squares[cell]);
  const digits = changed.filter((cell) => board.squares[cell].digit !== former.squares[cell].digit);
  const told = digits.length ? digits : changed;
  if (told.length === 1) {
    const words = cellChange(board, former, told[0], wrong);
    return words && `${spoken(told[0])}: ${words}`;
  }
  return told.length ? `${digits.length ? "Digits" : "Notes or colours"} changed in ${told.length} cells.` : "";
};

// Who looks at nine colours on the pad takes a digit for one of them.
export const tintWords = ({ tint }: App): string =>
  tint ? `Candidates get colour ${tint}: a digit colours that candidate of the cell.` : "Digits are colours.";

const chosenWords = (app: App, before: App): string => {
  if (app.mode === "colour" && (before.mode !== "colour" || app.tint !== before.tint)) return tintWords(app);
  if (app.mode !== "colour" && app.mode !== before.mode) return MODE_WORDS[app.mode];
  if (app.filter !== before.filter)
    return app.filter === "bivalue" ? "Filter: cells with two candidates." : `Filter: ${app.filter || "none"}.`;
  if (app.held !== before.held) return app.held ? `${app.held} in hand.` : "No digit in hand.";
  const [count, former] = [app.selection.length, before.selection.length];
  if (count === former) return "";
  if (count > 1) return `${count} cells chosen.`; // a single one says itself what it is
  return count === 0 ? "No cell chosen." : "";
};

// By undo or redo to another puzzle; whoever puts one on the table says so himself.
const announceTurn = (context: Context, app: App, before: App): void => {
  const [undo, redo] = [undoneTurn(before)?.[0], redoneTurn(before)?.[1]];
  const send = (type: "undo" | "redo") => () => context.store.send({ type });
  if (app.subject === undo)
    context.tell("The former puzzle is back, as you left it.", { words: "Redo", take: send("redo") });
  else if (app.subject === redo)
    context.tell("The later puzzle is back, as you left it.", { words: "Undo", take: send("undo") });
};
