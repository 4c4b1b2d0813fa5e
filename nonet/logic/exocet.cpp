// Exocets. Two open cells where a line and a box cross, the base, hold two of three or four digits.
// Three lines across, the cross-lines, miss both: one runs through the base's box beside the base,
// two through other boxes.
//
//        S        Q          R
//     B B . | . . . | . . .           B   base
//     . . . | . T . | . . .           T   targets
//     . . . | . . . | . T .           s   where a digit of the base has to stand once in
//     ------+-------+------               each cross-line, besides the targets
//     . . s | . s . | . s .
//     ...
//
// A digit that the base holds stands once in each cross-line, outside the base's line and box, in
// three cells that don't see each other. If all such ways of all the digits pass through two cells,
// the targets, these hold the same two digits as the base.
//
//   junior        both targets in the base's band, in two cross-lines
//   with mirrors  the same; each target's digit stands again in two cells beside the other target
//   double        two junior exocets of the same four digits and cross-lines
//   senior        a target, or both, elsewhere
//   single base   one base cell and one target, which hold the same digit
//
// What follows is found by trying the truths together (joint_truths.h): base cells and the digits
// in the cross-lines; with mirrors more.
#include <algorithm>
#include <array>
#include <vector>

#include "nonet/core/candidate_list.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/joint_truths.h"
#include "nonet/logic/links.h"

namespace nonet {
namespace {

constexpr int kLeastDigits = 3, kMostDigits = 4;

// The groups of Role::kSet.
constexpr std::uint8_t kBaseGroup = 0, kTargetGroup = 1, kMirrorGroup = 2;

// Rows and columns may change places: `across` says that the base lies in a column.
struct Exocet {
  bool across = false;
  std::uint8_t line = 0;                      // of the base
  std::array<std::uint8_t, 3> cross_lines{};  // the one through the base's box first
  CellSet base;
  Cell first, second;  // targets; the same one twice where there is only one

  Cell at(int along, int cross) const {
    return across ? cell_at(cross, along) : cell_at(along, cross);
  }
  House house(int number, bool crossing, const Topology& topology) const {
    const Topology::Lines& lines = topology.lines();
    return crossing != across ? lines.column(number) : lines.row(number);
  }
  int line_of(Cell c) const { return across ? column_of(c) : row_of(c); }
  int cross_of(Cell c) const { return across ? row_of(c) : column_of(c); }
  int band() const { return line / 3; }
  bool in_band(Cell c) const { return line_of(c) / 3 == band(); }
  CellSet targets() const { return {first, second}; }
  bool is_single() const { return first == second; }
  bool is_junior() const {
    return !is_single() && in_band(first) && in_band(second) && cross_of(first) != cross_of(second);
  }
  // The two cells beside the other target, in the line of the band that neither the base nor this
  // target is in.
  CellSet mirror_of(Cell target, Cell other) const {
    CellSet mirror;
    const int stack = cross_of(other) / 3 * 3;
    const int row = band() * 9 + 3 - line - line_of(target);  // lines of a band add up to that
    for (int cross = stack; cross < stack + 3; ++cross) {
      if (cross != cross_of(other)) mirror.insert(at(row, cross));
    }
    return mirror;
  }
  bool has_mirrors() const {
    return is_junior() && cross_lines[1] / 3 != cross_lines[2] / 3 && line_of(first) != line &&
           line_of(second) != line;
  }
};

DigitSet digits_of(const CellSet& cells, const Grid& grid) {
  DigitSet digits;
  for (Cell c : cells) digits |= grid.candidates(c);
  return digits;
}

void add_truths(const Exocet& exocet, const Grid& grid, std::vector<Truth>& truths) {
  for (Cell c : exocet.base) truths.emplace_back(c);
  for (Digit d : digits_of(exocet.base, grid)) {
    for (int cross : exocet.cross_lines) {
      truths.emplace_back(exocet.house(cross, true, grid.topology()), d);
    }
  }
}

// And what ties the targets to their mirrors.
void add_mirror_truths(const Exocet& exocet, const Grid& grid, std::vector<Truth>& truths) {
  const Topology& topology = grid.topology();
  const CellSet mirrors =
      exocet.mirror_of(exocet.first, exocet.second) | exocet.mirror_of(exocet.second, exocet.first);
  for (Cell c : exocet.targets() | mirrors) truths.emplace_back(c);
  for (Digit d : digits_of(exocet.base, grid)) {
    for (Cell c : {exocet.first, exocet.second, exocet.base.first()}) {
      truths.emplace_back(topology.house_of(c, HouseKind::kBox), d);
    }
    truths.emplace_back(exocet.house(exocet.line, false, topology), d);
  }
}

void tell_parts(const Exocet& exocet, const Grid& before, Step& step) {
  const DigitSet digits = digits_of(exocet.base, before);
  for (Cell c : exocet.base) {
    for (Digit d : before.candidates(c)) step.marks.push_back({Role::kSet, {c, d}, kBaseGroup});
  }
  for (Cell c : exocet.targets()) {
    for (Digit d : before.candidates(c) & digits) {
      step.marks.push_back({Role::kSet, {c, d}, kTargetGroup});
    }
  }
  for (int cross : exocet.cross_lines) {
    const House house = exocet.house(cross, true, before.topology());
    add_house(HouseRole::kBase, house, step);
    for (Digit d : digits) {
      for (Cell c : before.places(house, d) - exocet.targets()) {
        if (exocet.line_of(c) != exocet.line) add_mark(Role::kPattern, {c, d}, step);
      }
    }
  }
}

void keep_once(std::vector<Truth>& truths) {
  std::vector<Truth> once;
  for (Truth truth : truths) {
    if (std::find(once.begin(), once.end(), truth) == once.end()) once.push_back(truth);
  }
  truths = std::move(once);
}

// All exocets of a grid, whether or not they rule anything out.
class Exocets {
 public:
  Exocets(const Grid& grid, const Ask& ask) : grid_(grid), ask_(ask) {}

