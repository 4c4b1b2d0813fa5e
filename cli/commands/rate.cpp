// rate: how hard puzzles are, one line for each, in the order of the input.
#include <algorithm>
#include <chrono>
#include <memory>
#include <sstream>

#include "cli/app/commands.h"
#include "cli/app/options.h"
#include "cli/app/policy_option.h"
#include "cli/app/puzzle_argument.h"
#include "cli/commands/rating_filter.h"
#include "cli/commands/rating_layout.h"
#include "cli/commands/rating_order.h"
#include "cli/commands/rating_scales.h"
#include "cli/commands/variant_answers.h"
#include "cli/stream/answer_puzzles.h"
#include "cli/stream/resumable.h"
#include "nonet/core/visible.h"
#include "nonet/generate/demand.h"
#include "nonet/rules/rulebook.h"
#include "nonet/rules/variant.h"
#include "nonet/solve/ground.h"

namespace nonet::cli {
namespace {

// Worth one hand over between threads. HoDoKu's rating of a hard puzzle takes some hundred
// microseconds, Sudoku Explainer's up to seconds.
constexpr std::size_t kBatch = 64;
constexpr std::size_t kSlowBatch = 8;

// What is wanted of each puzzle.
struct RatingWishes {
  Ratings wanted;           // the scales
  Ratings wanted_of_rules;  // those of puzzles with rules of their own
  RatingLayout layout;
  RatingFilter filter;
  std::optional<double> most_seconds;
  HodokuRater hodoku;
  std::shared_ptr<RatingOrder> order = {};  // null: that of the input
};

// "10", "0.5".
std::string seconds_text(double seconds) {
  std::ostringstream text;
  text << seconds;
  return text.str();
}

// What stands for a puzzle in a line, in one word.
std::string line_of(const Puzzle& puzzle) {
  if (puzzle.variant == nullptr) return one_line(puzzle);
  const std::string& id = puzzle.variant->id;
  const bool word = !id.empty() && id.find_first_of(" \t\",") == std::string::npos;
  return word ? visible(id) : one_line(*puzzle.variant, puzzle.variant->givens, '.');
}

class Rater {
 public:
  Rater(const PuzzleBatch& batch, const RatingWishes& wishes, Transcript& say)
      : batch_(batch), wishes_(wishes), say_(say) {}

  Tally run() {
    for (const Board& board : batch_.boards) {
      const auto grid = Grid::from(board);
      Puzzle puzzle;
      puzzle.givens = board;
      rate(puzzle, grid, grid ? ground_of_puzzle(*grid) : Ground{});
    }
    if (batch_.other) {
      const auto grid = start_of(*batch_.other);
      rate(*batch_.other, grid, grid ? ground_of(*grid) : Ground{});
    }
    return tally_;
  }

 private:
  void rate(const Puzzle& puzzle, const Result<Grid>& grid, const Ground& ground) {
    const bool has_rules = puzzle.variant != nullptr;
    RatedPuzzle rated{has_rules ? wishes_.wanted_of_rules : wishes_.wanted,
                      batch_.number(tally_.puzzles++), 0};
    Ratings& ratings = rated.ratings;
    ratings.puzzle = digits_of(puzzle);
    ratings.removed = puzzle.removed;
    ratings.variant = puzzle.variant;
    rated.text = line_of(puzzle);
    ratings.problem = no_rating(puzzle, grid, ground);
    const bool has_scale = !has_rules || ratings.wants_way;
    if (!has_scale) {
      ratings.problem =
          std::string(ratings.wants_csp() ? "these scales"
                                          : "the scales of Sudoku Explainer and HoDoKu") +
          " know no rules besides those of the ordinary game; --scale=nonet does";
    }
    if (ratings.problem.empty()) {
      rate(*grid, ground, rated);
    } else {
      const bool several = grid && ground.of_puzzle == Ground::Solutions::kSeveral && ground.holds;
      ++(several ? tally_.several : tally_.none);
    }
    if (wishes_.filter.wants(ratings)) write(rated);
    if (ratings.problem.empty()) return;
    // Of what a puzzle with rules is refused for before anything is looked at, no digit is the
    // cause.
    const bool by_digits = !ground.holds && has_scale && (grid || !has_rules);
    const std::string pointer = by_digits ? "; " + std::string(kAskForSuspects) : "";
    say_.err((has_scale ? "invalid puzzle: " : "not rated: ") + std::to_string(rated.number) +
             ": " + ratings.problem + pointer + "\n");
  }

  void write(const RatedPuzzle& rated) {
    std::string text = wishes_.layout.text(rated);
    if (!wishes_.order) return say_.out(text);
    wishes_.order->add(rated.ratings, rated.number, std::move(text));
  }

  void rate_by_way(const Grid& grid, const Ground& ground, Ratings& ratings) const {
    const auto seconds = wishes_.most_seconds;
    WayRating rating =
        rate_way(grid, ground, seconds ? Stop::after(duration_of(*seconds)) : Stop());
    if (rating.finished) {
      ratings.way = std::move(rating);
    } else {
      ratings.out_of_time = rating.stopped;
      ratings.se_problem = rating.stopped ? "over " + seconds_text(*seconds) + " s"
                                          : "nonet found no way to the end";
    }
  }

