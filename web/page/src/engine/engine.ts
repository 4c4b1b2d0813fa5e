// The engine as the page sees it: questions out, promises of answers in. It is the npm package's, in two
// workers, one for what takes a moment and one for what may take long, so that neither waits for the other
// and the page for none. Games with rules have two of their own, of a larger module, started when there is one, and
// the maker of a puzzle one more. A question of a kind takes the place of an earlier one of the same kind; one that
// is called off ends at once, in the middle of whatever it does.
import { NonetError } from "../../../engine/package/index.js";
import type { Engine as Package, Game } from "../../../engine/package/index.js";
import type { TableState } from "../board/board_text.ts";
import { isRuled } from "../board/rules.ts";
import type { Sighting } from "./answers.ts";

export type Call =
  | "read"
  | "hint"
  | "steps"
  | "path"
  | "check"
  | "examine"
  | "combinations"
  | "rate"
  | "generate"
  | "prove"
  | "chain"
  | "write"
  | "board"
  | "draw"
  | "formats"
  | "techniques"
  | "lesson"
  | "practice"
  | "version";

export interface Question {
  readonly call: Call;
  readonly state?: TableState; // the board, where the call is about one
  readonly text?: string; // what to read, prove or look up
  readonly options?: Readonly<Record<string, unknown>>;
  readonly ruled?: boolean; // what is read may be a game with rules of its own
  readonly large?: boolean; // the board may be too large for steps
}

const CALLED_OFF = "It was called off.";
export class CalledOff extends Error {
  constructor() {
    super(CALLED_OFF);
  }
  // A script that is fetched later has a copy of this class in it (build.mjs).
  static override [Symbol.hasInstance](reason: unknown): boolean {
    return reason instanceof Error && reason.message === CALLED_OFF;
  }
}
// The engine's own sentence on why there is no answer.
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
  }
}

const refusalOf = (reason: unknown): Error => {
  if (!(reason instanceof NonetError)) return reason instanceof Error ? reason : new Error(String(reason));
  const { line, column, message } = reason;
  const place = line ? `line ${line}${column ? `, column ${column}` : ""}: ` : "";
  return new Refusal(place + message, reason.code);
};

const WITHOUT_TEXT: ReadonlySet<Call> = new Set(["board", "formats", "techniques"]);

// One worker. A question is several calls on one game, so questions come one after the other.
class Lane {
  private ready: Promise<{ engine: Package; game: Game }> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly start: () => Promise<Package>) {}

  ask(question: Question, signal: AbortSignal): Promise<string> {
    return this.inTurn(() => this.answered(question, signal));
  }

  // What a picture shows.
  see(picture: ImageData, grid: number, signal: AbortSignal): Promise<Sighting> {
    return this.inTurn(async () => {
      const { engine } = await this.started(signal);
      return engine.see(picture, { grid, signal });
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private started(signal: AbortSignal): Promise<{ engine: Package; game: Game }> {
    signal.throwIfAborted();
    this.ready ??= this.start().then(async (engine) => ({ engine, game: await engine.newGame() }));
    return this.ready;
  }

  private async answered({ call, state, text, options, large }: Question, signal: AbortSignal): Promise<string> {
    const { engine, game } = await this.started(signal);
    if (call === "version") return engine.version;
    const how = { signal };
    if (state) {
      await game.askText("read", [state.puzzle, large && { large }], how);
      if (state.moves) await game.askText("play", [state.moves], how);
    }
    if (call === "read") return game.askText(call, [text, options], how);
    return game.askText(call, WITHOUT_TEXT.has(call) ? [] : [text ?? options], how);
  }
}

interface Lanes {
  readonly quick: Lane;
  readonly long: Lane;
}

const LONG: ReadonlySet<Call> = new Set(["generate", "practice", "rate", "path", "steps"]);

// Sudoku Explainer's figures may take minutes, and go on behind other tabs until somebody wants something else of that
// lane; the level beside the clock can wait for them.
export const IN_NO_HURRY = "rate-se";
const PATIENT: ReadonlySet<string> = new Set([IN_NO_HURRY, "rate-game"]);

const needsRules = ({ state, ruled }: Question): boolean => ruled === true || (state !== undefined && isRuled(state.puzzle));

export class Engine {
  private readonly plain: Lanes;
  private readonly ruled: Lanes;
  private readonly examined: Lane; // goes on with one puzzle, portion by portion
  private readonly asked = new Map<string, AbortController>(); // by kind

  constructor(start: () => Promise<Package>, startRuled: () => Promise<Package> = start) {
    this.plain = { quick: new Lane(start), long: new Lane(start) };
    this.ruled = { quick: new Lane(startRuled), long: new Lane(startRuled) };
    this.examined = new Lane(startRuled);
  }

  // The answer as text. `kind` tells questions apart that may be asked side by side.
  askText(question: Question, kind: string = question.call): Promise<string> {
    if (LONG.has(question.call) && !PATIENT.has(kind)) this.callOff(IN_NO_HURRY);
    const lanes = needsRules(question) ? this.ruled : this.plain;
    const lane = question.call === "examine" ? this.examined : lanes[LONG.has(question.call) ? "long" : "quick"];
    return this.asking(kind, (signal) => lane.ask(question, signal));
  }

  // What a picture shows; of several grids in it the one in the middle, or another.
  see(picture: ImageData, grid: number): Promise<Sighting> {
    return this.asking("see", (signal) => this.plain.quick.see(picture, grid, signal));
  }

  private async asking<T>(kind: string, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
    this.callOff(kind);
    const controller = new AbortController();
    this.asked.set(kind, controller);
    const { signal } = controller;
    const off = new Promise<never>((_, reject) =>
      signal.addEventListener("abort", () => reject(new CalledOff())),
    );
    try {
      return await Promise.race([ask(signal), off]);
    } catch (reason) {
      throw signal.aborted ? new CalledOff() : refusalOf(reason);
    } finally {
      if (this.asked.get(kind) === controller) this.asked.delete(kind);
    }
  }

  async ask<T>(question: Question, kind?: string): Promise<T> {
    return JSON.parse(await this.askText(question, kind)) as T;
  }

  callOff(kind: string): void {
    this.asked.get(kind)?.abort();
    this.asked.delete(kind);
  }
}
