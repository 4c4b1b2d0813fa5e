// Patterns of one digit: two strong links that a weak one joins. One end of such a chain or the
// other is true, so no cell that sees both can hold the digit.
//
//   skyscraper      two rows (or two columns); one place of each lies in the same column (row)
//   2-string kite   a row and a column; one place of each lies in the same box
//   turbot fish     any two houses
//
// A dual is two kites that the same two cells join.
#include <algorithm>

#include "nonet/logic/finder.h"
#include "nonet/logic/lines.h"
#include "nonet/logic/links.h"

namespace nonet {
namespace {

// end =strong= joint -weak- joint =strong= end
struct Chain {
  Digit digit;
  std::array<Cell, 4> cells;
  House first_strong, weak, second_strong;
};

void tell(const Chain& chain, Step& step) {
  const Digit d = chain.digit;
  const auto& [end, joint, other_joint, other_end] = chain.cells;
  step.truths.emplace_back(chain.first_strong, d);
  step.truths.emplace_back(chain.second_strong, d);
  for (Cell c : chain.cells) step.marks.push_back({Role::kPattern, {c, d}});
  for (Cell c : {end, other_end}) step.marks.push_back({Role::kPincer, {c, d}});
  for (Cell c : {joint, other_joint}) step.marks.push_back({Role::kLink, {c, d}});
  step.houses.push_back({HouseRole::kBase, chain.first_strong});
  step.houses.push_back({HouseRole::kBase, chain.second_strong});
  step.houses.push_back({HouseRole::kCover, chain.weak});
  const Node nodes[] = {{d, {end}}, {d, {joint}}, {d, {other_joint}}, {d, {other_end}}};
  const Truth links[] = {Truth(chain.first_strong, d), Truth(chain.weak, d),
                         Truth(chain.second_strong, d)};
  tell_chain(nodes, links, step);
}

Step chain_step(Technique technique, const Chain& chain, const CellSet& targets) {
  Step step;
  step.technique = technique;
  for (Cell c : targets) step.removals.push_back({c, chain.digit});
  tell(chain, step);
  return step;
}

// The lines with exactly two places for a digit.
struct TwoPlaceLines {
  struct Line {
    House house;
    int number;  // from 0
    unsigned spots;
  };
  Line lines[9];
  int count = 0;

  TwoPlaceLines(const Grid& grid, const std::array<House, 9>& all, Digit d) {
    for (int i = 0; i < 9; ++i) {
      const unsigned spots = grid.spots(all[i], d);
      if (std::popcount(spots) == 2) lines[count++] = {all[i], i, spots};
    }
  }
};

bool find_skyscrapers(const Grid& grid, const std::array<House, 9>& lines,
                      const std::array<House, 9>& across, Sink sink) {
  const Topology& topology = grid.topology();
  for (Digit d : Digit::all()) {
    const TwoPlaceLines two(grid, lines, d);
    for (int i = 0; i < two.count; ++i) {
      for (int j = i + 1; j < two.count; ++j) {
        const auto &first = two.lines[i], &second = two.lines[j];
        const unsigned shared = first.spots & second.spots;
        if (std::popcount(shared) != 1) continue;
        const Cell end = topology.order(first.house)[first_spot(first.spots - shared)];
        const Cell other_end = topology.order(second.house)[first_spot(second.spots - shared)];
        const CellSet targets = topology.peers(end) & topology.peers(other_end) & grid.places(d);
        if (targets.empty()) continue;
        const int foot = first_spot(shared);
        const std::array<Cell, 4> cells = {end, topology.order(first.house)[foot],
                                           topology.order(second.house)[foot], other_end};
        const Chain chain{d, cells, first.house, across[foot], second.house};
        if (sink(chain_step(Technique::kSkyscraper, chain, targets))) return true;
      }
    }
  }
  return false;
}

struct Kite {
  Chain chain;
  Cell target;  // where the row through one end meets the column through the other

