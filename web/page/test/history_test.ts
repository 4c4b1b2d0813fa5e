import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf } from "../src/board/board_text.ts";
import type { Board } from "../src/board/board.ts";
import { begin, record, turnTo, undo } from "../src/board/history.ts";
import type { History } from "../src/board/history.ts";
import * as moves from "../src/board/moves.ts";
import { withNotesBack } from "../src/board/take_back.ts";
import { PUZZLE, SOLUTION } from "./playing.ts";

// Puzzles that differ from each other: the first so many givens are gone.
const puzzle = (number: number): Board =>
  boardOf({ puzzle: ".".repeat(number) + PUZZLE.slice(number) });
const SUBJECTS = [{ title: "" }, { title: "" }] as const;
const undone = (history: History): History => {
  let back = history;
  while (back.past.length) back = undo(back);
  return back;
};

test("of former games the last ten are kept, each with all that was done in it", () => {
  for (const games of [1, 9, 10, 11, 15]) {
    let history = begin(puzzle(0));
    for (let game = 1; game <= games; ++game) {
      history = record(history, moves.enterDigit(history.now, [2], 4, true));
      history = turnTo(history, puzzle(3 * game), SUBJECTS);
    }
    const turns = history.past.filter((move) => move.subjects).length;
    assert.equal(turns, Math.min(games, 10));
    // The first that is kept is there from its beginning, or as it was left.
    const whole = games <= 10;
    assert.equal(history.past.length, whole ? 2 * games : 2 * 10 - 1);
    const first = undone(history).now;
    assert.deepEqual(first.squares[2].digit, whole ? 0 : 4, `${games} games`);
  }
});

test("a digit that is entered with automatic notes and taken back leaves the board as it was", () => {
  const auto = moves.setAuto(boardOf({ puzzle: PUZZLE }), true);
  for (const cell of [2, 3, 40, 80, 12]) {
    if (auto.squares[cell].digit) continue;
    const digit = Number(SOLUTION.charAt(cell));
    const history = record(begin(auto), moves.enterDigit(auto, [cell], digit, true));
    const back = withNotesBack(history, moves.enterDigit(history.now, [cell], digit, true));
    assert.deepEqual(back, auto);
  }
});

test("a digit that is taken away leaves the notes alone that were written since", () => {
  const placed = moves.enterDigit(boardOf({ puzzle: PUZZLE }), [2], 4, true);
  const noted = moves.toggleNote(placed, [3], 4);
  const gone = moves.enterDigit(noted, [2], 4, true);
  assert.equal(gone.squares[2].digit, 0);
  assert.deepEqual(gone.squares[3], noted.squares[3]);
});
