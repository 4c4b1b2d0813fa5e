/* nonet for C, and for every language that can call C: one game, text in, JSON out.
 *
 * A game holds a puzzle, what a player has done to it (digits placed, candidates struck), every
 * state before that, and the solver that looks for what comes next:
 *
 *   nonet_game* game = nonet_new();
 *   if (nonet_read(game, "53..7....6..195...", NULL)) {
 *     puts(nonet_hint(game, "{\"rung\": 5}"));
 *     puts(nonet_play(game, "r1c3=4 r1c4<>2"));
 *   } else {
 *     puts(nonet_error(game));
 *   }
 *   nonet_free(game);
 *
 * Ownership: every text that a call returns belongs to the game and lives until its next call.
 *
 * A call that can't be answered returns NULL, leaves the game as it was, and nonet_error tells why.
 * Any text is safe to hand in; NULL is an empty one. Calls on one game come from one thread at a
 * time, nonet_stop from any; different games know nothing of each other.
 *
 * Options are one JSON object, or NULL for what is usual; a key that a call does not know is an
 * error. Those that choose techniques, in hint, next, steps and path:
 *
 *   "policy": "all"          or "hodoku", "se" (their techniques, in their order), "classic"
 *                            (five), "whips", "braids", "g-whips", "g-braids" (always the
 *                            shortest)
 *   "only": ["singles"]      names of techniques or families; "without", "with" likewise
 *   "order": ["x-wing"]      these are looked for first, one after the other, then the rest; not
 *                            with "hodoku" and "se", which have an order of their own
 *   "uniqueness": false      nothing that assumes that the puzzle has one solution
 *   "set": {"fish-fins": 3}  options of the techniques; nonet_techniques lists them
 *   "time_limit": 2.5        seconds; also of rate, check and generate. Needs a clock: WebAssembly
 *                            has none, and it is an error there
 *
 * A puzzle may have rules of its own, cages, arrows, thermometers and the like (docs/VARIANTS.md):
 * in a game those of up to nine by nine cells, with digits from 1 on. Its answers have
 * "variant", the puzzle as JSON, in place of "puzzle", and can be read again. How many solutions it
 * has may be "unknown", if the search takes too long. Only the ordinary game has canon, most
 * formats, and the scales of others: they are refused then (NONET_OTHER_RULES). WebAssembly's
 * smallest module knows the ordinary game alone.
 *
 * The JSON is that of the command line's --json, described by the schemas in docs/schema; cells,
 * candidates and truths are written as there: r3c5, r3c5=7, r3c5<>7, 7b2. */
#ifndef NONET_C_NONET_H
#define NONET_C_NONET_H

#include <stddef.h>

#include "nonet/version.h" /* NONET_VERSION_MAJOR, ...: of the header, as numbers */

