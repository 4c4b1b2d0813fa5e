#include "nonet/rate/hodoku/tables/loops.h"

#include <algorithm>
#include <optional>

#include "nonet/rate/hodoku/tables/reach.h"

namespace nonet::tables {
namespace {

class Loops {
 public:
  Loops(const Statements& statements, const Links& links)
      : statements_(statements),
        grid_(statements.grid()),
        links_(links),
        reach_(statements, links),
        with_sets_(statements.items() > statements.groups_end()) {}

  std::vector<FoundLoop> find() {
    if (!something_falls()) return {};
    std::vector<FoundLoop> aics;
    std::vector<Statement> wanted;
    for (bool holds : {true, false}) {
      for (int item = 0; item < statements_.candidates(); ++item) {
        premise_ = {item, holds};
        start_ = statements_.candidate(item);
        wanted.clear();
        list_returns(wanted);
        const bool returns = !wanted.empty();
        if (!holds) list_ends(wanted);
        if (wanted.empty()) continue;
        const Table table = with_sets_ ? Table(statements_, links_, premise_)
                                       : Table(statements_, links_, premise_, wanted);
        if (returns) look_for_loops(table);
        if (!holds) look_for_aics(table, aics);
      }
    }
    found_.insert(found_.end(), aics.begin(), aics.end());
    return found_;
  }

 private:
  // Whatever a loop or chain removes leads to its own opposite. (Through sets too, but not along
  // links that HoDoKu has.)
  bool something_falls() {
    bool falls = false;
    for (int item = 0; item < statements_.candidates(); ++item) {
      if (!with_sets_ && !reach_.leads({item, true}, {item, false})) continue;
      falling_[statements_.digit(item).index()].insert(statements_.first_cell(item));
      falls = true;
    }
    return falls;
  }
  bool falls(Cell c, Digit d) const { return falling_[d.index()].contains(c); }

  // The ways in which the premise leads back to its cell.
  void list_returns(std::vector<Statement>& wanted) const {
    for (Digit d : grid_.candidates(start_.cell)) {
      for (bool holds : {true, false}) {
        const Statement back(statements_.item_of(start_.cell, d), holds);
        if (back != premise_ && kind_of(back) && reach_.leads(premise_, back)) {
          wanted.push_back(back);
        }
      }
    }
  }

  // What it leads to that takes something away together with it.
  void list_ends(std::vector<Statement>& wanted) const {
    const CellSet& peers = statements_.topology().peers(start_.cell);
    const CellSet falling = falling_[start_.digit.index()] & peers;
    if (falling.empty()) return;
    const std::uint64_t* reached = reach_.of(premise_);
    for (int w = 0; w * 32 < statements_.candidates(); ++w) {
      for (std::uint64_t on = reached[w] & ~Reach::kFalse; on != 0; on &= on - 1) {
        const int item = w * 32 + std::countr_zero(on) / 2;
        if (item < statements_.candidates() && takes_something(item, falling)) {
          wanted.emplace_back(item, true);
        }
      }
    }
  }

  bool takes_something(int end, const CellSet& falling) const {
    const Candidate last = statements_.candidate(end);
    if (last.cell == start_.cell) return false;
    if (last.digit != start_.digit) {
      return falling.contains(last.cell) && falls(start_.cell, last.digit);
    }
    return (falling & statements_.topology().peers(last.cell)).size() > 1;
  }

  // What can't be if the start or this end is true.
  std::vector<Candidate> removed_by_ends(int end) const {
    const Candidate last = statements_.candidate(end);
    if (last.cell == start_.cell) return {};
    if (last.digit == start_.digit) {
      const CellSet seen = statements_.seen(premise_.item()) & statements_.seen(end);
      std::vector<Candidate> removed;
      for (Cell c : seen) removed.push_back({c, last.digit});
      if (removed.size() < 2) removed.clear();
      return removed;
    }
    if (!statements_.topology().peers(start_.cell).contains(last.cell) ||
        !grid_.has(last.cell, start_.digit) || !grid_.has(start_.cell, last.digit)) {
      return {};
    }
    std::vector<Candidate> removed{{last.cell, start_.digit}, {start_.cell, last.digit}};
    if (last.digit < start_.digit) std::swap(removed[0], removed[1]);
    return removed;
  }

