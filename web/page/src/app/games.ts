// The games that were played on this device: each puzzle once, with its time, the help that was used and when
// it was solved. A list is the whole of it; statistics, days in a row and what is exported are made from that.
import { isRuled } from "../board/rules.ts";

export interface Game {
  readonly puzzle: string; // its givens; with rules of its own, nonet's JSON
  readonly level: string; // HoDoKu's, or of a game with rules nonet's; "" while nobody knows
  readonly score: number;
  readonly day: string; // "2026-11-17" for the puzzle of that day, "2026-11-17 easy" for its easy one, "" for others
  readonly began: number; // milliseconds, as the clock tells them
  readonly seconds: number; // that were played
  readonly hints: number; // steps that a hint was asked for
  readonly looked: boolean; // at the steps of the solution
  readonly solved: number; // when; 0 while it is not
  readonly paused?: boolean;
  readonly table?: string; // what stands on the board (saved.ts), of one that is open
}
export type Book = readonly Game[]; // what was played last comes last

export const LEVELS = ["Easy", "Medium", "Hard", "Unfair", "Extreme"] as const;
const MOST_GAMES = 1000;
const MOST_TABLES = 50; // of those that were played last

export const newGame = (puzzle: string, now: number): Game => ({
  puzzle,
  level: "",
  score: 0,
  day: "",
  began: now,
  seconds: 0,
  hints: 0,
  looked: false,
  solved: 0,
});
export const gameOf = (book: Book, puzzle: string): Game | undefined => book.find((game) => game.puzzle === puzzle);
export const withGame = (book: Book, game: Game): Book =>
  [...book.filter(({ puzzle }) => puzzle !== game.puzzle), game]
    .slice(-MOST_GAMES)
    .map((each, at, all) => (each.table && (each.solved || at < all.length - MOST_TABLES) ? { ...each, table: "" } : each));

const givensOf = ({ puzzle }: Game): string =>
  isRuled(puzzle) ? ((JSON.parse(puzzle) as { givens?: string }).givens ?? "") : puzzle;
export const cluesOf = (game: Game): number => givensOf(game).replace(/[^1-9]/g, "").length;
export const isAided = ({ hints, looked }: Game): boolean => hints > 0 || looked;

// "04:12", "1:02:03".
export const timeWords = (seconds: number): string => {
  const two = (n: number) => String(Math.floor(n)).padStart(2, "0");
  const rest = `${two((seconds % 3600) / 60)}:${two(seconds % 60)}`;
  return seconds < 3600 ? rest : `${Math.floor(seconds / 3600)}:${rest}`;
};
export const helpWords = ({ hints, looked }: Game): string => {
  if (looked) return "with the solution's steps";
  return hints ? `with ${hints} hint${hints === 1 ? "" : "s"}` : "without help";
};
// "Hard 852 · 26 clues".
export const gameWords = (game: Game): string => {
  const level = game.level && `${game.level} ${game.score || ""}`.trim();
  const count = cluesOf(game);
  const clues = `${count || "no"} ${isRuled(game.puzzle) ? "given" : "clue"}${count === 1 ? "" : "s"}`;
  return [level, clues].filter(Boolean).join(" · ");
};

// "Killer"; "" of the ordinary game.
const kindWords = ({ puzzle }: Game): string => (isRuled(puzzle) ? (ruledKind(puzzle)?.title ?? "With rules") : "");
// In a list of all kinds of games.
export const listedWords = (game: Game): string => [kindWords(game), gameWords(game)].filter(Boolean).join(" · ");
// "31 of 55" that are to be filled; "0 of 55" reads like a page that does not exist.
const filledWords = (game: Game): string => {
  const own = (game.table ?? "").split(" ").filter((square) => /^0\.[1-9]/.test(square)).length;
  return own ? `${own} of ${givensOf(game).length - cluesOf(game)}` : "no digit yet";
};
// "12:04, 31 of 55", of one that is open.
export const progressWords = (game: Game): string => [game.seconds && timeWords(game.seconds), filledWords(game)].filter(Boolean).join(", ");
// Numbers alone would not say that it is a game.
export const openWords = (game: Game): string => {
  const named = [kindWords(game), game.level].filter(Boolean);
  return [...(named.length ? named : [gameWords(game)]), progressWords(game)].join(", ");
};

