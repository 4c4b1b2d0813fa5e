// Somebody at the desk of a game (cli/game/desk.h), without a terminal: presses keys and reads what
// is to be seen. Time passes when he says so.
#pragma once

#include <string>
#include <string_view>

#include "cli/game/desk.h"
#include "support/process.h"

namespace nonet::test {

class Player {
 public:
  explicit Player(int rows = 24, int columns = 80) : rows_(rows), columns_(columns) {
    cli::game::DeskOptions options;
    options.folder = folder_.path() + "/games";
    options.clock = [this] { return now; };
    options.any_seed = [] { return std::uint64_t{7}; };
    desk_.emplace(std::move(options));
    desk_->show_start();
  }

  cli::game::Desk& desk() { return *desk_; }
  // Characters; each search is waited for.
  void press(std::string_view signs) {
    for (char sign : signs) press(cli::game::key_of(sign));
  }
  void press(cli::game::Key::Code code) { press(cli::game::key_of(code)); }
  void press(const cli::game::Key& key) {
    seen();  // as on a screen, where a click needs something to hit
    desk_->obey(key);
    wait();
  }
  void click(int row, int column, cli::game::Mouse::Kind kind = cli::game::Mouse::Kind::kPress) {
    cli::game::Key key = cli::game::key_of(cli::game::Key::Code::kMouse);
    key.mouse = {kind, row, column, false};
    press(key);
  }
  void wait() {
    desk_->solver().wait();
    desk_->seeker().wait();
    desk_->tick();
  }
  void resize(int rows, int columns) {
    rows_ = rows;
    columns_ = columns;
  }
  std::string seen() { return desk_->picture(rows_, columns_).text(); }
  bool sees(std::string_view text) { return seen().find(text) != std::string::npos; }

  // The same program once more, after whatever ended the first.
  void start_again() {
    cli::game::DeskOptions options;
    options.folder = folder_.path() + "/games";
    options.clock = [this] { return now; };
    options.any_seed = [] { return std::uint64_t{7}; };
    desk_.emplace(std::move(options));
    desk_->show_start();
  }

  std::int64_t now = 1794916800;

 private:
  int rows_, columns_;
  ScratchFolder folder_;
  std::optional<cli::game::Desk> desk_;
};

}  // namespace nonet::test
