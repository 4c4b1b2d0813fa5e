// What is in a picture, and that its SVG is a file that anything can read. That shapes, places and
// colours are the page's is tested there (web/page/test/same_pictures_test.ts).
#include <set>

#include "nonet/draw/draw.h"
#include "nonet/draw/measures.h"
#include "nonet/io/xml.h"
#include "nonet/solve/solver.h"
#include "support/support.h"

namespace nonet::draw {
namespace {

// Every tag of a file in order; fails the test where tags don't close in their order.
std::vector<XmlTag> tags_of(const std::string& svg) {
  std::vector<XmlTag> tags;
  std::vector<std::string> open;
  LineCursor lines(lines_of(svg));
  for (auto tag = take_tag(lines); tag && !tag->name.empty(); tag = take_tag(lines)) {
    if (tag->name[0] == '/') {
      EXPECT_FALSE(open.empty());
      EXPECT_EQ(tag->name, "/" + (open.empty() ? "" : open.back()));
      if (!open.empty()) open.pop_back();
    } else if (!tag->whole) {
      open.push_back(tag->name);
    }
    tags.push_back(*tag);
  }
  EXPECT_TRUE(open.empty()) << svg;
  return tags;
}

int count_of(const Picture& picture, Layer layer, const std::string& word) {
  int count = 0;
  for (const Shape& shape : picture.layers[static_cast<std::size_t>(layer)]) {
    if ((" " + shape.look + " ").find(" " + word + " ") != std::string::npos) ++count;
  }
  return count;
}

TEST(Pictures, ShowEveryDigitAndWhereAskedEveryCandidateInItsPlace) {
  std::mt19937 random(1);
  for (int round = 0; round < test::rounds(30); ++round) {
    const Grid grid = test::random_state(random);
    int candidates = 0;
    for (const Cell c : grid.open()) candidates += grid.candidates(c).size();
    const Picture plain = picture_of(grid), full = picture_of(grid, {}, {.candidates = true});
    EXPECT_EQ(count_of(plain, Layer::kDigits, "digit"), 81 - grid.open().size());
    EXPECT_EQ(count_of(plain, Layer::kDigits, "note"), 0);
    EXPECT_EQ(count_of(full, Layer::kDigits, "note"), candidates);
    EXPECT_EQ(count_of(full, Layer::kDigits, "given"), grid.givens().size());
    std::set<std::pair<double, double>> places;
    for (const Shape& shape : full.layers[static_cast<std::size_t>(Layer::kDigits)]) {
      const Cell c =
          cell_at(static_cast<int>(shape.at.y / 100), static_cast<int>(shape.at.x / 100));
      EXPECT_TRUE(grid.has(c, Digit::from_number(std::stoi(shape.text))));
      EXPECT_TRUE(places.insert({shape.at.x, shape.at.y}).second) << "two in one place";
    }
  }
}

TEST(Pictures, OfEveryStepOfAPathMarkWhatGoesAndWhatComes) {
  const nonet::Path path = find_path(
      test::grid(
          "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5"),
      policy_all());
  Grid grid = path.start;
  for (const Step& step : path.steps) {
    const Picture picture = picture_of(grid, scene_of(step, grid));
    EXPECT_EQ(count_of(picture, Layer::kUnder, "gone-disc"),
              static_cast<int>(step.removals.size()));
    // A single has its digit in its cell, other steps two rings around the candidate.
    EXPECT_EQ(
        count_of(picture, Layer::kOver, "placement") + count_of(picture, Layer::kOver, "placed"),
        2 * static_cast<int>(step.placements.size()));
    const Picture pattern = picture_of(grid, pattern_of(step, grid));
    EXPECT_EQ(count_of(pattern, Layer::kUnder, "gone-disc"), 0);
    EXPECT_EQ(count_of(pattern, Layer::kOver, "placement"), 0);
    tags_of(svg_of(picture));
    apply(step, grid);
  }
}

// The board may be smaller or larger one day: nothing here counts on nine.
TEST(Measures, GiveEveryCandidateAPlaceOfItsOwnInItsCellOnBoardsOfAnySize) {
  for (const Measures measures : {Measures{4, 2, 2}, Measures{6, 3, 2}, Measures{9, 3, 3}}) {
    EXPECT_EQ(measures.board(), 100 * measures.side);
    std::set<std::pair<double, double>> places;
    for (const Digit d : Digit::first(measures.side)) {
      const Point at = measures.point_of({Cell(0), d});
      EXPECT_GT(std::min(at.x, at.y), kNodeRadius - 1);
      EXPECT_LT(std::max(at.x, at.y), 100 - kNodeRadius + 1);
      EXPECT_TRUE(places.insert({at.x, at.y}).second);
    }
  }
}

TEST(SvgPictures, KeepWhatAPersonWroteAsText) {
  const std::string evil =
      "</title><script>alert('x')</script> & \"quoted\" \x1b[31m \xff \xc3\xa9";
  const Grid grid = test::grid(std::string(81, '.'));
  const std::string svg = svg_of(picture_of(grid, {}, {.title = evil}));
  bool titled = false, drawn = false;
  for (const XmlTag& tag : tags_of(svg)) {
    EXPECT_NE(tag.name, "script");
    // The text stands before the tag that ends it.
    if (tag.name == "/title")
      titled = tag.before.starts_with("</title><script>alert('x')</script> & \"quoted\"");
    if (tag.name == "/text") drawn = tag.before.find("\xc3\xa9") != std::string::npos;
  }
  EXPECT_TRUE(titled) << svg.substr(0, 600);
  EXPECT_TRUE(drawn) << "a letter that is not among ours is left to fonts";
  EXPECT_EQ(svg.find('\x1b'), std::string::npos);
  EXPECT_EQ(svg.find('\xff'), std::string::npos);
}

TEST(SvgPictures, AreAsWideAsAskedInTheColoursOfTheTheme) {
  const Grid grid = test::grid(std::string(81, '.'));
  const std::string light = svg_of(picture_of(grid), {.width = 300});
  EXPECT_NE(light.find("width=\"300\" height=\"300\" viewBox=\"-20 -20 940 940\""),
            std::string::npos)
      << light.substr(0, 300);
  const std::string paper = "class=\"paper\" x=\"0\" y=\"0\" width=\"900\" height=\"900\" fill=";
  EXPECT_NE(light.find(paper + "\"#fffefb\""), std::string::npos);
  const std::string dark = svg_of(picture_of(grid), {.theme = Theme::kDark});
  EXPECT_NE(dark.find(paper + "\"#1a1e25\""), std::string::npos);
  const std::string titled = svg_of(picture_of(grid, {}, {.title = "A title"}));
  EXPECT_NE(titled.find("aria-label=\"A title\""), std::string::npos);
  EXPECT_GT(picture_of(grid, {}, {.title = "A title"}).height, 960);
}

TEST(SvgPictures, NeedNoFontsAndNoStyleSheet) {
  const nonet::Path path = find_path(
      test::grid(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
      policy_all());
  const std::string svg = svg_of(
      picture_of(path.start, scene_of(path.steps[0], path.start), {.words = "All of ASCII."}));
  for (const char* word : {"<text", "<style", "font", "var(", "href"}) {
    EXPECT_EQ(svg.find(word), std::string::npos) << word;
  }
}

}  // namespace
}  // namespace nonet::draw
