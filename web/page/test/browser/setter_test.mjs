// The setter's bench, as a person uses it: rules are dragged onto the board, the page says what has become of the puzzle,
// it is mended, read, carried elsewhere and played; every tool once; all of it with the keyboard; and nothing is lost.
import assert from "node:assert/strict";
import { faultsWithin } from "./axe_within.mjs";
import { cell as cellOf, named, press, tab, test } from "./harness.mjs";

// Eight cages, and givens of which one more is needed.
const CAGES = {
  "r6c5 r7c5 r7c6": 12, "r5c3 r5c4 r6c4": 23, "r7c7 r8c7": 8, "r4c6 r5c6 r5c7": 11,
  "r2c4 r2c5 r2c6": 15, "r3c9 r4c9": 10, "r8c2 r8c3 r8c4": 19, "r5c9 r6c9": 7,
};
const GIVENS = "5..........2......1.834.5..8.9.6.42...6..3.9...3.........5......8...9.3..4.......";
const MENDED = { name: "r2c8", digit: "4" };
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

const bench = (page) => page.locator(".setter");
const cell = (page, name) => bench(page).locator(`[data-cell="${(name[1] - 1) * 9 + (name[3] - 1)}"]`);
const opened = async (page, which = "set-own") => {
  await tab(page, "new");
  await named(page, which).click();
  await bench(page).waitFor();
};
const middle = async (page, name, across = 0.5, down = 0.5) => {
  const box = await cell(page, name).boundingBox();
  return [box.x + box.width * across, box.y + box.height * down];
};
const drag = async (page, names) => {
  await page.mouse.move(...(await middle(page, names[0])));
  await page.mouse.down();
  for (const name of names.slice(1)) await page.mouse.move(...(await middle(page, name)), { steps: 3 });
  await page.mouse.up();
};
const tap = async (page, name, across, down) => page.mouse.click(...(await middle(page, name, across, down)));
// Beside the board: rows and columns count from 0, so that -1 and 9 lie outside.
const tapBeside = async (page, row, column) => {
  const first = await cell(page, "r1c1").boundingBox();
  await page.mouse.click(first.x + (column + 0.5) * first.width, first.y + (row + 0.5) * first.height);
};
const take = async (page, group, name) => {
  await named(page, `group-${group}`).click();
  await named(page, `tool-${name}`).click();
};
const headline = (page, pattern) =>
  page.waitForFunction(
    (source) => new RegExp(source).test(document.querySelector('[data-name="setter-headline"]')?.textContent),
    pattern.source,
  );
const puzzleNow = async (page) => {
  await named(page, "setter-json").click();
  await page.waitForFunction(() => /clipboard|box/.test(document.querySelector('[data-name="setter-out-remark"]').textContent));
  const puzzle = JSON.parse(await named(page, "setter-out").inputValue());
  await page.evaluate(() => (document.querySelector('[data-name="setter-out-remark"]').textContent = ""));
  return puzzle;
};
// What is kept for the next visit, at every change.
const rulesKept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("nonet-setter") ?? '{"rules":[]}').rules);
const kindsKept = async (page) => (await rulesKept(page)).map(({ kind }) => kind);
const sortedRules = (rules) => rules.map(({ kind, cells, sum }) => `${kind} ${sum} ${[...cells].sort()}`).sort();

