// Share: a link that holds the whole table, its QR code, other programs' formats, the board as a picture, on
// paper, or opened elsewhere; and a puzzle that somebody else has shared.
import { givenPuzzle } from "../board/board.ts";
import type { Board } from "../board/board.ts";
import { boardOf } from "../app/app.ts";
import { isTyped, puzzleText, tableState } from "../board/board_text.ts";
import { restart } from "../board/moves.ts";
import { toLink } from "../app/link.ts";
import { USUAL } from "../app/techniques.ts";
import { packed } from "../app/packed.ts";
import { qrCode, qrPath } from "../draw/qr.ts";
import type { Formats } from "../engine/answers.ts";
import { button, checkbox, field, h, refill, select, svg } from "./dom.ts";
import { sentenceOf } from "./context.ts";
import type { Context } from "./context.ts";
import { OwnPuzzle } from "./own_puzzle.ts";

export interface Sharing {
  read(text: string, isShown?: boolean): Promise<string>; // a sentence on what came of it
  picture(kind: "svg" | "png"): Promise<void>;
  print(count: number, withSolutions: boolean): Promise<void>;
}

const SITES = [
  ["sudokuwiki", "sudokuwiki.org"],
  ["sudokupad", "SudokuPad"],
  ["fpuzzles", "f-puzzles"],
] as const;

const RULES = "the rules"; // as the engine calls what a format loses

export class SharePanel {
  private readonly own: OwnPuzzle;
  private readonly out = h("textarea", {
    rows: 3,
    readonly: true,
    "aria-label": "The board as text",
    "data-name": "out",
  });
  private formats: Formats["formats"] = [];
  private turn = 0;
  private isWhole = false; // one's own digits and notes go along
  private problem = ""; // why there is no text
  private chosen: string | undefined; // a format
  private perPage = "1";
  private withSolutions = false;
  private visible = false;
  private links: Readonly<Record<string, string>> = {};
  private rules: { readonly text?: string; readonly packed?: string | undefined } = {};

  constructor(
    private readonly context: Context,
    private readonly sharing: Sharing,
    private readonly element: HTMLElement,
  ) {
    this.own = new OwnPuzzle(context, (text) => sharing.read(text, true), true);
    context.store.listen((app, before) => {
      if (this.visible && app.history.now !== before.history.now) void this.refresh();
    });
  }

  // A line of digits has no room for rules.
  private get format(): string {
    const { chosen } = this;
    if (chosen !== undefined && !this.losesRules(chosen)) return chosen;
    return boardOf(this.context.store.now).rules === undefined ? "line" : "json";
  }
  private losesRules(format: string): boolean {
    return this.formats.some(({ name, loses }) => name === format && loses.includes(RULES));
  }

  shown(): void {
    this.visible = true;
    void this.refresh();
  }
  hidden(): void {
    this.visible = false;
  }

  // What is shared: the puzzle as it was given, or with all that was done to it.
  private get board(): Board {
    const { now } = this.context.store.now.history;
    return this.isWhole || isTyped(now) ? now : { ...restart(now), auto: false };
  }

  private link(): string {
    const { place, settings } = this.context.store.now;
    const { board } = this;
    const { rules } = board;
    const here = location.href.replace(/#.*/, "");
    if (rules === undefined && !this.isWhole) return `${here}#${puzzleText(board)}`;
    const table = toLink(this.isWhole ? { ...settings, board, place } : { ...USUAL, board, place: undefined });
    if (rules === undefined) return here + table;
    if (rules === this.rules.text && this.rules.packed) return `${here}${table}~${this.rules.packed}`;
    return `${here}#${encodeURIComponent(givenPuzzle(board))}`; // as it was given
  }

  private async refresh(): Promise<void> {
    const { engine } = this.context;
    const { board } = this;
    const turn = ++this.turn; // what was asked before is not wanted any more
    const isOld = () => turn !== this.turn;
    const state = tableState(board);
    this.redraw();
    try {
      if (board.rules !== undefined && board.rules !== this.rules.text) {
        const letters = await packed(board.rules);
        if (isOld()) return;
        this.rules = { text: board.rules, packed: letters };
        this.redraw();
      }
      const { formats } = await engine.ask<Formats>({ call: "formats", state });
      if (isOld()) return;
      this.formats = formats;
      const text = await engine.askText({ call: "write", state, options: { format: this.format } });
      if (isOld()) return;
      [this.out.value, this.problem] = [text, ""];
      const links: Record<string, string> = {};
      for (const [format] of SITES) {
        if (this.formats.some(({ name }) => name === format))
          links[format] = await engine.askText({ call: "write", state, options: { format } }, `write-${format}`).then(
            (link) => link.trim(),
            () => "", // it has no room for such rules
          );
        if (isOld()) return;
      }
      this.links = links;
    } catch (reason) {
      if (isOld()) return;
      [this.out.value, this.problem] = ["", sentenceOf(reason)];
      this.links = {}; // not those of the puzzle before
    }
    this.redraw();
  }

  private copy(from: HTMLInputElement | HTMLTextAreaElement, words: string): void {
    const select = () => {
      from.select();
      this.context.tell("The browser does not allow copying; it is selected, for you to copy.");
    };
    // There is no clipboard at all where the page comes from another machine without encryption.
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(from.value))
      .then(() => this.context.tell(words), select);
  }

