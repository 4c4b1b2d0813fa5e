import assert from "node:assert/strict";
import {
  EXAMPLE,
  PUZZLE,
  cell,
  drawn,
  named,
  paste,
  press,
  seen,
  shapes,
  shows,
  tab,
  test,
  told,
  toPuzzleBefore,
} from "./harness.mjs";

test("pastes of many kinds are read, and it is said how much", async ({ page }) => {
  const grid = EXAMPLE.match(/.{9}/g).join("\n");
  assert.equal(await paste(page, grid), "Read 24 givens.");
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
    /^Read 30 givens\.$/,
  );
  assert.equal((await drawn(page, "r1c1")).digit, "5");
  assert.match(await paste(page, `${PUZZLE.slice(0, 2)}+4${PUZZLE.slice(3)}:614`), /^Read 30 givens and 1 digit\.$/);
  assert.deepEqual(await drawn(page, "r1c3"), {
    digit: "4",
    given: false,
    wrong: false,
    notes: "",
    centre: "",
  });
});

const FULL = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

test("a solution that comes along is not seen until somebody asks for it", async ({ page }) => {
  const solved = [...FULL].map((digit, i) => (PUZZLE[i] === "." ? `+${digit}` : digit)).join("");
  assert.equal(await paste(page, solved), "Read 30 givens. Its solution came along, and is out of sight.");
  await shows(page, PUZZLE);
  assert.equal((await drawn(page, "r1c3")).digit, "");
  assert.ok(!(await page.locator(".solved-card").isVisible()));
  await named(page, "notice-offer").click();
  assert.equal((await drawn(page, "r1c3")).digit, "4");
  await press(page, "u");
  assert.equal((await drawn(page, "r1c3")).digit, "");
});

test("a shared link of a solved board shows the puzzle", async ({ page, url }) => {
  await cell(page, "r1c3").click();
  for (let i = 0; i < 81; ++i) {
    if (PUZZLE[i] !== ".") continue;
    await page.locator(`[data-cell="${i}"]`).click();
    await press(page, FULL[i]);
  }
  await page.waitForSelector(".solved-card:not([hidden])");
  await tab(page, "share");
  await named(page, "share-board").click();
  await named(page, "copy-link").click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#b=/);
  const hash = link.slice(link.indexOf("#"));
  await page.goto("about:blank");
  await page.evaluate(() => undefined);
  await page.goto(url + hash);
  await seen(page, /out of sight/);
  assert.equal((await drawn(page, "r1c3")).digit, "");
});

test("restart takes back what a pasted board brought along besides its givens, and can be undone", async ({
  page,
}) => {
  const restart = page.getByRole("button", { name: "Restart" });
  assert.equal(await restart.isDisabled(), true);
  await paste(page, `${PUZZLE.slice(0, 2)}+4${PUZZLE.slice(3)}`);
  await restart.click();
  assert.equal((await drawn(page, "r1c3")).digit, "");
  assert.equal((await drawn(page, "r1c1")).digit, "5");
  assert.equal(await restart.isDisabled(), true);
  await page.getByTitle("Undo (U)").click();
  assert.equal((await drawn(page, "r1c3")).digit, "4");
});

test("of many puzzles the first is taken, and one that is none is told at once", async ({ page }) => {
  const many = Array.from({ length: 30 }, () => PUZZLE).join("\n");
  assert.equal(await paste(page, many), "Read 30 givens, the first of 30 puzzles; New lists them all.");
  assert.equal(
    await paste(page, `12${".".repeat(79)}`),
    "Read 2 givens. The puzzle has several solutions.",
  );
  assert.equal(
    await paste(page, PUZZLE.replace(/^53\./, "531")),
    "Read 31 givens. The puzzle has no solution.",
  );
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
    assert.match(await paste(page, text), /^[A-Z].{10,}[.?]$/s);
    assert.equal((await drawn(page, "r1c1")).digit, "5");
  }
  assert.equal(await page.locator("img").count(), 0);
});

