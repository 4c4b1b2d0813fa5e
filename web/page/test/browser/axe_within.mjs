// What axe finds wrong within a part of the page; the page must have been opened with bypassCSP.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export const faultsWithin = async (page, selector) => {
  await page.addScriptTag({ content: AXE });
  return page.evaluate(
    async ([within, tags]) => {
      const { violations } = await window.axe.run(within, { runOnly: tags, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target, any }) => `${target.join(" ")} ${any[0]?.message ?? ""}`).join("; ")}`);
    },
    [selector, TAGS],
  );
};
export const LOOKS = [
  ["phone, light", { viewport: { width: 390, height: 844 }, colorScheme: "light", bypassCSP: true }],
  ["desktop, dark", { viewport: { width: 1280, height: 900 }, colorScheme: "dark", bypassCSP: true }],
];
