// Sums that follow: whole houses sum to a known total; without the cages that lie mostly inside,
// what is left over (innies) and what sticks out (outies) has a known difference.
#include <algorithm>

#include "nonet/rules/engine.h"

namespace nonet {
namespace {

constexpr int kMostCells = 6;

struct KnownSum {
  SpotSet cells;
  int total = 0;
};

// A region of whole houses and its total.
struct Region {
  SpotSet cells;
  int houses = 0;
};

}  // namespace

void Engine::derive_sums(const Scheme& scheme) {
  std::vector<KnownSum> known;
  for (const Rule& rule : scheme.parts.rules) {
    const auto* sum = std::get_if<SumForm>(&rule.form);
    if (sum == nullptr ||
        !std::all_of(sum->weights.begin(), sum->weights.end(), [](int w) { return w == 1; }))
      continue;
    KnownSum made;
    for (Spot cell : rule.cells) made.cells.set(cell);
    if (made.cells.count() != rule.cells.size()) continue;
    made.total = sum->total;
    known.push_back(made);
  }
  if (known.empty() || scheme.houses.empty()) return;
  const int house_total = digits_ * low_ + digits_ * (digits_ - 1) / 2;
  std::vector<SpotSet> houses;
  for (const std::vector<Spot>& house : scheme.houses) {
    SpotSet cells;
    for (Spot cell : house) cells.set(cell);
    houses.push_back(cells);
  }
  std::vector<Region> regions;
  regions.reserve(houses.size());
  for (const SpotSet& house : houses) regions.push_back({house, 1});
  // Runs of rows and of columns: they stand first among the houses, in order, where they are houses
  // at all.
  const Variant& v = scheme.variant;
  auto runs = [&](int first, int count) {
    for (int from = 0; from < count; ++from) {
      Region region = {houses[first + from], 1};
      for (int to = from + 1; to < count && region.houses + 1 < count; ++to) {
        region.cells |= houses[first + to];
        ++region.houses;
        regions.push_back(region);
      }
    }
  };
  const bool rows = v.cols == digits_, columns = v.rows == digits_;
  if (rows) runs(0, v.rows);
  if (columns) runs(rows ? v.rows : 0, v.cols);
  const auto boxes =
      static_cast<std::size_t>(rows ? v.rows : 0) + static_cast<std::size_t>(columns ? v.cols : 0);
  auto touches = [&](const SpotSet& a, const SpotSet& b) {
    for (int i = 0; i < cells_; ++i) {
      if (!a[i]) continue;
      if (i % v.cols + 1 < v.cols && b[i + 1]) return true;
      if (i % v.cols > 0 && b[i - 1]) return true;
      if (i + v.cols < cells_ && b[i + v.cols]) return true;
      if (i >= v.cols && b[i - v.cols]) return true;
    }
    return false;
  };
  for (std::size_t a = boxes; a < houses.size() && houses.size() - boxes <= 20; ++a) {
    for (std::size_t b = a + 1; b < houses.size(); ++b) {
      if ((houses[a] & houses[b]).any() || !touches(houses[a], houses[b])) continue;
      const Region two{houses[a] | houses[b], 2};
      regions.push_back(two);
      for (std::size_t c = 0; c < houses.size(); ++c) {
        if (c < boxes || c == a || c == b || (two.cells & houses[c]).any()) continue;
        if (c < b && touches(houses[a], houses[c])) continue;  // made already
        if (!touches(two.cells, houses[c])) continue;
        regions.push_back({two.cells | houses[c], 3});
      }
    }
  }
  std::vector<std::pair<SpotSet, SpotSet>> made;
  std::vector<std::pair<std::size_t, const KnownSum*>> inside;
  for (const Region& region : regions) {
    for (const bool halves : {false, true}) {
      inside.clear();
      bool has_half = false;
      for (const KnownSum& sum : known) {
        const std::size_t common = (sum.cells & region.cells).count(), all = sum.cells.count();
        if (common == 0) continue;
        if (common * 2 == all) {
          has_half = true;
          if (!halves) continue;
        } else if (common * 2 < all) {
          continue;
        }
        inside.emplace_back(common * 100 / all * 100 + all, &sum);
      }
      if (halves && !has_half) continue;
      if (inside.empty()) continue;
      std::stable_sort(inside.begin(), inside.end(),
                       [](const auto& a, const auto& b) { return a.first > b.first; });
      SpotSet covered;
      int total = region.houses * house_total;
      for (const auto& [share, sum] : inside) {
        if ((covered & sum->cells).any()) continue;
        covered |= sum->cells;
        total -= sum->total;
      }
      const SpotSet innies = region.cells & ~covered, outies = covered & ~region.cells;
      const std::size_t count = innies.count() + outies.count();
      if (count == 0 || count > kMostCells) continue;
      if (std::find(made.begin(), made.end(), std::pair(innies, outies)) != made.end()) continue;
      made.emplace_back(innies, outies);
      std::vector<std::pair<Spot, int>> terms;
      for (int i = 0; i < cells_; ++i) {
        if (innies[i]) terms.emplace_back(static_cast<Spot>(i), 1);
        if (outies[i]) terms.emplace_back(static_cast<Spot>(i), -1);
      }
      std::vector<Spot> watched;
      const Kernel kernel = make_sum(terms, total, watched);
      weigh(kernel, watched);
      add({kernel.work, kernel.index, kernel.cost + 20}, watched);
    }
  }
}

}  // namespace nonet
