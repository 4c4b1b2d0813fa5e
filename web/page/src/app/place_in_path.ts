// Where a player is on the way to the solution, though he need not have gone that way: at the first step that
// he has not done. A step that only strikes candidates counts as done too when the digits behind it stand, since
// who solves without notes strikes nothing.
import { candidatesIn } from "../board/board.ts";
import type { Board } from "../board/board.ts";
import { has } from "../board/cells.ts";
import { candidatesNamed } from "../draw/drawing.ts";
import type { Step } from "../engine/answers.ts";

const isDone = (board: Board, step: Step): boolean =>
  candidatesNamed(step.place).every(({ cell, digit }) => board.squares[cell].digit === digit) &&
  candidatesNamed(step.remove).every(({ cell, digit }) => !has(candidatesIn(board, cell), digit));

// From 0; as many as there are steps when all are done.
export const placeInPath = (board: Board, steps: readonly Step[]): number => {
  let place = 0;
  for (const [index, step] of steps.entries()) {
    if (isDone(board, step)) place = index + 1;
    else if (step.place.length) break;
  }
  return place;
};
