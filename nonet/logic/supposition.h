// Supposition: a candidate supposed true or false, and the singles that this forces, in the order
// in which they arise, until a truth has no candidate left or nothing more is forced.
//
// Where the puzzle has rules besides its houses, locked candidates, pairs, then these strike what
// they have no filling for, and at last sets of three or four, when singles lead no further.
//
// Each forced candidate remembers the truth that forced it, and each struck candidate what struck
// it. So whatever came of it can be followed back to what it rests on, and a step cites and tells
// only that.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet {

class FillingFinder;

class Supposition {
 public:
  // Something that was supposed, or that followed.
  struct Entry {
    Candidate candidate;
    Truth by;  // meaningless for what is supposed
    bool assumed;
    bool holds = true;  // false of what is supposed so, and of what is struck
    int unit = -1;      // of the rulebook, if it is that which strikes it; otherwise it sees all
                        // places that the truth has left
    int set = -1;       // the truths that strike it together, by their place in sets()
  };

  // With what is remembered of fillings by somebody who outlives it; null: it remembers by itself.
  explicit Supposition(const Grid& grid, FillingFinder* fillings = nullptr);

  // With all that was supposed and forced.
  const Grid& grid() const { return grid_; }
  // In the order of time; a supposition within a supposition goes on with the same trail.
  const std::vector<Entry>& trail() const { return trail_; }

  // Supposes x, and follows singles. Returns the truth that has no candidate left, if one has none.
  std::optional<Truth> suppose(Candidate x, bool holds = true);

  // Which entry of the trail made a candidate false; none if it was false before, or is not.
  std::optional<int> cause_of(Candidate x) const {
    const int index = struck_by_[slot(x)];
    return index == kNobody ? std::nullopt : std::optional(index);
  }
  // The entry that says that a candidate is true.
  std::optional<int> entry_of(Candidate x) const;
  // What made the candidates of a truth false.
  template <class Visit>
  void each_cause(Truth truth, Visit&& visit) const {
    if (truth.is_cell()) {
      for (Digit d : Digit::all()) report_cause({truth.cell(), d}, visit);
    } else {
      for (Cell c : grid_.topology().cells(truth.house())) report_cause({c, truth.digit()}, visit);
    }
  }

  // What made an entry follow.
  template <class Visit>
  void each_cause(const Entry& entry, Visit&& visit) const {
    if (entry.unit < 0) {
      if (entry.set < 0) return each_cause(entry.by, visit);
      for (Truth truth : sets_[static_cast<std::size_t>(entry.set)]) each_cause(truth, visit);
      return;
    }
    for (Cell c : cells_of_unit(entry.unit)) {
      for (Digit d : Digit::all()) report_cause({c, d}, visit);
    }
  }

  // Adds to the needed entries from `start` to before `end` all that they rest upon.
  void add_causes(std::size_t start, std::size_t end, std::vector<bool>& needed) const;
  // The needed entries from `start` to before `end`, and what is supposed there, as lines of this
  // level: one trail after the other, or with rules in the order of time.
  std::vector<Inference> told(std::size_t start, std::size_t end, const std::vector<bool>& needed,
                              int level) const;

 private:
  static constexpr std::int16_t kNobody = -1;

  // Puts entries into the order in which they are told.
  class Order;

  static int slot(Candidate x) { return x.cell.index() * Digit::kCount + x.digit.index(); }
  template <class Visit>
  void report_cause(Candidate x, Visit&& visit) const {
    if (struck_by_[slot(x)] != kNobody) visit(static_cast<int>(struck_by_[slot(x)]));
  }

  std::optional<Truth> settle(int index);
  std::optional<Truth> place(int index);
  std::optional<Truth> look_around(Candidate struck);
  std::optional<Truth> look_at_cell(Cell c);
  std::optional<Truth> look_at_house(House h, Digit d);
  void force(Candidate x, Truth by);
  void touch(Cell c);
  Inference told(const Entry& entry, int level) const;
  int last_set() const { return static_cast<int>(sets_.size()) - 1; }
  bool ask_houses();
  bool ask_pairs();
  bool ask_sets();
  bool ask_rules();
  bool strike_by(int unit);
  bool strike_around(int unit, DigitSet required);
  const CellSet& cells_of_unit(int unit) const;

  Grid grid_;
  std::vector<Entry> trail_;
  std::array<std::int16_t, std::size_t{Cell::kCount} * Digit::kCount> struck_by_;
  bool is_ruled_ = false;        // a game with rules, be they of houses alone
  std::vector<bool> touched_;    // units that have lost a candidate; none in a game without rules
  std::vector<Truth> narrowed_;  // digits of houses that have lost a place; as above
  CellSet pairs_;                // cells that have two digits left since; as above
  std::vector<std::vector<Truth>> sets_;     // that struck something
  std::shared_ptr<FillingFinder> fillings_;  // shared with whoever goes on from here
};

}  // namespace nonet
