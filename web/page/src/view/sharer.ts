// What goes in and out through the browser: reading pastes and files, saving pictures, printing.
import { boardOf } from "../app/app.ts";
import { NOT_A_LINK, fromLink, textInLink } from "../app/link.ts";
import { unpacked } from "../app/packed.ts";
import { tableText } from "../app/saved.ts";
import { asSentence, readWords } from "../app/read_words.ts";
import { cellsIn, givenPuzzle, isFull, underRules } from "../board/board.ts";
import type { Board } from "../board/board.ts";
import { boardOf as boardOfState, isTyped } from "../board/board_text.ts";
import type { Exercise } from "../board/exercise.ts";
import type { Subject } from "../board/history.ts";
import * as moves from "../board/moves.ts";
import type { Picture } from "../draw/board_shapes.ts";
import { pictureMarkup } from "../draw/export.ts";
import { learnSolution, rulesNamed } from "../board/rules.ts";
import type { GameJson } from "../board/rules.ts";
import type { LargeJson } from "../large/game.ts";
import type { Check, ReadBoard } from "../engine/answers.ts";
import { Refusal } from "../engine/engine.ts";
import { h } from "./dom.ts";
import { exerciseOn } from "./exercise_on.ts";
import { formerOffer, sentenceOf } from "./context.ts";
import type { Context } from "./context.ts";
import type { Offer } from "./notice.ts";
import { Paper } from "./paper.ts";
import { learnGame } from "./rules_keeper.ts";
import type { Sharing } from "./share_panel.ts";

const MOST_TEXT = 200_000; // letters of a paste or file
const PATIENCE = 2000; // milliseconds: what was read is told, also where counting its solutions takes long
const LONG_LINE = 81; // a text that has more of them than a line of the plain game may be anything

// A game for the table, or one for a board of its own.
type Found = (ReadBoard & GameJson & { readonly format?: "nonet-board" }) | LargeJson;

const titleOf = ({ name, variant }: Exclude<Found, LargeJson>): string => (name ?? variant?.name ?? "").slice(0, 80);

// What came of a text.
interface Attempt {
  readonly sentence: string;
  readonly isRead: boolean;
  readonly offer?: Offer | undefined;
}

export class Sharer implements Sharing {
  private readonly paper: Paper;

  constructor(
    private readonly context: Context,
    private readonly picture_: () => Picture,
    private readonly collect: (text: string, count: number) => void, // a text of many puzzles
    private readonly openLarge: (found: LargeJson) => Promise<void>, // a board of more than nine by nine
  ) {
    this.paper = new Paper(context, picture_);
  }

  // `isShown`: whoever asks shows the whole sentence himself, and nothing is to be read twice.
  async read(text: string, isShown = false): Promise<string> {
    const { sentence, offer, isRead } = await this.tried(text);
    if (!isShown) this.context.tell(sentence, offer);
    else if (isRead) this.context.tell(sentence.replace(/(\.) .*$/s, "$1"), offer);
    return sentence;
  }

  // Of a link with which the page was opened nothing is said where all is as expected.
  async readFirst(text: string): Promise<void> {
    const { sentence, offer, isRead } = await this.tried(text);
    if (!isRead || offer) this.context.tell(sentence, offer);
    else this.context.say(sentence);
  }

  private async tried(text: string): Promise<Attempt> {
    const before = this.context.store.now.history;
    const attempt = await this.attempted(text);
    const isOther = this.context.store.now.history !== before;
    return attempt.isRead && isOther && !attempt.offer ? { ...attempt, offer: formerOffer(this.context) } : attempt;
  }

  // A board that comes with all of its digits brings its solution along: that is out of sight until somebody asks.
  // Where the rules that were read leave several, it says which is meant.
  private put(full: Board, subject: Subject): { board: Board; offer?: Offer; remark: string } {
    const { store, games } = this.context;
    const isBrought = isFull(full) && !isTyped(full) && full.squares.some(({ digit, given }) => digit && !given);
    const isBegun = full.auto || full.squares.some(({ given, digit, notes, centre, colour }) => !given && (digit || notes || centre || colour));
    const board = isBrought ? moves.restart(full) : isBegun || subject.exercise ? full : games.resumed(full);
    store.send({ type: "load", board, subject });
    if (!isBrought) {
      if (tableText(board) === tableText(full)) return { board, remark: "" };
      const { now } = store.now.history;
      const anew = () => store.now.history.now === now && store.send({ type: "restart" });
      return { board: full, offer: { words: "Begin anew", take: anew }, remark: " You had begun it: the game goes on where you left it." };
    }
    const puzzle = givenPuzzle(board);
    if (board.rules !== undefined) learnSolution(puzzle, cellsIn(full).map((cell) => full.squares[cell].digit).join(""));
    const take = () => {
      if (givenPuzzle(boardOf(store.now)) !== puzzle) return;
      games.helped("steps");
      store.send({ type: "adopt", board: full });
    };
    return { board, offer: { words: "Show it", take }, remark: " Its solution came along, and is out of sight." };
  }

