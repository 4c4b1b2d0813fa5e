// nonet mark: a puzzle file solved in rounds and held against its solution file.
#include <filesystem>
#include <optional>
#include <ostream>

#include "cli/app/commands.h"
#include "cli/commands/rounds_report.h"
#include "cli/daily/puzzle_folder.h"
#include "nonet/core/visible.h"
#include "nonet/text/boxes.h"

namespace nonet::cli {
namespace {

constexpr std::string_view kPuzzleEnding = "_puzzle.json";

// Whether an argument is a file's path and not a puzzle's name.
bool is_path(const std::string& argument) {
  return argument.find('/') != std::string::npos || argument.ends_with(".json");
}

struct Files {
  std::string title;
  std::string puzzle;
  std::string solution;  // empty: none is looked for
};

Result<Files> files_of(const Invocation& call) {
  const auto& operands = call.operands();
  if (operands.empty() || operands[0].empty()) {
    return Error{"which puzzle? Give a NAME or a file; see 'nonet mark --help'"};
  }
  const std::string& first = operands[0];
  Files files;
  if (is_path(first)) {
    files.puzzle = first;
    files.title = std::filesystem::path(first).stem().string();
    if (first.ends_with(kPuzzleEnding)) {
      std::string base = first.substr(0, first.size() - kPuzzleEnding.size());
      files.title = std::filesystem::path(base).filename().string();
      files.solution = base + "_solution.json";
    }
  } else {
    PuzzleFolder folder(call.value("dir").value_or(std::string(kDefaultPuzzleFolder)));
    files.title = first;
    files.puzzle = folder.puzzle_file(first);
    files.solution = folder.solution_file(first);
  }
  if (operands.size() > 1) {
    if (!is_path(operands[1])) {
      return Error{"'" + operands[1] + "' is no solution file: its name must end in .json"};
    }
    files.solution = operands[1];
  } else if (!files.solution.empty() && !file_exists(files.solution)) {
    files.solution.clear();
  }
  return files;
}

int run_mark(Invocation& call) {
  auto files = files_of(call);
  if (!files) return call.wrong(files.error().message);
  auto givens = read_puzzle_file(files->puzzle);
  if (!givens) {
    const std::string& name = call.operands()[0];
    const bool elsewhere = !is_path(name) && !file_exists(files->puzzle);
    std::error_code problem;
    if (elsewhere && std::filesystem::is_regular_file(name, problem)) {
      return call.wrong(name +
                        ": mark wants a JSON file, whose name ends in .json; 'nonet convert "
                        "--to=json' writes one");
    }
    return call.wrong(givens.error().message + (elsewhere ? "; --dir names another folder" : ""));
  }
  std::optional<Board> solution;
  if (!files->solution.empty()) {
    auto read = read_solution_file(files->solution);
    if (!read) return call.wrong(read.error().message);
    solution = *read;
  }

  call.out << "Puzzle " << visible(files->title) << "\n" << box_grid(*givens);
  auto result = solve_in_rounds(*givens);
  if (result) show_rounds(call.out, *result);
  if (!result || result->contradiction) {
    call.wrong(files->puzzle + ": the puzzle has no solution: " +
               (result ? *result->contradiction : result.error()).message);
    return kExitNo;
  }
  call.out << "\nSolution\n" << box_grid(result->end.board()) << "\nMarking\n";
  bool right = true;
  if (solution) {
    Marking marking = mark(*givens, result->end, *solution);
    right = all_right(marking);
    call.out << marking_grid(marking);
  } else {
    call.out << "> No solution is known\n";
  }
  return result->outcome == Outcome::kComplete && right ? kExitDone : kExitNo;
}

}  // namespace

const Command kMarkCommand = {
    .name = "mark",
    .operands = "NAME|PUZZLE.json [SOLUTION.json]",
    .summary = "solve a JSON puzzle in rounds and mark it against its solution",
    .details =
        "A NAME stands for the files puzzles/NAME_puzzle.json and puzzles/NAME_solution.json; an\n"
        "argument with a '/' in it or with .json at its end is a file itself. A file that ends in\n"
        "_puzzle.json brings the _solution.json beside it, if there is one. Both hold a JSON list\n"
        "of nine strings of nine characters, digits and '.' for an empty cell. The solution is\n"
        "optional and may be any 81 digits, so that a slip in it can be found.\n"
        "\n"
        "Four strategies take turns: last remaining cells, naked pairs, intersections, y-wings.\n"
        "Each finds all its applications before it applies them; once the board changes, a new\n"
        "round begins with the first. A cell with one option left is resolved at once. A turn "
        "that\n"
        "finds the same as in its last turn ends in '--> Unchanged'.\n"
        "\n"
        "Marks: Y solved and right           N solved and wrong\n"
        "       y open, can still be right   n open, cannot be right any more\n"
        "       . given, as in the solution  @ given, not as in the solution\n"
        "\n"
        "Exit codes: 0 complete and nothing marked N, n or @; 1 otherwise; 2 the input or the "
        "call\n"
        "was wrong.",
    .options = {{"dir", Option::Takes::kValue, "FOLDER",
                 "where the files of a NAME are (default: puzzles)"}},
    .examples = {{"nonet mark mysudoku", "puzzles/mysudoku_puzzle.json and its solution"},
                 {"nonet mark --dir games mysudoku", "the same in the folder games"},
                 {"nonet mark ./evil.json", "a file without a solution"},
                 {"nonet mark evil.json answer.json", "a puzzle file and a solution file"}},
    .most_operands = 2,
    .run = run_mark};

}  // namespace nonet::cli
