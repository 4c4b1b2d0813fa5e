// repl: the λ prompt. One command a line, told by its first character; a game is loaded, looked at
// and carried on step by step. Whatever is typed, the answer is a sentence and the next prompt; the
// game at hand stays until a new one is really there.
#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "cli/app/commands.h"
#include "cli/stream/input.h"
#include "cli/terminal/line_editor.h"
#include "cli/terminal/terminal.h"
#include "nonet/core/names.h"
#include "nonet/core/visible.h"
#include "nonet/explain/hint.h"
#include "nonet/io/format.h"
#include "nonet/play/entry.h"
#include "nonet/play/game.h"
#include "nonet/play/words.h"
#include "nonet/solve/solver.h"
#include "nonet/text/expert.h"
#include "nonet/text/prose.h"
#include "nonet/text/star_board.h"
#include "nonet/version.h"

namespace nonet::cli {
namespace {

constexpr std::string_view kPromptHelp =
    "  n.CELLS    new game: 81 cells row by row, 1-9 or '.' for an unset one\n"
    "  n;RCV;...  new game: row, column and value of every set cell\n"
    "  > or .     one step forward\n"
    "  < or ,     one step back\n"
    "  r          run: as many steps as possible\n"
    "  s          run with naked and hidden singles only\n"
    "  !          back to the board as entered\n"
    "  =RCV       set the cell in row R, column C to V by hand\n"
    "  xRCV       strike candidate V of that cell by hand\n"
    "  p          print the board in the notation of n.\n"
    "  t NAME     techniques of > and r: classic (the five lists), all, or\n"
    "             names as in t naked-pair,xy-wing; t alone tells the choice\n"
    "  ?          a hint; each further ? tells more of it, up to the whole step\n"
    "  a          all steps that can be done now, easiest first\n"
    "  v          verbose analysis on or off\n"
    "  h          this help\n"
    "  q          quit\n"
    "  # TEXT     a comment\n"
    "Blanks do not matter. Ctrl-D ends.\n";

bool is_blank(char ch) {
  return ch == ' ' || (ch >= '\t' && ch <= '\r');
}

std::string without_blanks(std::string_view line) {
  std::string text;
  for (char ch : line) {
    if (!is_blank(ch)) text += ch;
  }
  return text;
}

char lower(char ch) {
  return ch >= 'A' && ch <= 'Z' ? static_cast<char>(ch - 'A' + 'a') : ch;
}

std::string lower(std::string_view text) {
  std::string result;
  for (char ch : text) result += lower(ch);
  return result;
}

// The items between commas, without blanks around them.
std::vector<std::string> items_of(std::string_view text) {
  std::vector<std::string> items;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t comma = std::min(text.find(',', from), text.size());
    items.emplace_back(trimmed(text.substr(from, comma - from)));
    from = comma + 1;
  }
  return items;
}

class Prompt {
 public:
  Prompt(std::ostream& out, bool color) : out_(out), color_(color) {}

  void obey(const std::string& line);

 private:
  // The policy of > and r, or nothing for the findings of the lists.
  using Choice = std::optional<Policy>;

  void obey_in_game(char command, std::string_view rest);
  void load(std::string_view text);
  void choose(std::string_view names);
  void step_forward();
  void run(Heuristic last, const Choice& choice);
  void step_back(bool moved);
  void move_by_hand(char command, std::string_view rcv);
  void hint();
  void list_steps();
  void help() { out_ << kPromptHelp; }

  bool take_step(Heuristic last, const Choice& choice);
  bool take_proved_step(const Policy& policy);
  void tell_end(const Choice& choice);
  void tell_step_number(int number) { out_ << "Step #" << number << ":\n"; }
  void tell(const Happening& happening);
  void show();

  std::ostream& out_;
  bool color_;
  bool verbose_ = false;
  Choice choice_;
  std::optional<Game> game_;

