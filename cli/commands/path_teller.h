// PathTeller: the steps of a path for people, numbered, as they are found. A run of singles is one
// paragraph, since what matters stands between them, and so is one of cages that hold few sets of
// digits, with which a killer begins; every other step is told on its own. Steps
// that know their rating (policy se) are told with it.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/text/marked_board.h"
#include "nonet/text/prose.h"

namespace nonet::cli {

class PathTeller {
 public:
  struct Look {
    bool boards = false;     // a picture under each step
    bool notation = false;   // the expert's line instead of sentences
    bool nrc = false;        // refutations as whips and braids, in their notation
    bool all_steps = false;  // each on its own; so it is with pictures and notation
    std::size_t from = 1;    // steps before this one are left out
    Paint paint = Paint::kPlain;
    int columns = 0;      // 0: lines are as long as they get
    bool screen = false;  // a person reads it as it comes
  };

  PathTeller(const Look& look, std::ostream& out) : look_(look), out_(out) {}

  void tell(const Step& step, const Grid& before);
  // After the last step.
  void end() { end_run(); }

 private:
  std::string told(const Step& step, const Grid& before);
  bool in_run(const Step& step, const Grid& before);
  // What a run of this kind says of the step; "" if it is none of it.
  std::string in_brief(const Step& step, const Grid& before, bool of_cages) const;
  void end_run();
  void tell_alone(const Step& step, const Grid& before);
  void print(const std::string& number, const std::string& text);

  Look look_;
  std::ostream& out_;
  std::size_t number_ = 0;
  PathWords words_;
  std::vector<std::string> run_;  // singles or cages that are not told yet, in brief
  bool run_is_of_cages_ = false;
  std::size_t run_begins_ = 0;
  std::string lone_;  // the first of them in full, if it stays alone
};

}  // namespace nonet::cli
