#include "nonet/logic/templates.h"

namespace nonet {
namespace {

// Chooses a cell in each house of some, the house with the fewest left first.
class TemplateSearch {
 public:
  // Nine cells that do not see each other, one a row, have one in each column and box too; other
  // houses of a variant must be asked for.
  explicit TemplateSearch(const Topology& topology)
      : topology_(topology),
        houses_(topology.is_classic() ? 0x1ffU
                                      : ~std::uint64_t{0} >> (64 - topology.house_count())) {}

  bool fill(const CellSet& left, CellSet& chosen) const { return fill(houses_, left, chosen); }

 private:
  bool fill(std::uint64_t houses, const CellSet& left, CellSet& chosen) const {
    if (houses == 0) return true;
    CellSet fewest;
    int count = 10;
    for (std::uint64_t rest = houses; rest != 0 && count > 1; rest &= rest - 1) {
      const CellSet places = left & topology_.cells(House(std::countr_zero(rest)));
      const int size = places.size();
      if (size == 0) return false;
      if (size < count) {
        count = size;
        fewest = places;
      }
    }
    for (Cell c : fewest) {
      chosen.insert(c);
      const std::uint64_t open = houses & ~topology_.house_bits(c);
      if (fill(open, left - topology_.peers(c) - CellSet{c}, chosen)) return true;
      chosen.erase(c);
    }
    return false;
  }

  const Topology& topology_;
  std::uint64_t houses_;
};

}  // namespace

bool Templates::exists(const CellSet& within, CellSet& found) const {
  found = {};
  return TemplateSearch(topology_).fill(within, found);
}

CellSet Templates::reached() const {
  CellSet reached, found;
  for (Cell c : allowed_) {
    if (!reached.contains(c) && exists(allowed_ - topology_.peers(c), found)) reached |= found;
  }
  return reached;
}

CellSet Templates::common() const {
  CellSet common, found;
  if (!exists(allowed_, common)) return {};
  for (Cell c : common) {
    if (exists(allowed_ - CellSet{c}, found)) common &= found;
  }
  return common;
}

}  // namespace nonet
