// Runs the tests in the browser, the files side by side, all in one Chromium.
//   node test/browser/run.mjs [NAME...]
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { reported } from "../report.mjs";
import { launchForAll } from "./chromium.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
const files = readdirSync(here)
  .filter((name) => name.endsWith("_test.mjs"))
  .filter((name) => !wanted.length || wanted.some((part) => name.includes(part)))
  .map((name) => join(here, name));
const browser = await launchForAll();
process.env.NONET_BROWSER = browser.wsEndpoint();
process.exitCode = await reported("The page in Chromium", files, { onceMore: true });
await browser.close();
