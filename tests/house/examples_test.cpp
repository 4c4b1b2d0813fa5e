// The puzzles in examples/ are what examples/README.md says of them.
#include "nonet/io/puzzle_reader.h"
#include "nonet/rules/rulebook.h"
#include "nonet/search/search.h"
#include "support/process.h"
#include "support/support.h"

namespace nonet::test {
namespace {

const std::filesystem::path kExamples = test::source_folder() / "examples";

Grid example(const std::filesystem::path& file) {
  auto puzzle = read_any_puzzle(read_file(file));
  if (!puzzle) {
    ADD_FAILURE() << file << ": " << to_string(puzzle.error());
    return Grid();
  }
  return *start_of(*puzzle);
}

TEST(Examples, HaveOneSolutionEachButForTheAmbiguousOne) {
  int puzzles = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(kExamples)) {
    const std::string extension = entry.path().extension().string();
    if (extension != ".txt" && extension != ".json") continue;
    if (entry.path().filename() == "CMakeLists.txt") continue;
    const std::uint64_t solutions = entry.path().stem() == "ambiguous" ? 2 : 1;
    EXPECT_EQ(search(example(entry.path()), 3).solutions, solutions) << entry.path();
    ++puzzles;
  }
  EXPECT_GE(puzzles, 15);
}

TEST(Examples, OfJsonLieBesideTheirSolutions) {
  for (const std::string name : {"mysudoku", "wings", "open"}) {
    const Board solution = search(example(kExamples / "puzzles" / (name + "_puzzle.json"))).first;
    EXPECT_EQ(search(example(kExamples / "puzzles" / (name + "_solution.json"))).first, solution);
  }
}

TEST(Examples, TheHalfSolvedPuzzleLeadsToTheSolution) {
  EXPECT_EQ(search(example(kExamples / "half-way.txt")).first,
            search(example(kExamples / "puzzle.txt")).first);
}

TEST(Examples, NeedWhatTheirNamesSay) {
  const auto told = [](const std::string& command) {
    return run_shell(command, kExamples.string()).out;
  };
  EXPECT_EQ(told("nonet rate --scale=hodoku problems/easy.txt | cut -d ' ' -f 2"), "Easy\n");
  for (const char* name : {"easy", "tricky", "diabolical"}) {
    const std::string sets =
        told("nonet solve --verbose=sets problems/" + std::string(name) + ".txt");
    EXPECT_EQ(sets.find("Nisho") != std::string::npos, name == std::string("diabolical")) << name;
  }
  EXPECT_EQ(told("nonet propagate < games/evil.txt > /dev/null; echo $?"), "0\n");
  EXPECT_EQ(told("nonet propagate < games/unsolved-01.txt > /dev/null; echo $?"), "1\n");
  EXPECT_EQ(told("nonet propagate < games/unsolved-02.txt > /dev/null; echo $?"), "1\n");
  EXPECT_NE(told("nonet mark wings").find("y-wing"), std::string::npos);
  EXPECT_EQ(told("nonet mark mysudoku").find("y-wing"), std::string::npos);
}

}  // namespace
}  // namespace nonet::test
