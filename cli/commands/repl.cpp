// repl: the λ prompt. The command itself only sets the table: who sits there, where the lines come
// from, and the game to begin with; the rest is a Session (cli/prompt).
#include <unistd.h>

#include <iostream>

#include "cli/app/commands.h"
#include "cli/app/puzzle_argument.h"
#include "cli/prompt/completion.h"
#include "cli/prompt/session.h"
#include "cli/stream/input.h"
#include "cli/terminal/line_editor.h"
#include "cli/terminal/terminal.h"
#include "nonet/version.h"

namespace nonet::cli {
namespace {

bool is_person(const Invocation& call) {
  return &call.in == &std::cin && isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
}

// Where the puzzle to begin with comes from must not be where the commands come from.
std::optional<Puzzle> first_puzzle(Invocation& call, int& code) {
  if (call.operands().front() != "-") return one_puzzle(call, code, true);
  code =
      call.wrong("standard input is where the commands come from; name a file or write the puzzle");
  return std::nullopt;
}

void converse(Invocation& call, Session& session, bool person) {
  auto editor = make_line_editor(call.in, call.out, complete_command);
  while (!session.ended()) {
    auto line = editor->read(session.prompt());
    if (!line) {
      if (!session.end_of_input()) call.out << "\n";
      return;
    }
    line->dropped ? session.drop_lines() : session.obey(line->text);
  }
  // At a terminal the person's own newline has ended the line.
  if (!person) call.out << "\n";
}

int run_repl(Invocation& call) {
  if (&call.in == &std::cin) {
    if (auto problem = standard_input_problem()) return call.wrong(problem->message);
  }
  const bool person = is_person(call);
  Session session(Screen(call, person, wants_color(call)));
  if (!call.operands().empty()) {
    int code = kExitWrong;
    const auto puzzle = first_puzzle(call, code);
    if (!puzzle) return code;
    if (auto error = session.begin(*puzzle)) return call.wrong(error->message);
  }
  if (person) {
    call.out << "nonet " << kVersion << ": "
             << (call.operands().empty() ? "paste a puzzle, or g makes one; " : "")
             << "h lists the commands, q ends.\n";
  }
  converse(call, session, person);
  return kExitDone;
}

const std::string kDetails =
    "A puzzle is entered at the prompt, pasted, or named here, and solved step by step. In a pipe\n"
    "after each step comes the board, a star for each candidate left, and what can be done next:\n"
    "naked singles [NS], hidden singles [HS], locked candidates [LC], naked pairs [NP] and hidden\n"
    "pairs [HP]. It never guesses.\n\n"
    "At the prompt:\n" +
    std::string(prompt_help()) +
    "\nOn a terminal the board is compact, every technique is used and moves by hand may be "
    "wrong;\n"
    "b, t classic and check on change that. Lines can be edited and recalled, and Tab completes.\n"
    "Earlier lines are kept in $XDG_STATE_HOME/nonet/history, or ~/.local/state/nonet/history.\n"
    "With NO_COLOR set there are no colours. The program is also started under the name\n"
    "sudoku-solver; plain 'nonet' on a terminal is 'nonet play'.";

}  // namespace

const Command kReplCommand = {
    .name = "repl",
    .operands = "[FILE|PUZZLE]",
    .summary = "a prompt to play a puzzle step by step, forward and back",
    .details = kDetails,
    .options = {kReadOption, kNthOption, kGivensOption, kColorOption},
    .examples = {{"nonet repl", "the prompt; h lists its commands"},
                 {"nonet repl game.txt", "with a puzzle, or a game that w has saved"},
                 {"sudoku-solver < commands.txt", "the same commands from a file"}},
    .most_operands = 1,
    .run = run_repl};

}  // namespace nonet::cli
