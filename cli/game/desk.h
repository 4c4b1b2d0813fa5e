// Desk: everything that happens between a key and what is seen then: the start screen, the game at
// hand, the panel beside it, what is being looked for. It knows neither terminals nor clocks: keys,
// the time and answers of the seeker come from outside, and picture() is what is to be seen. So
// tests play whole games here.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/game/figures.h"
#include "cli/game/keys.h"
#include "cli/game/panel.h"
#include "cli/game/seeker.h"
#include "cli/game/store.h"
#include "nonet/generate/variant_practice.h"
#include "nonet/logic/technique.h"

namespace nonet::cli::game {

enum class Mode : std::uint8_t { kDigits, kNotes, kColours, kNoteColours };
enum class Checks : std::uint8_t { kOff, kClashes, kMistakes };

// An exercise: what any step of a technique, or of a lesson on rules, does from here.
struct Drill {
  std::string name;  // "X-Wing"
  std::string slug;  // as which it is remembered
  std::vector<Step> steps;
  bool is_lesson = false;  // its step is shown
};
enum class Verdict : std::uint8_t { kOpen, kWrong, kPart, kAll };
Verdict verdict_of(const Drill& drill, const Table& table);
// The step that has been done, all of it; null for none.
const Step* found_step(const Drill& drill, const Table& table);

struct Menu {
  struct Item {
    std::string label;
    std::string detail;
    std::function<void()> act;
    bool heading = false;
  };
  std::string title;
  std::vector<Item> items;
  std::size_t chosen = 0;
  std::function<void()> find{};  // asks for what to look for; none: there is little to choose from

  bool has_choice() const;
};

// Lines to read, or a line to type.
struct Sheet {
  std::string title;
  std::vector<std::string> lines;
  int scroll = 0;
};
struct Question {
  std::string asks;
  std::string typed;
  std::function<void(const std::string&)> then;
  std::function<void(const std::string&)> changed{};  // as it is typed; "" where it is given up
};

// What the digits that are left take, in one line.
constexpr int tally_columns(int digits) {
  return 4 * digits;
}

struct DeskOptions {
  std::string folder;                       // where games are kept; "": nowhere
  std::function<std::int64_t()> clock;      // seconds since 1970
  std::function<std::uint64_t()> any_seed;  // for a puzzle of a level
  std::function<void()> wake{};             // the seeker has an answer
};

class Desk {
 public:
  explicit Desk(DeskOptions options);

  // What to begin with.
  void show_start();
  void begin(const Puzzle& puzzle, const std::string& remark = "");
  void begin_level(Level level, std::optional<std::uint64_t> seed = std::nullopt);
  // A new one with rules of its own, or of another size.
  void begin_variant(const VariantDemand& demand, std::optional<std::uint64_t> seed = std::nullopt);
  // If it was solved already, asks first.
  void begin_day(const std::string& day);
  void begin_drill(const std::vector<Technique>& techniques);
  void begin_drill(const PractisedLesson& practised);
  // The same for who asked for it at the shell, and wants to go back there.
  template <class Practised>
  void begin_practice(const Practised& practised) {
    straight_ = true;
    begin_drill(practised);
  }
  void show_lesson(Technique technique);

  void obey(const Key& key);
  // Time has passed, or the seeker has an answer.
  void tick();
  // The program is about to end: what was played is kept.
  void put_away();
  bool ended() const { return ended_; }
  bool light_theme() const { return light_theme_; }
  void set_light_theme(bool light) { light_theme_ = light; }

  Picture picture(int rows, int columns);

  Seeker& seeker() { return seeker_; }
  Seeker& solver() { return solver_; }  // of the solution of a puzzle with rules
  bool has_game() const { return game_.has_value(); }
  const Table& table() const { return game_->kept.table; }
  const Record& record() const { return game_->kept.record; }
  const Panel& panel() const { return panel_; }
  const std::string& message() const { return message_; }
  int seconds() const;

 private:
  enum class Scene : std::uint8_t { kMenu, kGame, kSheet, kQuestion };

  // desk.cpp
  void say(std::string sentence) { message_ = std::move(sentence); }
  void seek(std::string what, Seeker::Job job);
  void take_game(const Record& fresh, bool kept = true);
  void obey_sheet(const Key& key);
  void obey_question(const Key& key);
  void show_help();
  void leave();
  void write(const std::string& lines);
  void stop_clock();
  void start_clock();
  void seek_solution();

  // desk_moves.cpp
  void obey_game(const Key& key);
  void obey_meaning(const Meaning& meaning);
  bool obey_look(Does does, int number);
  void obey_mouse(const Mouse& mouse);
  void go(int rows, int columns, bool more);
  void go_to(Cell cell, bool more);
  void go_open(int by);
  CellSet target() const { return chosen_.empty() ? CellSet{cursor_} : chosen_; }
  void enter(Digit d, Mode mode);
  void enter(int number, Mode mode);  // a digit by its name, or a colour
  void moved(bool changed, const std::string& words = "");
  void after_move();
  std::string mode_words() const;