  Step step() const { return chain_step(Technique::kTwoStringKite, chain, {target}); }
  CellSet joints() const { return {chain.cells[1], chain.cells[2]}; }
};

// The kites of a row and a column without a common place, first ends first.
template <class Visit>
bool each_kite_of(const Grid& grid, const Lines& lines, Digit d, const TwoPlaceLines::Line& row,
                  const TwoPlaceLines::Line& column, Visit&& visit) {
  const Topology& topology = grid.topology();
  const int in_row[] = {first_spot(row.spots), last_spot(row.spots)};
  const int in_column[] = {first_spot(column.spots), last_spot(column.spots)};
  for (int i : {0, 1}) {
    for (int j : {0, 1}) {
      const Cell joint = topology.order(row.house)[in_row[i]];
      const Cell other_joint = topology.order(column.house)[in_column[j]];
      if (!topology.peers(joint).contains(other_joint)) continue;
      const Cell target = topology.order(lines.rows[in_column[1 - j]])[in_row[1 - i]];
      if (!grid.has(target, d)) continue;
      const auto box = house_joining(topology, joint, other_joint);
      if (!box) continue;
      const std::array<Cell, 4> cells = {topology.order(row.house)[in_row[1 - i]], joint,
                                         other_joint,
                                         topology.order(column.house)[in_column[1 - j]]};
      if (visit(Kite{{d, cells, row.house, *box, column.house}, target})) return true;
    }
  }
  return false;
}

// Hands each kite with a target to `visit` until it returns true.
template <class Visit>
bool each_kite(const Grid& grid, const Lines& lines, Visit&& visit) {
  for (Digit d : Digit::all()) {
    const TwoPlaceLines rows(grid, lines.rows, d);
    if (rows.count == 0) continue;
    const TwoPlaceLines columns(grid, lines.columns, d);
    for (int i = 0; i < rows.count; ++i) {
      for (int j = 0; j < columns.count; ++j) {
        if ((rows.lines[i].spots >> columns.lines[j].number & 1U) != 0) continue;
        if (each_kite_of(grid, lines, d, rows.lines[i], columns.lines[j], visit)) return true;
      }
    }
  }
  return false;
}

bool find_dual_kites(const Grid& grid, const Lines& lines, Sink sink) {
  std::vector<Kite> kites;
  each_kite(grid, lines, [&](const Kite& kite) {
    kites.push_back(kite);
    return false;
  });
  for (std::size_t i = 0; i < kites.size(); ++i) {
    for (std::size_t j = i + 1; j < kites.size(); ++j) {
      if (kites[i].joints() != kites[j].joints()) continue;
      Step step = kites[i].step();
      step.technique = Technique::kDualTwoStringKite;
      const Candidate second{kites[j].target, kites[j].chain.digit};
      if (step.removals.front() == second) continue;
      step.removals.push_back(second);
      tell(kites[j].chain, step);
      if (sink(std::move(step))) return true;
    }
  }
  return false;
}

struct Turbot {
  std::uint64_t rank;
  Chain chain;
  CellSet targets;
};

// The chain that begins and ends with these cells of two links, if there is a weak link between.
std::optional<Turbot> turbot_between(const Grid& grid, Digit d, const StrongLink& link, Cell end,
                                     const StrongLink& other_link, Cell other_end) {
  const Topology& topology = grid.topology();
  const Cell joint = link.partner(end), other_joint = other_link.partner(other_end);
  if (!topology.peers(joint).contains(other_joint)) return std::nullopt;
  const CellSet targets = topology.peers(end) & topology.peers(other_end) & grid.places(d);
  if (targets.empty()) return std::nullopt;
  const auto weak = house_joining(topology, joint, other_joint);
  if (!weak) return std::nullopt;
  const std::array<Cell, 4> cells = {end, joint, other_joint, other_end};
  return Turbot{
      walk_rank(topology, d, cells), {d, cells, link.house, *weak, other_link.house}, targets};
}

// Each chain once, told from its lower end.
void collect_turbots(const Grid& grid, Digit d, std::vector<Turbot>& turbots) {
  const StrongLinks links(grid, d);
  for (int i = 0; i < links.size(); ++i) {
    for (int j = i + 1; j < links.size(); ++j) {
      const StrongLink &link = links[i], &other = links[j];
      if (other.has(link.a) || other.has(link.b)) continue;
      for (Cell end : {link.a, link.b}) {
        for (Cell other_end : {other.a, other.b}) {
          auto turbot = end < other_end ? turbot_between(grid, d, link, end, other, other_end)
                                        : turbot_between(grid, d, other, other_end, link, end);
          if (turbot) turbots.push_back(*turbot);
        }
      }
    }
  }
}

}  // namespace

bool find_skyscraper(const Grid& grid, const Ask&, Sink sink) {
  const Lines lines(grid.topology());
  return lines.complete && (find_skyscrapers(grid, lines.rows, lines.columns, sink) ||
                            find_skyscrapers(grid, lines.columns, lines.rows, sink));
}

bool find_two_string_kite(const Grid& grid, const Ask& ask, Sink sink) {
  const Lines lines(grid.topology());
  if (!lines.complete) return false;
  if (ask.options.duals && ask.wants(Technique::kDualTwoStringKite) &&
      find_dual_kites(grid, lines, sink)) {
    return true;
  }
  return ask.wants(Technique::kTwoStringKite) &&
         each_kite(grid, lines, [&](const Kite& kite) { return sink(kite.step()); });
}

bool find_turbot_fish(const Grid& grid, const Ask&, Sink sink) {
  std::vector<Turbot> turbots;
  for (Digit d : Digit::all()) collect_turbots(grid, d, turbots);
  std::sort(turbots.begin(), turbots.end(),
            [](const Turbot& a, const Turbot& b) { return a.rank < b.rank; });
  for (const Turbot& turbot : turbots) {
    if (sink(chain_step(Technique::kTurbotFish, turbot.chain, turbot.targets))) return true;
  }
  return false;
}

}  // namespace nonet
