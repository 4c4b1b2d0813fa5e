// The frame around a game: what it is, its clock, a new one in two presses, checks, its end, what was played.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EXAMPLE, PUZZLE, cell, drawn, label, named, press, seen, shows, tab, test, told } from "./harness.mjs";

const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
// All but the last open cells, and then these.
const filled = async (page, leave = 0) => {
  const open = [...PUZZLE].flatMap((letter, at) => (letter === "." ? [at] : []));
  for (const at of open.slice(0, open.length - leave)) {
    await page.locator(`[data-cell="${at}"]`).click();
    await press(page, SOLUTION[at]);
  }
};

test("over the board stands what puzzle it is and how long it is played", async ({ page }) => {
  await page.locator('[data-name="game-words"]', { hasText: /^Easy \d+ · 30 clues$/ }).waitFor();
  await page.waitForFunction(() => /^00:0[2-9]$/.test(document.querySelector('[data-name="game-time"]').textContent));
});

test("who presses how hard a puzzle or a step is, is told what that means", async ({ page }) => {
  await page.locator('[data-name="game-words"]', { hasText: /^Easy \d+/ }).click();
  await seen(page, /^Easy is its level, by its hardest step and by what all its steps cost together: \d+\./);
  await named(page, "notice-offer").click();
  await page.waitForSelector("#panel-rating:not([hidden])");
  await tab(page, "hint");
  await named(page, "more").click();
  await named(page, "more").click();
  await page.locator(".ladder .scale", { hasText: /^SE \d\.\d$/ }).click();
  await seen(page, /^SE \d\.\d is how hard this step is on Sudoku Explainer's scale/);
});

test("a pause hides the board and stops the clock; P or a press goes on", async ({ page }) => {
  await named(page, "pause").click();
  await named(page, "resume").waitFor();
  await told(page, /Paused/);
  assert.ok(!(await page.locator(".board-picture").first().isVisible()));
  const time = await page.locator('[data-name="game-time"]').textContent();
  await page.waitForTimeout(1500);
  assert.equal(await page.locator('[data-name="game-time"]').textContent(), time);
  await named(page, "digit-4").click();
  await seen(page, /paused/);
  await named(page, "resume").click();
  assert.ok(await page.locator(".board-picture").first().isVisible());
  await press(page, "p");
  assert.ok(!(await page.locator(".board-picture").first().isVisible()));
  await press(page, "p");
  assert.ok(await page.locator(".board-picture").first().isVisible());
});

test("what was played in another tab stays in the book", async ({ page, url }) => {
  const other = await page.context().newPage();
  await other.goto(url);
  await shows(other, PUZZLE);
  const elsewhere = { puzzle: EXAMPLE, level: "Hard", solved: 1, seconds: 60 };
  await other.evaluate((game) => {
    localStorage.setItem("nonet-games", JSON.stringify({ format: "nonet-games", version: 1, games: [game] }));
  }, elsewhere);
  await page.bringToFront();
  await cell(page, "r1c3").click();
  await press(page, "4", "p"); // a pause keeps
  const puzzles = await page.evaluate(() => JSON.parse(localStorage.getItem("nonet-games")).games.map(({ puzzle }) => puzzle));
  assert.deepEqual(puzzles, [EXAMPLE, PUZZLE]);
});

test("New, a level: a puzzle of that level is on the board", async ({ page }) => {
  await named(page, "new-button").click();
  await named(page, "new-hard").click();
  await page.locator('[data-name="game-words"]', { hasText: /^Hard \d+/ }).waitFor();
});

test("the puzzle of the day is the same for everybody, and is told so", async ({ page }) => {
  const givens = () =>
    page.evaluate(() => [...document.querySelectorAll(".cell")].map((cell) => /given (\d)/.exec(cell.getAttribute("aria-label"))?.[1] ?? ".").join(""));
  await named(page, "new-button").click();
  assert.match(
    await named(page, "new-daily").textContent(),
    /^Puzzle of the day\d+ [A-Z][a-z]+: (easy|medium|hard|unfair|extreme), the same for everybody$/,
  );
  await named(page, "new-daily").click();
  await page.locator(".banner", { hasText: "Puzzle of the day" }).waitFor();
  const first = await givens();
  await page.evaluate((puzzle) => (location.hash = puzzle), EXAMPLE);
  await shows(page, EXAMPLE);
  await named(page, "new-button").click();
  await named(page, "new-daily").click();
  await page.locator(".banner", { hasText: "Puzzle of the day" }).waitFor();
  assert.equal(await givens(), first);
});

test("New, a technique: it is on the path", async ({ page }) => {
  await named(page, "new-button").click();
  await page.waitForFunction(() => document.querySelectorAll('[data-name="new-technique"] option').length > 50);
  await named(page, "new-technique").selectOption("naked-pair");
  await named(page, "new-needing").click();
  await page.locator(".banner", { hasText: "Needs: Naked Pair" }).waitFor();
  await tab(page, "steps");
  await page.waitForSelector(".step-item");
  await named(page, "filter").selectOption("naked-pair");
});

test("checks: off marks nothing, clashes what clashes, mistakes every wrong digit", async ({ page }) => {
  const checks = async (how) => {
    await tab(page, "settings");
    await named(page, "checks").selectOption(how);
  };
  await cell(page, "r1c3").click();
  await press(page, "1"); // wrong, and clashes with nothing
  await cell(page, "r1c4").click();
  await press(page, "7"); // clashes with the given 7
  const wrong = async () => [(await drawn(page, "r1c3")).wrong, (await drawn(page, "r1c4")).wrong];
  assert.deepEqual(await wrong(), [false, true]);
  await checks("off");
  assert.deepEqual(await wrong(), [false, false]);
  assert.doesNotMatch(await page.locator(".solutions").textContent(), /clash/);
  await checks("mistakes");
  await page.waitForFunction(() => document.querySelectorAll(".board > .board-picture .digit.wrong").length === 3);
  assert.deepEqual(await wrong(), [true, true]);
  assert.match(await label(page, "r1c3"), /wrong|conflict/);
});

test("a solved game has a card that stays: time, help, rating, the next, sharing", async ({ page }) => {
  await page.locator('[data-name="game-words"]', { hasText: "Easy" }).waitFor();
  await filled(page, 1);
  await named(page, "more").click();
  await page.waitForSelector(".ladder li");
  await cell(page, "r9c7").click();
  await press(page, "1");
  const card = page.locator(".solved-card");
  await card.locator("h2", { hasText: /^Solved in \d\d:\d\d$/ }).waitFor();
  assert.match(await card.textContent(), /Easy \d+ · 30 clues, with 1 hint\./);
  assert.ok(!(await page.locator(".pad").isVisible()));
  await named(page, "share-game").click();
  await seen(page, /clipboard/);
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(shared, /^nonet: Easy \d+ · 30 clues\. Solved in \d\d:\d\d with 1 hint\.\nhttp.*#53\.\.7/);
  assert.ok(!shared.includes(SOLUTION));
  await page.reload();
  await card.locator("h2").waitFor();
  await named(page, "solved-undo").click();
  assert.ok(!(await card.isVisible()));
  await press(page, "r");
  await named(page, "next-game").click();
  await page.waitForFunction(() => document.querySelector(".solved-card").hidden);
});

test("statistics by level, days in a row and what was played, out to a file and back", async ({ page }) => {
  await page.locator('[data-name="game-words"]', { hasText: "Easy" }).waitFor();
  await filled(page);
  await page.locator(".solved-card h2").waitFor();
  await named(page, "statistics-button").click();
  const dialog = page.locator("dialog[data-name=statistics]");
  assert.match(await dialog.locator(".figures").textContent(), /^1solved0puzzles of the day1days in a row1most/);
  assert.match(await dialog.locator(".game-table").textContent(), /Easy11\d\d:\d\d/);
  assert.match(await dialog.locator(".game-item").textContent(), /Easy .*solved in .* without help/);
  const [download] = await Promise.all([page.waitForEvent("download"), named(page, "export-games").click()]);
  const file = join(tmpdir(), "nonet-games-of-a-test.json");
  await download.saveAs(file);
  const text = readFileSync(file, "utf8");
  await page.evaluate(() => localStorage.removeItem("nonet-games"));
  await page.reload();
  await shows(page, PUZZLE);
  assert.ok(!(await page.locator(".solved-card").isVisible()), "a board that comes full was not solved here");
  await named(page, "statistics-button").click();
  await named(page, "import-games").setInputFiles({ name: "games.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await told(page, /holds no games/);
  await named(page, "import-games").setInputFiles({ name: "games.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await told(page, /^Read 1 games, 1 of them new/);
  assert.match(await dialog.locator(".figures").textContent(), /^1solved/);
});

test("nothing is spoiled unasked: the steps ask first, once a puzzle; the line under the board tells no candidates", async ({
  page,
}) => {
  await cell(page, "r5c5").click(); // which holds one digit alone
  assert.equal(await page.locator(".status").textContent(), "r5c5: empty");
  await page.click("#tab-steps");
  await named(page, "show-steps").waitFor();
  assert.equal(await page.locator(".step-item").count(), 0);
  await named(page, "show-steps").click();
  await page.waitForSelector(".step-item");
  await page.click("#tab-hint");
  await page.click("#tab-steps");
  await page.waitForSelector(".step-item");
  await page.evaluate((puzzle) => (location.hash = puzzle), EXAMPLE);
  await shows(page, EXAMPLE);
  await named(page, "show-steps").waitFor();
});
