// The exercise that a board is to be for a technique: every step of it that there is, to judge by. A hint
// tells one of them, of nets perhaps one that the list of all leaves out. Nothing where there is none.
import type { Board } from "../board/board.ts";
import { tableState } from "../board/board_text.ts";
import type { Exercise } from "../board/exercise.ts";
import type { Check, Hint, Step, Steps } from "../engine/answers.ts";
import type { Engine } from "../engine/engine.ts";

const MOST_STEPS = 50;

// What is false is told where the board has one solution.
export const solutionTo = async (engine: Engine, board: Board): Promise<{ solution?: string }> => {
  const { solution } = await engine.ask<Check>({ call: "check", state: tableState(board), options: { solution: true } }, "practice");
  return solution ? { solution } : {};
};

export const exerciseOn = async (engine: Engine, board: Board, technique: string, made?: Step): Promise<Exercise | undefined> => {
  const state = tableState(board);
  const only = [technique];
  const { steps } = await engine.ask<Steps>({ call: "steps", state, options: { only, most: MOST_STEPS } }, "practice");
  const hint = await engine.ask<Hint>({ call: "hint", state, options: { only, rung: 5 } }, "practice");
  const all = [made, ...steps, hint.step].filter((step) => step !== undefined);
  return (
    all[0] && {
      technique: all[0].technique,
      name: all[0].name,
      steps: all.map(({ place, remove }) => [...place, ...remove]),
      ...(await solutionTo(engine, board)),
    }
  );
};