test("eight cages are not enough; one given mends it; the way is read, and the puzzle found again elsewhere", { hash: `#${GIVENS}` }, async ({ page, url }) => {
  await opened(page, "set-this");
  await headline(page, /Several solutions/);
  await take(page, "Cages", "cage");
  for (const [cells, sum] of Object.entries(CAGES)) {
    await drag(page, cells.split(" "));
    await press(page, ...String(sum));
  }
  await bench(page).locator(".setter-list li").nth(7).waitFor();
  assert.equal(await bench(page).locator(".setter-list li").count(), 8);
  await headline(page, /Several solutions: two differ in \d+ cells/);
  await page.waitForFunction(() => /^\d+ candidates occur in some solution\.$/.test(document.querySelector('[data-name="setter-progress"]').textContent));

  // Where two differ is marked, and there is the cell to mend.
  await named(page, "see-first").click();
  assert.ok((await bench(page).locator(".setter-differs").count()) >= 4);
  await named(page, "see-candidates").click();
  await take(page, "Digits", "given");
  await cell(page, MENDED.name).click();
  await press(page, MENDED.digit);
  await headline(page, /One solution/);
  assert.equal(await cell(page, "r1c2").getAttribute("aria-label"), "row 1, column 2, 3");

  // The way, and how hard it is.
  await page.waitForFunction(() => /Easy: \d+ steps of that level, \d+ points/.test(document.querySelector('[data-name="setter-rating"]')?.textContent));
  await named(page, "setter-way").click();
  await page.waitForFunction(() => document.querySelectorAll('[data-name="setter-steps"] li').length > 20);
  assert.match(await named(page, "setter-steps").textContent(), /cage/);

  await named(page, "setter-title").fill("Eight cages");
  await press(page, "Tab");
  const made = await puzzleNow(page);
  await named(page, "setter-fpuzzles").click();
  await page.waitForFunction(() => /clipboard/.test(document.querySelector('[data-name="setter-out-remark"]').textContent));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /^https:\/\/(www\.)?f-puzzles\.com\/\?load=/);
  await named(page, "setter-sudokupad").click();
  await page.waitForFunction(() => /^https:\/\/sudokupad\.app/.test(document.querySelector('[data-name="setter-out"]').value));

  // Elsewhere: a page that has seen nothing of this.
  const context = await page.context().browser().newContext();
  const other = await context.newPage();
  await other.goto(`${url}#${encodeURIComponent(link)}`);
  await other.waitForSelector(".board-picture .clue-cage", { state: "attached" });
  assert.match(await other.locator(".banner").textContent(), /Eight cages · Killer cage/);
  await other.waitForFunction(() => /one solution/.test(document.querySelector(".solutions").textContent));
  await opened(other, "set-this");
  const found = await puzzleNow(other);
  assert.equal(found.givens, made.givens);
  assert.deepEqual(sortedRules(found.rules), sortedRules(made.rules));
  assert.equal(found.rules.length, 8);
  await context.close();
});

test("what is needless is found and shown, what clashes is named, and a long count is stopped", { hash: `#${SOLUTION.slice(0, 45)}${".".repeat(36)}` }, async ({ page }) => {
  await opened(page, "set-this");
  await headline(page, /Several solutions/);
  await named(page, "setter-count").click();
  await page.waitForFunction(() => /^[\d,]+ solutions/.test(document.querySelector('[data-name="setter-counted"]')?.textContent));
  await take(page, "Cages", "cage");
  await drag(page, ["r1c1", "r1c2"]);
  await press(page, "9");
  await headline(page, /No solution: the 9 cage at r1c1, .* and r\dc\d=\d clash/);
  await named(page, "setter-light").click();
  await press(page, "Control+z");
  await press(page, "Control+z");
  await headline(page, /Several solutions/);
  await take(page, "Digits", "given");
  for (let at = 45; at < 81; ++at) {
    if (at % 2) continue;
    await cell(page, `r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`).click();
    await press(page, SOLUTION[at]);
  }
  await headline(page, /One solution/);
  await named(page, "setter-needless").click();
  await page.waitForFunction(() => /^Needless, each by itself: r1c1=5, /.test(document.querySelector('[data-name="setter-needless-words"]')?.textContent));
  await named(page, "setter-empty").click();
  await headline(page, /Several solutions/);
  await page.waitForFunction(() => /^729 candidates/.test(document.querySelector('[data-name="setter-progress"]').textContent));
  await named(page, "setter-count").click();
  await named(page, "setter-stop").click();
  await page.waitForFunction(() => /at least, stopped/.test(document.querySelector('[data-name="setter-counted"]')?.textContent ?? "at least, stopped"));
});

