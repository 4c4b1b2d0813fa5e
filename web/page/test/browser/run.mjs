// Runs the tests in the browser, the files side by side.
//   node test/browser/run.mjs [NAME...]
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { reported } from "../report.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
const files = readdirSync(here)
  .filter((name) => name.endsWith("_test.mjs"))
  .filter((name) => !wanted.length || wanted.some((part) => name.includes(part)))
  .map((name) => join(here, name));
await reported("The page in Chromium", files);
