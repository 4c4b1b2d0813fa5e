// Photos become puzzles: from a file, dropped, pasted and through the camera; what is doubtful is put right
// before play begins, by a tap and by keys.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as nodeTest } from "node:test";
import { serve } from "../../serve.mjs";
import { launchWithCamera } from "./chromium.mjs";
import { EXAMPLE, FOLDER, PUZZLE, cell, drawn, label, named, press, seen, shows, tab, test, told, watched } from "./harness.mjs";
import { BY_HAND, filmOf, hasPhotos, pictureOf } from "./photos.mjs";

const blank = async (page) => {
  const other = await page.context().newPage(); // what draws the pictures is no part of the page
  await other.goto("about:blank");
  return other;
};
const pictured = async (page, cells, how, type) => {
  const other = await blank(page);
  const bytes = await pictureOf(other, cells, how, type);
  await other.close();
  return bytes;
};
const file = (buffer, name = "puzzle.png", mimeType = "image/png") => ({ name, mimeType, buffer });
const chosen = async (page, picture) => {
  await named(page, "photo-button").click();
  await page.locator('[data-name="photo-file"]').setInputFiles(picture);
};
const read = (page) => named(page, "photo-play").waitFor();
const message = (page) => page.locator(".photo-message").textContent();
const messaged = (page, pattern) => page.locator(".photo-message").filter({ hasText: pattern }).waitFor();
const seenCell = (page, name) => {
  const [, row, column] = /^r(\d)c(\d)$/.exec(name);
  return page.locator(`[data-seen="${(row - 1) * 9 + (column - 1)}"]`);
};

test("three taps lead a stranger from a photo to a hint", { hash: "" }, async ({ page }) => {
  const picture = file(await pictured(page, PUZZLE, {}, "image/jpeg"), "photo.jpg", "image/jpeg");
  await named(page, "photo-button").click(); // one
  const chooser = page.waitForEvent("filechooser");
  await page.getByText("Choose a picture").click(); // two
  await (await chooser).setFiles(picture);
  await read(page);
  assert.match(await message(page), /^Read 30 digits in print\. One solution\./);
  await named(page, "photo-hint").click(); // three
  await shows(page, PUZZLE);
  await page.waitForSelector("#panel-hint .ladder li");
  assert.equal(await page.locator("dialog[open]").count(), 0);
});

test("what reads photos is fetched with the first one, and from then on is there without a network", { hash: "", serviceWorkers: "allow" }, async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const picture = file(await pictured(page, PUZZLE));
  await named(page, "photo-button").click();
  await named(page, "photo-camera").waitFor();
  assert.deepEqual(asked.filter((path) => /sight/.test(path)), []);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload(); // so that the service worker has it
  await chosen(page, picture);
  await read(page);
  await page.context().setOffline(true);
  try {
    await page.reload();
    await chosen(page, picture);
    await read(page);
  } finally {
    await page.context().setOffline(false);
  }
});

test("a picture is dropped on the page, on its side, and its outline lies around the grid", async ({ page }) => {
  const bytes = await pictured(page, EXAMPLE, { quarters: 1 });
  await page.evaluate(async (base64) => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    data.items.add(new File([bytes], "puzzle.png", { type: "image/png" }));
    window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, cancelable: true }));
  }, bytes.toString("base64"));
  await read(page);
  // Upright again: the first cell is at the top left, the last at the bottom right.
  const [first, last] = await Promise.all(["r1c1", "r9c9"].map((name) => seenCell(page, name).boundingBox()));
  assert.ok(first.x < last.x && first.y < last.y);
  const outline = await page.locator(".photo-outline").boundingBox();
  assert.ok(Math.abs(outline.x - first.x) < 25 && Math.abs(outline.y - first.y) < 25);
  assert.ok(Math.abs(outline.x + outline.width - last.x - last.width) < 25);
  await named(page, "photo-play").click();
  await shows(page, EXAMPLE);
  await seen(page, /^Read \d+ digits in print\./);
  assert.equal((await drawn(page, "r1c1")).given, true);
  await named(page, "notice-offer").click();
  await shows(page, PUZZLE);
});

