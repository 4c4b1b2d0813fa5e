// Patterns of one digit: two strong links that a weak one joins. One end of such a chain or the
// other is true, so no cell that sees both can hold the digit.
//
//   skyscraper      two rows (or two columns); one place of each lies in the same column (row)
//   2-string kite   a row and a column; one place of each lies in the same box
//   turbot fish     any two houses
//
// A dual is two kites that the same two cells join.
#include "nonet/logic/finder.h"
#include "nonet/logic/links.h"

namespace nonet {
namespace {

// end =strong= joint -weak- joint =strong= end
struct Chain {
  Digit digit;
  std::array<Cell, 4> cells;
  House first_strong, weak, second_strong;
};

void tell_chain(const Chain& chain, Step& step) {
  const Digit d = chain.digit;
  const auto& [end, joint, other_joint, other_end] = chain.cells;
  step.truths.emplace_back(chain.first_strong, d);
  step.truths.emplace_back(chain.second_strong, d);
  for (Cell c : chain.cells) add_mark(Role::kPattern, {c, d}, step);
  for (Cell c : {end, other_end}) add_mark(Role::kPincer, {c, d}, step);
  for (Cell c : {joint, other_joint}) add_mark(Role::kLink, {c, d}, step);
  add_house(HouseRole::kBase, chain.first_strong, step);
  add_house(HouseRole::kBase, chain.second_strong, step);
  add_house(HouseRole::kCover, chain.weak, step);
  const Node nodes[] = {{d, {end}}, {d, {joint}}, {d, {other_joint}}, {d, {other_end}}};
  const Truth links[] = {Truth(chain.first_strong, d), Truth(chain.weak, d),
                         Truth(chain.second_strong, d)};
  tell_chain(nodes, links, step);
}

bool report_chain(Technique technique, const Chain& chain, const CellSet& targets, Sink sink) {
  return sink({technique,
               {},
               CandidateList(targets, chain.digit).all(),
               [chain](const Grid&, Step& step) { tell_chain(chain, step); },
               static_cast<int>(chain.cells.size())});
}

// The lines of a kind with exactly two places for a digit.
class PairLines {
 public:
  struct Line {
    House house;
    int number;  // from 0
    unsigned spots;
  };

  // `pairs` has a bit for each, `first` is the id of the first line of the kind.
  PairLines(const Grid& grid, Digit d, unsigned pairs, int first) {
    for (; pairs != 0; pairs &= pairs - 1) {
      const int number = std::countr_zero(pairs);
      const House h(first + number);
      lines_[count_++] = {h, number, grid.spots(h, d)};
    }
  }
  int size() const { return count_; }
  const Line& operator[](int i) const { return lines_[i]; }

 private:
  Line lines_[9];
  int count_ = 0;
};

int first_spot(unsigned spots) {
  return std::countr_zero(spots);
}
int last_spot(unsigned spots) {
  return std::bit_width(spots) - 1;
}

// Two lines with one place each in the same column (row) across.
bool find_skyscraper_on(const Grid& grid, Digit d, const PairLines::Line& line,
                        const PairLines::Line& other, int first_across, Sink sink) {
  const Topology& topology = grid.topology();
  const unsigned shared = line.spots & other.spots;
  if (shared == 0 || line.spots == other.spots) return false;
  const unsigned roof = line.spots - shared, other_roof = other.spots - shared;
  const Cell end = topology.order(line.house)[first_spot(roof)];
  const Cell other_end = topology.order(other.house)[first_spot(other_roof)];
  const CellSet targets = topology.peers(end) & topology.peers(other_end) & grid.places(d);
  if (targets.empty()) return false;
  const int foot = first_spot(shared);
  const std::array<Cell, 4> cells = {end, topology.order(line.house)[foot],
                                     topology.order(other.house)[foot], other_end};
  const Chain chain{d, cells, line.house, House(first_across + foot), other.house};
  return report_chain(Technique::kSkyscraper, chain, targets, sink);
}

bool find_skyscrapers(const Grid& grid, Digit d, const PairLines& lines, int first_across,
                      Sink sink) {
  for (int i = 0; i < lines.size(); ++i) {
    for (int j = i + 1; j < lines.size(); ++j) {
      if (find_skyscraper_on(grid, d, lines[i], lines[j], first_across, sink)) return true;
    }
  }
  return false;
}

struct Kite {
  Chain chain;
  Cell target;  // where the row through one end meets the column through the other