  std::vector<Exocet> juniors, seniors, singles;

  void collect() {
    for (bool across : {false, true}) {
      for (int line = 0; line < 9; ++line) {
        for (int own = 0; own < 9; ++own) {
          if (ask_.stopped()) return;
          look(across, line, own);
        }
      }
    }
  }

 private:
  bool wants_pairs() const {
    return ask_.wants(Technique::kDoubleExocet) || ask_.wants(Technique::kJuniorExocet) ||
           ask_.wants(Technique::kJuniorExocetMirror) || ask_.wants(Technique::kSeniorExocet);
  }

  void look(bool across, int line, int own) {
    exocet_ = {across, static_cast<std::uint8_t>(line), {static_cast<std::uint8_t>(own)}, {}, {},
               {}};
    CellSet beside;
    for (int cross = own / 3 * 3; cross < own / 3 * 3 + 3; ++cross) {
      if (cross != own) beside.insert(exocet_.at(line, cross));
    }
    if (wants_pairs() && grid_.open().contains(beside)) look_at_base(beside);
    if (!ask_.wants(Technique::kSingleBaseExocet)) return;
    for (Cell c : beside& grid_.open()) look_at_base({c});
  }

  void look_at_base(const CellSet& base) {
    const DigitSet digits = digits_of(base, grid_);
    const bool single = base.size() == 1;
    if (digits.size() > kMostDigits || digits.size() < (single ? 2 : kLeastDigits)) return;
    exocet_.base = base;
    const int own = exocet_.cross_lines[0];
    for (int q = 0; q < 9; ++q) {
      if (q / 3 == own / 3) continue;
      for (int r = q + 1; r < 9; ++r) {
        if (r / 3 == own / 3) continue;
        exocet_.cross_lines[1] = static_cast<std::uint8_t>(q);
        exocet_.cross_lines[2] = static_cast<std::uint8_t>(r);
        if (!list_ways(digits, single)) continue;
        single ? find_target() : find_targets();
      }
    }
  }