  void rate(const Grid& grid, const Ground& ground, RatedPuzzle& rated) {
    const auto start = std::chrono::steady_clock::now();
    Ratings& ratings = rated.ratings;
    if (ratings.wants_way) rate_by_way(grid, ground, ratings);
    if (ratings.wants_se) {
      const auto seconds = wishes_.most_seconds;
      SeRating rating = rate_se(grid, seconds ? Stop::after(duration_of(*seconds)) : Stop());
      if (rating.finished) {
        ratings.se = std::move(rating);
      } else {
        ratings.se_problem = "over " + seconds_text(*seconds) + " s";
        ratings.out_of_time = true;
      }
    }
    if (ratings.wants_csp()) rate_by_patterns(grid, *ground.solution, ratings);
    if (ratings.wants_hodoku) ratings.hodoku = wishes_.hodoku.rate(grid, &ground);
    rated.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const bool all = ratings.se_problem.empty() &&
                     std::all_of(ratings.csp.begin(), ratings.csp.end(),
                                 [](const CspRating& each) { return each.finished; });
    ++(all ? tally_.solved : tally_.unfinished);
  }

  // Each has its time: one that takes long leaves the others theirs.
  void rate_by_patterns(const Grid& grid, const Board& solution, Ratings& ratings) const {
    const auto seconds = wishes_.most_seconds;
    for (const RatingColumn& column : ratings.columns) {
      if (column.kind != RatingColumn::Kind::kCsp) continue;
      const Stop stop = seconds ? Stop::after(duration_of(*seconds)) : Stop();
      ratings.csp.push_back(rate_csp(grid, solution, column.csp, stop));
    }
  }

