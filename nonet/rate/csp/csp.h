// The ratings of Denis Berthier's theory (Pattern-Based Constraint Satisfaction): how long the
// whips, braids, g-whips and g-braids must be that solve a puzzle, how deep trial and error must
// go, and how long the braids must be inside the trials where that is deep.
//
//   W, B, gW, gB   0: Singles alone; 1: and locked candidates; n: and patterns of n variables
//   T&E depth      0: Singles alone; 1: trials with Singles; 2: trials in trials ...
//   BxB            braids of length x inside one trial; 0: Singles will do (depth 1)
//   BxBB           the same inside two; 0: depth 2 or less
//
// Nothing else counts: no subsets, no uniqueness, no other chain. docs/RATINGS.md says what each
// of them is good for.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/stop.h"
#include "nonet/logic/policy.h"

#pragma GCC visibility push(default)
namespace nonet {

enum class CspScale : std::uint8_t { kW, kB, kGW, kGB, kTE, kBxB, kBxBB };
inline constexpr std::array<CspScale, 7> kCspScales = {
    CspScale::kW,  CspScale::kB,   CspScale::kGW,  CspScale::kGB,
    CspScale::kTE, CspScale::kBxB, CspScale::kBxBB};

// "W", "gB", "TE", "BxB".
std::string_view name_of(CspScale scale);
// By its name, in any case: "w" is W, "gb" and "gB" are gB.
std::optional<CspScale> csp_scale_named(std::string_view name);

struct CspRating {
  CspScale scale = CspScale::kW;
  bool finished = false;     // false: it was stopped
  std::optional<int> value;  // none: no length, or no depth up to three, solves the puzzle
};

// Of a start whose puzzle has this one solution, in the ordinary game.
CspRating rate_csp(const Grid& start, const Board& solution, CspScale scale, const Stop& stop = {});
// Several at once, in the order asked for; they share what they can.
std::vector<CspRating> rate_csp(const Grid& start, const Board& solution,
                                const std::vector<CspScale>& scales, const Stop& stop = {});

// The ways that these lengths are of: Singles and locked candidates, then always the shortest of
// the patterns. Each is told as a refutation, question by question; nrc_text (text/nrc.h) writes it
// as Berthier does.
Policy policy_whips();
Policy policy_g_whips();
Policy policy_braids();
Policy policy_g_braids();

// "5"; "inf" where nothing solves it; "timeout" if it was stopped.
std::string text_of(const CspRating& rating);

}  // namespace nonet
#pragma GCC visibility pop
