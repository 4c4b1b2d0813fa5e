// Lines are walked over the solution, from cell to cell that touch at a side or a corner. They keep
// off other lines, and two steps never cross where four cells meet.
#include <algorithm>
#include <cstdlib>

#include "nonet/generate/proposals.h"

namespace nonet {
// Whether a step between corners lies across one of this line or another.
bool Proposer::crosses(Spot from, Spot to, const Cells& line) const {
  const int r = from / side(), c = from % side(), r2 = to / side(), c2 = to % side();
  if (r == r2 || c == c2) return false;
  const auto a = static_cast<Spot>(r * side() + c2), b = static_cast<Spot>(r2 * side() + c);
  if (diagonal_steps_.contains(std::minmax(a, b))) return true;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    if (std::minmax(line[i], line[i + 1]) == std::minmax(a, b)) return true;
  }
  return false;
}

// The free cells beside one, in any order, that a line may go on with.
Proposer::Cells Proposer::steps_from(Spot cell, const Cells& line) const {
  Cells steps;
  const int r = cell / side(), c = cell % side();
  for (int dr = -1; dr <= 1; ++dr) {
    for (int dc = -1; dc <= 1; ++dc) {
      if (r + dr < 0 || r + dr >= grid_.rows || c + dc < 0 || c + dc >= side()) continue;
      const auto next = static_cast<Spot>((r + dr) * side() + c + dc);
      if (next == cell || on_line_.test(next) || crosses(cell, next, line)) continue;
      if (std::find(line.begin(), line.end(), next) == line.end()) steps.push_back(next);
    }
  }
  return steps;
}

// Two ends that go on together: with equal digits, or with digits that sum to the middle's.
Proposer::Cells Proposer::walk_from_the_middle(int most, bool zipped) {
  const Spot middle = any_cell();
  if (on_line_.test(middle)) return {};
  Cells line = {middle};
  // Some are without a middle cell: two that touch, at a corner, with one digit.
  if (!zipped && chance(2)) {
    Cells steps = steps_from(middle, line);
    std::erase_if(steps, [&](Spot next) { return at(next) != at(middle); });
    if (!steps.empty()) line.push_back(steps.front());
  }
  while (static_cast<int>(line.size()) + 2 <= most) {
    std::vector<std::pair<Spot, Spot>> both;
    for (const Spot a : steps_from(line.front(), line)) {
      Cells longer = {a};
      longer.insert(longer.end(), line.begin(), line.end());
      for (const Spot b : steps_from(line.back(), longer)) {
        const bool fits = zipped ? at(a) + at(b) == at(middle) : at(a) == at(b);
        if (fits) both.emplace_back(a, b);
      }
    }
    if (both.empty()) break;
    const auto [a, b] = random_.one_of(both);
    line.insert(line.begin(), a);
    line.push_back(b);
  }
  return line;
}

// The digits that it may have are chosen first.
Proposer::Cells Proposer::renban_line(int length) {
  const int least = between(grid_.low, grid_.high - length + 1);
  Cells line = walk(length, [&](const Cells& before, Spot next) {
    auto outside = [&](Spot cell) { return at(cell) < least || at(cell) >= least + length; };
    if (outside(before.front()) || outside(next)) return false;
    return std::none_of(before.begin(), before.end(),
                        [&](Spot cell) { return at(cell) == at(next); });
  });
  return static_cast<int>(line.size()) == length ? line : Cells{};
}

// Ends, and between them only digits that lie between the ends' digits, or only such as do not.
Proposer::Cells Proposer::line_between(bool outside) {
  const int other = between(grid_.low, grid_.high);
  auto inner = [&](int digit, int first) {
    const int low = std::min(first, other), high = std::max(first, other);
    return outside ? digit < low || digit > high : digit > low && digit < high;
  };
  const int most = between(3, 6);
  Cells line = walk(
      most, [&](const Cells& before, Spot next) { return inner(at(next), at(before.front())); });
  if (line.size() < 2) return {};
  for (; line.size() >= 2; line.pop_back()) {
    Cells ends = steps_from(line.back(), line);
    std::erase_if(ends, [&](Spot cell) { return at(cell) != other; });
    if (ends.empty()) continue;
    line.push_back(random_.one_of(ends));
    return line;
  }
  return {};
}

