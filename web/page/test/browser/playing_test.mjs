import assert from "node:assert/strict";
import { EXAMPLE, PUZZLE, cell, drawn, label, named, press, seen, shapes, shows, skipSingles, tab, test, told } from "./harness.mjs";

test("click a cell, type a digit; the same again, 0, Delete and Backspace take it away", async ({ page }) => {
  await cell(page, "r1c3").click();
  await press(page, "4");
  assert.equal((await drawn(page, "r1c3")).digit, "4");
  assert.equal(await label(page, "r1c3"), "row 1, column 3, 4");
  for (const key of ["4", "0", "Delete", "Backspace"]) {
    await press(page, key);
    assert.equal((await drawn(page, "r1c3")).digit, "", key);
    await press(page, "4");
  }
});

test("givens are drawn otherwise than own digits, and stay", async ({ page }) => {
  await cell(page, "r1c1").click();
  await press(page, "9", "Delete");
  assert.deepEqual(await drawn(page, "r1c1"), {
    digit: "5",
    given: true,
    wrong: false,
    notes: "",
    centre: "",
  });
});

test("arrows and WASD move and wrap; Escape clears the selection", async ({ page }) => {
  await cell(page, "r1c1").click();
  await press(page, "ArrowUp", "ArrowLeft");
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("data-cell")), "80");
  await press(page, "d", "s");
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("data-cell")), "0");
  assert.equal(await shapes(page, ".selected"), 1);
  await press(page, "Escape");
  assert.equal(await shapes(page, ".selected"), 0);
});

test("notes by mode, by Shift, by Alt in the centre; Z X C V; the numeric pad with Shift", async ({
  page,
}) => {
  await cell(page, "r1c3").click();
  await press(page, "n", "1", "2");
  assert.equal((await drawn(page, "r1c3")).notes, "12");
  await press(page, "Space", "Shift+4", "Alt+6");
  assert.deepEqual(await drawn(page, "r1c3"), {
    digit: "",
    given: false,
    wrong: false,
    notes: "124",
    centre: "6",
  });
  await press(page, "c", "7", "x", "9", "z", "8");
  assert.equal((await drawn(page, "r1c3")).digit, "8");
  await cell(page, "r1c4").click();
  // What a browser sends for Shift and 2 of the numeric pad while NumLock is on.
  await page.evaluate(() => {
    const event = new KeyboardEvent("keydown", {
      key: "ArrowDown",
      code: "Numpad2",
      bubbles: true,
      cancelable: true,
      modifierNumLock: true,
    });
    document.activeElement.dispatchEvent(event);
  });
  assert.equal((await drawn(page, "r1c4")).notes, "2");
});

for (const [where, width, larger] of [["a desk", 1280, false], ["a phone", 390, false], ["a phone, in larger text", 390, true]])
  test(`a lone note in the middle looks smaller than a centre mark on ${where}, and many centre marks keep to their cell`, { viewport: { width, height: 844 } }, async ({ page }) => {
    await cell(page, "r5c2").click();
    await press(page, "Shift+5");
    await cell(page, "r5c3").click();
    await press(page, "Alt+5");
    if (larger) await page.evaluate(() => document.documentElement.classList.add("large"));
    const box = (selector) => page.locator(`.board-picture ${selector}`).last().evaluate((text) => text.getBoundingClientRect().toJSON());
    const { height } = await box(".note");
    assert.ok((await box(".centre-mark")).height > 1.2 * height);
    for (const digit of [1, 2, 3, 4, 6, 7, 8, 9]) {
      await press(page, `Alt+${digit}`);
      const around = await cell(page, "r5c3").boundingBox();
      assert.ok((await box(".centre-mark")).width < 0.95 * around.width, `with ${digit}`);
    }
  });

test("a digit that stands twice is red, bold and underlined, and said to be a conflict", async ({ page }) => {
  await cell(page, "r1c3").click();
  await press(page, "5");
  assert.equal((await drawn(page, "r1c3")).wrong, true);
  assert.equal(await shapes(page, ".wave"), 2);
  await told(page, /row 1, column 3: 5, conflict/);
  assert.match(await label(page, "r1c3"), /conflict/);
  assert.equal(await page.locator(".solutions").textContent(), "Equal digits clash");
  await press(page, "u");
  await page.locator(".solutions", { hasText: "Puzzle: one solution" }).waitFor();
});

