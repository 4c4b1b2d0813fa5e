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

const OF_PAGE = ["hint", "take", "next-node", "previous-node", "help", "pause", "rules"] as const;
export interface PageAction {
  readonly type: (typeof OF_PAGE)[number];
}
export const isOfPage = (action: Action | PageAction): action is PageAction =>
  OF_PAGE.some((type) => type === action.type);

// A key by itself, what it does, and what a person is told of it.
interface Shortcut {
  readonly keys: readonly string[]; // as browsers name them, letters small
  readonly does: Action | PageAction;
  readonly words: string;
}

const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["h"], does: { type: "hint" }, words: "a hint, then the next rung of it" },
  { keys: ["enter"], does: { type: "take" }, words: "apply the step that is told, or put the mistake right" },
  { keys: ["]"], does: { type: "next-node" }, words: "the next line of its reasoning" },
  { keys: ["["], does: { type: "previous-node" }, words: "the line before" },
  { keys: ["escape"], does: { type: "select-none" }, words: "close the hint or step; else choose no cell" },
  { keys: ["backspace", "delete"], does: { type: "clear" }, words: "clear the cell" },
  { keys: ["u"], does: { type: "undo" }, words: "undo" },
  { keys: ["r"], does: { type: "redo" }, words: "do it again" },
  { keys: ["z"], does: { type: "mode", mode: "digit" }, words: "digits are entered" },
  { keys: ["x"], does: { type: "mode", mode: "corner" }, words: "digits are notes" },
  { keys: [" ", "n"], does: { type: "toggle-notes" }, words: "notes on and off" },
  { keys: ["c"], does: { type: "mode", mode: "centre" }, words: "digits are notes in the centre" },
  { keys: ["v"], does: { type: "colours" }, words: "digits are colours; again, of cells, where they were of candidates" },
  { keys: ["b"], does: { type: "brush" }, words: "digits are candidates of the cell, which get a colour; again, the next one; at last cells are coloured again" },
  { keys: ["f"], does: { type: "mode", mode: "filter" }, words: "digits are filtered" },
  { keys: ["k"], does: { type: "rules" }, words: "the rules of the cell, and what they can still hold" },
  { keys: ["p"], does: { type: "pause" }, words: "pause, and go on" },
  { keys: ["?"], does: { type: "help" }, words: "this list" },
];
const BY_KEY = new Map(SHORTCUTS.flatMap(({ keys, does }) => keys.map((key) => [key, does] as const)));

const KEY_NAMES: Readonly<Record<string, string>> = { " ": "Space", escape: "Esc" };
const shown = (key: string): string => KEY_NAMES[key] ?? key.charAt(0).toUpperCase() + key.slice(1);

// All keys, for a person to read; those with other keys held first.
export const KEY_LIST: readonly { readonly keys: readonly string[]; readonly words: string }[] = [
  { keys: ["1 to 9"], words: "write the digit into the chosen cells" },
  { keys: ["Shift + digit"], words: "a note" },
  { keys: ["Alt + digit", "Ctrl + digit"], words: "a note in the centre" },
  { keys: ["Arrows", "W A S D"], words: "go to the next cell; with Shift, choose it too" },
  { keys: ["Home", "End"], words: "to the ends of the row; with Ctrl, of the board" },
  ...SHORTCUTS.map(({ keys, words }) => ({ keys: keys.map(shown), words })),
  { keys: ["Ctrl + Z", "Ctrl + Y"], words: "undo, and do it again" },
  { keys: ["Ctrl + A"], words: "choose all cells" },
  { keys: ["Ctrl + V"], words: "read a puzzle from the clipboard" },
  { keys: ["F1 to F9", "F10"], words: "show where a digit can go; cells with two candidates" },
];

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
const PLACES: Readonly<Record<string, readonly ["row-start" | "row-end", "start" | "end"]>> = {
  home: ["row-start", "start"],
  end: ["row-end", "end"],
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

// What leaves a cell open while a puzzle is typed from paper.
export const isBlank = ({ key, shift, alt, control }: Key): boolean =>
  /^[0. ]$/.test(key) && !shift && !alt && !control;

// Beside the board these scroll, press, move about, select text or belong to the browser.
export const isBoardsAlone = ({ key, control }: Key): boolean =>
  control ? !/^[zy]$/i.test(key) : /^(Arrow\w+|F\d+|Home|End| )$/.test(key);

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
  const place = PLACES[name]?.[key.control ? 1 : 0];
  if (place && !key.alt) return { type: "go", to: place, extend: key.shift };
  if (key.control) return controlAction(key);
  if (key.alt) return undefined;
  const filter = /^F([1-9]|10)$/.exec(key.key);
  if (filter) return { type: "filter", filter: filter[1] === "10" ? "bivalue" : Number(filter[1]) };
  return BY_KEY.get(name);
};
