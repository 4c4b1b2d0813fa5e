import assert from "node:assert/strict";
import { EXAMPLE, PUZZLE, named, paste, seen, shows, skipSingles, tab, test } from "./harness.mjs";

// The edges of an element, in pixels of the window.
const edges = (page, selector) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });

for (const [what, viewport, hasTouch] of [
  ["a phone on its side", { width: 844, height: 390 }, true],
  ["a low window", { width: 1366, height: 660 }, false],
]) {
  test(`on ${what} board and pad are seen together`, { hash: `#${EXAMPLE}`, viewport, hasTouch }, async ({
    page,
  }) => {
    const board = await edges(page, ".board");
    const pad = await edges(page, ".pad");
    for (const part of [board, pad]) {
      assert.ok(part.top >= 0 && part.bottom <= viewport.height, JSON.stringify(part));
      assert.ok(part.left >= 0 && part.right <= viewport.width, JSON.stringify(part));
    }
    assert.ok(pad.left >= board.right || pad.top >= board.bottom, "neither lies on the other");
  });
}

for (const [what, viewport] of [
  ["a phone", { width: 390, height: 844 }],
  ["a tablet", { width: 820, height: 1180 }],
]) {
  test(`on ${what} who is new here is led down to where that is told`, { hash: "", viewport, hasTouch: true }, async ({ page }) => {
    await page.waitForSelector(".welcome");
    const way = await edges(page, '[data-name="new-here"]');
    assert.ok(way.top >= 0 && way.bottom <= (await edges(page, ".board")).top, JSON.stringify(way));
    assert.ok(way.right <= (await edges(page, ".game-line")).left, "neither lies on the other");
    await named(page, "new-here").click();
    const welcome = await edges(page, ".welcome");
    assert.ok(welcome.top >= (await edges(page, ".frame")).bottom && welcome.bottom <= viewport.height + 1, JSON.stringify(welcome));
    await page.waitForSelector('[data-name="welcome-easy"]:focus');
    await page.locator('[data-cell="1"]').click();
    await named(page, "digit-2").click();
    await page.waitForFunction(() => !document.querySelector('[data-name="new-here"]').offsetParent);
  });
}

test(
  "on a phone what is said of a lesson's board stands right below it",
  { viewport: { width: 390, height: 844 }, hasTouch: true },
  async ({ page }) => {
    assert.ok(await page.locator(".pad").isVisible());
    await page.evaluate(() => (location.hash = "lesson=x-wing"));
    await page.waitForSelector("#panel-lessons .sentence");
    assert.ok(!(await page.locator(".pad").isVisible()), "nothing can be written into that board");
    assert.ok((await edges(page, "#panel-lessons .sentence")).top < 844);
  },
);

test(
  "on a phone the names of rows and columns stay at the board in every tab",
  { hash: `#${EXAMPLE}`, viewport: { width: 390, height: 844 }, hasTouch: true },
  async ({ page }) => {
    for (const name of ["hint", "steps", "pen", "rating", "new", "share", "lessons", "settings"]) {
      await tab(page, name);
      const board = await edges(page, ".board");
      const columns = await edges(page, ".ruler-top");
      const rows = await edges(page, ".ruler-left");
      assert.ok(Math.abs(columns.bottom - board.top) < 4, `${name}: ${JSON.stringify([columns, board])}`);
      assert.ok(Math.abs(columns.left - board.left) < 4, name);
      assert.ok(Math.abs(rows.top - board.top) < 4 && rows.right <= board.left + 4, name);
    }
  },
);

