#include "cli/daily/daily_page.h"

#include "support/support.h"

namespace nonet::cli {
namespace {

constexpr std::string_view kPuzzle =
    ".8.47...3....5..16.4.....5....3..7..........432...1.658.3.4...2..........1.5.3...";

// A table with each row and cell between the given words.
std::string table(std::string_view cells, const std::string& row = "<tr>",
                  const std::string& end_row = "</tr>", const std::string& cell = "<td>",
                  const std::string& end_cell = "</td>", const std::string& unknown = "&nbsp;") {
  std::string text = "<table>";
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i % 9 == 0) text += row;
    text += cell + (cells[i] == '.' ? unknown : std::string(1, cells[i])) + end_cell;
    if (i % 9 == 8) text += end_row;
  }
  return text + "</table>";
}

std::string read(const std::string& html) {
  auto board = read_daily_page(html);
  return board ? test::line_of(*board) : board.error().message;
}

constexpr const char* kNoTable = "the page has no table of 9 rows with 9 cells each";

// SEED_SPEC 004 item 30, all tests of this file.

TEST(DailyPage, ReadsTheTableWhereverItStandsOnThePage) {
  EXPECT_EQ(read(table(kPuzzle)), kPuzzle);
  EXPECT_EQ(read("<html>\r\n<body><p>hello\r\n" + table(kPuzzle) + "</body></html>"), kPuzzle);
  EXPECT_EQ(read(std::string(70, '\n') + table(kPuzzle, "\n<tr>\n", "</tr>\n", "<td>", "</td>\n")),
            kPuzzle);
}

TEST(DailyPage, TagsMayBeInAnyCaseWithAttributesAndMarkupInside) {
  EXPECT_EQ(read(table(kPuzzle, "<TR CLASS=\"a>b\">", "</TR>",
                       "<TD style='color:red' title = \"</table>\"><b><font size=3>",
                       "</font></b></TD >")),
            kPuzzle);
  EXPECT_EQ(read(table(kPuzzle, "<tr>", "</tr>", "<th scope=row>", "</th>")), kPuzzle);
}

TEST(DailyPage, ABodyElementAndMissingEndTagsAreFine) {
  std::string page = table(kPuzzle, "<tr>", "", "<td>", "");
  page.insert(page.find('>') + 1, "<tbody>");
  EXPECT_EQ(read(page), kPuzzle);
}

TEST(DailyPage, AnUnknownCellIsEmptyOrHoldsABlankInAnySpelling) {
  for (const char* unknown : {"", " ", "&nbsp;", "&nbsp", "&#160;", "&#xA0;", "\xC2\xA0", "\xA0",
                              "\r\n", "<br>", "<!-- 5 -->", ".", "-", "0"}) {
    EXPECT_EQ(read(table(kPuzzle, "<tr>", "</tr>", "<td>", "</td>", unknown)), kPuzzle) << unknown;
  }
}

TEST(DailyPage, DigitsMayBeWrittenAsEntities) {
  std::string page = table(kPuzzle);
  page.replace(page.find(">8<") + 1, 1, "&#56;");
  page.replace(page.find(">4<") + 1, 1, "&#x34;");
  EXPECT_EQ(read(page), kPuzzle);
}

TEST(DailyPage, TheInnermostTableWins) {
  std::string outer = "<table>";
  for (int row = 0; row < 9; ++row) {
    outer += "<tr>";
    for (int column = 0; column < 9; ++column) {
      outer += row == 4 && column == 4 ? "<td>" + table(kPuzzle) + "</td>" : "<td>7</td>";
    }
    outer += "</tr>";
  }
  EXPECT_EQ(read(outer + "</table>"), kPuzzle);
}

TEST(DailyPage, ACellWithAnotherTableInItIsNoCellOfAPuzzle) {
  std::string page = table(kPuzzle, "<tr>", "</tr>", "<td>", "</td>", "");
  page.insert(page.find("<td></td>") + 4, "<table><tr><td>5</table>");
  EXPECT_EQ(read(page), "row 1, cell 1 of the page's table is neither a digit nor a blank");
}

