// Games with rules of their own, as a person meets them: pasted, drawn, played, hinted at and proved.
import assert from "node:assert/strict";
import { EXAMPLE, cell, drawn, named, press, seen, skipSingles, tab, test, toPuzzleBefore, told } from "./harness.mjs";
import { KILLER, SOLUTION, cages } from "./killer.mjs";

const paste = async (page, text) => {
  await page.evaluate((what) => navigator.clipboard.writeText(what), text);
  await page.locator(".cell").first().focus();
  await press(page, "Control+v");
};
const drawnCages = (page) => page.locator(".board-picture .clue-cage").count();
const opened = async (page, text = KILLER) => {
  await paste(page, text);
  await page.waitForSelector(".board-picture .clue-cage", { state: "attached" });
};
const labelOf = (page, name) => cell(page, name).getAttribute("aria-label");
const isInvalid = async (page, name) => (await cell(page, name).getAttribute("aria-invalid")) === "true";

test("a killer that is pasted is drawn, named and known to have one solution", async ({ page }) => {
  await opened(page);
  assert.ok((await drawnCages(page)) >= 1);
  assert.equal(await page.locator(".board-picture .clue-label").count(), cages.length);
  assert.match(await page.locator(".banner").textContent(), /A killer · Killer cage/);
  await page.waitForFunction(() => /one solution/.test(document.querySelector(".solutions").textContent));
});

test("a hint speaks of cages, is drawn, done and proved", async ({ page }) => {
  await opened(page);
  await tab(page, "hint");
  await named(page, "more").click();
  await page.waitForSelector(".ladder li");
  await named(page, "tell-all").click();
  await page.waitForSelector(".sentence");
  assert.match(await page.locator(".sentence").first().textContent(), /cage|sum|only|place/i);
  await named(page, "prove").click();
  await page.waitForFunction(() => /^✓/.test(document.querySelector(".verdict")?.textContent ?? ""));
  await press(page, "Enter");
});

test("the whole way is proved and leads to the solution", async ({ page }) => {
  await opened(page);
  await tab(page, "steps");
  await named(page, "path").click();
  await page.waitForSelector(".step-item");
  assert.match(await page.locator(".steps-head p").first().textContent(), /^Solved in \d+ steps/);
});

test("which rule a digit breaks is said under the board", async ({ page }) => {
  await opened(page);
  await cell(page, "r1c8").click(); // of 11 in three cells
  await press(page, "9");
  await page.locator(".solutions", { hasText: "Rule broken: Killer cage" }).waitFor({ timeout: 10_000 });
  await press(page, "u");
  await page.locator(".solutions", { hasText: "Puzzle: one solution" }).waitFor({ timeout: 10_000 });
});

test("what breaks a cage is shown; the right digits to the end are a game solved", async ({ page }) => {
  await opened(page);
  const [first] = cages;
  const wrongs = first.cells.map((name, i) => [name, String(((Number(SOLUTION[at(name)]) + i) % 9) + 1)]);
  for (const [name, digit] of wrongs) {
    await cell(page, name).click();
    await press(page, digit);
  }
  await page.waitForFunction(() => document.querySelector('.cell[aria-invalid="true"]'));
  for (let i = 0; i < wrongs.length; ++i) await press(page, "u");
  await page.waitForFunction(() => !document.querySelector('.cell[aria-invalid="true"]'));
  for (let row = 1; row <= 9; ++row) {
    for (let column = 1; column <= 9; ++column) {
      await cell(page, `r${row}c${column}`).click();
      await press(page, SOLUTION[(row - 1) * 9 + column - 1]);
    }
  }
  await page.waitForSelector(".solved-card:visible");
  assert.equal(await named(page, "next-game").textContent(), "Another killer");
  // On the next visit it is still solved, though the engine has to find that out anew.
  await page.reload();
  const heard = page.evaluate(() => {
    const live = document.querySelector('[data-name="live"]');
    const words = [];
    new MutationObserver(() => words.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true });
    return new Promise((resolve) => {
      const look = () => (document.querySelector(".solved-card").hidden ? setTimeout(look, 50) : resolve([live.textContent, ...words]));
      look();
    });
  });
  assert.ok(!(await heard).some((words) => /wrong/.test(words)), (await heard).join(" / "));
  await named(page, "next-game").click();
  await page.waitForFunction(() => document.querySelector(".solved-card").hidden);
  await page.waitForSelector(".board-picture .clue-cage", { state: "attached" });
});

