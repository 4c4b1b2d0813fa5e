// The end of a game, which stays until another begins: its time, the help that was used, how hard it was, how
// that compares, and what one may want next.
import { dayOf, figuresOf, gameOf, gameWords, helpWords, isAided, streaks, timeWords, titleOfDay } from "../app/games.ts";
import type { Game } from "../app/games.ts";
import { button, h, refill } from "./dom.ts";
import { copyText } from "./context.ts";
import type { Context } from "./context.ts";
import type { GameKeeper } from "./game_keeper.ts";
import { undoWithin } from "./undo.ts";

export interface NextGame {
  readonly words: string;
  readonly take: () => void;
}

export class SolvedCard {
  readonly element = h("section", { class: "solved-card", "aria-label": "Solved", hidden: true });
  private shown = "";

  constructor(
    private readonly context: Context,
    private readonly keeper: GameKeeper,
    private readonly next: () => readonly NextGame[], // what one wants most comes first
    private readonly statistics: () => void,
  ) {
    keeper.listen(() => this.redraw());
    document.addEventListener("visibilitychange", () => this.redraw()); // it may be another day
    this.redraw();
  }

  private redraw(): void {
    const { game, isSolved } = this.keeper;
    const state = isSolved && game ? JSON.stringify([game.puzzle, game.level, game.seconds, dayOf(Date.now())]) : "";
    if (state === this.shown) return;
    this.shown = state;
    this.element.hidden = !state;
    refill(this.element, ...(state && game ? this.parts(game) : []));
  }

  private parts(game: Game): HTMLElement[] {
    const [first, ...others] = this.next();
    const days = streaks(this.keeper.book, dayOf(Date.now())).now;
    const compared = [this.compared(game), days > 1 && `${days} days in a row.`].filter(Boolean).join(" ");
    return [
      h("h2", {}, `Solved in ${timeWords(game.seconds)}`),
      h("p", {}, `${gameWords(game)}, ${helpWords(game)}.`),
      ...(compared ? [h("p", { class: "remark" }, compared)] : []),
      h(
        "div",
        { class: "buttons" },
        button(first.words, first.take, { class: "primary", "data-name": "next-game" }),
        ...others.map(({ words, take }) => button(words, take, { "data-name": "other-game" })),
        button("Share", () => this.share(game), { "data-name": "share-game" }),
        button("Statistics", this.statistics, { class: "quiet", "data-name": "solved-statistics" }),
        button("Undo", () => undoWithin(this.context), { class: "quiet", "data-name": "solved-undo" }),
      ),
    ];
  }

  private compared(game: Game): string {
    const level = figuresOf(this.keeper.book).find((figures) => figures.level === game.level);
    const before = gameOf(this.keeper.book, game.puzzle);
    if (before?.solved && before.solved < game.began) return `You had solved it before in ${timeWords(before.seconds)}, ${helpWords(before)}: that counts.`;
    if (isAided(game)) return "Only what is solved without help counts for best times.";
    if (!level) return "";
    if (level.unaided < 2) return `Your first ${game.level} without help.`;
    return game.seconds <= level.best
      ? `Your best time of ${level.unaided} at ${game.level}.`
      : `Your best at ${game.level} is ${timeWords(level.best)}, usually ${timeWords(level.usual)}.`;
  }

  // Nothing of the solution: the puzzle, and how it went.
  private share(game: Game): void {
    const link = `${location.href.replace(/#.*/, "")}#${encodeURIComponent(game.puzzle)}`;
    const what = game.day ? `nonet, ${titleOfDay(game).toLowerCase()}` : "nonet";
    const text = `${what}: ${gameWords(game)}. Solved in ${timeWords(game.seconds)} ${helpWords(game)}.\n${link}`;
    copyText(this.context, text, "What to share is in the clipboard: the puzzle and how it went, not the solution.");
  }
}
