// Killer subsets: naked and hidden subsets in which a rule stands for a cell. What of a cage lies
// in a house holds at least one of some digits whichever way the cage is filled, just as a cell
// with two candidates does:
//
//     row 1   [15 cage] 89 . . . . . .     the cage is 6 9 or 7 8, and so holds 8 or 9; so does the
//                                          cell beside it: both digits go from the rest of the row
//
//   naked     so many digits, and as many parts of the house each of which holds one of them: they
//             are used up there, and go from the rest of the house
//   hidden    two digits that lie in two parts of a house only, neither of which can hold both: so
//             each holds one, and whatever leaves it none goes
//
// A part is a cell, or what of a rule lies in the house.
#include <vector>

#include "nonet/logic/finder.h"
#include "nonet/logic/links.h"
#include "nonet/rules/fillings.h"

namespace nonet {
namespace {

constexpr int kMostParts = 3;
// A longer rule holds nearly everything, and nobody sees what it must hold.
constexpr std::size_t kMostCellsOfRule = 7;

struct Part {
  CellSet cells;  // open ones of the house
  int unit = -1;  // of the rulebook; none: it is a cell
};

// What of a house its rules have.
std::vector<Part> ruled_parts(const Grid& grid, House h) {
  std::vector<Part> parts;
  const std::vector<RuleUnit>& units = grid.rulebook()->units();
  for (std::size_t i = 0; i < units.size(); ++i) {
    const CellSet cells = units[i].set & grid.topology().cells(h) & grid.open();
    if (cells.size() >= 2 && units[i].cells.size() <= kMostCellsOfRule && !is_long_sum(units[i])) {
      parts.push_back({cells, static_cast<int>(i)});
    }
  }
  return parts;
}

// Asks rules what they may hold where some of their cells lose or keep digits.
class Asker {
 public:
  Asker(const Grid& grid, FillingFinder* finder)
      : grid_(grid), finder_(finder != nullptr ? *finder : own_) {}

  // Whether every filling has one of the digits in the part.
  bool holds_one(const Part& part, DigitSet digits) {
    set_masks(part);
    for (std::size_t i = 0; i < masks_.size(); ++i) {
      if (part.cells.contains(unit(part).cells[i])) masks_[i] -= digits;
    }
    return finder_.has_none(unit(part), masks_);
  }

  // What the cells of a rule may hold if a cell of it holds this digit.
  const Fillings& with(const Part& part, Candidate x) {
    set_masks(part);
    for (std::size_t i = 0; i < masks_.size(); ++i) {
      if (unit(part).cells[i] == x.cell) masks_[i] &= DigitSet{x.digit};
    }
    return finder_.of(unit(part), masks_);
  }

  const RuleUnit& unit(const Part& part) const {
    return grid_.rulebook()->units()[static_cast<std::size_t>(part.unit)];
  }

 private:
  void set_masks(const Part& part) {
    masks_.clear();
    for (Cell c : unit(part).cells) masks_.push_back(grid_.candidates(c));
  }

  const Grid& grid_;
  FillingFinder own_;
  FillingFinder& finder_;
  std::vector<DigitSet> masks_;
};

// A pattern, as small as it can be kept.
struct Pattern {
  House house;
  DigitSet digits;
  std::array<std::int16_t, kMostParts> units{};  // by their place in the rulebook; -1: a cell
  std::array<Cell, kMostParts> cells{};
  int count = 0;

