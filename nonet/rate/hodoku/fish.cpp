#include "nonet/rate/hodoku/fish.h"

#include <algorithm>
#include <tuple>

#include "nonet/logic/fish.h"

namespace nonet {
namespace {

// A fish or a fish and its twin.
struct Entry {
  const Fish* fish;
  const Fish* twin;

  CellSet removed(const Fish* of) const { return of->victims | of->cannibals; }
  // HoDoKu lists what twins share twice.
  int listed() const { return removed(fish).size() + (twin != nullptr ? removed(twin).size() : 0); }
  CandidateList removals() const {
    CandidateList list(removed(fish), fish->digit);
    if (twin != nullptr) list.append(removed(twin) - removed(fish), fish->digit);
    return list;
  }
  int outer_fins() const {
    const int own = (fish->fins - fish->endo_fins).size();
    return own + (twin != nullptr ? (twin->fins - twin->endo_fins).size() : 0);
  }
};

// What falls in two covers, be it in a base or not. The twin's do not count, nor its endo fins.
int twice_covered(const Fish& fish, const Topology& topology) {
  CellSet once, twice;
  for (int i = 0; i < fish.size; ++i) {
    const CellSet& cover = topology.cells(fish.covers[i]);
    twice |= once & cover;
    once |= cover;
  }
  return ((fish.victims | fish.cannibals) & twice).size();
}

bool is_seen(const Fish& fish, const Grid& grid) {
  return !fish.fins.empty() ||
         std::none_of(fish.bases.begin(), fish.bases.begin() + fish.size,
                      [&](House base) { return grid.places(base, fish.digit).size() > fish.size; });
}

// Row by row, in its order.
bool each_fish_of_rows(const Grid& grid, const Ask& ask, FunctionRef<bool(const Fish&)> visit) {
  for (Technique t : all_techniques()) {
    if (!ask.wants(t)) continue;
    Ask alone = ask;
    alone.wanted = {t};
    const bool ended = each_fish(grid, query_for(t, alone), [&](const Fish& fish) {
      return technique_of(fish) == t && is_seen(fish, grid) && visit(fish);
    });
    if (ended) return true;
  }
  return false;
}

bool is_sashimi(const TechniqueRow& row) {
  return row.hodoku_short.starts_with('s');
}

}  // namespace

Finder hodoku_fish_finder(Technique row, const Options& options) {
  if (options.fish.siamese && !is_sashimi(row_of(row))) return &find_siamese_fish_like_hodoku;
  return query_for(row, {}).shape == FishShape::kBasic ? &find_fish : &find_wide_fish_like_hodoku;
}

bool find_wide_fish_like_hodoku(const Grid& grid, const Ask& ask, Sink sink) {
  return each_fish_of_rows(grid, ask,
                           [&](const Fish& fish) { return report_fish(fish, nullptr, sink); });
}

bool find_siamese_fish_like_hodoku(const Grid& grid, const Ask& ask, Sink sink) {
  std::vector<Fish> found;
  each_fish_of_rows(grid, ask, [&](const Fish& fish) {
    auto same = [&](const Fish& other) {
      return other.digit == fish.digit &&
             (other.victims | other.cannibals) == (fish.victims | fish.cannibals);
    };
    if (std::none_of(found.begin(), found.end(), same)) found.push_back(fish);
    return false;
  });
  std::vector<Entry> entries;
  for (const Fish& fish : found) entries.push_back({&fish, nullptr});
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (std::size_t j = i + 1; j < found.size(); ++j) {
      if (are_twins(found[i], found[j])) entries.push_back({&found[i], &found[j]});
    }
  }
  auto weight = [&](const Entry& entry) {
    return std::tuple(-entry.listed(), twice_covered(*entry.fish, grid.topology()),
                      entry.fish->endo_fins.size(), entry.outer_fins(), entry.fish->digit);
  };
  std::stable_sort(entries.begin(), entries.end(),
                   [&](const Entry& a, const Entry& b) { return weight(a) < weight(b); });
  for (const Entry& entry : entries) {
    if (report_fish(*entry.fish, entry.twin, entry.removals().all(), sink)) return true;
  }
  return ask.stopped();
}

}  // namespace nonet
