// convert: puzzles and states from any format that nonet reads to one that it writes.
#include <atomic>
#include <mutex>
#include <set>

#include "cli/app/commands.h"
#include "cli/app/layout_option.h"
#include "cli/app/options.h"
#include "cli/app/puzzle_argument.h"
#include "cli/stream/answer_puzzles.h"
#include "cli/stream/progress.h"
#include "nonet/rules/variant.h"
#include "nonet/text/notation.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kMostAtATime = 256;

// What did not survive, of all puzzles. Several threads write into it.
struct Losses {
  std::atomic<unsigned> kinds{0};
  std::atomic<std::uint64_t> puzzles{0};
  std::atomic<bool> refused{false};  // a puzzle that the format can't hold at all
  std::mutex mutex;
  std::set<std::string> of_variants;

  void add(const std::vector<std::string>& lost) {
    if (lost.empty()) return;
    ++puzzles;
    const std::lock_guard lock(mutex);
    of_variants.insert(lost.begin(), lost.end());
  }
};

std::string lost_text(const Losses& losses, const Format& format) {
  auto lost = words_of_lost(losses.kinds);
  lost.insert(lost.end(), losses.of_variants.begin(), losses.of_variants.end());
  return std::string(format.name) + " does not hold all: " + list_of(lost, "and") + " got lost" +
         (losses.puzzles == 1 ? "" : ", in " + grouped(losses.puzzles) + " puzzles");
}

// Why a puzzle with rules of its own is not written.
std::string refusal_text(const Variant& variant, const Format& format) {
  std::vector<std::string> able;
  for (const Format& other : formats()) {
    if (other.write_variant != nullptr) able.emplace_back(other.name);
  }
  const std::string rule =
      variant.clues.empty() ? "" : " ('" + std::string(row_of(variant.clues[0].kind).slug) + "')";
  return "has rules or a grid of its own" + rule + ", which " + std::string(format.name) +
         " does not hold: give --to " + list_of(able, "or");
}

void write(const Variant& variant, std::uint64_t number, const Format& format, Losses& losses,
           Transcript& say) {
  Result<WrittenVariant> written = format.write_variant != nullptr
                                       ? format.write_variant(variant)
                                       : Error{refusal_text(variant, format)};
  if (written) {
    say.out(written->text);
    losses.add(written->lost);
    return;
  }
  losses.refused = true;
  const std::string& why = written.error().message;
  say.err("nonet convert: puzzle " + std::to_string(number) +
          (format.write_variant != nullptr ? " can't be written: " : " ") + why + "\n");
}

// In 81 cells, a digit that was placed with '+' before it; readers take that for what it is.
std::string line_of(const Puzzle& puzzle, char blank) {
  std::string line;
  const Board digits = digits_of(puzzle);
  for (Cell c : Cell::all()) {
    if (puzzle.placed.has(c)) line += '+';
    const int number = digits.number_at(c);
    line += number == 0 ? blank : static_cast<char>('0' + number);
  }
  return line + "\n";
}

Tally write(const PuzzleBatch& batch, const Layout& layout, Losses& losses, Transcript& say) {
  for (const Board& board : batch.boards) say.out(layout.format->write(board, layout.blank));
  if (batch.other && batch.other->variant != nullptr) {
    write(*batch.other->variant, batch.number(batch.boards.size()), *layout.format, losses, say);
  } else if (batch.other) {
    const bool marked = layout.one_line && batch.other->placed != Board();
    say.out(marked ? line_of(*batch.other, layout.blank)
                   : layout.format->write_puzzle(*batch.other, layout.blank));
    const unsigned lost =
        layout.format->lost_of(*batch.other) & ~(marked ? unsigned{kHoldsPlaced} : 0U);
    losses.kinds |= lost;
    losses.puzzles += lost != 0 ? 1 : 0;
  }
  Tally tally;
  tally.puzzles = batch.size();
  return tally;
}

int run_convert(Invocation& call) {
  const Layout layout = layout_option(call, call.has("format") ? "format" : "to", "library");
  Losses losses;
  auto total = answer_puzzles(
      call, kMostAtATime,
      [&](const PuzzleBatch& batch, Transcript& say) { return write(batch, layout, losses, say); },
      {.header = std::string(layout.format->header),
       .footer = std::string(layout.format->footer),
       .keep = Keep::kAll,
       .variants = true});
  if (losses.puzzles > 0) call.tell(lost_text(losses, *layout.format));
  if (!total || losses.refused) return kExitWrong;
  return total->puzzles > 0 ? kExitDone : kExitNo;
}

}  // namespace

const Command kConvertCommand = {
    .name = "convert",
    .operands = "[FILE...|PUZZLE]",
    .summary = "write puzzles and half-solved states in another format",
    .details =
        "Reads puzzles as 'nonet solve' does and writes each, in the same order, in the format\n"
        "that --to names. library, ss, opensudoku and the links to f-puzzles, SudokuPad and\n"
        "sudokuwiki hold half-solved states, pencilmarks their candidates, sdk the digits that\n"
        "were placed; fpuzzles, sudokupad, opensudoku, sdk and line hold a name and a comment,\n"
        "the first two colours.\n"
        "1. and 10 write a digit that was placed with '+' before it.\n"
        "What gets lost is reported on standard error.\n\n"
        "A puzzle with rules of its own (cages, thermometers, other sizes) is written as json, "
        "which\n"
        "holds everything, or as a link to f-puzzles or SudokuPad as far as these have its "
        "rules.\n\n"
        "Exit 0: done; 1: there was no puzzle; 2: one can't be read or written.",
    .options = {{"to", Option::Takes::kValue, "FORMAT",
                 "library, pencilmarks, line, grid, spaced, rows, table,\n"
                 "susser, json, csv, opensudoku, sdk, ss, fpuzzles,\n"
                 "sudokupad, sudokuwiki, link, iss, killer, jigsaw, sgt;\n"
                 "or 9. 90 1. 10: nine lines or one line, then the\n"
                 "character for an unset cell [library]",
                 '\0', layout_words},
                {"format", Option::Takes::kValue, "FORMAT", "the same as --to", '\0', layout_words},
                kReadOption,
                kJobsOption,
                kKeepGoingOption,
                kPlaceholderOption,
                kSummaryOption},
    .examples = {{"nonet convert --to=pencilmarks puzzle.txt", "a puzzle with its candidates"},
                 {"nonet convert --to=library puzzles.txt", "lines for HoDoKu"},
                 {"nonet convert --format=1. photo.jpg",
                  "the puzzle in a photo; digits by hand have '+' before them"},
                 {"nonet convert --to=json puzzles.txt > puzzles.json",
                  "nonet's own form, which holds all rules of a variant"}},
    .most_operands = -1,
    .run = run_convert};

}  // namespace nonet::cli
