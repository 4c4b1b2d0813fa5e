// The same puzzle in the page and in the command: the same steps and words, byte for byte. The page's
// engine is asked as the page asks it, the command as a person would.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { createEngine } from "../../engine/package/index.js";

const WASM = "build/page/engine.wasm";
const PROGRAM = process.env["NONET_PROGRAM"] ?? "build/release/bin/nonet";
const PUZZLES = 200;
const missing = [WASM, PROGRAM].filter((file) => !existsSync(file));

test(
  `${PUZZLES} puzzles: path and hint are those of the command`,
  { skip: missing.length ? `there is no ${missing.join(", no ")}` : false },
  async () => {
    const game = await (await createEngine({ wasm: readFileSync(WASM) })).newGame();
    const puzzles = execFileSync(PROGRAM, ["generate", "-n", String(PUZZLES), "--seed", "16"], {
      encoding: "utf8",
    })
      .trim()
      .split("\n");
    assert.equal(puzzles.length, PUZZLES);
    // All paths of the command at once: one document after the other.
    const told = execFileSync(
      PROGRAM,
      ["explain", "--json", "--without=trial,forcing-net-contradiction", "-"],
      { input: puzzles.join("\n"), encoding: "utf8", maxBuffer: 2 ** 30 },
    );
    let own = "";
    for (const puzzle of puzzles) {
      await game.askText("read", [puzzle]);
      own += await game.askText("path", [{ without: ["trial", "forcing-net-contradiction"] }]);
    }
    assert.ok(own === told, "the paths differ");
    for (const puzzle of puzzles.slice(0, 10)) {
      await game.askText("read", [puzzle]);
      const hint = await game.askText("hint", [{ rung: 5, without: ["singles"] }]);
      const program = execFileSync(PROGRAM, ["hint", "--rung=5", "--json", "--without=singles", puzzle], {
        encoding: "utf8",
      });
      assert.equal(hint, program);
    }
  },
);
