// The ways of whips, braids, g-whips and g-braids: as long as the rating says, each chain by its
// name and in its notation.
#include <algorithm>

#include "nonet/logic/finder.h"
#include "nonet/rate/csp/csp.h"
#include "nonet/search/search.h"
#include "nonet/solve/solver.h"
#include "nonet/text/expert.h"
#include "nonet/text/nrc.h"
#include "support/support.h"

namespace nonet {
namespace {

using T = Technique;

// "g-whip[" of a step called g-Whip.
std::string beginning_of(T technique) {
  return std::string(row_of(technique).slug) + "[";
}

// The steps of a way that have an nrc notation, and how many of these are no locked candidates.
struct Told {
  std::vector<std::string> lines;
  int refutations = 0;
  bool solved = false;
  int refused = 0;
};
Told told(const Grid& grid, const Policy& policy) {
  Told all;
  Solver solver(grid, policy);
  const Path path = solver.path([&](const Step& step, const Grid& before) {
    const std::string line = nrc_text(step, before);
    if (finder_of(step.technique) == &find_whip) {
      ++all.refutations;
      EXPECT_TRUE(line.starts_with(beginning_of(step.technique))) << line;
      EXPECT_EQ(expert_line(step, before), line);
    }
    if (!line.empty()) all.lines.push_back(line);
    return false;
  });
  all.solved = path.solved();
  all.refused = path.refused;
  return all;
}

int longest(const std::vector<std::string>& lines) {
  int length = 0;
  for (const std::string& line : lines) {
    length = std::max(length, std::stoi(line.substr(line.find('[') + 1)));
  }
  return length;
}

bool has(const Told& way, const std::string& line) {
  return std::find(way.lines.begin(), way.lines.end(), line) != way.lines.end();
}

TEST(CspLoop, TellsTheChainsThatWereWorkedOut) {
  const Told whips =
      told(test::grid(
               ".23..6.8......91...8.1..4..2.......7...8.....678.1......7.3.2...3...4.7....5.1.6."),
           policy_whips());
  EXPECT_TRUE(whips.solved);
  EXPECT_TRUE(has(whips, "whip[3]: r4c2{n9 n1} - r7c2{n1 n6} - r7c4{n6 .} ==> r4c4<>9"));
  EXPECT_TRUE(has(whips, "whip[2]: c8n9{r4 r7} - c4n9{r7 .} ==> r6c7<>9"));
  EXPECT_TRUE(has(whips, "whip[1]: b6n9{r4c8 .} ==> r7c8<>9"));
  const Told braids =
      told(test::grid(
               ".2.4..7......891.........65..48.....3..9....1.95..1.7..7.3...1263.........2.1...8"),
           policy_braids());
  EXPECT_TRUE(
      has(braids, "braid[4]: r2c4{n7 n2} - r4c1{n7 n2} - c6n2{r4 r5} - c8n2{r5 .} ==> r2c1<>7"));
  const Told g_whips =
      told(test::grid(
               "..34.6..9....8..237..1.25..271.4....5..6......3...8..7.......9..459..2....7..4..."),
           policy_g_whips());
  EXPECT_TRUE(has(g_whips, "g-whip[2]: c7n8{r1 r79} - r8n8{c8 .} ==> r1c1<>8"));
}

TEST(CspLoop, AWayIsAsLongAsTheRatingAndEachOfItsStepsIsProved) {
  NONET_NEEDS_SHARED_DATA(data);
  const auto lines = test::puzzle_lines(data / "csp" / "w_b.txt");
  int chains = 0;
  const std::size_t step = test::thorough() && !test::sanitized() ? 40 : 800;
  for (std::size_t i = 0; i < lines.size();
       i += step * static_cast<std::size_t>(test::sanitized() ? 8 : 1)) {
    const Grid grid = test::grid(lines[i].substr(0, 81));
    const Board solution = search(grid).first;
    struct Way {
      Policy policy;
      CspScale scale;
    };
    for (const Way& way :
         {Way{policy_whips(), CspScale::kW}, Way{policy_braids(), CspScale::kB},
          Way{policy_g_whips(), CspScale::kGW}, Way{policy_g_braids(), CspScale::kGB}}) {
      const Told all = told(grid, way.policy);
      EXPECT_TRUE(all.solved) << lines[i];
      EXPECT_EQ(all.refused, 0) << lines[i];
      EXPECT_EQ(longest(all.lines), rate_csp(grid, solution, way.scale).value) << lines[i];
      for (const std::string& line : all.lines) {
        const bool braid = line.find("braid[") != std::string::npos;
        EXPECT_FALSE(braid && (way.scale == CspScale::kW || way.scale == CspScale::kGW)) << line;
        EXPECT_FALSE(line.starts_with("g-") &&
                     (way.scale == CspScale::kW || way.scale == CspScale::kB))
            << line;
      }
      EXPECT_GE(static_cast<int>(all.lines.size()), all.refutations);
      chains += all.refutations;
    }
  }
  EXPECT_GT(chains, test::sanitized() ? 0 : 30);
}

TEST(CspLoop, EndsWhereNoPatternIsLeft) {
  const Told way =
      told(test::grid(
               "1....6.89......1...9.....64.4...89..3..5.......7.3..5.....7...2..2.......8...16.."),
           policy_whips());
  EXPECT_FALSE(way.solved);
}

}  // namespace
}  // namespace nonet
