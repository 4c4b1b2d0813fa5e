#include "cli/game/desk.h"

#include <algorithm>

#include "nonet/solve/ground.h"

namespace nonet::cli::game {

Desk::Desk(DeskOptions options)
    : options_(std::move(options)),
      store_(options_.folder),
      solver_(options_.wake),
      seeker_(options_.wake) {}

// ---- time

int Desk::seconds() const {
  if (!game_) return 0;
  const std::int64_t more = running_ ? std::max<std::int64_t>(options_.clock() - *running_, 0) : 0;
  return record().seconds + static_cast<int>(more);
}

void Desk::stop_clock() {
  if (!game_ || !running_) return;
  game_->kept.record.seconds = seconds();
  running_.reset();
  if (!done_) write(plain_line('t', record().seconds));
}

void Desk::start_clock() {
  if (game_ && !running_ && !paused_ && !done_) running_ = options_.clock();
}

void Desk::tick() {
  solver_.take();
  seeker_.take();
  if (!seeker_.busy()) seeking_.clear();
}

// ---- games

void Desk::write(const std::string& lines) {
  if (!game_ || !game_->file.is_open() || game_->file.append(lines)) return;
  game_->file = GameFile();
  say("The game can't be kept any longer: the disk does not take it.");
}

void Desk::put_away() {
  stop_clock();
  if (game_) game_->file.settle();
  seeker_.cancel();
  solver_.cancel();
}

void Desk::seek(std::string what, Seeker::Job job) {
  seeking_ = std::move(what);
  wanted_rungs_ = 0;
  sought_since_ = options_.clock();
  seeker_.start(std::move(job));
}

void Desk::take_game(const Record& fresh, bool kept) {
  stop_clock();
  seeker_.cancel();
  seeking_.clear();
  game_.reset();  // its file is free now
  game_ = kept ? store_.take(fresh) : Store::Taken{{fresh, Table(fresh.puzzle)}, {}, false, ""};
  board_ =
      table().rulebook() != nullptr ? BoardRules(*table().rulebook()->variant()) : BoardRules();
  if (!table().cells().contains(cursor_)) cursor_ = cell_at(board_.rows / 2, board_.columns / 2);
  rated_.clear();
  seek_solution();
  drill_.reset();
  chosen_ = {};
  mode_ = Mode::kDigits;
  held_.reset();
  lit_.reset();
  paused_ = false;
  done_ = table().solved();
  asks_digit_ = false;
  panel_ = Panel();
  list_.reset();
  scene_ = Scene::kGame;
  message_.clear();
  if (game_->went_on) say("You go on where you left.");
  if (!game_->problem.empty()) say("Mind: " + game_->problem + ".");
  start_clock();
}

// Of a puzzle with rules that may take long: keys are answered meanwhile, and what is found out is
// used when it is there.
void Desk::seek_solution() {
  solution_.reset();
  solver_.cancel();
  const auto grid = table().bare_grid();
  if (!grid) return;
  if (table().rulebook() == nullptr) {
    solution_ = ground_of_puzzle(*grid).solution;
    return;
  }
  solver_.start([this, puzzle = *grid](const Stop& stop) -> Seeker::Then {
    const nonet::Ground ground = ground_of_puzzle(puzzle, stop);
    return [this, ground] {
      solution_ = ground.solution;
      if (drill_ || !message_.empty()) return;
      if (ground.of_puzzle == nonet::Ground::Solutions::kNone) {
        say("No solution obeys all the rules; tips tell more.");
      } else if (ground.of_puzzle == nonet::Ground::Solutions::kSeveral) {
        say("There are several solutions: a rule is probably missing.");
      }
    };
  });
}

void Desk::begin(const Puzzle& puzzle, const std::string& remark) {
  Record fresh;
  fresh.puzzle = puzzle;
  if (const auto state = state_of(puzzle); puzzle.variant && state) {
    fresh.puzzle = *state;
    // A setter often leaves his solution there; nobody wants to begin with that.
    if (digits_of(*state).count() == puzzle.variant->cells()) fresh.puzzle.placed = Board();
  }
  fresh.began = options_.clock();
  take_game(fresh);
  if (!remark.empty() && game_->problem.empty() && !game_->went_on) say(remark);
  if (!solution_ && !puzzle.variant) say("This puzzle has not just one solution; tips tell more.");
}

void Desk::leave() {
  put_away();
  panel_ = Panel();
  seeking_.clear();
  if (drill_) return leave_lesson();
  show_start();
}

// ---- keys

void Desk::obey(const Key& key) {
  switch (scene_) {
    case Scene::kMenu:
      return obey_menu(key);
    case Scene::kGame:
      return obey_game(key);
    case Scene::kSheet:
      return obey_sheet(key);
    case Scene::kQuestion:
      return obey_question(key);
  }
}

void Desk::obey_sheet(const Key& key) {
  const Does does = meaning_of(key).does;
  const bool wheel = key.code == Key::Code::kMouse;
  if (does == Does::kUp || (wheel && key.mouse.kind == Mouse::Kind::kWheelUp)) {
    --sheet_.scroll;
  } else if (does == Does::kDown || (wheel && key.mouse.kind == Mouse::Kind::kWheelDown)) {
    ++sheet_.scroll;
  } else if (does == Does::kScrollUp) {
    sheet_.scroll -= 10;
  } else if (does == Does::kScrollDown || does == Does::kNotesMode) {
    sheet_.scroll += 10;
  } else if (!wheel || key.mouse.kind == Mouse::Kind::kPress) {
    scene_ = behind_;
    if (scene_ == Scene::kGame) start_clock();
  }
}

void Desk::obey_question(const Key& key) {
  const auto changed = [&] {
    if (question_.changed) question_.changed(question_.typed);
  };
  if (key.code == Key::Code::kEscape) {
    scene_ = behind_;
    question_.typed.clear();
    changed();
  } else if (question_.changed && key.code == Key::Code::kUp) {
    go_in_menu(-1);
  } else if (question_.changed && key.code == Key::Code::kDown) {
    go_in_menu(1);
  } else if (key.code == Key::Code::kErase) {
    // A whole character, which may be several bytes.
    while (!question_.typed.empty()) {
      const auto last = static_cast<unsigned char>(question_.typed.back());
      question_.typed.pop_back();
      if ((last & 0xC0U) != 0x80U) break;
    }
    changed();
  } else if (key.code == Key::Code::kPaste) {
    question_.typed += key.text;
    if (key.text.find('\n') != std::string::npos) obey_question(key_of(Key::Code::kEnter));
  } else if (key.code == Key::Code::kEnter) {
    scene_ = behind_;
    const Question answered = question_;
    answered.then(answered.typed);
  } else if (key.code == Key::Code::kSign && key.sign >= U' ') {
    question_.typed += utf8_of(key.sign);
    changed();
  }
}

void Desk::show_help() {
  sheet_ = Sheet();
  sheet_.title = "Keys";
  for (const KeyLine& line : key_lines()) {
    std::string text = "  " + std::string(line.keys);
    text.resize(std::max<std::size_t>(text.size() + 1, 26), ' ');
    sheet_.lines.push_back(text + std::string(line.words));
  }
  sheet_.lines.insert(
      sheet_.lines.end(),
      {"", "  Easy 308                its level, and what all its steps cost together",
       "  SE 1.2                  how hard one step is, from 1.0 to about 12"});
  stop_clock();
  behind_ = scene_;
  scene_ = Scene::kSheet;
}

}  // namespace nonet::cli::game
