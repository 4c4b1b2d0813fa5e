// The calls; what they answer is described in answers.d.ts.
import type {
  Board, Canon, ChainJudgement, Check, CheckOptions, Combinations, CombinationsOptions, DrawOptions,
  Error as Refusal, Examination, ExamineOptions,
  Formats, GenerateOptions, Hint, HintOptions, Lesson, Made, MadeVariant, NextOptions, Path, Practice,
  PracticeOptions, Proof, RateOptions, Rating, ReadOptions, Sighting, Step, Steps, StepsOptions, Techniques, WriteOptions,
} from './answers.js';

export * from './answers.js';

/**
 * A chain as it was drawn: candidates such as r1c1=8 (a group: r1c1,r1c2=8) and links in turn, `=` a
 * strong one and `-` a weak one; with a link at its end it is a ring. And what is said to follow.
 */
export interface DrawnChain {
  chain: string[];
  /** r3c5<>7, r3c5=7; without any, what follows is told. */
  claim?: string[];
}

/**
 * What kind of thing was wrong: those of the engine, `ended` for what is asked of a game or an engine
 * after its end, `failed` where the engine or its worker could not be loaded or has broken down.
 */
export type NonetErrorCode = Refusal['code'] | 'ended' | 'failed';

/** What was wrong with a call: its kind, a sentence, and its place where there is one. */
export class NonetError extends Error {
  code: NonetErrorCode;
  line?: number;
  column?: number;
}

/** How many solutions there are, and which if it is the only one. */
export interface Solved {
  /** 2 for two or more. */
  count: 0 | 1 | 2;
  solution?: string;
}

/** The same of one among many; with an error it could not be read, and count is 0. */
export interface SolvedOne extends Solved {
  error?: NonetError;
}

/** The signal cancels the call: in a worker at any moment, otherwise only before it begins. */
export interface How {
  signal?: Signal;
}

// Names of browsers and of Node are not used here, so that the types do for programs that have
// neither `lib: DOM` nor @types/node; what bears those names fits.

/** What is asked of an AbortSignal. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** A WebAssembly.Module, which tells nothing of itself. */
export type CompiledModule = object;
/** What is asked of a Response. */
export interface Answering {
  arrayBuffer(): Promise<ArrayBuffer>;
}
/** What is asked of a URL. */
export interface Address {
  readonly href: string;
  readonly protocol: string;
}

/** One game: a puzzle, what has been done to it, and every state before that. */
export interface Game {
  /** Reads what a person has, in any format, and begins anew with it. */
  read(text: string, options?: ReadOptions, how?: How): Promise<Board>;
  board(how?: How): Promise<Board>;
  /** Moves, together one step for undo: r3c5=7 sets, r3c5=. clears, r3c5<>7 strikes, r3c5+7 restores. */
  play(moves: string | string[], how?: How): Promise<Board>;
  undo(how?: How): Promise<Board>;
  redo(how?: How): Promise<Board>;
  /** All digits placed and candidates struck are taken back. */
  restart(how?: How): Promise<Board>;
  /** The board as text. */
  write(options?: WriteOptions, how?: How): Promise<string>;
  formats(how?: How): Promise<Formats>;
  /** The board, or a step on it, as a picture: the text of an SVG file. */
  draw(options?: DrawOptions, how?: How): Promise<string>;
  /** How many solutions there are, and what is wrong. */
  check(options?: CheckOptions, how?: How): Promise<Check>;
  /** Solves the puzzle, whatever has been placed in it so far. */
  solve(how?: How): Promise<Solved>;
  /** Help, a rung at a time. */
  hint(options?: HintOptions, how?: How): Promise<Hint>;
  /** The next step, alone in a list, or an empty list. */
  next(options?: NextOptions, how?: How): Promise<Steps>;
  /** Everything that can be done now. */
  steps(options?: StepsOptions, how?: How): Promise<Steps>;
  /** The way from here to the end. */
  path(options?: NextOptions, how?: How): Promise<Path>;
  /** Does a step on the board; without one, what next() has told. It is proved again first. */
  take(step?: Step | string, how?: How): Promise<Board>;
  /** Checks a step in this state, or a path, from the truths that it cites. */
  prove(stepOrPath: Step | Path | string, how?: How): Promise<Proof>;
  /** Judges a chain that somebody has drawn: link by link, and what it proves. */
  chain(drawn: DrawnChain | string, how?: How): Promise<ChainJudgement>;
  /** What the rules on a cell can still hold. */
  combinations(options: CombinationsOptions, how?: How): Promise<Combinations>;
  /** What the maker of a puzzle asks, a portion at a time: the same call again goes on. */
  examine(options?: ExamineOptions, how?: How): Promise<Examination>;
  rate(options?: RateOptions, how?: How): Promise<Rating>;
  /**
   * A puzzle to order; the game stays what it is. Without a seed one is chosen, and told. With `variant`
   * it has rules of its own, and with `size` another size.
   */
  generate(options: GenerateOptions & { variant: string | string[] }, how?: How): Promise<MadeVariant>;
  generate(options: GenerateOptions & { size: number }, how?: How): Promise<Made | MadeVariant>;
  generate(options?: GenerateOptions, how?: How): Promise<Made>;
  canon(how?: How): Promise<Canon>;
  techniques(how?: How): Promise<Techniques>;
  lesson(technique: string, how?: How): Promise<Lesson>;
  practice(options: PracticeOptions, how?: How): Promise<Practice>;
  /** The answer to a call as the engine wrote it, the same as the command line prints. */
  askText(call: string, texts?: unknown[], how?: How): Promise<string>;
  /** Ends the game; nothing can be asked of it afterwards. */
  end(): Promise<void>;
}

