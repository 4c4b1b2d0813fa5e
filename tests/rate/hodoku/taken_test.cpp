// That HoDoKu's way never takes some fish: whatever one of them removes, something that is asked
// before it removes first.
//
// To show that it is enough to look at one pattern of a digit for each shape of fish and each
// candidate that it might remove: the one with a place wherever the fish allows one. In any other
// the places are fewer, so that all that removed the candidate there still does, or something
// simpler. Shapes that a change of lines within chutes, or of chutes, makes from each other are the
// same.
#include "nonet/rate/hodoku/taken.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

#include "nonet/rate/hodoku/way.h"

namespace nonet {
namespace {

// Base rows in each band, cover columns in each stack, and what each box is.
struct Shape {
  enum Box : std::uint8_t { kNeither, kBase, kCover };

  std::array<int, 3> rows{};
  std::array<int, 3> columns{};
  std::array<Box, 9> boxes{};

  friend auto operator<=>(const Shape&, const Shape&) = default;
};

// The same for all that bands and stacks can be made into.
Shape greatest_like(const Shape& shape) {
  Shape greatest;
  std::array<std::size_t, 3> bands = {0, 1, 2};
  do {
    std::array<std::size_t, 3> stacks = {0, 1, 2};
    do {
      Shape like;
      for (std::size_t i = 0; i < 3; ++i) {
        like.rows[i] = shape.rows[bands[i]];
        like.columns[i] = shape.columns[stacks[i]];
        for (std::size_t j = 0; j < 3; ++j) {
          like.boxes[3 * i + j] = shape.boxes[3 * bands[i] + stacks[j]];
        }
      }
      greatest = std::max(greatest, like);
    } while (std::next_permutation(stacks.begin(), stacks.end()));
  } while (std::next_permutation(bands.begin(), bands.end()));
  return greatest;
}

// All with one unit more: a row for the base or a column for the cover, or a box.
std::set<Shape> extended(const std::set<Shape>& shapes, Shape::Box as) {
  std::set<Shape> all;
  for (Shape shape : shapes) {
    for (int& lines : as == Shape::kBase ? shape.rows : shape.columns) {
      if (lines == 3) continue;
      ++lines;
      all.insert(greatest_like(shape));
      --lines;
    }
    for (Shape::Box& box : shape.boxes) {
      if (box != Shape::kNeither) continue;
      box = as;
      all.insert(greatest_like(shape));
      box = Shape::kNeither;
    }
  }
  return all;
}

std::set<Shape> franken_shapes(int size) {
  std::set<Shape> shapes = {Shape()};
  for (int i = 0; i < size; ++i) {
    shapes = extended(extended(shapes, Shape::kBase), Shape::kCover);
  }
  std::erase_if(shapes, [](const Shape& shape) { return shape.boxes == Shape().boxes; });
  return shapes;
}

struct Fish {
  std::vector<CellSet> base;
  CellSet cover, covered_twice;

