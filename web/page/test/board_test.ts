import assert from "node:assert/strict";
import { test } from "node:test";
import type { Digit } from "../src/board/cells.ts";
import {
  CELLS,
  HOUSES,
  PEERS,
  digitsOf,
  parseCandidate,
  parseHouse,
  parseTruth,
} from "../src/board/cells.ts";
import {
  candidatesIn,
  coloursOf,
  conflictsOf,
  isFinished,
  notesIn,
  remainingOf,
  removedFrom,
} from "../src/board/board.ts";
import type { Board } from "../src/board/board.ts";
import { boardOf, stateText } from "../src/board/board_text.ts";
import * as moves from "../src/board/moves.ts";
import { PUZZLE, SOLUTION } from "./playing.ts";

const board = boardOf({ puzzle: PUZZLE });

test("every cell sees twenty others, and every house has nine cells", () => {
  for (const cell of CELLS) assert.equal(PEERS[cell].length, 20);
  for (const house of HOUSES) assert.equal(house.length, 9);
});

test("the engine's names are understood, and nothing else", () => {
  assert.deepEqual(parseCandidate("r3c5=7"), { cell: 22, digit: 7 });
  assert.deepEqual(parseCandidate("r3c5<>7"), { cell: 22, digit: 7 });
  assert.equal(parseCandidate("r3c0=7"), undefined);
  assert.equal(parseHouse("b2"), 19);
  assert.equal(parseTruth("7b2")?.length, 9);
  assert.equal(parseTruth("7x2"), undefined);
});

test("a digit removes its notes in sight, and leaves them elsewhere", () => {
  const filled = moves.fillNotes(board);
  const next = moves.enterDigit(filled, [2], 4, true);
  assert.ok(!digitsOf(notesIn(next, 3)).includes(4));
  assert.deepEqual(notesIn(next, 40), notesIn(filled, 40));
  assert.deepEqual(
    digitsOf(notesIn(moves.enterDigit(filled, [2], 4, false), 5)),
    digitsOf(notesIn(filled, 5)),
  );
});

test("a given is never overwritten or cleared", () => {
  assert.equal(moves.enterDigit(board, [0], 9, true), board);
  assert.equal(moves.clearCells(board, [0]), board);
});

test("automatic candidates follow the digits and can be struck and restored", () => {
  const auto = moves.setAuto(board, true);
  const struck = moves.toggleNote(auto, [2], 4);
  assert.ok(!digitsOf(notesIn(struck, 2)).includes(4));
  const placed = moves.enterDigit(struck, [3], 6, true);
  assert.ok(!digitsOf(notesIn(placed, 5)).includes(6));
  const cleared = moves.clearCells(placed, [3]);
  assert.ok(digitsOf(notesIn(cleared, 5)).includes(6), "a digit taken back gives its candidates back");
  assert.ok(!digitsOf(notesIn(cleared, 2)).includes(4), "what was struck stays struck");
  assert.deepEqual(notesIn(moves.toggleNote(cleared, [2], 4), 2), notesIn(auto, 2));
});

test("notes are candidates only once every open cell has some", () => {
  const few = moves.toggleNote(board, [2], 1);
  assert.deepEqual(removedFrom(few), []);
  assert.deepEqual(candidatesIn(few, 2), candidatesIn(board, 2));
  const all = moves.toggleNote(moves.fillNotes(board), [2], 4);
  assert.deepEqual(removedFrom(all), [{ cell: 2, digit: 4 }]);
});

test("the engine reads what lies on the table: givens, own digits, what was struck", () => {
  const state = moves.toggleNote(moves.setAuto(moves.enterDigit(board, [2], 4, true), true), [3], 6);
  assert.equal(stateText(state), PUZZLE.slice(0, 2) + "+4" + PUZZLE.slice(3) + ":614");
});

test("a state of the engine is read back as it was", () => {
  const state = boardOf({ puzzle: PUZZLE, placed: "..4" + ".".repeat(78), removed: ["r1c4<>6"] });
  assert.equal(stateText(state), PUZZLE.slice(0, 2) + "+4" + PUZZLE.slice(3) + ":614");
});

test("equal digits in a house are conflicts; a right board is finished", () => {
  assert.deepEqual([...conflictsOf(moves.enterDigit(board, [2], 5, true))].sort(), [0, 2]);
  assert.equal(isFinished(boardOf({ puzzle: SOLUTION })), true);
  assert.equal(remainingOf(board, 8), 9 - [...PUZZLE].filter((digit) => digit === "8").length);
});

test("a candidate that is removed where no notes are is known to be gone", () => {
  const next = moves.applyEffects(board, [], [{ cell: 2, digit: 4 }], true);
  assert.deepEqual(removedFrom(next), [{ cell: 2, digit: 4 }]);
});

test("a cell may have several colours, and each is taken away by itself", () => {
  let state = moves.colourCells(moves.colourCells(board, [2], 5), [2, 3], 3);
  assert.equal(state.squares[2].colour, 35);
  assert.equal(state.squares[3].colour, 3);
  assert.deepEqual(coloursOf(35), [3, 5]);
  state = moves.colourCells(state, [2, 3], 5); // not all of them have it
  assert.deepEqual([state.squares[2].colour, state.squares[3].colour], [35, 35]);
  state = moves.colourCells(state, [2], 3);
  assert.equal(state.squares[2].colour, 5);
  assert.equal(moves.colourCells(state, [2, 3], 0).squares[3].colour, 0);
});

