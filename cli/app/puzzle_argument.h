// A puzzle as people give it to a command: as text, as the name of a file, or on standard input;
// one of several there (--nth), and beside the puzzle that it began as (--givens).
#pragma once

#include <cstdint>
#include <optional>

#include "cli/app/command.h"
#include "cli/stream/input.h"
#include "nonet/core/puzzle.h"
#include "nonet/io/format.h"
#include "nonet/io/puzzle_reader.h"

namespace nonet::cli {

// Every format there is.
std::vector<std::string_view> format_words();

// The option of every command that reads puzzles.
inline constexpr Option kReadOption = {"read",
                                       Option::Takes::kValue,
                                       "FORMAT",
                                       "how a puzzle is written: line, grid, spaced, rows, table,\n"
                                       "susser, json, csv, opensudoku, sdk, ss, library,\n"
                                       "pencilmarks, fpuzzles, sudokupad, sudokuwiki, link,\n"
                                       "iss, killer, jigsaw or sgt;\n"
                                       "recognised by itself where that is unambiguous",
                                       '\0',
                                       format_words};
// Those of commands that take one puzzle.
inline constexpr Option kNthOption = {"nth", Option::Takes::kValue, "N",
                                      "the N-th of several puzzles"};
inline constexpr Option kGivensOption = {"givens", Option::Takes::kValue, "PUZZLE",
                                         "the puzzle as it was printed; what PUZZLE has beside it\n"
                                         "was placed by you, and only that can be wrong"};

// What to try with a board that has no solution.
inline constexpr std::string_view kAskForSuspects =
    "'nonet hint' names the digits that may be wrong";

// The format that --read names; null, to be recognised, without it.
const Format* read_option(const Invocation& call);

// Whether an operand is a puzzle rather than a file's name: a link, long enough for one or nothing
// but cells, and no file of that name.
bool is_puzzle_text(const std::string& operand);
// The text that an operand is, or the file or standard input ('-') that it names.
Result<Input> open_operand(const std::string& operand, std::istream& standard);

// The puzzles of the first operand or, without one, of standard input, one after the other; with
// --nth that one alone. With --givens each is a state of that puzzle.
class PuzzleArgument {
 public:
  // `variants`: puzzles with rules of their own are welcome.
  explicit PuzzleArgument(Invocation& call, bool variants = false);

  // Nothing after the last; if there is none at all, that is an Error. It names the file, line and
  // column, and nothing is read after it. If the text could be read otherwise too, a note says so
  // on standard error.
  std::optional<Result<Puzzle>> next();
  // Whether next() has found no puzzle at all: that is no mistake of the call.
  bool is_empty() const { return empty_; }
  // Tells what next() has found wrong, and returns the exit code for it.
  int refuse(const Error& error) const;
  // Which of the puzzles next() returned last; the first is 1.
  std::uint64_t number() const { return number_; }
  // "FILE: line 3: MESSAGE", of the puzzle that next() returned last.
  Error at_last(const std::string& message) const;

 private:
  std::optional<Error> open(Invocation& call, bool variants);
  std::optional<Result<Puzzle>> read();
  std::string what_there_is() const;

  const Invocation& call_;
  std::optional<Error> problem_;  // what keeps it from reading on
  std::optional<Board> givens_;
  std::optional<Input> input_;
  std::optional<PuzzleReader> reader_;
  std::uint64_t nth_ = 0;  // 0: all
  std::uint64_t number_ = 0;
  bool empty_ = false;
};

// The same where one puzzle is wanted. Nothing if there is none, more than one, or it can't be
// read: that has been told, and `code` is the exit code.
std::optional<Puzzle> one_puzzle(Invocation& call, int& code, bool variants = false);
// The same for whoever tells it otherwise; `empty`: that there is no puzzle at all.
Result<Puzzle> read_argument(Invocation& call, bool* empty = nullptr, bool variants = false);

// What was read as a state for which there are steps: a puzzle with rules must be one that can be
// explained.
Result<Puzzle> game_of(const Puzzle& puzzle);

}  // namespace nonet::cli
