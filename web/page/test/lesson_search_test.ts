import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { searched } from "../src/app/technique_names.ts";
import type { Named } from "../src/app/technique_names.ts";

const PROGRAM = process.env["NONET_PROGRAM"] ?? "build/release/bin/nonet";

// As apps, books and sites call them.
const NAMES: readonly (readonly [string, string])[] = [
  ["last free cell", "full-house"],
  ["last possible number", "naked-single"],
  ["obvious singles", "naked-single"],
  ["only choice", "hidden-single"],
  ["last remaining cell", "hidden-single"],
  ["intersection removal", "pointing"],
  ["Pointing Pairs", "pointing"],
  ["box/line reduction", "claiming"],
  ["naked twins", "naked-pair"],
  ["naked quads", "naked-quadruple"],
  ["y wing", "xy-wing"],
  ["wing xyz", "xyz-wing"],
  ["chain xy", "xy-chain"],
  ["rectangle unique", "unique-rectangle-1"],
  ["rectangle elimination", "empty-rectangle"],
  ["BUG+1", "bug-plus-1"],
  ["two string kite", "2-string-kite"],
  ["skycraper", "skyscraper"],
  ["jelyfish", "jellyfish"],
  ["sowrdfish", "swordfish"],
  ["simple colouring", "simple-color-trap"],
  ["forcing chains", "forcing-chain-verity"],
  ["almost locked sets", "als-xz"],
  ["guess", "trial"],
];

test("a lesson is found by what people call it, in any order of words, and with a slip of the finger", {
  skip: existsSync(PROGRAM) ? false : `there is no ${PROGRAM}`,
}, () => {
  const { techniques } = JSON.parse(execFileSync(PROGRAM, ["techniques", "--json"], { encoding: "utf8" })) as {
    techniques: Named[];
  };
  for (const [wanted, slug] of NAMES)
    assert.ok(
      searched(wanted, techniques).some((found) => found.slug === slug),
      `${wanted}: ${searched(wanted, techniques).map((found) => found.slug).join(", ") || "nothing"}`,
    );
  assert.deepEqual(searched("zzzzz", techniques), []);
});
