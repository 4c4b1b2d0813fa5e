// The page in a real Chromium, as a person meets it. Every test finds a page that knows nothing of the one
// before; a request to another machine, an exception or a breach of the page's own rules (CSP) fails it.
//
// One browser serves all files (run.mjs starts it), and within a file tests that want the same kind of
// window share it, one after the other: the page comes from the window's own store then, as at every visit
// but the first, and no window is opened, which together saves two thirds of the time. What one test leaves
// behind is wiped out before the next. A test that changes the window itself asks for a kind of its own.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, test as nodeTest } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../serve.mjs";
import { connectTo, launch } from "./chromium.mjs";

export const FOLDER =
  process.env.NONET_PAGE ?? join(dirname(fileURLToPath(import.meta.url)), "../../../../build/page");
export const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const EXAMPLE = "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";

const HAS_FACES = existsSync(join(FOLDER, "fonts.css"));
let browser;
let served;
const windows = new Map(); // their pages, by what they were asked to be
const started = async () => {
  const shared = process.env.NONET_BROWSER;
  browser ??= await (shared ? connectTo(shared) : launch());
  served ??= await serve(FOLDER);
  return { browser, url: served.url };
};
// The browser has one clipboard for all its windows, and files run side by side: what one writes, another would
// paste. So each window gets a clipboard of its own. Keys still paste as they do: only what comes is exchanged.
const ownClipboard = () => {
  if (!navigator.clipboard) return; // a blank page
  let held = [];
  const text = async () => {
    const item = held.find((one) => one.types.includes("text/plain"));
    return item ? (await item.getType("text/plain")).text() : "";
  };
  let plain = ""; // the same at once: a paste can't wait
  navigator.clipboard.write = async (items) => {
    held = items;
    plain = await text();
  };
  navigator.clipboard.writeText = async (words) => {
    held = [new ClipboardItem({ "text/plain": new Blob([words], { type: "text/plain" }) })];
    plain = words;
  };
  navigator.clipboard.read = async () => held;
  navigator.clipboard.readText = text;
  window.addEventListener(
    "paste",
    (event) => {
      if (!event.isTrusted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const data = new DataTransfer();
      data.setData("text/plain", plain);
      const own = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
      if (event.target.dispatchEvent(own)) document.execCommand("insertText", false, plain);
    },
    { capture: true },
  );
};
const windowFor = async (options) => {
  const key = JSON.stringify(options);
  if (!windows.has(key)) {
    const { browser } = await started();
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      permissions: ["clipboard-read", "clipboard-write"],
      ...options,
    });
    await context.addInitScript(ownClipboard);
    // The page's own faces have been here before: they come at once.
    await context.addInitScript(() => location.protocol === "http:" && localStorage.setItem("nonet-faces", "1"));
    const page = await context.newPage();
    page.setDefaultTimeout(90_000); // the machine that tests may be busy with anything
    windows.set(key, page);
  }
  return windows.get(key);
};
// In the page itself, so that it comes behind whatever the page has still to write.
const forget = async () => {
  localStorage.clear();
  Storage.prototype.setItem = () => undefined; // a page that is left keeps its game
  const done = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
  const database = await done(indexedDB.open("nonet"));
  if (database.objectStoreNames.contains("nonet"))
    await done(database.transaction("nonet", "readwrite").objectStore("nonet").clear());
  database.close();
};
const wiped = async (page) => {
  page.removeAllListeners();
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.mouse.move(0, 0);
  await page.evaluate(forget);
  await page.goto("about:blank");
};
// A test that failed may have left its window in any state: it is not used again.
const thrownAway = async (page, options) => {
  windows.delete(JSON.stringify(options));
  await page.context().close();
};
after(async () => {
  for (const page of windows.values()) await page.context().close();
  await browser?.close();
  served?.server.close();
});

// Watches a page: what it must never do is collected and judged at the end.
export const watched = (page, url) => {
  const faults = [];
  page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
  page.on("console", (message) => {
    if (
      message.type() === "error" &&
      !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to load resource/.test(message.text())
    )
      faults.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const to = request.url();
    if (!to.startsWith(url) && !/^(blob|data|file):/.test(to)) faults.push(`request to ${to}`);
  });
  return faults;
};

