// The same step drawn by the page and by the library (nonet/draw, which the command draws with): the same shapes
// in the same order, at the same places, and of the colours and widths of the page's style sheet, in each theme.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { boardOf } from "../src/board/board_text.ts";
import { PLAIN, boardShapes } from "../src/draw/board_shapes.ts";
import { drawingOfRung, needsNotes } from "../src/draw/drawing.ts";
import type { Shape } from "../src/draw/shape.ts";
import type { Hint } from "../src/engine/answers.ts";
import { styleOf } from "./page_style.ts";

const PROGRAM = process.env["NONET_PROGRAM"] ?? "build/release/bin/nonet";
const LIBRARY = process.env["NONET_LIBRARY"] ?? "build/release/nonet/libnonet.so";
const missing = [PROGRAM, LIBRARY].filter((file) => !existsSync(file));
const skip = missing.length ? `there is no ${missing.join(", no ")}` : false;

interface Told {
  readonly hint: Hint;
  readonly theme: string;
  readonly pictures: Readonly<Record<string, string>>;
}

type Attributes = Readonly<Record<string, string>>;

const drawnBy = (what: string, input = ""): Told[] =>
  execFileSync("python3", ["web/page/test/library_pictures.py", LIBRARY, what], {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  })
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Told);

// The elements of a file that have a class, without the frame of paper around the board.
const elementsOf = (svg: string): { tag: string; attributes: Attributes }[] =>
  [...svg.matchAll(/<(path|circle|rect|text) ([^>]*?)\/?>/g)]
    .map(([, tag, text]) => ({
      tag,
      attributes: Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
    }))
    .slice(1);

// A path with all its points written out; numbers to tenths.
const plainPath = (d: string): string => {
  let [x, y] = [0, 0];
  const parts = [...d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([, letter, numbers]) => {
    const all = numbers.trim().split(/[\s,]+/).filter(Boolean).map(Number);
    if (letter === "V") all.unshift(x);
    if (letter === "H") all.push(y);
    if (all.length > 1) [x, y] = all.slice(-2);
    return (letter === "V" || letter === "H" ? "L" : letter) + all.join(" ");
  });
  return parts.join("");
};

const NUMBERS = ["x", "y", "cx", "cy", "r", "rx", "width", "height"];

// "circle mark hue-blue cx 119 cy 50 r 15": a shape on one line. What is lettered has the middle of its text.
const lineOf = (tag: string, attributes: Readonly<Record<string, string | number>>, text?: string): string =>
  [
    tag,
    attributes["class"],
    text,
    ...NUMBERS.filter((name) => name in attributes).map((name) => `${name} ${Number(attributes[name])}`),
    "d" in attributes && plainPath(String(attributes["d"])),
  ]
    .filter((part) => part !== undefined && part !== false)
    .join(" ");

const ofPage = (shapes: readonly Shape[]): string[] =>
  shapes.filter(({ attributes }) => attributes["d"] !== "").map(({ tag, attributes, text }) => lineOf(tag, attributes, text));

const ofLibrary = (svg: string): string[] =>
  elementsOf(svg).map(({ tag, attributes }) => {
    const label = attributes["aria-label"];
    if (label === undefined) return lineOf(tag, attributes);
    const [x, y] = attributes["transform"].match(/-?[\d.]+/g) ?? ["", ""];
    return lineOf("text", { class: attributes["class"], x, y }, label);
  });

// The numbers of a line may differ by what rounding makes of the last bit.
const STILL_SAME = 0.11;
const NUMBER = /-?\d+(?:\.\d+)?/g;
const isSame = (a: string, b: string): boolean => {
  if (a.replace(NUMBER, "#") !== b.replace(NUMBER, "#")) return false;
  const [left, right] = [a, b].map((line) => (line.match(NUMBER) ?? []).map(Number));
  return left.every((number, i) => Math.abs(number - right[i]) < STILL_SAME);
};

