// The rules of variants as shapes: what every drawing must keep to, over random puzzles of every
// kind and over hostile ones.
#include "nonet/draw/clue_drawing.h"

#include <cmath>
#include <set>

#include "nonet/draw/clue_board.h"
#include "nonet/draw/draw.h"
#include "nonet/draw/lettering.h"
#include "nonet/draw/lit_rules.h"
#include "nonet/draw/outline.h"
#include "nonet/draw/raster.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/rules/rulebook.h"
#include "nonet/solve/solver.h"
#include "support/random_variants.h"
#include "support/support.h"

namespace nonet::draw {
namespace {

struct Box {
  double left, top, right, bottom;

  bool touches(const Box& other) const {
    return left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom;
  }
  bool overlaps(const Box& other) const {
    return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
  }
};

Box box_of_text(const Shape& shape) {
  const double size = style_of(shape.look).font_size;
  const double half = width_of(shape.text, size) / 2, high = 0.36 * size;
  return {shape.at.x - half, shape.at.y - high, shape.at.x + half, shape.at.y + high};
}

// The boxes around the straight edges of a shape, or around its text.
std::vector<Box> boxes_of(const Shape& shape) {
  if (shape.form == Shape::Form::kText) return {box_of_text(shape)};
  std::vector<Box> boxes;
  for (const Polyline& line : flattened(outline_of(shape))) {
    for (std::size_t i = 0; i < line.points.size(); ++i) {
      if (i + 1 == line.points.size() && !line.closed && i > 0) break;
      const Point &a = line.points[i], &b = line.points[(i + 1) % line.points.size()];
      boxes.push_back(
          {std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)});
    }
  }
  return boxes;
}

bool is_finite(const Shape& shape) {
  for (const Box& box : boxes_of(shape)) {
    for (const double n : {box.left, box.top, box.right, box.bottom}) {
      if (!std::isfinite(n) || std::abs(n) > 1e5) return false;
    }
  }
  return true;
}

std::vector<Shape> all_of(const ClueDrawing& drawing) {
  std::vector<Shape> shapes = drawing.under;
  shapes.insert(shapes.end(), drawing.over.begin(), drawing.over.end());
  return shapes;
}

bool has_look(const std::vector<Shape>& shapes, std::string_view look) {
  return std::any_of(shapes.begin(), shapes.end(),
                     [&](const Shape& shape) { return shape.look.starts_with(look); });
}

void expect_every_cell_touched(const Variant& variant, const Clue& clue,
                               const ClueDrawing& drawing) {
  std::vector<Box> boxes;
  for (const Shape& shape : all_of(drawing)) {
    for (const Box& box : boxes_of(shape)) boxes.push_back(box);
  }
  const ClueBoard board(variant, false);
  for (const Spot spot : board.all_cells_of(clue)) {
    const Point corner = board.corner_of(spot);
    const Box cell = {corner.x, corner.y, corner.x + kCell, corner.y + kCell};
    EXPECT_TRUE(
        std::any_of(boxes.begin(), boxes.end(), [&](const Box& box) { return box.touches(cell); }))
        << row_of(clue.kind).slug << " at " << spot_name(variant, spot);
  }
}

TEST(ClueDrawings, OfEveryKindTouchEveryCellOfTheClueAndStayOnThePaper) {
  test::RandomVariants random(1);
  for (const KindRow& row : all_kinds()) {
    for (int round = 0; round < test::rounds(12); ++round) {
      Variant variant = random.grid();
      variant.clues = {random.clue(row.kind, variant)};
      const ClueDrawing drawing = drawing_of(variant, round % 2 == 0);
      const Picture picture = picture_of(variant);
      const Box paper = {picture.corner.x, picture.corner.y, picture.corner.x + picture.width,
                         picture.corner.y + picture.height};
      for (const Shape& shape : all_of(drawing)) {
        EXPECT_TRUE(is_finite(shape)) << row.slug << " " << shape.look;
        for (const Box& box : boxes_of(shape)) {
          EXPECT_TRUE(box.left >= paper.left && box.right <= paper.right && box.top >= paper.top &&
                      box.bottom <= paper.bottom)
              << row.slug << " " << shape.look << " " << shape.text;
        }
      }
      expect_every_cell_touched(variant, variant.clues[0], drawing);
      // Whatever is not drawn is named.
      const bool beside_or_drawn = !all_of(drawing).empty();
      const bool named = drawing.words.find(row.name) != std::string::npos;
      EXPECT_TRUE(beside_or_drawn || named || variant.clues[0].kind == Kind::kDiagonals ||
                  variant.clues[0].kind == Kind::kRegion)
          << row.slug;
    }
  }
}

// A way to draw that nothing knows would leave a kind out without a word.
TEST(ClueDrawings, HaveAWayForEveryRowOfTheTable) {
  test::RandomVariants random(2);
  Variant variant = random.square(9);
  for (const KindRow& row : all_kinds()) {
    variant.clues = {random.clue(row.kind, variant)};
    const ClueDrawing drawing = drawing_of(variant, false);
    const bool named_only = drawing_words(row.kind) == "-";
    EXPECT_EQ(all_of(drawing).empty(), named_only) << row.slug;
    for (const Shape& shape : all_of(drawing)) {
      EXPECT_EQ(shape.text.find_first_of("{}"), std::string::npos) << row.slug << shape.text;
    }
  }
}

// Each edge of the outline has the cells of the cage on both its sides: it lies within them.
TEST(ClueDrawings, KeepTheOutlineOfACageInsideItsCells) {
  test::RandomVariants random(3);
  for (int round = 0; round < test::rounds(60); ++round) {
    Variant variant = random.square(random.number(4, 16));
    Clue cage;
    cage.kind = Kind::kCage;
    cage.sets.emplace_back();
    for (int i = random.number(1, 60); i > 0; --i) {
      cage.sets[0].push_back(static_cast<Spot>(random.number(0, variant.cells() - 1)));
    }
    cage.value = 10;
    variant.clues = {cage};
    const std::set<Spot> cells(cage.sets[0].begin(), cage.sets[0].end());
    const ClueDrawing drawing = drawing_of(variant, false);
    const ClueBoard board(variant, false);
    const auto outline = std::find_if(drawing.under.begin(), drawing.under.end(),
                                      [](const Shape& each) { return each.look == "clue-cage"; });
    ASSERT_NE(outline, drawing.under.end());
    double length = 0;
    for (const Polyline& line : flattened(outline->path)) {
      EXPECT_TRUE(line.closed);
      for (std::size_t i = 0; i < line.points.size(); ++i) {
        const Point &a = line.points[i], &b = line.points[(i + 1) % line.points.size()];
        length += distance(a, b);
        EXPECT_TRUE(a.x == b.x || a.y == b.y);
        for (double share = 0; share <= 1; share += 1.0 / 64) {
          const Point at = between(a, b, share);
          const Spot spot =
              board.at(static_cast<int>(at.y / kCell), static_cast<int>(at.x / kCell));
          ASSERT_TRUE(cells.contains(spot)) << at.x << " " << at.y;
        }
      }
    }
    // And it is the whole outline: about a cell's length for each side without a neighbour.
    int sides = 0;
    for (const Spot spot : cells) {
      const int row = board.row_of(spot), col = board.col_of(spot);
      for (const auto& [r, c] :
           {std::pair(row - 1, col), {row + 1, col}, {row, col - 1}, {row, col + 1}}) {
        sides += board.inside(r, c) && cells.contains(board.at(r, c)) ? 0 : 1;
      }
    }
    EXPECT_NEAR(length, sides * kCell, sides * 11.0);
  }
}

// Where a label stands, no candidate does.
TEST(ClueDrawings, KeepLabelsAwayFromCandidatesAndFromEachOther) {
  const auto read = [](const std::string& text) {
    PuzzleReader reader(lines_of(text));
    reader.accept_variants();
    return *reader.next();
  };
  const auto puzzle =
      read(R"({"givens": ")" + std::string(81, '.') +
           R"(", "rules": [{"kind": "cage", "cells": ["r1c1", "r1c2", "r2c2"], "sum": 15},
        {"kind": "cage", "cells": ["r1c1", "r2c1"], "sum": 9}, {"kind": "rellik", "cells": ["r5c5", "r5c6"], "sum": 12},
        {"kind": "whisper", "difference": 5, "cells": ["r7c7", "r7c8", "r8c9"]},
        {"kind": "count", "cells": ["r9c1", "r9c2"], "digit": 3, "count": 1}, {"kind": "disjoint"}]})");
  ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
  const auto grid = start_of(*puzzle);
  ASSERT_TRUE(grid.ok()) << grid.error().message;
  const Picture picture = picture_of(*grid, {}, {.candidates = true});
  std::vector<Box> labels, places, notes;
  for (const std::vector<Shape>& layer : picture.layers) {
    for (const Shape& shape : layer) {
      if (shape.look == "clue-label") labels.push_back(box_of_text(shape));
      if (shape.look == "clue-place") places.push_back(box_of_text(shape));
      if (shape.look.starts_with("note")) notes.push_back(box_of_text(shape));
    }
  }
  EXPECT_EQ(labels.size(), 4U);
  EXPECT_GT(notes.size(), 600U);
  EXPECT_EQ(places.size(), 81U);
  for (const Box& place : places) {
    for (const Box& note : notes) EXPECT_FALSE(place.overlaps(note));
  }
  for (std::size_t i = 0; i < labels.size(); ++i) {
    for (const Box& note : notes) EXPECT_FALSE(labels[i].overlaps(note));
    for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE(labels[i].overlaps(labels[k]));
  }
  for (std::size_t i = 0; i < notes.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE(notes[i].overlaps(notes[k]));
  }
}

