// The documents tell the truth: every console example and every snippet in them is run and must
// print what stands there, and every test that the table of the five documents names exists.
#include <algorithm>
#include <set>
#include <sstream>

#include "support/process.h"
#include "support/support.h"
#include "support/texts.h"

namespace nonet::test {
namespace {

const std::filesystem::path kSource = test::source_folder();

// What people read, in the order in which tests/CMakeLists.txt takes its snippets.
const std::vector<std::string> kDocuments = {"README.md", "docs/API.md", "docs/GUIDE.md",
                                             "docs/SEEDS.md"};

// What stands between two lines of three backquotes.
struct Block {
  std::string kind;  // "console", "cpp", "text"
  std::vector<std::string> lines;
};

std::vector<Block> blocks_in(const std::filesystem::path& file) {
  std::vector<Block> blocks;
  std::istringstream text(read_file(file));
  bool inside = false;
  for (std::string line; std::getline(text, line);) {
    if (line.starts_with("```")) {
      inside = !inside;
      if (inside) blocks.push_back({line.substr(3), {}});
    } else if (inside) {
      blocks.back().lines.push_back(line);
    }
  }
  return blocks;
}

struct ConsoleExample {
  std::string command;
  std::vector<std::string> expected;  // "...": any lines
};

std::vector<ConsoleExample> examples_in(const std::filesystem::path& file) {
  std::vector<ConsoleExample> examples;
  for (const Block& block : blocks_in(file)) {
    if (block.kind != "console") continue;
    for (const std::string& line : block.lines) {
      if (line.starts_with("$ ")) {
        examples.push_back({line.substr(2), {}});
      } else {
        examples.back().expected.push_back(line);
      }
    }
  }
  return examples;
}

// What the snippets of a document print, one after the other: the block of text behind each.
std::vector<std::string> claims_of_snippets(const std::filesystem::path& file) {
  std::vector<std::string> claims;
  bool behind_snippet = false;
  for (const Block& block : blocks_in(file)) {
    if (block.kind == "cpp") claims.emplace_back();
    if (block.kind == "text" && behind_snippet) {
      for (const std::string& line : block.lines) claims.back() += line + "\n";
    }
    behind_snippet = block.kind == "cpp";
  }
  return claims;
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

// As in a folder that holds the repository: examples and scripts are there, and may be spoilt.
TEST_P(Documents, EveryConsoleExamplePrintsWhatStandsThere) {
  ScratchFolder scratch;
  for (const char* part : {"examples", "script"}) {
    std::filesystem::copy(kSource / part, std::filesystem::path(scratch.path()) / part,
                          std::filesystem::copy_options::recursive);
  }
  std::string folder = scratch.path();
  std::vector<ConsoleExample> examples = examples_in(kSource / GetParam());
  EXPECT_FALSE(examples.empty());
  for (const ConsoleExample& example : examples) {
    if (example.command.starts_with("cd ")) folder += "/" + example.command.substr(3);
    Finished done =
        run_shell(example.command.starts_with("cd ") ? "true" : example.command, folder);
    EXPECT_TRUE(matches(example.expected, 0, lines_in(done.out), 0))
        << "$ " << example.command << "\n"
        << done.out;
  }
}

// Beside what people read, transcripts of our own: what the program said when the older programs'
// transcripts in ../shared/data came out right.
INSTANTIATE_TEST_SUITE_P(Files, Documents,
                         testing::Values("README.md", "docs/GUIDE.md", "docs/SEEDS.md",
                                         "docs/VARIANTS.md", "docs/SCALE.md", "docs/HARDEST.md",
                                         "docs/RATINGS.md", "tests/golden/filter.md",
                                         "tests/golden/sets.md", "tests/golden/mark.md",
                                         "tests/golden/propagate.md", "tests/golden/prompt.md"),
                         [](const auto& parameter) {
                           return std::filesystem::path(parameter.param).stem().string();
                         });

// snippets.awk makes one program of them all.
TEST(Snippets, PrintWhatStandsBehindThem) {
  Finished done = run(program_path("../tests/snippets"), {});
  EXPECT_EQ(done.code, 0) << done.err;
  std::istringstream printed(done.out);
  std::string part;
  std::size_t snippets = 0;
  for (const std::string& document : kDocuments) {
    for (const std::string& claim : claims_of_snippets(kSource / document)) {
      ASSERT_TRUE(std::getline(printed, part, '\f')) << document;
      EXPECT_EQ(part, claim) << document;
      ++snippets;
    }
  }
  EXPECT_GE(snippets, 4U);
  EXPECT_FALSE(std::getline(printed, part, '\f')) << part;
}

TEST(Snippets, InCPrintWhatStandsBehindThem) {
  const std::vector<Block> blocks = blocks_in(kSource / "docs/GUIDE.md");
  int number = 0;
  for (std::size_t i = 0; i + 1 < blocks.size(); ++i) {
    if (blocks[i].kind != "c") continue;
    std::string claim;
    for (const std::string& line : blocks[i + 1].lines) claim += line + "\n";
    const Finished done = run(program_path("../tests/c_snippet_" + std::to_string(++number)), {});
    EXPECT_EQ(done.code, 0) << done.err;
    EXPECT_EQ(done.out, claim);
  }
  EXPECT_EQ(number, 4);  // as many as tests/CMakeLists.txt makes programs of
}

// Those in JavaScript are run by tests/web/engine/guide.test.mjs, those in Python by
// python/tests/package_test.py, that of CMake by tests/packaging/installed.
TEST(Snippets, OfOtherKindsThanThoseThatAreRunDoNotStandInTheDocuments) {
  const std::set<std::string> languages = {"cpp", "c", "js", "python", "cmake"};
  for (const std::string& document : kDocuments) {
    std::string before;
    for (const Block& block : blocks_in(kSource / document)) {
      EXPECT_TRUE(block.kind == "console" || languages.contains(block.kind) ||
                  (block.kind == "text" && languages.contains(before)))
          << document << ": a block of '" << block.kind << "'";
      before = block.kind;
    }
  }
}

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
