#include "nonet/methods/sets_text.h"

namespace nonet::sets {
namespace {

std::string place_text(Cell cell) {
  return "(" + std::to_string(row_of(cell)) + ", " + std::to_string(column_of(cell)) + ")";
}

const char* kind_text(House group, const Topology& topology) {
  switch (topology.kind(group)) {
    case HouseKind::kRow:
      return "Row";
    case HouseKind::kColumn:
      return "Col";
    case HouseKind::kBox:
      return "Box";
    case HouseKind::kExtra:
      break;
  }
  return "House";
}

std::string group_text(House group, const Topology& topology) {
  return kind_text(group, topology) + (" " + std::to_string(topology.number(group) - 1));
}

void append(std::string& list, int number) {
  list += (list.empty() ? "" : ", ") + std::to_string(number);
}

std::string value_text(DigitSet values) {
  std::string list;
  for (Digit d : values) append(list, d.number());
  return "{" + list + "}";
}

std::string positions_text(House group, const CellSet& cells, const Topology& topology) {
  std::string list;
  for (int i = 0; i < 9; ++i) {
    if (cells.contains(topology.order(group)[i])) append(list, i);
  }
  return "{" + list + "}";
}

std::string tuple_text(const Finding& finding, const Topology& topology) {
  return std::string(finding.kind == Finding::Kind::kNakedTuple ? "Naked " : "Hidden ") +
         std::to_string(finding.cells.size()) + "-Tuple: " + group_text(finding.group, topology) +
         ", Cells " + positions_text(finding.group, finding.cells, topology) + ", Values " +
         value_text(finding.values);
}

std::string single_text(const Finding& finding) {
  return place_text(finding.cells.first()) + ", Val " +
         std::to_string(finding.values.first().number());
}

}  // namespace

std::string text_of(const DeadEnd& dead_end) {
  std::string place = place_text(dead_end.cell);
  switch (dead_end.kind) {
    case DeadEnd::Kind::kNoPossibility:
      return "No possibilities left for " + place + ".";
    case DeadEnd::Kind::kSeveralForced:
      return "Multiple values must be placed at " + place + ".";
    case DeadEnd::Kind::kAllTried:
      return "All possibilities for " + place + " are invalid.";
  }
  return "";
}

std::string line_of(const Finding& finding, const Topology& topology) {
  switch (finding.kind) {
    case Finding::Kind::kCandidateLine:
      return "Candidate Line: " + group_text(finding.group, topology) + ", " +
             group_text(finding.line, topology) + ", Values " + value_text(finding.values);
    case Finding::Kind::kNakedTuple:
    case Finding::Kind::kHiddenTuple:
      return tuple_text(finding, topology);
    case Finding::Kind::kSingleCandidate:
      return "Single Candidate: " + single_text(finding);
    case Finding::Kind::kSinglePosition:
      return std::string("Single Position (") + kind_text(finding.group, topology) +
             "): " + single_text(finding);
    case Finding::Kind::kNisho:
      return "Performing Nisho: " + place_text(finding.cells.first()) + ", Depth " +
             std::to_string(finding.depth) + ", Possible " + value_text(finding.values) +
             ", Chosen " + std::to_string(finding.chosen.number());
    case Finding::Kind::kNishoFailed:
      return "Nisho Failed: " + text_of(finding.dead_end) + " Stepping up to Depth " +
             std::to_string(finding.depth) + ".";
  }
  return "";
}

}  // namespace nonet::sets
