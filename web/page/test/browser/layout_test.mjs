import assert from "node:assert/strict";
import { EXAMPLE, PUZZLE, named, paste, seen, shows, skipSingles, tab, test } from "./harness.mjs";

// The edges of an element, in pixels of the window.
const edges = (page, selector) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });

// Of several at one moment: the page may still find its place between two questions.
const allEdges = (page, ...selectors) =>
  page.evaluate(
    (parts) =>
      parts.map((part) => {
        const { top, bottom, left, right } = document.querySelector(part).getBoundingClientRect();
        return { top, bottom, left, right };
      }),
    selectors,
  );

for (const [what, viewport, hasTouch] of [
  ["a phone on its side", { width: 844, height: 390 }, true],
  ["a low window", { width: 1366, height: 660 }, false],
]) {
  test(`on ${what} board and pad are seen together`, { hash: `#${EXAMPLE}`, viewport, hasTouch }, async ({
    page,
  }) => {
    const [board, pad] = await allEdges(page, ".board", ".pad");
    for (const part of [board, pad]) {
      assert.ok(part.top >= 0 && part.bottom <= viewport.height, JSON.stringify(part));
      assert.ok(part.left >= 0 && part.right <= viewport.width, JSON.stringify(part));
    }
    assert.ok(pad.left >= board.right || pad.top >= board.bottom, "neither lies on the other");
  });
}

