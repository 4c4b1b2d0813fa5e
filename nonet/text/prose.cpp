#include "nonet/text/prose.h"

#include <map>

#include "nonet/core/names.h"
#include "nonet/logic/technique.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

CellSet cells_of(const Step& step, Role role) {
  CellSet cells;
  for (const Mark& mark : step.marks) {
    if (mark.role == role) cells.insert(mark.candidate.cell);
  }
  return cells;
}

DigitSet digits_of(const Step& step, Role role) {
  DigitSet digits;
  for (const Mark& mark : step.marks) {
    if (mark.role == role) digits.insert(mark.candidate.digit);
  }
  return digits;
}

std::string houses_of(const Step& step, HouseRole role, const Topology& topology) {
  std::vector<std::string> names;
  for (const HouseMark& mark : step.houses) {
    if (mark.role == role) names.push_back(name_of(mark.house, topology));
  }
  return list_of(names);
}

std::string statements_of(const Step& step, Role role) {
  std::vector<std::string> texts;
  for (const Mark& mark : step.marks) {
    if (mark.role != role) continue;
    texts.push_back(name_of(mark.candidate.cell) + " is " +
                    std::to_string(mark.candidate.digit.number()));
  }
  return list_of(texts);
}

// "r1c1 or r1c4 is 5, or r2c4 is 3 or 7": that one of the candidates is true.
std::string one_of(const Step& step, Role role) {
  std::array<DigitSet, 81> digits;
  for (const Mark& mark : step.marks) {
    if (mark.role == role) digits[mark.candidate.cell.index()].insert(mark.candidate.digit);
  }
  std::string text;
  CellSet untold = cells_of(step, role);
  while (!untold.empty()) {
    const DigitSet shared = digits[untold.first().index()];
    CellSet alike;
    for (Cell c : untold) {
      if (digits[c.index()] == shared) alike.insert(c);
    }
    untold -= alike;
    text += (text.empty() ? "" : ", or ") + list_of(alike, "or") + " is " + list_of(shared, "or");
  }
  return text;
}

std::string fill(std::string_view word, const Step& step, const Topology& topology) {
  if (word == "cells") {
    // A corner of a rectangle may have lost both of its digits.
    CellSet cells = cells_of(step, Role::kPattern);
    for (const DeadlyCell& cell : step.deadly) cells.insert(cell.cell);
    return list_of(cells);
  }
  if (word == "digits") return list_of(digits_of(step, Role::kPattern));
  static constexpr std::pair<std::string_view, Role> kCellWords[] = {
      {"pivot", Role::kPivot},   {"pincers", Role::kPincer}, {"fins", Role::kFin},
      {"links", Role::kLink},    {"colora", Role::kColorA},  {"colorb", Role::kColorB},
      {"colorc", Role::kColorC}, {"colord", Role::kColorD},  {"seta", Role::kSetA},
  };
  for (const auto& [name, role] : kCellWords) {
    if (word == name) return list_of(cells_of(step, role));
  }
  if (word == "linkdigit") return list_of(digits_of(step, Role::kLink));
  if (word == "guardians") return one_of(step, Role::kGuardian);
  if (word == "assumed") return statements_of(step, Role::kAssumed);
  if (word == "base") return houses_of(step, HouseRole::kBase, topology);
  if (word == "cover") {
    const std::string twin = houses_of(step, HouseRole::kTwinCover, topology);
    return houses_of(step, HouseRole::kCover, topology) + (twin.empty() ? "" : ", or else " + twin);
  }
  return "{" + std::string(word) + "}";
}

std::string filled(std::string_view pattern, const Step& step, const Topology& topology) {
  std::string text;
  while (!pattern.empty()) {
    std::size_t open = pattern.find('{');
    text += pattern.substr(0, open);
    if (open == std::string_view::npos) break;
    std::size_t close = pattern.find('}', open);
    text += fill(pattern.substr(open + 1, close - open - 1), step, topology);
    pattern.remove_prefix(close + 1);
  }
  return text;
}

// "1 and 7", or the cells, that a truth still has in the grid.
std::string ways_text(Truth truth, const CellSet& places, DigitSet digits) {
  return truth.is_cell() ? list_of(digits, "or") : list_of(places, "or");
}

}  // namespace

std::string effects_of(const Step& step) {
  std::vector<std::string> clauses;
  for (Candidate x : step.placements) {
    clauses.push_back(name_of(x.cell) + " is " + std::to_string(x.digit.number()));
  }
  // Removals digit by digit, and digits that go from the same cells together.
  std::array<CellSet, 9> by_digit;
  for (Candidate x : step.removals) by_digit[x.digit.index()].insert(x.cell);
  DigitSet told;
  for (Digit d : Digit::all()) {
    const CellSet& cells = by_digit[d.index()];
    if (cells.empty() || told.contains(d)) continue;
    DigitSet same;
    for (Digit e : Digit::all()) {
      if (by_digit[e.index()] == cells) same.insert(e);
    }
    told |= same;
    clauses.push_back(list_of(cells) + (cells.size() == 1 ? " is not " : " are not ") +
                      list_of(same, "or"));
  }
  std::string text;
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    if (i > 0) text += i + 1 == clauses.size() ? ", and " : ", ";
    text += clauses[i];
  }
  return text;
}

std::string sentence_of(const Step& step, const Grid& before) {
  std::string text = filled(row_of(step.technique).sentence, step, before.topology());
  text += ", so " + effects_of(step) + ".";
  if (!step.deadly.empty()) text += " (This assumes that the puzzle has one solution.)";
  return text;
}

std::vector<std::string> reasoning_of(const Step& step, const Grid& before) {
  std::vector<std::string> lines;
  const Topology& topology = before.topology();
  // The state of each level, to tell what a split has left to choose from.
  std::vector<Grid> states = {before};
  for (const Inference& inference : step.inferences) {
    std::size_t level = static_cast<std::size_t>(inference.level);
    std::string indent(level * 2, ' ');
    std::string node = list_of(inference.node.cells, "or") +
                       (inference.holds ? " is " : " is not ") +
                       std::to_string(inference.node.digit.number());
    const Truth by = inference.by;
    switch (inference.kind) {
      case Inference::Kind::kAssume:
        states.resize(level + 1, states.back());
        states.push_back(states[level]);
        lines.push_back(indent + "Suppose " + node + ".");
        break;
      case Inference::Kind::kFollows:
        lines.push_back(indent + "Then " + node + ", " +
                        (by.is_cell()
                             ? "the only candidate left there."
                             : "the only place left in " + name_of(by.house(), topology) + "."));
        break;
      case Inference::Kind::kSplit: {
        const Grid& state = states.back();
        std::string what = by.is_cell() ? name_of(by.cell()) + " can be "
                                        : "In " + name_of(by.house(), topology) + " the " +
                                              std::to_string(by.digit().number()) + " can be at ";
        std::string ways = by.is_cell() ? ways_text(by, {}, state.candidates(by.cell()))
                                        : ways_text(by, state.places(by.house(), by.digit()), {});
        lines.push_back(indent + what + ways + ":");
        break;
      }
      case Inference::Kind::kConflict:
        lines.push_back(indent + "But then " + nothing_left(by, topology) + ".");
        break;
    }
    if (inference.kind == Inference::Kind::kAssume || inference.kind == Inference::Kind::kFollows) {
      Grid& state = states.back();
      for (Cell c : inference.node.cells) {
        if (inference.node.cells.size() == 1 && inference.holds && state.is_open(c) &&
            state.has(c, inference.node.digit)) {
          state.place(c, inference.node.digit);
        }
      }
    }
  }
  return lines;
}

}  // namespace nonet
