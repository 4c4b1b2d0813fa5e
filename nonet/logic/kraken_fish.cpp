// Kraken fish: a fish of one digit with a fin or two that takes nothing away as it stands, because
// nothing sees all fins; and chains from the fins that do what seeing would do.
//
//   type 1   what the fish would take away without its fins, each fin takes away by a chain
//   type 2   one of the covers has its digit at a base cell that lies in no other cover, or a fin
//            is true; each of these takes the same candidate, of any digit, away by a chain
//
// Fish of two to four rows and boxes against columns and boxes, or of columns against rows, are
// looked at, digit by digit, a base before what extends it; no base overlaps another. What one of
// them takes away is told once.
#include <algorithm>
#include <optional>

#include "nonet/core/candidate_set.h"
#include "nonet/implications/closure.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/links.h"

namespace nonet {
namespace {

constexpr int kLeastSize = 2;
constexpr int kMostSize = 4;
constexpr int kMostFins = 2;

struct Kraken {
  Digit digit;
  int size = 0;  // how many bases and covers
  std::array<House, kMostSize> bases{}, covers{};
  CellSet fins;
  CellSet starts;  // of the chains: the fins, and of type 2 the base cells of a cover too
};

// A case: the digit is at the start of a chain.
void tell_case(const LinkGraph& graph, Candidate start, Candidate removal, Step& step) {
  Closure closure(graph, graph.node_of(start), true);
  closure.complete();
  const std::vector<NodeId> chain = closure.chain_to(graph.node_of(removal), false);
  for (std::size_t i = 0; i < chain.size(); ++i) {
    Inference& line = step.inferences.emplace_back();
    line.kind = i == 0 ? Inference::Kind::kAssume : Inference::Kind::kFollows;
    line.node = graph.node(chain[i]);
    line.holds = i % 2 == 0;
    line.level = 1;
    if (i == 0) continue;
    const auto* link = line.holds ? graph.strong_link(chain[i - 1], chain[i])
                                  : graph.weak_link(chain[i - 1], chain[i]);
    line.by = {link->by};
    if (line.holds) step.truths.push_back(link->by);
  }
}

void tell_kraken(const Kraken& kraken, Candidate removal, const Grid& grid, Step& step) {
  const LinkGraph graph(grid, LinkGraph::Groups::kWanted);
  for (int i = 0; i < kraken.size; ++i) {
    step.truths.emplace_back(kraken.bases[i], kraken.digit);
    add_house(HouseRole::kBase, kraken.bases[i], step);
    add_house(HouseRole::kCover, kraken.covers[i], step);
    for (Cell c : grid.places(kraken.bases[i], kraken.digit) - kraken.starts) {
      add_mark(Role::kPattern, {c, kraken.digit}, step);
    }
  }
  for (Cell c : kraken.fins) add_mark(Role::kFin, {c, kraken.digit}, step);
  for (Cell c : kraken.starts - kraken.fins) add_mark(Role::kAssumed, {c, kraken.digit}, step);
  for (Cell c : kraken.starts) tell_case(graph, {c, kraken.digit}, removal, step);
  Inference& end = step.inferences.emplace_back();
  end.kind = Inference::Kind::kInEveryCase;
  end.node = {removal.digit, {removal.cell}};
  end.holds = false;
}

// What chains from a candidate take away, worked out when it is asked for.
class Takings {
 public:
  explicit Takings(const Grid& grid) : graph_(grid, LinkGraph::Groups::kWanted) {
    of_node_.resize(static_cast<std::size_t>(graph_.size()));
  }

  const CandidateSet& of(Candidate start) {
    const NodeId node = graph_.node_of(start);
    std::optional<CandidateSet>& taken = of_node_[node];
    if (taken) return *taken;
    taken.emplace();
    Closure closure(graph_, node, true);
    while (closure.advance()) {
      if (closure.newest_holds()) continue;
      for (NodeId n : closure.newest()) {
        if (!graph_.is_group(n)) taken->insert(graph_.candidate(n));
      }
    }
    return *taken;
  }

 private:
  const LinkGraph graph_;
  std::vector<std::optional<CandidateSet>> of_node_;
};

class Krakens {
 public:
  Krakens(const Grid& grid, const Ask& ask, Sink sink)
      : grid_(grid), topology_(grid.topology()), ask_(ask), sink_(sink), takings_(grid) {}

  bool find() {
    for (Digit d : ask_.digits) {
      fish_.digit = d;
      places_ = grid_.places(d) & grid_.open();
      for (HouseKind bases : {HouseKind::kRow, HouseKind::kColumn}) {
        base_units_ = units(bases);
        cover_units_ = units(bases == HouseKind::kRow ? HouseKind::kColumn : HouseKind::kRow);
        if (add_base(0, {})) return true;
      }
    }
    return false;
  }

 private:
  struct Unit {
    House house;
    CellSet places;  // of the digit
  };
  // One that covers some of the base, with what is to be known of it and of the later ones.
  struct Covering {
    const Unit* unit;
    CellSet coverable;  // what all of them cover
    int most;           // of the base, by one of them
  };

