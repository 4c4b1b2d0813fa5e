#include "nonet/explain/drawn_chain.h"

#include <algorithm>
#include <random>

#include "nonet/explain/drawn_chain_json.h"
#include "nonet/explain/lessons.h"
#include "nonet/proof/checker.h"
#include "nonet/search/search.h"
#include "nonet/text/story_links.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;

// A step whose story is one chain of links, as a player would draw it.
std::optional<DrawnChain> redrawn(const Step& step, const Grid& grid) {
  const auto links = links_of(step, grid);
  DrawnChain chain;
  for (std::size_t i = 0; i < step.inferences.size(); ++i) {
    const Inference& line = step.inferences[i];
    if (line.node.cells.empty() || line.node.is_set() || line.level != 0) return std::nullopt;
    const bool begins = i == 0;
    if (begins != (line.kind == Inference::Kind::kAssume)) return std::nullopt;
    if (!begins) {
      if (links[i].kind == LinkKind::kSet || links[i].from != std::vector<int>{int(i) - 1})
        return std::nullopt;
      chain.strong.push_back(links[i].kind == LinkKind::kStrong);
    }
    chain.nodes.push_back(line.node);
  }
  if (chain.nodes.size() < 2) return std::nullopt;
  if (chain.nodes.front() == chain.nodes.back()) {
    chain.nodes.pop_back();
    chain.ring = true;
  }
  chain.removals = step.removals;
  chain.placements = step.placements;
  return chain;
}

struct Drawn {
  Grid grid;
  Step step;
  DrawnChain chain;
};

// Chains of all techniques that are told as one, of the examples and of random states.
const std::vector<Drawn>& drawn_chains() {
  static const std::vector<Drawn> all = [] {
    std::vector<Drawn> drawn;
    auto add = [&](const Grid& grid, const Step& step) {
      if (const auto chain = redrawn(step, grid)) drawn.push_back({grid, step, *chain});
    };
    for (Technique technique : all_techniques()) {
      const ShownExample example = *shown_example(technique);
      if (!example.grid.rulebook()) add(example.grid, example.step);
    }
    std::mt19937 random(20270112);
    for (const Grid& grid : test::stuck_states(random, 6)) {
      for (Technique technique :
           {Technique::kXChain, Technique::kXyChain, Technique::kAic, Technique::kRemotePair,
            Technique::kContinuousNiceLoop, Technique::kDiscontinuousNiceLoop,
            Technique::kGroupedAic, Technique::kGroupedContinuousNiceLoop,
            Technique::kGroupedDiscontinuousNiceLoop, Technique::kSkyscraper,
            Technique::kTwoStringKite, Technique::kTurbotFish}) {
        std::vector<Step> steps = test::found(grid, technique);
        if (steps.size() > 40) steps.resize(40);
        for (const Step& step : steps) add(grid, step);
      }
    }
    return drawn;
  }();
  return all;
}

std::string shown(const Drawn& drawn) {
  return judgement_to_json(drawn.chain, judged(drawn.chain, drawn.grid), drawn.grid.topology());
}

TEST(DrawnChain, EveryChainThatNonetFindsIsAccepted) {
  ASSERT_GT(drawn_chains().size(), 200u);
  int rings = 0, groups = 0;
  for (const Drawn& drawn : drawn_chains()) {
    const ChainJudgement judgement = judged(drawn.chain, drawn.grid);
    EXPECT_TRUE(judgement.holds) << row_of(drawn.step.technique).slug << shown(drawn);
    EXPECT_FALSE(judgement.bad_link || judgement.bad_node || judgement.bad_claim) << shown(drawn);
    rings += drawn.chain.ring ? 1 : 0;
    groups += std::any_of(drawn.chain.nodes.begin(), drawn.chain.nodes.end(),
                          [](const Node& node) { return node.cells.size() > 1; })
                  ? 1
                  : 0;
  }
  EXPECT_GT(rings, 20);
  EXPECT_GT(groups, 20);
}

TEST(DrawnChain, WithoutAClaimItTellsWhatFollowsAndThatIsProved) {
  for (Drawn drawn : drawn_chains()) {
    const std::vector<Candidate> removals = drawn.chain.removals;
    drawn.chain.removals.clear();
    drawn.chain.placements.clear();
    const ChainJudgement judgement = judged(drawn.chain, drawn.grid);
    EXPECT_TRUE(judgement.holds) << shown(drawn);
    Step step;
    step.truths = judgement.truths;
    step.removals = judgement.removals;
    step.placements = judgement.placements;
    EXPECT_TRUE(check(drawn.grid, step).proved()) << shown(drawn);
  }
}

