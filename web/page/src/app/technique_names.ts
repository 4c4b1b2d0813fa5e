// A technique's other names as people write them: the table has them as one types them for the program,
// "finned-x-wing". What is short for several words, or a letter or number before a word, stands in capitals
// and keeps its hyphen.
const SHORT: ReadonlySet<string> = new Set(["aic", "als", "bug", "pom", "wxyz", "xy", "xyz", "xz", "3d"]);
const HYPHENED = /^([a-z]|\d|w?xyz?)$/;
const SMALL: ReadonlySet<string> = new Set(["an", "de", "in"]);

const capital = (word: string): string => {
  if (SMALL.has(word)) return word;
  return SHORT.has(word) || /^bug\+/.test(word)
    ? word.toUpperCase()
    : word.charAt(0).toUpperCase() + word.slice(1);
};

export const readableName = (slug: string): string => {
  const words = slug.split("-");
  return words.reduce((name, word, i) => {
    const before = words[i - 1];
    const isJoined = HYPHENED.test(before) || (before === "als" && /^x[yz]$/.test(word));
    return name + (i === 0 ? "" : isJoined ? "-" : " ") + capital(word);
  }, "");
};

// Letters and digits alone, and one spelling: "Simple Colouring", "simple-coloring".
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/colour/g, "color")
    .replace(/[^a-z0-9+]/g, "");

// What people call a technique who learned it elsewhere, where the table has no such name.
const ELSEWHERE: readonly (readonly [string, string])[] = [
  ["last free cell, last open cell, only cell left", "full-house"],
  ["last possible number, only possible digit, lone single", "naked-single"],
  ["only choice, only square, scanning, last possible cell", "hidden-single"],
  ["intersection removal, pointing line, omission", "pointing"],
  ["intersection removal, line box reduction, box line claiming, omission", "claiming"],
  ["naked twins, conjugate pair", "naked-pair"],
  ["hidden twins", "hidden-pair"],
  ["naked quads, obvious quad", "naked-quadruple"],
  ["hidden quads", "hidden-quadruple"],
  ["rectangle elimination, hinge", "empty-rectangle"],
  ["chute remote pairs", "remote-pair"],
  ["digit forcing chains, forcing chains", "forcing-chain-contradiction"],
  ["guess, bifurcation, what if", "trial"],
];
const elsewhere = (slug: string): string[] => ELSEWHERE.filter(([, of]) => of === slug).map(([names]) => names);

// Whether a name has in it what somebody looks for, in American or British spelling, in the plural too.
export const isFound = (wanted: string, name: string): boolean => {
  const key = plain(wanted);
  const whole = plain(name);
  return whole.includes(key) || (key.length > 3 && key.endsWith("s") && whole.includes(key.slice(0, -1)));
};

export interface Named {
  readonly slug: string;
  readonly name: string;
  readonly synonyms: readonly string[];
}

// One letter wrong, left out or too many, or two that have changed places.
const isNearly = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) ++at;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  const swapped = restA.length > 1 && restA[1] + restA[0] + restA.slice(2) === restB;
  return swapped || restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
};

// The techniques of a name, or with all its words in any order; or else those whose name is nearly so.
export const searched = <T extends Named>(wanted: string, techniques: readonly T[]): readonly T[] => {
  const namesOf = ({ slug, name, synonyms }: Named) => [name, slug, ...synonyms, ...elsewhere(slug)];
  const words = wanted.split(/[^A-Za-z0-9+]+/).filter(Boolean);
  const of = (isHit: (names: readonly string[]) => boolean) => techniques.filter((each) => isHit(namesOf(each)));
  const whole = of((names) => names.some((name) => isFound(wanted, name)));
  if (whole.length || !words.length) return whole;
  const inAnyOrder = of((names) => words.every((word) => names.some((name) => isFound(word, name))));
  if (inAnyOrder.length) return inAnyOrder;
  const key = plain(wanted);
  return key.length < 4 ? [] : of((names) => names.some((name) => isNearly(key, plain(name))));
};