const pageShapes = ({ hint }: Told, rung: number): Shape[] => {
  const board = boardOf(hint);
  const told = hint.rungs.find((each) => each.rung === rung);
  assert.ok(told, `there is no rung ${rung}`);
  const drawing = drawingOfRung(told, hint.step);
  const allCandidates = needsNotes(drawing, board) || (hint.removed ?? []).length > 0;
  return boardShapes({ ...PLAIN, board, drawing, allCandidates });
};

// How wide the pen of letters is (nonet/draw/lettering.cpp).
const penOf = (size: number, weight: number): number => size * (0.084 + ((weight - 400) * 0.056) / 300);
const pixels = (value = "0"): number => Number.parseFloat(value);

const assertStyle = (attributes: Attributes, theme: string): void => {
  const isText = "aria-label" in attributes;
  const name = attributes["class"];
  const style = styleOf(isText ? "text" : "path", name, theme);
  const say = `${name} in ${theme}`;
  if (isText) {
    assert.equal(attributes["stroke"], style["fill"], `the colour of ${say}`);
    const pen = penOf(pixels(style["font-size"]), Number(style["font-weight"] ?? 400));
    assert.ok(Math.abs(Number(attributes["stroke-width"]) - pen) < 0.011, `the size or weight of ${say}`);
    return;
  }
  assert.equal(attributes["fill"], style["fill"], `the fill of ${say}`);
  assert.equal(attributes["stroke"] ?? "none", style["stroke"] ?? "none", `the stroke of ${say}`);
  assert.equal(attributes["opacity"], style["opacity"], `the opacity of ${say}`);
  const isFilled = style["fill"] !== "none";
  assert.equal(attributes["fill-opacity"], isFilled ? style["fill-opacity"] : undefined, `the fill of ${say}`);
  if ((style["stroke"] ?? "none") === "none") return;
  assert.equal(pixels(attributes["stroke-width"]), pixels(style["stroke-width"] ?? "1"), `the width of ${say}`);
  for (const each of ["stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity"])
    assert.equal(attributes[each], style[each], `${each} of ${say}`);
};

const assertSame = (told: Told): void => {
  for (const [rung, svg] of Object.entries(told.pictures)) {
    const page = ofPage(pageShapes(told, Number(rung)));
    const library = ofLibrary(svg);
    const say = `${told.hint.step?.notation ?? ""}, rung ${rung}`;
    page.forEach((line, i) => assert.ok(isSame(line, library[i] ?? ""), `${say}:\npage    ${line}\nlibrary ${library[i]}`));
    assert.equal(library.length, page.length, say);
    for (const { attributes } of elementsOf(svg)) assertStyle(attributes, told.theme);
  }
};

test("the example of every technique is drawn alike, rung by rung", { skip }, () => {
  const told = drawnBy("examples");
  const { techniques } = JSON.parse(execFileSync(PROGRAM, ["techniques", "--json"], { encoding: "utf8" })) as {
    techniques: { slug: string }[];
  };
  const drawn = told.filter(({ pictures }) => "5" in pictures).map(({ hint }) => hint.step?.technique);
  assert.deepEqual(
    drawn,
    techniques.map(({ slug }) => slug),
  );
  // Of puzzles with rules of their own the library draws these too, or refuses to; the page does not know them yet.
  const hasRules = (svg: string | null): boolean => svg === null || svg.includes("clue-");
  const ruled = told.filter(({ pictures }) => Object.values(pictures).some(hasRules));
  assert.ok(ruled.length < told.length / 10, `${ruled.length} of ${told.length} examples have rules`);
  told.filter((each) => !ruled.includes(each)).forEach(assertSame);
});

test("all steps of puzzles by chance are drawn alike", { skip }, () => {
  const made = (...words: string[]) => execFileSync(PROGRAM, ["generate", "--seed", "25", ...words], { encoding: "utf8" });
  const told = drawnBy("path", made("-n", "4") + made("-n", "3", "--level", "unfair"));
  assert.ok(told.length > 300, `only ${told.length} steps`);
  told.forEach(assertSame);
});
