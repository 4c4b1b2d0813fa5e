// PuzzleBatches: the puzzles of all that a command was given to read, file after file, in portions
// that are worth a thread's while. A portion ends early where the input runs dry, so that whoever
// waits for an answer before asking on gets it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/app/command.h"
#include "cli/stream/input.h"
#include "nonet/io/puzzle_reader.h"

namespace nonet::cli {

// First the boards, then the other puzzle, then the complaint.
struct PuzzleBatch {
  std::uint64_t first = 1;      // number of the first puzzle
  std::vector<Board> boards;    // puzzles of givens alone
  std::optional<Puzzle> other;  // one that says more than its givens
  std::string complaint;        // a sentence for standard error: what could not be read
  bool unreadable = false;      // that was a puzzle, and no whole file
  std::uint64_t bytes = 0;      // of the text that was read for all this

  std::size_t size() const { return boards.size() + (other ? 1 : 0); }
};

class PuzzleBatches {
 public:
  // Reads the operands of the call: files, '-' for standard input, puzzles as text; standard input
  // if there are none. `format` null: each puzzle's format is recognised. With `keep_going` a
  // complaint does not end the reading.
  PuzzleBatches(Invocation& call, const Format* format, bool keep_going, std::size_t most);

  // False at the end.
  bool next(PuzzleBatch& batch);
  // Whether there was a complaint.
  bool malformed() const { return malformed_; }
  // How many bytes there are to read in all; nothing if that can't be known.
  std::optional<std::uint64_t> bytes() const;

 private:
  enum class Reading { kGoesOn, kPauses };

  void open_next(PuzzleBatch& batch);
  Reading read_one(PuzzleBatch& batch);
  void end_file(PuzzleBatch& batch);
  void complain(PuzzleBatch& batch, const std::string& message);

  Invocation& call_;
  const Format* format_;
  bool keep_going_;
  std::size_t most_;
  std::vector<std::string> names_;
  std::size_t next_name_ = 0;
  std::optional<Input> input_;
  std::optional<PuzzleReader> reader_;
  std::uint64_t number_ = 0;
  std::uint64_t bytes_before_ = 0;  // read of the inputs before this one
  std::uint64_t bytes_told_ = 0;    // in batches
  bool malformed_ = false;
  bool ended_ = false;
};

}  // namespace nonet::cli