TEST(ClueDrawings, ShowCagesUnderEveryStepOfAPath) {
  PuzzleReader reader(lines_of(
      R"({"givens": "4.75..289192843.7.5867293146532.74...........71893.65284.691...37945.1.826137.9.5", )"
      R"("rules": [{"kind": "cage", "cells": ["r5c1", "r5c2", "r5c3", "r5c4"], "sum": 16}, )"
      R"({"kind": "cage", "cells": ["r5c5", "r5c6", "r5c7"], "sum": 19}]})"));
  reader.accept_variants();
  const auto puzzle = *reader.next();
  ASSERT_TRUE(puzzle.ok());
  const auto grid = start_of(*puzzle);
  ASSERT_TRUE(grid.ok());
  const nonet::Path path = find_path(*grid, policy_all());
  ASSERT_FALSE(path.steps.empty());
  Grid state = path.start;
  for (const Step& step : path.steps) {
    const Picture picture = picture_of(state, scene_of(step, state));
    const auto& rules = picture.layers[static_cast<std::size_t>(Layer::kRules)];
    EXPECT_EQ(std::count_if(rules.begin(), rules.end(),
                            [](const Shape& shape) { return shape.look == "clue-cage"; }),
              2);
    EXPECT_TRUE(has_look(picture.layers[static_cast<std::size_t>(Layer::kLines)], "clue-label"));
    apply(step, state);
  }
}

