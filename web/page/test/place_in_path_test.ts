import assert from "node:assert/strict";
import { test } from "node:test";
import { placeInPath } from "../src/app/place_in_path.ts";
import { boardOf } from "../src/board/board_text.ts";
import { setAuto } from "../src/board/moves.ts";
import type { Step } from "../src/engine/answers.ts";
import { PUZZLE } from "./playing.ts";

const step = (place: readonly string[], remove: readonly string[] = []) => ({ place, remove }) as unknown as Step;
const PATH = [step(["r5c5=5"]), step([], ["r1c3<>2"]), step([], ["r1c4<>2"]), step(["r1c3=4"]), step(["r1c4=6"])];
const placed = (...digits: readonly (readonly [number, string])[]): string => {
  const cells = [...".".repeat(81)];
  for (const [cell, digit] of digits) cells[cell] = digit;
  return cells.join("");
};

test("a player is at the first step of the path that he has not done", () => {
  const at = (digits: string, removed: readonly string[] = []) =>
    placeInPath(setAuto(boardOf({ puzzle: PUZZLE, placed: digits, removed }), true), PATH);
  assert.equal(at(placed()), 0);
  assert.equal(at(placed([40, "5"])), 1);
  assert.equal(at(placed([40, "5"]), ["r1c3<>2"]), 2);
  assert.equal(at(placed([40, "5"], [2, "4"], [3, "6"])), 5);
});

test("who writes no notes has struck what the digits behind it need", () => {
  const board = boardOf({ puzzle: PUZZLE, placed: placed([40, "5"], [2, "4"]) });
  assert.equal(placeInPath(board, PATH), 4);
  assert.equal(placeInPath(boardOf({ puzzle: PUZZLE, placed: placed([40, "5"]) }), PATH), 1);
});

test("a digit that was found another way does not lead past one that is missing", () => {
  assert.equal(placeInPath(boardOf({ puzzle: PUZZLE, placed: placed([3, "6"]) }), PATH), 0);
});