for (const [kind, words] of [
  ["killer", "Killer cage"],
  ["x", "Diagonals"],
  ["thermo", "Thermometer"],
  ["whispers", "Whisper"],
  ["windoku", "Windoku"],
]) {
  test(`New makes a game of the kind ${kind} in two presses, and a hint is told of it`, async ({ page }) => {
    await named(page, "new-button").click();
    await named(page, `new-${kind}`).click();
    await page.locator(".banner", { hasText: words }).waitFor();
    await page.waitForFunction(() => /one solution/.test(document.querySelector(".solutions").textContent));
    await page.locator('[data-name="game-words"]', { hasText: /^Medium/ }).waitFor();
    await named(page, "more").click();
    await page.waitForSelector("#panel-hint .ladder li");
    assert.match(await page.locator("#panel-hint .ladder li").first().textContent(), /Nothing is wrong/);
  });
}

test("how hard a game with rules is to be is chosen where it is made, and kept for the next", async ({ page }) => {
  await named(page, "new-button").click();
  await named(page, "new-ruled-level").selectOption("easy");
  await named(page, "new-killer").click();
  await page.locator('[data-name="game-words"]', { hasText: /^Easy/ }).waitFor();
  await named(page, "new-button").click();
  assert.equal(await named(page, "new-ruled-level").inputValue(), "easy");
});

test("how much the first press of Hint tells is chosen, in a game with rules too, and kept", async ({ page }) => {
  await opened(page);
  await tab(page, "hint");
  await named(page, "more-options").click();
  await named(page, "hints-begin").selectOption("5");
  await named(page, "more").click();
  await named(page, "apply").waitFor();
  assert.equal(await page.locator(".ladder").count(), 0);
  await page.reload();
  await page.waitForSelector(".board-picture .clue-cage", { state: "attached" });
  await named(page, "more").click();
  await named(page, "apply").waitFor();
});

test("why a whisper leaves what it leaves is told, cell by cell", async ({ page }) => {
  const cells = ["r1c1", "r1c2", "r1c3", "r1c4", "r1c5", "r1c6", "r1c7"];
  await paste(page, JSON.stringify({ rules: [{ kind: "whisper", difference: 5, cells }] }));
  await page.waitForSelector(".board-picture .clue-line", { state: "attached" });
  await tab(page, "hint");
  await named(page, "more").click();
  await named(page, "tell-all").click();
  const reasons = await page.locator(".reasons li").allTextContents();
  assert.ok(reasons.includes("If r1c1 were 5, nothing would fit r1c2. The same goes for r1c2, r1c3, r1c4, r1c5, r1c6 and r1c7, with their own neighbours."), reasons.join("\n"));
  assert.ok(reasons.some((each) => /^If r1c2 were 4, r1c1 and r1c3 would both have to be 9, and they see each other\. The same goes for/.test(each)), reasons.join("\n"));
});

const CERTAIN = [["r1c1", "r1c2", 3], ["r5c5", "r5c6", 17], ["r9c8", "r9c9", 4]];
const THREE = JSON.stringify({ rules: CERTAIN.map(([one, other, sum]) => ({ kind: "cage", cells: [one, other], sum })) });
const toldWhole = async (page) => {
  await tab(page, "hint");
  await named(page, "more").click();
  await named(page, "tell-all").click();
  await named(page, "apply").waitFor();
};

const notesOutside = (page, cells) => page.evaluate((known) => [...document.querySelectorAll(".board > .board-picture .note")].filter((each) => {
  const [x, y] = [Number(each.getAttribute("x")), Number(each.getAttribute("y"))];
  return !known.includes(`r${Math.floor(y / 100) + 1}c${Math.floor(x / 100) + 1}`);
}).length, cells);

test("a hint lights the rule that it means, and shows the candidates of its cells alone where nothing is noted", async ({ page }) => {
  await opened(page, THREE);
  await tab(page, "hint");
  for (let rung = 1; rung < 4; ++rung) {
    await press(page, "h");
    await page.waitForFunction((told) => document.querySelectorAll("#panel-hint .ladder li").length === told, rung);
  }
  const lit = () => page.locator(".board > .board-picture .lit").evaluateAll((all) => all.map((each) => `${each.getAttribute("x")} ${each.getAttribute("y")}`));
  await page.locator(".board > .board-picture .lit").first().waitFor({ state: "attached" });
  assert.deepEqual(await lit(), ["0 0", "100 0"], "r1c1 and r1c2");
  assert.match(await page.locator("#panel-hint").textContent(), /Look at the 3 cage at r1c1/);
  assert.equal(await notesOutside(page, []), 0);
  await press(page, "h");
  await page.waitForFunction(() => !document.querySelector(".board > .board-picture .lit") && document.querySelector(".board > .board-picture .mark"));
  assert.equal((await drawn(page, "r1c1")).notes, "123456789");
  assert.match(await labelOf(page, "r1c1"), /candidates 1 2 3/);
  assert.equal(await notesOutside(page, ["r1c1", "r1c2"]), 0);
  assert.doesNotMatch(await labelOf(page, "r5c5"), /candidates/);
  await press(page, "h");
  await named(page, "apply").click();
  assert.equal((await drawn(page, "r1c2")).notes, "12");
  assert.equal(await notesOutside(page, ["r1c1", "r1c2"]), 0);
});

