import assert from "node:assert/strict";
import { test } from "node:test";
import { START, act, beforePractice, boardOf, heldBy } from "../src/app/app.ts";
import { KEY_LIST, actionOf } from "../src/app/keys.ts";
import { fromSaved, toSaved } from "../src/app/saved.ts";
import { EMPTY_BOARD, notesIn } from "../src/board/board.ts";
import { boardOf as boardOfState } from "../src/board/board_text.ts";
import { digitsOf } from "../src/board/cells.ts";
import { at, game, keyOf, press } from "./playing.ts";

const squareAt = (app: ReturnType<typeof game>, row: number, column: number) =>
  boardOf(app).squares[(row - 1) * 9 + column - 1];

test("arrows move and wrap at the edges", () => {
  assert.equal(press(at(game(), 1, 1), "ArrowUp").cursor, 72);
  assert.equal(press(at(game(), 1, 9), "ArrowRight").cursor, 0);
  assert.equal(press(at(game(), 1, 1), "s", "d").cursor, 10);
});

test("a typed digit stands in the cell; the same one again takes it away; 0, Delete and Backspace clear", () => {
  const placed = press(at(game(), 1, 3), "4");
  assert.equal(squareAt(placed, 1, 3).digit, 4);
  for (const key of ["4", "0", "Delete", "Backspace"])
    assert.equal(squareAt(press(placed, key), 1, 3).digit, 0, key);
});

test("Shift and a digit is a note once; N and space switch to notes and back", () => {
  const app = at(game(), 1, 3);
  assert.deepEqual(digitsOf(squareAt(press(app, "S+4"), 1, 3).notes), [4]);
  assert.equal(press(app, "S+4").mode, "digit");
  assert.deepEqual(digitsOf(squareAt(press(app, "n", "1", "2"), 1, 3).notes), [1, 2]);
  assert.equal(press(app, " ", " ").mode, "digit");
  assert.deepEqual(digitsOf(squareAt(press(app, "A+4"), 1, 3).centre), [4]);
});

test("Z X C V choose digits, corner marks, centre marks and colours", () => {
  const app = at(game(), 1, 3);
  assert.equal(squareAt(press(app, "v", "7"), 1, 3).colour, 7);
  assert.deepEqual(digitsOf(squareAt(press(app, "c", "7"), 1, 3).centre), [7]);
  assert.deepEqual(digitsOf(squareAt(press(app, "x", "7"), 1, 3).notes), [7]);
  assert.equal(squareAt(press(app, "x", "z", "7"), 1, 3).digit, 7);
});

test("Shift on a numeric pad is a note, though the browser calls the key End; without NumLock it is an arrow, or End", () => {
  const end = { ...keyOf("End"), code: "Numpad1" };
  assert.deepEqual(actionOf({ ...end, numLock: true }), { type: "digit", digit: 1, mode: "corner" });
  assert.deepEqual(actionOf(end), { type: "go", to: "row-end", extend: false });
  const left = { ...keyOf("ArrowLeft"), code: "Numpad4" };
  assert.deepEqual(actionOf(left), { type: "step", rows: 0, columns: -1, extend: false });
  assert.deepEqual(actionOf({ ...keyOf("4"), code: "Numpad4" }), { type: "digit", digit: 4 });
});

test("the place of the key counts, not its letter: Shift and a French keyboard", () => {
  assert.deepEqual(actionOf({ ...keyOf("!"), code: "Digit1", shift: true }), {
    type: "digit",
    digit: 1,
    mode: "corner",
  });
  assert.deepEqual(actionOf({ ...keyOf("&"), code: "Digit1" }), { type: "digit", digit: 1 });
});

test("F1 to F10 filter, again to stop; Escape clears filter and selection", () => {
  assert.equal(press(game(), "F3").filter, 3);
  assert.equal(press(game(), "F3", "F3").filter, 0);
  assert.equal(press(game(), "F10").filter, "bivalue");
  assert.deepEqual(press(at(game(), 1, 1), "F3", "Escape").selection, []);
});

test("several cells take a digit together; Ctrl+A selects all", () => {
  let app = press(at(game(), 1, 3), "S+ArrowRight");
  assert.deepEqual(app.selection, [2, 3]);
  app = press(app, "x", "2");
  assert.deepEqual(digitsOf(squareAt(app, 1, 3).notes), [2]);
  assert.deepEqual(digitsOf(squareAt(app, 1, 4).notes), [2]);
  assert.equal(press(app, "C+a").selection.length, 81);
});

test("a double click selects all cells of the digit", () => {
  const app = act(game(), { type: "select-same", cell: 0 });
  assert.ok(app.selection.length >= 3);
  for (const cell of app.selection) assert.equal(boardOf(app).squares[cell].digit, 5);
});