test("Ctrl+V on the page and a dropped file are read too, and it is seen what came of it", async ({ page }) => {
  await page.evaluate((text) => navigator.clipboard.writeText(text), EXAMPLE);
  await cell(page, "r1c1").click();
  await press(page, "Control+v");
  await seen(page, /^Read 24 givens/);
  assert.equal((await drawn(page, "r1c1")).digit, "4");
  await page.evaluate(() => navigator.clipboard.writeText("hello"));
  await press(page, "Control+v");
  await seen(page, /.{20}/);
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "puzzle.sdk"));
    window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, PUZZLE);
  await page.waitForFunction(() =>
    document.querySelector('[data-cell="0"]').getAttribute("aria-label").includes("given 5"),
  );
});

test("a paste over a game loses nothing: undo brings it back with its notes and moves, over a reload", async ({
  page,
}) => {
  await cell(page, "r1c3").click();
  await press(page, "4", "ArrowRight", "Shift+2");
  await page.evaluate((text) => navigator.clipboard.writeText(text), EXAMPLE);
  await press(page, "Control+v");
  await seen(page, /^Read 24 givens/);
  await named(page, "notice-offer").click(); // Back to the former puzzle
  await seen(page, /^The former puzzle is back/);
  assert.equal((await drawn(page, "r1c4")).notes, "2");
  await named(page, "notice-offer").click(); // Redo
  await shows(page, EXAMPLE);
  await page.reload();
  await shows(page, EXAMPLE);
  await cell(page, "r1c2").click();
  await toPuzzleBefore(page);
  await shows(page, PUZZLE);
  assert.equal((await drawn(page, "r1c3")).digit, "4");
  await press(page, "u", "u");
  assert.equal((await drawn(page, "r1c3")).digit, "");
  assert.equal(await page.getByTitle("Undo (U)").isDisabled(), true);
});

test("the same puzzle once more leads from a lesson back to the board", async ({ page }) => {
  await page.evaluate(() => (location.hash = "lesson=x-wing"));
  await page.waitForSelector(".banner.staged");
  await page.evaluate((puzzle) => (location.hash = puzzle), PUZZLE);
  await shows(page, PUZZLE);
  assert.equal(await page.locator(".banner.staged").count(), 0);
});

test("a key held down undoes this puzzle's moves, not the puzzle", async ({ page }) => {
  await page.evaluate((puzzle) => (location.hash = puzzle), EXAMPLE);
  await shows(page, EXAMPLE);
  await cell(page, "r1c2").click();
  await press(page, "3");
  for (let i = 0; i < 4; ++i) await page.keyboard.down("u"); // all but the first are repetitions
  await page.keyboard.up("u");
  await shows(page, EXAMPLE);
  assert.equal((await drawn(page, "r1c2")).digit, "");
  await toPuzzleBefore(page);
  await shows(page, PUZZLE);
});

test("no press of Undo too many leaves the puzzle; where it began the one before is offered", async ({ page }) => {
  await page.evaluate((puzzle) => (location.hash = puzzle), EXAMPLE);
  await shows(page, EXAMPLE);
  await cell(page, "r1c2").click();
  await press(page, "3");
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  for (let i = 0; i < 4; ++i) await undo.click();
  await seen(page, /^This is where this puzzle began\./);
  await shows(page, EXAMPLE);
  assert.equal((await drawn(page, "r1c2")).digit, "");
  await press(page, "r"); // nor is anything lost by it
  assert.equal((await drawn(page, "r1c2")).digit, "3");
  await undo.click();
  await toPuzzleBefore(page);
  await shows(page, PUZZLE);
  await named(page, "tool-redo-Redo").click();
  await shows(page, EXAMPLE);
});

test("a puzzle is typed from paper, with a live look at its solutions", async ({ page }) => {
  await tab(page, "share");
  await named(page, "paper").click();
  await press(page, "5", "3"); // one types on at once
  assert.equal((await drawn(page, "r1c1")).digit, "5");
  assert.equal((await drawn(page, "r1c2")).digit, "3");
  await page.waitForFunction(
    () => document.querySelector(".solutions").textContent === "Typed: several solutions",
  );
  for (const [at, letter] of [...PUZZLE].entries()) {
    if (letter === "." || at < 2) continue;
    await page.locator(`[data-cell="${at}"]`).click();
    await press(page, letter);
  }
  await page.waitForFunction(() => document.querySelector(".solutions").textContent === "Typed: one solution");
  await named(page, "freeze").click();
  await seen(page, /givens now/);
  assert.equal((await drawn(page, "r1c1")).given, true);
});

