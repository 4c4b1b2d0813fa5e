// What the panel of steps asks the engine for: the path from the givens, that from one's own board, or all that
// can be done now. On a board with a mistake nothing follows, and that is said.
import { inOrder } from "../app/step_order.ts";
import { isUsed, listed, optionsOf } from "../app/techniques.ts";
import type { Settings } from "../app/app.ts";
import { boardOf } from "../app/app.ts";
import { candidatesIn, cellsIn, underRules } from "../board/board.ts";
import type { Board } from "../board/board.ts";
import { boardOf as boardOfState, puzzleText, tableState } from "../board/board_text.ts";
import { has } from "../board/cells.ts";
import type { Digit } from "../board/cells.ts";
import { setAuto } from "../board/moves.ts";
import type { Hint, Path, Step, Steps, Technique } from "../engine/answers.ts";
import type { Context } from "./context.ts";

export type Offered = readonly (readonly [string, string])[];
export interface Found {
  readonly start: Board; // that the steps begin with
  readonly steps: readonly Step[];
  readonly message: string;
  readonly others?: Offered; // techniques that may have steps which are not among these
  readonly solution?: string | undefined; // of the path from the givens
}

// Not always from the lower rating to the higher: those who rate do not agree on that.
const AS_LOOKED_FOR = "in the order in which hints look for them";
const MOST_NOW = 300;
const MOST_OF_ONE = 1000; // where one technique is asked for
const FEW = 5;

export const wholePath = async ({ store, engine }: Context): Promise<Found> => {
  const path = await engine.ask<Path>({
    call: "path",
    state: { puzzle: puzzleText(boardOf(store.now)), moves: "" },
    options: optionsOf(store.now.settings),
  });
  const { puzzle, variant } = path;
  const start = boardOfState({ ...(puzzle !== undefined && { puzzle }), ...(variant && { variant }) });
  const { rules } = boardOf(store.now);
  return { start: underRules(start, rules), steps: path.steps, message: lengthOf(path), solution: path.solution };
};

export const pathFromHere = async (context: Context): Promise<Found> => {
  const { store, engine } = context;
  const board = boardOf(store.now);
  const path = await engine.ask<Path>({ call: "path", state: tableState(board), options: optionsOf(store.now.settings) });
  const mistake = path.solved ? undefined : await mistakeOn(context);
  if (mistake) return { start: board, steps: [], message: mistake };
  return { start: setAuto(board, true), steps: path.steps, message: lengthOf(path) };
};

// What a hint says first of a board in which something is wrong.
const mistakeOn = async ({ store, engine }: Context): Promise<string | undefined> => {
  const { settings } = store.now;
  const options = { ...optionsOf(settings), rung: 1 };
  const hint = await engine.ask<Hint>({ call: "hint", state: tableState(boardOf(store.now)), options });
  const isWrong = hint.kind === "mistake" || hint.kind === "no-solution";
  return isWrong ? `${hint.rungs[0]?.text ?? ""} ${MENDED_FIRST}`.trim() : undefined;
};

// With a technique chosen and others offered, all steps of that one.
export const allNow = async (context: Context, [slug, name]: readonly [string, string], offered: Offered): Promise<Found> => {
  const { store, engine } = context;
  const { settings } = store.now;
  const board = boardOf(store.now);
  const techniques = await context.techniques();
  if (slug && offered.length) {
    const options = { ...optionsOf(settings), only: [slug], most: MOST_OF_ONE, per_technique: MOST_OF_ONE };
    const { steps } = await engine.ask<Steps>({ call: "steps", state: tableState(board), options });
    const most = steps.length === MOST_OF_ONE ? "The first " : "";
    const message = `${most}${steps.length} ${steps.length === 1 ? "step" : "steps"} of ${name} can be done now.`;
    if (steps.length) return { start: board, steps: inOrder(steps, settings, techniques), message, others: offered };
  }
  // One more than is shown tells whether there are more.
  const options = { ...optionsOf(settings), most: MOST_NOW + 1 };
  const { steps } = await engine.ask<Steps>({ call: "steps", state: tableState(board), options });
  const shown = steps.slice(0, MOST_NOW);
  const others = steps.length > MOST_NOW ? offeredBy(settings, techniques, board.rules !== undefined) : [];
  const leavesOut = shown.length < FEW && techniques.some((row) => ONLY_IN_PATHS.includes(row.slug) && isUsed(settings, row));
  const mistake = shown.length ? undefined : await mistakeOn(context);
  const message =
    mistake ??
    (steps.length > MOST_NOW
      ? `The first ${MOST_NOW} steps that can be done now, ${AS_LOOKED_FOR}; there are more: choose a technique to see all of its steps.`
      : `${counted(shown.length)}.${leavesOut ? ` ${LEFT_OUT}` : ""}`);
  return { start: board, steps: inOrder(shown, settings, techniques), message, others };
};

// What may have steps beyond those of a list that is cut.
const offeredBy = (settings: Settings, techniques: readonly Technique[], isRuled: boolean): (readonly [string, string])[] =>
  listed(settings, techniques)
    .filter((row) => isUsed(settings, row) && !ONLY_IN_PATHS.includes(row.slug) && (isRuled || !row.kinds))
    .map(({ slug, name }) => [slug, name]);

export const ASTRAY = "Your board does not lead there: something on it is wrong. A hint says what.";
const MENDED_FIRST = "Until it is mended, nothing follows from the board. A hint says where.";
// Whether one's own board does not lead to it: a digit that it does not have, or a candidate gone that it needs.
export const isAstray = (board: Board, solution: string | undefined): boolean =>
  solution !== undefined &&
  cellsIn(board).some((cell, at) => {
    const right = Number(solution.charAt(at));
    const { digit } = board.squares[cell];
    return digit ? digit !== right : !has(candidatesIn(board, cell), right as Digit);
  });
const lengthOf = ({ solved, steps }: Path): string =>
  solved ? `Solved in ${steps.length} steps.` : `${steps.length} steps; then no technique applies.`;

const ONLY_IN_PATHS: readonly string[] = ["forcing-net-contradiction", "forcing-net-verity", "trial"];
const LEFT_OUT = "Large nets and trials are not listed: the whole path and hints look for them.";
const counted = (count: number): string => {
  if (!count) return "No step was found";
  return count === 1 ? "1 step can be done now" : `${count} steps can be done now, ${AS_LOOKED_FOR}`;
};