// One link, drawn otherwise.
TEST(DrawnChain, AWeakLinkThatIsDrawnStrongIsRefusedForWhatIsInTheWay) {
  int damaged = 0;
  for (Drawn drawn : drawn_chains()) {
    for (std::size_t i = 0; i < drawn.chain.strong.size(); ++i) {
      if (drawn.chain.strong[i]) continue;
      drawn.chain.strong[i] = true;
      const ChainJudgement judgement = judged(drawn.chain, drawn.grid);
      const LinkJudgement& link = judgement.links[i];
      if (!link.holds) {
        ++damaged;
        EXPECT_FALSE(judgement.holds) << shown(drawn);
        EXPECT_EQ(judgement.bad_link, static_cast<int>(i)) << shown(drawn);
        ASSERT_FALSE(link.others.empty()) << shown(drawn);
        EXPECT_NE(judgement.sentence.find(link.sentence), std::string::npos) << shown(drawn);
        // Strike what is in the way, and the link is strong.
        const auto& nodes = drawn.chain.nodes;
        const DrawnChain alone = {{nodes[i], nodes[(i + 1) % nodes.size()]}, {true}, false, {}, {}};
        Grid struck = drawn.grid;
        for (Candidate x : link.others) EXPECT_TRUE(struck.eliminate(x)) << shown(drawn);
        EXPECT_TRUE(judged(alone, struck).links.front().holds) << shown(drawn);
      }
      drawn.chain.strong[i] = false;
    }
  }
  EXPECT_GT(damaged, 100);
}

TEST(DrawnChain, AnEndThatIsMovedElsewhereBreaksItsLinkOrLosesTheClaim) {
  std::mt19937 random(7);
  int broken = 0;
  for (Drawn drawn : drawn_chains()) {
    const Board solution = search(drawn.grid).first;
    const auto all = test::open_candidates(drawn.grid);
    const std::size_t which = random() % drawn.chain.nodes.size();
    const Candidate other = all[random() % all.size()];
    drawn.chain.nodes[which] = Node(other.digit, CellSet{other.cell});
    const ChainJudgement judgement = judged(drawn.chain, drawn.grid);
    broken += judgement.bad_link ? 1 : 0;
    if (judgement.bad_link) {
      const int link = *judgement.bad_link;
      const int size = static_cast<int>(drawn.chain.nodes.size());
      const int node = static_cast<int>(which);
      EXPECT_TRUE(link == node || (link + 1) % size == node) << shown(drawn);
      EXPECT_FALSE(judgement.holds);
    }
    if (!judgement.holds) continue;
    for (Candidate x : drawn.chain.removals) EXPECT_NE(solution.at(x.cell), x.digit);
  }
  EXPECT_GT(broken, 100);
}

TEST(DrawnChain, NoScribbleIsAcceptedThatTheSolutionContradicts) {
  std::mt19937 random(11);
  int accepted = 0;
  for (const Grid& grid : test::stuck_states(random, 4)) {
    const Board solution = search(grid).first;
    const auto all = test::open_candidates(grid);
    for (int i = 0; i < 3000; ++i) {
      DrawnChain chain;
      Candidate now = all[random() % all.size()];
      const std::size_t length = 2 + random() % 5;
      // Mostly along something that could be a link, and mostly in turns.
      while (chain.nodes.size() < length) {
        chain.nodes.emplace_back(now.digit, CellSet{now.cell});
        const bool strong = (chain.nodes.size() % 2 == 1) != (random() % 8 == 0);
        std::vector<Candidate> partners;
        for (Candidate next : all) {
          if (strong ? test::are_all_of_a_cell(grid, now, next) ||
                           test::are_all_of_a_house(grid, now, next)
                     : test::contradict(grid, now, next))
            partners.push_back(next);
        }
        now = partners.empty() ? all[random() % all.size()] : partners[random() % partners.size()];
        chain.strong.push_back(strong);
      }
      chain.ring = random() % 3 == 0;
      if (!chain.ring) chain.strong.pop_back();
      const ChainJudgement judgement = judged(chain, grid);
      if (judgement.bad_link || judgement.bad_node) continue;
      ++accepted;
      for (Candidate x : judgement.removals) EXPECT_NE(solution.at(x.cell), x.digit);
      for (Candidate x : judgement.placements) EXPECT_EQ(solution.at(x.cell), x.digit);
    }
  }
  EXPECT_GT(accepted, 200);
}

// ---- words

Grid board_with_a_chain() {
  Grid grid;
  test::confine(grid, test::row(1), 1, {at(1, 1), at(1, 5)});
  test::keep(grid, at(1, 5), {1, 2});
  test::confine(grid, test::column(5), 2, {at(1, 5), at(5, 5)});
  test::keep(grid, at(5, 1), {2, 3});
  return grid;
}

std::string said(const Grid& grid, std::string_view json) {
  const auto chain = read_drawn_chain(json, {});
  return chain ? judged(*chain, grid).sentence : chain.error().message;
}

