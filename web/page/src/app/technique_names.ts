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

// Whether a name has in it what somebody looks for, in American or British spelling, in the plural too.
export const isFound = (wanted: string, name: string): boolean => {
  const key = plain(wanted);
  const whole = plain(name);
  return whole.includes(key) || (key.length > 3 && key.endsWith("s") && whole.includes(key.slice(0, -1)));
};
