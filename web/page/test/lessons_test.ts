// Every lesson's picture beside its words, from the engine's own answers: what a sentence speaks of is seen,
// and the legend tells what is drawn, no less and no more.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { createEngine } from "../../engine/package/index.js";
import { boardOf } from "../src/board/board_text.ts";
import { columnOf, rowOf } from "../src/board/cells.ts";
import type { Cell } from "../src/board/cells.ts";
import { setAuto } from "../src/board/moves.ts";
import { PLAIN, boardShapes } from "../src/draw/board_shapes.ts";
import { drawingOfProof, drawingOfStep, legendOf } from "../src/draw/drawing.ts";
import type { Drawing, LegendEntry } from "../src/draw/drawing.ts";
import { isSetRole, lookOf } from "../src/draw/roles.ts";
import type { Shape } from "../src/draw/shape.ts";
import type { Lesson, Step, Techniques } from "../src/engine/answers.ts";
import { phrasesOf } from "../src/view/phrases.ts";

const WASM = "build/page/engine.wasm";
const skip = existsSync(WASM) ? false : `there is no ${WASM}`;

type Example = NonNullable<Lesson["example"]> & { readonly step: Step };
const examples: Example[] = [];
const allExamples = async (): Promise<readonly Example[]> => {
  if (examples.length) return examples;
  const game = await (await createEngine({ wasm: readFileSync(WASM) })).newGame();
  const { techniques } = JSON.parse(await game.askText("techniques", [])) as Techniques;
  for (const { slug } of techniques) {
    const { example } = JSON.parse(await game.askText("lesson", [slug])) as Lesson;
    if (example?.step) examples.push({ ...example, step: example.step });
  }
  return examples;
};

const shapesOf = (example: Example, drawing: Drawing): Shape[] =>
  boardShapes({ ...PLAIN, board: setAuto(boardOf(example), true), drawing, allCandidates: true });
const classesOf = ({ attributes }: Shape): string[] => String(attributes["class"]).split(" ");
const withClass = (shapes: readonly Shape[], name: string): Shape[] =>
  shapes.filter((shape) => classesOf(shape).includes(name));

// Whether a shape has a point in a cell: its middle or corner, or one of its outline.
const isIn = (cell: Cell, { attributes }: Shape): boolean => {
  const outline = String(attributes["d"] ?? "").matchAll(
    /(?:[ML]|A[\d.]+ [\d.]+ 0 0 1 )(-?[\d.]+) (-?[\d.]+)/g,
  );
  const corner = [attributes["cx"] ?? attributes["x"], attributes["cy"] ?? attributes["y"]];
  return [corner, ...[...outline].map((point) => point.slice(1))].some(
    ([x, y]) => Math.floor(Number(x) / 100) === columnOf(cell) && Math.floor(Number(y) / 100) === rowOf(cell),
  );
};
const DRAWN = ["mark", "node", "hull", "set-cell", "deadly", "gone-disc", "placement", "blocker"];

test("every cell that a lesson's sentence names has something drawn into it", { skip }, async () => {
  for (const example of await allExamples()) {
    const shapes = shapesOf(example, drawingOfStep(example.step)).filter((shape) =>
      classesOf(shape).some((name) => DRAWN.includes(name)),
    );
    const named = phrasesOf(example.step.sentence).flatMap(({ text, cells }) =>
      text.startsWith("r") && !text.startsWith("row") ? cells : [],
    );
    for (const cell of named)
      assert.ok(
        shapes.some((shape) => isIn(cell, shape)),
        `${example.step.technique}: ${example.step.sentence} has nothing in cell ${cell}`,
      );
  }
});