  CellSet all_base() const {
    CellSet all;
    for (const CellSet& unit : base) all |= unit;
    return all;
  }
  CellSet shared_by_base() const {
    CellSet all, shared;
    for (const CellSet& unit : base) {
      shared |= all & unit;
      all |= unit;
    }
    return shared;
  }
};

Fish fish_of(const Shape& shape) {
  const Topology& classic = Topology::classic();
  Fish fish;
  auto add_cover = [&](const CellSet& unit) {
    fish.covered_twice |= fish.cover & unit;
    fish.cover |= unit;
  };
  for (int chute = 0; chute < 3; ++chute) {
    const auto at = static_cast<std::size_t>(chute);
    for (int i = 0; i < shape.rows[at]; ++i) {
      fish.base.push_back(classic.cells(classic.lines().row(3 * chute + i)));
    }
    for (int i = 0; i < shape.columns[at]; ++i) {
      add_cover(classic.cells(classic.lines().column(3 * chute + i)));
    }
  }
  for (int box = 0; box < 9; ++box) {
    const CellSet& cells = classic.cells(classic.boxes_first()[static_cast<std::size_t>(box)]);
    const Shape::Box is = shape.boxes[static_cast<std::size_t>(box)];
    if (is == Shape::kBase) fish.base.push_back(cells);
    if (is == Shape::kCover) add_cover(cells);
  }
  return fish;
}

// All places that a fish leaves the digit which removes this candidate, with fins that see it.
CellSet most_places(const Fish& fish, Cell removed, bool with_fins) {
  const CellSet base = fish.all_base(), shared = fish.shared_by_base();
  CellSet places = (base & fish.cover) - shared;
  if (with_fins) places |= ((base - fish.cover) | shared) & Topology::classic().peers(removed);
  return places | (CellSet::all() - base);
}

class Forestalling {
 public:
  explicit Forestalling(Technique technique) {
    Policy policy = policy_hodoku();
    const int last = row_of(technique).hodoku_order;
    std::erase_if(policy.order, [&](Technique t) { return row_of(t).hodoku_order >= last; });
    before_ = std::make_shared<const HodokuPlan>(policy);
  }

  // Whether what comes before removes it, in a grid where nothing is known but these places.
  bool removes(Cell candidate, const CellSet& places) const {
    const Digit digit = Digit::from_number(1);
    Grid grid;
    for (const Cell c : CellSet::all() - places) grid.eliminate(c, digit);
    HodokuWay way(grid, before_, &several_);
    auto removed = [&] { return !way.grid().has(candidate, digit) || way.grid().broken(); };
    while (!removed() && way.take_singles() && !removed() && way.take_pattern()) {
    }
    return removed();
  }

 private:
  std::shared_ptr<const HodokuPlan> before_;
  const Ground several_;
};

struct Count {
  int patterns = 0;
  int left = 0;  // that only the fish removes
};

Count count_left(Technique technique, int size, bool with_fins) {
  const Forestalling before(technique);
  Count count;
  for (const Shape& shape : franken_shapes(size)) {
    const Fish fish = fish_of(shape);
    for (const Cell removed : (fish.cover - fish.all_base()) | fish.covered_twice) {
      const CellSet places = most_places(fish, removed, with_fins);
      const bool dead = std::any_of(fish.base.begin(), fish.base.end(),
                                    [&](const CellSet& unit) { return !unit.meets(places); });
      if (dead || !places.contains(removed)) continue;
      ++count.patterns;
      count.left += before.removes(removed, places) ? 0 : 1;
    }
  }
  return count;
}

TEST(WhatComesBeforeFrankenFish, LeavesNothingToThoseOfTwoHousesNorToThoseWithoutFins) {
  const Count plain = count_left(Technique::kFrankenXWing, 2, false);
  EXPECT_EQ(plain.patterns, 342);
  EXPECT_EQ(plain.left, 0);
  const Count finned = count_left(Technique::kFinnedFrankenXWing, 2, true);
  EXPECT_EQ(finned.patterns, 1031);
  EXPECT_EQ(finned.left, 0);
  const Count larger = count_left(Technique::kFrankenSwordfish, 3, false);
  EXPECT_EQ(larger.patterns, 4365);
  EXPECT_EQ(larger.left, 0);
}

// So the above could have come out otherwise.
TEST(WhatComesBeforeFrankenFish, LeavesSomethingToThoseOfThreeHousesWithFins) {
  EXPECT_GT(count_left(Technique::kFinnedFrankenSwordfish, 3, true).left, 0);
}

TEST(ForestalledFish, AreTakenForImpossible) {
  for (const Technique t :
       {Technique::kFrankenXWing, Technique::kFinnedFrankenXWing, Technique::kFrankenSwordfish}) {
    EXPECT_FALSE(taken_by_hodoku().contains(t));
  }
  EXPECT_TRUE(taken_by_hodoku().contains(Technique::kFinnedFrankenSwordfish));
}

}  // namespace
}  // namespace nonet
