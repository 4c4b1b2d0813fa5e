// Where one is: Back leads to the tab or lesson before; and two tabs of the browser are one game.
import assert from "node:assert/strict";
import { EXAMPLE, PUZZLE, cell, drawn, named, press, seen, shows, tab, test } from "./harness.mjs";

const isOpen = (page, name) => page.waitForSelector(`#panel-${name}:not([hidden])`);

test("Back leads through tabs and lessons, and Forward again", async ({ page }) => {
  await tab(page, "rating");
  await tab(page, "lessons");
  await named(page, "lesson-x-wing").click();
  await page.waitForSelector("#panel-lessons .sentence");
  await named(page, "harder").click();
  await page.waitForFunction(() => document.activeElement.textContent === "Hidden Pair");
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("#panel-lessons .panel-body h2")?.textContent === "X-Wing");
  await page.goBack();
  await page.waitForSelector("#panel-lessons [data-name=search]");
  await page.goBack();
  await isOpen(page, "rating");
  await page.goForward();
  await isOpen(page, "lessons");
  await page.goBack();
  await page.goBack();
  await isOpen(page, "hint");
  await shows(page, PUZZLE);
});

test("two tabs are one game: a move in one is seen in the other, and none is lost", async ({ page, url }) => {
  await cell(page, "r1c3").click();
  await press(page, "4");
  const other = await page.context().newPage();
  await other.goto(url);
  await shows(other, PUZZLE);
  assert.equal((await drawn(other, "r1c3")).digit, "4");
  await cell(other, "r1c4").click();
  await press(other, "6");
  await page.waitForFunction(() => document.querySelector('[data-cell="3"]').getAttribute("aria-label").endsWith(", 6"));
  await seen(page, /another tab/);
  await page.bringToFront();
  await cell(page, "r3c1").click();
  await press(page, "1");
  await other.waitForFunction(() => document.querySelector('[data-cell="18"]').getAttribute("aria-label").endsWith(", 1"));
  await press(page, "u", "u");
  await page.reload();
  await shows(page, PUZZLE);
  assert.deepEqual(
    [(await drawn(page, "r1c3")).digit, (await drawn(page, "r1c4")).digit, (await drawn(page, "r3c1")).digit],
    ["4", "", ""],
  );
});

test("what is refused begins with a capital, wherever it is said, and is said once", { hash: `#${EXAMPLE}` }, async ({
  page,
}) => {
  await tab(page, "share");
  await named(page, "paste").fill("hello");
  await named(page, "read").click();
  await page.waitForFunction(() => /^[A-Z].*\.$/.test(document.querySelector("#panel-share p[role=status]").textContent));
  assert.equal(await page.locator(".notice:not(.unseen)").count(), 0);
  await named(page, "paste").fill(`12${".".repeat(79)}`);
  await named(page, "read").click();
  await page.locator("#panel-share p[role=status]", { hasText: "several solutions" }).waitFor();
  assert.equal(await page.locator(".notice:not(.unseen)", { hasText: "several" }).count(), 0);
  await tab(page, "rating");
  await page.waitForFunction(() => /^[A-Z].*\.$/.test(document.querySelector("#panel-rating [role=status]")?.textContent.trim()));
});
