// Statistics, and the puzzle of a day.
#include "cli/game/figures.h"

#include "nonet/generate/generator.h"
#include "nonet/io/format.h"
#include "support/process.h"
#include "support/support.h"

namespace nonet::cli::game {
namespace {

constexpr std::int64_t kDay = 86400;
constexpr std::int64_t kNoon = 1794916800;  // 2026-11-17, 12:00 in Greenwich

Solved solved(const std::string& level, int seconds, int hints, std::int64_t when) {
  Solved one;
  one.level = level;
  one.seconds = seconds;
  one.hints = hints;
  one.when = when;
  return one;
}

TEST(Figures, BestAndAverageAreThoseWithoutHelp) {
  const auto figures = figures_of({solved("Easy", 100, 0, kNoon), solved("Easy", 50, 1, kNoon),
                                   solved("Easy", 200, 0, kNoon), solved("Hard", 300, 2, kNoon)});
  ASSERT_EQ(figures.size(), 5U);
  EXPECT_EQ(figures[0].solved, 3);
  EXPECT_EQ(figures[0].unaided, 2);
  EXPECT_EQ(figures[0].best, 100);
  EXPECT_EQ(figures[0].average, 150);
  EXPECT_EQ(figures[2].solved, 1);
  EXPECT_EQ(figures[2].best, 0);
}

TEST(Figures, AStreakGoesUpToTodayOrYesterday) {
  const std::string today = day_of(kNoon);
  const auto on = [](int days_ago) { return solved("Easy", 10, 0, kNoon - days_ago * kDay); };
  EXPECT_EQ(streak_of({}, today).now, 0);
  EXPECT_EQ(streak_of({on(0)}, today).now, 1);
  EXPECT_EQ(streak_of({on(1), on(2)}, today).now, 2);
  EXPECT_EQ(streak_of({on(2), on(3)}, today).now, 0);
  EXPECT_EQ(streak_of({on(2), on(3)}, today).most, 2);
  EXPECT_EQ(streak_of({on(0), on(1), on(1), on(3)}, today).now, 2);
}

TEST(Figures, DaysGoOverTheEndsOfMonthsAndYears) {
  EXPECT_EQ(day_beside("2026-11-17", 1), "2026-11-18");
  EXPECT_EQ(day_beside("2026-12-31", 1), "2027-01-01");
  EXPECT_EQ(day_beside("2028-03-01", -1), "2028-02-29");
}

// The table of web/page/src/app/games.ts: Sunday first.
TEST(DailyPuzzle, TheOrderIsThatOfThePage) {
  EXPECT_EQ(daily_order("2026-11-17").seed, 20261117U);
  EXPECT_EQ(daily_order("2026-11-17").demand.symmetry, ClueSymmetry::kRotate180);
  const std::vector<std::string_view> levels = {"medium", "easy",   "easy",   "medium",
                                                "hard",   "unfair", "extreme"};
  std::string day = "2026-11-15";  // a Sunday
  for (std::string_view level : levels) {
    EXPECT_EQ(daily_level(day), level) << day;
    day = day_beside(day, 1);
  }
  const std::string page = test::read_file(test::source_folder() / "web/page/src/app/games.ts");
  EXPECT_NE(page.find(R"(["medium", "easy", "easy", "medium", "hard", "unfair", "extreme"])"),
            std::string::npos);
  EXPECT_NE(page.find(R"(symmetry: "rotate180")"), std::string::npos);
  EXPECT_NE(page.find("{ easy: [34, 40], medium: [30, 33] }"), std::string::npos);
  for (const auto& [monday_on, clues] : {std::pair(0, Span{34, 40}), std::pair(2, Span{30, 33})}) {
    const Demand demand = daily_order(day_beside("2026-11-16", monday_on)).demand;
    ASSERT_TRUE(demand.clues);
    EXPECT_EQ(demand.clues->least, clues.least);
    EXPECT_EQ(demand.clues->most, clues.most);
    EXPECT_FALSE(demand.minimal);
  }
  EXPECT_FALSE(daily_order("2026-11-19").demand.clues);
  EXPECT_TRUE(daily_order("2026-11-19").demand.minimal);
}

// The page asks for { seed: 20261117, level: "easy", symmetry: "rotate180", clues: [34, 40],
// minimal: false }, which is this call.
TEST(DailyPuzzle, ThePuzzleIsThatOfGenerateWithTheSameSeed) {
  const DailyOrder order = daily_order("2026-11-17");
  std::optional<Made> made;
  Generator(order.demand, order.seed).make(0, {&made, 1});
  ASSERT_TRUE(made);
  EXPECT_GE(made->puzzle.count(), 34);
  EXPECT_LE(made->puzzle.count(), 40);
  const auto run = test::run("nonet", {"generate", "--seed=20261117", "--level=easy",
                                       "--symmetry=rotate180", "--clues=34..40", "--no-minimal"});
  EXPECT_EQ(run.out.substr(0, 81), test::line_of(made->puzzle));
}

}  // namespace
}  // namespace nonet::cli::game
