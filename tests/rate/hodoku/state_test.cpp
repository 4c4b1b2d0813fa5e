// The order of singles, held against HoDoKu's bookkeeping written down word for word.
#include "nonet/rate/hodoku/state.h"

#include <array>
#include <deque>

#include "nonet/search/search.h"
#include "nonet/text/notation.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::keep;
using Single = HodokuState::Single;

std::string text_of(const std::optional<Single>& single) {
  if (!single) return "none";
  return std::string(row_of(single->technique).hodoku_short) + " " +
         placement_text(single->candidate);
}

const auto any = [](const Single&) { return true; };

// HoDoKu's state as it keeps it: a count for each house and digit, changed cell by cell, and two
// queues of which each entry is looked at once.
class Bookkeeping {
 public:
  explicit Bookkeeping(const Grid& start) {
    candidates_.fill(DigitSet::all());
    for (auto& counts : free_) counts.fill(9);
    for (Cell c : CellSet::all() - start.open()) set_cell({c, start.candidates(c).first()});
    for (Cell c : start.open()) {
      for (Digit d : candidates_[c.index()] - start.candidates(c)) delete_candidate({c, d});
    }
  }

  void set_cell(Candidate x) {
    const DigitSet old = candidates_[x.cell.index()];
    candidates_[x.cell.index()] = {};
    set_.insert(x.cell);
    for (Cell peer : topology_.peers(x.cell)) delete_candidate({peer, x.digit});
    for (Digit d : old) {
      for (House h : topology_.houses_of(x.cell)) {
        if (--free_[h.index()][d.index()] == 1 && d != x.digit) queue_hidden(h, d);
      }
    }
  }

  void delete_candidate(Candidate x) {
    DigitSet& left = candidates_[x.cell.index()];
    if (!left.contains(x.digit)) return;
    left.erase(x.digit);
    if (left.size() == 1) naked_.push_back({x.cell, left.first()});
    for (House h : topology_.houses_of(x.cell)) {
      const int free = --free_[h.index()][x.digit.index()];
      if (free == 1) queue_hidden(h, x.digit);
      if (free == 0) unqueue_hidden(h, x.digit);
    }
  }

  std::optional<Single> next_single() {
    for (Candidate x : naked_) {
      if (!set_.contains(x.cell) && is_full_house(x)) return Single{Technique::kFullHouse, x};
    }
    while (!naked_.empty()) {
      const Candidate x = naked_.front();
      naked_.pop_front();
      if (!set_.contains(x.cell)) return Single{Technique::kNakedSingle, x};
    }
    while (!hidden_.empty()) {
      const Candidate x = hidden_.front();
      hidden_.pop_front();
      if (set_.contains(x.cell)) continue;
      for (House h : topology_.houses_of(x.cell)) {
        if (free_[h.index()][x.digit.index()] == 1) return Single{Technique::kHiddenSingle, x};
      }
      return std::nullopt;
    }
    return std::nullopt;
  }

 private:
  void queue_hidden(House house, Digit digit) {
    for (Cell c : topology_.order(house)) {
      if (!candidates_[c.index()].contains(digit)) continue;
      hidden_.push_back({c, digit});
      return;
    }
  }
  void unqueue_hidden(House house, Digit digit) {
    for (auto it = hidden_.begin(); it != hidden_.end(); ++it) {
      if (it->digit != digit || !topology_.cells(house).contains(it->cell)) continue;
      hidden_.erase(it);
      return;
    }
  }
  bool is_full_house(Candidate x) const {
    for (House h : topology_.houses_of(x.cell)) {
      bool others = false;
      for (Digit d : Digit::all()) others |= d != x.digit && free_[h.index()][d.index()] > 0;
      if (!others) return true;
    }
    return false;
  }

  const Topology& topology_ = Topology::classic();
  std::array<DigitSet, 81> candidates_;
  std::array<std::array<int, 9>, 27> free_{};
  CellSet set_;
  std::deque<Candidate> naked_;
  std::deque<Candidate> hidden_;
};

TEST(HodokuState, MeetsSinglesInTheOrderOfHodokusQueues) {
  std::mt19937 random(20);
  int singles = 0;
  for (int round = 0; round < test::rounds(40); ++round) {
    const Board puzzle = test::random_puzzle(random);
    const Grid start = *Grid::from(puzzle);
    const Board solution = search(start).first;
    HodokuState state(start);
    Bookkeeping books(start);
    while (!state.grid().open().empty()) {
      const auto single = state.next_single(any);
      ASSERT_EQ(text_of(single), text_of(books.next_single())) << test::line_of(puzzle);
      if (single) {
        ++singles;
        state.place(single->candidate);
        books.set_cell(single->candidate);
        continue;
      }
      // What some technique might have struck: a few false candidates anywhere.
      for (int strikes = 0; strikes < 3; ++strikes) {
        const Cell c(static_cast<int>(random() % Cell::kCount));
        const Candidate x{c, Digit(static_cast<int>(random() % Digit::kCount))};
        if (!state.grid().is_open(c) || solution.at(c) == x.digit) continue;
        state.strike(x);
        books.delete_candidate(x);
      }
    }
    EXPECT_EQ(state.grid().board(), solution);
  }
  EXPECT_GT(singles, test::rounds(40) * 40);
}

