// Games with rules of their own: what cells see there, how rules are drawn, and what is kept of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { START, act } from "../src/app/app.ts";
import { bookFrom, bookText, cluesOf, figuresOf, gameWords, newGame } from "../src/app/games.ts";
import { fromSaved, toSaved } from "../src/app/saved.ts";
import { conflictsOf, givenPuzzle, isFinished, isFull, isUnjudged, legalIn, remainingOf, withSquares } from "../src/board/board.ts";
import { boardOf, isTyped, puzzleText, tableState } from "../src/board/board_text.ts";
import { CELLS, PLAIN_GAME, cellName, columnOf, digitsOf, rowOf } from "../src/board/cells.ts";
import { learnRules, learnSolution, shapeIn, topologyOf } from "../src/board/rules.ts";
import { hasLabels, ruleDrawing } from "../src/draw/rule_drawing.ts";

const VARIANT = { size: 9, givens: `5${".".repeat(80)}`, rules: [{ kind: "diagonals", which: "both" }] };
const DIAGONAL = CELLS.filter((cell) => cell % 10 === 0);
// As the engine tells it: the plain game, and a house more.
const GAME = {
  kinds: ["Diagonals"],
  houses: {
    ...Object.fromEntries(
      PLAIN_GAME.houses.map((cells, house) => [
        "rcb".charAt(Math.floor(house / 9)) + ((house % 9) + 1),
        { name: PLAIN_GAME.names[house], cells: cells.map(cellName) },
      ]),
    ),
    h28: { name: "the falling diagonal", cells: DIAGONAL.map(cellName) },
  },
  sees: CELLS.map((cell) =>
    [...new Set([...PLAIN_GAME.peers[cell], ...(DIAGONAL.includes(cell) ? DIAGONAL : [])])]
      .filter((other) => other !== cell)
      .map(cellName),
  ),
};
const PICTURE = `<svg viewBox="-20 -88 940 1058">
<g class="layer-paper">
<rect class="paper" x="0" y="0" width="900" height="900" fill="#fffefb"/>
</g>
<g class="layer-rules">
<path class="clue-cage" d="M5 5L195 5Z" fill="none" stroke="#1d2430"/>
</g>
<g class="layer-lines">
<path class="line" d="M100 0L100 900" fill="none"/>
<path class="clue-label" aria-label="3" transform="translate(12.6 13)" d="M1 1"/>
<script class="clue-label" d="M1 1"/>
</g>
<g class="layer-words">
<path class="words" aria-label="Anti-knight" transform="translate(0 930)" d="M1 1"/>
</g>
</svg>`;

const board = boardOf({ variant: VARIANT });
learnRules(board.rules ?? "", { kinds: GAME.kinds, topology: topologyOf(GAME) });

test("candidates and clashes follow what cells see in that game, and in no other", () => {
  assert.ok(!digitsOf(legalIn(board, 80)).includes(5));
  const plain = boardOf({ puzzle: VARIANT.givens });
  assert.ok(digitsOf(legalIn(plain, 80)).includes(5));
  const clash = withSquares(board, (square, cell) => (cell === 80 ? { ...square, digit: 5 } : square));
  assert.deepEqual([...conflictsOf(clash)], [0, 80]);
  assert.equal(conflictsOf({ ...clash, rules: undefined }).size, 0);
});

test("the engine is told the rules with the givens, and digits stay moves", () => {
  const played = withSquares(board, (square, cell) => (cell === 1 ? { ...square, digit: 3 } : square));
  assert.deepEqual(JSON.parse(puzzleText(played)), VARIANT);
  assert.equal(tableState(played).moves, "r1c2=3");
  const bare = boardOf({ variant: { ...VARIANT, givens: ".".repeat(81) } });
  assert.equal(isTyped(bare), false);
});

test("a full board is solved only if it is the solution", () => {
  const solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  const full = withSquares(board, (square, cell) => ({ ...square, digit: Number(solution[cell]) }));
  const known = { ...full, rules: "{}" }; // nothing is known of these rules but
  assert.equal(isFinished(known), false);
  assert.equal(isUnjudged(known), true);
  learnSolution(givenPuzzle(known), solution);
  assert.equal(isFinished(known), true);
  assert.equal(isUnjudged(known), false);
  const open = withSquares(known, (square, cell) => (cell === 80 ? { ...square, digit: 0 } : square));
  assert.equal(isUnjudged({ ...open, rules: '{"name":"other"}' }), false, "nothing waits to be judged");
});

