// Boards of more than nine by nine, as a person meets them: read, written into, checked, counted and solved.
import assert from "node:assert/strict";
import { LOOKS, faultsWithin } from "./axe_within.mjs";
import { pasted } from "./by_hints.mjs";
import { EXAMPLE, named, press, test } from "./harness.mjs";

// Twelve by twelve: rows shifted by boxes of three by four.
const SIZE = 12;
const digitAt = (row, column) => ((4 * (row % 3) + Math.floor(row / 3) + column) % SIZE) + 1;
const SOLUTION = Array.from({ length: SIZE * SIZE }, (_, at) => digitAt(Math.floor(at / SIZE), at % SIZE));
const puzzleWithout = (...open) =>
  JSON.stringify({ size: SIZE, name: "A dozen", givens: SOLUTION.map((digit, at) => (open.includes(at) ? null : digit)), rules: [{ kind: "cage", cells: ["r1c1", "r1c2"], sum: 3 }] });
const spot = (page, at) => page.locator(`[data-spot="${at}"]`);
const opened = async (page, text) => {
  await pasted(page, text);
  await page.waitForSelector(".dialog.large[open]");
  await page.waitForFunction(() => document.querySelectorAll("[data-spot]").length > 81);
};
const found = (page, pattern) =>
  page.waitForFunction((source) => new RegExp(source).test(document.querySelector('[data-name="large-found"]').textContent), pattern.source);

test("a board of twelve is played by keys to its end; letters are digits above nine", async ({ page }) => {
  await opened(page, puzzleWithout(0, 10, 143));
  assert.equal(await page.locator("[data-spot]").count(), 144);
  assert.equal(await page.locator(".large-board .clue-cage").count(), 1);
  await found(page, /one solution/);
  await press(page, "2");
  await page.waitForFunction(() => /conflict/.test(document.querySelector('[data-spot="0"]').getAttribute("aria-label")));
  await named(page, "large-check").click();
  await found(page, /1 digit is wrong/);
  await spot(page, 0).click();
  await press(page, "1");
  await spot(page, 10).click();
  await press(page, "b"); // 11
  assert.match(await spot(page, 10).getAttribute("aria-label"), /11$/);
  await press(page, "Control+z");
  assert.match(await spot(page, 10).getAttribute("aria-label"), /empty$/);
  await press(page, "Control+y");
  await spot(page, 143).click();
  await press(page, "Shift+Digit3", "Shift+a");
  assert.match(await spot(page, 143).getAttribute("aria-label"), /notes 3 10$/);
  const last = SOLUTION[143];
  await press(page, last > 9 ? String.fromCharCode(87 + last) : String(last));
  await found(page, /Solved: every digit is right/);
});

test("candidates by what cells see, true candidates, the count and the solution; undo takes each back", async ({ page }) => {
  // A rectangle that can be turned round: two solutions.
  const rectangle = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47];
  await opened(page, JSON.stringify({ size: SIZE, givens: SOLUTION.map((digit, at) => (rectangle.includes(at) ? null : digit)), rules: [] }));
  await found(page, /solution/);
  await named(page, "large-candidates").click();
  assert.match(await spot(page, 0).getAttribute("aria-label"), /notes/);
  await named(page, "large-undo").click();
  assert.match(await spot(page, 0).getAttribute("aria-label"), /empty$/);
  await named(page, "large-true").click();
  await found(page, /occur in some solution/);
  await named(page, "large-count").click();
  await found(page, /^[\d,]+ solutions?\.$/);
  await named(page, "large-solve").click();
  await found(page, /Solved|one of them/);
  assert.doesNotMatch(await spot(page, 0).getAttribute("aria-label"), /empty/);
  await page.keyboard.press("Escape");
  await page.waitForSelector(".dialog.large", { state: "hidden" });
});

for (const [look, options] of LOOKS) {
  test(`a large board has no fault that axe knows: ${look}`, options, async ({ page }) => {
    await opened(page, puzzleWithout(0, 10, 143));
    await found(page, /one solution/);
    await named(page, "large-candidates").click();
    assert.deepEqual(await faultsWithin(page, ".dialog.large"), []);
    const wide = await page.evaluate(() => document.querySelector(".large").scrollWidth - document.querySelector(".large").clientWidth);
    assert.ok(wide <= 0, `${wide} pixels are beyond the edge`);
  });
}

test("what is pasted over the window closes it, and lies on the table", async ({ page }) => {
  await opened(page, puzzleWithout(0, 10, 143));
  await pasted(page, EXAMPLE);
  await page.waitForSelector(".dialog.large:not([open])", { state: "attached" });
  assert.match(await page.locator('[data-cell="0"]').first().getAttribute("aria-label"), /given 4/);
});