  static bool is_joined(const Table::Row& row) { return row.distance > 2; }

  void look_for_loops(const Table& table) {
    for (const Table::Row& row : table.rows()) {
      const int item = row.statement.item();
      if (!is_joined(row) || !statements_.is_candidate(item) ||
          statements_.first_cell(item) != start_.cell) {
        continue;
      }
      const std::optional<LoopKind> kind = kind_of(row.statement);
      if (!kind) continue;
      const Chain chain = chain_to(row.statement, table, statements_, links_);
      if (!closes(chain) || crosses_itself(chain, true)) continue;
      keep(*kind, chain,
           *kind == LoopKind::kContinuous ? removed_all_round(chain)
                                          : removed_by_break(row.statement),
           found_);
    }
  }

  void look_for_aics(const Table& table, std::vector<FoundLoop>& aics) {
    for (const Table::Row& row : table.rows()) {
      const int item = row.statement.item();
      if (!is_joined(row) || !statements_.is_candidate(item) || !row.statement.holds()) continue;
      std::vector<Candidate> removals = removed_by_ends(item);
      if (removals.empty()) continue;
      const Chain chain = chain_to(row.statement, table, statements_, links_);
      if (!crosses_itself(chain, false)) {
        keep(LoopKind::kAic, chain, std::move(removals), aics);
      }
    }
  }

  // What a loop that comes back to its cell with this statement is.
  std::optional<LoopKind> kind_of(Statement back) const {
    const bool own = statements_.digit(back.item()) == start_.digit;
    if (own || back.holds() == premise_.holds()) return LoopKind::kDiscontinuous;
    if (back.holds()) return LoopKind::kContinuous;
    return std::nullopt;  // a false digit follows from a true one anyway
  }

  Cell cell_of(Statement s) const { return statements_.first_cell(s.item()); }

  // It leaves its cell with the first link, and comes back with the last.
  bool closes(const Chain& chain) const {
    const std::vector<Statement>& all = chain.statements;
    return cell_of(all[0]) != cell_of(all[1]) &&
           cell_of(all[all.size() - 2]) != cell_of(all.back());
  }

  // Whether a statement begins in a cell of the chain before its predecessor. A loop may run
  // through its start again.
  bool crosses_itself(const Chain& chain, bool loop) const {
    CellSet before;
    for (std::size_t i = 1; i < chain.statements.size(); ++i) {
      if (before.contains(cell_of(chain.statements[i]))) return true;
      const Statement last = chain.statements[i - 1];
      if (!loop || cell_of(last) != start_.cell) before |= statements_.cells(last.item());
    }
    return false;
  }

  std::vector<Candidate> removed_by_break(Statement back) const {
    if (premise_.holds()) return {start_};
    if (!back.holds()) return {statements_.candidate(back.item())};
    return all_but(start_.cell, DigitSet{start_.digit});
  }

  std::vector<Candidate> all_but(Cell c, DigitSet digits) const {
    std::vector<Candidate> others;
    for (Digit d : grid_.candidates(c) - digits) others.push_back({c, d});
    return others;
  }