// What its level and score say.
export const levelWords = (game: Game | undefined): string =>
  game?.level
    ? `${game.level} is its level, by its hardest step${game.score ? ` and by what all its steps cost together: ${game.score}` : ""}.`
    : "How hard it is has not been found out.";

// ---- days

const two = (n: number): string => String(n).padStart(2, "0");
export const dayOf = (time: number): string => {
  const date = new Date(time);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};
const dayBefore = (day: string): string => {
  const [year, month, date] = day.split("-").map(Number);
  return dayOf(new Date(year, month - 1, date - 1, 12).getTime());
};

// A game to play: gentle ones have more clues than they need, as in newspapers. The program asks for the same
// (nonet/generate/demand.cpp).
const CLUES: Readonly<Record<string, readonly [number, number]>> = { easy: [34, 40], medium: [30, 33] };
interface GameOrder {
  readonly level: string;
  readonly symmetry: string;
  readonly clues?: readonly [number, number];
  readonly minimal?: boolean;
}
export const gameOrder = (level: string): GameOrder => {
  const clues = CLUES[level];
  return { level, symmetry: "rotate180", ...(clues && { clues, minimal: false }) };
};

// Games with rules of their own that are made in a press: as the engine calls the kind, as people do, and the rule.
export interface RuledKind {
  readonly kind: string;
  readonly title: string;
  readonly words: string; // within a sentence
  readonly rule: string;
  readonly says: string;
  readonly easyClues?: readonly [number, number]; // with fewer an easy one is long looked for
}
export const RULED: readonly RuledKind[] = [
  { kind: "killer", title: "Killer", words: "killer", rule: "cage", says: "In a cage the digits sum to its number, and none stands twice." },
  { kind: "x", title: "X-Sudoku", words: "X-Sudoku", rule: "diagonals", says: "Both diagonals hold each digit once, too." },
  { kind: "thermo", title: "Thermo", words: "thermo", rule: "thermo", says: "Digits rise along each thermometer, from its bulb on." },
  { kind: "windoku", title: "Windoku", words: "windoku", rule: "windoku", says: "The four windows hold each digit once, too." },
  { kind: "whispers", title: "Whispers", words: "puzzle with whispers", rule: "whisper", says: "Along each line, neighbours differ by 5 or more.", easyClues: [18, 24] },
];
export const RULED_LEVELS = ["easy", "medium", "hard"] as const;
export const ruledOrder = ({ kind, easyClues }: RuledKind, level: string) => ({
  variant: kind,
  level,
  ...(easyClues && level === "easy" && { clues: easyClues, minimal: false }),
});
// Which of them a puzzle is; one with several kinds of rules is none.
export const ruledKind = (puzzle: string): RuledKind | undefined => {
  if (!isRuled(puzzle)) return undefined;
  const { rules = [] } = JSON.parse(puzzle) as { rules?: readonly { kind?: string }[] };
  return RULED.find(({ rule }) => rules.length > 0 && rules.every(({ kind }) => kind === rule));
};

export const easyOf = (day: string): string => `${day} easy`;
// What a game of a day is called, by its date; on that day it is that of the day.
export const titleOfDay = ({ day }: Pick<Game, "day">): string => day && `${day.endsWith("easy") ? "Easy one" : "Puzzle"} of ${day.slice(0, 10)}`;
export const titleToday = (title: string): string => title.replace(` of ${dayOf(Date.now())}`, " of the day");

// The puzzle of a day is made from its date, so that it is the same for everybody: gentle on Monday, hardest
// on Saturday.
const BY_WEEKDAY = ["medium", "easy", "easy", "medium", "hard", "unfair", "extreme"] as const;
const OF_EASY = 10 ** 9; // an easy one has seeds of its own, or it might be that of another day
export const dailyOrder = (day: string, isEasy = false): GameOrder & { seed: number } => {
  const [year, month, date] = day.split("-").map(Number);
  const weekday = new Date(year, month - 1, date, 12).getDay();
  const seed = Number(day.replaceAll("-", ""));
  return isEasy ? { seed: seed + OF_EASY, ...gameOrder("easy") } : { seed, ...gameOrder(BY_WEEKDAY[weekday]) };
};

