// nonet daily: a day's puzzle from the site or from the folder that keeps it, solved in rounds and
// held against the site's solution.
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <ostream>

#include "cli/app/commands.h"
#include "cli/commands/rounds_report.h"
#include "cli/daily/daily_page.h"
#include "cli/daily/fetch.h"
#include "cli/daily/puzzle_folder.h"
#include "nonet/text/boxes.h"

namespace nonet::cli {
namespace {

constexpr std::string_view kSite = "https://www.sudokuwiki.org";
constexpr double kLongestTimeout = 3600;

struct Day {
  std::string text;  // yyyy-mm-dd
  int number = 0;    // days since the first, 2008-01-01
};

Result<Day> day_of(const std::string& text) {
  using namespace std::chrono;
  constexpr std::string_view kShape = "dddd-dd-dd";
  bool fits = text.size() == kShape.size();
  for (std::size_t i = 0; fits && i < text.size(); ++i) {
    bool digit = text[i] >= '0' && text[i] <= '9';
    fits = kShape[i] == '-' ? text[i] == '-' : digit;
  }
  if (!fits) return Error{"'" + text + "' is no date of the form yyyy-mm-dd, as 2024-03-01"};
  auto number = [&](std::size_t from, std::size_t length) {
    int value = 0;
    std::from_chars(text.data() + from, text.data() + from + length, value);
    return value;
  };
  year_month_day date{year(number(0, 4)), month(static_cast<unsigned>(number(5, 2))),
                      std::chrono::day(static_cast<unsigned>(number(8, 2)))};
  if (!date.ok()) return Error{"there is no day " + text};
  constexpr sys_days kFirst = year_month_day(year(2008), January, std::chrono::day(1));
  auto since = sys_days(date) - kFirst;
  if (since.count() < 0)
    return Error{"the daily puzzles begin on 2008-01-01; " + text + " is before that"};
  return Day{text, static_cast<int>(since.count())};
}

struct Options {
  Day day;
  PuzzleFolder folder;
  std::string base;
  FetchLimits limits;
};

Result<Options> options_of(const Invocation& call) {
  if (call.operands().empty()) {
    return Error{"which day? Give a date as yyyy-mm-dd; see 'nonet daily --help'"};
  }
  auto day = day_of(call.operands()[0]);
  if (!day) return day.error();
  Options options{*day,
                  PuzzleFolder(call.value("dir").value_or(std::string(kDefaultPuzzleFolder))),
                  call.value("url").value_or(std::string(kSite)),
                  {}};
  while (options.base.ends_with('/')) options.base.pop_back();
  if (!options.base.starts_with("http://") && !options.base.starts_with("https://")) {
    return Error{"'" + call.value("url").value_or("") +
                 "' is no address for --url; it must begin with http:// or https://"};
  }
  if (auto text = call.value("timeout")) {
    char* end = nullptr;
    options.limits.seconds = std::strtod(text->c_str(), &end);
    bool whole = !text->empty() && *end == '\0';
    if (!whole || !(options.limits.seconds > 0) || options.limits.seconds > kLongestTimeout) {
      return Error{"'" + *text + "' is no time for --timeout; it takes seconds, up to 3600"};
    }
  }
  return options;
}

// One of the day's two boards, kept in a file or fetched and then kept.
class Source {
 public:
  enum class What { kPuzzle, kSolution };

  Source(const Options& options, What what) : options_(options), what_(what) {
    std::string name = "wiki_daily_" + std::to_string(options.day.number);
    bool puzzle = what == What::kPuzzle;
    file_ = puzzle ? options.folder.puzzle_file(name) : options.folder.solution_file(name);
    url_ = options.base + "/Print/Print_Daily_Sudoku.aspx?day=" + options.day.text +
           (puzzle ? "" : "&solution=please");
    cached_ = file_exists(file_);
  }

  bool cached() const { return cached_; }

  Result<Board> load() const {
    if (cached_) {
      return what_ == What::kPuzzle ? read_puzzle_file(file_) : read_solution_file(file_);
    }
    // A page that cannot be kept would be asked for again every time: don't ask at all.
    if (auto obstacle = options_.folder.find_obstacle()) return *obstacle;
    auto board = fetch();
    if (!board) return board;
    if (auto error = write_board_file(file_, *board)) return *error;
    return board;
  }

  // "Retrieved Sudoku Wiki Daily Puzzle #5904 (2024-03-01) from site"
  std::string message() const {
    return std::string(cached_ ? "Loaded" : "Retrieved") + " Sudoku Wiki Daily " +
           (what_ == What::kPuzzle ? "Puzzle" : "Solution") + " #" +
           std::to_string(options_.day.number) + " (" + options_.day.text + ") from " +
           (cached_ ? "cache" : "site");
  }

