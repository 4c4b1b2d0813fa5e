import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bookFrom,
  bookText,
  dailyOrder,
  dayOf,
  figuresOf,
  gameWords,
  helpWords,
  levelWords,
  listedWords,
  merged,
  newGame,
  openWords,
  ruledKind,
  ruledOrder,
  streaks,
  timeWords,
  titleOfDay,
  titleToday,
  withGame,
} from "../src/app/games.ts";
import type { Game } from "../src/app/games.ts";
import { PUZZLE } from "./playing.ts";

const at = (day: string) => new Date(`${day}T12:00:00`).getTime();
// Puzzles that differ, for games that differ.
const game = (nth: number, change: Partial<Game>): Game => ({
  ...newGame(PUZZLE.slice(nth) + PUZZLE.slice(0, nth), at("2026-11-01")),
  level: "Hard",
  score: 852,
  ...change,
});

test("the puzzle of a day is made from its date alone, each level on its weekday", () => {
  const easy = { level: "easy", symmetry: "rotate180", clues: [34, 40], minimal: false };
  assert.deepEqual(dailyOrder("2026-11-17"), { seed: 20261117, ...easy });
  assert.deepEqual(dailyOrder("2026-11-19"), { seed: 20261119, level: "hard", symmetry: "rotate180" });
  // An easy one of a day is another than that of any day.
  assert.deepEqual(dailyOrder("2026-11-16", true), { seed: 1020261116, ...easy });
  const week = ["16", "17", "18", "19", "20", "21", "22"].map((date) => dailyOrder(`2026-11-${date}`).level);
  assert.deepEqual(week, ["easy", "easy", "medium", "hard", "unfair", "extreme", "medium"]);
});

test("a puzzle is of a kind that can be made anew if all its rules are of that kind", () => {
  const of = (...kinds: string[]) => ruledKind(JSON.stringify({ rules: kinds.map((kind) => ({ kind })) }))?.words;
  assert.equal(of("cage", "cage"), "killer");
  assert.equal(of("diagonals"), "X-Sudoku");
  assert.equal(of("whisper"), "puzzle with whispers");
  assert.equal(of("cage", "diagonals"), undefined);
  assert.equal(of(), undefined);
  assert.equal(ruledKind(PUZZLE), undefined);
});

test("easy whispers are asked for with more clues than they need; others, and other kinds, as they come", () => {
  const [whispers, killer] = ["whisper", "cage"].map((kind) => ruledKind(JSON.stringify({ rules: [{ kind }] })));
  assert.ok(whispers && killer);
  assert.deepEqual(ruledOrder(whispers, "easy"), { variant: "whispers", level: "easy", clues: [18, 24], minimal: false });
  assert.deepEqual(ruledOrder(whispers, "hard"), { variant: "whispers", level: "hard" });
  assert.deepEqual(ruledOrder(killer, "easy"), { variant: "killer", level: "easy" });
});

test("an open game keeps its board, of the fifty that were played last; a solved one has none", () => {
  const all = Array.from({ length: 60 }, (_, nth) => game(nth, { table: `${nth}` }));
  const book = all.reduce(withGame, []);
  assert.deepEqual(
    book.map(({ table }) => table),
    all.map(({ table }, nth) => (nth < 10 ? "" : table)),
  );
  assert.deepEqual(bookFrom(bookText(book))?.at(-1)?.table, "59");
  assert.equal(withGame(book, { ...book[59], solved: 1 }).at(-1)?.table, "");
});

test("a game of a day is called by its date, and on that day so", () => {
  const called = (day: string) => titleToday(titleOfDay({ day }));
  assert.equal(called("2001-11-16"), "Puzzle of 2001-11-16");
  assert.equal(called("2001-11-16 easy"), "Easy one of 2001-11-16");
  assert.equal(called(dayOf(Date.now())), "Puzzle of the day");
  assert.equal(called(`${dayOf(Date.now())} easy`), "Easy one of the day");
  assert.equal(called(""), "");
});

