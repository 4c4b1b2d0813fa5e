// The page's pair of faces, both under the SIL Open Font License, out of Debian's packages: Vollkorn for digits and
// headings, Karla for everything else; only the letters that the page writes. They load after the page, which
// counts them in none of its bounds; where the packages are missing it is shown in the system's own.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const DEBIAN = "/usr/share/fonts/truetype";
const LETTERS = "U+0020-007E,U+00A0,U+00B7,U+00D7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+2190-2193,U+2713,U+2717";
const PYTHON = "/usr/bin/python3"; // Debian's own: another has not its modules
const FACES = [
  { name: "digits.woff2", file: `${DEBIAN}/vollkorn/Vollkorn-Regular.ttf`, letters: "U+0030-0039" },
  { name: "display.woff2", file: `${DEBIAN}/vollkorn/Vollkorn-SemiBold.ttf`, letters: LETTERS },
  { name: "text.woff2", file: `${DEBIAN}/karla-variable/Karla[wght].ttf`, letters: LETTERS },
];
const LICENCES = ["fonts-vollkorn", "fonts-karla"].map((name) => `/usr/share/doc/${name}/copyright`);

const canSubset = () => {
  try {
    execFileSync(PYTHON, ["-c", "import fontTools.subset, brotli"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

// Writes them into a folder and returns their names; those that are in `kept` already are taken from there.
export const fontsInto = (out, kept) => {
  if (![...FACES.map(({ file }) => file), ...LICENCES].every((file) => existsSync(file)) || !canSubset()) {
    console.error("The page has no faces of its own: their packages, or python3-fonttools, are missing.");
    return [];
  }
  mkdirSync(kept, { recursive: true });
  for (const { name, file, letters } of FACES) {
    const made = join(kept, name);
    if (!existsSync(made))
      execFileSync(PYTHON, [
        "-m",
        "fontTools.subset",
        file,
        `--unicodes=${letters}`,
        "--layout-features=kern,liga,lnum,tnum",
        "--flavor=woff2",
        "--name-IDs=*", // whose it is, and the licence
        `--output-file=${made}`,
      ]);
    writeFileSync(join(out, name), readFileSync(made));
  }
  writeFileSync(join(out, "fonts-licence.txt"), LICENCES.map((file) => readFileSync(file, "utf8")).join("\n\n"));
  return FACES.map(({ name }) => name);
};