test("a picture is pasted, and so is a text with as many digits as a puzzle", async ({ page }) => {
  const bytes = await pictured(page, EXAMPLE);
  const put = (base64, text) =>
    page.evaluate(
      ([picture, words]) => {
        const data = new DataTransfer();
        const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
        data.items.add(new File([bytes], "picture.png", { type: "image/png" }));
        if (words) data.setData("text/plain", words);
        document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
      },
      [base64, text],
    );
  await put(bytes.toString("base64"), EXAMPLE.replace("4", "."));
  await shows(page, EXAMPLE.replace("4", "."));
  await put(bytes.toString("base64"));
  await read(page);
  await named(page, "photo-play").click();
  await shows(page, EXAMPLE);
  // The button that pastes knows pictures too.
  await tab(page, "share");
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ "image/png": new Blob([bytes], { type: "image/png" }) })]);
  }, bytes.toString("base64"));
  await named(page, "paste-own").click();
  await read(page);
});

test("a misread cell is put right by a tap, and what changes is said", async ({ page }) => {
  await chosen(page, file(await pictured(page, PUZZLE.replace("53", "5."))));
  await read(page);
  await seenCell(page, "r1c2").click();
  await named(page, "photo-digit-3").click();
  await messaged(page, /^row 1, column 2: 3 in print\. One solution\.$/);
  await named(page, "photo-digit-5").click();
  await messaged(page, /no solution/);
  await named(page, "photo-digit-3").click();
  await named(page, "photo-by-hand").click();
  await messaged(page, /^row 1, column 2: 3 by hand\./);
  await named(page, "photo-play").click();
  await shows(page, PUZZLE.replace("53", "5."));
  assert.deepEqual([(await drawn(page, "r1c2")).digit, (await drawn(page, "r1c2")).given], ["3", false]);
});

test("a cell that is doubtful is marked, and the keys alone put it right and begin the game", async ({ page }) => {
  await chosen(page, file(await pictured(page, PUZZLE.replace("53", "5?"))));
  await read(page);
  assert.ok((await page.locator(".photo-doubt").count()) > 0);
  assert.match(await seenCell(page, "r1c2").getAttribute("aria-label"), /^row 1, column 2, .*, doubtful$/);
  // The focus is on it.
  assert.equal(await page.evaluate(() => document.activeElement.dataset.seen), "1");
  await press(page, "3");
  await messaged(page, /^row 1, column 2: 3 in print\. One solution\.$/);
  await press(page, "ArrowRight", "ArrowDown");
  const focused = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  const here = await focused();
  assert.match(here, /^row \d, column \d, /);
  await press(page, "h", "0");
  await press(page, "Tab", "Tab");
  for (let i = 0; i < 30 && (await page.evaluate(() => document.activeElement.dataset.name)) !== "photo-play"; ++i) await press(page, "Tab");
  await press(page, "Enter");
  await shows(page, PUZZLE.slice(0, 9).padEnd(81, "."));
  await told(page, /^Read \d+ digits/);
});

