// A puzzle of one's own comes in: pasted, as a file, or typed from paper. The same part stands where one
// looks for a new puzzle and where one shares. The clipboard is read where the browser allows that; where
// not, and where somebody would rather see what is read, there is a box for the text.
import { EMPTY_BOARD } from "../board/board.ts";
import { button, field, fileButton, h } from "./dom.ts";
import { formerOffer } from "./context.ts";
import type { Context } from "./context.ts";
import { isPicture, pictureInClipboard } from "./photo.ts";

export type Read = (text: string) => Promise<string>; // a sentence on what came of it

export class OwnPuzzle {
  readonly element: HTMLElement;
  private readonly text = h("textarea", {
    rows: 4,
    spellcheck: "false",
    "data-name": "paste",
    placeholder: "A line of 81, a grid, pencilmarks, a link, JSON ...",
  });
  private readonly box: HTMLElement;
  private readonly message = h("p", { role: "status", class: "remark" });

  constructor(
    private readonly context: Context,
    private readonly reader: Read,
    withBox: boolean,
  ) {
    this.box = h(
      "div",
      { class: "own-text", hidden: !withBox },
      field("Paste anything", this.text),
      h(
        "div",
        { class: "buttons" },
        button("Read", () => void this.read(this.text.value), { class: "primary", "data-name": "read" }),
        fileButton("Open a file", "file", (file) => this.open(file)),
      ),
    );
    this.element = h("div", { class: "own-puzzle" }, this.buttons(), this.box, this.message);
  }

  private buttons(): HTMLElement {
    const turned = (type: "freeze" | "unfreeze", words: string) => {
      this.context.store.send({ type });
      this.context.tell(words);
    };
    return h(
      "div",
      { class: "buttons" },
      button("Paste", () => void this.paste(), { "data-name": "paste-own" }),
      button("From a photo", () => this.context.photo(), { "data-name": "photo-own" }),
      button("Type from paper", () => this.type(), { "data-name": "paper" }),
      button("Set a puzzle", () => this.context.set(false), { "data-name": "set-own" }),
      button("Change this one", () => this.context.set(true), { class: "quiet", "data-name": "set-this" }),
      button("Fix digits as givens", () => turned("freeze", "All digits are givens now."), {
        class: "quiet",
        "data-name": "freeze",
      }),
      button("Givens to digits", () => turned("unfreeze", "All givens are digits of yours now."), {
        class: "quiet",
        "data-name": "unfreeze",
      }),
    );
  }

  private open(file: File): void {
    if (isPicture(file)) this.context.photo(file);
    else void file.text().then((text) => this.read(text));
  }

  private async read(text: string): Promise<void> {
    this.message.textContent = "Reading ...";
    this.message.textContent = await this.reader(text);
  }

  private async paste(): Promise<void> {
    // There is no clipboard at all where the page comes from another machine without encryption.
    const text = await Promise.resolve()
      .then(() => navigator.clipboard.readText())
      .catch(() => "");
    if (text.trim()) return this.read(text);
    const picture = await pictureInClipboard();
    if (picture) {
      this.context.photo(picture);
      return;
    }
    this.box.hidden = false;
    this.message.textContent = "The clipboard is empty or closed to the page. Paste into the box, then press Read.";
    this.text.focus();
  }

  private type(): void {
    this.context.store.send({ type: "load", board: EMPTY_BOARD, subject: { title: "", typing: true } });
    this.context.tell("The board is empty. Type the puzzle into it.", formerOffer(this.context));
    this.message.textContent =
      "Type the puzzle into the board, cell by cell: each digit leads on to the next cell, 0 or the space bar leaves one open. " +
      "Below the board stands whether it has one solution. Then fix its digits as givens.";
    this.context.toBoard(0);
  }
}
