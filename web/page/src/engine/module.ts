// One game of the engine inside a WebAssembly module: the calls of nonet/c/nonet.h, text in, text out.
import type { TableState } from "../board/board_text.ts";
import type { Question } from "./engine.ts";
import { Refusal } from "./engine.ts";

interface Exports {
  readonly memory: WebAssembly.Memory;
  malloc(size: number): number;
  free(at: number): void;
  _initialize?(): void;
  nonet_new(): number;
  nonet_error(game: number): number;
  nonet_version(): number;
  nonet_read(game: number, text: number, options: number): number;
  nonet_play(game: number, moves: number): number;
}
type WithText = (game: number, text: number) => number;
type Plain = (game: number) => number;

const ALONE: ReadonlySet<string> = new Set(["formats", "techniques"]);

export class Game {
  private readonly exports: Exports;
  private readonly game: number;

  constructor(module: WebAssembly.Module) {
    this.exports = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
    this.exports._initialize?.();
    this.game = this.exports.nonet_new();
  }

  answer(question: Question): string {
    const { call, state, text, options } = question;
    if (call === "version") return this.text(this.exports.nonet_version());
    if (state) this.setUp(state);
    const asked = options ? JSON.stringify(options) : "";
    if (call === "read")
      return this.told(this.with(text ?? "", (at) => this.with(asked, (choice) => this.exports.nonet_read(this.game, at, choice))));
    const named = (this.exports as unknown as Record<string, WithText | Plain>)[`nonet_${call}`];
    if (ALONE.has(call)) return this.told((named as Plain)(this.game));
    return this.told(this.with(text ?? asked, (at) => (named as WithText)(this.game, at)));
  }

  private setUp({ puzzle, moves }: TableState): void {
    this.told(this.with(puzzle, (at) => this.exports.nonet_read(this.game, at, 0)));
    if (moves) this.told(this.with(moves, (at) => this.exports.nonet_play(this.game, at)));
  }

  // A text lent to a call.
  private with(text: string, use: (at: number) => number): number {
    const bytes = new TextEncoder().encode(text.replaceAll("\0", " "));
    const at = this.exports.malloc(bytes.length + 1);
    const room = new Uint8Array(this.exports.memory.buffer, at, bytes.length + 1);
    room.set(bytes);
    room[bytes.length] = 0;
    const answer = use(at);
    this.exports.free(at);
    return answer;
  }

  private told(at: number): string {
    if (at) return this.text(at);
    throw new Refusal(this.text(this.exports.nonet_error(this.game)));
  }

  private text(at: number): string {
    const bytes = new Uint8Array(this.exports.memory.buffer);
    return new TextDecoder().decode(bytes.subarray(at, bytes.indexOf(0, at)));
  }
}
