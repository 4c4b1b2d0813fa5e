// Draws the pictures of the documents: the page as a person sees it, in a real Chromium.
//   node pictures.mjs FOLDER [NAME...]
import { join } from "node:path";
import { serve } from "../../serve.mjs";
import { launch } from "./chromium.mjs";
import { EXAMPLE, FOLDER, PUZZLE, named, skipSingles, tab } from "./harness.mjs";
import { KILLER, cages } from "./killer.mjs";
import { pictureOf } from "./photos.mjs";

const [folder, ...wanted] = process.argv.slice(2);
if (!folder) {
  console.error("Usage: node pictures.mjs FOLDER");
  process.exit(2);
}
const { server, url } = await serve(FOLDER);
const browser = await launch();

const lesson = (slug) => async (page) => {
  await page.evaluate((name) => (location.hash = `lesson=${name}`), slug);
  await page.waitForSelector("#panel-lessons .sentence");
};
// A photo of our own making: one cell of it is blotted.
const photo = async (page) => {
  const other = await browser.newPage();
  const buffer = await pictureOf(other, PUZZLE.replace("53", "5?"), { askew: 0.1 });
  await other.close();
  await named(page, "photo-button").click();
  await page.locator('[data-name="photo-file"]').setInputFiles({ name: "photo.png", mimeType: "image/png", buffer });
  await named(page, "photo-play").waitFor();
};
// A killer, a few steps on: what a cage can hold, with the notes that it leaves.
const killer = async (page) => {
  await page.evaluate((text) => (location.hash = encodeURIComponent(text)), KILLER);
  await page.waitForSelector(".board-picture .clue-cage", { state: "attached" });
  await page.getByRole("button", { name: "Auto notes" }).click();
  for (let step = 0; step < 12; ++step) {
    await named(page, "more").click();
    await page.waitForSelector(".ladder li");
    await named(page, "tell-all").click();
    await page.waitForSelector("#panel-hint .sentence");
    if (step < 11) await page.keyboard.press("Enter");
  }
};
// What the rules of a cell can hold, with some of it gone.
const rules = async (page) => {
  await page.evaluate((text) => (location.hash = encodeURIComponent(text)), KILLER);
  await page.waitForSelector(".board-picture .clue-cage", { state: "attached" });
  await page.getByRole("button", { name: "Auto notes" }).click();
  for (const [cell, digit] of [["80", "9"], ["62", "4"]]) {
    await page.locator(`.play [data-cell="${cell}"]`).click();
    await page.keyboard.press(digit);
  }
  await page.locator('.play [data-cell="26"]').click();
  await page.keyboard.press("k");
  await page.waitForSelector(".combinations .gone");
};
// The same killer on the bench, before it has all of its cages.
const setter = async (page) => {
  const few = JSON.stringify({ name: "A killer", rules: cages.slice(0, 20) });
  await page.evaluate((text) => (location.hash = encodeURIComponent(text)), few);
  await page.waitForSelector(".board-picture .clue-cage", { state: "attached" });
  await tab(page, "new");
  await named(page, "set-this").click();
  await named(page, "group-Cages").click();
  await named(page, "tool-cage").click();
  await named(page, "setter-progress").filter({ hasText: /solution\.$/ }).waitFor();
  await named(page, "rule-7").click();
};
const DESKTOP = { viewport: { width: 1200, height: 860 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PICTURES = {
  "page-start": [DESKTOP, (page) => named(page, "game-words").filter({ hasText: /^Hard/ }).waitFor()],
  "page-game": [
    DESKTOP,
    async (page) => {
      await page.getByRole("button", { name: "Auto notes" }).click();
      await page.locator('[data-cell="18"]').click();
      await page.keyboard.press("5");
    },
  ],
  "page-hint": [
    DESKTOP,
    async (page) => {
      await skipSingles(page);
      await named(page, "more").click();
      await page.waitForSelector(".ladder li");
      await named(page, "tell-all").click();
    },
  ],
  "page-chain": [
    DESKTOP,
    async (page) => {
      await lesson("grouped-aic")(page);
      for (let i = 0; i < 3; ++i) await named(page, "next").click();
    },
  ],
  // Half-way through it: the line that is walked, and what it rests on.
  "page-net": [
    { ...DESKTOP, colorScheme: "dark" },
    async (page) => {
      await lesson("forcing-net-contradiction")(page);
      for (let line = 0; line < 9; ++line) await named(page, "next").click();
    },
  ],
  "page-rating": [
    DESKTOP,
    async (page) => {
      await tab(page, "rating");
      await page.waitForSelector(".bottleneck");
    },
  ],
  "page-phone": [PHONE, lesson("x-wing")],
  "page-killer": [DESKTOP, killer],
  "page-rules": [DESKTOP, rules],
  "page-setter": [DESKTOP, setter],
  "page-photo": [DESKTOP, photo],
  "page-photo-phone": [PHONE, photo],
};

for (const [name, [options, go]] of Object.entries(PICTURES)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const page = await browser.newPage({ ...options, reducedMotion: "reduce" });
  page.setDefaultTimeout(90_000);
  await page.addInitScript(() => localStorage.setItem("nonet-faces", "1"));
  await page.goto(`${url}#${EXAMPLE}`);
  await page.waitForSelector(":root.faced", { state: "attached" });
  await page.waitForFunction(
    () => document.querySelector(".solutions").textContent === "Puzzle: one solution",
    undefined,
    { timeout: 90_000 },
  );
  await go(page);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
}
await browser.close();
server.close();
