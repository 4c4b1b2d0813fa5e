// The game around the board: what puzzle it is and how hard, its clock, which can be paused, the help that was
// used, and the book of all games on this device. The clock runs while its board is seen and the puzzle is open.
import { boardOf } from "../app/app.ts";
import { bookFrom, bookText, gameOf, gameWords, levelWords, newGame, timeWords, withGame } from "../app/games.ts";
import type { Book, Game } from "../app/games.ts";
import { tableText, withTable } from "../app/saved.ts";
import { givenPuzzle, isFinished, isUnjudged } from "../board/board.ts";
import type { Board } from "../board/board.ts";
import type { Subject } from "../board/history.ts";
import { isRuled, scaleOf } from "../board/rules.ts";
import type { HodokuRating, RatingOf } from "../engine/answers.ts";
import { button, h, refill } from "./dom.ts";
import type { Context } from "./context.ts";
import { icon } from "./icons.ts";
import { isReadFirst } from "./welcome.ts";
import { scaleButton } from "./scale.ts";

const NAME = "nonet-games";
const OPENED = "nonet-opened"; // games in which nothing was done yet: their clocks, hints and days
const MOST_OPENED = 20;
const KEPT_EVERY = 5; // seconds
const RATED_AFTER = 1200; // milliseconds: the board and what is done to it come first
const MOST_RATED = 20_000; // a rating that takes longer is nobody's head line

const storage = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

const isBare = ({ squares }: Board): boolean => squares.every(({ given, digit, notes, centre, struck }) => given || !(digit || notes || centre || struck));

