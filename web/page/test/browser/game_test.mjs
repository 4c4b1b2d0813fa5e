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

test("clock and hints used are kept from the first second, over a reload and other puzzles", async ({ page }) => {
  await named(page, "more").click();
  await named(page, "tell-all").click();
  await page.waitForFunction(() => /^00:0[3-9]$/.test(document.querySelector('[data-name="game-time"]').textContent));
  await page.reload();
  await shows(page, PUZZLE);
  assert.match(await page.locator('[data-name="game-time"]').textContent(), /^00:(0[3-9]|1\d)$/);
  await page.evaluate((puzzle) => (location.hash = puzzle), EXAMPLE);
  await shows(page, EXAMPLE);
  assert.match(await page.locator('[data-name="game-time"]').textContent(), /^00:0[0-2]$/);
  await page.reload(); // and all is kept that was kept before
  await page.evaluate((puzzle) => (location.hash = puzzle), PUZZLE);
  await shows(page, PUZZLE);
  await filled(page);
  await page.locator(".solved-card p", { hasText: /, with 1 hint\.$/ }).waitFor();
});

test("who presses how hard a puzzle or a step is, is told what that means", async ({ page }) => {
  await page.locator('[data-name="game-words"]', { hasText: /^Easy \d+/ }).click();
  await seen(page, /^Easy is its level, by its hardest step and by what all its steps cost together: \d+\./);
  await named(page, "notice-offer").click();
  await page.waitForSelector("#panel-rating:not([hidden])");
  await tab(page, "hint");
  await named(page, "more").click();
  await named(page, "more").click();
  await page.locator(".ladder .newest", { hasText: /^Look for a single\.Easy · SE \d\.\d$/ }).waitFor(); // what to do, apart from how hard it is
  await page.locator(".ladder .scale", { hasText: /^SE \d\.\d$/ }).click();
  await seen(page, /^SE \d\.\d is how hard this step is on Sudoku Explainer's scale/);
});

test("the clock stands still while another board lies over one's own", async ({ page }) => {
  const time = () => page.locator('[data-name="game-time"]').textContent();
  await page.waitForFunction(() => document.querySelector('[data-name="game-time"]').textContent !== "00:00");
  await page.evaluate(() => (location.hash = "lesson=hidden-single"));
  await page.waitForSelector(".banner.staged");
  const before = await time();
  await page.waitForTimeout(2500);
  assert.equal(await time(), before);
  await named(page, "my-board").click();
  await page.waitForFunction((before) => document.querySelector('[data-name="game-time"]').textContent !== before, before);
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

test("the clock can be hidden, over a reload too, and goes on", async ({ page }) => {
  const clock = page.locator('[data-name="game-time"]');
  await tab(page, "settings");
  await named(page, "clock").uncheck();
  assert.ok(!(await clock.isVisible()));
  await page.waitForTimeout(2100);
  await page.reload();
  await shows(page, PUZZLE);
  assert.ok(!(await clock.isVisible()));
  await tab(page, "settings");
  await named(page, "clock").check();
  assert.ok(await clock.isVisible());
  assert.notEqual(await clock.textContent(), "00:00");
});

test("a game that was paused comes back paused, over a reload, with digits or without; another one is open", async ({ page }) => {
  const isOpen = () => page.locator(".board-picture").first().isVisible();
  for (const digits of [[], ["4"]]) {
    await cell(page, "r1c3").click();
    await press(page, ...digits);
    await named(page, "pause").click();
    await page.reload();
    await named(page, "resume").waitFor();
    assert.ok(!(await isOpen()));
    const time = await page.locator('[data-name="game-time"]').textContent();
    await page.waitForTimeout(1500);
    assert.equal(await page.locator('[data-name="game-time"]').textContent(), time);
    await named(page, "resume").click();
    assert.ok(await isOpen());
    await page.reload();
    await shows(page, PUZZLE);
    assert.ok(await isOpen());
  }
  await named(page, "pause").click();
  for (const puzzle of [EXAMPLE, PUZZLE]) {
    await page.evaluate((puzzle) => (location.hash = puzzle), puzzle);
    await shows(page, puzzle);
    assert.ok(await isOpen());
  }
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

test("a game that was left open goes on where it was, by the list of games and of the day", async ({ page }) => {
  await cell(page, "r1c3").click();
  await press(page, "4");
  await named(page, "new-button").click();
  await named(page, "new-daily").click();
  await page.locator(".banner", { hasText: "Puzzle of the day" }).waitFor();
  const open = await page.evaluate(() => [...document.querySelectorAll(".cell")].findIndex((each) => !/given/.test(each.getAttribute("aria-label"))));
  const name = `r${Math.floor(open / 9) + 1}c${(open % 9) + 1}`;
  await cell(page, name).click();
  await press(page, "5");
  await named(page, "statistics-button").click();
  await named(page, "play-again").last().click();
  await page.locator(".notice", { hasText: "goes on where you left it" }).waitFor();
  assert.equal((await drawn(page, "r1c3")).digit, "4");
  await named(page, "new-button").click();
  await page.locator('dialog [data-name="go-on"]', { hasText: "Puzzle of the day" }).click();
  await page.locator(".banner", { hasText: "Puzzle of the day" }).waitFor();
  assert.equal((await drawn(page, name)).digit, "5");
});

// By trial, where the fewest digits can stand.
const solved = (puzzle) => {
  const sees = (a, b) => {
    const [[r, c], [s, d]] = [a, b].map((at) => [Math.floor(at / 9), at % 9]);
    return r === s || c === d || (Math.floor(r / 3) === Math.floor(s / 3) && Math.floor(c / 3) === Math.floor(d / 3));
  };
  const can = (at) => [..."123456789"].filter((digit) => ![...puzzle].some((other, b) => other === digit && sees(at, b)));
  const open = [...puzzle].flatMap((letter, at) => (letter === "." ? [[at, can(at)]] : []));
  if (!open.length) return puzzle;
  const [at, digits] = open.reduce((best, each) => (each[1].length < best[1].length ? each : best));
  for (const digit of digits) {
    const all = solved(puzzle.slice(0, at) + digit + puzzle.slice(at + 1));
    if (all) return all;
  }
  return undefined;
};
// Whatever is on the table; and what it was.
const solvedHere = async (page) => {
  const puzzle = await page.evaluate(() => {
    const labels = [...document.querySelectorAll(".cell")].map((each) => each.getAttribute("aria-label"));
    return labels.map((each) => /given (\d)/.exec(each)?.[1] ?? ".").join("");
  });
  for (const [at, digit] of [...solved(puzzle)].entries()) {
    if (puzzle[at] !== ".") continue;
    await page.locator(`[data-cell="${at}"]`).click();
    await press(page, digit);
  }
  return puzzle;
};

test("who solved an easy one of a day is offered that of the next day, in a tap, and told how many days it is in a row", { viewport: { width: 390, height: 844 } }, async ({ page }) => {
  await page.clock.setFixedTime("2026-11-18T12:00:00Z"); // a Wednesday
  await page.reload();
  await named(page, "new-button").click();
  const offered = await page.locator("dialog .choice b").allTextContents();
  assert.deepEqual(offered.slice(0, 3), ["Puzzle of the day", "Easy one of the day", "Easy"], "those of the day come first");
  await named(page, "new-daily-easy").click();
  const banner = page.locator(".banner", { hasText: "Easy one of the day" });
  await banner.waitFor();
  assert.equal(await named(page, "notice-offer").count(), 0, "nothing was begun that one could want back, and nothing hides the head");
  await solvedHere(page);
  const card = page.locator(".solved-card:visible");
  await card.waitFor();
  assert.equal(await named(page, "next-game").textContent(), "Another easy one");
  assert.doesNotMatch(await card.textContent(), /in a row/);
  await named(page, "statistics-button").click();
  assert.match(await page.locator("dialog[data-name=statistics]").textContent(), /1puzzle of the day.*easy one of 2026-11-18, solved in/);
  await press(page, "Escape");
  await named(page, "new-button").click();
  assert.match(await named(page, "new-daily-easy").textContent(), /, solved in \d\d:\d\d$/);
  await press(page, "Escape");
  await page.clock.setFixedTime("2026-11-19T12:00:00Z");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))); // as who looks at it again
  await named(page, "next-game").filter({ hasText: "Today's easy one" }).click();
  await card.waitFor({ state: "hidden" });
  await banner.waitFor();
  await solvedHere(page);
  await card.waitFor();
  assert.match(await card.textContent(), /2 days in a row\./);
});

test("who leaves a game that was begun can go back to it at once", async ({ page }) => {
  await cell(page, "r1c3").click();
  await press(page, "4");
  await named(page, "new-button").click();
  await named(page, "new-easy").click();
  await named(page, "notice-offer").filter({ hasText: "Back to the former puzzle" }).click();
  await shows(page, PUZZLE);
  assert.equal((await drawn(page, "r1c3")).digit, "4");
});

test("digits of the pad look like notes while they write notes", async ({ page }) => {
  const size = () => named(page, "digit-5").locator("b").evaluate((digit) => parseFloat(getComputedStyle(digit).fontSize));
  const height = () => named(page, "digit-5").evaluate((each) => each.getBoundingClientRect().height);
  const [large, high] = [await size(), await height()];
  await named(page, "mode-corner").click();
  assert.ok((await size()) < large * 0.8);
  assert.equal(await height(), high, "and nothing moves");
  assert.ok(!(await named(page, "digit-5").locator("small").isVisible()), "how many are left is about digits");
  await named(page, "mode-digit").click();
  assert.equal(await size(), large);
});

test("the puzzle of the day that is solved is not offered again; New shows it solved", async ({ page }) => {
  await named(page, "new-button").click();
  await named(page, "new-daily").click();
  await page.locator(".banner", { hasText: "Puzzle of the day" }).waitFor();
  await page.reload(); // before anything is done: it stays the one of the day
  const day = await solvedHere(page);
  const card = page.locator(".solved-card");
  await card.locator("h2", { hasText: "Solved in" }).waitFor();
  assert.doesNotMatch(await card.textContent(), /Today's puzzle/);
  await page.evaluate((puzzle) => (location.hash = puzzle), EXAMPLE);
  await shows(page, EXAMPLE);
  await named(page, "new-button").click();
  assert.match(await named(page, "new-daily").textContent(), /, solved in \d\d:\d\d$/);
  await named(page, "new-daily").click();
  await shows(page, day);
  await seen(page, /^You have solved it in \d\d:\d\d\. The next one comes tomorrow\./);
  await card.locator("h2", { hasText: "Solved in" }).waitFor();
});

// The way back that is seen, once its words are as wanted.
const wayBack = (page, words) => named(page, "way-back").filter({ hasText: words });
const openDaily = async (page) => {
  await named(page, "new-button").click();
  await named(page, "new-daily").click();
  await page.locator(".banner", { hasText: "Puzzle of the day" }).waitFor({ state: "attached" });
};

for (const viewport of [{ width: 390, height: 664 }, { width: 1280, height: 900 }]) {
  test(`from practice one button leads back to the game as it was, at ${viewport.width} by ${viewport.height}`, { viewport }, async ({ page }) => {
    await cell(page, "r1c3").click();
    await press(page, "4");
    await page.evaluate(() => (location.hash = "lesson=pointing"));
    await page.waitForSelector("#panel-lessons .sentence");
    await named(page, "practise").click();
    await page.waitForSelector(".practice:not([hidden])");
    await wayBack(page, /1 of 51$/).waitFor();
    assert.match(await named(page, "way-back").getAttribute("aria-label"), /^Back to your game: .*1 of 51$/);
    const { x, y, width, height } = await named(page, "way-back").boundingBox();
    assert.ok(x >= 0 && x + width <= viewport.width && y >= 0 && y + height < viewport.height / 2, "over the board, and in sight");
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    const first = await page.locator(".banner").textContent();
    await named(page, "practise-again").click(); // and from another of its kind
    await page.waitForFunction((before) => document.querySelector(".banner").textContent !== before, first);
    await named(page, "way-back").click();
    await shows(page, PUZZLE);
    assert.equal((await drawn(page, "r1c3")).digit, "4");
    assert.equal(await named(page, "way-back").count(), 0);
    await press(page, "u");
    assert.equal((await drawn(page, "r1c3")).digit, "", "with all that can be undone in it");
  });
}

test("a puzzle that nothing was done to is found again behind practice too", async ({ page }) => {
  await page.evaluate(() => (location.hash = "lesson=pointing"));
  await page.waitForSelector("#panel-lessons .sentence");
  await named(page, "practise").click();
  await page.waitForSelector(".practice:not([hidden])");
  await wayBack(page, /no digit yet$/).click();
  await shows(page, PUZZLE);
});

test("from a puzzle that has just come one goes back; who has begun it finds the other first under New", async ({ page }) => {
  await cell(page, "r1c3").click();
  await press(page, "4");
  await openDaily(page);
  await wayBack(page, /1 of 51$/).click();
  await shows(page, PUZZLE);
  await openDaily(page);
  const open = await page.evaluate(() => [...document.querySelectorAll(".cell")].findIndex((each) => !/given/.test(each.getAttribute("aria-label"))));
  await page.locator(`[data-cell="${open}"]`).click();
  await press(page, "5");
  await page.waitForFunction(() => ![...document.querySelectorAll('[data-name="way-back"]')].some((each) => each.checkVisibility()));
  await tab(page, "new"); // as in the menu
  assert.equal(await page.locator("#panel-new button").first().getAttribute("data-name"), "go-on");
  await named(page, "new-button").click();
  await page.locator('dialog[open] [data-name="go-on"]', { hasText: /30 clues.*1 of 51$/ }).click();
  await shows(page, PUZZLE);
  assert.equal((await drawn(page, "r1c3")).digit, "4");
});

test("a puzzle that is pasted while a game of it is open goes on where it was left, and can be begun anew", async ({ page }) => {
  const pasted = async (text) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await press(page, "Control+v");
    await shows(page, text);
  };
  await cell(page, "r1c3").click();
  await press(page, "4");
  await pasted(EXAMPLE);
  await pasted(PUZZLE);
  await seen(page, /You had begun it: the game goes on where you left it\./);
  assert.equal((await drawn(page, "r1c3")).digit, "4");
  await pasted(PUZZLE); // also where it lies on the table
  assert.equal((await drawn(page, "r1c3")).digit, "4");
  await named(page, "notice-offer").filter({ hasText: "Begin anew" }).click();
  assert.equal((await drawn(page, "r1c3")).digit, "");
  await press(page, "u");
  assert.equal((await drawn(page, "r1c3")).digit, "4");
});

test("Restart says what it has done, with the way back; a digit without a cell says what is missing; too many of one are told", { viewport: { width: 390, height: 664 }, hasTouch: true }, async ({ page }) => {
  await cell(page, "r1c3").tap();
  await named(page, "digit-4").tap();
  await press(page, "u", "r");
  await page.getByRole("button", { name: "Restart", exact: true }).tap();
  await seen(page, /^The puzzle begins again: your digits and notes are gone\.Undo$/);
  await named(page, "notice-offer").tap();
  assert.equal((await drawn(page, "r1c3")).digit, "4");
  await told(page, /^Undone\. /);
  await press(page, "Escape");
  await named(page, "digit-5").tap();
  await seen(page, /^Choose a cell first, then the digit\.$/);
  const open = [...PUZZLE].flatMap((letter, at) => (letter === "." ? [at] : []));
  for (const at of open.slice(-7)) {
    await page.locator(`[data-cell="${at}"]`).tap();
    await named(page, "digit-5").tap();
  }
  assert.equal(await named(page, "digit-5").textContent(), "5+1");
  assert.equal(await named(page, "digit-5").getAttribute("aria-label"), "5, 1 too many");
});

test("a solved puzzle that is played again has a clock and hints of its own; the book keeps the first game", async ({ page }) => {
  await page.locator('[data-name="game-words"]', { hasText: "Easy" }).waitFor();
  await filled(page, 1);
  await named(page, "more").click();
  await named(page, "more").click();
  await page.waitForSelector(".ladder li + li");
  await page.waitForFunction(() => /^00:(0[4-9]|[1-5])/.test(document.querySelector('[data-name="game-time"]').textContent));
  await cell(page, "r9c7").click();
  await press(page, "1");
  const card = page.locator(".solved-card");
  await card.locator("p", { hasText: /with 1 hint\.$/ }).waitFor();
  await named(page, "statistics-button").click();
  await named(page, "play-again").click();
  await card.waitFor({ state: "hidden" });
  assert.match(await page.locator('[data-name="game-time"]').textContent(), /^00:0[0-2]$/);
  await filled(page);
  await card.locator("p", { hasText: /, without help\.$/ }).waitFor();
  assert.match(await card.textContent(), /You had solved it before in \d\d:\d\d, with 1 hint: that counts\./);
  const again = await card.locator("h2").textContent();
  await page.reload();
  await card.locator("h2", { hasText: again }).waitFor();
  await named(page, "statistics-button").click();
  assert.match(await page.locator("dialog .game-item").textContent(), /with 1 hint/);
});

test("New has an easy one of the day where that of the day is harder, and lists no game twice", { viewport: { width: 1281, height: 900 } }, async ({ page }) => {
  await page.clock.setFixedTime("2026-11-19T12:00:00Z"); // a Thursday
  await page.reload();
  await named(page, "new-button").click();
  await named(page, "new-daily-easy").click();
  await page.locator(".banner", { hasText: "Easy one of the day" }).waitFor();
  await page.locator('[data-name="game-words"]', { hasText: /^Easy \d+/ }).waitFor();
  await openDaily(page);
  const open = await page.evaluate(() => [...document.querySelectorAll(".cell")].findIndex((each) => !/given/.test(each.getAttribute("aria-label"))));
  await page.locator(`[data-cell="${open}"]`).click();
  await press(page, "5");
  await page.evaluate((puzzle) => (location.hash = puzzle), EXAMPLE);
  await shows(page, EXAMPLE);
  await named(page, "new-button").click();
  await page.locator('dialog [data-name="go-on"]', { hasText: "Puzzle of the day" }).waitFor();
  assert.equal(await named(page, "new-daily").count(), 0);
  await named(page, "close-dialog").click();
  await tab(page, "new");
  const headings = await page.locator("#panel-new h3").allTextContents();
  assert.deepEqual(headings.slice(0, 2), ["Go on with", "Your own puzzle"]);
});

test("a long title stands beside the way back, and the filter's keys within themselves", { viewport: { width: 1600, height: 900 } }, async ({ page }) => {
  await cell(page, "r1c3").click();
  await press(page, "4");
  await openDaily(page);
  await wayBack(page, /1 of 51$/).waitFor();
  for (const part of [".banner span", ".way-back:not([hidden])"])
    assert.ok(await page.locator(part).first().evaluate((element) => element.scrollWidth <= element.clientWidth || element.offsetWidth === 0), part);
  await named(page, "mode-filter").click();
  assert.ok(await named(page, "pairs").evaluate((key) => key.scrollWidth <= key.clientWidth));
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

test("to hear that there is something to find is no hint yet", async ({ page }) => {
  await filled(page, 1);
  await named(page, "more").click();
  await page.locator(".ladder li", { hasText: /^Nothing is wrong so far, and there is something to find/ }).waitFor();
  await cell(page, "r9c7").click();
  await press(page, "1");
  await page.locator(".solved-card p", { hasText: /, without help\.$/ }).waitFor();
});

test("a new game is seen, and not the lesson that was open", async ({ page }) => {
  await page.evaluate(() => (location.hash = "lesson=x-wing"));
  await page.waitForSelector("#panel-lessons .sentence");
  await named(page, "new-button").click();
  await named(page, "new-easy").click();
  await told(page, /^The new puzzle is on the board/);
  assert.ok(await page.locator("#panel-hint").isVisible());
  assert.equal(await page.locator(".banner.staged").count(), 0);
  await page.goBack();
  await page.locator("#panel-lessons h2", { hasText: "X-Wing" }).waitFor(); // it can be gone on with
});

const levelOfToday = (page) => page.evaluate(() => ["medium", "easy", "easy", "medium", "hard", "unfair", "extreme"][new Date().getDay()]);

test("a solved game has a card that stays: time, help, rating, the next, sharing", async ({ page }) => {
  await page.locator('[data-name="game-words"]', { hasText: "Easy" }).waitFor();
  await filled(page, 1);
  for (let rung = 1; rung <= 3; ++rung) await named(page, "more").click(); // one step is one hint
  await page.waitForSelector(".ladder li:nth-child(3)");
  await cell(page, "r9c7").click();
  await press(page, "1");
  const card = page.locator(".solved-card");
  await card.locator("h2", { hasText: /^Solved in \d\d:\d\d$/ }).waitFor();
  assert.match(await card.textContent(), /Easy \d+ · 30 clues, with 1 hint\./);
  await page.waitForSelector(".frame.solved"); // over which light goes
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
  await page.waitForSelector(".frame:not(.solved)");
  await press(page, "r");
  await named(page, "next-game").waitFor();
  assert.deepEqual(await card.locator("button").allTextContents(), ["Another easy one", "A harder one", `Today's puzzle: ${await levelOfToday(page)}`, "Share", "Statistics", "Undo"]);
  await named(page, "next-game").click();
  await page.waitForFunction(() => document.querySelector(".solved-card").hidden);
});

test("of a solved game the tab of hints says so, and offers a new one and its path; all of its card is seen", { viewport: { width: 1280, height: 800 } }, async ({ page }) => {
  const panel = page.locator("#panel-hint");
  await filled(page);
  await panel.getByText("The puzzle is solved.").waitFor();
  assert.ok(await page.locator(".solved-card").evaluate((card) => card.getBoundingClientRect().bottom <= innerHeight));
  assert.ok(!/What now/.test(await panel.textContent()));
  assert.equal(await named(page, "more").count(), 0);
  // Who asks all the same is told it, and everything stays.
  await press(page, "h");
  await told(page, /^The puzzle is solved\.$/);
  assert.equal(await panel.locator(".ladder").count(), 0);
  await named(page, "look-back").click();
  await page.locator("#panel-steps .here", { hasText: "it is solved" }).waitFor();
  await tab(page, "hint");
  await named(page, "after-solved").click();
  await named(page, "new-easy").waitFor();
  await press(page, "Escape");
  await named(page, "solved-undo").click();
  await panel.getByText("What now, and why?").waitFor();
  await named(page, "more").waitFor();
});

test("statistics by level, days in a row and what was played, out to a file and back", async ({ page }) => {
  await page.locator('[data-name="game-words"]', { hasText: "Easy" }).waitFor();
  await filled(page);
  await page.locator(".solved-card h2").waitFor();
  await named(page, "statistics-button").click();
  const dialog = page.locator("dialog[data-name=statistics]");
  assert.match(await dialog.locator(".figures").textContent(), /^1solved0puzzles of the day1day in a row1most/);
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
