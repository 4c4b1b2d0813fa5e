// A photo becomes a puzzle: a window that asks for a picture or looks through the camera, shows what was read
// in it, has it put right, and lays it on the table. The engine reads, in its worker; nothing leaves the page.
import { boardOfCells, cellsOf, doubtsIn, summary } from "../app/photo.ts";
import type { ReadCells } from "../app/photo.ts";
import { givensText } from "../board/board.ts";
import { relabelled } from "../board/cells.ts";
import type { Check, Sighting } from "../engine/answers.ts";
import styleText from "../../style/photo.css";
import { formerOffer, sentenceOf } from "./context.ts";
import type { Context } from "./context.ts";
import { Dialog } from "./dialog.ts";
import { button, fileButton, h } from "./dom.ts";
import { addStyle } from "./own_style.ts";
import { Camera } from "./photo_camera.ts";
import { canvasOfFile, pixelsOf } from "./photo_pixels.ts";
import { PhotoReview } from "./photo_review.ts";
import type { Surroundings } from "./photo.ts";

const BETWEEN = 300; // milliseconds between two looks through the camera

// What lies on the window.
interface Found {
  readonly picture: HTMLCanvasElement;
  readonly sighting: Sighting;
  readonly grid: number; // which of several
  readonly review: PhotoReview;
  cells: ReadCells;
  solutions: Check["solutions"] | undefined; // undefined while it is counted
}

const SOLUTIONS = {
  none: "The digits in print have no solution: one of them is misread.",
  one: "One solution.",
  several: "The digits in print have several solutions: some are missing.",
  unknown: "",
} as const;

export class PhotoView {
  private readonly dialog: Dialog;
  private readonly camera = new Camera();
  private readonly message = h("p", { role: "status", class: "photo-message" });
  private found: Found | undefined;
  private isTaken = false; // the camera's next picture is to be read, whatever doubt there is
  private turn = 0; // of what was begun last: what came before it is not shown any more

  constructor(
    private readonly context: Context,
    private readonly around: Surroundings,
  ) {
    addStyle(styleText);
    this.dialog = new Dialog("From a photo", "photo-dialog", () => this.parts());
    this.dialog.element.classList.add("photo-dialog");
    this.dialog.element.addEventListener("close", () => this.leave());
    around.add(this.dialog);
  }

  // For a picture.
  ask(): void {
    this.leave();
    this.say("");
    this.dialog.show();
  }

  async read(picture: Blob): Promise<void> {
    const turn = this.begin("Reading the picture ...");
    try {
      const canvas = await canvasOfFile(picture);
      if (turn === this.turn) await this.seen(canvas, 0);
    } catch (reason) {
      if (turn === this.turn) this.refuse(reason);
    }
  }

  private begin(words: string): number {
    this.leave();
    this.say(words);
    this.dialog.show();
    return this.turn;
  }

  private leave(): void {
    ++this.turn;
    this.camera.stop();
    this.found = undefined;
    this.isTaken = false;
    this.context.engine.callOff("see");
  }

  private say(words: string): void {
    this.message.textContent = relabelled(words, this.context.store.now.settings.coordinates);
  }
  private refuse(reason: unknown): void {
    this.camera.stop();
    this.say(sentenceOf(reason));
    this.dialog.redraw();
  }

  // ---- reading

  private async seen(picture: HTMLCanvasElement, grid: number): Promise<void> {
    const { turn } = this;
    const sighting = await this.context.engine.see(pixelsOf(picture), grid);
    if (turn === this.turn) this.show(picture, sighting, grid);
  }

  private show(picture: HTMLCanvasElement, sighting: Sighting, grid: number): void {
    this.camera.stop();
    const cells = cellsOf(sighting);
    const review = new PhotoReview(picture, sighting, cells, (changed, words) => this.changed(changed, words));
    this.found = { picture, sighting, grid, review, cells, solutions: sighting.solutions };
    this.say(`${summary(cells)} ${this.verdict()} ${sighting.remarks.map((remark) => `${sentenceOf(remark)} `).join("")}`);
    this.dialog.redraw();
    const doubts = doubtsIn(cells).length;
    if (doubts) review.focus();
    else this.dialog.element.querySelector<HTMLElement>('[data-name="photo-play"]')?.focus();
  }

  private verdict(): string {
    return this.found?.solutions ? SOLUTIONS[this.found.solutions] : "";
  }

