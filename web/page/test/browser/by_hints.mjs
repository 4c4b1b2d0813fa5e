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
// What the cells say of the step that is told: [cell, digit] of each that is to be placed.
const toPlace = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".play .grid .cell:not([hidden])")].flatMap((cell) => {
      const found = /([1-9]) to be placed/.exec(cell.getAttribute("aria-label"));
      return found ? [[cell.dataset.cell, found[1]]] : [];
    }),
  );

// How many hints it took; `told` hears each sentence.
export const solveByHints = async (page, most, told = () => undefined) => {
  for (let hints = 0; hints <= most; ++hints) {
    if (await isSolved(page)) return hints;
    await press(page, "h");
    await page.waitForFunction(
      () =>
        document.querySelector(".solved-card:not([hidden])") ||
        document.querySelector('#panel-hint [data-name="tell-all"], #panel-hint .sentence, #panel-hint .problem') ||
        /Nothing was found|no solution|several/i.test(document.querySelector("#panel-hint .ladder")?.textContent ?? ""),
    );
    if (await isSolved(page)) return hints;
    const all = named(page, "tell-all");
    if (await all.count()) await all.click();
    const sentence = page.locator("#panel-hint .sentence").first();
    await sentence.waitFor({ timeout: 20_000 });
    told(await sentence.textContent());
    const before = await page.locator(".play .grid").evaluate((grid) => [...grid.querySelectorAll(".cell")].map((cell) => cell.getAttribute("aria-label")).join());
    const placed = await toPlace(page);
    if (placed.length) {
      for (const [cell, digit] of placed) {
        await page.locator(`.play .grid [data-cell="${cell}"]`).click();
        await press(page, digit);
      }
    } else {
      await press(page, "Enter");
    }
    // The hint goes with the board that it was for.
    await page.waitForFunction(
      (was) => [...document.querySelectorAll(".play .grid .cell")].map((cell) => cell.getAttribute("aria-label")).join() !== was,
      before,
    );
  }
  assert.fail(`not solved after ${most} hints`);
};
