#include "cli/game/figures.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <ctime>
#include <map>
#include <set>

namespace nonet::cli::game {
namespace {

// A day's number since 1970, by the calendar.
std::chrono::sys_days days_of(const std::string& day) {
  int year = 1970;
  unsigned month = 1;
  unsigned date = 1;
  if (day.size() == 10) {
    std::from_chars(day.data(), day.data() + 4, year);
    std::from_chars(day.data() + 5, day.data() + 7, month);
    std::from_chars(day.data() + 8, day.data() + 10, date);
  }
  return std::chrono::year(year) / std::chrono::month(month) / std::chrono::day(date);
}

std::string text_of(std::chrono::sys_days days) {
  const std::chrono::year_month_day date(days);
  const auto two = [](unsigned n) { return (n < 10 ? "0" : "") + std::to_string(n); };
  std::string year = std::to_string(static_cast<int>(date.year()));
  while (year.size() < 4) year.insert(year.begin(), '0');
  return year + "-" + two(static_cast<unsigned>(date.month())) + "-" +
         two(static_cast<unsigned>(date.day()));
}

}  // namespace

std::string help_words(int hints, bool looked) {
  if (looked) return "with the way to the end";
  if (hints == 0) return "without help";
  return "with " + std::to_string(hints) + (hints == 1 ? " tip" : " tips");
}

std::string rung_words(const std::vector<int>& rungs) {
  std::map<int, int> counts;
  for (int rung : rungs) ++counts[rung];
  std::string text;
  for (const auto& [rung, count] : counts) {
    if (rung == 0) continue;
    text +=
        (text.empty() ? "" : ", ") + std::to_string(count) + " up to rung " + std::to_string(rung);
  }
  if (counts.contains(0)) {
    text += (text.empty() ? "" : ", ") + std::to_string(counts[0]) + " of another kind";
  }
  return text;
}

std::vector<LevelFigures> figures_of(const std::vector<Solved>& solved, bool ruled) {
  std::vector<LevelFigures> figures;
  for (Level level :
       {Level::kEasy, Level::kMedium, Level::kHard, Level::kUnfair, Level::kExtreme}) {
    LevelFigures one;
    one.level = name_of(level);
    std::int64_t sum = 0;
    for (const Solved& game : solved) {
      if (game.level != one.level || game.is_ruled() != ruled) continue;
      ++one.solved;
      if (game.aided()) continue;
      ++one.unaided;
      sum += game.seconds;
      if (one.best == 0 || game.seconds < one.best) one.best = game.seconds;
    }
    if (one.unaided > 0) one.average = static_cast<int>(sum / one.unaided);
    figures.push_back(one);
  }
  return figures;
}

Streak streak_of(const std::vector<Solved>& solved, const std::string& today) {
  std::set<std::string> days;
  for (const Solved& game : solved) days.insert(day_of(game.when));
  const auto up_to = [&](std::string day) {
    int count = 0;
    for (; days.contains(day); day = day_beside(day, -1)) ++count;
    return count;
  };
  Streak streak;
  streak.now = up_to(days.contains(today) ? today : day_beside(today, -1));
  for (const std::string& day : days) streak.most = std::max(streak.most, up_to(day));
  return streak;
}

std::string day_of(std::int64_t when) {
  const auto time = static_cast<std::time_t>(when);
  std::tm date{};
  localtime_r(&time, &date);
  std::array<char, 16> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d", &date);
  return text.data();
}

std::string day_beside(const std::string& day, int by) {
  return text_of(days_of(day) + std::chrono::days(by));
}

std::string_view daily_level(const std::string& day) {
  constexpr std::array<std::string_view, 7> kByWeekday = {"medium", "easy",   "easy",   "medium",
                                                          "hard",   "unfair", "extreme"};
  return kByWeekday[std::chrono::weekday(days_of(day)).c_encoding()];
}

DailyOrder daily_order(const std::string& day) {
  DailyOrder order;
  for (char ch : day) {
    if (ch >= '0' && ch <= '9') order.seed = order.seed * 10 + static_cast<std::uint64_t>(ch - '0');
  }
  order.demand = demand_for_game(level_named(daily_level(day)));
  return order;
}

}  // namespace nonet::cli::game
