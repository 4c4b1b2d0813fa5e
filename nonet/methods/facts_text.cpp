#include "nonet/methods/facts_text.h"

namespace nonet::facts {
namespace {

std::string group_text(House house, const Topology& topology) {
  const char* kind = "House:";
  switch (topology.kind(house)) {
    case HouseKind::kRow:
      kind = "Row:";
      break;
    case HouseKind::kColumn:
      kind = "Column:";
      break;
    case HouseKind::kBox:
      kind = "Block:";
      break;
    case HouseKind::kExtra:
      break;
  }
  return kind + std::to_string(topology.number(house));
}

std::string value_list(DigitSet digits) {
  std::string text;
  for (Digit d : digits) text += (text.empty() ? "" : ",") + std::to_string(d.number());
  return "(" + text + ")";
}

std::string cell_list(const CellSet& cells, const Topology& topology) {
  std::string text;
  for (Cell c : cells) text += (text.empty() ? "" : ", ") + cell_text(c, topology);
  return text;
}

std::string technique_text(const Reason& reason, const Topology& topology) {
  std::string digits = value_list(reason.digits);
  std::string cells = cell_list(reason.cells, topology);
  switch (reason.technique) {
    case Technique::kNakedSingle:
      return "Naked Single";
    case Technique::kHiddenSingle:
      return "Hidden Single in " + group_text(*reason.base, topology);
    case Technique::kNakedPair:
      return "Naked Pair " + digits + " @ " + cells;
    case Technique::kNakedTriple:
      return "Naked Triple " + digits + " @ (" + cells + ")";
    case Technique::kPointing:
    case Technique::kClaiming:
      return "Exclude Complement of " + group_text(*reason.cover, topology) +
             "'s intersection with " + group_text(*reason.base, topology);
    case Technique::kColorTrap:
    case Technique::kColorWrap:
      return "Coloring conflict: coloring=" + std::to_string(reason.coloring);
    default:
      return std::string(row_of(reason.technique).name) + " " + digits + " @ " + cells;
  }
}

std::string reason_text(const Reason& reason, const Topology& topology) {
  switch (reason.why) {
    case Reason::Why::kInitialState:
      return "initial state";
    case Reason::Why::kDirectExclusion:
      return "Direct Exclusion by " + cell_text(reason.by, topology);
    case Reason::Why::kTechnique:
      return technique_text(reason, topology);
    case Reason::Why::kSpeculation:
      return "Speculative Assertion";
    case Reason::Why::kUniqueness:
      return "Verify Uniqueness";
    case Reason::Why::kContradiction:
      return "Contradiction Found: " + text_of(reason.contradiction, topology) + " in grid " +
             std::to_string(reason.contradiction.grid);
  }
  return "";
}

}  // namespace

std::string cell_text(Cell cell, const Topology& topology) {
  int block = topology.number(topology.house_of(cell, HouseKind::kBox));
  return "(Row:" + std::to_string(row_of(cell) + 1) +
         ", Column:" + std::to_string(column_of(cell) + 1) + ", Block:" + std::to_string(block) +
         ")";
}

std::string text_of(const Contradiction& contradiction, const Topology& topology) {
  if (contradiction.kind == Contradiction::Kind::kNoValue) {
    return "no value is left for " + cell_text(contradiction.cell, topology);
  }
  return "no cell is left for " + std::to_string(contradiction.value.number()) + " in " +
         group_text(contradiction.house, topology);
}

std::string line_of(const Fact& fact, const Topology& topology) {
  std::string grid = "grid=" + std::to_string(fact.grid);
  std::string value = "value=" + std::to_string(fact.value.number());
  switch (fact.kind) {
    case Fact::Kind::kAssert:
    case Fact::Kind::kReject:
      return (fact.kind == Fact::Kind::kAssert ? "assert: " : "reject: ") + grid + ", " + value +
             ", cell=" + cell_text(fact.cell, topology) +
             ", reason=" + reason_text(fact.reason, topology);
    case Fact::Kind::kNewColoring:
    case Fact::Kind::kColoringGrows:
      break;
  }
  return std::string("coloring: ") +
         (fact.kind == Fact::Kind::kNewColoring ? "new coloring " : "extension ") + grid +
         ", coloring=" + std::to_string(fact.reason.coloring) +
         ", cell1=" + cell_text(fact.cell, topology) +
         ", cell2=" + cell_text(fact.partner, topology) + ", " + value;
}

}  // namespace nonet::facts