// Days in a row on which something was solved, up to today or yesterday; and the most there were.
export const streaks = (book: Book, today: string): { now: number; most: number } => {
  const days = new Set(book.filter(({ solved }) => solved).map(({ solved }) => dayOf(solved)));
  const upTo = (day: string): number => {
    let [count, at] = [0, day];
    for (; days.has(at); at = dayBefore(at)) ++count;
    return count;
  };
  return {
    now: upTo(days.has(today) ? today : dayBefore(today)),
    most: Math.max(0, ...[...days].map(upTo)),
  };
};

// ---- statistics

export interface LevelFigures {
  readonly level: string;
  readonly solved: number;
  readonly unaided: number;
  readonly best: number; // seconds, of those solved without help; 0 for none
  readonly usual: number; // the middle one
}

// (Levels of games with rules are of another scale.)
export const figuresOf = (book: Book): LevelFigures[] =>
  LEVELS.map((level) => {
    const solved = book.filter((game) => game.solved && game.level === level && !isRuled(game.puzzle));
    const times = solved
      .filter((game) => !isAided(game))
      .map(({ seconds }) => seconds)
      .sort((a, b) => a - b);
    return {
      level,
      solved: solved.length,
      unaided: times.length,
      best: times[0] ?? 0,
      usual: times[Math.floor((times.length - 1) / 2)] ?? 0,
    };
  });

// ---- kept, exported, imported

const FORMAT = "nonet-games";
export const bookText = (book: Book): string => JSON.stringify({ format: FORMAT, version: 1, games: book });

const isPuzzle = (text: string): boolean => {
  if (!isRuled(text)) return /^[1-9.]{81}$/.test(text);
  try {
    const { givens } = JSON.parse(text) as { givens?: unknown };
    return typeof givens === "string" && /^[1-9.]{1,81}$/.test(givens);
  } catch {
    return false;
  }
};
const gameFrom = (saved: Partial<Game>): Game[] => {
  const { puzzle, level, day, looked, table } = saved;
  const number = (value: unknown) => (typeof value === "number" && value >= 0 && value < 1e15 ? value : 0);
  if (typeof puzzle !== "string" || !isPuzzle(puzzle)) return [];
  return [
    {
      puzzle,
      level: LEVELS.find((each) => each === level) ?? "",
      score: number(saved.score),
      day: typeof day === "string" && /^\d{4}-\d\d-\d\d( easy)?$/.test(day) ? day : "",
      began: number(saved.began),
      seconds: number(saved.seconds),
      hints: number(saved.hints),
      looked: looked === true,
      solved: number(saved.solved),
      ...(saved.paused === true && { paused: true }),
      ...(table && { table: String(table) }),
    },
  ];
};
// What is no book, or was damaged, is none.
export const bookFrom = (text: string | null): Book | undefined => {
  try {
    const { format, games } = JSON.parse(text ?? "") as { format?: string; games?: unknown };
    if (format !== FORMAT || !Array.isArray(games)) return undefined;
    return (games as (Partial<Game> | null)[]).flatMap((game) => gameFrom(game ?? {})).slice(-MOST_GAMES);
  } catch {
    return undefined;
  }
};

// Two books as one: of two games of one puzzle the solved one counts, else the longer.
export const merged = (book: Book, other: Book): Book => {
  const better = (a: Game, b: Game) => (!a.solved === !b.solved ? a.seconds >= b.seconds : a.solved > 0);
  const all = other.reduce((sum, game) => {
    const own = gameOf(sum, game.puzzle);
    return own && better(own, game) ? sum : withGame(sum, game);
  }, book);
  return [...all].sort((a, b) => (a.solved || a.began) - (b.solved || b.began));
};
