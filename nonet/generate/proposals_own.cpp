// Rules of a puzzle's own: pairs, automata, patterns, and one rule of several. Whoever gets such a
// puzzle has to be told what they say, so only such are proposed as a sentence can say; and in one
// puzzle all pairs say the same, and all automata. Sentences are found again by what the rules
// hold.
//
//   pairs      "one of two neighbours is a multiple of the other"
//   automata   "the digits sum to a multiple of 5": the states are remainders
//   patterns   [2-4]+.+[78]: the line is cut into runs, and each is said more or less loosely
//   one of     a cage with two sums, a thermometer without a bulb, a dot without a colour
#include "nonet/generate/proposals_own.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "nonet/generate/proposals.h"

namespace nonet {
namespace {

// ---- pairs

bool is_prime(int number) {
  for (int by = 2; by * by <= number; ++by) {
    if (number % by == 0) return false;
  }
  return number > 1;
}

struct PairsSaid {
  bool of_all;  // any two cells, not only neighbours
  bool (*may)(int a, int b, int high);
  std::string_view says;  // {n}: the greatest digit and one
};
constexpr std::array kPairs = {
    PairsSaid{false, [](int a, int b, int) { return is_prime(a + b); },
              "Two neighbours on a marked line sum to a prime number."},
    PairsSaid{false, [](int a, int b, int) { return a % b == 0 || b % a == 0; },
              "Of two neighbours on a marked line one is a multiple of the other."},
    PairsSaid{false, [](int a, int b, int high) { return a + b <= high + 1; },
              "Two neighbours on a marked line sum to {n} at most."},
    PairsSaid{false, [](int a, int b, int high) { return a + b >= high + 1; },
              "Two neighbours on a marked line sum to {n} at least."},
    PairsSaid{false, [](int a, int b, int) { return std::abs(a - b) <= 2; },
              "Two neighbours on a marked line differ by 2 at most."},
    PairsSaid{true, [](int a, int b, int high) { return a != b && a + b != high + 1; },
              "No two digits on a marked line are equal or sum to {n}."},
};

std::vector<std::string> table_of(const PairsSaid& pairs, const Variant& grid) {
  std::vector<std::string> table;
  for (int a = grid.low; a <= grid.high; ++a) {
    std::string& row = table.emplace_back();
    for (int b = grid.low; b <= grid.high; ++b) row += pairs.may(a, b, grid.high) ? '1' : '0';
  }
  return table;
}

// ---- automata

struct AutomatonSaid {
  int states;                                     // 0: two more than there are digits
  int (*next)(int state, int digit, int states);  // -1: to none
  bool (*accepts)(int state);
  std::string_view says;  // {n}: how many states
};
int by_remainder(int state, int digit, int states) {
  return (state + digit) % states;
}
bool is_first(int state) {
  return state == 0;
}
constexpr std::string_view kMultiple = "The digits on a marked line sum to a multiple of {n}.";
constexpr std::array kAutomata = {
    AutomatonSaid{3, by_remainder, is_first, kMultiple},
    AutomatonSaid{5, by_remainder, is_first, kMultiple},
    // By this each digit is told from all others.
    AutomatonSaid{0, by_remainder, is_first, kMultiple},
    // One odd, two odd, one even, two even in a row, from 1 on.
    AutomatonSaid{5,
                  [](int state, int digit, int) {
                    const int one = digit % 2 != 0 ? 1 : 3;
                    if (state == one + 1) return -1;
                    return state == one ? one + 1 : one;
                  },
                  [](int) { return true; },
                  "There are never three odd or three even digits in a row on a marked line."},
};

OwnAutomaton automaton_of(const AutomatonSaid& said, const Variant& grid) {
  OwnAutomaton own;
  own.start = {0};
  const int states = said.states == 0 ? grid.digits() + 2 : said.states;
  for (int state = 0; state < states; ++state) {
    if (said.accepts(state)) own.accept.push_back(state);
    auto& row = own.next.emplace_back();
    for (int digit = grid.low; digit <= grid.high; ++digit) {
      const int next = said.next(state, digit, states);
      row.push_back(next < 0 ? std::vector<int>{} : std::vector{next});
    }
  }
  return own;
}

// ---- patterns

char letter_of(int digit) {
  return static_cast<char>(digit < 10 ? '0' + digit : 'A' + digit - 10);
}

std::string range_text(int least, int most) {
  const std::string_view between = most - least > 1 ? "-" : "";
  return "[" + std::string(1, letter_of(least)) + std::string(between) + letter_of(most) + "]";
}

// ---- one of several

Clue choice_of(const Clue& one, const Clue& other, bool turned) {
  Clue clue;
  clue.kind = Kind::kAnyOf;
  clue.branches = turned ? std::vector<std::vector<Clue>>{{other}, {one}}
                         : std::vector<std::vector<Clue>>{{one}, {other}};
  return clue;
}

Clue with_cells(Kind kind, std::vector<Spot> cells) {
  Clue clue;
  clue.kind = kind;
  clue.sets = {std::move(cells)};
  return clue;
}

// ---- told

std::string with_number(std::string_view says, int number) {
  std::string text(says);
  if (const auto at = text.find("{n}"); at != std::string::npos) {
    text.replace(at, 3, std::to_string(number));
  }
  return text;
}

std::string cells_text(const Variant& variant, const std::vector<Spot>& cells) {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == cells.size() ? " and " : ", ") + spot_name(variant, cells[i]);
  }
  return text;
}

