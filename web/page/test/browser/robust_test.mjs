import assert from "node:assert/strict";
import { join } from "node:path";
import { test as nodeTest } from "node:test";
import { pathToFileURL } from "node:url";
import { launch } from "./chromium.mjs";
import { FOLDER, drawn, named, tab, test, watched } from "./harness.mjs";

nodeTest("one file with everything inside runs from a disk", { timeout: 240_000 }, async () => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const url = pathToFileURL(join(FOLDER, "nonet.html")).href;
    const faults = watched(page, url);
    await page.goto(url);
    await named(page, "more").click();
    await page.waitForSelector(".ladder li");
    await tab(page, "rating");
    await page.waitForSelector(".bottleneck");
    await tab(page, "pen"); // which elsewhere is a file of its own
    await named(page, "check-chain").waitFor();
    assert.deepEqual(faults, []);
  } finally {
    await browser.close();
  }
});

// Links of the page's own, damaged in four ways, and one with its beginning damaged, which is then read as
// anything that may be pasted.
const DAMAGED = process.env.NONET_TEST_ALL ? 1000 : 250;

test(`${DAMAGED} damaged links: a sentence each, no exception, and never half a board`, async ({ page }) => {
  await tab(page, "share");
  await named(page, "share-board").click();
  const link = await named(page, "link").inputValue();
  const silent = await page.evaluate(async ([whole, damages]) => {
    const hash = whole.slice(whole.indexOf("#"));
    const letters = "Az9-_=#%<>\"'& \u00e9\ud83d";
    let seed = 11;
    const chance = (n) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
    // What came by the address is told to everybody, what was pasted where it was pasted.
    const places = [document.querySelector('[data-name="live"]'), document.querySelector("#panel-share p[role=status]")];
    const said = () => places.map(({ textContent }) => textContent.replace("Reading ...", "")).join("");
    const answer = () =>
      new Promise((done) => {
        const observer = new MutationObserver(() => {
          if (!said()) return;
          observer.disconnect();
          done(said());
        });
        for (const place of places) observer.observe(place, { childList: true, characterData: true, subtree: true });
        setTimeout(() => done(""), 5000);
      });
    const without = [];
    for (let i = 0; i < damages; ++i) {
      const at = 3 + chance(hash.length - 3);
      const letter = letters[chance(letters.length)];
      const damaged = [
        hash.slice(0, at) + letter + hash.slice(at + 1),
        hash.slice(0, at),
        hash + letter.repeat(1 + chance(40)),
        hash.slice(0, at) + hash.slice(at + 1),
        hash.slice(0, 1) + letter + hash.slice(1 + chance(3)),
      ][i % 5];
      for (const place of places) place.textContent = "";
      const told = answer();
      // One in eight by the address, the others by the box for pastes: the same reader, in less time.
      if (i % 8 === 0) location.hash = damaged;
      else {
        document.querySelector('[data-name="paste"]').value = damaged;
        document.querySelector('[data-name="read"]').click();
      }
      const sentence = await told;
      if (!/\w+ \w+ \w+/.test(sentence)) without.push(`${damaged}: ${sentence}`);
    }
    return without;
  }, [link, DAMAGED]);
  assert.deepEqual(silent, []);
  assert.equal((await drawn(page, "r1c1")).digit, "5");
});

test(
  "nothing of a hostile name or link becomes markup",
  { hash: "#lesson=%3Cimg%20src=x%20onerror=alert(1)%3E" },
  async ({ page }) => {
    await page.waitForSelector("#panel-lessons .problem");
    assert.equal(await page.locator("img").count(), 0);
    const source = await (await page.request.get(new URL("page.js", page.url()).href)).text();
    for (const word of ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("])
      assert.ok(!source.includes(word), word);
  },
);

test(
  "no script but the page's own may run, and no text becomes markup",
  { allows: /Content Security Policy|requires 'Trusted|TrustedTypePolicy/ },
  async ({ page }) => {
    const refused = await page.evaluate(() => {
      const attempts = {
        script: () => {
          const script = document.createElement("script");
          script.textContent = "window.intruder = true";
          document.body.append(script);
        },
        markup: () => (document.body.innerHTML = "<img src=x onerror=intruder=true>"),
        worker: () => new Worker("worker.js?other"),
        policy: () => window.trustedTypes.createPolicy("other", {}),
      };
      return Object.keys(attempts).filter((name) => {
        try {
          attempts[name]();
          return window.intruder === undefined && name === "script";
        } catch {
          return true;
        }
      });
    });
    assert.deepEqual(refused, ["script", "markup", "worker", "policy"]);
  },
);
