// Sums, with what the cells may not repeat. A digit counts by its place: bit i contributes i, and a
// negative term contributes the digits in reverse, so that all contributions are from 0 on.
#include <algorithm>

#include "nonet/rules/engine.h"

namespace nonet {
namespace {

SumBits bit_at(int sum) {
  return SumBits{1} << sum;
}

int lowest(SumBits bits) {
  const auto low = static_cast<std::uint64_t>(bits);
  return low != 0 ? std::countr_zero(low)
                  : 64 + std::countr_zero(static_cast<std::uint64_t>(bits >> 64));
}
int highest(SumBits bits) {
  const auto high = static_cast<std::uint64_t>(bits >> 64);
  return high != 0 ? 127 - std::countl_zero(high)
                   : 63 - std::countl_zero(static_cast<std::uint64_t>(bits));
}
int count_of(SumBits bits) {
  return std::popcount(static_cast<std::uint64_t>(bits)) +
         std::popcount(static_cast<std::uint64_t>(bits >> 64));
}
bool one(unsigned mask) {
  return (mask & (mask - 1)) == 0;
}

// All sums of one of each.
SumBits join(SumBits a, SumBits b) {
  if (count_of(a) > count_of(b)) std::swap(a, b);
  SumBits sums = 0;
  for (; a != 0; a &= a - 1) sums |= b << lowest(a);
  return sums;
}
// All differences that are not negative: what is missing from b to a.
SumBits missing(SumBits a, SumBits b) {
  SumBits sums = 0;
  for (; b != 0; b &= b - 1) sums |= a >> lowest(b);
  return sums;
}

}  // namespace

void Engine::make_sets() {
  for (int n = 0; n <= 16; ++n) {
    auto& row = set_counts_[n];
    row[0] = 1;
    for (int k = 1; k <= n; ++k) {
      const auto& above = set_counts_[n - 1];
      row[k] = above[k - 1] + above[k];
    }
  }
}

const std::vector<Engine::DigitSum>& Engine::sets_of(int count) {
  std::vector<DigitSum>& sets = sets_[count];
  if (!sets.empty() || count < 1) return sets;
  if (set_counts_[digits_][count] > 13'000) return sets;
  // Gosper's way from one set of so many bits to the next.
  for (unsigned set = (1U << count) - 1; set <= all_;) {
    int sum = 0;
    for (unsigned rest = set; rest != 0; rest &= rest - 1) sum += std::countr_zero(rest);
    sets.push_back({static_cast<DigitMask>(set), static_cast<std::uint8_t>(sum)});
    const unsigned ripple = set + (set & (0U - set));
    set = ((ripple ^ set) >> 2 >> std::countr_zero(set)) | ripple;
  }
  return sets;
}

unsigned Engine::turned(unsigned mask) const {
  unsigned result = 0;
  for (; mask != 0; mask &= mask - 1) result |= 1U << (digits_ - 1 - std::countr_zero(mask));
  return result;
}

Engine::Piece Engine::make_piece(const std::vector<std::pair<Spot, int>>& terms) {
  // A cell that is named twice counts twice.
  std::vector<std::pair<Spot, int>> joined;
  for (auto [cell, weight] : terms) {
    auto known = std::find_if(joined.begin(), joined.end(),
                              [&, c = cell](const auto& t) { return t.first == c; });
    if (known == joined.end()) {
      joined.emplace_back(cell, weight);
    } else {
      known->second += weight;
    }
  }
  std::erase_if(joined, [](const auto& term) { return term.second == 0; });
  Piece piece;
  piece.first = static_cast<std::uint32_t>(groups_.size());
  for (auto [cell, weight] : joined) {
    const bool negative = weight < 0;
    const int size = negative ? -weight : weight;
    piece.base += negative ? weight * (low_ + digits_ - 1) : weight * low_;
    Group* home = nullptr;
    for (std::size_t i = piece.first; i < groups_.size() && size == 1; ++i) {
      Group& group = groups_[i];
      if (group.negative != negative || group.weight != 1 || group.count == 16) continue;
      const auto end = group.cells.begin() + group.count;
      if (std::all_of(group.cells.begin(), end,
                      [&, c = cell](Spot other) { return peer_bits_[c].has(other); })) {
        home = &group;
        break;
      }
    }
    if (home == nullptr) {
      groups_.emplace_back();
      home = &groups_.back();
      home->negative = negative;
      home->weight = static_cast<std::uint16_t>(size);
    }
    home->cells[home->count++] = cell;
  }
  piece.count = static_cast<std::uint32_t>(groups_.size()) - piece.first;
  for (std::size_t i = piece.first; i < groups_.size(); ++i) {
    if (groups_[i].count > 2) sets_of(groups_[i].count);
  }
  return piece;
}

int Engine::widest(const Piece& piece) const {
  int most = 0;
  for (std::uint32_t i = 0; i < piece.count; ++i) {
    const Group& group = groups_[piece.first + i];
    most += group.count * group.weight * (digits_ - 1);
  }
  return most;
}

Engine::Kernel Engine::make_sum(const std::vector<std::pair<Spot, int>>& terms, int total,
                                std::vector<Spot>& watched) {
  Sum sum;
  sum.first = static_cast<std::uint32_t>(pieces_.size());
  sum.count = 1;
  const Piece piece = make_piece(terms);
  sum.total = total - piece.base;
  sum.bounds_only = sum.total > 127 || widest(piece) > 4000 || piece.count > 24;
  pieces_.push_back(piece);
  sums_.push_back(sum);
  for (const auto& term : terms) watched.push_back(term.first);
  return {Work::kSum, static_cast<std::uint32_t>(sums_.size() - 1),
          10 + static_cast<int>(terms.size())};
}

Engine::Kernel Engine::make_equal_sums(const std::vector<Spot>& cells,
                                       const std::vector<int>& lengths,
                                       std::vector<Spot>& watched) {
  Sum sum;
  sum.first = static_cast<std::uint32_t>(pieces_.size());
  std::size_t at = 0;
  for (int length : lengths) {
    std::vector<std::pair<Spot, int>> terms;
    terms.reserve(static_cast<std::size_t>(length));
    for (int i = 0; i < length; ++i) terms.emplace_back(cells[at++], 1);
    const Piece piece = make_piece(terms);
    sum.bounds_only = sum.bounds_only || widest(piece) + piece.base > 127 || piece.count > 24;
    pieces_.push_back(piece);
    ++sum.count;
  }
  sums_.push_back(sum);
  watched.insert(watched.end(), cells.begin(), cells.end());
  return {Work::kSum, static_cast<std::uint32_t>(sums_.size() - 1),
          20 + static_cast<int>(cells.size())};
}

// The sums a group may have.
SumBits Engine::reach(const Group& group) const {
  if (group.count == 1) {
    unsigned mask = now_[group.cells[0]];
    if (group.negative) mask = turned(mask);
    if (group.weight == 1) return mask;
    SumBits sums = 0;
    for (; mask != 0; mask &= mask - 1) {
      const int sum = std::countr_zero(mask) * group.weight;
      if (sum < 128) sums |= bit_at(sum);
    }
    return sums;
  }
  int fixed = 0, open = 0;
  unsigned everything = 0;
  std::array<unsigned, 16> masks;  // NOLINT: filled as far as it is read
  for (int i = 0; i < group.count; ++i) {
    unsigned mask = now_[group.cells[i]];
    if (group.negative) mask = turned(mask);
    if (one(mask)) {
      fixed += std::countr_zero(mask);
    } else {
      masks[open++] = mask;
      everything |= mask;
    }
  }
  if (fixed > 127) return 0;  // two cells that see each other were just settled alike
  if (open == 0) return bit_at(fixed);
  if (open == 1) return SumBits{masks[0]} << fixed;
  if (open == 2) {
    SumBits sums = 0;
    for (unsigned first = masks[0]; first != 0; first &= first - 1) {
      const unsigned bit = first & (0U - first);
      sums |= SumBits{masks[1] & ~bit} << std::countr_zero(first);
    }
    return sums << fixed;
  }
  const std::vector<DigitSum>& sets = sets_[open];
  SumBits sums = 0;
  if (sets.empty() || too_many_sets(std::popcount(everything), open)) {
    int least = 0, most = 0;
    unsigned from_low = everything, from_high = everything;
    for (int i = 0; i < open && from_low != 0; ++i) {
      least += std::countr_zero(from_low);
      from_low &= from_low - 1;
      const unsigned top = std::bit_floor(from_high);
      most += std::countr_zero(top);
      from_high &= ~top;
    }
    for (int sum = least; sum <= most && sum + fixed < 128; ++sum) sums |= bit_at(sum);
    return sums << fixed;
  }
  for (const DigitSum& set : sets) {
    if ((set.digits & ~everything) != 0) continue;
    if ((sums >> set.sum & 1) != 0) continue;
    bool fits = true;
    for (int i = 0; i < open; ++i) fits = fits && (masks[i] & set.digits) != 0;
    if (fits) sums |= bit_at(set.sum);
  }
  return sums << fixed;
}

// Strikes the digits that every filling needs from all cells that see all their places.
bool Engine::require(const Spot* cells, int count, unsigned required) {
  for (; required != 0; required &= required - 1) {
    const unsigned digit = required & (0U - required);
    SpotBits seen;
    seen.words.fill(~std::uint64_t{0});
    int places = 0;
    for (int i = 0; i < count; ++i) {
      if ((now_[cells[i]] & digit) == 0) continue;
      seen &= peer_bits_[cells[i]];
      ++places;
    }
    if (places == 0) return false;
    for (std::size_t w = 0; w < 4; ++w) {
      for (std::uint64_t rest = seen.words[w]; rest != 0; rest &= rest - 1) {
        if (!keep(static_cast<int>(w) * 64 + std::countr_zero(rest), ~digit)) return false;
      }
    }
  }
  return true;
}

// Leaves a group what belongs to an allowed sum.
bool Engine::restrict(const Group& group, SumBits allowed) {
  if (group.count == 1) {
    unsigned kept = 0;
    if (group.weight == 1) {
      kept = static_cast<unsigned>(allowed) & 0xffff;
    } else {
      for (int d = 0; d < digits_; ++d) {
        const int sum = d * group.weight;
        if (sum < 128 && (allowed >> sum & 1) != 0) kept |= 1U << d;
      }
    }
    return keep(group.cells[0], group.negative ? turned(kept & all_) : kept);
  }
  int fixed = 0, open = 0;
  std::array<unsigned, 16> masks;  // NOLINT: filled as far as they are read
  std::array<Spot, 16> cells;      // NOLINT
  for (int i = 0; i < group.count; ++i) {
    const Spot cell = group.cells[i];
    unsigned mask = now_[cell];
    if (group.negative) mask = turned(mask);
    if (one(mask)) {
      fixed += std::countr_zero(mask);
    } else {
      cells[open] = cell;
      masks[open++] = mask;
    }
  }
  if (fixed > 127) return false;
  allowed >>= fixed;
  if (open == 0) return (allowed & 1) != 0;
  auto kept = [&](unsigned mask) { return group.negative ? turned(mask) : mask; };
  if (open == 1) return keep(cells[0], kept(static_cast<unsigned>(allowed) & all_));
  if (open == 2) {
    unsigned first = 0, second = 0, required = all_;
    for (unsigned rest = masks[0]; rest != 0; rest &= rest - 1) {
      const unsigned bit = rest & (0U - rest);
      const unsigned partners =
          masks[1] & ~bit & static_cast<unsigned>(allowed >> std::countr_zero(rest));
      if (partners == 0) continue;
      first |= bit;
      second |= partners;
      required &= one(partners) ? bit | partners : bit;
    }
    if (first == 0) return false;
    return keep(cells[0], kept(first)) && keep(cells[1], kept(second)) &&
           (required == 0 || require(cells.data(), 2, kept(required)));
  }
  return restrict_sets(group, masks, cells, open, allowed);
}

bool Engine::restrict_sets(const Group& group, const std::array<unsigned, 16>& masks,
                           const std::array<Spot, 16>& open, int count, SumBits allowed) {
  auto kept = [&](unsigned mask) { return group.negative ? turned(mask) : mask; };
  unsigned everything = 0;
  for (int i = 0; i < count; ++i) everything |= masks[i];
  const std::vector<DigitSum>& sets = sets_[count];
  if (sets.empty() || too_many_sets(std::popcount(everything), count)) {
    // By bounds: a digit with the least and with the greatest of the others.
    int least = 0, most = 0;
    unsigned from_low = everything, from_high = everything;
    for (int i = 0; i + 1 < count && from_low != 0; ++i) {
      least += std::countr_zero(from_low);
      from_low &= from_low - 1;
      const unsigned top = std::bit_floor(from_high);
      most += std::countr_zero(top);
      from_high &= ~top;
    }
    if (allowed == 0) return false;
    const int from = lowest(allowed) - most, to = highest(allowed) - least;
    unsigned mask = 0;
    for (int d = std::max(0, from); d < digits_ && d <= to; ++d) mask |= 1U << d;
    for (int i = 0; i < count; ++i) {
      if (!keep(open[i], kept(mask))) return false;
    }
    return true;
  }
  std::array<unsigned, 16> support{};
  unsigned required = all_;
  bool any = false;
  for (const DigitSum& set : sets) {
    if ((set.digits & ~everything) != 0 || (allowed >> set.sum & 1) == 0) continue;
    if (count == 3) {
      const unsigned a = masks[0] & set.digits, b = masks[1] & set.digits,
                     c = masks[2] & set.digits;
      bool fits = false;
      for (unsigned x = a; x != 0; x &= x - 1) {
        const unsigned first = x & (0U - x);
        const unsigned rest = set.digits & ~first;
        const unsigned second = rest & (0U - rest), third = rest & ~second;
        if ((b & second) != 0 && (c & third) != 0) {
          support[0] |= first;
          support[1] |= second;
          support[2] |= third;
          fits = true;
        }
        if ((b & third) != 0 && (c & second) != 0) {
          support[0] |= first;
          support[1] |= third;
          support[2] |= second;
          fits = true;
        }
      }
      if (!fits) continue;
    } else {
      bool fits = true;
      for (int i = 0; i < count; ++i) fits = fits && (masks[i] & set.digits) != 0;
      if (!fits) continue;
      for (int i = 0; i < count; ++i) support[i] |= set.digits;
    }
    any = true;
    required &= set.digits;
  }
  if (!any) return false;
  for (int i = 0; i < count; ++i) {
    if (!keep(open[i], kept(support[i]))) return false;
  }
  return required == 0 || require(open.data(), count, kept(required));
}

bool Engine::run_bounds(const Piece& piece, int total) {
  int least = 0, most = 0;
  auto range = [&](const Group& group, int i) {
    unsigned mask = now_[group.cells[i]];
    if (group.negative) mask = turned(mask);
    return std::pair(std::countr_zero(mask) * group.weight,
                     (31 - std::countl_zero(mask)) * group.weight);
  };
  for (std::uint32_t g = 0; g < piece.count; ++g) {
    const Group& group = groups_[piece.first + g];
    for (int i = 0; i < group.count; ++i) {
      const auto [from, to] = range(group, i);
      least += from;
      most += to;
    }
  }
  if (total < least || total > most) return false;
  for (std::uint32_t g = 0; g < piece.count; ++g) {
    const Group& group = groups_[piece.first + g];
    for (int i = 0; i < group.count; ++i) {
      const auto [from, to] = range(group, i);
      unsigned kept = 0;
      for (int d = 0; d < digits_; ++d) {
        const int own = d * group.weight;
        if (own <= total - (least - from) && own >= total - (most - to)) kept |= 1U << d;
      }
      if (!keep(group.cells[i], group.negative ? turned(kept) : kept)) return false;
    }
  }
  return true;
}

bool Engine::run_sum(const Sum& sum) {
  if (sum.count == 1 && sum.bounds_only) return run_bounds(pieces_[sum.first], sum.total);
  if (sum.count == 1 && sum.total < 0) return false;
  if (sum.count == 1 && pieces_[sum.first].count == 1) {
    return restrict(groups_[pieces_[sum.first].first], bit_at(sum.total));
  }
  if (sum.bounds_only) return true;  // its automaton is asked at the end
  SumBits common = ~SumBits{0};
  if (sum.count == 1) {
    common = bit_at(sum.total);
  } else {
    for (std::uint32_t p = 0; p < sum.count; ++p) {
      const Piece& piece = pieces_[sum.first + p];
      SumBits sums = 1;
      for (std::uint32_t g = 0; g < piece.count; ++g)
        sums = join(sums, reach(groups_[piece.first + g]));
      common &= sums << piece.base;
    }
    if (common == 0) return false;
  }
  for (std::uint32_t p = 0; p < sum.count; ++p) {
    const Piece& piece = pieces_[sum.first + p];
    SumBits wanted = sum.count == 1 ? common : common >> piece.base;
    // Forward, then backward.
    std::array<SumBits, 26> before;  // NOLINT: filled as far as they are read
    std::array<SumBits, 26> each;    // NOLINT
    before[0] = 1;
    if (wanted == 0) return false;
    const SumBits room = ~SumBits{0} >> (127 - highest(wanted));
    for (std::uint32_t g = 0; g < piece.count; ++g) {
      each[g] = reach(groups_[piece.first + g]);
      before[g + 1] = join(before[g], each[g] & room) & room;
    }
    wanted &= before[piece.count];
    if (wanted == 0) return false;
    for (std::uint32_t g = piece.count; g-- > 0;) {
      SumBits allowed = each[g] & missing(wanted, before[g]);
      if (allowed == 0) return false;
      // A group that keeps all of its sums may still need digits: asked only when it lost
      // something.
      if (allowed != each[g] && !restrict(groups_[piece.first + g], allowed)) return false;
      wanted = missing(wanted, allowed) & before[g];
    }
  }
  return true;
}

}  // namespace nonet
