import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { EXAMPLE, PUZZLE, cell, drawn, named, paste, press, shapes, tab, test, told } from "./harness.mjs";

test("pastes of many kinds are read, and it is said as what", async ({ page }) => {
  const grid = EXAMPLE.match(/.{9}/g).join("\n");
  assert.match(await paste(page, grid), /^Read as "/);
  assert.equal((await drawn(page, "r1c1")).digit, "4");
  const framed = PUZZLE.match(/.{9}/g).map(
    (row) =>
      `| ${row
        .match(/.{3}/g)
        .map((part) => [...part].join(" "))
        .join(" | ")} |`,
  );
  const frame = "+-------+-------+-------+";
  assert.match(
    await paste(
      page,
      [frame, ...framed.slice(0, 3), frame, ...framed.slice(3, 6), frame, ...framed.slice(6), frame].join(
        "\n",
      ),
    ),
    /^Read as "/,
  );
  assert.equal((await drawn(page, "r1c1")).digit, "5");
  assert.match(await paste(page, `${PUZZLE.slice(0, 2)}+4${PUZZLE.slice(3)}:614`), /^Read as "/);
  assert.deepEqual(await drawn(page, "r1c3"), {
    digit: "4",
    given: false,
    wrong: false,
    notes: "",
    centre: "",
  });
});

test("what can't be read gets a sentence, and the board stays", async ({ page }) => {
  for (const text of [
    "hello",
    "<img src=x onerror=alert(1)>",
    "1".repeat(300_000),
    "{",
    "\u0000\u202e",
    PUZZLE.slice(0, 80),
  ]) {
    assert.ok((await paste(page, text)).length > 10);
    assert.equal((await drawn(page, "r1c1")).digit, "5");
  }
  assert.equal(await page.locator("img").count(), 0);
});

test("Ctrl+V on the page and a dropped file are read too", async ({ page }) => {
  await page.evaluate((text) => navigator.clipboard.writeText(text), EXAMPLE);
  await cell(page, "r1c1").click();
  await press(page, "Control+v");
  await told(page, /^Read/);
  assert.equal((await drawn(page, "r1c1")).digit, "4");
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "puzzle.sdk"));
    window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, PUZZLE);
  await page.waitForFunction(() =>
    document.querySelector('[data-cell="0"]').getAttribute("aria-label").includes("given 5"),
  );
});

test("a puzzle is typed from paper, with a live look at its solutions", async ({ page }) => {
  await tab(page, "share");
  await named(page, "paper").click();
  await cell(page, "r1c1").click();
  for (const [at, letter] of [...PUZZLE].entries()) {
    if (letter === ".") continue;
    await page.locator(`[data-cell="${at}"]`).click();
    await press(page, letter);
    if (at === 0)
      await page.waitForFunction(
        () => document.querySelector(".solutions").textContent === "Several solutions",
      );
  }
  await page.waitForFunction(() => document.querySelector(".solutions").textContent === "One solution");
  await named(page, "freeze").click();
  assert.equal((await drawn(page, "r1c1")).given, true);
});

test("a link gives back digits, notes and colours in another browser", async ({ page, url }) => {
  await cell(page, "r1c3").click();
  await press(page, "4", "ArrowRight", "Shift+2", "v", "5");
  await tab(page, "share");
  const link = await named(page, "link").inputValue();
  await named(page, "copy-link").click();
  await told(page, /clipboard/);
  const other = await page.context().browser().newContext();
  const there = await other.newPage();
  await there.goto(link);
  await there.waitForFunction(
    () => document.querySelector('[data-cell="2"]')?.getAttribute("aria-label") === "row 1, column 3, 4",
  );
  assert.equal((await drawn(there, "r1c4")).notes, "2");
  assert.equal(await shapes(there, ".colour-5"), 1);
  assert.equal(there.url(), url);
  await other.close();
});

