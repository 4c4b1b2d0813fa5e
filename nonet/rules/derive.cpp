// Sums that follow: whole houses sum to a known total; without the cages that lie mostly inside,
// what is left over (innies) and what sticks out (outies) has a known difference.
#include <algorithm>

#include "nonet/rules/engine.h"

namespace nonet {
namespace {

constexpr int kMostCells = 6;
constexpr int kTight = 6;            // how far a long sum may be from its least or most
constexpr int kMostTightCells = 24;  // where there is little room

// As many words as the grid needs.
template <std::size_t kWords>
struct Cells {
  std::array<std::uint64_t, kWords> words{};

  void set(std::size_t i) { words[i / 64] |= std::uint64_t{1} << (i % 64); }
  int count() const {
    int count = 0;
    for (std::uint64_t word : words) count += bit_count(word);
    return count;
  }
  bool any() const {
    std::uint64_t all = 0;
    for (std::uint64_t word : words) all |= word;
    return all != 0;
  }
  bool meets(const Cells& other) const { return (*this & other).any(); }
  Cells operator&(const Cells& other) const {
    Cells result;
    for (std::size_t w = 0; w < kWords; ++w) result.words[w] = words[w] & other.words[w];
    return result;
  }
  Cells operator|(const Cells& other) const {
    Cells result;
    for (std::size_t w = 0; w < kWords; ++w) result.words[w] = words[w] | other.words[w];
    return result;
  }
  Cells without(const Cells& other) const {
    Cells result;
    for (std::size_t w = 0; w < kWords; ++w) result.words[w] = words[w] & ~other.words[w];
    return result;
  }
  template <class Each>
  void each(Each each) const {
    for (std::size_t w = 0; w < kWords; ++w) {
      for (std::uint64_t rest = words[w]; rest != 0; rest &= rest - 1)
        each(static_cast<Spot>(w * 64 + static_cast<std::size_t>(std::countr_zero(rest))));
    }
  }
  bool operator==(const Cells&) const = default;
};

template <std::size_t kWords>
struct KnownSum {
  Cells<kWords> cells;
  int count = 0, total = 0;
};

// Whole houses.
template <std::size_t kWords>
struct Region {
  Cells<kWords> cells;
  int houses = 0;
};

// Single houses, runs of rows and of columns, two or three boxes that touch.
template <std::size_t kWords>
std::vector<Region<kWords>> regions_of(const Scheme& scheme) {
  const Variant& v = scheme.variant;
  std::vector<Cells<kWords>> houses(scheme.houses.size());
  std::vector<Region<kWords>> regions;
  regions.reserve(200);
  for (std::size_t h = 0; h < houses.size(); ++h) {
    for (Spot cell : scheme.houses[h]) houses[h].set(cell);
    regions.push_back({houses[h], 1});
  }
  // Rows and columns stand first among the houses, in order, where they are houses at all.
  auto runs = [&](int first, int count) {
    for (int from = 0; from < count; ++from) {
      Region<kWords> region = {houses[first + from], 1};
      for (int to = from + 1; to < count && region.houses + 1 < count; ++to) {
        region.cells = region.cells | houses[first + to];
        ++region.houses;
        regions.push_back(region);
      }
    }
  };
  const bool rows = v.cols == v.digits(), columns = v.rows == v.digits();
  if (rows) runs(0, v.rows);
  if (columns) runs(rows ? v.rows : 0, v.cols);
  const auto boxes =
      static_cast<std::size_t>(rows ? v.rows : 0) + static_cast<std::size_t>(columns ? v.cols : 0);
  if (houses.size() - boxes > 20) return regions;
  std::vector<Cells<kWords>> around(houses.size());
  for (std::size_t h = boxes; h < houses.size(); ++h) {
    houses[h].each([&](Spot cell) {
      if (cell % v.cols > 0) around[h].set(cell - 1U);
      if (cell % v.cols + 1 < v.cols) around[h].set(cell + 1U);
      if (cell >= v.cols) around[h].set(static_cast<std::size_t>(cell - v.cols));
      if (cell + v.cols < v.cells()) around[h].set(static_cast<std::size_t>(cell + v.cols));
    });
  }
  for (std::size_t a = boxes; a < houses.size(); ++a) {
    for (std::size_t b = a + 1; b < houses.size(); ++b) {
      if (houses[a].meets(houses[b]) || !around[a].meets(houses[b])) continue;
      const Region<kWords> two{houses[a] | houses[b], 2};
      regions.push_back(two);
      for (std::size_t c = boxes; c < houses.size(); ++c) {
        if (c == a || c == b || two.cells.meets(houses[c])) continue;
        if (c < b && around[a].meets(houses[c])) continue;  // made already
        if (!around[c].meets(two.cells)) continue;
        regions.push_back({two.cells | houses[c], 3});
      }
    }
  }
  return regions;
}

// Of the ordinary grid, whatever the puzzle: worked out once.
template <std::size_t kWords>
const std::vector<Region<kWords>>& usual_regions(const Scheme& scheme) {
  static const std::vector<Region<kWords>> regions = regions_of<kWords>(scheme);
  return regions;
}

}  // namespace

// A sum of many cells without the houses that lie mostly inside: what is left is often short.
//
//   a + b + c + d + e + f + g + x = 40, a..i are a house   ->   x - h - i = 40 - 45
void Engine::reduce_long_sums(const Scheme& scheme) {
  const int house_total = digits_ * low_ + digits_ * (digits_ - 1) / 2;
  std::vector<Spot> watched;
  std::vector<int> weights;
  for (const Rule& rule : scheme.parts.rules) {
    const auto* sum = std::get_if<SumForm>(&rule.form);
    if (sum == nullptr || static_cast<int>(rule.cells.size()) <= digits_ / 2 + 1) continue;
    weights.assign(static_cast<std::size_t>(cells_), 0);
    for (std::size_t i = 0; i < rule.cells.size(); ++i) weights[rule.cells[i]] += sum->weights[i];
    int total = sum->total;
    bool reduced = false;
    // Each round takes off at least one; of large weights that could be many.
    for (std::size_t round = 0; round < 2 * houses_.size(); ++round) {
      int best = 0, sign = 0;
      std::size_t house = 0;
      for (std::size_t h = 0; h < houses_.size(); ++h) {
        int up = 0, down = 0;  // what adding or taking away the house saves
        for (int i = 0; i < digits_; ++i) {
          const int weight = weights[houses_[h].cells[i]];
          up += weight < 0 ? 1 : -1;
          down += weight > 0 ? 1 : -1;
        }
        if (up > best) best = up, sign = 1, house = h;
        if (down > best) best = down, sign = -1, house = h;
      }
      if (sign == 0) break;
      for (int i = 0; i < digits_; ++i) weights[houses_[house].cells[i]] += sign;
      total += sign * house_total;
      reduced = true;
    }
    if (!reduced) continue;
    terms_.clear();
    for (std::size_t c = 0; c < weights.size(); ++c) {
      if (weights[c] != 0) terms_.emplace_back(static_cast<Spot>(c), weights[c]);
    }
    if (terms_.empty() || terms_.size() > 24) continue;
    watched.clear();
    const Kernel kernel = make_sum(terms_, total, watched);
    weigh(kernel, watched);
    add({kernel.work, kernel.index, kernel.cost + 20}, watched);
  }
}

void Engine::derive_sums(const Scheme& scheme) {
  if (scheme.houses.empty()) return;
  reduce_long_sums(scheme);
  if (cells_ <= 128) {
    derive_sums<2>(scheme);
  } else {
    derive_sums<4>(scheme);
  }
}

template <std::size_t kWords>
void Engine::derive_sums(const Scheme& scheme) {
  std::vector<KnownSum<kWords>> known;
  for (const Rule& rule : scheme.parts.rules) {
    const auto* sum = std::get_if<SumForm>(&rule.form);
    if (sum == nullptr ||
        !std::all_of(sum->weights.begin(), sum->weights.end(), [](int w) { return w == 1; }))
      continue;
    KnownSum<kWords> made;
    for (Spot cell : rule.cells) made.cells.set(cell);
    made.count = made.cells.count();
    if (made.count != static_cast<int>(rule.cells.size())) continue;
    made.total = sum->total;
    known.push_back(made);
  }
  if (known.empty()) return;
  // Sums of many cells are only looked for by a thorough engine.
  has_more_[static_cast<std::size_t>(Care::kThorough)] = true;
  const int most_cells = care_ >= Care::kThorough ? kMostTightCells : kMostCells;
  Cells<kWords> in_sums;
  bool overlap = false;
  for (const KnownSum<kWords>& sum : known) {
    overlap = overlap || in_sums.meets(sum.cells);
    in_sums = in_sums | sum.cells;
  }
  const int house_total = digits_ * low_ + digits_ * (digits_ - 1) / 2;
  using Rest = std::pair<Cells<kWords>, Cells<kWords>>;  // innies, outies
  std::vector<Rest> made;
  std::array<std::uint16_t, 1024> places{};  // by a hash, one more than where it stands in `made`
  auto is_new = [&](const Rest& rest) {
    std::uint64_t hash = 0;
    for (std::size_t w = 0; w < kWords; ++w) {
      hash = (hash ^ rest.first.words[w]) * 0x9e3779b97f4a7c15U;
      hash = (hash ^ rest.second.words[w] ^ hash >> 29) * 0xbf58476d1ce4e5b9U;
    }
    for (std::size_t at = hash >> 54;; at = (at + 1) % places.size()) {
      if (places[at] == 0) {
        if (made.size() >= places.size() / 2) return false;  // enough of them
        made.push_back(rest);
        places[at] = static_cast<std::uint16_t>(made.size());
        return true;
      }
      if (made[places[at] - 1U] == rest) return false;
    }
  };
  // Cells that all saw each other would leave the least room.
  auto may_be_tight = [&](int added, int taken, int sum) {
    auto least = [&](int cells) {
      const int rest = cells % digits_;
      return cells / digits_ * house_total + rest * low_ + rest * (rest - 1) / 2;
    };
    auto most = [&](int cells) { return cells * (2 * low_ + digits_ - 1) - least(cells); };
    const int room = std::min(sum - (least(added) - most(taken)), most(added) - least(taken) - sum);
    return room <= kTight;
  };
  std::vector<std::pair<int, const KnownSum<kWords>*>> inside;
  std::vector<Spot> watched;
  std::vector<Region<kWords>> own;
  const bool usual = has_usual_houses();
  if (!usual) own = regions_of<kWords>(scheme);
  for (const Region<kWords>& region : usual ? usual_regions<kWords>(scheme) : own) {
    // What no sum covers is left over in any case.
    if (region.cells.without(in_sums).count() > most_cells) continue;
    for (const bool halves : {false, true}) {
      inside.clear();
      bool has_half = false;
      for (const KnownSum<kWords>& sum : known) {
        const Cells<kWords> both = sum.cells & region.cells;
        if (!both.any()) continue;
        const int common = both == sum.cells ? sum.count : both.count();
        if (common * 2 == sum.count) {
          has_half = true;
          if (!halves) continue;
        } else if (common * 2 < sum.count) {
          continue;
        }
        inside.emplace_back(common * 100 / sum.count * 100 + sum.count, &sum);
      }
      if (halves && !has_half) break;
      if (inside.empty()) continue;
      // The most inside first; an insertion keeps those alike in their order. Where no sum has a
      // cell of another it is all the same.
      for (std::size_t i = 1; i < inside.size() && overlap; ++i) {
        for (std::size_t j = i; j > 0 && inside[j - 1].first < inside[j].first; --j)
          std::swap(inside[j - 1], inside[j]);
      }
      Cells<kWords> covered;
      int total = region.houses * house_total;
      for (const auto& [share, sum] : inside) {
        if (covered.meets(sum->cells)) continue;
        covered = covered | sum->cells;
        total -= sum->total;
      }
      const Rest rest = {region.cells.without(covered), covered.without(region.cells)};
      const int count = rest.first.count() + rest.second.count();
      if (count == 0 || count > most_cells) continue;
      if (count > kMostCells && !may_be_tight(rest.first.count(), rest.second.count(), total))
        continue;
      if (!is_new(rest)) continue;
      const std::array<std::size_t, 3> sizes = {groups_.size(), pieces_.size(), sums_.size()};
      terms_.clear();
      rest.first.each([&](Spot cell) { terms_.emplace_back(cell, 1); });
      rest.second.each([&](Spot cell) { terms_.emplace_back(cell, -1); });
      watched.clear();
      const Kernel kernel = make_sum(terms_, total, watched);
      if (count > kMostCells && !is_tight(sums_[kernel.index], kTight)) {
        groups_.resize(sizes[0]);
        pieces_.resize(sizes[1]);
        sums_.resize(sizes[2]);
        continue;
      }
      // Near its least or its most a sum is as good as its bounds.
      if (count > kMostCells) sums_[kernel.index].bounds_only = true;
      if (count <= kMostCells) weigh(kernel, watched);
      add({kernel.work, kernel.index, kernel.cost + 20}, watched);
    }
  }
}

}  // namespace nonet
