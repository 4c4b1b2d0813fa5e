// The game behind the calls of nonet.h: what each of them answers, or why it can't. The answers are
// those of the commands, by the same writers in explain/; here stands only what is asked of whom.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <string_view>

#include "nonet/c/examiner.h"
#include "nonet/c/history.h"
#include "nonet/c/large_game.h"
#include "nonet/c/wishes.h"
#include "nonet/explain/hint.h"
#include "nonet/solve/solver.h"

namespace nonet {

class CGame {
 public:
  using Answer = Result<std::string>;
  using Text = std::string_view;

  // The board.
  Answer read(Text text, Text options);
  Answer board() const;
  Answer play(Text moves);
  Answer undo();
  Answer redo();
  Answer restart();
  Answer write(Text options) const;
  Answer formats() const;
  Answer draw(Text options);

  // Right or wrong, and what comes next.
  Answer check(Text options);
  Answer hint(Text options);
  Answer next(Text options);
  Answer steps(Text options);
  Answer path(Text options);
  Answer take(Text step);
  Answer prove(Text step_or_path) const;
  Answer chain(Text drawn) const;

  // What the rules on a cell can still hold.
  Answer combinations(Text options);

  // What its maker asks.
  Answer examine(Text options);

  // All else.
  Answer rate(Text options);
  Answer generate(Text options);
  Answer canon() const;
  static Answer techniques();
  static Answer lesson(Text name);
  Answer practice(Text options);
  static Answer see(const unsigned char* grey, int width, int height, Text options);

  // Why a puzzle that was read as a large one has no answer to a call.
  std::optional<Error> refusal_of(std::string_view call) const {
    return kHasRulebooks && large_ ? refusal_of_large(call) : std::nullopt;
  }

  // The board as a value, and as what steps and searches begin from.
  const Puzzle& state() const { return history_.now(); }
  Result<Grid> start() const;

  // Who answers several calls together gives all of them one Stop; options that have a limit of
  // their own are for whoever asks for one call.
  void heed(const Stop& stop) { heeded_ = stop; }
  void ask_to_stop() { stop_asked_ = true; }
  // Of the call that was answered last.
  bool was_stopped() const { return was_stopped_; }
  void begin_call() { was_stopped_ = false; }

 private:
  // What a search for steps may use, and for how long.
  struct Means {
    Policy policy;
    Stop stop;
  };

  // What refuses a puzzle with rules where only the ordinary game is known.
  std::optional<Error> ordinary_only(std::string_view call) const;
  // The last that is asked of the wishes: whatever else they hold is an Error.
  Result<Means> means_in(Wishes& wishes);
  // Which of the steps that can be done now.
  WhichStep which_in(Wishes& wishes) const;
  Stop stop_for(Wishes& wishes) {
    const Stop wished = wishes.stop(&stop_asked_);
    return heeded_ ? *heeded_ : wished;
  }
  // Notes how a call ended that could be stopped.
  void ended(bool stopped);
  Answer take(const Step& step);

  History history_;
  std::shared_ptr<const Rulebook> rulebook_;  // of a puzzle with rules
  std::optional<LargeGame> large_;            // in place of all of these
  std::string read_as_;
  std::atomic<bool> stop_asked_{false};
  std::optional<Stop> heeded_;
  bool was_stopped_ = false;
  // The solver of nonet_next, and the options that it was made for.
  std::optional<Solver> solver_;
  std::string solver_options_;
  std::unique_ptr<Examiner> examiner_;  // of the last question, if there is more to say
};

}  // namespace nonet
