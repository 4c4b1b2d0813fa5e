// Session: a person, or a pipe, at the prompt. It obeys one line after the other: a game is loaded,
// looked at and carried on step by step. Whatever is typed, the answer is a sentence and the next
// prompt; the game at hand stays until a new one is really there.
//
// A person may do wrong and finds out with ?; in a pipe, as in the prompt's document, a wrong move
// by hand is refused, and the techniques are those of the five lists. check and t change both.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/prompt/choice.h"
#include "cli/prompt/gathering.h"
#include "cli/prompt/ladder.h"
#include "cli/prompt/screen.h"
#include "cli/prompt/typed.h"
#include "nonet/play/game.h"
#include "nonet/solve/solver.h"

namespace nonet::cli {

class Session {
 public:
  explicit Session(const Screen& screen);

  // Begins with a game; an Error if there can't be one.
  std::optional<Error> begin(const Puzzle& puzzle);
  // A line, or a paste of several.
  void obey(const std::string& text);
  // The person does not want to go on with what they were typing.
  void drop_lines();
  // There is no more; true if that was worth a sentence.
  bool end_of_input();

  // Whether it was told to quit.
  bool ended() const { return ended_; }
  // What the next line is asked for with.
  std::string prompt() const;

 private:
  using Lines = std::vector<std::string>;

  void obey_line(const std::string& line);
  void obey_paste(const std::string& text);
  void obey(const Typed& command);
  void obey_in_game(const Typed& command);
  void answer_unknown(const std::string& sentence);
  void help();

  void load(const Puzzle& puzzle);
  void load(const Result<Puzzle>& puzzle);
  void refuse_to_load(const Error& error);
  void open(const std::string& path);
  void make(const std::string& wish);
  void tell_rules() const;
  void list_rules() const;
  void print() const;
  void save(const std::string& path);
  void choose(const std::string& names);
  void set_check(const std::string& wanted);
  void change_board();
  void change_verbosity();

  void step_forward();
  void run(Heuristic last, const Choice& choice);
  void step_back();
  void tell_place(bool moved);
  void step_again();
  void move_by_hand(const HandMove& move);
  void change_by_hand(const Typed& command);
  void hint(std::optional<Cell> about = std::nullopt);
  void list_steps(const std::string& names);

  bool take_step(Heuristic last, const Choice& choice, bool briefly, Lines& said);
  const Step* next_step(const Policy& policy);
  bool take_proved_step(const Policy& policy, bool briefly, Lines& said);
  void tell(const Happening& happening, Lines& said) const;
  std::string end_of(const Choice& choice) const;
  void show(const Lines& said) const;
  // What the digits of the game are called.
  DigitNames names() const { return game_ ? game_->grid().topology() : DigitNames(); }
  std::optional<int> steps_before_mistake() const;

  Screen screen_;
  Gathering gathering_;
  // What was gathered last: the frame around a whole puzzle, and the rest of a broken one, are no
  // news.
  enum class After { kNothing, kWhole, kBroken } after_ = After::kNothing;
  bool verbose_ = false;
  bool helped_ = false;  // the commands have been listed
  bool ended_ = false;
  Choice choice_;
  bool chosen_ = false;  // by whoever types
  Rigour rigour_;
  std::optional<Game> game_;
  Ladder::Remarks remarks_;  // on the puzzle
  std::optional<Ladder> ladder_;
  std::vector<Grid> undone_;  // states that were taken back, the next to come last
  // What finds the next step, for as long as the steps are its own.
  std::optional<Solver> solver_;
  std::vector<Technique> solver_order_;
};

}  // namespace nonet::cli
