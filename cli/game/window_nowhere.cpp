// In place of window_by_curses.cpp where there is no ncurses.
#include "cli/game/window.h"

namespace nonet::cli::game {

bool has_window() {
  return false;
}

bool can_play() {
  return false;
}

std::unique_ptr<Window> open_window(const WindowOptions&) {
  return nullptr;
}

}  // namespace nonet::cli::game
