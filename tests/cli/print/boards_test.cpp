#include "cli/print/boards.h"

#include <algorithm>
#include <set>

#include "support/support.h"

namespace nonet::cli {
namespace {

std::vector<Printed> puzzles(int count) {
  std::mt19937 random(1);
  std::vector<Printed> all;
  for (int i = 0; i < count; ++i) {
    Printed one;
    one.puzzle = test::random_puzzle(random, 40);
    one.solution.emplace();
    test::count_solutions(one.puzzle, 2, &*one.solution);
    all.push_back(one);
  }
  return all;
}

TEST(PrintedBoards, HaveAsManyPagesAsTheyNeed) {
  const auto nine = puzzles(9);
  auto pages = [&](int per_page) { return sheet_of(nine, kA4, per_page, false).pages.size(); };
  EXPECT_EQ(pages(1), 9U);
  EXPECT_EQ(pages(2), 5U);
  EXPECT_EQ(pages(4), 3U);
  EXPECT_EQ(pages(6), 2U);
  EXPECT_EQ(sheet_of(nine, kA4, 4, true).pages.size(), 4U);
}

TEST(PrintedBoards, StandWithinThePaperAndApartFromEachOther) {
  for (const Paper& paper : {kA4, kLetter}) {
    for (const int per_page : {1, 2, 4, 6}) {
      const Sheet sheet = sheet_of(puzzles(6), paper, per_page, true);
      for (const Page& page : sheet.pages) {
        for (const Stroke& stroke : page.strokes) {
          EXPECT_GE(std::min(stroke.x1, stroke.y1), 30);
          EXPECT_LE(stroke.x2, paper.width - 30);
          EXPECT_LE(stroke.y2, paper.height - 30);
        }
        for (const Label& label : page.labels) {
          EXPECT_GE(label.y - label.size, 20);
          EXPECT_LE(label.y, paper.height - 30);
        }
      }
    }
  }
}

TEST(PrintedBoards, ShowEachDigitOnceInTheMiddleOfItsCell) {
  const auto one = puzzles(1);
  const Sheet sheet = sheet_of(one, kA4, 1, true);
  ASSERT_EQ(sheet.pages.size(), 2U);
  // A caption, and the digits.
  EXPECT_EQ(sheet.pages[0].labels.size(), static_cast<std::size_t>(one[0].puzzle.count() + 1));
  EXPECT_EQ(sheet.pages[1].labels.size(), 82U);
  EXPECT_EQ(sheet.pages[0].strokes.size(), 20U);
}

TEST(PrintedBoards, ShowCandidatesSmallAndEachAtItsOwnPlace) {
  Printed one = puzzles(1)[0];
  std::size_t candidates = 0;
  for (const Cell c : Cell::all()) {
    one.candidates[c.index()] = DigitSet::all();
    candidates += one.puzzle.has(c) ? 0 : 9;
  }
  const Sheet sheet = sheet_of({one}, kA4, 1, false);
  const auto& labels = sheet.pages[0].labels;
  ASSERT_EQ(labels.size(), candidates + static_cast<std::size_t>(one.puzzle.count()) + 1);
  // No two begin at the same place, and all are within the board.
  std::set<std::pair<double, double>> places;
  for (const Label& label : labels) places.insert({label.x, label.y});
  EXPECT_EQ(places.size(), labels.size());
  const auto& strokes = sheet.pages[0].strokes;
  for (std::size_t i = 1; i < labels.size(); ++i) {
    EXPECT_GT(labels[i].x, strokes.front().x1);
    EXPECT_LT(labels[i].x, strokes.back().x2);
    EXPECT_GT(labels[i].y, strokes.front().y1);
    EXPECT_LT(labels[i].y, strokes.back().y2);
  }
}

TEST(PrintedBoards, ShowWhatWasPlacedInAnotherFaceThanGivens) {
  Printed one = puzzles(1)[0];
  Board placed = *one.solution;
  for (const Cell c : Cell::all()) {
    if (one.puzzle.has(c)) placed.clear(c);
  }
  one.placed = placed;
  const Sheet sheet = sheet_of({one}, kA4, 1, false);
  const auto& labels = sheet.pages[0].labels;
  EXPECT_EQ(labels.size(), 82U);
  EXPECT_EQ(std::count_if(labels.begin(), labels.end(), [](const Label& l) { return l.bold; }),
            one.puzzle.count());
}

TEST(PrintedBoards, HaveTheirNamesAboveThemAndATitleAboveThePage) {
  auto two = puzzles(2);
  two[0].name = "A very long name that goes on and on, and on, beyond the width of any board";
  two[0].caption = "Hard 1068";
  for (const int per_page : {1, 2, 4, 6}) {
    const Sheet sheet = sheet_of(two, kA4, per_page, true, "Caf\u00E9 (1)");
    EXPECT_EQ(sheet.title, "Caf\u00E9 (1)");
    const std::string caption = sheet.pages[0].labels[0].text;
    EXPECT_EQ(caption.find("1: A very long"), 0U) << caption;
    EXPECT_TRUE(caption.ends_with(", Hard 1068")) << caption;
    for (const Page& page : sheet.pages) {
      EXPECT_EQ(page.labels.back().text, sheet.title);
      for (const Stroke& stroke : page.strokes) EXPECT_GT(stroke.y1, page.labels.back().y);
      for (const Stroke& stroke : page.strokes) EXPECT_LE(stroke.y2, kA4.height - 30);
    }
    // In the fonts' own encoding, and its brackets told from those of the format.
    EXPECT_NE(pdf_of(sheet).find("/Title (Caf\\351 \\(1\\))"), std::string::npos);
    EXPECT_NE(svg_of(sheet).find("<title>Caf\u00E9 (1)</title>"), std::string::npos);
  }
}

TEST(PrintedBoards, AreAPdfWhoseTableTellsWhereEachObjectBegins) {
  const std::string pdf = pdf_of(sheet_of(puzzles(3), kA4, 2, true));
  EXPECT_EQ(pdf.substr(0, 9), "%PDF-1.4\n");
  const std::size_t table = pdf.rfind("\nxref\n") + 1;
  EXPECT_NE(pdf.find("startxref\n" + std::to_string(table) + "\n%%EOF\n"), std::string::npos);
  // 4 objects, and two for each of 3 pages.
  std::size_t line = pdf.find("65535 f \n", table) + 9;
  for (int number = 1; number <= 10; ++number, line += 20) {
    const std::size_t begin = std::stoul(pdf.substr(line, 10));
    EXPECT_EQ(pdf.substr(begin, 8).find(std::to_string(number) + " 0 obj"), 0U);
  }
}

TEST(PrintedBoards, AreAPictureThatOpensAndClosesWhatItHas) {
  const std::string svg = svg_of(sheet_of(puzzles(2), kLetter, 1, true));
  auto count = [&](std::string_view text) {
    int found = 0;
    for (std::size_t at = 0; (at = svg.find(text, at)) != std::string::npos; ++at) ++found;
    return found;
  };
  EXPECT_EQ(count("<g "), count("</g>"));
  EXPECT_EQ(count("<text "), count("</text>"));
  EXPECT_EQ(count("<svg "), 1);
  EXPECT_NE(svg.find("viewBox=\"0 0 612 2376\""), std::string::npos);
}

TEST(PrintedBoards, HaveCaptionsThatNoFormatMistakes) {
  Sheet sheet = {100, 100, {Page()}};
  sheet.pages[0].labels.push_back({10, 10, 8, "a<b&(c)\\"});
  EXPECT_NE(svg_of(sheet).find(">a&lt;b&amp;(c)\\</text>"), std::string::npos);
  EXPECT_NE(pdf_of(sheet).find("(a<b&\\(c\\)\\\\) Tj"), std::string::npos);
}

}  // namespace
}  // namespace nonet::cli
