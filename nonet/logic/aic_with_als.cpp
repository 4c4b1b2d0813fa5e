// Alternating chains of two or three strong links of which one at least runs through an almost
// locked set, and one at least does not:
//
//   strong   the only two places of a digit in a house; the two candidates of a cell; two digits of
//   an
//            almost locked set of up to four cells, each wherever the set has it: without the one
//            it holds the other
//   weak     the same digit, and each place of the one sees each place of the other; or two digits
//   of
//            one cell
//
// If one end is false, the other is true: what contradicts both is false.
//
// From every statement, supposed false, what follows is found in layers, a strong and a weak link
// at a time. Shorter chains come first; of those of one length the ones that do more.
#include <algorithm>
#include <array>
#include <vector>

#include "nonet/core/candidate_set.h"
#include "nonet/implications/almost_locked_sets.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/links.h"

namespace nonet {
namespace {

constexpr int kMostSetCells = 4;
constexpr int kMostStrong = 3;

using Id = std::uint16_t;

// The statements "one of these cells holds this digit" and what follows from each.
class SetGraph {
 public:
  struct Statement {
    Digit digit;
    CellSet cells;
    CellSet seen;  // by each of the cells, and with the digit
  };
  struct Strong {
    Id to;
    CellSet set;  // the cells of the almost locked set; none of a plain link
    Truth by;     // of a plain link
  };

  explicit SetGraph(const Grid& grid) : grid_(grid) {
    add_pairs();
    add_sets();
    link_weakly();
  }

  Id size() const { return static_cast<Id>(statements_.size()); }
  const Statement& operator[](Id n) const { return statements_[n]; }
  const std::vector<Strong>& strong(Id n) const { return strong_[n]; }
  const std::vector<Id>& weak(Id n) const { return weak_[n]; }

 private:
  void add_pairs() {
    const Topology& topology = grid_.topology();
    for (House h : topology.houses()) {
      for (Digit d : grid_.open_digits(h)) {
        const CellSet places = grid_.places(h, d);
        if (places.size() != 2) continue;
        const Cell a = places.first(), b = (places - CellSet{a}).first();
        join(id_of(d, {a}), id_of(d, {b}), {}, Truth(h, d));
      }
    }
    for (Cell c : grid_.bivalue()) {
      const Digit a = grid_.candidates(c).first();
      const Digit b = (grid_.candidates(c) - DigitSet{a}).first();
      join(id_of(a, {c}), id_of(b, {c}), {}, Truth(c));
    }
  }

  void add_sets() {
    const AlmostLockedSets sets(grid_);
    for (int i = 0; i < sets.size(); ++i) {
      const AlmostLockedSet& set = sets[i];
      if (set.cells.size() < 2 || set.cells.size() > kMostSetCells) continue;
      for (Digit a : set.digits) {
        for (Digit b : set.digits) {
          if (a < b) {
            join(id_of(a, set.cells & grid_.places(a)), id_of(b, set.cells & grid_.places(b)),
                 set.cells, {});
          }
        }
      }
    }
  }

  Id id_of(Digit d, const CellSet& cells) {
    std::vector<Id>& alike = of_cell_[static_cast<std::size_t>(cells.first().index())];
    for (Id n : alike) {
      if (statements_[n].digit == d && statements_[n].cells == cells) return n;
    }
    const Id n = size();
    alike.push_back(n);
    statements_.push_back({d, cells, grid_.topology().common_peers(cells) & grid_.places(d)});
    strong_.emplace_back();
    return n;
  }

  void join(Id a, Id b, const CellSet& set, Truth by) {
    strong_[a].push_back({b, set, by});
    strong_[b].push_back({a, set, by});
  }

  void link_weakly() {
    weak_.resize(statements_.size());
    std::array<std::vector<Id>, Digit::kCount> of_digit;
    for (Id n = 0; n < size(); ++n) of_digit[statements_[n].digit.slot()].push_back(n);
    for (Id n = 0; n < size(); ++n) {
      const Statement& from = statements_[n];
      for (Id to : of_digit[from.digit.slot()]) {
        if (from.seen.contains(statements_[to].cells)) weak_[n].push_back(to);
      }
      if (from.cells.size() > 1) continue;
      for (Id to : of_cell_[static_cast<std::size_t>(from.cells.first().index())]) {
        const Statement& other = statements_[to];
        if (other.cells == from.cells && other.digit != from.digit) weak_[n].push_back(to);
      }
    }
  }

  const Grid& grid_;
  std::vector<Statement> statements_;
  std::vector<std::vector<Strong>> strong_;
  std::vector<std::vector<Id>> weak_;
  std::array<std::vector<Id>, Cell::kCount> of_cell_;  // by their first cell
};

// What follows when a statement is false, layer by layer.
class Layers {
 public:
  // A statement found true, over which link, and from which other that was found true before.
  struct Reached {
    Id node;
    Id from;                       // false: the start, or what `before` rules out
    const SetGraph::Strong* link;  // from that to the node
    int before;                    // in reached(), or -1
    unsigned uses;                 // of sets (1), of plain links (2)
  };

  explicit Layers(const SetGraph& graph) : graph_(graph), seen_(graph.size(), 0) {}

  void begin(Id start) {
    for (const Reached& r : reached_) seen_[r.node] = 0;
    reached_.clear();
    newest_ = 0;
    follow(start, -1, 0);
  }
  // One weak and one strong link more.
  void advance() {
    const std::size_t first = newest_, last = reached_.size();
    newest_ = last;
    for (std::size_t i = first; i < last; ++i) {
      for (Id ruled_out : graph_.weak(reached_[i].node)) {
        follow(ruled_out, static_cast<int>(i), reached_[i].uses);
      }
    }
  }
  std::size_t newest() const { return newest_; }
  const std::vector<Reached>& reached() const { return reached_; }

