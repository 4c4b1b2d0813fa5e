import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { EXAMPLE, cell, named, paste, press, skipSingles, tab, test } from "./harness.mjs";
import { pictureOf } from "./photos.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
// What a theme or a small screen can change. The usual run looks at the rest on one screen in one theme only;
// `script/page test all` at everything everywhere.
const OF_LOOKS = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"];

const violations = (page, where, runOnly) =>
  page.evaluate(async ([within, which]) => {
    const result = await window.axe.run(within, { runOnly: which, resultTypes: ["violations"] });
    return result.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => node.target.join(" ") + " " + (node.any[0]?.message ?? node.failureSummary))
          .join("; ")}`,
    );
  }, [where, runOnly]);

const rung = async (page) => named(page, "more").click();
const lesson = async (page, slug) => {
  await page.evaluate((name) => (location.hash = `lesson=${name}`), slug);
  await page.waitForFunction(() => location.hash === "");
  await page.waitForSelector("#panel-lessons .sentence");
};

// Each state of the page, and how one gets there from the one before.
const STATES = {
  "the start": async () => undefined,
  "the menu for a new game": async (page) => {
    await named(page, "new-button").click();
    await page.waitForFunction(() => document.querySelectorAll('[data-name="new-technique"] option').length > 50);
  },
  "the statistics": async (page) => {
    await press(page, "Escape");
    await named(page, "statistics-button").click();
  },
  "where a photo is asked for": async (page) => {
    await press(page, "Escape");
    await named(page, "photo-button").click();
    await named(page, "photo-camera").waitFor();
  },
  "what a photo shows": async (page) => {
    const other = await page.context().newPage();
    const buffer = await pictureOf(other, EXAMPLE.replace("4..5", "4.?5"));
    await other.close();
    await page.locator('[data-name="photo-file"]').setInputFiles({ name: "photo.png", mimeType: "image/png", buffer });
    await named(page, "photo-play").waitFor();
  },
  "a pause": async (page) => {
    await press(page, "Escape");
    await named(page, "pause").click();
  },
  "a game that goes on": async (page) => {
    await named(page, "resume").click();
  },
  "a game with notes, colours and a conflict": async (page) => {
    await page.getByRole("button", { name: "Auto notes" }).click();
    await cell(page, "r1c2").click();
    await press(page, "3", "v", "3", "z", "ArrowRight", "4");
    await page.waitForSelector(".board .wave", { state: "attached" });
  },
  "a mistake told": async (page) => {
    await named(page, "more").click();
    await page.waitForSelector(".ladder li");
    await named(page, "more").click();
    await named(page, "close").click();
    await cell(page, "r1c3").click();
    await press(page, "Delete", "ArrowLeft", "Delete");
  },
  "the first rung": async (page) => {
    await skipSingles(page);
    await rung(page);
    await page.waitForSelector(".ladder li");
  },
  "the second rung": rung,
  "the third rung": rung,
  "the fourth rung": rung,
  "the fifth rung": rung,
  "a step proved": async (page) => {
    await named(page, "prove").click();
    await page.waitForFunction(() => /^[✓✗]/.test(document.querySelector(".verdict")?.textContent ?? ""));
  },
  "the path": async (page) => {
    await tab(page, "steps");
    await page.waitForSelector(".step-item");
    await named(page, "step-24").click();
  },
  "the player in a chain": async (page) => {
    await named(page, "next").click();
    await named(page, "next").click();
  },
  "all steps now": async (page) => {
    await named(page, "now").click();
    await page.waitForFunction(() =>
      /can be done now/.test(document.querySelector(".steps-head p").textContent),
    );
    await named(page, "filter").selectOption("hidden-single"); // of 300 that are alike, some
  },
  "the rating": async (page) => {
    await tab(page, "rating");
    await page.waitForSelector(".bottleneck");
  },
  "a new puzzle": async (page) => {
    await tab(page, "new");
    await page.waitForFunction(() => document.querySelectorAll('[data-name="needs"] option').length > 50);
  },
  "a search that goes on": async (page) => {
    await named(page, "Least clues").fill("17");
    await named(page, "Most clues").fill("17");
    await named(page, "make").click();
    await page.waitForSelector('#panel-new [data-name="stop"]');
  },
  "a search that was stopped": async (page) => {
    await named(page, "stop").click();
    await page.waitForSelector('#panel-new [data-name="make"]');
  },
  "sharing, with the code open": async (page) => {
    await tab(page, "share");
    await page.waitForSelector(".links a");
    await named(page, "qr").click();
    await page.waitForSelector(".qr");
  },
  "a paste that can't be read": async (page) => {
    await paste(page, "hello");
  },
  lessons: async (page) => {
    await tab(page, "lessons");
    await named(page, "search").fill("wing"); // of 130 that are alike, some
    await page.waitForSelector('[data-name="lesson-xy-wing"]');
  },
  "a lesson with a net": (page) => lesson(page, "forcing-net-verity"),
  "one branch of it": async (page) => named(page, "branch-0").click(),
  "a near miss": async (page) => {
    await lesson(page, "x-wing");
    await named(page, "near-miss").click();
  },
  "how to spot it": async (page) => {
    await named(page, "spot-it").click();
    await named(page, "next-look").click();
    await named(page, "known").click();
  },
  "a chain that was drawn and does not hold": async (page) => {
    await named(page, "my-board").click();
    await tab(page, "pen");
    await named(page, "check-chain").waitFor();
    await cell(page, "r1c2").focus();
    await press(page, "Home", "ArrowRight", "3", "7", "2");
    await named(page, "check-chain").click();
    await page.waitForSelector(".pen-verdict");
  },
  "settings with all techniques": async (page) => {
    await tab(page, "settings");
    await named(page, "choose").click();
    await page.waitForSelector(".technique-list input");
  },
  "an empty board": async (page) => {
    await tab(page, "share");
    await named(page, "paper").click();
  },
};

// The ways in which the page is looked at: what the system wishes, and the window.
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const LOOKS = [
  ["light", { colorScheme: "light", contrast: "no-preference" }, DESKTOP],
  ["dark", { colorScheme: "dark", contrast: "no-preference" }, DESKTOP],
  ["contrast", { colorScheme: "light", contrast: "more" }, DESKTOP],
  ["dark-contrast", { colorScheme: "dark", contrast: "more" }, DESKTOP],
  ["light", { colorScheme: "light", contrast: "no-preference" }, PHONE],
];
const become = async (page, [theme, wishes, window]) => {
  await page.emulateMedia(wishes);
  await page.setViewportSize(window);
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
};

// A look takes most of a second, half of it for the board. In the usual run every state is looked at in light
// and in one other way, and what lies around the panels in those states only in which it differs.
const ALL = process.env.NONET_TEST_ALL;
const WHOLE = ["the start", "the menu for a new game", "the statistics", "where a photo is asked for", "what a photo shows", "a pause", "a game with notes, colours and a conflict", "the fifth rung", "the path"];
const isLookedAt = (state, look) => ALL || look === 0 || state % (LOOKS.length - 1) === look - 1;

test(
  "axe finds nothing to complain of in any state: light, dark, in high contrast, on a phone",
  { hash: `#${EXAMPLE}`, bypassCSP: true, reducedMotion: "reduce" }, // colours change at once
  async ({ page }) => {
    await page.evaluate(AXE);
    for (const [state, [name, go]] of Object.entries(STATES).entries()) {
      await go(page);
      const where = { include: [ALL || WHOLE.includes(name) ? "html" : ".tabbed"] };
      for (const [nth, look] of LOOKS.entries()) {
        if (!isLookedAt(state, nth)) continue;
        const runOnly = ALL || nth === 0 ? { type: "tag", values: TAGS } : { type: "rule", values: OF_LOOKS };
        await become(page, look);
        assert.deepEqual(await violations(page, where, runOnly), [], `${name}: ${look[0]}, ${look[2].width}`);
      }
      await become(page, LOOKS[0]);
    }
  },
);