  CellSet joints() const { return {chain.cells[1], chain.cells[2]}; }
};

// The kites of a row and a column without a common place, first ends first.
template <class Visit>
bool each_kite_of(const Grid& grid, Digit d, const PairLines::Line& row,
                  const PairLines::Line& column, Visit&& visit) {
  const Topology& topology = grid.topology();
  const Topology::Lines& lines = topology.lines();
  const int in_row[] = {first_spot(row.spots), last_spot(row.spots)};
  const int in_column[] = {first_spot(column.spots), last_spot(column.spots)};
  const unsigned reached =
      grid.spots(lines.row(in_column[0]), d) | grid.spots(lines.row(in_column[1]), d);
  if ((reached & row.spots) == 0) return false;
  for (int i : {0, 1}) {
    for (int j : {0, 1}) {
      const int row_end = in_row[1 - i], column_end = in_column[1 - j];
      if ((grid.spots(lines.row(column_end), d) >> row_end & 1U) == 0) continue;
      const Cell joint = topology.order(row.house)[in_row[i]];
      const Cell other_joint = topology.order(column.house)[in_column[j]];
      if (!topology.peers(joint).contains(other_joint)) continue;
      const auto box = house_joining(topology, joint, other_joint);
      if (!box) continue;
      const std::array<Cell, 4> cells = {topology.order(row.house)[row_end], joint, other_joint,
                                         topology.order(column.house)[column_end]};
      if (visit(Kite{{d, cells, row.house, *box, column.house},
                     topology.order(lines.row(column_end))[row_end]})) {
        return true;
      }
    }
  }
  return false;
}

// Hands each kite with a target to `visit` until it returns true.
template <class Visit>
bool each_kite(const Grid& grid, DigitSet digits, Visit&& visit) {
  const Topology::Lines& lines = grid.topology().lines();
  const PairHouses pairs(grid, digits);
  for (Digit d : digits) {
    const PairLines rows(grid, d, pairs.rows_of(d, lines), lines.first_row);
    if (rows.size() == 0) continue;
    const PairLines columns(grid, d, pairs.columns_of(d, lines), lines.first_column);
    for (int i = 0; i < rows.size(); ++i) {
      for (int j = 0; j < columns.size(); ++j) {
        if ((rows[i].spots >> columns[j].number & 1U) != 0) continue;
        if (each_kite_of(grid, d, rows[i], columns[j], visit)) return true;
      }
    }
  }
  return false;
}

bool find_dual_kites(const Grid& grid, DigitSet digits, Sink sink) {
  std::vector<Kite> kites;
  each_kite(grid, digits, [&](const Kite& kite) {
    kites.push_back(kite);
    return false;
  });
  for (std::size_t i = 0; i < kites.size(); ++i) {
    for (std::size_t j = i + 1; j < kites.size(); ++j) {
      if (kites[i].joints() != kites[j].joints()) continue;
      const Kite &one = kites[i], &other = kites[j];
      CandidateList removals(Candidate{one.target, one.chain.digit});
      const Candidate second{other.target, other.chain.digit};
      if (removals.all().front() == second) continue;
      removals.push_back(second);
      auto tell_both = [a = one.chain, b = other.chain](const Grid&, Step& step) {
        tell_chain(a, step);
        tell_chain(b, step);
      };
      if (sink({Technique::kDualTwoStringKite, {}, removals.all(), tell_both, 8})) return true;
    }
  }
  return false;
}

// A strong link, and for each end the cells that it would take the digit from.
struct Link {
  House house;
  Cell end[2];
  CellSet ends;
  CellSet seen[2];
};

class Turbots {
 public:
  Turbots(const Grid& grid, DigitSet digits, Sink sink)
      : grid_(grid), topology_(grid.topology()), pairs_(grid, digits), sink_(sink) {}

