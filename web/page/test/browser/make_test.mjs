import assert from "node:assert/strict";
import { EXAMPLE, PUZZLE, cell, named, paste, press, seen, shows, tab, test } from "./harness.mjs";

// Orders a puzzle and waits for it; the sentence that is told of it.
const make = async (page) => {
  await named(page, "make").click();
  await page.waitForFunction(() =>
    /^(Made|Find)/.test(document.querySelector("#panel-new .panel-body > [role=status]").textContent),
  );
  return page.locator("#panel-new .panel-body > [role=status]").textContent();
};
const givens = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".cell")].map((each) => /given/.test(each.getAttribute("aria-label"))),
  );
const opened = async (page) => {
  await tab(page, "new");
  await page.waitForFunction(() => document.querySelectorAll('[data-name="needs"] option').length > 50);
};

test("a puzzle to order: level, symmetry, seed; the same seed gives the same puzzle", async ({ page }) => {
  await tab(page, "new");
  await named(page, "level").selectOption("easy");
  await named(page, "Seed").fill("7");
  const told = await make(page);
  assert.match(told, /^Made with seed 7: exactly one solution, .*HoDoKu Easy/);
  await page.waitForFunction(() => document.querySelector(".solutions").textContent === "Puzzle: one solution");
  const first = await givens(page);
  // The usual symmetry: a half turn.
  for (let at = 0; at < 81; ++at) assert.equal(first[at], first[80 - at], `cell ${at}`);
  await page.evaluate((puzzle) => (location.hash = puzzle), PUZZLE);
  await shows(page, PUZZLE);
  await make(page);
  assert.deepEqual(await givens(page), first);
});

test("every symmetry that is offered is on the board", async ({ page }) => {
  await tab(page, "new");
  await named(page, "Seed").fill("5");
  const mirrors = {
    rotate90: (r, c) => [c, 8 - r],
    horizontal: (r, c) => [r, 8 - c],
    vertical: (r, c) => [8 - r, c],
    diagonal: (r, c) => [c, r],
    antidiagonal: (r, c) => [8 - c, 8 - r],
  };
  for (const [name, mirror] of Object.entries(mirrors)) {
    await named(page, "symmetry").selectOption(name);
    await make(page);
    const now = await givens(page);
    for (let at = 0; at < 81; ++at) {
      const [row, column] = mirror(Math.floor(at / 9), at % 9);
      assert.equal(now[at], now[row * 9 + column], `${name}: cell ${at}`);
    }
    await page.evaluate((puzzle) => (location.hash = puzzle), PUZZLE);
    await shows(page, PUZZLE);
  }
});

test("a puzzle with as many clues as wanted", async ({ page }) => {
  await tab(page, "new");
  await named(page, "Least clues").fill("33");
  await named(page, "Most clues").fill("34");
  assert.match(await make(page), /3[34] clues/);
  const count = (await givens(page)).filter(Boolean).length;
  assert.ok(count === 33 || count === 34, `${count} clues`);
});

test("a puzzle that needs a technique has it on its path", async ({ page }) => {
  await opened(page);
  await named(page, "needs").selectOption("x-wing");
  await named(page, "Seed").fill("3");
  await make(page);
  await tab(page, "settings");
  await named(page, "preset-HoDoKu").click(); // it is needed on HoDoKu's way
  await tab(page, "steps");
  await page.waitForSelector(".step-item");
  assert.equal(await page.locator('[data-name="filter"] option[value="x-wing"]').count(), 1);
});

test("nothing harder than what it needs: the technique is the bottleneck", async ({ page }) => {
  await opened(page);
  await named(page, "needs").selectOption("hidden-pair");
  await page.getByLabel("Nothing harder than what it needs").check();
  await named(page, "Seed").fill("3");
  await make(page);
  await tab(page, "settings");
  await named(page, "preset-HoDoKu").click();
  await tab(page, "rating");
  await page.waitForSelector(".bottleneck");
  assert.match(await page.locator(".bottleneck p").textContent(), /Hidden Pair/);
});

