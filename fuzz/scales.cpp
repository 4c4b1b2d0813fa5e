// The ratings of whips and braids on any puzzle with one solution: each as often as it is asked the
// same, gB the least of the four and W the most, finite where trial and error of depth one solves
// it; and the ways of all four patterns, as far as they come with so much work, true.
#include "fuzz/games.h"
#include "nonet/rate/csp/csp.h"
#include "nonet/solve/solver.h"

using namespace nonet;
using fuzz::require;

namespace {

constexpr std::uint64_t kMostWork = 10 * fuzz::kMostAsks;

// A length, a number above all for inf; none if it took too long.
std::optional<int> length_of(const CspRating& rating) {
  constexpr int kInfinite = 1000;
  if (!rating.finished) return std::nullopt;
  return rating.value.value_or(kInfinite);
}

void compare(const Grid& grid, const Board& solution) {
  std::array<std::optional<int>, kCspScales.size()> lengths;
  for (const CspScale scale : kCspScales) {
    const CspRating rating = rate_csp(grid, solution, scale, Stop::after_asks(kMostWork));
    const CspRating again = rate_csp(grid, solution, scale, Stop::after_asks(kMostWork));
    require(rating.finished == again.finished && rating.value == again.value);
    lengths[static_cast<std::size_t>(scale)] = length_of(rating);
  }
  auto no_more = [&](CspScale less, CspScale more) {
    const auto a = lengths[static_cast<std::size_t>(less)];
    const auto b = lengths[static_cast<std::size_t>(more)];
    require(!a || !b || *a <= *b);
  };
  no_more(CspScale::kB, CspScale::kW);
  no_more(CspScale::kGB, CspScale::kGW);
  no_more(CspScale::kGB, CspScale::kB);
  no_more(CspScale::kGW, CspScale::kW);
  const auto depth = lengths[static_cast<std::size_t>(CspScale::kTE)];
  const auto braids = lengths[static_cast<std::size_t>(CspScale::kB)];
  if (depth && braids) require((*depth <= 1) == (*braids < 1000));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  auto puzzle = fuzz::puzzle_from(data, size);
  if (!puzzle) return 0;
  const Grid grid = *Grid::from(*puzzle);
  const Ground ground = ground_of(grid);
  if (!ground.one_solution()) return 0;
  compare(grid, *ground.solution);
  for (const Policy& policy :
       {policy_whips(), policy_g_whips(), policy_braids(), policy_g_braids()}) {
    const Path path = Solver(grid, policy, Stop::after_asks(kMostWork)).path();
    require(path.refused == 0);
    for (const Step& step : path.steps) require(fuzz::agrees(step, *ground.solution));
  }
  return 0;
}
