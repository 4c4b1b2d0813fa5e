import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { EXAMPLE, cell, drawn, named, seen, shapes, tab, test } from "./harness.mjs";

// Takes chains.
const HARD = ".3......8....97..5.6...1.....82....1....1..5.......8..1..6....27..1...64.45....73";

// Two digits are missing.
const NEARLY = ".3467891267219534819834256785976142342685379171392485696153728428741963534528617.";

const loaded = async (page) => {
  await tab(page, "steps");
  await page.waitForSelector(".step-item");
};

test("arrows, Home and End go through the list of steps", { hash: `#${EXAMPLE}` }, async ({ page }) => {
  await loaded(page);
  const at = () => page.evaluate(() => document.activeElement.dataset.name);
  await named(page, "step-0").focus();
  for (const [key, name] of [
    ["ArrowUp", "step-0"],
    ["ArrowDown", "step-1"],
    ["End", "step-66"],
    ["ArrowDown", "step-66"],
    ["ArrowUp", "step-65"],
    ["Home", "step-0"],
  ]) {
    await page.keyboard.press(key);
    assert.equal(await at(), name, key);
  }
});

test(
  "all steps of the solution; a click jumps the board there; filtered by technique",
  { hash: `#${EXAMPLE}` },
  async ({ page }) => {
    await loaded(page);
    assert.match(await page.locator(".steps-head p").textContent(), /^Solved in 67 steps/);
    await named(page, "filter").selectOption("x-wing");
    assert.equal(await page.locator(".step-item").count(), 1);
    await page.locator(".step-item").click();
    assert.equal(await shapes(page, ".band-base"), 2);
    assert.match(await page.locator(".banner").textContent(), /Step \d+ of 67/);
    await named(page, "adopt").click();
    assert.equal(await page.locator(".banner.staged").count(), 0);
    assert.equal((await drawn(page, "r3c1")).digit, "5");
  },
);

// Whether a line of the list lies within the part of it that is seen.
const isInSight = (page, selector) =>
  page.locator(selector).evaluate((item) => {
    const [inner, outer] = [item, item.closest(".step-list")].map((each) => each.getBoundingClientRect());
    return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  });

test("the whole path is copied, a line a step", { hash: `#${EXAMPLE}` }, async ({ page }) => {
  await loaded(page);
  await named(page, "copy-steps").click();
  await seen(page, /clipboard/);
  const [puzzle, ...lines] = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
  assert.equal(puzzle, EXAMPLE);
  assert.equal(lines.length, 67);
  for (const [at, line] of lines.entries()) assert.match(line, new RegExp(`^${at + 1}\\. \\S.*: .*(=|<>)\\d`));
});

test("what can be done now is copied behind the board that it is about", { hash: `#${EXAMPLE}` }, async ({ page }) => {
  await loaded(page);
  await page.locator('.play [data-cell="1"]').click();
  await page.keyboard.press("3");
  await named(page, "now").click();
  await page.locator(".steps-head p").filter({ hasText: /can be done now/ }).waitFor();
  await named(page, "copy-steps").click();
  await seen(page, /clipboard/);
  const [board, first] = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
  assert.equal(board, `:0000:x:${EXAMPLE.charAt(0)}+3${EXAMPLE.slice(2)}:::`);
  assert.match(first, /^1\. /);
});

test("a step of the puzzle before is closed when another comes", { hash: `#${EXAMPLE}` }, async ({ page }) => {
  await loaded(page);
  await named(page, "step-3").click();
  await named(page, "adopt").waitFor();
  await page.evaluate((puzzle) => (location.hash = puzzle), HARD);
  await named(page, "show-steps").waitFor();
  assert.equal(await named(page, "adopt").count(), 0);
  assert.equal(await page.locator(".banner.staged").count(), 0);
});

test("all that can be done now says that it leaves out nets", { hash: "#8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.." }, async ({ page }) => {
  await tab(page, "steps");
  await named(page, "now").click();
  const told = (text) => page.locator(".steps-head p", { hasText: text }).waitFor();
  await told(/^2 steps can be done now, in the order .* Large nets and trials are not listed/);
  await tab(page, "settings");
  await named(page, "preset-Sudoku Explainer").click();
  await tab(page, "steps");
  await told(/^No step was found\. Large nets and trials are not listed/);
});

test("the path says where I am, and that is in sight", { hash: `#${EXAMPLE}` }, async ({ page }) => {
  await loaded(page);
  const here = page.locator("[aria-current=location]");
  assert.match(await here.textContent(), /^1.*You are here/);
  await named(page, "step-40").click();
  assert.match(await page.locator("[aria-current=true]").textContent(), /^41/);
  assert.ok(await isInSight(page, "[aria-current=true]"));
  // The board after forty steps becomes mine, and so does the place.
  await named(page, "adopt").click();
  assert.match(await here.textContent(), /^41.*You are here/);
  await tab(page, "hint");
  await tab(page, "steps");
  assert.ok(await isInSight(page, "[aria-current=location]"));
  await named(page, "step-0").click();
  assert.ok(await isInSight(page, "[aria-current=true]"));
  assert.match(await here.textContent(), /^41/);
});

