#include "cli/app/meant.h"

#include <filesystem>
#include <iostream>

#include "cli/app/commands.h"
#include "cli/app/puzzle_argument.h"
#include "cli/stream/input.h"
#include "nonet/io/puzzle_reader.h"

namespace nonet::cli {
namespace {

namespace fs = std::filesystem;

// What is not there counts as well, if it is written as files are: that it is missing is then the
// better answer.
bool names_a_file(const std::string& word) {
  std::error_code problem;
  return word == "-" || word.find_first_of("./") != std::string::npos || fs::exists(word, problem);
}

// A pipe can't be read twice, so nobody looks into it.
bool holds_one_puzzle(const Invocation& call) {
  const std::string& name = call.operands().front();
  std::error_code problem;
  if (!is_puzzle_text(name) && !fs::is_regular_file(name, problem)) return false;
  auto input = open_operand(name, std::cin);
  if (!input) return false;
  PuzzleReader reader(input->lines(), read_option(call));
  return reader.next() && !reader.next();
}

}  // namespace

const Command* command_meant(const std::vector<std::string>& arguments) {
  const std::string& first = arguments.front();
  const bool option = first.size() > 1 && first[0] == '-';
  if (!option && !is_puzzle_text(first) && !names_a_file(first)) return nullptr;
  Invocation solve(kSolveCommand, std::cin, std::cout, std::cerr);
  Invocation explain(kExplainCommand, std::cin, std::cout, std::cerr);
  const bool solves = !solve.parse(arguments);
  const bool explains = !explain.parse(arguments);
  // An option that only one of them has tells which is meant.
  if (solves != explains) return explains ? &kExplainCommand : &kSolveCommand;
  // With options first it is the filter, as in a pipe: nonet --read=grid puzzles.txt
  const bool one = !option && solve.operands().size() == 1 && holds_one_puzzle(solve);
  return one ? &kExplainCommand : &kSolveCommand;
}

}  // namespace nonet::cli
