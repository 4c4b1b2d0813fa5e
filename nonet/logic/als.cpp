// Almost locked sets (implications/almost_locked_sets.h) that lock each other.
//
//   XZ-rule   two sets with a restricted common x: one of them lacks x and holds all its others. A
//             digit z of both is in one of them, and falls where it sees all its places in both.
//   WXYZ-     the XZ-rule with four cells that hold four digits between them
//   wing
//   doubly    two sets with two restricted commons: one lacks the one and the other the other, so
//   linked    both hold all their other digits, and the two hold x and y between them.
//   XY-wing   two sets joined by a third: a chain (set_chain.h) of three
//   chain     of four and more (als_chain.cpp)
//   blossom   a cell and a set for each of its digits (death_blossom.cpp)
#include "nonet/logic/als.h"

#include "nonet/core/candidate_set.h"
#include "nonet/logic/set_chain.h"

namespace nonet {
namespace {

using Link = RestrictedCommons::Link;

// What two doubly linked sets take, each candidate once: z's as by the XZ-rule with either digit,
// then what each set takes with the digits that are its own.
class DoubleRemovals {
 public:
  DoubleRemovals(const AlmostLockedSets& sets, int a, const Link& link) : sets_(sets) {
    const int b = link.to;
    const DigitSet both = sets[a].digits & sets[b].digits;
    for (Digit x : link.digits) {
      for (Digit z : both - DigitSet{x}) {
        append(sets.part(a, z).seen & sets.part(b, z).seen, z);
      }
    }
    append_own(a, b, link.digits);
    append_own(b, a, link.digits);
  }
  const CandidateList& list() const { return list_; }

 private:
  void append_own(int set, int other, DigitSet links) {
    for (Digit d : sets_[set].digits - links) {
      append(sets_.part(set, d).seen - sets_[other].cells, d);
    }
  }
  void append(const CellSet& cells, Digit d) {
    list_.append(cells - told_.of(d), d);
    told_.of(d) |= cells;
  }