// The cells that shapes of this look cover, as their outlines say.
std::set<int> cells_under(const std::vector<Shape>& shapes, std::string_view look) {
  std::set<int> cells;
  for (const Shape& shape : shapes) {
    if (shape.look != look) continue;
    for (const Polyline& line : flattened(shape.path)) {
      Point middle;
      for (const Point& point : line.points) {
        middle.x += point.x / static_cast<double>(line.points.size());
        middle.y += point.y / static_cast<double>(line.points.size());
      }
      cells.insert(9 * static_cast<int>(middle.y / kCell) + static_cast<int>(middle.x / kCell));
    }
  }
  return cells;
}

TEST(ClueDrawings, LightUpTheRulesThatAStepRestsOn) {
  Variant variant;
  variant.boxes = standard_boxes(9, 9, 9);
  Clue cage, thermo, sandwich, apart;
  cage.kind = Kind::kCage;
  cage.sets = {{0, 1, 9}};
  thermo.kind = Kind::kThermo;
  thermo.sets = {{30, 40, 50}};
  sandwich.kind = Kind::kSandwich;
  sandwich.line = 8;
  apart.kind = Kind::kNonconsecutive;
  sandwich.value = 5;
  variant.givens.resize(81);
  variant.clues = {cage, thermo, sandwich, apart};
  const auto book = *Rulebook::of(std::make_shared<const Variant>(variant));
  auto lit = [&](const RuleUse& use) { return cells_under(lit_rules({use}, *book), "clue-lit"); };
  EXPECT_EQ(lit({1, {}, {}, {}}), (std::set{0, 1, 9}));
  EXPECT_EQ(lit({2, {}, {}, {}}), (std::set{30, 40, 50}));
  EXPECT_EQ(lit({3, {}, {}, {}}), (std::set{72, 73, 74, 75, 76, 77, 78, 79, 80}));
  EXPECT_EQ(lit({4, CellSet{Cell(4), Cell(5)}, {}, {}}), (std::set{4, 5}));
  EXPECT_EQ(lit({4, {}, {}, {}}), (std::set<int>{}));  // of every cell there is nothing to show
  EXPECT_EQ(lit({0, {}, {House(0)}, {1, -2}}), (std::set{0, 1, 9, 30, 40, 50}));
  EXPECT_EQ(lit({7, {}, {}, {}}), (std::set<int>{}));
  // Each with a rim, once.
  EXPECT_EQ(lit_rules({{1, {}, {}, {}}, {1, {}, {}, {}}}, *book).size(), 2U);
}

