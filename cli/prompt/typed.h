// Typed: what a person typed at the prompt, as a value. A command is known by its first character,
// as the prompt's document has it, or by its name in full; what follows it is never dropped in
// silence, but for signs and single characters behind > . < , and !, which the document's program
// ignores too. Words there are somebody's sentence, as in a quoted mail, or a tag:
//
//   r, run                   r3c5=2, =352             reset, hint, undo, ...
//   n.CELLS, n;RCV, n FILE   r3c5-2, r3c5<>2, x352    t NAMES, a NAMES, w FILE, check on
//
// What cannot be understood comes back as a sentence, with the command it resembles.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/puzzle.h"
#include "nonet/play/entry.h"

namespace nonet::cli {

struct Typed {
  enum class Kind {
    kBlank,
    kComment,  // text: the line
    kNew,      // puzzle
    kOpen,     // text: a file's name
    kFresh,    // text: a level and a seed, or nothing
    kSave,     // text: a file's name
    kForward,
    kBack,
    kRun,
    kSingles,
    kReset,
    kMove,  // move
    // For people alone; text: what a pipe is told, which knows the document's commands.
    kErase,    // move: its cell
    kRestore,  // move
    kRedo,
    kHintAt,  // move: its cell
    kPlainBoard,
    kPrint,
    kTechniques,  // text: names, or nothing
    kHint,
    kSteps,  // text: names, or nothing
    kLists,
    kRules,
    kBoard,
    kCheck,  // text: "on", "off", or nothing
    kVerbose,
    kHelp,
    kQuit,
    kRefused,  // text: a sentence that says what is wrong with it
    kUnknown,  // text: a sentence that says so
  };
  Kind kind{};
  std::string text;
  std::optional<HandMove> move;
  std::optional<Puzzle> puzzle;

  bool is_understood() const { return kind != Kind::kRefused && kind != Kind::kUnknown; }
  bool is_for_people() const;
  // The same where no person is: what is for people is as if nobody had thought of it.
  Typed in_pipe() const;
  // Whether there must be a game for it.
  bool needs_game() const;
};

Typed typed(std::string_view line, DigitNames names = {});

// The names of the commands in full, and which command a word is the name or the letter of.
std::vector<std::string_view> command_names();
std::optional<Typed::Kind> command_called(std::string_view word);

// What h says in a pipe, and what it says to a person: within a screen of 24 lines.
std::string_view prompt_help();
std::string prompt_help_for_people();

}  // namespace nonet::cli