test("what can't go with the technique that is needed can't be ordered, and it is said at once why", async ({ page }) => {
  await opened(page);
  const told = (pattern) => page.locator("#panel-new .panel-body > [role=status]", { hasText: pattern }).waitFor();
  const levels = () => named(page, "level").locator("option:not(:disabled)").allTextContents();
  await named(page, "level").selectOption("easy");
  await named(page, "needs").selectOption("x-wing");
  await told(/^A puzzle that needs X-Wing is Hard at least: the level is any now\.$/);
  assert.deepEqual(await levels(), ["any", "Hard", "Unfair", "Extreme"]);
  await page.getByLabel("Nothing harder than what it needs").check();
  assert.deepEqual(await levels(), ["any", "Hard"]);
  await page.getByLabel("Nothing harder than what it needs").uncheck();
  await named(page, "level").selectOption("extreme");
  // One that HoDoKu has no name for, and one that it knows and leaves out.
  for (const [slug, name] of [["aic-with-als", "AIC with ALS"], ["franken-swordfish", "Franken Swordfish"]]) {
    await page.getByLabel("Practice: begin just before it").uncheck();
    await named(page, "needs").selectOption(slug);
    await told(`No puzzle is made that needs ${name}, for HoDoKu's way never takes it; but it can be practised.`);
    assert.ok(await page.getByLabel("Practice: begin just before it").isChecked());
  }
  await named(page, "new-button").click();
  await named(page, "new-technique").selectOption("aic-with-als");
  await named(page, "new-needing").click();
  await page.locator('[data-name="notice-offer"]', { hasText: "Practise it" }).waitFor();
});

test("a search that takes long can be stopped", async ({ page }) => {
  await opened(page);
  await named(page, "needs").selectOption("jellyfish");
  await named(page, "level").selectOption("hard");
  await named(page, "symmetry").selectOption("full");
  await named(page, "make").click();
  await named(page, "stop").click();
  await page.waitForFunction(
    () => document.querySelector("#panel-new .panel-body > [role=status]").textContent === "Stopped.",
  );
});

// What is said of the practice, once it is as wanted.
const judged = async (page, pattern) => {
  const said = await page.waitForFunction((source) => {
    const { textContent } = document.querySelector(".practice p") ?? { textContent: "" };
    return new RegExp(source).test(textContent) && textContent;
  }, pattern.source);
  return said.jsonValue();
};

test("practice begins just before the technique and judges what I strike, and what I take back", async ({
  page,
}) => {
  await page.evaluate(() => (location.hash = "lesson=pointing"));
  await page.waitForSelector("#panel-lessons .sentence");
  await named(page, "practise").click();
  await judged(page, /^Find the Locked Candidates/);
  assert.match(await page.locator(".banner").textContent(), /^Practice: Locked Candidates.*Seed \d+$/);
  // Also where nothing was struck before it.
  await page.waitForFunction(() => document.querySelector('[data-name="mode-corner"]').ariaPressed === "true");
  // What it removes, as it is shown; the lesson is to do it by hand.
  await named(page, "show-me").click();
  const notation = await page.locator("#panel-hint .notation").textContent();
  assert.match(notation, /Locked Candidates/);
  await page.waitForSelector(".board > .board-picture .gone-disc", { state: "attached" });
  const [, rows, columns, digit] = /=> .*?r([1-9]+)c([1-9]+)<>([1-9])/.exec(notation);
  await named(page, "close").click();
  await tab(page, "new");
  const name = `r${rows[0]}c${columns[0]}`;
  const notes = /(?:notes|candidates) ([\d ]+)/.exec(await cell(page, name).getAttribute("aria-label"))[1].split(" ");
  await cell(page, name).click();
  // Some other note may go by other locked candidates, but the digit that belongs there never does.
  let isWrong = false;
  for (const other of notes.filter((note) => note !== digit)) {
    await press(page, `Shift+${other}`);
    const verdict = await judged(page, /^False: |^True, but|^That is the Locked|^Right/);
    isWrong ||= verdict === `False: ${other} must stay in ${name}. Undo it, or put it back.`;
    await press(page, "u");
    await judged(page, /^Find the Locked Candidates/);
  }
  assert.ok(isWrong, "struck what belongs there");
  await press(page, `Shift+${digit}`);
  await judged(page, /^Right: that .* Locked Candidates|^That is the Locked Candidates.* shown/);
  await press(page, "u");
  await judged(page, /^Find the Locked Candidates/);
});

