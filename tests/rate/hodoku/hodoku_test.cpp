// HoDoKu's solve loop: its sums and levels on puzzles of our own, its promises on random ones, and
// its paths where the data is there.
#include "nonet/rate/hodoku/hodoku.h"

#include <fstream>
#include <sstream>
#include <utility>

#include "nonet/logic/fish.h"
#include "nonet/proof/checker.h"
#include "nonet/rate/hodoku/loop.h"
#include "nonet/search/search.h"
#include "support/hodoku_data.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

constexpr std::string_view kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kPointing =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";
// Singles get nowhere, and nothing up to Hard does.
constexpr std::string_view kBeyond =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

const auto any = [](const Step&) { return true; };

// HoDoKu's loop with its sums, step by step.
class Stepper {
 public:
  explicit Stepper(const Grid& start, const Policy& policy = policy_hodoku())
      : loop_(start, std::make_shared<HodokuPlan>(policy)) {}

  const Grid& grid() const { return loop_.grid(); }
  std::optional<Step> next_step(FunctionRef<bool(const Step&)> accept) {
    return last([&](Sink sink) { return loop_.next(sink, nullptr); }, accept);
  }
  std::optional<Step> next_pattern(FunctionRef<bool(const Step&)> accept) {
    return last([&](Sink sink) { return loop_.next_pattern(sink); }, accept);
  }
  void take(const Step& step) {
    counted_.count(step.technique);
    loop_.take(step.placements, step.removals);
  }
  void take_singles() {
    const HodokuSingles::Counts counts = loop_.take_singles();
    for (Technique t : {Technique::kFullHouse, Technique::kNakedSingle, Technique::kHiddenSingle}) {
      counted_.count(t, counts[static_cast<std::size_t>(t)]);
    }
  }
  HodokuRating rating() const { return finished(counted_, grid()); }

 private:
  std::optional<Step> last(FunctionRef<bool(Sink)> ask, FunctionRef<bool(const Step&)> accept) {
    std::optional<Step> taken;
    const bool any_taken = ask([&](const Hit& hit) {
      Step step = hit.told(grid());
      if (!accept(step)) return false;
      taken = std::move(step);
      return true;
    });
    EXPECT_EQ(any_taken, taken.has_value());
    return taken;
  }

  HodokuLoop loop_;
  HodokuRating counted_;
};

// Steps one by one to the end; the rating, and the steps where they are wanted.
HodokuRating stepped(const Grid& start, FunctionRef<bool(const Step&)> accept,
                     std::vector<Step>* steps = nullptr, const Policy& policy = policy_hodoku()) {
  Stepper solver(start, policy);
  while (auto step = solver.next_step(accept)) {
    solver.take(*step);
    if (steps != nullptr) steps->push_back(std::move(*step));
  }
  return solver.rating();
}

int score_of(const HodokuRating& rating) {
  int score = 0;
  for (Technique t : all_techniques()) score += rating.uses_of(t) * row_of(t).hodoku_score;
  return score;
}

int uses_of(const HodokuRating& rating) {
  int uses = 0;
  for (Technique t : all_techniques()) uses += rating.uses_of(t);
  return uses;
}

TEST(Hodoku, SumsTheScoresOfTheTechniquesItTakes) {
  const HodokuRating easy = rate_hodoku(test::grid(kEasy));
  EXPECT_TRUE(easy.solved);
  EXPECT_EQ(easy.level, Level::kEasy);
  EXPECT_EQ(easy.uses_of(Technique::kFullHouse), 21);
  EXPECT_EQ(easy.uses_of(Technique::kNakedSingle), 30);
  EXPECT_EQ(easy.score, 21 * 4 + 30 * 4);
  const HodokuRating hard = rate_hodoku(test::grid(kPointing));
  EXPECT_TRUE(hard.solved);
  EXPECT_EQ(hard.level, Level::kHard);
  EXPECT_EQ(hard.score, score_of(hard));
  EXPECT_EQ(hard.uses_of(Technique::kXWing), 1);
}

