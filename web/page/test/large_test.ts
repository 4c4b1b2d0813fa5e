// Boards of more than nine by nine without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begun, boardFrom, clashesIn, digitOf, digitsOf, done, emptyBoard, entered, filledNotes, gameOf, isFull, legalIn, letterOf, maskOf, mistakesIn, noted, redone, savedText, solvedBy, undone } from "../src/large/game.ts";
import type { LargeJson } from "../src/large/game.ts";

const SIZE = 16;
const SPOTS = Array.from({ length: SIZE * SIZE }, (_, spot) => spot);
const [rowOf, columnOf] = [(spot: number) => Math.floor(spot / SIZE), (spot: number) => spot % SIZE];
const boxOf = (spot: number) => Math.floor(rowOf(spot) / 4) * 4 + Math.floor(columnOf(spot) / 4);
const JSON_: LargeJson = {
  format: "nonet-large",
  variant: { size: SIZE, low: 1, givens: SPOTS.map((spot) => (spot === 0 ? 16 : null)) },
  kinds: [],
  sees: SPOTS.map((a) => SPOTS.filter((b) => a !== b && (rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b) || boxOf(a) === boxOf(b)))),
};
const game = gameOf(JSON_);

test("digits above nine are letters from A on, and only those of the board", () => {
  assert.deepEqual([letterOf(9), letterOf(10), letterOf(16)], ["9", "A", "G"]);
  assert.deepEqual(["9", "a", "G", "h", "0", "Enter"].map((key) => digitOf(key, game)), [9, 10, 16, undefined, undefined, undefined]);
  assert.deepEqual(digitsOf(maskOf("19AG", game), game), [1, 9, 10, 16]);
  const nought = gameOf({ ...JSON_, variant: { size: 9, low: 0, givens: "0".padEnd(81, ".") }, sees: Array.from({ length: 81 }, () => []) });
  assert.equal(nought.givens[0], 0);
  assert.deepEqual(digitsOf(maskOf("08", nought), nought), [0, 8]);
});

test("a digit takes itself from the notes of those it sees; a given stays; clashes are seen", () => {
  let board = filledNotes(game, emptyBoard(game));
  assert.equal(digitsOf(board.notes[1], game).includes(16), false);
  board = entered(game, board, 1, 5);
  assert.equal(board.notes[1], 0);
  assert.equal(digitsOf(board.notes[2], game).includes(5), false);
  assert.equal(digitsOf(legalIn(game, board, 200), game).length, 16);
  assert.equal(entered(game, board, 0, 5), board);
  board = entered(game, board, 3, 16);
  assert.deepEqual([...clashesIn(game, board)], [0, 3]);
  board = entered(game, board, 3, 16);
  assert.equal(board.digits[3], undefined);
  assert.deepEqual(digitsOf(noted(game, emptyBoard(game), 7, 12).notes[7], game), [12]);
});

test("every state comes back, and is there at the next visit", () => {
  const first = emptyBoard(game);
  const second = entered(game, first, 5, 11);
  const past = done(begun(first), second);
  assert.equal(undone(past).now, first);
  assert.equal(redone(undone(past)).now, second);
  assert.equal(undone(begun(first)).now, first);
  assert.deepEqual(boardFrom(savedText(second), game), second);
  assert.equal(boardFrom("[[1],[2]]", game), undefined);
  assert.equal(boardFrom("{", game), undefined);
});

test("a solution fills the board, and tells which digits are wrong", () => {
  const solution = SPOTS.map((spot) => letterOf(((4 * (rowOf(spot) % 4) + Math.floor(rowOf(spot) / 4) + columnOf(spot) + 15) % SIZE) + 1)).join("");
  assert.equal(solution[0], "G");
  const solved = solvedBy(game, emptyBoard(game), solution);
  assert.ok(isFull(game, solved) && clashesIn(game, solved).size === 0);
  assert.deepEqual(mistakesIn(game, solved, solution), []);
  const wrong = entered(game, solved, 9, solved.digits[9] === 1 ? 2 : 1);
  assert.deepEqual(mistakesIn(game, wrong, solution), [9]);
});
