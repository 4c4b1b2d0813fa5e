// nonet_solve and nonet_solve_lines: puzzles in, solutions out, without a game. Lines are answered
// a portion at a time, and the boards of a portion are searched together, several in one register,
// which is where the speed is. Whatever is more than 81 cells is read by the readers of io/.
#include <algorithm>
#include <string_view>
#include <vector>

#include "nonet/c/nonet.h"
#include "nonet/c/solve_ruled.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/io/readers.h"
#include "nonet/rules/rulebook.h"
#include "nonet/search/search.h"

namespace nonet {
namespace {

constexpr std::size_t kLineBytes = Cell::kCount + 1;
// Enough to fill the registers for long, and few enough to stay near the processor.
constexpr std::size_t kPortion = 1024;
// Two tell one solution from several.
constexpr std::uint64_t kLimit = 2;

static_assert(NONET_UNREADABLE == static_cast<int>(ErrorCode::kUnreadable));
static_assert(NONET_NO_PUZZLE == static_cast<int>(ErrorCode::kNoPuzzle));
static_assert(NONET_MORE_TEXT == static_cast<int>(ErrorCode::kMoreText));
static_assert(NONET_OTHER_RULES == static_cast<int>(ErrorCode::kOtherRules));
static_assert(NONET_CONTRADICTION == static_cast<int>(ErrorCode::kContradiction));
static_assert(NONET_BAD_OPTION == static_cast<int>(ErrorCode::kBadOption));
static_assert(NONET_IMPOSSIBLE == static_cast<int>(ErrorCode::kImpossible));
static_assert(NONET_REFUSED == static_cast<int>(ErrorCode::kRefused));
static_assert(NONET_STOPPED == static_cast<int>(ErrorCode::kStopped));
static_assert(NONET_NO_MEMORY == static_cast<int>(ErrorCode::kNoMemory));

signed char status_of(ErrorCode code) {
  return static_cast<signed char>(-static_cast<int>(code));
}
signed char status_of(const SearchResult& found) {
  return static_cast<signed char>(found.solutions);
}

// The solution, or the digits that all of them share, or of none the givens: what the command says.
Board certain_of(const Puzzle& puzzle, const SearchResult& found) {
  if (found.unique()) return found.first;
  const auto grid = Grid::from(puzzle);
  return grid && found.solutions > 0 ? shared_digits(*grid) : puzzle.givens;
}

// With its rules, where this build has any.
Result<Puzzle> read_one(std::string_view text) {
  return kHasRulebooks ? read_any_puzzle(text) : read_puzzle(text);
}

SearchResult search_for(const Puzzle& puzzle) {
  const auto grid = Grid::from(puzzle);
  return grid ? search(*grid, kLimit) : SearchResult();
}

bool has_only_givens(const Puzzle& puzzle) {
  return puzzle.removed.empty() && puzzle.placed == Board();
}

void write_cells(const Board& board, char* line) {
  const Board::Numbers& numbers = board.numbers();
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    line[i] = numbers[i] != 0 ? static_cast<char>('0' + numbers[i]) : '.';
  }
}

// Where answers go; either of both may be nothing.
struct Answers {
  char* lines;
  signed char* statuses;

  // Of a puzzle with rules; a line has room for 81 cells, and no others are answered.
  void set(std::size_t at, const Variant& variant) const {
    const RuledAnswer answer = variant.cells() == Cell::kCount
                                   ? solve_ruled(variant)
                                   : RuledAnswer{-NONET_OTHER_RULES, ""};
    set(at, static_cast<signed char>(answer.status), Board());
    if (lines != nullptr)
      std::copy(answer.cells.begin(), answer.cells.end(), lines + at * kLineBytes);
  }
  void set(std::size_t at, signed char status, const Board& board) const {
    if (statuses != nullptr) statuses[at] = status;
    if (lines == nullptr) return;
    char* line = lines + at * kLineBytes;
    write_cells(board, line);
    line[Cell::kCount] = '\n';
  }
};

// The lines of a text, one after the other. A newline ends a line; behind the last none begins.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {}

  bool next(std::string_view& line) {
    if (rest_.empty()) return false;
    const std::size_t end = std::min(rest_.find('\n'), rest_.size());
    line = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    return true;
  }

 private:
  std::string_view rest_;
};

class Portion {
 public:
  Portion() : found_(kPortion) { boards_.reserve(kPortion); }

  bool full() const { return boards_.size() == kPortion; }