  // Lines of one kind, and boxes, that hold the digit.
  std::vector<Unit> units(HouseKind lines) const {
    std::vector<Unit> units;
    for (House h : topology_.houses()) {
      const HouseKind kind = topology_.kind(h);
      if (kind != lines && kind != HouseKind::kBox) continue;
      if (places_.meets(topology_.cells(h))) units.push_back({h, places_ & topology_.cells(h)});
    }
    return units;
  }

  bool add_base(std::size_t first, const CellSet& base) {
    if (ask_.stopped()) return true;
    for (std::size_t i = first; i < base_units_.size(); ++i) {
      const CellSet& more = base_units_[i].places;
      if (more.meets(base)) continue;
      fish_.bases[fish_.size++] = base_units_[i].house;
      const bool stopped = (fish_.size >= kLeastSize && cover(base | more)) ||
                           (fish_.size < kMostSize && add_base(i + 1, base | more));
      --fish_.size;
      if (stopped) return true;
    }
    return false;
  }

  bool cover(const CellSet& base) {
    base_ = base;
    covering_.clear();
    for (const Unit& unit : cover_units_) {
      const auto end = fish_.bases.begin() + fish_.size;
      const bool is_base = std::find(fish_.bases.begin(), end, unit.house) != end;
      if (!is_base && base.meets(unit.places)) covering_.push_back({&unit, {}, 0});
    }
    CellSet coverable;
    int most = 0;
    for (std::size_t i = covering_.size(); i-- > 0;) {
      Covering& covering = covering_[i];
      covering.coverable = coverable |= covering.unit->places;
      covering.most = most = std::max(most, (base & covering.unit->places).size());
    }
    return add_cover(0, 0, {}, {});
  }

  bool add_cover(std::size_t first, int count, const CellSet& once, const CellSet& twice) {
    if (count == fish_.size) return look(once, twice);
    const CellSet bare = base_ - once;
    const int bare_count = bare.size();
    for (std::size_t i = first; i < covering_.size(); ++i) {
      const Covering& covering = covering_[i];
      if (bare_count - (fish_.size - count) * covering.most > kMostFins) return false;
      if ((bare - covering.coverable).size() > kMostFins) return false;
      const CellSet& more = covering.unit->places;
      fish_.covers[count] = covering.unit->house;
      if (add_cover(i + 1, count + 1, once | more, twice | (once & more))) return true;
    }
    return false;
  }

  bool look(const CellSet& covered, const CellSet& twice) {
    fish_.fins = base_ - covered;
    if (fish_.fins.empty() || fish_.fins.size() > kMostFins) return false;
    const CellSet seen = topology_.common_peers(fish_.fins);
    const CellSet targets = (covered - base_) | twice;
    if (seen.empty() || targets.meets(seen)) return false;
    return look_for_type_1(targets) || look_for_type_2(twice);
  }

  bool look_for_type_1(const CellSet& targets) {
    if (!ask_.wants(Technique::kKrakenFish1)) return false;
    fish_.starts = fish_.fins;
    CandidateSet wanted;
    wanted.of(fish_.digit) = targets;
    return report(Technique::kKrakenFish1, wanted);
  }

  bool look_for_type_2(const CellSet& twice) {
    if (!ask_.wants(Technique::kKrakenFish2)) return false;
    for (int i = 0; i < fish_.size; ++i) {
      const CellSet own = (base_ & topology_.cells(fish_.covers[i])) - twice;
      if (own.empty() || own == (places_ & topology_.cells(fish_.covers[i]))) continue;
      fish_.starts = own | fish_.fins;
      CandidateSet wanted;
      for (Digit d : Digit::all()) wanted.of(d) = CellSet::all() - fish_.starts;
      if (report(Technique::kKrakenFish2, wanted)) return true;
    }
    return false;
  }

  // Tells each of the wanted candidates that all chains take away.
  bool report(Technique technique, CandidateSet wanted) {
    for (Cell c : fish_.starts) {
      wanted = wanted & takings_.of({c, fish_.digit});
      if (wanted.empty()) return false;
    }
    for (Digit d : Digit::all()) {
      for (Cell c : wanted.of(d)) {
        const Candidate x{c, d};
        if (told_.contains(x) || needs_no_chain(x)) continue;
        told_.insert(x);
        auto tell = [kraken = fish_, x](const Grid& before, Step& step) {
          tell_kraken(kraken, x, before, step);
        };
        if (sink_({technique, {}, {&x, 1}, tell})) return true;
      }
    }
    return false;
  }

  // What is seen from everywhere is a locked candidate, or a plain fish takes it.
  bool needs_no_chain(Candidate x) const {
    return x.digit == fish_.digit && topology_.common_peers(fish_.starts).contains(x.cell);
  }

  const Grid& grid_;
  const Topology& topology_;
  const Ask& ask_;
  Sink sink_;
  Takings takings_;
  CandidateSet told_;
  CellSet places_;  // of the digit
  std::vector<Unit> base_units_, cover_units_;
  Kraken fish_;
  CellSet base_;
  std::vector<Covering> covering_;
};

}  // namespace

bool find_kraken_fish(const Grid& grid, const Ask& ask, Sink sink) {
  return !grid.broken() && (Krakens(grid, ask, sink).find() || ask.stopped());
}

}  // namespace nonet