// test("...", async ({ page, url }) => ...): `hash` opens a link, `allows` are faults that the test makes
// itself, `skip` is why it can't run; the rest is for the browser's context.
export const test = (name, options, body) => {
  if (typeof options === "function") [options, body] = [{}, options];
  const { hash = `#${PUZZLE}`, allows, skip = false, ...kind } = options;
  nodeTest(name, { timeout: 600_000, skip }, async () => {
    const { url } = await started();
    const page = await windowFor(kind);
    const faults = watched(page, url);
    try {
      await page.goto(url + hash);
      if (hash.length === 82) await shows(page, hash.slice(1));
      // Letters change once after the page has come: a test begins behind that.
      if (HAS_FACES) await page.waitForSelector(":root.faced", { state: "attached" });
      await body({ page, url });
      assert.deepEqual(
        faults.filter((fault) => !allows?.test(fault)),
        [],
      );
      await wiped(page);
    } catch (failure) {
      await thrownAway(page, kind);
      throw failure;
    }
  });
};

// Waits until the givens of a puzzle are on the board.
export const shows = (page, puzzle) =>
  page.waitForFunction((wanted) => {
    const cells = [...document.querySelectorAll(".cell")];
    return (
      cells.length === 81 &&
      cells.every(
        (cell, i) => wanted[i] === "." || cell.getAttribute("aria-label").includes(`given ${wanted[i]}`),
      )
    );
  }, puzzle);

// ---- what a person does

export const cell = (page, name) => {
  const [, row, column] = /^r(\d)c(\d)$/.exec(name);
  return page.locator(`[data-cell="${(row - 1) * 9 + (column - 1)}"]`);
};
export const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};
export const named = (page, name) => page.locator(`[data-name="${name}"]:visible`);
export const tab = async (page, name) => {
  await page.click(`#tab-${name}`);
  await page.waitForSelector(`#panel-${name}:not([hidden])`);
  if (name === "steps") await page.waitForSelector("#panel-steps .steps-head > *"); // fetched when it is opened
  // The steps give the puzzle away, so they ask first; a test that is not about that agrees.
  if (name === "steps" && (await named(page, "show-steps").count())) await named(page, "show-steps").click();
};
// It stands under "More".
export const skipSingles = async (page, on = true) => {
  const box = page.getByLabel("Skip singles");
  if (!(await box.isVisible())) await page.locator('[data-name="more-options"]').click();
  await box.setChecked(on);
};
export const paste = async (page, text) => {
  await tab(page, "share");
  await named(page, "paste").fill(text);
  await named(page, "read").click();
  await page.waitForFunction(
    () => !/^(Reading ...)?$/.test(document.querySelector("#panel-share p[role=status]").textContent),
  );
  return page.locator("#panel-share p[role=status]").first().textContent();
};

// ---- what a person sees

// The digit and notes drawn in a cell.
export const drawn = (page, name) => {
  const [, row, column] = /^r(\d)c(\d)$/.exec(name);
  return page.evaluate(
    ([r, c]) => {
      const inside = [...document.querySelectorAll(".board > .board-picture text")].filter((text) => {
        const [x, y] = [Number(text.getAttribute("x")), Number(text.getAttribute("y"))];
        return x > c * 100 && x < c * 100 + 100 && y > r * 100 && y < r * 100 + 100;
      });
      const of = (kind) =>
        inside
          .filter((text) => text.classList.contains(kind))
          .map((text) => text.textContent)
          .join("");
      const digit = inside.find((text) => text.classList.contains("digit"));
      return {
        digit: of("digit"),
        given: !!digit?.classList.contains("given"),
        wrong: !!digit?.classList.contains("wrong"),
        notes: of("note"),
        centre: of("centre-mark"),
      };
    },
    [row - 1, column - 1],
  );
};
export const label = (page, name) => cell(page, name).getAttribute("aria-label");
export const shapes = (page, selector) => page.locator(`.board > .board-picture ${selector}`).count();
export const said = (page) => page.locator('[data-name="live"]').textContent();
export const told = async (page, pattern) =>
  page.waitForFunction(
    ([source]) => new RegExp(source).test(document.querySelector('[data-name="live"]').textContent),
    [pattern.source],
  );
// Over the first move of this puzzle.
export const toPuzzleBefore = async (page) => {
  await press(page, "u");
  await page.locator('[data-name="notice-offer"]', { hasText: "The puzzle before" }).click();
};
// What is told where everybody sees it.
export const seen = (page, pattern) =>
  page.locator(".notice:not(.unseen)").filter({ hasText: pattern }).waitFor();
