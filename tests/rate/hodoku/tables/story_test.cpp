// The stories of what HoDoKu's tables find, read line by line as a sceptical reader would: from a
// supposition on every line must follow from the lines before it, by the truth that it names.
#include "nonet/rate/hodoku/tables/story.h"

#include "nonet/core/candidate_set.h"
#include "nonet/core/names.h"
#include "nonet/proof/checker.h"
#include "support/hodoku_data.h"
#include "support/support.h"

namespace nonet::tables {
namespace {

using Kind = Inference::Kind;

// What is left under the suppositions made so far.
class Reader {
 public:
  explicit Reader(const Grid& grid) : topology_(&grid.topology()) {
    for (Digit d : Digit::all()) left_.of(d) = grid.places(d);
  }

  CandidateSet of(Truth truth) const {
    CandidateSet candidates;
    for (Digit d : Digit::all()) {
      if (truth.is_cell() && left_.of(d).contains(truth.cell())) {
        candidates.insert({truth.cell(), d});
      }
    }
    if (!truth.is_cell()) {
      candidates.of(truth.digit()) = left_.of(truth.digit()) & topology_->cells(truth.house());
    }
    return candidates;
  }

  bool is_false(const Node& node) const { return !left_.of(node.digit()).meets(node.cells); }

  // Whether what the truth leaves lies within the node.
  bool is_all_of(Truth truth, const Node& node) const {
    CandidateSet rest = of(truth);
    for (Digit d : node.digits) rest.of(d) -= node.cells;
    return rest.size() == 0;
  }

  void learn(const Node& node, bool holds) {
    for (Digit d : node.digits) {
      if (!holds) {
        left_.of(d) -= node.cells;
        continue;
      }
      left_.of(d) -= topology_->common_peers(node.cells & left_.of(d));
    }
    if (!holds || node.cells.size() > 1) return;
    for (Digit d : DigitSet::all() - node.digits) left_.of(d) -= node.cells;
  }

