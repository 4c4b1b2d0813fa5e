// Asks the engine about the puzzle on the bench, in its worker: how many solutions and which candidates, a portion at a
// time so that each is shown as it comes; then, of one without a solution, what clashes, and of one with a single
// solution how hard it is. A change of the puzzle, or Stop, ends what is under way.
import type { Path } from "../engine/answers.ts";
import type { Engine } from "../engine/engine.ts";
import { asSentence } from "../app/read_words.ts";
import { UNKNOWN } from "./findings.ts";
import type { Examination, Findings, Way } from "./findings.ts";

const REST = 60; // milliseconds without a change before it is asked
const WANTED = 60; // milliseconds that a portion should take
const [LEAST_PORTION, MOST_PORTION] = [20, 20_000]; // guesses

export class Examiner {
  private turn = 0;
  private puzzle = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private portion = 100;
  private known: Findings = UNKNOWN;

  constructor(
    private readonly engine: Engine,
    private readonly tell: (findings: Findings) => void,
  ) {}

  get findings(): Findings {
    return this.known;
  }

  // Another puzzle, as JSON; or why it is none.
  look(puzzle: string, problem = ""): void {
    this.end();
    this.puzzle = puzzle;
    this.set({ ...UNKNOWN, problem });
    if (!problem) this.timer = setTimeout(() => void this.examine(), REST);
  }

  stop(): void {
    this.end();
    this.set({ ...this.known, isStopped: true });
  }

  // Nothing is asked any more.
  end(): void {
    ++this.turn;
    clearTimeout(this.timer);
    for (const kind of ["setter-rate", "setter-path"]) this.engine.callOff(kind);
  }

  private set(findings: Findings): void {
    this.known = findings;
    this.tell(findings);
  }

  // Portion by portion to the end; false if something else was wanted meanwhile.
  private async ask(what: string, note: (answer: Examination) => void): Promise<boolean> {
    const { turn, puzzle } = this;
    let state: { puzzle: string; moves: string } | undefined = { puzzle, moves: "" };
    for (;;) {
      const began = performance.now();
      const answer: Examination = await this.engine.ask<Examination>(
        { call: "examine", ruled: true, ...(state && { state }), options: { what, portion: this.portion } },
        "setter-examine",
      );
      if (turn !== this.turn) return false;
      state = undefined; // the worker has it, and goes on where it was
      note(answer);
      if (answer.complete) return true;
      const share = WANTED / Math.max(performance.now() - began, 1);
      const next = this.portion * Math.min(4, Math.max(0.25, share));
      this.portion = Math.round(Math.min(MOST_PORTION, Math.max(LEAST_PORTION, next)));
    }
  }

  private async guarded(work: () => Promise<void>): Promise<void> {
    const { turn } = this;
    try {
      await work();
    } catch (reason) {
      const words = reason instanceof Error ? reason.message : String(reason);
      if (turn === this.turn) this.set({ ...this.known, problem: asSentence(words) });
    }
  }

  private examine(): Promise<void> {
    return this.guarded(async () => {
      if (!(await this.ask("candidates", (examined) => this.set({ ...this.known, examined })))) return;
      const solutions = this.known.examined?.solutions;
      if (solutions === "none") await this.ask("clash", (clash) => this.set({ ...this.known, clash }));
      if (solutions === "one") await this.rate();
    });
  }

  private async rate(): Promise<void> {
    const { turn, puzzle } = this;
    this.set({ ...this.known, way: { problem: "" } });
    const state = { puzzle, moves: "" };
    const rating = await this.engine.ask<NonNullable<Way["rating"]>>(
      { call: "rate", state, options: { scale: "nonet" } },
      "setter-rate",
    );
    if (turn !== this.turn) return;
    this.set({ ...this.known, way: { rating, problem: asSentence(rating.problem ?? "") } });
  }

  // ---- on demand

  readWay(): Promise<void> {
    return this.guarded(async () => {
      const { turn, puzzle } = this;
      const { steps } = await this.engine.ask<Path>({ call: "path", state: { puzzle, moves: "" } }, "setter-path");
      if (turn === this.turn && this.known.way) this.set({ ...this.known, way: { ...this.known.way, steps } });
    });
  }
  needless(): Promise<void> {
    return this.guarded(async () => {
      await this.ask("needless", (needless) => this.set({ ...this.known, needless }));
    });
  }
  count(): Promise<void> {
    return this.guarded(async () => {
      await this.ask("count", (count) => this.set({ ...this.known, count }));
    });
  }
}
