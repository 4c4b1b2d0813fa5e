import assert from "node:assert/strict";
import { EXAMPLE, PUZZLE, cell, drawn, named, press, shapes, skipSingles, test, told } from "./harness.mjs";

test("five rungs, one at a time, and nothing of the conclusion before the last", async ({ page }) => {
  await cell(page, "r1c3").click();
  await press(page, "h");
  await page.waitForSelector(".ladder li");
  assert.match(await page.locator(".ladder li").last().textContent(), /^Nothing is wrong so far/);
  assert.equal(await shapes(page, ".band"), 0);
  await named(page, "more").click();
  assert.match(await page.locator(".ladder li").last().textContent(), /Look for a single\.Easy · SE/);
  await named(page, "more").click();
  assert.equal(await shapes(page, ".band-look, .note-back"), 1);
  await cell(page, "r1c3").click();
  await press(page, "h");
  assert.equal(await shapes(page, ".target"), 1);
  assert.equal(await shapes(page, ".placement, .placed"), 0);
  await named(page, "more").click();
  assert.equal(await shapes(page, ".placement"), 1);
  assert.equal(await shapes(page, ".note"), 0, "a single needs no candidates");
  assert.ok((await shapes(page, ".blocker")) > 0, "it shows why");
  assert.ok((await page.locator(".legend li").count()) >= 2);
  await named(page, "apply").click();
  assert.equal(await page.locator(".ladder").count(), 0);
  await told(page, /=/);
});

test("a mistake is told before any hint, then which", async ({ page }) => {
  await cell(page, "r1c3").click();
  await press(page, "2", "h");
  await page.waitForSelector(".ladder li");
  assert.equal(await page.locator(".ladder li").textContent(), "One digit is wrong.");
  await named(page, "more").click();
  assert.match(await page.locator(".ladder li").last().textContent(), /r1c3 should not be 2/);
  await page.getByRole("button", { name: "Take it away" }).click();
  assert.equal((await drawn(page, "r1c3")).digit, "");
});

test("a digit that clashes is a mistake too, and no error of reading", async ({ page }) => {
  await cell(page, "r1c3").click();
  await press(page, "5", "h");
  await page.waitForSelector(".ladder li");
  assert.equal(await page.locator(".ladder li").first().textContent(), "One digit is wrong.");
});

test("hints are about my candidates: what I struck is gone, and a needed one struck is a mistake", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Auto notes" }).click();
  await cell(page, "r5c5").click();
  await press(page, "Shift+5", "h");
  await page.waitForSelector(".ladder li");
  assert.match(
    await page.locator(".ladder li").first().textContent(),
    /candidate that is needed has been struck/,
  );
  await named(page, "more").click();
  await told(page, /^5 should not have been struck from r5c5\.$/);
  assert.equal(await shapes(page, ".mark"), 1);
  assert.equal((await drawn(page, "r5c5")).notes, "5", "the mark stands around the missing digit");
  await page.getByRole("button", { name: "Put it back" }).click();
  assert.equal((await drawn(page, "r5c5")).notes, "5");
  assert.equal(await shapes(page, ".mark"), 0);
  await named(page, "more").click();
  await told(page, /^Nothing is wrong so far/);
});

test(
  "another step, skipping singles, and a hint for a chosen cell",
  { hash: `#${EXAMPLE}` },
  async ({ page }) => {
    await skipSingles(page);
    await named(page, "more").click();
    await named(page, "tell-all").click();
    await page.waitForSelector(".explanation h3");
    const first = await page.locator(".notation").textContent();
    assert.doesNotMatch(first, /Single|Full House/);
    await named(page, "another").click();
    await page.waitForFunction(
      (before) =>
        document.querySelector(".notation")?.textContent !== before && document.querySelector(".notation"),
      first,
    );
    await named(page, "close").click();
    await skipSingles(page, false);
    await cell(page, "r1c1").click(); // it has its digit
    assert.equal(await named(page, "for-cell").count(), 0);
    await cell(page, "r4c4").click();
    await named(page, "for-cell").click();
    await named(page, "tell-all").click();
    await page.waitForSelector(".notation");
    assert.match(await page.locator(".notation").textContent(), /r4c4/);
  },
);

test(
  "of a puzzle without a solution one asks where the mistake is, not what kind of step comes next",
  { hash: `#${PUZZLE.replace(/^53\./, "531")}` },
  async ({ page }) => {
    await named(page, "more").click();
    await page.getByRole("button", { name: "Where is the mistake?" }).click();
    assert.equal(await page.locator(".ladder li").count(), 2);
  },
);

test("a step is proved before one's eyes, its truths lit", async ({ page }) => {
  await named(page, "more").click();
  await named(page, "tell-all").click();
  await named(page, "prove").click();
  await page.waitForFunction(() => /^[✓✗]/.test(document.querySelector(".verdict")?.textContent ?? ""));
  assert.match(await page.locator(".verdict").textContent(), /^✓ Proved/);
  assert.ok((await shapes(page, ".truth, .truth-cell")) > 0);
  const chips = page.locator(".proof .chip");
  assert.ok((await chips.count()) >= 1);
});

test("the lone digit drawn by Apply is what the hint said", async ({ page }) => {
  await named(page, "more").click();
  await named(page, "tell-all").click();
  const [, name, digit] = /(r\dc\d)=(\d)/.exec(await page.locator(".notation").textContent());
  await named(page, "apply").click();
  assert.equal((await drawn(page, name)).digit, digit);
});
