// How long the Interactive Sudoku Solver takes: node bench/iss.mjs ISS_DIR VARIANTS.JSONL > TIMES
//
// A line a puzzle: its id, milliseconds, and whose text it was given. Puzzles that ISS brings along are
// given to it in its own text; of others the most frequent kinds are translated here, and a puzzle with
// any other has no line. Nor has one that it answers otherwise than the file says: then it was not asked
// the same. What counts is reading the text, setting up and counting to two, as nonet is measured; the
// best of several runs in one process, so that everything has been compiled by then; of each run the
// lesser of the clock and the processor's time, so that others on the machine don't count against it.
import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';

const [directory, file] = process.argv.slice(2);
globalThis.self ??= globalThis;
self.VERSION_PARAM ??= '';
const load = (name) => import(pathToFileURL(path.resolve(directory, name)).href);

const { SudokuParser } = await load('js/sudoku_parser.js');
const { SudokuBuilder } = await load('js/solver/sudoku_builder.js');
const examples = await load('data/example_puzzles.js');

// Everything with a name and a text, wherever it stands in what a module gives away.
const own = new Map();
const gather = (value, depth = 0) => {
  if (value === null || typeof value !== 'object' || depth > 6) return;
  if (typeof value.input === 'string' && typeof value.name === 'string') {
    for (const name of [value.name, value.displayName]) {
      if (!name) continue;
      own.set(name, [...(own.get(name) ?? []), value]);
    }
    return;
  }
  const inside = value instanceof Map ? value.values() : Object.values(value);
  for (const each of inside) gather(each, depth + 1);
};
gather(examples);
for (const more of ['data/collections.js', 'tests/e2e/e2e_puzzles.js']) {
  try {
    gather(await load(more));
  } catch {
    // A checkout without its tests has fewer puzzles.
  }
}

const own_text = (puzzle) => {
  const found = (own.get(puzzle.name) ?? []).filter(
    (each) => typeof each.solution !== 'string' || typeof puzzle.solution !== 'string' || each.solution === puzzle.solution);
  if (found.length === 0) return null;
  const { input, extraConstraints } = found[0];
  if (input.startsWith('.')) return input + (extraConstraints ?? '');
  // A file of text; one of JavaScript makes its text only in a browser.
  return input.endsWith('.iss') ? fs.readFileSync(path.join(directory, input), 'utf8') : null;
};

// "r10c3" is RaC3 there.
const cell = (name) => name.replace(/\d+/g, (n) => (+n).toString(36)).toUpperCase().replace(/^R(.)C(.)$/,
  (_, r, c) => `R${r.toLowerCase()}C${c.toLowerCase()}`);
const cells = (rule) => rule.cells.map(cell).join('~');
const marked = (digits) => (rule) => rule.cells.map((c) => `.~${cell(c)}_${digits.join('_')}`).join('');
const line = (name) => (rule) => `.${name}~${cells(rule)}`;
const plain = (name) => () => `.${name}`;
const neighbours = (name, puzzle) => {
  const [row, column] = name.match(/\d+/g).map(Number);
  return [[row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]]
    .filter(([r, c]) => r >= 1 && c >= 1 && r <= puzzle.size && c <= puzzle.size)
    .map(([r, c]) => `r${r}c${c}`);
};