 private:
  Result<Board> fetch() const {
    auto reply = get(url_, options_.limits);
    if (!reply) return reply.error();
    if (reply->status < 200 || reply->status > 299) {
      return Error{url_ + ": the site answered with status " + std::to_string(reply->status)};
    }
    auto board = read_daily_page(reply->body);
    if (!board) return Error{url_ + ": " + board.error().message};
    if (what_ == What::kSolution && !board->full()) {
      return Error{url_ + ": the page's solution has " + std::to_string(board->count()) +
                   " of 81 digits"};
    }
    if (what_ == What::kPuzzle) {
      if (board->count() == 0) return Error{url_ + ": the page's table has no digit in it"};
      if (auto twice = find_duplicate(*board)) {
        return Error{url_ + ": the page's table is no puzzle: " + twice->message};
      }
    }
    return board;
  }

  const Options& options_;
  What what_;
  std::string file_;
  std::string url_;
  bool cached_;
};

// Prints the marking, or that there is none. The exit code is 0 if nothing is marked as wrong.
int show_marking(const Invocation& call, const Options& options, const Board& givens,
                 const Grid& end) {
  Source source(options, Source::What::kSolution);
  call.out.flush();  // the site may take its time
  auto solution = source.load();
  call.out << "\nMarking\n";
  if (!solution) {
    call.out << "> Marking failed\n\n";
    call.wrong(solution.error().message);
    // That the site has no solution to offer is no fault of the puzzle; a broken file is one here.
    return source.cached() ? kExitWrong : kExitDone;
  }
  Marking marking = mark(givens, end, *solution);
  call.out << source.message() << "\n" << marking_grid(marking) << "\n";
  if (all_right(marking)) return kExitDone;
  call.wrong("the solution of " + options.day.text + " does not fit its puzzle");
  return kExitNo;
}

int run_daily(Invocation& call) {
  auto options = options_of(call);
  if (!options) return call.wrong(options.error().message);
  Source source(*options, Source::What::kPuzzle);
  auto givens = source.load();
  if (!givens) return call.wrong(givens.error().message);

  call.out << source.message() << "\n" << box_grid(*givens);
  auto result = solve_in_rounds(*givens);
  if (result) show_rounds(call.out, *result);
  if (!result || result->contradiction) {
    call.wrong("the puzzle of " + options->day.text +
               " has no solution: " + (result ? *result->contradiction : result.error()).message);
    return kExitNo;
  }
  bool complete = result->outcome == Outcome::kComplete;
  call.out << "\nSolution\n> Solution " << (complete ? "Complete" : "Incomplete") << "\n"
           << box_grid(result->end.board()) << box_state(result->end);
  int code = show_marking(call, *options, *givens, result->end);
  if (code == kExitWrong || complete) return code;
  call.out << "Exit 1: Solution Incomplete\n";
  return kExitNo;
}

}  // namespace

const Command kDailyCommand = {
    .name = "daily",
    .operands = "YYYY-MM-DD",
    .summary = "fetch the Sudoku Wiki's puzzle of a day, solve and mark it",
    .details =
        "Fetches the day's puzzle and, when it has been worked on, the solution; keeps both in\n"
        "the folder as wiki_daily_N_puzzle.json and wiki_daily_N_solution.json, where N counts "
        "the\n"
        "days since 2008-01-01. What is kept is not fetched again, and 'nonet mark wiki_daily_N'\n"
        "works on it. Solving and marks are those of 'nonet mark'.\n"
        "\n"
        "How far this is tested: against a server on the same machine, with pages of the shape\n"
        "that an older program expected of the site; never against the live site. If the site\n"
        "has changed, the message names the address whose page could not be read, and nothing is\n"
        "kept.\n"
        "\n"
        "Exit codes: 0 complete, also if the site has no solution to mark against; 1 not "
        "complete,\n"
        "or something is marked N, n or @; 2 the puzzle could not be had, a file in the folder is\n"
        "damaged, or the call was wrong.",
    .options = {{"dir", Option::Takes::kValue, "FOLDER",
                 "where puzzles and solutions are kept\n(default: puzzles)"},
                {"url", Option::Takes::kValue, "BASE",
                 "ask this site instead of https://www.sudokuwiki.org"},
                {"timeout", Option::Takes::kValue, "SECONDS",
                 "give up on a page after this time (default 30)"}},
    .examples = {{"nonet daily 2024-03-01", "the puzzle of 1 March 2024, which is number 5904"},
                 {"nonet mark wiki_daily_5904", "the same again from the folder"},
                 {"nonet daily 2024-03-01 --dir ~/sudoku", "kept in another folder"}},
    .most_operands = 1,
    .run = run_daily};

}  // namespace nonet::cli
