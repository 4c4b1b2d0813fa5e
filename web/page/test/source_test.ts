// The page's own sources: text from outside can't become markup, because nothing there makes markup out of
// text. The browser sees to it as well (trusted types, in index.html).
import assert from "node:assert/strict";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const ROOT = "web/page";
const FORBIDDEN = new RegExp(
  "innerHTML|outerHTML|insertAdjacentHTML|document\\.write|DOMParser|createContextualFragment" +
    "|srcdoc|setHTML|\\beval\\(|new Function|javascript:",
);

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

test("no source of the page turns text into markup or code", () => {
  const files = [...filesIn(join(ROOT, "src")), join(ROOT, "index.html"), join(ROOT, "build.mjs")];
  assert.ok(files.length > 40);
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, i) => (FORBIDDEN.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
  assert.deepEqual(found, []);
});

test("the page's rules forbid everything that it does not need, and text as markup or script", () => {
  for (const file of [join(ROOT, "index.html"), join(ROOT, "build.mjs")]) {
    const text = readFileSync(file, "utf8");
    for (const rule of [
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types nonet",
    ])
      assert.ok(text.includes(rule), `${file}: ${rule}`);
    assert.doesNotMatch(text, /'unsafe-inline'|'unsafe-eval'|https:/);
  }
});
