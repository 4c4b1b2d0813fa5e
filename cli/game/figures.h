// Figures: statistics of the games that were solved, by level; and the puzzle of a day, which is
// made from its date alone, so that it is the same for everybody, at the terminal and on the page.
#pragma once

#include <string>
#include <vector>

#include "cli/game/store.h"
#include "nonet/generate/demand.h"

namespace nonet::cli::game {

struct LevelFigures {
  std::string level;
  int solved = 0;
  int unaided = 0;
  int best = 0;     // seconds, of those solved without help; 0 for none
  int average = 0;  // of the same
};
// "without help", "with 2 tips", "with the way to the end".
std::string help_words(int hints, bool looked);
// "2 up to rung 1, 1 up to rung 5, 1 of another kind": how far each tip was climbed; "" for none.
std::string rung_words(const std::vector<int>& rungs);

// Of the ordinary game, or of puzzles with rules of their own.
std::vector<LevelFigures> figures_of(const std::vector<Solved>& solved, bool ruled = false);

// Days in a row on which something was solved, up to today or yesterday; and the most there were.
struct Streak {
  int now = 0;
  int most = 0;
};
Streak streak_of(const std::vector<Solved>& solved, const std::string& today);

// "2026-11-17" by the clock on the wall.
std::string day_of(std::int64_t when);
// The day before or after.
std::string day_beside(const std::string& day, int by);

struct DailyOrder {
  std::uint64_t seed = 0;
  Demand demand;
};
// Gentle on Monday, hardest on Saturday.
DailyOrder daily_order(const std::string& day);
std::string_view daily_level(const std::string& day);

}  // namespace nonet::cli::game