std::string choice_in_words(const Variant& variant, const Clue& clue) {
  const Clue& one = clue.branches[0][0];
  const Clue& other = clue.branches[1][0];
  if (one.kind == Kind::kCage) {
    return cells_text(variant, one.cells()) + " are different and sum to " +
           std::to_string(*one.value) + " or to " + std::to_string(*other.value) + ".";
  }
  if (one.kind == Kind::kThermo) {
    return "From " + spot_name(variant, one.cells().front()) + " by " +
           cells_text(variant, {one.cells().begin() + 1, one.cells().end()}) +
           " digits rise all the way, or fall.";
  }
  return cells_text(variant, one.cells()) + " are consecutive, or one is twice the other.";
}

std::string clue_in_words(const Variant& variant, const Clue& clue) {
  if (clue.kind == Kind::kRelation) {
    for (const PairsSaid& said : kPairs) {
      if ((clue.word == "all") == said.of_all && clue.table == table_of(said, variant)) {
        return with_number(said.says, variant.high + 1);
      }
    }
  }
  if (clue.kind == Kind::kAutomaton) {
    for (const AutomatonSaid& said : kAutomata) {
      if (clue.own != automaton_of(said, variant)) continue;
      return with_number(said.says, static_cast<int>(clue.own.next.size()));
    }
  }
  if (clue.kind == Kind::kRegex) {
    return "The line from " + spot_name(variant, clue.cells().front()) + " is " + clue.word + ".";
  }
  return clue.kind == Kind::kAnyOf ? choice_in_words(variant, clue) : "";
}

}  // namespace

std::string own_rules_in_words(const Variant& variant) {
  std::vector<std::string> sentences;
  if (std::any_of(variant.clues.begin(), variant.clues.end(),
                  [](const Clue& clue) { return clue.kind == Kind::kRegex; })) {
    sentences.emplace_back(
        "The digits on a marked line, from its knot on, are like its pattern: [3-5] is a digit "
        "from 3 to 5, a point is any digit, and + is one or more of what stands before it.");
  }
  for (const Clue& clue : variant.clues) {
    std::string sentence = clue_in_words(variant, clue);
    if (sentence.empty()) continue;
    if (std::find(sentences.begin(), sentences.end(), sentence) == sentences.end()) {
      sentences.push_back(std::move(sentence));
    }
  }
  std::string text;
  for (const std::string& sentence : sentences) text += (text.empty() ? "" : "\n") + sentence;
  return text;
}

std::optional<Clue> Proposer::attempt_pairs() {
  Clue clue;
  clue.kind = Kind::kRelation;
  const Clue* before = taken_of(clue.kind);
  const PairsSaid& said = kPairs[random_.below(kPairs.size())];
  clue.table = before != nullptr ? before->table : table_of(said, grid_);
  clue.word = before != nullptr ? before->word : said.of_all ? "all" : "consecutive";
  auto may = [&](Spot a, Spot b) {
    return clue.table[static_cast<std::size_t>(at(a) - grid_.low)]
                     [static_cast<std::size_t>(at(b) - grid_.low)] == '1';
  };
  Cells line = walk(between(3, std::min(6, grid_.digits())), [&](const Cells& cells, Spot next) {
    if (clue.word != "all") return may(cells.back(), next);
    return std::all_of(cells.begin(), cells.end(), [&](Spot each) { return may(each, next); });
  });
  if (line.size() < 3) return std::nullopt;
  clue.sets = {std::move(line)};
  return clue;
}