test("practice of nothing special asks what to practise, and makes nothing", async ({ page }) => {
  await opened(page);
  await page.getByLabel("Practice: begin just before it").check();
  await named(page, "make").click();
  await page.getByText('Choose under "Needs" which technique you want to practise.').waitFor();
  assert.equal(await page.getByTitle("Undo (U)").isDisabled(), true);
});

test("a hint in practice leads to what is practised, until one has gone on; then it says so", async ({ page }) => {
  await opened(page);
  await named(page, "needs").selectOption("xy-chain"); // with this seed an M-Wing would be the usual hint
  await page.getByLabel("Practice: begin just before it").check();
  await named(page, "Seed").fill("1");
  await make(page);
  await page.reload();
  await named(page, "more").click();
  // That there is something to find, and of which kind, goes without saying.
  await page.waitForSelector(".ladder li");
  assert.equal(await page.locator(".ladder > li").count(), 1);
  assert.doesNotMatch(await page.locator(".ladder").textContent(), /Nothing is wrong|Look for a/);
  await named(page, "tell-all").click();
  assert.match(await page.locator("#panel-hint .notation").textContent(), /XY-Chain/);
  await named(page, "apply").click();
  await judged(page, /^That is the XY-Chain\. It was shown to you, so it does not count: try another\.$/);
  assert.doesNotMatch(await page.evaluate(() => localStorage.getItem("nonet-course") ?? ""), /practised/);
  await page.getByText("You have gone on from where the practice of the XY-Chain began").waitFor();
  await named(page, "show-me").click();
  await page.getByText("Where the practice began").waitFor();
  assert.match(await page.locator("#panel-hint .notation").textContent(), /XY-Chain/);
  await named(page, "my-board").click();
  await page.getByTitle("Undo (U)").click();
  await page.getByText("You practise: hints lead to the XY-Chain.").waitFor();
});

// As 'nonet generate --practice' writes it; there is a skyscraper too.
const TRIDAGON =
  ":xxxx-tridagon:156:.+3..827.4+48.73.+2..+2.79.45+8+33+4....1289.+24.+8+3...78+3+2.......2.+3....24....35..3...6.+2:" +
  "545 645 546 646 755 966 973:123 523 623 913 928 929::";

test("a board that was made to practise something is an exercise when it is pasted", async ({ page }) => {
  await paste(page, TRIDAGON);
  await judged(page, /^Find the Tridagon: strike the candidates that it removes\.$/);
  assert.match(await page.locator(".banner").textContent(), /^Practice: Tridagon/);
  await named(page, "show-me").click();
  await page.waitForFunction(() => /Tridagon/.test(document.querySelector("#panel-hint .notation")?.textContent ?? ""));
});

test("what was found, or begun, is what Show me shows; before, the first", async ({ page }) => {
  await paste(page, `:0100:2:${EXAMPLE}::293::`);
  await judged(page, /^Find the Locked Candidates/);
  const shown = async (wanted) => {
    await named(page, "show-me").click();
    await page.waitForFunction((end) => document.querySelector("#panel-hint .notation")?.textContent.endsWith(end), `=> ${wanted}`);
  };
  await shown("r9c3<>2");
  for (const [name, verdict] of [["r9c7", /There is more\.$/], ["r9c8", /^That is the .* shown/]]) {
    await cell(page, name).click();
    await press(page, "Shift+2");
    await judged(page, verdict);
    await shown("r9c78<>2");
    await named(page, "my-board").click();
  }
});

