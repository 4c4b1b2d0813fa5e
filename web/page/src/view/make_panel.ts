// A new puzzle: one's own, or one made to order: level, symmetry, a technique that it needs, clues, seed. That is made in the worker
// and can be stopped at any moment; with the seed the same order gives the same puzzle. Practice begins
// just before the technique.
import { dailyOrder, easyOf, gameOf, gameOrder, ruledOrder, timeWords, titleOfDay } from "../app/games.ts";
import type { RuledKind } from "../app/games.ts";
import { practiceOf, verdictWords, wantsStrikes } from "../app/practice.ts";
import { boardOf as boardOfState } from "../board/board_text.ts";
import { isFinished } from "../board/board.ts";
import { setAuto } from "../board/moves.ts";
import type { Check, Made, Practised, Technique } from "../engine/answers.ts";
import { CalledOff, Refusal } from "../engine/engine.ts";
import { button, checkbox, field, h, refill, select } from "./dom.ts";
import { exerciseOn, solutionTo } from "./exercise_on.ts";
import { formerOffer, sentenceOf } from "./context.ts";
import type { Context, Panel } from "./context.ts";
import { openChoices } from "./open_games.ts";
import { OwnPuzzle } from "./own_puzzle.ts";
import type { Read } from "./own_puzzle.ts";
import { learnText } from "./rules_keeper.ts";

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
const RANKS: readonly string[] = LEVELS.map(([level]) => level);
const MOST_SEED = 2 ** 31;
const onlyPractised = (name: string): string => `No puzzle is made that needs ${name}, for HoDoKu's way never takes it; but it can be practised.`;

export class MakePanel implements Panel {
  private isLeft = false; // a game that was begun, by the one that is on the table now
  readonly name = "new";
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
  private visible = false;
  private readonly status = h("p", { role: "status" });

  private readonly own: OwnPuzzle;

  constructor(
    private readonly context: Context,
    read: Read,
    private readonly collection: HTMLElement,
  ) {
    this.own = new OwnPuzzle(context, read, false);
    context.store.listen((app, before) => {
      if (app.subject !== before.subject) {
        this.message = ""; // it was about another puzzle
        if (this.visible) this.redraw();
      }
    });
  }

  shown(): void {
    this.visible = true;
    this.redraw();
    void this.context.techniques().then((techniques) => {
      this.techniques = techniques;
      this.redraw();
    });
  }
  hidden(): void {
    this.visible = false;
  }

  practise(slug: string, isOfRules: boolean): void {
    void this.quickly(async (seed) => {
      if (isOfRules) await this.takeRuled(slug, seed);
      else await this.take(await this.generated({ seed, practice: slug }));
    });
  }

  private order(seed: number): Record<string, unknown> {
    const clues = this.clues.map(Number);
    if (this.practice) return { seed, practice: this.requires };
    return {
      seed,
      ...(this.level && { level: this.level }),
      ...(this.symmetry && { symmetry: this.symmetry }),
      ...(this.requires && (this.nothingAbove ? { hardest: this.requires } : { requires: [this.requires] })),
      ...((this.clues[0] || this.clues[1]) && { clues: [clues[0] || 17, clues[1] || 81], minimal: false }),
    };
  }

  // ---- in a press or two, from the menu

  ofLevel(level: string): void {
    void this.quicklyMade(gameOrder(level), "");
  }
  ofDay(day: string, isEasy = false): void {
    void this.quickly(async () => {
      const made = await this.generated({ ...dailyOrder(day, isEasy) });
      const of = isEasy ? easyOf(day) : day;
      const title = titleOfDay({ day: of });
      if (!(await this.tookSolved(made, title))) await this.take(made, title, of);
    });
  }
  async needing(slug: string): Promise<void> {
    const name = (await this.context.techniques()).find((technique) => technique.slug === slug)?.name ?? slug;
    if (await this.isOnlyPractised(slug)) {
      this.context.tell(onlyPractised(name), { words: "Practise it", take: () => this.context.practise(slug) });
      return;
    }
    await this.quicklyMade({ requires: [slug], symmetry: "rotate180" }, `Needs: ${name}`);
  }

