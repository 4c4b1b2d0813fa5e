#include "nonet/text/sets.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/text/expert.h"
#include "nonet/text/notation.h"
#include "nonet/text/roles.h"

namespace nonet {
namespace {

constexpr std::string_view kWithDigits = " with digits";
constexpr std::string_view kDashDigits = " - digits";

Part set_of(int group) {
  return {Role::kSet, group};
}
DigitSet link_of(const Step& step, int group) {
  return digits_of(step, Part(Role::kLink, group));
}

std::string in_words(const Step& step, Part set, const Topology& topology) {
  return list_of(cells_of(step, set)) + " (" + list_of(digits_of(step, set), topology) + ")";
}
std::string in_short(const Step& step, Part set, std::string_view between,
                     const Topology& topology) {
  return short_cells(cells_of(step, set)) + std::string(between) + "{" +
         digits_text(digits_of(step, set), topology) + "}";
}

// The part that the word before an ending means, if it has that ending.
std::optional<Part> part_before(std::string_view word, std::string_view ending) {
  if (!word.ends_with(ending)) return std::nullopt;
  return part_meant_by(word.substr(0, word.size() - ending.size()));
}

std::string letter_of(int group) {
  return std::string(1, static_cast<char>('A' + group));
}

// "A at r4c3 (6 and 7), B at r1c9 and r7c9 (1, 6 and 7) and C at r6c3 (1 and 6)"
std::string lettered_sets(const Step& step, const Topology& topology) {
  const int count = group_count(step, Role::kSet);
  std::vector<std::string> sets;
  sets.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) {
    sets.push_back(letter_of(i) + " at " + in_words(step, set_of(i), topology));
  }
  return list_of(sets);
}

// "A and B share 1, B and C 6"
std::string shared_by_neighbours(const Step& step, const Topology& topology) {
  std::string text;
  for (int i = 1; i < group_count(step, Role::kSet); ++i) {
    text += (i > 1 ? ", " : "") + letter_of(i - 1) + " and " + letter_of(i) +
            (i > 1 ? " " : " share ") + list_of(link_of(step, i - 1), topology);
  }
  return text;
}

// "it would hold 1, so B would hold 6, so C would hold Z"
std::string set_walk(const Step& step, const Topology& topology) {
  const int last = group_count(step, Role::kSet) - 1;
  std::string text;
  for (int i = 0; i <= last; ++i) {
    text += (i > 0 ? ", so " + letter_of(i) : std::string("it")) + " would hold " +
            (i < last ? list_of(link_of(step, i), topology) : "Z");
  }
  return text;
}

// Digits that cells use up in houses: "1 and 2 in row 3; 5 in box 3; 7 in both". One whose places
// no house holds all of stands once in each.
std::string used_up(const Step& step, const Topology& topology) {
  const std::vector<House> bases = houses_of(step, HouseRole::kBase);
  std::array<CellSet, 10> places;
  for (const Mark& mark : step.marks) {
    if (mark.role == Role::kSet) {
      places[static_cast<std::size_t>(mark.candidate.digit.number())].insert(mark.candidate.cell);
    }
  }
  std::string text;
  auto add = [&](std::string_view where, auto holds) {
    DigitSet digits;
    for (Digit d : Digit::all()) {
      const CellSet& cells = places[static_cast<std::size_t>(d.number())];
      if (!cells.empty() && holds(cells)) digits.insert(d);
    }
    if (!digits.empty()) {
      text += (text.empty() ? "" : "; ") + list_of(digits, topology) + " in " + std::string(where);
    }
  };
  auto in_all = [&](const CellSet& cells) {
    return std::all_of(bases.begin(), bases.end(),
                       [&](House h) { return topology.cells(h).contains(cells); });
  };
  auto in_none = [&](const CellSet& cells) {
    return std::none_of(bases.begin(), bases.end(),
                        [&](House h) { return topology.cells(h).contains(cells); });
  };
  for (House h : bases) {
    add(name_of(h, topology), [&](const CellSet& cells) {
      return (topology.cells(h).contains(cells) && !in_all(cells)) || in_none(cells);
    });
  }
  add("both", in_all);
  return text;
}

std::string chain_in_short(const Step& step, const Topology& topology) {
  const std::string ends = digits_text(digits_of(step, Role::kPattern), topology);
  std::string text = ends + "- " + in_short(step, set_of(0), " ", topology);
  for (int i = 1; i < group_count(step, Role::kSet); ++i) {
    text += " -" + digits_text(link_of(step, i - 1), topology) + "- " +
            in_short(step, set_of(i), " ", topology);
  }
  return text + " -" + ends;
}

std::string petals_in_words(const Step& step, const Topology& topology) {
  std::string text;
  for (int i = 0; i < group_count(step, Role::kSet); ++i) {
    text += (i == 0 ? "" : "; ") + list_of(link_of(step, i), topology) + " locks " +
            in_words(step, set_of(i), topology);
  }
  return text;
}

std::string petals_in_short(const Step& step, const Topology& topology) {
  std::string text;
  for (int i = 0; i < group_count(step, Role::kSet); ++i) {
    text += (i == 0 ? "-" : ", -") + digits_text(link_of(step, i), topology) + "- " +
            in_short(step, set_of(i), " ", topology);
  }
  return text;
}

}  // namespace

std::optional<std::string> set_words(std::string_view word, const Step& step,
                                     const Topology& topology) {
  if (auto set = part_before(word, kWithDigits)) return in_words(step, *set, topology);
  if (word == "lettered sets") return lettered_sets(step, topology);
  if (word == "shared by neighbours") return shared_by_neighbours(step, topology);
  if (word == "set walk") return set_walk(step, topology);
  if (word == "last set") return letter_of(group_count(step, Role::kSet) - 1);
  if (word == "used up") return used_up(step, topology);
  if (word == "petals") return petals_in_words(step, topology);
  return std::nullopt;
}

std::optional<std::string> set_notation(std::string_view word, const Step& step,
                                        const Topology& topology) {
  if (auto set = part_before(word, kWithDigits)) return in_short(step, *set, " ", topology);
  if (auto set = part_before(word, kDashDigits)) return in_short(step, *set, " - ", topology);
  if (word == "set chain") return chain_in_short(step, topology);
  if (word == "petals") return petals_in_short(step, topology);
  return std::nullopt;
}

}  // namespace nonet
