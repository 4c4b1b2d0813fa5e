// How the page looks in twelve states on a phone, a tablet and a desktop, compared with what was looked at and found
// good. Kept is where everything stands (states.json), not pixels: these change with every version of a browser, take a
// hundred times the room, and say less of what has moved. No part may have moved by more than a few pixels; nothing
// sticks out at the side, and no two buttons lie on each other.
//   NONET_STATES=write script/page test    keeps what is seen now; the pictures are in build/page-states
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { EXAMPLE, FOLDER, cell, named, press, shows, tab, test } from "./harness.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const KEPT = join(here, "states.json");
const PICTURES = join(here, "../../../../build/page-states");
const isWriting = process.env.NONET_STATES === "write";
const TOLERANCE = 8; // pixels
const SIZES = { phone: [390, 844], tablet: [820, 1180], desktop: [1280, 900] };
const PARTS = {
  head: ".top",
  "game line": ".game-head",
  board: ".board",
  modes: ".modes",
  digits: ".digits",
  tools: ".tools",
  tabs: ".tabs",
  window: "dialog[open]",
  welcome: ".welcome",
  step: ".explanation .step-name",
  cover: ".pause-cover",
};

// One after the other, each from the one before.
const STATES = {
  first: async () => {},
  notes: async (page) => {
    await page.evaluate((puzzle) => (location.hash = puzzle), EXAMPLE);
    await shows(page, EXAMPLE);
    await named(page, "tool-notes-Auto notes").click();
  },
  clash: async (page) => {
    await named(page, "tool-undo-Undo").click();
    await cell(page, "r1c2").click();
    await press(page, "4");
  },
  hint: async (page) => {
    await press(page, "Delete", "Escape", "h");
    await page.waitForSelector(".ladder li");
  },
  told: async (page) => {
    await named(page, "tell-all").click();
    await page.waitForSelector(".explanation .step-name");
  },
  steps: async (page) => {
    await named(page, "close").click();
    await tab(page, "steps");
    await page.waitForSelector(".step-item");
  },
  new: (page) => tab(page, "new"),
  share: (page) => tab(page, "share"),
  settings: (page) => tab(page, "settings"),
  choice: async (page) => {
    await tab(page, "hint");
    await page.evaluate(() => scrollTo(0, 0));
    await named(page, "new-button").click();
  },
  statistics: async (page) => {
    await named(page, "close-dialog").click();
    await named(page, "statistics-button").click();
  },
  paused: async (page) => {
    await named(page, "close-dialog").click();
    await named(page, "pause").click();
  },
};

// Where the parts are that are seen, in whole pixels of the page.
const seenIn = (page) =>
  page.evaluate((parts) => {
    const boxes = {};
    for (const [name, selector] of Object.entries(parts)) {
      const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
      if (!element) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      boxes[name] = [x + scrollX, y + scrollY, width, height].map(Math.round);
    }
    return boxes;
  }, PARTS);

const faultsIn = (page) =>
  page.evaluate(() => {
    const faults = [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push("it sticks out at the side");
    const root = document.querySelector("dialog[open]") ?? document;
    const buttons = [...root.querySelectorAll("button")].filter((each) => each.checkVisibility() && !each.closest("p, .grid"));
    const boxes = buttons.map((each) => each.getBoundingClientRect());
    buttons.forEach((one, i) =>
      buttons.slice(i + 1).forEach((other, j) => {
        const [a, b] = [boxes[i], boxes[i + 1 + j]];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1 && !one.contains(other) && !other.contains(one))
          faults.push(`"${one.textContent || one.ariaLabel}" and "${other.textContent || other.ariaLabel}" overlap`);
      }),
    );
    return faults;
  });

const moved = (kept, seen) =>
  Object.keys({ ...kept, ...seen }).filter((name) => {
    const [a, b] = [kept[name], seen[name]];
    return !a || !b || a.some((number, i) => Math.abs(number - b[i]) > TOLERANCE);
  });

const skip = existsSync(join(FOLDER, "fonts.css")) ? false : "the page has no faces of its own here";

for (const [size, [width, height]] of Object.entries(SIZES)) {
  const options = { hash: "", skip, viewport: { width, height }, reducedMotion: "reduce" };
  test(`twelve states on a ${size} look as they did when somebody looked`, options, async ({ page }) => {
    await page.clock.setFixedTime("2026-11-17T12:00:00Z"); // the day stands in the window for a new puzzle
    await page.locator(".welcome:visible").waitFor();
    const all = isWriting && !existsSync(KEPT) ? {} : JSON.parse(readFileSync(KEPT, "utf8"));
    const states = {};
    for (const [name, enter] of Object.entries(STATES)) {
      await enter(page);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
      states[name] = await seenIn(page);
      assert.deepEqual(await faultsIn(page), [], `${name} on a ${size}`);
      if (isWriting) {
        mkdirSync(PICTURES, { recursive: true });
        await page.screenshot({ path: join(PICTURES, `${name}-${size}.png`) });
        continue;
      }
      const parts = moved(all[size][name], states[name]);
      const say = (part) => `${part}: ${all[size][name][part]} before, ${states[name][part]} now`;
      assert.deepEqual(parts.map(say), [], `${name} on a ${size}; NONET_STATES=write keeps it`);
    }
    assert.equal(Object.keys(states).length, 12);
    if (isWriting) {
      const line = ([name, boxes]) => `    ${JSON.stringify(name)}: ${JSON.stringify(boxes)}`;
      const one = ([name, each]) => `  ${JSON.stringify(name)}: {\n${Object.entries(each).map(line).join(",\n")}\n  }`;
      writeFileSync(KEPT, `{\n${Object.entries({ ...all, [size]: states }).map(one).join(",\n")}\n}\n`);
    }
  });
}
