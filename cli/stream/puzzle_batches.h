// PuzzleBatches: the puzzles of all that a command was given to read, file after file, in portions
// that are worth a thread's while. A portion ends early where the input runs dry, so that whoever
// waits for an answer before asking on gets it.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "cli/app/command.h"
#include "cli/stream/input.h"
#include "cli/stream/shard.h"
#include "cli/stream/tally.h"
#include "nonet/io/puzzle_reader.h"

namespace nonet::cli {

// First the boards, then the other puzzle; or a complaint, which is a portion by itself.
struct PuzzleBatch {
  std::uint64_t first = 1;      // number of the first puzzle in all that was read
  std::uint64_t every = 1;      // from one to the next
  std::vector<Board> boards;    // puzzles of givens alone
  std::optional<Puzzle> other;  // one that says more than its givens
  std::string remark;           // sentences for standard error: how it was read
  std::string complaint;        // a sentence for standard error: what could not be read
  bool unreadable = false;      // that was a puzzle, and no whole file
  std::uint64_t bytes = 0;      // of the text that was read for all this
  Place place;                  // up to which it was read

  std::uint64_t number(std::size_t i) const { return first + i * every; }
  std::size_t size() const { return boards.size() + (other ? 1 : 0); }
};

// What of a puzzle is kept: its digits and candidates, or also what is said of it.
enum class Keep { kState, kAll };

class PuzzleBatches {
 public:
  // Reads the operands of the call: files, '-' for standard input, puzzles as text; standard input
  // if there are none.
  struct Manner {
    const Format* format = nullptr;  // null: each puzzle's format is recognised
    bool keep_going = false;         // a complaint does not end the reading
    std::size_t most = 1;            // puzzles in a portion
    Shard shard = {};                // what is not in it is skipped
    bool digests = false;            // the places know what was read
    Keep keep = Keep::kState;
    bool variants = false;  // puzzles with rules of their own are welcome
  };
  PuzzleBatches(Invocation& call, const Manner& manner);

  // Goes on behind what was read another time; before the first portion. False if other puzzles
  // stand there.
  bool pass(const Place& read);
  // Whether just these puzzles stand there; instead of reading them.
  bool is_all(const Place& read);
  // Up to where it has been read.
  const Place& place() const { return place_; }
  // False at the end.
  bool next(PuzzleBatch& batch);
  // How many bytes there are to read in all; nothing if that can't be known.
  std::optional<std::uint64_t> bytes() const;

 private:
  enum class Reading { kGoesOn, kPauses };

  void open_next();
  Reading read_one(PuzzleBatch& batch);
  // What comes next in plain lines, as far as it has been fetched.
  Reading read_plain_lines(PuzzleBatch& batch);
  // Whether to read on, once the batch has a puzzle.
  Reading reading_on(const PuzzleBatch& batch);
  bool is_wanted();
  void take(const Result<Puzzle>& puzzle, PuzzleBatch& batch);
  void take(const Board& board, PuzzleBatch& batch);
  bool is_board(const Puzzle& puzzle) const;
  void remark_on(const Puzzle& puzzle, PuzzleBatch& batch);
  void end_file();
  void complain(const std::string& message);

  Invocation& call_;
  const Manner manner_;
  std::vector<std::string> names_;
  std::size_t next_name_ = 0;
  std::optional<Input> input_;
  std::optional<PuzzleReader> reader_;
  std::optional<PuzzleBatch> complaint_;  // that comes next
  std::set<std::string> choices_;         // of this input, each reported once
  std::string remarks_;                   // on a picture, to be reported with its puzzle
  Place place_;
  std::uint64_t passed_ = 0;        // puzzles that were answered another time
  std::uint64_t bytes_before_ = 0;  // read of the inputs before this one
  std::uint64_t bytes_told_ = 0;    // in batches
  bool ended_ = false;
};

}  // namespace nonet::cli
