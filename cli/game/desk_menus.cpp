// The start screen and what can be chosen from it: games that were begun, new ones, the puzzle of
// the day, a file or a text, statistics; what to learn is in desk_learn.cpp.
#include <algorithm>
#include <fstream>
#include <iterator>

#include "cli/game/desk.h"
#include "cli/game/rules_told.h"
#include "nonet/core/clues.h"
#include "nonet/core/names.h"
#include "nonet/generate/generator.h"
#include "nonet/io/lines.h"
#include "nonet/io/puzzle_reader.h"

namespace nonet::cli::game {
namespace {

constexpr Level kLevels[] = {Level::kEasy, Level::kMedium, Level::kHard, Level::kUnfair,
                             Level::kExtreme};

// What a level asks of whoever plays it, for those who know no names of techniques.
std::string words_for(Level level) {
  switch (level) {
    case Level::kEasy:
      return "no notes needed";
    case Level::kMedium:
      return "notes, and digits in pairs and threes";
    case Level::kHard:
      return "patterns of many cells";
    case Level::kUnfair:
      return "chains of if and then";
    case Level::kExtreme:
      return "long chains, and more";
  }
  return "";
}

std::string words_for(const Kept& kept) {
  const Record& record = kept.record;
  std::string text = record.day.empty() ? "" : record.day + ", ";
  if (!record.level.empty()) text += record.level + " " + std::to_string(record.score) + ", ";
  if (const Rulebook* rulebook = kept.table.rulebook()) {
    constexpr std::size_t kMostKinds = 30;
    text = title_of(*rulebook->variant(), kMostKinds) + text;
  }
  return text + std::to_string(kept.table.open().size()) + " cells open, " +
         time_words(record.seconds);
}

// The puzzle of a game that was kept; what was done to it is in its journal.
Puzzle untouched(const Record& record) {
  Puzzle bare;
  bare.givens = record.puzzle.givens;
  bare.variant = record.puzzle.variant;
  return bare;
}

}  // namespace

bool Menu::has_choice() const {
  return std::any_of(items.begin(), items.end(), [](const Item& item) { return !item.heading; });
}

void Desk::push(Menu menu) {
  while (menu.chosen + 1 < menu.items.size() && menu.items[menu.chosen].heading) ++menu.chosen;
  menus_.push_back(std::move(menu));
  scene_ = Scene::kMenu;
  menu_first_ = 0;
}

void Desk::show_start() {
  menus_.clear();
  Menu menu;
  menu.title = "nonet";
  const auto games = store_.unfinished();
  if (!games.empty()) {
    menu.items.push_back({"Go on", words_for(games.front()),
                          [this, bare = untouched(games.front().record)] { begin(bare); }});
  }
  if (games.size() > 1) {
    menu.items.push_back({"Other games", std::to_string(games.size() - 1) + " more that you began",
                          [this] { choose_game(); }});
  }
  const std::string today = day_of(options_.clock());
  menu.items.push_back({"New", "by level, or with rules of its own", [this] { choose_level(); }});
  const std::optional<Solved> done = solved_on(today);
  menu.items.push_back(
      {"Puzzle of the day",
       today + ", " + std::string(daily_level(today)) +
           (done ? "; solved in " + time_words(done->seconds) : "; the same for everybody"),
       [this, today] { begin_day(today); }});
  menu.items.push_back({"Open or paste", "a file, a link, 81 characters; or paste here", [this] {
                          question_ = {"File, link or puzzle:", "",
                                       [this](const std::string& text) { open_text(text); }};
                          behind_ = Scene::kMenu;
                          scene_ = Scene::kQuestion;
                        }});
  menu.items.push_back(
      {"Learn", "a technique: what it is, and a drill", [this] { choose_technique(); }});
  menu.items.push_back({"Statistics", "", [this] { show_statistics(); }});
  menu.items.push_back({"Keys", "", [this] { show_help(); }});
  menu.items.push_back({"Quit", "", [this] { ended_ = true; }});
  push(std::move(menu));
}

void Desk::go_in_menu(int by) {
  Menu& menu = menus_.back();
  if (!menu.has_choice()) return;
  const int count = static_cast<int>(menu.items.size());
  int at = static_cast<int>(menu.chosen);
  do {
    at = (at + by + count) % count;
  } while (menu.items[static_cast<std::size_t>(at)].heading);
  menu.chosen = static_cast<std::size_t>(at);
}

void Desk::choose() {
  const Menu& menu = menus_.back();
  if (!menu.has_choice()) return;
  // It may put another menu in the place of this one.
  const auto act = menu.items[menu.chosen].act;
  act();
}

void Desk::obey_menu(const Key& key) {
  message_.clear();
  Menu& menu = menus_.back();
  if (key.code == Key::Code::kPaste) return open_text(key.text);
  if (key.code == Key::Code::kMouse) {
    if (key.mouse.kind == Mouse::Kind::kWheelUp) return go_in_menu(-1);
    if (key.mouse.kind == Mouse::Kind::kWheelDown) return go_in_menu(1);
    const int at = key.mouse.row - menu_top_ + menu_first_;
    if (key.mouse.kind != Mouse::Kind::kPress || key.mouse.row < menu_top_ || at < 0 ||
        at >= static_cast<int>(menu.items.size())) {
      return;
    }
    if (menu.items[static_cast<std::size_t>(at)].heading) return;
    menu.chosen = static_cast<std::size_t>(at);
    return choose();
  }
  const Meaning meaning = meaning_of(key);
  switch (meaning.does) {
    case Does::kUp:
    case Does::kLastOpen:
      return go_in_menu(-1);
    case Does::kDown:
    case Does::kNextOpen:
      return go_in_menu(1);
    case Does::kScrollUp:
      for (int i = 0; i < 10; ++i) go_in_menu(-1);
      return;
    case Does::kScrollDown:
      for (int i = 0; i < 10; ++i) go_in_menu(1);
      return;
    case Does::kTake:
    case Does::kRight:
    case Does::kNotesMode:
      return choose();
    case Does::kHelp:
      return show_help();
    case Does::kFind:
      if (menu.find) menu.find();
      return;
    case Does::kTheme:
      light_theme_ = !light_theme_;
      return;
    case Does::kClose:
    case Does::kLeft:
    case Does::kLeave:
      if (seeker_.busy()) {
        seeker_.cancel();
        seeking_.clear();
        // Who asked for an exercise at the shell wants nothing else.
        ended_ = straight_ && !game_ && meaning.does == Does::kLeave;
        return say("Stopped.");
      }
      if (menus_.size() > 1) {
        menus_.pop_back();
        menu_first_ = 0;
      } else if (meaning.does == Does::kLeave) {
        ended_ = true;
      }
      return;
    case Does::kDigit:
      if (meaning.number <= static_cast<int>(menu.items.size()) &&
          !menu.items[static_cast<std::size_t>(meaning.number - 1)].heading) {
        menu.chosen = static_cast<std::size_t>(meaning.number - 1);
        choose();
      }
      return;
    default:
      return;
  }
}

// ---- new games

void Desk::choose_level() {
  Menu menu;
  menu.title = "New";
  for (Level level : kLevels) {
    menu.items.push_back(
        {std::string(name_of(level)), words_for(level), [this, level] { begin_level(level); }});
  }
  menu.items.push_back({"With rules", "killer, thermometers, jigsaw and more, or a smaller board",
                        [this] { choose_kind(); }});
  push(std::move(menu));
}

void Desk::choose_game() {
  Menu menu;
  menu.title = "Games that you began";
  for (const Kept& kept : store_.unfinished()) {
    menu.items.push_back({day_of(kept.record.began), words_for(kept),
                          [this, bare = untouched(kept.record)] { begin(bare); }});
  }
  if (menu.items.empty()) return say("There is none.");
  push(std::move(menu));
}

void Desk::make(const Demand& demand, std::uint64_t seed, const std::string& day) {
  seek("Making a puzzle", [this, demand, seed, day](const Stop& stop) -> Seeker::Then {
    std::optional<Made> made;
    Generator(demand, seed).make(0, {&made, 1}, stop);
    if (!made) return {};
    const HodokuRating rating = made->rating ? *made->rating : rate_made(*made);
    return [this, made = *made, rating, day] {
      Record fresh;
      fresh.puzzle.givens = made.puzzle;
      fresh.level = name_of(rating.level);
      fresh.score = rating.score;
      fresh.day = day;
      fresh.began = options_.clock();
      take_game(fresh);
    };
  });
}

void Desk::begin_level(Level level, std::optional<std::uint64_t> seed) {
  make(demand_for_game(level), seed ? *seed : options_.any_seed(), "");
}

std::optional<Solved> Desk::solved_on(const std::string& day) const {
  for (const Solved& one : store_.solved()) {
    if (one.day == day) return one;
  }
  return std::nullopt;
}

void Desk::begin_day(const std::string& day) {
  auto go = [this, day] {
    const DailyOrder order = daily_order(day);
    make(order.demand, order.seed, day);
  };
  const std::optional<Solved> done = solved_on(day);
  if (!done) return go();
  Menu menu;
  menu.title = "The puzzle of " + day + " is solved: in " + time_words(done->seconds) + ", " +
               help_words(done->hints, done->looked);
  menu.items.push_back({"Back", "another one comes tomorrow", [this] { show_start(); }});
  menu.items.push_back({"Play it again", "the first time counts", go});
  push(std::move(menu));
}

void Desk::open_text(const std::string& text) {
  std::string given(trimmed(text));
  if (given.empty()) return;
  auto puzzle = read_any_puzzle(given);
  if (!puzzle && given.find('\n') == std::string::npos) {
    std::ifstream file(given, std::ios::binary);
    if (file) {
      const std::string all{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
      puzzle = read_any_puzzle(all);
    } else if (given.find('/') != std::string::npos || given.size() < 40) {
      return say("There is no file " + given + ".");
    }
  }
  if (!puzzle) return say("That can't be read: " + to_string(puzzle.error()) + ".");
  if (const auto grid = start_of(*puzzle); !grid) {
    return say("Not opened: " + grid.error().message + ".");
  }
  begin(*puzzle);
}

// ---- statistics

void Desk::show_statistics() {
  const auto all = store_.solved();
  const Streak streak = streak_of(all, day_of(options_.clock()));
  sheet_ = Sheet();
  sheet_.title = "Statistics";
  const auto cell = [](std::string text, std::size_t width) {
    text.insert(0, width > text.size() ? width - text.size() : 0, ' ');
    return text;
  };
  for (const bool ruled : {false, true}) {
    if (ruled &&
        std::none_of(all.begin(), all.end(), [](const Solved& s) { return s.is_ruled(); })) {
      continue;
    }
    if (ruled) {
      sheet_.lines.emplace_back();
      sheet_.lines.emplace_back("  With rules of their own, by nonet's scale:");
    }
    sheet_.lines.push_back("  Level    " + cell("solved", 8) + cell("no help", 9) +
                           cell("best", 9) + cell("average", 9));
    for (const LevelFigures& one : figures_of(all, ruled)) {
      std::string name = "  " + one.level;
      name.resize(11, ' ');
      sheet_.lines.push_back(name + cell(std::to_string(one.solved), 8) +
                             cell(std::to_string(one.unaided), 9) +
                             cell(one.unaided > 0 ? time_words(one.best) : "-", 9) +
                             cell(one.unaided > 0 ? time_words(one.average) : "-", 9));
    }
  }
  const auto days =
      std::count_if(all.begin(), all.end(), [](const Solved& s) { return !s.day.empty(); });
  sheet_.lines.emplace_back();
  sheet_.lines.push_back("  " + std::to_string(all.size()) + " solved, " + std::to_string(days) +
                         " of them puzzles of the day.");
  sheet_.lines.push_back("  Days in a row: " + std::to_string(streak.now) + "; at most " +
                         std::to_string(streak.most) + ".");
  behind_ = Scene::kMenu;
  scene_ = Scene::kSheet;
}

}  // namespace nonet::cli::game
