// Journal: a game as a list of lines, each said once and never changed: what was begun, then every
// move as it came. Read again from the beginning they make the same table, undo and all. A line
// that was cut off by the end of the program, or damaged, ends the reading: what stands before it
// holds.
//
//   nonet-game 1
//   puzzle 53..7....                  81 characters
//   variant {"size": 9, ...}          in its place: a puzzle with rules of its own
//   made killer 6                     of which kinds it was made, and its size; where it was
//   about Hard 852                    level and score; where they are known
//   day 2026-11-17                    of a puzzle of the day
//   began 1794900000                  seconds since 1970
//   start r1c3=4,,0,0                 what was there already, of a state that was opened
//   m 12 r1c4=5,,0,0                  after 12 seconds of play a move
//   u 14, r 15                        undo, redo
//   h 16                              help was asked for
//   c 17 3                            it was a tip, climbed up to its third rung
//   k 17                              the way to the end was looked at
//   t 30                              so long it has been played
//   s 30 1794900400                   solved, and when
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/game/table.h"
#include "nonet/core/result.h"

namespace nonet::cli::game {

struct Record {
  Puzzle puzzle;      // as it began
  std::string level;  // "Hard", "" while nobody knows
  int score = 0;
  std::string day;   // "2026-11-17", or ""
  std::string made;  // "killer,x 9": for another like it; ""
  std::int64_t began = 0;
  int seconds = 0;
  int hints = 0;
  std::vector<int>
      rungs{};  // of each of them how far it was climbed; 0: it was another kind of help
  bool looked = false;
  std::int64_t solved = 0;

  void ask() {
    ++hints;
    rungs.push_back(0);
  }
  // The last one; false if it has been there before.
  bool climb(int rung) {
    if (rungs.empty() || rungs.back() >= rung) return false;
    rungs.back() = rung;
    return true;
  }

  bool aided() const { return hints > 0 || looked; }
};

struct Kept {
  Record record;
  Table table;
};

// The first lines of a game, each with its newline.
std::string opening_lines(const Record& record);
std::string move_line(int seconds, const Position& before, const Position& after);
std::string plain_line(char what, int seconds);
std::string rung_line(int seconds, int rung);
std::string solved_line(int seconds, std::int64_t when);
std::string about_line(const std::string& level, int score);
// What a game is known by: its givens or, with rules of its own, all of it as JSON.
std::string text_of_puzzle(const Puzzle& puzzle);

Result<Kept> read_journal(std::string_view text);

// "04:12", "1:02:03".
std::string time_words(int seconds);

}  // namespace nonet::cli::game