  void add(std::string_view line) {
    Board board;
    if (!line::read_plain(trimmed(line), board)) board = read(line);
    boards_.push_back(board);
  }

  // Answers all that were added, from `first` on, and is empty again.
  void answer(const Answers& answers, std::size_t first) {
    search_batch(boards_, kLimit, std::span(found_).first(boards_.size()));
    auto other = others_.begin();
    for (std::size_t i = 0; i < boards_.size(); ++i) {
      if (other != others_.end() && other->at == i) {
        answer(*other++, answers, first);
      } else if (found_[i].unique()) {
        answers.set(first + i, 1, found_[i].first);
      } else {
        Puzzle puzzle;
        puzzle.givens = boards_[i];
        answers.set(first + i, status_of(found_[i]), certain_of(puzzle, found_[i]));
      }
    }
    boards_.clear();
    others_.clear();
  }

 private:
  // A line that is no board: a state, or what is wrong with it.
  struct Other {
    std::size_t at;
    Result<Puzzle> puzzle;
  };

  Board read(std::string_view line) {
    Result<Puzzle> puzzle = read_one(line);
    if (puzzle && has_only_givens(*puzzle) && !puzzle->variant) return puzzle->givens;
    others_.push_back({boards_.size(), std::move(puzzle)});
    // In its place something that is searched at once: a contradiction.
    Board clash;
    clash.set(cell_at(0, 0), Digit::from_number(1));
    clash.set(cell_at(0, 1), Digit::from_number(1));
    return clash;
  }

  static void answer(const Other& other, const Answers& answers, std::size_t first) {
    if (!other.puzzle) {
      answers.set(first + other.at, status_of(other.puzzle.error().code), Board());
      return;
    }
    if (other.puzzle->variant) return answers.set(first + other.at, *other.puzzle->variant);
    const SearchResult found = search_for(*other.puzzle);
    answers.set(first + other.at, status_of(found), certain_of(*other.puzzle, found));
  }

  std::vector<Board> boards_;
  std::vector<SearchResult> found_;
  std::vector<Other> others_;
};

// `done`: how many are answered, also where memory ends.
void solve_lines(std::string_view text, const Answers& answers, std::size_t most,
                 std::size_t& done) {
  Portion portion;
  Lines lines(text);
  std::string_view line;
  for (std::size_t taken = 0; taken < most && lines.next(line); ++taken) {
    portion.add(line);
    if (!portion.full()) continue;
    portion.answer(answers, done);
    done = taken + 1;
  }
  portion.answer(answers, done);
}

std::size_t count_lines(std::string_view text) {
  const auto ends = std::count(text.begin(), text.end(), '\n');
  const bool open = !text.empty() && text.back() != '\n';
  return static_cast<std::size_t>(ends) + (open ? 1 : 0);
}

int solve(std::string_view text, char* solution) {
  if (solution != nullptr) *solution = '\0';
  const Result<Puzzle> puzzle = read_one(text);
  if (!puzzle) return status_of(puzzle.error().code);
  if (puzzle->variant) {
    const RuledAnswer answer = solve_ruled(*puzzle->variant);
    if (solution != nullptr) solution[answer.cells.copy(solution, Cell::kCount)] = '\0';
    return answer.status;
  }
  const SearchResult found = search_for(*puzzle);
  if (solution != nullptr) {
    write_cells(certain_of(*puzzle, found), solution);
    solution[Cell::kCount] = '\0';
  }
  return status_of(found);
}

}  // namespace
}  // namespace nonet

int nonet_solve(const char* puzzle, char* solution) {
#ifdef __cpp_exceptions
  try {
#endif
    return nonet::solve(puzzle != nullptr ? puzzle : "", solution);
#ifdef __cpp_exceptions
  } catch (...) {
    return -NONET_NO_MEMORY;
  }
#endif
}

size_t nonet_solve_lines(const char* puzzles, size_t size, char* solutions, signed char* statuses,
                         size_t most) {
  if (puzzles == nullptr) return 0;
  const std::string_view text(puzzles, size);
  const std::size_t count = nonet::count_lines(text);
  const nonet::Answers answers = {solutions, statuses};
  std::size_t done = 0;
#ifdef __cpp_exceptions
  try {
#endif
    if (most > 0) nonet::solve_lines(text, answers, most, done);
#ifdef __cpp_exceptions
  } catch (...) {
    for (; done < std::min(count, most); ++done) {
      answers.set(done, -NONET_NO_MEMORY, nonet::Board());
    }
  }
#endif
  return count;
}