test("undo and redo go all the way, and survive being saved", () => {
  let app = at(game(), 1, 3);
  for (let i = 0; i < 500; ++i) app = press(app, String((i % 9) + 1));
  const back = fromSaved(toSaved(press(app, ...Array<string>(100).fill("u"))));
  assert.ok(back);
  assert.equal(back.history.past.length, 400);
  assert.equal(back.history.future.length, 100);
  const again = press(back, ...Array<string>(100).fill("r"));
  assert.deepEqual(boardOf(again), boardOf(app));
  assert.deepEqual(boardOf(press(again, ...Array<string>(500).fill("C+z"))), boardOf(game()));
});

const PUZZLES = Array.from({ length: 14 }, (_, n) => ".".repeat(n) + "7" + ".".repeat(80 - n));
const turned = (app: ReturnType<typeof game>, puzzle: string) =>
  act(app, { type: "load", board: boardOfState({ puzzle }), subject: { title: puzzle } });

test("another puzzle over a game: undo brings the game back with its moves, also after being saved", () => {
  const played = press(at(game(), 1, 3), "S+4", "ArrowRight", "6");
  const other = press(at(turned(played, PUZZLES[0]), 1, 3), "2");
  const back = press(fromSaved(toSaved(other)) ?? game(), "u", "u");
  assert.deepEqual(boardOf(back), boardOf(played));
  assert.equal(back.subject.title, "");
  assert.deepEqual(boardOf(press(back, "u", "u")), boardOf(game()));
  const on = press(fromSaved(toSaved(back)) ?? game(), "r", "r");
  assert.deepEqual(boardOf(on), boardOf(other));
  assert.equal(on.subject.title, PUZZLES[0]);
});

test("of former puzzles ten are kept; the first of an empty table has none before it", () => {
  assert.equal(game().history.past.length, 0);
  const last = PUZZLES.reduce(turned, game());
  assert.equal(last.history.past.length, 10);
  const back = press(last, ...Array<string>(10).fill("u"));
  assert.equal(back.subject.title, PUZZLES[3]);
});

test("everything on the table is saved: notes, colours, settings, the place in the path", () => {
  let app = press(at(game(), 1, 3), "S+4", "A+5", "v", "3");
  app = act({ ...app, tint: 6 }, { type: "colour-candidate", at: { cell: 2, digit: 4 } });
  app = act(app, { type: "settings", settings: { theme: "dark", without: ["trial"] } });
  app = act(app, { type: "place", place: 36 });
  const back = fromSaved(toSaved(app));
  assert.deepEqual({ ...back, selection: [], tint: 0 }, { ...app, selection: [], tint: 0 });
});

test("with candidates to be coloured a digit is the candidate, and what is none gets no colour", () => {
  const app = press(at(game(), 1, 4), "b", "b", "2"); // r1c4 has 2 6
  assert.equal(boardOf(app).squares[3].tints[2], 2);
  assert.equal(boardOf(app).squares[3].digit, 0);
  assert.equal(boardOf(press(app, "5")), boardOf(app), "no candidate");
  assert.equal(boardOf(press(at(app, 1, 1), "5")), boardOf(app), "a digit");
  const struck = press(app, "z", "S+6", "S+2", "S+2", "v"); // the 2 goes, its colour is left
  assert.equal(boardOf(press(struck, "2")).squares[3].tints[2], 0);
});

test("what was saved by something else is not taken", () => {
  for (const text of [
    null,
    "",
    "{",
    "[]",
    "null",
    '{"version":1}',
    '{"version":1,"board":[1],"past":[],"future":[]}',
  ]) {
    assert.equal(fromSaved(text), undefined, String(text));
  }
  const damaged = toSaved(game()).replace('"1.5"', '"1.55"');
  assert.equal(fromSaved(damaged), undefined);
});

test("a lone candidate is placed on request", () => {
  let app = act(game(), { type: "notes", how: "auto" });
  const cell = boardOf(app).squares.findIndex(
    (square, c) => !square.digit && digitsOf(notesIn(boardOf(app), c)).length === 1,
  );
  const [digit] = digitsOf(notesIn(boardOf(app), cell));
  app = act(app, { type: "place-lone", cell });
  assert.equal(boardOf(app).squares[cell].digit, digit);
});

test("digit first: the keys take a digit in hand", () => {
  const app = act(game(), { type: "settings", settings: { digitFirst: true } });
  assert.equal(press(app, "7").held, 7);
  assert.equal(press(app, "7", "7").held, 0);
  assert.equal(heldBy(press(app, "7")), 7);
  assert.equal(heldBy(press(app, "7", "v")), 0, "colours are not written");
  assert.equal(heldBy(act(press(app, "7"), { type: "settings", settings: { digitFirst: false } })), 0);
});

