import assert from "node:assert/strict";
import { EXAMPLE, label, tab, test } from "./harness.mjs";

test(
  "the grid is one stop for Tab, with 81 cells that say what they hold",
  { hash: `#${EXAMPLE}` },
  async ({ page }) => {
    const grid = page.getByRole("grid", { name: "Sudoku board" });
    assert.equal(await grid.getByRole("gridcell").count(), 81);
    assert.equal(await page.locator(".cell[tabindex='0']").count(), 1);
    assert.equal(await label(page, "r1c1"), "row 1, column 1, given 4");
    await page.getByRole("button", { name: "Auto notes" }).click();
    assert.equal(await label(page, "r1c2"), "row 1, column 2, empty, candidates 3 7");
    assert.equal(await page.locator(".board > svg").getAttribute("aria-hidden"), "true");
  },
);

const tooSmall = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".pad button, .tabs button")]
      .filter((each) => each.offsetParent)
      .filter((each) => {
        const { height, width } = each.getBoundingClientRect();
        return height < 44 || width < 24;
      })
      .map((each) => each.textContent),
  );
const overhang = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const WINDOWS = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 800],
  [3840, 2160],
];
for (const hasTouch of [true, false]) {
  test(
    `nothing hangs over the edge of any window ${hasTouch ? "under a finger" : "on a desk"}, and targets are large enough`,
    { hash: `#${EXAMPLE}`, viewport: { width: 1280, height: 800 }, hasTouch },
    async ({ page }) => {
      for (const [width, height] of WINDOWS.filter(([across]) => across < 900 === hasTouch)) {
        await page.setViewportSize({ width, height });
        for (const name of ["hint", "steps", "share", "settings"]) {
          await tab(page, name);
          assert.ok((await overhang(page)) <= 0, `${name} at ${width} by ${height}`);
        }
        assert.deepEqual(await tooSmall(page), [], `at ${width} by ${height}`);
        const board = await page.locator(".board").boundingBox();
        assert.ok(board.width >= Math.min(width * 0.5, height * 0.5), `the board is ${board.width} wide`);
      }
    },
  );
}

test(
  "reduced motion is respected, and text can be four times as large",
  { hash: `#${EXAMPLE}`, reducedMotion: "reduce", viewport: { width: 1280, height: 900 } },
  async ({ page }) => {
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll("button")].filter(
          (each) => parseFloat(getComputedStyle(each).transitionDuration) > 0,
        ).length,
    );
    assert.equal(moving, 0);
    await page.setViewportSize({ width: 320, height: 256 }); // what 400 % leaves of 1280 by 1024
    assert.ok((await overhang(page)) <= 0);
  },
);

const background = (page, wanted) =>
  page.waitForFunction((rgb) => getComputedStyle(document.body).backgroundColor === rgb, wanted);

test(
  "colours are as the system has them, or as they are chosen, and stay so",
  { hash: `#${EXAMPLE}`, colorScheme: "dark" },
  async ({ page }) => {
    const [light, dark, contrast] = ["rgb(244, 240, 230)", "rgb(20, 23, 28)", "rgb(255, 255, 255)"];
    await background(page, dark);
    await page.emulateMedia({ colorScheme: "light" });
    await background(page, light);
    await page.emulateMedia({ contrast: "more" });
    await background(page, contrast);
    await page.emulateMedia({ contrast: "no-preference" });
    await tab(page, "settings");
    await page.locator('[data-name="theme"]').selectOption("dark");
    await background(page, dark);
    await page.reload();
    await background(page, dark);
  },
);
