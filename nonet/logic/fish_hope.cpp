#include "nonet/logic/fish_hope.h"

#include <algorithm>

#include "nonet/logic/templates.h"

namespace nonet {
namespace {

// The covers for one victim.
class Hopes {
 public:
  Hopes(const Grid& grid, Digit d, Cell victim, HouseBits bases, HouseBits covers)
      : own_(grid.topology().house_bits(victim)) {
    const Topology& topology = grid.topology();
    const CellSet open = grid.places(d) & grid.open();
    const CellSet left = open - topology.peers(victim) - CellSet{victim};
    for (House h : topology.houses()) {
      const HouseBits bit = HouseBits{1} << h.index();
      if ((own_ & bit) != 0 || !open.meets(topology.cells(h))) continue;
      const CellSet places = left & topology.cells(h);
      if ((bases & bit) != 0) bases_.push_back({bit, places});
      if ((covers & bit) != 0 && !places.empty()) covers_.push_back({bit, places});
    }
  }

  // Chooses covers, and adds the houses that these cover if there are enough; with others besides.
  void collect(int covers, int least_bases, HouseBits besides, std::vector<HouseBits>& hopes) {
    least_bases_ = least_bases;
    besides_ = besides;
    choose(0, std::min(covers, static_cast<int>(covers_.size())), {}, 0, hopes);
  }
  // The houses of the victim.
  HouseBits own() const { return own_; }

 private:
  struct Place {
    HouseBits bit;
    CellSet cells;
  };

  void choose(std::size_t from, int count, const CellSet& covered, HouseBits chosen,
              std::vector<HouseBits>& hopes) const {
    if (count == 0) {
      keep(covered, chosen, hopes);
      return;
    }
    for (std::size_t i = from; i + static_cast<std::size_t>(count) <= covers_.size(); ++i) {
      choose(i + 1, count - 1, covered | covers_[i].cells, chosen | covers_[i].bit, hopes);
    }
  }

  void keep(const CellSet& covered, HouseBits chosen, std::vector<HouseBits>& hopes) const {
    HouseBits houses = 0;
    for (const Place& base : bases_) {
      if (covered.contains(base.cells)) houses |= base.bit;
    }
    houses &= ~chosen;
    if (bit_count(houses) < least_bases_ || !apart(0, least_bases_, {}, houses)) return;
    hopes.push_back(houses | besides_);
  }

  // Whether so many of the houses share nothing that is left: that would be an endo fin which the
  // victim does not see.
  bool apart(std::size_t from, int count, const CellSet& used, HouseBits houses) const {
    if (count <= 0) return true;
    for (std::size_t i = from; i < bases_.size(); ++i) {
      if ((houses & bases_[i].bit) == 0 || used.meets(bases_[i].cells)) continue;
      if (apart(i + 1, count - 1, used | bases_[i].cells, houses)) return true;
    }
    return false;
  }

  HouseBits own_;
  std::vector<Place> bases_;
  std::vector<Place> covers_;
  int least_bases_ = 0;
  HouseBits besides_ = 0;
};

}  // namespace

CellSet untenable(const Grid& grid, Digit d) {
  return grid.places(d) - Templates(grid.topology(), grid.places(d)).reached();
}

std::vector<HouseBits> hopes_for_fish(const Grid& grid, Digit d, const CellSet& victims, int size,
                                      HouseBits bases, HouseBits covers) {
  std::vector<HouseBits> all;
  for (Cell victim : victims) {
    Hopes hopes(grid, d, victim, bases, covers);
    hopes.collect(size - 1, size, 0, all);
    // With two of its houses among the covers at least.
    const int most_own = bit_count(hopes.own()) - 2;
    hopes.collect(size - 2, size - most_own, hopes.own() & bases, all);
  }
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

}  // namespace nonet
