#include "cli/app/puzzle_argument.h"

#include <filesystem>

#include "cli/app/options.h"
#include "nonet/core/clues.h"
#include "nonet/io/link.h"
#include "nonet/rules/rulebook.h"

namespace nonet::cli {
namespace {

constexpr std::uint64_t kMostPuzzles = 1'000'000'000'000;

// What an operand names: text, a file or standard input.
Error in_input(const Input& input, const Error& error) {
  return Error{input.name() + ": " + to_string(error)};
}

// The puzzle that --givens tells.
Result<Board> givens_option(const std::string& value, std::istream& standard) {
  auto input = open_operand(value, standard);
  if (!input) return input.error();
  PuzzleReader reader(input->lines());
  auto puzzle = reader.next();
  if (auto problem = input->problem()) return *problem;
  if (!puzzle) return Error{input->name() + ": there is no puzzle"};
  if (!puzzle->ok()) return in_input(*input, puzzle->error());
  if (is_of_candidates(**puzzle)) {
    return in_input(*input, Error{"a puzzle of candidates alone has no digits that are given"});
  }
  return digits_of(**puzzle);
}

bool has_option(const Command& command, std::string_view name) {
  for (const Option& option : command.options) {
    if (option.name == name) return true;
  }
  return false;
}

}  // namespace

bool is_puzzle_text(const std::string& operand) {
  if (operand == "-") return false;
  std::error_code problem;
  if (std::filesystem::exists(operand, problem)) return false;
  if (!link_in(operand).host.empty()) return true;
  if (operand.starts_with('{') || operand.starts_with('[')) return true;  // JSON
  const bool path = operand.find('/') != std::string::npos;
  return (operand.size() >= 60 && !path) || operand.find('\n') != std::string::npos ||
         operand.find_first_not_of("0123456789.") == std::string::npos;
}

Result<Input> open_operand(const std::string& operand, std::istream& standard) {
  if (is_puzzle_text(operand)) return Input::of_text("the puzzle", operand);
  return Input::open(operand, standard);
}

std::vector<std::string_view> format_words() {
  std::vector<std::string_view> words;
  for (const Format& format : formats()) words.push_back(format.name);
  return words;
}

const Format* read_option(const Invocation& call) {
  auto name = call.value("read");
  return name ? format_named(*name) : nullptr;
}

PuzzleArgument::PuzzleArgument(Invocation& call, bool variants) : call_(call) {
  auto nth = number_option(call, "nth", 0, kMostPuzzles);
  if (nth) {
    nth_ = *nth;
    problem_ = open(call, variants);
  } else {
    problem_ = nth.error();
  }
}

std::optional<Error> PuzzleArgument::open(Invocation& call, bool variants) {
  if (auto value = call.value("givens")) {
    auto givens = givens_option(*value, call.in);
    if (!givens) return Error{"--givens: " + givens.error().message};
    givens_ = *givens;
  }
  auto input = open_operand(call.operands().empty() ? "-" : call.operands().front(), call.in);
  if (!input) return input.error();
  input_ = std::move(input).value();
  for (const std::string& remark : input_->remarks()) call.tell(input_->name() + ": " + remark);
  reader_.emplace(input_->lines(), read_option(call));
  if (variants) reader_->accept_variants();
  return std::nullopt;
}

std::optional<Result<Puzzle>> PuzzleArgument::next() {
  if (problem_) return *problem_;
  if (nth_ > 0 && number_ == nth_) return std::nullopt;
  auto puzzle = read();
  problem_ = input_->problem();
  if (!puzzle && !problem_) {
    if (nth_ == 0 && number_ > 0) return std::nullopt;
    empty_ = number_ == 0 && nth_ <= 1;
    problem_ = Error{input_->name() + ": there is no puzzle" + what_there_is()};
  }
  if (!problem_ && !puzzle->ok()) problem_ = in_input(*input_, puzzle->error());
  if (problem_) return *problem_;
  if (!(*puzzle)->choice.empty()) call_.tell(input_->name() + ": " + (*puzzle)->choice);
  if (!givens_) return puzzle;
  if ((*puzzle)->variant) {
    problem_ = at_last("--givens is for the ordinary game; this puzzle has rules of its own");
    return *problem_;
  }
  auto state = state_of(*givens_, **puzzle);
  if (!state) problem_ = at_last(state.error().message);
  if (problem_) return *problem_;
  return state;
}

// What can't be read counts as well: `solve` numbers puzzles so too.
std::optional<Result<Puzzle>> PuzzleArgument::read() {
  Board skipped;
  for (; number_ + 1 < nth_; ++number_) {
    if (!reader_->next_board(skipped) && !reader_->next()) return std::nullopt;
  }
  auto puzzle = reader_->next();
  if (puzzle) ++number_;
  return puzzle;
}

// After "there is no puzzle".
std::string PuzzleArgument::what_there_is() const {
  if (number_ == 0) return "";
  return " " + std::to_string(nth_) + ", only " + std::to_string(number_);
}

Error PuzzleArgument::at_last(const std::string& message) const {
  return in_input(*input_, Error{message, reader_->line_of_last(), 0});
}

int PuzzleArgument::refuse(const Error& error) const {
  call_.tell(error.message);
  return is_empty() ? kExitNo : kExitWrong;
}

static Result<Puzzle> read_one(PuzzleArgument& argument, const Invocation& call) {
  auto puzzle = argument.next();
  if (!puzzle->ok()) return *puzzle;
  auto second = argument.next();
  if (!second) return *puzzle;
  const bool two_puzzles = second->ok() && has_option(call.command(), kNthOption.name);
  return argument.at_last(two_puzzles ? "there is more than one puzzle; --nth=N takes one of them"
                                      : "there is more text after the puzzle");
}

std::optional<Puzzle> one_puzzle(Invocation& call, int& code, bool variants) {
  PuzzleArgument argument(call, variants);
  auto puzzle = read_one(argument, call);
  if (puzzle) return *std::move(puzzle);
  code = argument.refuse(puzzle.error());
  return std::nullopt;
}

Result<Puzzle> read_argument(Invocation& call, bool* empty, bool variants) {
  PuzzleArgument argument(call, variants);
  auto puzzle = read_one(argument, call);
  if (empty != nullptr) *empty = argument.is_empty();
  return puzzle;
}

Result<Puzzle> game_of(const Puzzle& puzzle) {
  if (!puzzle.variant) return puzzle;
  if (const auto rulebook = Rulebook::of(puzzle.variant); !rulebook) return rulebook.error();
  return state_of(puzzle);
}

}  // namespace nonet::cli