test("beside a wrong digit nothing looks like approval, and nothing gives it away", async ({ page }) => {
  const sign = page.locator(".solutions");
  const look = () =>
    sign.evaluate((each) => [
      each.textContent,
      getComputedStyle(each, "::before").content,
      getComputedStyle(each).color,
    ]);
  await sign.filter({ hasText: "Puzzle: one solution" }).waitFor();
  const before = await look();
  assert.equal(before[1], "none", "no tick");
  await cell(page, "r1c3").click();
  await press(page, "2"); // it should be 4
  assert.deepEqual(await look(), before);
});

test("the pad places digits, counts what is left, and dims what is complete", async ({ page }) => {
  await cell(page, "r1c3").click();
  await named(page, "digit-4").click();
  assert.equal((await drawn(page, "r1c3")).digit, "4");
  assert.match(await named(page, "digit-4").getAttribute("aria-label"), /^4, \d left$/);
  await page.evaluate(
    () =>
      (location.hash = "#534678912672195348198342567859761423426853791713924856961537284287419635345286179"),
  );
  await page.waitForSelector(".pad-digit.complete");
  assert.equal(await page.locator(".pad-digit.complete").count(), 9);
});

test("undo and redo by keys and buttons, over a reload", async ({ page }) => {
  await cell(page, "r1c3").click();
  await press(page, "4", "ArrowRight", "6", "Shift+ArrowRight");
  await press(page, "Control+z");
  assert.equal((await drawn(page, "r1c4")).digit, "");
  await page.reload();
  await page.waitForSelector(".board-picture text");
  assert.equal((await drawn(page, "r1c3")).digit, "4");
  await cell(page, "r9c1").click();
  await press(page, "r");
  assert.equal((await drawn(page, "r1c4")).digit, "6");
  await press(page, "u", "u");
  assert.equal((await drawn(page, "r1c3")).digit, "");
  await page.click('button[title="Redo (R)"]');
  assert.equal((await drawn(page, "r1c3")).digit, "4");
});

test("several cells: drag, Shift and Ctrl with clicks, Ctrl+A, double click", async ({ page }) => {
  const box = async (name) => {
    const { x, y, width, height } = await cell(page, name).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await box("r1c3")));
  await page.mouse.down();
  await page.mouse.move(...(await box("r1c4")), { steps: 4 });
  await page.mouse.move(...(await box("r2c4")), { steps: 4 });
  await page.mouse.up();
  assert.equal(await shapes(page, ".selected"), 3);
  await cell(page, "r5c2").click({ modifiers: ["Control"] });
  assert.equal(await shapes(page, ".selected"), 4);
  await cell(page, "r6c3").click({ modifiers: ["Shift"] });
  assert.equal(await shapes(page, ".selected"), 7);
  await press(page, "Control+a");
  assert.equal(await shapes(page, ".selected"), 81);
  await page.mouse.dblclick(...(await box("r1c1")));
  assert.equal(await shapes(page, ".selected"), 3);
});

test("candidates are filled, follow the digits and stay editable", async ({ page }) => {
  await page.getByRole("button", { name: "Auto notes" }).click();
  const before = (await drawn(page, "r1c3")).notes;
  assert.equal(before, "124");
  await cell(page, "r1c4").click();
  await press(page, "2");
  assert.equal((await drawn(page, "r1c3")).notes, "14");
  await press(page, "Delete");
  assert.equal((await drawn(page, "r1c3")).notes, "124");
  await cell(page, "r1c3").click();
  await press(page, "Shift+1");
  assert.equal((await drawn(page, "r1c3")).notes, "24");
});

test("a step that is applied leaves one's own notes, less what it strikes, and auto notes give them back", { hash: "#1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5" }, async ({
  page,
}) => {
  await cell(page, "r1c4").click();
  await press(page, "Shift+7", "Shift+8");
  await cell(page, "r9c9").click();
  for (let hints = 0; hints < 30 && (await drawn(page, "r1c4")).notes === "78"; ++hints) {
    await press(page, "h");
    await named(page, "tell-all").click();
    await named(page, "apply").click();
  }
  assert.equal((await drawn(page, "r1c4")).notes, "8", "the X-Wing has struck the 7");
  assert.equal((await drawn(page, "r1c2")).notes, "", "which has nothing to do with it");
  const auto = page.getByRole("button", { name: "Auto notes" });
  await auto.click();
  assert.ok((await drawn(page, "r1c2")).notes.length > 1);
  assert.ok(!(await drawn(page, "r1c4")).notes.includes("7"), "struck still");
  await auto.click();
  await seen(page, /^Auto notes are off: here are your own notes again/);
  assert.equal((await drawn(page, "r1c4")).notes, "8");
  assert.equal((await drawn(page, "r1c2")).notes, "");
});