  // Put right by hand: how many solutions there are now is counted anew.
  private changed(cells: ReadCells, words: string): void {
    const { found } = this;
    if (!found) return;
    found.cells = cells;
    found.solutions = undefined;
    const state = { puzzle: givensText(boardOfCells(cells)), moves: "" };
    void this.context.engine
      .ask<Check>({ call: "check", state }, "check-photo")
      .then(
        ({ solutions }) => solutions,
        () => "none" as const, // a digit stands twice
      )
      .then((solutions) => {
        if (this.found !== found || found.cells !== cells) return;
        found.solutions = solutions;
        const doubts = doubtsIn(cells).length;
        this.say(`${words} ${this.verdict()}${doubts ? ` ${doubts} doubtful.` : ""}`);
      });
  }

  // ---- the camera

  private async look(): Promise<void> {
    const turn = this.begin("Waiting for the camera ...");
    try {
      if (!(await this.camera.start()) || turn !== this.turn) return;
      this.say("Hold the puzzle before the camera: it is read as soon as all of it is clear.");
      this.dialog.redraw();
      while (turn === this.turn && this.camera.isOn) await this.lookOnce(turn);
    } catch (reason) {
      if (turn === this.turn) this.refuse(reason);
    }
  }

  // A picture without doubt is taken by itself; one with, when it was asked for.
  private async lookOnce(turn: number): Promise<void> {
    const { isTaken } = this;
    const picture = this.camera.frame();
    if (picture) {
      try {
        const sighting = await this.context.engine.see(pixelsOf(picture), 0);
        if (turn !== this.turn) return;
        if (isTaken || !sighting.doubtful) {
          this.show(picture, sighting, 0);
          return;
        }
      } catch (reason) {
        if (turn !== this.turn) return;
        if (isTaken) this.say(sentenceOf(reason));
      }
      if (isTaken) this.isTaken = false;
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
  }

  private take(): void {
    this.isTaken = true;
    this.say("Reading the picture ...");
  }

  // ---- what there is to do

  private parts(): HTMLElement[] {
    const { found } = this;
    if (found) return [this.message, found.review.element, this.ways(found)];
    if (this.camera.isOn)
      return [this.camera.element, this.message, h("div", { class: "buttons" }, button("Take the picture", () => this.take(), { class: "primary", "data-name": "photo-take" }), this.chooser())];
    return [
      h("p", {}, "A photo of a printed puzzle, filled in by hand or not, or a picture of a screen. It is read on this device alone."),
      h(
        "div",
        { class: "buttons" },
        button("Use the camera", () => void this.look(), { class: "primary", "data-name": "photo-camera" }),
        this.chooser(),
      ),
      this.message,
      h("p", { class: "remark" }, "A picture can be pasted or dropped anywhere on the page, too."),
    ];
  }

  private chooser(): HTMLElement {
    return fileButton("Choose a picture", "photo-file", (file) => void this.read(file), { accept: "image/*" });
  }

  private ways({ picture, sighting, grid }: Found): HTMLElement {
    const count = sighting.others.length + 1;
    const other = (grid + 1) % count;
    const turnTo = () => {
      const turn = this.begin("Reading the other grid ...");
      void this.seen(picture, other).catch((reason: unknown) => turn === this.turn && this.refuse(reason));
    };
    return h(
      "div",
      { class: "buttons" },
      button("Play", () => this.play(false), { class: "primary", "data-name": "photo-play" }),
      button("Give me a hint", () => this.play(true), { "data-name": "photo-hint" }),
      button("Another picture", () => this.again(), { class: "quiet", "data-name": "photo-again" }),
      ...(count > 1 ? [button(`Another grid (${grid + 1} of ${count})`, turnTo, { class: "quiet", "data-name": "photo-other" })] : []),
    );
  }

  private again(): void {
    this.ask();
    this.dialog.element.querySelector<HTMLElement>('[data-name="photo-camera"]')?.focus();
  }

  private play(withHint: boolean): void {
    const { found, context } = this;
    if (!found) return;
    const { cells } = found;
    this.dialog.close();
    context.store.send({ type: "load", board: boardOfCells(cells), subject: { title: "From a photo" } });
    context.tell(summary(cells), formerOffer(context));
    if (withHint) this.around.hint();
  }
}
