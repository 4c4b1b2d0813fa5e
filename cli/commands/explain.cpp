// explain: the path of a puzzle in plain sentences, each step proved before it is shown.
#include <algorithm>
#include <chrono>
#include <iostream>

#include "cli/app/commands.h"
#include "cli/app/options.h"
#include "cli/app/policy_option.h"
#include "cli/app/puzzle_argument.h"
#include "cli/commands/path_teller.h"
#include "cli/stream/interruption.h"
#include "cli/terminal/terminal.h"
#include "nonet/explain/path_json.h"
#include "nonet/explain/standing.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/rate/se/step_rating.h"
#include "nonet/rules/rulebook.h"
#include "nonet/solve/shorter.h"
#include "nonet/solve/solver.h"
#include "nonet/text/marked_board.h"
#include "nonet/text/variant_board.h"

namespace nonet::cli {
namespace {

// One of our own: it needs ten techniques and no trial.
constexpr std::string_view kBuiltIn =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";

// Of the puzzle, as everywhere: what was placed or struck since does not make several one.
std::string solution_count_text(const Ground& ground, bool untouched, bool ruled) {
  // Who made the rules knows best which of them may be wrong.
  const std::string pointer = ruled && untouched ? "." : "; " + std::string(kAskForSuspects) + ".";
  if (ground.of_puzzle == Ground::Solutions::kNone) return "This puzzle has no solution" + pointer;
  if (!ground.holds) return "There is no solution with these digits and candidates" + pointer;
  if (ground.one_solution()) return "This puzzle has one solution.";
  if (ground.of_puzzle == Ground::Solutions::kUnknown) {
    return "Whether this puzzle has one solution was not found out in the time; what follows holds "
           "in every solution.";
  }
  return std::string("This puzzle has several solutions; what follows holds in all ") +
         (untouched ? "of them." : "that agree with what was placed and struck.") +
         (ruled ? " " + std::string(kRuleMissing) : "");
}

// Of a path that is Sudoku Explainer's own, its steps say it. Otherwise its rating takes a moment,
// or of the hardest puzzles minutes: then it is left out, and 'nonet rate' is there for it.
std::optional<SeRating> se_rating(const Path& path, const Policy& policy) {
  constexpr auto kAMoment = std::chrono::milliseconds(400);
  if (path.solved() && policy.name == "se" && policy.order == policy_se().order) {
    return se_rating_of(path.steps);
  }
  const SeRating rating = rate_se(path.start, Stop::after(kAMoment));
  return rating.finished ? std::optional(rating) : std::nullopt;
}

std::string ratings_of(const Path& path, const Policy& policy, const Ground& ground) {
  const HodokuRating rating = rate_hodoku(path.start, &ground);
  const std::string from = is_untouched(path.start.puzzle()) ? ": " : " from here: ";
  std::string text = " HoDoKu's rating" + from + text_of(rating);
  const auto se = se_rating(path, policy);
  text += se ? ", Sudoku Explainer's: " + text_of(*se)
             : ". Sudoku Explainer's takes longer: 'nonet rate' tells it";
  return text + ".";
}

// The first of those that are rated highest, or that stand furthest down in the table.
const Step& hardest_of(const std::vector<Step>& steps) {
  return *std::max_element(steps.begin(), steps.end(), [](const Step& a, const Step& b) {
    if (a.se_rating_times_ten != b.se_rating_times_ten) {
      return a.se_rating_times_ten < b.se_rating_times_ten;
    }
    return a.technique < b.technique;
  });
}

// What --shortest was good for.
std::string spared_text(const ShorterPath& shorter) {
  const int usual = shorter.usual.all(), now = effort_of(shorter.path.steps).all();
  if (usual == 0) return " Nothing beyond the basics is needed.";
  const std::string of_all = std::to_string(usual) + (usual == 1 ? " step" : " steps");
  if (effort_of(shorter.path.steps) == shorter.usual) {
    return " No shorter way was found: it takes " + of_all + " beyond the basics, as usual.";
  }
  return " Beyond the basics it takes " + std::to_string(now) + (now == 1 ? " step" : " steps") +
         ", where the usual way has " + std::to_string(usual) +
         (now < usual ? "." : ", and harder ones.");
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
    text += " The hardest: " + std::string(name_of(hardest_of(path.steps).technique));
  }
  text += ".";
  const bool tried =
      !path.solved() && !solver.stopped() && solver.policy().allows(Technique::kTrial);
  if (tried) {
    text += " No trial succeeded within " + std::to_string(asked.options.trials.most_suppositions) +
            " suppositions; --set trial-suppositions=N allows more.";
  }
  // The scales of HoDoKu and Sudoku Explainer are of the ordinary game.
  if (solver.ground().one_solution() && solver.grid().rulebook() == nullptr) {
    text += ratings_of(path, solver.policy(), solver.ground());
  }
  if (path.refused > 0) {
    text +=
        "\n" + std::to_string(path.refused) + " found steps could not be proved and were skipped.";
  }
  return text;
}

// Explains one puzzle after the other.
class Explanation {
 public:
  Explanation(Invocation& call, const Policy& policy, const PathTeller::Look& look)
      : call_(call),
        policy_(policy),
        look_(look),
        json_(call.has("json")),
        shortest_(call.has("shortest")) {}

