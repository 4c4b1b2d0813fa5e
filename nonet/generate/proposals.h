// Proposals: rules that are true of a solution, by chance. Of most kinds there is a way to come
// upon one soon: a line is walked cell by cell as far as its rule lets it, a cage grows from a
// cell, a dot is put where two digits ask for one. Whatever comes of it is held against the
// definition of its kind before anybody gets it.
//
//   areas      cages and other sets of cells that hang together     a cell is in one at most
//   lines      thermometers, arrows, whispers ...                   a cell is on one at most
//   marks      on cells, between two, where four meet
//   outside    clues beside the board
//   grid       rules of the whole grid: a solution is looked for that obeys them
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "nonet/generate/digits_told.h"
#include "nonet/generate/random.h"
#include "nonet/rules/scheme.h"

namespace nonet {

enum class Layer : std::uint8_t { kGrid, kAreas, kLines, kMarks, kOutside };

struct ProposalRow {
  Kind kind{};
  Layer layer{};
  Told told{};
  int usual = 0;         // how many there are in a grid of nine by nine, to begin with
  bool of_nine = false;  // it means something with the digits 1 to 9 only
};
const ProposalRow& proposals_of(Kind kind);

class Proposer {
 public:
  // Of a grid with rules of the whole grid or without, and a solution of it.
  Proposer(const Variant& grid, std::span<const int> solution, Random& random);

  // One that keeps clear of those that were taken; nothing if none was come upon.
  std::optional<Clue> propose(Kind kind);
  // Cages of about so many cells each that cover what is not covered yet.
  std::vector<Clue> cover(int usual_size);
  // All dots, or all X and V: what the rule says of pairs without one asks for them.
  std::vector<Clue> all_marks(Kind kind) const;

  void take(const Clue& clue);
  void forget_all();

  bool holds(const Clue& clue, std::span<const int> digits) const;

 private:
  using Cells = std::vector<Spot>;

  std::optional<Clue> attempt(Kind kind);
  std::optional<Clue> attempt_line(Kind kind);
  std::optional<Clue> attempt_area(Kind kind);
  std::optional<Clue> attempt_mark(Kind kind);
  std::optional<Clue> attempt_outside(Kind kind);

  // proposals_lines.cpp
  template <class MayFollow>
  Cells walk(int most, MayFollow may_follow) {
    const Spot first = any_cell();
    if (on_line_.test(first)) return {};
    Cells line = {first};
    while (static_cast<int>(line.size()) < most) {
      Cells steps = steps_from(line.back(), line);
      std::erase_if(steps, [&](Spot next) { return !may_follow(line, next); });
      if (steps.empty()) break;
      line.push_back(random_.one_of(steps));
    }
    return line;
  }
  Cells walk_from_the_middle(int most, bool zipped);
  Cells renban_line(int length);
  Cells line_between(bool outside);
  Cells indexing_line();
  Cells steps_from(Spot cell, const Cells& line) const;
  bool crosses(Spot from, Spot to, const Cells& line) const;

  // proposals_areas.cpp
  Cells grow(Spot from, int size, bool may_repeat, unsigned digits);
  Cells grow(int size, bool may_repeat = false);
  Cells cells_beside(const Cells& area) const;
  std::optional<Clue> circles();
  std::optional<Clue> clone();
  std::optional<Clue> two_areas(Kind kind);

  std::optional<Clue> diagonal_sum();

  // proposals_own.cpp
  std::optional<Clue> attempt_pairs();
  std::optional<Clue> attempt_automaton();
  std::optional<Clue> attempt_pattern();
  std::optional<Clue> attempt_choice();

  // The first of its kind that was taken, or null.
  const Clue* taken_of(Kind kind) const;
  void lay(const Clue& clue);

  int side() const { return grid_.cols; }
  int at(Spot cell) const { return solution_[cell]; }
  int sum_of(const Cells& cells) const;
  unsigned bit_at(Spot cell) const { return 1U << (at(cell) - grid_.low); }
  Spot any_cell();
  int between(int least, int most) {
    return least + static_cast<int>(random_.below(static_cast<std::uint32_t>(most - least + 1)));
  }
  bool chance(int of) { return random_.below(static_cast<std::uint32_t>(of)) == 0; }
  Cells neighbours_of(Spot cell) const;  // that share a side

  Variant grid_;  // without rules of its own, and without givens
  std::vector<int> solution_;
  Random& random_;
  SpotSet in_area_, on_line_;
  std::set<std::pair<Spot, Spot>> diagonal_steps_;  // of lines, by their upper left corner
  std::vector<Clue> taken_;
};

// A word as people have it: a slug, a name or another name of a kind; "jigsaw" is none. Small and
// large letters, blanks and hyphens are the same.
std::optional<Kind> kind_called(std::string_view word);

}  // namespace nonet