TEST(HodokuState, BeginsFromAnyStateOfAGame) {
  std::mt19937 random(21);
  int singles = 0;
  for (int round = 0; round < test::rounds(300); ++round) {
    const Grid start = test::random_state(random);
    if (search(start).solutions == 0) continue;
    HodokuState state(start);
    EXPECT_EQ(state.grid(), start);
    Bookkeeping books(start);
    while (true) {
      const auto single = state.next_single(any);
      ASSERT_EQ(text_of(single), text_of(books.next_single())) << round;
      if (!single) break;
      state.place(single->candidate);
      books.set_cell(single->candidate);
      ++singles;
    }
  }
  EXPECT_GT(singles, test::rounds(300));
}

TEST(HodokuState, TakesNakedSinglesFirstThatWereMadeFirst) {
  HodokuState state{Grid()};
  auto keep_only = [&](Cell c, int kept) {
    for (Digit d : Digit::all()) {
      if (d.number() != kept) state.strike({c, d});
    }
  };
  keep_only(at(9, 9), 5);
  keep_only(at(1, 1), 3);
  EXPECT_EQ(text_of(state.next_single(any)), "n1 r9c9=5");
  EXPECT_EQ(text_of(state.next_single(any)), "n1 r1c1=3");
  EXPECT_EQ(text_of(state.next_single(any)), "none");
}

TEST(HodokuState, TakesAHiddenSingleOnceForEachOfItsHouses) {
  HodokuState state{Grid()};
  const Digit five = Digit::from_number(5);
  for (Cell c : state.grid().topology().peers(at(5, 5))) state.strike({c, five});
  // Row, column and box; asked without being placed, it comes once for each.
  for (int times = 0; times < 3; ++times) {
    EXPECT_EQ(text_of(state.next_single(any)), "h1 r5c5=5");
  }
  EXPECT_EQ(text_of(state.next_single(any)), "none");
}

TEST(HodokuState, DoesNotUseUpAFullHouseUntilItIsPlaced) {
  Grid grid;
  for (int i = 1; i <= 8; ++i) grid.place(at(1, i), Digit::from_number(i));
  HodokuState state(grid);
  EXPECT_EQ(text_of(state.next_single(any)), "fh r1c9=9");
  EXPECT_EQ(text_of(state.next_single(any)), "fh r1c9=9");
  state.place({at(1, 9), Digit::from_number(9)});
  EXPECT_EQ(text_of(state.next_single(any)), "none");
}

TEST(HodokuState, PassesOverWhatIsRefused) {
  Grid grid;
  for (int i = 1; i <= 8; ++i) grid.place(at(1, i), Digit::from_number(i));
  auto without = [](TechniqueSet refused) {
    return [refused](const Single& single) { return !refused.contains(single.technique); };
  };
  HodokuState state(grid);
  EXPECT_EQ(text_of(state.next_single(without({Technique::kFullHouse}))), "n1 r1c9=9");
  HodokuState other(grid);
  auto no_naked = without({Technique::kFullHouse, Technique::kNakedSingle});
  EXPECT_EQ(text_of(other.next_single(no_naked)), "h1 r1c9=9");
  EXPECT_EQ(text_of(HodokuState(grid).next_single([](const Single&) { return false; })), "none");
}

TEST(HodokuState, ForgetsAHiddenSingleWhoseHouseHasNoPlaceLeft) {
  HodokuState state{Grid()};
  const Digit five = Digit::from_number(5);
  for (int i = 2; i <= 9; ++i) state.strike({at(1, i), five});
  state.strike({at(1, 1), five});
  EXPECT_EQ(text_of(state.next_single(any)), "none");
}

TEST(HodokuState, AppliesAStepsRemovalsInTheirOrder) {
  // r1c1 and r2c2 hold 4 and 5; whichever loses 5 first is the first single.
  Grid grid;
  keep(grid, at(1, 1), {4, 5});
  keep(grid, at(2, 2), {4, 5});
  const Digit five = Digit::from_number(5);
  Step step;
  step.removals = {{at(2, 2), five}, {at(1, 1), five}};
  HodokuState state(grid);
  state.apply(step.placements, step.removals);
  EXPECT_EQ(text_of(state.next_single(any)), "n1 r2c2=4");
  HodokuState other(grid);
  std::swap(step.removals[0], step.removals[1]);
  other.apply(step.placements, step.removals);
  EXPECT_EQ(text_of(other.next_single(any)), "n1 r1c1=4");
}

}  // namespace
}  // namespace nonet
