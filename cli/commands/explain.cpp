// explain: the path of a puzzle in plain sentences, each step proved before it is shown.
#include <algorithm>
#include <iostream>

#include "cli/app/commands.h"
#include "cli/app/options.h"
#include "cli/app/policy_option.h"
#include "cli/app/puzzle_argument.h"
#include "cli/stream/interruption.h"
#include "cli/terminal/terminal.h"
#include "nonet/explain/path_json.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/solve/solver.h"
#include "nonet/text/expert.h"
#include "nonet/text/marked_board.h"
#include "nonet/text/prose.h"

namespace nonet::cli {
namespace {

// One of our own: it needs ten techniques and no trial.
constexpr std::string_view kBuiltIn =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";

// Steps are told as they are found, so that nobody knows how many there will be: two places.
std::string numbered(std::size_t number) {
  const std::string text = std::to_string(number) + ". ";
  return (text.size() < 4 ? " " : "") + text;
}

// Of the puzzle, as everywhere: what was placed or struck since does not make several one.
std::string solution_count_text(const Ground& ground, bool untouched) {
  if (ground.of_puzzle == Ground::Solutions::kNone) return "This puzzle has no solution.";
  if (!ground.holds) return "There is no solution with these digits and candidates.";
  if (ground.one_solution()) return "This puzzle has one solution.";
  return std::string("This puzzle has several solutions; what follows holds in all ") +
         (untouched ? "of them." : "that agree with what was placed and struck.");
}

struct Look {
  bool boards;
  bool notation;
  Paint paint;
  int columns;
};

void print_reasoning(const Step& step, const Grid& state, std::size_t indent, int columns,
                     std::ostream& out) {
  for (const std::string& line : reasoning_of(step, state)) {
    const std::size_t further = indent + line.find_first_not_of(' ') + 2;
    out << wrapped(std::string(indent, ' ') + line, columns, further) << "\n";
  }
}

void print_step(std::size_t index, const Step& step, const Grid& state, const Look& look,
                std::ostream& out) {
  const std::string number = numbered(index);
  const std::string told =
      look.notation ? expert_line(step, state)
                    : std::string(row_of(step.technique).name) + ": " + sentence_of(step, state);
  out << wrapped(number + told, look.columns, number.size()) << "\n";
  if (!look.notation) print_reasoning(step, state, number.size(), look.columns, out);
  if (look.boards) out << marked_board(state, step, look.paint) << "\n";
  out.flush();
}

std::string summary_of(const Path& path, const Solver& solver, const Policy& asked) {
  const bool several = solver.ground().of_start == Ground::Solutions::kSeveral;
  std::string text = path.solved()      ? "Solved in "
                     : solver.stopped() ? "Stopped after "
                     : several          ? "Without trials nothing more is certain after "
                                        : "Stuck after ";
  text += std::to_string(path.steps.size()) + (path.steps.size() == 1 ? " step" : " steps");
  if (!path.steps.empty()) {
    text += ", each proved by the checker.";
    Technique hardest = path.steps.front().technique;
    for (const Step& step : path.steps) hardest = std::max(hardest, step.technique);
    text += " The hardest: " + std::string(row_of(hardest).name);
  }
  text += ".";
  const bool tried =
      !path.solved() && !solver.stopped() && solver.policy().allows(Technique::kTrial);
  if (tried) {
    text += " No trial succeeded within " + std::to_string(asked.options.trials.most_suppositions) +
            " suppositions; --set trial-suppositions=N allows more.";
  }
  if (path.refused > 0) {
    text += "\n" + std::to_string(path.refused) +
            " found steps could not be proved and were passed over.";
  }
  return text;
}

void print_path(Invocation& call, Solver& solver, const Policy& asked, const Look& look) {
  const Grid start = solver.grid();
  call.out << format_named("line")->write(start.board(), '.') << "\n";
  if (look.boards) call.out << candidate_board(start) << "\n";
  std::size_t index = 0;
  const Path path = solver.path([&](const Step& step, const Grid& before) {
    print_step(++index, step, before, look, call.out);
    return !call.out.good();
  });
  call.out << "\n"
           << wrapped(summary_of(path, solver, asked), look.columns, 0) << "\n"
           << format_named("line")->write(path.end.board(), '.');
  if (!path.solved()) call.out << candidate_board(path.end);
}

void print_json(Invocation& call, Solver& solver) {
  PathWriter writer(solver.grid());
  const Step* step = solver.next();
  for (; step != nullptr && call.out.good(); step = solver.next()) {
    call.out << writer.step(*step, solver.grid());
    call.out.flush();
    solver.take();
  }
  call.out << writer.end(solver.grid());
}

int run(Invocation& call) {
  auto chosen = policy_option(call);
  if (!chosen) return call.wrong(chosen.error().message);
  if (call.has("example") && !call.operands().empty()) {
    return call.wrong("give a puzzle or --example, not both");
  }
  if (call.has("json") && call.has("boards")) {
    return call.wrong("--boards draws for people and --json writes for programs; give one of them");
  }

  auto color = wants_color(call);
  if (!color) return call.wrong(color.error().message);

  Result<Puzzle> puzzle = call.has("example") ? read_puzzle(kBuiltIn) : read_argument(call);
  if (!puzzle) return call.wrong(puzzle.error().message);
  auto grid = Grid::from(*puzzle);
  if (!grid) {
    call.tell("this puzzle has no solution: " + grid.error().message);
    return kExitNo;
  }
  std::optional<InterruptionFlag> interruption;
  if (&call.out == &std::cout) interruption.emplace();
  auto stop = stop_option(call, interruption ? &interruption->raised() : nullptr);
  if (!stop) return call.wrong(stop.error().message);
  Solver solver(*grid, *chosen, *stop);
  const bool json = call.has("json");
  const bool unique = solver.ground().one_solution();
  if (!json || !unique) {
    (json ? call.err : call.out) << solution_count_text(solver.ground(), is_untouched(*puzzle))
                                 << "\n";
  }
  if (json) {
    print_json(call, solver);
  } else if (solver.ground().holds) {
    print_path(call, solver, *chosen,
               {call.has("boards"), call.has("notation"), *color ? Paint::kAnsi : Paint::kPlain,
                columns_of(call)});
  }
  call.out.flush();  // before an interruption ends the program
  return unique && solver.grid().solved() ? kExitDone : kExitNo;
}

}  // namespace

const Command kExplainCommand = {
    .name = "explain",
    .operands = "[PUZZLE]",
    .summary = "the way to the solution, step by step, each step proved",
    .details =
        "PUZZLE is the text of a puzzle, in quotes where it has blanks or lines, or the name of a\n"
        "file; without it the puzzle is read from standard input. Cells are named by row and "
        "column:\n"
        "r3c5 is row 3, column 5. A half-solved state is explained from where it stands. "
        "Techniques\n"
        "that assume one solution say so, and are left out where there are several.\n"
        "Steps are written as they are found; a trial that would take too long is given up, and "
        "Ctrl-C\n"
        "or --time-limit end the search in good order.\n"
        "Exit 0: solved; 1: no solution, several solutions, stuck or stopped.",
    .options =
        {
            {"boards", Option::Takes::kNothing, "",
             "draw the board for each step: 7* belongs to the pattern,\n3- is removed, 5! is "
             "placed"},
            {"json", Option::Takes::kNothing, "",
             "the path with its certificates, for 'nonet prove' and\nother programs"},
            {"notation", Option::Takes::kNothing, "",
             "the expert's line for each step instead of sentences"},
            kPolicyOption,
            kOnlyOption,
            kWithoutOption,
            kNoUniquenessOption,
            kSetOption,
            kTimeLimitOption,
            kReadOption,
            kColorOption,
            {"example", Option::Takes::kNothing, "", "explain a built-in puzzle"},
        },
    .examples =
        {
            {"nonet explain --example", "a puzzle to look at"},
            {"nonet explain "
             "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
             "each step in a sentence"},
            {"nonet explain --example --without=trial --boards",
             "with pictures, as far as logic without trials goes"},
            {"nonet explain --example --policy=hodoku --notation",
             "the way HoDoKu goes, a short line for each step"},
            {"nonet explain --example --json | nonet prove",
             "check the whole path again, independently"},
        },
    .most_operands = 1,
    .run = run};

}  // namespace nonet::cli