  // The ways of all digits through the cross-lines; false if there are none, or if they should have
  // a cell in common and have not.
  bool list_ways(DigitSet digits, bool in_common) {
    const Topology& topology = grid_.topology();
    ways_.clear();
    CellSet common = CellSet::all();
    std::array<CellSet, 3> room;
    for (std::size_t i = 0; i < 3; ++i) {
      room[i] = topology.cells(exocet_.house(exocet_.cross_lines[i], true, topology));
      room[i].erase(exocet_.at(exocet_.line, exocet_.cross_lines[i]));
    }
    for (int i = 0; i < 3; ++i) {
      room[0].erase(exocet_.at(exocet_.band() * 3 + i, exocet_.cross_lines[0]));
    }
    for (Digit d : digits) {
      const CellSet& places = grid_.places(d);
      for (Cell a : room[0] & places) {
        const CellSet of_q = (room[1] & places) - topology.peers(a);
        const CellSet of_r = (room[2] & places) - topology.peers(a);
        for (Cell b : of_q) {
          for (Cell c : of_r - topology.peers(b)) {
            const CellSet way{a, b, c};
            common &= way;
            if (in_common && common.empty()) return false;
            ways_.push_back(way);
          }
        }
      }
      // No target for some of the digits is none for all.
      if (!in_common && !ways_.empty() && !has_targets()) return false;
    }
    return !ways_.empty();
  }

  // Whether one or two cells lie on all ways so far.
  bool has_targets() const {
    for (Cell first : ways_.front() & grid_.open()) {
      const CellSet* missed = missed_by({first});
      if (missed == nullptr) return true;
      for (Cell second : *missed& grid_.open()) {
        if (missed_by({first, second}) == nullptr) return true;
      }
    }
    return false;
  }

  // The first way that passes through neither; null if there is none.
  const CellSet* missed_by(const CellSet& targets) const {
    for (const CellSet& way : ways_) {
      if (!way.meets(targets)) return &way;
    }
    return nullptr;
  }

  void find_target() {
    for (Cell t : ways_.front() & grid_.open()) {
      if (missed_by({t}) != nullptr) continue;
      exocet_.first = exocet_.second = t;
      singles.push_back(exocet_);
    }
  }

  void find_targets() {
    std::vector<CellSet> told;
    for (Cell first : ways_.front() & grid_.open()) {
      const CellSet* missed = missed_by({first});
      if (missed == nullptr) continue;  // one target would hold two digits
      for (Cell second : *missed& grid_.open()) {
        const CellSet targets{first, second};
        if (missed_by(targets) != nullptr) continue;
        if (std::find(told.begin(), told.end(), targets) != told.end()) continue;
        told.push_back(targets);
        exocet_.first = first;
        exocet_.second = second;
        (exocet_.is_junior() ? juniors : seniors).push_back(exocet_);
      }
    }
  }

  const Grid& grid_;
  const Ask& ask_;
  Exocet exocet_;
  std::vector<CellSet> ways_;
};

class Report {
 public:
  Report(const Grid& grid, const Ask& ask, Sink sink) : grid_(grid), ask_(ask), sink_(sink) {}

  bool doubles(const std::vector<Exocet>& juniors) {
    for (std::size_t i = 0; i < juniors.size(); ++i) {
      for (std::size_t j = i + 1; j < juniors.size(); ++j) {
        if (ask_.stopped()) return true;
        if (are_double(juniors[i], juniors[j]) && report_double(juniors[i], juniors[j]))
          return true;
      }
    }
    return false;
  }

  // By base and targets alone.
  bool plain(Technique technique, const Exocet& exocet) {
    std::vector<Truth> truths;
    add_truths(exocet, grid_, truths);
    const CandidateList removals = gone_from(exocet.base | exocet.targets(), {}, truths);
    if (removals.empty()) return false;
    auto tell = [exocet](const Grid& before, Step& step) {
      tell_parts(exocet, before, step);
      add_truths(exocet, before, step.truths);
    };
    return sink_({technique, {}, removals.all(), tell});
  }

