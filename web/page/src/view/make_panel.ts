// A new puzzle to order: level, symmetry, a technique that it needs, clues, seed. It is made in the worker
// and can be stopped at any moment; with the seed the same order gives the same puzzle. Practice begins
// just before the technique and watches what the player does.
import { boardOf } from "../app/app.ts";
import { removedFrom } from "../board/board.ts";
import { boardOf as boardOfState } from "../board/board_text.ts";
import { setAuto } from "../board/moves.ts";
import { candidatesNamed } from "../draw/drawing.ts";
import type { Made, Step, Technique } from "../engine/answers.ts";
import { CalledOff } from "../engine/engine.ts";
import { button, checkbox, field, h, refill, select } from "./dom.ts";
import { formerOffer, sentenceOf } from "./context.ts";
import type { Context, Panel } from "./context.ts";

const LEVELS = [
  ["", "any"],
  ["easy", "Easy"],
  ["medium", "Medium"],
  ["hard", "Hard"],
  ["unfair", "Unfair"],
  ["extreme", "Extreme"],
] as const;
const SYMMETRIES = [
  ["", "none"],
  ["rotate180", "half turn"],
  ["rotate90", "quarter turn"],
  ["horizontal", "left and right"],
  ["vertical", "top and bottom"],
  ["diagonal", "diagonal"],
  ["antidiagonal", "other diagonal"],
  ["full", "all of them"],
] as const;
const MOST_SEED = 2 ** 31;

export class MakePanel implements Panel {
  readonly name = "new";
  readonly title = "New";
  readonly element = h("div", { class: "panel-body" });
  private techniques: readonly Technique[] = [];
  private level = "";
  private symmetry = "rotate180";
  private requires = "";
  private nothingAbove = false;
  private practice = false;
  private clues: [string, string] = ["", ""];
  private seed = "";
  private began = 0;
  private clock: ReturnType<typeof setInterval> | undefined;
  private message = "";
  private exercise: Step | undefined; // that the player is to find
  private readonly status = h("p", { role: "status" });

  constructor(private readonly context: Context) {
    context.store.listen((app, before) => {
      if (this.exercise && app.history.now !== before.history.now) this.judge();
    });
  }

  shown(): void {
    this.redraw();
    void this.context.techniques().then((techniques) => {
      this.techniques = techniques;
      this.redraw();
    });
  }
  hidden(): void {}

  practise(slug: string): void {
    this.requires = slug;
    this.practice = true;
    void this.make();
  }

  private order(seed: number): Record<string, unknown> {
    const clues = this.clues.map(Number);
    if (this.practice && this.requires) return { seed, practice: this.requires };
    return {
      seed,
      ...(this.level && { level: this.level }),
      ...(this.symmetry && { symmetry: this.symmetry }),
      ...(this.requires && (this.nothingAbove ? { hardest: this.requires } : { requires: [this.requires] })),
      ...((this.clues[0] || this.clues[1]) && { clues: [clues[0] || 17, clues[1] || 81], minimal: false }),
    };
  }

  private async make(): Promise<void> {
    const seed = Math.floor(Number(this.seed)) || 1 + Math.floor(Math.random() * MOST_SEED);
    this.began = Date.now();
    this.clock = setInterval(() => this.tick(), 500);
    this.message = "";
    this.exercise = undefined;
    this.redraw();
    this.tick();
    try {
      const made = await this.context.engine.ask<Made>({ call: "generate", options: this.order(seed) });
      this.take(made);
    } catch (reason) {
      this.message = reason instanceof CalledOff ? "Stopped." : sentenceOf(reason);
    }
    clearInterval(this.clock);
    this.clock = undefined;
    this.redraw();
  }

  private tick(): void {
    const seconds = Math.round((Date.now() - this.began) / 1000);
    this.status.textContent = seconds ? `Making a puzzle ... ${seconds} s` : "Making a puzzle ...";
  }