TEST(ClueDrawings, LightUpTheCellsOfASumBesideTheCagesThatItIsAddedUpFrom) {
  const Puzzle puzzle = *read_any_puzzle("{\"givens\": \"" + std::string(81, '.') + R"(", "rules": [
      {"kind": "cage", "cells": ["r1c1", "r1c2", "r1c3", "r1c4"], "sum": 16},
      {"kind": "cage", "cells": ["r1c5", "r1c6", "r2c5", "r2c6"], "sum": 20},
      {"kind": "cage", "cells": ["r1c7", "r1c8"], "sum": 9}]})");
  const auto book = *Rulebook::of(puzzle.variant);
  int sums = 0, outies = 0;
  for (const RuleUnit& unit : book->units()) {
    const std::vector<Shape> shapes = lit_rules({unit.use}, *book);
    std::set<int> own, cages;
    for (Cell c : unit.set) own.insert(c.index());
    if (!unit.is_added_up()) {
      EXPECT_EQ(cells_under(shapes, "clue-lit"), own);
      EXPECT_EQ(cells_under(shapes, "clue-sum"), (std::set<int>{}));
      continue;
    }
    for (int number : unit.use.less) {
      for (Spot spot : puzzle.variant->clues[static_cast<std::size_t>(number) - 1].cells()) {
        cages.insert(spot);
      }
    }
    EXPECT_EQ(cells_under(shapes, "clue-lit"), cages);
    EXPECT_EQ(cells_under(shapes, "clue-sum"), own);
    ++sums;
    outies += own.contains(13) && cages.contains(13) ? 1 : 0;  // r2c5, which sticks out of row 1
  }
  EXPECT_GT(sums, 1);
  EXPECT_GT(outies, 0);
}

