#include "nonet/rate/hodoku/tables/forcing.h"

#include <memory>

#include "nonet/rate/hodoku/tables/reach.h"

namespace nonet::tables {
namespace {

// The tables of a state, made when they are asked for.
class TableShelf {
 public:
  TableShelf(const Statements& statements, const Links& links)
      : statements_(statements), links_(links), tables_(statements.size()) {}

  const Table& of(Statement premise) {
    std::unique_ptr<Table>& table = tables_[premise.key()];
    if (!table) table = std::make_unique<Table>(statements_, links_, premise);
    return *table;
  }

 private:
  const Statements& statements_;
  const Links& links_;
  std::vector<std::unique_ptr<Table>> tables_;
};

// A truth with the items of its candidates, and whether HoDoKu notices when they are all false: it
// looks at the cells of a house that no set digit forbids, and what logic took from one of these
// stays unnoticed.
struct OpenTruth {
  Truth truth;
  ItemList items;
  bool noticed;
};

std::vector<OpenTruth> open_truths(const Statements& statements) {
  const Grid& grid = statements.grid();
  const Topology& topology = grid.topology();
  std::array<CellSet, Digit::kCount> allowed;
  allowed.fill(grid.open());
  for (Cell c : CellSet::all() - grid.open()) {
    for (Digit d : grid.candidates(c)) allowed[d.index()] -= topology.peers(c);
  }
  std::vector<OpenTruth> truths;
  for (Cell c : grid.open()) truths.push_back({Truth(c), statements.items_of(Truth(c)), true});
  for (HouseKind kind : {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox}) {
    for (House h : topology.houses()) {
      if (topology.kind(h) != kind) continue;
      for (Digit d : Digit::all()) {
        const CellSet places = statements.open_places(d) & topology.cells(h);
        if (places.empty()) continue;
        const bool noticed = (allowed[d.index()] & topology.cells(h)) == places;
        truths.push_back({Truth(h, d), statements.items_of(Truth(h, d)), noticed});
      }
    }
  }
  return truths;
}

class Forcings {
 public:
  Forcings(const Statements& statements, const Links& links, Mode mode)
      : statements_(statements),
        links_(links),
        nets_only_(mode == Mode::kNet),
        both_ways_(mode == Mode::kGrouped),
        reach_(statements, links),
        truths_(open_truths(statements)),
        tables_(statements, links) {}

  bool find(FunctionRef<bool(const Forcing&)> sink) {
    note_conclusions();
    for (bool holds : {true, false}) {
      for (int item = 0; item < statements_.candidates(); ++item) {
        const Statement s(item, holds);
        if (!concluded(s)) continue;
        std::optional<Forcing> refuted = shortest_contradiction(s);
        std::optional<Forcing> verified = shortest_verity(s);
        const bool verity_first =
            !holds && refuted && verified && verified->length < refuted->length;
        if (verity_first) refuted.swap(verified);
        if ((refuted && sink(*refuted)) || (verified && sink(*verified))) return true;
      }
    }
    return false;
  }

 private:
  // Notes all that follows from a contradiction or in every case, by what each table holds.
  void note_conclusions() {
    concluded_.assign(static_cast<std::size_t>(reach_.words()), 0);
    for (int key = 0; key < 2 * statements_.candidates(); ++key) {
      const Statement premise = Statement::from_key(key);
      if (reach_.contradicts(premise)) note(premise.opposite());
    }
    for (int item = 0; item < statements_.candidates(); ++item) {
      note_common({{item, true}, {item, false}});
    }
    for (const OpenTruth& truth : truths_) {
      std::vector<Statement> ways;
      for (int item : truth.items) ways.push_back({item, true});
      note_common(ways);
    }
    // Where links lead both ways, each candidate of a truth makes false what leaves it without any.
    if (!both_ways_) note_emptying();
  }

  // Notes the opposite of what leads to a truth without a candidate.
  void note_emptying() {
    const auto words = static_cast<std::size_t>(reach_.words());
    std::vector<std::uint64_t> takers(words * statements_.candidates());  // of each item
    for (int key = 0; key < 2 * statements_.candidates(); ++key) {
      const std::uint64_t* reached = reach_.of(Statement::from_key(key));
      for (std::size_t w = 0; w < words; ++w) {
        std::uint64_t off = reached[w] & Reach::kFalse;
        for (; off != 0; off &= off - 1) {
          const std::size_t item = w * 32 + static_cast<std::size_t>(std::countr_zero(off)) / 2;
          if (item >= static_cast<std::size_t>(statements_.candidates())) break;
          takers[item * words + key / 64] |= std::uint64_t{1} << (key % 64);
        }
      }
    }
    for (const OpenTruth& truth : truths_) {
      if (!truth.noticed) continue;
      for (std::size_t w = 0; w < words; ++w) {
        std::uint64_t all = ~std::uint64_t{0};
        for (int item : truth.items) all &= takers[item * words + w];
        concluded_[w] |= (all & Reach::kFalse) << 1 | (all >> 1 & Reach::kFalse);
      }
    }
  }

  void note(Statement s) { concluded_[s.key() / 64] |= std::uint64_t{1} << (s.key() % 64); }
  bool concluded(Statement s) const {
    return (concluded_[s.key() / 64] >> (s.key() % 64) & 1U) != 0;
  }

