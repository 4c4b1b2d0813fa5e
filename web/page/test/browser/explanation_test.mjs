import assert from "node:assert/strict";
import { EXAMPLE, PUZZLE, cell, named, press, shapes, shows, tab, test, told } from "./harness.mjs";

const lesson = async (page, slug) => {
  await page.evaluate((name) => (location.hash = `lesson=${name}`), slug);
  await page.waitForSelector("#panel-lessons .sentence");
};

test("a chain has numbered nodes, solid and dashed arrows with heads, and hulls for groups", async ({
  page,
}) => {
  await lesson(page, "grouped-aic");
  assert.ok((await shapes(page, ".arrow.strong")) >= 2);
  assert.ok((await shapes(page, ".arrow.weak")) >= 1);
  assert.equal(await shapes(page, ".head"), await shapes(page, ".arrow"));
  assert.ok((await shapes(page, ".hull")) >= 1);
  assert.ok((await shapes(page, ".badge-text")) >= 4);
  const dashed = await page
    .locator(".board .arrow.weak")
    .first()
    .evaluate((arrow) => getComputedStyle(arrow).strokeDasharray);
  assert.notEqual(dashed, "none");
});

test("a wing that tells no story is drawn with its links, and the legend tells them", async ({ page }) => {
  await lesson(page, "w-wing");
  assert.equal(await shapes(page, ".arrow.strong"), 1);
  assert.equal(await shapes(page, ".arrow.weak"), 2);
  assert.equal(await shapes(page, ".head"), 0);
  assert.match(
    await page.locator("#panel-lessons .legend").textContent(),
    /one of the two is true.*not both are true/s,
  );
});

// Known as AI Escargot.
const ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

test("a net of many lines is folded, opens where it stands, and is walked whole", { hash: `#${ESCARGOT}` }, async ({ page }) => {
  await tab(page, "steps");
  await named(page, "path").click();
  await page.waitForSelector(".step-item");
  const net = await page.evaluate(() => {
    const names = [...document.querySelectorAll(".step-item")].map((item) => item.textContent);
    return names.flatMap((name, at) => (/Forcing Net/.test(name) ? [at] : []));
  });
  let lines = 0;
  for (const at of net) {
    await page.locator(".step-item").nth(at).click();
    lines = Number((/^(\d+) lines/.exec(await page.locator(".explanation:visible .count").textContent()) ?? [])[1] ?? 0);
    if (lines > 40) break;
  }
  assert.ok(lines > 40, "a long net");
  const shown = () => page.locator(".explanation:visible .reason").count();
  const folds = page.locator(".explanation:visible .fold");
  assert.ok((await folds.count()) > 0 && (await shown()) <= 40);
  const first = folds.first();
  const hidden = Number(/\d+/.exec(await first.textContent())[0]);
  const before = await shown();
  await first.click();
  assert.equal(await shown(), before + hidden);
  assert.equal(await first.getAttribute("aria-expanded"), "true");
  await first.click();
  assert.equal(await shown(), before);
  // Whoever walks comes through every line.
  await page.getByRole("button", { name: "Walk through it" }).click();
  for (let line = 1; line < lines; ++line) await press(page, "]");
  assert.match(await page.locator(".explanation:visible .count").textContent(), new RegExp(`^${lines} of ${lines}`));
});

test("the player walks node by node with its sentence, by buttons and keys", async ({ page }) => {
  await lesson(page, "grouped-aic");
  await page.getByRole("button", { name: "Walk through it" }).click();
  assert.equal(await shapes(page, ".arrow"), 0);
  assert.match(await page.locator("[aria-current=step]").textContent(), /^Suppose/);
  await page.getByRole("button", { name: "Next line" }).click();
  assert.equal(await shapes(page, ".arrow"), 1);
  await told(page, /^Then /);
  await cell(page, "r1c1").click();
  await press(page, "]", "]");
  assert.equal(await shapes(page, ".gone-disc"), 0);
  // The last line says what follows, and that is lit.
  await press(page, "]");
  await told(page, /^So either way r5c8 is not 4: it sees the 4 at r3c8, or the 4 at r5c5\.$/);
  assert.equal(
    await page.locator("[aria-current=step]").textContent(),
    "So either way r5c8 is not 4: it sees the 4 at r3c8, or the 4 at r5c5.",
  );
  assert.equal(await shapes(page, ".gone-disc"), 1);
  assert.equal(await shapes(page, ".concluded"), 1);
  assert.ok(await named(page, "next").isDisabled());
  await page.getByRole("button", { name: "Line before" }).click();
  assert.equal(await shapes(page, ".gone-disc, .concluded"), 0);
  // By itself it goes on from here to the end.
  await page.getByRole("button", { name: "Walk by itself" }).click();
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await page.getByRole("button", { name: "Walk by itself" }).waitFor();
  assert.equal(await shapes(page, ".concluded"), 1);
  await page.getByRole("button", { name: "All lines" }).click();
  assert.equal(await page.locator("[aria-current=step]").count(), 0);
});

