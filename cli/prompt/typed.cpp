#include "cli/prompt/typed.h"

#include <algorithm>

#include "cli/prompt/choice.h"
#include "nonet/core/resemblance.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/text/notation.h"

namespace nonet::cli {
namespace {

using Kind = Typed::Kind;

constexpr std::string_view kHelp =
    "  n.CELLS    new game: 81 cells row by row, 1-9 or '.' for an unset one\n"
    "  n;RCV;...  new game: row, column and value of every set cell\n"
    "  n FILE     the game in a file; a puzzle pasted here begins a game, too\n"
    "  g LEVEL    a fresh puzzle: easy, medium, hard, unfair, extreme; g: any\n"
    "  w FILE     save the game: givens, your digits and what you have struck\n"
    "  > or .     one step forward\n"
    "  < or ,     one step back; once ? has found a mistake, back to before it\n"
    "  r          run: as many steps as possible; s: with singles only\n"
    "  !          back to the board as entered\n"
    "  r3c5=2     place a digit by hand; also =352\n"
    "  r3c5-2     strike a candidate by hand; also r3c5<>2 or x352\n"
    "  check on   refuse wrong moves by hand; check off: let ? find them\n"
    "  ?          a hint; each further ? tells more of it, up to the whole step\n"
    "  a          all steps that can be done now; a NAME: all of one technique\n"
    "  t NAME     techniques of > and r: classic (the five lists), all, se, or\n"
    "             names as in t naked-pair,xy-wing; t alone tells the choice\n"
    "  l          the lists of the five classic heuristics; rules: the puzzle's own\n"
    "  b          the board compact, or large with stars for candidates\n"
    "  p          print the board in the notation of n.; v: verbose on or off\n"
    "  h, q       this help; quit, as does Ctrl-D\n"
    "  # TEXT     a comment\n"
    "Names do as well: hint, undo, reset, save FILE. Blanks do not matter.\n";

// What may stand behind a command's name.
enum class Takes { kNoText, kMaybeText, kText };

struct Name {
  std::string_view word;
  Kind kind;
  Takes takes = Takes::kNoText;
};

constexpr Name kNames[] = {
    {"n", Kind::kOpen, Takes::kText},
    {"new", Kind::kOpen, Takes::kText},
    {"open", Kind::kOpen, Takes::kText},
    {"load", Kind::kOpen, Takes::kText},
    {"g", Kind::kFresh, Takes::kMaybeText},
    {"generate", Kind::kFresh, Takes::kMaybeText},
    {"w", Kind::kSave, Takes::kText},
    {"write", Kind::kSave, Takes::kText},
    {"save", Kind::kSave, Takes::kText},
    {"step", Kind::kForward},
    {"next", Kind::kForward},
    {"forward", Kind::kForward},
    {"back", Kind::kBack},
    {"undo", Kind::kBack},
    {"r", Kind::kRun},
    {"run", Kind::kRun},
    {"solve", Kind::kRun},
    {"s", Kind::kSingles},
    {"singles", Kind::kSingles},
    {"reset", Kind::kReset},
    {"restart", Kind::kReset},
    {"p", Kind::kPrint},
    {"print", Kind::kPrint},
    {"t", Kind::kTechniques, Takes::kMaybeText},
    {"techniques", Kind::kTechniques, Takes::kMaybeText},
    {"hint", Kind::kHint},
    {"a", Kind::kSteps, Takes::kMaybeText},
    {"all", Kind::kSteps, Takes::kMaybeText},
    {"steps", Kind::kSteps, Takes::kMaybeText},
    {"l", Kind::kLists},
    {"list", Kind::kLists},
    {"lists", Kind::kLists},
    {"rules", Kind::kRules},
    {"b", Kind::kBoard},
    {"board", Kind::kBoard},
    {"check", Kind::kCheck, Takes::kMaybeText},
    {"v", Kind::kVerbose},
    {"verbose", Kind::kVerbose},
    {"h", Kind::kHelp},
    {"help", Kind::kHelp},
    {"q", Kind::kQuit},
    {"quit", Kind::kQuit},
    {"exit", Kind::kQuit},
};

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

Typed plain(Kind kind, std::string text = "") {
  return {kind, std::move(text), {}, {}};
}

Typed refused(const std::string& sentence) {
  return plain(Kind::kRefused, sentence + ".");
}

Typed unknown(std::string_view word) {
  return plain(Kind::kUnknown, "There is no command " + quoted_text(word) +
                                   did_you_mean(word, command_names()) + ".");
}

Typed new_game(const Result<Board>& board) {
  if (!board) return refused("Not loaded: " + board.error().message);
  Typed game = plain(Kind::kNew);
  game.puzzle.emplace().givens = *board;
  return game;
}

Typed by_hand(const Result<Candidate>& candidate, bool strikes) {
  if (!candidate) return refused("Not done: " + candidate.error().message);
  Typed move = plain(Kind::kMove);
  move.move = HandMove{*candidate, strikes};
  return move;
}

// "r9c6=" and "r1c3+1": what a move of the document is not.
std::optional<Typed> move_of_people(std::string_view text, const std::string& refusal,
                                    DigitNames names) {
  const auto cell = text.size() >= 4 ? parse_cell(lower_case(text.substr(0, 4))) : std::nullopt;
  if (!cell) return std::nullopt;
  const std::string_view rest = text.substr(4);
  Typed move = plain(Kind::kErase, refusal);
  move.move = HandMove{{*cell, Digit(0)}, false};
  if (rest == "=") return move;
  const auto digit = names.digit_called(rest.empty() ? -1 : rest.back() - '0');
  if (rest.size() != 2 || rest[0] != '+' || !digit) return std::nullopt;
  move.kind = Kind::kRestore;
  move.move->candidate.digit = *digit;
  return move;
}

// "? r1c3".
std::optional<Typed> hint_of_people(std::string_view text, const Typed& otherwise) {
  if (text.size() != 5 || text[0] != '?') return std::nullopt;
  const auto cell = parse_cell(lower_case(text.substr(1)));
  if (!cell) return std::nullopt;
  Typed hint = plain(Kind::kHintAt, otherwise.text);
  hint.move = HandMove{{*cell, Digit(0)}, false};
  return hint;
}

// A path may begin with a dot as well as a board.
bool is_path(std::string_view text) {
  return text.starts_with("./") || text.starts_with("../");
}

// Whether two letters stand side by side.
bool has_word(std::string_view text) {
  const auto is_letter = [](char ch) {
    return (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z') || (ch & 0x80) != 0;
  };
  return std::adjacent_find(text.begin(), text.end(), [&](char a, char b) {
           return is_letter(a) && is_letter(b);
         }) != text.end();
}

// The document's commands that more may follow without a blank.
std::optional<Typed> of_document(std::string_view line, std::string_view text, DigitNames names) {
  const std::string_view rest = text.substr(1);
  if (std::string_view("><.,!").find(text[0]) != std::string_view::npos && has_word(line)) {
    return unknown(trimmed(line));
  }
  switch (text[0]) {
    case '#':
      return plain(Kind::kComment, std::string(line));
    case '>':
    case '.':
      return plain(Kind::kForward);
    case '<':
    case ',':
      return plain(Kind::kBack);
    case '!':
      return plain(Kind::kReset);
    case '=':
      return by_hand(candidate_from(rest, names), false);
    case 'x':
    case 'X':
      return by_hand(candidate_from(rest, names), true);
    case 'n':
      if (is_path(rest)) return std::nullopt;
      if (rest.starts_with('.')) return new_game(board_from_cells(rest.substr(1)));
      if (rest.starts_with(';')) return new_game(board_from_entries(rest.substr(1)));
      return std::nullopt;
    default:
      return std::nullopt;
  }
}

const Name* name_of_word(std::string_view word) {
  const std::string lower = lower_case(word);
  for (const Name& name : kNames) {
    // A capital N is no command of the document.
    if (name.word == "n" ? word == "n" : name.word == lower) return &name;
  }
  return nullptr;
}

Typed missing_text(Kind kind) {
  return refused(kind == Kind::kSave
                     ? "Not saved: after w comes the name of a file"
                     : "Not loaded: after n comes '.' and 81 cells, ';' and rcv entries, or the "
                       "name of a file");
}

Typed named(const Name& name, std::string_view rest) {
  if (rest.empty() && name.takes == Takes::kText) return missing_text(name.kind);
  if (!rest.empty() && name.takes == Takes::kNoText) {
    Typed refusal = refused("Not done: nothing comes after " + std::string(name.word) +
                            ", and here is " + quoted_text(rest));
    if (name.kind == Kind::kBoard && lower_case(rest) == "plain") refusal.kind = Kind::kPlainBoard;
    return refusal;
  }
  if (name.kind == Kind::kOpen) {
    if (auto puzzle = read_any_puzzle(rest)) {
      Typed game = plain(Kind::kNew);
      game.puzzle = *std::move(puzzle);
      return game;
    }
  }
  return plain(name.kind, std::string(rest));
}

}  // namespace

bool Typed::needs_game() const {
  switch (kind) {
    case Kind::kSave:
    case Kind::kForward:
    case Kind::kBack:
    case Kind::kRun:
    case Kind::kSingles:
    case Kind::kReset:
    case Kind::kMove:
    case Kind::kErase:
    case Kind::kRestore:
    case Kind::kRedo:
    case Kind::kHintAt:
    case Kind::kPrint:
    case Kind::kHint:
    case Kind::kSteps:
    case Kind::kLists:
    case Kind::kRules:
      return true;
    default:
      return false;
  }
}

bool Typed::is_for_people() const {
  switch (kind) {
    case Kind::kErase:
    case Kind::kRestore:
    case Kind::kRedo:
    case Kind::kHintAt:
    case Kind::kPlainBoard:
      return true;
    default:
      return false;
  }
}

Typed Typed::in_pipe() const {
  if (!is_for_people()) return *this;
  const bool unknown_there = kind == Kind::kRedo || kind == Kind::kHintAt;
  return plain(unknown_there ? Kind::kUnknown : Kind::kRefused, text);
}

Typed typed(std::string_view line, DigitNames names) {
  const std::string text = without_blanks(line);
  if (text.empty()) return plain(Kind::kBlank);
  if (auto command = of_document(line, text, names)) return *command;
  if (begins_like_move(text)) {
    auto move = move_from(text, names);
    if (!move) {
      const std::string refusal = "Not done: " + move.error().message + ".";
      if (auto other = move_of_people(text, refusal, names)) return *other;
    }
    return move ? by_hand(move->candidate, move->strikes)
                : refused("Not done: " + move.error().message);
  }
  if (text.find_first_not_of('?') == std::string::npos) return plain(Kind::kHint);

  const std::string_view all = trimmed(line);
  const std::string_view word = all.substr(0, all.find_first_of(" \t\f\v\r\n"));
  const std::string_view rest = trimmed(all.substr(word.size()));
  if (auto hint = hint_of_people(text, unknown(word))) return *hint;
  if (lower_case(text) == "redo") return plain(Kind::kRedo, unknown(word).text);
  if (const Name* name = name_of_word(word)) return named(*name, rest);
  // The names of techniques may stand right behind their letter.
  if ((text[0] == 't' || text[0] == 'T') && choice_from(all.substr(1))) {
    return plain(Kind::kTechniques, std::string(all.substr(1)));
  }
  // So may the cells of a board behind n, even without the dot.
  if (text[0] == 'n' && text.size() > 1 && text[1] >= '0' && text[1] <= '9') {
    auto board = board_from_cells(std::string_view(text).substr(1));
    return board ? new_game(board) : missing_text(Kind::kOpen);
  }
  return unknown(word);
}

std::vector<std::string_view> command_names() {
  std::vector<std::string_view> words;
  for (const Name& name : kNames) {
    if (name.word.size() > 1) words.push_back(name.word);
  }
  return words;
}

std::optional<Typed::Kind> command_called(std::string_view word) {
  const Name* name = name_of_word(word);
  return name != nullptr ? std::optional(name->kind) : std::nullopt;
}

std::string_view prompt_help() {
  return kHelp;
}

std::string prompt_help_for_people() {
  std::string text(kHelp);
  const auto say = [&text](std::string_view line, std::string_view instead) {
    const std::size_t at = text.find(line);
    if (at != std::string::npos) text.replace(at, line.size(), instead);
  };
  say("one step back; once ? has found a mistake, back to before it",
      "one step back, or to before the mistake ? found; redo: forth");
  say("place a digit by hand; also =352", "place a digit, or another; r3c5= erases it");
  say("strike a candidate by hand; also r3c5<>2 or x352",
      "strike a candidate, also r3c5<>2; r3c5+2 puts it back");
  say("a hint; each further ? tells more of it, up to the whole step",
      "a hint; each further ? tells more; ? r3c5: about a cell");
  say("the board compact, or large with stars for candidates",
      "the board with candidates, or large with stars; b plain: digits");
  return text;
}

}  // namespace nonet::cli
