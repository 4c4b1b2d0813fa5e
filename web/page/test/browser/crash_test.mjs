// Nothing is lost: the browser is killed as a power cut or a hard crash ends it, every process at once and
// without a word, and opened again on the same memory; and the server is gone after one visit.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as nodeTest } from "node:test";
import { serve } from "../../serve.mjs";
import { launchWithMemory } from "./chromium.mjs";
import {
  EXAMPLE,
  FOLDER,
  PUZZLE,
  cell,
  drawn,
  label,
  named,
  press,
  shapes,
  shows,
  tab,
  told,
} from "./harness.mjs";

// A browser with a memory of its own on disk, and a server of its own.
const lasting = (name, body) =>
  nodeTest(name, { timeout: 240_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "nonet-page-"));
    const { server, url } = await serve(FOLDER);
    const open = [];
    const start = async () => {
      const browser = await launchWithMemory(folder);
      browser.page.setDefaultTimeout(90_000);
      open.push(browser);
      return browser;
    };
    const shutDown = async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    };
    try {
      await body({ start, url, shutDown });
    } finally {
      for (const { kill } of open) await kill();
      server.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });

// A question to the database is answered when all that was written before it has been.
const onDisk = (page) =>
  page.evaluate(async () => {
    const done = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await done(indexedDB.open("nonet"));
    await done(database.transaction("nonet").objectStore("nonet").get("nonet"));
    database.close();
  });

lasting("killed at once after a key and opened again, everything is back", async ({ start, url }) => {
  const first = await start();
  await first.page.goto(`${url}#${EXAMPLE}`);
  await shows(first.page, EXAMPLE);
  // Digits, notes of both kinds, colours of a cell and of a candidate, something to undo and to do again.
  await cell(first.page, "r1c2").click();
  await press(first.page, "3", "ArrowRight", "Shift+2", "Alt+6", "v", "4", "z");
  await press(first.page, "ArrowRight", "ArrowRight", "9");
  await press(first.page, "Control+z");
  await tab(first.page, "steps");
  await first.page.waitForSelector(".step-item");
  await named(first.page, "step-24").click();
  await first.page.waitForSelector(".board .arrow", { state: "attached" });
  await onDisk(first.page);
  await first.kill();

  const second = await start();
  await second.page.goto(url);
  // The place in the path, with its drawing.
  await second.page.waitForSelector(".board .arrow", { state: "attached" });
  assert.match(await second.page.locator(".banner").textContent(), /Step 25 of 67/);
  await named(second.page, "my-board").click();
  await second.page.waitForFunction(() => !document.querySelector(".banner.staged"));
  assert.equal((await drawn(second.page, "r1c2")).digit, "3");
  assert.equal((await drawn(second.page, "r1c3")).notes, "2");
  assert.equal((await drawn(second.page, "r1c3")).centre, "6");
  assert.match(await label(second.page, "r1c3"), /colour 4/);
  await cell(second.page, "r9c1").click();
  await press(second.page, "r");
  assert.equal((await drawn(second.page, "r1c5")).digit, "9");
  await press(second.page, ...Array(9).fill("u"));
  assert.equal((await drawn(second.page, "r1c2")).digit, "");
  assert.equal((await drawn(second.page, "r1c3")).notes, "");
  // And once more, in the middle of typing.
  await cell(second.page, "r1c2").click();
  await press(second.page, "7");
  await onDisk(second.page);
  await second.kill();
  const third = await start();
  await third.page.goto(url);
  await third.page.waitForFunction(
    () => document.querySelector('[data-cell="1"]')?.getAttribute("aria-label") === "row 1, column 2, 7",
  );
});

lasting("after one visit all works with the server gone, over a reload too", async (visit) => {
  const { start, url, shutDown } = visit;
  const { page } = await start();
  await page.goto(`${url}#${PUZZLE}`);
  await shows(page, PUZZLE);
  await page.waitForFunction(() =>
    navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null),
  );
  await cell(page, "r1c3").click();
  await press(page, "4");
  await shutDown();
  await page.reload();
  await shows(page, PUZZLE);
  assert.equal((await drawn(page, "r1c3")).digit, "4");
  await cell(page, "r1c4").click();
  await press(page, "6", "u", "h");
  await page.waitForSelector(".ladder li");
  await named(page, "tell-all").click();
  await named(page, "prove").click();
  await told(page, /^✓ Proved/);
  await tab(page, "steps");
  await page.waitForSelector(".step-item");
  await tab(page, "rating");
  await page.waitForSelector(".bottleneck");
  await tab(page, "share");
  await page.waitForSelector(".links a");
  await named(page, "qr").click();
  await page.waitForSelector(".qr");
  await tab(page, "lessons");
  await named(page, "lesson-x-wing").click();
  await page.waitForSelector("#panel-lessons .sentence");
  assert.equal(await shapes(page, ".band-base"), 2);
  await tab(page, "new");
  await named(page, "level").selectOption("easy");
  await named(page, "make").click();
  await page.waitForFunction(() =>
    /exactly one solution/.test(document.querySelector("#panel-new .panel-body > [role=status]").textContent),
  );
  // Opened anew by its address, as by a bookmark.
  const other = await page.context().newPage();
  await other.goto(`${url}#${EXAMPLE}`);
  await shows(other, EXAMPLE);
});