// Over a puzzle with givens, of which the engine has said everything in a moment.
test("every tool puts down its own rule", async ({ page }) => {
  await opened(page, "set-this");
  const lines = ["thermo", "slow-thermo", "arrow", "double-arrow", "whisper", "renban", "palindrome", "region-sum", "between", "lockout", "entropic", "modular", "zipper", "sum-line"];
  for (const name of lines) {
    await take(page, "Lines", name);
    await drag(page, ["r2c2", "r3c3", "r3c4", "r3c5"]);
    const kind = name === "slow-thermo" ? "thermo" : name;
    assert.deepEqual(await kindsKept(page), [kind], name);
    const words = await named(page, `tool-${name}`).textContent();
    await page.waitForFunction((first) => document.querySelector(".setter-rule")?.textContent.startsWith(first), words);
    await named(page, "setter-erase").click();
    assert.deepEqual(await kindsKept(page), [], name);
  }
  const areas = { cage: "15", region: "", rellik: "15", "equality-cage": "" };
  for (const [name, number] of Object.entries(areas)) {
    await take(page, "Cages", name);
    await drag(page, ["r5c5", "r5c6", "r6c6"]);
    await press(page, ...number);
    assert.deepEqual(await kindsKept(page), [name]);
    await press(page, "Delete");
  }
  await take(page, "Cages", "quadruple");
  await tap(page, "r4c4", 0.95, 0.95);
  await press(page, "1", "2", "9");
  assert.deepEqual(await rulesKept(page), [{ kind: "quadruple", cells: ["r4c4", "r4c5", "r5c4", "r5c5"], digits: [1, 2, 9] }]);
  await press(page, "Delete");
  for (const name of ["odd", "even", "minimum", "maximum"]) {
    await take(page, "Digits", name);
    await tap(page, "r1c1");
    await tap(page, "r3c3");
    assert.deepEqual(await rulesKept(page), [{ kind: name, cells: ["r1c1", "r3c3"] }]);
    await tap(page, "r1c1");
    await tap(page, "r3c3");
  }
  await take(page, "Cages", "counting-circles");
  await tap(page, "r1c1");
  assert.deepEqual(await kindsKept(page), ["counting-circles"]);
  await tap(page, "r1c1");
  const pairs = { "white-dot": { colour: "white" }, "black-dot": { colour: "black" }, x: { value: 10 }, v: { value: 5 }, greater: {} };
  for (const [name, members] of Object.entries(pairs)) {
    await take(page, "Between", name);
    await tap(page, "r7c7", 0.95, 0.5);
    const [rule] = await rulesKept(page);
    assert.deepEqual(rule, { kind: rule.kind, ...members, cells: ["r7c7", "r7c8"] });
    await tap(page, "r7c7", 0.95, 0.5);
    assert.deepEqual(await kindsKept(page), []);
  }
  for (const [name, number] of Object.entries({ sandwich: "17", "x-sum": "20", skyscraper: "3", "hidden-skyscraper": "4", "numbered-room": "5" })) {
    await take(page, "Outside", name);
    await tapBeside(page, -1, 4);
    assert.deepEqual((await puzzleNow(page)).rules, []); // without a number it is no rule yet
    await press(page, ...number); // wherever the focus is
    const [rule] = await rulesKept(page);
    const from = name === "sandwich" ? {} : { from: "top" };
    assert.deepEqual(rule, { kind: name, line: "c5", ...from, [name === "sandwich" ? "sum" : "value"]: Number(number) });
    await named(page, "setter-erase").click();
  }
  await take(page, "Outside", "little-killer");
  await tapBeside(page, -1, 4);
  await tapBeside(page, -1, 4);
  await named(page, "setter-number").fill("33");
  const [little] = await rulesKept(page);
  assert.deepEqual([little.kind, little.cells.length, little.sum], ["little-killer", 4, 33]);
  await named(page, "setter-erase").click();
  await named(page, "group-Whole-grid").click();
  const whole = ["falling", "rising", "windoku", "antiknight", "antiking", "disjoint", "nonconsecutive", "antitaxicab", "global-entropy", "kropki-negative", "xv-negative"];
  for (const name of whole) await named(page, `tool-${name}`).click();
  assert.equal((await kindsKept(page)).length, whole.length);
  for (const name of whole) await named(page, `tool-${name}`).click();
  assert.deepEqual(await kindsKept(page), []);
});