  private async attempted(text: string): Promise<Attempt> {
    const { store } = this.context;
    const read = (sentence: string) => ({ sentence, isRead: true });
    const refused = (sentence: string) => ({ sentence, isRead: false });
    if (!text.trim()) return refused("There is nothing to read.");
    if (text.length > MOST_TEXT) return refused("That is too long for a puzzle.");
    const [, table = "", packedRules] = /(#b=[^\s~]*)(?:~(\S*))?/.exec(text) ?? [];
    const own = fromLink(table);
    if (typeof own === "string") return refused(own);
    const inside = own ? undefined : textInLink(text);
    if (inside !== undefined) return this.attempted(inside);
    if (own) {
      const game = packedRules === undefined ? { title: "" } : await this.gameIn(packedRules);
      if (!game) return refused(NOT_A_LINK);
      closeWindows();
      const { offer, remark } = this.put(underRules(own.board, game.rules), game);
      const { place, policy, uniqueness, order, without, added } = own;
      store.send({ type: "settings", settings: { policy, uniqueness, order, without, added } });
      store.send({ type: "place", place });
      if (place !== undefined) this.context.open("steps");
      return { ...read(`Read a link of this page.${remark}`), offer };
    }
    try {
      const found = await this.found(text);
      if (found.format === "nonet-large") {
        await this.openLarge(found);
        return read(found.variant.low === 0 ? "Read a board with a digit 0." : "Read a large board.");
      }
      const exercise = await this.exerciseIn(found);
      const full = exercise ? moves.setAuto(boardOfState(found), true) : boardOfState(found);
      const { rules } = full;
      closeWindows();
      const title = exercise ? `Practice: ${exercise.name}` : titleOf(found);
      const { board, offer, remark: brought } = this.put(full, { title, ...(exercise && { exercise }), ...(rules !== undefined && { rules }) });
      const count = rules === undefined ? await this.countIn(text) : 1;
      const { solutions, remark } = await this.checked(board);
      if (count > 1) this.collect(text, count);
      const kinds = rulesNamed(rules)?.kinds ?? [];
      return { ...read(readWords({ board, count, choice: found.choice, solutions, kinds, remark }) + brought), offer };
    } catch (reason) {
      return refused(asSentence(sentenceOf(reason)));
    }
  }

  // A board may be there to practise a technique.
  private async exerciseIn(found: ReadBoard): Promise<Exercise | undefined> {
    const technique = found.remarks?.find(({ about }) => about === "practice")?.text;
    return technique ? exerciseOn(this.context.engine, boardOfState(found), technique).catch(() => undefined) : undefined;
  }

  // The rules that a link brings along, and what the game is called.
  private async gameIn(letters: string): Promise<{ readonly title: string; readonly rules?: string } | undefined> {
    const text = await unpacked(letters);
    const found = text === undefined ? undefined : await this.found(text).catch(() => undefined);
    if (!found || found.format === "nonet-large") return undefined;
    const { rules } = boardOfState(found);
    return { title: titleOf(found), ...(rules !== undefined && { rules }) };
  }

  // What the plain game can't make sense of may be one with rules of its own; who has none of these waits for
  // nothing.
  private async found(text: string): Promise<Found> {
    const { engine } = this.context;
    const question = { call: "read", text, options: { nth: 1 } } as const;
    try {
      return await engine.ask<Found>(question);
    } catch (reason) {
      const isOther = reason instanceof Refusal && (reason.code === "other-rules" || text.trim().length > LONG_LINE);
      if (!isOther) throw reason;
      const options = { nth: 1, large: true };
      const ruled = await engine.ask<Found>({ ...question, options, ruled: true }, "read-ruled");
      if (ruled.format !== "nonet-large") await learnGame(engine, ruled);
      return ruled;
    }
  }

  // Who asks for the last puzzle there could be is told how many there are.
  private async countIn(text: string): Promise<number> {
    const refusal = await this.context.engine
      .ask({ call: "read", text, options: { nth: MOST_TEXT } }, "read-count")
      .then(() => "", sentenceOf);
    return Number(/only (\d+)\.$/.exec(refusal)?.[1] ?? 1);
  }

  private async checked(board: Board): Promise<Partial<Check>> {
    const state = { puzzle: givenPuzzle(board), moves: "" };
    const check = this.context.engine.ask<Check>({ call: "check", state }, "check-read").catch(() => ({}));
    const late = new Promise<Partial<Check>>((resolve) => setTimeout(() => resolve({}), PATIENCE));
    return Promise.race([check, late]);
  }

  // ---- pictures

  private style(): string {
    return [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => !(rule instanceof CSSFontFaceRule)) // a picture fetches nothing: it is in the reader's own faces
      .map((rule) => rule.cssText)
      .join("\n");
  }

  async picture(kind: "svg" | "png"): Promise<void> {
    const markup = pictureMarkup(this.picture_(), this.style(), this.context.stage()?.words ?? "");
    const source = new Blob([markup], { type: "image/svg+xml" });
    this.save(kind === "svg" ? source : await rasterised(source), `sudoku.${kind}`);
  }

  private save(blob: Blob, name: string): void {
    const link = h("a", { href: URL.createObjectURL(blob), download: name });
    document.body.append(link);
    link.click();
    link.remove();
    this.context.tell(`Saved as ${name}.`);
  }

  print(count: number, withSolutions: boolean): Promise<void> {
    return this.paper.print(count, withSolutions);
  }
}

// What was pasted over an open window would otherwise lie behind it.
const closeWindows = (): void => {
  for (const window of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) window.close();
};

const rasterised = async (source: Blob): Promise<Blob> => {
  const url = URL.createObjectURL(source);
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = h("canvas", { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  URL.revokeObjectURL(url);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("the picture could not be drawn"))),
      "image/png",
    ),
  );
};
