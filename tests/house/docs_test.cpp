// The documents tell the truth: every console example in them is run and must print what stands
// there, and every test that the table of the five documents names exists.
#include <cstdlib>
#include <set>
#include <sstream>

#include "support/process.h"
#include "support/support.h"
#include "support/texts.h"

namespace nonet::test {
namespace {

const std::filesystem::path kSource = NONET_SOURCE_DIR;

struct ConsoleExample {
  std::string command;
  std::vector<std::string> expected;  // "...": any lines
};

std::vector<ConsoleExample> examples_in(const std::filesystem::path& file) {
  std::vector<ConsoleExample> examples;
  std::istringstream text(read_file(file));
  bool console = false;
  for (std::string line; std::getline(text, line);) {
    if (line.starts_with("```")) {
      console = line == "```console";
    } else if (console && line.starts_with("$ ")) {
      examples.push_back({line.substr(2), {}});
    } else if (console) {
      examples.back().expected.push_back(line);
    }
  }
  return examples;
}

std::vector<std::string> lines_in(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

bool matches(const std::vector<std::string>& expected, std::size_t i,
             const std::vector<std::string>& printed, std::size_t j) {
  if (i == expected.size()) return j == printed.size();
  if (expected[i] == "...") {
    for (std::size_t k = j; k <= printed.size(); ++k) {
      if (matches(expected, i + 1, printed, k)) return true;
    }
    return false;
  }
  return j < printed.size() && expected[i] == printed[j] &&
         matches(expected, i + 1, printed, j + 1);
}

class Documents : public testing::TestWithParam<const char*> {};

TEST_P(Documents, EveryConsoleExamplePrintsWhatStandsThere) {
  ScratchFolder folder;
  std::vector<ConsoleExample> examples = examples_in(kSource / GetParam());
  EXPECT_FALSE(examples.empty());
  for (const ConsoleExample& example : examples) {
    Finished done = run_shell(example.command, folder.path());
    EXPECT_TRUE(matches(example.expected, 0, lines_in(done.out), 0))
        << "$ " << example.command << "\n"
        << done.out;
  }
}

// Beside what people read, transcripts of our own: what the program said when the older programs'
// transcripts in ../shared/data came out right.
INSTANTIATE_TEST_SUITE_P(Files, Documents,
                         testing::Values("README.md", "docs/GUIDE.md", "tests/golden/filter.md",
                                         "tests/golden/sets.md", "tests/golden/mark.md",
                                         "tests/golden/propagate.md", "tests/golden/prompt.md"),
                         [](const auto& parameter) {
                           return std::filesystem::path(parameter.param).stem().string();
                         });

TEST(Seeds, EveryTestThatTheTableNamesExists) {
  std::set<std::string> tests;
  const std::string macro = R"(TEST(?:_F|_P)?\((\w+),\s*(\w+)\))";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(kSource / "tests")) {
    if (entry.path().extension() != ".cpp") continue;
    for (const auto& test : find_all(read_file(entry.path()), macro)) {
      tests.insert(test[1] + "." + test[2]);
    }
  }
  std::string table = read_file(kSource / "docs" / "SEEDS.md");
  const auto named = find_all(table, R"(\b[A-Z]\w+\.[A-Z]\w+\b)");
  for (const auto& name : named) EXPECT_TRUE(tests.contains(name[0])) << name[0];
  EXPECT_GT(named.size(), 150U);
}

}  // namespace
}  // namespace nonet::test
