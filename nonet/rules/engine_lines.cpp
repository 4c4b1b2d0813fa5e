// The kernels besides sums.
#include <algorithm>

#include "nonet/rules/engine.h"
#include "nonet/rules/nine_places.h"

namespace nonet {
namespace {

bool one(unsigned mask) {
  return (mask & (mask - 1)) == 0;
}

}  // namespace

bool Engine::run(const Kernel& kernel) {
  switch (kernel.work) {
    case Work::kHouse:
      return run_house(houses_[kernel.index]);
    case Work::kGroup:
      return run_group(lines_[kernel.index]);
    case Work::kMeet:
      return run_meet(meets_[kernel.index]);
    case Work::kSum:
      return run_sum(sums_[kernel.index]);
    case Work::kRenban:
      return run_renban(lines_[kernel.index]);
    case Work::kDigitSets:
      return run_digit_sets(digit_sets_[kernel.index]);
    case Work::kLunchbox:
      return run_lunchbox(lines_[kernel.index]);
    case Work::kHiddenSkyscraper:
      return run_hidden_skyscraper(lines_[kernel.index]);
    case Work::kCount:
      return run_count(counts_[kernel.index]);
    case Work::kContains:
      return run_contains(contains_[kernel.index]);
    case Work::kRoom:
      return run_room(lines_[kernel.index]);
    case Work::kXSum:
      return run_x_sum(lines_[kernel.index]);
    case Work::kSandwich:
      return run_sandwich(lines_[kernel.index]);
    case Work::kSkyscraper:
      return run_skyscraper(lines_[kernel.index]);
    case Work::kCircles:
      return run_circles(counts_[kernel.index]);
    case Work::kSameSets:
      return run_same_sets(lines_[kernel.index]);
    case Work::kLayers:
      return run_layers(unrolled_[kernel.index]);
    case Work::kAtEnd:
      return run_at_end(at_end_[kernel.index]);
    case Work::kChoice:
      return run_choice(choices_[kernel.index]);
  }
  return true;
}

// Digits with one place left.
bool Engine::run_house(const HouseCells& house) {
  // Most puzzles have nine digits.
  if (digits_ == 9) {
    const NinePlaces places(now_, house.cells.data());
    if (!places.has_all()) return false;
    const std::uint64_t single = places.with_one();
    return single == 0 || settle_in(house, NinePlaces::digits_of(single));
  }
  unsigned once = 0, twice = 0, settled = 0;
  for (int i = 0; i < digits_; ++i) {
    const unsigned mask = now_[house.cells[i]];
    twice |= once & mask;
    once |= mask;
    settled |= one(mask) ? mask : 0;
  }
  if (once != all_) return false;
  const unsigned single = once & ~twice & ~settled;
  return single == 0 || settle_in(house, single);
}

bool Engine::settle_in(const HouseCells& house, unsigned single) {
  for (int i = 0; i < digits_; ++i) {
    const Spot cell = house.cells[i];
    const unsigned here = now_[cell] & single;
    if (here == 0) continue;
    if (!one(here)) return false;
    if (!keep(cell, here)) return false;
  }
  return true;
}

// Cells that are all different, with as many digits left as there are cells: each has a place.
bool Engine::run_group(const Line& group) {
  unsigned once = 0, twice = 0;
  for (Spot cell : group.cells) {
    const unsigned mask = now_[cell];
    twice |= once & mask;
    once |= mask;
  }
  const int left = bit_count(once);
  if (left != static_cast<int>(group.cells.size()))
    return left > static_cast<int>(group.cells.size());
  const unsigned single = once & ~twice;
  if (single == 0) return true;
  for (Spot cell : group.cells) {
    const unsigned here = now_[cell] & single;
    if (here == 0) continue;
    if (!one(here) || !keep(cell, here)) return false;
  }
  return true;
}

bool Engine::run_meet(const Meet& meet) {
  // A line and a box of nine have six cells each besides those that they share.
  return meet.count == 6 ? run_meet(meet, std::integral_constant<int, 6>())
                         : run_meet(meet, int{meet.count});
}

template <class Count>
bool Engine::run_meet(const Meet& meet, Count count) {
  unsigned first = 0, second = 0;
  for (int i = 0; i < count; ++i) {
    first |= now_[meet.first[i]];
    second |= now_[meet.second[i]];
  }
  if (first == second) return true;
  const unsigned both = first & second;
  for (int i = 0; i < count; ++i) {
    if (!keep(meet.first[i], both) || !keep(meet.second[i], both)) return false;
  }
  return true;
}

// The ranges of so many digits that fit the cells.
bool Engine::run_renban(const Line& line) {
  unsigned everything = 0;
  for (Spot cell : line.cells) everything |= now_[cell];
  const auto length = static_cast<int>(line.cells.size());
  unsigned possible = 0, required = all_;
  for (int from = 0; from + length <= digits_; ++from) {
    const unsigned range = ((1U << length) - 1) << from;
    if ((range & ~everything) != 0) continue;
    if (!std::all_of(line.cells.begin(), line.cells.end(),
                     [&](Spot c) { return (now_[c] & range) != 0; }))
      continue;
    possible |= range;
    required &= range;
  }
  if (possible == 0) return false;
  for (Spot cell : line.cells) {
    if (!keep(cell, possible)) return false;
  }
  return require(line.cells.data(), length, required);
}

bool Engine::run_count(const CountRule& rule) {
  return run_count(rule, rule.digits, rule.least, rule.most);
}

bool Engine::run_count(const CountRule& rule, unsigned digits, int least, int most) {
  int sure = 0, maybe = 0;
  std::size_t at = 0;
  for (std::uint16_t end : rule.ends) {
    bool may = false;
    for (; at < end; ++at) {
      const unsigned mask = now_[rule.cells[at]];
      may = may || (mask & digits) != 0;
      sure += (mask & ~digits) == 0 ? 1 : 0;
    }
    maybe += may ? 1 : 0;
  }
  if (sure > most || maybe < least) return false;
  if (sure == most) {
    for (Spot cell : rule.cells) {
      if ((now_[cell] & ~digits) != 0 && !keep(cell, ~digits)) return false;
    }
    return true;
  }
  if (maybe > least) return true;
  // Each group where it may be has it.
  at = 0;
  for (std::uint16_t end : rule.ends) {
    const std::size_t start = at;
    at = end;
    if (end - start == 1) {
      const Spot cell = rule.cells[start];
      if ((now_[cell] & digits) != 0 && !keep(cell, digits)) return false;
      continue;
    }
    bool may = false;
    for (std::size_t i = start; i < end; ++i) may = may || (now_[rule.cells[i]] & digits) != 0;
    if (may && !require(rule.cells.data() + start, static_cast<int>(end - start), digits))
      return false;
  }
  return true;
}

// As many cells as are not settled may be needed for what is missing.
bool Engine::run_contains(const Contains& rule) {
  int open = 0;
  for (Spot cell : rule.cells) open += one(now_[cell]) ? 0 : 1;
  int need = 0;
  unsigned wanted = 0;
  for (const auto& [digit, least] : rule.digits) {
    int sure = 0;
    for (Spot cell : rule.cells) sure += now_[cell] == digit ? 1 : 0;
    if (sure >= least) continue;
    need += least - sure;
    wanted |= digit;
  }
  if (need > open) return false;
  if (need < open || need == 0) return true;
  for (Spot cell : rule.cells) {
    if (!one(now_[cell]) && !keep(cell, wanted)) return false;
  }
  return true;
}

// The first cell says where the digit stands.
bool Engine::run_room(const Line& line) {
  const int place = line.number - low_;
  if (place < 0 || place >= digits_) return false;
  const unsigned digit = 1U << place;
  unsigned first = 0;
  for (unsigned rest = now_[line.cells[0]]; rest != 0; rest &= rest - 1) {
    const int n = std::countr_zero(rest) + low_;
    if (n < 1 || n > digits_) continue;
    if (n == 1 ? line.number == 1 : (now_[line.cells[n - 1]] & digit) != 0) {
      first |= rest & (0U - rest);
    }
  }
  if (first == 0 || !keep(line.cells[0], first)) return false;
  // A house: the digit stands nowhere else.
  for (int n = 2; n <= digits_; ++n) {
    if (n - low_ < digits_ && (first >> (n - low_) & 1) != 0) continue;
    if (!keep(line.cells[n - 1], ~digit)) return false;
  }
  return true;
}

bool Engine::run_x_sum(const Line& line) {
  std::array<unsigned, 16> support{};
  for (unsigned rest = now_[line.cells[0]]; rest != 0; rest &= rest - 1) {
    const unsigned first = rest & (0U - rest);
    const int x = std::countr_zero(rest) + low_;
    if (x > digits_) continue;
    if (x == 0) {
      if (line.number != 0) continue;
      support[0] |= first;
      for (int i = 1; i < digits_; ++i) support[i] |= all_ & ~first;
      continue;
    }
    for (const unsigned set : sets_->with(x, line.number - x * low_)) {
      if ((set & first) == 0 || set > all_) continue;
      const unsigned inside = set & ~first, outside = all_ & ~set;
      unsigned covered_in = 0, covered_out = 0;
      bool fits = true;
      for (int i = 1; i < digits_ && fits; ++i) {
        const unsigned mask = now_[line.cells[i]];
        const unsigned wanted = i < x ? inside : outside;
        fits = (mask & wanted) != 0;
        (i < x ? covered_in : covered_out) |= mask & wanted;
      }
      if (!fits || covered_in != inside || covered_out != outside) continue;
      support[0] |= first;
      for (int i = 1; i < digits_; ++i) support[i] |= i < x ? inside : outside;
    }
  }
  for (int i = 0; i < digits_; ++i) {
    if (!keep(line.cells[i], support[i])) return false;
  }
  return true;
}

// Each way to put the two ends down, with each set of digits between them.
bool Engine::run_sandwich(const Line& line) {
  const unsigned low = 1, high = 1U << (digits_ - 1), middle = all_ & ~(low | high);
  std::array<unsigned, 16> support{};
  for (int i = 0; i < digits_; ++i) {
    const unsigned at_i = now_[line.cells[i]] & (low | high);
    if (at_i == 0) continue;
    for (int j = i + 1; j < digits_; ++j) {
      const unsigned at_j = now_[line.cells[j]] & (low | high);
      unsigned ends_i = 0, ends_j = 0;
      if ((at_i & low) != 0 && (at_j & high) != 0) ends_i |= low, ends_j |= high;
      if ((at_i & high) != 0 && (at_j & low) != 0) ends_i |= high, ends_j |= low;
      if (ends_i == 0) continue;
      const int between = j - i - 1;
      auto fill = [&](unsigned inside) {
        const unsigned outside = middle & ~inside;
        unsigned covered_in = 0, covered_out = 0;
        for (int k = 0; k < digits_; ++k) {
          if (k == i || k == j) continue;
          const bool is_in = k > i && k < j;
          const unsigned held = now_[line.cells[k]] & (is_in ? inside : outside);
          if (held == 0) return;
          (is_in ? covered_in : covered_out) |= held;
        }
        if (covered_in != inside || covered_out != outside) return;
        support[i] |= ends_i;
        support[j] |= ends_j;
        for (int k = 0; k < digits_; ++k) {
          if (k != i && k != j) support[k] |= k > i && k < j ? inside : outside;
        }
      };
      if (between == 0) {
        if (line.number == 0) fill(0);
        continue;
      }
      for (const unsigned set : sets_->with(between, line.number - between * low_)) {
        if ((set & ~middle) == 0) fill(set);
      }
    }
  }
  for (int i = 0; i < digits_; ++i) {
    if (!keep(line.cells[i], support[i])) return false;
  }
  return true;
}

// By the tallest so far (0: nothing seen yet), the numbers seen so far, as bits; forward, then
// backward.
bool Engine::run_skyscraper(const Line& line) {
  const int n = digits_;
  if (line.number < 0 || line.number > 16) return false;
  // Heights 0..n: height h is the digit in place h - 1; a digit 0 is the ground.
  const int ground = low_ == 0 ? 1 : 0;
  std::array<std::array<std::uint32_t, 18>, 17> seen{};
  seen[0][ground] = 1;
  auto next_height = [](int d) { return d + 1; };
  for (int i = 0; i < n; ++i) {
    const unsigned mask = now_[line.cells[i]];
    for (int h = 0; h <= n; ++h) {
      const std::uint32_t counts = seen[i][h];
      if (counts == 0) continue;
      if ((mask & ((1U << h) - 1)) != 0) seen[i + 1][h] |= counts;
      for (unsigned rest = mask >> h << h; rest != 0; rest &= rest - 1) {
        const int taller = next_height(std::countr_zero(rest));
        seen[i + 1][taller] |= counts << 1;
      }
    }
    // So many different digits are not all below a height that is too small.
    for (int h = 0; h <= i; ++h) seen[i + 1][h] = 0;
  }
  std::array<std::uint32_t, 18> good{};
  good[n] = 1U << line.number;
  if ((seen[n][n] & good[n]) == 0) return false;
  std::array<unsigned, 16> support{};
  for (int i = n; i-- > 0;) {
    const unsigned mask = now_[line.cells[i]];
    std::array<std::uint32_t, 18> before{};
    for (int h = 0; h <= n; ++h) {
      const std::uint32_t counts = seen[i][h];
      if (counts == 0) continue;
      const unsigned below = mask & ((1U << h) - 1);
      if (below != 0 && (counts & good[h]) != 0) {
        support[i] |= below;
        before[h] |= counts & good[h];
      }
      for (unsigned rest = mask >> h << h; rest != 0; rest &= rest - 1) {
        const int taller = next_height(std::countr_zero(rest));
        const std::uint32_t fine = counts & good[taller] >> 1;
        if (fine == 0) continue;
        support[i] |= rest & (0U - rest);
        before[h] |= fine;
      }
    }
    good = before;
  }
  for (int i = 0; i < n; ++i) {
    if (!keep(line.cells[i], support[i])) return false;
  }
  return true;
}

// Every digit occurs not at all or as often as it says, and the digits that do fill the circles.
bool Engine::run_circles(const CountRule& rule) {
  const auto total = static_cast<int>(rule.cells.size());
  // How many groups may have a digit, a bit of each; and which digits are somewhere.
  std::array<int, 16> maybe{};
  unsigned must = 0;
  std::size_t at = 0;
  for (std::uint16_t end : rule.ends) {
    unsigned held = 0;
    for (; at < end; ++at) {
      const unsigned mask = now_[rule.cells[at]];
      held |= mask;
      must |= one(mask) ? mask : 0;
    }
    for (; held != 0; held &= held - 1) ++maybe[std::countr_zero(held)];
  }
  unsigned may = 0;
  for (int i = 0; i < digits_; ++i) {
    if (i + low_ > 0 && maybe[i] >= i + low_) may |= 1U << i;
  }
  // Sets of digits that sum to the number of circles.
  unsigned possible = 0, required = all_;
  for (int count = bit_count(must); count <= bit_count(may); ++count) {
    for (const unsigned set : sets_->with(count, total - count * low_)) {
      if ((set & ~may) != 0 || (must & ~set) != 0) continue;
      possible |= set;
      required &= set;
    }
  }
  if (possible == 0 && total > 0) return false;
  for (Spot cell : rule.cells) {
    if (!keep(cell, possible)) return false;
  }
  for (unsigned rest = possible; rest != 0; rest &= rest - 1) {
    const unsigned bit = rest & (0U - rest);
    const int number = std::countr_zero(rest) + low_;
    if (!run_count(rule, bit, (required & bit) != 0 ? number : 0, number)) return false;
  }
  return true;
}

bool Engine::run_same_sets(const Line& line) {
  const auto half = static_cast<std::size_t>(line.number);
  unsigned first = 0, second = 0;
  for (std::size_t i = 0; i < line.cells.size(); ++i)
    (i < half ? first : second) |= now_[line.cells[i]];
  const unsigned both = first & second;
  for (Spot cell : line.cells) {
    if (!keep(cell, both)) return false;
  }
  for (unsigned rest = both; rest != 0; rest &= rest - 1) {
    const unsigned bit = rest & (0U - rest);
    std::array<int, 2> sure{}, maybe{};
    for (std::size_t i = 0; i < line.cells.size(); ++i) {
      const unsigned mask = now_[line.cells[i]];
      const std::size_t side = i < half ? 0 : 1;
      maybe[side] += (mask & bit) != 0 ? 1 : 0;
      sure[side] += mask == bit ? 1 : 0;
    }
    for (std::size_t side = 0; side < 2; ++side) {
      if (sure[1 - side] > maybe[side]) return false;
      if (sure[1 - side] != maybe[side] && sure[side] != maybe[1 - side]) continue;
      // All of the places here are needed, or no more than the sure ones are left there.
      if (sure[1 - side] == maybe[side]) {
        for (std::size_t i = 0; i < line.cells.size(); ++i) {
          if ((i < half ? 0U : 1U) == side && (now_[line.cells[i]] & bit) != 0 &&
              !keep(line.cells[i], bit))
            return false;
        }
      }
    }
  }
  return true;
}

bool Engine::run_at_end(const AtEnd& rule) {
  std::vector<int> digits;
  for (Spot cell : rule.cells) {
    const unsigned mask = now_[cell];
    if (!one(mask)) return true;
    digits.push_back(std::countr_zero(mask) + low_);
  }
  return accepts(*rule.meaning, digits);
}

// What one branch leaves, by its own kernels alone.
bool Engine::run_branch(const Branch& branch) {
  for (const auto& [cell, mask] : branch.masks) {
    if (!keep(cell, mask)) return false;
  }
  for (int round = 0; round < 4; ++round) {
    changed_ = {};
    for (const auto& [cell, arc] : branch.arcs) {
      if (!keep(arc.to, images_[arc.image].of(now_[cell]))) return false;
    }
    for (const Kernel& kernel : branch.kernels) {
      if (!run(kernel)) return false;
    }
    if ((changed_.words[0] | changed_.words[1] | changed_.words[2] | changed_.words[3]) == 0) break;
  }
  return true;
}

bool Engine::run_choice(const Choice& choice) {
  DigitMask* const outer = now_;
  const SpotSet changed = changed_;
  std::array<DigitMask, 256> inner;  // NOLINT: copied into
  std::array<unsigned, 256> kept{};
  bool any = false;
  for (const Branch& branch : choice.branches) {
    std::memcpy(inner.data(), outer, static_cast<std::size_t>(cells_) * sizeof(DigitMask));
    now_ = inner.data();
    if (run_branch(branch)) {
      any = true;
      for (int i = 0; i < cells_; ++i) kept[i] |= inner[i];
    }
  }
  now_ = outer;
  changed_ = changed;
  if (!any) return false;
  for (int i = 0; i < cells_; ++i) {
    if (!keep(i, kept[i])) return false;
  }
  return true;
}

}  // namespace nonet
