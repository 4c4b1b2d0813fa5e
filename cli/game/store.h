// Store: the games on disk, a journal each, in $XDG_STATE_HOME/nonet/games (or
// ~/.local/state/nonet/games), and beside them the list of those that were solved and the list of
// techniques that were learned.
//
// A line is handed to the system in one piece as soon as the move is made, so that whatever ends
// the program, everything before the last move is there. Where nothing can be written a game is
// played all the same, and the sentence that says so is shown once.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cli/game/journal.h"

namespace nonet::cli::game {

// A file that is open to be written to, held by one program at a time.
class GameFile {
 public:
  GameFile() = default;
  ~GameFile();
  GameFile(GameFile&& other) noexcept;
  GameFile& operator=(GameFile&& other) noexcept;

  // False if it could not be written.
  bool append(const std::string& lines);
  // To the disk itself.
  void settle();
  bool is_open() const { return fd_ >= 0; }

 private:
  friend class Store;
  explicit GameFile(int fd) : fd_(fd) {}
  int fd_ = -1;
};

// A game that was solved, for statistics.
struct Solved {
  std::int64_t when = 0;
  std::string level;
  int score = 0;
  int seconds = 0;
  int hints = 0;
  bool looked = false;
  std::string day;
  std::string puzzle;  // its givens, or 16 letters that stand for rules

  // Of a puzzle with rules of its own; its level is on nonet's own scale.
  bool is_ruled() const { return puzzle.size() == 16; }
  bool aided() const { return hints > 0 || looked; }
};

// How well a technique is known: its lesson was opened; an exercise was done.
enum class Grade : std::uint8_t { kRead, kPractised };

class Store {
 public:
  // "": nothing is kept.
  explicit Store(std::string folder);

  struct Taken {
    Kept kept;
    GameFile file;
    bool went_on = false;  // it had been begun before
    std::string problem;   // why it will not be kept; ""
  };
  // The game of this puzzle: as it was left or, if it is new or was solved, from the beginning.
  Taken take(const Record& fresh);

  // Those that were begun and not solved, what was played last first.
  std::vector<Kept> unfinished() const;
  void forget(const Puzzle& puzzle);

  // Of a puzzle that was solved before nothing is noted.
  void note_solved(const Record& record);
  std::vector<Solved> solved() const;

  // By the slug of the technique; what is known well is not forgotten by reading it again.
  void note_learned(std::string_view slug, Grade grade, std::int64_t when);
  std::map<std::string, Grade, std::less<>> learned() const;

 private:
  std::string path_of(const Puzzle& puzzle) const;
  // A line at the end of a list that lies beside the games.
  void add_line(std::string_view list, const std::string& line);

  std::string folder_;
};

// The folder by the environment; "" where there is none.
std::string games_folder();

}  // namespace nonet::cli::game
