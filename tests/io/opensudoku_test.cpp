#include "nonet/io/puzzle_reader.h"
#include "nonet/io/xml.h"
#include "support/support.h"

namespace nonet {
namespace {

const std::string kPuzzle =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
const std::string kZeros =
    "400000805030000000000700000020000060000080400000010000000603070500200000104000000";

// Every puzzle as a line of the library, with its name and comment behind it; or its error.
std::vector<std::string> read_all(const std::string& text) {
  PuzzleReader reader(lines_of(text));
  std::vector<std::string> all;
  while (auto puzzle = reader.next()) {
    all.push_back(puzzle->ok() ? format_named("library")->write_puzzle(**puzzle, '.') +
                                     (*puzzle)->name + "/" + (*puzzle)->comment
                               : to_string(puzzle->error()));
  }
  return all;
}

using All = std::vector<std::string>;

std::string plain(const std::string& words) {
  return ":0000:x:" + kPuzzle + ":::\n" + words;
}

std::string in_document(const std::string& games) {
  return "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<opensudoku version=\"2\">\n"
         "  <folder name=\"Test\" created=\"1243435717719\">\n" +
         games + "  </folder>\n</opensudoku>\n";
}

// 81 cells of three fields, all open but those that the puzzle gives.
std::string cells(const std::string& version, const std::string& notes) {
  std::string text = "version: " + version + "&#10;";
  for (char ch : kZeros) {
    text += std::string(1, ch) + "|" + (ch == '0' ? notes : (version == "1" ? "-" : "0")) + "|" +
            (ch == '0' ? "1" : "0") + "|";
  }
  return text;
}

TEST(OpenSudokuFormat, ReadsVersionOne) {
  const std::string text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n<name>Easy &amp; "
      "nice</name>\n<author>Ruud</author>\n<!-- > none --><game data=\"" +
      kZeros + "\" />\n<game data='" + kZeros + "'></game>\n</opensudoku>\n";
  EXPECT_EQ(read_all(text), (All{plain("Easy & nice/"), plain("Easy & nice/")}));
  auto first = PuzzleReader(lines_of(text)).next();
  EXPECT_EQ(remark_about(**first, "author"), "Ruud");
}

TEST(OpenSudokuFormat, ReadsVersionTwoWithCellsOfEitherVersion) {
  const std::string open = R"(<game created="0" state="0" note="hard" data=")";
  EXPECT_EQ(read_all(in_document(open + kZeros + "\"/>\n")), All{plain("Test/hard")});
  EXPECT_EQ(read_all(in_document(open + cells("1", "-") + "\"/>\n")), All{plain("Test/hard")});
  EXPECT_EQ(read_all(in_document(open + cells("2", "0") + "\"/>\n")), All{plain("Test/hard")});
}

TEST(OpenSudokuFormat, ReadsNotesAndPlacedDigits) {
  std::string list = cells("1", "1,2,3,4,5,6,7,8,9,");
  std::string bits = cells("2", "511");
  // r1c2 has no 7, and the last cell a 9.
  list.replace(list.find("6,7,8"), 5, "6,8");
  bits.replace(bits.find("511"), 3, "447");
  list.replace(list.rfind("0|1,2"), 1, "9");
  bits.replace(bits.rfind("0|511"), 1, "9");
  for (const std::string& data : {list, bits}) {
    EXPECT_EQ(read_all("<game data=\"" + data + "\"/>"),
              All{":0000:x:" + kPuzzle.substr(0, 80) + "+9:712::\n/"});
  }
}

TEST(OpenSudokuFormat, AStateSurvives) {
  const std::string state =
      ":0000:x:4+1....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......:"
      "713 914 225::\n";
  auto puzzle = read_puzzle(state);
  puzzle->name = "A \"name\" <of> it";
  puzzle->comment = "two\nlines";
  const Format& format = *format_named("opensudoku");
  const std::string all = std::string(format.header) + format.write_puzzle(*puzzle, '.') +
                          format.write(puzzle->givens, '.') + std::string(format.footer);
  EXPECT_EQ(read_all(all), (All{state + "/A \"name\" <of> it: two lines", plain("/")}));
  std::string on_one_line = all;
  std::erase(on_one_line, '\n');
  EXPECT_EQ(read_all(on_one_line), read_all(all));
}

TEST(OpenSudokuFormat, NamesWhatIsWrongAndGoesOnBehindIt) {
  const std::string good = "<game data=\"" + kZeros + "\"/>\n";
  auto broken = [&](const std::string& data) {
    const All all = read_all(in_document("    <game data=\"" + data + "\"/>" + good));
    EXPECT_EQ(all.size(), 2U) << data;
    EXPECT_EQ(all.back(), plain("Test/"));
    return all.front();
  };
  EXPECT_EQ(broken("12"), "line 4, column 5: '12' are not 81 cells");
  EXPECT_EQ(broken("version: 7&#10;1|"),
            "line 4, column 5: the cells are of version '7', and nonet knows 1 and 2");
  EXPECT_EQ(broken("version: 1&#10;1|-|0|"),
            "line 4, column 5: the game has 1 cell of three fields, not 81: are 80 missing?");
  EXPECT_EQ(broken(cells("1", "ten")), "line 4, column 5: 'ten' are no notes, as 1,6,");
  EXPECT_EQ(broken(cells("2", "512")),
            "line 4, column 5: '512' is no number of notes, as 33 for 1 and 6");
  EXPECT_EQ(read_all("<?xml version=\"1.0\"?><svg></svg>"),
            All{"line 1, column 33: there is no <game> of OpenSudoku in this XML"});
  EXPECT_EQ(read_all("<game data=\"12\n"),
            All{"line 1, column 1: the tag '<game data=\"12\\x0A' has no end"});
  EXPECT_EQ(read_all("<!DOCTYPE x [<!ENTITY a \"aaaa\">]>\n").size(), 1U);
}

TEST(OpenSudokuFormat, OtherPuzzlesMayFollow) {
  EXPECT_EQ(read_all("<game data=\"" + kZeros + "\"/>\n" + kPuzzle + "\n"),
            (All{plain("/"), plain("/")}));
  EXPECT_EQ(read_all(in_document("") + kPuzzle + "\n"),
            (All{"line 5, column 1: there is no <game> of OpenSudoku in this XML", plain("/")}));
}

TEST(Xml, TellsTagsAttributesAndText) {
  LineCursor lines(
      lines_of("<a b='1 > 2'\n  c = \"&lt;&#x20AC;&#10;&unknown; & \"/>x &amp; y</d>"));
  const auto tag = take_tag(lines);
  ASSERT_TRUE(tag);
  EXPECT_EQ(tag->name, "a");
  EXPECT_TRUE(tag->whole);
  EXPECT_EQ(tag->value("b"), "1 > 2");
  EXPECT_EQ(tag->value("c"), "<\u20AC\n&unknown; & ");
  EXPECT_EQ(next_tag(lines), "") << "a text comes first";
  const auto end = take_tag(lines);
  EXPECT_EQ(end->name, "/d");
  EXPECT_EQ(end->before, "x & y");
  EXPECT_EQ(take_tag(lines)->name, "") << "the text is over";
  EXPECT_EQ(xml_escaped("<a href=\"&'\">\n"), "&lt;a href=&quot;&amp;&apos;&quot;&gt;&#10;");
}

TEST(Xml, AHostileTextCostsNoMoreThanItsLength) {
  std::string open;
  for (int i = 0; i < 200'000; ++i) open += "<a ";
  EXPECT_EQ(read_all("<?xml?>" + open).size(), 1U);
  std::string many = "<?xml?>";
  for (int i = 0; i < 200'000; ++i) many += "<a>&";
  EXPECT_EQ(read_all(many).size(), 1U);
}

}  // namespace
}  // namespace nonet