  // Where that tells more than base and targets alone.
  bool mirrored(const Exocet& exocet) {
    if (!exocet.has_mirrors()) return false;
    std::vector<Truth> truths;
    add_truths(exocet, grid_, truths);
    const CellSet cells = exocet.base | exocet.targets();
    const std::size_t known = gone_from(cells, {}, truths).size();
    add_mirror_truths(exocet, grid_, truths);
    keep_once(truths);
    const CellSet mirrors = exocet.mirror_of(exocet.first, exocet.second) |
                            exocet.mirror_of(exocet.second, exocet.first);
    const CandidateList removals =
        gone_from(cells | mirrors | crossed(exocet), digits_of(exocet.base, grid_), truths);
    if (removals.size() <= known) return false;
    auto tell = [exocet](const Grid& before, Step& step) {
      tell_parts(exocet, before, step);
      add_truths(exocet, before, step.truths);
      add_mirror_truths(exocet, before, step.truths);
      keep_once(step.truths);
      for (Cell c : exocet.mirror_of(exocet.first, exocet.second) |
                        exocet.mirror_of(exocet.second, exocet.first)) {
        for (Digit d : before.candidates(c)) {
          step.marks.push_back({Role::kSet, {c, d}, kMirrorGroup});
        }
      }
    };
    return sink_({Technique::kJuniorExocetMirror, {}, removals.all(), tell});
  }

 private:
  bool are_double(const Exocet& a, const Exocet& b) const {
    auto lines = [](const Exocet& x) {
      return 1U << x.cross_lines[0] | 1U << x.cross_lines[1] | 1U << x.cross_lines[2];
    };
    const DigitSet digits = digits_of(a.base, grid_);
    return a.across == b.across && a.band() == b.band() && !a.base.meets(b.base) &&
           lines(a) == lines(b) && digits.size() == kMostDigits &&
           digits == digits_of(b.base, grid_);
  }

  bool report_double(const Exocet& a, const Exocet& b) {
    std::vector<Truth> truths;
    add_truths(a, grid_, truths);
    add_truths(b, grid_, truths);
    keep_once(truths);
    const CandidateList removals =
        gone_from(a.base | b.base | crossed(a), digits_of(a.base, grid_), truths);
    if (removals.empty()) return false;
    auto tell = [a, b](const Grid& before, Step& step) {
      for (const Exocet& exocet : {a, b}) {
        tell_parts(exocet, before, step);
        add_truths(exocet, before, step.truths);
      }
      keep_once(step.truths);
    };
    return sink_({Technique::kDoubleExocet, {}, removals.all(), tell});
  }

  CellSet crossed(const Exocet& exocet) const {
    CellSet cells;
    for (int cross : exocet.cross_lines) {
      cells |= grid_.topology().cells(exocet.house(cross, true, grid_.topology()));
    }
    return cells;
  }

  // What the truths rule out in these cells, and of these digits anywhere.
  CandidateList gone_from(const CellSet& cells, DigitSet digits, const std::vector<Truth>& truths) {
    JointTruths joint(grid_, truths);
    CandidateList gone;
    for (Cell c : grid_.open()) {
      for (Digit d : grid_.candidates(c)) {
        if (!cells.contains(c) && !digits.contains(d)) continue;
        if (!joint.allow({c, d})) gone.push_back({c, d});
      }
    }
    return gone;
  }

  const Grid& grid_;
  const Ask& ask_;
  Sink sink_;
};

}  // namespace

bool find_exocet(const Grid& grid, const Ask& ask, Sink sink) {
  if (!grid.topology().is_classic() || grid.broken()) return false;
  Exocets exocets(grid, ask);
  exocets.collect();
  Report report(grid, ask, sink);
  if (ask.wants(Technique::kDoubleExocet) && report.doubles(exocets.juniors)) return true;
  auto plain = [&](Technique technique, const std::vector<Exocet>& found) {
    if (!ask.wants(technique)) return false;
    for (const Exocet& exocet : found) {
      if (ask.stopped() || report.plain(technique, exocet)) return true;
    }
    return false;
  };
  if (plain(Technique::kJuniorExocet, exocets.juniors)) return true;
  if (ask.wants(Technique::kJuniorExocetMirror)) {
    for (const Exocet& exocet : exocets.juniors) {
      if (ask.stopped() || report.mirrored(exocet)) return true;
    }
  }
  return plain(Technique::kSeniorExocet, exocets.seniors) ||
         plain(Technique::kSingleBaseExocet, exocets.singles);
}

}  // namespace nonet