// With nothing above the window, below it or beside it.
const fits = async (page, { width, height }) => {
  const inside = (selector) =>
    page.waitForFunction(
      ([part, right, bottom]) => {
        const edge = document.querySelector(part).getBoundingClientRect();
        return edge.height > 0 && edge.top >= 0 && edge.left >= 0 && edge.right <= right && edge.bottom <= bottom;
      },
      [selector, width, height],
      { timeout: 20_000 },
    );
  for (const part of [".board", ".pad", '[data-name="digit-9"]', '[data-name="tool-hint"]']) await inside(part);
  // Both at one moment: where a board has just come, its line of words may still find its place.
  await page.waitForFunction(
    () => {
      const [pad, board] = [".pad", ".board"].map((part) => document.querySelector(part).getBoundingClientRect());
      return pad.top >= board.bottom; // neither lies on the other
    },
    undefined,
    { timeout: 20_000 },
  );
  const { left, right } = await edges(page, ".board");
  assert.ok(right - left >= 240, "a finger meets a cell");
  assert.equal(await page.evaluate(() => scrollY), 0);
};
for (const [width, height] of [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 664],
]) {
  const viewport = { width, height };
  const phone = { viewport, hasTouch: true, isMobile: true };
  test(`on a phone of ${width} by ${height} board and pad are seen together, in a game and in an exercise`, phone, async ({
    page,
  }) => {
    await fits(page, viewport);
    for (const slug of ["x-wing", "discontinuous-nice-loop"]) {
      await page.evaluate((name) => (location.hash = `lesson=${name}`), slug);
      await named(page, "practise").first().tap();
      await page.waitForSelector('.practice[data-verdict="open"]');
      await fits(page, viewport);
      assert.ok(await isSeen(page, '.practice [data-name="show-me"]'));
    }
    // What is said of a mistake is as long as it likes.
    await page.locator('.cell[aria-label*="empty"]').first().tap();
    await named(page, "mode-digit").tap();
    await named(page, "digit-1").tap();
    await page.waitForSelector('.practice:not([data-verdict="open"])');
    await fits(page, viewport);
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
      const [board, columns, rows] = await allEdges(page, ".board", ".ruler-top", ".ruler-left");
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
// As soon as nothing moves and no notice lies over it any more.
const isSeen = (page, selector) =>
  page
    .waitForFunction(
      (part) => {
        const element = document.querySelector(part);
        const { top, bottom, left } = element.getBoundingClientRect();
        const isOnTop = (y) => element.contains(document.elementFromPoint(left + 4, y));
        return top >= 0 && bottom <= innerHeight && isOnTop(top + 2) && isOnTop(bottom - 2);
      },
      selector,
      { timeout: 10_000 },
    )
    .then(
      () => true,
      () => false,
    );

for (const [width, height] of [
  [360, 640],
  [390, 844],
]) {
  test(
    `on a phone of ${width} by ${height} a hint is told over the board, what comes next keeps its place, and nothing else moves`,
    { hash: `#${EXAMPLE}`, viewport: { width, height }, hasTouch: true, isMobile: true },
    async ({ page }) => {
      await skipSingles(page); // for a long sentence
      await page.evaluate(() => scrollTo(0, 0));
      const playing = () => allEdges(page, ".board", ".modes", ".digits", "#tab-hint");
      const before = await playing();
      await named(page, "tool-hint").tap();
      await page.waitForSelector(".ladder .newest");
      const next = await edges(page, '[data-name="strip-next"]');
      for (let rung = 1; rung < 5; ++rung) {
        const newest = await page.locator(".ladder .newest > span").textContent();
        assert.equal(await page.locator(".hint-said").textContent(), newest, `rung ${rung}`);
        assert.ok(await isSeen(page, ".hint-said"), `rung ${rung}`);
        assert.deepEqual(await playing(), before, `rung ${rung}`);
        assert.deepEqual(await edges(page, '[data-name="strip-next"]'), next, `rung ${rung}`);
        await named(page, "strip-next").tap();
      }
      const sentence = await page.locator("#panel-hint .sentence").textContent();
      assert.ok((await page.locator(".hint-said").textContent()).endsWith(sentence), "all of it");
      assert.deepEqual(await playing(), before);
      assert.deepEqual(await edges(page, '[data-name="strip-next"]'), next);
      await named(page, "strip-read").tap();
      assert.ok(await isSeen(page, "#panel-hint .sentence"), "and in the panel, with its reasons");
      // So it is with a step of the path, which is chosen from a list below.
      await tab(page, "steps");
      await named(page, "step-24").tap();
      assert.ok(await isSeen(page, "#panel-steps .sentence"), "a step of the path");
      assert.ok(await isSeen(page, ".board"));
    },
  );
}

test(
  "where a hint does not fit over the board, its end comes first, and one sees that there is more",
  { hash: "#1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  async ({ page }) => {
    const said = page.locator(".hint-said");
    const tell = async () => {
      await named(page, "tool-hint").tap();
      await named(page, "strip-all").tap();
      await named(page, "strip-next").filter({ hasText: "Apply" }).waitFor();
    };
    // A short one, and then an X-Wing with much to strike.
    await tell();
    while (!/^So/.test(await said.evaluate((strip) => strip.innerText))) {
      assert.ok(await said.evaluate((strip) => strip.scrollHeight <= strip.clientHeight), "it fits");
      await named(page, "strip-next").tap();
      await tell();
    }
    assert.match(await said.evaluate((strip) => strip.innerText), /^So r1c4, .* are not 7\.\s*X-Wing: /);
    assert.ok(await isSeen(page, ".hint-said .conclusion"));
    assert.ok(await said.evaluate((strip) => strip.classList.contains("has-more")));
    await said.evaluate((strip) => (strip.scrollTop = strip.scrollHeight));
    await page.waitForSelector(".hint-said:not(.has-more)");
    // Whatever was scrolled, one plays on where one played.
    await named(page, "strip-read").tap();
    assert.ok(await isSeen(page, "#tab-hint"), "all of the tabs");
    await named(page, "apply").tap();
    await page.waitForFunction(() => scrollY === 0);
  },
);

test("a phone on its side shows the digits again when a hint is done with", { hash: `#${EXAMPLE}`, viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }, async ({ page }) => {
  for (const done of ["apply", "close"]) {
    await named(page, "tool-hint").tap();
    await named(page, "tell-all").tap();
    await named(page, done).tap();
    await page.waitForFunction(() => document.querySelector(".digits").getBoundingClientRect().top >= 0 && document.querySelector(".pad").getBoundingClientRect().bottom <= innerHeight);
  }
});

test("a phone that is turned on its side and back during a hint shows the digits", { hash: `#${EXAMPLE}`, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async ({ page }) => {
  const [upright, onSide] = [{ width: 390, height: 844 }, { width: 844, height: 390 }];
  await named(page, "tool-hint").tap();
  await page.waitForSelector(".hint-said:visible");
  await page.setViewportSize(onSide);
  await page.waitForSelector(".hint-said", { state: "hidden" });
  await named(page, "more").tap(); // told in the panel, below the digits
  await page.waitForFunction(() => document.querySelector(".digits").getBoundingClientRect().top < 0);
  await page.setViewportSize(upright);
  await page.waitForFunction(() => {
    const [board, digits] = [".board", ".digits"].map((each) => document.querySelector(each).getBoundingClientRect());
    return digits.top > board.bottom && digits.bottom < innerHeight;
  });
});

test("on a phone one's own notes are as large and dark as they can be until a step is drawn around them", { hash: `#${EXAMPLE}`, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async ({ page }) => {
  await page.getByRole("button", { name: "Auto notes" }).tap();
  const note = () => page.locator(".board .note:not(.playing, .gone)").first().evaluate((text) => [parseFloat(getComputedStyle(text).fontSize), getComputedStyle(text).fill]);
  const [size, ink] = await note();
  await tab(page, "hint");
  await named(page, "tell-all").or(named(page, "more")).first().click();
  await named(page, "tell-all").click();
  await page.waitForSelector(".frame.drawn");
  const [drawnSize, drawnInk] = await note();
  assert.ok(size > drawnSize);
  assert.notEqual(ink, drawnInk);
});

for (const width of [360, 390]) {
  test(`larger text is larger on the board, and all fits on a phone of ${width}`, { hash: `#${EXAMPLE}`, viewport: { width, height: 844 }, hasTouch: true, isMobile: true }, async ({ page }) => {
    await page.getByRole("button", { name: "Auto notes" }).tap();
    const note = () => page.locator(".board .note").first().evaluate((text) => text.getBoundingClientRect().height);
    const before = await note();
    const size = () => page.locator(".board").evaluate((board) => board.getBoundingClientRect().width);
    const side = await size();
    await tab(page, "settings");
    await page.getByLabel("Larger text").check();
    assert.ok((await note()) > before);
    assert.deepEqual(await size(), side);
    await page.evaluate(() => scrollTo(0, 0));
    assert.ok(await isSeen(page, '[data-name="tool-hint"]'));
  });
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
      const [{ top }, board] = await allEdges(page, `#panel-${name}`, ".board");
      assert.ok(height - top > 150, `${name} begins at ${top}`);
      assert.ok(top >= board.bottom, `${name} is not covered`);
      assert.ok(await isSeen(page, `#tab-${name}`), "and its name stands above");
    }
  });

  // On a phone there is room for such words only where they are needed: what lies below would move up under the board.
  test(`on a phone of ${width} by ${height} nothing is said of a puzzle that was said of the one before`, { ...phone, hash: `#${".".repeat(81)}` }, async ({ page }) => {
    await page.locator(".solutions", { hasText: "Typed: several solutions" }).waitFor();
    const heard = await page.evaluate(
      (puzzle) =>
        new Promise((resolve) => {
          const all = [];
          const element = document.querySelector(".solutions");
          new MutationObserver(() => {
            all.push(element.textContent);
            if (element.textContent === "Puzzle: one solution") resolve(all);
          }).observe(element, { childList: true, characterData: true, subtree: true });
          location.hash = puzzle;
        }),
      EXAMPLE,
    );
    assert.deepEqual(heard, ["", "Puzzle: one solution"]);
  });

  test(`on a phone of ${width} by ${height} a puzzle that was read is seen at once`, phone, async ({ page }) => {
    await paste(page, PUZZLE);
    await shows(page, PUZZLE);
    assert.ok(await isSeen(page, ".board"));
    await seen(page, /^Read/);
    const [notice, board] = await allEdges(page, ".notice", ".board");
    assert.ok(notice.top >= 0 && notice.bottom <= board.top, "what is said stands above");
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
      await named(page, "strip-read").tap();
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

  test(`on a phone of ${width} by ${height} one writes while a hint is open, and the tools are back after it`, phone, async ({ page }) => {
    await named(page, "tool-hint").tap();
    await named(page, "strip-next").tap();
    await page.locator(".hint-said", { hasText: "Look for a single" }).waitFor();
    assert.equal(await named(page, "tool-undo-Undo").count(), 0);
    await page.locator('[data-cell="2"]').tap();
    await page.locator(".hint-said", { hasText: "Look for a single" }).waitFor(); // and it stays while one chooses a cell
    await named(page, "digit-2").tap();
    await page.locator('[data-cell="2"][aria-label*="2"]').waitFor();
    await named(page, "tool-undo-Undo").waitFor();
    assert.ok(!(await page.locator(".hint-said").isVisible()));
    // By keys: what comes next has them.
    await named(page, "tool-hint").focus();
    await page.keyboard.press("Enter");
    await page.locator(".hint-said:visible").waitFor();
    await page.waitForFunction(() => document.activeElement.dataset.name === "strip-next");
    await named(page, "strip-close").tap();
    await named(page, "tool-hint").waitFor();
  });

  test(`on a phone of ${width} by ${height} nothing lies over tabs and text`, phone, async ({ page }) => {
    await skipSingles(page);
    await named(page, "more").tap();
    await named(page, "tell-all").tap();
    await page.waitForSelector("#panel-hint .sentence");
    await named(page, "copy").tap();
    await seen(page, /clipboard/);
    const [{ bottom }, sentence, board] = await allEdges(page, ".notice", "#panel-hint .sentence", ".board");
    assert.ok(bottom <= sentence.top);
    assert.ok(bottom < board.bottom / 4, "nor over much of the board");
  });
}

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [1366, 660],
  [1024, 768],
  [1920, 1080],
]) {
  test(`a window of ${width} by ${height} need not be scrolled to play, and the board takes what height or width there is`, { viewport: { width, height } }, async ({
    page,
  }) => {
    const [board, side] = await allEdges(page, ".board", ".side");
    assert.ok(board.bottom > height - 50 || side.right - side.left < 380, JSON.stringify([board, side]));
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