test("a walk that ends in a contradiction says what that means", async ({ page }) => {
  await lesson(page, "forcing-chain-contradiction");
  assert.equal(
    await page.locator(".reason").last().textContent(),
    "That can't be, so r9c9 is not 8.",
  );
  await lesson(page, "forcing-chain-verity");
  assert.match(await page.locator(".reason").last().textContent(), /^So in every case/);
});

test("the key of a certificate is read by its own truths, and the legend tells what is drawn", async ({
  page,
}) => {
  await lesson(page, "w-wing");
  await named(page, "prove").click();
  await told(page, /^✓ Proved/);
  const premises = () => page.locator(".proof .chip").allTextContents();
  assert.deepEqual((await premises()).slice(-2), ["r7c8 holds a digit", "column 9 holds a 1"]);
  assert.deepEqual(await page.locator("#panel-lessons .legend li").allTextContents(), [
    "one of these is true",
    "to be removed",
  ]);
  await lesson(page, "x-wing");
  await named(page, "prove").click();
  await told(page, /^✓ Proved/);
  assert.equal((await premises())[0], "column 2 holds an 8");
  // Many have their short names, and a key.
  await lesson(page, "sk-loop");
  await named(page, "prove").click();
  await told(page, /^✓ Proved/);
  assert.match(await page.locator(".proof p").nth(1).textContent(), /^Premises: r\dc\d stands for "this cell holds a digit"/);
  // What rests on there being one solution does not follow from truths alone.
  await lesson(page, "unique-rectangle-1");
  await named(page, "prove").click();
  await told(page, /^✓ Proved: .* if there is one solution\.$/);
});

test(
  "Prove it brings the certificate into sight on a laptop, and says what its list is",
  { viewport: { width: 1280, height: 800 } },
  async ({ page }) => {
    await lesson(page, "w-wing");
    await named(page, "prove").click();
    await told(page, /^✓ Proved/);
    assert.match(
      await page.locator(".proof p").first().textContent(),
      /^Each of these is a fact of the rules: .* leave no room for what is removed\.$/,
    );
    const { top, bottom } = await page
      .locator(".proof")
      .evaluate((proof) => proof.getBoundingClientRect().toJSON());
    assert.ok(top >= 0 && bottom <= 800, `${top} to ${bottom}`);
    assert.ok((await page.locator(".board").evaluate((board) => board.getBoundingClientRect().top)) >= 0);
  },
);

// The cells that are lit on the board, by their place in the picture.
const lit = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".board > .board-picture .lit")]
      .map((each) => (each.getAttribute("y") / 100) * 9 + each.getAttribute("x") / 100)
      .sort((a, b) => a - b)
      .join(" "),
  );

