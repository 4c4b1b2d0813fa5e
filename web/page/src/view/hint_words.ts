// What the buttons of a hint say, and what hints are about.
import { boardOf } from "../app/app.ts";
import type { App } from "../app/app.ts";
import { hintRemark, practiceOf } from "../app/practice.ts";
import { notesAreCandidates } from "../board/board.ts";
import type { Board } from "../board/board.ts";
import type { Candidate } from "../board/cells.ts";
import type { Hint } from "../engine/answers.ts";

// A wrong digit goes, a candidate that is needed comes back.
export const mendWords = (board: Board, mistakes: readonly Candidate[]): string => {
  const wrong = mistakes.filter(({ cell, digit }) => board.squares[cell].digit === digit).length;
  const it = mistakes.length > 1 ? "them" : "it";
  return wrong === 0 ? `Put ${it} back` : wrong === mistakes.length ? `Take ${it} away` : "Mend all of them";
};

const RUNG_WORDS = ["", "What kind?", "Where?", "Show the pattern", "What follows?"];

// Leads to the next rung.
export const moreWords = (hint: Hint | undefined, rung: number, isWhyNot: boolean): string => {
  if (!hint) return "Hint";
  if (isWhyNot && rung === 1) return "Is there a reason?";
  if (hint.kind === "mistake") return "Which?";
  if (hint.kind === "no-solution") return "Where is the mistake?";
  return RUNG_WORDS[rung] ?? "";
};

export const remarkOf = (app: App): string => {
  const practice = practiceOf(app);
  if (practice) return hintRemark(practice);
  return notesAreCandidates(boardOf(app))
    ? "Hints are about your candidates."
    : "Hints are about all candidates that the rules leave, until every open cell has notes.";
};
