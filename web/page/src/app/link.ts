// A link holds the whole table behind its #: givens, digits, notes, colours, the place in the path, and the
// techniques that this path is made of.
// Nothing of it is sent to a server. The text after #b= is a version, the board in bits, and a checksum.
// Of a game with rules of its own these follow behind a ~, packed (packed.ts).
// A # with anything else behind it is read as a paste: #53..7.... works.
import { CELLS, DIGITS, digitsOf, maskOf } from "../board/cells.ts";
import { COLOURS, EMPTY_SQUARE, colourOf, coloursOf } from "../board/board.ts";
import type { Board, Square } from "../board/board.ts";
import { POLICIES } from "./app.ts";
import type { Choice } from "./techniques.ts";
import { BitReader, BitWriter, fromText, toText } from "./bits.ts";

const VERSION = 1;
const MASK_BITS = 9;

// The path, and so the place in it, is that of the techniques that were chosen.
export interface Shared extends Choice {
  readonly board: Board;
  readonly place: number | undefined;
}

// A part that few boards have costs one bit where it is missing.
type Part = { of: (square: Square) => number; width: number; set: (square: Square, value: number) => Square };
const PARTS: readonly Part[] = [
  { of: (square) => square.notes, width: MASK_BITS, set: (square, notes) => ({ ...square, notes }) },
  { of: (square) => square.centre, width: MASK_BITS, set: (square, centre) => ({ ...square, centre }) },
  { of: (square) => square.struck, width: MASK_BITS, set: (square, struck) => ({ ...square, struck }) },
  {
    of: (square) => coloursOf(square.colour)[0] ?? 0, // the others come at the end
    width: 4,
    set: (square, colour) => ({ ...square, colour: Math.min(colour, COLOURS) }),
  },
  ...DIGITS.map((digit) => ({
    of: (square: Square) => square.tints[digit] ?? 0,
    width: 4,
    set: (square: Square, tint: number) => ({
      ...square,
      tints: { ...square.tints, [digit]: Math.min(tint, COLOURS) },
    }),
  })),
];

// Of a square with several colours, which.
const writeColours = (writer: BitWriter, colour: number): void => {
  writer.write(colour > COLOURS ? 1 : 0, 1);
  if (colour > COLOURS) writer.write(maskOf(coloursOf(colour)), MASK_BITS);
};
const readColours = (reader: BitReader, square: Square): Square =>
  reader.read(1) ? { ...square, colour: colourOf(digitsOf(reader.read(MASK_BITS))) } : square;

export const toLink = (shared: Shared): string => {
  const { squares, auto } = shared.board;
  const writer = new BitWriter().write(VERSION, 4).write(auto ? 1 : 0, 1);
  writer.write(shared.uniqueness ? 1 : 0, 1).write(POLICIES.indexOf(shared.policy), 2);
  for (const square of squares) {
    writer.write(square.digit, 4);
    if (square.digit) writer.write(square.given ? 1 : 0, 1);
  }
  for (const part of PARTS) {
    const used = squares.some((square) => part.of(square));
    writer.write(used ? 1 : 0, 1);
    if (used) {
      for (const square of squares) {
        writer.write(part.of(square) ? 1 : 0, 1);
        if (part.of(square)) writer.write(part.of(square), part.width);
      }
    }
  }
  writer.writeCount(shared.place === undefined ? 0 : shared.place + 1);
  const lists = [shared.order, shared.without, shared.added];
  // Most links end here.
  const isColourful = squares.some(({ colour }) => colour > COLOURS);
  if (isColourful || lists.some((list) => list.length)) lists.forEach((list) => writer.writeWord(list.join("_")));
  if (isColourful) squares.forEach(({ colour }) => writeColours(writer, colour));
  return "#b=" + toText(writer);
};

const readSquare = (reader: BitReader): Square => {
  const digit = reader.read(4);
  if (!digit) return EMPTY_SQUARE;
  return { ...EMPTY_SQUARE, digit: Math.min(digit, 9), given: reader.read(1) === 1 };
};

// Of a link to a page like this one that holds a puzzle as text: that text.
export const textInLink = (text: string): string | undefined => {
  const [, hash] = /^\s*(?:https?|file):\/\/[^\s#]*#(%7B\S+|[\d.]{81})\s*$/i.exec(text) ?? [];
  try {
    return hash === undefined ? undefined : decodeURIComponent(hash);
  } catch {
    return undefined;
  }
};

export const NOT_A_LINK = "This link is damaged: a part of it is missing or has changed. Ask for it again.";

// What a link holds, or a sentence on why it holds nothing; undefined if the # has no board behind it.
export const fromLink = (hash: string): Shared | string | undefined => {
  if (!hash.startsWith("#b=")) return undefined;
  const reader = fromText(hash.slice("#b=".length));
  if (!reader) return NOT_A_LINK;
  if (reader.read(4) !== VERSION)
    return "This link was made by another version of the page, which this one can't read.";
  const auto = reader.read(1) === 1;
  const uniqueness = reader.read(1) === 1;
  const policy = POLICIES[reader.read(2)] ?? "all";
  const squares = CELLS.map(() => readSquare(reader));
  for (const part of PARTS) {
    if (!reader.read(1)) continue;
    for (const cell of CELLS) {
      if (reader.read(1)) squares[cell] = part.set(squares[cell], reader.read(part.width));
    }
  }
  const place = reader.readCount();
  const slugs = () => (reader.atEnd ? [] : reader.readWord().split("_").filter(Boolean));
  const [order, without, added] = [slugs(), slugs(), slugs()];
  const all = reader.atEnd ? squares : squares.map((square) => readColours(reader, square));
  if (reader.beyondEnd || !reader.atEnd) return NOT_A_LINK;
  return {
    board: { squares: all, auto },
    place: place ? place - 1 : undefined,
    uniqueness,
    policy,
    order,
    without,
    added,
  };
};
