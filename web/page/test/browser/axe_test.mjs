import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { EXAMPLE, cell, named, press, tab, test } from "./harness.mjs";

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
