// Window: the terminal as a game needs it: full screen, keys and the mouse one at a time, a picture
// on it. A build without ncurses has none.
//
// Whatever ends the program but kill -9, the terminal is left as it was: Ctrl-C, SIGTERM and SIGHUP
// are heard as the wish to end, Ctrl-Z stops and comes back, and a terminal that is gone ends it.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "cli/game/keys.h"
#include "cli/game/picture.h"

namespace nonet::cli::game {

struct WindowOptions {
  bool color = true;
  bool unicode = true;
  bool console = false;  // it has few signs besides letters: Picture::for_console()
};

class Window {
 public:
  virtual ~Window() = default;
  virtual int rows() const = 0;
  virtual int columns() const = 0;
  virtual void show(const Picture& picture, bool light_theme) = 0;
  // The next key; kNothing where the size has changed, somebody woke it, or a second has passed.
  // Nothing if the program is to end.
  virtual std::optional<Key> next() = 0;
  // Ends the wait, from any thread.
  virtual void wake() = 0;
  // Gives the terminal back; nothing is shown or read any more, but who wakes it does no harm.
  virtual void close() = 0;
  // The signal that asked for the end; 0 for none.
  virtual int signal() const = 0;
};

// Whether this build has one.
bool has_window();
// Whether it could be opened at this terminal, by what the terminal calls itself.
bool can_play();
// Null where the terminal can't be used so (its kind is unknown; terminal_names.h says it).
std::unique_ptr<Window> open_window(const WindowOptions& options);

}  // namespace nonet::cli::game