test("wings, kites and their like are drawn with their links, with a story or without", { skip }, async () => {
  const links = (slug: string, kind: string) => {
    const example = examples.find(({ step }) => step.technique === slug) as Example;
    return withClass(shapesOf(example, drawingOfStep(example.step)), "arrow").filter((shape) =>
      classesOf(shape).includes(kind),
    ).length;
  };
  await allExamples();
  for (const [slug, strong, weak] of [
    ["w-wing", 1, 2],
    ["xy-wing", 0, 2],
    ["xyz-wing", 0, 2],
    ["m-wing", 3, 2],
    ["remote-pair", 4, 3],
    ["skyscraper", 2, 1],
    ["2-string-kite", 2, 1],
    ["turbot-fish", 2, 1],
    ["simple-color-wrap", 2, 1],
    ["als-xz-doubly-linked", 0, 2],
    ["death-blossom", 0, 5],
    ["unique-rectangle-4", 1, 0],
  ] as const)
    assert.deepEqual([links(slug, "strong"), links(slug, "weak")], [strong, weak], slug);
  for (const slug of ["naked-pair", "x-wing", "hidden-triple", "sue-de-coq"])
    assert.equal(links(slug, "strong") + links(slug, "weak"), 0, slug);
});

test("what a step of colours removes keeps its colour, and its digit lies over what strikes it", { skip }, async () => {
  await allExamples();
  for (const slug of ["simple-color-wrap", "multi-colors-1", "multi-colors-2", "3d-medusa-wrap", "3d-medusa-empty"]) {
    const example = examples.find(({ step }) => step.technique === slug) as Example;
    const shapes = shapesOf(example, drawingOfStep(example.step));
    const discs = withClass(shapes, "gone-disc");
    assert.equal(discs.length, example.step.remove.length, slug);
    const firstNote = shapes.findIndex((shape) => classesOf(shape)[0] === "note");
    for (const disc of discs) assert.ok(shapes.indexOf(disc) < firstNote, slug);
    const words = legendOf(drawingOfStep(example.step)).map((entry) => entry.words);
    assert.ok(!words.includes("link"), `${slug}: ${words.join(", ")}`);
  }
});

// The classes that a shape of an entry has in the picture.
const looksOf = ({ kind, name }: LegendEntry): string[] => {
  switch (kind) {
    case "house":
      return [`band-${name}`];
    case "mark":
      return [isSetRole(name) ? "set-cell" : "mark", lookOf(name).hue];
    case "arrow":
    case "tie":
      return ["arrow", name];
    case "node":
      return ["node", name];
    case "group":
      return [{ apart: "tie", group: "hull", set: "set-hull" }[name] ?? ""];
    case "deadly":
    case "truth":
      return [kind];
    case "so-far":
      return [name === "emptied" ? "band-emptied" : name];
    case "effect":
      return [name === "remove" ? "gone-disc" : "placement"];
    case "single":
      return [name === "cross" ? "block-cross" : "blocker"];
  }
};
const TELLING = ["band", "mark", "set-cell", "arrow", "node", "hull", "tie", "deadly", "truth", "placement", "gone-disc", "blocker", "block-cross"];

const agree = (example: Example, drawing: Drawing, what: string): void => {
  const shapes = shapesOf(example, drawing);
  const entries = legendOf(drawing).map(looksOf);
  const fits = (shape: Shape, looks: readonly string[]) => looks.every((name) => classesOf(shape).includes(name));
  for (const looks of entries)
    assert.ok(
      shapes.some((shape) => fits(shape, looks)),
      `${what}: ${looks.join(" ")} is not drawn`,
    );
  for (const shape of shapes.filter((each) => TELLING.includes(classesOf(each)[0])))
    assert.ok(
      entries.some((looks) => fits(shape, looks)),
      `${what}: the legend lacks ${classesOf(shape).join(" ")}`,
    );
};

test("the legend tells what is drawn and nothing else, on every line of a walk and in every proof", { skip }, async () => {
  for (const example of await allExamples()) {
    const { step } = example;
    agree(example, drawingOfStep(step), step.technique);
    agree(example, drawingOfProof(step), `the proof of ${step.technique}`);
    // The first lines and the last ones: what comes between is more of the same.
    const lines = (step.inferences ?? []).map((_, line) => line);
    for (const upTo of [...lines.slice(0, 4), ...lines.slice(-2), lines.length])
      agree(example, drawingOfStep(step, undefined, upTo), `${step.technique} up to line ${upTo}`);
  }
});
