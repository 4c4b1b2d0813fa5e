// How good the page has to be, in the browser's own measures. Every figure is printed. On a machine that does
// nothing else the bounds hold as they stand, and `script/page test all` asks for just that; in the usual run
// the machine may be busy with anything, so ten times as much is let pass. Of a few tries the best counts:
// what else the machine did can only make a figure worse.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { test as nodeTest } from "node:test";
import { FOLDER, PUZZLE, cell, drawn, named, paste, press, shows, tab, test } from "./harness.mjs";
import { cages } from "./killer.mjs";

const SLACK = process.env.NONET_TEST_ALL ? 1 : 10;
const TRIES = 4;

// The hardest puzzle that is known to Sudoku Explainer: 11.9, and 11.3 to begin with.
const HARDEST = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

const holds = (what, measured, most, unit = "ms") => {
  console.log(`# ${what}: ${Math.round(measured)} ${unit}, at most ${most}`);
  assert.ok(measured <= most * SLACK, `${what}: ${measured} ${unit}`);
};

// The least of a few tries, each a promise of a figure; no more than are needed to hold the bound.
const best = async (measure, most) => {
  let least = Infinity;
  for (let i = 0; i < TRIES && least > most * SLACK; ++i) least = Math.min(least, await measure());
  return least;
};

nodeTest("all of the page is small enough, gzipped, and so are the faces that load after it", () => {
  const gzipped = (names) =>
    names.map((name) => gzipSync(readFileSync(join(FOLDER, name))).length).reduce((sum, size) => sum + size, 0);
  const all = readdirSync(FOLDER).filter((name) => name !== "nonet.html"); // the same once more, in one file
  const isFace = (name) => /\.woff2$|^fonts/.test(name);
  const isLater = (name) => /^(rules|sight)\.wasm$|^(steps|lessons|pen|photo|setter|rules|large|statistics|share|settings|rating)\.js$/.test(name); // fetched when it is wanted
  const [bytes, faces] = [gzipped(all.filter((name) => !isFace(name) && !isLater(name))), gzipped(all.filter(isFace))];
  console.log(`# All of the page, gzipped: ${Math.ceil(bytes / 1024)} KB, at most 600; faces: ${Math.ceil(faces / 1024)} KB`);
  assert.ok(bytes <= 600 * 1024);
  assert.ok(faces <= 64 * 1024);
});

// When a first visit, with nothing in any store, has come so far that the page is painted, its script has run
// and no task that would keep a key waiting (50 ms or more) is under way or follows at once.
const interactive = async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({
      type: "longtask",
      buffered: true,
    });
  });
  await page.goto(url);
  await page.waitForFunction(() => document.querySelector(".solutions")?.textContent === "Puzzle: one solution");
  const moment = await page.evaluate(() => {
    const painted = performance.getEntriesByName("first-contentful-paint")[0].startTime;
    const run = performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd;
    return window.longTasks.reduce(
      (ready, { startTime, duration }) =>
        startTime < ready + 50 ? Math.max(ready, startTime + duration) : ready,
      Math.max(painted, run),
    );
  });
  await context.close();
  return moment;
};

test("it can be used a second after it was opened, with the processor slowed four times", async ({
  page,
  url,
}) => {
  const measured = await best(() => interactive(page.context().browser(), url), 1000);
  holds("Interactive with the processor slowed four times", measured, 1000);
});

// The longest time between a key and the picture that shows what it did, as the browser itself measures it
// for every event that takes 16 ms or more.
const slowestEcho = async (page, keys) => {
  await page.evaluate(() => {
    window.echoes = [0];
    window.echoObserver ??= new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === "keydown") window.echoes.push(entry.duration);
    });
    window.echoObserver.observe({ type: "event", durationThreshold: 16 });
  });
  await press(page, ...keys);
  await page.waitForTimeout(150); // the entries come after the picture
  return page.evaluate(() => Math.max(...window.echoes));
};

const TYPED = "1 2 4 Shift+1 Shift+2 ArrowRight 2 6 Delete u u r ArrowLeft".split(" ");
const TYPED_WITH_HINTS = "1 h 2 h 4 Shift+2 h ArrowRight 2 6 h u ArrowLeft".split(" ");

test("a key is on the board in 50 ms", async ({ page }) => {
  await cell(page, "r1c3").click();
  holds("A key to its echo", await best(() => slowestEcho(page, TYPED), 50), 50);
  await press(page, "Delete", "4");
  assert.equal((await drawn(page, "r1c3")).digit, "4");
});

test("a key is on the board in 50 ms while a puzzle is made without an end and hints are asked for", async ({
  page,
}) => {
  await tab(page, "new");
  await named(page, "Least clues").fill("17");
  await named(page, "Most clues").fill("17"); // nothing has as few: the search never ends
  await named(page, "make").click();
  await cell(page, "r1c3").click();
  const measured = await best(() => slowestEcho(page, TYPED_WITH_HINTS), 50);
  holds("A key to its echo while the engine works", measured, 50);
  await tab(page, "new");
  await named(page, "stop").click();
});

