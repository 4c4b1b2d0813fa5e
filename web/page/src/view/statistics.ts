// What the book of games tells: figures by level, days in a row, the games that were played last; out to a
// file and in from one.
import { bookFrom, bookText, dayOf, figuresOf, helpWords, listedWords, merged, streaks, timeWords, titleOfDay } from "../app/games.ts";
import type { Game } from "../app/games.ts";
import { progressFrom, progressText } from "../app/course.ts";
import { button, fileButton, h } from "./dom.ts";
import { Dialog } from "./dialog.ts";
import type { Context } from "./context.ts";
import type { GameKeeper } from "./game_keeper.ts";
import { resume } from "./open_games.ts";

const MOST_SHOWN = 30;

export class Statistics {
  readonly dialog: Dialog;

  constructor(
    private readonly context: Context,
    private readonly keeper: GameKeeper,
  ) {
    this.dialog = new Dialog("Statistics", "statistics", () => this.parts());
  }

  private parts(): HTMLElement[] {
    const { book } = this.keeper;
    const solved = book.filter((game) => game.solved);
    const { now, most } = streaks(book, dayOf(Date.now()));
    const ofDays = solved.filter(({ day }) => day).length;
    const figure = (value: number, words: string) =>
      h("div", { class: "figure" }, h("b", {}, String(value)), h("span", {}, words));
    return [
      h(
        "div",
        { class: "figures" },
        figure(solved.length, "solved"),
        figure(ofDays, ofDays === 1 ? "puzzle of the day" : "puzzles of the day"),
        figure(now, now === 1 ? "day in a row" : "days in a row"),
        figure(most, "most days in a row"),
      ),
      this.levels(),
      ...this.history(),
      h(
        "div",
        { class: "buttons" },
        button("Save to a file", () => this.save(), { "data-name": "export-games" }),
        fileButton("Add games from a file", "import-games", (file) => void file.text().then((text) => this.read(text))),
      ),
      h("p", { class: "remark" }, "All of this is kept on this device alone."),
    ];
  }

  private levels(): HTMLElement {
    const cells = (...words: readonly (string | number)[]) => words.map((word) => h("td", {}, String(word)));
    const time = (seconds: number) => (seconds ? timeWords(seconds) : "–");
    return h(
      "table",
      { class: "game-table" },
      h("caption", { class: "unseen" }, "By level"),
      h(
        "tr",
        {},
        ...["Level", "Solved", "Without help", "Best", "Usual"].map((words) => h("th", { scope: "col" }, words)),
      ),
      ...figuresOf(this.keeper.book).map(({ level, solved, unaided, best, usual }) =>
        h("tr", {}, h("th", { scope: "row" }, level), ...cells(solved, unaided, time(best), time(usual))),
      ),
    );
  }

  private history(): HTMLElement[] {
    const games = [...this.keeper.book].reverse().slice(0, MOST_SHOWN);
    if (!games.length) return [h("p", {}, "There is nothing yet: what you play is listed here.")];
    const item = (game: Game) => {
      const how = game.solved ? `solved in ${timeWords(game.seconds)} ${helpWords(game)}` : `open, ${timeWords(game.seconds)}`;
      const words = `${dayOf(game.solved || game.began)} · ${listedWords(game)}`;
      return h(
        "li",
        {},
        h(
          "button",
          { type: "button", class: "step-item game-item", click: () => this.again(game), "data-name": "play-again" },
          h("span", {}, words),
          h("small", {}, [titleOfDay(game).toLowerCase(), how].filter(Boolean).join(", ")),
        ),
      );
    };
    return [h("h3", {}, "Played last"), h("ol", { class: "step-list" }, ...games.map(item))];
  }

  private again(game: Game): void {
    this.dialog.close();
    if (this.keeper.game?.puzzle !== game.puzzle || game.solved) resume(this.context, game);
  }

  private save(): void {
    const address = URL.createObjectURL(new Blob([this.allText()], { type: "application/json" }));
    const link = h("a", { href: address, download: "nonet-games.json" });
    document.body.append(link);
    link.click();
    link.remove();
    this.context.tell("Saved as nonet-games.json.");
  }

  // The games, and what was learned.
  private allText(): string {
    const course: unknown = JSON.parse(progressText(this.context.course.progress));
    return JSON.stringify({ ...(JSON.parse(bookText(this.keeper.book)) as object), course });
  }

  private read(text: string): void {
    const other = bookFrom(text);
    if (!other) {
      this.context.tell("That file holds no games of nonet.");
      return;
    }
    const learned = progressFrom(text);
    if (learned) this.context.course.take(learned);
    const before = this.keeper.book.length;
    this.keeper.take(merged(this.keeper.book, other));
    this.context.tell(`Read ${other.length} games, ${this.keeper.book.length - before} of them new.`);
    this.dialog.redraw();
  }
}