test("a puzzle of one's own comes in at the top of New: by the clipboard, or a box where that is closed", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Paste your own puzzle anywhere (Ctrl+V), or type it" }).click();
  await page.waitForSelector("#panel-new:not([hidden])");
  await page.evaluate((text) => navigator.clipboard.writeText(text), EXAMPLE);
  assert.equal(await named(page, "paste").count(), 0);
  await named(page, "paste-own").click();
  await shows(page, EXAMPLE);
  await page.evaluate(() => (navigator.clipboard.readText = () => Promise.reject(new Error("no"))));
  await named(page, "paste-own").click();
  await page.waitForFunction(() => document.activeElement.getAttribute("data-name") === "paste");
  await named(page, "paste").fill(PUZZLE);
  await named(page, "read").click();
  await shows(page, PUZZLE);
});

test("a link gives back digits, notes and colours in another browser", async ({ page, url }) => {
  await cell(page, "r1c3").click();
  await press(page, "4", "ArrowRight", "Shift+2", "v", "5");
  await tab(page, "share");
  await named(page, "share-board").click();
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

test("what is shared is the puzzle alone, unless one's own digits and notes are meant to go along", async ({ page, url }) => {
  await cell(page, "r1c3").click();
  await press(page, "4", "ArrowRight", "Shift+2", "v", "5");
  await page.evaluate(() => (navigator.share = async (what) => void (window.sent = what.url)));
  await tab(page, "share");
  const out = (text) => page.waitForFunction((wanted) => document.querySelector('[data-name="out"]').value.trim() === wanted, text);
  await out(PUZZLE);
  const link = await named(page, "link").inputValue();
  assert.equal(link, `${url}#${PUZZLE}`);
  await named(page, "send").click();
  assert.equal(await page.evaluate(() => window.sent), link);
  const addresses = () => page.locator(".links a").evaluateAll((all) => all.map((each) => each.href).join());
  await page.waitForSelector(".links a");
  const alone = await addresses();

  await named(page, "share-board").click();
  await out(`${PUZZLE.slice(0, 2)}4${PUZZLE.slice(3)}`);
  assert.match(await named(page, "link").inputValue(), /#b=/);
  await page.locator("#panel-share .remark", { hasText: "This format can't tell which digits were placed" }).waitFor();
  await page.waitForFunction((former) => [...document.querySelectorAll(".links a")].map((each) => each.href).join() !== former, alone);
});

test("the QR code and the clipboard hold the link", async ({ page }) => {
  await tab(page, "share");
  await named(page, "qr").click();
  assert.ok((await page.locator(".qr path").getAttribute("d")).length > 1000);
  await named(page, "copy-link").click();
  await seen(page, /^The link is in the clipboard/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, await named(page, "link").inputValue());
});

// The board as text in a format, as it is shown.
const written = async (page, format) => {
  await page.evaluate(() => (document.querySelector('[data-name="out"]').value = ""));
  await named(page, "format").selectOption(format);
  await page.waitForFunction(() => document.querySelector('[data-name="out"]').value);
  return named(page, "out").inputValue();
};
const givens = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".cell")]
      .map((each) => /given (\d)/.exec(each.getAttribute("aria-label"))?.[1] ?? ".")
      .join(""),
  );

test("whatever format the board is written in, the page reads it back", async ({ page }) => {
  await tab(page, "share");
  await page.waitForFunction(() => document.querySelectorAll('[data-name="format"] option').length > 5);
  const formats = await page
    .locator('[data-name="format"] option')
    .evaluateAll((all) => all.map((each) => each.value));
  for (const format of formats) {
    const text = await written(page, format);
    assert.doesNotMatch(text, /^no /, format);
    await named(page, "paper").click();
    assert.match(await paste(page, text), /^Read/, format);
    const back = await givens(page);
    // Where a format tells digits only, all of them are givens.
    for (const [at, digit] of [...PUZZLE].entries())
      if (digit !== ".") assert.equal(back[at], digit, `${format}: ${text}`);
  }
});