 private:
  void follow(Id from, int before, unsigned uses) {
    for (const SetGraph::Strong& link : graph_.strong(from)) {
      const unsigned then = uses | (link.set.empty() ? 2U : 1U);
      // A way that uses no more than another to the same place adds nothing.
      if ((seen_[link.to] >> then & 1U) != 0) continue;
      seen_[link.to] = static_cast<std::uint8_t>(seen_[link.to] | 1U << then);
      reached_.push_back({link.to, from, &link, before, then});
    }
  }

  const SetGraph& graph_;
  std::vector<std::uint8_t> seen_;  // by which uses
  std::vector<Reached> reached_;
  std::size_t newest_ = 0;
};

CandidateSet contradicted(const SetGraph::Statement& a, const SetGraph::Statement& b,
                          const Grid& grid) {
  CandidateSet gone;
  if (a.digit == b.digit) {
    gone.of(a.digit) = a.seen & b.seen;
  } else if (a.cells.size() == 1 && a.cells == b.cells) {
    const Cell c = a.cells.first();
    for (Digit d : grid.candidates(c) - DigitSet{a.digit, b.digit}) gone.insert({c, d});
  } else {
    if (a.cells.size() == 1) gone.of(b.digit) |= b.seen & a.cells;
    if (b.cells.size() == 1) gone.of(a.digit) |= a.seen & b.cells;
  }
  return gone;
}

void tell(Id start, std::size_t end, int strong, const Grid& before, Step& step) {
  const SetGraph graph(before);
  Layers layers(graph);
  layers.begin(start);
  for (int i = 1; i < strong; ++i) layers.advance();
  std::vector<const Layers::Reached*> path;
  for (int at = static_cast<int>(end); at >= 0;) {
    path.push_back(&layers.reached()[static_cast<std::size_t>(at)]);
    at = path.back()->before;
  }
  std::reverse(path.begin(), path.end());
  auto say = [&](Inference::Kind kind, Id n, bool holds, std::vector<Truth> by) {
    Inference& line = step.inferences.emplace_back();
    line.kind = kind;
    line.node = {graph[n].digit, graph[n].cells};
    line.holds = holds;
    line.by = std::move(by);
    for (Cell c : graph[n].cells) add_mark(Role::kPattern, {c, graph[n].digit}, step);
  };
  say(Inference::Kind::kAssume, start, false, {});
  std::uint8_t group = 0;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const Layers::Reached& at = *path[i];
    if (i > 0) {
      const SetGraph::Statement &a = graph[path[i - 1]->node], &b = graph[at.from];
      say(Inference::Kind::kFollows, at.from, false,
          a.digit == b.digit ? truths_joining(before.topology(), a.digit, a.cells, b.cells)
                             : std::vector{Truth(a.cells.first())});
    }
    std::vector<Truth> by;
    for (Cell c : at.link->set) {
      by.emplace_back(c);
      for (Digit d : before.candidates(c)) step.marks.push_back({Role::kSet, {c, d}, group});
    }
    if (by.empty()) {
      by.push_back(at.link->by);
    } else {
      ++group;
    }
    for (Truth truth : by) {
      if (std::find(step.truths.begin(), step.truths.end(), truth) == step.truths.end()) {
        step.truths.push_back(truth);
      }
    }
    say(Inference::Kind::kFollows, at.node, true, std::move(by));
  }
  for (Id n : {start, path.back()->node}) {
    for (Cell c : graph[n].cells) add_mark(Role::kPincer, {c, graph[n].digit}, step);
  }
}

class AicsWithAls {
 public:
  AicsWithAls(const Grid& grid, const Ask& ask, Sink sink)
      : grid_(grid), graph_(grid), ask_(ask), sink_(sink) {}

  bool run() {
    for (int strong = 2; strong <= kMostStrong; ++strong) {
      if (ask_.stopped()) return true;
      found_.clear();
      Layers layers(graph_);
      for (Id start = 0; start < graph_.size(); ++start) {
        layers.begin(start);
        for (int i = 1; i < strong; ++i) layers.advance();
        look(start, layers);
      }
      if (report(strong)) return true;
    }
    return false;
  }

 private:
  struct Found {
    Id start;
    std::size_t end;
    CandidateSet gone;
    int effects;
  };

  void look(Id start, const Layers& layers) {
    constexpr unsigned kBoth = 3;
    for (std::size_t i = layers.newest(); i < layers.reached().size(); ++i) {
      const Layers::Reached& end = layers.reached()[i];
      if (end.uses != kBoth || end.node <= start) continue;
      const CandidateSet gone = contradicted(graph_[start], graph_[end.node], grid_);
      if (gone.empty() || told_.contains(gone)) continue;
      found_.push_back({start, i, gone, gone.size()});
    }
  }

  bool report(int strong) {
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Found& a, const Found& b) { return a.effects > b.effects; });
    for (const Found& found : found_) {
      if (told_.contains(found.gone)) continue;
      told_ |= found.gone;
      std::vector<Candidate> removals;
      for (Candidate x : found.gone) removals.push_back(x);
      auto telling = [start = found.start, end = found.end, strong](const Grid& before,
                                                                    Step& step) {
        tell(start, end, strong, before, step);
      };
      if (sink_({Technique::kAicWithAls, {}, removals, telling, 2 * strong})) return true;
    }
    return false;
  }

  const Grid& grid_;
  SetGraph graph_;
  const Ask& ask_;
  Sink sink_;
  std::vector<Found> found_;
  CandidateSet told_;
};

}  // namespace

bool find_aic_with_als(const Grid& grid, const Ask& ask, Sink sink) {
  return !grid.broken() && AicsWithAls(grid, ask, sink).run();
}

}  // namespace nonet
