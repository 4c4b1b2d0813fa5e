// M-, S-, H- and L-wings: the named alternating chains with three strong links.
#include <map>

#include "nonet/core/candidate_set.h"
#include "nonet/text/expert.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::column;
using test::confine;
using test::found;
using test::keep;
using test::outcomes;
using test::row;

const std::vector<Technique> kWings = {Technique::kMWing, Technique::kSplitWing,
                                       Technique::kHybridWing, Technique::kLocalWing};

// The names under which something is found.
std::string names_in(const Grid& grid) {
  std::string names;
  for (Technique wing : kWings) {
    const std::string outcome = outcomes(grid, wing);
    if (!outcome.empty()) names += std::string(name_of(wing)) + ": " + outcome + "; ";
  }
  return names;
}

Grid board_with_an_m_wing() {
  Grid grid;
  keep(grid, at(1, 1), {3, 5});
  confine(grid, column(7), 5, {at(1, 7), at(6, 7)});
  confine(grid, row(6), 3, {at(6, 7), at(6, 2)});
  return grid;
}

TEST(MWing, HasOneDigitAtTheEndsOfACellAndTwoHouses) {
  const Grid grid = board_with_an_m_wing();
  EXPECT_EQ(names_in(grid), "M-Wing: r1c2<>3 r2c2<>3 r3c2<>3 r4c1<>3 r5c1<>3; ");
  const Step step = found(grid, Technique::kMWing).front();
  EXPECT_TRUE(test::is_spelled_out(step, grid));
  EXPECT_EQ(expert_line(step, grid),
            "M-Wing: (3=5)r1c1 - (5)r1c7 = (5-3)r6c7 = (3)r6c2 => r123c2,r45c1<>3");
}

TEST(MWing, NeedsItsHousesToMeetInACell) {
  Grid grid;
  keep(grid, at(1, 1), {3, 5});
  confine(grid, column(7), 5, {at(1, 7), at(6, 7)});
  confine(grid, row(6), 3, {at(6, 8), at(6, 2)});
  EXPECT_EQ(names_in(grid), "");
}

TEST(SWing, HasACellBetweenTwoHouses) {
  Grid grid;
  keep(grid, at(5, 5), {1, 2});
  confine(grid, row(2), 1, {at(2, 5), at(2, 9)});
  confine(grid, column(9), 2, {at(5, 9), at(8, 9)});
  EXPECT_EQ(names_in(grid), "S-Wing: r8c9<>1; ");
  EXPECT_EQ(expert_line(found(grid, Technique::kSplitWing).front(), grid),
            "S-Wing: (1)r2c9 = (1)r2c5 - (1=2)r5c5 - (2)r5c9 = (2)r8c9 => r8c9<>1");
}

TEST(HWing, HasThreeDigitsInCellsAndHouses) {
  Grid grid;
  keep(grid, at(1, 1), {1, 2});
  keep(grid, at(1, 5), {2, 3});
  confine(grid, row(8), 3, {at(8, 5), at(8, 1)});
  EXPECT_EQ(names_in(grid), "H-Wing: r8c1<>1; ");
  Grid wider;
  keep(wider, at(1, 1), {1, 2});
  keep(wider, at(1, 5), {2, 3, 4});
  confine(wider, row(8), 3, {at(8, 5), at(8, 1)});
  EXPECT_EQ(names_in(wider), "");
}

TEST(LWing, HasThreeHousesThatMeetInCells) {
  Grid grid;
  confine(grid, row(1), 1, {at(1, 1), at(1, 5)});
  confine(grid, column(5), 2, {at(1, 5), at(6, 5)});
  confine(grid, row(6), 3, {at(6, 5), at(6, 1)});
  EXPECT_EQ(names_in(grid), "L-Wing: r1c1<>3 r6c1<>1; ");
}

