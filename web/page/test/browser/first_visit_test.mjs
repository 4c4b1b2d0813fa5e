// Who comes for the first time: an easy puzzle, and what this is, seen at once, on every window.
import assert from "node:assert/strict";
import { EXAMPLE, cell, drawn, named, shows, test } from "./harness.mjs";

const box = (page, selector) => page.locator(`${selector}:visible`).boundingBox();
const welcome = (page) => page.locator(".welcome:visible");
const isGone = (page) => page.waitForFunction(() => ![...document.querySelectorAll(".welcome")].some((each) => each.checkVisibility()));

const PHONES = [
  [390, 844],
  [390, 664], // what a browser leaves of it
  [360, 640],
];
for (const [width, height] of [...PHONES, [820, 1180], [844, 390], [1280, 800]]) {
  const viewport = { width, height };
  test(`at ${width} by ${height} a stranger sees what this is, how hard the puzzle is, and what to do`, { hash: "", viewport }, async ({ page }) => {
    await welcome(page).waitFor();
    assert.equal(await page.locator(".welcome:visible").count(), 1);
    assert.match(await welcome(page).textContent(), /Sudoku with reasons.*This puzzle is an easy one/);
    assert.match(await named(page, "game-words").textContent(), /^Easy \d+ · \d+ clues$/);
    for (const name of ["welcome-play", "welcome-choice", "welcome-daily", "welcome-lessons", "new-button", "game-words"]) {
      const { y, height: high } = await named(page, name).boundingBox();
      assert.ok(y >= 0 && y + high <= height, `${name} is in sight`);
    }
    const board = await box(page, ".board");
    const told = await box(page, ".welcome");
    assert.ok(board.y + board.height <= told.y || board.x + board.width <= told.x, "nor does it cover the board");
  });
}

test("the welcome card offers an easy puzzle of the day, and the clock waits for somebody to begin", { hash: "", viewport: { width: 390, height: 664 }, hasTouch: true }, async ({ page }) => {
  assert.equal(await named(page, "welcome-daily").textContent(), "Today's easy puzzle");
  const time = () => page.locator('[data-name="game-time"]').textContent();
  await page.waitForTimeout(2500);
  assert.equal(await time(), "00:00");
  await cell(page, "r1c2").tap();
  await page.waitForFunction(() => document.querySelector('[data-name="game-time"]').textContent !== "00:00");
});

test("the first tap brings the pad, and nothing moves: the welcome is gone for good with the first digit", { hash: "", viewport: { width: 390, height: 844 }, hasTouch: true }, async ({ page }) => {
  await welcome(page).waitFor();
  assert.ok(!(await page.locator(".pad").isVisible()));
  const before = await box(page, ".board");
  await cell(page, "r1c2").tap();
  await named(page, "digit-5").waitFor();
  assert.deepEqual(await box(page, ".board"), before);
  await isGone(page);
  await named(page, "digit-5").tap();
  await page.reload();
  await named(page, "digit-5").waitFor();
  assert.equal((await drawn(page, "r1c2")).digit, "5");
  await isGone(page);
});

for (const [width, height] of [[390, 844], [1280, 800]]) {
  test(`at ${width} by ${height} what was closed stays closed, and the board has the keys`, { hash: "", viewport: { width, height } }, async ({ page }) => {
    await named(page, "welcome-play").click();
    await isGone(page);
    await named(page, "digit-5").waitFor();
    assert.match(await page.evaluate(() => document.activeElement.getAttribute("class")), /cell/);
    await page.reload();
    await named(page, "digit-5").waitFor();
    await isGone(page);
  });
}

test("on a phone the way to learn leads to the lessons, in sight", { hash: "", viewport: { width: 390, height: 664 }, hasTouch: true }, async ({ page }) => {
  await named(page, "welcome-lessons").tap();
  await page.waitForSelector("#panel-lessons:not([hidden])");
  await page.waitForFunction(() => document.querySelector("#panel-lessons").getBoundingClientRect().top < innerHeight - 100);
});

test("the way to another puzzle offers the levels", { hash: "" }, async ({ page }) => {
  await named(page, "welcome-choice").click();
  await named(page, "new-medium").waitFor();
});

test("who comes by a link finds its board and the pad, not the first puzzle", { hash: `#${EXAMPLE}`, viewport: { width: 390, height: 844 } }, async ({ page }) => {
  await shows(page, EXAMPLE);
  await named(page, "digit-5").waitFor();
  await isGone(page);
});

for (const [width, height] of PHONES) {
  test(`on a phone of ${width} by ${height} board, digits and tools are seen together`, { hash: `#${EXAMPLE}`, viewport: { width, height }, hasTouch: true, isMobile: true }, async ({ page }) => {
    for (const selector of [".board", ".modes", ".digits", ".tools"]) {
      const { y, height: high } = await box(page, selector);
      assert.ok(y >= 0 && y + high <= height, `${selector} ends at ${y + high}`);
    }
    for (const name of ["Undo", "Redo", "Restart"]) await page.getByRole("button", { name, exact: true }).waitFor();
    // Nothing moves under a finger, not even where digits clash.
    await page.waitForFunction(() => document.querySelector(".solutions").textContent === "Puzzle: one solution");
    const before = await box(page, ".digits");
    await cell(page, "r1c2").tap();
    await named(page, "digit-4").tap();
    await page.waitForFunction(() => document.querySelector(".solutions").dataset.sign === "clash");
    assert.deepEqual(await box(page, ".digits"), before);
  });

  test(`on a phone of ${width} by ${height} what is unusual about a puzzle is told`, { hash: `#${EXAMPLE.slice(0, 72)}.........`, viewport: { width, height } }, async ({ page }) => {
    await page.locator(".solutions:visible", { hasText: "several solutions" }).waitFor();
  });
}

test("what only some look at is fetched when they do", async ({ page }) => {
  const fetched = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name.replace(/.*\//, "")));
  for (const [name, seen] of [["lessons", ".lesson-item"], ["steps", '[data-name="show-steps"]']]) {
    assert.ok(!(await fetched()).includes(`${name}.js`), name);
    await page.click(`#tab-${name}`);
    await page.waitForSelector(`#panel-${name} ${seen}`);
    assert.ok((await fetched()).includes(`${name}.js`), name);
  }
});