constexpr std::string_view kGood =
    R"({"chain": ["r1c1=1", "=", "r1c5=1", "-", "r1c5=2", "=", "r5c5=2", "-", "r5c1=2", "=",
        "r5c1=3"], "claim": ["r1c1<>3"]})";

TEST(DrawnChain, IsToldInWords) {
  const Grid grid = board_with_a_chain();
  EXPECT_EQ(said(grid, kGood), "Every link holds: r1c1 is 1, or r5c1 is 3. So r1c1 is not 3.");
  EXPECT_EQ(said(grid, R"({"chain": ["r1c1=1", "=", "r1c5=1", "-", "r1c5=2", "=", "r5c5=2"],
                           "claim": ["r1c1<>3"]})"),
            "Every link holds: r1c1 is 1, or r5c5 is 2. That r1c1 is not 3 does not follow: r1c1 "
            "can be 3 together with 2 at r5c5. Nothing else follows either.");
}

TEST(DrawnChain, NamesTheThirdPlaceOrTheThirdCandidate) {
  Grid grid;
  test::confine(grid, test::row(3), 5, {at(3, 1), at(3, 4), at(3, 9)});
  EXPECT_EQ(said(grid, R"({"chain": ["r3c1=5", "=", "r3c4=5"]})"),
            "Link 1, from 5 at r3c1 to 5 at r3c4, is not strong: row 3 has another place for 5: "
            "r3c9. If that link held, the chain would show that r3c9 is not 5.");
  test::keep(grid, at(7, 7), {1, 2, 3});
  EXPECT_EQ(said(grid, R"({"chain": ["r7c7=1", "=", "r7c7=2"]})"),
            "Link 1, from 1 at r7c7 to 2 at r7c7, is not strong: r7c7 has a third candidate: 3. "
            "If that link held, the chain would show that r7c7 is not 3.");
  // What the chain would show takes all of them.
  EXPECT_EQ(
      said(grid, R"({"chain": ["r3c1=5", "=", "r3c4=5", "-", "r7c4=5", "=", "r7c8=5"]})"),
      "Link 1, from 5 at r3c1 to 5 at r3c4, is not strong: row 3 has another place for 5: "
      "r3c9. Link 3 does not hold either. If they all held, the chain would show that r7c1 is "
      "not 5.");
  EXPECT_EQ(said(grid, R"({"chain": ["r1c1=5", "-", "r5c5=5"]})"),
            "Link 1, from 5 at r1c1 to 5 at r5c5, is not weak: r1c1 and r5c5 do not see each "
            "other: both could be 5.");
  EXPECT_EQ(said(grid, R"({"chain": ["r1c1=5", "=", "r5c5=5"]})"),
            "Link 1, from 5 at r1c1 to 5 at r5c5, is not strong: r1c1 and r5c5 share no house: "
            "nothing says that one of them is 5.");
  EXPECT_EQ(said(grid, R"({"chain": ["r1c1=5", "-", "r1c5=6"]})"),
            "Link 1, from 5 at r1c1 to 6 at r1c5, is not weak: a link stays with a digit or in a "
            "cell, and from 5 at r1c1 to 6 at r1c5 both change.");
  EXPECT_EQ(said(grid, R"({"chain": ["r1c1=5", "=", "r1c5=6"]})"),
            "Link 1, from 5 at r1c1 to 6 at r1c5, is not strong: a link stays with a digit or in a "
            "cell, and from 5 at r1c1 to 6 at r1c5 both change; no almost locked set joins them.");
  EXPECT_EQ(said(grid, R"({"chain": ["r3c2=5", "-", "r1c5=5"]})"), "5 is no candidate of r3c2.");
}

TEST(DrawnChain, AStrongLinkMayLeadThroughAnAlmostLockedSet) {
  Grid grid;
  test::keep(grid, at(1, 1), {1, 2});
  test::keep(grid, at(1, 2), {2, 3, 4});
  test::keep(grid, at(1, 7), {2, 4});
  test::confine(grid, test::row(5), 3, {at(5, 1), at(5, 2)});
  const std::string chain = R"({"chain": ["r1c1=1", "=", "r1c2=3", "-", "r5c2=3", "=", "r5c1=3"])";
  EXPECT_EQ(said(grid, chain + "}"),
            "Every link holds: r1c1 is 1, or r5c1 is 3. So r5c1 is not 1.");
  EXPECT_EQ(said(grid, chain + R"(, "claim": ["r5c1<>1"]})"),
            "Every link holds: r1c1 is 1, or r5c1 is 3. So r5c1 is not 1.");
  const ChainJudgement judgement = judged(*read_drawn_chain(chain + "}", {}), grid);
  EXPECT_EQ(judgement.links[0].sentence,
            "r1c1, r1c2 and r1c7 have just 1, 2, 3 and 4 between them, one digit too many: without "
            "1 they need 3");
  EXPECT_EQ(judgement.links[0].by.size(), 3U);
  // A second place of the digit within the set is in the way.
  Grid loose;
  test::keep(loose, at(1, 1), {1, 2});
  test::keep(loose, at(1, 2), {2, 3, 4});
  test::keep(loose, at(1, 7), {1, 2, 4});
  test::confine(loose, test::row(5), 3, {at(5, 1), at(5, 2)});
  EXPECT_FALSE(judged(*read_drawn_chain(chain + "}", {}), loose).links[0].holds);
}