  // `number` of several puzzles; 0 of the only one. An interruption ends the program here.
  void explain(const Puzzle& puzzle, std::uint64_t number) {
    if (number > 0 && !json_) {
      call_.out << (number > 1 ? "\n" : "") << "Puzzle " << number << "\n";
    }
    if (auto grid = start_of(puzzle)) {
      std::optional<InterruptionFlag> interruption;
      if (&call_.out == &std::cout) interruption.emplace();
      auto stop = stop_option(call_, interruption ? &interruption->raised() : nullptr);
      Solver solver(*grid, policy_, *stop);
      explain(solver, is_untouched(puzzle), *stop);
      call_.out.flush();  // before an interruption ends the program
    } else if (puzzle.variant) {
      call_.tell(grid.error().message);
      all_solved_ = false;
    } else {
      call_.tell("this puzzle has no solution: " + grid.error().message + "; " +
                 std::string(kAskForSuspects));
      all_solved_ = false;
    }
  }

  bool all_solved() const { return all_solved_; }

 private:
  void explain(Solver& solver, bool untouched, const Stop& stop) {
    const bool unique = solver.ground().one_solution();
    if (!json_ || !unique) {
      (json_ ? call_.err : call_.out)
          << solution_count_text(solver.ground(), untouched, solver.grid().rulebook() != nullptr)
          << "\n";
    }
    std::optional<ShorterPath> shorter;
    if (shortest_) {
      shorter = find_shorter_path(solver.grid(), policy_, solver.ground(), stop);
    }
    bool solved = false;
    if (json_) {
      solved = shorter ? write_json(shorter->path) : write_json(solver);
    } else if (solver.ground().holds) {
      solved = tell_path(solver, shorter);
    }
    all_solved_ = all_solved_ && unique && solved;
  }

  bool tell_path(Solver& solver, const std::optional<ShorterPath>& shorter) {
    const Grid start = solver.grid();
    if (start.rulebook() == nullptr) {
      call_.out << drawn(start);
    } else {
      // The rules are told of a board; without it nobody knows which cells a cage has.
      const Variant& variant = *start.rulebook()->variant();
      call_.out << ruled_board(start) << variant_legend(variant, look_.columns) << "\n"
                << variant_meanings(variant, look_.columns);
    }
    call_.out << "\n";
    if (look_.boards) call_.out << candidate_board(start) << "\n";
    PathTeller teller(look_, call_.out);
    auto tell = [&](const Step& step, const Grid& before) {
      teller.tell(step, before);
      return !call_.out.good();
    };
    const Path path = shorter ? shorter->path : solver.path(tell);
    if (shorter) each_step(path, tell);
    teller.end();
    const std::string summary =
        summary_of(path, solver, policy_) + (shorter ? spared_text(*shorter) : "");
    call_.out << "\n"
              << wrapped(summary, look_.columns, 0) << "\n"
              << (path.solved() || !look_.screen ? drawn(path.end) : "")
              << (path.solved() ? "" : candidate_board(path.end));
    note_steps(path.steps.size());
    return path.solved();
  }

