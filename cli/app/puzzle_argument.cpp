#include "cli/app/puzzle_argument.h"

#include <filesystem>

#include "cli/stream/input.h"
#include "nonet/io/puzzle_reader.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kLongestPuzzle = std::size_t{1} << 20U;

}  // namespace

bool is_puzzle_text(const std::string& operand) {
  if (operand == "-") return false;
  std::error_code problem;
  if (std::filesystem::exists(operand, problem)) return false;
  const bool path = operand.find('/') != std::string::npos;
  return (operand.size() >= 60 && !path) || operand.find('\n') != std::string::npos ||
         operand.find_first_not_of("0123456789.") == std::string::npos;
}

std::vector<std::string_view> format_words() {
  std::vector<std::string_view> words;
  for (const Format& format : formats()) words.push_back(format.name);
  return words;
}

Result<const Format*> read_option(const Invocation& call, const Format* usual) {
  auto name = call.value("read");
  return name ? format_named(*name) : usual;
}

Result<Puzzle> read_argument(Invocation& call) {
  auto named = read_option(call, nullptr);
  if (!named) return named.error();
  const Format* format = *named;
  const std::string operand = call.operands().empty() ? "-" : call.operands().front();
  if (is_puzzle_text(operand)) {
    auto puzzle = read_puzzle(operand, format);
    if (!puzzle) return Error{"the puzzle: " + to_string(puzzle.error())};
    return puzzle;
  }
  auto input = Input::open(operand, call.in);
  if (!input) return input.error();
  auto text = input->rest(kLongestPuzzle);
  if (!text) return text.error();
  auto puzzle = read_puzzle(*text, format);
  if (!puzzle) return Error{input->name() + ": " + to_string(puzzle.error())};
  return puzzle;
}

}  // namespace nonet::cli