TEST(Hodoku, ASolvedGridIsEasyAndScoresNothing) {
  const HodokuRating rating = rate_hodoku(*Grid::from(search(test::grid(kEasy)).first));
  EXPECT_TRUE(rating.solved);
  EXPECT_EQ(rating.level, Level::kEasy);
  EXPECT_EQ(rating.score, 0);
}

TEST(Hodoku, TakesCellsFromTheSolutionWhereNothingElseHelps) {
  Stepper solver(test::grid(kBeyond));
  const auto step = solver.next_step(any);
  ASSERT_TRUE(step);
  EXPECT_EQ(step->technique, Technique::kBruteForce);
  const HodokuRating rating = rate_hodoku(test::grid(kBeyond));
  EXPECT_TRUE(rating.solved);
  EXPECT_EQ(text_of(rating), "Extreme 21342");
}

TEST(Hodoku, GivesUpWhereThereAreSeveralSolutions) {
  const HodokuRating rating = rate_hodoku(Grid());
  EXPECT_FALSE(rating.solved);
  EXPECT_EQ(text_of(rating), "Extreme 20000");
}

TEST(Hodoku, AsksSueDeCoqBeforeColours) {
  const HodokuRating rating = rate_hodoku(test::grid(
      "1...5...2.5.2.4.8.....1......86.12......9....96.....73.1.9.3.4...4.2.6....9...3.."));
  EXPECT_EQ(text_of(rating), "Unfair 1570");
  EXPECT_EQ(rating.uses_of(Technique::kSueDeCoq), 1);
}

TEST(Hodoku, TheLevelIsThatOfTheHardestStepOrHigherWhereTheScoreIsBeyondIt) {
  // Steps are counted as they are taken, whatever they change.
  auto rating_of = [](Technique technique, int times) {
    Stepper solver(*Grid::from(search(test::grid(kEasy)).first));
    Step step;
    step.technique = technique;
    for (int i = 0; i < times; ++i) solver.take(step);
    return solver.rating();
  };
  EXPECT_EQ(rating_of(Technique::kHiddenSingle, 57).level, Level::kEasy);    // 798 of 800
  EXPECT_EQ(rating_of(Technique::kHiddenSingle, 58).level, Level::kMedium);  // 812
  EXPECT_EQ(rating_of(Technique::kPointing, 20).level, Level::kMedium);      // 1000 of 1000
  EXPECT_EQ(rating_of(Technique::kPointing, 21).level, Level::kHard);
  EXPECT_EQ(rating_of(Technique::kXyWing, 10).level, Level::kHard);  // 1600 of 1600
  EXPECT_EQ(rating_of(Technique::kXyWing, 11).level, Level::kUnfair);
  EXPECT_EQ(rating_of(Technique::kXyWing, 12).level, Level::kExtreme);  // 1920 of 1800
  EXPECT_EQ(rating_of(Technique::kHiddenSingle, 1000).level, Level::kExtreme);
}

TEST(Hodoku, ASinglesStepTellsTheSameAsItsQueue) {
  Stepper solver(test::grid(kEasy));
  auto step = solver.next_step(any);
  ASSERT_TRUE(step);
  EXPECT_EQ(test::outcome_of(*step), "r5c5=5");
  EXPECT_EQ(step->technique, Technique::kNakedSingle);
}

TEST(Hodoku, PassesOverWhatIsRefused) {
  const Grid start = test::grid(kPointing);
  for (Technique refused : {Technique::kFullHouse, Technique::kNakedSingle, Technique::kXWing,
                            Technique::kLockedPair, Technique::kTwoStringKite}) {
    ASSERT_GT(rate_hodoku(start).uses_of(refused), 0);
    const HodokuRating rating =
        stepped(start, [&](const Step& step) { return step.technique != refused; });
    EXPECT_EQ(rating.uses_of(refused), 0);
    EXPECT_TRUE(rating.solved);
  }
  EXPECT_EQ(stepped(start, [](const Step&) { return false; }), Stepper(start).rating());
  // A hidden pair in a house of three open cells, where a single was refused.
  const Grid nearly = test::grid(
      "534..891..72195.4819834.5678.9..142342.8537.17139.48569615372842874196353452861.9");
  EXPECT_EQ(stepped(nearly, [](const Step& s) { return s.technique == Technique::kHiddenPair; })
                .uses_of(Technique::kHiddenPair),
            1);
}

