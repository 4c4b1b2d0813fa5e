#include "nonet/text/fold.h"

#include <algorithm>

#include "nonet/logic/finder.h"
#include "nonet/proof/checker.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using Kind = Inference::Kind;

// The easier techniques get nowhere here, nor does a trial without a split.
constexpr std::string_view kHard =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

std::vector<Step> stories() {
  std::vector<Step> steps;
  const Grid grid = test::grid(kHard);
  for (Technique technique : {Technique::kTrial, Technique::kForcingNetContradiction}) {
    std::size_t most = 12;
    find(technique, grid, [&](const Hit& hit) {
      steps.push_back(hit.told(grid));
      return --most == 0;
    });
  }
  return steps;
}

int suppositions_in(const std::vector<Inference>& story) {
  int count = 0;
  for (const Inference& inference : story) {
    count += (inference.kind == Kind::kAssume ? 1 : 0) + inference.untold;
  }
  return count;
}

TEST(Fold, LeavesOutInnerPartsAndCountsThem) {
  int shortened = 0;
  for (const Step& step : stories()) {
    for (int lines : {5, 20, 60}) {
      const std::vector<Inference> part = folded(step.inferences, lines);
      EXPECT_EQ(suppositions_in(part), suppositions_in(step.inferences));
      if (part == step.inferences) {
        EXPECT_LE(part.size(), static_cast<std::size_t>(lines));
        continue;
      }
      ++shortened;
      EXPECT_LT(part.size(), step.inferences.size());
    }
  }
  EXPECT_GT(shortened, 10);
}

// Beyond the outermost level no more is told than can be read at a go.
TEST(Fold, UnfoldsOnlyWhatHasRoom) {
  int unfolded = 0;
  for (const Step& step : stories()) {
    for (int lines = 4; lines <= 80; ++lines) {
      const std::vector<Inference> part = folded(step.inferences, lines);
      const bool is_inner = std::any_of(part.begin(), part.end(), [](const Inference& inference) {
        return inference.level > 0 && inference.kind != Kind::kAssume &&
               inference.kind != Kind::kUntold;
      });
      if (part == step.inferences || !is_inner) continue;
      ++unfolded;
      EXPECT_LE(part.size(), static_cast<std::size_t>(lines));
    }
  }
  EXPECT_GT(unfolded, 10);
}

// Every part that is folded belongs to a supposition that stands right before it.
TEST(Fold, WhatIsFoldedFollowsItsSupposition) {
  for (const Step& step : stories()) {
    const std::vector<Inference> story = folded(step.inferences, 10);
    for (std::size_t i = 0; i < story.size(); ++i) {
      if (story[i].kind != Kind::kUntold) {
        EXPECT_EQ(story[i].untold, 0);
        continue;
      }
      ASSERT_GT(i, 0U);
      EXPECT_EQ(story[i - 1].kind, Kind::kAssume);
      EXPECT_EQ(story[i - 1].level, story[i].level);
    }
  }
}

TEST(Fold, AStepItselfIsNeverFolded) {
  for (const Step& step : stories()) {
    for (const Inference& inference : step.inferences) EXPECT_NE(inference.kind, Kind::kUntold);
  }
}

}  // namespace
}  // namespace nonet