  void note_common(const std::vector<Statement>& premises) {
    for (int w = 0; w < reach_.words(); ++w) {
      std::uint64_t common = ~std::uint64_t{0};
      for (Statement premise : premises) common &= reach_.of(premise)[w];
      concluded_[w] |= common;
    }
  }

  bool all_lead(const ItemList& items, Statement to) const {
    for (int item : items) {
      if (!reach_.leads({item, true}, to)) return false;
    }
    return true;
  }

  bool empties(Statement premise, const OpenTruth& truth) const {
    if (!truth.noticed) return false;
    for (int item : truth.items) {
      if (!reach_.leads(premise, {item, false})) return false;
    }
    if (!truth.truth.is_cell()) return true;
    for (int item : truth.items) {
      if (reach_.leads(premise, {item, true})) return false;
    }
    return true;
  }

  // Keeps the shortest of those that are tried.
  void keep_shorter(Forcing tried, std::optional<Forcing>& shortest) {
    bool is_net = false;
    tried.length = 0;
    for (const Ends& ends : tried.chains) {
      if (!tables_.of(ends.premise).has(ends.target)) return;  // it was cut off
      const Chain chain = chain_to(ends.target, tables_.of(ends.premise), statements_, links_);
      tried.length += chain.length;
      is_net |= chain.has_branches;
    }
    if (nets_only_ && !is_net) return;
    if (!shortest || tried.length < shortest->length) shortest = std::move(tried);
  }

  std::optional<Forcing> shortest_verity(Statement s) {
    std::optional<Forcing> shortest;
    const Cell cell = statements_.first_cell(s.item());
    for (int item = 0; item < statements_.candidates(); ++item) {
      const Statement on(item, true), off(item, false);
      if (!reach_.leads(on, s) || !reach_.leads(off, s)) continue;
      if (statements_.first_cell(item) == cell) continue;
      keep_shorter({true, s, {}, {{on, s}, {off, s}}, 0}, shortest);
    }
    for (const OpenTruth& truth : truths_) {
      if (!all_lead(truth.items, s)) continue;
      Forcing forcing{true, s, truth.truth, {}, 0};
      for (int item : truth.items) forcing.chains.push_back({{item, true}, s});
      keep_shorter(std::move(forcing), shortest);
    }
    return shortest;
  }

  std::optional<Forcing> shortest_contradiction(Statement s) {
    const Statement premise = s.opposite();
    std::optional<Forcing> shortest;
    auto refute = [&](const std::vector<Statement>& targets, std::optional<Truth> truth = {}) {
      Forcing forcing{false, s, truth, {}, 0};
      for (Statement target : targets) forcing.chains.push_back({premise, target});
      keep_shorter(std::move(forcing), shortest);
    };
    if (reach_.leads(premise, s)) refute({s});
    if (reach_.contradicts(premise)) refute_by_clash(premise, refute);
    for (const OpenTruth& truth : truths_) {
      if (!empties(premise, truth)) continue;
      std::vector<Statement> targets;
      for (int item : truth.items) targets.push_back({item, false});
      refute(targets, truth.truth);
    }
    return shortest;
  }

  // Something that is true and false, two digits in a cell, a digit twice in a house.
  template <class Refute>
  void refute_by_clash(Statement premise, Refute&& refute) const {
    std::array<CellSet, Digit::kCount> on, off;
    for (int item = 0; item < statements_.candidates(); ++item) {
      const auto [c, d] = statements_.candidate(item);
      if (reach_.leads(premise, {item, true})) on[d.index()].insert(c);
      if (reach_.leads(premise, {item, false})) off[d.index()].insert(c);
    }
    auto item = [&](Cell c, Digit d) { return statements_.item_of(c, d); };
    for (Digit d : Digit::all()) {
      const CellSet both = on[d.index()] & off[d.index()];
      if (both.empty()) continue;
      const int clash = item(both.first(), d);
      refute({{clash, false}, {clash, true}});
    }
    for (Digit a : Digit::all()) {
      for (Digit b : Digit::all()) {
        const CellSet both = a < b ? on[a.index()] & on[b.index()] : CellSet();
        if (!both.empty()) refute({{item(both.first(), a), true}, {item(both.first(), b), true}});
      }
    }
    for (HouseKind kind : {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox}) {
      for (Digit d : Digit::all()) {
        for (House h : statements_.topology().houses()) {
          const CellSet cells = on[d.index()] & statements_.topology().cells(h);
          if (statements_.topology().kind(h) != kind || cells.size() < 2) continue;
          std::vector<Statement> targets;
          for (Cell c : cells) targets.push_back({item(c, d), true});
          refute(targets);
        }
      }
    }
  }

  const Statements& statements_;
  const Links& links_;
  const bool nets_only_;
  const bool both_ways_;  // links lead, and back from what is false
  const Reach reach_;
  const std::vector<OpenTruth> truths_;
  TableShelf tables_;
  std::vector<std::uint64_t> concluded_;  // bits by statement
};

}  // namespace

bool find_forcing(const Statements& statements, const Links& links, Mode mode,
                  FunctionRef<bool(const Forcing&)> sink) {
  return Forcings(statements, links, mode).find(sink);
}

}  // namespace nonet::tables