  void add(const Part& part) {
    units[static_cast<std::size_t>(count)] = static_cast<std::int16_t>(part.unit);
    cells[static_cast<std::size_t>(count++)] = part.cells.first();
  }
};

// A rule alone tells nothing against a cell that it has not: its open cells are asked one by one.
void tell_pattern(const Pattern& pattern, bool hidden, const Grid& before, Step& step) {
  CellSet asked, marked;
  for (int i = 0; i < pattern.count; ++i) {
    const int index = pattern.units[static_cast<std::size_t>(i)];
    CellSet cells{pattern.cells[static_cast<std::size_t>(i)]};
    if (index >= 0) {
      const RuleUnit& unit = before.rulebook()->units()[static_cast<std::size_t>(index)];
      step.rules.push_back(unit.use);
      cells = unit.set & before.open();
    }
    asked |= cells;
    marked |= cells & before.topology().cells(pattern.house);
  }
  if (hidden) {
    for (Digit d : pattern.digits) step.truths.push_back(Truth(pattern.house, d));
  } else {
    for (Cell c : asked) step.truths.push_back(Truth(c));
  }
  for (Cell c : marked) {
    for (Digit d : before.candidates(c) & pattern.digits) add_mark(Role::kPattern, {c, d}, step);
  }
  add_house(HouseRole::kBase, pattern.house, step);
}

class NakedKillers {
 public:
  NakedKillers(const Grid& grid, Technique technique, const Ask& ask, Sink sink)
      : grid_(grid), technique_(technique), ask_(ask), sink_(sink), asker_(grid, ask.fillings) {}

  bool find() {
    const int size = row_of(technique_).size;
    for (House h : grid_.topology().houses()) {
      if (ask_.stopped()) return true;
      const DigitSet open = grid_.open_digits(h);
      const std::vector<Part> parts = ruled_parts(grid_, h);
      if (parts.empty() || open.size() <= size) continue;
      for (unsigned bits = 1; bits <= DigitSet::all().bits(); ++bits) {
        const DigitSet digits = DigitSet::from_bits(bits);
        if (digits.size() != size || !open.contains(digits)) continue;
        if (look_at(h, digits, parts)) return true;
      }
    }
    return false;
  }

 private:
  bool look_at(House h, DigitSet digits, const std::vector<Part>& ruled) {
    pattern_ = {h, digits};
    places_ = {};
    for (Digit d : digits) places_ |= grid_.places(h, d);
    holding_.clear();
    for (const Part& part : ruled) {
      // Something must be left to strike.
      if (part.cells.contains(places_) || !part.cells.meets(places_)) continue;
      // Where one of its cells holds one of the digits, the rule is not needed.
      if (has_cell_of(part, digits)) continue;
      if (asker_.holds_one(part, digits)) holding_.push_back(part);
    }
    if (holding_.empty()) return false;
    for (Cell c : grid_.topology().cells(h) & grid_.open()) {
      if (digits.contains(grid_.candidates(c))) holding_.push_back({{c}, -1});
    }
    return choose(0, {});
  }

  bool has_cell_of(const Part& part, DigitSet digits) const {
    for (Cell c : part.cells) {
      if (digits.contains(grid_.candidates(c))) return true;
    }
    return false;
  }

  // As many parts as digits, none with a cell of another; the first of them is a rule's.
  bool choose(std::size_t from, const CellSet& taken) {
    if (pattern_.count == pattern_.digits.size()) return report(taken);
    for (std::size_t i = from; i < holding_.size(); ++i) {
      const Part& part = holding_[i];
      if (part.cells.meets(taken)) continue;
      if (pattern_.count == 0 && part.unit < 0) break;  // a naked subset
      pattern_.add(part);
      if (choose(i + 1, taken | part.cells)) return true;
      --pattern_.count;
    }
    return false;
  }

  bool report(const CellSet& taken) {
    CandidateList struck;
    for (Cell c : (grid_.topology().cells(pattern_.house) & grid_.open()) - taken) {
      for (Digit d : grid_.candidates(c) & pattern_.digits) struck.push_back({c, d});
    }
    if (struck.empty()) return false;
    auto tell = [pattern = pattern_](const Grid& before, Step& step) {
      tell_pattern(pattern, false, before, step);
    };
    return sink_({technique_, {}, struck.all(), tell});
  }

  const Grid& grid_;
  Technique technique_;
  const Ask& ask_;
  Sink sink_;
  Asker asker_;
  std::vector<Part> holding_;
  Pattern pattern_;
  CellSet places_;
};

class HiddenKillers {
 public:
  HiddenKillers(const Grid& grid, const Ask& ask, Sink sink)
      : grid_(grid), ask_(ask), sink_(sink), asker_(grid, ask.fillings) {}

