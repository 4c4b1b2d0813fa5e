// 3D Medusa.
#include <algorithm>
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

const std::vector<Technique> kMedusas = {Technique::kMedusaTrap, Technique::kMedusaWrap,
                                         Technique::kMedusaEmpty};

// 1 in r1c1 and 2 in r6c1 are of one colour, 2 in r1c1 and 1 in r1c5 of the other.
Grid board_with_a_network() {
  Grid grid;
  keep(grid, at(1, 1), {1, 2});
  confine(grid, row(1), 1, {at(1, 1), at(1, 5)});
  confine(grid, column(1), 2, {at(1, 1), at(6, 1)});
  return grid;
}

TEST(Medusa, TrapsWhatContradictsBothColours) {
  Grid grid = board_with_a_network();
  // And 2 in r6c5 is of the second colour: r6c5 holds one of each.
  confine(grid, row(6), 2, {at(6, 1), at(6, 5)});
  confine(grid, column(5), 1, {at(1, 5), at(6, 5)});
  const Step step = found(grid, Technique::kMedusaTrap).front();
  EXPECT_EQ(expert_line(step, grid).substr(0, 70),
            "3D Medusa (Trap): (1)r1c1,r6c5 (2)r6c1 / (1)r1c5 (2)r1c1,r6c5 => r6c5<");
  for (Candidate x : step.removals) EXPECT_EQ(x.cell, at(6, 5));
  EXPECT_EQ(step.removals.size(), 7U);
  EXPECT_EQ(outcomes(grid, Technique::kMedusaWrap), "");
}

TEST(Medusa, StrikesAColourThatIsTwiceInACell) {
  Grid grid;
  keep(grid, at(1, 1), {1, 2});
  confine(grid, column(1), 1, {at(1, 1), at(6, 1)});
  confine(grid, row(6), 1, {at(6, 1), at(6, 5)});
  confine(grid, row(1), 2, {at(1, 1), at(1, 4)});
  confine(grid, test::box(2), 2, {at(1, 4), at(3, 5)});
  EXPECT_EQ(outcomes(grid, Technique::kMedusaWrap), "");
  confine(grid, column(5), 2, {at(3, 5), at(6, 5)});
  EXPECT_EQ(outcomes(grid, Technique::kMedusaWrap), "r1c1<>1 r1c4<>2 r6c5<>1 r6c5<>2");
}

// Networks and what follows from them, by the words of the definition and a candidate at a time.
class BruteMedusa {
 public:
  explicit BruteMedusa(const Grid& grid) : grid_(grid), all_(test::open_candidates(grid)) {
    for (Candidate x : all_) {
      if (painted_.contains(x)) continue;
      colors_ = {};
      paint(x, 0);
      conclude();
    }
  }
  std::map<Technique, CandidateSet> taken;

 private:
  void paint(Candidate x, int color) {
    painted_.insert(x);
    colors_[color].push_back(x);
    for (Candidate y : all_) {
      if (painted_.contains(y)) continue;
      if (!test::are_all_of_a_cell(grid_, x, y) && !test::are_all_of_a_house(grid_, x, y)) continue;
      paint(y, 1 - color);
    }
  }

  bool contradicts(int color, Candidate x) const {
    return std::any_of(colors_[color].begin(), colors_[color].end(),
                       [&](Candidate y) { return test::contradict(grid_, x, y); });
  }
  bool empties(int color) const {
    CandidateSet left;
    for (Candidate x : all_) {
      if (!contradicts(color, x)) left.insert(x);
    }
    for (Cell c : grid_.open()) {
      if (left.of(c).empty()) return true;
    }
    for (House h : grid_.topology().houses()) {
      for (Digit d : grid_.open_digits(h)) {
        if (!left.of(d).meets(grid_.topology().cells(h))) return true;
      }
    }
    return false;
  }

  void conclude() {
    bool settled = false;  // which colour is false
    for (int color : {0, 1}) {
      const std::vector<Candidate>& its = colors_[color];
      const bool clash =
          std::any_of(its.begin(), its.end(), [&](Candidate x) { return contradicts(color, x); });
      if (!clash && (its.empty() || !empties(color))) continue;
      settled = true;
      for (Candidate x : its) {
        taken[clash ? Technique::kMedusaWrap : Technique::kMedusaEmpty].insert(x);
      }
    }
    for (Candidate x : all_) {
      if (settled || !contradicts(0, x) || !contradicts(1, x)) continue;
      taken[Technique::kMedusaTrap].insert(x);
    }
  }

  const Grid& grid_;
  std::vector<Candidate> all_;
  CandidateSet painted_;
  std::array<std::vector<Candidate>, 2> colors_;  // of the newest network
};

TEST(Medusa, TakesWhatTheDefinitionTakes) {
  std::mt19937 random(1302);
  std::map<Technique, int> count;
  for (const Grid& grid : test::stuck_states(random, test::rounds(30))) {
    BruteMedusa brute(grid);
    for (Technique medusa : kMedusas) {
      CandidateSet taken;
      for (const Step& step : test::expect_holds(found(grid, medusa), grid)) {
        for (Candidate x : step.removals) taken.insert(x);
        ++count[medusa];
      }
      EXPECT_EQ(taken, brute.taken[medusa]) << name_of(medusa);
    }
  }
  if (test::sanitized()) return;  // few rounds need not meet all
  for (Technique medusa : kMedusas) EXPECT_GT(count[medusa], 0) << name_of(medusa);
}

}  // namespace
}  // namespace nonet
