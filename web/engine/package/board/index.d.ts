// <nonet-board>, a board to play on with hints; importing this defines it.
import type { Board, Engine, Hint } from '../index.js';

// Names of browsers are not used here, so that the types do for programs without `lib: DOM`.

/** What its events tell, in `detail`. */
export interface NonetBoardEvents {
  /** After a move: the moves as they were played, or "undo", "redo", "restart". */
  change: { board: Board; moves: string };
  hint: { hint: Hint; rung: number };
  solved: { board: Board };
  error: { error: Error };
}

/**
 * Attributes: `puzzle` (any text that a game reads), `theme` ("light", "dark", "contrast"), `candidates` (shows them),
 * `readonly`, `controls="none"`. Custom properties: --nonet-size, --nonet-font, --nonet-paper, --nonet-line,
 * --nonet-line-thick, --nonet-given, --nonet-own, --nonet-note, --nonet-text, --nonet-panel, --nonet-accent,
 * --nonet-selected, --nonet-clash. Parts: board, cell, given, clash, pad, tools, button, hint, status.
 */
export interface NonetBoardElement {
  engine?: Engine;
  puzzle: string;
  readonly board?: Board;
  readonly hintShown?: Hint;
  readonly ready: Promise<void>;
  play(moves: string): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  restart(): Promise<void>;
  hint(rung?: 1 | 2 | 3 | 4 | 5): Promise<void>;
  apply(): Promise<void>;
  closeHint(): Promise<void>;
}

export const NonetBoard: { new (): NonetBoardElement };