test("the keyboard alone: a cage, its sum, a thermometer, a dot and a clue outside, undone and done again", async ({ page }) => {
  await page.locator("#tab-new").focus();
  await press(page, "Enter");
  await named(page, "set-own").focus();
  await press(page, "Enter");
  await bench(page).waitFor();
  const key = async (name) => {
    await named(page, name).focus();
    await press(page, "Enter");
  };
  const board = () => bench(page).locator('.cell[tabindex="0"]').focus();
  await key("group-Cages");
  await key("tool-cage");
  await board();
  await press(page, "Space", "ArrowRight", "Space", "ArrowDown", "Space");
  assert.match(await named(page, "setter-said").textContent(), /r2c2 marked; 3 in all/);
  await press(page, "Enter");
  assert.match(await named(page, "setter-said").textContent(), /Killer cage placed. Type the sum/);
  await press(page, "1", "5");
  assert.match(await named(page, "setter-said").textContent(), /Killer cage 15, r1c1 r1c2 r2c2/);
  await key("group-Lines");
  await key("tool-thermo");
  await board();
  await press(page, "ArrowDown", "Space", "ArrowDown", "Space", "ArrowDown", "Space", "Enter");
  await key("group-Between");
  await key("tool-x");
  await board();
  await press(page, "Space", "ArrowRight", "Space", "Enter");
  await key("group-Outside");
  await key("tool-skyscraper");
  await board();
  await press(page, "Space", "ArrowLeft", "Space", "Enter", "3");
  const rules = (await puzzleNow(page)).rules;
  assert.deepEqual(rules, [
    { kind: "cage", cells: ["r1c1", "r1c2", "r2c2"], sum: 15 },
    { kind: "thermo", cells: ["r3c2", "r4c2", "r5c2"] },
    { kind: "xv", value: 10, cells: ["r5c2", "r5c3"] },
    { kind: "skyscraper", line: "r5", from: "right", value: 3 },
  ]);
  // A rule is chosen where it lies, changed and erased.
  await board();
  await press(page, "Enter", "Enter");
  await press(page, "Escape");
  assert.match(await named(page, "setter-said").textContent(), /Nothing is chosen/);
  await press(page, "ArrowUp", "ArrowUp", "ArrowUp");
  await press(page, "Enter", "1", "6");
  assert.equal((await puzzleNow(page)).rules[0].sum, 16);
  await board();
  await press(page, "Delete");
  assert.equal((await puzzleNow(page)).rules.length, 3);
  // Back to the empty bench, and forth again.
  await board();
  for (let i = 0; i < 12; ++i) await press(page, "Control+z");
  assert.deepEqual((await puzzleNow(page)).rules, []);
  await page.waitForFunction(() => document.querySelector('[data-name="setter-undo"]').disabled);
  await board();
  for (let i = 0; i < 12; ++i) await press(page, "Control+y");
  assert.equal((await puzzleNow(page)).rules.length, 3);
  await page.waitForFunction(() => document.querySelector('[data-name="setter-redo"]').disabled);
});

