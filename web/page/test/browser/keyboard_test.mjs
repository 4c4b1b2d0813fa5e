// The keyboard alone. What there is to operate is asked of the page itself, state by state: each control must
// be reached by Tab, or by arrow keys from one that is, with its focus to be seen; and each must do something
// that can be seen, heard or saved when it is operated by keys. So a control that is added is tested too, and
// one that only a pointer can use fails.
import assert from "node:assert/strict";
import { test as nodeTest } from "node:test";
import { EXAMPLE, PUZZLE, cell, drawn, named, press, shapes, shows, skipSingles, tab, test, told } from "./harness.mjs";

// ---- what the page is asked

const helpers = () => {
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button]";
  const keyOf = (each) =>
    each.getAttribute("data-name") ||
    each.id ||
    (each.classList.contains("chip") && "chip") ||
    (each.getAttribute("aria-label") ?? each.textContent);
  window.keysOf = (within = "body") =>
    [...document.querySelectorAll(`${within} :is(${CONTROLS})`)]
      .filter((each) => !each.disabled && each.checkVisibility() && !each.matches(".phrase, [tabindex='-1']"))
      .map(keyOf);
  window.controlOf = (key) =>
    [...document.querySelectorAll(CONTROLS)].find(
      (each) => !each.disabled && each.checkVisibility() && keyOf(each) === key,
    );
  window.disabledKeys = () =>
    [...document.querySelectorAll(CONTROLS)].filter((each) => each.disabled && each.checkVisibility()).map(keyOf);
  // What can be seen, heard and saved, as one text.
  window.effects = { prints: 0, links: 0 };
  window.signature = () =>
    document.documentElement.className +
    document.documentElement.dataset.theme +
    document.body.outerHTML.replace(/<span[^>]*role="timer"[^>]*>[^<]*/g, "") + // a clock runs by itself
    JSON.stringify(
      [...document.querySelectorAll("input, select, textarea")].map((each) => [each.value, each.checked]),
    ) +
    JSON.stringify(window.effects);
  window.print = () => ++window.effects.prints;
  addEventListener(
    "click",
    (event) => {
      if (!event.target.closest?.("a[target=_blank]")) return;
      event.preventDefault();
      ++window.effects.links;
    },
    { capture: true },
  );
  // What Tab has reached, and what of it is not seen to have the focus.
  window.reached = [];
  window.unseen = [];
  addEventListener("focusin", ({ target }) => {
    window.reached.push(keyOf(target));
    const { outlineStyle, outlineWidth } = getComputedStyle(target);
    if (outlineStyle === "none" || parseFloat(outlineWidth) < 1) window.unseen.push(keyOf(target));
  });
};

// Groups that are one stop for Tab, what their members are, and the key that leads on.
const GROUPS = [
  [".phrases", ".phrase", "ArrowRight"],
  [".technique-list", "input", "ArrowDown"],
];
const walkGroups = async (page) => {
  for (const [group, member, key] of GROUPS) {
    const sizes = await page.evaluate(
      ([of, each]) =>
        [...document.querySelectorAll(of)].map((one) =>
          one.checkVisibility() ? one.querySelectorAll(each).length : 0,
        ),
      [group, member],
    );
    // They are alike: three of them, up to a dozen members each, stand for all.
    const some = [...sizes.entries()].filter(([, size]) => size > 1).slice(0, 3);
    for (const [at, size] of some) {
      const place = () =>
        page.evaluate(
          ([of, each, nth]) =>
            [...document.querySelectorAll(of)[nth].querySelectorAll(each)].indexOf(document.activeElement),
          [group, member, at],
        );
      await page.evaluate(
        ([of, nth]) => document.querySelectorAll(of)[nth].querySelector("[tabindex='0']").focus(),
        [group, at],
      );
      const first = await place();
      const steps = Math.min(size - 1 - first, 12);
      await press(page, ...Array(steps).fill(key));
      assert.equal(await place(), first + steps, `${key} goes through ${group}`);
    }
  }
};

// Holds Tab from where the focus is until it comes round to the pad; then goes through the groups that are
// one stop by arrow keys.
const walked = async (page, from) => {
  await page.evaluate((selector) => {
    document.activeElement.blur();
    document.querySelector(selector).focus();
    window.reached = [];
    window.unseen = [];
  }, from);
  const round = () => page.evaluate(() => window.reached.includes("mode-digit") && window.reached.length > 1);
  for (let some = 0; some < 20 && !(some && (await round())); ++some) {
    await Promise.all(Array.from({ length: 25 }, () => page.keyboard.down("Tab")));
    await page.keyboard.up("Tab");
  }
  await walkGroups(page);
  return page.evaluate(() => [...new Set(window.reached)]);
};

