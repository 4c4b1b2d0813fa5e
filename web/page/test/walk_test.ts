// A net is walked line by line: at each line the board shows all that it rests on, so that "the only place left" and
// "no candidate left" are seen and not believed; and nothing is in the way of anything.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { boardOf } from "../src/board/board_text.ts";
import { candidatesIn } from "../src/board/board.ts";
import { has, parseCandidate, parseTruth } from "../src/board/cells.ts";
import type { Candidate } from "../src/board/cells.ts";
import { PLAIN, boardShapes } from "../src/draw/board_shapes.ts";
import { drawingOfStep, legendOf } from "../src/draw/drawing.ts";
import { pointOf } from "../src/draw/geometry.ts";
import { branchesOf, endOf, storyOf } from "../src/draw/story.ts";
import type { Shape } from "../src/draw/shape.ts";
import type { Hint, Step } from "../src/engine/answers.ts";
import { collisionsIn } from "./collisions.ts";

const LIBRARY = process.env["NONET_LIBRARY"] ?? "build/release/nonet/libnonet.so";
const skip = existsSync(LIBRARY) ? false : `there is no ${LIBRARY}`;

// Known as AI Escargot and Easter Monster.
const HARDEST = [
  "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
  "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
];
const stepsOf = (puzzles: readonly string[]): { hint: Hint; step: Step }[] =>
  execFileSync("python3", ["web/page/test/library_pictures.py", LIBRARY, "path"], {
    input: puzzles.map((puzzle) => `${puzzle}\n`).join(""),
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  })
    .trim()
    .split("\n")
    .flatMap((line) => {
      const { hint } = JSON.parse(line) as { hint: Hint };
      return hint.step ? [{ hint, step: hint.step }] : [];
    });
const hardest = skip ? [] : stepsOf(HARDEST).filter(({ step }) => (step.inferences ?? []).length > 0);

const picture = (hint: Hint, step: Step, lines?: readonly number[], upTo?: number): Shape[] =>
  boardShapes({ ...PLAIN, board: boardOf(hint), drawing: drawingOfStep(step, lines, upTo), allCandidates: true });

const classesOf = ({ attributes }: Shape): string[] => String(attributes["class"]).split(" ");
const isAt = (candidate: Candidate, x: unknown, y: unknown): boolean => {
  const at = pointOf(candidate);
  return Math.abs(at.x - Number(x)) < 1 && Math.abs(at.y - Number(y)) < 1;
};
// Told to be gone: by a stroke, as a node that is false, or as what the step removes.
const isGone = (shapes: readonly Shape[], candidate: Candidate): boolean => {
  const { x, y } = pointOf(candidate);
  const strokes = shapes.find((shape) => classesOf(shape)[0] === "struck")?.attributes["d"] ?? "";
  return (
    String(strokes).includes(`M${Math.round((x - 8) * 10) / 10} ${Math.round((y + 8) * 10) / 10}L`) ||
    shapes.some(
      (shape) => classesOf(shape).includes("off") && isAt(candidate, shape.attributes["cx"], shape.attributes["cy"]),
    ) ||
    shapes.some((shape) => classesOf(shape)[0] === "hull" && classesOf(shape).includes("off")) // of a group: not looked into
  );
};
const holds = (shapes: readonly Shape[], candidate: Candidate): boolean =>
  shapes.some(
    (shape) =>
      (classesOf(shape)[0] === "held" || classesOf(shape).includes("on")) &&
      isAt(candidate, shape.attributes["cx"], shape.attributes["cy"]),
  );

test("at each line of a net what it rests on is seen on the board", { skip }, () => {
  let found = 0;
  let contradictions = 0;
  for (const { hint, step } of hardest) {
    if (!/Net|Forcing/.test(step.name)) continue;
    const board = boardOf(hint);
    (step.inferences ?? []).forEach((inference, line) => {
      const truth = typeof inference.by === "string" ? parseTruth(inference.by) : undefined;
      const open = truth?.filter(({ cell, digit }) => !board.squares[cell].digit && has(candidatesIn(board, cell), digit));
      if (!open || inference.holds === false || !["follows", "conflict"].includes(inference.kind)) return;
      const shapes = picture(hint, step, undefined, line);
      const kept = (inference.cells ?? []).map((cell) => parseCandidate(`${cell}=${inference.digit ?? 0}`));
      const others = open.filter((at) => !kept.some((own) => own?.cell === at.cell && own.digit === at.digit));
      for (const at of others)
        assert.ok(isGone(shapes, at), `${step.name}, line ${line}: ${JSON.stringify(at)} of ${String(inference.by)}`);
      found += others.length;
      if (inference.kind !== "conflict") return;
      ++contradictions;
      assert.equal(shapes.filter((shape) => classesOf(shape).includes("band-emptied")).length > 0, true, "where it is");
    });
  }
  assert.ok(found > 300 && contradictions > 20, `${found} candidates, ${contradictions} contradictions`);
});

test("in a case of a net all its digits are seen, with what they leave no room for and where it ends", { skip }, () => {
  let cases = 0;
  for (const { hint, step } of hardest)
    for (const { lines } of branchesOf(step)) {
      const shapes = picture(hint, step, lines);
      const told = lines.map((line) => (step.inferences ?? [])[line]);
      for (const each of told) {
        if (each.holds === false || each.node !== "candidate") continue;
        const at = parseCandidate(`${each.cells?.[0] ?? ""}=${each.digit ?? 0}`);
        assert.ok(at && holds(shapes, at), `${step.name}: ${JSON.stringify(each)}`);
      }
      const legend = legendOf(drawingOfStep(step, lines)).map(({ name }) => name);
      assert.equal(legend.includes("emptied"), told.at(-1)?.kind === "conflict");
      ++cases;
    }
  assert.ok(cases > 20, `${cases} cases`);
});

test("what a case supposed is off the board with the next one, and at the end nothing is marked quietly", { skip }, () => {
  for (const { hint, step } of hardest) {
    const ended = picture(hint, step, undefined, endOf(storyOf(step)));
    if (storyOf(step).conclusion) assert.ok(!ended.some((shape) => ["held", "struck"].includes(classesOf(shape)[0])));
    (step.inferences ?? []).forEach(({ kind, level }, line) => {
      if (kind !== "assume" || level !== 1) return;
      const before = (step.inferences ?? []).slice(0, line).filter((each) => each.level === 0 && each.cells).length;
      const shapes = picture(hint, step, undefined, line);
      const held = shapes.filter((shape) => classesOf(shape)[0] === "held").length;
      assert.ok(held <= before, `${step.name}, line ${line}: ${held} hold, ${before} were told without it`);
    });
  }
});

test("a chain tells all by its nodes, and a step that nobody walks is drawn as it was", { skip }, () => {
  for (const { step } of hardest) {
    assert.equal(drawingOfStep(step).soFar, undefined);
    if (/^(Turbot Fish|H-Wing|AIC|Grouped AIC|2-String Kite)$/.test(step.name))
      assert.equal(drawingOfStep(step, undefined, 2).soFar, undefined, step.name);
  }
});

test("nothing is in the way of anything at any line", { skip }, () => {
  let pictures = 0;
  for (const { hint, step } of hardest)
    (step.inferences ?? []).forEach((_, line) => {
      if (drawingOfStep(step, undefined, line).soFar === undefined) return;
      const { arrows, covered, labels, outside } = collisionsIn(picture(hint, step, undefined, line));
      assert.deepEqual([...arrows, ...covered, ...labels, ...outside], [], `${step.name}, line ${line}`);
      ++pictures;
    });
  assert.ok(pictures > 400, `${pictures} pictures`);
});