  private take(made: Made): void {
    const { store } = this.context;
    const board = boardOfState(made);
    const subject = { title: `Seed ${made.seed}` };
    store.send({ type: "load", board: made.step ? setAuto(board, true) : board, subject });
    const rating = `${made.rating.clues} clues, HoDoKu ${made.rating.level ?? ""} ${made.rating.score ?? ""}`;
    this.exercise = made.step;
    this.message = made.step
      ? `Find the ${made.step.name}: strike the candidates that it removes, or place the digit that it sets. Seed ${made.seed}.`
      : `Made with seed ${made.seed}: exactly one solution, ${rating}.`;
    this.context.tell(this.message, formerOffer(this.context));
  }

  // What the player has struck or set since: is it what the technique tells?
  private judge(): void {
    const step = this.exercise as Step;
    const board = boardOf(this.context.store.now);
    const gone = new Set(removedFrom(board).map((at) => at.cell * 10 + at.digit));
    const first = this.context.store.now.history.past.at(0);
    if (!first) return;
    const removals = candidatesNamed(step.remove);
    const placements = candidatesNamed(step.place);
    const found =
      removals.some((at) => gone.has(at.cell * 10 + at.digit)) ||
      placements.some((at) => board.squares[at.cell].digit === at.digit);
    const all = removals.every((at) => gone.has(at.cell * 10 + at.digit) || board.squares[at.cell].digit);
    this.message = !found
      ? `That is not what the ${step.name} tells. Undo it, or look on.`
      : all
        ? `Right: that is the ${step.name}, and all of it.`
        : `Right: that follows from the ${step.name}. There is more.`;
    this.context.say(this.message);
    this.redraw();
  }

  private redraw(): void {
    const busy = this.clock !== undefined;
    const needs = [
      ["", "nothing special"] as const,
      ...this.techniques.map((technique) => [technique.slug, technique.name] as const),
    ];
    type Change = (value: string) => void;
    const number = (words: string, value: string, change: Change, most: number, none = "any") => {
      const input = h("input", {
        type: "number",
        min: 0,
        max: most,
        inputmode: "numeric",
        placeholder: none,
        "data-name": words,
      });
      input.value = value;
      input.addEventListener("input", () => change(input.value));
      return field(words, input);
    };
    if (!busy) this.status.textContent = this.message;
    refill(
      this.element,
      h(
        "div",
        { class: "form" },
        field(
          "Level",
          select(LEVELS, this.level, (value) => (this.level = value), { "data-name": "level" }),
        ),
        field(
          "Symmetry",
          select(SYMMETRIES, this.symmetry, (value) => (this.symmetry = value), { "data-name": "symmetry" }),
        ),
        field(
          "Needs",
          select(needs, this.requires, (value) => (this.requires = value), { "data-name": "needs" }),
        ),
        number("Seed", this.seed, (value) => (this.seed = value), MOST_SEED, "by chance"),
        number("Least clues", this.clues[0], (value) => (this.clues[0] = value), 81),
        number("Most clues", this.clues[1], (value) => (this.clues[1] = value), 81),
      ),
      checkbox("Nothing harder than what it needs", this.nothingAbove, (on) => (this.nothingAbove = on)),
      checkbox("Practice: begin just before it", this.practice, (on) => (this.practice = on)),
      h(
        "div",
        { class: "buttons" },
        busy
          ? button("Stop", () => this.context.engine.callOff("generate"), { "data-name": "stop" })
          : button("New puzzle", () => void this.make(), { class: "primary", "data-name": "make" }),
        this.exercise !== undefined &&
          button("Show me", () => this.context.open("hint"), { "data-name": "show-me" }),
      ),
      this.status,
      h(
        "p",
        { class: "remark" },
        "Every puzzle that is made has exactly one solution. The same seed and the same wishes give the same puzzle.",
      ),
    );
  }
}