test("what a technique of rules strikes elsewhere is applied with it, as one move, by keys and with words", async ({ page }) => {
  await opened(page, THREE);
  await toldWhole(page);
  await told(page, /^Apply all 3 of this kind: that can be chosen too/);
  await named(page, "apply").focus();
  await press(page, "Tab");
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Apply all 3 of this kind");
  await press(page, "Enter");
  await seen(page, /^3 steps applied: 42 candidates are struck\. Cells without notes in which something is struck have got theirs; all else stays/);
  for (const [name, notes] of [["r1c2", "12"], ["r5c5", "89"], ["r9c9", "13"], ["r2c2", ""]])
    assert.equal((await drawn(page, name)).notes, notes, name);
  await press(page, "u");
  for (const name of ["r1c2", "r5c5", "r9c9"]) assert.equal((await drawn(page, name)).notes, "", name);
});

test("one's own notes stay then, less what is struck, and auto notes are struck", async ({ page }) => {
  await opened(page, THREE);
  await cell(page, "r1c1").click();
  await press(page, "Shift+1", "Shift+5");
  await toldWhole(page);
  await named(page, "apply-alike").click();
  await seen(page, /^3 steps applied: 42 candidates are struck\. Cells without notes/);
  for (const [name, notes] of [["r1c1", "1"], ["r1c2", "12"], ["r9c9", "13"], ["r2c2", ""]])
    assert.equal((await drawn(page, name)).notes, notes, name);
  await press(page, "u");
  await page.locator(".tools").getByText("Auto notes").click();
  await toldWhole(page);
  await named(page, "apply-alike").click();
  await seen(page, /^3 steps applied: 42 candidates are struck\.$/);
  for (const [name, notes] of [["r1c2", "12"], ["r5c6", "89"], ["r2c2", "123456789"]])
    assert.equal((await drawn(page, name)).notes, notes, name);
});

test("on a phone all of a kind are applied where all was told", { viewport: { width: 390, height: 844 }, hasTouch: true }, async ({ page }) => {
  await opened(page, THREE);
  await named(page, "tool-hint").tap();
  await named(page, "strip-all").filter({ hasText: "Tell all" }).tap();
  await named(page, "strip-all").filter({ hasText: "All 3" }).tap();
  await seen(page, /^3 steps applied/);
});

test("who asks why not is offered nothing else of its kind", async ({ page }) => {
  await opened(page, THREE);
  await cell(page, "r1c1").click();
  await named(page, "why-not-9").click();
  await named(page, "more").click();
  await named(page, "tell-all").click();
  await named(page, "prove").click();
  await page.waitForFunction(() => /^✓/.test(document.querySelector(".verdict")?.textContent ?? ""));
  assert.equal(await page.locator("[data-name=apply-alike]:visible").count(), 0);
});

test("where there are no rules each step is applied alone", { hash: `#${EXAMPLE}` }, async ({ page }) => {
  await tab(page, "hint");
  await skipSingles(page);
  await toldWhole(page);
  assert.equal(await named(page, "apply").count(), 1);
  await named(page, "prove").click();
  await page.waitForFunction(() => /^✓/.test(document.querySelector(".verdict")?.textContent ?? ""));
  assert.equal(await named(page, "apply-alike").count(), 0);
});

const at = (name) => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;

test("it is there after a reload, and undo leads back to the puzzle before", async ({ page }) => {
  await opened(page);
  const count = await drawnCages(page);
  await cell(page, "r5c5").click();
  await press(page, SOLUTION[40]);
  await page.reload();
  await page.waitForSelector(".board-picture .clue-cage", { state: "attached" });
  assert.equal(await drawnCages(page), count);
  assert.match(await labelOf(page, "r5c5"), new RegExp(SOLUTION[40]));
  await cell(page, "r5c5").click();
  await press(page, "u");
  await toPuzzleBefore(page);
  await page.waitForFunction(() => !document.querySelector(".board-picture .clue-cage"));
});