test("notes are cleaned where there is one to take away", async ({ page }) => {
  const clean = page.getByRole("button", { name: "Clean" });
  await cell(page, "r1c3").click();
  assert.equal(await clean.isDisabled(), true);
  await press(page, "Shift+4"); // the rules leave it
  assert.equal(await clean.isDisabled(), true);
  await press(page, "Shift+5"); // stands in r1c1
  assert.equal((await drawn(page, "r1c3")).notes, "45");
  await clean.click();
  assert.equal((await drawn(page, "r1c3")).notes, "4");
  assert.equal(await clean.isDisabled(), true);
});

test("auto notes say whether they are on, and what follows; off, the notes stay and follow no digit", async ({
  page,
}) => {
  const auto = page.getByRole("button", { name: "Auto notes" });
  assert.equal(await auto.getAttribute("aria-pressed"), "false");
  await auto.click();
  assert.equal(await auto.getAttribute("aria-pressed"), "true");
  await seen(page, /^Auto notes are on: .*follow your digits/);
  await auto.click();
  assert.equal(await auto.getAttribute("aria-pressed"), "false");
  await seen(page, /^Auto notes are off: the notes stay/);
  // Taken back, there are none to stay.
  await page.getByTitle("Undo (U)").click();
  await page.getByTitle("Undo (U)").click();
  await seen(page, /^Auto notes are off\.$/);
  assert.equal((await drawn(page, "r1c3")).notes, "");
  await page.getByTitle("Redo (R)").click();
  await page.getByTitle("Redo (R)").click();
  assert.equal((await drawn(page, "r1c3")).notes, "124");
  await tab(page, "settings");
  await page.getByLabel("Auto notes").check();
  assert.equal(await auto.getAttribute("aria-pressed"), "true");
  await press(page, "Space"); // the same box again
  assert.equal(await auto.getAttribute("aria-pressed"), "false");
});

test("a digit removes notes that it forbids, unless that is switched off", async ({ page }) => {
  await cell(page, "r1c3").click();
  await press(page, "Shift+4", "ArrowRight", "4");
  assert.equal((await drawn(page, "r1c3")).notes, "");
  await press(page, "Control+z");
  await page.click("#tab-settings");
  await page.getByLabel("A digit removes notes that it forbids").uncheck();
  await cell(page, "r1c4").click();
  await press(page, "4");
  assert.equal((await drawn(page, "r1c3")).notes, "4");
});

test("a double click places a lone candidate", async ({ page }) => {
  await page.getByRole("button", { name: "Auto notes" }).click();
  assert.equal((await drawn(page, "r5c5")).notes, "5");
  await cell(page, "r5c5").dblclick();
  assert.equal((await drawn(page, "r5c5")).digit, "5");
});

test(
  "digit first: hold a digit, tap cells; a long press writes a note",
  { hasTouch: true },
  async ({ page }) => {
    await page.click("#tab-settings");
    await page.getByLabel("Digit first").check();
    await named(page, "digit-4").tap();
    await cell(page, "r1c3").tap();
    await cell(page, "r9c3").tap();
    assert.equal((await drawn(page, "r1c3")).digit, "4");
    assert.equal((await drawn(page, "r9c3")).digit, "4");
    const { x, y, width } = await cell(page, "r4c4").boundingBox();
    await page.mouse.move(x + width / 2, y + width / 2);
    await page.mouse.down();
    await page.waitForTimeout(700);
    await page.mouse.up();
    assert.deepEqual(await drawn(page, "r4c4"), {
      digit: "",
      given: false,
      wrong: false,
      notes: "4",
      centre: "",
    });
  },
);

test("digit first: a swipe writes no digit, whether it ends on another cell or beside the board", async ({ page }) => {
  await page.click("#tab-settings");
  await page.getByLabel("Digit first").check();
  await named(page, "digit-4").click();
  const middle = async (name) => {
    const { x, y, width } = await cell(page, name).boundingBox();
    return [x + width / 2, y + width / 2];
  };
  const swipe = async (...points) => {
    await page.mouse.move(...points[0]);
    await page.mouse.down();
    for (const point of points.slice(1)) await page.mouse.move(...point, { steps: 5 });
    await page.mouse.up();
  };
  const [r1c3, r1c4] = [await middle("r1c3"), await middle("r1c4")];
  await swipe(r1c3, r1c4);
  assert.equal(await page.locator('.cell[aria-selected="true"]').count(), 2);
  await swipe(r1c3, r1c4, r1c3);
  await swipe(await middle("r9c1"), [r1c3[0], (await middle("r9c3"))[1] + 200]);
  for (const name of ["r1c3", "r1c4", "r9c1", "r9c3"]) assert.equal((await drawn(page, name)).digit, "", name);
  await swipe(r1c3);
  assert.equal((await drawn(page, "r1c3")).digit, "4");
});

