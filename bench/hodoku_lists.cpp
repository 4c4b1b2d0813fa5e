#include "bench/hodoku_lists.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>
#include <tuple>

#include "bench/hodoku_answers.h"
#include "nonet/logic/fish.h"
#include "nonet/proof/checker.h"
#include "nonet/rate/hodoku/order.h"
#include "nonet/rate/hodoku/plan.h"

namespace nonet {
namespace {

using Line = std::pair<std::string, std::string>;  // name and outcome

struct Counts {
  long lines = 0;
  long met = 0;
  long more = 0;  // that only nonet has
  long steps = 0;
  long refused = 0;
};

// The rows that HoDoKu lists, by the finder that meets them.
std::map<Finder, TechniqueSet> finders_of(const std::set<std::string>& names) {
  std::map<Finder, TechniqueSet> finders;
  for (Technique t : all_techniques()) {
    if (!names.contains(std::string(row_of(t).hodoku_short))) continue;
    // Where it lists all fish, HoDoKu takes boxes with any number of places.
    const bool is_fish = finder_of(t) == &find_fish;
    finders[is_fish ? &find_fish : hodoku_finder(t)].insert(t);
  }
  return finders;
}

// Simpler fish have a smaller one: by category and size, those with fins before sashimi ones.
std::tuple<int, int, bool> rank_of(Technique fish) {
  const TechniqueRow& row = row_of(fish);
  const bool wide = query_for(fish, {}).shape != FishShape::kBasic;
  const bool sashimi = row.hodoku_short.starts_with('s');
  const bool finned = sashimi || row.hodoku_short.starts_with(wide ? "fff" : "f");
  return {(wide ? 2 : 0) + (finned ? 1 : 0), row.size, sashimi};
}

class Listing {
 public:
  Listing(const Grid& grid, Counts& counts) : grid_(grid), counts_(counts) {}

  void add(Finder finder, const TechniqueSet& rows) {
    finder(grid_, Ask{rows, {}}, [&](const Hit& hit) {
      if (!hodoku_meets(grid_, hit)) return false;
      const Step step = hit.told(grid_);
      ++counts_.steps;
      counts_.refused += check(grid_, step).proved() ? 0 : 1;
      const HodokuStep listed = as_hodoku(step);
      if (finder != &find_fish) {
        lines_.emplace(listed.name, listed.outcome);
        return false;
      }
      auto [simplest, added] = fish_.try_emplace(listed.outcome, hit.technique);
      if (rank_of(hit.technique) < rank_of(simplest->second)) simplest->second = hit.technique;
      return false;
    });
  }

  std::set<Line> take() {
    for (const auto& [outcome, technique] : fish_) {
      lines_.emplace(row_of(technique).hodoku_short, outcome);
    }
    return std::move(lines_);
  }

 private:
  const Grid& grid_;
  Counts& counts_;
  std::set<Line> lines_;
  std::map<std::string, Technique> fish_;
};

}  // namespace

void print_lists(const std::string& file) {
  const std::vector<HodokuList> lists = read_lists(file);
  std::set<std::string> names;
  for (const HodokuList& list : lists) {
    for (const HodokuStep& step : list.steps) names.insert(step.name);
  }
  const std::map<Finder, TechniqueSet> finders = finders_of(names);
  Counts counts;
  for (const HodokuList& list : lists) {
    Listing listing(list.state, counts);
    for (const auto& [finder, rows] : finders) listing.add(finder, rows);
    std::set<Line> ours = listing.take();
    std::set<Line> theirs;
    for (const HodokuStep& step : list.steps) {
      const Line line(step.name, step.outcome);
      ++counts.lines;
      counts.met += ours.contains(line) ? 1 : 0;
      if (theirs.insert(line).second && !ours.contains(line)) {
        std::printf("  not found: %s %s\n", step.name.c_str(), step.outcome.c_str());
      }
    }
    for (const Line& line : ours) {
      if (theirs.contains(line)) continue;
      ++counts.more;
      std::printf("  found besides: %s %s\n", line.first.c_str(), line.second.c_str());
    }
  }
  std::printf(
      "lists of all steps: %zu states, %ld lines, of which nonet finds %ld (%.2f %%), and %ld "
      "besides; steps refused by the checker: %ld of %ld\n",
      lists.size(), counts.lines, counts.met,
      100.0 * static_cast<double>(counts.met) / static_cast<double>(std::max(counts.lines, 1L)),
      counts.more, counts.refused, counts.steps);
}

}  // namespace nonet