test("what chance does not bring is made by the larger engine", async ({ page }) => {
  await opened(page);
  await named(page, "needs").selectOption("sk-loop");
  await page.getByLabel("Practice: begin just before it").check();
  await named(page, "Seed").fill("7");
  await make(page);
  await judged(page, /^Find the SK Loop/);
});

test("an exercise says over the board what is to be found, and digits strike where it strikes", { viewport: { width: 390, height: 844 }, hasTouch: true }, async ({ page }) => {
  await page.evaluate(() => (location.hash = "lesson=x-wing"));
  await page.waitForSelector("#panel-lessons .sentence");
  await named(page, "practise").click();
  await judged(page, /^Find the X-Wing: strike the candidates that it removes\.$/);
  await page.waitForFunction(() => scrollY === 0);
  // All that is needed is in sight, and nothing has to be chosen first.
  for (const name of ["show-me", "practise-again", "mode-corner", "tool-hint"]) {
    const { y, height } = await named(page, name).boundingBox();
    assert.ok(y >= 0 && y + height <= 844, `${name} at ${y}`);
  }
  await page.waitForFunction(() => document.querySelector('[data-name="mode-corner"]').ariaPressed === "true");
  const labels = await page.locator(".cell").evaluateAll((cells) => cells.map((each) => each.getAttribute("aria-label")));
  await named(page, "practise-again").click();
  await page.waitForFunction(
    (before) => [...document.querySelectorAll(".cell")].some((each, i) => each.getAttribute("aria-label") !== before[i]),
    labels,
  );
  await judged(page, /^Find the X-Wing/);
  await named(page, "practised-lesson").click();
  await page.waitForFunction(() => document.querySelector("#panel-lessons h2:not(.unseen)")?.textContent === "X-Wing");
});

test("a technique that sets a digit asks for one", async ({ page }) => {
  await page.evaluate(() => (location.hash = "lesson=hidden-single"));
  await page.waitForSelector("#panel-lessons .sentence");
  await named(page, "practise").click();
  await judged(page, /^Find the Hidden Single: place the digit that it sets\.$/);
  assert.equal(await named(page, "mode-digit").getAttribute("aria-pressed"), "true");
});

test("an exercise goes from over the board while a lesson has it, and a low window has room for all tools", { viewport: { width: 1280, height: 800 } }, async ({ page }) => {
  await page.evaluate(() => (location.hash = "lesson=x-wing"));
  await page.waitForSelector("#panel-lessons .sentence");
  await named(page, "practise").click();
  await judged(page, /^Find the X-Wing/);
  await tab(page, "settings"); // where the pad has a button for hints, and auto notes are on
  const tools = await page.locator(".tools button").evaluateAll((all) => {
    const boxes = all.map((each) => each.getBoundingClientRect());
    return { right: Math.max(...boxes.map((box) => box.right)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
  });
  const side = await page.locator(".side").boundingBox();
  assert.ok(tools.right <= 1280 && tools.bottom <= side.y, JSON.stringify([tools, side]));
  assert.ok(side.y + 100 <= 800, "and what stands below them is seen");
  await page.evaluate(() => (location.hash = "lesson=hidden-single"));
  await page.waitForSelector(".banner.staged");
  assert.ok(!(await page.locator(".practice").isVisible()));
  await named(page, "my-board").click();
  assert.ok(await page.locator(".practice").isVisible());
});

test("a strike that is applied where nothing was noted writes notes where it strikes, and says so once", { hash: `#${EXAMPLE}` }, async ({ page }) => {
  for (let hints = 0; hints < 40; ++hints) {
    await press(page, "h");
    await named(page, "tell-all").click();
    const notation = await page.locator("#panel-hint .notation").textContent();
    await named(page, "apply").click();
    if (/<>/.test(notation)) break;
  }
  await seen(page, /^Cells without notes in which something is struck have got theirs; all else stays as it was\. Undo takes both back\.$/);
});