#ifdef __GNUC__
#pragma GCC visibility push(default)
#endif
#ifdef __cplusplus
extern "C" {
#endif

/* Of the library, "0.3.0"; and of the schemas: a new number is a new shape of some answer. */
const char* nonet_version(void);
int nonet_schema_version(void);

typedef struct nonet_game nonet_game;

/* An empty board; NULL if there is no memory for it. */
nonet_game* nonet_new(void);
void nonet_free(nonet_game* game);

/* What was wrong with the last call, as a sentence with its place, "line 3, column 7: 'x' is not a
 * digit or a blank"; NULL if nothing was. And the same as JSON (schema error). Neither is a call
 * that ends the life of a text. */
const char* nonet_error(const nonet_game* game);
const char* nonet_error_json(const nonet_game* game);

/* What kind of thing was wrong, for programs: sentences may change, these stay, and new ones come
 * last. In JSON it is "code", a name: "unreadable", "no-puzzle", ... */
enum nonet_code {
  NONET_OK = 0,
  NONET_UNREADABLE = 1,    /* not what was expected: 'x' is not a digit or a blank */
  NONET_NO_PUZZLE = 2,     /* the text is empty, or has fewer puzzles than the one asked for */
  NONET_MORE_TEXT = 3,     /* something follows where one puzzle was expected */
  NONET_OTHER_RULES = 4,   /* a puzzle, but one of a kind that nonet does not know */
  NONET_CONTRADICTION = 5, /* the board contradicts itself: a digit stands twice */
  NONET_BAD_OPTION = 6,    /* an option, a name or a value that the call does not take */
  NONET_IMPOSSIBLE = 7,    /* options that nothing can fulfil: a puzzle with 16 clues */
  NONET_REFUSED = 8,       /* a move or a step that can't be done here; nothing to undo */
  NONET_STOPPED = 9,       /* it was ended before there was an answer */
  NONET_NO_MEMORY = 10
};
/* One of these, of the last call. */
int nonet_error_code(const nonet_game* game);

/* Ends the call that is under way, or else the next one that may take long: it returns what it has
 * found by then, and nonet_stopped is 1. May be called from other threads and from handlers of
 * signals. A time limit ends calls the same way. */
void nonet_stop(nonet_game* game);
int nonet_stopped(const nonet_game* game);

/* ---- solving, without a game; from as many threads as there are

 * One puzzle, written in any way that nonet_read takes: 1 if it has just one solution, 0 if it has
 * none, 2 if it has two or more, and below 0 a nonet_code, negative, if it can't be read.
 * `solution` has room for 82 bytes and is given 81 cells and a NUL: the solution, or of several
 * what they share, with '.' for the rest, or of none the givens; an empty text if the answer is
 * below 0. It may be NULL. A puzzle with rules may have fewer cells, and then so has its solution;
 * more than 81 are -NONET_OTHER_RULES. One whose search takes too long is -NONET_STOPPED. */
int nonet_solve(const char* puzzle, char* solution);

/* Many puzzles, each in a line of its own: `size` bytes of text, which ends with a newline or
 * without. Line n of the text has statuses[n], what nonet_solve answers, and the 82 bytes from
 * solutions + 82 * n: 81 cells as there, all of them '.' where the status is below 0, and a
 * newline; of puzzles with rules only those of 81 cells are answered. An empty line or a remark is
 * a line as well: its status is -NONET_NO_PUZZLE. At most `most` lines are answered, so that there
 * has to be room for as many; either array may be NULL.
 *
 * Returns how many lines the text has, with `most` 0 nothing else. What is wrong with a line in
 * words, nonet_read tells. */
size_t nonet_solve_lines(const char* puzzles, size_t size, char* solutions, signed char* statuses,
                         size_t most);

/* ---- the board: each of these answers with it (schema board) */

/* Reads what a person has: a line, a grid, pencilmarks, a link, ... and begins anew with it.
 *   "format": "line"         instead of recognising it; nonet_formats lists them
 *   "givens": "81 cells"     the puzzle as it was printed: what the text has beside was placed
 *   "nth": 2                 which of several puzzles; without it a second one is an error
 *   "large": true            also one of up to 16 by 16 cells: the answer is that of schema large,
 *                            and of the calls about a board only board, draw and examine have one
 */
const char* nonet_read(nonet_game* game, const char* text, const char* options);
const char* nonet_board(nonet_game* game);
/* Moves with blanks between, together one step for undo:
 *   r3c5=7 sets a digit, r3c5=. clears the cell, and r3c5=0 does where 0 is no digit;
 *   r3c5<>7 strikes a candidate, r3c5+7 restores it.
 * Nothing but a given and a cell that can't be is refused: whether a digit is right, check knows.
 */
const char* nonet_play(nonet_game* game, const char* moves);
const char* nonet_undo(nonet_game* game);
const char* nonet_redo(nonet_game* game);
/* All digits placed and candidates struck are taken back, as one step that can be undone. */
const char* nonet_restart(nonet_game* game);

/* ---- writing */

/* The board as text, no JSON.  "format": "line", "blank": "."  (no digit from 1 to 9) */
const char* nonet_write(nonet_game* game, const char* options);
/* Which formats there are, and what of this board each would lose (schema formats). */
const char* nonet_formats(nonet_game* game);
/* The board as a picture: the text of an SVG file, no JSON. With "hint": true, or any option of
 * nonet_hint or about techniques, it shows that step with the marks that the page draws.
 *   "rung": 1..5             how much of it; 5, all, without it
 *   "example": "x-wing"      the example of a technique instead, on its own board
 *   "candidates": true       all of them, where no step needs them either
 *   "theme": "dark"          or "contrast"; "light" without it
 *   "size": 640              how wide, in pixels, up to 4096
 *   "title": "...", "words": true   a line above the board; what the step says, below */
const char* nonet_draw(nonet_game* game, const char* options);

/* ---- right or wrong */

/* How many solutions there are, up to two, and what is wrong with the board (schema check).
 *   "solution": true         tells the solution too */
const char* nonet_check(nonet_game* game, const char* options);

/* ---- what comes next */

/* Help a rung at a time (schema hint).
 *   "rung": 1..5             how much is told; 3 without it
 *   "cell": "r3c5"           about this cell: a step that sets it, or takes a candidate from it
 *   "skip": 1                not the first step there is but another: so many are skipped
 *   "why_not": "r3c5=7"      why this cell is not this digit: a step after which it can't be, or
 *                            a sentence on why there is none
 *   "did": ["r1c8<>7"]       what a player has done: the step that does just that, or else more
 *                            than that, or leaves a cell only the digit that was set */
const char* nonet_hint(nonet_game* game, const char* options);
/* The next step, alone in a list, or an empty list (schema steps). nonet_take(game, NULL) takes it;
 * asked and taken in turn, the steps are those of nonet_path. */
const char* nonet_next(nonet_game* game, const char* options);
/* Everything that can be done now (schema steps).
 *   "most": 50               no more than so many
 *   "per_technique": 1000    and of each technique no more than so many; 300 without it.
 *                            "more" in the answer names techniques that have more */
const char* nonet_steps(nonet_game* game, const char* options);
/* The way from here to the end (schema path). */
const char* nonet_path(nonet_game* game, const char* options);
/* Does a step on the board, as one step for undo: one of the "steps" that these calls returned, as
 * JSON, or the last of nonet_next for NULL; a whole list is an error. It is proved again first.
 * Answers with the board. */
const char* nonet_take(nonet_game* game, const char* step);

/* Checks a step in this state, or a whole path with a puzzle of its own, from the truths that it
 * cites (schema proof). */
const char* nonet_prove(nonet_game* game, const char* step_or_path);
/* Judges a chain that somebody has drawn (schema chain): link by link, what makes it strong ("=")
 * or weak ("-") or why it is not, what the chain proves, and whether that is what was claimed. A
 * link at its end makes it a ring; a group is written "r1c1,r1c2=8".
 *   {"chain": ["r1c1=8", "=", "r1c3=8", "-", "r6c3=8"], "claim": ["r1c1<>4"]} */
const char* nonet_chain(nonet_game* game, const char* drawn);

/* What the rules on a cell can still hold, given the candidates on the board (schema combinations):
 * which digits together, "a 15 cage of two cells: 69 or 78", those that are gone marked. Where
 * there are too many to look at, no digits are told. "cell": "r3c5"           of which cell; needed
 */
const char* nonet_combinations(nonet_game* game, const char* options);

/* ---- what the maker of a puzzle asks (schema examination): of its rules and givens, whatever was
 *      placed since
 *   "what": "candidates"     which candidates occur in some solution, how many solutions there are,
 *                            up to two, and these two with where they differ; this without it
 *           "count"          how many solutions there are
 *           "needless"       which rules and givens could be left out, each by itself, of a puzzle
 *                            with one solution
 *           "clash"          some rules and givens that have no solution together, of one without
 *   "portion": 2000          no more work than so many guesses: the answer tells what is known by
 *                            then, and the same call again goes on until "complete" is true */

const char* nonet_examine(nonet_game* game, const char* options);

/* ---- how hard (schema rating).  "scale": "both", or "se", "hodoku"; or "nonet", how hard nonet's
 *      way is, which is there for puzzles with rules too, and theirs where none is named; or a
 *      list, ["W", "B", "gW", "gB", "TE", "BxB", "BxBB", "se", "hodoku"] or some of it, or "all"
 *      (docs/RATINGS.md) */

const char* nonet_rate(nonet_game* game, const char* options);

/* ---- puzzles to order (schema made); the game stays what it is
 *   "seed": 7, "number": 0   the same always give the same puzzle
 *   "level": "hard", "score": [200, 900], "se": [6.6, 7.2], "clues": [22, 26],
 *   "symmetry": "rotate180",
 *   "minimal": false, "requires": ["x-wing"], "only": [...], "without": [...],
 *   "hardest": "xy-wing", "pattern": "81 cells, '.' for no clue"
 *   "practice": "x-wing"     the state in which it is the next step, with that step
 *   "variant": ["killer", "x"], "size": 9, "rules": [4, 6]
 *                            with rules of these kinds, or of another size, 4 to 16 (schema
 *                            made_variant); levels and techniques are those of nonet's way then, of
 *                            up to nine by nine cells, and "rules" is how many lie on the grid */
const char* nonet_generate(nonet_game* game, const char* options);

/* ---- the form that all images of the board share (schema canon); of a puzzle of candidates alone
 *      there is none, which is an error */

const char* nonet_canon(nonet_game* game);

/* ---- a picture of a puzzle: a photo of paper, a screenshot (schema sighting); the game stays what
 *      it is. `grey` has width times height bytes, row by row, 0 black: whoever calls decodes the
 *      file. The answer has the grid's corners and crossings, what stands in each cell, printed or
 *      by hand, and how sure that is, and what the rules repaired; "puzzle" is for nonet_read, what
 *      "placed" has for nonet_play. No grid or no digits are NONET_NO_PUZZLE.
 *   "grid": 1                of several grids in a picture: 0 is the one in the middle, 1 and so on
 *                            are its "others" */

const char* nonet_see(nonet_game* game, const unsigned char* grey, int width, int height,
                      const char* options);

/* ---- the techniques, easiest first (schema techniques), and one with its example and near miss
 *      (schema lesson), under any of its names */

const char* nonet_techniques(nonet_game* game);
const char* nonet_lesson(nonet_game* game, const char* technique);

/* ---- a board to practise what is taught of puzzles with rules (schema practice): a puzzle made
 * for it, in the state just before a step of the lesson, and what each such step there does
 *   "lesson": "thermometer-bounds"    of the "variants" of nonet_techniques; "kind-thermo" is what
 *                            the rules of a kind say
 *   "play": true             or no more than a puzzle with such rules, from its beginning
 *   "seed": 7, "number": 3   as in nonet_generate */

const char* nonet_practice(nonet_game* game, const char* options);

#ifdef __cplusplus
}
#endif
#ifdef __GNUC__
#pragma GCC visibility pop
#endif

#endif