TEST(DailyPage, TablesOfAnotherShapeAreNoPuzzle) {
  std::string wide = table(kPuzzle, "<tr><td>1</td>");
  std::string tall = table(std::string(kPuzzle) + ".........");
  std::string low = table(kPuzzle.substr(9));
  std::string ragged = table(kPuzzle.substr(0, 80));
  for (const std::string& page : {wide, tall, low, ragged, std::string("<table></table>"),
                                  std::string("no markup at all"), std::string()}) {
    EXPECT_EQ(read(page), kNoTable) << page;
    EXPECT_EQ(read(page + table(kPuzzle)), kPuzzle);
  }
}

TEST(DailyPage, ACellThatIsNeitherDigitNorBlankIsNamed) {
  std::string changed(kPuzzle);
  changed[20] = 'Q';
  for (const char* text : {"12", "x", "&pound;", "6?", "-6", "0 6", "&#4294967345;", "<i>6</i>6"}) {
    std::string page = table(changed);
    std::size_t at = page.find('Q');
    ASSERT_NE(at, std::string::npos);
    page.replace(at, 1, text);
    EXPECT_EQ(read(page), "row 3, cell 3 of the page's table is neither a digit nor a blank")
        << text;
    // A readable table further on is still found.
    EXPECT_EQ(read(page + table(kPuzzle)), kPuzzle);
  }
}

TEST(DailyPage, CommentsScriptsAndStylesAreNotThePage) {
  std::string other = table(std::string(81, '1'));
  for (const std::string& hidden : std::vector<std::string>{
           "<!-- " + other + " -->", "<script>" + other + "</script>",
           "<STYLE>" + other + "</style >", "<title>" + other + "</title>", "<!DOCTYPE html>",
           "<!-->", "<?xml version='1.0'?>", "<p title='" + other + "'>"}) {
    EXPECT_EQ(read(hidden + table(kPuzzle)), kPuzzle) << hidden.substr(0, 20);
  }
}

TEST(DailyPage, ATableThatThePageDoesNotEndIsNotTaken) {
  std::string page = table(kPuzzle);
  for (std::size_t length = 0; length < page.size() - 8; length += 7) {
    EXPECT_EQ(read(page.substr(0, length)), kNoTable);
  }
}

TEST(DailyPage, HostilePagesOfMegabytesAreReadToTheEnd) {
  constexpr std::size_t kSize = 1'000'000;
  for (const char* piece :
       {"<table>", "<table><tr><td>", "<", "<<table", "<!--", "<script>", "<script></", "&", "&#",
        "<td>", "</table>", "<td title=\"", "<a b=", "</", "<tr>", "<table></table>", "<!"}) {
    std::string page;
    page.reserve(kSize + 16);
    while (page.size() < kSize) page += piece;
    EXPECT_EQ(read(page), kNoTable) << piece;
  }
}

TEST(DailyPage, RandomBytesAndRandomCutsDoNoHarm) {
  std::mt19937 random(4);
  const std::string page = table(kPuzzle);
  for (int i = 0; i < 3000; ++i) {
    std::string damaged = page;
    for (int n = 0; n < 5; ++n) {
      std::size_t at = random() % damaged.size();
      if (random() % 2 == 0) {
        damaged[at] = static_cast<char>(random());
      } else {
        damaged.erase(at, random() % 20);
      }
      if (damaged.empty()) break;
    }
    auto board = read_daily_page(damaged);
    if (!board) {
      EXPECT_FALSE(board.error().message.empty());
    }
  }
}

TEST(DailyPage, ReadsThePagesOfTheShapeThatTheOlderProgramExpected) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(read(test::read_file(data / "golden/mark/daily_page_puzzle.html")), kPuzzle);
  std::string solution = read(test::read_file(data / "golden/mark/daily_page_solution.html"));
  EXPECT_EQ(solution.find('.'), std::string::npos) << solution;
}

}  // namespace
}  // namespace nonet::cli
