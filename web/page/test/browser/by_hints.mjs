// Solves the game on the table as a person does who knows nothing but hints: asks until all is told, writes the digits that
// are to be placed with keys, has candidates that are to be removed struck by Enter, and asks again.
import assert from "node:assert/strict";
import { named, press } from "./harness.mjs";

// Pasted as from elsewhere.
export const pasted = async (page, text) => {
  await page.evaluate((what) => navigator.clipboard.writeText(what), text);
  await page.locator(".cell:visible").first().focus();
  await press(page, "Control+v");
};

const isSolved = (page) => page.locator(".solved-card:visible").count();
// A full board is solved once the engine has said what the solution is.
const isFull = (page) => page.evaluate(() => ![...document.querySelectorAll(".play .cell:not([hidden])")].some((cell) => /empty/.test(cell.getAttribute("aria-label"))));
// What the cells say of the step that is told: [cell, digit] of each that is to be placed.
const toPlace = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".play .cell:not([hidden])")].flatMap((cell) => {
      const found = /([1-9]) to be placed/.exec(cell.getAttribute("aria-label"));
      return found ? [[cell.dataset.cell, found[1]]] : [];
    }),
  );
// How many hints it took; `told` hears each sentence.
export const solveByHints = async (page, most, told = () => undefined) => {
  for (let hints = 0; hints <= most; ++hints) {
    if (await isFull(page)) await page.waitForSelector(".solved-card:visible");
    if (await isSolved(page)) return hints;
    await press(page, "h");
    await named(page, "tell-all").click();
    const sentence = page.locator("#panel-hint .sentence").first();
    await sentence.waitFor();
    told(await sentence.textContent());
    const placed = await toPlace(page);
    for (const [cell, digit] of placed) {
      await page.locator(`.play [data-cell="${cell}"]`).click();
      await press(page, digit);
    }
    if (!placed.length) await press(page, "Enter");
    // The hint goes with the board that it was for.
    await page.waitForFunction(() => !document.querySelector("#panel-hint .sentence"));
  }
  assert.fail(`not solved after ${most} hints`);
};