 private:
  const Topology* topology_;
  CandidateSet left_;
};

// An empty text, or what is wrong with a line.
std::string objection(const Step& step, const Grid& grid) {
  std::vector<Reader> known{Reader(grid)};  // by level
  CandidateSet ways;                        // of a split, not supposed yet
  for (std::size_t i = 0; i < step.inferences.size(); ++i) {
    const Inference& line = step.inferences[i];
    const std::string where = "line " + std::to_string(i + 1);
    const auto level = static_cast<std::size_t>(line.level);
    if (line.kind == Kind::kAssume) {
      known.resize(level + 1, known.front());
      known.push_back(known.back());
      known.back().learn(line.node, line.holds);
      if (level > 0) ways.of(line.node.digit()) -= line.node.cells;
    } else if (line.kind == Kind::kFollows && line.holds) {
      Node node = line.node;
      if (node.is_set()) {
        // As many cells as digits, all of them left with these.
        for (Truth cell : line.by) {
          if (!known.back().is_all_of(cell, node)) return where + ": not locked";
        }
        if (node.digits.size() != node.cells.size()) return where + ": not as many digits";
      } else if (line.by.size() != 1 || !known.back().is_all_of(line.by.front(), node)) {
        return where + ": something else is left";
      }
      known.back().learn(node, true);
    } else if (line.kind == Kind::kFollows) {
      if (!known.back().is_false(line.node)) return where + ": could still be true";
    } else if (line.kind == Kind::kSplit) {
      ways = known.back().of(line.by.front());
    } else if (line.kind == Kind::kConflict) {
      if (known.back().of(line.by.front()).size() != 0) return where + ": something is left";
    } else if (line.kind == Kind::kInEveryCase) {
      if (ways.size() != 0) return where + ": a case is missing";
    }
  }
  return "";
}

// What every case of a split comes to is told in its last line.
bool cases_agree(const Step& step) {
  if (step.inferences.back().kind != Kind::kInEveryCase) return true;
  const Inference& end = step.inferences.back();
  for (std::size_t i = 1; i < step.inferences.size(); ++i) {
    const Inference& next = step.inferences[i];
    if (next.kind != Kind::kAssume && next.kind != Kind::kInEveryCase) continue;
    const Inference& last = step.inferences[i - 1];
    if (last.kind == Kind::kSplit) continue;
    if (last.node != end.node || last.holds != end.holds) return false;
  }
  return true;
}

// The lines, for whoever has to find out what is wrong with one.
std::string told(const Step& step) {
  std::string text;
  for (const Inference& line : step.inferences) {
    text += "\n" + std::to_string(static_cast<int>(line.kind)) + (line.holds ? " true" : " false");
    for (Digit d : line.node.digits) text += " " + std::to_string(d.number());
    for (Cell c : line.node.cells) text += " " + name_of(c);
  }
  return text;
}

void expect_good_story(const Step& step, const Grid& grid) {
  ASSERT_FALSE(step.inferences.empty());
  EXPECT_EQ(objection(step, grid), "") << told(step);
  EXPECT_TRUE(cases_agree(step)) << told(step);
  EXPECT_TRUE(check(grid, step).proved());
}

int expect_good_loops(const Grid& grid, Mode mode) {
  const Statements statements = statements_of(grid, mode);
  const Links links = links_of(statements, mode);
  int count = 0;
  for (const FoundLoop& loop : find_loops(statements, links)) {
    Step step;
    step.removals = loop.removals;
    tell_loop(statements, links, {loop.premise, loop.target}, step);
    expect_good_story(step, grid);
    ++count;
  }
  return count;
}

int expect_good_forcing(const Grid& grid, Mode mode, int most) {
  const Statements statements = statements_of(grid, mode);
  const Links links = links_of(statements, mode);
  int count = 0;
  find_forcing(statements, links, mode, [&](const Forcing& forcing) {
    Step step;
    (forcing.conclusion.holds() ? step.placements : step.removals)
        .push_back(statements.candidate(forcing.conclusion.item()));
    tell_forcing(statements, links, mode, forcing, step);
    expect_good_story(step, grid);
    return ++count == most;
  });
  return count;
}

// States on the way of a path where HoDoKu took something that needs tables.
void each_hard_state(const std::filesystem::path& file, int every,
                     const std::function<void(const Grid&)>& visit) {
  int met = 0;
  test::each_path_step(file, [&](const Grid& grid, const test::HodokuStep& step) {
    for (const char* name :
         {"dnl", "cnl", "aic", "gdnl", "gcnl", "gaic", "fcc", "fcv", "fnc", "fnv", "bf"}) {
      if (step.short_name == name && met++ % every == 0) visit(grid);
    }
  });
}

TEST(HodokuStory, OfRandomStatesHoldsLineByLine) {
  std::mt19937 random(15);
  int loops = 0, forcing = 0;
  for (int round = 0; round < test::rounds(24); ++round) {
    const Grid grid = test::random_state(random);
    if (grid.broken()) continue;
    for (Mode mode : {Mode::kPlain, Mode::kGrouped, Mode::kWithSets}) {
      loops += expect_good_loops(grid, mode);
    }
    for (Mode mode : {Mode::kGrouped, Mode::kNet}) forcing += expect_good_forcing(grid, mode, 10);
  }
  EXPECT_GT(loops, 0);
  EXPECT_GT(forcing, 0);
}

TEST(HodokuStory, OfStatesOnHodokusWayHoldsLineByLine) {
  NONET_NEEDS_SHARED_DATA(data);
  int loops = 0, forcing = 0;
  each_hard_state(data / "hodoku" / "paths.txt", test::sanitized() ? 997 : 97,
                  [&](const Grid& grid) {
                    for (Mode mode : {Mode::kPlain, Mode::kGrouped, Mode::kWithSets}) {
                      loops += expect_good_loops(grid, mode);
                    }
                    for (Mode mode : {Mode::kGrouped, Mode::kNet}) {
                      forcing += expect_good_forcing(grid, mode, 5);
                    }
                  });
  EXPECT_GT(loops, 0);
  EXPECT_GT(forcing, 0);
}

}  // namespace
}  // namespace nonet::tables
