// Drawings that could not be read as rules: what is kept of them, and that nonet's JSON has them
// all.
#include "nonet/io/sketches.h"

#include <gtest/gtest.h>

#include "nonet/io/lz_string.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/io/variant_json.h"

namespace nonet {
namespace {

std::string grid_of(int size) {
  std::string row = "[{}";
  for (int i = 1; i < size; ++i) row += ",{}";
  row += "]";
  std::string grid = "[" + row;
  for (int i = 1; i < size; ++i) grid += "," + row;
  return grid + "]";
}

Variant variant_in(const std::string& text) {
  const auto puzzle = read_any_puzzle(text);
  EXPECT_TRUE(puzzle) << to_string(puzzle.error());
  return puzzle && puzzle->variant ? *puzzle->variant : Variant{};
}
Variant of_fpuzzles(const std::string& keys) {
  return variant_in("https://f-puzzles.com/?load=" +
                    lz_compressed(R"({"size":9,"grid":)" + grid_of(9) + "," + keys + "}"));
}
Variant of_sudokupad(const std::string& keys) {
  return variant_in("https://sudokupad.app/scl" +
                    lz_compressed(R"({"cells":)" + grid_of(9) + "," + keys + "}"));
}

using Shape = Sketch::Shape;

TEST(Sketches, ALineHasTheCellsThatItPassesInItsOrder) {
  const Variant variant = of_sudokupad(
      R"("lines":[{"wayPoints":[[0.5,0.5],[0.5,2.5],[2.5,4.5]],"color":"#67f067ff"}])");
  ASSERT_EQ(variant.sketches.size(), 1U);
  const Sketch& line = variant.sketches[0];
  EXPECT_EQ(line.shape, Shape::kLine);
  EXPECT_EQ(line.hue, "green");
  EXPECT_EQ(line.cells, (std::vector<Spot>{0, 1, 2, 12, 22}));
  EXPECT_EQ(line.points.size(), 3U);
  const Variant drawn =
      of_fpuzzles(R"("line":[{"lines":[["R1C1","R1C2","R2C3"]],"outlineC":"#0000FF"}])");
  ASSERT_EQ(drawn.sketches.size(), 1U);
  EXPECT_EQ(drawn.sketches[0].cells, (std::vector<Spot>{0, 1, 11}));
  EXPECT_EQ(drawn.sketches[0].hue, "blue");
}

TEST(Sketches, ShapesAndTextsLieInCellsBetweenThemAndBesideTheBoard) {
  const Variant variant = of_sudokupad(
      R"("overlays":[{"center":[3.5,3.5],"width":0.8,"height":0.8,"rounded":true,"borderColor":"#000000"},)"
      R"({"center":[2,2.5],"width":0.3,"height":0.3,"backgroundColor":"#ff0000"},)"
      R"({"center":[-0.5,4.5],"text":"17"},{"center":[900,1],"text":"far"}],)"
      R"("cages":[{"cells":[[6,0],[6,1]],"value":"a"}])");
  ASSERT_EQ(variant.sketches.size(), 4U);
  EXPECT_EQ(variant.sketches[0].shape, Shape::kCage);
  EXPECT_EQ(variant.sketches[0].text, "a");
  EXPECT_EQ(variant.sketches[1].shape, Shape::kCircle);
  EXPECT_EQ(variant.sketches[1].cells, (std::vector<Spot>{30}));
  EXPECT_EQ(variant.sketches[2].shape, Shape::kRectangle);
  EXPECT_EQ(variant.sketches[2].cells, (std::vector<Spot>{11, 20}));
  EXPECT_EQ(variant.sketches[2].hue, "rose");
  EXPECT_EQ(variant.sketches[3].shape, Shape::kText);
  EXPECT_TRUE(variant.sketches[3].cells.empty());
}

TEST(Sketches, WhiteGreyAndBlackAreToldApart) {
  const auto hue = [](const std::string& colours) {
    const Variant variant =
        of_sudokupad(R"("overlays":[{"center":[3.5,3.5],"width":0.8,"height":0.8,"rounded":true,)" +
                     colours + "}]");
    return variant.sketches.size() == 1 ? variant.sketches[0].hue : "none";
  };
  EXPECT_EQ(hue(R"("backgroundColor":"#ffffff","borderColor":"#000000")"), "white");
  EXPECT_EQ(hue(R"("borderColor":"#000000")"), "white") << "the paper is seen through it";
  EXPECT_EQ(hue(R"("backgroundColor":"#FFFFFF00","borderColor":"#666")"), "white");
  EXPECT_EQ(hue(R"("backgroundColor":"#a8a8a8","borderColor":"#000000")"), "slate");
  EXPECT_EQ(hue(R"("backgroundColor":"#000000")"), "black");
  EXPECT_EQ(hue(R"("backgroundColor":"#ffffff","borderColor":"#ff0000")"), "rose");
  EXPECT_EQ(hue(R"("backgroundColor":"#67f067","borderColor":"#000000")"), "green");
}

TEST(Sketches, AnArrowKeepsItsHead) {
  const Variant variant = of_sudokupad(
      R"("lines":[{"wayPoints":[[0.5,0.5],[0.5,2.5]]}],"arrows":[{"wayPoints":[[3.5,0.9],[3.5,2.5]],"headLength":0.3}])");
  ASSERT_EQ(variant.sketches.size(), 2U);
  EXPECT_FALSE(variant.sketches[0].has_head);
  EXPECT_TRUE(variant.sketches[1].has_head);
  const auto again = read_variant_json(variant_json_of(variant));
  ASSERT_TRUE(again) << to_string(again.error());
  EXPECT_EQ(*again, variant);
}

TEST(Sketches, GoThroughJsonUnchanged) {
  const Variant variant = of_sudokupad(
      R"("lines":[{"wayPoints":[[0.5,0.5],[4.25,4.25]]}],)"
      R"("overlays":[{"center":[-0.5,4.5],"text":"Ä\"17"},{"center":[1,1],"width":1,"height":2,"backgroundColor":"#abc"}])");
  ASSERT_EQ(variant.sketches.size(), 3U);
  const auto again = read_variant_json(variant_json_of(variant));
  ASSERT_TRUE(again) << to_string(again.error());
  EXPECT_EQ(*again, variant);
}

TEST(Sketches, WhatIsNoneIsRefusedAndTooManyAreLeftOut) {
  const auto refused = [](const std::string& drawing) {
    const auto variant = read_variant_json(R"({"rules": [], "drawings": [)" + drawing + "]}");
    return variant ? "" : variant.error().message;
  };
  EXPECT_EQ(refused(R"({"shape": "line", "points": [[50, 50]], "cells": ["r1c1"]})"), "");
  EXPECT_NE(refused(R"({"shape": "blob", "points": [[50, 50]]})"), "");
  EXPECT_NE(refused(R"({"shape": "line"})"), "");
  EXPECT_NE(refused(R"({"shape": "line", "points": [[50]]})"), "");
  EXPECT_NE(refused(R"({"shape": "line", "points": [[50, 99999]]})"), "");
  EXPECT_NE(refused(R"({"shape": "line", "points": [[50, 50]], "cells": ["r10c1"]})"), "");
  std::string many = R"({"wayPoints":[[0.5,0.5],[1.5,1.5]]})";
  std::string lines = many;
  for (std::size_t i = 0; i < kMostSketches; ++i) lines += "," + many;
  EXPECT_EQ(of_sudokupad("\"lines\":[" + lines + "]").sketches.size(), kMostSketches);
}

}  // namespace
}  // namespace nonet
