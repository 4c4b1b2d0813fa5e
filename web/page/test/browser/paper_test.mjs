import assert from "node:assert/strict";
import { cell, named, press, tab, test } from "./harness.mjs";

const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

// What the browser would put on paper: it lays out the page as for a printer.
const onPaper = async (page, paper = "A4") => {
  // Kept, as the page takes it away when the printer is done.
  await page.evaluate(() =>
    window.addEventListener(
      "beforeprint",
      () => (window.printed = document.querySelector(".paper-sheet").cloneNode(true)),
      { once: true },
    ),
  );
  const pdf = (await page.pdf({ format: paper })).toString("latin1");
  return {
    pages: pdf.match(/\/Type\s*\/Page\b/g).length,
    ...(await page.evaluate(() => ({
      title: window.printed.querySelector(".sheet-title").textContent,
      boards: [...window.printed.querySelectorAll(".sheet-page")].map(
        (each) => each.querySelectorAll("svg").length,
      ),
      // The digits of the first puzzle's solution, in reading order.
      solution: [
        ...(window.printed.querySelector(".solutions-page svg")?.querySelectorAll("text.digit") ?? []),
      ]
        .sort((a, b) => a.getAttribute("y") - b.getAttribute("y") || a.getAttribute("x") - b.getAttribute("x"))
        .map((each) => each.textContent)
        .join(""),
      digits: [...window.printed.querySelector("svg").querySelectorAll("text.digit")].length,
    }))),
  };
};

test("the browser's own print puts the board as it is on paper, with its title, and nothing stays", async ({
  page,
}) => {
  await cell(page, "r1c3").click();
  await press(page, "4");
  const { pages, title, boards, digits } = await onPaper(page);
  assert.equal(title, "Sudoku");
  assert.equal(pages, 1);
  assert.deepEqual(boards, [1]);
  assert.equal(digits, 31);
  assert.equal(await page.locator(".paper-sheet").count(), 0);
});

test("1, 2, 4 or 6 puzzles are printed a page, A4 or Letter, the solutions only if asked for", async ({
  page,
}) => {
  await tab(page, "share");
  const printed = async (perPage, paper) => {
    await page.evaluate(() => {
      window.asked = undefined;
      window.print = () => (window.asked = true);
    });
    await named(page, "per-page").selectOption(String(perPage));
    await named(page, "print").click();
    await page.waitForFunction(() => window.asked);
    return onPaper(page, paper);
  };
  assert.deepEqual((await printed(1, "A4")).boards, [1]);
  await page.getByLabel("With solutions").check();
  for (const [perPage, paper] of [
    [1, "A4"],
    [2, "Letter"],
    [4, "A4"],
    [6, "Letter"],
  ]) {
    const { pages, boards, solution } = await printed(perPage, paper);
    assert.deepEqual(boards, [perPage, perPage], `${perPage} a page`);
    assert.equal(pages, 2, `${perPage} a page of ${paper}`);
    assert.equal(solution, SOLUTION);
  }
});

const KILLER = JSON.stringify({
  format: "nonet-variant",
  version: 1,
  name: "Corners",
  author: "A. Setter",
  givens: `53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79`,
  rules: [{ kind: "cage", sum: 6, cells: ["r1c3", "r1c4"] }],
});

test("a puzzle with rules is printed with its author and its rules, in words", async ({ page, url }) => {
  await page.goto("about:blank");
  await page.goto(`${url}#${encodeURIComponent(KILLER)}`);
  await page.waitForSelector(".board-picture .clue-cage", { state: "attached" });
  const rules = () => page.evaluate(() => [...window.printed.querySelectorAll(".sheet-rules")].map(({ textContent }) => textContent));
  const { title, pages } = await onPaper(page);
  assert.equal(title, "Corners, by A. Setter");
  assert.deepEqual(await rules(), ["Killer cage"], "at once");
  assert.equal(pages, 1);
  await page.evaluate(() => (window.print = () => (window.asked = true)));
  await tab(page, "share");
  await named(page, "print").click();
  await page.waitForFunction(() => window.asked);
  assert.equal((await onPaper(page)).pages, 1);
  assert.match((await rules()).join(), /cage.*sum/i);
});
