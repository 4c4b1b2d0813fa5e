#include "nonet/play/words.h"

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

std::string digit_list(DigitSet digits) {
  std::string text;
  for (Digit d : digits) text += (text.empty() ? "{" : ",") + std::to_string(d.number());
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

std::string number_of(const Finding& finding) {
  return std::to_string(finding.digits.first().number());
}

std::string removal(Candidate x) {
  return coordinates(x.cell) + " x" + std::to_string(x.digit.number());
}

std::string placement(Candidate x) {
  return "cell" + coordinates(x.cell) + " =" + std::to_string(x.digit.number());
}

std::string cleared(const char* code, const Happening& h) {
  return std::string("  [") + code + "] " + removal(h.candidate) + " " + letter_of(h.house) + "(" +
         coordinates(h.because) + ")";
}

std::string listed(const Finding& finding) {
  bool single =
      finding.heuristic == Heuristic::kNakedSingle || finding.heuristic == Heuristic::kHiddenSingle;
  return single ? words_of(finding) : "{" + words_of(finding) + "}";
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

std::string words_of(const Finding& finding) {
  if (finding.cells.empty()) return "";
  switch (finding.heuristic) {
    case Heuristic::kNakedSingle:
      return coordinates(finding.cells[0]);
    case Heuristic::kHiddenSingle:
      return coordinates(finding.cells[0]) + "#" + number_of(finding) + tag(finding.house);
    case Heuristic::kLockedCandidates:
      return cell_list(finding.cells) + "#" + number_of(finding) + "[^" + letter_of(finding.house) +
             "]";
    case Heuristic::kNakedPair:
    case Heuristic::kHiddenPair:
      return cell_list(finding.cells) + "#" + digit_list(finding.digits);
  }
  return "";
}

std::string words_of(const Happening& h) {
  const std::string code = code_of(h.finding.heuristic);
  switch (h.kind) {
    case Happening::Kind::kPlace:
      return "[" + code + "] " + placement(h.candidate) +
             (h.finding.heuristic == Heuristic::kHiddenSingle ? " " + tag(h.finding.house) : "");
    case Happening::Kind::kStrike:
      return "[" + code + "] " + removal(h.candidate) + " " +
             (h.finding.heuristic == Heuristic::kHiddenPair ? words_of(h.finding) : tag(h.house));
    case Happening::Kind::kPlaceByHand:
      return "[by hand] " + placement(h.candidate);
    case Happening::Kind::kStrikeByHand:
      return "[by hand] " + removal(h.candidate);
    case Happening::Kind::kClearPeer:
      return cleared("ANv", h);
    case Happening::Kind::kClearSelf:
      return cleared("ANn", h);
    case Happening::Kind::kFound:
      return "  [f" + code + "] " + words_of(h.finding);
    case Happening::Kind::kBecameNaked:
      return "  [x" + code + "] " +
             (h.finding.cells.empty() ? "" : coordinates(h.finding.cells[0])) + " [NS]";
    case Happening::Kind::kDropped:
      return "  [x" + code + "] " + words_of(h.finding);
  }
  return "";
}

std::string words_of(const Findings& findings) {
  std::string text;
  for (Heuristic h : kHeuristics) {
    const auto& list = findings.list(h);
    text += "[" + code_of(h) + "](" + std::to_string(list.size()) + ")";
    std::string entries;
    for (const Finding& finding : list) entries += (entries.empty() ? "" : ", ") + listed(finding);
    if (!list.empty()) text += " {" + entries + "}";
    text += "\n";
  }
  return text;
}

}  // namespace nonet
