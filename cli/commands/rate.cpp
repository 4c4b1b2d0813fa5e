// rate: how hard puzzles are, one line for each, in the order of the input.
#include <atomic>

#include "cli/app/commands.h"
#include "cli/app/options.h"
#include "cli/app/puzzle_argument.h"
#include "cli/stream/answer_puzzles.h"
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
std::string problem_of(const Ground& ground) {
  if (ground.one_solution()) return "";
  if (ground.of_puzzle == Ground::Solutions::kNone) return "it has no solution";
  return ground.holds ? "it has several solutions"
                      : "there is no solution with these digits and candidates";
}

class Rater {
 public:
  explicit Rater(bool json) : json_(json) {}

  // True once a puzzle was not rated exactly.
  bool fell_short() const { return fell_short_; }

  Tally rate(const PuzzleBatch& batch, Transcript& say) {
    std::uint64_t number = batch.first;
    for (const Board& board : batch.boards) {
      const auto grid = Grid::from(board);
      rate_one(board, grid, grid ? ground_of_puzzle(*grid) : Ground{}, number++, say);
    }
    if (batch.other) {
      const auto grid = Grid::from(*batch.other);
      rate_one(digits_of(*batch.other), grid, grid ? ground_of(*grid) : Ground{}, number++, say);
    }
    if (!batch.complaint.empty()) say.err(batch.complaint);
    return {batch.size(), std::nullopt};
  }

 private:
  void rate_one(const Board& board, const Result<Grid>& grid, const Ground& ground,
                std::uint64_t number, Transcript& say) {
    const std::string problem = grid ? problem_of(ground) : grid.error().message;
    if (!problem.empty()) {
      fell_short_ = true;
      say.out((json_ ? no_rating_to_json(board, problem) : one_line(board) + " - -") + "\n");
      const std::string pointer = ground.holds ? "" : "; " + std::string(kAskForSuspects);
      say.err("invalid puzzle: " + std::to_string(number) + ": " + problem + pointer + "\n");
      return;
    }
    const HodokuRating rating = rate_hodoku(*grid, &ground);
    if (!rating.exact) fell_short_ = true;
    say.out((json_ ? rating_to_json(board, rating) : one_line(board) + " " + text_of(rating)) +
            "\n");
  }

  bool json_;
  std::atomic<bool> fell_short_ = false;
};

int run(Invocation& call) {
  const std::string scale = call.value("scale").value_or("hodoku");
  if (scale != "hodoku") {
    return call.wrong("--scale must be hodoku, not '" + scale + "'");
  }
  Rater rater(call.has("json"));
  auto total = answer_puzzles(call, kBatch, [&](const PuzzleBatch& batch, Transcript& say) {
    return rater.rate(batch, say);
  });
  if (!total) return kExitWrong;
  return total->puzzles == 0 || rater.fell_short() ? kExitNo : kExitDone;
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
puzzle that needs a technique which nonet does not have yet is rated from below
and marked so: 'Unfair+ 1140+'; one where HoDoKu may have found such a technique
earlier is rated about: 'Hard~ 1530~'. A puzzle without exactly one solution has
no rating: '- -', and the reason goes to standard error.

Exit code: 0 every puzzle is rated, 1 some is not, or only from below or about, or
there is none, 2 a puzzle could not be read, or the call was wrong.)",
    .options = {{"scale", Option::Takes::kValue, "hodoku", "whose scale [hodoku]"},
                {"json", Option::Takes::kNothing, "",
                 "write a JSON object a line, with how often each\ntechnique was used"},
                kReadOption,
                kJobsOption,
                kKeepGoingOption},
    .examples = {{"nonet rate puzzles.txt", "a line for each puzzle"},
                 {"nonet rate --json puzzles.txt", "with the techniques that were used"},
                 {"sort -R puzzles.txt | head -n 100 | nonet rate -j 2", "a sample, two threads"}},
    .most_operands = -1,
    .run = run};

}  // namespace nonet::cli