TEST(AicWings, ThatCloseAreLeftToTheLoops) {
  // The ends of the M-wing see each other.
  Grid ring;
  keep(ring, at(1, 1), {3, 5});
  confine(ring, column(7), 5, {at(1, 7), at(6, 7)});
  confine(ring, row(6), 3, {at(6, 7), at(6, 1)});
  EXPECT_EQ(outcomes(ring, Technique::kMWing), "");
  EXPECT_NE(outcomes(ring, Technique::kContinuousNiceLoop), "");
}

// Every chain of three strong links, by the words of the definition and one candidate at a time.
class BruteWings {
 public:
  explicit BruteWings(const Grid& grid) : grid_(grid), all_(test::open_candidates(grid)) {}

  std::map<Technique, CandidateSet> removals() {
    extend({});
    return std::move(removals_);
  }

 private:
  using Chain = std::vector<Candidate>;

  bool is_cell(Candidate a, Candidate b) const { return test::are_all_of_a_cell(grid_, a, b); }
  bool is_weak(Candidate a, Candidate b) const { return test::contradict(grid_, a, b); }
  bool is_strong(Candidate a, Candidate b) const {
    return is_cell(a, b) || test::are_all_of_a_house(grid_, a, b);
  }

  void extend(const Chain& chain) {
    if (chain.size() == 6) return conclude(chain);
    for (Candidate x : all_) {
      if (std::find(chain.begin(), chain.end(), x) != chain.end()) continue;
      if (!chain.empty()) {
        const bool strong = chain.size() % 2 == 1;
        const Candidate last = chain.back();
        if (strong ? !is_strong(last, x) : !is_weak(last, x)) continue;
      }
      Chain longer = chain;
      longer.push_back(x);
      extend(longer);
    }
  }

  void conclude(const Chain& chain) {
    if (is_weak(chain[0], chain[5])) return;
    std::string shape;
    DigitSet digits;
    for (std::size_t i = 0; i < 6; i += 2) shape += is_cell(chain[i], chain[i + 1]) ? 'c' : 'h';
    for (Candidate x : chain) digits.insert(x.digit);
    const bool same = chain[0].digit == chain[5].digit;
    std::optional<Technique> name;
    if (shape == "chh" && same && digits.size() == 2) name = Technique::kMWing;
    if (shape == "hch") name = Technique::kSplitWing;
    if ((shape == "chh" || shape == "cch" || shape == "chc") && !same && digits.size() == 3) {
      name = Technique::kHybridWing;
    }
    if (shape == "hhh" && !same && digits.size() == 3) name = Technique::kLocalWing;
    // Houses follow each other in a cell.
    if (shape[0] == 'h' && shape[1] == 'h' && chain[1].cell != chain[2].cell) return;
    if (shape[1] == 'h' && shape[2] == 'h' && chain[3].cell != chain[4].cell) return;
    if (!name) return;
    for (Candidate x : all_) {
      if (is_weak(x, chain[0]) && is_weak(x, chain[5])) removals_[*name].insert(x);
    }
  }

  const Grid& grid_;
  std::vector<Candidate> all_;
  std::map<Technique, CandidateSet> removals_;
};

// A person reads a list of them: one that brings nothing new is left out. What each takes besides
// may have been taken before.
TEST(AicWings, TakeWhatTheDefinitionTakesAndEachSomethingNew) {
  std::mt19937 random(1301);
  std::map<Technique, int> count;
  for (const Grid& grid : test::stuck_states(random, test::rounds(5))) {
    std::map<Technique, CandidateSet> brute = BruteWings(grid).removals();
    for (Technique wing : kWings) {
      CandidateSet taken;
      for (const Step& step : test::expect_holds(found(grid, wing), grid)) {
        const CandidateSet before = taken;
        for (Candidate x : step.removals) taken.insert(x);
        EXPECT_NE(taken, before) << expert_line(step, grid);
        EXPECT_TRUE(test::is_spelled_out(step, grid));
        ++count[wing];
      }
      EXPECT_EQ(taken, brute[wing]) << name_of(wing);
    }
  }
  if (test::sanitized()) return;  // few rounds need not meet all
  for (Technique wing : kWings) EXPECT_GT(count[wing], 0) << name_of(wing);
}

}  // namespace
}  // namespace nonet
