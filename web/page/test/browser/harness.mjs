// The page in a real Chromium, as a person meets it. Every test gets a browser of its own memory; a request
// to another machine, an exception or a breach of the page's own rules (CSP) fails the test.
import assert from "node:assert/strict";
import { dirname, join } from "node:path";
import { after, test as nodeTest } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "../../serve.mjs";

export const FOLDER =
  process.env.NONET_PAGE ?? join(dirname(fileURLToPath(import.meta.url)), "../../../../build/page");
export const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const EXAMPLE = "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";
export const CHROMIUM = process.env.NONET_CHROMIUM ?? "/usr/bin/chromium";
const ARGUMENTS = [
  "--disable-background-networking",
  "--disable-component-update",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

let browser;
let served;
export const launch = (options = {}) =>
  chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS, ...options });
const started = async () => {
  browser ??= await launch();
  served ??= await serve(FOLDER);
  return { browser, url: served.url };
};
after(async () => {
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
// itself, the rest is for the browser's context.
export const test = (name, options, body) => {
  if (typeof options === "function") [options, body] = [{}, options];
  nodeTest(name, { timeout: 240_000 }, async () => {
    const { browser, url } = await started();
    const { hash = `#${PUZZLE}`, allows, ...context } = options;
    const memory = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      permissions: ["clipboard-read", "clipboard-write"],
      ...context,
    });
    const page = await memory.newPage();
    page.setDefaultTimeout(90_000); // the machine that tests may be busy with anything
    const faults = watched(page, url);
    try {
      await page.goto(url + hash);
      if (hash.length === 82)
        await page.waitForFunction(
          (puzzle) =>
            [...document.querySelectorAll(".cell")].every(
              (cell, i) =>
                puzzle[i] === "." || cell.getAttribute("aria-label").includes(`given ${puzzle[i]}`),
            ),
          hash.slice(1),
        );
      await body({ page, url, memory });
      assert.deepEqual(
        faults.filter((fault) => !allows?.test(fault)),
        [],
      );
    } finally {
      await memory.close();
    }
  });
};

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
