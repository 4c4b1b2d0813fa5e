// Many puzzles at once: what is asked, in a form that is sent to a worker as it is, and what the
// answers are made of. The engine takes lines; a puzzle of several lines goes beside them, and an
// empty line keeps its place.
import { NonetError } from './calls.js';

const CELLS = 81;

/**
 * { text, whole, wrong, isText }: all lines, [place, text] of several lines, [place, value] of what
 * is no text, and whether lines were handed in as one text.
 */
export function requestOf(puzzles) {
  if (typeof puzzles === 'string') return { text: puzzles, whole: [], wrong: [], isText: true };
  const lines = [];
  const whole = [];
  const wrong = [];
  for (const puzzle of puzzles) {
    const isText = typeof puzzle === 'string';
    const isLine = isText && !puzzle.includes('\n');
    if (!isLine) (isText ? whole : wrong).push([lines.length, puzzle]);
    lines.push(isLine ? puzzle : '');
  }
  return { text: lines.length > 0 ? `${lines.join('\n')}\n` : '', whole, wrong };
}

/** { count, solution?, error? }: below 0 a status is the code of an error. */
export const solvedOne = (status, solution) =>
  status === 1 ? { count: 1, solution } : { count: Math.max(status, 0) };

/**
 * One for each puzzle. `portions` are [lines, statuses], a status a line of 81 cells and its newline;
 * `whole` and `errors` are by place.
 */
export function solvedOf({ wrong, isText }, { portions, whole, errors }) {
  const solved = [];
  for (const [lines, statuses] of portions) {
    for (let i = 0, at = 0; i < statuses.length; ++i, at += CELLS + 1) {
      solved.push(solvedOne(statuses[i], statuses[i] === 1 ? lines.slice(at, at + CELLS) : undefined));
    }
  }
  for (const [at, one] of whole) solved[at] = one;
  for (const [at, error] of errors) {
    solved[at].error = new NonetError(isText && error.line ? { ...error, line: at + 1 } : error);
  }
  for (const [at, value] of wrong) {
    const message = `a puzzle is a text, not ${value === null ? 'null' : typeof value}`;
    solved[at].error = new NonetError({ code: 'unreadable', message });
  }
  return solved;
}
