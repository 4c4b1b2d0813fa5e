#include "nonet/play/words.h"

#include "nonet/core/names.h"

namespace nonet {
namespace {

std::string coordinates(Cell c) {
  return "[" + std::to_string(row_of(c) + 1) + ", " + std::to_string(column_of(c) + 1) + "]";
}

std::string cell_list(const std::vector<Cell>& cells) {
  std::string text;
  for (Cell c : cells) text += (text.empty() ? "{" : ",") + coordinates(c);
  return text + "}";
}

std::string digit_list(DigitSet digits, DigitNames names) {
  std::string text;
  for (Digit d : digits) text += (text.empty() ? "{" : ",") + name_of(d, names);
  return text + "}";
}

char letter_of(HouseKind kind) {
  switch (kind) {
    case HouseKind::kRow:
      return 'r';
    case HouseKind::kColumn:
      return 'c';
    case HouseKind::kExtra:
      return 'x';
    default:
      return 'n';
  }
}

std::string tag(HouseKind kind) {
  return std::string("[") + letter_of(kind) + "]";
}

std::string number_of(const Finding& finding, DigitNames names) {
  return name_of(finding.digits.first(), names);
}

std::string removal(Candidate x, DigitNames names) {
  return coordinates(x.cell) + " x" + name_of(x.digit, names);
}

std::string placement(Candidate x, DigitNames names) {
  return "cell" + coordinates(x.cell) + " =" + name_of(x.digit, names);
}

std::string cleared(const char* code, const Happening& h, DigitNames names) {
  return std::string("  [") + code + "] " + removal(h.candidate, names) + " " + letter_of(h.house) +
         "(" + coordinates(h.because) + ")";
}

std::string listed(const Finding& finding, DigitNames names) {
  bool single =
      finding.heuristic == Heuristic::kNakedSingle || finding.heuristic == Heuristic::kHiddenSingle;
  return single ? words_of(finding, names) : "{" + words_of(finding, names) + "}";
}

}  // namespace

std::string code_of(Heuristic heuristic) {
  switch (heuristic) {
    case Heuristic::kNakedSingle:
      return "NS";
    case Heuristic::kHiddenSingle:
      return "HS";
    case Heuristic::kLockedCandidates:
      return "LC";
    case Heuristic::kNakedPair:
      return "NP";
    case Heuristic::kHiddenPair:
      return "HP";
  }
  return "";
}

std::string words_of(const Finding& finding, DigitNames names) {
  if (finding.cells.empty()) return "";
  switch (finding.heuristic) {
    case Heuristic::kNakedSingle:
      return coordinates(finding.cells[0]);
    case Heuristic::kHiddenSingle:
      return coordinates(finding.cells[0]) + "#" + number_of(finding, names) + tag(finding.house);
    case Heuristic::kLockedCandidates:
      return cell_list(finding.cells) + "#" + number_of(finding, names) + "[^" +
             letter_of(finding.house) + "]";
    case Heuristic::kNakedPair:
    case Heuristic::kHiddenPair:
      return cell_list(finding.cells) + "#" + digit_list(finding.digits, names);
  }
  return "";
}

std::string words_of(const Happening& h, DigitNames names) {
  const std::string code = code_of(h.finding.heuristic);
  switch (h.kind) {
    case Happening::Kind::kPlace:
      return "[" + code + "] " + placement(h.candidate, names) +
             (h.finding.heuristic == Heuristic::kHiddenSingle ? " " + tag(h.finding.house) : "");
    case Happening::Kind::kStrike:
      return "[" + code + "] " + removal(h.candidate, names) + " " +
             (h.finding.heuristic == Heuristic::kHiddenPair ? words_of(h.finding, names)
                                                            : tag(h.house));
    case Happening::Kind::kPlaceByHand:
      return "[by hand] " + placement(h.candidate, names);
    case Happening::Kind::kStrikeByHand:
      return "[by hand] " + removal(h.candidate, names);
    case Happening::Kind::kClearPeer:
      return cleared("ANv", h, names);
    case Happening::Kind::kClearSelf:
      return cleared("ANn", h, names);
    case Happening::Kind::kFound:
      return "  [f" + code + "] " + words_of(h.finding, names);
    case Happening::Kind::kBecameNaked:
      return "  [x" + code + "] " +
             (h.finding.cells.empty() ? "" : coordinates(h.finding.cells[0])) + " [NS]";
    case Happening::Kind::kDropped:
      return "  [x" + code + "] " + words_of(h.finding, names);
  }
  return "";
}

std::string words_of(const Findings& findings, DigitNames names) {
  std::string text;
  for (Heuristic h : kHeuristics) {
    const auto& list = findings.list(h);
    text += "[" + code_of(h) + "](" + std::to_string(list.size()) + ")";
    std::string entries;
    for (const Finding& finding : list)
      entries += (entries.empty() ? "" : ", ") + listed(finding, names);
    if (!list.empty()) text += " {" + entries + "}";
    text += "\n";
  }
  return text;
}

}  // namespace nonet