  static void each_step(const Path& path, FunctionRef<bool(const Step&, const Grid&)> tell) {
    Grid grid = path.start;
    for (const Step& step : path.steps) {
      if (tell(step, grid)) return;
      apply(step, grid);
    }
  }

  // A line to be copied; a terminal would break it, and people look at a grid there.
  std::string drawn(const Grid& grid) const {
    const Board board = grid.board();
    if (!look_.screen) return one_line(board, grid.topology()) + "\n";
    return grid.rulebook() == nullptr ? digit_board(board) : ruled_board(grid);
  }

  static std::string ruled_board(const Grid& grid) {
    const Board board = grid.board();
    std::vector<std::optional<int>> digits;
    for (Cell c : grid.topology().on_board()) {
      const auto digit = board.at(c);
      digits.push_back(digit ? std::optional(grid.topology().number_of(*digit)) : std::nullopt);
    }
    return variant_board(*grid.rulebook()->variant(), digits, !has_utf8());
  }

  // From a later step on the path begins with the state before it.
  bool write_json(Solver& solver) {
    std::size_t taken = 0;
    for (; taken + 1 < look_.from && solver.next() != nullptr; ++taken) solver.take();
    PathWriter writer(solver.grid());
    for (; call_.out.good() && solver.next() != nullptr; ++taken) {
      call_.out << writer.step(*solver.next(), solver.grid());
      call_.out.flush();
      solver.take();
    }
    call_.out << writer.end(solver.grid());
    note_steps(taken);
    return solver.grid().solved();
  }

  bool write_json(const Path& path) {
    std::size_t taken = 0;
    std::optional<PathWriter> writer;
    each_step(path, [&](const Step& step, const Grid& before) {
      if (++taken < look_.from) return false;
      if (!writer) writer.emplace(before);
      call_.out << writer->step(step, before);
      return !call_.out.good();
    });
    if (!writer) writer.emplace(path.end);
    call_.out << writer->end(path.end);
    note_steps(taken);
    return path.solved();
  }

  void note_steps(std::size_t count) {
    if (look_.from > 1 && count < look_.from) {
      all_solved_ = false;
      call_.tell("there is no step " + std::to_string(look_.from) + ", only " +
                 std::to_string(count));
    }
  }

  Invocation& call_;
  const Policy& policy_;
  PathTeller::Look look_;
  bool json_;
  bool shortest_;
  bool all_solved_ = true;
};

Result<PathTeller::Look> look_of(const Invocation& call) {
  constexpr std::uint64_t kMostSteps = 1'000'000;
  auto from = number_option(call, "from", 1, kMostSteps);
  if (!from) return from.error();
  PathTeller::Look look;
  look.boards = call.has("boards");
  look.notation = call.has("notation");
  look.all_steps = call.has("all-steps");
  look.from = *from;
  look.paint = wants_color(call) ? Paint::kAnsi : Paint::kPlain;
  look.columns = columns_of(call);
  look.screen = is_screen(call);
  return look;
}

// The next puzzle is read before one is explained, so that it is known whether it is the only one.
int explain_all(Invocation& call, Explanation& explanation) {
  PuzzleArgument puzzles(call, true);
  auto puzzle = puzzles.next();
  bool several = false;
  while (puzzle && call.out.good()) {
    if (!puzzle->ok()) return puzzles.refuse(puzzle->error());
    const std::uint64_t number = puzzles.number();
    auto next = puzzles.next();
    several = several || (next && next->ok());
    explanation.explain(**puzzle, several ? number : 0);
    puzzle = std::move(next);
  }
  return explanation.all_solved() ? kExitDone : kExitNo;
}

int run_explain(Invocation& call) {
  auto policy = policy_option(call);
  if (!policy) return call.wrong(policy.error().message);
  if (call.has("example") && !call.operands().empty()) {
    return call.wrong("give a puzzle or --example, not both");
  }
  if (call.has("json") && call.has("boards")) {
    return call.wrong("--boards draws for people and --json writes for programs; give one of them");
  }
  if (call.has("shortest") && policy->loop != nullptr) {
    return call.wrong("--shortest looks for a way of nonet's own; give it without --policy");
  }
  auto look = look_of(call);
  if (!look) return call.wrong(look.error().message);
  look->nrc = policy->name.ends_with("whips") || policy->name.ends_with("braids");
  if (auto stop = stop_option(call, nullptr); !stop) return call.wrong(stop.error().message);
  Explanation explanation(call, *policy, *look);
  if (!call.has("example")) return explain_all(call, explanation);
  explanation.explain(*read_puzzle(kBuiltIn), 0);
  return explanation.all_solved() ? kExitDone : kExitNo;
}

}  // namespace

