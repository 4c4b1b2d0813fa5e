// Survey: the whips and braids that a grid has, the shortest first. For each candidate of a grid
// and each kind of pattern, the least length that refutes it.
//
//   whip      each variable leans on the one before
//   g-whip    the same where groups make it shorter
//   braid     where leaning on any that was found before makes it shorter than a whip
//   g-braid   where only both together do
//
// So a pattern has the name of the plainest kind that is as short, and a candidate may have
// several: a g-whip of three and a whip of four. Those of one variable are locked candidates, and
// left to these. The grid need not be closed under Singles; what it has of them is no link of a
// braid.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/core/stop.h"
#include "nonet/csp/braids.h"
#include "nonet/csp/whips.h"

namespace nonet::csp {

enum class Kind : std::uint8_t { kWhip, kGWhip, kBraid, kGBraid };
inline constexpr std::array<Kind, 4> kKinds = {Kind::kWhip, Kind::kGWhip, Kind::kBraid,
                                               Kind::kGBraid};
// A bit for each kind that is wanted.
using Kinds = unsigned;
constexpr Kinds only(Kind kind) {
  return 1U << static_cast<unsigned>(kind);
}

// A pattern that is there.
struct Found {
  Kind kind;
  Label target;
  int length;
};

class Survey {
 public:
  Survey(const Labels& grid, const Stop& stop);

  // The patterns of these kinds, up to a length: the shortest first, and of one length in the order
  // of cells and digits. Until `take` says true, or the work was stopped: true then.
  bool each(Kinds kinds, int longest, FunctionRef<bool(const Found&)> take);

  // The settings of a pattern that is there, in the order in which they can be made, and what each
  // variable of a whip leans on.
  struct Chain {
    std::vector<Setting> settings;
    std::vector<Label> left;  // none of a braid
  };
  Chain chain(const Found& found);

 private:
  template <bool kGroups>
  struct Tools {
    Settings<kGroups> known{};  // what can be made before anything is supposed
    Braids<kGroups> braids;
    Whips<kGroups> whips;
  };
  struct Target {
    Label z;
    std::array<int, 2> least;       // a bound, without groups and with them; kNever: there is none
    std::array<bool, 4> done = {};  // by kind
  };

  template <bool kGroups>
  Tools<kGroups>& tools();
  template <bool kGroups>
  Trial<kGroups> supposed(Label z) const;
  template <bool kGroups>
  int least(Label z) const;
  std::vector<Target> targets(Kinds kinds) const;
  template <bool kGroups>
  bool has_whip(Label z, int length);
  template <bool kGroups>
  bool has_braid(Label z, int length);
  bool has(Kind kind, Label z, int length);
  bool has_plainer(Kind kind, Label z, int length);

  Labels grid_;
  Plane settled_;
  const Stop& stop_;
  std::unique_ptr<Tools<false>> plain_;
  std::unique_ptr<Tools<true>> grouped_;
};

}  // namespace nonet::csp
