import assert from "node:assert/strict";
import { test } from "node:test";
import { act, boardOf } from "../src/app/app.ts";
import { USUAL } from "../src/app/techniques.ts";
import { BitWriter, fromText, toText } from "../src/app/bits.ts";
import { NOT_A_LINK, fromLink, textInLink, toLink } from "../src/app/link.ts";
import { at, game, press } from "./playing.ts";

const rich = () => {
  let app = press(at(game(), 1, 3), "4", "ArrowRight", "S+2", "S+6", "A+6", "v", "3");
  app = act({ ...app, tint: 2 }, { type: "colour-candidate", at: { cell: 3, digit: 6 } });
  return toLink({ ...USUAL, board: boardOf(app), place: 36, uniqueness: false, policy: "hodoku" });
};

test("a link gives back givens, digits, notes, colours and the place in the path", () => {
  const app = press(at(game(), 1, 3), "4", "ArrowRight", "S+2", "A+6", "v", "3");
  const shared = { ...USUAL, board: boardOf(app), place: 36, uniqueness: false, policy: "se" as const };
  const back = fromLink(toLink(shared));
  assert.deepEqual(back, shared);
});

test("a link gives back several colours of a cell, with and without techniques", () => {
  const app = press(at(game(), 1, 3), "v", "3", "7", "1", "ArrowRight", "5");
  assert.equal(boardOf(app).squares[2].colour, 137);
  for (const choice of [USUAL, { ...USUAL, without: ["trial"] }]) {
    const shared = { ...choice, board: boardOf(app), place: undefined };
    assert.deepEqual(fromLink(toLink(shared)), shared);
  }
});

test("a link takes the techniques along that its path is made of", () => {
  const choice = { ...USUAL, order: ["x-wing", "3d-medusa-trap"], without: ["trial"], added: [] };
  const shared = { ...choice, board: boardOf(game()), place: 7 };
  assert.deepEqual(fromLink(toLink(shared)), shared);
});

test("a link of givens alone is short", () => {
  assert.ok(
    toLink({ ...USUAL, board: boardOf(game()), place: undefined }).length < 80,
  );
});

test("what is no link of ours is left to the reader of pastes", () => {
  assert.equal(fromLink("#53..7"), undefined);
  assert.equal(fromLink(""), undefined);
});

// A generator of our own, so that a failure can be repeated.
const chance = (seed: number) => () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;

test("a link in which a letter changed, or two changed places, is damaged", () => {
  const link = rich();
  const swapped = (i: number, j: number) => {
    const letters = [...link];
    [letters[i], letters[j]] = [letters[j], letters[i]];
    return letters.join("");
  };
  let swaps = 0;
  for (let i = 3; i < link.length; ++i) {
    const other = link.charAt(i) === "A" ? "B" : "A";
    assert.equal(fromLink(link.slice(0, i) + other + link.slice(i + 1)), NOT_A_LINK);
    for (const j of [i + 1, i + 2, i + 17]) {
      if (j >= link.length || link.charAt(i) === link.charAt(j)) continue;
      ++swaps;
      assert.equal(fromLink(swapped(i, j)), NOT_A_LINK, `${i} and ${j}`);
    }
  }
  assert.ok(swaps > 100);
});

test("what stands behind the end of a link is none of it", () => {
  const choice = { ...USUAL, order: ["x-wing"], without: ["trial"], added: [] };
  const link = toLink({ ...choice, board: boardOf(game()), place: 7 });
  // The same bits, and so many more behind them, with the sum that belongs to all.
  const longer = (more: number) => {
    const sextets = link.length - "#b=".length - 2;
    const reader = fromText(link.slice("#b=".length));
    const writer = new BitWriter();
    for (let i = 0; i < sextets; ++i) writer.write(reader?.read(6) ?? 0, 6);
    for (let i = 0; i < more; ++i) writer.write(0, 6);
    return "#b=" + toText(writer);
  };
  assert.equal(longer(0), link);
  for (const more of [1, 2, 10]) assert.equal(fromLink(longer(more)), NOT_A_LINK, `${more} more`);
});

test("a thousand damaged links: a sentence or a board each, never an exception", () => {
  const next = chance(7);
  const letters = "ABCZaz09-_=#%<>\"'& \u0000\u00e9\ud83d";
  let refused = 0;
  for (let i = 0; i < 1000; ++i) {
    const link = rich();
    const place = 3 + Math.floor(next() * (link.length - 3));
    const letter = letters.charAt(Math.floor(next() * letters.length));
    const kinds = [
      link.slice(0, place) + letter + link.slice(place + 1),
      link.slice(0, place),
      link + letter.repeat(1 + Math.floor(next() * 40)),
      link.slice(0, place) + link.slice(place + 1),
    ];
    const back = fromLink(kinds[i % kinds.length]);
    assert.ok(back !== undefined);
    if (typeof back === "string") {
      ++refused;
      assert.match(back, /\.$/);
    } else {
      assert.equal(back.board.squares.length, 81);
    }
  }
  assert.ok(refused > 900, `${refused} were refused`);
});

test("a link that holds its puzzle as text is one of this page, too", () => {
  const puzzle = JSON.stringify({ size: 6, rules: [] });
  assert.equal(textInLink(` https://example.org/page/#${encodeURIComponent(puzzle)}\n`), puzzle);
  assert.equal(textInLink("https://example.org/#" + ".".repeat(81)), ".".repeat(81));
  for (const other of [puzzle, "https://example.org/#b=abc", "https://example.org/?load=%7B", "https://example.org/#%7B%E0%A4%A"])
    assert.equal(textInLink(other), undefined);
});
