// Every event is spoken, and cells say what they have to do with a hint.
import assert from "node:assert/strict";
import { EXAMPLE, cell, label, named, press, said, test, told } from "./harness.mjs";

test("modes, notes, colours, undo and what is chosen are spoken", async ({ page }) => {
  await cell(page, "r1c3").click();
  await press(page, "x");
  await told(page, /^Digits are notes\.$/);
  await press(page, "4");
  await told(page, /^row 1, column 3: notes 4$/);
  await press(page, "2");
  await told(page, /notes 2 4$/);
  await press(page, "u");
  await told(page, /^Undone\. row 1, column 3: notes 4$/);
  await press(page, "r");
  await told(page, /^Done again\. row 1, column 3: notes 2 4$/);
  await press(page, "c", "1");
  await told(page, /centre notes 1$/);
  await press(page, "v");
  await told(page, /^Digits are colours\.$/);
  await press(page, "3");
  await told(page, /^row 1, column 3: colour 3$/);
  await press(page, "3");
  await told(page, /no colour$/);
  await press(page, "Shift+ArrowRight", "Shift+ArrowDown");
  await told(page, /^3 cells chosen\.$/);
  await press(page, "z", "Escape");
  await told(page, /^No cell chosen\.$/);
  await press(page, "f", "5");
  await told(page, /^Filter: 5\.$/);
});

test("a cell says what it has to do with the step that is drawn", { hash: `#${EXAMPLE}` }, async ({ page }) => {
  assert.doesNotMatch(await label(page, "r3c1"), /placed/);
  await named(page, "more").click();
  await named(page, "tell-all").click();
  await page.waitForSelector("#panel-hint .sentence");
  assert.match(await label(page, "r3c1"), /5 to be placed$/);
  await press(page, "Escape");
  assert.doesNotMatch(await label(page, "r3c1"), /placed/);
});

test("Enter puts a mistake right that is told", async ({ page }) => {
  await cell(page, "r1c3").click();
  await press(page, "1", "h");
  await page.waitForSelector(".ladder li");
  await press(page, "h");
  await named(page, "mend").waitFor();
  await cell(page, "r1c3").focus();
  await press(page, "Enter");
  await told(page, /^Mended/);
  assert.match(await label(page, "r1c3"), /empty/);
  assert.ok(await said(page));
});
