// Many puzzles from one text: which of them is on the table, and what is known of each. A value; the text is
// kept as it came, and a puzzle is read out of it when it is wanted.

export interface Rated {
  readonly clues: number;
  readonly level: string;
  readonly score: number;
}

export interface Collection {
  readonly text: string;
  readonly count: number;
  readonly at: number; // the puzzle on the table, from 1
  readonly rated: Readonly<Record<number, Rated>>;
}

export const SORTS = [
  ["given", "as they came"],
  ["easy", "easiest first"],
  ["hard", "hardest first"],
] as const;
export type Sort = (typeof SORTS)[number][0];

// Where a line is a puzzle, the line alone; else the whole text, and which of it.
export const pieceOf = ({ text, count }: Collection, nth: number): { text: string; nth: number } => {
  const lines = text.split("\n").filter((line) => line.trim());
  return lines.length === count ? { text: lines[nth - 1], nth: 1 } : { text, nth };
};

// The numbers of the puzzles; those that are not rated yet come last.
export const ordered = ({ count, rated }: Collection, sort: Sort): number[] => {
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  if (sort === "given") return numbers;
  const sign = sort === "easy" ? 1 : -1;
  const key = (nth: number) => (nth in rated ? sign * rated[nth].score : Infinity);
  return numbers.sort((a, b) => (key(a) === key(b) ? a - b : key(a) - key(b)));
};

// The next one in an order, none behind the last.
export const following = (collection: Collection, sort: Sort, by: 1 | -1): number | undefined => {
  const numbers = ordered(collection, sort);
  return numbers[numbers.indexOf(collection.at) + by];
};

export const ratedWords = (rated: Rated | undefined): string =>
  rated ? `${rated.level} ${rated.score} · ${rated.clues} clues` : "not rated yet";

// What was kept, if it can still be understood.
export const collectionFrom = (saved: string | null): Collection | undefined => {
  try {
    const { text, count, at, rated } = JSON.parse(saved ?? "") as Partial<Collection>;
    if (typeof text !== "string" || !Number.isInteger(count) || (count ?? 0) < 2) return undefined;
    return { text, count: count as number, at: Number(at) || 1, rated: rated ?? {} };
  } catch {
    return undefined;
  }
};