// The second digit says behind how many cells the first one stands again.
Proposer::Cells Proposer::indexing_line() {
  const int most = between(4, 7);
  return walk(most, [&](const Cells& before, Spot next) {
    const auto place = static_cast<int>(before.size());
    if (place == 1) return at(next) >= 1 && at(next) + 2 <= most;
    return place != at(before[1]) + 1 || at(next) == at(before[0]);
  });
}

std::optional<Clue> Proposer::attempt_line(Kind kind) {
  Clue clue;
  clue.kind = kind;
  Cells line;
  std::size_t least = grid_.digits() < 6 ? 2 : 3;
  const int half = (grid_.digits() + 1) / 2;
  const int usual = between(3, std::min(7, grid_.digits()));
  switch (kind) {
    case Kind::kThermo:
      line = walk(usual, [&](const Cells& b, Spot next) { return at(next) > at(b.back()); });
      break;
    case Kind::kWhisper:
      clue.value = half;
      line = walk(usual, [&](const Cells& b, Spot next) {
        return std::abs(at(next) - at(b.back())) >= half;
      });
      break;
    case Kind::kEntropic:
    case Kind::kModular: {
      const bool modular = kind == Kind::kModular;
      if (modular) clue.value = 3;
      auto class_of = [&](Spot cell) { return modular ? at(cell) % 3 : (at(cell) - 1) / 3; };
      line = walk(usual, [&](const Cells& b, Spot next) {
        return class_of(next) != class_of(b.back()) &&
               (b.size() < 2 || class_of(next) != class_of(b[b.size() - 2]));
      });
      least = 3;
      break;
    }
    case Kind::kRenban:
      line = renban_line(between(grid_.digits() < 6 ? 2 : 3, std::min(6, grid_.digits() - 1)));
      break;
    case Kind::kBetween:
      line = line_between(false);
      least = 3;
      break;
    case Kind::kLockout:
      clue.value = std::max(1, half - 1);
      line = line_between(true);
      least = 3;
      break;
    case Kind::kPalindrome:
      line = walk_from_the_middle(usual, false);
      break;
    case Kind::kZipper:
      line = walk_from_the_middle(usual, true);
      least = 3;
      break;
    case Kind::kArrow:
      line = walk(usual, [&](const Cells& b, Spot next) {
        return sum_of(b) + at(next) <= 2 * at(b.front());
      });
      if (line.size() < 3) return std::nullopt;
      clue.sets = {{line.front()}, Cells(line.begin() + 1, line.end())};
      return clue;
    case Kind::kDoubleArrow: {
      const int most = between(3, 6);
      line = walk(most, [](const Cells&, Spot) { return true; });
      for (; line.size() >= 3; line.pop_back()) {
        if (2 * (at(line.front()) + at(line.back())) == sum_of(line)) break;
      }
      least = 3;
      break;
    }
    case Kind::kSumLine: {
      const int total = grid_.high + 1;
      clue.value = total;
      auto rest = [&](const Cells& cells) {
        int sum = 0;
        for (const Spot cell : cells) sum = (sum + at(cell)) % total;
        return sum;
      };
      line = walk(usual, [&](const Cells& b, Spot next) { return rest(b) + at(next) <= total; });
      while (!line.empty() && rest(line) != 0) line.pop_back();
      break;
    }
    case Kind::kRegionSum:
      if (grid_.boxes.empty()) return std::nullopt;
      line = walk(between(2, 6), [](const Cells&, Spot) { return true; });
      if (line.empty() || std::all_of(line.begin(), line.end(), [&](Spot cell) {
            return grid_.boxes[cell] == grid_.boxes[line.front()];
          })) {
        return std::nullopt;
      }
      least = 3;
      break;
    case Kind::kRelation:
      return attempt_pairs();
    case Kind::kAutomaton:
      return attempt_automaton();
    case Kind::kRegex:
      return attempt_pattern();
    case Kind::kValueIndexing:
      line = indexing_line();
      if (line.size() < 4 || at(line[1]) + 2 > static_cast<int>(line.size())) return std::nullopt;
      break;
    default:
      return std::nullopt;
  }
  if (line.size() < least) return std::nullopt;
  clue.sets = {std::move(line)};
  return clue;
}

}  // namespace nonet
