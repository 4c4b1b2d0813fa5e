// Trials, braids and whips against their definitions (support/csp_definitions.h).
#include "nonet/csp/braids.h"

#include <random>

#include "nonet/csp/from_grid.h"
#include "nonet/csp/trial_and_error.h"
#include "nonet/csp/whips.h"
#include "support/csp_definitions.h"
#include "support/support.h"

namespace nonet::csp {
namespace {

test::LabelSet set_of(const Labels& labels) {
  test::LabelSet all;
  each_label(labels, [&](Label x) { all.insert(x.id); });
  return all;
}

// A state closed under Singles and locked candidates that is not solved: of a puzzle, or of one
// with fewer clues.
Labels random_open_state(std::mt19937& random) {
  for (;;) {
    Board board = test::random_puzzle(random);
    for (int i = static_cast<int>(random() % 3); i > 0; --i) board.clear(Cell(int(random() % 81)));
    Labels s = labels_of(*Grid::from(board));
    if (close_with_locked(s) && !is_solved(s)) return s;
  }
}

std::vector<Label> some_candidates(const Labels& s, std::mt19937& random, std::size_t most) {
  std::vector<Label> all;
  const Plane settled = settled_in(s);
  each_label(s, [&](Label x) {
    if (!any(settled & kCellBit[static_cast<std::size_t>(x.cell())])) all.push_back(x);
  });
  std::shuffle(all.begin(), all.end(), random);
  if (all.size() > most) all.resize(most);
  return all;
}

template <bool kGroups>
bool has_braid(const Labels& s, Label z, int most) {
  Trial<kGroups> t{s, settled_in(s), 0};
  t.set(z);
  if (t.has_empty()) return true;
  Braids<kGroups> braids;
  return braids.refutes(t, most, Stop());
}

TEST(CspPatterns, SinglesOfATrialAreThoseOfTheDefinition) {
  std::mt19937 random(1);
  for (int round = 0; round < test::rounds(12); ++round) {
    const Labels s = random_open_state(random);
    for (const Label z : some_candidates(s, random, 10)) {
      Trial<false> t{s, settled_in(s), 0};
      t.set(z);
      test::LabelSet expected = set_of(s);
      std::erase_if(expected, [&](int x) { return test::are_linked(x, z.id); });
      const bool holds = test::close_by_singles(expected);
      ASSERT_EQ(t.close(), holds);
      if (holds) {
        ASSERT_EQ(set_of(t.s), expected);
      }
    }
  }
}

TEST(CspPatterns, BraidsAreThoseOfTheDefinition) {
  std::mt19937 random(2);
  int found = 0;
  for (int round = 0; round < 8 && (round < test::rounds(8) || found == 0); ++round) {
    const Labels s = random_open_state(random);
    for (const Label z : some_candidates(s, random, 6)) {
      for (int n = 1; n <= 4; ++n) {
        const bool expected = test::has_pattern(set_of(s), z.id, n, {false, false});
        ASSERT_EQ(has_braid<false>(s, z, n), expected) << "length " << n << " on " << z.id;
        found += expected ? 1 : 0;
      }
      for (int n = 1; n <= 3; ++n) {
        ASSERT_EQ(has_braid<true>(s, z, n), test::has_pattern(set_of(s), z.id, n, {false, true}));
      }
    }
  }
  EXPECT_GT(found, test::sanitized() ? 0 : 6);
}

TEST(CspPatterns, WhipsAreThoseOfTheDefinition) {
  std::mt19937 random(3);
  Whips<false> whips;
  Whips<true> g_whips;
  int found = 0;
  for (int round = 0; round < 8 && (round < test::rounds(8) || found == 0); ++round) {
    const Labels s = random_open_state(random);
    for (const Label z : some_candidates(s, random, 6)) {
      for (int n = 1; n <= 4; ++n) {
        const bool expected = test::has_pattern(set_of(s), z.id, n, {true, false});
        ASSERT_EQ(whips.refutes(s, z, n, Stop()), expected) << "length " << n << " on " << z.id;
        found += expected ? 1 : 0;
      }
      for (int n = 1; n <= 3; ++n) {
        const bool expected = test::has_pattern(set_of(s), z.id, n, {true, true});
        ASSERT_EQ(g_whips.refutes(s, z, n, Stop()), expected) << "length " << n << " on " << z.id;
      }
    }
  }
  EXPECT_GT(found, test::sanitized() ? 0 : 6);
}

TEST(CspPatterns, TheCandidatesThatAWhipLeansOnAreAllDifferent) {
  std::mt19937 random(4);
  Whips<false> whips;
  int longer = 0;
  for (int round = 0; round < test::rounds(80); ++round) {
    const Labels s = random_open_state(random);
    for (const Label z : some_candidates(s, random, 30)) {
      if (!whips.refutes(s, z, 8, Stop())) continue;
      const auto& left = whips.left();
      const auto& right = whips.settings();
      ASSERT_EQ(left.size(), right.size() + 1);
      ASSERT_LE(left.size(), 8U);
      ASSERT_EQ(std::set<int>([&] {
                  std::set<int> ids;
                  for (const Label y : left) ids.insert(y.id);
                  return ids;
                }())
                    .size(),
                left.size());
      int last = z.id;
      for (std::size_t k = 0; k < left.size(); ++k) {
        ASSERT_TRUE(s.has(left[k]));
        ASSERT_TRUE(test::are_linked(left[k].id, last));
        if (k < right.size()) last = right[k];
      }
      longer += left.size() > 3 ? 1 : 0;
    }
  }
  EXPECT_GT(longer, test::sanitized() ? 0 : 20);
}

TEST(CspPatterns, TrialAndErrorIsThatOfTheDefinition) {
  std::mt19937 random(5);
  for (int round = 0; round < test::rounds(4); ++round) {
    const Labels start = random_open_state(random);
    Labels s = start;
    test::LabelSet expected = set_of(start);
    const bool holds = test::close_by_trial_and_error(expected, 1);
    ASSERT_EQ(close_by_trials(s), holds);
    if (holds) {
      ASSERT_EQ(set_of(s), expected);
    }
  }
}

TEST(CspPatterns, TrialsInsideTrialsAreThoseOfTheDefinition) {
  NONET_NEEDS_SHARED_DATA(data);
  if (test::sanitized()) GTEST_SKIP() << "skipped: the definition takes too long here";
  int left = 1;
  for (const std::string& line : test::puzzle_lines(data / "csp" / "te_depth.txt", 400)) {
    if (line[82] != '2' || left-- <= 0) continue;
    Labels s = labels_of(test::grid(line.substr(0, 81)));
    close_by_trials(s);
    test::LabelSet copy = set_of(s);
    Stop never;
    DeepTrials one(1, never);
    int looked_at = 0;
    std::mt19937 random(7);
    for (const Label z : some_candidates(s, random, 4)) {
      Labels supposed = s;
      supposed.set(z);
      test::LabelSet expected = copy;
      std::erase_if(expected, [&](int x) { return test::are_linked(x, z.id); });
      const bool holds = test::close_by_trial_and_error(expected, 1);
      ASSERT_EQ(one.close(supposed), holds);
      if (holds) {
        ASSERT_EQ(set_of(supposed), expected);
      }
      ++looked_at;
    }
    EXPECT_GT(looked_at, 0);
  }
}

}  // namespace
}  // namespace nonet::csp
