// Lessons of games with rules: found, read, and shown on a board with its rules.
import assert from "node:assert/strict";
import { cell, named, press, tab, test } from "./harness.mjs";

const toLessons = async (page) => {
  await tab(page, "lessons");
  await named(page, "lessons-of-rules").click();
  await page.waitForSelector('[data-name="lesson-thermometer-bounds"]');
};

test("the list has techniques by kind and every kind, and is searched by their names", async ({ page }) => {
  await toLessons(page);
  assert.ok((await page.locator('[data-name^="lesson-kind-"]').count()) >= 60);
  await named(page, "search").fill("innie");
  await page.waitForSelector('[data-name="lesson-single-innie"]');
  await named(page, "search").fill("windoku");
  await page.waitForSelector('[data-name="lesson-kind-windoku"]');
  assert.equal(await page.locator('[data-name="lesson-single-innie"]').count(), 0);
});

test("a search that finds nothing else looks among the lessons of rules", async ({ page }) => {
  await tab(page, "lessons");
  await named(page, "search").fill("whisper polarity");
  await page.waitForSelector('[data-name="lesson-whisper-polarity"]');
});

test("a lesson is read, walked through, missed by one candidate and proved", async ({ page }) => {
  await toLessons(page);
  await named(page, "lesson-thermometer-bounds").click();
  await page.waitForSelector(".board-picture .clue-thermo, .board-picture [class*=clue]", { state: "attached" });
  await page.waitForFunction(() => document.querySelector(".panel-body h2")?.textContent === "Thermometer Bounds");
  assert.match(await page.locator(".sentence").first().textContent(), /thermometer/i);
  await named(page, "prove").click();
  await page.waitForFunction(() => /^✓/.test(document.querySelector(".verdict")?.textContent ?? ""));
  await named(page, "spot-it").click();
  await page.waitForSelector(".eye-walk");
  assert.match(await page.locator(".spotting").textContent(), /bulb/);
  await named(page, "near-miss").click();
  await page.waitForFunction(() => /as well/.test(document.querySelector('.panel-body [role="status"]')?.textContent ?? ""));
  await named(page, "leads-arrow-bounds").click();
  await page.waitForFunction(() => document.querySelector(".panel-body h2")?.textContent === "Arrow Bounds");
});

test("the lesson of a kind says the rule, shows digits that obey it and one that breaks it", async ({ page }) => {
  await toLessons(page);
  await named(page, "lesson-kind-whisper").click();
  await page.waitForFunction(() => document.querySelector(".panel-body h2")?.textContent === "Whisper");
  assert.match(await page.locator(".idea").textContent(), /differ by at least/);
  await page.waitForSelector(".board-picture [class*=clue]", { state: "attached" });
  await named(page, "near-miss").click();
  await page.waitForFunction(() => /differ by 4 only/.test(document.querySelector('.panel-body [role="status"]')?.textContent ?? ""));
  assert.equal(await page.locator('[data-name="spot-it"]').count(), 0);
});

test("a link opens the lesson of a kind or of a technique", async ({ page }) => {
  await page.evaluate(() => (location.hash = "#lesson=kind-skyscraper"));
  await page.waitForFunction(() => document.querySelector(".panel-body h2")?.textContent === "Skyscraper");
  await page.evaluate(() => (location.hash = "#lesson=quadruple-fill"));
  await page.waitForFunction(() => document.querySelector(".panel-body h2")?.textContent === "Quadruple Fill");
});

test("a technique of rules in the list of all is shown with its rules too", async ({ page }) => {
  await tab(page, "lessons");
  await page.waitForSelector('[data-name="lesson-rule-bounds"]');
  await named(page, "lesson-rule-bounds").click();
  await page.waitForSelector(".board-picture [class*=clue]", { state: "attached" });
  await page.waitForSelector(".sentence");
});

const judged = (page, pattern) =>
  page.waitForFunction(
    (source) => new RegExp(source).test(document.querySelector(".practice p")?.textContent ?? ""),
    pattern.source,
  );

test("a technique of rules is practised: the board is made for it, and what I strike or set is judged", async ({ page }) => {
  await page.evaluate(() => (location.hash = "#lesson=thermometer-bounds"));
  await page.waitForFunction(() => document.querySelector(".panel-body h2")?.textContent === "Thermometer Bounds");
  await named(page, "practise").click();
  await judged(page, /^Find the Thermometer Bounds/);
  await page.waitForSelector(".board > .board-picture [class*=clue]", { state: "attached" });
  assert.match(await page.locator(".banner").textContent(), /^Practice: Thermometer Bounds · Seed \d+ · Thermometer$/);
  await named(page, "show-me").click();
  const notation = await page.locator("#panel-hint .notation").textContent();
  const [, row, column, sign, digit] = /=> r([1-9])[1-9]*c([1-9])[1-9]*(<>|=)([1-9])/.exec(notation);
  await named(page, "close").click();
  await tab(page, "new");
  await cell(page, `r${row}c${column}`).click();
  await press(page, sign === "=" ? digit : `Shift+${digit}`); // whatever the board of a random seed has
  await judged(page, /^Right: that .* Thermometer Bounds|^That is the Thermometer Bounds.* shown/);
  await press(page, "u");
  await judged(page, /^Find the Thermometer Bounds/);
});

test("a kind of rule is practised by whatever its rules leave", async ({ page }) => {
  await page.evaluate(() => (location.hash = "#lesson=kind-arrow"));
  await page.waitForFunction(() => document.querySelector(".panel-body h2")?.textContent === "Arrow");
  await named(page, "practise").click();
  await judged(page, /^Find the Arrow/);
  await named(page, "show-me").click();
  await page.waitForSelector("#panel-hint .notation");
});
