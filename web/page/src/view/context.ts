// What the parts of the page share: the store, the engine, the board's stage and the voice.
import { undoneTurn } from "../app/app.ts";
import { asSentence } from "../app/read_words.ts";
import type { Candidate, Cell } from "../board/cells.ts";
import type { Board } from "../board/board.ts";
import type { Drawing } from "../draw/drawing.ts";
import type { Engine } from "../engine/engine.ts";
import type { Technique } from "../engine/answers.ts";
import type { CourseKeeper } from "./course_keeper.ts";
import type { GameKeeper } from "./game_keeper.ts";
import type { Offer } from "./notice.ts";
import type { Store } from "./store.ts";

export type PanelName = "hint" | "steps" | "pen" | "rating" | "new" | "share" | "lessons" | "settings";

// What the board shows instead of the player's own: a step of a path, the example of a lesson.
export interface Stage {
  readonly board: Board | undefined; // undefined: the player's own, with a drawing on it
  readonly drawing: Drawing;
  readonly words: string; // over the board, "" for none
}

export interface Context {
  readonly store: Store;
  readonly engine: Engine;
  readonly games: GameKeeper;
  readonly course: CourseKeeper;
  wrong(): ReadonlySet<Cell>; // the cells whose digits are shown to be wrong
  show(stage: Stage | undefined): void;
  light(cells: readonly Cell[], by?: Element): void; // as long as `by` is seen, or the stage stands
  onHover(listener: (at: Candidate | undefined) => void): void;
  say(text: string): void; // to be heard: it is seen elsewhere
  tell(text: string, offer?: Offer): void; // to be heard and seen
  open(panel: PanelName): void;
  readonly openPanel: PanelName | undefined;
  lesson(slug: string): void;
  toBoard(cell: Cell): void; // one goes on there, with keys too
  toPlay(): void; // what was read is done with: where one writes comes back into sight
  stage(): Stage | undefined;
  techniques(): Promise<readonly Technique[]>;
  begin(what: "choice" | "daily" | "lessons"): void; // a game, or to learn
  photo(picture?: Blob): void; // a puzzle out of a picture; without one, it is asked for
  set(isOnTable: boolean): void; // a puzzle, at the bench: the one on the table, or what lies there
  practise(slug: string, isOfRules?: boolean): void;
  showPractised(): void;
}

export interface Panel {
  readonly name: PanelName;
  readonly element: HTMLElement;
  shown(): void; // it has become visible
  hidden(): void;
}

// There is no clipboard at all where the page comes from another machine without encryption.
export const copyText = (context: Context, text: string, words: string): void =>
  void Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => context.tell(words),
      () => context.tell("The browser does not allow copying."),
    );

// Goes with the news that another puzzle is on the table.
export const formerOffer = ({ store }: Context): Offer | undefined =>
  undoneTurn(store.now) && {
    words: "Back to the former puzzle",
    take: () => store.send({ type: "undo" }),
  };

export const sentenceOf = (reason: unknown): string =>
  asSentence(reason instanceof Error ? reason.message : String(reason));
