#include "nonet/rate/hodoku/hodoku.h"

#include <algorithm>

#include "nonet/rate/hodoku/order.h"
#include "nonet/rate/hodoku/rectangles.h"

namespace nonet {
namespace {

// Rows that follow each other in HoDoKu's order and that a finder meets in one pass, of which the
// first step of the earliest row counts. Fish and subsets go by size, a pass each.
struct Group {
  Finder finder;
  int pass;
  int first_order;
  Ask ask;
  Scope scope;
  bool sorted;  // all are collected, and one of them is chosen
};

Finder hodoku_finder(Technique technique) {
  Finder clean = finder_of(technique);
  return clean == &find_unique_rectangle ? &find_unique_rectangle_like_hodoku : clean;
}

int pass_of(Technique technique) {
  const TechniqueRow& row = row_of(technique);
  return row.family == Family::kUniqueness ? 0 : row.size;
}

std::vector<Group> grouped_rows() {
  std::vector<Technique> rows;
  for (Technique t : all_techniques()) {
    if (row_of(t).hodoku_order != kOff && row_of(t).family != Family::kSingles) rows.push_back(t);
  }
  std::stable_sort(rows.begin(), rows.end(), [](Technique a, Technique b) {
    return row_of(a).hodoku_order < row_of(b).hodoku_order;
  });
  std::vector<Group> groups;
  for (Technique t : rows) {
    if (groups.empty() || groups.back().finder != hodoku_finder(t) ||
        groups.back().pass != pass_of(t)) {
      groups.push_back(
          {hodoku_finder(t), pass_of(t), row_of(t).hodoku_order, {}, scope_of(t), hodoku_sorts(t)});
    }
    groups.back().ask.wanted.insert(t);
  }
  return groups;
}

const std::vector<Group>& groups() {
  static const std::vector<Group> all = grouped_rows();
  return all;
}

// Nothing where a broken grid makes a single that the finder does not call one.
std::optional<Step> single_step(const Grid& grid, const HodokuState::Single& single) {
  std::optional<Step> step;
  find(single.technique, grid, [&](Step&& found) {
    if (found.placements.front() != single.candidate) return false;
    step = std::move(found);
    return true;
  });
  return step;
}

// The first step of the earliest row that has one.
std::optional<Step> first_step(const Grid& grid, const Group& group, const Ask& ask,
                               FunctionRef<bool(const Step&)> takes) {
  std::optional<Step> best;
  auto order = [](const Step& step) { return row_of(step.technique).hodoku_order; };
  group.finder(grid, ask, [&](Step&& step) {
    if (best && order(step) >= order(*best)) return false;
    if (!takes(step)) return false;
    best = std::move(step);
    return order(*best) == group.first_order;
  });
  return best;
}

std::optional<Step> chosen_step(const Grid& grid, const Group& group, const Ask& ask,
                                FunctionRef<bool(const Step&)> takes) {
  std::vector<Step> steps;
  group.finder(grid, ask, [&](Step&& step) {
    steps.push_back(std::move(step));
    return false;
  });
  for (std::size_t i : hodoku_order(steps, grid.topology())) {
    if (takes(steps[i])) return std::move(steps[i]);
  }
  return std::nullopt;
}

// What has lost a candidate since the places of the digits were noted; these are noted anew.
struct Changes {
  DigitSet digits;
  // Houses, as bits, with a cell that lost a candidate and has at most n left, and with a digit
  // that lost a place and has at most n left.
  std::array<std::uint64_t, 10> cells{};
  std::array<std::uint64_t, 10> places{};
};

Changes changes_since(std::array<CellSet, 9>& noted, const Grid& grid) {
  Changes changes;
  for (Digit d : Digit::all()) {
    const CellSet lost = noted[d.index()] - grid.places(d);
    if (lost.empty()) continue;
    noted[d.index()] = grid.places(d);
    changes.digits.insert(d);
    for (Cell c : lost) {
      const int left = grid.candidates(c).size();
      for (const Topology::Seat& seat : grid.topology().seats_of(c)) {
        const std::uint64_t house = std::uint64_t{1} << seat.house.index();
        changes.cells[left] |= house;
        changes.places[count_nine(grid.spots(seat.house, d))] |= house;
      }
    }
  }
  for (std::size_t n = 1; n < 10; ++n) {
    changes.cells[n] |= changes.cells[n - 1];
    changes.places[n] |= changes.places[n - 1];
  }
  return changes;
}

// How many open cells a house must have for a subset in it that was not met from its other side. In
// a house of k open cells naked n and hidden k - n are one fact, and HoDoKu asks for singles, then
// naked pairs and triples, hidden pairs and triples, naked quadruples, hidden quadruples. (Naked
// pairs and triples may act in a second house too, which their other side does not tell; so may
// quadruples, where houses of a variant share four cells.)
int least_open_cells(const Topology& topology, Scope scope, int size) {
  if (!topology.is_classic()) return 0;
  if (scope == Scope::kCells && size == 4) return 8;
  if (scope == Scope::kPlaces) return size == 2 ? 6 : size == 3 ? 7 : 9;
  return 0;
}

// Sue de Coq: the first row of HoDoKu's loop that nonet lacks.
constexpr int kFirstMissing = 49;

// What the score of a level may be at most.
constexpr int kMostScore[] = {800, 1000, 1600, 1800};

}  // namespace

std::optional<Step> HodokuSolver::next_step(FunctionRef<bool(const Step&)> accept) {
  std::optional<Step> step;
  state_.next_single([&](const HodokuState::Single& single) {
    step = single_step(grid(), single);
    if (step && !accept(*step)) {
      refused_ = true;
      step.reset();
    }
    return step.has_value();
  });
  return step ? std::move(step) : next_pattern(accept);
}

std::optional<Step> HodokuSolver::next_pattern(FunctionRef<bool(const Step&)> accept) {
  note_changes();
  auto takes = [&](const Step& step) {
    if (!hodoku_meets(grid(), step)) return false;
    if (accept(step)) return true;
    refused_ = true;
    return false;
  };
  std::array<std::uint64_t, 10> roomy;  // [k]: the houses with at least k open cells
  roomy.fill(0);
  for (House h : grid().topology().houses()) {
    roomy[state_.open_in(h)] |= std::uint64_t{1} << h.index();
  }
  for (std::size_t k = 9; k > 0; --k) roomy[k - 1] |= roomy[k];
  for (std::size_t i = 0; i < groups().size(); ++i) {
    const Group& group = groups()[i];
    Ask ask = group.ask;
    if (!refused_) {
      ask.digits = where_[i].digits;
      ask.houses =
          where_[i].houses & roomy[least_open_cells(grid().topology(), group.scope, group.pass)];
    }
    if (ask.digits.empty() || ask.houses == 0) continue;
    auto step = group.sorted ? chosen_step(grid(), group, ask, takes)
                             : first_step(grid(), group, ask, takes);
    if (step) return step;
    if (group.scope == Scope::kDigit) where_[i].digits = {};
    if (group.scope != Scope::kDigit && group.scope != Scope::kGrid) where_[i].houses = 0;
  }
  return std::nullopt;
}

void HodokuSolver::note_changes() {
  if (where_.empty()) {
    where_.resize(groups().size());  // anywhere
    for (Digit d : Digit::all()) noted_[d.index()] = grid().places(d);
    return;
  }
  const Changes changes = changes_since(noted_, grid());
  for (std::size_t i = 0; i < where_.size(); ++i) {
    const Group& group = groups()[i];
    Where& where = where_[i];
    switch (group.scope) {
      case Scope::kDigit:
        where.digits |= changes.digits;
        break;
      case Scope::kCells:
        where.houses |= changes.cells[group.pass];
        break;
      case Scope::kPlaces:
        where.houses |= changes.places[group.pass];
        break;
      case Scope::kLocked:
        where.houses |= changes.places[grid().topology().is_classic() ? 3 : 9];
        break;
      case Scope::kGrid:
        break;
    }
  }
}

void HodokuSolver::take(const Step& step) {
  count(step.technique);
  state_.apply(step);
}

void HodokuSolver::take_singles() {
  auto any = [](const HodokuState::Single&) { return true; };
  while (auto single = state_.next_single(any)) {
    count(single->technique);
    state_.place(single->candidate);
  }
}

void HodokuSolver::count(Technique technique) {
  const TechniqueRow& row = row_of(technique);
  so_far_.level = std::max(so_far_.level, row.level);
  so_far_.score += row.hodoku_score;
  ++so_far_.uses[static_cast<std::size_t>(technique)];
}

HodokuRating HodokuSolver::rating() const {
  HodokuRating rating = so_far_;
  rating.solved = grid().open().empty();
  rating.exact = rating.solved;
  for (Technique t : all_techniques()) {
    if (rating.uses_of(t) > 0 && row_of(t).hodoku_order > kFirstMissing) rating.exact = false;
  }
  if (!rating.solved) rating.level = std::max(rating.level, Level::kUnfair);
  while (rating.level < Level::kExtreme &&
         rating.score > kMostScore[static_cast<int>(rating.level)]) {
    rating.level = static_cast<Level>(static_cast<int>(rating.level) + 1);
  }
  return rating;
}

HodokuRating rate_hodoku(const Grid& start) {
  HodokuSolver solver(start);
  while (true) {
    solver.take_singles();
    if (solver.grid().open().empty()) break;
    auto step = solver.next_pattern([](const Step&) { return true; });
    if (!step) break;
    solver.take(*step);
  }
  return solver.rating();
}

}  // namespace nonet
