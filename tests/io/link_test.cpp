// Links of other sites, each with the example of FORMATS.md.
#include "nonet/core/grid.h"
#include "nonet/core/names.h"
#include "nonet/io/lz_string.h"
#include "nonet/io/puzzle_reader.h"
#include "support/support.h"

namespace nonet {
namespace {

constexpr const char* kPuzzle =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
constexpr const char* kZeros =
    "400000805030000000000700000020000060000080400000010000000603070500200000104000000";
const std::string kCompressed =
    "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54AWVNCImAOwQBcMqBfZYHv3vyG8QpStQAc9Ri3acYw4uSoIArN"
    "Kat4HbgF1khfqOXUAzBtnb5im4Lt99h+0bEr4AdgtadC534cGAkriCABMXnLc/rbBbgBsEVZRAU5BisYh8FLoMt7W9hlu"
    "dDmakb5pjmn+hdQAjIk+MUKVMTUICSWWjQWuZg35QW0e/clclUPqnXmjPSZhI+VNguO9CPVTZemrtAtLVQ66XEA";
const std::string kClassic = "sIFrev0quIs0pAGDHPqBs0";
const std::string kWikiOld =
    "0hm2m6gaici681ge11u409v6pijkrmm6gmmmq4r2r641jsrmieguius805tahololgla21sam8n2nah881n40hhekeu8vg"
    "v8"
    "ho03nklcpcsco4o0o421hg09h641om11u0u805kgsiiaoqqq03u00hp0l0t0jcpcqc";
const std::string kWikiNew =
    "S9B04abad7r8o8l087t05dw03edbv98ctad7xalc4cjcl079cct8p818xd202dj8ea6a29z06d3aearav8608as04899ld"
    "y"
    "eiee8e01b0a0bsd4b8b6b8068a038507bh05dudy029md78nbjcf01du04bm9ude94bsc8";

// What those say of a variant who know none.
const std::string kOnly =
    ", and here only the ordinary game is known; 'nonet solve', 'hint', 'explain', 'steps', "
    "'convert' and the prompt know more";

std::string read(const std::string& text, const char* format = nullptr) {
  auto puzzle = read_puzzle(text, format != nullptr ? format_named(format) : nullptr);
  return puzzle ? test::line_of(puzzle->givens) : to_string(puzzle.error());
}

std::string written(const char* format) {
  return format_named(format)->write(test::board(kPuzzle), '.');
}

// As a line of the library, which tells given from placed and has what was struck.
std::string state(const std::string& text) {
  auto puzzle = read_puzzle(text);
  return puzzle ? format_named("library")->write_puzzle(*puzzle, '.') : to_string(puzzle.error());
}

constexpr const char* kState =
    ":0000:x:4+1....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......:"
    "713 914 225::\n";

// ---- the codec

TEST(LzString, GivesBackWhatItTookAndWhatTheSiteWrote) {
  auto text = lz_decompressed(kCompressed);
  ASSERT_TRUE(text) << to_string(text.error());
  EXPECT_EQ(lz_compressed(*text), kCompressed);
  std::mt19937 random(5);
  for (int round = 0; round < test::rounds(500); ++round) {
    std::string any;
    for (auto i = random() % 200; i > 0; --i) {
      const auto kind = random() % 12;
      any += kind == 0   ? "\u00E9"
             : kind == 1 ? "\u4E5D"
             : kind == 2 ? "\U0001F600"
                         : std::string(1, static_cast<char>('a' + random() % (1 + round % 26)));
    }
    auto again = lz_decompressed(lz_compressed(any));
    ASSERT_TRUE(again) << any;
    EXPECT_EQ(*again, any);
  }
}

TEST(LzString, ATextThatGrowsBeyondMeasureIsRefused) {
  const std::string bomb = lz_compressed(std::string(5'000'000, 'a'));
  ASSERT_LT(bomb.size(), 10'000U);
  auto text = lz_decompressed(bomb);
  ASSERT_FALSE(text.ok());
  EXPECT_EQ(text.error().message, "the compressed text is longer than any puzzle");
}

TEST(LzString, SaysWhatIsWrong) {
  EXPECT_EQ(lz_decompressed("N4I!").error().message, "'!' is no digit of base 64");
  EXPECT_EQ(lz_decompressed(kCompressed.substr(0, 90)).error().message,
            "the compressed text ends too early: was a part of the link cut off?");
}

// ---- f-puzzles

TEST(FpuzzlesFormat, ReadsAndWritesALink) {
  const std::string link = "https://f-puzzles.com/?load=" + kCompressed;
  EXPECT_EQ(read(link), kPuzzle);
  EXPECT_EQ(written("fpuzzles"), link + "\n");
  std::string blanks = link;
  std::replace(blanks.begin(), blanks.end(), '+', ' ');
  EXPECT_EQ(read(blanks), kPuzzle) << "a browser may turn + into a blank";
  std::string escaped = link;
  escaped.replace(escaped.find('+'), 1, "%2B");
  EXPECT_EQ(read("  " + escaped + "  "), kPuzzle);
  EXPECT_EQ(read("www.f-puzzles.com/?load=" + kCompressed), kPuzzle);
}

TEST(FpuzzlesFormat, HasNoRulesOfVariants) {
  std::string json = *lz_decompressed(kCompressed);
  json.pop_back();
  json += ",\"title\":\"x\",\"killercage\":[],\"antiknight\":true}";
  EXPECT_EQ(read("https://f-puzzles.com/?load=" + lz_compressed(json)),
            "line 1: the puzzle has rules of its own ('antiknight')" + kOnly);
}

TEST(FpuzzlesFormat, KeepsTheColoursOfCells) {
  std::string json = *lz_decompressed(kCompressed);
  const std::string unset = "{}";
  json.replace(json.find(unset), 2, R"({"c":"#FFA0A0"})");
  json.replace(json.find(unset), 2, R"({"highlight":"#b0ffb0","c":17})");
  json.replace(json.find(unset), 2, R"({"c":"#000000","cArray":["#000000","#60D060","<b>"]})");
  const std::string link = "https://f-puzzles.com/?load=" + lz_compressed(json);
  auto colours = [](const std::string& text) {
    std::string all;
    auto puzzle = read_puzzle(text);
    if (!puzzle) return to_string(puzzle.error());
    for (const auto& [cell, colour] : puzzle->paints) all += name_of(cell) + colour + " ";
    return all;
  };
  const char* expected = "r1c2#FFA0A0 r1c3#b0ffb0 r1c4#000000 r1c4#60D060 ";
  EXPECT_EQ(colours(link), expected);
  for (const char* name : {"fpuzzles", "sudokupad"}) {
    EXPECT_EQ(colours(format_named(name)->write_puzzle(*read_puzzle(link), '.')), expected) << name;
  }
  EXPECT_EQ(words_of_lost(format_named("sdk")->lost_of(*read_puzzle(link))),
            (std::vector<std::string>{"the colours"}));
}

TEST(FpuzzlesFormat, SaysOfAShortLinkThatItLiesOnAServer) {
  EXPECT_EQ(read("https://f-puzzles.com/?id=2m8z3k4v"),
            "line 1: this is a short link; its puzzle lies on the server of f-puzzles.com, which "
            "nonet does not ask: open it and export it as a long link");
}

// ---- SudokuPad

TEST(SudokupadFormat, ReadsEveryKindOfLinkAndWritesTheShortest) {
  const std::string site = "https://sudokupad.app/";
  EXPECT_EQ(written("sudokupad"), site + "scf" + kClassic + "\n");
  for (const std::string& id :
       {"scf" + kClassic, "classic" + kClassic, "fpuz" + kCompressed, "fpuzzles" + kCompressed}) {
    EXPECT_EQ(read(site + id), kPuzzle) << id;
    EXPECT_EQ(read(site + "sudoku/" + id), kPuzzle) << id;
    EXPECT_EQ(read("https://app.crackingthecryptic.com/sudoku/?puzzleid=" + id), kPuzzle) << id;
    EXPECT_EQ(read(id), kPuzzle) << id;
  }
}

TEST(SudokupadFormat, ReadsItsJsonWithShortKeysAndWithLongOnes) {
  for (const bool brief : {true, false}) {
    std::string json = brief ? "{cs:50,ce:[" : "{\"cellSize\":50,\"cells\":[";
    for (Cell c : Cell::all()) {
      const char ch = kPuzzle[c.index()];
      json += column_of(c) > 0 ? ",{" : c.index() > 0 ? "],[{" : "[{";
      if (ch != '.')
        json += std::string(brief ? "v:'" : "\"value\":\"") + ch + (brief ? "'" : "\"");
      json += "}";
    }
    json += brief ? "]],ca:[{v:'title: it\\'s \"easy\"'}],l:[]}" : "]],\"cages\":[],\"lines\":[]}";
    EXPECT_EQ(read("https://sudokupad.app/scl" + lz_compressed(json)), kPuzzle) << json;
    EXPECT_EQ(read("https://sudokupad.app/ctc" + lz_compressed(json)), kPuzzle) << json;
    json.insert(json.size() - 2, "{}");
    EXPECT_EQ(read("https://sudokupad.app/scl" + lz_compressed(json)),
              "line 1: the puzzle has drawings (lines) that may stand for rules" + kOnly);
  }
}

// As the site packs it: gaps for unset cells, numbers for digits, the boxes, colours without
// quotes.
std::string packed_cells() {
  std::string json = "{id:'x',metadata:{author:'Ada',rules:'It\\'s normal.\\nGo!',t:'Fish'},ce:[";
  for (Cell c : Cell::all()) {
    const char ch = kPuzzle[c.index()];
    json += column_of(c) > 0 ? "," : c.index() > 0 ? "],[" : "[";
    if (ch != '.') json += std::string("{v:") + ch + "}";
  }
  json += "]],re:[";
  for (int box = 0; box < 9; ++box) {
    json += box > 0 ? "],[" : "[";
    for (int i = 0; i < 9; ++i) {
      json += (i > 0 ? ",[" : "[") + std::to_string(box / 3 * 3 + i / 3) + "," +
              std::to_string(box % 3 * 3 + i % 3) + "]";
    }
  }
  return json +
         "]],ca:[{v:'solution: 41'},{ce:[[0,0],[0,1],[0,2],[0,3],[0,4],[0,5],[0,6],[0,7],"
         "[0,8]],unique:t,c:ff8000,c2:#F}]}";
}

TEST(SudokupadFormat, ReadsItsJsonAsTheSitePacksIt) {
  const std::string json = packed_cells();
  auto puzzle = read_puzzle("https://sudokupad.app/scl" + lz_compressed(json));
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_EQ(test::line_of(puzzle->givens), kPuzzle);
  EXPECT_EQ(puzzle->name, "Fish");
  EXPECT_EQ(puzzle->comment, "It's normal.\nGo!");
  EXPECT_EQ(remark_about(*puzzle, "author"), "Ada");

  auto after = [&](const std::string& from, const std::string& to) {
    std::string changed = json;
    changed.replace(changed.find(from), from.size(), to);
    return read("https://sudokupad.app/scl" + lz_compressed(changed));
  };
  EXPECT_EQ(after("re:[[[0,0]", "re:[[[3,3]"),
            "line 1: the puzzle has boxes of other shapes" + kOnly);
  const std::string cages = "line 1: the puzzle has rules of its own ('cage')" + kOnly;
  EXPECT_EQ(after("ce:[[0,0],[0,1],[0,2]", "ce:[[0,0],[1,0],[2,2]"),
            "line 1: the puzzle has rules of its own ('region')" + kOnly);
  EXPECT_EQ(after("ce:[[0,0],[0,1],[0,2]", "ce:[[0,0]"), kPuzzle) << "a part of a row";
  EXPECT_EQ(after("unique:t", "v:45"), cages);
  EXPECT_EQ(after("metadata:{author", "x:{author"), kPuzzle);
}

TEST(SudokupadFormat, SaysOfAShortLinkThatItLiesOnAServer) {
  EXPECT_EQ(read("https://sudokupad.app/5wmrs4ujtm"),
            "line 1: this is a short link; its puzzle lies on the server of SudokuPad, which nonet "
            "does not ask: open it and copy the puzzle itself");
}

TEST(SudokupadFormat, NamesWhatIsWrong) {
  EXPECT_EQ(read("https://sudokupad.app/scf" + kClassic + "0"),
            "line 1: the link has more than 81 cells");
  EXPECT_EQ(read("https://sudokupad.app/scf" + kClassic.substr(1)),
            "line 1: the link has 75 cells, not 81: are 6 missing?");
  EXPECT_EQ(read("https://sudokupad.app/scf" + kClassic.substr(1) + "z"),
            "line 1: 'z' stands for no cell in a link of SudokuPad");
}

// ---- any link

TEST(LinkFormat, TakesThePuzzleAndNotItsSolution) {
  const std::string solution =
      "417369825632158947958724316825437169791586432346912758289643571573291684164875293";
  const std::string puzzle(kPuzzle);
  EXPECT_EQ(read("https://x.org/?solution=" + solution + "&puzzle=" + puzzle), kPuzzle);
  EXPECT_EQ(read("https://x.org/?puzzle=" + puzzle + "&solution=" + solution), kPuzzle);
}

// ---- sudokuwiki

TEST(SudokuWiki, SaysThatALinkHasNoPuzzleAndCountsNothing) {
  for (const char* link :
       {"https://www.sudokuwiki.org", "https://www.sudokuwiki.org/sudoku.htm?bd="}) {
    const auto none = read_puzzle(link);
    ASSERT_FALSE(none);
    EXPECT_EQ(
        to_string(none.error()),
        "line 1: there is no puzzle in this link to sudokuwiki.org, which has it behind 'bd='");
  }
}

TEST(SudokuwikiFormat, ReadsAllThreeKindsOfLinkAndWritesTheNewest) {
  const std::string site = "https://www.sudokuwiki.org/sudoku.htm?bd=";
  EXPECT_EQ(written("sudokuwiki"), site + kWikiNew + "\n");
  for (const std::string& board : {std::string(kZeros), std::string(kPuzzle), kWikiOld, kWikiNew}) {
    EXPECT_EQ(state(site + board), ":0000:x:" + std::string(kPuzzle) + ":::\n") << board;
    EXPECT_EQ(read("?bd=" + board), kPuzzle) << board;
  }
  EXPECT_EQ(read(kWikiNew), kPuzzle);
}

TEST(SudokuwikiFormat, NamesWhatIsWrong) {
  EXPECT_EQ(read("?bd=" + kWikiNew.substr(0, 163)),
            "line 1: the board has 160 digits, not 162: are 2 missing?, in this link to "
            "sudokuwiki.org");
  EXPECT_EQ(read("?bd=" + kWikiOld.substr(0, 161) + "z"),
            "line 1: 'z' is no digit of base 32, in this link to sudokuwiki.org");
}

// ---- other sites

TEST(LinkFormat, FindsTheCellsInAnyAddress) {
  for (const char* before :
       {"https://sudoku.coach/en/play/", "https://sudoku.coach/de/solver/", "sudoku.coach/en/play/",
        "https://sudokuexchange.com/play/?s=", "http://example.org/x/y?board="}) {
    EXPECT_EQ(read(before + std::string(kZeros)), kPuzzle) << before;
  }
  EXPECT_EQ(written("link"), "https://sudoku.coach/en/play/" + std::string(kZeros) + "\n");
}

TEST(LinkFormat, ReadsAnAddressThatHasThePuzzleItself) {
  const std::string address =
      "http://127.0.0.1:4000/#%7B%22size%22%3A4%2C%22givens%22%3A%221...............%22%2C%22rules"
      "%22%3A%5B%7B%22kind%22%3A%22cage%22%2C%22cells%22%3A%5B%22r1c1%22%2C%22r1c2%22%5D%2C%22sum"
      "%22%3A3%7D%5D%7D";
  const auto puzzle = read_any_puzzle(address);
  ASSERT_TRUE(puzzle) << puzzle.error().message;
  ASSERT_NE(puzzle->variant, nullptr);
  EXPECT_EQ(puzzle->variant->rows, 4);
  EXPECT_EQ(puzzle->variant->clues.size(), 1U);
  // Cut off, it is told what is wrong with it, and not that it lies elsewhere.
  const auto cut = read_any_puzzle(address.substr(0, address.size() - 9));
  ASSERT_FALSE(cut);
  EXPECT_EQ(cut.error().message.find("server"), std::string::npos);
}

TEST(LinkFormat, SaysThatAPuzzleLiesOnAServer) {
  EXPECT_EQ(
      read("https://example.org/puzzle/1234"),
      "line 1: there is no puzzle in this link: it lies on the site's server, which nonet does "
      "not ask; open the link and copy the puzzle itself");
}

TEST(Links, HoldAState) {
  auto puzzle = read_puzzle(kState);
  ASSERT_TRUE(puzzle);
  for (const char* format : {"fpuzzles", "sudokupad", "sudokuwiki"}) {
    EXPECT_EQ(state(format_named(format)->write_puzzle(*puzzle, '.')), kState) << format;
  }
}

}  // namespace
}  // namespace nonet