const Command kExplainCommand = {
    .name = "explain",
    .operands = "[PUZZLE]",
    .summary = "the way to the solution, step by step, each step proved",
    .details =
        "PUZZLE is the text of a puzzle, in quotes where it has blanks or lines, or the name of a\n"
        "file; without it the puzzle is read from standard input. Several puzzles are explained "
        "one\n"
        "after the other. Cells are named by row and column: r3c5 is row 3, column 5. A "
        "half-solved\n"
        "state is explained from where it stands. Techniques that assume one solution say so, and "
        "are\n"
        "left out where there are several.\n\n"
        "Singles that follow each other are told in one paragraph, and so are cages that hold "
        "few\n"
        "sets of digits. At the end stand HoDoKu's rating\n"
        "and Sudoku Explainer's, unless that would take long; with --policy=se each step has its "
        "own.\n"
        "With --policy=whips, braids, g-whips or g-braids each chain is\n"
        "written in its nrc notation.\n"
        "Steps are written as they are found; a trial that would take too long is given up, and\n"
        "Ctrl-C or --time-limit (for each puzzle) end the search in good order.\n\n"
        "Exit 0: solved; 1: no solution, several solutions, stuck or stopped, or no puzzle at "
        "all;\n"
        "2: it can't be read, or the call was wrong.",
    .options = with_policy_options(
        {{"boards", Option::Takes::kNothing, "",
          "draw the board for each step: 7* belongs to the pattern,\n3- is removed, 5! is "
          "placed"},
         {"all-steps", Option::Takes::kNothing, "",
          "each single and cage on its own, as with --boards and\n--notation"},
         {"shortest", Option::Takes::kNothing, "",
          "look ahead for a way with fewer hard steps, and leave out\nwhat the end does not need; "
          "says what it spared"},
         {"from", Option::Takes::kValue, "N", "begin with step N, and the candidates before it"},
         {"json", Option::Takes::kNothing, "",
          "the path with its certificates, for 'nonet prove' and\nother programs; of several "
          "puzzles one after the other"},
         {"notation", Option::Takes::kNothing, "",
          "the expert's line for each step instead of sentences"}},
        {kNthOption,
         kGivensOption,
         kReadOption,
         kColorOption,
         {"example", Option::Takes::kNothing, "", "explain a built-in puzzle"}}),
    .examples =
        {
            {"nonet explain --example", "a puzzle to look at"},
            {"nonet explain puzzle.txt", "each step in a sentence"},
            {"nonet explain --example --without=trial --boards",
             "with pictures, as far as logic without trials goes"},
            {"nonet explain --example --policy=hodoku --notation",
             "the way HoDoKu goes, a short line for each step"},
            {"nonet explain --example --shortest", "with fewer hard steps"},
            {"nonet explain --example --policy=whips", "by whips, always the shortest"},
            {"nonet explain --example --json | nonet prove",
             "check the whole path again, independently"},
        },
    .most_operands = 1,
    .run = run_explain};

}  // namespace nonet::cli
