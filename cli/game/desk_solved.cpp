// The end of a game: its card. Time, help and what it is compared with are there at once; how hard
// the puzzle is may take seconds to find out, and is added when it is known.
#include <algorithm>
#include <array>

#include "cli/game/desk.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/rate/se/se.h"
#include "nonet/rate/way/way.h"

namespace nonet::cli::game {
namespace {

constexpr std::array<Level, 5> kLevelsUp = {Level::kEasy, Level::kMedium, Level::kHard,
                                            Level::kUnfair, Level::kExtreme};

std::optional<Level> level_called(const std::string& name) {
  for (Level level : kLevelsUp) {
    if (name_of(level) == name) return level;
  }
  return std::nullopt;
}

std::optional<Level> next_level(const std::string& name) {
  const auto level = level_called(name);
  if (!level || *level == Level::kExtreme) return std::nullopt;
  return static_cast<Level>(static_cast<int>(*level) + 1);
}

// As on the page.
std::string compared(const Record& record, const std::vector<Solved>& all) {
  if (record.aided()) return "Only what is solved without help counts for best times.";
  for (const LevelFigures& figures : figures_of(all, record.puzzle.variant != nullptr)) {
    if (figures.level != record.level) continue;
    if (figures.unaided < 2) return "Your first " + record.level + " without help.";
    const std::string average = "average " + time_words(figures.average) + ".";
    return record.seconds <= figures.best ? "Your best time of " + std::to_string(figures.unaided) +
                                                " at " + record.level + "; " + average
                                          : "Your best at " + record.level + " is " +
                                                time_words(figures.best) + ", " + average;
  }
  return "";
}

std::string hardest_words(Technique hardest, int times) {
  return "Hardest technique: " + std::string(name_of(hardest)) +
         (times > 1 ? ", " + std::to_string(times) + " times." : ".");
}

// The hardest technique of HoDoKu's way, and how often it was needed.
std::string hardest_words(const HodokuRating& rating) {
  std::optional<Technique> hardest;
  for (Technique technique : all_techniques()) {
    if (rating.uses_of(technique) == 0) continue;
    const auto weight = [](Technique t) {
      return std::pair(nonet::row_of(t).level, nonet::row_of(t).hodoku_score);
    };
    if (!hardest || weight(technique) >= weight(*hardest)) hardest = technique;
  }
  if (!hardest) return "";
  return hardest_words(*hardest, rating.uses_of(*hardest));
}

}  // namespace

void Desk::finish() {
  stop_clock();
  done_ = true;
  Record& record = game_->kept.record;
  record.solved = options_.clock();
  const bool ruled = table().rulebook() != nullptr;
  if (!drill_ && solution_ && !ruled) {
    const HodokuRating rating = rate_hodoku(*Grid::from(table().givens()));
    if (record.level.empty()) {
      record.level = name_of(rating.level);
      record.score = rating.score;
      write(about_line(record.level, record.score));
    }
    rated_ = hardest_words(rating);
  }
  write(solved_line(record.seconds, record.solved));
  game_->file.settle();
  // A level that is not known yet is found out first.
  if (ruled && !drill_) return rate_ruled();
  if (game_->file.is_open()) store_.note_solved(record);
  show_card("");
  if (!solution_) return;
  seek("Rating it", [this, givens = table().givens()](const Stop& stop) -> Seeker::Then {
    const SeRating rating = rate_se(*Grid::from(givens), stop);
    if (!rating.finished) return {};
    return [this, text = "SE " + se_tenths(rating.er)] { show_card(text); };
  });
}

// On nonet's own scale: how hard the way is that it tells. With the level the game is noted among
// those that were solved; a search that is stopped leaves it without one.
void Desk::rate_ruled() {
  show_card("");
  const auto grid = table().bare_grid();
  const bool rated = !record().level.empty();
  const auto note = [this] {
    if (game_->file.is_open()) store_.note_solved(record());
  };
  if (rated || !grid) note();
  if (!grid) return;
  seek("Rating it", [this, rated, note, puzzle = *grid](const Stop& stop) -> Seeker::Then {
    const WayRating rating = rate_way(puzzle, stop);
    return [this, rated, note, rating] {
      if (rating.finished) {
        Record& record = game_->kept.record;
        record.level = name_of(rating.level);
        record.score = rating.score;
        if (!rated) write(about_line(record.level, record.score));
        rated_ = hardest_words(rating.hardest, rating.uses_of(rating.hardest));
      }
      if (!rated) note();
      show_card("");
    };
  });
}

void Desk::show_card(const std::string& se) {
  const Record& record = game_->kept.record;
  std::vector<std::string> words = {"Solved in " + time_words(record.seconds) + ", " +
                                    help_words(record.hints, record.looked) + "."};
  if (const std::string rungs = rung_words(record.rungs); !rungs.empty()) {
    words.push_back("Tips: " + rungs + ".");
  }
  if (!record.level.empty()) {
    words.push_back("Rating: " + record.level + " " + std::to_string(record.score) +
                    (record.puzzle.variant ? " on nonet's scale."
                     : se.empty()          ? "."
                                           : ", " + se + "."));
  }
  if (!rated_.empty()) words.push_back(rated_);
  const auto all = store_.solved();
  if (const std::string text = compared(record, all); !text.empty()) words.push_back(text);
  const Streak streak = streak_of(all, day_of(record.solved));
  if (streak.now > 1) words.push_back(std::to_string(streak.now) + " days in a row.");
  std::string next = "Enter or N: another " + (record.level.empty() ? "one" : record.level) + ".";
  if (const auto level = next_level(record.level)) {
    next += " >: a harder one, " + std::string(name_of(*level)) + ".";
  }
  words.push_back(next + " q: leave.");
  show(words_panel("Solved", words));
}

void Desk::another() {
  if (drill_) {
    const auto again = another_drill_;  // which it sets anew
    return again();
  }
  if (table().rulebook() != nullptr) return another_variant(0);
  if (const auto level = level_called(record().level)) return begin_level(*level);
  leave();
}

void Desk::harder() {
  if (!done_ || drill_) return;
  const auto level = next_level(record().level);
  if (!level) return say("There is nothing harder than that. N: another one.");
  if (table().rulebook() != nullptr) return another_variant(1);
  begin_level(*level);
}

}  // namespace nonet::cli::game
