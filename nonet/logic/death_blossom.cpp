// Death Blossom: a cell, the stem, and for each of its digits an almost locked set, a petal, whose
// places for that digit all see the stem. Whatever the stem is, it locks one of the petals. A digit
// z that all petals have, and the stem has not, is then in that petal: it falls where it sees all
// its places in all petals.
#include <set>

#include "nonet/logic/als.h"
#include "nonet/logic/set_chain.h"

namespace nonet {
namespace {

// The petals that were chosen, in as few bytes as a Telling may carry.
struct Blossom {
  Cell stem;
  std::array<SetName, Digit::kCount> petals{};  // by the stem's digits, ascending
};

void tell_blossom(const Blossom& blossom, const Grid& before, Step& step) {
  const Topology& topology = before.topology();
  step.truths.emplace_back(blossom.stem);
  DigitSet lost;
  for (Candidate x : step.removals) lost.insert(x.digit);
  std::uint8_t group = 0;
  for (Digit d : before.candidates(blossom.stem)) {
    step.marks.push_back({Role::kPivot, {blossom.stem, d}});
    const CellSet cells = blossom.petals[group].cells(topology);
    add_set(cells, group, before, step);
    for (Cell c : cells& before.places(d)) step.marks.push_back({Role::kLink, {c, d}, group});
    for (Digit z : lost) {
      for (Cell c : cells& before.places(z)) step.marks.push_back({Role::kPattern, {c, z}});
    }
    ++group;
  }
}

class BlossomSearch {
 public:
  BlossomSearch(const AlmostLockedSets& sets, const Ask& ask, int most_petals, Sink sink)
      : sets_(sets), ask_(ask), most_petals_(most_petals), sink_(sink) {}

  bool run() {
    for (Cell stem : sets_.grid().open()) {
      if (ask_.stopped()) return true;
      if (sets_.grid().candidates(stem).size() < 2) continue;
      if (has_petals(stem) && choose(Bud(sets_.grid(), stem), 0)) return true;
    }
    return false;
  }

 private:
  // What the petals chosen so far have in common.
  struct Bud {
    Bud(const Grid& grid, Cell stem) : digits(DigitSet::all() - grid.candidates(stem)) {
      for (Digit z : digits) seen[z.index()] = grid.places(z);
    }
    CellSet cells;
    DigitSet digits;
    std::array<CellSet, 9> seen;  // by each of these digits
  };

  bool has_petals(Cell stem) {
    blossom_.stem = stem;
    petals_.clear();
    NumberRows row(1, sets_.size());
    for (Digit d : sets_.grid().candidates(stem)) {
      sets_.put_confined(d, sets_.grid().topology().peers(stem), row[0]);
      std::vector<int> petals;
      for (int set : numbers_in(row[0])) {
        if (static_cast<int>(petals.size()) < most_petals_) petals.push_back(set);
      }
      if (petals.empty()) return false;
      petals_.push_back(std::move(petals));
    }
    return !petals_.empty();
  }

  bool choose(const Bud& bud, std::size_t digit) {
    if (ask_.stopped()) return true;
    if (digit == petals_.size()) return report(bud);
    for (int petal : petals_[digit]) {
      const AlmostLockedSet& set = sets_[petal];
      if (!ask_.options.als.overlap && bud.cells.meets(set.cells)) continue;
      Bud next = bud;
      next.cells |= set.cells;
      next.digits &= set.digits;
      for (Digit z : next.digits) {
        next.seen[z.index()] &= sets_.part(petal, z).seen;
        if (next.seen[z.index()].empty()) next.digits.erase(z);
      }
      if (next.digits.empty()) continue;
      blossom_.petals[digit] = SetName(set);
      if (choose(next, digit + 1)) return true;
    }
    return false;
  }

  bool report(const Bud& bud) {
    CandidateList removals;
    for (Digit z : bud.digits) removals.append(bud.seen[z.index()], z);
    const auto all = removals.all();
    if (!told_.insert({all.begin(), all.end()}).second) return false;
    auto tell = [blossom = blossom_](const Grid& before, Step& step) {
      tell_blossom(blossom, before, step);
    };
    return sink_({Technique::kDeathBlossom, {}, all, tell});
  }

  const AlmostLockedSets& sets_;
  const Ask& ask_;
  int most_petals_;
  Sink sink_;
  Blossom blossom_;
  std::vector<std::vector<int>> petals_;  // by the stem's digits
  std::set<std::vector<Candidate>> told_;
};

}  // namespace

bool find_death_blossom(const AlmostLockedSets& sets, const Ask& ask, int most_petals, Sink sink) {
  if (!ask.wants(Technique::kDeathBlossom)) return false;
  return BlossomSearch(sets, ask, most_petals, sink).run();
}

}  // namespace nonet
