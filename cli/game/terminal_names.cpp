#include "cli/game/terminal_names.h"

#include <algorithm>

#include "nonet/core/visible.h"

namespace nonet::cli::game {

std::vector<std::string> names_to_try(std::string_view name) {
  constexpr std::string_view kLikeXterm[] = {"xterm",   "alacritty", "foot",    "rxvt",  "konsole",
                                             "wezterm", "ghostty",   "contour", "rio",   "st-",
                                             "kitty",   "gnome",     "vte",     "mlterm"};
  constexpr std::string_view kLikeScreen[] = {"screen", "tmux"};
  const auto is_like = [&](const auto& names) {
    return std::any_of(std::begin(names), std::end(names),
                       [&](std::string_view each) { return name.starts_with(each); });
  };
  std::vector<std::string> names = {std::string(name)};
  if (is_like(kLikeScreen)) {
    names.insert(names.end(), {"screen-256color", "screen"});
  } else if (is_like(kLikeXterm)) {
    names.insert(names.end(), {"xterm-256color", "xterm"});
  }
  return names;
}

std::string no_screen_text(std::string_view name) {
  if (name.empty()) return "TERM does not say what kind of terminal this is";
  if (name == "dumb") return "the terminal 'dumb' can't show a full screen";
  return "the terminal " + quoted_text(name) + " is not known here (TERM=xterm may do)";
}

}  // namespace nonet::cli::game
