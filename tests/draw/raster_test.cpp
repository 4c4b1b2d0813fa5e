// Pixels are held against what geometry says: as much ink as a shape has area, where it lies.
#include "nonet/draw/raster.h"

#include <cmath>
#include <numbers>

#include "nonet/draw/outline.h"
#include "support/support.h"

namespace nonet::draw {
namespace {

constexpr double kSide = 200;

// In the theme of contrast paper is white and ink black.
Pixels painted(const std::vector<Shape>& shapes, int width = kSide) {
  Picture picture;
  picture.width = picture.height = kSide;
  for (const Shape& shape : shapes) picture.add(Layer::kUnder, shape);
  return pixels_of(picture, {Theme::kContrast, width});
}

// How much of the picture is black, in pixels.
double ink_of(const Pixels& pixels) {
  double sum = 0;
  for (std::size_t i = 0; i < pixels.rgb.size(); i += 3) sum += 255 - pixels.rgb[i];
  return sum / 255;
}
int grey_at(const Pixels& pixels, int x, int y) {
  return pixels.rgb[(static_cast<std::size_t>(y) * pixels.width + x) * 3];
}

TEST(Raster, ACircleHasTheInkOfItsAreaWhereverItLiesAndHoweverLargeThePictureIs) {
  std::mt19937 random(2);
  std::uniform_real_distribution<double> place(60, 140), size(2, 50);
  for (int round = 0; round < test::rounds(100); ++round) {
    const Point at = {place(random), place(random)};
    const double radius = size(random);
    const int width = 100 + static_cast<int>(random() % 300);
    const double scale = width / kSide;
    const double area = std::numbers::pi * radius * radius * scale * scale;
    const double ink = ink_of(painted({circle_shape("badge", at, radius)}, width));
    EXPECT_NEAR(ink, area, 0.02 * area + 2) << at.x << " " << at.y << " " << radius << " " << width;
  }
}

TEST(Raster, TheEdgeOfARectangleIsAsGreyAsItCoversItsPixels) {
  const Pixels pixels = painted({rectangle_shape("badge", {10.25, 20.5}, 40.5, 10)});
  EXPECT_EQ(grey_at(pixels, 30, 25), 0);
  EXPECT_EQ(grey_at(pixels, 9, 25), 255);
  EXPECT_NEAR(grey_at(pixels, 10, 25), 255 * 0.25, 1);
  EXPECT_NEAR(grey_at(pixels, 50, 25), 255 * 0.25, 1);
  EXPECT_NEAR(grey_at(pixels, 30, 20), 255 * 0.5, 1);
  EXPECT_NEAR(grey_at(pixels, 30, 30), 255 * 0.5, 1);
  EXPECT_EQ(grey_at(pixels, 30, 31), 255);
}

TEST(Raster, AStrokeIsAsWideAsThePenAndItsCapsReachFurther) {
  const Path line = Path().move({50, 30}).line({150, 130});
  const double length = 100 * std::numbers::sqrt2;
  EXPECT_NEAR(ink_of(painted({path_shape("line", line)})), 1.5 * length, 2);
  // Square caps: half the pen more at each end.
  EXPECT_NEAR(ink_of(painted({path_shape("line thick", line)})), 4 * (length + 4), 4);
}

TEST(Raster, AStrokeThatTurnsHasNoGapsAndNoInkTwice) {
  // A closed square of lines with pointed corners.
  const Path square =
      Path().move({50, 50}).line({150, 50}).line({150, 150}).line({50, 150}).close();
  const Pixels pixels = painted({path_shape("line thick", square)});
  EXPECT_NEAR(ink_of(pixels), 104 * 104 - 96 * 96, 2);
  EXPECT_EQ(grey_at(pixels, 48, 48), 0) << "the tip of a corner";
  // A halo is half transparent: where its pieces overlap it is no darker.
  const Path curve = Path().move({30, 100}).quad({100, 20}, {170, 100});
  const Pixels halo =
      painted({rectangle_shape("badge", {0, 0}, 200, 200), path_shape("arrow-halo", curve)});
  for (std::size_t i = 0; i < halo.rgb.size(); i += 3) EXPECT_LE(halo.rgb[i], 255 * 0.55 + 1);
}

TEST(Raster, DashesLeaveOutTheirShareAroundCornersToo) {
  const std::vector<Polyline> lines =
      flattened(Path().move({0, 0}).line({85, 0}).line({85, 85}).line({0, 85}));
  // 15 times a dash of 10 and a gap of 7.
  double length = 0;
  for (const Polygon& part : stroked(lines, {2, {10, 7}, Cap::kButt, true})) {
    // Of what a pen covers, four corners are an edge; more are the disc of a join.
    if (part.size() == 4) length += distance(part[0], part[1]) * distance(part[1], part[2]) / 2;
  }
  EXPECT_NEAR(length, 150, 1e-6);
}

TEST(Raster, APictureIsAsWideAsAskedAndNeverLargerThanItMayBe) {
  const Grid grid = test::grid(std::string(81, '.'));
  const Pixels small = pixels_of(picture_of(grid), {Theme::kDark, 90});
  EXPECT_EQ(small.width, 90);
  EXPECT_EQ(small.height, 90);
  EXPECT_EQ(small.rgb.size(), 90U * 90U * 3U);
  EXPECT_EQ(small.rgb[0], 0x1a);
  std::string lines;
  for (int i = 0; i < 3000; ++i) lines += "word ";
  const Pixels tall = pixels_of(picture_of(grid, {}, {.words = lines}), {Theme::kLight, 4000});
  EXPECT_LE(std::max(tall.width, tall.height), kMostPixels);
}

TEST(Raster, AFullBoardShowsEachDigitInItsCell) {
  std::mt19937 random(3);
  const Grid grid = *Grid::from(test::random_solution(random));
  const Pixels pixels = pixels_of(picture_of(grid), {Theme::kContrast, 940});
  // The same digit has the same pixels in every cell, and another digit others.
  auto cell_of = [&](Cell c) {
    std::string inside;
    for (int y = 10; y < 90; ++y) {
      for (int x = 10; x < 90; ++x) {
        inside += static_cast<char>(
            grey_at(pixels, 20 + column_of(c) * 100 + x, 20 + row_of(c) * 100 + y));
      }
    }
    return inside;
  };
  std::vector<std::string> looks(9);
  for (const Cell c : Cell::all()) {
    std::string& look = looks[grid.candidates(c).first().index()];
    if (look.empty()) look = cell_of(c);
    EXPECT_EQ(cell_of(c), look);
  }
  std::sort(looks.begin(), looks.end());
  EXPECT_EQ(std::unique(looks.begin(), looks.end()), looks.end());
}

}  // namespace
}  // namespace nonet::draw