  // desk_solved.cpp
  void finish();
  void rate_ruled();
  void show_card(const std::string& se);
  void another();
  void harder();

  // desk_help.cpp
  void count_help();
  void count_rung();
  void tip();
  void take_step();
  // What it strikes, and all else that its technique does.
  void take_alike();
  void why_not(Digit d);
  // Says so if the puzzle has none of this name.
  std::optional<Digit> digit_meant(int number);
  void say_digits();
  void which_was_that();
  void everything();
  void way();
  void prove();
  bool obey_help(Does does);
  void scroll_panel(int by);
  void show(Panel panel);
  void show_answer(const Hint& hint, const std::string& title);

  // desk_menus.cpp
  std::optional<Solved> solved_on(const std::string& day) const;
  void obey_menu(const Key& key);
  void push(Menu menu);
  void go_in_menu(int by);
  void choose();
  void choose_level();
  void choose_game();
  void open_text(const std::string& text);
  void show_statistics();
  void make(const Demand& demand, std::uint64_t seed, const std::string& day);

  // desk_rules.cpp
  void choose_kind();
  void choose_kind_level(const VariantDemand& demand);
  void another_variant(int harder);
  void show_rules();
  int draw_rules_side(Picture& picture, int top, int left, int rows, int columns) const;

  // desk_learn.cpp
  void choose_technique();
  void find_technique();
  void fill_techniques(Menu& menu, const std::string& wanted);
  void take_drill(const Drill& drill, const Puzzle& state, std::string_view idea);
  void show_lesson_panel();
  void leave_lesson();
  void judge_drill();
  std::string why_wrong() const;

  // desk_draw.cpp
  void draw_game(Picture& picture);
  void draw_menu(Picture& picture);
  void draw_sheet(Picture& picture);
  void draw_bar(Picture& picture, const std::string& left, const std::string& right);
  Look look_of(const Drawing* drawing) const;
  std::string title_of_game() const;
  int message_row(int rows) const;

  // desk_side.cpp
  void draw_side(Picture& picture, int top, int left, int rows, int columns);
  void say_too_small(Picture& picture) const;
  void draw_panel(Picture& picture, int top, int left, int rows, int columns);
  void draw_notes(Picture& picture, int top, int left, int rows, int columns);
  void draw_tally(Picture& picture, int row, int left, int columns) const;
  int draw_foot(Picture& picture, int end, int left, int columns, bool tally) const;
  std::string cell_words() const;

  DeskOptions options_;
  Store store_;
  Scene scene_ = Scene::kMenu;
  Scene behind_ = Scene::kMenu;  // what a sheet or a question lies on
  std::vector<Menu> menus_;
  Sheet sheet_;
  Question question_;
  bool ended_ = false;
  bool light_theme_ = false;
  std::string message_;
  std::string seeking_;
  std::int64_t sought_since_ = 0;

  // The game at hand.
  std::optional<Store::Taken> game_;
  BoardRules board_;
  std::vector<int> undrawn_;  // the rules that the board has no room for, as it was drawn last
  std::optional<Board> solution_;
  std::string rated_;  // of a solved one: its hardest technique
  std::optional<Drill> drill_;
  std::function<void()> another_drill_;
  std::uint64_t drills_made_ = 0;
  std::optional<Technique> lesson_;  // that is shown, or that an exercise was begun from
  Panel lesson_panel_;
  CellSet chosen_;
  std::optional<std::int64_t> running_;  // since then
  Panel panel_;
  std::optional<Panel> list_;  // that a step was opened from
  int colour_ = 1;
  int wanted_rungs_ = 0;  // of the tip that is looked for
  Cell cursor_{40};
  Cell anchor_{40};  // where dragging began
  Mode mode_ = Mode::kDigits;
  Checks checks_ = Checks::kClashes;
  std::optional<Digit> held_;
  std::optional<Digit> lit_;
  bool digit_first_ = false;
  bool lights_ = true;  // the digit under the cursor stands out
  bool peers_ = true;
  bool asks_digit_ = false;  // of why not
  bool asked_way_ = false;   // whether the way is really wanted
  bool paused_ = false;
  bool at_lesson_ = false;       // its words are in the panel
  bool task_is_read_ = false;    // of an exercise: somebody goes about and looks for it
  bool notes_for_task_ = false;  // stand in the place of its words, as it was drawn last
  bool straight_ = false;        // came for an exercise, and goes when that is left
  bool done_ = false;            // solved, and its card was shown
  bool counted_ = false;         // this tip has been counted
  Frame frame_;
  int menu_top_ = 0;
  int menu_first_ = 0;

  Seeker solver_;  // gone first, both: what they look for is the desk's
  Seeker seeker_;
};

}  // namespace nonet::cli::game
