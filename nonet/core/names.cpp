#include "nonet/core/names.h"

namespace nonet {

std::string name_of(Cell cell) {
  return "r" + std::to_string(row_of(cell) + 1) + "c" + std::to_string(column_of(cell) + 1);
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
      kind = "house ";
      break;
  }
  return kind + std::to_string(topology.number(house));
}

std::string nothing_left(Truth truth, const Topology& topology) {
  if (truth.is_cell()) return name_of(truth.cell()) + " has no candidate left";
  return name_of(truth.house(), topology) + " has no place left for " +
         std::to_string(truth.digit().number());
}

}  // namespace nonet
