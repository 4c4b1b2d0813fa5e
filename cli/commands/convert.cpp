// convert: puzzles and states from any format that nonet reads to one that it writes.
#include <ostream>

#include "cli/app/commands.h"
#include "cli/app/puzzle_argument.h"
#include "cli/stream/puzzle_batches.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kMostAtATime = 256;

int run(Invocation& call) {
  auto read = read_option(call, nullptr);
  if (!read) return call.wrong(read.error().message);
  const std::string name = call.value("to").value_or("library");
  const Format* write = format_named(name);
  if (write == nullptr) {
    return call.wrong("--to must be one of " + format_names() + ", not '" + name + "'");
  }
  PuzzleBatches batches(call, *read, call.has("keep-going"), kMostAtATime);
  PuzzleBatch batch;
  bool any = false;
  while (batches.next(batch)) {
    any = any || batch.size() > 0;
    for (const Board& board : batch.boards) call.out << write->write(board, '.');
    if (batch.other) call.out << write->write_puzzle(*batch.other, '.');
    call.out.flush();
    call.err << batch.complaint << std::flush;
  }
  if (batches.malformed()) return kExitWrong;
  return any ? kExitDone : kExitNo;
}

}  // namespace

const Command kConvertCommand = {
    .name = "convert",
    .operands = "[FILE...|PUZZLE]",
    .summary = "write puzzles and half-solved states in another format",
    .details =
        "Reads puzzles as 'nonet solve' does and writes each, in the same order, in the format\n"
        "that --to names. library and pencilmarks hold half-solved states; of these, the other\n"
        "formats keep the digits. Exit 0: done; 1: there was no puzzle; 2: one can't be read.",
    .options = {{"to", Option::Takes::kValue, "FORMAT",
                 "library, pencilmarks, line, grid, spaced, rows or json\n[library]"},
                kReadOption,
                {"keep-going", Option::Takes::kNothing, "",
                 "pass over puzzles that can't be read; the exit code\nis still 2 then"}},
    .examples =
        {{"nonet convert --to=pencilmarks "
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          "a puzzle with its candidates"},
         {"nonet convert --to=library puzzles.txt", "lines for HoDoKu"}},
    .most_operands = -1,
    .run = run};

}  // namespace nonet::cli