// ---- operating

const KEYS = {
  select: ["ArrowDown"],
  checkbox: ["Space"],
  file: ["Space"],
  text: ["7"],
  button: ["Enter"],
};
const kindOf = (page, key) =>
  page.evaluate((wanted) => {
    const control = window.controlOf(wanted);
    if (!control) return undefined;
    const { localName, type, readOnly } = control;
    if (localName === "select")
      return control.selectedIndex === control.options.length - 1 ? "select-up" : "select";
    if (localName === "textarea" || (localName === "input" && !["checkbox", "file"].includes(type)))
      return readOnly ? "readonly" : "text";
    if (localName === "input") return type;
    return control.getAttribute("aria-pressed") === "true" ? "pressed" : "button";
  }, key);

// Members of a long list are alike: one of them stands for all.
const familyOf = (key) => key.replace(/^(technique|lesson|step|branch|digit|why-not|leads|pen-link|unfold|known-to)-[^ ]+$/, "$1-");

const operated = new Set();
const seen = new Set();

// How many choosers of a file a page has opened. The browser is told to leave them to us before anything is
// pressed: one that opens before it knows stays open, and no other comes after it.
const choosers = new WeakMap();
const countChoosers = (page) => {
  choosers.set(page, 0);
  page.on("filechooser", () => choosers.set(page, choosers.get(page) + 1));
};
const until = async (holds, patience) => {
  for (const end = Date.now() + patience; !holds() && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return holds();
};

// Whether something has come of it.
const operate = async (page, key, patience) => {
  const kind = await kindOf(page, key);
  if (kind === undefined) return false;
  if (kind === "readonly") return true; // to be read and copied
  const isThere = await page.evaluate((wanted) => {
    document.activeElement.blur();
    document.querySelector('[data-name="live"]').textContent = "";
    window.before = window.signature();
    window.controlOf(wanted)?.focus();
    return window.controlOf(wanted) !== undefined;
  }, key);
  if (!isThere) return false; // what came of the key before it has taken it away meanwhile
  if (kind === "file") {
    choosers.set(page, 0);
    await press(page, ...KEYS.file);
    return until(() => choosers.get(page) > 0, patience);
  }
  await press(page, ...(kind === "select-up" ? ["ArrowUp"] : (KEYS[kind] ?? KEYS.button)));
  if (kind === "pressed") return true; // it is on already: nothing need change
  return page
    .waitForFunction(() => window.signature() !== window.before, undefined, { timeout: patience })
    .then(() => true)
    .catch(() => false);
};

// ---- the states

const closed = (page) => page.evaluate(() => document.querySelectorAll("dialog[open]").forEach((each) => each.close()));
const again = async (page) => {
  await closed(page);
  await page.evaluate((puzzle) => {
    document.querySelector('[data-name="live"]').textContent = "";
    location.hash = puzzle;
  }, EXAMPLE);
  await page.waitForFunction(() => location.hash === "" && document.querySelector('[data-name="live"]').textContent);
  await shows(page, EXAMPLE);
  // A game that was begun goes on, and these states begin at its beginning.
  const anew = named(page, "notice-offer").filter({ hasText: "Begin anew" });
  if (await anew.count()) await anew.click();
};
const hinted = async (page, rungs) => {
  await again(page);
  await tab(page, "hint");
  if (await named(page, "close").count()) await named(page, "close").click();
  await skipSingles(page);
  await named(page, "more").click();
  await page.waitForSelector(".ladder li");
  if (rungs > 1) await named(page, "tell-all").click();
};

const STATES = {
  "a game": async (page) => {
    await again(page);
    await tab(page, "hint");
    await cell(page, "r1c2").click();
    // A note that the rules forbid, something to undo and something to do again.
    await press(page, "z", "Shift+4", "ArrowRight", "3", "7", "u");
  },
  "colours in hand": async (page) => {
    await again(page);
    await cell(page, "r1c2").click();
    await press(page, "v", "3");
  },
  "the first rung": (page) => hinted(page, 1),
  "a step told": (page) => hinted(page, 5),
  // One of several truths, so that it is seen which of them is lit.
  "a step proved": async (page) => {
    await again(page);
    await tab(page, "steps");
    await named(page, "path").click();
    await page.waitForSelector(".step-item");
    await named(page, "filter").selectOption("2-string-kite");
    await page.locator(".step-item").first().click();
    await named(page, "prove").click();
    await page.waitForFunction(() => /^[✓✗]/.test(document.querySelector(".verdict")?.textContent ?? ""));
  },
  "a step of the path": async (page) => {
    await again(page);
    await tab(page, "steps");
    await named(page, "path").click();
    await page.waitForSelector(".step-item");
    await named(page, "filter").selectOption("2-string-kite"); // a short list
    await page.locator(".step-item").first().click();
    await named(page, "next").click();
    await named(page, "next").click();
  },
  "all that can be done now": async (page) => {
    await again(page);
    await tab(page, "steps");
    await named(page, "now").click();
    await page.locator('[data-name="filter"] option[value="hidden-single"]').waitFor({ state: "attached" });
    await named(page, "filter").selectOption("hidden-single");
    await page.locator(".step-item").first().click();
  },
  "the rating": async (page) => {
    await again(page);
    await tab(page, "rating");
    await page.waitForSelector(".bottleneck");
    await page.waitForFunction(() => !document.querySelector('#panel-rating [data-name="stop"]'));
  },
  "a new puzzle": async (page) => {
    await closed(page);
    await tab(page, "new");
    await page.waitForFunction(() => document.querySelectorAll('[data-name="needs"] option').length > 50);
  },
  "a search that goes on": async (page) => {
    await tab(page, "new");
    await named(page, "Least clues").fill("17");
    await named(page, "Most clues").fill("17");
    if (await named(page, "make").count()) await named(page, "make").click();
  },
  practice: async (page) => {
    await again(page); // no exercise, so that "Show me" comes with the new one
    await page.evaluate(() => (location.hash = "lesson=hidden-pair"));
    await page.waitForSelector("#panel-lessons .sentence");
    await named(page, "practise").click();
    await page.waitForSelector('[data-name="show-me"]');
  },
  sharing: async (page) => {
    await again(page);
    await tab(page, "share");
    await page.waitForSelector(".links a");
  },
  "all lessons": async (page) => {
    await tab(page, "lessons");
    if (await named(page, "all-lessons").count()) await named(page, "all-lessons").click();
    await named(page, "search").fill("wing"); // a list that is not too long to be walked through
    await page.waitForSelector('[data-name="lesson-xy-wing"]');
  },
  "a lesson that walks the eye": async (page) => {
    await tab(page, "hint");
    await again(page);
    await page.evaluate(() => (location.hash = "lesson=x-wing"));
    await page.waitForSelector("#panel-lessons .sentence");
    await named(page, "spot-it").click();
    await named(page, "next-look").click();
  },
  "a lesson with a net": async (page) => {
    await page.evaluate(() => (location.hash = "lesson=forcing-net-verity"));
    await page.waitForFunction(() =>
      document.querySelector("#panel-lessons")?.textContent.includes("Forcing Net Verity"),
    );
    await page.waitForSelector("#panel-lessons .sentence");
    await named(page, "next").click();
    await named(page, "next").click();
  },
  "a chain in the pen": async (page) => {
    await again(page);
    await tab(page, "pen");
    await named(page, "check-chain").waitFor();
    if (!(await named(page, "pen-clear").isDisabled())) await named(page, "pen-clear").click();
    await cell(page, "r1c2").focus();
    await press(page, "Home", "ArrowRight", "3", "7", "2", "Alt+3");
  },
  settings: async (page) => {
    await tab(page, "settings");
    await page.waitForFunction(() => document.querySelectorAll(".technique-list input").length > 50);
    await page.evaluate(() => (document.querySelector("#panel-settings details:has(.technique-list)").open = true));
    await named(page, "technique-x-wing").uncheck(); // so that every preset changes something
    await named(page, "order-later").click();
  },
};

for (const [state, go] of Object.entries(STATES)) {
  test(`by keys alone: ${state}`, { hash: `#${EXAMPLE}` }, async ({ page }) => {
    countChoosers(page);
    await page.evaluate(helpers);
    await go(page);
    const wanted = await page.evaluate(() => [...new Set(window.keysOf())]);
    const disabled = await page.evaluate(() => window.disabledKeys());
    for (const key of [...wanted, ...disabled]) seen.add(familyOf(key));
    // The pad is the same everywhere: it is walked through once, from the top of the page.
    const whole = operated.size === 0;
    const here = whole ? wanted : await page.evaluate(() => window.keysOf(".side [role=tabpanel]"));
    const from = whole ? "[data-name=mode-digit]" : "[role=tab][tabindex='0']";
    const reached = new Set(await walked(page, from));
    assert.deepEqual(
      here.filter((key) => !reached.has(key) && !/^(tab|mode)-/.test(key)),
      [],
      "not reached",
    );
    assert.deepEqual(await page.evaluate(() => [...new Set(window.unseen)]), [], "the focus is not seen");
    await go(page);
    for (const key of wanted) {
      const family = familyOf(key);
      if (operated.has(family) || /^tab-/.test(key)) continue; // tabs: see below
      operated.add(family);
      // What was done before may have left it nothing to do.
      if (await operate(page, key, 500)) continue;
      await go(page);
      assert.ok(await operate(page, key, 20_000), `${key} does nothing by the keyboard`);
    }
  });
}

test("arrow keys lead from panel to panel, there and round", async ({ page }) => {
  await page.locator("#tab-hint").focus();
  const panels = await page.locator("[role=tab]").evaluateAll((all) => all.map((each) => each.id));
  assert.ok(panels.length >= 7);
  for (const panel of [...panels.slice(1), panels[0]]) {
    await press(page, "ArrowRight");
    assert.equal(await page.evaluate(() => document.activeElement.id), panel);
    assert.equal(await page.locator(`#${panel.replace("tab", "panel")}`).isVisible(), true);
  }
  await press(page, "ArrowLeft");
  assert.equal(await page.evaluate(() => document.activeElement.id), panels.at(-1));
});

nodeTest("every control of every state has been operated by keys", () => {
  assert.deepEqual(
    [...seen].filter((family) => !operated.has(family) && !/^tab-/.test(family)),
    [],
  );
});

test("arrow keys lead to all 81 cells, and each says what it holds", async ({ page }) => {
  await cell(page, "r1c1").focus();
  const reached = new Set();
  await page.evaluate(() => {
    window.cells = [];
    addEventListener("focusin", ({ target }) => window.cells.push(target.getAttribute("data-cell")));
  });
  for (let row = 0; row < 9; ++row) await press(page, ...Array(9).fill("ArrowRight"), "ArrowDown");
  for (const each of await page.evaluate(() => window.cells)) reached.add(each);
  assert.equal(reached.size, 81);
});

test(
  "from a pasted half-filled puzzle to an understood chain without a pointer",
  { hash: "" },
  async ({ page }) => {
    const name = () =>
      page.evaluate(() => document.activeElement.getAttribute("data-name") ?? document.activeElement.id);
    const tabTo = async (wanted) => {
      for (let i = 0; i < 120 && (await name()) !== wanted; ++i) await press(page, "Tab");
      assert.equal(await name(), wanted);
    };
    const half = `${PUZZLE.slice(0, 2)}4${PUZZLE.slice(3)}`;
    await page.evaluate((text) => navigator.clipboard.writeText(text), half);
    await page.locator(".cell").first().focus();
    await press(page, "Control+v");
    await shows(page, half);
    await page.evaluate((text) => navigator.clipboard.writeText(text), EXAMPLE);
    await press(page, "Control+v");
    await shows(page, EXAMPLE);
    // Its hardest step is a chain: to the rating, and on to the bottleneck.
    await tabTo("tab-hint");
    await press(page, "ArrowRight");
    await named(page, "show-steps").waitFor(); // nothing of the path is told unasked
    await press(page, "ArrowRight");
    await named(page, "check-chain").waitFor();
    await press(page, "ArrowRight");
    await page.waitForSelector(".bottleneck");
    await tabTo("bottleneck");
    await press(page, "Enter");
    await page.waitForSelector(".board .arrow", { state: "attached" });
    // Node by node, each with its sentence, to what follows.
    await page.locator(".cell[tabindex='0']").focus();
    await press(page, "]");
    await told(page, /^Suppose/);
    const lines = await page.locator("#panel-steps .reason").count();
    for (let line = 1; line < lines; ++line) {
      await press(page, "]");
      const words = await page.locator("#panel-steps [aria-current=step]").textContent();
      assert.ok(words.length > 5);
    }
    assert.ok((await shapes(page, ".gone-disc, .placement")) > 0);
    await tabTo("prove");
    await press(page, "Enter");
    await told(page, /^✓ Proved/);
    await tabTo("adopt");
    await press(page, "Enter");
    assert.equal(await page.locator(".banner.staged").count(), 0);
    assert.ok((await drawn(page, "r1c1")).given);
  },
);
