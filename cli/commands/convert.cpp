// convert: puzzles and states from any format that nonet reads to one that it writes.
#include "cli/app/commands.h"
#include "cli/app/layout_option.h"
#include "cli/app/options.h"
#include "cli/app/puzzle_argument.h"
#include "cli/stream/answer_puzzles.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kMostAtATime = 256;

Tally write(const PuzzleBatch& batch, const Layout& layout, Transcript& say) {
  for (const Board& board : batch.boards) say.out(layout.format->write(board, layout.blank));
  if (batch.other) say.out(layout.format->write_puzzle(*batch.other, layout.blank));
  Tally tally;
  tally.puzzles = batch.size();
  return tally;
}

int run(Invocation& call) {
  const Layout layout = layout_option(call, "to", "library");
  call.out << layout.format->header;
  auto total = answer_puzzles(call, kMostAtATime, [&](const PuzzleBatch& batch, Transcript& say) {
    return write(batch, layout, say);
  });
  if (!total) return kExitWrong;
  return total->puzzles > 0 ? kExitDone : kExitNo;
}

}  // namespace

const Command kConvertCommand = {
    .name = "convert",
    .operands = "[FILE...|PUZZLE]",
    .summary = "write puzzles and half-solved states in another format",
    .details =
        "Reads puzzles as 'nonet solve' does and writes each, in the same order, in the format\n"
        "that --to names. library, pencilmarks, ss and the links to f-puzzles, SudokuPad and\n"
        "sudokuwiki hold half-solved states, sdk the digits that were placed; of these, the other\n"
        "formats keep the digits. Exit 0: done; 1: there was no puzzle; 2: one can't be read.",
    .options = {{"to", Option::Takes::kValue, "FORMAT",
                 "library, pencilmarks, line, grid, spaced, rows, table,\n"
                 "susser, json, csv, sdk, ss, fpuzzles, sudokupad,\n"
                 "sudokuwiki or link;\n"
                 "or 9. 90 1. 10: nine lines or one line, then the\n"
                 "character for an unset cell [library]",
                 '\0', layout_words},
                kReadOption,
                kJobsOption,
                kKeepGoingOption,
                kPlaceholderOption,
                kSummaryOption},
    .examples =
        {{"nonet convert --to=pencilmarks "
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          "a puzzle with its candidates"},
         {"nonet convert --to=library puzzles.txt", "lines for HoDoKu"}},
    .most_operands = -1,
    .run = run};

}  // namespace nonet::cli