test("what can't be read is refused in a sentence, and another picture can be taken", async ({ page }) => {
  await chosen(page, file(await pictured(page, "".padEnd(81, "."), { side: 20 })));
  await messaged(page, /^There is no whole grid of nine by nine cells in the picture\.$/);
  await page.locator('[data-name="photo-file"]').setInputFiles(file(Buffer.from("GIF89a, or not"), "x.gif", "image/gif"));
  await messaged(page, /can't show this file as a picture/);
  await page.locator('[data-name="photo-file"]').setInputFiles(file(await pictured(page, PUZZLE)));
  await read(page);
  await named(page, "photo-again").click();
  assert.equal(await page.evaluate(() => document.activeElement.dataset.name), "photo-camera");
  await press(page, "Escape");
  await shows(page, PUZZLE);
});

test("of two grids in a picture the other one is offered", async ({ page }) => {
  const other = await blank(page);
  const both = await other.evaluate(
    async ([code, one, two]) => {
      const draw = new Function(`return ${code}`)();
      const whole = draw({ cells: one, size: [1200, 600], side: 440, left: 300 });
      const right = draw({ cells: two, size: [600, 600], side: 440 });
      whole.getContext("2d").resetTransform();
      whole.getContext("2d").drawImage(right, 600, 0);
      return whole.toDataURL("image/png").split(",")[1];
    },
    [(await import("./photos.mjs")).drawCode, PUZZLE, EXAMPLE],
  );
  await other.close();
  await chosen(page, file(Buffer.from(both, "base64")));
  await read(page);
  await named(page, "photo-other").click();
  await page.waitForFunction(() => /2 of 2/.test(document.querySelector('[data-name="photo-other"]')?.textContent ?? ""));
  await named(page, "photo-play").click();
  await page.waitForFunction(() => !document.querySelector("dialog[open]"));
  const now = await label(page, "r1c1");
  assert.match(now, /given [45]/);
});

test("of a large photo the page stays responsive while it is read", async ({ page }) => {
  const picture = file(await pictured(page, PUZZLE, { size: [4000, 3000], side: 2200 }, "image/jpeg"), "large.jpg", "image/jpeg");
  await page.evaluate(() => {
    window.frames_ = 0;
    const count = () => {
      if (/^Reading/.test(document.querySelector(".photo-message")?.textContent ?? "")) ++window.frames_;
      requestAnimationFrame(count);
    };
    count();
  });
  await chosen(page, picture);
  await read(page);
  assert.ok((await page.evaluate(() => window.frames_)) > 5, "it goes on being drawn");
  await named(page, "photo-play").click();
  await shows(page, PUZZLE);
});

test("digits by hand become entries, printed ones givens", { skip: !hasPhotos && "there are no photos of ../shared/data" }, async ({ page }) => {
  await chosen(page, file(readFileSync(BY_HAND), "photo.jpg", "image/jpeg"));
  await read(page);
  assert.match(await message(page), /^Read 26 digits in print and 55 digits by hand\. One solution\./);
  await named(page, "photo-play").click();
  await cell(page, "r1c4").click();
  assert.deepEqual([(await drawn(page, "r1c4")).digit, (await drawn(page, "r1c4")).given], ["7", true]);
  assert.deepEqual([(await drawn(page, "r1c1")).digit, (await drawn(page, "r1c1")).given], ["2", false]);
});

nodeTest("through the camera a puzzle is read by itself as soon as it is clear, and the camera goes out", { timeout: 600_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "nonet-camera-"));
  const film = join(folder, "film.y4m");
  const { server, url } = await serve(FOLDER);
  const { draws, look } = launchWithCamera(film);
  try {
    const drawer = await draws();
    writeFileSync(film, await filmOf(await drawer.newPage(), PUZZLE));
    await drawer.close();
    const browser = await look();
    try {
      const context = await browser.newContext({ permissions: ["camera"] });
      const page = await context.newPage();
      page.setDefaultTimeout(90_000);
      const faults = watched(page, url);
      await page.goto(url);
      await page.evaluate(() => {
        const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        navigator.mediaDevices.getUserMedia = async (wishes) => (window.stream = await ask(wishes));
      });
      await named(page, "photo-button").click(); // one
      await named(page, "photo-camera").click(); // two
      await read(page);
      assert.match(await message(page), /^Read 30 digits in print\. One solution\./);
      assert.deepEqual(await page.evaluate(() => window.stream.getTracks().map((track) => track.readyState)), ["ended"]);
      await named(page, "photo-hint").click(); // three
      await shows(page, PUZZLE);
      await page.waitForSelector("#panel-hint .ladder li");
      assert.deepEqual(faults, []);
    } finally {
      await browser.close();
    }
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});

test("without a camera the page says so", async ({ page }) => {
  await page.evaluate(() => Object.defineProperty(navigator, "mediaDevices", { value: undefined }));
  await named(page, "photo-button").click();
  await named(page, "photo-camera").click();
  await messaged(page, /^There is no camera that this page may use\.$/);
  await named(page, "photo-camera").waitFor();
});