for (const [where, window] of [
  ["on a phone", { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ["in a window", { viewport: { width: 1100, height: 640 } }],
]) {
  test(`a lesson opens at its top ${where}, with what it is, and is read from its heading`, window, async ({
    page,
  }) => {
    await tab(page, "lessons");
    await named(page, "lesson-aic").scrollIntoViewIfNeeded();
    await named(page, "lesson-aic").click();
    await page.waitForSelector("#panel-lessons .sentence");
    assert.ok(await isSeen(page, "#panel-lessons .idea"));
    assert.match(await page.locator("#panel-lessons .idea").textContent(), /Alternating Inference Chain/);
    assert.equal(await page.evaluate(() => document.activeElement.textContent), "AIC");
    // So does the next one, though one has read this one to its end.
    await named(page, "harder").scrollIntoViewIfNeeded();
    await named(page, "harder").click();
    await page.waitForFunction(() => document.activeElement.textContent === "Grouped Continuous Nice Loop");
    assert.ok(await isSeen(page, "#panel-lessons .panel-body h2"));
  });
}

// Whether all of an element is seen: within the window, and nothing lies over it.
const isSeen = (page, selector) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom, left } = element.getBoundingClientRect();
    const isOnTop = (y) => element.contains(document.elementFromPoint(left + 4, y));
    return top >= 0 && bottom <= innerHeight && isOnTop(top + 2) && isOnTop(bottom - 2);
  });

for (const [width, height] of [
  [360, 640],
  [390, 844],
]) {
  test(
    `on a phone of ${width} by ${height} what a hint tells is seen below the board, without a search`,
    { hash: `#${EXAMPLE}`, viewport: { width, height }, hasTouch: true, isMobile: true },
    async ({ page }) => {
      await skipSingles(page); // for a long sentence
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator(".pad button", { hasText: "Hint" }).tap();
      await page.waitForSelector(".ladder .newest");
      for (let rung = 1; rung < 5; ++rung) {
        assert.ok(await isSeen(page, ".ladder .newest"), `rung ${rung}`);
        assert.ok(await isSeen(page, ".board"), `the board, rung ${rung}`);
        await named(page, "more").tap();
      }
      assert.ok(await isSeen(page, "#panel-hint .sentence"), "all of it");
      // So it is with a step of the path, which is chosen from a list below.
      await tab(page, "steps");
      await named(page, "step-24").tap();
      assert.ok(await isSeen(page, "#panel-steps .sentence"), "a step of the path");
      assert.ok(await isSeen(page, ".board"));
    },
  );
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
]) {
  const phone = { hash: `#${EXAMPLE}`, viewport: { width, height }, hasTouch: true, isMobile: true };
  test(`on a phone of ${width} by ${height} a tab that is tapped shows what it holds`, phone, async ({ page }) => {
    for (const name of ["steps", "pen", "rating", "new", "share", "lessons", "settings"]) {
      await page.evaluate(() => scrollTo(0, 0));
      await page.locator(`#tab-${name}`).evaluate((element) => element.scrollIntoView({ block: "nearest" }));
      await page.locator(`#tab-${name}`).tap();
      const { top } = await edges(page, `#panel-${name}`);
      const board = await edges(page, ".board");
      assert.ok(height - top > 150, `${name} begins at ${top}`);
      assert.ok(top >= board.bottom, `${name} is not covered`);
      assert.ok(await isSeen(page, `#tab-${name}`), "and its name stands above");
    }
  });

  test(`on a phone of ${width} by ${height} a puzzle that was read is seen at once`, phone, async ({ page }) => {
    await paste(page, PUZZLE);
    await shows(page, PUZZLE);
    assert.ok(await isSeen(page, ".board"));
    await seen(page, /^Read/);
    const notice = await edges(page, ".notice");
    assert.ok(notice.top >= 0 && notice.bottom <= (await edges(page, ".board")).top, "what is said stands above");
  });

  test(`on a phone of ${width} by ${height} what is offered hides no button`, phone, async ({ page }) => {
    await paste(page, PUZZLE);
    await named(page, "notice-offer").waitFor();
    for (const name of ["photo-button", "statistics-button", "new-button"]) {
      const { x, y, width, height } = await named(page, name).boundingBox();
      const found = await page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest("[data-name]")?.dataset.name,
        [x + width / 2, y + height / 2],
      );
      assert.equal(found, name);
    }
  });

  test(`on a phone of ${width} by ${height} one writes on when a hint is done with`, phone, async ({ page }) => {
    const begun = async () => {
      await named(page, "tool-hint").tap();
      await page.waitForSelector(".ladder li");
      await page.waitForFunction(() => scrollY > 0);
    };
    const isBack = () =>
      page.waitForFunction(() => document.querySelector(".digits").getBoundingClientRect().top > document.querySelector(".board").getBoundingClientRect().bottom);
    await begun();
    await named(page, "close").tap();
    await isBack();
    await begun();
    await named(page, "tell-all").tap();
    await named(page, "apply").tap();
    await isBack();
  });

  test(`on a phone of ${width} by ${height} nothing lies over tabs and text`, phone, async ({ page }) => {
    await skipSingles(page);
    await named(page, "more").tap();
    await named(page, "tell-all").tap();
    await page.waitForSelector("#panel-hint .sentence");
    await named(page, "copy").tap();
    await seen(page, /clipboard/);
    const { bottom } = await edges(page, ".notice");
    assert.ok(bottom <= (await edges(page, "#panel-hint .sentence")).top);
    assert.ok(bottom < (await edges(page, ".board")).bottom / 4, "nor over much of the board");
  });
}

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [1366, 660],
  [1024, 768],
  [1920, 1080],
]) {
  test(`a window of ${width} by ${height} need not be scrolled to play`, { viewport: { width, height } }, async ({
    page,
  }) => {
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), 0);
  });
}