  private redraw(): void {
    refill(
      this.element,
      this.whatPart(),
      ...this.linkParts(),
      ...this.textParts(),
      ...this.pictureParts(),
      ...this.siteParts(),
      h("h3", {}, "Another puzzle"),
      this.own.element,
    );
  }

  private whatPart(): HTMLElement {
    const what = (isWhole: boolean, words: string, name: string) => {
      const choose = () => {
        this.isWhole = isWhole;
        void this.refresh();
      };
      return button(words, choose, { class: "chip", "aria-pressed": String(isWhole === this.isWhole), "data-name": name });
    };
    return h(
      "div",
      { class: "chips", role: "group", "aria-label": "What to share" },
      what(false, "The puzzle alone", "share-puzzle"),
      what(true, "With my digits and notes", "share-board"),
    );
  }

  private linkParts(): HTMLElement[] {
    const link = this.link();
    const shown = h("input", { readonly: true, "data-name": "link", "aria-label": "Link to this board" });
    shown.value = link;
    const code = qrCode(link);
    const size = (code?.length ?? 0) + 8;
    const picture =
      code &&
      svg(
        "svg",
        { viewBox: `-4 -4 ${size} ${size}`, class: "qr", role: "img", "aria-label": "QR code of the link" },
        svg("rect", { x: -4, y: -4, width: size, height: size, fill: "#fff" }),
        svg("path", { d: qrPath(code), fill: "#000", "shape-rendering": "crispEdges" }),
      );
    return [
      h("h3", {}, "Link"),
      h(
        "p",
        { class: "remark" },
        this.isWhole
          ? "It holds givens, digits, notes, colours and the place in the path; nothing is stored anywhere else."
          : "It holds the puzzle and nothing of your own; nothing is stored anywhere else.",
      ),
      shown,
      h(
        "div",
        { class: "buttons" },
        button("Copy the link", () => this.copy(shown, "The link is in the clipboard."), {
          "data-name": "copy-link",
        }),
        ...(typeof navigator.share === "function" ? [button("Send it", () => this.send(link), { "data-name": "send" })] : []),
      ),
      h(
        "details",
        {},
        h("summary", { "data-name": "qr" }, "QR code"),
        picture || h("p", {}, "The link is too long for a QR code."),
      ),
    ];
  }

  // By whatever the system sends things with. Who changes their mind there has not failed.
  private send(url: string): void {
    navigator.share({ title: "Sudoku", url }).catch((reason: unknown) => {
      if (!(reason instanceof DOMException && reason.name === "AbortError")) this.context.tell(sentenceOf(reason));
    });
  }

  private textParts(): HTMLElement[] {
    const names = this.formats.map(({ name, summary }) => [name, `${name}: ${summary}`] as const);
    const choose = (format: string) => {
      this.chosen = format;
      void this.refresh();
    };
    const formats = select(names.length ? names : [[this.format, this.format]], this.format, choose, { "data-name": "format" });
    for (const option of formats.options) option.disabled = this.losesRules(option.value);
    const lost = this.formats.find(({ name }) => name === this.format)?.loses.filter((each) => each !== RULES) ?? [];
    return [
      h("h3", {}, "Text"),
      field("Format", formats),
      ...(this.problem ? [h("p", { class: "problem", role: "status" }, this.problem)] : [this.out]),
      ...(lost.length ? [h("p", { class: "remark" }, `This format can't tell ${lost.join(" or ")}.`)] : []),
      h(
        "div",
        { class: "buttons" },
        button("Copy the text", () => this.copy(this.out, "The text is in the clipboard."), {
          "data-name": "copy-text",
          disabled: this.problem !== "",
        }),
      ),
    ];
  }

  private pictureParts(): HTMLElement[] {
    const pages = [
      ["1", "1 a page"],
      ["2", "2 a page"],
      ["4", "4 a page"],
      ["6", "6 a page"],
    ] as const;
    return [
      h("h3", {}, "Picture and paper"),
      h(
        "div",
        { class: "buttons" },
        button("Save PNG", () => void this.sharing.picture("png"), { "data-name": "png" }),
        button("Save SVG", () => void this.sharing.picture("svg"), { "data-name": "svg" }),
        select(pages, this.perPage, (value) => (this.perPage = value), {
          "aria-label": "Puzzles a page",
          "data-name": "per-page",
        }),
        button("Print", () => void this.sharing.print(Number(this.perPage), this.withSolutions), {
          "data-name": "print",
        }),
        checkbox("With solutions", this.withSolutions, (on) => (this.withSolutions = on)),
      ),
    ];
  }

  private siteParts(): HTMLElement[] {
    const links = SITES.filter(([format]) => /^https:\/\//.test(this.links[format] ?? "")).map(
      ([format, words]) =>
        h(
          "li",
          {},
          h(
            "a",
            {
              href: this.links[format],
              target: "_blank",
              rel: "noopener noreferrer",
              "data-name": `open-${format}`,
            },
            `Open in ${words}`,
          ),
        ),
    );
    return links.length ? [h("h3", {}, "Elsewhere"), h("ul", { class: "links" }, ...links)] : [];
  }
}
