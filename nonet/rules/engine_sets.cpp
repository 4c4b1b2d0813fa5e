// Kernels of rules on cells that all see each other, where the sets of digits are few enough to go
// through them: what cells hold together, lunchboxes, hidden skyscrapers.
#include <algorithm>

#include "nonet/rules/engine.h"

namespace nonet {
namespace {

constexpr std::size_t kMostSets = 2'000;

bool one(unsigned mask) {
  return (mask & (mask - 1)) == 0;
}

// The bits above the lowest, and below the highest, of a mask.
unsigned above_lowest(unsigned mask) {
  return mask == 0 ? 0 : ~((mask & (0U - mask)) | ((mask & (0U - mask)) - 1));
}
unsigned below_highest(unsigned mask) {
  return mask == 0 ? 0 : std::bit_floor(mask) - 1;
}

}  // namespace

// Which sets its automaton accepts, in whatever order: that is the same in all. False if there are
// too many.
bool Engine::make_digit_sets(const Rule& rule) {
  const auto count = static_cast<int>(rule.cells.size());
  DigitSetRule made{rule.cells, {}};
  std::vector<int> digits;
  std::size_t looked = 0;
  for (unsigned set = 0; set <= all_; ++set) {
    if (bit_count(set) != count) continue;
    if (++looked > kMostSets) return false;
    digits.clear();
    for (unsigned rest = set; rest != 0; rest &= rest - 1)
      digits.push_back(std::countr_zero(rest) + low_);
    if (accepts(*rule.meaning, digits)) made.sets.push_back(static_cast<DigitMask>(set));
  }
  digit_sets_.push_back(std::move(made));
  return true;
}

bool Engine::run_digit_sets(const DigitSetRule& rule) {
  unsigned fixed = 0, everything = 0;
  std::array<Spot, 16> open;  // NOLINT: filled as far as it is read
  int count = 0;
  for (Spot cell : rule.cells) {
    const unsigned mask = now_[cell];
    if (one(mask)) {
      fixed |= mask;
    } else {
      open[count++] = cell;
      everything |= mask;
    }
  }
  unsigned possible = 0, required = all_;
  bool any = false;
  for (const unsigned set : rule.sets) {
    const unsigned wanted = set & ~fixed;
    if ((fixed & ~set) != 0 || (wanted & ~everything) != 0) continue;
    bool fits = true;
    for (int i = 0; i < count && fits; ++i) fits = (now_[open[i]] & wanted) != 0;
    if (!fits) continue;
    any = true;
    possible |= wanted;
    required &= wanted;
  }
  if (!any) return false;
  if (count == 0) return true;
  for (int i = 0; i < count; ++i) {
    if (!keep(open[i], possible)) return false;
  }
  return required == 0 || require(open.data(), count, required);
}

// Each way to put the least and the greatest down, with each set of digits between them.
bool Engine::run_lunchbox(const Line& line) {
  const auto n = static_cast<int>(line.cells.size());
  std::array<unsigned, 16> masks, support{};  // NOLINT: filled as far as they are read
  for (int i = 0; i < n; ++i) masks[i] = now_[line.cells[i]];
  auto try_ends = [&](int p, int q, unsigned least, unsigned greatest) {
    const unsigned middle = (greatest - 1) & ~(least | (least - 1));
    if (bit_count(middle) < n - 2) return;
    const int from = std::min(p, q), to = std::max(p, q), between = to - from - 1;
    const int wanted = line.number - between * low_;
    if (wanted < 0 || (between == 0 && wanted != 0)) return;
    // Most ends leave nothing with the sum between them.
    if (between > 0 && (sets_->sums(between, middle) >> std::min(wanted, 127) & 1) == 0) return;
    unsigned held = 0;
    for (int i = 0; i < n; ++i) {
      if (i == p || i == q) continue;
      if ((masks[i] & middle) == 0) return;
      held |= masks[i] & middle;
    }
    if (bit_count(held) < n - 2) return;
    auto fill = [&](unsigned inside) {
      const unsigned outside = middle & ~inside;
      unsigned covered_in = 0, covered_out = 0;
      for (int i = 0; i < n; ++i) {
        if (i == p || i == q) continue;
        const bool is_in = i > from && i < to;
        const unsigned here = masks[i] & (is_in ? inside : outside);
        if (here == 0) return;
        (is_in ? covered_in : covered_out) |= here;
      }
      if (covered_in != inside || bit_count(covered_out) < n - 2 - between) return;
      support[p] |= least;
      support[q] |= greatest;
      for (int i = 0; i < n; ++i) {
        if (i != p && i != q) support[i] |= i > from && i < to ? inside : outside;
      }
    };
    if (between == 0) {
      fill(0);
      return;
    }
    for (const unsigned set : sets_->with(between, wanted)) {
      if (set > greatest) break;
      if ((set & ~held) == 0) fill(set);
    }
  };
  for (int p = 0; p < n; ++p) {
    for (int q = 0; q < n; ++q) {
      if (p == q) continue;
      for (unsigned low = masks[p]; low != 0; low &= low - 1) {
        const unsigned least = low & (0U - low);
        for (unsigned high = masks[q] & ~(least | (least - 1)); high != 0; high &= high - 1)
          try_ends(p, q, least, high & (0U - high));
      }
    }
  }
  for (int i = 0; i < n; ++i) {
    if (!keep(line.cells[i], support[i])) return false;
  }
  return true;
}

// The cells before the one that is hidden rise. The heights each may have so, forward and backward.
bool Engine::run_hidden_skyscraper(const Line& line) {
  const int place = line.number - low_;
  if (place < 0 || place >= digits_) return false;
  const unsigned hidden = 1U << place;
  std::array<unsigned, 16> rising, support{};  // NOLINT: filled as far as they are read
  for (int k = 0; k < digits_; ++k) {
    const unsigned mask = now_[line.cells[k]];
    const unsigned top = k == 0 ? 0 : rising[k - 1] & above_lowest(hidden);
    if ((mask & hidden) != 0 && top != 0) {
      support[k] |= hidden;
      unsigned good = top;
      for (int i = k; i-- > 0;) {
        support[i] |= good;
        if (i > 0) good = rising[i - 1] & below_highest(good);
      }
      for (int i = k + 1; i < digits_; ++i) support[i] |= all_ & ~hidden;
    }
    rising[k] = mask & ~hidden & (k == 0 ? all_ : above_lowest(rising[k - 1]));
    if (rising[k] == 0) break;
  }
  for (int i = 0; i < digits_; ++i) {
    if (!keep(line.cells[i], support[i])) return false;
  }
  return true;
}

}  // namespace nonet
