// From pixels to a puzzle, on boards that are drawn here.
#include "nonet/sight/sighting.h"

#include "nonet/sight/weights.h"
#include "sight/drawn.h"

namespace nonet::test {
namespace {

using namespace sight;

const std::string kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kOther =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";

Puzzle puzzle(const std::string& text) {
  Puzzle puzzle;
  puzzle.givens = board(text);
  return puzzle;
}

void expect_reads(Picture picture, const std::string& text, const std::string& what) {
  const auto seen = see(std::move(picture));
  ASSERT_TRUE(seen.ok()) << what << ": " << seen.error().message;
  EXPECT_EQ(puzzle_of(*seen).givens, board(text)) << what;
  EXPECT_EQ(puzzle_of(*seen).placed, Board()) << what;
  EXPECT_EQ(seen->solutions, 1) << what;
}

TEST(Sighting, BoardsOnScreensAreReadInEverySizeAndColour) {
  for (int width : {200, 360, 700, 1500}) {
    for (draw::Theme theme : {draw::Theme::kLight, draw::Theme::kDark, draw::Theme::kContrast}) {
      for (bool notes : {false, true}) {
        // Notes of three pixels are no notes any more.
        if (notes && width < 360) continue;
        expect_reads(drawn_board(puzzle(kPuzzle), width, theme, notes), kPuzzle,
                     std::to_string(width) + " theme " + std::to_string(static_cast<int>(theme)) +
                         (notes ? " with notes" : ""));
      }
    }
  }
}

TEST(Sighting, APictureMayStandOnItsHeadOrLieOnItsSide) {
  const Picture upright = drawn_board(puzzle(kOther), 420);
  const double w = upright.width();
  const double h = upright.height();
  const std::vector<Where> turns = {[=](Point p) { return p; },
                                    [=](Point p) {
                                      return Point{w - p.y, p.x};
                                    },
                                    [=](Point p) {
                                      return Point{w - p.x, h - p.y};
                                    },
                                    [=](Point p) {
                                      return Point{p.y, h - p.x};
                                    }};
  for (std::size_t i = 0; i < turns.size(); ++i) {
    const bool across = i % 2 == 1;
    Picture turned = seen_from(upright, static_cast<int>(across ? h : w),
                               static_cast<int>(across ? w : h), turns[i]);
    const auto seen = see(turned);
    ASSERT_TRUE(seen.ok()) << i;
    EXPECT_EQ(puzzle_of(*seen).givens, board(kOther)) << i;
    // The first corner is where the puzzle begins.
    const Point corner = turns[i](seen->corners[0]);
    EXPECT_LT(corner.x + corner.y, 80) << i;
  }
}

TEST(Sighting, ACameraMayStandAskewAndPaperMayCurveInUnevenLight) {
  const Picture flat = drawn_board(puzzle(kOther), 500);
  Picture photo = seen_from(flat, 640, 600, [](Point p) {
    const double far = 1 + 0.0005 * p.y;  // nearer at the top
    const double x = (p.x - 320) * far + 250 + 0.08 * (p.y - 300);
    return Point{x, (p.y - 60) * far * 0.95 + 12 * std::sin(p.x / 130)};
  });
  std::mt19937 random(4);
  for (int y = 0; y < photo.height(); ++y)
    for (int x = 0; x < photo.width(); ++x) {
      const double light = 0.9 - 0.5 * x / photo.width();
      photo.at(x, y) =
          static_cast<std::uint8_t>(photo.at(x, y) * light + static_cast<double>(random() % 12));
    }
  expect_reads(photo, kOther, "askew");
}

TEST(Sighting, WhatHasNoPuzzleIsToldInASentence) {
  const auto nothing = see(Picture(400, 300));
  ASSERT_FALSE(nothing.ok());
  EXPECT_EQ(nothing.error().message, "there is no whole grid of nine by nine cells in the picture");
  EXPECT_EQ(nothing.error().code, ErrorCode::kNoPuzzle);
  const auto empty = see(drawn_grid(460, 460, square(50, 50, 40)));
  ASSERT_FALSE(empty.ok());
  EXPECT_EQ(empty.error().message, "there is a grid in the picture, but no digits to read in it");
  EXPECT_NE(see(Picture(10, 4000)).error().message.find("too small"), std::string::npos);
  EXPECT_NE(see(Picture(100, 40000)).error().message.find("too large"), std::string::npos);
  EXPECT_FALSE(see(Picture()).ok());
}

TEST(Sighting, AMisprintIsToldAndNotSmoothedOver) {
  std::string twice = kPuzzle;
  twice[2] = '5';
  Puzzle wrong;
  wrong.givens = board(twice);
  // No board is made of that, so its picture gets a piece of itself.
  Picture picture = drawn_board(puzzle(kPuzzle), 500);
  const auto where = see(picture);
  ASSERT_TRUE(where.ok());
  const Mesh& mesh = where->mesh;
  const Point from = mesh.at(0, 0);
  const Point to = mesh.at(2, 0);
  const int side = static_cast<int>(mesh.cell_side());
  for (int y = 4; y < side - 4; ++y)
    for (int x = 4; x < side - 4; ++x)
      picture.at(static_cast<int>(to.x) + x, static_cast<int>(to.y) + y) =
          picture.at(static_cast<int>(from.x) + x, static_cast<int>(from.y) + y);
  const auto seen = see(picture);
  ASSERT_TRUE(seen.ok());
  EXPECT_EQ(puzzle_of(*seen).givens, wrong.givens);
  EXPECT_EQ(seen->solutions, 0);
  EXPECT_TRUE(seen->doubtful());
  EXPECT_EQ(remarks(*seen).back(), "the printed digits, as they were read, have no solution");
}

TEST(Sighting, WhatTheRulesChangedIsTold) {
  Sighting seen;
  seen.solutions = 1;
  seen.cells[0] = {Ink::kPrinted, 9, 1, false, Ink::kNone, 0};
  seen.cells[50] = {Ink::kByHand, 9, 1, false, Ink::kByHand, 8};
  const std::vector<std::string> told = remarks(seen);
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(told[0], "r1c1 looks empty; taken for 9 in print, by the rules");
  EXPECT_EQ(told[1],
            "r6c6 looks like 8 by hand; taken for 9 by hand, by the solution: if 8 was meant, that "
            "is a mistake");
}

TEST(SightNetwork, OnlyWeightsOfTheRightLengthAreTaken) {
  const std::string& own = own_weights();
  EXPECT_LE(own.size(), 200000U);
  EXPECT_TRUE(Network::from_bytes(own));
  EXPECT_FALSE(Network::from_bytes(own.substr(1)));
  EXPECT_FALSE(Network::from_bytes(""));
}

TEST(SightNetwork, LikelihoodsAreSharesOfOne) {
  std::mt19937 random(1);
  for (int round = 0; round < 5; ++round) {
    Patch patch;
    for (int i = 0; i < kPatchSide * kPatchSide; ++i)
      patch.ink.push_back(static_cast<float>(random() % 200) / 100 - 0.5F);
    float sum = 0;
    for (float likely : Network::own().read(patch)) sum += likely;
    EXPECT_NEAR(sum, 1, 1e-4);
  }
}

}  // namespace
}  // namespace nonet::test