export class GameKeeper {
  readonly element = h("div", { class: "game-line", role: "group", "aria-label": "Game" });
  private readonly words: HTMLElement;
  private readonly time = h("span", { class: "game-time", role: "timer", "data-name": "game-time" });
  private readonly listeners: (() => void)[] = [];
  private games: Book = bookFrom(storage()?.getItem(NAME) ?? null) ?? [];
  private current: Game | undefined;
  private isHeld = false; // while the next puzzle is made
  private subject: Subject | undefined;
  private table: Board | undefined; // of the game, as it was seen last
  private isOpen = false; // whether the puzzle on the table was seen unsolved
  private isKept = false;
  private isOpenedKept = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly context: Context) {
    this.words = scaleButton(context, "", () => [
      levelWords(this.current),
      { words: "Rating", take: () => context.open("rating") },
    ]);
    this.words.classList.add("game-words");
    this.words.dataset["name"] = "game-words";
    context.store.listen(() => this.look());
    setInterval(() => this.tick(), 1000);
    window.addEventListener("pagehide", () => this.keep());
    document.addEventListener("visibilitychange", () => this.keep());
    window.addEventListener("storage", ({ key, newValue }) => key === NAME && this.hear(newValue));
    this.look();
  }

  get book(): Book {
    return this.games;
  }
  get game(): Game | undefined {
    return this.current;
  }
  get isPaused(): boolean {
    return !!this.current?.paused;
  }
  get isSolved(): boolean {
    return !!this.current?.solved && isFinished(boardOf(this.context.store.now));
  }
  // Told when the game begins, is paused, goes on or ends.
  listen(listener: () => void): void {
    this.listeners.push(listener);
  }

  // ---- what happens

  // Which puzzle is on the table, and whether it is solved now.
  private look(): void {
    const { history, subject } = this.context.store.now;
    const puzzle = givenPuzzle(history.now);
    const isGame = !subject.exercise && (isRuled(puzzle) || puzzle.replace(/\./g, "").length > 16);
    // One that was solved, put on the table once more, is another game of it.
    const isAgain = !!this.current?.solved && subject !== this.subject && isBare(history.now);
    this.subject = subject;
    if (puzzle !== this.current?.puzzle || !isGame || isAgain) this.begin(isGame ? puzzle : undefined, history.now);
    const isDone = isFinished(history.now);
    // A board that came full was not solved here.
    if (this.current && !this.current.solved && isDone && this.isOpen) {
      this.change({ solved: Date.now() });
      this.keep();
    }
    if (!isUnjudged(history.now)) this.isOpen = !isDone;
    this.table = history.now;
    this.redraw();
  }

  // The board of a puzzle with what was done to it when it was left open.
  resumed(board: Board): Board {
    const puzzle = givenPuzzle(board);
    if (puzzle === this.current?.puzzle && !this.current.solved) return this.table ?? board;
    return withTable(board, gameOf(this.games, puzzle)?.table ?? "");
  }

  // Of a puzzle that was solved here the book keeps that game, whoever plays it again.
  private get isAgain(): boolean {
    const known = this.current && gameOf(this.games, this.current.puzzle);
    return !!known?.solved && !!this.current && this.current.began > known.solved;
  }
  private gameOn(puzzle: string, board: Board): Game {
    const [known, opened] = [gameOf(this.games, puzzle), gameOf(this.opened(), puzzle)];
    const fresh = newGame(puzzle, Date.now());
    if (!known?.solved) return known ?? opened ?? fresh;
    const again = opened && opened.began > known.solved ? opened : undefined;
    if (!isBare(board)) return again ?? known;
    return again && !again.solved ? again : { ...fresh, level: known.level, score: known.score, day: known.day };
  }

  // While the next one is made nobody plays.
  hold(on: boolean): void {
    this.isHeld = on;
  }

  private begin(puzzle: string | undefined, board: Board): void {
    if (!puzzle && !this.current) return;
    this.keep();
    this.isOpen = false;
    this.current = puzzle ? this.gameOn(puzzle, board) : undefined;
    this.keepOpened();
    clearTimeout(this.timer);
    if (this.current && !this.current.level)
      this.timer = setTimeout(() => void this.rate(puzzle ?? ""), RATED_AFTER);
    this.tellAll();
  }

  // What whoever made it knows of it already.
  made(puzzle: string, known: Partial<Game>): void {
    if (this.current?.puzzle === puzzle) {
      this.change(known);
      this.keepOpened();
    }
    this.redraw();
  }

  private async rate(puzzle: string): Promise<void> {
    const { engine } = this.context;
    const bound = setTimeout(() => engine.callOff("rate-game"), MOST_RATED);
    const rating = await engine
      .ask<RatingOf<HodokuRating>>(
        { call: "rate", state: { puzzle, moves: "" }, options: { scale: scaleOf(puzzle) } },
        "rate-game",
      )
      .catch(() => undefined);
    clearTimeout(bound);
    if (rating?.level) this.made(puzzle, { level: rating.level, score: rating.score ?? 0 });
  }

  // A hint was told, or the steps of the solution were looked at.
  helped(by: "hint" | "steps"): void {
    if (!this.current || this.current.solved) return;
    this.change(by === "hint" ? { hints: this.current.hints + 1 } : { looked: true });
    this.keep();
  }

  pause(on = !this.isPaused): void {
    if (on === this.isPaused || !this.current || this.current.solved) return;
    this.change({ paused: on });
    this.context.say(on ? "Paused. The board is hidden." : "The game goes on.");
    this.keep();
    this.redraw();
    this.tellAll();
  }

  // Another book, or this one with more in it.
  take(book: Book): void {
    const { isAgain } = this;
    this.games = book;
    if (!isAgain) this.current = this.current && (gameOf(book, this.current.puzzle) ?? this.current);
    this.keep(true);
    this.redraw();
    this.tellAll();
  }

  // Another tab has kept the book: what was played there is in it too.
  private hear(text: string | null): void {
    this.games = bookFrom(text) ?? [];
    this.tellAll();
  }

  private tick(): void {
    const { current, context } = this;
    const isSeen = !document.hidden && !isReadFirst(context) && !context.stage()?.board; // no other board in its place
    if (!current || current.solved || current.paused || this.isHeld || !this.isOpen || !isSeen) return;
    const seconds = current.seconds + 1;
    this.change({ seconds });
    this.time.textContent = timeWords(seconds);
    if (seconds % KEPT_EVERY === 0) this.keep();
  }

  private change(change: Partial<Game>): void {
    if (!this.current) return;
    this.current = { ...this.current, ...change };
  }

  // A game in which nothing was done is not one yet. What somebody has cleared meanwhile stays cleared.
  private keep(always = false): void {
    const isPlayed = this.table && !isBare(this.table);
    const known = this.current && gameOf(this.games, this.current.puzzle);
    if (this.table && !this.current?.solved) this.change({ table: tableText(this.table) });
    if (this.current && !this.isAgain && (known || isPlayed)) this.games = withGame(this.games, this.current);
    else if (!always) return this.keepOpened();
    try {
      if (this.isKept && storage()?.getItem(NAME) === null) return;
      storage()?.setItem(NAME, bookText(this.games));
      this.isKept = true;
    } catch {
      // Full: playing goes on without it.
    }
  }

  private opened(): Book {
    return bookFrom(storage()?.getItem(OPENED) ?? null) ?? [];
  }
  // Of one in which nothing was done yet; the book has all others.
  private keepOpened(): void {
    const { current } = this;
    if (!current || (gameOf(this.games, current.puzzle) && !this.isAgain)) return;
    try {
      if (this.isOpenedKept && storage()?.getItem(OPENED) === null) return;
      storage()?.setItem(OPENED, bookText(withGame(this.opened(), { ...current, table: "" }).slice(-MOST_OPENED)));
      this.isOpenedKept = true;
    } catch {
      // As above.
    }
  }

  // ---- what is seen

  private tellAll(): void {
    for (const listener of this.listeners) listener();
  }

  private redraw(): void {
    const { current } = this;
    this.element.hidden = !current;
    if (!current) return;
    const words = gameWords(current);
    const state = `${words} ${this.isPaused} ${!!current.solved} ${this.isSolved}`;
    this.time.textContent = timeWords(current.seconds);
    if (this.element.dataset["state"] === state) return;
    this.element.dataset["state"] = state;
    this.words.textContent = words;
    const label = current.paused ? "Go on" : "Pause";
    const pause = button("", () => this.pause(), {
      class: "quiet icon-button",
      "aria-label": label,
      title: `${label} (P)`,
      "data-name": "pause",
    });
    pause.append(icon(current.paused ? "play" : "pause"));
    refill(this.element, this.words, h("span", { class: "dot", "aria-hidden": "true" }, "·"), this.time, !current.solved && pause);
    this.tellAll();
  }
}
