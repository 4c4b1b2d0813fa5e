import assert from "node:assert/strict";
import { test } from "node:test";
import { act, boardOf } from "../src/app/app.ts";
import { practiceOf, verdictWords } from "../src/app/practice.ts";
import { fromSaved, toSaved } from "../src/app/saved.ts";
import { boardOf as boardOfState } from "../src/board/board_text.ts";
import { setAuto } from "../src/board/moves.ts";
import { PUZZLE, at, game, press } from "./playing.ts";

// r1c3 has 1 2 4, r1c4 has 2 6.
const board = setAuto(boardOfState({ puzzle: PUZZLE }), true);
const exercise = {
  technique: "x-wing",
  name: "X-Wing",
  steps: [["r1c3<>1", "r1c4<>2"], ["r5c5=5"]],
};
const begun = act(game(), { type: "load", board, subject: { title: "", exercise } });
const verdict = (app: typeof begun) => practiceOf(app)?.verdict;

test("an exercise is judged by what was struck or set since, and what is taken back was never done", () => {
  assert.equal(verdict(begun), "open");
  const wrong = press(at(begun, 1, 3), "S+2");
  assert.equal(verdict(wrong), "wrong");
  assert.equal(verdict(press(wrong, "u")), "open");
  const part = press(at(begun, 1, 3), "S+1");
  assert.equal(verdict(part), "part");
  assert.equal(verdict(press(at(part, 1, 4), "S+2")), "all");
  assert.equal(verdict(press(at(part, 1, 4), "6")), "all", "overtaken by a digit");
  assert.equal(verdict(press(at(begun, 5, 5), "5")), "all", "any step of the technique will do");
  assert.equal(verdict(press(at(begun, 1, 3), "v", "3")), "open", "a colour does nothing");
});

test("what the page has shown or done does not count, over a reload and Undo too; what was found before does", () => {
  const isShown = (app: typeof begun) => practiceOf(app)?.isShown;
  const done = (app: typeof begun) => press(at(app, 5, 5), "5");
  assert.equal(isShown(done(begun)), false);
  const shown = act(begun, { type: "shown" });
  assert.equal(verdict(shown), "open");
  const own = done(shown);
  const practice = practiceOf(own);
  assert.ok(practice?.isShown);
  assert.match(verdictWords(practice), /^That is the X-Wing. It was shown to you, so it does not count: try another\.$/);
  const back = fromSaved(toSaved(press(own, "u", "u")));
  assert.ok(back);
  assert.equal(isShown(press(back, "r", "r")), true);
  const applied = act(begun, { type: "apply", placements: [{ cell: 40, digit: 5 }], removals: [] });
  assert.equal(verdict(applied), "all");
  assert.equal(isShown(applied), true);
  assert.equal(isShown(act(done(begun), { type: "shown" })), false, "found without help");
  const other = { ...exercise, steps: [["r5c5=5"]] };
  assert.equal(isShown(act(shown, { type: "load", board: game().history.now, subject: { title: "", exercise: other } })), false);
});

test("an exercise begins again where it began, and who clears what was there has left it", () => {
  const placed = act(game(), {
    type: "load",
    board: setAuto(boardOfState({ puzzle: PUZZLE, placed: "..4" + ".".repeat(78) }), true),
    subject: { title: "", exercise },
  });
  assert.equal(verdict(press(at(placed, 1, 3), "Delete")), "wrong");
  const again = act(press(at(placed, 1, 4), "6"), { type: "restart" });
  assert.deepEqual(boardOf(again), boardOf(placed));
  assert.equal(verdict(again), "open");
});

test("an exercise is saved, and comes and goes with its puzzle", () => {
  const back = fromSaved(toSaved(press(at(begun, 1, 3), "S+1")));
  assert.ok(back);
  assert.equal(verdict(back), "part");
  const former = press(back, "u", "u");
  assert.equal(practiceOf(former), undefined);
  assert.equal(verdict(press(former, "r")), "open");
  assert.deepEqual(boardOf(press(former, "r")), board);
});
