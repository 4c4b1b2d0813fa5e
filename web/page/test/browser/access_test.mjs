import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { EXAMPLE, cell, label, named, press, tab, test } from "./harness.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// In the second and third theme only what differs is looked at again: the colours.
const violations = async (page, all) => {
  const found = await page.evaluate(async (whole) => {
    const runOnly = whole
      ? { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }
      : { type: "rule", values: ["color-contrast", "link-in-text-block"] };
    const result = await window.axe.run(document, { runOnly, resultTypes: ["violations"] });
    return result.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => node.target.join(" ") + " " + (node.any[0]?.message ?? ""))
          .join("; ")}`,
    );
  }, all);
  return found;
};

// Each state of the page, and how one gets there.
const STATES = {
  "the start": async () => undefined,
  "a game": async (page) => {
    await page.getByRole("button", { name: "Fill notes" }).click();
    await cell(page, "r1c2").click();
    await press(page, "3", "v", "3", "z");
  },
  "the third rung": async (page) => {
    await named(page, "more").click();
    await named(page, "more").click();
    await named(page, "more").click();
  },
  "a step proved": async (page) => {
    await named(page, "tell-all").click();
    await named(page, "prove").click();
    await page.waitForFunction(() => /^[✓✗]/.test(document.querySelector(".verdict")?.textContent ?? ""));
  },
  steps: async (page) => {
    await tab(page, "steps");
    await page.waitForSelector(".step-item");
    await named(page, "step-24").click();
  },
  "the player in a chain": async (page) => {
    await named(page, "next").click();
    await named(page, "next").click();
  },
  "the rating": async (page) => {
    await tab(page, "rating");
    await page.waitForSelector(".bottleneck");
  },
  new: async (page) => tab(page, "new"),
  share: async (page) => {
    await tab(page, "share");
    await named(page, "qr").click();
    await page.waitForTimeout(300);
  },
  lessons: async (page) => {
    await tab(page, "lessons");
    await page.waitForSelector(".lesson-item");
  },
  "a lesson": async (page) => {
    await named(page, "lesson-x-wing").click();
    await page.waitForSelector("#panel-lessons .sentence");
  },
  settings: async (page) => {
    await tab(page, "settings");
    await named(page, "choose").click();
  },
};

for (const theme of ["light", "dark", "contrast"]) {
  test(
    `axe finds nothing to complain of in any state, ${theme}`,
    { hash: `#${EXAMPLE}`, bypassCSP: true },
    async ({ page }) => {
      await page.evaluate(AXE);
      await tab(page, "settings");
      await named(page, "theme").selectOption(theme);
      await tab(page, "hint");
      for (const [name, go] of Object.entries(STATES)) {
        await go(page);
        assert.deepEqual(await violations(page, theme === "light"), [], `${theme}, ${name}`);
      }
    },
  );
}

test(
  "the grid is one stop for Tab, with 81 cells that say what they hold",
  { hash: `#${EXAMPLE}` },
  async ({ page }) => {
    const grid = page.getByRole("grid", { name: "Sudoku board" });
    assert.equal(await grid.getByRole("gridcell").count(), 81);
    assert.equal(await page.locator(".cell[tabindex='0']").count(), 1);
    assert.equal(await label(page, "r1c1"), "row 1, column 1, given 4");
    await page.getByRole("button", { name: "Fill notes" }).click();
    assert.equal(await label(page, "r1c2"), "row 1, column 2, empty, notes 3 7");
    assert.equal(await page.locator(".board > svg").getAttribute("aria-hidden"), "true");
  },
);

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 800],
  [3840, 2160],
]) {
  test(
    `nothing hangs over the edge at ${width} by ${height}, and targets are large enough`,
    { hash: `#${EXAMPLE}`, viewport: { width, height }, hasTouch: width < 900 },
    async ({ page }) => {
      for (const name of ["hint", "steps", "share", "settings"]) {
        await tab(page, name);
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        assert.ok(over <= 0, `${name}: ${over} pixels`);
      }
      const small = await page.evaluate(() =>
        [...document.querySelectorAll(".pad button, .tabs button")]
          .filter(
            (each) =>
              each.offsetParent &&
              (each.getBoundingClientRect().height < 44 || each.getBoundingClientRect().width < 24),
          )
          .map((each) => each.textContent),
      );
      assert.deepEqual(small, []);
      const board = await page.locator(".board").boundingBox();
      assert.ok(board.width >= Math.min(width * 0.5, height * 0.5), `the board is ${board.width} wide`);
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
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.ok(over <= 0, `${over} pixels`);
  },
);
