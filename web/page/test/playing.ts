// Playing by keys, as tests write it: "5" a digit, "S+5" with Shift, "ArrowLeft", "F3".
import { act } from "../src/app/app.ts";
import type { App } from "../src/app/app.ts";
import { actionOf, isOfPage } from "../src/app/keys.ts";
import type { Key } from "../src/app/keys.ts";
import { boardOf } from "../src/board/board_text.ts";
import { START } from "../src/app/app.ts";

export const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

export const keyOf = (text: string): Key => {
  const parts = text.split("+");
  const key = parts.at(-1) ?? "";
  const code = /^[0-9]$/.test(key) ? `Digit${key}` : "";
  return {
    key,
    code,
    shift: parts.includes("S"),
    alt: parts.includes("A"),
    control: parts.includes("C"),
    numLock: false,
  };
};

export const press = (app: App, ...keys: string[]): App =>
  keys.reduce((now, text) => {
    const action = actionOf(keyOf(text), now.settings.digitFirst);
    if (!action || isOfPage(action)) return now;
    return act(now, action);
  }, app);

export const at = (app: App, row: number, column: number): App =>
  act(app, { type: "select", cell: (row - 1) * 9 + column - 1, how: "one" });

export const game = (puzzle = PUZZLE): App =>
  act(START, { type: "load", board: boardOf({ puzzle }), subject: { title: "" } });
