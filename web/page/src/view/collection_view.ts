// The other puzzles of a text that had many: a list to choose from, rated and sorted on demand, and the way
// from one to the next. Kept on the device.
import { SORTS, collectionFrom, following, ordered, pieceOf, ratedWords } from "../app/collection.ts";
import type { Collection, Sort } from "../app/collection.ts";
import { boardOf } from "../board/board_text.ts";
import type { HodokuRating, RatingOf, ReadBoard } from "../engine/answers.ts";
import { CalledOff } from "../engine/engine.ts";
import { button, field, h, refill, select } from "./dom.ts";
import { copyText, formerOffer, sentenceOf } from "./context.ts";
import type { Context } from "./context.ts";

const NAME = "nonet-collection";
const ROWS = 25;
const counted = (count: number): string => count.toLocaleString("en");

export class CollectionView {
  readonly element = h("div", { class: "collection" });
  private collection: Collection | undefined;
  private sort: Sort = "given";
  private page = 0;
  private rating = false;

  constructor(private readonly context: Context) {
    try {
      this.collection = collectionFrom(localStorage.getItem(NAME));
    } catch {
      // Forbidden: it lasts as long as the page is open.
    }
    this.redraw();
  }

  // A text with many puzzles has been read, and the first of them is on the table.
  set(text: string, count: number): void {
    this.rating = false;
    this.page = 0;
    this.sort = "given";
    this.change({ text, count, at: 1, rated: {} });
  }

  // Whether the puzzle on the table is one of them.
  get isOpen(): boolean {
    return /Puzzle [\d,]+ of [\d,]+$/.test(this.context.store.now.subject.title);
  }
  get hasNext(): boolean {
    return this.collection !== undefined && following(this.collection, this.sort, 1) !== undefined;
  }
  next(by: 1 | -1 = 1): void {
    const nth = this.collection && following(this.collection, this.sort, by);
    if (nth !== undefined) void this.open(nth);
  }

  private change(collection: Collection): void {
    this.collection = collection;
    try {
      localStorage.setItem(NAME, JSON.stringify(collection));
    } catch {
      // Full or forbidden.
    }
    this.redraw();
  }

  private async read(nth: number): Promise<ReadBoard> {
    const piece = pieceOf(this.collection as Collection, nth);
    return this.context.engine.ask<ReadBoard>(
      { call: "read", text: piece.text, options: { nth: piece.nth } },
      "collection",
    );
  }

  private async open(nth: number): Promise<void> {
    const { count } = this.collection as Collection;
    this.stop();
    try {
      const read = await this.read(nth);
      const title = [(read.name ?? "").slice(0, 80), `Puzzle ${counted(nth)} of ${counted(count)}`];
      this.change({ ...(this.collection as Collection), at: nth });
      this.context.store.send({
        type: "load",
        board: boardOf(read),
        subject: { title: title.filter(Boolean).join(" · ") },
      });
      this.context.tell(`Puzzle ${counted(nth)} of ${counted(count)} is on the board.`, formerOffer(this.context));
    } catch (reason) {
      this.context.tell(sentenceOf(reason));
    }
  }

  // In the background, from the first to the last; what is rated already stays.
  private async rate(): Promise<void> {
    this.rating = true;
    const { engine } = this.context;
    for (let nth = 1; this.rating && nth <= (this.collection?.count ?? 0); ++nth) {
      if (this.collection?.rated[nth]) continue;
      try {
        const { puzzle = "" } = await this.read(nth);
        const { level, score } = await engine.ask<RatingOf<HodokuRating>>(
          { call: "rate", state: { puzzle, moves: "" }, options: { scale: "hodoku" } },
          "rate-collection",
        );
        const clues = puzzle.replace(/[^1-9]/g, "").length;
        const rated = { ...this.collection?.rated, [nth]: { level: level ?? "No rating", score: score ?? 0, clues } };
        this.collection = { ...(this.collection as Collection), rated };
      } catch (reason) {
        if (reason instanceof CalledOff) break;
        const rated = { ...this.collection?.rated, [nth]: { level: "Not to be read", score: 0, clues: 0 } };
        this.collection = { ...(this.collection as Collection), rated };
      }
      if (nth % 5 === 0) this.redraw();
    }
    this.rating = false;
    if (this.collection) this.change(this.collection);
  }
  // A line each, in the order in which they stand here, with what is known of it.
  private async copy(): Promise<void> {
    const collection = this.collection as Collection;
    try {
      const lines: string[] = [];
      for (const nth of ordered(collection, this.sort)) {
        const { puzzle = pieceOf(collection, nth).text } = await this.read(nth);
        const rated = collection.rated[nth];
        lines.push(rated ? [puzzle, rated.level, rated.score, rated.clues].join("\t") : puzzle);
      }
      copyText(this.context, lines.join("\n"), "All puzzles are in the clipboard, with level, score and clues where they are rated.");
    } catch (reason) {
      this.context.tell(sentenceOf(reason));
    }
  }
  private stop(): void {
    this.rating = false;
    this.context.engine.callOff("rate-collection");
  }

  private redraw(): void {
    const { collection } = this;
    if (!collection) return;
    const { count, at, rated } = collection;
    const numbers = ordered(collection, this.sort);
    const pages = Math.ceil(count / ROWS);
    const turn = (words: string, page: number) =>
      button(words, () => this.toPage(page), {
        class: "quiet",
        disabled: page < 0 || page >= pages,
        "data-name": `collection-${words.toLowerCase()}`,
      });
    const step = (words: string, by: 1 | -1) =>
      button(words, () => this.next(by), {
        disabled: following(collection, this.sort, by) === undefined,
        "data-name": by > 0 ? "collection-next" : "collection-previous",
      });
    const done = Object.keys(rated).length;
    refill(
      this.element,
      h("h3", {}, `Your collection: ${counted(count)} puzzles`),
      h(
        "div",
        { class: "buttons" },
        step("Previous", -1),
        step("Next", 1),
        this.rating
          ? button("Stop rating", () => this.stop(), { "data-name": "collection-stop" })
          : done < count && button("Rate them", () => void this.rate(), { "data-name": "collection-rate" }),
        button("Copy them", () => void this.copy(), { class: "quiet", "data-name": "collection-copy" }),
        h("span", { class: "remark", role: "status" }, done ? `${counted(done)} rated` : ""),
      ),
      field(
        "Order",
        select(SORTS, this.sort, (sort) => this.toSort(sort as Sort), { "data-name": "collection-sort" }),
      ),
      h(
        "ol",
        { class: "step-list" },
        ...numbers.slice(this.page * ROWS, (this.page + 1) * ROWS).map((nth) =>
          h(
            "li",
            {},
            h(
              "button",
              {
                type: "button",
                class: "step-item",
                "aria-current": nth === at ? "true" : undefined,
                "data-name": `puzzle-${nth}`,
                click: () => void this.open(nth),
              },
              h("span", { class: "step-number" }, counted(nth)),
              h("span", {}, ratedWords(rated[nth])),
            ),
          ),
        ),
      ),
      h(
        "div",
        { class: "buttons" },
        turn("Before", this.page - 1),
        h("span", { class: "remark" }, `Page ${this.page + 1} of ${counted(pages)}`),
        turn("After", this.page + 1),
      ),
    );
  }

  private toPage(page: number): void {
    this.page = page;
    this.redraw();
  }
  private toSort(sort: Sort): void {
    this.sort = sort;
    this.page = 0;
    this.redraw();
  }
}
