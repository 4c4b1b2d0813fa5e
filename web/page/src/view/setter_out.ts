// What leaves the bench: a title and whose it is, links for f-puzzles, SudokuPad and this page, JSON, and the table.
import type { Engine } from "../engine/engine.ts";
import { jsonOf } from "../setter/puzzle.ts";
import type { Setting } from "../setter/puzzle.ts";
import { sentenceOf } from "./context.ts";
import { button, field, h } from "./dom.ts";

interface FormatRow {
  readonly name: string;
  readonly loses?: readonly string[];
}
const FORMATS = [
  ["fpuzzles", "f-puzzles link"],
  ["sudokupad", "SudokuPad link"],
  ["nonet", "Link to this page"],
  ["json", "JSON"],
] as const;
type FormatName = (typeof FORMATS)[number][0];

export class SetterOut {
  readonly element: HTMLElement;
  private readonly out = h("textarea", { rows: 3, readonly: true, "aria-label": "What was made", "data-name": "setter-out", hidden: true });
  private readonly remark = h("p", { class: "remark", role: "status", "data-name": "setter-out-remark" });
  private readonly title = h("input", { maxlength: 80, "data-name": "setter-title" });
  private readonly author = h("input", { maxlength: 80, "data-name": "setter-author" });

  constructor(
    private readonly engine: Engine,
    private readonly now: () => Setting,
    name: (member: "name" | "author", text: string) => void,
    play: () => void,
  ) {
    this.title.addEventListener("change", () => name("name", this.title.value));
    this.author.addEventListener("change", () => name("author", this.author.value));
    this.element = h(
      "div",
      { class: "setter-section panel-body" },
      h("h3", {}, "Out"),
      h("div", { class: "setter-names" }, field("Title", this.title), field("Author", this.author)),
      h(
        "div",
        { class: "buttons" },
        button("Play it", play, { class: "primary", "data-name": "setter-play" }),
        ...FORMATS.map(([format, words]) =>
          button(words, () => void this.make(format, words), { "data-name": `setter-${format}` }),
        ),
      ),
      this.out,
      this.remark,
    );
  }

  draw({ rest }: Setting): void {
    const text = (value: unknown) => (typeof value === "string" ? value : "");
    if (document.activeElement !== this.title) this.title.value = text(rest["name"]);
    if (document.activeElement !== this.author) this.author.value = text(rest["author"]);
  }

  private async make(format: FormatName, words: string): Promise<void> {
    try {
      const puzzle = jsonOf(this.now());
      this.out.value = await this.written(format, puzzle);
      this.out.hidden = false;
      const lost = await this.lostIn(format, puzzle);
      const copied = await Promise.resolve()
        .then(() => navigator.clipboard.writeText(this.out.value))
        .then(
          () => "is in the clipboard.",
          () => "is in the box: the browser does not allow copying.",
        );
      this.remark.textContent = `The ${words.replace(/^L/, "l")} ${copied}${lost}`;
    } catch (reason) {
      this.remark.textContent = sentenceOf(reason);
    }
  }

  private async written(format: FormatName, puzzle: string): Promise<string> {
    if (format === "json") return puzzle;
    if (format === "nonet") return location.href.replace(/#.*/, "") + "#" + encodeURIComponent(puzzle);
    const state = { puzzle, moves: "" };
    return (await this.engine.askText({ call: "write", state, options: { format } }, "setter-write")).trim();
  }

  private async lostIn(format: FormatName, puzzle: string): Promise<string> {
    if (format === "json" || format === "nonet") return "";
    const state = { puzzle, moves: "" };
    const { formats } = await this.engine.ask<{ formats: readonly FormatRow[] }>({ call: "formats", state }, "setter-formats");
    const lost = formats.find(({ name }) => name === format)?.loses ?? [];
    return lost.length ? ` It does not hold ${lost.join(", ")}: say these in words.` : "";
  }
}
