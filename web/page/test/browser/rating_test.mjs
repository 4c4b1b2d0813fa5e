// What takes long to rate says what is known already, and for how long it has been at work.
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
