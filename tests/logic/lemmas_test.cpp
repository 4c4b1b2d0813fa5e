#include "nonet/logic/lemmas.h"

#include <gtest/gtest.h>

#include "nonet/core/names.h"
#include "nonet/search/search.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using Kind = Inference::Kind;

constexpr std::string_view kHard[] = {
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6",
    "98.7..6..7.5....9..43.....78..2....6..7.1..2......48..3..9...6.....5.3.......1..9"};

// Carries a story out line by line and holds each against the rules alone.
class Reader {
 public:
  explicit Reader(const Grid& start) : known_{start} {}

  bool follows(const Inference& line) {
    const auto level = static_cast<std::size_t>(line.level);
    switch (line.kind) {
      case Kind::kAssume:
        known_.resize(level + 1, known_.back());
        supposed_.resize(level, Node());
        known_.push_back(known_.back());
        supposed_.push_back(line.node);
        return take(line);
      case Kind::kFollows:
        return line.by.size() == 1 && ways(line.by.front()) == 1 && take(line);
      case Kind::kConflict:
        failed_ = line.level;
        return ways(line.by.front()) == 0;
      case Kind::kRefuted: {
        const bool right =
            failed_ == line.level + 1 && supposed_.back() == line.node && !line.holds;
        known_.pop_back();
        supposed_.pop_back();
        return right && take(line);
      }
      default:
        return false;
    }
  }

 private:
  int ways(Truth truth) const {
    int count = 0;
    for (Candidate x : ways_of(known_.back(), truth)) count += known_.back().has(x) ? 1 : 0;
    return count;
  }
  bool take(const Inference& line) {
    const Candidate x{line.node.cells.first(), line.node.digit()};
    if (!known_.back().has(x)) return false;
    if (line.holds) {
      known_.back().place(x.cell, x.digit);
    } else {
      known_.back().eliminate(x);
    }
    return true;
  }

  std::vector<Grid> known_;  // under each supposition; the last is the innermost
  std::vector<Node> supposed_;
  int failed_ = -1;
};

struct Story {
  Candidate x;
  Refutation refutation;
};

std::vector<Story> stories(const Grid& grid) {
  std::vector<Story> all;
  const Supposition start(grid);
  for (Candidate x : test::open_candidates(grid)) {
    int left = 100000;
    const auto lemmas = lemmas_against(start, x, {1, &left});
    if (lemmas) all.push_back({x, refute_by_lemmas(start, x, *lemmas)});
    if (all.size() == 12) break;
  }
  return all;
}

TEST(Lemmas, EveryLineOfTheStoryFollowsFromTheRules) {
  int lemmas = 0;
  for (std::string_view puzzle : kHard) {
    const Grid grid = test::grid(puzzle);
    const Board solution = search(grid).first;
    for (const Story& story : stories(grid)) {
      EXPECT_NE(solution.at(story.x.cell), story.x.digit);
      Reader reader(grid);
      for (std::size_t i = 0; i < story.refutation.told.size(); ++i) {
        const Inference& line = story.refutation.told[i];
        ASSERT_TRUE(reader.follows(line)) << name_of(story.x.cell) << " line " << i;
        lemmas += line.kind == Kind::kRefuted ? 1 : 0;
      }
      const Inference& end = story.refutation.told.back();
      EXPECT_EQ(end.kind, Kind::kConflict);
      EXPECT_EQ(end.level, 0);
    }
  }
  EXPECT_GT(lemmas, 20);
}

TEST(Lemmas, SayNothingAgainstWhatIsTrue) {
  const Grid grid = test::grid(kHard[0]);
  const Board solution = search(grid).first;
  const Supposition start(grid);
  for (Cell c : grid.open()) {
    int left = 100000;
    EXPECT_FALSE(lemmas_against(start, {c, *solution.at(c)}, {1, &left})) << name_of(c);
  }
}

TEST(Lemmas, EndWhereSuppositionsRunOut) {
  const Grid grid = test::grid(kHard[0]);
  const Supposition start(grid);
  for (Candidate x : test::open_candidates(grid)) {
    int left = 3;
    lemmas_against(start, x, {1, &left});
    EXPECT_GE(left, 0);
  }
}

}  // namespace
}  // namespace nonet