  std::vector<Candidate> removed_all_round(const Chain& chain) const {
    const std::vector<Statement>& all = chain.statements;
    CellSet cells;
    for (std::size_t i = 0; i + 1 < all.size(); ++i) cells |= statements_.cells(all[i].item());
    std::vector<Candidate> removed =
        all_but(start_.cell, DigitSet{start_.digit, statements_.digit(all.back().item())});
    for (std::size_t i = 1; i < all.size(); ++i) {
      if (cell_of(all[i]) == cell_of(all[i - 1])) continue;
      if (!all[i].holds()) {
        add_between(all[i - 1].item(), all[i].item(), cells, removed);
        if (statements_.is_set(all[i].item())) add_around_set(all[i], all[i + 1], removed);
      } else if (i + 2 < all.size() && cell_of(all[i + 1]) == cell_of(all[i]) &&
                 cell_of(all[i + 2]) != cell_of(all[i])) {
        const std::vector<Candidate> others = all_but(
            cell_of(all[i]),
            DigitSet{statements_.digit(all[i].item()), statements_.digit(all[i + 2].item())});
        removed.insert(removed.end(), others.begin(), others.end());
      }
    }
    std::sort(removed.begin(), removed.end(), [](Candidate a, Candidate b) {
      return a.digit != b.digit ? a.digit < b.digit : a.cell < b.cell;
    });
    removed.erase(std::unique(removed.begin(), removed.end()), removed.end());
    return removed;
  }

  void add(const CellSet& cells, Digit d, std::vector<Candidate>& removed) const {
    for (Cell c : cells& statements_.open_places(d)) removed.push_back({c, d});
  }

  // What sees both ends of a link, but for the cells of the loop.
  void add_between(int from, int to, const CellSet& cells, std::vector<Candidate>& removed) const {
    const Digit d = statements_.digit(to);
    const CellSet ends = statements_.cells_with(from, d) | statements_.cells_with(to, d);
    add(statements_.topology().common_peers(ends) - cells, d, removed);
  }

  // In a ring a set holds all its digits but one of those that it is entered and left by. Where it
  // leaves a cell with one digit only, it is left by the others of that cell.
  void add_around_set(Statement loses, Statement next, std::vector<Candidate>& removed) const {
    const AlmostLockedSet& set = statements_.set(loses.item());
    const Cell forced = cell_of(next);
    const DigitSet left_by =
        next.holds() ? grid_.candidates(forced) - DigitSet{statements_.digit(next.item())}
                     : DigitSet{statements_.digit(next.item())};
    for (Digit d : set.digits - DigitSet{statements_.digit(loses.item())}) {
      CellSet seen = statements_.topology().common_peers(set.cells & grid_.places(d));
      if (left_by.contains(d)) {
        if (!next.holds()) continue;
        seen &= statements_.topology().peers(forced);
      }
      add(seen, d, removed);
    }
  }

  // A set makes a chain longer by its cells; in a loop, and in a chain that does what another did
  // already, by two and a half.
  int length_of(const Chain& chain, bool by_halves) const {
    int longer = 0;  // in halves
    for (Statement s : chain.statements) {
      if (!statements_.is_set(s.item())) continue;
      const int cells = statements_.cells(s.item()).size();
      longer += by_halves ? 5 : 2 * (cells == 2 ? 1 : 2 * (cells - 1));
    }
    return chain.length + longer / 2;
  }

  void keep(LoopKind kind, const Chain& chain, std::vector<Candidate> removals,
            std::vector<FoundLoop>& loops) const {
    if (removals.empty()) return;
    const bool grouped =
        std::any_of(chain.statements.begin(), chain.statements.end(),
                    [&](Statement s) { return !statements_.is_candidate(s.item()); });
    const auto same = std::find_if(loops.rbegin(), loops.rend(), [&](const FoundLoop& loop) {
      return loop.kind == kind && loop.grouped == grouped && loop.removals == removals;
    });
    const int length = length_of(chain, kind != LoopKind::kAic || same != loops.rend());
    if (same != loops.rend() && same->length <= length) return;
    loops.push_back(
        {kind, grouped, premise_, chain.statements.back(), length, std::move(removals)});
  }

  const Statements& statements_;
  const Grid& grid_;
  const Links& links_;
  const Reach reach_;
  const bool with_sets_;
  std::array<CellSet, Digit::kCount> falling_;  // what leads to its own opposite
  Statement premise_;
  Candidate start_{};
  std::vector<FoundLoop> found_;
};

}  // namespace

std::vector<FoundLoop> find_loops(const Statements& statements, const Links& links) {
  return Loops(statements, links).find();
}

}  // namespace nonet::tables
