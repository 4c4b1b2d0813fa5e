// Kernels that only show their size on grids of nine: for a rule that a solution obeys, and cells
// that may hold the solution's digits and some more, an engine must never strike the solution's.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "nonet/io/variant_json.h"
#include "nonet/rules/count.h"
#include "nonet/rules/engine.h"
#include "support/support.h"

namespace nonet {
namespace {

constexpr int kSide = 9;
constexpr int kCells = 81;

class Chance {
 public:
  explicit Chance(unsigned seed) : random_(seed) {}

  int number(int from, int to) { return std::uniform_int_distribution<int>(from, to)(random_); }

  // A solution of the ordinary game: a pattern, its digits, and the rows within bands mixed.
  std::vector<int> solution() {
    std::vector<int> digits(kSide), rows;
    std::iota(digits.begin(), digits.end(), 1);
    std::shuffle(digits.begin(), digits.end(), random_);
    for (int band = 0; band < 3; ++band) {
      std::vector<int> three = {band * 3, band * 3 + 1, band * 3 + 2};
      std::shuffle(three.begin(), three.end(), random_);
      rows.insert(rows.end(), three.begin(), three.end());
    }
    const bool turned = number(0, 1) == 1;
    std::vector<int> solution(kCells);
    for (int r = 0; r < kSide; ++r) {
      for (int c = 0; c < kSide; ++c) {
        const int place =
            (rows[static_cast<std::size_t>(r)] * 3 + rows[static_cast<std::size_t>(r)] / 3 + c) %
            kSide;
        solution[static_cast<std::size_t>(turned ? c * kSide + r : r * kSide + c)] =
            digits[static_cast<std::size_t>(place)];
      }
    }
    return solution;
  }

  // Cells, one after the other, each beside one before it.
  std::vector<int> walk(int length) {
    std::vector<int> cells = {number(0, kCells - 1)};
    for (int tries = 0; tries < 200 && static_cast<int>(cells.size()) < length; ++tries) {
      const int from =
          cells[static_cast<std::size_t>(number(0, static_cast<int>(cells.size()) - 1))];
      const int row = from / kSide + number(-1, 1), col = from % kSide + number(-1, 1);
      if (row < 0 || row >= kSide || col < 0 || col >= kSide) continue;
      const int to = row * kSide + col;
      if (std::find(cells.begin(), cells.end(), to) == cells.end()) cells.push_back(to);
    }
    return cells;
  }

  // The solution's digits, and each other with this chance in ten.
  void loosen(Scheme& scheme, const std::vector<int>& solution, int tenths) {
    for (std::size_t i = 0; i < solution.size(); ++i) {
      unsigned mask = 1U << (solution[i] - 1);
      for (int d = 0; d < kSide; ++d) mask |= number(0, 9) < tenths ? 1U << d : 0;
      scheme.start[i] = static_cast<DigitMask>(mask & scheme.start[i]);
    }
  }