  // Whether no puzzle can be made that needs it. Of such a score there is none, so the answer comes at once, and tells that first.
  private async isOnlyPractised(slug: string): Promise<boolean> {
    const options = { requires: [slug], score: [0, 1] };
    const reason = await this.context.engine.ask({ call: "generate", options }, "can-need").catch((why: unknown) => why);
    return reason instanceof Refusal && / never takes /.test(reason.message);
  }
  // Another technique, or nothing harder than that. Levels that can't go with it can't be chosen any more.
  private async need(slug: string, nothingAbove = this.nothingAbove): Promise<void> {
    [this.requires, this.nothingAbove, this.message] = [slug, nothingAbove, ""];
    const technique = this.needed;
    if (technique && !this.canBe(this.level)) {
      this.level = "";
      this.message = `A puzzle that needs ${technique.name}${nothingAbove ? ", and nothing harder," : ""} is ${technique.level}${nothingAbove ? "" : " at least"}: the level is any now.`;
    }
    this.redraw();
    if (!technique || !(await this.isOnlyPractised(slug)) || this.requires !== slug) return;
    this.practice = true;
    this.message = onlyPractised(technique.name);
    this.redraw();
  }
  private get needed(): Technique | undefined {
    return this.techniques.find(({ slug }) => slug === this.requires);
  }
  // HoDoKu's level of a puzzle is at least that of what it needs, and just that where nothing is harder.
  private canBe(level: string): boolean {
    const rank = RANKS.indexOf(level);
    const least = RANKS.indexOf(this.needed?.level.toLowerCase() ?? "");
    return rank <= 0 || least < 0 || (this.nothingAbove ? rank === least : rank >= least);
  }

  // With rules of its own.
  ofKind(kind: RuledKind): void {
    const { engine, store } = this.context;
    void this.quickly(async (seed) => {
      const options = { seed, ...ruledOrder(kind, store.now.settings.ruledLevel) };
      const made = await engine.ask<Made>({ call: "generate", options, ruled: true }, "generate");
      await learnText(engine, made, "read-made");
      const board = boardOfState(made);
      const { rules } = board;
      this.leave();
      store.send({ type: "load", board, subject: { title: "", ...(rules !== undefined && { rules }) } });
      this.tellOf(`${kind.title}: ${kind.says}`);
    });
  }

  // What is hardly met is left to the larger engine.
  private generated(options: Record<string, unknown>): Promise<Made> {
    const { engine } = this.context;
    const question = { call: "generate", options } as const;
    return engine.ask<Made>(question).catch((reason: unknown) => {
      if (!(reason instanceof Refusal) || reason.code !== "other-rules") throw reason;
      return engine.ask<Made>({ ...question, ruled: true }, "generate");
    });
  }
  private quicklyMade(order: object, title: string): Promise<void> {
    return this.quickly(async (seed) => this.take(await this.generated({ seed, ...order }), title));
  }
  // Who has solved it already sees it solved: its clock stands.
  private async tookSolved({ puzzle = "" }: Made, title: string): Promise<boolean> {
    const { engine, games, store } = this.context;
    const known = gameOf(games.book, puzzle);
    if (!known?.solved) return false;
    const question = { call: "check", state: { puzzle, moves: "" }, options: { solution: true } } as const;
    const { solution } = await engine.ask<Check>(question, "check-solved");
    if (!solution) return false;
    const board = boardOfState({ puzzle, placed: [...solution].map((digit, at) => (puzzle[at] === "." ? digit : ".")).join("") });
    store.send({ type: "load", board, subject: { title } });
    this.context.tell(`You have solved it in ${timeWords(known.seconds)}. The next one comes tomorrow.`, formerOffer(this.context));
    return true;
  }
  private async quickly(make: (seed: number) => Promise<void>): Promise<void> {
    const began = Date.now();
    const say = () => {
      const seconds = Math.round((Date.now() - began) / 1000);
      const stop = { words: "Stop", take: () => this.context.engine.callOff("generate") };
      this.context.tell(`Making a puzzle ...${seconds > 1 ? ` ${seconds} s` : ""}`, stop);
    };
    const clock = setInterval(say, 3000);
    say();
    this.context.games.hold(true);
    try {
      await make(1 + Math.floor(Math.random() * MOST_SEED));
    } catch (reason) {
      this.context.tell(reason instanceof CalledOff ? "Stopped." : sentenceOf(reason));
    }
    clearInterval(clock);
    this.context.games.hold(false);
  }

  private async make(): Promise<void> {
    if (this.practice && !this.requires) {
      this.message = 'Choose under "Needs" which technique you want to practise.';
      this.redraw();
      return;
    }
    const [least, most] = this.clues.map(Number);
    if (least && most && least > most) {
      this.message = `No puzzle has at least ${least} and at most ${most} clues. Change one of the two.`;
      this.redraw();
      return;
    }
    await this.making(async (seed) => {
      await this.take(await this.generated(this.order(seed)));
    });
  }

