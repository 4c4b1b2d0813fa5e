// minimize: takes away clues that a puzzle can do without; of one with rules, givens and rules.
#include "cli/app/commands.h"
#include "cli/app/layout_option.h"
#include "cli/app/options.h"
#include "cli/app/puzzle_argument.h"
#include "cli/stream/answer_puzzles.h"
#include "cli/stream/resumable.h"
#include "nonet/core/clues.h"
#include "nonet/generate/removal.h"
#include "nonet/generate/ruled_minimum.h"
#include "nonet/io/variant_json.h"
#include "nonet/text/notation.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kMostAtATime = 256;

struct Wishes {
  Layout layout{};
  bool is_named = false;  // the layout
  TakenFrom from = TakenFrom::kBoth;
  std::optional<std::uint64_t> seed;
  SearchOptions search;
};

class Minimizer {
 public:
  Minimizer(const PuzzleBatch& batch, const Wishes& wishes, Transcript& say)
      : batch_(batch), wishes_(wishes), say_(say), puzzles_(batch.boards) {
    if (batch.other && !is_of_candidates(*batch.other) && !batch.other->variant) {
      puzzles_.push_back(digits_of(*batch.other));
    }
  }

  Tally run() {
    results_.resize(puzzles_.size());
    search_batch(std::span<const Board>(puzzles_), 2, results_, wishes_.search);
    std::vector<Removal> removals;
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
      if (results_[i].unique()) removals.push_back({puzzles_[i], results_[i].first, order(i), 0});
    }
    remove_clues(removals, wishes_.search);
    auto next = removals.begin();
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
      results_[i].unique() ? tell((next++)->puzzle) : refuse(i);
    }
    if (batch_.other && batch_.other->variant) {
      minimize_variant(*batch_.other->variant);
    } else if (batch_.other && is_of_candidates(*batch_.other)) {
      refuse_candidates(*batch_.other);
    }
    return tally_;
  }

 private:
  // From the first cell to the last, or by chance.
  std::vector<CellSet> order(std::size_t i) const {
    if (wishes_.seed) {
      Random random({*wishes_.seed, batch_.number(i), 0});
      return single_cells(random);
    }
    std::vector<CellSet> cells;
    for (const Cell c : Cell::all()) cells.push_back({c});
    return cells;
  }

  // Written as JSON, unless a format is named that holds rules.
  void minimize_variant(const Variant& variant) {
    std::optional<Random> random;
    const std::uint64_t number = batch_.number(batch_.boards.size());
    if (wishes_.seed) random.emplace(Random::Key{*wishes_.seed, number, 0});
    auto minimum = ruled_minimum(variant, wishes_.from, random ? &*random : nullptr);
    if (!minimum) {
      refuse_other(minimum.error().message, variant_json_of(variant) + "\n");
      return;
    }
    if (!minimum->decided) {
      say_.err("puzzle " + std::to_string(number) +
               ": of some clues it was not found out whether they are needed\n");
    }
    tell(minimum->puzzle);
  }

  void tell(const Variant& variant) {
    const Format& format = wishes_.is_named ? *wishes_.layout.format : *format_named("json");
    auto written = format.write_variant == nullptr
                       ? Error{"nonet writes no rules in the format " + std::string(format.name)}
                       : format.write_variant(variant);
    if (!written || !written->lost.empty()) {
      refuse_other("it can't be written: " + (written ? list_of(written->lost, "and") + " got lost"
                                                      : written.error().message),
                   variant_json_of(variant) + "\n");
      return;
    }
    tell(written->text);
  }

  void tell(const Board& minimal) {
    tell(wishes_.layout.format->write(minimal, wishes_.layout.blank));
  }

  void tell(const std::string& text) {
    say_.out(text);
    ++tally_.puzzles;
    ++tally_.solved;
    tally_.code = kExitDone;
  }

  void refuse(std::size_t i) {
    Puzzle puzzle;
    puzzle.givens = puzzles_[i];
    const bool several = results_[i].solutions > 1;
    say_.out(wishes_.layout.format->write(puzzles_[i], wishes_.layout.blank));
    say_.err("invalid puzzle: " + std::to_string(batch_.number(i)) + ": it has " +
             (several ? "several solutions" + too_few_clues_clause(puzzle) : "no solution") + "\n");
    ++tally_.puzzles;
    ++(several ? tally_.several : tally_.none);
    tally_.code = kExitNo;
  }

  // There is no clue to take away.
  void refuse_candidates(const Puzzle& puzzle) {
    const Format& format = *wishes_.layout.format;
    const bool holds = (format.lost_of(puzzle) & kHoldsCandidates) == 0;
    refuse_other(
        "it consists of candidates alone, and only digits are taken away",
        holds ? format.write_puzzle(puzzle, wishes_.layout.blank) : one_line(puzzle) + "\n");
  }

  // With a line in its place.
  void refuse_other(const std::string& why, const std::string& line) {
    say_.out(line);
    say_.err("invalid puzzle: " + std::to_string(batch_.number(batch_.boards.size())) + ": " + why +
             "\n");
    ++tally_.puzzles;
    ++tally_.unfinished;
    tally_.code = kExitNo;
  }

  const PuzzleBatch& batch_;
  const Wishes& wishes_;
  Transcript& say_;
  std::vector<Board> puzzles_;
  std::vector<SearchResult> results_;
  Tally tally_;
};

