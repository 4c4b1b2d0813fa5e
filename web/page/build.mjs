// Builds the page into a folder that any static host can serve, and into one file that runs from a disk.
//   node build.mjs ENGINE.wasm RULES.wasm SIGHT.wasm OUT
// The second module is the engine with games that have rules of their own, fetched when there is one; the third
// reads pictures.
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { fontsInto } from "./fonts.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const [engine, rules, sight, out] = process.argv.slice(2);
if (!engine || !rules || !sight || !out) {
  console.error("Usage: node build.mjs ENGINE.wasm RULES.wasm SIGHT.wasm OUT");
  process.exit(2);
}

const STYLES = ["tokens", "layout", "board", "panels", "notice", "learn", "motion"];
const FILES = [
  "index.html",
  "page.js",
  "page.css",
  "worker.js",
  "engine.wasm",
  "icon.svg",
  "page.webmanifest",
];
// Fetched when it is wanted, and kept for when there is no network.
const LATER = {
  "steps.js": "view/steps_panel.ts",
  "lessons.js": "view/lessons_panel.ts",
  "pen.js": "view/pen_view.ts",
  "photo.js": "view/photo_view.ts",
  "setter.js": "view/setter_view.ts",
  "rules.js": "view/rules_view.ts",
  "large.js": "view/large_view.ts",
  "statistics.js": "view/statistics.ts",
  "share.js": "view/share_panel.ts",
  "settings.js": "view/settings_panel.ts",
  "rating.js": "view/rating_panel.ts",
};
// Fetched with the first game that has rules, and with the first picture, not before; then kept too (service.ts).
const KEPT = ["rules.wasm", "sight.wasm"];
const MOST_BYTES = 600 * 1024; // gzipped, all that comes at once
const MOST_BYTES_OF_PHOTOS = 250 * 1000; // likewise, all that comes with the first picture

// A style that comes with a script is text there.
const styles = {
  name: "styles",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, "utf8"), { loader: "css", minify: true });
      return { contents: code, loader: "text" };
    }),
};

const script = (entry, { plugins = [], ...options } = {}) =>
  build({
    entryPoints: [join(here, "src", entry)],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    write: false,
    logLevel: "warning",
    // Where the package looks for its files by itself; it is told.
    logOverride: { "empty-import-meta": "silent" },
    plugins: [...plugins, styles],
    ...options,
  }).then((result) => result.outputFiles[0].text);

// In the folder what comes later is a file of its own; in the one file it is inside.
const apart = {
  name: "later",
  setup: ({ onResolve }) =>
    onResolve({ filter: /\.ts$/ }, ({ kind, path }) => {
      const file = kind === "dynamic-import" && Object.keys(LATER).find((name) => LATER[name].endsWith(path.slice(2)));
      return file ? { path: `./${file}`, external: true } : undefined;
    }),
};

const sha = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const text = (name) => readFileSync(join(here, name), "utf8");

const define = { ENGINE_HASH: JSON.stringify(createHash("sha256").update(readFileSync(engine)).digest("hex")) };
const [page, whole, worker] = await Promise.all([
  script("main.ts", { define, plugins: [apart] }),
  script("main.ts", { define }),
  script("../../engine/package/worker.js"),
]);
const later = await Promise.all(
  Object.entries(LATER).map(async ([name, entry]) => [name, await script(entry, { define, format: "esm" })]),
);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const fonts = fontsInto(out, join(here, "../../build/page-fonts"));
const styleOf = async (names) =>
  (
    await build({
      stdin: { contents: names.map((name) => text(`style/${name}.css`)).join("\n"), loader: "css" },
      external: ["*.woff2"],
      bundle: true,
      minify: true,
      write: false,
    })
  ).outputFiles[0].text;
const style = await styleOf(STYLES);
if (fonts.length) {
  writeFileSync(join(out, "fonts.css"), await styleOf(["fonts"]));
  fonts.push("fonts.css");
}
writeFileSync(join(out, "page.js"), page);
writeFileSync(join(out, "worker.js"), worker);
for (const [name, code] of later) writeFileSync(join(out, name), code);
writeFileSync(join(out, "page.css"), style);
copyFileSync(engine, join(out, "engine.wasm"));
copyFileSync(rules, join(out, "rules.wasm"));
copyFileSync(sight, join(out, "sight.wasm"));
for (const name of ["index.html", "icon.svg", "page.webmanifest"])
  copyFileSync(join(here, name), join(out, name));

const hash = createHash("sha256");
const ALL = [...FILES, ...Object.keys(LATER), ...fonts];
for (const name of [...ALL, ...KEPT]) hash.update(readFileSync(join(out, name)));
const service = await script("service.ts", {
  define: {
    PAGE_VERSION: JSON.stringify(hash.digest("hex").slice(0, 12)),
    PAGE_FILES: JSON.stringify(["./", ...ALL.filter((name) => name !== "index.html")]),
    KEPT_FILES: JSON.stringify(KEPT),
  },
});
writeFileSync(join(out, "service.js"), service);

// One file: script and style inside, allowed by their hashes; the worker and the engine as text.
const icon = `data:image/svg+xml;base64,${Buffer.from(text("icon.svg")).toString("base64")}`;
// A script in a page ends at the first </script>, wherever that stands.
const inside = (code) => code.replaceAll("</script", "<\\/script");
const inData = (name) => `data:font/woff2;base64,${readFileSync(join(out, name)).toString("base64")}`;
const styleInside = fonts.reduce(
  (all, name) => all.replaceAll(`url(${name})`, () => `url(${inData(name)})`),
  style + (fonts.length ? readFileSync(join(out, "fonts.css"), "utf8") : ""),
);
const policy =
  `default-src 'none'; script-src ${sha(inside(whole))} 'wasm-unsafe-eval'; style-src ${sha(styleInside)}; font-src data:; ` +
  "worker-src blob:; " +
  "img-src data: blob:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types nonet";
const single = text("index.html")
  .replace(/content="default-src[^"]*"/, () => `content="${policy}"`)
  .replace('href="icon.svg"', () => `href="${icon}"`)
  .replace(/<link rel="manifest"[^>]*>\n/, "")
  .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styleInside}</style>`)
  .replace(
    /<script src="page.js" defer><\/script>/,
    () =>
      `<script type="text/plain" id="worker-code">${inside(worker)}</script>\n` +
      `<script type="text/plain" id="engine-code">${readFileSync(engine).toString("base64")}</script>\n` +
      `<script type="text/plain" id="rules-code">${readFileSync(rules).toString("base64")}</script>\n` +
      `<script type="text/plain" id="sight-code">${readFileSync(sight).toString("base64")}</script>\n` +
      `<script>${inside(whole)}</script>`,
  );
writeFileSync(join(out, "nonet.html"), single);

const gzipped = (names) =>
  names.map((name) => gzipSync(readFileSync(join(out, name)), { level: 9 }).length).reduce((a, b) => a + b);
const bytes = gzipped([...FILES, "service.js"]);
const bytesOfPhotos = gzipped(["sight.wasm", "photo.js"]);
console.log(
  `The page is in ${out}: ${Math.ceil(bytes / 1024)} KB gzipped, with the first photo ${Math.ceil(bytesOfPhotos / 1000)} KB more; nonet.html is all of it in one file.`,
);
if (bytesOfPhotos > MOST_BYTES_OF_PHOTOS) {
  console.error(`For photos that is more than ${MOST_BYTES_OF_PHOTOS / 1000} KB.`);
  process.exit(1);
}
if (bytes > MOST_BYTES) {
  console.error(`That is more than ${MOST_BYTES / 1024} KB.`);
  process.exit(1);
}