  const AlmostLockedSets& sets_;
  CandidateSet told_;
  CandidateList list_;
};

bool report_double(const AlmostLockedSets& sets, int a, const Link& link, const Ask& ask,
                   Sink sink) {
  if (!ask.wants(Technique::kAlsXzDouble)) return false;
  const DoubleRemovals removals(sets, a, link);
  if (removals.list().empty()) return false;
  const CellSet cells_a = sets[a].cells, cells_b = sets[link.to].cells;
  const DigitSet links = link.digits;
  auto tell = [=](const Grid& before, Step& step) {
    add_set(cells_a, 0, before, step);
    add_set(cells_b, 1, before, step);
    std::uint8_t group = 0;
    for (Digit d : links) {
      for (Cell c : (cells_a | cells_b) & before.places(d)) {
        step.marks.push_back({Role::kLink, {c, d}, group});
      }
      ++group;
    }
  };
  return sink({Technique::kAlsXzDouble, {}, removals.list().all(), tell});
}

bool is_wxyz_wing(const AlmostLockedSet& a, const AlmostLockedSet& b) {
  return (a.cells | b.cells).size() == 4 && (a.digits | b.digits).size() == 4;
}

bool report_single(const AlmostLockedSets& sets, int a, const Link& link, const Ask& ask,
                   Sink sink) {
  const bool wing = ask.wants(Technique::kWxyzWing) && is_wxyz_wing(sets[a], sets[link.to]);
  if (!wing && !ask.wants(Technique::kAlsXz)) return false;
  const Digit x = link.digits.first();
  CandidateList removals;
  append_seen_by_both(sets, a, link.to, DigitSet::all() - DigitSet{x}, removals);
  if (removals.empty()) return false;
  SetChain chain(sets[a]);
  chain.add(x, sets[link.to]);
  return (wing && report_set_chain(Technique::kWxyzWing, chain, removals, sink)) ||
         (ask.wants(Technique::kAlsXz) &&
          report_set_chain(Technique::kAlsXz, chain, removals, sink));
}

// Two links that meet in a set, and the sets at their other ends.
struct Wing {
  int a, b, middle;
  DigitSet x, y;
};

// The ends are two sets, not one within the other, and a digit leads in and another out.
bool is_wing(const RestrictedCommons& commons, const AlsOptions& options, const Wing& wing) {
  if (wing.x == wing.y && wing.x.size() == 1) return false;
  const CellSet& a = commons.sets()[wing.a].cells;
  const CellSet& b = commons.sets()[wing.b].cells;
  return options.overlap ? !a.contains(b) && !b.contains(a) : !a.meets(b);
}

bool report_wing(const RestrictedCommons& commons, const AlsOptions& options, const Wing& wing,
                 Sink sink) {
  if (!is_wing(commons, options, wing)) return false;
  const AlmostLockedSets& sets = commons.sets();
  CandidateList removals;
  append_seen_by_both(sets, wing.a, wing.b, DigitSet::all() - wing.x - wing.y, removals);
  if (removals.empty()) return false;
  const Digit x = (wing.y.size() == 1 ? wing.x - wing.y : wing.x).first();
  SetChain chain(sets[wing.a]);
  chain.add(x, sets[wing.middle]);
  chain.add((wing.y - DigitSet{x}).first(), sets[wing.b]);
  return report_set_chain(Technique::kAlsXyWing, chain, removals, sink);
}

// The wings of which the link from `a` to `link.to` comes first, in the order of the other: first
// from `a` to a later set, then from sets in between to the end of this one, then on from there.
bool report_wings_of(const RestrictedCommons& commons, const AlsOptions& options, int a,
                     const Link& link, Sink sink) {
  const int b = link.to;
  for (const Link& other : commons.onward(a)) {
    if (other.to <= b) continue;
    if (report_wing(commons, options, {b, other.to, a, link.digits, other.digits}, sink)) {
      return true;
    }
  }
  for (const Link& other : commons.from(b)) {
    if (other.to <= a) continue;
    if (report_wing(commons, options, {a, other.to, b, link.digits, other.digits}, sink)) {
      return true;
    }
  }
  return false;
}

// The links that the options allow, and whether any move is wanted that is made of them.
RestrictedCommons restricted_commons(const AlmostLockedSets& sets, const Ask& ask) {
  using Overlap = RestrictedCommons::Overlap;
  return {sets, ask.options.als.overlap ? Overlap::kAllowed : Overlap::kRefused, ask.stop};
}

bool wants_links(const Ask& ask) {
  return ask.wants(Technique::kWxyzWing) || ask.wants(Technique::kAlsXz) ||
         ask.wants(Technique::kAlsXzDouble) || ask.wants(Technique::kAlsXyWing) ||
         ask.wants(Technique::kAlsChain);
}

}  // namespace

bool find_als_xz(const RestrictedCommons& commons, const Ask& ask, Sink sink) {
  const AlmostLockedSets& sets = commons.sets();
  for (int a = 0; a < sets.size(); ++a) {
    if (ask.stopped()) return true;
    for (const Link& link : commons.onward(a)) {
      if (link.is_double() ? report_double(sets, a, link, ask, sink)
                           : report_single(sets, a, link, ask, sink)) {
        return true;
      }
    }
  }
  return false;
}

bool find_als_xy_wing(const RestrictedCommons& commons, const Ask& ask, Sink sink) {
  if (!ask.wants(Technique::kAlsXyWing)) return false;
  for (int a = 0; a < commons.sets().size(); ++a) {
    if (ask.stopped()) return true;
    for (const Link& link : commons.onward(a)) {
      if (report_wings_of(commons, ask.options.als, a, link, sink)) return true;
    }
  }
  return false;
}

bool find_moves_of_sets(const Grid& grid, const Ask& ask,
                        FunctionRef<bool(const RestrictedCommons&)> find_chain, int most_petals,
                        Sink sink) {
  const AlmostLockedSets sets(grid);
  if (wants_links(ask)) {
    const RestrictedCommons commons = restricted_commons(sets, ask);
    if (find_als_xz(commons, ask, sink) || find_als_xy_wing(commons, ask, sink) ||
        find_chain(commons)) {
      return true;
    }
  }
  return find_death_blossom(sets, ask, most_petals, sink);
}

bool find_almost_locked_sets(const Grid& grid, const Ask& ask, Sink sink) {
  auto chain = [&](const RestrictedCommons& commons) { return find_als_chain(commons, ask, sink); };
  return find_moves_of_sets(grid, ask, chain, kAllPetals, sink);
}

}  // namespace nonet
