// Bundles the tests of this folder and runs them with node's own runner.
//   node test/run.mjs [NAME...]
import { mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { reported } from "./report.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "../../../build/page-tests");
const wanted = process.argv.slice(2);
const names = readdirSync(here)
  .filter((name) => name.endsWith("_test.ts"))
  .filter((name) => !wanted.length || wanted.some((part) => name.includes(part)));
mkdirSync(out, { recursive: true });
await build({
  entryPoints: names.map((name) => join(here, name)),
  outdir: out,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  sourcemap: "inline",
  logLevel: "warning",
});
const files = names.map((name) => join(out, name.replace(/\.ts$/, ".mjs")));
process.exitCode = await reported("The page in node", files, { options: ["--enable-source-maps"] });