test("the QR code, the formats, and links to other sites", async ({ page }) => {
  await tab(page, "share");
  await named(page, "qr").click();
  assert.ok((await page.locator(".qr path").getAttribute("d")).length > 1000);
  await named(page, "format").selectOption("pencilmarks");
  await page.waitForFunction(() => document.querySelector('[data-name="out"]').value.includes("-"));
  await named(page, "format").selectOption("library");
  await page.waitForFunction(() => document.querySelector('[data-name="out"]').value.includes(":"));
  for (const link of await page.locator(".links a").all()) {
    assert.match(await link.getAttribute("href"), /^https:\/\//);
    assert.match(await link.getAttribute("rel"), /noreferrer/);
  }
});

test("the board with the drawn step is saved as SVG and as PNG", async ({ page }) => {
  await named(page, "more").click();
  await named(page, "tell-all").click();
  await tab(page, "share");
  const saved = async (name) => {
    const [download] = await Promise.all([page.waitForEvent("download"), named(page, name).click()]);
    return readFileSync(await download.path());
  };
  const svg = (await saved("svg")).toString();
  assert.match(svg, /^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  assert.match(svg, /class="digit given"/);
  const png = await saved("png");
  assert.deepEqual([...png.subarray(0, 4)], [0x89, 0x50, 0x4e, 0x47]);
  assert.ok(png.length > 10_000);
});

test("printing lays out the board, more puzzles, and the solutions at the end", async ({ page }) => {
  await page.evaluate(() => {
    window.print = () => (window.sheet = document.querySelector(".paper-sheet").cloneNode(true));
  });
  await tab(page, "share");
  await named(page, "per-page").selectOption("4");
  await named(page, "print").click();
  await page.waitForFunction(() => window.sheet);
  const counts = await page.evaluate(() =>
    [...window.sheet.querySelectorAll(".sheet-page")].map((sheet) => sheet.querySelectorAll("svg").length),
  );
  assert.deepEqual(counts, [4, 4]);
});

test("a puzzle to order: level, symmetry, seed; the same seed gives the same puzzle", async ({ page }) => {
  await tab(page, "new");
  await named(page, "level").selectOption("easy");
  await named(page, "Seed").fill("7");
  const make = async () => {
    await named(page, "make").click();
    await page.waitForFunction(() =>
      /^Made with seed 7: exactly one solution/.test(
        document.querySelector("#panel-new [role=status]").textContent,
      ),
    );
    return page.evaluate(() =>
      [...document.querySelectorAll(".cell")].map((each) => each.getAttribute("aria-label")).join(),
    );
  };
  const first = await make();
  assert.match(await page.locator("#panel-new [role=status]").textContent(), /HoDoKu Easy/);
  await page.evaluate((puzzle) => (location.hash = puzzle), PUZZLE);
  await page.waitForFunction(() =>
    document.querySelector('[data-cell="0"]').getAttribute("aria-label").includes("given 5"),
  );
  assert.equal(await make(), first);
});

test("a search that takes long can be stopped", async ({ page }) => {
  await tab(page, "new");
  await page.waitForFunction(() => document.querySelectorAll('[data-name="needs"] option').length > 50);
  await named(page, "needs").selectOption("jellyfish");
  await named(page, "level").selectOption("hard");
  await named(page, "symmetry").selectOption("full");
  await named(page, "make").click();
  await named(page, "stop").click();
  await page.waitForFunction(
    () => document.querySelector("#panel-new [role=status]").textContent === "Stopped.",
  );
});

test("practice begins just before the technique and judges what I do", async ({ page }) => {
  await page.evaluate(() => (location.hash = "lesson=pointing"));
  await page.waitForSelector("#panel-lessons .sentence");
  await named(page, "practise").click();
  await page.waitForFunction(
    () => /^Find the Locked Candidates/.test(document.querySelector("#panel-new [role=status]").textContent),
    undefined,
    { timeout: 40_000 },
  );
  await named(page, "show-me").click();
  await named(page, "more").click();
  await named(page, "tell-all").click();
  await page.waitForSelector("#panel-hint .notation");
  await named(page, "apply").click();
  await tab(page, "new");
  assert.match(await page.locator("#panel-new [role=status]").textContent(), /^Right|^That is not/);
});
