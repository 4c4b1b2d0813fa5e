#include "support/filter.h"

namespace nonet::test {
namespace {

TEST(Print, WritesAPdfOrAnSvgByTheNameOfTheFile) {
  const ScratchFolder folder;
  auto file = [&](const std::string& name) { return folder.path() + "/" + name; };
  for (const char* name : {"sheet.pdf", "sheet.svg"}) {
    const Finished done = run("nonet", {"print", kPuzzleLine, "-o", file(name)});
    EXPECT_EQ(done.code, 0) << done.err;
    EXPECT_EQ(done.out + done.err, "");
  }
  EXPECT_EQ(read_file(file("sheet.pdf")).substr(0, 5), "%PDF-");
  const std::string svg = read_file(file("sheet.svg"));
  EXPECT_EQ(svg.substr(0, 5), "<svg ");
  EXPECT_NE(svg.find(">1: Easy 344"), std::string::npos) << svg.substr(0, 3000);
}

TEST(Print, PrintsAPuzzleWithoutOneSolutionAndSaysSo) {
  const ScratchFolder folder;
  auto file = [&](const std::string& name) { return folder.path() + "/" + name; };
  const Finished done =
      run("nonet", {"print", "-o", file("a.svg")}, line(kPuzzleLine) + line(kTwoWays));
  EXPECT_EQ(done.code, 1);
  EXPECT_EQ(done.err, "nonet print: puzzle 2 does not have one solution; it is printed without\n");
  EXPECT_TRUE(std::filesystem::exists(file("a.svg")));
}

TEST(Print, RefusesNamesThatTellNoFormatAndInputThatIsNoPuzzle) {
  const ScratchFolder folder;
  auto file = [&](const std::string& name) { return folder.path() + "/" + name; };
  EXPECT_EQ(run("nonet", {"print", kPuzzleLine}).err,
            "nonet print: -o FILE says where to; it ends in .svg or .pdf\n");
  EXPECT_EQ(run("nonet", {"print", kPuzzleLine, "-o", "sheet.doc"}).err,
            "nonet print: -o takes a name that ends in .svg or .pdf, not 'sheet.doc'\n");
  const Finished broken = run("nonet", {"print", "-o", file("b.pdf")}, "12\n");
  EXPECT_EQ(broken.code, 2);
  EXPECT_EQ(broken.err.substr(0, 29), "nonet print: standard input: ");
  EXPECT_FALSE(std::filesystem::exists(file("b.pdf")));
}

}  // namespace
}  // namespace nonet::test