test("rules are kept over a visit, and undo leads back to the game before, and forth", () => {
  const plain = boardOf({ puzzle: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79" });
  const { rules = "" } = board;
  let app = act(START, { type: "load", board: plain, subject: { title: "plain" } });
  app = act(app, { type: "load", board, subject: { title: "ruled", rules } });
  assert.equal(app.history.now.rules, rules);
  assert.equal(fromSaved(toSaved(app))?.history.now.rules, rules);
  const back = act(app, { type: "undo" });
  assert.equal(back.history.now.rules, undefined);
  assert.equal(fromSaved(toSaved(back))?.history.now.rules, undefined);
  const forth = act(fromSaved(toSaved(back)) ?? START, { type: "redo" });
  assert.equal(forth.history.now.rules, rules);
  // Two that differ in their rules alone are two puzzles.
  const other = act(app, { type: "load", board: { ...board, rules: "{}" }, subject: { title: "", rules: "{}" } });
  assert.equal(act(other, { type: "undo" }).history.now.rules, rules);
});

test("a drawing of rules is shapes and how far they reach; nothing else comes in with it", () => {
  const drawing = ruleDrawing(PICTURE);
  assert.deepEqual(
    [...drawing.under, ...drawing.lines].map(({ tag, attributes }) => [tag, attributes["class"]]),
    [
      ["path", "clue-cage"],
      ["path", "line"],
      ["path", "clue-label"],
    ],
  );
  const { left, top, right, bottom } = drawing;
  assert.deepEqual([left, top, right, bottom], [0, -68, 900, 900]);
  assert.ok(hasLabels(drawing));
});

test("games with rules are counted for themselves, and come back from a file", () => {
  const game = { ...newGame(givenPuzzle(board), 1), level: "Easy", score: 184, solved: 5, seconds: 60 };
  assert.equal(cluesOf(game), 1);
  assert.equal(gameWords(game), "Easy 184 · 1 given");
  assert.equal(figuresOf([game])[0].solved, 0);
  assert.deepEqual(bookFrom(bookText([game])), [game]);
  assert.deepEqual(bookFrom(bookText([{ ...game, puzzle: "{" }])), []);
});

test("a smaller board has its own cells and digits, in the corner of nine by nine", () => {
  const variant = { size: 4, givens: "1...........2...", rules: [] };
  const small = boardOf({ variant });
  const shape = shapeIn(variant);
  const isPeer = (a: number, b: number) =>
    a !== b &&
    (rowOf(a) === rowOf(b) ||
      columnOf(a) === columnOf(b) ||
      (rowOf(a) >> 1 === rowOf(b) >> 1 && columnOf(a) >> 1 === columnOf(b) >> 1));
  const sees = shape.cells.map((cell) => shape.cells.filter((other) => isPeer(cell, other)).map(cellName));
  learnRules(small.rules ?? "", { kinds: [], topology: topologyOf({ variant, sees }) });
  assert.equal(small.squares[0].digit, 1);
  assert.equal(small.squares[27].digit, 2); // r4c1
  assert.deepEqual(digitsOf(legalIn(small, 1)), [2, 3, 4]);
  assert.deepEqual(digitsOf(legalIn(small, 4)), []); // r1c5
  assert.deepEqual(JSON.parse(givenPuzzle(small)), variant);
  assert.equal(remainingOf(small, 1), 3);
  // Full, and right, with these sixteen alone.
  const solution = "1234341221434321";
  learnSolution(givenPuzzle(small), solution);
  const filled = withSquares(small, (square, cell) => {
    const place = shape.cells.indexOf(cell);
    return place < 0 || square.digit ? square : { ...square, digit: Number(solution[place]) };
  });
  assert.ok(isFull(filled));
  assert.deepEqual(tableState(filled).moves.split(" ").length, 14);
  let app = act(START, { type: "load", board: small, subject: { title: "", rules: small.rules ?? "" } });
  app = act(app, { type: "select", cell: 3, how: "one" });
  assert.equal(act(app, { type: "step", rows: 0, columns: 1, extend: false }).cursor, 0);
  assert.equal(act(app, { type: "go", to: "end", extend: false }).cursor, 30);
  assert.equal(act(app, { type: "select-all" }).selection.length, 16);
  assert.equal(act(app, { type: "digit", digit: 5 }), app);
  // Digits that the engine has as placed come back.
  const placed = boardOf({ variant: { ...variant, placed: ".2.............." } });
  assert.equal(placed.squares[1].digit, 2);
  assert.equal(placed.rules, small.rules);
});