test("the path leads on from one's own board too", { hash: `#${EXAMPLE}` }, async ({ page }) => {
  await loaded(page);
  await named(page, "step-20").click();
  await named(page, "adopt").click();
  await named(page, "mine").click();
  await page.locator(".steps-head p", { hasText: /^Solved in \d+ steps\.$/ }).waitFor();
  const count = await page.locator(".step-item").count();
  assert.ok(count > 30 && count <= 47, `${count} of 67 steps are left`);
  assert.equal(await page.locator(".here").count(), 0);
  await named(page, "step-0").click();
  const mine = await page.locator(".board .digit").count();
  await named(page, "leave").click();
  assert.equal(await page.locator(".board .digit").count(), mine, "it begins with my board");
});

test("of a board with a mistake nothing is told that does not hold", { hash: `#${EXAMPLE}` }, async ({ page }) => {
  await cell(page, "r1c2").click();
  await page.keyboard.press("7"); // 3 is right
  await tab(page, "steps");
  const told = (text) => page.locator(".steps-head p", { hasText: text }).waitFor();
  await told(/^Solved in 67 steps\. Your board does not lead there: something on it is wrong\./);
  assert.equal(await page.locator(".here").count(), 0);
  for (const kind of ["mine", "now"]) {
    await named(page, kind).click();
    await told(/wrong.*Until it is mended, nothing follows from the board\. A hint says where\.$/);
    assert.equal(await page.locator(".step-item").count(), 0, kind);
  }
  await page.keyboard.press("u");
  await told(/can be done now/);
  // The path, which stays the same, is told of every move.
  await named(page, "path").click();
  await told(/^Solved in 67 steps\.$/);
  await page.waitForSelector(".here");
  await page.getByTitle("Redo (R)").click();
  await told(/does not lead there/);
  await page.waitForSelector(".here", { state: "detached" });
  await page.keyboard.press("u");
  await told(/^Solved in 67 steps\.$/);
});

// The lines, each with the number of ways that are folded under it.
const lines = (page) =>
  page.locator(".step-list > li").evaluateAll((all) =>
    all.map((line) => ({
      name: line.querySelector(".step-title").firstChild.textContent,
      number: line.querySelector(".step-number").textContent,
      effect: line.querySelector(".step-effect").textContent,
      ways: Number(/\d+/.exec(line.querySelector(".ways")?.textContent ?? "0")[0]),
    })),
  );
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

test("of all that can be done now each effect stands once, in its simplest way, with the other ways folded under it", { hash: `#${EXAMPLE}` }, async ({ page }) => {
  await loaded(page);
  await named(page, "now").click();
  await doneNow(page);
  const folded = await lines(page);
  assert.equal(sum(folded.map(({ ways }) => 1 + ways)), 300);
  assert.ok(folded.length < 100, `${folded.length} lines`);
  assert.deepEqual(folded.map(({ number }) => Number(number)), folded.map((_, i) => i + 1));

  const at = folded.findIndex(({ ways }) => ways > 1);
  const { ways, effect } = folded[at];
  const button = page.locator(".step-list > li").nth(at).locator(".ways");
  assert.equal(await button.getAttribute("aria-label"), `+${ways} ways to ${effect}`);
  await button.focus();
  await page.keyboard.press("Enter");
  const unfolded = await lines(page);
  assert.equal(unfolded.length, folded.length + ways);
  assert.deepEqual(unfolded.slice(at + 1, at + 1 + ways).map(({ number }) => number), Array(ways).fill("or"));
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-expanded")), "true");
  await page.locator(".step-list > .way .step-item").first().click();
  await named(page, "apply").waitFor();

  // What is copied is what is seen.
  await named(page, "copy-steps").click();
  await seen(page, /clipboard/);
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split("\n").slice(1);
  assert.equal(copied.length, unfolded.length);
  assert.deepEqual(copied.map((line) => /^ *(or|\d+)/.exec(line)[1]), unfolded.map(({ number }) => number));

  await named(page, "order").selectOption("every");
  assert.equal((await lines(page)).length, 300);
});

test(
  "while the board shows the path, typing does not change one's own board",
  { hash: `#${EXAMPLE}` },
  async ({ page }) => {
    await loaded(page);
    await named(page, "step-20").click();
    await page.locator('[data-cell="1"]').click();
    await page.keyboard.press("9");
    await named(page, "leave").click();
    assert.equal((await drawn(page, "r1c2")).digit, "");
  },
);

