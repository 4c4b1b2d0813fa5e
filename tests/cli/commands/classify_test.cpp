// An atlas: its columns are those that other commands tell, whoever killed the run.
#include <fstream>
#include <sstream>

#include "support/filter.h"
#include "support/schema.h"

namespace nonet::test {
namespace {

Finished classify(std::vector<std::string> options, const std::string& input) {
  options.insert(options.begin(), "classify");
  return run("nonet", options, input);
}

std::vector<std::string> fields(const std::string& line) {
  std::vector<std::string> all;
  std::istringstream in(line);
  for (std::string field; std::getline(in, field, ',');) all.push_back(field);
  return all;
}

constexpr const char* kWhips =
    ".23..6.8......91...8.1..4..2.......7...8.....678.1......7.3.2...3...4.7....5.1.6.";

TEST(Classify, WritesALineAPuzzleWithEveryColumn) {
  const auto lines = split(classify({"--columns=all"}, line(kWhips)).out);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0],
            "puzzle,clues,solutions,redundant,guesses,backdoor,backdoors,strike,strikes,er,ep,ed,"
            "level,score,W,B,gW,gB,TE,BxB,BxBB,automorphisms,canonical,checksum");
  EXPECT_EQ(fields(lines[1]).size(), fields(lines[0]).size());
}

TEST(Classify, WritesTheSameAsJson) {
  const std::string input = line(kWhips) + std::string(81, '.') + "\n";
  const auto table = split(classify({"--columns=all"}, input).out);
  const auto objects = split(classify({"--columns=all", "--json"}, input).out);
  ASSERT_EQ(table.size(), 3U);
  ASSERT_EQ(objects.size(), 2U);
  const auto names = fields(table[0]);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(schema_fault(objects[i], "atlas"), "") << objects[i];
    const auto values = fields(table[i + 1]);
    for (std::size_t k = 0; k + 1 < names.size(); ++k) {
      const std::string value = values[k].empty() ? "null" : values[k];
      const std::string member = "\"" + names[k] + "\":";
      EXPECT_TRUE(objects[i].find(member + value + ",") != std::string::npos ||
                  objects[i].find(member + "\"" + value + "\",") != std::string::npos)
          << member << value << " in " << objects[i];
    }
  }
}

TEST(Classify, LooksAtTheChecksumsOfObjectsToo) {
  const ScratchFolder folder;
  const std::string whole = classify({"--columns=clues,W", "--json"}, line(kWhips)).out;
  std::string damaged = whole;
  damaged[damaged.find("\"W\":") + 4] = '9';
  const std::string good = folder.write("good", whole), bad = folder.write("bad", damaged);
  EXPECT_EQ(run("nonet", {"classify", "--check", good}).out, "1 line, 0 damaged\n");
  EXPECT_EQ(run("nonet", {"classify", "--check", bad}).out, "1 line, 1 damaged\n");
}

TEST(Classify, TellsWhatRateAndCanonTell) {
  const std::string rated =
      run("nonet", {"rate", "--scale=se,hodoku,W,B,gW,gB,TE", kWhips}).out.substr(82);
  const std::string form = run("nonet", {"canon", kWhips}).out.substr(0, 81);
  std::string told;
  const auto lines =
      split(classify({"--columns=er,ep,ed,level,score,W,B,gW,gB,TE,canonical"}, line(kWhips)).out);
  const auto values = fields(lines[1]);
  for (std::size_t i = 0; i + 2 < values.size(); ++i) {
    told += (i == 0 ? "" : i < 3 ? "/" : " ") + values[i];
  }
  EXPECT_EQ(told + "\n", rated);
  EXPECT_EQ(values[10], form);
}

TEST(Classify, CountsCluesThatAPuzzleCouldDoWithout) {
  std::string more = kWhips;
  const std::string solution = run("nonet", {"solve", "--format=1.", kWhips}).out;
  ASSERT_EQ(more[0], '.');
  more[0] = solution[0];
  const std::string least = run("nonet", {"minimize", "--format=1.", kWhips}).out.substr(0, 81);
  const std::string column = "--columns=redundant";
  EXPECT_EQ(fields(split(classify({column}, least + "\n").out)[1])[0], "0");
  EXPECT_NE(fields(split(classify({column}, more + "\n").out)[1])[0], "0");
}

TEST(Classify, APuzzleWithoutOneSolutionHasNothingInTheOtherColumns) {
  const Finished done =
      classify({"--columns=puzzle,clues,solutions,W,er"}, line(kTwoWays) + line(kClash));
  const auto lines = split(done.out);
  EXPECT_EQ(done.code, 1);
  EXPECT_EQ(fields(lines[1])[2], ">1");
  EXPECT_EQ(fields(lines[1])[3] + fields(lines[1])[4], "");
  EXPECT_EQ(fields(lines[2])[2], "0");
}

TEST(Classify, NoticesALineThatIsNotAsItWasWritten) {
  const auto folder = std::filesystem::temp_directory_path() / "nonet-classify-test";
  std::filesystem::create_directories(folder);
  const std::string file = (folder / "atlas.csv").string();
  std::string atlas = classify({}, line(kWhips) + line(kPuzzleLine)).out;
  std::ofstream(file) << atlas;
  EXPECT_EQ(run("nonet", {"classify", "--check", file}).out, "2 lines, 0 damaged\n");
  atlas[atlas.find('\n') + 85] ^= 1;
  std::ofstream(file) << atlas;
  const Finished damaged = run("nonet", {"classify", "--check", file});
  EXPECT_EQ(damaged.out, "2 lines, 1 damaged\n");
  EXPECT_EQ(damaged.err, "nonet classify: line 2 is not as it was written\n");
  EXPECT_EQ(damaged.code, 1);
  std::filesystem::remove_all(folder);
}

TEST(Classify, RefusesColumnsThatItDoesNotHave) {
  EXPECT_EQ(classify({"--columns=puzle"}, line(kWhips)).err,
            "nonet classify: --columns: there is no column 'puzle' (did you mean 'puzzle'?)\n");
}

}  // namespace
}  // namespace nonet::test
