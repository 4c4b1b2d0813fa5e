#include "cli/commands/bench_sample.h"

#include <array>
#include <numeric>
#include <random>
#include <string_view>

#include "nonet/search/search.h"

namespace nonet::cli {
namespace {

// Filled at random once and for all: solutions made by search would change when search does.
constexpr std::array<std::string_view, 8> kSolutions = {
    "867159243491372568523648917715283496936415782248967135154826379382794651679531824",
    "725836194168459732943712865279381546514697328836245917657123489382974651491568273",
    "842731695359864127716592438684123759297456813531987246125679384973248561468315972",
    "795341862426985137318267549859132674641798325237654981972813456184576293563429718",
    "745682139892134576613975824234869751968517243571243698487321965129456387356798412",
    "516327894829645137473189256261893475347251689958764321684972513732516948195438762",
    "716582943539641782428379561291854376374916825865237419657423198182795634943168257",
    "987251436231649875465783219623178954754936128198425763372594681819367542546812397",
};

// std::shuffle is free to differ from library to library.
template <std::size_t kSize>
std::array<int, kSize> shuffled(std::mt19937& random) {
  std::array<int, kSize> order;
  std::iota(order.begin(), order.end(), 0);
  for (std::size_t i = kSize - 1; i > 0; --i) std::swap(order[i], order[random() % (i + 1)]);
  return order;
}

Board solution(std::size_t number, std::mt19937& random) {
  std::array<int, 9> digits = shuffled<9>(random);
  Board board;
  for (Cell c : Cell::all()) {
    int digit = kSolutions[number % kSolutions.size()][static_cast<std::size_t>(c.index())] - '1';
    board.set(c, Digit(digits[static_cast<std::size_t>(digit)]));
  }
  return board;
}

}  // namespace

std::vector<Board> minimal_puzzles(int count) {
  std::mt19937 random(81);
  std::vector<Board> puzzles;
  for (int n = 0; n < count; ++n) {
    Board puzzle = solution(static_cast<std::size_t>(n), random);
    for (int index : shuffled<81>(random)) {
      Board fewer = puzzle;
      fewer.clear(Cell(index));
      if (search(*Grid::from(fewer)).unique()) puzzle = fewer;
    }
    puzzles.push_back(puzzle);
  }
  return puzzles;
}

std::vector<Board> loose_puzzles(int count) {
  std::vector<Board> puzzles = minimal_puzzles(count);
  for (Board& puzzle : puzzles) {
    int clues = 0;
    for (Cell c : Cell::all()) {
      if (clues < 3 && puzzle.has(c)) {
        puzzle.clear(c);
        ++clues;
      }
    }
  }
  return puzzles;
}

}  // namespace nonet::cli
