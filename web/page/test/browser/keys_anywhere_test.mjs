// Keys reach the board wherever the focus is, and the focus is never lost.
import assert from "node:assert/strict";
import { EXAMPLE, cell, drawn, named, press, tab, test } from "./harness.mjs";

const focused = (page) =>
  page.evaluate(
    () => document.activeElement.getAttribute("data-name") ?? document.activeElement.className.toString(),
  );
const onBody = (page) => page.evaluate(() => document.activeElement === document.body);
const toldAll = async (page) => {
  await named(page, "more").click();
  await named(page, "tell-all").click();
  await page.waitForSelector("#panel-hint .notation");
};
const effect = async (page) => /(r\dc\d)=(\d)/.exec(await page.locator(".notation").textContent());

test("a fresh page takes H for a hint", async ({ page }) => {
  assert.ok(await onBody(page));
  await press(page, "h");
  await page.waitForSelector(".ladder li");
});

test("what was applied is undone and done again by keys, without a click on the board", async ({ page }) => {
  await toldAll(page);
  const [, name, digit] = await effect(page);
  await named(page, "apply").click();
  assert.equal(await focused(page), "more", "the next thing to press");
  const digitAfter = async (...keys) => {
    await press(page, ...keys);
    return (await drawn(page, name)).digit;
  };
  assert.equal(await digitAfter("Control+z"), "");
  assert.equal(await digitAfter("Control+y"), digit);
  await page.mouse.click(3, 3); // nothing is there
  assert.ok(await onBody(page));
  assert.equal(await digitAfter("u"), "");
  assert.equal(await digitAfter("r"), digit);
});

test("a mistake that is put right leaves the focus in the panel", async ({ page }) => {
  await cell(page, "r1c3").click();
  await press(page, "2", "h");
  await page.waitForSelector(".ladder li");
  await named(page, "more").click();
  await named(page, "mend").click();
  assert.equal(await focused(page), "more");
});

test("Hint, pressed by Enter again and again, keeps the focus up to Apply", async ({ page }) => {
  await named(page, "more").focus();
  for (let rung = 1; rung < 5; ++rung) {
    await press(page, "Enter");
    await page.waitForFunction((n) => document.querySelectorAll(".ladder > li").length === n, rung);
    assert.equal(await focused(page), "more", `rung ${rung}`);
  }
  await press(page, "Enter");
  await page.waitForSelector("#panel-hint .notation");
  assert.equal(await focused(page), "apply");
});

test("digits go to the cell that is chosen, and nowhere without one", async ({ page }) => {
  await page.mouse.click(3, 3);
  await press(page, "4");
  assert.equal((await drawn(page, "r1c1")).digit, "5", "a given; nothing is chosen");
  await cell(page, "r1c3").click();
  await page.mouse.click(3, 3);
  assert.ok(await onBody(page));
  await press(page, "4");
  assert.equal((await drawn(page, "r1c3")).digit, "4");
  await press(page, "ArrowRight", "2");
  assert.equal((await drawn(page, "r1c4")).digit, "2", "and one goes on from there");
});

test("a field keeps its letters, a button its space bar", { hash: `#${EXAMPLE}` }, async ({ page }) => {
  await cell(page, "r1c2").click();
  await tab(page, "lessons");
  await named(page, "search").fill("");
  await press(page, "h", "u", "3");
  assert.equal(await named(page, "search").inputValue(), "hu3");
  assert.equal((await drawn(page, "r1c2")).digit, "");
  await page.locator("#tab-hint").focus();
  await press(page, "Space");
  assert.ok(await page.locator("#panel-hint").isVisible());
  assert.equal(await named(page, "mode-corner").getAttribute("aria-pressed"), "false");
});

test("the status line follows the keyboard or the pointer, whichever was moved last", async ({ page }) => {
  const status = () => page.locator(".status").textContent();
  await cell(page, "r1c3").click();
  await cell(page, "r7c7").hover();
  assert.match(await status(), /^r7c7/);
  await press(page, "ArrowDown");
  assert.match(await status(), /^r2c3/, "though the pointer rests on the board");
  await page.mouse.move(3, 3);
  await cell(page, "r8c8").hover();
  assert.match(await status(), /^r8c8/);
});

test("? shows all keys, wherever the focus is; so do the settings", async ({ page }) => {
  await tab(page, "rating");
  await press(page, "?");
  const list = page.locator("dialog .key-list");
  assert.ok(await list.isVisible());
  for (const row of [/^H.*hint/, /^Enter.*apply/, /^Esc.*close/, /^U.*undo/, /^Ctrl \+ Z, Ctrl \+ Y/])
    assert.equal(await list.locator("tr").filter({ hasText: row }).count(), 1, String(row));
  await press(page, "Escape");
  assert.ok(!(await list.isVisible()));
  assert.ok(await page.locator("#panel-rating").isVisible(), "one is where one was");
  await tab(page, "settings");
  await named(page, "keys").click();
  assert.ok(await page.locator("#panel-settings .key-list").isVisible());
});

test("Enter applies the step that is told, Escape closes it", async ({ page }) => {
  await cell(page, "r1c3").click();
  await press(page, "Enter");
  await toldAll(page);
  const [, name, digit] = await effect(page);
  await cell(page, "r1c3").click();
  await press(page, "Escape");
  assert.equal(await page.locator("#panel-hint .notation").count(), 0);
  assert.equal(await page.locator(".cell[aria-selected=true]").count(), 1, "first the hint, then the choice");
  await press(page, "Escape");
  assert.equal(await page.locator(".cell[aria-selected=true]").count(), 0);
  await toldAll(page);
  await page.mouse.click(3, 3);
  await press(page, "Enter");
  assert.equal((await drawn(page, name)).digit, digit);
  assert.equal(await page.locator("#panel-hint .notation").count(), 0);
});

test("Escape leads back from a step of the path to one's own board", async ({ page }) => {
  await tab(page, "steps");
  await named(page, "step-3").click();
  await page.waitForSelector(".banner.staged");
  await press(page, "Escape");
  assert.equal(await page.locator(".banner.staged").count(), 0);
});

test("letters can be left to the board alone, for those whose reader or voice sends them", async ({ page }) => {
  await tab(page, "settings");
  await named(page, "keysAnywhere").uncheck();
  await tab(page, "hint");
  await press(page, "h");
  await cell(page, "r1c3").click();
  assert.equal(await page.locator(".ladder").count(), 0);
  await press(page, "h");
  await page.waitForSelector(".ladder li");
});