  bool find() {
    for (House h : grid_.topology().houses()) {
      if (ask_.stopped()) return true;
      const std::vector<Part> parts = ruled_parts(grid_, h);
      if (parts.empty()) continue;
      for (Digit a : grid_.open_digits(h)) {
        for (Digit b : grid_.open_digits(h)) {
          if (a < b && look_at(h, a, b, parts)) return true;
        }
      }
    }
    return false;
  }

 private:
  bool look_at(House h, Digit a, Digit b, const std::vector<Part>& parts) {
    const CellSet places = grid_.places(h, a) | grid_.places(h, b);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const Part& part = parts[i];
      const CellSet rest = places - part.cells;
      if (!part.cells.meets(places) || rest.empty()) continue;
      if (rest.size() == 1) {
        if (holds_at_most_one(part, a, b) && report(h, {a, b}, part, {rest, -1})) return true;
        continue;
      }
      for (std::size_t j = i + 1; j < parts.size(); ++j) {
        const Part& other = parts[j];
        if (!other.cells.contains(rest) || other.cells.meets(part.cells)) continue;
        if (holds_at_most_one(part, a, b) && holds_at_most_one(other, a, b) &&
            report(h, {a, b}, part, other)) {
          return true;
        }
      }
    }
    return false;
  }

  bool holds_at_most_one(const Part& part, Digit a, Digit b) {
    const std::vector<Cell>& cells = asker_.unit(part).cells;
    for (Cell c : part.cells& grid_.places(a)) {
      const Fillings& fillings = asker_.with(part, {c, a});
      if (!fillings.known) return false;
      for (std::size_t i = 0; i < cells.size(); ++i) {
        if (part.cells.contains(cells[i]) && fillings.digits[i].contains(b)) return false;
      }
    }
    return true;
  }

  // What goes with none of the digits in the part.
  void strike(const Part& part, DigitSet digits, CandidateSet& struck) {
    if (part.unit < 0) {
      const Cell c = part.cells.first();
      for (Digit d : grid_.candidates(c) - digits) struck.insert({c, d});
      return;
    }
    const std::vector<Cell>& cells = asker_.unit(part).cells;
    std::vector<DigitSet> kept(cells.size());
    for (Cell c : part.cells) {
      for (Digit d : grid_.candidates(c) & digits) {
        const Fillings& fillings = asker_.with(part, {c, d});
        if (!fillings.known) return;
        for (std::size_t i = 0; i < kept.size(); ++i) kept[i] |= fillings.digits[i];
      }
    }
    for (std::size_t i = 0; i < kept.size(); ++i) {
      if (!grid_.is_open(cells[i])) continue;
      for (Digit d : grid_.candidates(cells[i]) - kept[i]) struck.insert({cells[i], d});
    }
  }

  bool report(House h, DigitSet digits, const Part& first, const Part& second) {
    CandidateSet struck;
    strike(first, digits, struck);
    strike(second, digits, struck);
    if (struck.cells().empty()) return false;
    Pattern pattern{h, digits};
    pattern.add(first);
    pattern.add(second);
    auto tell = [pattern](const Grid& before, Step& step) {
      tell_pattern(pattern, true, before, step);
    };
    return sink_({Technique::kHiddenKillerPair, {}, CandidateList(struck).all(), tell});
  }

  const Grid& grid_;
  const Ask& ask_;
  Sink sink_;
  Asker asker_;
};

}  // namespace

bool find_killer_subset(const Grid& grid, const Ask& ask, Sink sink) {
  if constexpr (kHasRulebooks) {
    if (grid.rulebook() == nullptr || grid.broken()) return false;
    for (Technique technique : {Technique::kKillerPair, Technique::kKillerTriple}) {
      if (ask.wants(technique) && NakedKillers(grid, technique, ask, sink).find()) return true;
    }
  }
  return false;
}

bool find_hidden_killer_pair(const Grid& grid, const Ask& ask, Sink sink) {
  if constexpr (kHasRulebooks) {
    if (grid.rulebook() == nullptr || grid.broken()) return false;
    return HiddenKillers(grid, ask, sink).find();
  }
  return false;
}

}  // namespace nonet