test("links open the very board at sudokuwiki, SudokuPad and f-puzzles", async ({ page }) => {
  await tab(page, "share");
  await page.waitForSelector(".links a");
  const links = await page.locator(".links a").all();
  assert.equal(links.length, 3);
  const addresses = await Promise.all(links.map((link) => link.getAttribute("href")));
  for (const site of ["sudokuwiki.org", "sudokupad.app", "f-puzzles.com"])
    assert.ok(
      addresses.some((address) => new URL(address).host.endsWith(site)),
      `${site}: ${addresses.join(" ")}`,
    );
  for (const link of links) {
    assert.equal(await link.getAttribute("target"), "_blank");
    assert.match(await link.getAttribute("rel"), /noreferrer/);
  }
  for (const address of addresses) {
    await named(page, "paper").click();
    assert.match(await paste(page, address), /^Read/);
    assert.equal(await givens(page), PUZZLE, address);
  }
});

test("a file is opened by its button too", async ({ page }) => {
  await tab(page, "share");
  await named(page, "file").setInputFiles({
    name: "puzzle.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(`${EXAMPLE.match(/.{9}/g).join("\n")}\n`),
  });
  await shows(page, EXAMPLE);
});

test("the board with the drawn step is saved as SVG and as PNG", { hash: `#${EXAMPLE}` }, async ({ page }) => {
  await tab(page, "rating");
  await page.waitForSelector(".bottleneck");
  await named(page, "bottleneck").click();
  await page.waitForSelector(".board .arrow", { state: "attached" });
  const counts = {};
  for (const kind of ["arrow strong", "gone-disc", "badge", "digit given"])
    counts[kind] = await shapes(page, `.${kind.replace(" ", ".")}`);
  const saved = async (name) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      named(page, name).click(),
    ]);
    const parts = [];
    for await (const part of await download.createReadStream()) parts.push(part);
    return { name: download.suggestedFilename(), bytes: Buffer.concat(parts) };
  };
  await tab(page, "share");
  assert.equal(await shapes(page, ".gone-disc"), counts["gone-disc"], "what is shared stays on the board");
  const svg = (await saved("svg")).bytes.toString();
  assert.match(svg, /^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  assert.match(svg, /Step 25 of 67/);
  for (const [kind, count] of Object.entries(counts)) {
    assert.ok(count > 0, kind);
    assert.equal(svg.split(new RegExp(`class="${kind}[ "]`)).length - 1, count, kind);
  }
  assert.doesNotMatch(svg, /url\(|@import|<script/);
  const { name, bytes } = await saved("png");
  assert.equal(name, "sudoku.png");
  // What is in the picture: looked at pixel by pixel.
  const seen = await page.evaluate(async (text) => {
    const image = new Image();
    image.src = `data:image/png;base64,${text}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const found = { width: canvas.width, dark: 0, red: 0, light: 0 };
    for (let i = 0; i < data.length; i += 4) {
      const [r, g, b] = [data[i], data[i + 1], data[i + 2]];
      if (r + g + b < 200) ++found.dark;
      else if (r > 150 && g < 90 && b < 90) ++found.red;
      else if (r + g + b > 700) ++found.light;
    }
    return found;
  }, bytes.toString("base64"));
  assert.ok(seen.width >= 900, `${seen.width} wide`);
  assert.ok(seen.dark > 5000, "digits and lines");
  assert.ok(seen.red > 100, "what is struck");
  assert.ok(seen.light > 200_000, "paper");
  // A puzzle that is read meanwhile takes the place of the step.
  await paste(page, PUZZLE);
  assert.equal(await shapes(page, ".gone-disc"), 0);
  assert.equal((await drawn(page, "r1c1")).digit, "5");
});