// What each kind is called there; a rule that this gives nothing for can't be translated.
const translations = {
  'cage': (rule) => rule.repeats ? (rule.sum === null ? null : `.Sum~${rule.sum}~${cells(rule)}`)
    : rule.sum === null ? `.AllDifferent~${cells(rule)}` : `.Cage~${rule.sum}~${cells(rule)}`,
  'diagonals': (rule) => ({ both: '.Diagonal~1.Diagonal~-1', up: '.Diagonal~1', down: '.Diagonal~-1' })[rule.which],
  'kropki': (rule) => rule.colour === 'white' ? ((rule.value ?? 1) === 1 ? `.WhiteDot~${cells(rule)}` : null)
    : (rule.value ?? 2) === 2 ? `.BlackDot~${cells(rule)}` : null,
  'xv': (rule) => ({ 5: `.V~${cells(rule)}`, 10: `.X~${cells(rule)}` })[rule.value],
  'thermo': (rule) => rule.slow ? null : `.Thermo~${cells(rule)}`,
  'arrow': (rule) => rule.bulb.length === 1 ? `.Arrow~${[...rule.bulb, ...rule.shaft].map(cell).join('~')}`
    : `.PillArrow~${rule.bulb.length}~${[...rule.bulb, ...rule.shaft].map(cell).join('~')}`,
  'little-killer': (rule) => `.Sum~${rule.sum}~${cells(rule)}`,
  'whisper': (rule) => `.Whisper~${rule.difference}~${cells(rule)}`,
  'antiknight': plain('AntiKnight'),
  'antiking': plain('AntiKing'),
  'xv-negative': plain('StrictXV'),
  'kropki-negative': (rule) => `${rule.white}` === '1' && `${rule.black}` === '2' ? '.StrictKropki' : null,
  'disjoint': plain('DisjointSets'),
  'windoku': plain('Windoku'),
  'nonconsecutive': plain('AntiConsecutive'),
  'renban': line('Renban'),
  'palindrome': line('Palindrome'),
  'between': line('Between'),
  'zipper': line('Zipper'),
  'region-sum': line('RegionSumLine'),
  'region': line('AllDifferent'),
  'modular': (rule) => `.Modular~${rule.modulus}~${cells(rule)}`,
  'even': marked([2, 4, 6, 8]),
  'odd': marked([1, 3, 5, 7, 9]),
  'quadruple': (rule) => `.Quad~${cell(rule.cells[0])}~${rule.digits.join('~')}`,
  'indexer': (rule) => rule.type === 'box' ? null : `.Indexing~${rule.type === 'column' ? 'C' : 'R'}~${cells(rule)}`,
  'clone': (rule) => rule.cells.map((c, i) => `.SameValues~2~${cell(c)}~${cell(rule.copy[i])}`).join(''),
  'minimum': (rule, puzzle) => rule.cells.map((c) => neighbours(c, puzzle).filter((n) => !rule.cells.includes(n))
    .map((n) => `.GreaterThan~${cell(n)}~${cell(c)}`).join('')).join(''),
  'maximum': (rule, puzzle) => rule.cells.map((c) => neighbours(c, puzzle).filter((n) => !rule.cells.includes(n))
    .map((n) => `.GreaterThan~${cell(c)}~${cell(n)}`).join('')).join(''),
};

const translated = (puzzle) => {
  if (puzzle.low !== 1 || puzzle.rows || puzzle.high) return null;
  let text = `.Shape~${puzzle.size}x${puzzle.size}`;
  if (Array.isArray(puzzle.boxes)) {
    if (puzzle.boxes.includes(null)) return null;
    text += `.NoBoxes.Jigsaw~${puzzle.boxes.map((box) => box.toString(36)).join('')}`;
  } else if (puzzle.boxes === 'none') {
    text += '.NoBoxes';
  }
  [...puzzle.givens].forEach((digit, i) => {
    // In a list numbers, or null; in a text digits, letters from ten on, or a full stop.
    const given = Array.isArray(puzzle.givens) ? digit : parseInt(digit, 36);
    if (!(given > 0)) return;
    const name = `r${Math.floor(i / puzzle.size) + 1}c${i % puzzle.size + 1}`;
    text += `.~${cell(name)}_${given}`;
  });
  for (const rule of puzzle.rules) {
    const one = translations[rule.kind]?.(rule, puzzle);
    if (!one) return null;
    text += one;
  }
  return text;
};

// Once: milliseconds, and the answer.
const measure = (text) => {
  const clock = performance.now();
  const processor = process.cpuUsage();
  const solver = SudokuBuilder.build(SudokuBuilder.resolveConstraint(SudokuParser.parseText(text)));
  const first = solver.nthSolution(0);
  const second = first === null ? null : solver.nthSolution(1);
  const used = process.cpuUsage(processor);
  const ms = Math.min(performance.now() - clock, (used.user + used.system) / 1000);
  return { ms, first: first === null ? [] : [...first], unique: first !== null && !second };
};

const digits_of = (solution) => typeof solution === 'string'
  ? [...solution].map((digit) => parseInt(digit, 36)) : solution.map(Number);

const puzzles = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean).map((text) => JSON.parse(text));
for (const puzzle of puzzles) {
  for (const [text, whose] of [[own_text(puzzle), 'own'], [translated(puzzle), 'translated']]) {
    if (text === null) continue;
    try {
      let best = Infinity, answer;
      const began = performance.now();
      for (let run = 0; run < 20 && performance.now() - began < (run < 2 ? 3000 : 100); ++run) {
        answer = measure(text);
        best = Math.min(best, answer.ms);
      }
      const same = answer.unique && `${answer.first.slice(0, digits_of(puzzle.solution).length)}` === `${digits_of(puzzle.solution)}`;
      if (!same) {
        process.stderr.write(`${puzzle.id}: another answer (${whose})\n`);
        continue;
      }
      process.stdout.write(`${puzzle.id}\t${best.toFixed(3)}\t${whose}\n`);
      break;
    } catch (error) {
      process.stderr.write(`${puzzle.id}: ${error.message} (${whose})\n`);
    }
  }
}
