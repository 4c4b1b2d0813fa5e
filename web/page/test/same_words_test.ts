// The same puzzle in the page, in the command and in the library: the same steps and words, byte for byte.
// The page's engine is asked as the page asks it, the command as a person would, the library as a program
// in another language does, through its calls for C.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { createEngine } from "../../engine/package/index.js";

const WASM = "build/page/engine.wasm";
const PROGRAM = process.env["NONET_PROGRAM"] ?? "build/release/bin/nonet";
const LIBRARY = process.env["NONET_LIBRARY"] ?? "build/release/nonet/libnonet.so";
const missing = [WASM, PROGRAM, LIBRARY].filter((file) => !existsSync(file));

const run = (file: string, words: readonly string[], input = ""): string =>
  execFileSync(file, words, { input, encoding: "utf8", maxBuffer: 2 ** 30 });
const made = (...words: string[]): string[] => run(PROGRAM, ["generate", ...words]).trim().split("\n");

test(
  "200 puzzles, easy and hard: path and hint are those of the command and of the library",
  { skip: missing.length ? `there is no ${missing.join(", no ")}` : false },
  async () => {
    const game = await (await createEngine({ wasm: readFileSync(WASM) })).newGame();
    // The last ones take chains and nets.
    const puzzles = [
      ...made("-n", "192", "--seed", "16"),
      ...made("-n", "8", "--seed", "16", "--level", "unfair"),
    ];
    assert.equal(puzzles.length, 200);
    const input = `${puzzles.join("\n")}\n`;
    // All paths at once: one document after the other.
    const told = run(PROGRAM, ["explain", "--json"], input);
    let own = "";
    for (const puzzle of puzzles) {
      await game.askText("read", [puzzle]);
      own += await game.askText("path", [{}]);
    }
    assert.ok(own === told, "the paths of page and command differ");
    const library = run("python3", ["web/page/test/library.py", LIBRARY, "{}"], input);
    assert.ok(library === told, "the paths of library and command differ");
    for (const puzzle of puzzles.slice(-10)) {
      await game.askText("read", [puzzle]);
      const hint = await game.askText("hint", [{ rung: 5, without: ["singles"] }]);
      assert.equal(hint, run(PROGRAM, ["hint", "--rung=5", "--json", "--without=singles", puzzle]));
    }
  },
);