test("a digit that is taken back gives back the notes that it had struck by itself, and no others", () => {
  const noted = act(game(), { type: "notes", how: "fill" });
  const struckByHand = press(at(noted, 1, 4), "S+2"); // in sight of r1c3
  const wrong = press(at(struckByHand, 1, 3), "2");
  assert.ok(!digitsOf(squareAt(wrong, 1, 6).notes).includes(2));
  const later = press(at(wrong, 2, 2), "7"); // the game goes on
  const taken = act(later, { type: "mend", at: [{ cell: 2, digit: 2 }] });
  assert.deepEqual(squareAt(taken, 1, 6).notes, squareAt(struckByHand, 1, 6).notes);
  assert.deepEqual(squareAt(taken, 1, 4).notes, squareAt(struckByHand, 1, 4).notes, "struck by hand");
  assert.ok(!digitsOf(squareAt(taken, 2, 3).notes).includes(7), "struck by another digit");
  for (const key of ["Delete", "2", "4"])
    assert.ok(digitsOf(squareAt(press(at(later, 1, 3), key), 1, 6).notes).includes(2), key);
  // What stands in the way by now is not given back.
  const blocked = press(at(wrong, 3, 6), "2");
  assert.ok(!digitsOf(squareAt(press(at(blocked, 1, 3), "Delete"), 1, 6).notes).includes(2));
  assert.deepEqual(boardOf(act(taken, { type: "undo" })), boardOf(later), "one move");
  // Entered while the notes were automatic, taken back when they are no more.
  const automatic = press(at(act(game(), { type: "notes", how: "auto" }), 1, 3), "2");
  const byHand = act(automatic, { type: "notes", how: "manual" });
  assert.ok(!digitsOf(notesIn(boardOf(byHand), 5)).includes(2));
  assert.ok(digitsOf(notesIn(boardOf(press(byHand, "Delete")), 5)).includes(2));
});

test("every key of the list does something, and no key is listed twice", () => {
  const keys = KEY_LIST.flatMap((row) => row.keys);
  assert.equal(new Set(keys).size, keys.length);
  const browserName: Record<string, string> = { Esc: "Escape", Space: " " };
  const single = keys.filter((key) => !/ |^Arrows$/.test(key)).map((key) => browserName[key] ?? key);
  assert.ok(single.length > 15);
  for (const key of single) assert.ok(actionOf({ ...keyOf(""), key }), key);
  for (const held of ["C+z", "C+y", "C+a", "S+5", "A+5", "C+5", "F9"]) assert.ok(actionOf(keyOf(held)), held);
});

test("a key goes through the colours for candidates, and back to cells", () => {
  const tints = [press(game(), "b")];
  while (tints.length < 10) tints.push(press(tints[tints.length - 1], "b"));
  assert.ok(tints.every(({ mode }) => mode === "colour"));
  assert.deepEqual(tints.map(({ tint }) => tint), [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]);
  assert.equal(press(tints[2], "z", "v").tint, 3, "from elsewhere to what it was");
  const cells = press(tints[2], "v");
  assert.deepEqual([cells.mode, cells.tint], ["colour", 0], "the key for colours leads to those of cells at once");
});

test("with another puzzle digits are digits again", () => {
  const noting = act(START, { type: "mode", mode: "corner" });
  const loaded = act(noting, { type: "load", board: EMPTY_BOARD, subject: { title: "" } });
  assert.equal(loaded.mode, "digit");
});

test("from practice one comes back to the game before it, as it was left, with its moves and whatever came between", () => {
  const exercise = { technique: "x-wing", name: "X-Wing", steps: [["r1c1<>5"]] };
  const practice = { title: "Practice", exercise } as const;
  const other = (digit: string) => boardOfState({ puzzle: digit.repeat(1) + ".".repeat(80) });
  let app = press(game(), "ArrowRight", "ArrowRight", "4");
  assert.equal(beforePractice(app), undefined, "nobody practises");
  const left = app;
  app = act(app, { type: "load", board: other("7"), subject: practice });
  app = press(app, "ArrowRight", "3");
  app = act(app, { type: "load", board: other("8"), subject: practice }); // another of its kind
  app = act(app, { type: "leave-practice" });
  assert.deepEqual(boardOf(app), boardOf(left));
  assert.equal(app.subject, left.subject);
  assert.deepEqual(app.history.past, left.history.past);
  assert.deepEqual(boardOf(act(app, { type: "redo" })), other("7"), "and redo leads to the practice again");
  // On a table that was empty there is no game to come back to.
  app = act(START, { type: "load", board: other("7"), subject: practice });
  assert.equal(act(app, { type: "leave-practice" }), app);
});
