// Every kind of rule that the engine has, played to its end with hints alone: of the example that docs draw of it, nearly
// full. And five puzzles of five kinds as people publish them, from beginning to end, where they are at hand and wanted.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createEngine } from "../../../engine/package/index.js";
import { pasted, solveByHints } from "./by_hints.mjs";
import { FOLDER, test } from "./harness.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../../../..");
const linesOf = (file) => readFileSync(file, "utf8").trim().split("\n").map((line) => JSON.parse(line));
// Some of those in the documents show how a rule is drawn, and can't be filled.
const OWN = {
  antiking: [],
  nonconsecutive: [],
  antitaxicab: [],
  "kropki-negative": [{ kind: "kropki", colour: "white", cells: ["r1c1", "r1c2"] }],
  "xv-negative": [{ kind: "xv", value: 10, cells: ["r1c1", "r1c2"] }],
  cage: [{ kind: "cage", cells: ["r1c1", "r1c2"], sum: 12 }],
  rellik: [{ kind: "rellik", cells: ["r1c1", "r1c2"], sum: 12 }],
  thermo: [{ kind: "thermo", cells: ["r1c1", "r1c2", "r2c3"] }],
  arrow: [{ kind: "arrow", bulb: ["r1c1"], shaft: ["r1c2", "r2c3"] }],
  renban: [{ kind: "renban", cells: ["r1c1", "r1c2", "r2c3"] }],
  lockout: [{ kind: "lockout", cells: ["r1c1", "r1c2", "r1c3", "r1c4"], difference: 4 }],
  entropic: [{ kind: "entropic", cells: ["r1c1", "r1c2", "r2c3"] }],
  modular: [{ kind: "modular", cells: ["r1c1", "r1c2", "r2c3"], modulus: 3 }],
  "same-sets": [{ kind: "same-sets", sets: [["r1c1", "r1c2"], ["r5c5", "r5c6"]] }],
};
const ownOf = (kind) => ({ id: kind, size: 9, rules: [...(OWN[kind].some((rule) => rule.kind === kind) ? [] : [{ kind }]), ...OWN[kind]] });
const EXAMPLES = linesOf(join(root, "docs/pictures/rules.jsonl")).map((example) => (OWN[example.id] ? ownOf(example.id) : example));
const KINDS = [...readFileSync(join(root, "nonet/rules/kinds.def"), "utf8").matchAll(/^NONET_KIND\(\w+, "([^"]+)"/gm)].map(([, slug]) => slug);
const OPEN = 3; // cells that are left to be found

// A solution of the example, three cells of it open: those of its rules first.
let game;
const nearlyFull = async (example) => {
  game ??= await (await createEngine({ wasm: await WebAssembly.compile(readFileSync(join(FOLDER, "rules.wasm"))) })).newGame();
  const { variant } = await game.read(JSON.stringify(example));
  let first;
  while (!first) ({ first } = await game.examine({ portion: 100 }));
  const columns = variant.cols ?? variant.size;
  const place = (name) => (Number(name[1]) - 1) * columns + Number(name[3]) - 1;
  const named = [...JSON.stringify(example.rules).matchAll(/r[1-9]c[1-9]/g)].map(([name]) => place(name));
  const open = [...new Set([...named, 0, first.length >> 1, first.length - 1])].slice(0, OPEN);
  return JSON.stringify({ ...variant, givens: [...first].map((digit, at) => (open.includes(at) ? "." : digit)).join("") });
};

test("the examples have every kind of rule", async () => {
  assert.deepEqual(KINDS.filter((kind) => !EXAMPLES.some(({ rules }) => JSON.stringify(rules).includes(`"kind":"${kind}"`))), []);
});

const families = Math.ceil(EXAMPLES.length / 4);
for (let at = 0; at < EXAMPLES.length; at += families) {
  const some = EXAMPLES.slice(at, at + families);
  test(`hints alone solve an example of ${some[0].id} and the kinds up to ${some.at(-1).id}`, async ({ page }) => {
    for (const example of some) {
      const puzzle = { ...example, name: example.id };
      await pasted(page, await nearlyFull(puzzle));
      await page.waitForFunction((name) => document.querySelector(".banner").textContent.startsWith(name), example.id);
      await solveByHints(page, 2 * OPEN + 2);
    }
  });
}

// By hand: NONET_CORPUS=1 node web/page/test/browser/run.mjs solving
const CORPUS = join(root, "../shared/data/variants/variants.jsonl");
const isWanted = process.env.NONET_CORPUS && existsSync(CORPUS);
for (const kind of ["cage", "thermo", "arrow", "kropki", "sandwich"]) {
  test(`a corpus puzzle with a ${kind} is solved with hints alone`, { skip: isWanted ? false : "wanted only by hand, with ../shared/data" }, async ({ page }) => {
    const isMeant = ({ size, rules, rows, cols, low = 1, unread }) =>
      size === 9 && !rows && !cols && low === 1 && !unread && rules.every((rule) => rule.kind === kind);
    const wanted = process.env[`NONET_CORPUS_${kind.toUpperCase()}`];
    const puzzle = linesOf(CORPUS).find((each) => (wanted ? each.id === wanted : isMeant(each)));
    await pasted(page, JSON.stringify({ ...puzzle, name: kind }));
    await page.waitForFunction((name) => document.querySelector(".banner").textContent.startsWith(name), kind);
    const said = [];
    const hints = await solveByHints(page, 400, (sentence) => said.push(sentence));
    console.log(`# ${puzzle.id}: solved with ${hints} hints, the first: ${said[0]}`);
  });
}
