// What is said of a move: a digit, the end of the game, automatic notes, another puzzle.
import { boardOf, redoneTurn, undoneTurn } from "../app/app.ts";
import type { App } from "../app/app.ts";
import { conflictsOf, isFinished } from "../board/board.ts";
import { spoken } from "../board/cell_text.ts";
import type { Context } from "./context.ts";

const AUTO_ON = "Auto notes are on: all candidates are filled in and follow your digits. Strike what you know.";
const AUTO_OFF = "Auto notes are off: the notes stay as they are and are yours to write.";

export const announce = (context: Context, app: App, before: App): void => {
  const [board, former] = [boardOf(app), boardOf(before)];
  if (board === former) return;
  const changed = board.squares.findIndex((square, cell) => square.digit !== former.squares[cell].digit);
  if (app.subject !== before.subject) announceTurn(context, app, before);
  else if (isFinished(board)) context.tell("Solved. Well done.");
  else if (board.auto !== former.auto) context.tell(board.auto ? AUTO_ON : AUTO_OFF);
  else if (changed >= 0) {
    const { digit } = board.squares[changed];
    const conflict = conflictsOf(board).has(changed) ? ", conflict" : "";
    context.say(`${spoken(changed)}: ${digit ? `${digit}${conflict}` : "cleared"}`);
  }
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