test("what a step does is written as experts write it, and stands near the list's head when it is told", { hash: `#${EXAMPLE}` }, async ({ page }) => {
  await loaded(page);
  await named(page, "now").click();
  const said = await doneNow(page);
  const pair = page.locator(".step-item", { hasText: /r\d\d+c\d<>\d$/ }).first(); // "r46c1<>2"
  assert.match(await pair.locator(".step-effect").getAttribute("title"), /^r\dc\d<>\d, r\dc\d<>\d/);
  await pair.click();
  await named(page, "apply").waitFor();
  assert.equal(await page.getByText(said).count(), 0);
  await named(page, "leave").click();
  await page.getByText(said).waitFor();
});

// What is told over the list of all that can be done now.
const doneNow = async (page) => {
  const head = page.locator(".steps-head p").filter({ hasText: /can be done now/ });
  await head.waitFor();
  return head.textContent();
};

test("everything that can be done now, in order, and said so where it is not all", { hash: `#${EXAMPLE}` }, async ({
  page,
}) => {
  await loaded(page);
  await named(page, "now").click();
  assert.match(await doneNow(page), /^The first 300 steps .*in the order in which hints look for them; there are more: choose a technique to see all of its steps\. Other ways to the same are folded under the first of them\.$/);
  const names = (await lines(page)).map(({ name }) => name);
  const groups = names.filter((name, i) => name !== names[i - 1]);
  assert.equal(groups.length, new Set(groups).size, "a technique's steps stand together");
  const effects = await page.locator(".step-effect").allTextContents();
  const singles = effects.filter((_, i) => names[i] === "Hidden Single");
  assert.equal(singles.length, 6);
  assert.deepEqual(singles, [...singles].sort());
});

test(
  "the filter stays over Apply and a paste as long as it finds something; else it says so and shows all",
  { hash: `#${EXAMPLE}` },
  async ({ page }) => {
    await loaded(page);
    await named(page, "now").click();
    await doneNow(page);
    await named(page, "filter").selectOption("hidden-single");
    const before = await page.locator(".step-item").count();
    await page.locator(".step-item").first().click();
    await named(page, "apply").click();
    await page.waitForFunction((all) => document.querySelectorAll(".step-item").length !== all, before);
    await doneNow(page);
    assert.equal(await named(page, "filter").inputValue(), "hidden-single");
    assert.ok((await page.locator(".step-item").count()) > 0);
    await named(page, "filter").selectOption("x-wing");
    await page.evaluate((puzzle) => (location.hash = puzzle), NEARLY);
    await named(page, "show-steps").click(); // of another puzzle they ask again
    await page.getByText("There is no X-Wing among them, so all techniques are shown.").waitFor();
    assert.equal(await named(page, "filter").inputValue(), "");
    assert.ok((await page.locator(".step-item").count()) > 0);
  },
);

test(
  "a link holds the step that is looked at, with its drawing; so does a reload",
  { hash: `#${EXAMPLE}` },
  async ({ page, url }) => {
    await loaded(page);
    await named(page, "filter").selectOption("x-wing");
    await page.locator(".step-item").click();
    const banner = await page.locator(".banner span").textContent();
    await tab(page, "share");
    await named(page, "share-board").click();
    const link = await named(page, "link").inputValue();
    assert.ok(link.startsWith(url));
    const other = await page.context().browser().newContext();
    const there = await other.newPage();
    await there.goto(link);
    await there.waitForSelector(".board .band-cover");
    assert.equal(await there.locator(".banner span").textContent(), banner);
    await there.reload();
    await there.waitForSelector(".board .band-cover");
    assert.equal(await there.locator(".banner span").textContent(), banner);
    await other.close();
  },
);

test(
  "the rating: figures of both scales, histogram, bottleneck",
  { hash: `#${EXAMPLE}` },
  async ({ page }) => {
    await tab(page, "rating");
    await page.waitForSelector(".bottleneck");
    const text = await page.locator("#panel-rating").textContent();
    assert.match(text, /6\.6ER/);
    assert.match(text, /Hard.*1068/s);
    assert.ok((await page.locator(".histogram .bar").count()) > 10);
    await named(page, "bottleneck").click();
    await page.waitForSelector(".board .arrow", { state: "attached" });
    assert.match(await page.locator(".banner").textContent(), /Step 25 of 67/);
  },
);

test(
  "the techniques are chosen one by one or by a preset, and without uniqueness",
  { hash: `#${EXAMPLE}` },
  async ({ page }) => {
    await tab(page, "settings");
    await named(page, "choose").click();
    await named(page, "technique-x-wing").uncheck();
    await loaded(page);
    assert.equal(await page.locator('[data-name="filter"] option[value="x-wing"]').count(), 0);
    await tab(page, "settings");
    await named(page, "preset-HoDoKu").click();
    await loaded(page);
    await page.waitForFunction(
      () => document.querySelectorAll('[data-name="filter"] option[value="x-wing"]').length === 1,
    );
    await tab(page, "settings");
    await named(page, "preset-No uniqueness").click();
    assert.equal(await page.getByLabel("May assume that there is one solution").isChecked(), false);
  },
);

