// play: a puzzle on the whole screen of a terminal, and practice: the same with an exercise. The
// commands only find out what to begin with; the rest is a Desk and a Window (cli/game).
#include <unistd.h>

#include <charconv>
#include <csignal>
#include <ctime>
#include <iostream>
#include <random>

#include "cli/app/commands.h"
#include "cli/app/demand_option.h"
#include "cli/app/puzzle_argument.h"
#include "cli/game/desk.h"
#include "cli/game/terminal_names.h"
#include "cli/game/window.h"
#include "cli/terminal/terminal.h"
#include "nonet/core/visible.h"
#include "nonet/logic/unknown_technique.h"
#include "nonet/rules/rulebook.h"

namespace nonet::cli {
namespace {

using game::Desk;

bool at_terminal(const Invocation& call) {
  return &call.in == &std::cin && isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
}

// By the option, or what terminals tell of themselves: COLORFGBG is "0;15" on a light ground.
bool is_light(const Invocation& call) {
  const std::string theme = call.value("theme").value_or("auto");
  if (theme != "auto") return theme == "light";
  const std::string colours = environment("COLORFGBG");
  const std::string ground = colours.substr(colours.rfind(';') + 1);
  return ground == "7" || ground == "15";
}

int play(Invocation& call, const std::function<void(Desk&)>& begin) {
  if (!game::has_window()) {
    return call.wrong(
        "this build has no full screen, for want of ncurses; 'nonet repl' plays "
        "line by line");
  }
  if (!at_terminal(call)) {
    return call.wrong("a game needs a terminal; 'nonet repl' takes commands from a file or a pipe");
  }
  std::unique_ptr<game::Window> window;
  game::DeskOptions options;
  options.folder = game::games_folder();
  options.clock = [] { return static_cast<std::int64_t>(std::time(nullptr)); };
  options.any_seed = [] { return std::uint64_t{std::random_device()() % 1'000'000 + 1}; };
  options.wake = [&window] {
    if (window) window->wake();
  };
  int heard = 0;
  {
    Desk desk(std::move(options));
    desk.set_light_theme(is_light(call));
    game::WindowOptions look;
    look.color = wants_color(call);
    look.unicode = has_utf8() && !call.has("ascii");
    // The fonts of Linux's own console have no heavy lines.
    look.console = environment("TERM").starts_with("linux");
    window = game::open_window(look);
    if (!window) {
      return call.wrong(game::no_screen_text(environment("TERM")) +
                        "; 'nonet repl' plays line by line");
    }
    desk.show_start();
    begin(desk);
    while (!desk.ended()) {
      desk.tick();
      window->show(desk.picture(window->rows(), window->columns()), desk.light_theme());
      const auto key = window->next();
      if (!key) break;
      if (key->code != game::Key::Code::kNothing) desk.obey(*key);
    }
    desk.put_away();
    heard = window->signal();
    // The screen is given back before searches are waited for.
    window->close();
  }
  return heard != 0 && heard != SIGINT ? 128 + heard : kExitDone;
}

Result<std::optional<std::uint64_t>> seed_in(const Invocation& call) {
  const auto text = call.value("seed");
  if (!text) return std::optional<std::uint64_t>();
  std::uint64_t seed = 0;
  const auto [end, problem] = std::from_chars(text->data(), text->data() + text->size(), seed);
  if (problem != std::errc() || end != text->data() + text->size()) {
    return Error{"--seed takes a number, and here is " + quoted_text(*text)};
  }
  return std::optional(seed);
}

int practise(Invocation& call, const std::string& name) {
  if (const auto practised = practised_under(name)) {
    return play(call, [&](Desk& desk) { desk.begin_practice(*practised); });
  }
  const auto techniques = techniques_named(name);
  if (techniques.empty()) {
    return call.wrong(unknown_technique(name) +
                      "; 'nonet techniques' and 'nonet techniques --variant' list them");
  }
  return play(call, [&](Desk& desk) { desk.begin_practice(techniques); });
}

int run_play(Invocation& call) {
  const bool is_made = call.has("level") || call.has("variant") || call.has("size");
  const int wishes = static_cast<int>(call.operands().size()) + (is_made ? 1 : 0) +
                     (call.has("daily") ? 1 : 0) + (call.has("practice") ? 1 : 0);
  if (wishes > 1)
    return call.wrong(
        "a puzzle, a new one (--level, --variant, --size), --daily or --practice: one of "
        "them");
  const auto seed = seed_in(call);
  if (!seed) return call.wrong(seed.error().message);
  if (const auto name = call.value("practice")) return practise(call, *name);
  const auto variant = variant_option(call);
  if (!variant) return call.wrong(variant.error().message);
  if (*variant) {
    if ((*variant)->size > 9) return call.wrong("a game has up to 9 by 9 cells");
    return play(call, [&](Desk& desk) { desk.begin_variant(**variant, *seed); });
  }
  if (const auto level = call.value("level")) {
    return play(call, [&](Desk& desk) { desk.begin_level(level_named(*level), *seed); });
  }
  if (call.has("daily")) {
    return play(call, [](Desk& desk) { desk.begin_day(game::day_of(std::time(nullptr))); });
  }
  if (call.operands().empty()) {
    return play(call, [](Desk&) {});
  }
  if (call.operands().front() == "-") {
    return call.wrong(
        "standard input is where the keys come from; name a file or write the puzzle");
  }
  int code = kExitWrong;
  const auto puzzle = one_puzzle(call, code, true);
  if (!puzzle) return code;
  if (auto error = find_contradiction(*puzzle)) return call.wrong(error->message);
  Puzzle bare;
  bare.givens = puzzle->givens;
  bare.variant = puzzle->variant;
  if (const auto grid = start_of(bare); !grid) return call.wrong(grid.error().message);
  return play(call, [&](Desk& desk) { desk.begin(*puzzle); });
}

int run_practice(Invocation& call) {
  if (call.operands().empty()) {
    return call.wrong("which technique? 'nonet techniques' lists them");
  }
  return practise(call, call.operands().front());
}

constexpr Option kThemeOption = {"theme", Option::Takes::kValue, "auto|dark|light",
                                 "colours for a dark or a light ground; auto: by COLORFGBG"};
constexpr Option kAsciiOption = {"ascii", Option::Takes::kNothing, "",
                                 "lines of + - | = : even where the locale has others"};

std::vector<std::string_view> practice_words() {
  std::vector<std::string_view> slugs;
  for (Technique technique : all_techniques()) slugs.push_back(row_of(technique).slug);
  for (const VariantLesson& lesson : all_variant_lessons()) slugs.push_back(lesson.slug);
  return slugs;
}

}  // namespace

const Command kPlayCommand = {
    .name = "play",
    .operands = "[FILE|PUZZLE]",
    .summary = "a game on the whole screen: board, notes, tips, lessons",
    .details =
        "Without a puzzle a start screen offers to go on with a game, a new one by level, the\n"
        "puzzle of the day, one of yours, lessons and statistics. Arrows, hjkl or wasd move, a\n"
        "digit is written, Space turns to notes, u takes back, t gives a tip that tells more each\n"
        "time, and ? lists all keys. The mouse does as well.\n\n"
        "The puzzle of the day is made from the date alone: the same for everybody, also on the\n"
        "page; easy on Monday, extreme on Saturday.\n\n"
        "Every move is kept at once in $XDG_STATE_HOME/nonet/games, or\n"
        "~/.local/state/nonet/games; whoever opens the same puzzle again goes on where it was\n"
        "left, undo and all. A puzzle with rules of its own, of up to 9 by 9 cells, has them "
        "drawn\n"
        "on its board; e tells them in words, with what those of a cell can still hold. From 100 "
        "by 40 characters on notes stand in the cells; 80 by 24 show\n"
        "them beside the board; 27 by 16 is the least. With NO_COLOR set there are no colours.\n"
        "'nonet' alone opens it on a terminal; 'nonet repl' is the prompt.",
    .options = {{"level", Option::Takes::kValue, "LEVEL",
                 "a new puzzle: easy, medium, hard, unfair or extreme", '\0', level_words},
                {"variant", Option::Takes::kValue, "KINDS",
                 "a new puzzle with rules of these kinds, with commas\n"
                 "between: killer, x, jigsaw, thermo, arrow, kropki,\n"
                 "whisper, renban, sandwich and others",
                 '\0', variant_words, true},
                {"size", Option::Takes::kValue, "N", "a new puzzle of N by N cells, 4 to 9"},
                {"seed", Option::Takes::kValue, "N", "always the same new puzzle"},
                {"daily", Option::Takes::kNothing, "", "the puzzle of the day"},
                {"practice", Option::Takes::kValue, "NAME",
                 "an exercise: find this technique, as 'nonet techniques'\n"
                 "names it, or 'nonet techniques --variant': on a puzzle\n"
                 "with rules; kind-thermo is what a kind of rule leaves",
                 '\0', practice_words, true},
                kThemeOption,
                kAsciiOption,
                kReadOption,
                kNthOption,
                kGivensOption,
                kColorOption},
    .examples = {{"nonet play", "the start screen"},
                 {"nonet play --level=hard", "a new puzzle"},
                 {"nonet play --variant=killer --level=medium", "one with cages"},
                 {"nonet play --daily", "the puzzle of the day"},
                 {"nonet play puzzle.txt", "your own, or a game that the prompt has saved"}},
    .most_operands = 1,
    .run = run_play};

const Command kPracticeCommand = {
    .name = "practice",
    .operands = "TECHNIQUE",
    .summary = "an exercise on the whole screen: find this technique",
    .details =
        "Makes a board on which a step of the technique is due, and says whether what you strike\n"
        "or place is it. t gives tips that lead there, N makes another board, q goes back to the\n"
        "shell. The names are those of 'nonet techniques', or of lessons on puzzles with rules as\n"
        "'nonet techniques --variant' lists them: then the board is a new puzzle with such rules;\n"
        "'kind-arrow' practises what arrows leave. What was practised is remembered, and told in\n"
        "the list of lessons of 'nonet play'.",
    .options = {kThemeOption, kAsciiOption, kColorOption},
    .examples = {{"nonet practice x-wing", "find the X-Wing"},
                 {"nonet practice \"Naked Pair\"", "names in full do as well"},
                 {"nonet practice thermometer-bounds", "on a new puzzle with thermometers"}},
    .most_operands = 1,
    .run = run_practice,
    .words = practice_words};

}  // namespace nonet::cli