 private:
  std::mt19937 random_;
};

std::string names(const std::vector<int>& cells) {
  std::string text;
  for (int cell : cells) {
    text += (text.empty() ? "\"r" : ",\"r") + std::to_string(cell / kSide + 1) + "c" +
            std::to_string(cell % kSide + 1) + "\"";
  }
  return "[" + text + "]";
}

Result<Scheme> scheme_of(const std::string& rule) {
  auto variant =
      read_variant_json(R"({"size":9,"low":1,"boxes":"standard","rules":[)" + rule + "]}");
  if (!variant) return variant.error();
  return compile(std::move(*variant));
}

// A rule of the kind, with a value that makes the solution obey it; empty if there is none.
std::string obeyed(Chance& chance, const std::string& kind, const std::vector<int>& solution) {
  const bool outside = kind == "hidden-skyscraper";
  const int most = kind == "rellik" || kind == "equality-cage" ? 6 : kind == "sum" ? 50 : 9;
  std::string rule = R"({"kind":")" + kind + "\",";
  if (outside) {
    rule += std::string(R"("line":")") + (chance.number(0, 1) == 0 ? "r" : "c") +
            std::to_string(chance.number(1, 9)) + R"(","from":")";
    const bool row = rule.find("\"r") != std::string::npos;
    rule += chance.number(0, 1) == 0 ? (row ? "left" : "top") : (row ? "right" : "bottom");
    rule += "\",\"value\":";
  } else {
    rule += "\"cells\":" + names(chance.walk(chance.number(2, most)));
  }
  if (kind == "equality-cage") {
    const auto scheme = scheme_of(rule + "}");
    return scheme && is_solution(*scheme, solution) ? rule + "}" : "";
  }
  if (!outside) rule += ",\"sum\":";
  std::vector<std::string> good;
  for (int value = 0; value <= (kind == "sum" ? 300 : 45); ++value) {
    std::string whole = rule + std::to_string(value) + "}";
    const auto scheme = scheme_of(whole);
    if (scheme && is_solution(*scheme, solution)) good.push_back(std::move(whole));
  }
  if (good.empty()) return "";
  return good[static_cast<std::size_t>(chance.number(0, static_cast<int>(good.size()) - 1))];
}

class Kernels : public testing::TestWithParam<const char*> {};

TEST_P(Kernels, NeverStrikeASolution) {
  Chance chance(26);
  int tried = 0, struck = 0;
  for (int round = 0; round < test::rounds(60); ++round) {
    const std::vector<int> solution = chance.solution();
    const std::string rule = obeyed(chance, GetParam(), solution);
    if (rule.empty()) continue;
    const auto scheme = scheme_of(rule);
    ASSERT_TRUE(scheme.ok()) << rule;
    for (int tenths = 0; tenths <= 9; tenths += 3) {
      Scheme loosened = *scheme, without = *scheme_of("");
      chance.loosen(loosened, solution, tenths);
      without.start = loosened.start;
      for (const Engine::Care care :
           {Engine::Care::kUsual, Engine::Care::kThorough, Engine::Care::kUtmost}) {
        auto left = [&](const Scheme& of) {
          Engine engine(of, care);
          std::vector<DigitMask> state = engine.start();
          engine.work_on(state.data());
          engine.wake_all();
          EXPECT_TRUE(engine.propagate()) << rule;
          return state;
        };
        const std::vector<DigitMask> state = left(loosened), plain = left(without);
        for (std::size_t i = 0; i < solution.size(); ++i) {
          ASSERT_NE(state[i] >> (solution[i] - 1) & 1, 0) << rule << " at cell " << i;
          struck += state[i] != plain[i] ? 1 : 0;
        }
        ++tried;
      }
    }
  }
  if (test::sanitized()) return;  // too few rounds
  EXPECT_GT(tried, 0);
  EXPECT_GT(struck, 0) << "the rule never said anything";
}

INSTANTIATE_TEST_SUITE_P(Kinds, Kernels,
                         testing::Values("lunchbox", "rellik", "equality-cage", "hidden-skyscraper",
                                         "cage", "sum"),
                         [](const auto& kind) {
                           std::string name = kind.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

// A row of nine with eleven digits, two of which no cell may hold, is as good as a house.
TEST(Kernels, GroupsWithAsManyDigitsLeftAsCellsGiveEachAPlace) {
  auto variant = read_variant_json(R"({"size":9,"low":0,"high":10,"boxes":"none","rules":[]})");
  ASSERT_TRUE(variant.ok());
  auto scheme = compile(std::move(*variant));
  ASSERT_TRUE(scheme.ok());
  for (DigitMask& mask : scheme->start) mask = 0x3fe;
  for (std::size_t c = 1; c < kSide; ++c) scheme->start[c] = 0x3fc;  // the 1 only in r1c1
  Engine engine(*scheme);
  std::vector<DigitMask> state = engine.start();
  engine.work_on(state.data());
  engine.wake_all();
  ASSERT_TRUE(engine.propagate());
  EXPECT_EQ(state[0], 2);
}

TEST(Kernels, ALongSumWithoutItsHousesIsShort) {
  // All of rows 1 and 2 but r2c9, and r3c1: 90 - r2c9 + r3c1.
  std::vector<int> cells(17);
  std::iota(cells.begin(), cells.end(), 0);
  cells.push_back(18);
  const auto scheme = scheme_of(R"({"kind":"sum","cells":)" + names(cells) + R"(,"sum":82})");
  ASSERT_TRUE(scheme.ok());
  Engine engine(*scheme);
  std::vector<DigitMask> state = engine.start();
  engine.work_on(state.data());
  engine.wake_all();
  ASSERT_TRUE(engine.propagate());
  EXPECT_EQ(state[17], 1U << 8);  // r2c9 is 9
  EXPECT_EQ(state[18], 1U);       // r3c1 is 1
}

// Layers that run often are run by shifts: the same has to follow.
TEST(Kernels, WhatFollowsFromAnAutomatonDoesNotDependOnHowOftenItHasRun) {
  // Seven cells that do not see each other are 33 together.
  constexpr int kTotal = 33;
  std::string next;
  for (int sum = 0; sum <= kTotal; ++sum) {
    std::string row;
    for (int digit = 1; digit <= kSide; ++digit) {
      const int after = sum + digit;
      row += (digit > 1 ? ",[" : "[") + (after > kTotal ? "" : std::to_string(after)) + "]";
    }
    next += (sum > 0 ? ",[" : "[") + row + "]";
  }
  const std::vector<int> cells = {0, 12, 24, 28, 40, 52, 56};
  const auto scheme =
      scheme_of(R"({"kind":"automaton","name":"33","start":[0],"accept":[33],"next":[)" + next +
                R"(],"cells":)" + names(cells) + "}");
  ASSERT_TRUE(scheme.ok()) << scheme.error().message;
  Engine often(*scheme);
  const Engine unused = often;
  std::mt19937 random(5);
  int failed = 0, struck = 0;
  for (int round = 0; round < 3'000; ++round) {
    std::vector<DigitMask> start = often.start();
    for (const int cell : cells) {
      start[static_cast<std::size_t>(cell)] =
          static_cast<DigitMask>(random() & random() & random() & 0x1ff);
      start[static_cast<std::size_t>(cell)] |= static_cast<DigitMask>(1U << (random() % kSide));
    }
    auto follow = [&](Engine& engine, std::vector<DigitMask>& state) {
      engine.work_on(state.data());
      engine.wake_all();
      return engine.propagate();
    };
    std::vector<DigitMask> state = start;
    const bool sound = follow(often, state);
    if (round % 3 != 0) continue;
    Engine fresh = unused;
    std::vector<DigitMask> other = start;
    ASSERT_EQ(follow(fresh, other), sound);
    failed += sound ? 0 : 1;
    if (!sound) continue;
    ASSERT_EQ(state, other);
    for (const int cell : cells) {
      struck += state[static_cast<std::size_t>(cell)] != start[static_cast<std::size_t>(cell)];
    }
  }
  EXPECT_GT(failed, 10);
  EXPECT_GT(struck, 100);
}

TEST(Kernels, CellsThatEqualEachOtherSeeTheSame) {
  // r1c1 = r5c5 = r9c9 by clones said in an awkward order: a digit of one is struck around all.
  const auto scheme = scheme_of(
      R"({"kind":"clone","cells":["r5c5"],"copy":["r9c9"]},{"kind":"clone","cells":["r1c1"],"copy":["r5c5"]})");
  ASSERT_TRUE(scheme.ok());
  Scheme given = *scheme;
  given.start[0] = 1;
  Engine engine(given);
  std::vector<DigitMask> state = engine.start();
  engine.work_on(state.data());
  engine.wake_all();
  ASSERT_TRUE(engine.propagate());
  EXPECT_EQ(state[40], 1);
  EXPECT_EQ(state[80], 1);
  EXPECT_EQ(state[76] & 1, 0);  // r9c5 sees r5c5 and r9c9
}

}  // namespace
}  // namespace nonet
