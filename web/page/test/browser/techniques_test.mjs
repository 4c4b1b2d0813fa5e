import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { EXAMPLE, named, tab, test, told } from "./harness.mjs";

const chosen = async (page) => {
  await tab(page, "settings");
  if (!(await page.locator(".technique-list").isVisible())) await named(page, "choose").click();
  await page.waitForSelector(".technique-row");
};
const order = (page) =>
  page.locator(".technique-row input").evaluateAll((all) => all.map((each) => each.dataset.name.slice(10)));
// The techniques of the path, from the list of steps.
const path = async (page) => {
  await tab(page, "steps");
  await page.waitForFunction(() =>
    /^Solved|then no/.test(document.querySelector(".steps-head p")?.textContent),
  );
  return page.locator(".step-title").evaluateAll((all) => all.map((each) => each.firstChild.textContent));
};

test(
  "techniques are put into another order by keys, buttons and dragging, over a reload, and hints follow it",
  { hash: `#${EXAMPLE}` },
  async ({ page }) => {
    await chosen(page);
    const usual = await order(page);
    await named(page, "technique-full-house").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Alt+ArrowUp");
    await told(page, /^Hidden Single: 1 of \d+$/);
    assert.deepEqual((await order(page)).slice(0, 2), ["hidden-single", "full-house"]);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.name), "technique-hidden-single");
    await page.keyboard.press("Alt+ArrowDown");
    assert.deepEqual(await order(page), usual);

    await named(page, "technique-x-wing").focus();
    await named(page, "order-first").click();
    assert.equal((await order(page))[0], "x-wing");
    await page.reload();
    await tab(page, "hint");
    await named(page, "more").click();
    await named(page, "tell-all").click();
    assert.match(await page.locator(".explanation h3").textContent(), /^X-Wing/);
    assert.equal((await path(page))[0], "X-Wing");

    await chosen(page);
    await named(page, "order-usual").click();
    assert.deepEqual(await order(page), usual);
    const handle = await page.locator(".technique-row .handle").nth(3).boundingBox();
    const goal = await page.locator(".technique-row").first().boundingBox();
    await page.mouse.move(handle.x + 10, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(handle.x + 10, goal.y + 3, { steps: 6 });
    await page.mouse.up();
    assert.deepEqual((await order(page)).slice(0, 4), [usual[3], usual[0], usual[1], usual[2]]);
  },
);

// Its path has a chain and a unique rectangle.
const BOTH = "27.....6...1...7.8...9...526.2.7..4...5..2.......5..1.19.7..5........4..3...84...";

test("each preset changes what is found", { hash: `#${BOTH}` }, async ({ page }) => {
  const paths = new Map();
  const names = ["Everything", "HoDoKu", "Sudoku Explainer", "SudokuWiki", "No uniqueness", "No chains"];
  for (const name of names) {
    await tab(page, "settings");
    await named(page, `preset-${name}`).click();
    assert.equal(await named(page, `preset-${name}`).getAttribute("aria-pressed"), "true");
    paths.set(name, await path(page));
  }
  const told = [...paths.values()].map((names) => names.join());
  assert.equal(new Set(told).size, told.length);
  assert.ok(!paths.get("Sudoku Explainer").some((name) => /Skyscraper|W-Wing/.test(name)));
  assert.ok(!paths.get("SudokuWiki").some((name) => /Turbot|Skyscraper|Kite|W-Wing/.test(name)));
  assert.ok(paths.get("Everything").some((name) => /Unique/.test(name)));
  assert.ok(!paths.get("No uniqueness").some((name) => /Unique|BUG|Rectangle [1-6]/.test(name)));
  assert.ok(!paths.get("No chains").some((name) => /Chain|Loop|AIC|Forcing|Trial/.test(name)));
});

test("the version and the hash of the engine are shown, the file's own", async ({ page, url }) => {
  await tab(page, "settings");
  const engine = await (await page.request.get(`${url}engine.wasm`)).body();
  assert.equal(
    await named(page, "engine-hash").textContent(),
    createHash("sha256").update(engine).digest("hex"),
  );
  await page.getByText(/^nonet \d+\.\d+\.\d+: the same steps/).waitFor();
});