test("days in a row end today or yesterday, and the most are remembered", () => {
  const days = ["2026-10-29", "2026-10-30", "2026-10-31", "2026-11-01", "2026-11-15", "2026-11-16"];
  const book = days.map((day, nth) => game(nth, { solved: at(day) }));
  assert.deepEqual(streaks(book, "2026-11-16"), { now: 2, most: 4 });
  assert.deepEqual(streaks(book, "2026-11-17"), { now: 2, most: 4 });
  assert.deepEqual(streaks(book, "2026-11-18"), { now: 0, most: 4 });
  assert.deepEqual(streaks([], "2026-11-18"), { now: 0, most: 0 });
});

test("a level and a score are told in a sentence, and what is not known is told too", () => {
  assert.equal(levelWords(game(1, {})), "Hard is its level, by its hardest step and by what all its steps cost together: 852.");
  assert.equal(levelWords(game(1, { score: 0 })), "Hard is its level, by its hardest step.");
  assert.equal(levelWords(game(1, { level: "", score: 0 })), "How hard it is has not been found out.");
});

test("best and usual times are of what was solved without help", () => {
  const solved = at("2026-11-02");
  const book = [
    game(1, { solved, seconds: 300 }),
    game(2, { solved, seconds: 100, hints: 1 }),
    game(3, { solved, seconds: 500 }),
    game(4, { solved, seconds: 50, looked: true }),
    game(5, { seconds: 10 }),
    game(6, { solved, seconds: 400 }),
  ];
  const hard = figuresOf(book).find(({ level }) => level === "Hard");
  assert.deepEqual(hard, { level: "Hard", solved: 5, unaided: 3, best: 300, usual: 400 });
});

test("a book goes out and comes back, damaged ones are refused, and two become one", () => {
  const book = [game(1, { seconds: 5, paused: true }), game(2, { solved: at("2026-11-02"), seconds: 9, day: "2026-11-02" }), game(3, { day: "2026-11-03 easy" })];
  assert.deepEqual(bookFrom(bookText(book)), book);
  for (const text of [null, "", "{}", "[]", '{"format":"nonet-games"}', "hello", bookText(book).slice(0, -5)])
    assert.equal(bookFrom(text), undefined);
  assert.deepEqual(bookFrom('{"format":"nonet-games","games":[null,{"puzzle":"1"},{"puzzle":5}]}'), []);
  const other = [game(1, { solved: at("2026-11-03"), seconds: 7 }), game(2, { seconds: 99 }), game(3, {})];
  const both = merged(book, other);
  assert.equal(both.length, 3);
  assert.equal(both.find(({ seconds }) => seconds === 99), undefined, "what is solved stays solved");
  assert.ok(both.some(({ seconds, solved }) => seconds === 7 && solved));
  assert.deepEqual(merged(both, other), both, "once more changes nothing");
});

test("a game in words", () => {
  const played = game(0, { seconds: 252, hints: 1 });
  assert.equal(gameWords(played), "Hard 852 · 30 clues");
  assert.equal(timeWords(252), "04:12");
  assert.equal(openWords(played), "Hard, 04:12, no digit yet");
  assert.equal(openWords({ ...played, level: "", table: "0 1.5 1.3 0.4 0.2 0.0.36 1.7" }), "30 clues, 04:12, 2 of 51");
  assert.equal(openWords(newGame(".".repeat(81), 0)), "no clues, no digit yet");
  const ruled = { ...newGame(JSON.stringify({ rows: 4, cols: 4, givens: `1${".".repeat(15)}` }), 0), table: "0 1.1 0.2" };
  assert.equal(openWords(ruled), "With rules, 1 of 15");
  const killer = { ...newGame(JSON.stringify({ givens: ".".repeat(81), rules: [{ kind: "cage" }] }), 0), level: "Easy", score: 1964, seconds: 61 };
  assert.equal(openWords(killer), "Killer, Easy, 01:01, no digit yet");
  assert.equal(listedWords(killer), "Killer · Easy 1964 · no givens");
  assert.equal(listedWords(played), gameWords(played));
  assert.equal(timeWords(3723), "1:02:03");
  assert.equal(helpWords(played), "with 1 hint");
  assert.equal(withGame([played], { ...played, seconds: 300 }).length, 1);
  assert.equal(dayOf(at("2026-11-01")), "2026-11-01");
});