const PROGRAM = process.env.NONET_PROGRAM ?? "build/release/bin/nonet";

// The path as the page lists it, and as the command gives it for the same choice of techniques.
const listed = async (page) => {
  await loaded(page);
  return page.locator(".step-title").evaluateAll((all) => all.map((each) => each.firstChild.textContent));
};
const commanded = (choice) => {
  const told = execFileSync(PROGRAM, ["explain", "--json", ...choice, EXAMPLE], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(told).steps.map(({ name }) => name);
};

test(
  "a preset changes what is found: the path is the command's for the same choice",
  { hash: `#${EXAMPLE}`, skip: existsSync(PROGRAM) ? false : `there is no ${PROGRAM}` },
  async ({ page }) => {
    const paths = new Map();
    for (const [preset, choice] of [
      ["HoDoKu", ["--policy=hodoku"]],
      ["Sudoku Explainer", ["--policy=se"]],
      ["No uniqueness", ["--no-uniqueness"]],
      ["Everything", []],
    ]) {
      await tab(page, "settings");
      await named(page, `preset-${preset}`).click();
      const path = await listed(page);
      assert.deepEqual(path, commanded(choice), preset);
      paths.set(preset, path.join());
    }
    assert.ok(new Set(paths.values()).size >= 3, "they differ");
  },
);

test("Sudoku Explainer's way: each step with its rating, the greatest the puzzle's", { hash: `#${EXAMPLE}` }, async ({
  page,
}) => {
  await tab(page, "settings");
  await named(page, "preset-Sudoku Explainer").click();
  await loaded(page);
  const ratings = await page.locator(".step-title small").allTextContents();
  assert.equal(ratings.length, await page.locator(".step-item").count());
  assert.equal(Math.max(...ratings.map(Number)), 6.6);
});

test("without chains there is none on the path", { hash: `#${HARD}` }, async ({ page }) => {
  const chains = /Chain|AIC|Loop|Almost Locked|Sue de Coq|Forcing/;
  assert.ok((await listed(page)).some((name) => chains.test(name)));
  await tab(page, "settings");
  await named(page, "preset-No chains").click();
  assert.deepEqual(
    (await listed(page)).filter((name) => chains.test(name)),
    [],
  );
});

test("SudokuWiki's techniques: no large fish and no trial", { hash: `#${HARD}` }, async ({ page }) => {
  await tab(page, "settings");
  await named(page, "preset-SudokuWiki").click();
  await named(page, "choose").click();
  for (const slug of ["leviathan", "trial"])
    assert.equal(await named(page, `technique-${slug}`).isChecked(), false, slug);
  assert.equal(await named(page, "technique-x-wing").isChecked(), true);
  assert.deepEqual(
    (await listed(page)).filter((name) => /Leviathan|Trial/.test(name)),
    [],
  );
});

test("where the list is cut, a technique shows all of its steps; by effect, and by cell or digit", { hash: `#${EXAMPLE}` }, async ({
  page,
}) => {
  await loaded(page);
  await named(page, "now").click();
  await doneNow(page);
  await named(page, "order").selectOption("every");
  const inList = (name) => page.locator(".step-title", { hasText: name }).count();
  const name = "Almost Locked Set Chain";
  const before = await inList(name);
  await named(page, "filter").selectOption({ label: name });
  const head = page.locator(".steps-head p", { hasText: /^\d+ steps of Almost Locked Set Chain can be done now\.$/ });
  await head.waitFor();
  const all = Number((await head.textContent()).split(" ")[0]);
  assert.ok(all > before, `${all} steps, where ${before} were listed`);
  assert.equal(await page.locator(".step-item").count(), all);

  await named(page, "order").selectOption("effect");
  const effects = await page.locator(".step-effect").evaluateAll((all) => all.map(({ title }) => title));
  const sizes = effects.map((text) => text.split(", ").length);
  assert.ok(sizes[0] > 1);
  assert.deepEqual(sizes, [...sizes].sort((a, b) => b - a));

  const [cell] = /r\dc\d/.exec(effects[0]);
  await named(page, "acts-on").fill(cell);
  const fewer = await page.locator(".step-item").count();
  assert.ok(fewer > 0 && fewer < all);
  assert.equal(await page.locator(".ways").count(), 0, "each step of the technique stands by itself");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.name), "acts-on", "one types on");
  await named(page, "acts-on").fill("");
  await named(page, "filter").selectOption({ label: "All techniques" });
  await page.locator(".steps-head p", { hasText: /^The first 300/ }).waitFor();
});
