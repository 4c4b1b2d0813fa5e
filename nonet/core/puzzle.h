// Puzzle: what a reader returns and a writer takes. It says what was on the paper and draws no
// conclusion: two equal givens in a row are representable, so that they can be reported.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/candidate.h"
#include "nonet/core/result.h"
#include "nonet/core/topology.h"

#pragma GCC visibility push(default)
namespace nonet {

// 81 optional digits; 0 is unset, 1..9 the digit's number. Also the shape of a solution.
class Board {
 public:
  std::optional<Digit> at(Cell c) const {
    int n = numbers_[c.slot()];
    if (n == 0) return std::nullopt;
    return Digit::from_number(n);
  }
  bool has(Cell c) const { return numbers_[c.slot()] != 0; }
  // The digit as 1..9, or 0.
  int number_at(Cell c) const { return numbers_[c.slot()]; }
  void set(Cell c, Digit d) { numbers_[c.slot()] = static_cast<std::uint8_t>(d.number()); }
  void clear(Cell c) { numbers_[c.slot()] = 0; }
  int count() const {
    int n = 0;
    for (Cell c : Cell::all()) n += has(c) ? 1 : 0;
    return n;
  }
  bool full() const { return count() == Cell::kCount; }

  // All numbers at once, row by row, for whoever reads or writes very many boards.
  using Numbers = std::array<std::uint8_t, 81>;
  // An Error if one of them is above 9.
  static Result<Board> from_numbers(const Numbers& numbers) {
    std::uint8_t most = 0;  // a byte, which is compared sixteen at a time
    for (std::uint8_t number : numbers) most = number > most ? number : most;
    if (most > 9) return no_digit(numbers);
    Board board;
    board.numbers_ = numbers;
    return board;
  }
  const Numbers& numbers() const { return numbers_; }

  friend bool operator==(const Board&, const Board&) = default;

 private:
  static Error no_digit(const Numbers& numbers);

  Numbers numbers_{};
};

// A puzzle with rules of its own (rules/variant.h).
struct Variant;

struct Puzzle {
  // What else is said of a puzzle: {"author", "Ruud"}, {"level", "Easy"}.
  struct Remark {
    std::string about, text;
  };
  // A cell that somebody painted: {r1c1, "#FFA0A0"}. One of several colours stands here as often.
  struct Paint {
    Cell cell;
    std::string colour;
  };

  Board givens;
  Board placed;                    // digits a player has set on top of the givens
  std::vector<Candidate> removed;  // candidates struck beyond what the digits imply
  std::string name;
  std::string comment;
  std::vector<Remark> remarks;
  std::vector<Paint> paints;
  // How the text was read, if it could be read otherwise too, for whoever wrote it: a clause
  // without capital or full stop, with its place as an Error has it.
  std::string choice;
  // Where it is set, the puzzle has rules or a size of its own: it is all that counts then, and the
  // board is empty.
  std::shared_ptr<const Variant> variant;
};

// What is said of the puzzle about this, or nothing.
std::string_view remark_about(const Puzzle& puzzle, std::string_view about);

// The givens and what was placed on top of them.
Board digits_of(const Puzzle& puzzle);

// The state of a puzzle whose givens are known: what it has beside them counts as placed. An Error
// names a cell where the two disagree.
Result<Puzzle> state_of(const Board& givens, const Puzzle& state);

// True if every house of a full board holds each digit once.
bool is_solution(const Board& board, const Topology& topology = Topology::classic());

// Whether nothing has been done to the puzzle yet: no digit placed, and nothing struck but what
// makes a puzzle of candidates alone.
bool is_untouched(const Puzzle& puzzle);

// What contradicts itself whatever the houses: a digit placed on a given, or struck where it
// stands.
std::optional<Error> find_contradiction(const Puzzle& puzzle, DigitNames names = {});

// The first digit that stands twice in a house: "5 stands twice in row 3: r3c1 and r3c7".
std::optional<Error> find_duplicate(const Board& board,
                                    const Topology& topology = Topology::classic());

}  // namespace nonet
#pragma GCC visibility pop
