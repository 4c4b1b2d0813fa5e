#include "support/support.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <numeric>
#include <sstream>

#include "nonet/search/search.h"

namespace nonet::test {

std::filesystem::path source_folder() {
  return NONET_SOURCE_DIR;
}

std::optional<std::filesystem::path> shared_data() {
  const char* named = std::getenv("NONET_SHARED_DATA");
  std::filesystem::path path =
      named != nullptr ? named : source_folder() / ".." / "shared" / "data";
  if (!std::filesystem::is_directory(path)) return std::nullopt;
  return path;
}

bool sanitized() {
#if defined(NONET_SANITIZED)
  return true;
#else
  return false;
#endif
}

bool thorough() {
  return std::getenv("NONET_TEST_ALL") != nullptr;
}

std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file) << path;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::string> puzzle_lines(const std::filesystem::path& path, std::size_t most) {
  std::vector<std::string> lines;
  std::ifstream file(path);
  EXPECT_TRUE(file) << path;
  for (std::string line; lines.size() < most && std::getline(file, line);) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (!line.empty() && line[0] != '#') lines.push_back(line);
  }
  return lines;
}

Board board(std::string_view text) {
  Board board;
  EXPECT_EQ(text.size(), 81U) << text;
  for (Cell c : Cell::all()) {
    char ch = text[c.index()];
    if (ch >= '1' && ch <= '9') board.set(c, Digit::from_number(ch - '0'));
  }
  return board;
}

Grid grid(std::string_view text) {
  auto grid = Grid::from(board(text));
  EXPECT_TRUE(grid.ok()) << text;
  return grid.ok() ? *grid : Grid();
}

std::string line_of(const Board& board) {
  std::string line;
  for (Cell c : Cell::all()) {
    line += board.has(c) ? static_cast<char>('0' + board.number_at(c)) : '.';
  }
  return line;
}

namespace {

// Algorithm X with plain arrays: 324 columns, 729 rows of four ones each. It is written to be
// obviously right, not fast, and has nothing in common with search/.
class ExactCover {
 public:
  explicit ExactCover(int limit) : limit_(limit) {
    for (int row = 0; row < 729; ++row) {
      int cell = row / 9;
      int digit = row % 9;
      int r = cell / 9;
      int c = cell % 9;
      int b = r / 3 * 3 + c / 3;
      ones_[row] = {cell, 81 + r * 9 + digit, 162 + c * 9 + digit, 243 + b * 9 + digit};
      for (int column : ones_[row]) rows_of_[column].push_back(row);
    }
  }

  // False if the row clashes with one chosen before.
  bool choose(int row) {
    for (int column : ones_[row]) {
      if (covered_[column]) return false;
    }
    for (int column : ones_[row]) covered_[column] = true;
    chosen_.push_back(row);
    return true;
  }

  void strike(int row) { struck_[row] = true; }

  void search() {
    int best = -1;
    std::vector<int> best_rows;
    for (int column = 0; column < 324; ++column) {
      if (covered_[column]) continue;
      std::vector<int> rows;
      for (int row : rows_of_[column]) {
        if (fits(row)) rows.push_back(row);
      }
      if (best < 0 || rows.size() < best_rows.size()) {
        best = column;
        best_rows = rows;
      }
      if (best_rows.empty()) return;
      if (best_rows.size() == 1) break;
    }
    if (best < 0) {
      if (found_++ == 0) first_ = chosen_;
      return;
    }
    for (int row : best_rows) {
      choose(row);
      search();
      chosen_.pop_back();
      for (int column : ones_[row]) covered_[column] = false;
      if (found_ >= limit_) return;
    }
  }

  int found() const { return found_; }
  const std::vector<int>& first() const { return first_; }

 private:
  bool fits(int row) const {
    if (struck_[row]) return false;
    for (int column : ones_[row]) {
      if (covered_[column]) return false;
    }
    return true;
  }