  bool find(Digit d) {
    collect(d);
    for (int i = 0; i < count_; ++i) {
      for (int j = i + 1; j < count_; ++j) {
        if (join(d, links_[i], links_[j])) return true;
      }
    }
    return false;
  }

 private:
  void collect(Digit d) {
    count_ = 0;
    for (std::uint64_t left = pairs_.of(d); left != 0; left &= left - 1) {
      const House h(std::countr_zero(left));
      const StrongLink strong(topology_, h, grid_.spots(h, d));
      // Two places of a box in one line are strong as places of the line or, with locked
      // candidates, soon will be.
      if (topology_.kind(h) >= HouseKind::kBox &&
          house_joining(topology_, strong.a, strong.b) != h) {
        continue;
      }
      links_[count_++] = {h,
                          {strong.a, strong.b},
                          strong.cells(),
                          {topology_.peers(strong.a) & grid_.places(d),
                           topology_.peers(strong.b) & grid_.places(d)}};
    }
  }

  // By an end of the one that sees an end of the other.
  bool join(Digit d, const Link& link, const Link& other) {
    for (int i = 0; i < 2; ++i) {
      if (!link.seen[i].meets(other.ends)) continue;
      for (int j = 0; j < 2; ++j) {
        if (link.seen[i].contains(other.end[j]) && link.seen[1 - i].meets(other.seen[1 - j]) &&
            report_joined(d, link, i, other, j)) {
          return true;
        }
      }
    }
    return false;
  }

  // Each chain once, told from its lower end.
  bool report_joined(Digit d, const Link& link, int i, const Link& other, int j) {
    const Cell joint = link.end[i], other_joint = other.end[j];
    const Cell end = link.end[1 - i], other_end = other.end[1 - j];
    if (end == other_joint || other_end == joint) return false;
    const auto weak = house_joining(topology_, joint, other_joint);
    if (!weak) return false;
    const CellSet targets = link.seen[1 - i] & other.seen[1 - j];
    const Chain chain{d, {end, joint, other_joint, other_end}, link.house, *weak, other.house};
    const Chain back{d, {other_end, other_joint, joint, end}, other.house, *weak, link.house};
    return report_chain(Technique::kTurbotFish, end < other_end ? chain : back, targets, sink_);
  }

  const Grid& grid_;
  const Topology& topology_;
  PairHouses pairs_;
  Sink sink_;
  Link links_[House::kCount];
  int count_ = 0;
};

}  // namespace

bool find_skyscraper(const Grid& grid, const Ask& ask, Sink sink) {
  const Topology::Lines& lines = grid.topology().lines();
  if (!lines.complete) return false;
  const PairHouses pairs(grid, ask.digits);
  for (Digit d : ask.digits) {
    const PairLines rows(grid, d, pairs.rows_of(d, lines), lines.first_row);
    if (find_skyscrapers(grid, d, rows, lines.first_column, sink)) return true;
  }
  for (Digit d : ask.digits) {
    const PairLines columns(grid, d, pairs.columns_of(d, lines), lines.first_column);
    if (find_skyscrapers(grid, d, columns, lines.first_row, sink)) return true;
  }
  return false;
}

bool find_two_string_kite(const Grid& grid, const Ask& ask, Sink sink) {
  if (!grid.topology().lines().complete) return false;
  if (ask.options.single_digit.dual_kites && ask.wants(Technique::kDualTwoStringKite) &&
      find_dual_kites(grid, ask.digits, sink)) {
    return true;
  }
  return ask.wants(Technique::kTwoStringKite) && each_kite(grid, ask.digits, [&](const Kite& kite) {
           return report_chain(Technique::kTwoStringKite, kite.chain, {kite.target}, sink);
         });
}

bool find_turbot_fish(const Grid& grid, const Ask& ask, Sink sink) {
  Turbots turbots(grid, ask.digits, sink);
  for (Digit d : ask.digits) {
    if (turbots.find(d)) return true;
  }
  return false;
}

}  // namespace nonet