test("after a click on the pad one goes on with keys", async ({ page }) => {
  await cell(page, "r1c3").click();
  await page.locator(".mode", { hasText: "Note" }).click();
  await page.keyboard.press("4");
  assert.equal((await drawn(page, "r1c3")).notes, "4");
  await page.locator(".mode", { hasText: "Digit" }).click();
  await page.keyboard.press("2");
  assert.equal((await drawn(page, "r1c3")).digit, "2");
});

test("a long press on the pad writes a note", async ({ page }) => {
  await cell(page, "r1c3").click();
  await named(page, "digit-4").click({ delay: 700 });
  assert.deepEqual(await drawn(page, "r1c3"), {
    digit: "",
    given: false,
    wrong: false,
    notes: "4",
    centre: "",
  });
});

test("colours for cells and for candidates, told by number too", async ({ page }) => {
  await cell(page, "r1c3").click();
  await page.getByRole("button", { name: "Auto notes" }).click();
  await press(page, "v", "3");
  assert.equal(await shapes(page, ".colour-3"), 1);
  assert.match(await label(page, "r1c3"), /colour 3/);
  await named(page, "candidates").click();
  await named(page, "digit-6").click();
  const { x, y, width } = await cell(page, "r1c4").boundingBox();
  await page.mouse.click(x + width * 0.5, y + width * 0.17); // the 2
  assert.equal(await shapes(page, ".colour-6.tint"), 1);
  assert.match(await label(page, "r1c4"), /2 in colour 6/);
});

for (const digitFirst of [false, true])
  test(`B colours candidates by keys: which colour is seen, and what a digit does${digitFirst ? ", digit first" : ""}`, async ({ page }) => {
    if (digitFirst) {
      await tab(page, "settings");
      await page.getByLabel("Digit first").check();
    }
    await cell(page, "r1c4").click();
    await page.getByRole("button", { name: "Auto notes" }).click();
    await cell(page, "r1c4").focus();
    await press(page, "b", "b");
    await seen(page, /^Candidates get colour 2: a digit colours that candidate of the cell\.$/);
    const ground = (name) => named(page, name).evaluate((each) => getComputedStyle(each).backgroundColor);
    assert.equal(await ground("candidates"), await ground("digit-2"));
    await press(page, "2");
    assert.match(await label(page, "r1c4"), /2 in colour 2/);
    await press(page, "5");
    await seen(page, /^5 is no candidate there\.$/);
    assert.equal(await shapes(page, ".tint"), 1);
    await press(page, "x", "v");
    await seen(page, /^Candidates get colour 2/);
  });

test("equal digits and what a cell sees are lit; F1 to F9 filter a digit, F10 cells of two candidates", async ({
  page,
}) => {
  await cell(page, "r1c1").click();
  assert.equal(await shapes(page, ".peer"), 20);
  assert.equal(await shapes(page, ".same"), 3);
  await press(page, "Escape", "F5");
  assert.ok((await shapes(page, ".filtered")) > 3);
  await press(page, "F10");
  assert.ok((await shapes(page, ".filtered")) > 3);
  await press(page, "F10");
  assert.equal(await shapes(page, ".filtered"), 0);
});

test("the line under the board names the cell and what is seen in it, and gives nothing away; rows and columns may be called otherwise", async ({
  page,
}) => {
  await cell(page, "r1c3").hover();
  assert.equal(await page.locator(".status").textContent(), "r1c3: empty");
  await page.click("#tab-settings");
  await named(page, "coordinates").selectOption("A1");
  await cell(page, "r1c3").hover();
  assert.equal(await page.locator(".status").textContent(), "A3: empty");
  assert.equal(await page.locator(".ruler-left span").last().textContent(), "J");
});

test("where no cell is chosen the line under the board tells of none, over a reload and another puzzle too", async ({ page }) => {
  const status = () => page.locator(".status").textContent();
  assert.equal(await status(), "");
  await cell(page, "r1c3").click();
  await page.mouse.move(0, 0);
  assert.equal(await status(), "r1c3: empty");
  await page.reload();
  await shows(page, PUZZLE);
  assert.equal(await status(), "");
  await cell(page, "r1c3").click();
  await page.evaluate((puzzle) => (location.hash = puzzle), EXAMPLE);
  await shows(page, EXAMPLE);
  await page.mouse.move(0, 0);
  assert.equal(await status(), "");
});