test("what a step strikes is struck from one's own notes, which stay otherwise", () => {
  const [few, other, none] = CELLS.filter((cell) => digitsOf(candidatesIn(board, cell)).length > 2);
  const [first, second, third] = digitsOf(candidatesIn(board, few as number)) as [Digit, Digit, Digit];
  const noted = moves.toggleNote(moves.toggleNote(board, [few as number], first), [few as number], second);
  const [gone] = digitsOf(candidatesIn(board, none as number)) as [Digit];
  const struck = moves.applyEffects(
    noted,
    [],
    [
      { cell: few as number, digit: second },
      { cell: few as number, digit: third },
      { cell: none as number, digit: gone },
    ],
    true,
  );
  assert.deepEqual(digitsOf(notesIn(struck, few as number)), [first]);
  assert.equal(notesIn(struck, other as number), 0, "what the step does not concern stays empty");
  assert.deepEqual(
    digitsOf(notesIn(struck, none as number)),
    digitsOf(candidatesIn(board, none as number)).filter((digit) => digit !== gone),
    "a cell without notes gets what is left it",
  );
  // The notes are remarks, but what was struck is known.
  const expected = [
    [few, second],
    [few, third],
    [none, gone],
  ].map(([cell, digit]) => ({ cell, digit }));
  const byPlace = (a: { cell: number; digit: number }, b: typeof a) => a.cell - b.cell || a.digit - b.digit;
  assert.deepEqual([...removedFrom(struck)].sort(byPlace), (expected as { cell: number; digit: number }[]).sort(byPlace));
  // Automatic notes know it too, and so do all that are written.
  for (const full of [moves.setAuto(struck, true), moves.fillNotes(struck)]) {
    assert.deepEqual(removedFrom(full).length, 3);
  }
  // Who notes it again means it.
  assert.equal(removedFrom(moves.toggleNote(struck, [none as number], gone)).length, 2);
});

test("a step on a board without notes writes those of the cells in which it strikes, and no others", () => {
  const [cell] = CELLS.filter((each) => digitsOf(candidatesIn(board, each)).length > 2) as [number];
  const [digit] = digitsOf(candidatesIn(board, cell)) as [Digit];
  const struck = moves.applyEffects(board, [], [{ cell, digit }], true);
  assert.deepEqual(removedFrom(struck), [{ cell, digit }]);
  assert.deepEqual(CELLS.filter((each) => notesIn(struck, each)), [cell]);
  assert.equal(notesIn(struck, cell), candidatesIn(board, cell) & ~(1 << (digit - 1)));
});

test("automatic notes give one's own back when they are turned off", () => {
  const [cell, other] = CELLS.filter((each) => digitsOf(candidatesIn(board, each)).length > 2) as [number, number];
  const [first, second, third] = digitsOf(candidatesIn(board, cell)) as [Digit, Digit, Digit];
  const noted = moves.toggleNote(moves.toggleNote(board, [cell], first), [cell], second);
  const off = (on: Board) => moves.setAuto(on, false);
  const on = moves.setAuto(noted, true);
  assert.deepEqual(digitsOf(notesIn(on, cell)), digitsOf(candidatesIn(board, cell)));
  assert.deepEqual(off(on), noted);
  // Less what was struck meanwhile, by hand or by a step.
  assert.deepEqual(digitsOf(notesIn(off(moves.toggleNote(on, [cell], second)), cell)), [first]);
  const stepped = off(moves.applyEffects(on, [], [{ cell, digit: first }, { cell, digit: third }], true));
  assert.deepEqual(digitsOf(notesIn(stepped, cell)), [second]);
  assert.equal(notesIn(stepped, other), 0);
  assert.equal(removedFrom(stepped).length, 2);
  // Candidates that were struck before are struck still, and can be restored.
  const all = moves.toggleNote(moves.fillNotes(board), [cell], first);
  assert.deepEqual(removedFrom(off(moves.setAuto(all, true))), [{ cell, digit: first }]);
  assert.deepEqual(removedFrom(off(moves.toggleNote(moves.setAuto(all, true), [cell], first))), []);
  // Where there were none, those that were seen stay.
  const without = moves.setAuto(board, true);
  assert.deepEqual(notesIn(off(without), cell), notesIn(without, cell));
});

test("clearing takes digits first, then notes, then colours", () => {
  let state = moves.colourCells(moves.toggleNote(board, [2], 1), [2], 3);
  state = moves.enterDigit(state, [2], 4, true);
  state = moves.clearCells(state, [2]);
  assert.equal(state.squares[2].digit, 0);
  assert.deepEqual(digitsOf(state.squares[2].notes), [1]);
  state = moves.clearCells(state, [2]);
  assert.equal(state.squares[2].notes, 0);
  assert.equal(state.squares[2].colour, 3);
  assert.equal(moves.clearCells(state, [2]).squares[2].colour, 0);
});

test("mistakes are put right: a wrong digit goes, a needed candidate comes back, by hand or automatic", () => {
  for (const auto of [true, false]) {
    const noted = auto ? moves.setAuto(board, true) : moves.fillNotes(board);
    const wrong = moves.enterDigit(moves.toggleNote(noted, [40], 5), [2], 2, false);
    const mended = moves.mend(wrong, [
      { cell: 2, digit: 2 },
      { cell: 40, digit: 5 },
    ]);
    assert.deepEqual(mended, noted);
  }
});