TEST(ClueDrawings, FollowTheBoxesOfAnyShapeWithThickLines) {
  test::RandomVariants random(5);
  for (int round = 0; round < test::rounds(20); ++round) {
    const Variant variant = random.grid();
    const std::vector<Shape> lines = line_shapes(variant);
    std::set<std::pair<double, double>> thick;  // the middles of the sides of cells that are
    for (const Polyline& line : flattened(lines[1].path)) {
      for (std::size_t i = 0; i + (line.closed ? 0 : 1) < line.points.size(); ++i) {
        const Point &a = line.points[i], &b = line.points[(i + 1) % line.points.size()];
        const int pieces = static_cast<int>(std::lround(distance(a, b) / kCell));
        for (int k = 0; k < pieces; ++k) {
          const Point at = between(a, b, (k + 0.5) / pieces);
          thick.insert({std::round(at.x), std::round(at.y)});
        }
      }
    }
    const auto box = [&](int row, int col) {
      return variant.boxes.empty() ? -1
                                   : variant.boxes[static_cast<std::size_t>(row) *
                                                       static_cast<std::size_t>(variant.cols) +
                                                   static_cast<std::size_t>(col)];
    };
    for (int row = 0; row < variant.rows; ++row) {
      for (int col = 1; col < variant.cols; ++col) {
        EXPECT_EQ(thick.contains({col * kCell, (row + 0.5) * kCell}),
                  box(row, col - 1) != box(row, col));
      }
    }
    EXPECT_TRUE(thick.contains({0, kCell / 2}));
    EXPECT_TRUE(thick.contains({variant.cols * kCell - kCell / 2, 0}));
  }
}

// Nobody promises that a puzzle makes sense.
TEST(ClueDrawings, TakeWhatNoPuzzleShouldHave) {
  test::RandomVariants random(6);
  for (const KindRow& row : all_kinds()) {
    Variant variant = random.square(9);
    Clue clue = random.clue(row.kind, variant);
    const Clue good = clue;
    const auto drawn = [&](const Clue& each, int times = 1) {
      variant.clues.assign(static_cast<std::size_t>(times), each);
      const Picture picture = picture_of(variant);
      for (const std::vector<Shape>& layer : picture.layers) {
        for (const Shape& shape : layer) EXPECT_TRUE(is_finite(shape)) << row.slug;
      }
      EXPECT_LT(picture.width, 3000);
      return svg_of(picture).size();
    };
    // All cells, cells again and again, a line that crosses itself, cells off the grid, none.
    std::vector<Spot> all, again, crossing, off = {200, 255, 81, 0};
    for (int i = 0; i < 81; ++i) all.push_back(static_cast<Spot>(i));
    for (int i = 0; i < 40; ++i) again.push_back(static_cast<Spot>(i % 2 == 0 ? 40 : 41 + i % 3));
    for (int i = 0; i < 60; ++i) crossing.push_back(static_cast<Spot>(i * 37 % 81));
    for (const std::vector<Spot>& cells : {all, again, crossing, off, {}, {7}, {7, 7}}) {
      clue = good;
      for (std::vector<Spot>& set : clue.sets) set = cells;
      drawn(clue);
    }
    clue = good;
    clue.sets.clear();
    clue.value.reset();
    clue.digits.reset();
    clue.word = "\x1b[31m<script>";
    clue.line = 1000;
    drawn(clue);
    clue.line = -5;
    clue.more = {0, -3};
    drawn(clue);
    drawn(good, 300);
  }
  Clue nested;
  nested.kind = Kind::kAnyOf;
  for (int i = 0; i < 200; ++i) {
    Clue outer;
    outer.kind = Kind::kAnyOf;
    outer.branches = {{nested}};
    nested = outer;
  }
  Variant variant = random.square(4);
  variant.clues = {nested};
  EXPECT_GT(picture_of(variant).width, 0);
}

TEST(ClueDrawings, BecomePixelsInEveryTheme) {
  test::RandomVariants random(7);
  for (const Theme theme : {Theme::kLight, Theme::kDark, Theme::kContrast}) {
    Variant variant = random.grid();
    for (const KindRow& row : all_kinds()) variant.clues.push_back(random.clue(row.kind, variant));
    const Pixels pixels = pixels_of(picture_of(variant), {.theme = theme, .width = 200});
    EXPECT_EQ(pixels.width, 200);
  }
}

}  // namespace
}  // namespace nonet::draw