test("what can't be is told at once, and what lies on the bench is there at the next visit", async ({ page, url }) => {
  await opened(page);
  await take(page, "Cages", "cage");
  await drag(page, ["r1c1", "r1c2"]);
  await press(page, "4", "4");
  await headline(page, /sum/);
  await press(page, "Backspace", "Backspace", "9");
  await headline(page, /Several/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await bench(page).waitFor({ state: "hidden" });
  await page.goto("about:blank");
  await page.goto(url);
  await opened(page);
  assert.deepEqual((await puzzleNow(page)).rules, [{ kind: "cage", cells: ["r1c1", "r1c2"], sum: 9 }]);
});

test("what was set is played; a paste comes onto the bench", async ({ page }) => {
  await opened(page);
  const puzzle = JSON.stringify({ givens: SOLUTION.slice(0, 80) + ".", rules: [{ kind: "windoku" }] });
  await page.evaluate((text) => navigator.clipboard.writeText(text), puzzle);
  await cell(page, "r1c1").focus();
  await press(page, "Control+v");
  await page.waitForFunction(() => /windoku/.test(localStorage.getItem("nonet-setter") ?? ""));
  await headline(page, /solution/);
  assert.equal((await puzzleNow(page)).rules[0].kind, "windoku");
  await named(page, "group-Whole-grid").click();
  await named(page, "tool-windoku").click();
  await headline(page, /One solution/);
  await named(page, "setter-play").click();
  await bench(page).waitFor({ state: "hidden" });
  await page.waitForFunction(() => /given 5/.test(document.querySelector(".play [data-cell='0']").getAttribute("aria-label")));
  await cellOf(page, "r9c9").first().click();
});

// A finger keeps what it has touched first; what it drags over is known by its place alone.
test("a finger drags a line and taps a digit", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async ({ page }) => {
  await opened(page);
  await take(page, "Lines", "renban");
  const session = await page.context().newCDPSession(page);
  const touch = async (type, name) => {
    const [x, y] = name ? await middle(page, name) : [];
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: name ? [{ x, y }] : [] });
  };
  await touch("touchStart", "r3c3");
  for (const name of ["r3c4", "r4c5", "r5c5"]) await touch("touchMove", name);
  await touch("touchEnd");
  assert.deepEqual((await puzzleNow(page)).rules, [{ kind: "renban", cells: ["r3c3", "r3c4", "r4c5", "r5c5"] }]);
  await take(page, "Digits", "given");
  await cell(page, "r1c1").tap();
  await named(page, "pad-7").tap();
  assert.equal((await puzzleNow(page)).givens[0], "7");
  await session.detach();
});

for (const [size, viewport] of Object.entries({ phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } })) {
  for (const colorScheme of ["light", "dark"]) {
    test(`the bench has no fault that axe knows: ${size}, ${colorScheme}`, { hash: `#${GIVENS}`, viewport, colorScheme, bypassCSP: true }, async ({ page }) => {
      await opened(page, "set-this");
      await take(page, "Cages", "cage");
      await drag(page, ["r6c5", "r7c5", "r7c6"]);
      await press(page, "1", "2");
      await take(page, "Outside", "sandwich");
      await tapBeside(page, -1, 4);
      await headline(page, /solution/);
      assert.deepEqual(await faultsWithin(page, ".setter"), []);
      const wide = await page.evaluate(() => document.querySelector(".setter").scrollWidth - document.querySelector(".setter").clientWidth);
      assert.ok(wide <= 0, `${wide} pixels are beyond the edge`);
      if (process.env.NONET_PICTURES) await page.screenshot({ path: `${process.env.NONET_PICTURES}/setter-${size}-${colorScheme}.png` });
    });
  }
}

test("a board of six by six is set, seen to have one solution, and played", async ({ page }) => {
  await opened(page);
  await named(page, "setter-size").selectOption("6");
  await page.waitForFunction(() => document.querySelectorAll(".setter .cell:not([hidden])").length === 36);
  await headline(page, /Several solutions/);
  const rows = ["465321", "213654", "152436", "634512", "341265"];
  for (const [row, digits] of rows.entries()) {
    for (const [column, digit] of [...digits].entries()) {
      if (row === column) continue;
      await cell(page, `r${row + 1}c${column + 1}`).click();
      await press(page, digit);
    }
  }
  await press(page, "7"); // no digit of this board
  await headline(page, /One solution|Several solutions/);
  await take(page, "Whole-grid", "falling");
  await headline(page, /One solution/);
  const puzzle = await puzzleNow(page);
  assert.equal(puzzle.size, 6);
  assert.equal(puzzle.givens.length, 36);
  await named(page, "setter-play").click();
  await page.waitForFunction(() => document.querySelectorAll(".play .cell:not([hidden])").length === 36);
  await page.waitForFunction(() => /one solution/.test(document.querySelector(".solutions").textContent));
});
