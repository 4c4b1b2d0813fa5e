// The rules of a cell and what they can still hold; drawings that could not be read, and what a person says of them.
import assert from "node:assert/strict";
import { LOOKS, faultsWithin } from "./axe_within.mjs";
import { pasted } from "./by_hints.mjs";
import { cell, named, press, test, told } from "./harness.mjs";
import { KILLER } from "./killer.mjs";

const room = (page) => page.locator('[data-name="rule-room"]');
const opened = async (page, text = KILLER) => {
  await pasted(page, text);
  await page.waitForSelector(".board-picture .clue-cage, .board-picture .sketch-line", { state: "attached" });
};
const says = (page, pattern) =>
  page.waitForFunction((source) => new RegExp(source).test(document.querySelector('[data-name="rule-room"]')?.textContent ?? ""), pattern.source);

test("a key tells the rules of the cell and what they can hold; candidates that go take some along; Escape closes it", async ({ page }) => {
  await opened(page);
  await cell(page, "r3c9").click();
  await press(page, "k");
  await says(page, /The 10 cage at r3c9/);
  const left = () => room(page).locator(".combinations li:not(.gone)").allTextContents();
  assert.deepEqual(await left(), ["1+9", "2+8", "3+7", "4+6"]);
  await told(page, /The 10 cage at r3c9: 1\+9, 2\+8, 3\+7, 4\+6\./);
  // A 1 in the same column is seen by both of its cells.
  await cell(page, "r9c9").click();
  await press(page, "1");
  await cell(page, "r4c9").click();
  await says(page, /3 of 4 sets of digits are left/);
  assert.deepEqual(await left(), ["2+8", "3+7", "4+6"]);
  assert.equal(await room(page).locator(".combinations .gone").count(), 1);
  await press(page, "Escape");
  await room(page).waitFor({ state: "hidden" });
});

test("a tap on a sum opens it, and it follows the cursor", async ({ page }) => {
  await opened(page);
  const label = await page.locator(".board-picture .clue-label").first().boundingBox();
  await page.mouse.click(label.x + label.width / 2, label.y + label.height / 2);
  await says(page, /cage at/);
  await cell(page, "r6c6").click();
  await says(page, /On r6c6.*The 4 cage at r6c6/);
  await named(page, "close-rules").click();
  await room(page).waitFor({ state: "hidden" });
});

test("what a kind of rule says is told first, and of a cell that nobody has chosen nothing", async ({ page }) => {
  await opened(page);
  await named(page, "rules").click();
  await says(page, /^Rules.*digits in a cage sum to its number.*Choose a cell/);
  assert.equal(await room(page).locator("[data-rule]").count(), 0);
  await cell(page, "r6c6").click();
  await says(page, /^Rules.*digits in a cage sum to its number.*On r6c6.*The 4 cage at r6c6/);
});

test("the ordinary game has no rules to tell, and no button for them", async ({ page }) => {
  assert.equal(await named(page, "rules").count(), 0);
  await cell(page, "r1c3").click();
  await press(page, "k");
  await told(page, /ordinary game/);
});

// Two green lines and a cage with a text, as SudokuPad has them.
const line = (...points) => ({ wayPoints: points.map(([row, column]) => [row - 0.5, column - 0.5]), color: "#67f067ff", thickness: 10 });
const CELLS = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));
CELLS[8] = [..."345286179"].map((value) => ({ value: Number(value) }));
const DRAWN = `{ce:${JSON.stringify(CELLS)},lines:${JSON.stringify([line([1, 1], [1, 3]), line([5, 5], [6, 6])])},cages:[{"cells":[[6,0],[6,1]],"value":"a"}],metadata:{"title":"Drawn","rules":"Green lines: neighbours differ by five or more."}}`;

test("what could not be read is drawn and said to be missing; what a person says it is becomes a rule, and undo takes that back", async ({ page }) => {
  await opened(page, DRAWN);
  assert.equal(await page.locator(".board-picture .sketch-line").count(), 2);
  await says(page, /Rules are missing: .*lines/);
  await says(page, /neighbours differ by five or more/);
  await cell(page, "r1c2").click();
  await says(page, /Green line from r1c1 to r1c3/);
  const choice = room(page).locator("select").first();
  await choice.selectOption("whisper");
  await room(page).getByRole("button", { name: "Add" }).first().click();
  await page.waitForFunction(() => document.querySelectorAll(".board-picture .clue-line").length === 2);
  assert.equal(await page.locator(".board-picture .sketch-line").count(), 0);
  await page.waitForFunction(() => /Whisper/.test(document.querySelector(".banner").textContent));
  await cell(page, "r1c2").click();
  await says(page, /whisper line from r1c1/);
  await press(page, "u");
  await page.waitForFunction(() => document.querySelectorAll(".board-picture .sketch-line").length === 2);
  assert.equal(await page.locator(".board-picture .clue-line").count(), 0);
});

test("a drawing that is no rule is left out, and nothing is missing any more", async ({ page }) => {
  await opened(page, DRAWN);
  for (let left = 2; left; --left) {
    await room(page).locator("select").first().selectOption("nothing");
    await room(page).getByRole("button", { name: "Add" }).first().click();
    await page.waitForFunction((count) => document.querySelectorAll('[data-name="rule-room"]:not([hidden]) select').length < count, left);
  }
  await page.waitForFunction(() => document.querySelector('[data-name="rules"]').textContent === "Rules" || document.querySelector('[data-name="rules"]').hidden);
});

for (const [look, options] of LOOKS) {
  test(`the rules of a cell have no fault that axe knows: ${look}`, options, async ({ page }) => {
    await opened(page, DRAWN);
    await cell(page, "r1c2").click();
    await says(page, /Green line from r1c1/);
    assert.deepEqual(await faultsWithin(page, ".rule-room"), []);
    await opened(page);
    await page.locator(".board-picture .sketch-line").first().waitFor({ state: "detached" }); // the one before is gone
    await cell(page, "r3c9").click();
    await press(page, "k");
    await says(page, /cage at/);
    assert.deepEqual(await faultsWithin(page, ".rule-room"), []);
  });
}

test("the rules of a cell go with their board when a lesson is opened", async ({ page }) => {
  await opened(page);
  await cell(page, "r3c9").click();
  await press(page, "k");
  await says(page, /The 10 cage at r3c9/);
  await page.evaluate(() => (location.hash = "lesson=x-wing"));
  await page.waitForSelector(".banner.staged");
  assert.ok(!(await room(page).isVisible()));
  assert.equal(await named(page, "rules").count(), 0);
  await named(page, "my-board").click();
  await named(page, "rules").click();
  await says(page, /The 10 cage at r3c9/);
});
