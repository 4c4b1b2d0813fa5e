import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULT_SETTINGS, START } from "../src/app/app.ts";
import { fromSaved, tableText, toSaved, withTable } from "../src/app/saved.ts";
import { setAuto } from "../src/board/moves.ts";
import { SOLUTION, at, game, press } from "./playing.ts";

test("a game is read back as it was saved, with what can be undone", () => {
  const app = press(at(game(), 1, 3), "4", "ArrowRight", "S+2", "A+6", "v", "3");
  const back = fromSaved(toSaved(app));
  assert.deepEqual(back?.history, app.history);
  assert.deepEqual(back.settings, app.settings);
  assert.equal(back.cursor, app.cursor);
});

test("what stood on a board is on it again, and on no other", () => {
  const start = game().history.now;
  const table = setAuto(press(at(game(), 1, 3), "4", "ArrowRight", "S+2", "A+6", "v", "3").history.now, true);
  assert.deepEqual(withTable(start, tableText(table)), table);
  const other = game(SOLUTION.slice(0, 30) + ".".repeat(51)).history.now;
  const broken = [tableText(table).slice(0, -2), `${tableText(table)} 0`, "", "1 x", tableText(table).replace("0.4", "0.44")];
  assert.equal(withTable(other, tableText(table)), other);
  for (const text of broken) assert.equal(withTable(start, text), start, text);
});

test("a setting that is of another kind than it should be is the usual one, and the others stay", () => {
  const names = Object.keys(DEFAULT_SETTINGS) as (keyof typeof DEFAULT_SETTINGS)[];
  const values = [null, {}, [], ["x-wing"], 7, "x", true, undefined];
  for (const name of names) {
    for (const value of values) {
      const saved = JSON.parse(toSaved(START)) as { settings: Record<string, unknown> };
      saved.settings[name] = value;
      const settings = fromSaved(JSON.stringify(saved))?.settings;
      for (const other of names) {
        const [is, usual] = [settings?.[other], DEFAULT_SETTINGS[other]];
        const said = `${name}=${JSON.stringify(value)}: ${other}`;
        assert.equal(typeof is, typeof usual, said);
        assert.equal(Array.isArray(is), Array.isArray(usual), said);
        if (other !== name) assert.deepEqual(is, usual, said);
      }
    }
  }
});
