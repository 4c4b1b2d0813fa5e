// Boards smaller than nine by nine, as a person meets them: drawn in their own size, walked by keys, hinted at, solved.
import assert from "node:assert/strict";
import { cell, named, paste, press, tab, test, toPuzzleBefore } from "./harness.mjs";

const cage = (sum, ...cells) => ({ kind: "cage", cells, sum });
const KILLER = JSON.stringify({
  name: "A small killer",
  size: 6,
  givens: "....2......4.......3................",
  rules: [
    { kind: "diagonals", which: "\\" },
    cage(9, "r4c1", "r4c2"),
    cage(11, "r6c3", "r6c4", "r6c5"),
    cage(3, "r5c3", "r5c4"),
    cage(11, "r4c4", "r4c3", "r3c3"),
    cage(8, "r5c6", "r6c6"),
  ],
});
const SOLUTION = "465321213654152436634512341265526143";

const opened = async (page, text = KILLER) => {
  await page.evaluate((what) => navigator.clipboard.writeText(what), text);
  await page.locator(".cell").first().focus();
  await press(page, "Control+v");
  await page.waitForFunction(() => document.querySelectorAll(".cell:not([hidden])").length < 81);
};
const visibleCells = (page) => page.locator(".cell:visible").count();

test("a small board is drawn in its own size, with its own digits and names of rows", async ({ page }) => {
  await opened(page);
  assert.equal(await visibleCells(page), 36);
  assert.equal(await page.locator(".ruler-top span").count(), 6);
  assert.equal(await page.locator('[data-name^="digit-"]').count(), 6);
  // Its cells lie on the drawing of it.
  const away = await page.evaluate(() => {
    const box = (of) => document.querySelector(of).getBoundingClientRect();
    const [paper, first, last] = [box(".board-picture"), box('[data-cell="0"]'), box('[data-cell="50"]')];
    return [first.left - paper.left, first.top - paper.top, paper.right - last.right, paper.bottom - last.bottom];
  });
  assert.ok(away.every((by) => Math.abs(by) < 6), JSON.stringify(away));
  await page.waitForFunction(() => /one solution/.test(document.querySelector(".solutions").textContent));
});

test("keys stay on the board, and digits that it has not do nothing", async ({ page }) => {
  await opened(page);
  await cell(page, "r1c6").click();
  await press(page, "ArrowRight");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-cell")), "0");
  await press(page, "ArrowUp");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-cell")), "45");
  await press(page, "7");
  assert.match(await cell(page, "r6c1").getAttribute("aria-label"), /empty/i);
  await press(page, "End");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-cell")), "50");
});

test("it is hinted at, its whole way is proved, and the last right digit solves it", async ({ page }) => {
  await opened(page);
  await tab(page, "hint");
  await named(page, "more").click();
  await page.waitForSelector(".ladder li");
  await named(page, "tell-all").click();
  await page.waitForSelector(".sentence");
  await named(page, "prove").click();
  await page.waitForFunction(() => /^✓/.test(document.querySelector(".verdict")?.textContent ?? ""));
  await tab(page, "steps");
  await named(page, "path").click();
  await page.waitForSelector(".step-item");
  assert.match(await page.locator(".steps-head p").first().textContent(), /^Solved in \d+ steps/);
  for (let row = 1; row <= 6; ++row) {
    for (let column = 1; column <= 6; ++column) {
      await cell(page, `r${row}c${column}`).click();
      await press(page, SOLUTION[(row - 1) * 6 + column - 1]);
    }
  }
  await page.waitForSelector(".solved-card:visible");
});

test("it is there after a reload, and undo leads back to nine by nine", async ({ page }) => {
  await opened(page);
  await cell(page, "r1c1").click();
  await press(page, SOLUTION[0]);
  await page.reload();
  await page.waitForFunction(() => document.querySelectorAll(".cell:not([hidden])").length === 36);
  assert.match(await cell(page, "r1c1").getAttribute("aria-label"), new RegExp(SOLUTION[0]));
  await cell(page, "r1c1").click();
  await press(page, "u");
  await toPuzzleBefore(page);
  await page.waitForFunction(() => document.querySelectorAll(".cell:not([hidden])").length === 81);
});

test("sixteen characters are a board of four by four", async ({ page }) => {
  await opened(page, "1...............");
  assert.equal(await visibleCells(page), 16);
});

test("a small board is shared: its text, and where else it opens", async ({ page }) => {
  await opened(page);
  await tab(page, "share");
  const out = named(page, "out");
  await page.waitForFunction(() => document.querySelector('[data-name="out"]')?.value !== "");
  assert.ok((await out.inputValue()).includes(`"${JSON.parse(KILLER).givens}"`), await out.inputValue());
  await named(page, "open-sudokupad").waitFor();
  await named(page, "open-fpuzzles").waitFor();
  await named(page, "format").selectOption("fpuzzles");
  await page.waitForFunction(() => /^https:/.test(document.querySelector('[data-name="out"]').value));
});

test("on the bench a small board is called by its size, and its link is read where anything is pasted", async ({ page }) => {
  await opened(page);
  await tab(page, "new");
  await named(page, "set-this").click();
  await page.locator(".setter").waitFor();
  await page.waitForFunction(() => document.querySelector('[data-name="setter-size"]').value === "6");
  await named(page, "setter-nonet").click();
  const out = named(page, "setter-out");
  await out.waitFor();
  const link = await out.inputValue();
  assert.match(link, /#%7B/);
  await page.locator(".setter").getByRole("button", { name: "Close" }).click();
  assert.match(await paste(page, link), /^Read 3 givens\. Rules: /);
});
