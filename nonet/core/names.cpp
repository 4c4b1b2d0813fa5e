#include "nonet/core/names.h"

#include <algorithm>

namespace nonet {
namespace {

// A house that is no row, column or box has no number that anybody would know: "the diagonal from
// r1c1", "the region from r2c5".
std::string name_of_extra(House house, const Topology& topology) {
  const auto& order = topology.order(house);
  auto all = [&](auto lies) { return std::all_of(order.begin(), order.end(), lies); };
  const bool diagonal = all([](Cell c) { return row_of(c) == column_of(c); }) ||
                        all([](Cell c) { return row_of(c) + column_of(c) == 8; });
  return (diagonal ? "the diagonal from " : "the region from ") +
         name_of(topology.cells(house).first());
}

}  // namespace

std::string name_of(Cell cell) {
  return "r" + std::to_string(row_of(cell) + 1) + "c" + std::to_string(column_of(cell) + 1);
}

std::string name_of(Digit digit, DigitNames names) {
  return std::to_string(names.number_of(digit));
}

std::string name_of(House house, const Topology& topology) {
  const char* kind = "";
  switch (topology.kind(house)) {
    case HouseKind::kRow:
      kind = "row ";
      break;
    case HouseKind::kColumn:
      kind = "column ";
      break;
    case HouseKind::kBox:
      kind = "box ";
      break;
    case HouseKind::kExtra:
      return name_of_extra(house, topology);
  }
  return kind + std::to_string(topology.number(house));
}

std::string nothing_left(Truth truth, const Topology& topology) {
  if (truth.is_cell()) return name_of(truth.cell()) + " has no candidate left";
  return name_of(truth.house(), topology) + " has no place left for " +
         name_of(truth.digit(), topology);
}

}  // namespace nonet
