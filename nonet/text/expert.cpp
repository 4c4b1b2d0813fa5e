#include "nonet/text/expert.h"

#include <algorithm>

#include "nonet/core/candidate_set.h"
#include "nonet/core/names.h"
#include "nonet/logic/technique.h"
#include "nonet/text/notation.h"
#include "nonet/text/nrc.h"
#include "nonet/text/roles.h"
#include "nonet/text/room_words.h"
#include "nonet/text/rule_words.h"
#include "nonet/text/sets.h"
#include "nonet/text/step_shape.h"
#include "nonet/text/story_notation.h"
#include "nonet/text/symmetry_words.h"

namespace nonet {
namespace {

constexpr std::string_view kStoryWord = "{story}";
constexpr std::string_view kStory = kStoryWord.substr(1, kStoryWord.size() - 2);

std::string joined(const std::vector<std::string>& items, std::string_view between) {
  std::string text;
  for (const std::string& item : items) {
    if (!text.empty()) text += between;
    text += item;
  }
  return text;
}

std::string one_by_one(const CellSet& cells, std::string_view before, std::string_view between) {
  std::vector<std::string> names;
  for (Cell c : cells) names.push_back(std::string(before) + name_of(c));
  return joined(names, between);
}

// The roles of "pivot+pincers"; empty if one of them is none.
std::vector<Part> roles_in(std::string_view words) {
  std::vector<Part> roles;
  for (std::size_t from = 0; from <= words.size();) {
    std::size_t plus = std::min(words.find('+', from), words.size());
    auto role = part_meant_by(words.substr(from, plus - from));
    if (!role) return {};
    roles.push_back(*role);
    from = plus + 1;
  }
  return roles;
}

CellSet cells_of_all(const Step& step, const std::vector<Part>& roles) {
  CellSet cells;
  for (Part role : roles) cells |= cells_of(step, role);
  return cells;
}

// In the order of the marks; a pattern's in ascending order.
std::string digits_in_order(const Step& step, const std::vector<Part>& roles,
                            const Topology& topology) {
  DigitSet told;
  std::vector<std::string> texts;
  auto tell = [&](Digit d) {
    if (!told.contains(d)) texts.push_back(name_of(d, topology));
    told.insert(d);
  };
  for (Part role : roles) {
    if (role.role == Role::kPattern) {
      for (Digit d : digits_of(step, role)) tell(d);
    }
    for (const Mark& mark : step.marks) {
      if (is_meant(mark, role)) tell(mark.candidate.digit);
    }
  }
  return joined(texts, "/");
}

// "fr1c2 efr5c5": endo fins last.
std::string fins_text(const Step& step) {
  const CellSet endo = cells_of(step, Role::kEndoFin);
  const std::string outer = one_by_one(cells_of(step, Role::kFin) - endo, "f", " ");
  return outer + (outer.empty() || endo.empty() ? "" : " ") + one_by_one(endo, "ef", " ");
}

std::string candidates_text(const Step& step, Role role, const Topology& topology) {
  std::vector<std::string> texts;
  for (const Mark& mark : step.marks) {
    if (mark.role == role) texts.push_back(placement_text(mark.candidate, topology));
  }
  return joined(texts, ",");
}

// Cells with the link that leads to each: =4= to where the digit then is, -4- to where it then is
// not. What is reasoned within a cell is left out.
std::string chain_text(const Step& step, const Topology& topology) {
  std::string text;
  const Node* last = nullptr;
  for (const Inference& inference : step.inferences) {
    const Node& node = inference.node;
    if (node.cells.empty() || (last != nullptr && last->cells == node.cells)) continue;
    if (last != nullptr) {
      const char* line = inference.holds ? "=" : "-";
      text += std::string(" ") + line + name_of(node.digit(), topology) + line + " ";
    }
    text += short_cells(node.cells);
    last = &node;
  }
  return text;
}

// The cells of the almost locked set through which a line follows; none where it is a plain link.
CellSet set_behind(const Inference& inference) {
  CellSet cells;
  if (inference.holds && inference.by.size() > 1) {
    for (Truth truth : inference.by) {
      if (!truth.is_cell()) return {};
      cells.insert(truth.cell());
    }
  }
  return cells;
}

// The same as players of alternating chains write it: the digit before its cells, = before what is
// then true, - before what is then false, digits of one cell together: (5)r1c1 = (5-3)r1c7 = ...
// What goes through an almost locked set has all of its cells and digits: (9=5)r34c2{259}.
std::string eureka_text(const Step& step, const Grid& before) {
  const Topology& topology = before.topology();
  std::string text;
  std::string digits, cells;  // of what is told last, which may go on
  bool is_set = false;
  const Node* last = nullptr;
  auto tell_last = [&] { text += "(" + digits + ")" + cells; };
  for (const Inference& inference : step.inferences) {
    const Node& node = inference.node;
    if (node.cells.empty()) continue;
    const std::string digit = name_of(node.digit(), topology);
    const std::string link = inference.holds ? "=" : "-";
    const CellSet set = last == nullptr ? CellSet() : set_behind(inference);
    if (!set.empty()) {
      // The digit that it lacks belongs to it; what led there in the same cell stays there.
      const std::string lacked = name_of(last->digit(), topology);
      if (digits.size() > lacked.size()) {
        digits.resize(digits.size() - lacked.size() - 1);
        tell_last();
        text += " - ";
      }
      DigitSet held;
      for (Cell c : set) held |= before.candidates(c);
      digits = lacked + "=" + digit;
      cells = short_cells(set) + "{" + digits_text(held, topology) + "}";
    } else if (last != nullptr && last->cells == node.cells && !is_set) {
      digits += link + digit;
    } else {
      if (last != nullptr) {
        tell_last();
        text += " " + link + " ";
      }
      digits = digit;
      cells = short_cells(node.cells);
    }
    is_set = !set.empty();
    last = &node;
  }
  if (last != nullptr) tell_last();
  return text;
}

// Candidates digit by digit: "(3)r17c5 (8)r1c1".
std::string marked_text(const Step& step, Part part, const Topology& topology) {
  CandidateSet marked;
  for (const Mark& mark : step.marks) {
    if (is_meant(mark, part)) marked.insert(mark.candidate);
  }
  std::vector<std::string> texts;
  for (Digit d : marked.digits()) {
    texts.push_back("(" + name_of(d, topology) + ")" + short_cells(marked.of(d)));
  }
  return joined(texts, " ");
}

std::string digits_with_commas(DigitSet digits, const Topology& topology) {
  std::vector<std::string> texts;
  for (Digit d : digits) texts.push_back(name_of(d, topology));
  return joined(texts, ",");
}

std::string fill(std::string_view word, const Step& step, const Grid& before) {
  const Topology& topology = before.topology();
  if (auto text = rule_words(word, step, before)) return *text;
  if (auto text = symmetry_words(word, step, before)) return *text;
  if (word == "digits") return digits_with_commas(digits_of(step, Role::kPattern), topology);
  if (auto link = link_meant_by(word)) return digits_with_commas(digits_of(step, *link), topology);
  if (auto text = set_notation(word, step, topology)) return *text;
  if (word == "base") return short_houses(houses_of(step, HouseRole::kBase), topology);
  if (word == "cover") {
    const std::vector<House> twin = houses_of(step, HouseRole::kTwinCover);
    return short_houses(houses_of(step, HouseRole::kCover), topology) +
           (twin.empty() ? "" : "/" + short_houses(twin, topology));
  }
  if (word == "chain") return chain_text(step, topology);
  if (word == "eureka") return eureka_text(step, before);
  if (word == kStory) return "";
  if (word == "number") return std::to_string(cells_of(step, Role::kPattern).size());
  if (word == "room") return room_of(step, topology).notation;
  constexpr std::string_view kDigitsOf = "digits/";
  if (word.starts_with(kDigitsOf)) {
    return digits_in_order(step, roles_in(word.substr(kDigitsOf.size())), topology);
  }
  constexpr std::string_view kMarked = "marked ";
  if (word.starts_with(kMarked)) {
    const std::optional<Part> part = part_meant_by(word.substr(kMarked.size()));
    if (part) return marked_text(step, *part, topology);
  }
  const std::vector<Part> roles = roles_in(word);
  if (roles.empty()) return "{" + std::string(word) + "}";
  const Part part = roles.front();
  switch (part.role) {
    case Role::kFin:
      return fins_text(step);
    case Role::kAssumed:
    case Role::kGuardian:
      return candidates_text(step, part.role, topology);
    case Role::kColor:
      return one_by_one(cells_of(step, part), "", ",");
    default:
      break;
  }
  return short_cells(cells_of_all(step, roles));
}

}  // namespace

std::string short_cells(const CellSet& cells) {
  std::string text;
  CellSet left = cells;
  while (!left.empty()) {
    const Cell first = left.first();
    CellSet row;
    CellSet column;
    for (Cell c : left) {
      if (row_of(c) == row_of(first)) row.insert(c);
      if (column_of(c) == column_of(first)) column.insert(c);
    }
    const bool by_row = row.size() > 1 || column.size() == 1;
    std::string numbers;
    for (Cell c : by_row ? row : column) {
      numbers += std::to_string((by_row ? column_of(c) : row_of(c)) + 1);
    }
    if (!text.empty()) text += ",";
    text += by_row ? "r" + std::to_string(row_of(first) + 1) + "c" + numbers
                   : "r" + numbers + "c" + std::to_string(column_of(first) + 1);
    left -= by_row ? row : column;
  }
  return text;
}

std::string short_houses(const std::vector<House>& houses, const Topology& topology) {
  std::string text;
  char last = '\0';
  for (House h : houses) {
    const std::string name = house_text(h, topology);
    text += name[0] == last ? name.substr(1) : name;
    last = name[0];
  }
  return text;
}

std::string short_effects(const Step& step, DigitNames names) {
  std::vector<std::string> texts;
  for (Candidate x : step.placements) texts.push_back(placement_text(x, names));
  DigitSet told;
  for (Candidate x : step.removals) {
    if (!x.in_range() || told.contains(x.digit)) continue;
    told.insert(x.digit);
    CellSet cells;
    for (Candidate other : step.removals) {
      if (other.digit == x.digit && other.in_range()) cells.insert(other.cell);
    }
    texts.push_back(short_cells(cells) + "<>" + name_of(x.digit, names));
  }
  return joined(texts, ", ");
}

std::string whole_expert_line(const Step& step, const Grid& before) {
  std::string line = expert_line(step, before);
  if (line.empty() || !row_of(step.technique).words.notation.ends_with(kStoryWord)) return line;
  const std::string story = story_notation(step, before);
  return story.empty() ? line : line + " [" + story + "]";
}

std::string expert_line(const Step& step, const Grid& before) {
  if (find_misshapen(step, before)) return "";
  const TechniqueRow& row = row_of(step.technique);
  if (row.words.notation == "{nrc}") {
    const std::string nrc = nrc_text(step, before);
    return nrc.empty() ? std::string(row.name) + " => " + short_effects(step, before.topology())
                       : nrc;
  }
  auto fill_word = [&](std::string_view word) { return fill(word, step, before); };
  const std::string pattern = filled(row.words.notation, fill_word);
  std::string text(row.name);
  if (!pattern.empty()) text += ": " + pattern;
  const bool only_places = pattern.empty() && step.removals.empty();
  return text + (only_places ? ": " : " => ") + short_effects(step, before.topology());
}

}  // namespace nonet
