// The order of singles, held against HoDoKu's bookkeeping written down word for word.
#include "nonet/rate/hodoku/singles.h"

#include <array>
#include <deque>

#include "nonet/search/search.h"
#include "nonet/text/notation.h"
#include "support/patterns.h"
#include "support/support.h"
#include "support/variants.h"

namespace nonet {
namespace {

using test::at;
using test::keep;
using Single = HodokuSingles::Single;

std::string text_of(const std::optional<Single>& single) {
  if (!single) return "none";
  return std::string(row_of(single->technique).hodoku_short) + " " +
         placement_text(single->candidate, {});
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

TEST(HodokuSingles, MeetsSinglesInTheOrderOfHodokusQueues) {
  std::mt19937 random(20);
  int met = 0;
  for (int round = 0; round < test::rounds(40); ++round) {
    const Board puzzle = test::random_puzzle(random);
    const Grid start = *Grid::from(puzzle);
    const Board solution = search(start).first;
    HodokuSingles singles(start);
    Bookkeeping books(start);
    Grid grid = start;
    while (!singles.open().empty()) {
      const auto single = singles.next(any);
      ASSERT_EQ(text_of(single), text_of(books.next_single())) << test::line_of(puzzle);
      if (single) {
        ++met;
        singles.place(single->candidate);
        books.set_cell(single->candidate);
        grid.place(single->candidate.cell, single->candidate.digit);
        continue;
      }
      // What some technique might have struck: a few false candidates anywhere.
      for (int strikes = 0; strikes < 3; ++strikes) {
        const Cell c(static_cast<int>(random() % Cell::kCount));
        const Candidate x{c, Digit(static_cast<int>(random() % Digit::kCount))};
        if (!grid.is_open(c) || solution.at(c) == x.digit || !grid.eliminate(x)) continue;
        singles.strike(x);
        books.delete_candidate(x);
      }
    }
    EXPECT_EQ(grid.board(), solution);
  }
  EXPECT_GT(met, test::rounds(40) * 40);
}

TEST(HodokuSingles, BeginsFromAnyStateOfAGame) {
  std::mt19937 random(21);
  int met = 0;
  for (int round = 0; round < test::rounds(300); ++round) {
    const Grid start = test::random_state(random);
    if (search(start).solutions == 0) continue;
    HodokuSingles singles(start);
    EXPECT_EQ(singles.open(), start.open());
    Bookkeeping books(start);
    while (true) {
      const auto single = singles.next(any);
      ASSERT_EQ(text_of(single), text_of(books.next_single())) << round;
      if (!single) break;
      singles.place(single->candidate);
      books.set_cell(single->candidate);
      ++met;
    }
  }
  EXPECT_GT(met, test::rounds(300));
}

TEST(HodokuSingles, TakesNakedSinglesFirstThatWereMadeFirst) {
  HodokuSingles singles{Grid()};
  auto keep_only = [&](Cell c, int kept) {
    for (Digit d : Digit::all()) {
      if (d.number() != kept) singles.strike({c, d});
    }
  };
  keep_only(at(9, 9), 5);
  keep_only(at(1, 1), 3);
  EXPECT_EQ(text_of(singles.next(any)), "n1 r9c9=5");
  EXPECT_EQ(text_of(singles.next(any)), "n1 r1c1=3");
  EXPECT_EQ(text_of(singles.next(any)), "none");
}

TEST(HodokuSingles, TakesAHiddenSingleOnceForEachOfItsHouses) {
  HodokuSingles singles{Grid()};
  const Digit five = Digit::from_number(5);
  for (Cell c : Topology::classic().peers(at(5, 5))) singles.strike({c, five});
  // Row, column and box; asked without being placed, it comes once for each.
  for (int times = 0; times < 3; ++times) {
    EXPECT_EQ(text_of(singles.next(any)), "h1 r5c5=5");
  }
  EXPECT_EQ(text_of(singles.next(any)), "none");
}

TEST(HodokuSingles, DoesNotUseUpAFullHouseUntilItIsPlaced) {
  Grid grid;
  for (int i = 1; i <= 8; ++i) grid.place(at(1, i), Digit::from_number(i));
  HodokuSingles singles(grid);
  EXPECT_EQ(text_of(singles.next(any)), "fh r1c9=9");
  EXPECT_EQ(text_of(singles.next(any)), "fh r1c9=9");
  singles.place({at(1, 9), Digit::from_number(9)});
  EXPECT_EQ(text_of(singles.next(any)), "none");
}

TEST(HodokuSingles, PassesOverWhatIsRefused) {
  Grid grid;
  for (int i = 1; i <= 8; ++i) grid.place(at(1, i), Digit::from_number(i));
  auto without = [](TechniqueSet refused) {
    return [refused](const Single& single) { return !refused.contains(single.technique); };
  };
  HodokuSingles singles(grid);
  EXPECT_EQ(text_of(singles.next(without({Technique::kFullHouse}))), "n1 r1c9=9");
  HodokuSingles other(grid);
  auto no_naked = without({Technique::kFullHouse, Technique::kNakedSingle});
  EXPECT_EQ(text_of(other.next(no_naked)), "h1 r1c9=9");
  EXPECT_EQ(text_of(HodokuSingles(grid).next([](const Single&) { return false; })), "none");
}

TEST(HodokuSingles, ForgetsAHiddenSingleWhoseHouseHasNoPlaceLeft) {
  HodokuSingles singles{Grid()};
  const Digit five = Digit::from_number(5);
  for (int i = 2; i <= 9; ++i) singles.strike({at(1, i), five});
  singles.strike({at(1, 1), five});
  EXPECT_EQ(text_of(singles.next(any)), "none");
}

TEST(HodokuSingles, ArePlacedAllAtOnceAsOneByOne) {
  std::mt19937 random(22);
  const TechniqueSet all = {Technique::kFullHouse, Technique::kNakedSingle,
                            Technique::kHiddenSingle};
  for (TechniqueSet wanted : {all, TechniqueSet{Technique::kNakedSingle, Technique::kHiddenSingle},
                              TechniqueSet{Technique::kHiddenSingle}}) {
    for (int round = 0; round < test::rounds(60); ++round) {
      const Grid start = test::random_state(random);
      HodokuSingles at_once(start);
      const HodokuSingles::Counts counts = at_once.place_all(wanted);
      HodokuSingles one_by_one(start);
      HodokuSingles::Counts counted{};
      while (auto single = one_by_one.next(
                 [&](const Single& each) { return wanted.contains(each.technique); })) {
        ++counted[static_cast<std::size_t>(single->technique)];
        one_by_one.place(single->candidate);
      }
      EXPECT_EQ(counts, counted);
      EXPECT_TRUE(std::equal(at_once.placed().begin(), at_once.placed().end(),
                             one_by_one.placed().begin(), one_by_one.placed().end()));
    }
  }
}

TEST(HodokuSingles, KnowHowManyCellsOfEachHouseAreOpen) {
  std::mt19937 random(23);
  const Topology variant = test::with_diagonals_and_windows();
  for (const Topology* topology : {&Topology::classic(), &variant}) {
    Grid grid(*topology);
    HodokuSingles singles(grid);
    while (true) {
      for (House h : topology->houses()) {
        const int open = (topology->cells(h) & grid.open()).size();
        for (int count = 0; count <= 9; ++count) {
          EXPECT_EQ((singles.houses_with_open(count) >> h.index() & 1U) != 0, count == open);
        }
      }
      EXPECT_EQ(singles.houses_with_open(1) >> topology->house_count(), 0U);
      std::vector<Candidate> choices;
      for (Cell c : grid.open()) {
        for (Digit d : grid.candidates(c)) choices.push_back({c, d});
      }
      if (choices.empty()) break;
      const Candidate x = choices[random() % choices.size()];
      grid.place(x.cell, x.digit);
      singles.place(x);
    }
  }
}

}  // namespace
}  // namespace nonet