// Those that nonet finds itself, drawn as people draw them: a set is left out, and the link leads
// from the digit before it to the one behind.
TEST(DrawnChain, LinksThroughTheSetsOfNonetsOwnChainsHold) {
  const ShownExample example = *shown_example(Technique::kAicWithAls);
  const Step& step = example.step;
  DrawnChain chain;
  chain.removals = step.removals;
  for (const Inference& line : step.inferences) {
    if (line.node.cells.empty() || line.node.is_set()) continue;
    if (!chain.nodes.empty()) chain.strong.push_back(line.holds);
    chain.nodes.push_back(line.node);
  }
  const ChainJudgement judgement = judged(chain, example.grid);
  EXPECT_TRUE(judgement.holds) << judgement_to_json(chain, judgement, example.grid.topology());
}

TEST(DrawnChain, LinksTakeTurns) {
  const Grid grid;
  EXPECT_EQ(said(grid, R"({"chain": ["r1c1=5", "-", "r1c5=5", "-", "r4c5=5"]})"),
            "Every link holds, but at 5 at r1c5 two weak links follow each other: from what is "
            "false there nothing follows by a weak link.");
}

TEST(DrawnChain, AStrongLinkMayStandForAWeakOne) {
  Grid grid;
  test::confine(grid, test::row(1), 1, {at(1, 1), at(1, 5)});
  test::confine(grid, test::column(5), 1, {at(1, 5), at(6, 5)});
  test::confine(grid, test::box(5), 1, {at(6, 5), at(4, 4)});
  EXPECT_EQ(said(grid, R"({"chain": ["r1c1=1", "=", "r1c5=1", "=", "r6c5=1", "=", "r4c4=1"],
                           "claim": ["r4c1<>1"]})"),
            "Every link holds: r1c1 is 1, or r4c4 is 1. So r4c1 is not 1.");
}

TEST(DrawnChain, ARingThatComesBackWithTwoLinksOfAKindIsAboutThatPlace) {
  Grid grid;
  test::confine(grid, test::row(1), 1, {at(1, 1), at(1, 5)});
  test::confine(grid, test::row(7), 1, {at(7, 1), at(7, 5)});
  const std::string good = R"("r1c5=1", "=", "r1c1=1", "-", "r7c1=1", "=", "r7c5=1", "-")";
  EXPECT_EQ(said(grid, R"({"chain": ["r5c5=1", "-", )" + good + "]}"),
            "Every link holds. So r5c5 is not 1.");
  // Wherever it is read from, and with the first candidate once more at its end.
  EXPECT_EQ(said(grid, R"({"chain": [)" + good + R"(, "r5c5=1", "-", "r1c5=1"]})"),
            "Every link holds. So r5c5 is not 1.");
  EXPECT_EQ(said(grid, R"({"chain": [)" + good + "]}").substr(0, 72),
            "Every link holds: of any two neighbours on the ring exactly one is true.");
  EXPECT_EQ(
      said(grid, R"({"chain": ["r1c5=1", "-", "r1c1=1", "-", "r7c1=1", "-", "r7c5=1", "-"]})"),
      "Every link holds, but at 1 at r1c1 two weak links follow each other: from what is "
      "false there nothing follows by a weak link.");
}

TEST(DrawnChain, WhatCanNotBeReadIsAnErrorWithItsPlace) {
  EXPECT_EQ(read_drawn_chain("[]", {}).error().message, "expected {\"chain\": [...]}");
  EXPECT_EQ(read_drawn_chain(R"({"chain": ["r1c1"]})", {}).error().message,
            "expected a candidate such as \"r3c5=7\" or \"r3c5,r3c6=7\"");
  EXPECT_EQ(read_drawn_chain(R"({"chain": ["r1c1=5", "~"]})", {}).error().column, 22);
  EXPECT_EQ(read_drawn_chain(R"({"chain": ["r1c1=5", "="]})", {}).error().message,
            "a link leads from one candidate to another");
  EXPECT_EQ(read_drawn_chain(R"({"chain": ["r1c1=5"], "claim": ["x"]})", {}).error().message,
            "expected \"r3c5<>7\" or \"r3c5=7\"");
  EXPECT_FALSE(read_drawn_chain(R"({"chian": []})", {}).ok());
}

}  // namespace
}  // namespace nonet
