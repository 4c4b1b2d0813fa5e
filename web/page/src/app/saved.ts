// What is kept between visits: the whole table with every move that can be undone or done again, and the
// settings. A text for the browser's storage, written after each action. What can't be understood any more
// is left alone, and the page begins anew.
import { CELLS, DIGITS } from "../board/cells.ts";
import { EMPTY_SQUARE, colourOf, coloursOf, givenPuzzle } from "../board/board.ts";
import type { Board, Square } from "../board/board.ts";
import type { Exercise } from "../board/exercise.ts";
import type { History, Move, Subject } from "../board/history.ts";
import { DEFAULT_SETTINGS, MODES, START } from "./app.ts";
import type { App, Settings } from "./app.ts";

const VERSION = 1;

const list = (value: unknown): unknown[] => {
  if (!Array.isArray(value)) throw new TypeError("not a list");
  return value;
};

// "1.5.0.0.0.0" and nine more for tints, zeros at the end left out.
const squareText = (square: Square): string =>
  [square.given ? 1 : 0, square.digit, square.notes, square.centre, square.struck, square.colour]
    .concat(DIGITS.map((digit) => square.tints[digit] ?? 0))
    .join(".")
    .replace(/(\.0)+$/, "");

const squareOf = (text: unknown): Square => {
  const parts = String(text).split(".").map(Number);
  const part = (index: number, most: number) => {
    const value = parts[index] ?? 0;
    if (!Number.isInteger(value) || value < 0 || value > most) throw new RangeError("not a square");
    return value;
  };
  const tints = Object.fromEntries(
    DIGITS.map((digit) => [digit, part(5 + digit, 9)]).filter(([, tint]) => tint),
  );
  return {
    given: part(0, 1) === 1,
    digit: part(1, 9),
    notes: part(2, 511),
    centre: part(3, 511),
    struck: part(4, 511),
    colour: colourOf(coloursOf(part(5, 123456789))),
    tints: Object.keys(tints).length ? tints : EMPTY_SQUARE.tints,
  };
};

// All that stands on a board; and a board with that on it, if it has the same givens.
export const tableText = ({ squares, auto }: Board): string => [auto ? 1 : 0, ...squares.map(squareText)].join(" ");
export const withTable = (board: Board, text: string): Board => {
  try {
    const [auto, ...rest] = text.split(" ");
    const squares = rest.map(squareOf);
    const table = { ...board, squares, auto: auto === "1" };
    return squares.length === CELLS.length && givenPuzzle(table) === givenPuzzle(board) ? table : board;
  } catch {
    return board;
  }
};

const changesText = (move: Move): string =>
  `${move.auto[0] ? 1 : 0}${move.auto[1] ? 1 : 0};` +
  move.changes
    .map((change) => `${change.cell},${squareText(change.before)},${squareText(change.after)}`)
    .join(";");

const changesOf = (text: unknown): Move => {
  const [auto, ...changes] = String(text).split(";");
  return {
    auto: [auto.charAt(0) === "1", auto.charAt(1) === "1"],
    changes: changes.filter(Boolean).map((change) => {
      const [cell, before, after] = change.split(",");
      if (!CELLS.includes(Number(cell))) throw new RangeError("not a cell");
      return { cell: Number(cell), before: squareOf(before), after: squareOf(after) };
    }),
  };
};

const exerciseOf = (saved: Partial<Exercise>): Exercise => ({
  technique: String(saved.technique),
  name: String(saved.name),
  steps: list(saved.steps).map((step) => list(step).map(String)),
  ...(saved.lesson !== undefined && { lesson: String(saved.lesson) }),
  ...(saved.solution !== undefined && { solution: String(saved.solution) }),
});
const subjectOf = (saved: unknown): Subject => {
  const { title, exercise, rules, typing } = saved as Partial<Subject>;
  return {
    title: String(title ?? ""),
    ...(exercise && { exercise: exerciseOf(exercise) }),
    ...(typeof rules === "string" && { rules }),
    ...(typing === true && { typing }),
  };
};

// A text, or a list of it and both subjects.
const moveJson = (move: Move): unknown =>
  move.subjects ? [changesText(move), ...move.subjects] : changesText(move);
const moveOf = (saved: unknown): Move => {
  if (!Array.isArray(saved)) return changesOf(saved);
  const [changes, before, after] = saved as unknown[];
  return { ...changesOf(changes), subjects: [subjectOf(before), subjectOf(after)] };
};

export const toSaved = (app: App): string => {
  const { past, now, future } = app.history;
  return JSON.stringify({
    version: VERSION,
    ...app.subject,
    board: now.squares.map(squareText),
    auto: now.auto,
    past: past.map(moveJson),
    future: future.map(moveJson),
    cursor: app.cursor,
    mode: app.mode,
    place: app.place ?? null,
    ...(app.shown && { shown: app.shown }),
    settings: app.settings,
  });
};

const historyOf = (saved: Record<string, unknown>): History => {
  const board = list(saved["board"]);
  if (board.length !== CELLS.length) throw new RangeError("not a board");
  return {
    past: list(saved["past"]).map(moveOf),
    now: {
      squares: board.map(squareOf),
      auto: saved["auto"] === true,
      ...(typeof saved["rules"] === "string" && { rules: saved["rules"] }),
    },
    future: list(saved["future"]).map(moveOf),
  };
};

// Settings that are not of the kind they should be are taken from the usual ones.
const settingsOf = (saved: unknown): Settings => {
  const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS };
  for (const [name, usual] of Object.entries(DEFAULT_SETTINGS)) {
    const value = (saved as Record<string, unknown> | null)?.[name];
    if (typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual))
      settings[name] = Array.isArray(value) ? value.map(String) : value;
  }
  return settings as unknown as Settings;
};

export const fromSaved = (text: string | null): App | undefined => {
  if (!text) return undefined;
  try {
    const saved = JSON.parse(text) as Record<string, unknown>;
    if (saved["version"] !== VERSION) return undefined;
    const cursor = Number(saved["cursor"]);
    return {
      ...START,
      history: historyOf(saved),
      subject: subjectOf(saved),
      cursor: CELLS.includes(cursor) ? cursor : 0,
      mode: MODES.find((mode) => mode === saved["mode"]) ?? "digit",
      place: typeof saved["place"] === "number" ? saved["place"] : undefined,
      shown: String(saved["shown"] ?? ""),
      settings: settingsOf(saved["settings"]),
    };
  } catch {
    return undefined;
  }
};