TEST(Hodoku, EveryStepIsProvedAndAgreesWithTheSolution) {
  std::mt19937 random(50);
  int beyond_singles = 0;
  for (int round = 0; round < test::rounds(40); ++round) {
    const Board puzzle = test::random_puzzle(random);
    const Grid start = *Grid::from(puzzle);
    const Board solution = search(start).first;
    Stepper solver(start);
    int steps = 0;
    while (auto step = solver.next_step(any)) {
      const Check verdict = check(solver.grid(), *step);
      ASSERT_TRUE(verdict.proved()) << test::line_of(puzzle) << describe(verdict, *step);
      for (Candidate x : step->removals) EXPECT_NE(solution.at(x.cell), x.digit);
      for (Candidate x : step->placements) EXPECT_EQ(solution.at(x.cell), x.digit);
      beyond_singles += step->placements.empty() ? 1 : 0;
      ++steps;
      solver.take(*step);
    }
    const HodokuRating rating = solver.rating();
    EXPECT_EQ(uses_of(rating), steps);
    EXPECT_EQ(score_of(rating), rating.score);
    EXPECT_EQ(rating.solved, solver.grid().solved());
    EXPECT_EQ(rate_hodoku(start), rating) << test::line_of(puzzle);
  }
  EXPECT_GT(beyond_singles, test::rounds(40));
}

void expect_no_subset(const Grid& grid) {
  for (Technique t : all_techniques()) {
    if (row_of(t).family != Family::kSubsets || row_of(t).hodoku_order == kOff) continue;
    EXPECT_TRUE(test::found(grid, t).empty()) << row_of(t).slug;
  }
}

TEST(Hodoku, FindsWithWhatItRemembersWhatALookEverywhereFinds) {
  std::mt19937 random(31);
  int patterns = 0;
  for (int round = 0; round < test::rounds(200); ++round) {
    const Grid start = test::random_state(random);
    Stepper solver(start);
    while (true) {
      solver.take_singles();
      auto step = solver.next_pattern(any);
      if (!step && search(start).solutions > 0) expect_no_subset(solver.grid());
      // Once a step was refused it looks everywhere.
      Stepper everywhere(solver.grid());
      bool refused = false;
      everywhere.next_pattern([&](const Step&) { return std::exchange(refused, true); });
      auto fresh = everywhere.next_pattern(any);
      ASSERT_EQ(step.has_value(), fresh.has_value());
      if (!step) break;
      EXPECT_EQ(step->technique, fresh->technique);
      EXPECT_EQ(step->removals, fresh->removals);
      EXPECT_EQ(step->truths, fresh->truths);
      EXPECT_EQ(step->marks, fresh->marks);
      solver.take(*step);
      ++patterns;
    }
  }
  EXPECT_GT(patterns, test::rounds(100));
}

TEST(Hodoku, EndsOnStatesWithoutOneSolutionToo) {
  std::mt19937 random(51);
  for (int round = 0; round < test::rounds(30); ++round) {
    const Grid start = test::random_state(random);
    const HodokuRating rating = stepped(start, any);
    EXPECT_LE(uses_of(rating), 729 + 81);
    EXPECT_LE(uses_of(rate_hodoku(start)), 729 + 81);
  }
}

// A puzzle of the data with HoDoKu's answer.
struct Answer {
  Grid start;
  std::string level;
  int score = 0;
  bool solved = false;
  std::vector<std::string> steps;  // "n1 r2c8=2"
};