for (const [width, height] of [
  [820, 1180],
  [768, 700],
  [800, 600],
]) {
  const window = { hash: `#${EXAMPLE}`, viewport: { width, height } };
  test(`in a window of ${width} by ${height} a chain is walked with the board in sight, and nothing beside it`, window, async ({
    page,
  }) => {
    await page.evaluate(() => (location.hash = "lesson=xy-chain"));
    await page.waitForSelector("#panel-lessons .reason");
    await page.evaluate(() => scrollTo(0, 10_000));
    await named(page, "next").click();
    assert.ok(await isSeen(page, ".board"));
    const beside = await page.evaluate(() => {
      const { left, top, bottom } = document.querySelector(".frame").getBoundingClientRect();
      const ys = Array.from({ length: 20 }, (_, i) => Math.max(1, top) + (i / 20) * (bottom - top));
      const shadow = getComputedStyle(document.querySelector(".frame")).boxShadow;
      const text = document.querySelector("#panel-lessons").getBoundingClientRect();
      return { reaches: text.left < left && text.top < bottom, covered: shadow !== "none", ys: ys.length };
    });
    assert.ok(!beside.reaches || beside.covered, "half letters stick out");
  });
}

test(
  "colours in hand leave everything where it was",
  { hash: `#${EXAMPLE}`, viewport: { width: 390, height: 844 }, hasTouch: true },
  async ({ page }) => {
    const hint = () => edges(page, "[data-name=tool-hint]");
    const before = await hint();
    await named(page, "mode-colour").tap();
    await named(page, "candidates").waitFor();
    assert.deepEqual(await hint(), before);
  },
);

for (const [theme, wishes] of [
  ["dark-contrast", { colorScheme: "dark", contrast: "more" }],
  ["contrast", { colorScheme: "light", contrast: "more" }],
  ["dark", { colorScheme: "dark", contrast: "no-preference" }],
]) {
  test(`who wants ${Object.values(wishes).join(" and ")} gets ${theme}`, wishes, async ({ page }) => {
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), theme);
    const isDark = await page.evaluate(() => /^rgb\([0-3]?\d,/.test(getComputedStyle(document.body).backgroundColor));
    assert.equal(isDark, theme.includes("dark"));
  });
}

test("forced colours reach the board: its ink and paper are the system's", { forcedColors: "active" }, async ({
  page,
}) => {
  const [paper, ink, canvas, text] = await page.evaluate(() => {
    const probe = document.createElement("p");
    probe.style.cssText = "color: CanvasText; background: Canvas";
    document.body.append(probe);
    const { color, backgroundColor } = getComputedStyle(probe);
    const fill = (selector) => getComputedStyle(document.querySelector(selector)).fill;
    return [fill(".paper"), fill(".digit.given"), backgroundColor, color];
  });
  assert.deepEqual([paper, ink], [canvas, text]);
});

for (const viewport of [{ width: 390, height: 844 }, { width: 844, height: 390 }, { width: 1280, height: 800 }]) {
  test(`a digit that is entered is seen in a window of ${viewport.width} by ${viewport.height}`, { viewport }, async ({ page }) => {
    await page.locator('[data-cell="2"]').click();
    await page.keyboard.press("4");
    assert.ok(await page.locator(".board > .board-picture .digit.own").isVisible());
  });
}
