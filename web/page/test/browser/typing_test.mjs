// A puzzle typed from paper, and what the page makes of one that has no givens yet.
import assert from "node:assert/strict";
import { PUZZLE, drawn, label, named, paste, press, tab, test } from "./harness.mjs";

const typed = async (page, text) => {
  await tab(page, "new");
  await named(page, "paper").click();
  await press(page, ...text.replaceAll(".", "0"));
};

test("a puzzle is typed cell by cell, and Backspace takes the last one back", async ({ page }) => {
  await typed(page, "53..7");
  await press(page, " ", ".", "9", "Backspace", "6");
  assert.equal(
    (await Promise.all(["r1c1", "r1c2", "r1c3", "r1c5", "r1c8"].map((name) => drawn(page, name)))).map((each) => each.digit).join(),
    "5,3,,7,6",
  );
  await press(page, "Home");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.cell), "0");
  await press(page, "End");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.cell), "8");
  await press(page, "Control+End");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.cell), "80");
});

test("a typed puzzle is rated and hinted at as what it is, before its digits are fixed", async ({ page }) => {
  await typed(page, PUZZLE);
  await page.locator(".solutions", { hasText: "one solution" }).waitFor();
  await tab(page, "hint");
  await named(page, "more").click();
  await page.waitForSelector(".ladder li");
  assert.match(await page.locator(".ladder").textContent(), /something to find/);
  await tab(page, "rating");
  await page.waitForSelector(".figures");
});

test("a full grid of candidates shows its candidates", async ({ page }) => {
  await tab(page, "share");
  await named(page, "format").selectOption("pencilmarks");
  await page.waitForFunction(() => /\+--/.test(document.querySelector('[data-name="out"]').value));
  const text = await named(page, "out").inputValue();
  await paste(page, text);
  assert.match(await label(page, "r1c3"), /candidates 1 2 4/);
});

test("the pad counts what is on the board that is seen", async ({ page }) => {
  const nines = () => page.locator('[data-name="digit-9"]').getAttribute("aria-label");
  const own = await nines();
  await page.evaluate(() => (location.hash = "lesson=bug-plus-1"));
  await page.waitForSelector("#panel-lessons .sentence");
  const seen = await page.evaluate(
    () => [...document.querySelectorAll(".cell")].filter((cell) => /(given|column \d,) 9/.test(cell.getAttribute("aria-label"))).length,
  );
  assert.equal(await nines(), seen === 9 ? "9, complete" : `9, ${9 - seen} left`);
  await named(page, "my-board").click();
  assert.equal(await nines(), own);
});

test("more clues at least than at most: it is said, and nothing is looked for", async ({ page }) => {
  await tab(page, "new");
  await named(page, "Least clues").fill("60");
  await named(page, "Most clues").fill("20");
  await named(page, "make").click();
  await page.locator("#panel-new [role=status]", { hasText: "at least 60 and at most 20" }).waitFor();
  assert.equal(await named(page, "stop").count(), 0);
});
