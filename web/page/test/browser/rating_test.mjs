// What takes long to rate says what is known already, and for how long it has been at work.
import assert from "node:assert/strict";
import { named, tab, test } from "./harness.mjs";

// Sudoku Explainer's way takes seconds here, and more where the machine is busy.
const HARDEST = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

test("a rating that takes long shows its time and what is known meanwhile, and can be stopped", {
  hash: `#${HARDEST}`,
}, async ({ page }) => {
  await tab(page, "rating");
  await page.locator(".figure", { hasText: "Extreme" }).waitFor();
  await page.locator('[data-name="elapsed"]', { hasText: /Sudoku Explainer's figures \.\.\. \d+ s/ }).waitFor();
  await named(page, "stop").click();
  await page.locator("#panel-rating [role=status]", { hasText: "stopped" }).waitFor();
});

// Known as Easter Monster: nonet's way takes nets and loops there that Sudoku Explainer has no figure for.
const MONSTER = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

test("a rating goes on behind other tabs, says what is known of its figures, and whose the bottleneck is", {
  hash: `#${MONSTER}`,
}, async ({ page }) => {
  await tab(page, "rating");
  const known = /Sudoku Explainer's figures \.\.\. [2-9] s; of the steps of nonet's own way that have such a figure, none is above \d/;
  const elapsed = page.locator('[data-name="elapsed"]');
  await elapsed.filter({ hasText: known }).waitFor();
  assert.match(await page.locator(".bottleneck p").textContent(), /^On nonet's own way, which Steps shows, the hardest of 104 steps/);
  const seconds = async () => Number(/(\d+) s/.exec(await elapsed.textContent())[1]);
  const before = await seconds();
  await tab(page, "hint");
  await tab(page, "rating");
  assert.ok((await seconds()) >= before, "it was not begun anew");
  // Whoever wants the steps does not wait for it.
  await tab(page, "steps");
  await page.waitForSelector(".step-item");
});