std::optional<Clue> Proposer::attempt_automaton() {
  Clue clue;
  clue.kind = Kind::kAutomaton;
  const Clue* before = taken_of(clue.kind);
  const AutomatonSaid& said = kAutomata[random_.below(kAutomata.size())];
  clue.own = before != nullptr ? before->own : automaton_of(said, grid_);
  clue.sets = {walk(between(3, 5), [](const Cells&, Spot) { return true; })};
  return clue.cells().size() < 3 ? std::nullopt : std::optional(clue);
}

// Runs that are said as ranges about their digits, or not at all where that would be nearly all.
std::optional<Clue> Proposer::attempt_pattern() {
  Cells line = walk(between(3, 6), [](const Cells&, Spot) { return true; });
  if (line.size() < 3) return std::nullopt;
  Clue clue;
  clue.kind = Kind::kRegex;
  bool says_something = false, was_loose = false;
  const auto widest = (grid_.digits() + 1) / 2;
  for (std::size_t from = 0; from < line.size();) {
    const auto left = static_cast<int>(line.size() - from);
    const auto size = static_cast<std::size_t>(std::min(left, between(1, 3)));
    int least = at(line[from]), most = least;
    for (std::size_t i = from; i < from + size; ++i) {
      least = std::min(least, at(line[i]));
      most = std::max(most, at(line[i]));
    }
    // One digit alone would be as good as given.
    if (least == most || chance(3)) (most < grid_.high && chance(2) ? ++most : --least);
    if (least < grid_.low) least = grid_.low, most = std::max(most, least + 1);
    const bool loose = most - least + 1 > widest;
    from += size;
    says_something |= !loose;
    if (loose && was_loose) continue;
    clue.word += loose ? "." : range_text(least, most);
    if (loose || size > 1 || chance(2)) clue.word += '+';
    was_loose = loose;
  }
  // Where each token is one cell, it says no more than which digits cells may hold.
  if (!says_something || clue.word.find('+') == std::string::npos) return std::nullopt;
  clue.sets = {std::move(line)};
  return clue;
}

std::optional<Clue> Proposer::attempt_choice() {
  const bool turned = chance(2);
  switch (between(0, 2)) {
    case 0: {
      Cells area = grow(between(2, std::min(4, grid_.digits())));
      if (area.size() < 2) return std::nullopt;
      Clue cage = with_cells(Kind::kCage, std::move(area));
      cage.value = sum_of(cage.cells());
      Clue other = cage;
      *other.value += (chance(2) ? 1 : -1) * between(1, grid_.digits() / 2);
      // Nobody would be in doubt about a sum that can't be; holds() would not see it.
      const auto cells = static_cast<int>(cage.cells().size());
      const int least = cells * (2 * grid_.low + cells - 1) / 2;
      const int most = cells * (2 * grid_.high - cells + 1) / 2;
      if (*other.value < least || *other.value > most) return std::nullopt;
      return choice_of(cage, other, *other.value < *cage.value);
    }
    case 1: {
      const Cells line = walk(between(3, std::min(5, grid_.digits())), [&](const Cells& b, Spot n) {
        return at(n) > at(b.back()) && !in_area_.test(n);
      });
      if (line.size() < 3 || in_area_.test(line.front())) return std::nullopt;
      return choice_of(with_cells(Kind::kThermo, line),
                       with_cells(Kind::kThermo, {line.rbegin(), line.rend()}), turned);
    }
    default: {
      const Spot cell = any_cell();
      const Spot next = random_.one_of(neighbours_of(cell));
      if (in_area_.test(cell) || in_area_.test(next)) return std::nullopt;
      const auto [first, second] = std::minmax(cell, next);
      Clue white = with_cells(Kind::kKropki, {first, second}), black = white;
      white.word = "white";
      black.word = "black";
      return choice_of(white, black, false);
    }
  }
}

}  // namespace nonet