  private async making(make: (seed: number) => Promise<void>): Promise<void> {
    const seed = Math.floor(Number(this.seed)) || 1 + Math.floor(Math.random() * MOST_SEED);
    this.began = Date.now();
    this.clock = setInterval(() => this.tick(), 500);
    this.message = "";
    this.redraw();
    this.tick();
    try {
      await make(seed);
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

  private async take(made: Made, wanted?: string, day = ""): Promise<void> {
    const { store } = this.context;
    const { seed, step, rating } = made;
    const start = boardOfState(made);
    const board = step ? setAuto(start, true) : this.context.games.resumed(start);
    const exercise = step && (await exerciseOn(this.context.engine, board, step.technique, step));
    const title = exercise ? `Practice: ${exercise.name} · Seed ${seed}` : (wanted ?? `Seed ${seed}`);
    this.leave();
    store.send({ type: "load", board, subject: { title, ...(exercise && { exercise }) } });
    if (!exercise) this.context.games.made(made.puzzle ?? "", { level: rating.level ?? "", score: rating.score ?? 0, ...(day && { day }) });
    const figures = `${rating.clues} clues, HoDoKu ${rating.level ?? ""} ${rating.score ?? ""}`;
    this.message = `Made with seed ${seed}: exactly one solution, ${figures}.`;
    if (step || board === start) this.tellOf();
    else this.context.tell("The game goes on where you left it.");
  }
  // Nobody wants to be led back to a puzzle that is solved, or was not begun.
  private leave(): void {
    const { past, now } = this.context.store.now.history;
    const last = past.at(-1);
    this.isLeft = last !== undefined && !last.subjects && !isFinished(now);
  }
  // What is to be found stands over the board; where something is to be struck, digits strike.
  private tellOf(rules?: string): void {
    const { store } = this.context;
    const practice = practiceOf(store.now);
    const words = rules ?? "The new puzzle is on the board.";
    if (practice) this.context.say(verdictWords(practice));
    else if (this.isLeft) this.context.tell(words, formerOffer(this.context));
    else if (rules) this.context.tell(rules);
    else this.context.say(words); // over the board it would hide which one it is
    if (practice && wantsStrikes(practice)) store.send({ type: "mode", mode: "corner" });
  }

  // Of a game with rules the larger engine makes the exercise, with every step to judge by.
  private async takeRuled(lesson: string, seed: number): Promise<void> {
    const { engine, store } = this.context;
    const made = await engine.ask<Practised>({ call: "practice", options: { lesson, seed }, ruled: true }, "generate");
    await learnText(engine, made, "read-lesson");
    const { technique, name, steps } = made;
    const board = setAuto(boardOfState(made), true);
    const { rules } = board;
    const title = `Practice: ${name} · Seed ${seed}`;
    const exercise = { technique, name, steps, lesson, ...(await solutionTo(engine, board)) };
    store.send({ type: "load", board, subject: { title, exercise, ...(rules !== undefined && { rules }) } });
    this.tellOf();
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
    const levels = select(LEVELS, this.level, (value) => (this.level = value), { "data-name": "level" });
    for (const option of levels.options) option.disabled = !this.canBe(option.value);
    if (!busy) this.status.textContent = this.message;
    refill(
      this.element,
      ...openChoices(this.context, () => undefined),
      h("h3", {}, "Your own puzzle"),
      this.own.element,
      this.collection,
      h("h3", {}, "One made to order"),
      h(
        "div",
        { class: "form" },
        field(
          "Level",
          levels,
        ),
        field(
          "Symmetry",
          select(SYMMETRIES, this.symmetry, (value) => (this.symmetry = value), { "data-name": "symmetry" }),
        ),
        field(
          "Needs",
          select(needs, this.requires, (value) => void this.need(value), { "data-name": "needs" }),
        ),
        number("Seed", this.seed, (value) => (this.seed = value), MOST_SEED, "by chance"),
        number("Least clues", this.clues[0], (value) => (this.clues[0] = value), 81),
        number("Most clues", this.clues[1], (value) => (this.clues[1] = value), 81),
      ),
      checkbox("Nothing harder than what it needs", this.nothingAbove, (on) => void this.need(this.requires, on)),
      checkbox("Practice: begin just before it", this.practice, (on) => (this.practice = on)),
      h(
        "div",
        { class: "buttons" },
        busy
          ? button("Stop", () => this.context.engine.callOff("generate"), { "data-name": "stop" })
          : button("New puzzle", () => void this.make(), { class: "primary", "data-name": "make" }),
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