test("each phrase lights just what it names, and a cell the phrases that name it; also by the keyboard", async ({
  page,
}) => {
  await lesson(page, "grouped-aic");
  const phrases = await page.locator(".reasoning .phrase, .sentence .phrase").all();
  assert.ok(phrases.length > 5);
  for (const phrase of phrases.slice(0, 12)) {
    await phrase.hover();
    assert.equal(await lit(page), await phrase.getAttribute("data-cells"), await phrase.textContent());
  }
  await page.mouse.move(0, 0);
  assert.equal(await lit(page), "");
  const first = page.locator(".sentence .phrase").first();
  await first.focus();
  assert.equal(await lit(page), await first.getAttribute("data-cells"));
  const words = await page.evaluate(() => document.activeElement.textContent);
  await press(page, "ArrowRight");
  assert.notEqual(await page.evaluate(() => document.activeElement.textContent), words);
  // The other way: every cell that is named, and no other phrase.
  const places = await page
    .locator(".sentence .phrase")
    .evaluateAll((all) => all.map((each) => each.dataset.cells));
  const cells = new Set(places.filter((each) => /^\d+$/.test(each)));
  assert.ok(cells.size >= 1);
  for (const each of cells) {
    await page.locator(`[data-cell="${each}"]`).hover();
    const pointed = await page
      .locator(".phrase.pointed-at")
      .evaluateAll((all) => all.map((phrase) => phrase.dataset.cells.split(" ")));
    assert.ok(pointed.length >= 1);
    for (const phrase of pointed) assert.ok(phrase.includes(each));
  }
  await page.mouse.move(0, 0);
  assert.equal(await page.locator(".phrase.pointed-at").count(), 0);
});

test("a phrase that names a house lights all nine cells of it", async ({ page }) => {
  await lesson(page, "x-wing");
  const houses = await page.locator(".sentence .phrase", { hasText: /row|column/ }).all();
  assert.ok(houses.length >= 1);
  for (const phrase of houses) {
    await phrase.hover();
    assert.equal((await shapes(page, ".lit")) % 9, 0);
    assert.ok((await shapes(page, ".lit")) >= 9);
  }
});

test("a net has a view for each branch", async ({ page }) => {
  await lesson(page, "forcing-net-verity");
  const nodes = await shapes(page, ".node");
  assert.ok((await page.locator('[data-name^="branch-"]').count()) >= 3);
  await named(page, "branch-0").click();
  assert.ok((await shapes(page, ".arrow")) > 0, "a branch has its arrows");
  assert.ok((await shapes(page, ".node")) !== nodes, "and other nodes than what all of them rest on");
  assert.match(await page.locator(".reason").first().textContent(), /Suppose|is|or/);
});

test("fish show base and cover, uniqueness its deadly pattern, sets their shapes; each by form too", async ({
  page,
}) => {
  await lesson(page, "x-wing");
  assert.equal(await shapes(page, ".band-base"), 2);
  assert.equal(await shapes(page, ".band-cover"), 2);
  assert.match(await page.locator("#panel-lessons .legend").textContent(), /base.*cover.*removed/s);
  await lesson(page, "unique-rectangle-1");
  await page.waitForFunction(() => document.querySelectorAll(".board .deadly").length === 4);
  assert.match(await page.locator("#panel-lessons .sentence").textContent(), /solution/);
  await lesson(page, "als-xz");
  await page.waitForFunction(() => document.querySelectorAll(".board .set-tag").length >= 4);
});

test("every technique has its lesson, with example and near miss", async ({ page }) => {
  await page.click("#tab-lessons");
  await page.waitForSelector(".lesson-item");
  assert.ok((await page.locator(".lesson-item").count()) > 100);
  // Who learns the plain game meets what needs rules last.
  const families = await page.locator("#panel-lessons h3").evaluateAll((all) => all.map((each) => each.firstChild.textContent));
  assert.equal(families[0], "Singles");
  assert.equal(families.at(-1), "Rules");
  await page.getByLabel("Look for a technique").fill("y-wing");
  await page.locator(".lesson-item", { hasText: "XY-Wing" }).first().click();
  await page.waitForSelector("#panel-lessons .sentence");
  assert.match(await page.locator(".banner").textContent(), /XY-Wing: an example/);
  await page.getByText("Also called: Y-Wing, Bent Triple, Short XY-Chain").waitFor();
  await named(page, "near-miss").click();
  assert.match(
    await page.locator("#panel-lessons p[role=status]").textContent(),
    /^Here the 3 of r7c6 is not given, and r7c7 can be 3 as well\. Then r7c7 has one more candidate/,
  );
  assert.equal(await shapes(page, ".mark.hue-amber"), 1, "the one too many");
  // What the example's signs stand for does not hold here.
  assert.equal(await page.locator("#panel-lessons .legend").count(), 0);
  assert.ok((await shapes(page, ".mark.hue-sky")) >= 2, "the pattern");
  assert.equal(await shapes(page, ".lit"), 1);
  await named(page, "harder").click();
  await page.waitForFunction(() => !/XY-Wing:/.test(document.querySelector(".banner").textContent));
  await named(page, "my-board").click();
  assert.equal(await page.locator(".banner.staged").count(), 0);
});

