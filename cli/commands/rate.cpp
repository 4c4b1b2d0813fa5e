// rate: how hard puzzles are, one line for each, in the order of the input.
#include "cli/app/commands.h"
#include "cli/app/options.h"
#include "cli/app/puzzle_argument.h"
#include "cli/stream/answer_puzzles.h"
#include "nonet/core/clues.h"
#include "nonet/explain/rating_json.h"
#include "nonet/io/format.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/solve/ground.h"

namespace nonet::cli {
namespace {

// Worth one hand over between threads; a hard puzzle takes some hundred microseconds.
constexpr std::size_t kBatch = 64;

// Why a puzzle has no rating, or "". A state is rated only if its puzzle has one solution and what
// was done to it agrees with that.
std::string problem_of(const Puzzle& puzzle, const Ground& ground) {
  if (ground.one_solution()) return "";
  if (ground.of_puzzle == Ground::Solutions::kNone) return "it has no solution";
  if (!ground.holds) return "there is no solution with these digits and candidates";
  return "it has several solutions" + too_few_clues_clause(puzzle);
}

class Rater {
 public:
  Rater(const PuzzleBatch& batch, bool json, Transcript& say)
      : batch_(batch), json_(json), say_(say) {}

  Tally run() {
    for (const Board& board : batch_.boards) {
      const auto grid = Grid::from(board);
      Puzzle puzzle;
      puzzle.givens = board;
      rate(puzzle, grid, grid ? ground_of_puzzle(*grid) : Ground{});
    }
    if (batch_.other) {
      const auto grid = Grid::from(*batch_.other);
      rate(*batch_.other, grid, grid ? ground_of(*grid) : Ground{});
    }
    return tally_;
  }

 private:
  void rate(const Puzzle& puzzle, const Result<Grid>& grid, const Ground& ground) {
    const Board board = digits_of(puzzle);
    const std::string problem = grid ? problem_of(puzzle, ground) : grid.error().message;
    const std::uint64_t number = batch_.first + tally_.puzzles++;
    if (!problem.empty()) {
      const bool several = grid && ground.of_puzzle == Ground::Solutions::kSeveral && ground.holds;
      ++(several ? tally_.several : tally_.none);
      say_.out((json_ ? no_rating_to_json(board, problem) : one_line(board) + " - -") + "\n");
      const std::string pointer = ground.holds ? "" : "; " + std::string(kAskForSuspects);
      say_.err("invalid puzzle: " + std::to_string(number) + ": " + problem + pointer + "\n");
      return;
    }
    const HodokuRating rating = rate_hodoku(*grid, &ground);
    ++tally_.solved;
    say_.out((json_ ? rating_to_json(board, rating) : one_line(board) + " " + text_of(rating)) +
             "\n");
  }

  const PuzzleBatch& batch_;
  bool json_;
  Transcript& say_;
  Tally tally_;
};

int run(Invocation& call) {
  const bool json = call.has("json");
  auto total = answer_puzzles(
      call, kBatch,
      [&](const PuzzleBatch& batch, Transcript& say) { return Rater(batch, json, say).run(); },
      {"rated"});
  if (!total) return kExitWrong;
  return total->puzzles > 0 && total->solved == total->puzzles ? kExitDone : kExitNo;
}

}  // namespace

const Command kRateCommand = {
    .name = "rate",
    .operands = "[FILE|PUZZLE...]",
    .summary = "how hard puzzles are: HoDoKu's level and score",
    .details =
        R"(Reads puzzles as 'nonet solve' does and writes a line for each, in the same order:
the puzzle, its level (Easy, Medium, Hard, Unfair, Extreme) and its score.

The scale is that of HoDoKu 2.2.0 with its default settings: the techniques are
tried in its order, each step adds the score of its technique, and the level is
that of the hardest step, or higher where the score is beyond the level. A
puzzle without exactly one solution has no rating: '- -', and the reason goes to
standard error.

Exit code: 0 every puzzle is rated, 1 some is not, or there is none, 2 a puzzle
could not be read, or the call was wrong.)",
    .options = {{"scale", Option::Takes::kValue, "hodoku", "whose scale [hodoku]", '\0',
                 [] { return std::vector<std::string_view>{"hodoku"}; }},
                {"json", Option::Takes::kNothing, "",
                 "write a JSON object a line, with how often each\ntechnique was used"},
                kReadOption,
                kJobsOption,
                kKeepGoingOption,
                kPlaceholderOption,
                kSummaryOption},
    .examples = {{"nonet rate puzzles.txt", "a line for each puzzle"},
                 {"nonet rate --json puzzles.txt", "with the techniques that were used"},
                 {"sort -R puzzles.txt | head -n 100 | nonet rate -j 2", "a sample, two threads"}},
    .most_operands = -1,
    .run = run};

}  // namespace nonet::cli
