import assert from "node:assert/strict";
import { EXAMPLE, PUZZLE, cell, drawn, label, named, paste, press, seen, shapes, skipSingles, tab, test } from "./harness.mjs";

// A state with a unique rectangle.
const RECTANGLE =
  "+6+731.+9...8+9+2+6+4+5+1+37+415+7.36.+9....+3.89..5..12.....4.6......1.7.9..+749+35+6218....+9+1..4:454";

const rungs = (page) => page.locator(".ladder li").allTextContents();
const ladder = (page, words) =>
  page.waitForFunction(
    (text) => document.querySelector(".ladder li")?.textContent.startsWith(text),
    words,
  );

test("why is this cell not that digit? A look, the solution or a step answers", async ({ page }) => {
  await tab(page, "hint");
  await cell(page, "r1c3").click();
  await named(page, "why-not-5").click();
  await ladder(page, "r1c3 is not 5: it sees r1c1, which is 5.");
  await named(page, "close").click();
  // A digit that is right begins as one that is not: with the same words, and the same buttons.
  const begins = async (digit) => {
    await named(page, `why-not-${digit}`).click();
    await ladder(page, `Nothing in plain sight rules out ${digit} in r1c3.`);
    assert.equal(await page.locator("#panel-hint .hint-body h3").textContent(), `Why is r1c3 not ${digit}?`);
    return page.locator("#panel-hint .hint-body button").allTextContents();
  };
  const ofRight = await begins(4);
  await named(page, "more").click();
  assert.equal((await rungs(page))[1], "Nothing speaks against 4 in r1c3.");
  await named(page, "close").click();
  assert.deepEqual(await begins(1), ofRight);
  assert.deepEqual(ofRight, ["Is there a reason?", "Close"]);
  await named(page, "more").click();
  assert.match((await rungs(page))[1], /^Look for a single/);
  await named(page, "tell-all").click();
  await page.waitForSelector("#panel-hint .notation");
  assert.ok((await shapes(page, ".gone-disc, .placement")) > 0);
});

test("simpler, if there is something simpler", { hash: `#${EXAMPLE}` }, async ({ page }) => {
  await skipSingles(page);
  await named(page, "more").click();
  await named(page, "more").click();
  assert.doesNotMatch((await rungs(page))[1], /a single/);
  await named(page, "simpler").click();
  await page.waitForFunction(() => /a single/.test(document.querySelectorAll(".ladder li")[1]?.textContent));
  assert.equal(await named(page, "simpler").count(), 0);
  await named(page, "another").click();
  await page.waitForSelector('[data-name="simpler"]');
  await named(page, "simpler").click();
  await page.waitForFunction(
    () =>
      document.querySelector(".ladder") &&
      (/nothing simpler/.test(document.querySelector("#panel-hint").textContent) ||
        !document.querySelector('[data-name="simpler"]')),
  );
});

test("a step that assumes one solution says so, and the same is shown without", async ({ page }) => {
  await paste(page, RECTANGLE);
  await tab(page, "settings");
  await named(page, "choose").click();
  await named(page, "technique-unique-rectangle-1").focus();
  await named(page, "order-first").click();
  await tab(page, "hint");
  await named(page, "more").click();
  await named(page, "tell-all").click();
  await named(page, "without-uniqueness").waitFor();
  const told = await page.locator("#panel-hint").textContent();
  assert.equal(told.match(/only one solution|exactly one solution/g).length, 1, told);
  const [, gone, digit] = /=> (r\dc\d)<>(\d)/.exec(await page.locator("#panel-hint .notation").textContent());
  await named(page, "without-uniqueness").click();
  await page.waitForFunction(
    () => !/only one solution/.test(document.querySelector("#panel-hint").textContent),
  );
  await page.getByRole("heading", { name: `Why is ${gone} not ${digit}?` }).waitFor();
  await page.locator("#panel-hint .notation, #panel-hint .ladder").first().waitFor();
  await tab(page, "settings");
  assert.equal(await named(page, "uniqueness").isChecked(), true);
});

test("which technique was that? The step that leads to my last move, on the board before it", async ({
  page,
}) => {
  await cell(page, "r5c5").click();
  await press(page, "5");
  await named(page, "which").click();
  const panel = page.locator("#panel-hint");
  await panel.getByText(/^That was: (Naked|Hidden) Single\.$/).waitFor();
  assert.match(await page.locator(".banner").textContent(), /Before your last move/);
  assert.match(await label(page, "r5c5"), /empty/);
  assert.equal(await shapes(page, ".placement"), 1);
  await press(page, "4");
  await seen(page, /^This is not your board\. Go back to your board first\.$/);
  await tab(page, "settings");
  await tab(page, "hint");
  assert.equal(await shapes(page, ".placement"), 1, "what is told is drawn, whenever one looks");
  await named(page, "my-board").click();
  assert.equal(await page.locator("#panel-hint .explanation > *").count(), 0, "nothing is told any more");
  assert.equal((await drawn(page, "r5c5")).digit, "5");
  await page.getByRole("button", { name: "Auto notes" }).click();
  await cell(page, "r1c3").click();
  await press(page, "Shift+1");
  await named(page, "which").click();
  await panel.getByText(/^No simple step strikes r1c3<>1; it goes with the \w+ Single r\dc\d=\d\.$/).waitFor();
});