  int limit_;
  int found_ = 0;
  std::array<int, 4> ones_[729];
  std::array<std::vector<int>, 324> rows_of_;
  std::array<bool, 324> covered_{};
  std::array<bool, 729> struck_{};
  std::vector<int> chosen_;
  std::vector<int> first_;
};

int found_in(ExactCover& cover, Board* first) {
  cover.search();
  if (first != nullptr) {
    for (int row : cover.first()) first->set(Cell(row / 9), Digit(row % 9));
  }
  return cover.found();
}

}  // namespace

int count_solutions(const Board& puzzle, int limit, Board* first) {
  ExactCover cover(limit);
  for (Cell c : Cell::all()) {
    if (auto d = puzzle.at(c)) {
      if (!cover.choose(c.index() * 9 + d->index())) return 0;
    }
  }
  return found_in(cover, first);
}

int count_solutions(const Grid& state, int limit, Board* first) {
  ExactCover cover(limit);
  for (Cell c : Cell::all()) {
    for (Digit d : DigitSet::all() - state.candidates(c)) cover.strike(c.index() * 9 + d.index());
  }
  return found_in(cover, first);
}

Board random_solution(std::mt19937& random) {
  // Three boxes on the diagonal don't see each other: fill them at random and solve.
  Board seed;
  for (int box = 0; box < 3; ++box) {
    std::vector<int> digits(9);
    std::iota(digits.begin(), digits.end(), 0);
    std::shuffle(digits.begin(), digits.end(), random);
    for (int i = 0; i < 9; ++i) {
      seed.set(cell_at(box * 3 + i / 3, box * 3 + i % 3), Digit(digits[i]));
    }
  }
  Board solution;
  count_solutions(seed, 1, &solution);
  return solution;
}

Board random_puzzle(std::mt19937& random, int most_clues_removed) {
  Board puzzle = random_solution(random);
  std::vector<int> cells(81);
  std::iota(cells.begin(), cells.end(), 0);
  std::shuffle(cells.begin(), cells.end(), random);
  for (int index : cells) {
    if (most_clues_removed == 0) break;
    Board fewer = puzzle;
    fewer.clear(Cell(index));
    if (count_solutions(fewer, 2) != 1) continue;
    puzzle = fewer;
    --most_clues_removed;
  }
  return puzzle;
}

// By search/, which other tests hold against the above: this one would take minutes.
Grid maximal_sukaku(std::mt19937& random) {
  const Board solution = random_solution(random);
  std::vector<Candidate> others;
  Puzzle puzzle;
  for (Cell c : Cell::all()) {
    for (Digit d : Digit::all()) {
      if (solution.at(c) != d) others.push_back({c, d});
    }
  }
  std::shuffle(others.begin(), others.end(), random);
  puzzle.removed = others;
  for (Candidate x : others) {
    // A solution besides the old one would have to use it.
    Puzzle with = puzzle;
    std::erase(with.removed, x);
    Grid tried = *Grid::from(with);
    tried.place(x.cell, x.digit);
    if (search(tried, 1).solutions == 0) puzzle = with;
  }
  return *Grid::from(puzzle);
}

Grid random_state(std::mt19937& random) {
  Board board = random_puzzle(random);
  const auto kind = random() % 5;
  if (kind == 1) {
    for (Cell c : Cell::all()) {
      if (random() % 4 == 0) board.clear(c);
    }
  }
  if (kind == 4) board = Board();
  Grid grid = *Grid::from(board);
  if (kind >= 2) {
    Board solution = random_solution(random);
    count_solutions(board, 1, &solution);
    for (Cell c : grid.open()) {
      for (Digit d : grid.candidates(c)) {
        // Kind 2 now and then strikes the true digit as well.
        bool keep = solution.at(c) == d && (kind != 2 || random() % 30 != 0);
        if (!keep && random() % 2 == 0) grid.eliminate(c, d);
      }
    }
  }
  return grid;
}

Symmetry random_symmetry(std::mt19937& random) {
  return Symmetry::random([&random] {
    const std::uint64_t high = random();
    return high << 32 | random();
  });
}

Grid moved(const Grid& state, const Symmetry& symmetry) {
  return *Grid::from(symmetry(state.puzzle()));
}

}  // namespace nonet::test