test("the eye is walked over the example, look by look, and every look is spoken", async ({ page }) => {
  await lesson(page, "x-wing");
  await named(page, "spot-it").click();
  assert.match(await page.locator(".spotting").textContent(), /Show the places of one digit/);
  assert.match(await page.locator(".banner").textContent(), /X-Wing: how to spot it/);
  assert.equal(await shapes(page, ".gone-disc"), 0, "what follows is not told yet");
  await named(page, "next-look").click();
  assert.equal(await shapes(page, ".band-look"), 1);
  assert.equal(await shapes(page, ".mark"), 2);
  await told(page, /^In column 2 the 8 has only two places, r1c2 and r8c2\.$/);
  await page.keyboard.press("]");
  assert.equal(await shapes(page, ".mark"), 4, "what was seen before stays");
  for (let i = 0; i < 2; ++i) await page.keyboard.press("]");
  assert.equal(await page.locator(".eye-walk .reason").count(), 4, "what was looked at before");
  assert.match(await page.locator(".eye-walk .look").textContent(), /^So /);
  assert.equal(await shapes(page, ".gone-disc"), 3);
  assert.ok(await named(page, "next-look").isDisabled());
});

test("the course remembers what is known, proposes the next, and is saved with the games", async ({ page }) => {
  await page.click("#tab-lessons");
  await named(page, "course-next").click();
  await page.waitForSelector("#panel-lessons .sentence");
  assert.equal(await page.locator("#panel-lessons h2:not(.unseen)").textContent(), "Full House");
  await named(page, "known").click();
  assert.equal(await named(page, "known").getAttribute("aria-pressed"), "true");
  await named(page, "leads-hidden-single").click();
  await page.waitForFunction(() => document.querySelector("#panel-lessons h2:not(.unseen)").textContent === "Hidden Single");
  // Who loads the page anew reads on where he was, and Back still leads to what was before.
  await page.reload();
  await page.waitForFunction(() => document.querySelector("#panel-lessons h2:not(.unseen)")?.textContent === "Hidden Single");
  await page.waitForSelector("#panel-lessons .sentence");
  assert.match(await page.locator(".banner").textContent(), /Hidden Single: an example/);
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("#panel-lessons h2:not(.unseen)")?.textContent === "Full House");
  await named(page, "all-lessons").click();
  assert.match(await named(page, "course-next").textContent(), /^Next: Hidden Single$/);
  assert.match(await page.locator(".course .count").textContent(), /^1 of \d+ known$/);
  assert.match(await named(page, "lesson-full-house").textContent(), /✓ Full House/);
});

test("an exercise that is done is known in the course", async ({ page }) => {
  await lesson(page, "hidden-single");
  await named(page, "practise").click();
  await named(page, "show-me").waitFor();
  await named(page, "show-me").click();
  await page.waitForSelector("#panel-hint .sentence");
  await named(page, "apply").click();
  await page.locator(".practice p", { hasText: /^That is the Hidden Single\. It was shown to you/ }).waitFor();
  const list = async () => {
    await page.click("#tab-lessons");
    if (await named(page, "all-lessons").count()) await named(page, "all-lessons").click();
    return named(page, "lesson-hidden-single").textContent();
  };
  assert.doesNotMatch(await list(), /known/, "the page has found it");
  await named(page, "practise-again").click();
  await page.locator(".practice p", { hasText: /^Find the Hidden Single/ }).waitFor();
  // A digit that has one place left in its row, column or box, in a cell that has others.
  const [at, digit] = await page.evaluate(() => {
    const notes = [...document.querySelectorAll(".cell")].map((each) => /candidates? ([\d ]+)/.exec(each.getAttribute("aria-label"))?.[1].trim().split(" ") ?? []);
    const houses = [(i) => Math.floor(i / 9), (i) => i % 9, (i) => 3 * Math.floor(i / 27) + Math.floor((i % 9) / 3)];
    for (const [cell, all] of notes.entries())
      for (const one of all)
        if (all.length > 1 && houses.some((of) => notes.every((other, i) => i === cell || of(i) !== of(cell) || !other.includes(one)))) return [cell, one];
    return [];
  });
  await page.locator(`[data-cell="${at}"]`).click();
  await press(page, digit);
  assert.match(await list(), /known/);
});

