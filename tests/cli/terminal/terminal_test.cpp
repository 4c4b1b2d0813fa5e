#include "cli/terminal/terminal.h"

#include "support/process.h"
#include "support/support.h"

namespace nonet::test {
namespace {

using cli::wrapped;

TEST(Wrapped, BreaksBetweenWordsAndIndentsWhatFollows) {
  EXPECT_EQ(wrapped("12. one two three four", 12, 4), "12. one two\n    three\n    four");
  EXPECT_EQ(wrapped("short", 40, 4), "short");
  EXPECT_EQ(wrapped("as it is, however long", 0, 4), "as it is, however long");
}

TEST(Wrapped, AWordLongerThanTheLineStaysWhole) {
  EXPECT_EQ(wrapped("a incomprehensibilities b", 10, 2), "a\n  incomprehensibilities\n  b");
}

TEST(InColumns, KeepsWordsWholeAndLinesWithinTheWidth) {
  const std::vector<std::string> words = {"one", "two", "three", "four", "five"};
  EXPECT_EQ(cli::in_columns(words, 20), "one    two    three\nfour   five\n");
  EXPECT_EQ(cli::in_columns(words, 19), "one    two    three\nfour   five\n");
  EXPECT_EQ(cli::in_columns(words, 18), "one    two\nthree  four\nfive\n");
  EXPECT_EQ(cli::in_columns(words, 3), "one\ntwo\nthree\nfour\nfive\n");
  EXPECT_EQ(cli::in_columns({}, 80), "");
}

TEST(Color, IsWrittenWhenAskedForAndNeverInAPipeByItself) {
  auto colored = [](const std::vector<std::string>& options) {
    std::vector<std::string> arguments = {"explain", "--example", "--boards"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run("nonet", arguments).out.find('\x1b') != std::string::npos;
  };
  EXPECT_FALSE(colored({}));
  EXPECT_FALSE(colored({"--color=auto"}));
  EXPECT_FALSE(colored({"--color=never"}));
  EXPECT_TRUE(colored({"--color=always"}));
}

TEST(Columns, AreKeptToWhereTheyAreSet) {
  ScratchFolder folder;
  Finished narrow = run_shell(
      "COLUMNS=60 nonet explain --example | awk 'length > 60 && !/^[0-9.]+$/'", folder.path());
  EXPECT_EQ(narrow.out, "");
  Finished wide = run_shell("nonet explain --example | awk 'length > 100' | wc -l", folder.path());
  EXPECT_NE(wide.out, "0\n");
}

}  // namespace
}  // namespace nonet::test