// Every `stride`-th puzzle.
std::vector<Answer> answers(const std::filesystem::path& file, std::size_t stride) {
  std::vector<Answer> all;
  std::size_t puzzles = 0;
  std::ifstream in(file);
  auto settle = [&] {
    if (!all.empty() && puzzles++ % stride != 0) all.pop_back();
  };
  for (std::string line; std::getline(in, line);) {
    if (line.front() == '>') {
      settle();
      Answer answer{test::grid(line.substr(1, 81)), "", 0, false, {}};
      std::istringstream fields(line.substr(82));
      std::string count, end;
      fields >> answer.level >> answer.score >> count >> end;
      answer.solved = end == "solved";
      all.push_back(std::move(answer));
      continue;
    }
    const std::size_t tab = line.find('\t');
    all.back().steps.push_back(line.substr(0, tab) + " " +
                               line.substr(tab + 1, line.find('\t', tab + 1) - tab - 1));
  }
  settle();
  return all;
}

void expect_answered(const std::vector<Answer>& all, const Policy& policy = policy_hodoku()) {
  const HodokuRater rater(policy);
  for (const Answer& answer : all) {
    const std::string puzzle = test::line_of(answer.start.board());
    std::vector<Step> steps;
    const HodokuRating rating = stepped(answer.start, any, &steps, policy);
    EXPECT_EQ(rating.solved, answer.solved) << puzzle;
    EXPECT_EQ(name_of(rating.level), answer.level) << puzzle;
    EXPECT_EQ(rating.score, answer.score) << puzzle;
    EXPECT_EQ(rater.rate(answer.start), rating) << puzzle;
    std::vector<std::string> told;
    for (const Step& step : steps) {
      told.push_back(std::string(row_of(step.technique).hodoku_short) +
                     (is_siamese(step) ? "+ " : " ") + test::outcome_of(step));
    }
    EXPECT_EQ(told, answer.steps) << puzzle;
  }
}

TEST(Hodoku, LevelScoreAndPathOfOurOwnPuzzlesStay) {
  const auto all = answers(test::own_data() / "hodoku" / "paths.txt", 1);
  EXPECT_EQ(all.size(), 11U);
  expect_answered(all);
}

TEST(CorpusHodoku, LevelScoreAndPathAreHodokus) {
  NONET_NEEDS_SHARED_DATA(data);
  const auto all = answers(data / "hodoku" / "paths.txt", 4);
  EXPECT_EQ(all.size(), 640U);
  expect_answered(all);
}

TEST(CorpusHodoku, PathsWithMoreTechniquesAreHodokus) {
  NONET_NEEDS_SHARED_DATA(data);
  auto more =
      extend_policy(policy_hodoku(),
                    {"death-blossom", "franken-jellyfish", "finned-franken-jellyfish",
                     "mutant-x-wing", "finned-mutant-x-wing", "mutant-swordfish",
                     "finned-mutant-swordfish", "kraken-fish", "template-set", "template-delete"});
  ASSERT_TRUE(more);
  const auto all = answers(data / "hodoku" / "alt1.txt", 4);
  EXPECT_EQ(all.size(), 73U);
  expect_answered(all, *restrict_policy(*more, {}, {"forcing-chain", "forcing-net"}));
}

TEST(CorpusHodoku, PathsWithOtherOptionsAreHodokus) {
  NONET_NEEDS_SHARED_DATA(data);
  Policy policy = policy_hodoku();
  for (const char* name : {"dual-kites", "dual-empty-rectangles", "thin-empty-rectangles",
                           "siamese-fish", "chain-sets"}) {
    ASSERT_FALSE(set_option(policy.options, name, "on"));
  }
  ASSERT_FALSE(set_option(policy.options, "missing-candidates", "off"));
  const auto all = answers(data / "hodoku" / "alt2.txt", 4);
  EXPECT_EQ(all.size(), 75U);
  expect_answered(all, policy);
}

}  // namespace
}  // namespace nonet
