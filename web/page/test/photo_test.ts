// What was read in a picture, as a value: put right, laid on the table, and where it is in the picture.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  boardOfCells,
  cellsOf,
  confirmed,
  cornersOf,
  doubtsIn,
  nextDoubt,
  outlineOf,
  summary,
  viewOf,
  withDigit,
  withInk,
} from "../src/app/photo.ts";
import type { SeenCell, Sighting } from "../src/engine/answers.ts";

const EMPTY: SeenCell = { ink: "none", sure: 1, doubtful: false };
const sighted = (cells: Readonly<Record<number, SeenCell>>, turned = 0): Sighting => ({
  puzzle: "",
  solutions: "one",
  doubtful: false,
  turned,
  // A grid of 90 pixels at (100, 50), as it lies in a picture that has to be turned.
  crossings: Array.from({ length: 100 }, (_, i) => {
    const [x, y] = [(i % 10) * 10, Math.floor(i / 10) * 10];
    const lies = [[x, y], [90 - y, x], [90 - x, 90 - y], [y, 90 - x]][turned];
    return [100 + lies[0], 50 + lies[1]];
  }),
  cells: Array.from({ length: 81 }, (_, i) => cells[i] ?? EMPTY),
  others: [],
  remarks: [],
});

test("print becomes givens, handwriting entries", () => {
  const cells = cellsOf(
    sighted({ 3: { ink: "printed", digit: 7, sure: 1, doubtful: false }, 4: { ink: "by-hand", digit: 2, sure: 1, doubtful: false } }),
  );
  const { squares } = boardOfCells(cells);
  assert.deepEqual([squares[3].digit, squares[3].given], [7, true]);
  assert.deepEqual([squares[4].digit, squares[4].given], [2, false]);
  assert.equal(squares[5].digit, 0);
  assert.equal(summary(cells), "Read 1 digit in print and 1 digit by hand.");
});

test("what is put right is doubted no more, and the next doubt comes up", () => {
  const doubtful: SeenCell = { ink: "by-hand", digit: 1, sure: 0.5, doubtful: true };
  const cells = cellsOf(sighted({ 2: doubtful, 40: doubtful }));
  assert.deepEqual(doubtsIn(cells), [2, 40]);
  assert.equal(nextDoubt(cells, 2), 40);
  assert.equal(nextDoubt(cells, 40), 2);
  const right = withDigit(cells, 2, 7);
  assert.deepEqual(right[2], { ink: "by-hand", digit: 7, doubtful: false });
  assert.deepEqual(doubtsIn(confirmed(right, 40)), []);
  assert.equal(nextDoubt(confirmed(right, 40), 5), undefined);
  assert.equal(withDigit(cells, 0, 3)[0].ink, "printed");
  assert.equal(withDigit(cells, 2, 0)[2].ink, "none");
  assert.equal(withInk(cells, 2, "printed")[2].ink, "printed");
  assert.equal(withInk(cells, 0, "by-hand")[0].ink, "none", "nothing is written there");
});

test("however the picture lies, it is shown upright, with the grid in it", () => {
  for (const turned of [0, 1, 2, 3]) {
    const sighting = sighted({}, turned);
    const view = viewOf(sighting, 400, 300);
    const [first, last] = [0, 80].map((cell) => cornersOf(sighting, view, cell));
    const margin = 0.06 * 90;
    const near = (place: readonly number[], x: number, y: number) =>
      assert.ok(Math.abs(place[0] - x) < 0.01 && Math.abs(place[1] - y) < 0.01, `turned ${turned}: ${place.join()}`);
    near(first[0], margin, margin);
    near(first[1], margin + 10, margin);
    near(last[2], margin + 90, margin + 90);
    assert.deepEqual([view.width, view.height], [101, 101]);
    assert.equal(outlineOf(sighting, view).length, 36);
  }
});
