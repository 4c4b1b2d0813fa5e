// The house plan, held against the #include lines: which folder may include which is what
// nonet/CMakeLists.txt links, and nothing else.
#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "support/support.h"
#include "support/texts.h"

namespace nonet::test {
namespace {

const std::filesystem::path kSource = test::source_folder();

// Room -> rooms it may include, itself among them.
std::map<std::string, std::set<std::string>> rooms() {
  std::map<std::string, std::set<std::string>> rooms;
  std::string text = read_file(kSource / "nonet" / "CMakeLists.txt");
  for (const auto& line : find_all(text, R"(nonet_room\((\w+)(?: USES ([\w ]+))?\))")) {
    std::istringstream uses(line[2]);
    std::set<std::string>& allowed = rooms[line[1]];
    allowed.insert(line[1]);
    for (std::string room; uses >> room;) allowed.insert(room);
  }
  return rooms;
}

const std::vector<std::string>& includes_of(const std::filesystem::path& file) {
  static std::map<std::filesystem::path, std::vector<std::string>> read;
  auto [place, is_new] = read.try_emplace(file);
  if (!is_new) return place->second;
  for (const auto& line : find_all(read_file(file), R"(#include [<"]([^>"]+)[>"])")) {
    place->second.push_back(line[1]);
  }
  return place->second;
}

std::vector<std::filesystem::path> sources_below(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    auto extension = entry.path().extension();
    if (extension == ".h" || extension == ".cpp" || extension == ".def")
      files.push_back(entry.path());
  }
  return files;
}

TEST(Arrows, EveryFolderOfTheLibraryIsARoomOfThePlan) {
  auto plan = rooms();
  EXPECT_GE(plan.size(), 7U);
  for (const auto& entry : std::filesystem::directory_iterator(kSource / "nonet")) {
    if (!entry.is_directory()) continue;
    EXPECT_TRUE(plan.contains(entry.path().filename())) << entry.path();
  }
}

TEST(Arrows, RoomsIncludeOnlyWhatThePlanDraws) {
  for (const auto& [room, allowed] : rooms()) {
    for (const auto& file : sources_below(kSource / "nonet" / room)) {
      for (const std::string& include : includes_of(file)) {
        if (include.starts_with("nonet/") && include != "nonet/version.h") {
          std::string target = include.substr(6, include.find('/', 6) - 6);
          EXPECT_TRUE(allowed.contains(target)) << file << " includes " << include;
        }
        EXPECT_FALSE(include.starts_with("cli/")) << file << " includes " << include;
      }
    }
  }
}

// And what rules mean: nothing that search or finders make of them.
TEST(Arrows, TheCheckerKnowsNothingButCoreAndTheMeaningOfRules) {
  EXPECT_EQ(rooms().at("proof"), (std::set<std::string>{"core", "proof", "rules"}));
  const std::set<std::string> meaning = {"nonet/rules/automaton.h", "nonet/rules/rulebook.h",
                                         "nonet/rules/scheme.h"};
  for (const auto& file : sources_below(kSource / "nonet" / "proof")) {
    for (const std::string& include : includes_of(file)) {
      if (!include.starts_with("nonet/rules/")) continue;
      EXPECT_TRUE(meaning.contains(include)) << file << " includes " << include;
    }
  }
}

TEST(Arrows, TheLibraryNeitherPrintsNorThreadsNorNeedsWhatWebAssemblyLacks) {
  const std::set<std::string> banned = {"iostream",        "fstream",  "cstdio", "thread",
                                        "mutex",           "future",   "ranges", "format",
                                        "source_location", "unistd.h", "stdio.h"};
  for (const auto& file : sources_below(kSource / "nonet")) {
    for (const std::string& include : includes_of(file)) {
      EXPECT_FALSE(banned.contains(include)) << file << " includes <" << include << ">";
    }
  }
}

// What a file includes, itself or through files of ours.
std::set<std::string> all_includes_of(const std::filesystem::path& file) {
  std::set<std::string> all;
  std::vector<std::filesystem::path> left = {file};
  while (!left.empty()) {
    const std::filesystem::path next = left.back();
    left.pop_back();
    for (const std::string& include : includes_of(next)) {
      if (!all.insert(include).second) continue;
      if (std::filesystem::exists(kSource / include)) left.push_back(kSource / include);
    }
  }
  return all;
}

// "sort" of "std::sort(" and so on: what a text calls by the name of the standard library.
std::set<std::string> standard_names_in(const std::string& text) {
  constexpr std::string_view kPrefix = "std::";
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789_";
  std::set<std::string> names;
  for (std::size_t at = text.find(kPrefix); at != std::string::npos; at = text.find(kPrefix, at)) {
    at += kPrefix.size();
    names.insert(text.substr(at, text.find_first_not_of(kLetters, at) - at));
  }
  return names;
}

// A precompiled header would hide it.
TEST(Arrows, WhatIsPrecompiledIsIncludedWhereItIsUsed) {
  const std::map<std::string, std::vector<std::string>> names = {
      {"algorithm",
       {"sort", "stable_sort", "find", "find_if", "any_of", "all_of", "none_of", "count_if",
        "reverse", "min", "max"}},
      {"array", {"array"}},
      {"functional", {"function"}},
      {"map", {"map"}},
      {"memory", {"unique_ptr", "shared_ptr", "make_unique", "make_shared"}},
      {"optional", {"optional", "nullopt"}},
      {"string", {"string", "to_string"}},
      {"string_view", {"string_view"}},
      {"vector", {"vector"}},
  };
  for (const char* folder : {"nonet", "cli"}) {
    for (const auto& file : sources_below(kSource / folder)) {
      const std::set<std::string> used = standard_names_in(read_file(file));
      const std::set<std::string> included = all_includes_of(file);
      for (const auto& [header, some] : names) {
        if (included.contains(header)) continue;
        if (header == "string_view" && included.contains("string")) continue;
        for (const std::string& name : some) {
          EXPECT_FALSE(used.contains(name))
              << file << " uses std::" << name << " and does not include <" << header << ">";
        }
      }
    }
  }
}

TEST(Arrows, EveryTestMirrorsAFileOfTheHouse) {
  for (const auto& file : sources_below(kSource / "tests")) {
    std::string name = file.filename().string();
    const auto folder = std::filesystem::relative(file.parent_path(), kSource / "tests");
    if (!name.ends_with("_test.cpp") || folder == "house") continue;
    // A file, or one side of it: checker_budget_test.cpp is about checker.cpp.
    bool mirrored = false;
    for (std::string stem = name.substr(0, name.size() - 9); !mirrored;
         stem.resize(stem.rfind('_'))) {
      for (const char* root : {"nonet", "."}) {
        for (const char* extension : {".h", ".cpp"}) {
          mirrored =
              mirrored || std::filesystem::exists(kSource / root / folder / (stem + extension));
        }
      }
      if (stem.rfind('_') == std::string::npos) break;
    }
    EXPECT_TRUE(mirrored) << file;
  }
}

}  // namespace
}  // namespace nonet::test