test("who knows something already says so at once, from the list and from a lesson", async ({ page }) => {
  await page.click("#tab-lessons");
  await named(page, "known-to-0").click();
  assert.equal(await page.locator(".course .count").textContent().then((text) => /^\d+/.exec(text)[0]), "3");
  assert.equal(await named(page, "known-to-1").count(), 0);
  await lesson(page, "x-wing");
  const all = named(page, "all-before");
  const count = Number(/\((\d+)\)/.exec(await all.textContent())[1]);
  await all.click();
  assert.equal(await all.count(), 0);
  await named(page, "all-lessons").click();
  assert.match(await page.locator(".course .count").textContent(), new RegExp(`^${count + 3} of `));
  // What stands under a heading is what its number counts.
  const [words, members] = await page.locator("#panel-lessons h3", { hasText: /^Singles/ }).evaluate((head) => [
    head.textContent,
    head.nextElementSibling.children.length,
  ]);
  assert.match(words, new RegExp(`^Singles \\d of ${members} known$`));
});

test("a search does not stay behind when one comes back to the lessons", async ({ page }) => {
  await page.click("#tab-lessons");
  await page.getByLabel("Look for a technique").fill("x-wing");
  const few = await page.locator(".lesson-item").count();
  await named(page, "show-all").click();
  assert.ok((await page.locator(".lesson-item").count()) > few + 50);
  await page.getByLabel("Look for a technique").fill("x-wing");
  await page.click("#tab-hint");
  await page.click("#tab-lessons");
  assert.equal(await page.getByLabel("Look for a technique").inputValue(), "");
});

for (const slug of ["pointing", "unique-rectangle-1", "xy-wing"])
  test(`on a laptop each look of the walk over ${slug} is seen without scrolling`, { viewport: { width: 1366, height: 768 } }, async ({ page }) => {
    await lesson(page, slug);
    await named(page, "spot-it").click();
    const isSeen = async () => {
      const { y, height } = await page.locator(".eye-walk .look").boundingBox();
      assert.ok(y >= 0 && y + height <= 768, `${y} to ${y + height}`);
    };
    await isSeen();
    while (!(await named(page, "next-look").isDisabled())) {
      await named(page, "next-look").click();
      await isSeen();
    }
  });

test("what is lit by pointing at its name goes dark when the name goes", { hash: `#${EXAMPLE}` }, async ({
  page,
}) => {
  const pointed = async () => {
    await named(page, "more").click();
    await named(page, "tell-all").click();
    await page.locator("#panel-hint .phrase").first().hover();
    assert.ok((await shapes(page, ".lit")) > 0);
  };
  const paste = async (text) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await press(page, "Control+v");
    await shows(page, text);
    assert.equal(await shapes(page, ".lit"), 0);
  };
  await pointed();
  await paste(PUZZLE);
  await paste(EXAMPLE);
  await pointed();
  await press(page, "u");
  await named(page, "notice-offer").evaluate((offer) => offer.click()); // to the former puzzle, the pointer resting where it is
  await shows(page, PUZZLE);
  assert.equal(await shapes(page, ".lit"), 0);
});

test("a lesson says where it leads, and apart from that what comes next in the course", async ({ page }) => {
  await lesson(page, "x-wing");
  const heads = page.locator("#panel-lessons h3", { hasText: /^(Where it leads|Next in the course)$/ });
  await heads.first().waitFor();
  assert.deepEqual(await heads.allTextContents(), ["Where it leads"], "who reads ahead is not sent back");
  await named(page, "known").click();
  await heads.nth(1).waitFor();
  assert.deepEqual(await heads.allTextContents(), ["Where it leads", "Next in the course"]);
  const beside = (head) => page.locator(`#panel-lessons h3:text-is("${head}") + .buttons`).textContent();
  assert.equal(await beside("Next in the course"), "Full House");
  assert.doesNotMatch(await beside("Where it leads"), /Full House|next in the course/);
});