const onBench = async (page) => {
  await tab(page, "new");
  await named(page, "set-this").click();
  await named(page, "setter-headline").waitFor();
};
// The engine looks for solutions meanwhile.
const TYPED_ON_BENCH = "3 ArrowRight 4 ArrowDown 0 5 Delete Control+z Control+z ArrowLeft Control+y".split(" ");

test("a key is on the setter's bench in 50 ms", { hash: `#${".".repeat(81)}` }, async ({ page }) => {
  await onBench(page);
  holds("A key to its echo on the bench", await best(() => slowestEcho(page, TYPED_ON_BENCH), 50), 50);
});

// From a change to the last true candidate, in the page's own clock.
const examined = async (page) => {
  await page.evaluate(() => {
    const side = document.querySelector(".setter-side");
    window.asked = window.answered = undefined;
    side.addEventListener("click", (event) => (window.asked = event.timeStamp), { once: true, capture: true });
    new MutationObserver((_, observer) => {
      if (window.asked === undefined || !/solution\.$/.test(document.querySelector('[data-name="setter-progress"]').textContent)) return;
      window.answered = performance.now();
      observer.disconnect();
    }).observe(side, { childList: true, subtree: true, characterData: true });
  });
  await named(page, "erase-4").click();
  await page.waitForFunction(() => window.answered);
  const time = await page.evaluate(() => window.answered - window.asked);
  await press(page, "Control+z");
  return time;
};

const FEW_CAGES = JSON.stringify({ rules: cages.slice(0, 20) });
test("all true candidates of a killer that lacks cages are there in 0.3 s", { hash: `#${encodeURIComponent(FEW_CAGES)}` }, async ({ page }) => {
  await page.waitForSelector(".board-picture .clue-cage", { state: "attached" });
  await onBench(page);
  await named(page, "setter-progress").filter({ hasText: /solution\.$/ }).waitFor();
  holds("True candidates after a change", await best(() => examined(page), 300), 300);
});

// From the click to the first rung, in the page's own clock.
const hintTime = async (page) => {
  await page.evaluate(() => {
    const body = document.querySelector("#panel-hint");
    window.asked = window.answered = undefined;
    body.addEventListener("click", (event) => (window.asked = event.timeStamp), { once: true, capture: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector(".ladder li")) return;
      window.answered = performance.now();
      observer.disconnect();
    }).observe(body, { childList: true, subtree: true });
  });
  await named(page, "more").click();
  await page.waitForFunction(() => window.answered);
  const time = await page.evaluate(() => window.answered - window.asked);
  await named(page, "close").click();
  return time;
};

test("a hint on the hardest known puzzle comes within a second", async ({ page }) => {
  await paste(page, HARDEST);
  await shows(page, HARDEST);
  await tab(page, "hint");
  holds("A hint on the hardest known puzzle", await best(() => hintTime(page), 1000), 1000);
});

// Milliseconds until one stops it.
const PAUSES = process.env.NONET_TEST_ALL ? [0, 20, 150] : [20];
// Everything that takes long, and how one begins and ends it.
const LONG = {
  "a new puzzle": {
    begin: async (page) => {
      await tab(page, "new");
      await named(page, "Least clues").fill("17");
      await named(page, "Most clues").fill("17");
      await named(page, "make").click();
    },
  },
  "the rating": { begin: (page) => tab(page, "rating") },
  "the path": { begin: (page) => tab(page, "steps") },
  "a hint": {
    begin: async (page) => {
      await tab(page, "hint");
      await named(page, "more").click();
    },
  },
};

test("what takes long is stopped at any moment, and the next question is answered", async ({ page }) => {
  await paste(page, HARDEST);
  await shows(page, HARDEST);
  let slowest = 0;
  for (const [what, { begin }] of Object.entries(LONG)) {
    for (const pause of PAUSES) {
      await begin(page);
      await page.waitForTimeout(pause);
      // A hint may be there before it is stopped.
      const took = await page.evaluate(() => {
        const stop = [...document.querySelectorAll('[data-name="stop"]')].find((each) => each.offsetParent);
        const began = performance.now();
        stop?.click();
        return new Promise((done) =>
          requestAnimationFrame(function look() {
            const still = [...document.querySelectorAll('[data-name="stop"]')].some((each) => each.offsetParent);
            if (still) requestAnimationFrame(look);
            else done(performance.now() - began);
          }),
        );
      });
      slowest = Math.max(slowest, took);
      assert.ok(took < 2000, `${what} went on for ${took} ms`);
      await tab(page, "hint");
      const close = named(page, "close");
      if (await close.count()) await close.click();
    }
  }
  console.log(`# From "Stop" to its end: ${Math.round(slowest)} ms at most`);
  await page.evaluate((puzzle) => (location.hash = puzzle), PUZZLE);
  await shows(page, PUZZLE);
  await named(page, "more").click();
  await page.waitForSelector(".ladder li");
});
