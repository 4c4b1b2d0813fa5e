// Keys: what a key means to the board, and which of them it takes only while it has the focus itself.
//
// Digits are read from the place of the key, because Shift turns 1 into ! and a French keyboard has & on
// it. With Shift the numeric pad sends End instead of 1, and says that Shift is up: as NumLock is on, it
// was a digit, and Shift was meant.
import type { Action, Mode } from "./app.ts";

export interface Key {
  readonly key: string;
  readonly code: string;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly control: boolean; // or the command key
  readonly numLock: boolean;
}

export type PageAction =
  { type: "hint" } | { type: "next-node" } | { type: "previous-node" } | { type: "help" };

const OF_PAGE: readonly string[] = ["hint", "next-node", "previous-node", "help"];
export const isOfPage = (action: Action | PageAction): action is PageAction => OF_PAGE.includes(action.type);

const MODES: Record<string, Mode> = { z: "digit", x: "corner", c: "centre", v: "colour", f: "filter" };
const ARROWS: Record<string, readonly [number, number]> = {
  arrowup: [-1, 0],
  arrowdown: [1, 0],
  arrowleft: [0, -1],
  arrowright: [0, 1],
  w: [-1, 0],
  s: [1, 0],
  a: [0, -1],
  d: [0, 1],
};
const LETTERS: Record<string, Action | PageAction> = {
  " ": { type: "toggle-notes" },
  n: { type: "toggle-notes" },
  u: { type: "undo" },
  r: { type: "redo" },
  h: { type: "hint" },
  "?": { type: "help" },
  "]": { type: "next-node" },
  "[": { type: "previous-node" },
  escape: { type: "select-none" },
  backspace: { type: "clear" },
  delete: { type: "clear" },
};

// The digit of a key, 0 too, and whether the numeric pad has hidden a Shift.
const digitOf = (key: Key): { digit: number; hidden: boolean } | undefined => {
  const pad = /^Numpad([0-9])$/.exec(key.code);
  if (pad) {
    if (/^[0-9]$/.test(key.key)) return { digit: Number(pad[1]), hidden: false };
    return key.numLock ? { digit: Number(pad[1]), hidden: true } : undefined;
  }
  const row = /^Digit([0-9])$/.exec(key.code) ?? /^([0-9])$/.exec(key.key);
  return row ? { digit: Number(row[1]), hidden: false } : undefined;
};

const controlAction = (key: Key): Action | undefined => {
  const letter = key.key.toLowerCase();
  if (letter === "z") return { type: key.shift ? "redo" : "undo" };
  if (letter === "y") return { type: "redo" };
  if (letter === "a") return { type: "select-all" };
  return undefined;
};

// Beside the board these scroll, press, move about, select text or belong to the browser.
export const isBoardsAlone = ({ key, control }: Key): boolean =>
  control ? !/^[zy]$/i.test(key) : /^(Arrow\w+|F\d+| )$/.test(key);

export const actionOf = (key: Key, digitFirst = false): Action | PageAction | undefined => {
  const found = digitOf(key);
  if (found) {
    if (found.digit === 0) return { type: "clear" };
    const mode: Mode | undefined =
      key.shift || found.hidden ? "corner" : key.alt || key.control ? "centre" : undefined;
    if (digitFirst && !mode) return { type: "hold", digit: found.digit };
    return { type: "digit", digit: found.digit, ...(mode && { mode }) };
  }
  const name = key.key.toLowerCase();
  const arrow = ARROWS[name];
  const isArrow = name.startsWith("arrow");
  if (arrow && (isArrow || !(key.control || key.alt)))
    return { type: "step", rows: arrow[0], columns: arrow[1], extend: key.shift || (isArrow && key.control) };
  if (key.control) return controlAction(key);
  if (key.alt) return undefined;
  const filter = /^F([1-9]|10)$/.exec(key.key);
  if (filter) return { type: "filter", filter: filter[1] === "10" ? "bivalue" : Number(filter[1]) };
  if (MODES[name]) return { type: "mode", mode: MODES[name] };
  return LETTERS[name];
};
