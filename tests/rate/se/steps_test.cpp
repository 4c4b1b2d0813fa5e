// Each search that looks for the least hint by a short way is held against the one that collects
// all, sorts them and takes the first, on every state of some puzzles.
#include "nonet/rate/se/steps.h"

#include "nonet/rate/se/all_multiple.h"
#include "nonet/rate/se/forcing_chains.h"
#include "nonet/rate/se/multiple.h"
#include "support/support.h"

namespace nonet::se {
namespace {

// Of 6.9, 7.6, 8.8 and 9.0.
constexpr std::string_view kPuzzles[] = {
    "....6.2.9...3..6..81...7..4...8...........7...2..1.96..8...9.4.142.78...93......7",
    ".....3...8..2..67..6.......51...2.4.......3..47.5....87..4..8....2.1....6..3..4.5",
    "..8...53..19.......3..4.9.2..2.79...6.....8..1....6...96...5......7...8..2..3...4",
    "8....25...9..6....2..9...7........69.3..4..1.42........6...5..8....7..4...86....1"};

std::string text_of(const Hint& hint) {
  std::string text = name_of(hint.technique()) + " " + std::to_string(hint.complexity);
  if (hint.places()) text += " " + std::to_string(hint.cell) + "=" + std::to_string(hint.digit);
  for (const auto& [cell, digits] : hint.removals) {
    text += " " + std::to_string(cell) + "<>" + std::to_string(digits);
  }
  return text;
}

std::string first_of(const std::vector<ChainHint>& hints, int level) {
  if (hints.empty()) return "nothing";
  Hint hint;
  hint.level = static_cast<std::int8_t>(level);
  put(hints.front(), hint);
  return text_of(hint);
}

// The chain steps of the puzzles, each with the state before it.
template <class Visit>
int each_chain_step(const Visit& visit) {
  int steps = 0;
  for (std::string_view puzzle : kPuzzles) {
    State state(test::grid(puzzle));
    for (Hint hint; next_step(state, hint, {}); hint = {}) {
      if (hint.complexity > 0) {
        ++steps;
        visit(state, hint);
      }
      take(hint, state);
    }
    EXPECT_TRUE(state.open().empty());
  }
  return steps;
}

TEST(SeSteps, TheLeastForcingChainIsTheFirstOfAll) {
  int found = 0;
  EXPECT_GT(each_chain_step([&](const State& state, const Hint&) {
              const Links links(state);
              Hint hint;
              const bool any = find_forcing_chain(state, links, Reach(links), hint);
              EXPECT_EQ(any ? text_of(hint) : "nothing", first_of(all_forcing_chains(state), 0));
              found += any ? 1 : 0;
            }),
            20);
  EXPECT_GT(found, 10);
}

TEST(SeSteps, TheLeastStaticHintIsTheFirstOfAll) {
  int found = 0;
  each_chain_step([&](const State& state, const Hint& taken) {
    if (taken.rule < Rule::kNishio) return;  // there is a forcing chain
    const Links links(state);
    Hint hint;
    const bool any = find_multiple(state, links, Reach(links), hint);
    EXPECT_EQ(any ? text_of(hint) : "nothing",
              first_of(all_multiple(state, {false, Along::kAll, 0}, {}), Hint::kStatic));
    found += any ? 1 : 0;
  });
  EXPECT_GT(found, 3);
}

TEST(SeSteps, TheLeastDynamicHintIsTheFirstOfAll) {
  for (int level : {0, 1}) {
    int looked = 0;
    each_chain_step([&](const State& state, const Hint&) {
      if (++looked % (test::sanitized() ? 30 : 6) != 0) return;
      const Links links(state);
      Hint hint;
      const bool any = find_dynamic(state, links, level, {}, hint);
      EXPECT_EQ(any ? text_of(hint) : "nothing",
                first_of(all_multiple(state, {true, Along::kAll, level}, {}), level));
    });
    EXPECT_GT(looked, 20);
  }
}

TEST(SeSteps, AStopEndsTheLookForTheLongestChains) {
  const State hard(test::grid(
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."));
  const std::atomic<bool> asked = true;
  Hint hint;
  EXPECT_FALSE(next_step(hard, hint, Stop(&asked)));
}

}  // namespace
}  // namespace nonet::se