int run_minimize(Invocation& call) {
  Wishes wishes;
  wishes.layout = layout_option(call, "format", "1.");
  wishes.is_named = call.has("format");
  const std::string from = call.value("from").value_or("both");
  wishes.from = from == "givens"  ? TakenFrom::kGivens
                : from == "rules" ? TakenFrom::kRules
                                  : TakenFrom::kBoth;
  auto seed = number_option(call, "seed", 0, std::numeric_limits<std::uint64_t>::max());
  if (!seed) return call.wrong(seed.error().message);
  if (call.has("seed")) wishes.seed = *seed;
  auto search = search_options(call);
  if (!search) return call.wrong(search.error().message);
  wishes.search = *search;
  const Format& format = *wishes.layout.format;
  auto total = answer_puzzles(call, kMostAtATime,
                              [&](const PuzzleBatch& batch, Transcript& say) {
                                return Minimizer(batch, wishes, say).run();
                              },
                              {.header = std::string(format.header),
                               .words = {"minimal now", "of candidates alone or without an answer"},
                               .footer = std::string(format.footer),
                               .variants = true});
  return exit_code_of(total);
}

}  // namespace

const Command kMinimizeCommand = {
    .name = "minimize",
    .operands = "[FILE|PUZZLE...]",
    .summary = "take away clues that a puzzle can do without",
    .details =
        R"(Reads puzzles as 'nonet solve' does and writes each, in the same order, with as few of
its clues as keep it at one solution: without any of those left it would have several. A
puzzle has many such remainders. The clues are tried from the first cell to the last, or by
--seed in random order. A puzzle without exactly one solution, or one of candidates alone, is
written as it is, and the reason goes to standard error. Of a half-solved state the digits
count as clues.

Of a puzzle with rules of its own, givens are tried first and then its rules, and it is
written as JSON unless --format names something else that holds rules.

Exit code: 0 every puzzle is minimal now, 1 some had not one solution, or no digits, or there was none,
2 a puzzle could not be read, or the call was wrong.)",
    .options = {{"seed", Option::Takes::kValue, "S", "try the clues in random order, by this seed"},
                {"from", Option::Takes::kValue, "givens|rules|both",
                 "what may go of a puzzle with rules of its own [both]"},
                {"format", Option::Takes::kValue, "FORMAT",
                 "how to write it: 1. 10 9. 90, line, grid, spaced, rows,\njson, library or "
                 "pencilmarks [1.]",
                 '\0', layout_words},
                kReadOption,
                kJobsOption,
                kIsaOption,
                kKeepGoingOption,
                kPlaceholderOption,
                kOutputOption,
                kResumeOption,
                kShardOption,
                kSummaryOption},
    .examples = {{"nonet minimize puzzles.txt", "a minimal puzzle for each"},
                 {"nonet solve --format=1. puzzles.txt | nonet minimize --seed=3",
                  "other puzzles with the same solutions"}},
    .most_operands = -1,
    .run = run_minimize};

}  // namespace nonet::cli