test(
  "a step that is drawn shows the candidates that it speaks of and calls them so; behind it one's own notes are as they were",
  { hash: `#${EXAMPLE}` },
  async ({ page }) => {
    await cell(page, "r1c2").click();
    await press(page, "Shift+9"); // there is a 9 below it
    assert.equal(await label(page, "r1c2"), "row 1, column 2, empty, notes 9");
    await skipSingles(page);
    await named(page, "more").click();
    await named(page, "tell-all").click();
    await page.waitForSelector(".notation");
    const struck = Number(await page.locator('.cell[aria-label*="to be removed"]').first().getAttribute("data-cell"));
    const name = `r${Math.floor(struck / 9) + 1}c${(struck % 9) + 1}`;
    await cell(page, name).hover();
    const { notes } = await drawn(page, name);
    assert.match(notes, /^[1-9]+$/);
    const candidates = [...notes].join(" ");
    assert.equal(await page.locator(".status").textContent(), `${name}: candidates ${candidates}`);
    assert.match(await label(page, name), new RegExp(`, empty, candidates ${candidates}, `));
    await named(page, "close").click();
    assert.equal((await drawn(page, "r1c2")).notes, "9");
    assert.equal(await label(page, "r1c2"), "row 1, column 2, empty, notes 9");
  },
);

test("own notes are called notes, candidates candidates: under the board and in the grid", async ({ page }) => {
  const status = page.locator(".status");
  await cell(page, "r1c3").click();
  await press(page, "Shift+1", "Shift+9", "Alt+4");
  assert.equal((await drawn(page, "r1c3")).notes, "19");
  assert.equal(await status.textContent(), "r1c3: notes 1 9, centre 4");
  assert.equal(await label(page, "r1c3"), "row 1, column 3, empty, notes 1 9, centre 4");
  // A single is drawn without candidates: the notes stay one's own.
  await cell(page, "r1c3").hover();
  await named(page, "more").click();
  await named(page, "tell-all").click();
  await cell(page, "r1c3").hover();
  assert.equal((await drawn(page, "r1c3")).notes, "19");
  assert.equal(await status.textContent(), "r1c3: notes 1 9, centre 4");
  await named(page, "close").click();
  await page.getByRole("button", { name: "Auto notes" }).click();
  await cell(page, "r1c3").hover();
  assert.equal(await status.textContent(), "r1c3: candidates 1 2 4, centre 4");
  await cell(page, "r1c1").hover();
  assert.equal(await status.textContent(), "r1c1: given 5");
});

// Fingers, as a phone sends them.
const finger = async (page) => {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const middle = async (target) => {
    const { x, y, width, height } = await target.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  return {
    down: async (target) => send("touchStart", [await middle(target)]),
    move: async (target) => send("touchMove", [await middle(target)]),
    up: () => send("touchEnd", []),
  };
};
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("a finger selects by dragging; the page stays where it is", PHONE, async ({ page }) => {
  const { down, move, up } = await finger(page);
  await down(cell(page, "r1c3"));
  await move(cell(page, "r1c4"));
  await move(cell(page, "r2c4"));
  await move(cell(page, "r3c4"));
  await up();
  assert.equal(await shapes(page, ".selected"), 4);
  assert.equal(await page.evaluate(() => scrollY), 0);
});

test("a finger that rests on a digit of the pad writes a note; a tap the digit", PHONE, async ({ page }) => {
  const { down, up } = await finger(page);
  await cell(page, "r1c3").tap();
  await named(page, "digit-4").scrollIntoViewIfNeeded();
  await down(named(page, "digit-4"));
  await page.waitForTimeout(650);
  await up();
  assert.deepEqual(await drawn(page, "r1c3"), {
    digit: "",
    given: false,
    wrong: false,
    notes: "4",
    centre: "",
  });
  await named(page, "digit-2").tap();
  assert.equal((await drawn(page, "r1c3")).digit, "2");
});

test("a double tap places a lone candidate", PHONE, async ({ page }) => {
  await page.getByRole("button", { name: "Auto notes" }).tap();
  assert.equal((await drawn(page, "r5c5")).notes, "5");
  await cell(page, "r5c5").tap();
  await cell(page, "r5c5").tap();
  assert.equal((await drawn(page, "r5c5")).digit, "5");
});
