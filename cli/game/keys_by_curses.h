// Keys by curses: what a terminal sends, as keys: characters, arrows, the mouse, pastes. With
// window_by_curses.cpp what there is that knows ncurses; this header does not.
#pragma once

#include <functional>
#include <optional>

#include "cli/game/keys.h"

namespace nonet::cli::game {

class CursesKeys {
 public:
  // `wait` waits for more, and is false where the program is to end.
  explicit CursesKeys(std::function<bool()> wait) : wait_(std::move(wait)) {}

  // Once the screen is there.
  void begin();
  bool has_mouse() const { return has_mouse_; }
  // The key that has come, if there is one.
  std::optional<Key> take();

 private:
  Key read_key(int got, unsigned sign);
  Key read_code(int code);
  unsigned read_sign();
  Key read_mouse();
  Key read_old_mouse();
  Key read_paste();

  std::function<bool()> wait_;
  bool has_mouse_ = false;
};

}  // namespace nonet::cli::game
