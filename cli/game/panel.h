// Panel: what stands beside the board: a hint rung by rung, a step told in full and walked line by
// line, a list of steps, or plain words. A value; what it says and what it draws on the board are
// made from it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/game/board_view.h"
#include "nonet/explain/hint.h"

namespace nonet::cli::game {

// A step and the state before it.
struct ShownStep {
  Step step;
  Grid grid;
};

struct Panel {
  enum class Kind : std::uint8_t { kNothing, kWords, kLadder, kStep, kList };
  Kind kind = Kind::kNothing;
  std::string title;
  std::vector<std::string> words;  // paragraphs, before anything else

  std::optional<Hint> hint;  // of a ladder
  int rung = 0;

  std::optional<ShownStep> step;  // told in full; of a ladder on its last rung too
  int line = -1;  // of its reasoning; -1: all of it at once; behind the last: what follows

  std::vector<ShownStep> list;  // or of a list, in its order
  std::size_t chosen = 0;
  bool by_family = false;
  std::vector<std::string> after;  // paragraphs, behind everything else

  int scroll = 0;            // the first line that is seen
  bool is_scrolled = false;  // by hand; otherwise the line that is read stays in sight

  bool empty() const { return kind == Kind::kNothing; }
  // The step that is to be seen whole, if there is one.
  const ShownStep* whole_step() const;
  // Whether it has been told what is wrong, so that it can be put right.
  bool tells_mistakes() const;
  // Whether a step is told in full that has lines to walk through.
  bool is_walked() const;
};

Panel ladder_panel(Hint hint);
Panel step_panel(std::string title, const Step& step, const Grid& grid);
Panel words_panel(std::string title, std::vector<std::string> words);

// One rung higher; false on the last.
bool climb(Panel& panel);
// The next line of the reasoning, or entry of the list; or the one before. False if there is none.
bool walk(Panel& panel, int by);
// What to say where there is none.
std::string end_words(const Panel& panel, int by);

struct PanelLine {
  std::string text;
  Ink ink = Ink::kPlain;
  bool chosen = false;  // should be in sight
};
std::vector<PanelLine> lines_of(const Panel& panel, int columns);
// What it shows on the board.
std::optional<Drawing> drawing_of(const Panel& panel);
// What the signs on the board mean; "" where there are none.
std::string legend_text(const Panel& panel);
// The digit that a rung speaks of, alone.
std::optional<Digit> lit_by(const Panel& panel);

}  // namespace nonet::cli::game
