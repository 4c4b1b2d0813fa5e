// Values of the library made from bytes, as a program full of mistakes might make them: numbers
// that are no digits, cells that no board has, steps about nothing, houses of whatever cells.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "fuzz/games.h"

namespace nonet::fuzz {

// One in sixteen is out of range.
inline int index(Bytes& bytes, int count) {
  return bytes.below(16) == 0 ? bytes.below(256) : bytes.below(count);
}
inline Candidate candidate(Bytes& bytes) {
  return {Cell(index(bytes, 81)), Digit(index(bytes, 9))};
}
inline std::vector<Candidate> candidates(Bytes& bytes) {
  std::vector<Candidate> all;
  for (int n = bytes.below(6); n > 0; --n) all.push_back(candidate(bytes));
  return all;
}
inline DigitSet digits(Bytes& bytes) {
  return DigitSet::from_bits(static_cast<unsigned>(bytes.below(512)));
}
inline CellSet cells(Bytes& bytes) {
  CellSet all;
  for (int n = bytes.below(5); n > 0; --n) all.insert(Cell(bytes.below(81)));
  return all;
}

// An example of a technique.
inline const Puzzle& game(Bytes& bytes) {
  return games()[static_cast<std::size_t>(bytes.below(256)) % games().size()];
}

inline Board board(Bytes& bytes) {
  Board::Numbers numbers = digits_of(game(bytes)).numbers();
  for (int n = bytes.below(6); n > 0; --n) {
    numbers[static_cast<std::size_t>(bytes.below(81))] = static_cast<std::uint8_t>(bytes.below(12));
  }
  const auto made = Board::from_numbers(numbers);
  const bool digits = std::all_of(numbers.begin(), numbers.end(), [](auto n) { return n <= 9; });
  require(made.ok() == digits);
  if (!made) {
    require(!made.error().message.empty());
    return Board();
  }
  require(made->numbers() == numbers);
  return *made;
}

// A state that may contradict itself, or one that does not.
inline Puzzle puzzle(Bytes& bytes) {
  if (bytes.below(2) == 0) return game(bytes);
  Puzzle made;
  made.givens = board(bytes);
  if (bytes.below(2) == 0) made.placed = board(bytes);
  for (Cell c : Cell::all()) {
    if (made.givens.has(c)) made.placed.clear(c);
  }
  if (bytes.below(4) == 0) made.placed.set(Cell(bytes.below(81)), Digit(bytes.below(9)));
  made.removed = candidates(bytes);
  for (int n = bytes.below(3); n > 0; --n) {
    made.paints.push_back({Cell(index(bytes, 81)), bytes.below(2) == 0 ? "#FFA0A0" : "\x1b\xff"});
  }
  return made;
}

inline Truth truth(Bytes& bytes) {
  return bytes.below(2) == 0 ? Truth(Cell(index(bytes, 81)))
                             : Truth(House(index(bytes, 27)), Digit(index(bytes, 9)));
}

inline Inference inference(Bytes& bytes) {
  Inference line;
  line.kind = static_cast<Inference::Kind>(index(bytes, 7));
  if (bytes.below(4) != 0) line.node = {digits(bytes), cells(bytes)};
  line.holds = bytes.below(2) == 0;
  for (int n = bytes.below(3); n > 0; --n) line.by.push_back(truth(bytes));
  line.level =
      static_cast<std::int16_t>(bytes.below(16) == 0 ? bytes.below(256) - 128 : bytes.below(3));
  line.untold = bytes.below(8) == 0 ? bytes.below(256) - 128 : 0;
  return line;
}

// About nothing in particular.
inline Step step(Bytes& bytes) {
  Step made;
  made.technique = static_cast<Technique>(index(bytes, kTechniqueCount));
  if (bytes.below(8) == 0) made.se_rating_times_ten = bytes.below(512) - 128;
  made.placements = candidates(bytes);
  made.removals = candidates(bytes);
  for (int n = bytes.below(12); n > 0; --n) made.truths.push_back(truth(bytes));
  for (int n = bytes.below(4) == 0 ? bytes.below(8) : 0; n > 0; --n) {
    made.deadly.push_back({Cell(index(bytes, 81)), digits(bytes)});
  }
  if (bytes.below(8) == 0) {
    made.symmetry = BoardSymmetry{static_cast<Motion>(index(bytes, kMotions)), {}};
    for (Digit& digit : made.symmetry->digits) digit = Digit(index(bytes, 9));
  }
  for (int n = bytes.below(6); n > 0; --n) {
    made.marks.push_back({static_cast<Role>(index(bytes, 10)), candidate(bytes),
                          static_cast<std::uint8_t>(bytes.below(256))});
  }
  for (int n = bytes.below(4); n > 0; --n) {
    made.houses.push_back({static_cast<HouseRole>(index(bytes, 4)), House(index(bytes, 27))});
  }
  for (int n = bytes.below(6); n > 0; --n) made.inferences.push_back(inference(bytes));
  return made;
}

// A step that was found in a state, and something else written into it.
inline Step spoilt(Step found, Bytes& bytes) {
  const Step other = step(bytes);
  switch (bytes.below(8)) {
    case 0:
      found.technique = other.technique;
      break;
    case 1:
      found.marks = other.marks;
      break;
    case 2:
      found.houses = other.houses;
      break;
    case 3:
      found.inferences = other.inferences;
      break;
    case 4:
      found.removals = other.removals;
      break;
    case 5:
      found.truths = other.truths;
      break;
    case 6:
      found.deadly = other.deadly;
      found.symmetry = other.symmetry;
      break;
    default:
      if (!found.inferences.empty()) {
        const auto at = static_cast<std::size_t>(bytes.below(256)) % found.inferences.size();
        found.inferences[at] = inference(bytes);
      }
  }
  return found;
}

// Houses of whatever cells, too many of them now and then.
inline Topology topology(Bytes& bytes) {
  std::vector<Topology::HouseShape> houses;
  for (House h : Topology::classic().houses()) {
    if (bytes.below(32) == 1) continue;
    const Topology& classic = Topology::classic();
    houses.push_back({classic.kind(h), classic.number(h), classic.order(h)});
    if (bytes.below(16) == 1) {
      houses.back().order[static_cast<std::size_t>(bytes.below(9))] = Cell(index(bytes, 81));
    }
  }
  for (int n = bytes.below(8) == 0 ? bytes.below(100) : bytes.below(3); n > 0; --n) {
    Topology::HouseShape extra{static_cast<HouseKind>(index(bytes, 4)), n, {}};
    const int first = bytes.below(81);
    for (std::size_t i = 0; i < 9; ++i) {
      extra.order[i] = Cell((first + 10 * static_cast<int>(i)) % 81);
    }
    houses.push_back(extra);
  }
  std::vector<Topology::Bond> bonds;
  for (int n = bytes.below(4); n > 0; --n) {
    bonds.push_back({Cell(index(bytes, 81)), Cell(index(bytes, 81))});
  }
  return Topology(std::move(houses), bonds);
}

}  // namespace nonet::fuzz