test("what stands beside the board takes no cell away", async ({ page }) => {
  const sandwich = { kind: "sandwich", line: "c2", sum: 9 };
  await opened(page, JSON.stringify({ rules: [...cages, sandwich] }));
  await page.waitForSelector(".board-picture .clue-outside", { state: "attached" });
  const boxes = await page.evaluate(() => {
    const box = (of) => document.querySelector(of).getBoundingClientRect();
    const [cell, paper, outside] = [box('[data-cell="80"]'), box(".board-picture .paper"), box(".clue-outside")];
    return { right: paper.right - cell.right, bottom: paper.bottom - cell.bottom, above: paper.top - outside.bottom };
  });
  assert.ok(Math.abs(boxes.right) < 3 && Math.abs(boxes.bottom) < 3, JSON.stringify(boxes));
  assert.ok(boxes.above > -3, JSON.stringify(boxes));
  // The names of rows and columns stand where these are.
  const away = await page.evaluate(() => {
    const middle = (element, from, to) => {
      const box = element.getBoundingClientRect();
      return (box[from] + box[to]) / 2;
    };
    const [top, left] = [...document.querySelectorAll(".ruler-top span:last-child, .ruler-left span:last-child")];
    const last = document.querySelector('[data-cell="80"]');
    return [
      middle(top, "left", "right") - middle(last, "left", "right"),
      middle(left, "top", "bottom") - middle(last, "top", "bottom"),
    ];
  });
  assert.ok(away.every((by) => Math.abs(by) < 6), JSON.stringify(away));
});

test("diagonals are houses: notes and clashes follow them", async ({ page }) => {
  await paste(page, JSON.stringify({ givens: `5${".".repeat(80)}`, rules: [{ kind: "diagonals", which: "both" }] }));
  await page.waitForFunction(() => /Diagonals/.test(document.querySelector(".banner").textContent));
  await cell(page, "r9c9").click();
  await press(page, "5");
  await page.waitForFunction(() => document.querySelector('[data-cell="80"]').getAttribute("aria-invalid") === "true");
  assert.ok(await isInvalid(page, "r1c1"));
});

test("a game that is refused says why, and the table stays", async ({ page }) => {
  await paste(page, JSON.stringify({ rules: [{ kind: "cage", cells: ["r1c1"], sum: 99 }] }));
  await page.waitForFunction(() => /can't sum to 99/.test(document.body.textContent));
  assert.equal(await drawnCages(page), 0);
});

test("a link to it opens it", async ({ page, url }) => {
  await page.goto("about:blank");
  await page.goto(`${url}#${encodeURIComponent(KILLER)}`);
  await page.waitForSelector(".board-picture .clue-cage", { state: "attached" });
});

test("its own link opens it elsewhere as it stands: rules, digits and colours", async ({ page, url }) => {
  await opened(page);
  await cell(page, "r1c1").click();
  await press(page, SOLUTION[0]);
  await press(page, "v");
  await press(page, "3");
  await tab(page, "share");
  await named(page, "share-board").click();
  const share = page.getByLabel("Link to this board");
  await page.waitForFunction(() => /#b=[\w-]+~[\w-]+$/.test(document.querySelector('[data-name="link"]').value));
  const link = await share.inputValue();
  assert.ok(link.startsWith(`${url.replace(/\/$/, "")}/#b=`), link.slice(0, 80));
  assert.ok(link.length < encodeURIComponent(KILLER).length / 2, `${link.length} letters`);
  const label = await labelOf(page, "r1c1");
  assert.match(label, new RegExp(`${SOLUTION[0]}.*colour`));
  const count = await drawnCages(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(link);
  await page.waitForSelector(".board-picture .clue-cage", { state: "attached" });
  await page.waitForFunction(
    (wanted) => document.querySelector('[data-cell="0"]').getAttribute("aria-label") === wanted,
    label,
  );
  assert.equal(await drawnCages(page), count);
  assert.match(await page.locator(".banner").textContent(), /A killer · Killer cage/);
  // A part is missing: it is said, and nothing half read is on the table.
  await page.goto("about:blank");
  await page.goto(link.slice(0, -9));
  await page.waitForFunction(() => /This link is damaged/.test(document.body.textContent));
});

test("the board as text is in a format that holds its rules", async ({ page }) => {
  await opened(page);
  await tab(page, "share");
  await page.waitForFunction(() => /"cage"/.test(document.querySelector('[data-name="out"]').value));
  // And the pages that know such rules open it.
  await named(page, "open-sudokupad").waitFor();
  assert.match(await named(page, "open-fpuzzles").getAttribute("href"), /^https:\/\/f-puzzles\.com/);
  assert.equal(await named(page, "open-sudokuwiki").count(), 0);
  // What holds no such rules is not to be chosen.
  const open = await page
    .locator('[data-name="format"] option')
    .evaluateAll((all) => all.filter(({ disabled }) => !disabled).map(({ value }) => value));
  assert.deepEqual(open, ["fpuzzles", "sudokupad", "json"]);
});

test(
  "what knows rules is fetched with the first game, and from then on is there without a network",
  { serviceWorkers: "allow" },
  async ({ page }) => {
    const fetched = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    assert.ok(!fetched.includes("/rules.wasm"));
    await opened(page);
    assert.ok(fetched.includes("/rules.wasm"));
    await page.context().setOffline(true);
    try {
      await page.reload();
      await page.waitForSelector(".board-picture .clue-cage", { state: "attached" });
    } finally {
      await page.context().setOffline(false);
    }
  },
);
