// Screen: how the prompt shows things, to a person or into a pipe.
//
// With stars the board is as the prompt's document has it: what happened, the large board, the
// lists. A screen of 24 lines holds a third of that, so a person gets a compact board first, and
// what happened last, where the eye is; lines are broken between words.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "cli/app/command.h"
#include "nonet/core/step.h"
#include "nonet/play/game.h"

namespace nonet::cli {

// The text with r3c5 for [3, 5] and cell[3, 5], r3c5=2 for cell[3, 5] =2 and r3c5<>2 for [3, 5] x2:
// a person types cells and moves so, and reads them so.
std::string with_cell_names(std::string_view text);

class Screen {
 public:
  // `person`: somebody looks at a terminal; otherwise the lines go into a pipe as they are.
  Screen(const Invocation& call, bool person, bool color)
      : call_(call), person_(person), color_(color), compact_(person) {}

  bool person() const { return person_; }
  bool compact() const { return compact_; }
  void change_board() {
    if (!plain_) compact_ = !compact_;
    plain_ = false;
  }
  // The digits alone, without what can be worked out.
  void make_board_plain() {
    compact_ = true;
    plain_ = true;
  }
  // How wide a person's lines may be, and how many of a list go on the screen; 0: no bound.
  int columns() const;
  int rows_for_list() const;

  // A line.
  void say(std::string_view line) const;
  // Lines as they are, each with its newline.
  void print(std::string_view text) const;
  // The state, what has just been said of it, and the five lists if they are asked for.
  void show(const Game& game, const std::vector<std::string>& said, bool lists) const;
  // The five lists alone.
  void show_lists(const Game& game) const;
  // The state with something drawn into it; nothing where the board has stars.
  void show_drawn(const Game& game, const Step& drawn) const;

 private:
  void show_board(const Game& game, const Step& drawn) const;

  const Invocation& call_;
  bool person_;
  bool color_;
  bool compact_;
  bool plain_ = false;
};

}  // namespace nonet::cli