  const PuzzleBatch& batch_;
  const RatingWishes& wishes_;
  Transcript& say_;
  Tally tally_;
};

// Whether a puzzle takes less than a thousandth of a second, as a rule.
bool is_quick(const Ratings& wanted) {
  const auto& columns = wanted.columns;
  return !columns.empty() &&
         std::none_of(columns.begin(), columns.end(), [](const RatingColumn& column) {
           return column.kind == RatingColumn::Kind::kSe ||
                  (column.kind == RatingColumn::Kind::kCsp && column.csp >= CspScale::kTE);
         });
}

// HoDoKu as it is, or with other settings.
Result<HodokuRater> hodoku_option(const Invocation& call, const Ratings& wanted) {
  for (const char* option : {"with", "without", "set"}) {
    if (!call.has(option) || wanted.wants_hodoku) continue;
    return Error{"--" + std::string(option) + " is about HoDoKu's scale: not with --scale=" +
                 call.value("scale").value_or("both")};
  }
  auto policy = policy_option(call, "hodoku");
  if (!policy) return policy.error();
  return HodokuRater(*policy);
}

// Whether no option speaks of a scale, or of figures or columns that one of them has.
bool is_scale_left_open(const Invocation& call) {
  constexpr const char* kOfAScale[] = {"scale", "csv",   "format", "min",  "max",     "level",
                                       "has",   "lacks", "sort",   "with", "without", "set"};
  return std::none_of(std::begin(kOfAScale), std::end(kOfAScale),
                      [&](const char* option) { return call.has(option); });
}

Result<RatingWishes> wishes_of(const Invocation& call) {
  RatingWishes wishes;
  auto wanted = wanted_ratings(call);
  if (!wanted) return wanted.error();
  wishes.wanted = *wanted;
  wishes.wanted_of_rules = is_scale_left_open(call) ? *ratings_wanted({"nonet"}) : *wanted;
  auto layout = RatingLayout::from(call, wishes.wanted.wants_se);
  if (!layout) return layout.error();
  auto filter = RatingFilter::from(call, wishes.wanted);
  if (!filter) return filter.error();
  auto hodoku = hodoku_option(call, wishes.wanted);
  if (!hodoku) return hodoku.error();
  wishes.layout = *layout;
  wishes.hodoku = *hodoku;
  wishes.filter = *filter;
  auto seconds = time_limit_option(call);
  if (!seconds) return seconds.error();
  wishes.most_seconds = *seconds;
  auto first = RatingOrder::first_option(call);
  if (!first) return first.error();
  if (*first) wishes.order = std::make_shared<RatingOrder>(**first);
  return wishes;
}

int run_rate(Invocation& call) {
  const auto wishes = wishes_of(call);
  if (!wishes) return call.wrong(wishes.error().message);
  Telling telling = {wishes->layout.header(wishes->wanted), {"rated", "not rated in time"}};
  telling.variants = true;
  if (wishes->order) telling.at_end = [&] { return wishes->order->text(); };
  auto total = answer_puzzles(
      call, is_quick(wishes->wanted) ? kBatch : kSlowBatch,
      [&](const PuzzleBatch& batch, Transcript& say) { return Rater(batch, *wishes, say).run(); },
      telling);
  return exit_code_of(total);
}

}  // namespace

const Command kRateCommand = {
    .name = "rate",
    .operands = "[FILE|PUZZLE...]",
    .summary = "how hard puzzles are: SE, HoDoKu, W, B, gW, gB, T&E depth, BxB",
    .details =
        R"(Reads puzzles as 'nonet solve' does and writes a line for each, in the same order:
the puzzle, Sudoku Explainer's ER/EP/ED, HoDoKu's level (Easy, Medium, Hard,
Unfair, Extreme) and score. With --scale=se or --scale=hodoku only the one.

ER is how hard the hardest step is that Sudoku Explainer 1.2.1 takes, EP the
hardest up to the first digit that it sets, ED the first step of all; 0.0 for a
grid that is solved.

The other scale is that of HoDoKu 2.2.0 with its default settings: the techniques
are tried in its order, each step adds the score of its technique, and the level
is that of the hardest step, or higher where the score is beyond the level. A
puzzle without exactly one solution has no rating: '-' in place of each, and the
reason goes to standard error. --with, --without and --set change its settings, as
in 'nonet explain --policy=hodoku'.

--scale=nonet rates the way that 'nonet explain' tells, and is the one that knows
puzzles with rules of their own: the level of the hardest step, how many steps are
of that level, and the points of all. A puzzle with rules is written by its name,
and rated so where no option asks for another scale or its figures.

Any list of scales has a column for each, in that order; all is every one. W, B, gW
and gB are Berthier's: how long the whips, braids, g-whips and g-braids must be that
solve it, 0 for Singles alone. TE is how deep trial and error must go, BxB how long
braids must be inside of one trial, BxBB inside of two; 0 where Singles will do.
'inf': no length will do. docs/RATINGS.md explains each.

With --format the line is made of TEXT, in which
  %g %i  are the puzzle, with a dot or a 0 for an empty cell, %n its number
  %r %p %d  are ER, EP and ED, %R %P %D the techniques that were as hard, and
  %S %T %U  the same in short; %e the seconds that it took
  %l %t %%  are a new line, a tab and a percent sign.

Only puzzles that --min, --max, --level, --has and --lacks let through are written, if any
of these is given. --sort keeps all lines in memory until the last puzzle is rated.

Exit code: 0 every puzzle is rated, 1 some is not, or there is none, 2 a puzzle
could not be read, or the call was wrong.)",
    .options = {kScaleOption,
                {"json", Option::Takes::kNothing, "",
                 "write a JSON object a line, with how often each\ntechnique was used"},
                {"csv", Option::Takes::kNothing, "", "write comma-separated values, names first"},
                {"format", Option::Takes::kValue, "TEXT", "write this for each puzzle"},
                {"min", Option::Takes::kValue, "RATING",
                 "only puzzles of this rating on the first scale (ER,\nHoDoKu's or nonet's score, "
                 "a length), and harder"},
                {"max", Option::Takes::kValue, "RATING", "only puzzles of this one and easier"},
                {"level", Option::Takes::kValue, "LEVEL,...",
                 "only puzzles of these levels: easy, medium, hard,\nunfair, extreme", '\0',
                 level_words, true},
                {"has", Option::Takes::kValue, "TECHNIQUE,...",
                 "only puzzles that use each of these, by nonet's\nnames or Sudoku Explainer's"},
                {"lacks", Option::Takes::kValue, "TECHNIQUE,...",
                 "only puzzles that use none of these"},
                kSortOption,
                kWithOption,
                kWithoutOption,
                kSetOption,
                {"time-limit", Option::Takes::kValue, "SECONDS",
                 "give up a rating of a puzzle (not HoDoKu's) after\nso many, as 10 or 0.5, and "
                 "write 'timeout' instead"},
                kReadOption,
                kJobsOption,
                kKeepGoingOption,
                kPlaceholderOption,
                kOutputOption,
                kResumeOption,
                kShardOption,
                kSummaryOption},
    .examples = {{"nonet rate puzzles.txt", "a line for each puzzle"},
                 {"nonet rate --json puzzles.txt", "with the techniques that were used"},
                 {"nonet rate --scale=se --min 1.2 --max 7.2 puzzles.txt", "a range of ER"},
                 {"nonet rate --sort=hardest puzzles.txt", "the hardest first"},
                 {"nonet rate --scale=W,B,TE,se puzzles.txt", "a column for each scale"},
                 {"nonet rate --scale=W --max 8 puzzles.txt", "those that short whips solve"},
                 {"nonet rate --format '%r%t%g' puzzles.txt", "the rating, a tab and the puzzle"},
                 {"nonet rate -o rated.txt --resume rated.state puzzles.txt",
                  "goes on if it is killed and started again"},
                 {"sort -R puzzles.txt | head -n 100 | nonet rate -j 2", "a sample, two threads"}},
    .most_operands = -1,
    .run = run_rate};

}  // namespace nonet::cli
