import assert from "node:assert/strict";
import { test } from "node:test";
import { act, boardOf } from "../src/app/app.ts";
import { practiceOf, verdictWords, wantsStrikes } from "../src/app/practice.ts";
import { fromSaved, toSaved } from "../src/app/saved.ts";
import { boardOf as boardOfState } from "../src/board/board_text.ts";
import { setAuto } from "../src/board/moves.ts";
import { PUZZLE, SOLUTION, at, game, press } from "./playing.ts";

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
  assert.equal(verdict(wrong), "other");
  assert.equal(verdict(press(wrong, "u")), "open");
  const part = press(at(begun, 1, 3), "S+1");
  assert.equal(verdict(part), "part");
  assert.equal(verdict(press(at(part, 1, 4), "S+2")), "all");
  assert.equal(verdict(press(at(part, 1, 4), "6")), "all", "overtaken by a digit");
  assert.equal(verdict(press(at(begun, 5, 5), "5")), "all", "any step of the technique will do");
  assert.equal(verdict(press(at(begun, 1, 3), "v", "3")), "open", "a colour does nothing");
});

test("of several steps that was done of which the most was done by hand, and of none that is done the one begun", () => {
  const both = { ...exercise, steps: [["r1c3<>1"], ["r1c3<>1", "r1c4<>2"], ["r5c5=5"]] };
  const start = act(game(), { type: "load", board, subject: { title: "", exercise: both } });
  const did = (app: typeof begun) => practiceOf(app)?.did;
  assert.equal(did(start), undefined);
  const one = press(at(start, 1, 3), "S+1");
  assert.deepEqual(did(one), both.steps[0]);
  assert.deepEqual(did(press(at(one, 1, 4), "S+2")), both.steps[1]);
  assert.deepEqual(did(press(at(start, 1, 4), "S+2")), both.steps[1], "begun");
  assert.deepEqual(did(press(at(start, 5, 5), "5")), both.steps[2]);
  assert.equal(did(press(at(start, 1, 3), "S+2")), undefined, "nothing of any");
});

test("what the page has shown or done does not count, over a reload and Undo too; what was found before does", () => {
  const isShown = (app: typeof begun) => practiceOf(app)?.isShown;
  const done = (app: typeof begun) => press(at(app, 5, 5), "5");
  assert.equal(isShown(done(begun)), false);
  const shown = act(begun, { type: "shown", step: ["r5c5=5"] });
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
  const another = press(at(press(at(shown, 1, 3), "S+1"), 1, 4), "S+2");
  assert.equal(verdict(another), "all");
  assert.equal(isShown(another), false, "another step than the one that was shown");
  assert.equal(isShown(done(another)), false, "one of both was found");
  assert.equal(isShown(act(done(begun), { type: "shown", step: ["r5c5=5"] })), false, "found without help");
  const other = { ...exercise, steps: [["r5c5=5"]] };
  assert.equal(isShown(act(shown, { type: "load", board: game().history.now, subject: { title: "", exercise: other } })), false);
});

// The solution has 4 in r1c3 and 6 in r1c4.
test("what is false is told apart from what is true and not asked for, and is not forgotten", () => {
  const of = { ...exercise, solution: SOLUTION };
  const start = act(game(), { type: "load", board, subject: { title: "", exercise: of } });
  const words = (app: typeof start): string => {
    const practice = practiceOf(app);
    assert.ok(practice);
    return verdictWords(practice);
  };
  const wrong = press(at(start, 1, 3), "1");
  assert.equal(verdict(wrong), "false");
  assert.equal(words(wrong), "False: r1c3 is not 1. Undo it, or take it away.");
  assert.equal(verdict(press(at(wrong, 5, 5), "5")), "false", "as long as it stands");
  assert.equal(verdict(press(at(press(at(wrong, 5, 5), "5"), 1, 3), "Delete")), "all");
  assert.equal(words(press(at(start, 1, 3), "S+4")), "False: 4 must stay in r1c3. Undo it, or put it back.");
  const other = press(at(start, 1, 3), "S+2");
  assert.equal(verdict(other), "other");
  assert.equal(words(other), "True, but it does not follow from the X-Wing. That is still to be found.");
  assert.equal(words(press(at(begun, 1, 3), "S+2")), "That does not follow from the X-Wing. Undo it, or look on.");
  const back = fromSaved(toSaved(wrong));
  assert.ok(back);
  assert.equal(verdict(back), "false", "after a reload too");
});

test("the digit that a step leaves in a cell is its answer, as good as the strikes", () => {
  const of = { technique: "rule-of-45", name: "Single Innie", lesson: "single-innie", steps: [["r1c3<>1", "r1c3<>2"]] };
  const start = act(game(), { type: "load", board, subject: { title: "", exercise: of } });
  const practice = practiceOf(start);
  assert.ok(practice);
  assert.match(verdictWords(practice), /: place the digit that it leaves, or strike the others\.$/);
  assert.equal(wantsStrikes(practice), false);
  assert.equal(verdict(press(at(start, 1, 3), "4")), "all");
  assert.equal(verdict(press(at(start, 1, 3), "1")), "other");
  assert.equal(verdict(press(at(start, 1, 3), "S+1", "S+2")), "all");
});

test("an exercise begins again where it began, and who clears what was there has left it", () => {
  const placed = act(game(), {
    type: "load",
    board: setAuto(boardOfState({ puzzle: PUZZLE, placed: "..4" + ".".repeat(78) }), true),
    subject: { title: "", exercise },
  });
  assert.equal(verdict(press(at(placed, 1, 3), "Delete")), "left");
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
