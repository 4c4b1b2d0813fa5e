import assert from "node:assert/strict";
import { test } from "node:test";
import { act, boardOf } from "../src/app/app.ts";
import { lastMove } from "../src/app/last_move.ts";
import { begin, record } from "../src/board/history.ts";
import { applyEffects, setAuto } from "../src/board/moves.ts";
import { at, game, press } from "./playing.ts";

test("of a digit that was placed: that digit, on the board before", () => {
  const move = lastMove(press(at(game(), 5, 5), "5").history);
  assert.deepEqual(move?.effects, ["r5c5=5"]);
  assert.equal(move.before.squares[40].digit, 0);
});

test("of candidates that were struck: all of them", () => {
  const filled = act(game(), { type: "notes", how: "auto" });
  const move = lastMove(press(at(filled, 1, 3), "S+1").history);
  assert.deepEqual(move?.effects, ["r1c3<>1"]);
  const three = act(filled, { type: "apply", placements: [], removals: [1, 2, 4].map((digit) => ({ cell: 2, digit })) });
  assert.deepEqual(lastMove(three.history)?.effects, ["r1c3<>1", "r1c3<>2", "r1c3<>4"]);
});

test("nothing is asked of several digits at once, whatever was struck with them", () => {
  const auto = setAuto(boardOf(game()), true);
  const two = [
    { cell: 2, digit: 4 },
    { cell: 3, digit: 6 },
  ];
  const struck = [{ cell: 40, digit: 5 }];
  assert.equal(lastMove(record(begin(auto), applyEffects(auto, two, struck, true))), undefined);
  assert.deepEqual(lastMove(record(begin(auto), applyEffects(auto, [], struck, true)))?.effects, ["r5c5<>5"]);
});

test("nothing is asked of a colour, a remark, a digit taken back, or before the first move", () => {
  assert.equal(lastMove(game().history), undefined);
  for (const keys of [["v", "3"], ["S+4"], ["4", "4"]])
    assert.equal(lastMove(press(at(game(), 1, 3), ...keys).history), undefined, keys.join(" "));
});