// 7 in box 1 points at r1c8, and in r3c8 is the only 7 of row 3; nobody has placed that.
const POINTING = "...2..5..4..8.7.2182514.3.69.65...................16.75.2.634.969.4.2..5..7..5...";

test("a strike is called by what struck it, and why not is answered by a single though hints skip these", { hash: `#${POINTING}` }, async ({ page }) => {
  const panel = page.locator("#panel-hint");
  await skipSingles(page);
  await cell(page, "r1c5").click();
  await named(page, "why-not-9").click();
  await named(page, "more").click();
  assert.match((await rungs(page))[1], /^Look for a single/);
  await named(page, "close").click();
  await cell(page, "r1c8").click();
  await page.getByRole("button", { name: "Auto notes" }).click();
  await press(page, "Shift+7");
  await named(page, "which").click();
  await panel.getByText(/^That was: Locked Candidates Type 1 \(Pointing\)\.$/).waitFor();
  // And why that is not it any more has a reason, which is proved on the board as it was.
  await named(page, "why-not-7").click();
  await ladder(page, "7 has been struck from r1c8. There is a reason for it.");
  await named(page, "more").click();
  await named(page, "tell-all").click();
  await named(page, "prove").click();
  await page.locator(".verdict").filter({ hasText: /^[✓✗]/ }).waitFor();
  assert.match(await page.locator(".verdict").textContent(), /^✓ Proved/);
});

const TOUCH = { hasTouch: true };
test("the filter is reached by touch: digits, and cells of two candidates", TOUCH, async ({ page }) => {
  await named(page, "mode-filter").tap();
  await named(page, "digit-5").tap();
  assert.ok((await shapes(page, ".filtered")) > 3);
  assert.equal(await named(page, "digit-5").getAttribute("aria-pressed"), "true");
  assert.equal(await named(page, "mode-filter").textContent(), "Filter 5");
  await named(page, "pairs").tap();
  assert.ok((await shapes(page, ".filtered")) > 3);
  await named(page, "mode-digit").tap();
  await cell(page, "r1c3").tap();
  await named(page, "digit-4").tap();
  assert.ok((await shapes(page, ".filtered")) > 3, "the filter stays while one plays");
  await cell(page, "r1c3").click();
  await press(page, "f", "7");
  assert.equal(await named(page, "mode-filter").textContent(), "Filter 7");
  await press(page, "7");
  assert.equal(await shapes(page, ".filtered"), 0);
});

test("cells are called as one likes in all that is told", { hash: `#${PUZZLE}` }, async ({ page }) => {
  await tab(page, "settings");
  await named(page, "coordinates").selectOption("A1");
  await tab(page, "steps");
  await page.waitForSelector(".step-item");
  assert.match(await page.locator(".step-effect").first().textContent(), /^[A-J][1-9]=/);
  await named(page, "step-0").click();
  await named(page, "prove").click();
  await page.waitForSelector(".proof");
  assert.doesNotMatch(await page.locator("#panel-steps .explanation").textContent(), /r[1-9]c[1-9]/);
});

test("back to my board, the panel is about my board too", { hash: `#${EXAMPLE}` }, async ({ page }) => {
  await tab(page, "steps");
  await named(page, "step-24").click();
  await cell(page, "r1c2").click();
  await press(page, "3");
  await seen(page, /^This is not your board\. Continue from here, or go back/);
  await named(page, "my-board").click();
  assert.ok(await page.locator("#panel-steps").isVisible(), "one stays where one is");
  assert.equal(await page.locator("#panel-steps .explanation > *").count(), 0);
  assert.equal(await page.locator(".step-item[aria-current=true]").count(), 0);
  // From a hint to its lesson and back.
  await tab(page, "hint");
  await named(page, "more").click();
  await named(page, "tell-all").click();
  await named(page, "lesson").click();
  await page.waitForSelector(".banner.staged");
  await named(page, "my-board").click();
  assert.ok(await page.locator("#panel-hint .sentence").isVisible());
  assert.ok((await shapes(page, ".placement")) > 0, "what is told is drawn");
  // A lesson from the list.
  await tab(page, "lessons");
  await named(page, "lesson-x-wing").click();
  await page.waitForSelector(".banner.staged");
  await named(page, "my-board").click();
  assert.ok(await named(page, "lesson-x-wing").isVisible());
  assert.equal(await page.locator("#panel-lessons .explanation > *").count(), 0);
});