/** A picture: a byte a pixel, row by row, 0 black. */
export interface GreyPicture {
  grey: ArrayLike<number> | ArrayBuffer;
  width: number;
  height: number;
}
/** A picture in colour: what an ImageData has. */
export interface PictureData {
  data: ArrayLike<number> | ArrayBuffer;
  width: number;
  height: number;
}

export interface SeeOptions {
  /** Of several grids in a picture: 0 is the one in the middle, 1 and so on are its `others`. */
  grid?: number;
}

export interface Engine {
  readonly version: string;
  newGame(): Promise<Game>;
  /**
   * Solves many puzzles, far sooner than one by one: a text with a puzzle a line, or texts of any kind
   * that a game reads. Each has its answer at its place; one that can't be read has its error.
   */
  solveMany(puzzles: string | Iterable<string>, how?: How): Promise<SolvedOne[]>;
  /**
   * Reads the puzzle in a picture: where its grid is and what stands in its cells. What reads is a
   * module of its own, 230 KB, that is loaded with the first picture.
   */
  see(picture: GreyPicture | PictureData, options?: SeeOptions & How): Promise<Sighting>;
  /** Ends the engine and its games. */
  end(): Promise<void>;
}

export interface ModuleOptions {
  /** The module, its bytes, a Response or an address; without it the file beside the package's. */
  wasm?: CompiledModule | ArrayBuffer | ArrayBufferView | Answering | Address | string;
  /** Without `wasm`: the file with vectors, or the one without. */
  simd?: boolean;
  /** The module that reads pictures, likewise, or a function that gets it when the first one comes. */
  sight?: ModuleOptions['wasm'] | (() => ModuleOptions['wasm'] | Promise<ModuleOptions['wasm']>);
}

export interface WorkerOptions extends ModuleOptions {
  /** Makes a worker that runs nonet/worker, for whoever bundles it. */
  spawn?: () => unknown;
}

/** An engine whose games work in this thread. */
export function createEngine(options?: ModuleOptions): Promise<Engine>;
/** An engine whose games work in a worker: a call can be cancelled at any moment. */
export function createWorkerEngine(options?: WorkerOptions): Promise<Engine>;
/** The compiled module, once for any number of engines. */
export function compileNonet(options?: ModuleOptions): Promise<CompiledModule>;
/** Whether this browser, or Node, knows the vectors of WebAssembly. */
export function hasSimd(): boolean;
