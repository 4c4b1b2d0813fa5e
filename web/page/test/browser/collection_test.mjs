// Many puzzles pasted at once: each of them can be reached, rated and sorted, and is there after a reload.
import assert from "node:assert/strict";
import { EXAMPLE, PUZZLE, named, paste, seen, shows, tab, test } from "./harness.mjs";

// The same puzzle with its rows turned about is another one.
const turned = (puzzle) => puzzle.match(/.{9}/g).reverse().join("");
const MANY = [PUZZLE, EXAMPLE, turned(PUZZLE), turned(EXAMPLE), ...Array(36).fill(PUZZLE)];

test("of many puzzles each can be reached, the next one too, over a reload", async ({ page }) => {
  await paste(page, MANY.join("\n"));
  await tab(page, "new");
  await named(page, "collection-next").click();
  await shows(page, EXAMPLE);
  await named(page, "puzzle-4").click();
  await shows(page, turned(EXAMPLE));
  assert.match(await page.locator(".banner").textContent(), /Puzzle 4 of 40/);
  await page.reload();
  await tab(page, "new");
  await named(page, "collection-previous").click();
  await shows(page, turned(PUZZLE));
  await named(page, "collection-after").click();
  await named(page, "puzzle-33").click();
  await shows(page, PUZZLE);
});

test("they are rated and sorted, the hardest first", async ({ page }) => {
  await paste(page, MANY.slice(0, 4).join("\n"));
  await tab(page, "new");
  await named(page, "collection-rate").click();
  await page.locator(".collection [role=status]", { hasText: "4 rated" }).waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-name="collection-stop"]'));
  await named(page, "collection-sort").selectOption("hard");
  const rows = await page.locator(".collection .step-item").allTextContents();
  assert.match(rows[0], /^2?4?(Hard|Unfair) \d+ · 24 clues$/);
  await named(page, "collection-copy").click();
  await seen(page, /^All puzzles are in the clipboard/);
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
  assert.equal(lines.length, 4);
  assert.match(lines[0], /^[\d.]{81}\t(Hard|Unfair)\t\d+\t24$/);
  assert.match(rows[3], /^[13]Easy \d+ · 30 clues$/);
});