  // The ladder that ? climbs, and for which state and choice of techniques it stands.
  struct Ladder {
    Hint hint;
    Grid grid;
    std::vector<Technique> techniques;
    int rung = 0;
  };
  std::optional<Ladder> ladder_;
};

void Prompt::obey(const std::string& line) {
  const std::string text = without_blanks(line);
  if (text.empty()) return;
  const std::string_view rest = std::string_view(text).substr(1);
  switch (text[0]) {
    case '#':
      out_ << visible(line) << "\n";
      return;
    case 'n':
      return load(rest);
    case 'v':
    case 'V':
      verbose_ = !verbose_;
      out_ << "Verbose analysis: " << (verbose_ ? "ON" : "OFF") << "\n";
      return;
    case 't':
    case 'T':
      return choose(std::string_view(line).substr(line.find(text[0]) + 1));
    case 'h':
    case 'H':
      return help();
    default:
      break;
  }
  const char command = lower(text[0]);
  if (std::string_view("><.,!rsxp=?a").find(command) == std::string_view::npos) {
    out_ << "There is no command " << quoted_char(text, 0) << ". These are the commands:\n";
    return help();
  }
  if (!game_) {
    out_ << "There is no game yet; begin with n. or n; and the board.\n";
    return help();
  }
  obey_in_game(command, rest);
}

void Prompt::obey_in_game(char command, std::string_view rest) {
  switch (command) {
    case '>':
    case '.':
      return step_forward();
    case '<':
    case ',':
      return step_back(game_->back());
    case '!':
      return step_back(game_->reset());
    case 'r':
      return run(Heuristic::kHiddenPair, choice_);
    case 's':
      return run(Heuristic::kHiddenSingle, std::nullopt);
    case '?':
      return hint();
    case 'a':
      return list_steps();
    case 'p':
      out_ << format_named("line")->write(game_->grid().board(), '.');
      return;
    default:
      return move_by_hand(command, rest);
  }
}

void Prompt::load(std::string_view text) {
  if (text.empty() || (text[0] != '.' && text[0] != ';')) {
    out_ << "Not loaded: after n comes '.' and 81 cells, or ';' and rcv entries.\n";
    return;
  }
  auto board =
      text[0] == '.' ? board_from_cells(text.substr(1)) : board_from_entries(text.substr(1));
  if (!board) {
    out_ << "Not loaded: " << board.error().message << ".\n";
    return;
  }
  auto game = Game::load(*board, [this](const Happening& h) { tell(h); });
  if (!game) {
    out_ << "Not loaded: " << game.error().message << ".\n";
    return;
  }
  game_ = *std::move(game);
  show();
}

void Prompt::choose(std::string_view names) {
  const std::string wanted = lower(trimmed(names));
  if (wanted == "classic") {
    choice_.reset();
  } else if (wanted == "all") {
    choice_ = policy_all();
  } else if (!wanted.empty()) {
    auto policy = restrict_policy(policy_all(), items_of(wanted), {});
    if (!policy) {
      out_ << "Not done: " << policy.error().message
           << "; t takes classic, all, or names that 'nonet techniques' lists.\n";
      return;
    }
    choice_ = *policy;
  }
  std::string chosen = choice_ ? choice_->name : "classic";
  if (choice_ && choice_->order.size() < policy_all().order.size()) {
    chosen.clear();
    for (Technique t : choice_->order) {
      chosen += (chosen.empty() ? "" : ", ") + std::string(row_of(t).slug);
    }
  }
  out_ << "Techniques: " << chosen << "\n";
}

void Prompt::tell(const Happening& happening) {
  if (verbose_ || happening.is_action()) out_ << words_of(happening) << "\n";
}

void Prompt::show() {
  const Grid& grid = game_->grid();
  out_ << (color_ ? star_board_in_color(grid, game_->touched()) : star_board(grid))
       << words_of(game_->findings());
  if (auto why = contradiction(grid)) out_ << "Contradiction: " << *why << ".\n";
}

bool Prompt::take_proved_step(const Policy& policy) {
  // From a contradiction everything can be proved, which helps nobody.
  if (game_->solved() || contradiction(game_->grid())) return false;
  Solver solver(game_->grid(), policy);
  const Step* step = solver.next();
  if (step == nullptr) return false;
  tell_step_number(game_->steps() + 1);
  out_ << row_of(step->technique).name << ": " << sentence_of(*step, game_->grid()) << "\n";
  for (const std::string& line : reasoning_of(*step, game_->grid())) out_ << "  " << line << "\n";
  game_->advance(*step, [this](const Happening& h) { tell(h); });
  return true;
}

bool Prompt::take_step(Heuristic last, const Choice& choice) {
  if (choice) return take_proved_step(*choice);
  if (game_->findings().next(last) == nullptr) return false;
  tell_step_number(game_->steps() + 1);
  return game_->advance([this](const Happening& h) { tell(h); }, last);
}

void Prompt::tell_end(const Choice& choice) {
  if (game_->solved()) {
    out_ << "Solved.\n";
  } else if (choice && !ground_of(game_->grid()).holds) {
    out_ << "There is no solution with these digits and candidates.\n";
  } else {
    out_ << "Stuck: no " << (choice ? "technique" : "heuristic") << " applies.\n";
  }
}

void Prompt::step_forward() {
  if (take_step(Heuristic::kHiddenPair, choice_)) return show();
  tell_end(choice_);
}

void Prompt::run(Heuristic last, const Choice& choice) {
  bool moved = false;
  while (take_step(last, choice)) {
    moved = true;
    out_.flush();
  }
  tell_end(choice);
  if (moved) show();
}

void Prompt::step_back(bool moved) {
  if (!moved) {
    out_ << "Already at the initial state.\n";
    return;
  }
  tell_step_number(game_->steps());
  show();
}

void Prompt::move_by_hand(char command, std::string_view rcv) {
  auto candidate = candidate_from(rcv);
  if (!candidate) {
    out_ << "Not done: " << candidate.error().message << ".\n";
    return;
  }
  std::vector<std::string> told;
  auto listen = [&](const Happening& h) {
    if (verbose_ || h.is_action()) told.push_back(words_of(h));
  };
  auto error = command == 'x' ? game_->strike(*candidate, listen) : game_->set(*candidate, listen);
  if (error) {
    out_ << "Not done: " << error->message << ".\n";
    return;
  }
  tell_step_number(game_->steps());
  for (const std::string& line : told) out_ << line << "\n";
  show();
}

void Prompt::hint() {
  const Policy policy = choice_.value_or(policy_all());
  const Grid& grid = game_->grid();
  if (!ladder_ || !(ladder_->grid == grid) || ladder_->techniques != policy.order) {
    ladder_ = Ladder{hint_for(grid.puzzle(), policy), grid, policy.order};
  }
  const int rungs = static_cast<int>(ladder_->hint.rungs.size());
  ladder_->rung = std::min(ladder_->rung + 1, rungs);
  if (rungs > 1) out_ << "Hint " << ladder_->rung << " of " << rungs << ": ";
  out_ << ladder_->hint.rung(ladder_->rung).text << "\n";
  if (!ladder_->hint.step || ladder_->rung < rungs) return;
  for (const std::string& line : reasoning_of(*ladder_->hint.step, grid)) {
    out_ << "  " << line << "\n";
  }
}

void Prompt::list_steps() {
  const Grid& grid = game_->grid();
  const std::vector<Step> steps = steps_now(grid, choice_.value_or(policy_all()));
  for (const Step& step : steps) out_ << expert_line(step, grid) << "\n";
  if (steps.empty()) out_ << (game_->solved() ? "Solved.\n" : "No technique applies.\n");
}

Completion complete(std::string_view before) {
  const std::size_t start = before.find_first_not_of(" \t");
  Completion completion;
  if (start == std::string_view::npos) {
    completion.words = {"n.", "n;", ">", "<", "r", "s", "!", "=",
                        "x",  "p",  "t", "?", "a", "v", "h", "q"};
    return completion;
  }
  if (before[start] != 't') return completion;
  std::string_view word = before.substr(start + 1);
  const std::size_t last = word.find_last_of(" \t,");
  if (last != std::string_view::npos) word.remove_prefix(last + 1);
  completion.replaces = word.size();
  std::vector<std::string> words = {"all", "classic"};
  for (Technique t : all_techniques()) words.emplace_back(row_of(t).slug);
  for (std::string& name : words) {
    if (name.starts_with(word)) completion.words.push_back(std::move(name));
  }
  return completion;
}

bool is_quit(const std::string& line) {
  const std::string text = lower(without_blanks(line));
  return text == "q" || text == "quit" || text == "exit";
}

int run(Invocation& call) {
  auto color = wants_color(call);
  if (!color) return call.wrong(color.error().message);
  Prompt prompt(call.out, *color);
  auto editor = make_line_editor(call.in, call.out, "\xCE\xBB ", complete);
  bool typed = false;
  if (&call.in == &std::cin) {
    if (auto problem = standard_input_problem()) return call.wrong(problem->message);
    typed = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
    if (typed) {
      call.out << "nonet " << kVersion << ": h lists the commands, q ends.\n";
    }
  }
  while (auto line = editor->read()) {
    if (is_quit(*line)) {
      // At a terminal the person's own newline has ended the line.
      if (!typed) call.out << "\n";
      return kExitDone;
    }
    prompt.obey(*line);
  }
  call.out << "\n";
  return kExitDone;
}

const std::string kDetails =
    "A game is entered at the prompt and solved step by step. After each step comes the board, a\n"
    "star for each candidate left, and what can be done next: naked singles [NS], hidden singles\n"
    "[HS], locked candidates [LC], naked pairs [NP] and hidden pairs [HP]. It never guesses.\n\n"
    "At the prompt:\n" +
    std::string(kPromptHelp) +
    "\nOn a terminal lines can be edited and recalled, and Tab completes. Earlier lines are kept\n"
    "in $XDG_STATE_HOME/nonet/history, or ~/.local/state/nonet/history. With NO_COLOR set there\n"
    "are no colours. The program is also started by plain 'nonet' on a terminal, and under the\n"
    "name sudoku-solver.";

}  // namespace

const Command kReplCommand = {
    .name = "repl",
    .operands = "",
    .summary = "a prompt to play a puzzle step by step, forward and back",
    .details = kDetails,
    .options = {kColorOption},
    .examples = {{"nonet repl", "the prompt; h lists its commands"},
                 {"sudoku-solver < commands.txt", "the same commands from a file"}},
    .most_operands = 0,
    .run = run};

}  // namespace nonet::cli
