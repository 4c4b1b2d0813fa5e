#include "support/ruled_games.h"

#include <algorithm>
#include <cstdlib>

#include "nonet/rules/rulebook.h"
#include "nonet/search/search.h"
#include "support/support.h"

namespace nonet::test {
namespace {

class Maker {
 public:
  Maker(const Board& solution, std::mt19937& random) : solution_(solution), random_(random) {}

  Clue rule() {
    Clue clue;
    const std::vector<Spot> path = walk(number(2, 5));
    clue.sets = {path};
    int sum = 0;
    for (Spot spot : path) sum += digit(spot);
    switch (number(0, 6)) {
      case 0:
        clue.kind = Kind::kThermo;
        clue.sets = {rising(path)};
        break;
      case 1:
        clue.kind = Kind::kLittleKiller;
        clue.value = sum;
        break;
      case 2:
        clue.kind = Kind::kWhisper;
        clue.value = least_step(path);
        break;
      case 3:
        clue.kind = Kind::kKropki;
        clue.sets = {{path[0], path[1]}};
        clue.word = "white";
        clue.value = std::abs(digit(path[0]) - digit(path[1]));
        if (clue.value == 0) clue.kind = Kind::kSame;
        break;
      case 4:
        clue.kind = Kind::kContains;
        clue.digits = std::vector<int>{digit(path.front())};
        break;
      default:
        clue.kind = Kind::kCage;
        clue.value = sum;
        clue.flag = has_twins(path);
    }
    return clue;
  }

  int number(int from, int to) { return std::uniform_int_distribution(from, to)(random_); }

 private:
  int digit(Spot spot) const { return solution_.number_at(Cell(spot)); }

  // Cells that touch, none twice.
  std::vector<Spot> walk(int length) {
    std::vector<Spot> path{static_cast<Spot>(number(0, 80))};
    while (static_cast<int>(path.size()) < length) {
      std::vector<Spot> next;
      const int r = path.back() / 9, c = path.back() % 9;
      for (auto [dr, dc] : {std::pair(0, 1), std::pair(1, 0), std::pair(0, -1), std::pair(-1, 0)}) {
        const int row = r + dr, column = c + dc;
        if (row < 0 || row > 8 || column < 0 || column > 8) continue;
        const auto spot = static_cast<Spot>(row * 9 + column);
        if (std::find(path.begin(), path.end(), spot) == path.end()) next.push_back(spot);
      }
      if (next.empty()) break;
      path.push_back(next[static_cast<std::size_t>(number(0, static_cast<int>(next.size()) - 1))]);
    }
    return path;
  }

  std::vector<Spot> rising(std::vector<Spot> path) const {
    for (std::size_t i = 1; i < path.size(); ++i) {
      if (digit(path[i]) <= digit(path[i - 1])) path.resize(i);
    }
    return path;
  }

  int least_step(const std::vector<Spot>& path) const {
    int least = 9;
    for (std::size_t i = 1; i < path.size(); ++i) {
      least = std::min(least, std::abs(digit(path[i]) - digit(path[i - 1])));
    }
    return least;
  }

  bool has_twins(const std::vector<Spot>& path) const {
    for (Spot a : path) {
      for (Spot b : path) {
        if (a != b && digit(a) == digit(b)) return true;
      }
    }
    return false;
  }

  const Board& solution_;
  std::mt19937& random_;
};

}  // namespace

RuledGame random_ruled_game(std::mt19937& random) {
  RuledGame game;
  game.solution = search(*Grid::from(random_puzzle(random))).first;
  Maker maker(game.solution, random);
  Variant variant;
  variant.boxes = standard_boxes(9, 9, 9);
  variant.givens.resize(81);
  for (int i = 0; i < 24; ++i) variant.clues.push_back(maker.rule());
  for (;;) {
    game.puzzle.variant = std::make_shared<const Variant>(variant);
    const auto start = start_of(game.puzzle);
    if (start && search(*start).unique()) return game;
    for (int i = 0; i < 6; ++i) {
      const auto spot = static_cast<std::size_t>(maker.number(0, 80));
      variant.givens[spot] = game.solution.number_at(Cell(static_cast<int>(spot)));
    }
  }
}

namespace {

void fill_on(const RuleUnit& unit, const Grid& grid, std::vector<int>& held,
             const std::function<void(const std::vector<int>&)>& tell) {
  const std::size_t at = held.size();
  if (at == unit.cells.size()) {
    if (accepts(*unit.meaning, held)) tell(held);
    return;
  }
  for (Digit d : grid.candidates(unit.cells[at])) {
    bool fits = true;
    for (std::size_t i = 0; i < at; ++i) {
      const bool equal = held[i] == d.number();
      if (equal && grid.topology().peers(unit.cells[at]).contains(unit.cells[i])) fits = false;
    }
    if (!fits) continue;
    held.push_back(d.number());
    fill_on(unit, grid, held, tell);
    held.pop_back();
  }
}

}  // namespace

void each_filling(const RuleUnit& unit, const Grid& grid,
                  const std::function<void(const std::vector<int>&)>& tell) {
  std::vector<int> held;
  fill_on(unit, grid, held, tell);
}

}  // namespace nonet::test
