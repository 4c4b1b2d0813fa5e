// The pen in the hands of a person: with the pointer and with the keys alone, checked, applied, kept.
import assert from "node:assert/strict";
import { EXAMPLE, cell, label, named, press, shapes, tab, test, told } from "./harness.mjs";

// A press on a candidate of a cell, where it stands.
const pressAt = async (page, name, digit) => {
  const box = await cell(page, name).boundingBox();
  const [column, row] = [(digit - 1) % 3, Math.floor((digit - 1) / 3)];
  await page.mouse.click(box.x + (box.width * (2 * column + 1)) / 6, box.y + (box.height * (2 * row + 1)) / 6);
};
const opened = async (page) => {
  await tab(page, "pen");
  await named(page, "check-chain").waitFor();
};
const verdict = (page) => page.locator(".pen-verdict .sentence").textContent();

test("a chain is drawn by pressing candidates, and a link that does not hold is named", { hash: `#${EXAMPLE}` }, async ({
  page,
}) => {
  await opened(page);
  assert.ok(await named(page, "check-chain").isDisabled());
  await pressAt(page, "r1c2", 3);
  await pressAt(page, "r1c3", 7);
  await told(page, /^2: strong link to 7 at r1c3\.$/);
  assert.equal(await shapes(page, ".node"), 2);
  await named(page, "check-chain").click();
  await page.waitForSelector(".pen-verdict");
  assert.match(await verdict(page), /^✗ Link 1, from 3 at r1c2 to 7 at r1c3, is not strong: .* both change; no almost locked set joins them\.$/);
  await press(page, "u");
  await pressAt(page, "r1c3", 2);
  await named(page, "pen-back").click();
  await pressAt(page, "r1c2", 7);
  await named(page, "check-chain").click();
  await page.waitForSelector(".pen-verdict.idle");
  await named(page, "pen-clear").click();
  assert.equal(await shapes(page, ".node"), 0);
});

test("where a chain is cleared one goes on at the board, with keys too", { hash: `#${EXAMPLE}` }, async ({ page }) => {
  await opened(page);
  for (const name of ["pen-clear", "pen-new", "pen-back"]) {
    await pressAt(page, "r1c2", 3);
    await named(page, name).click();
    await press(page, "ArrowRight", "ArrowDown");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.cell), "11", name); // r2c3
  }
});

test("a chain that holds and strikes nothing is not called wrong, and its verdict is seen on a laptop", {
  viewport: { width: 1366, height: 768 },
}, async ({ page }) => {
  // r1c4 has 2 and 6 alone: one of them it is, and nothing goes by that.
  await opened(page);
  await pressAt(page, "r1c4", 2);
  await pressAt(page, "r1c4", 6);
  await named(page, "check-chain").click();
  await page.waitForSelector(".pen-verdict.idle");
  await told(page, /^True, but it strikes nothing\. Every link holds/);
  assert.match(await verdict(page), /^Every link holds: r1c4 is 2, or r1c4 is 6\. But nothing/);
  const { y, height } = await page.locator(".pen-verdict").boundingBox();
  assert.ok(y >= 0 && y + height <= 768, `${y} to ${y + height}`);
  const list = await page.locator(".pen-list").boundingBox();
  assert.ok(y + height <= list.y, "the verdict comes before the list");
  assert.equal(await named(page, "pen-help").count(), 1, "help is folded away");
});

test("with the keys alone a chain is drawn, turned, checked and applied, and every step is spoken", async ({ page }) => {
  // Of the puzzle's r1c3 (1 2 4) and r1c4 (2 6): three candidates and two.
  await opened(page);
  await cell(page, "r1c1").focus();
  await press(page, "5");
  await told(page, /^r1c1 has its digit\.$/);
  await press(page, "ArrowRight", "ArrowRight", "ArrowRight", "2");
  await told(page, /^1: 2 at r1c4\.$/);
  await press(page, "6");
  await told(page, /^2: strong link to 6 at r1c4\.$/);
  await press(page, "Enter");
  await told(page, /^(Right|Not so|True, but it strikes nothing)\. /);
  assert.match(await verdict(page), /Every link holds: r1c4 is 2, or r1c4 is 6\./);
  assert.match(await label(page, "r1c4"), /2 false in line 1/);
  await press(page, "Backspace");
  await told(page, /^Taken back\.$/);
  await press(page, "9");
  await told(page, /^9 is no candidate of r1c4\.$/);
  // What was drawn is there again after a reload.
  await page.reload();
  await opened(page);
  assert.equal(await page.locator(".pen-list li").count(), 1);
});

test("what a chain shows is applied to the board", { hash: "#lesson=skyscraper" }, async ({ page }) => {
  // The example of a lesson as the player's own board.
  await page.waitForSelector("#panel-lessons .sentence");
  const line = "658.1.47..72..861..1476.8..789..12.61.687.94.4.59.6781541697328893..41672671835" + "94";
  await page.goto(`${page.url().split("#")[0]}#${line.slice(0, 81)}`);
  await opened(page);
  for (const [name, digit] of [["r5c6", 5], ["r3c6", 5], ["r3c8", 5], ["r4c8", 5]]) await pressAt(page, name, digit);
  await named(page, "hand-claim").click();
  await pressAt(page, "r4c4", 5);
  await named(page, "check-chain").click();
  await page.waitForSelector(".pen-verdict.right");
  assert.match(await verdict(page), /Every link holds: r5c6 is 5, or r4c8 is 5\. So r4c4 is not 5\./);
  await named(page, "pen-apply").click();
  await told(page, /^Applied what your chain shows\.$/);
  assert.doesNotMatch(await label(page, "r4c4"), /5/);
  assert.equal(await shapes(page, ".node"), 0, "the chain has done its work");
});
