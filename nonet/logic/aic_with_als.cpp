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
#include <numeric>
#include <optional>
#include <span>
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
  // Of one of two statements: the other, and what joins them.
  struct Strong {
    Id to;
    std::uint32_t joint;
  };
  struct Joint {
    Id a, b;
    CellSet set;  // the cells of the almost locked set; none of a plain link
    Truth by;     // of a plain link
  };

  explicit SetGraph(const Grid& grid) : grid_(grid) {
    add_pairs();
    plain_ = joints_.size();
    add_sets();
    link_strongly();
    link_weakly();
  }

  Id size() const { return static_cast<Id>(statements_.size()); }
  const Statement& operator[](Id n) const { return statements_[n]; }
  // Plain links first.
  std::span<const Strong> strong(Id n) const { return between(strong_at_[n], strong_at_[n + 1U]); }
  std::span<const Strong> plain(Id n) const { return between(strong_at_[n], sets_at_[n]); }
  std::span<const Strong> through_sets(Id n) const {
    return between(sets_at_[n], strong_at_[n + 1U]);
  }
  std::span<const Id> weak(Id n) const {
    return std::span(weak_).subspan(weak_at_[n], weak_at_[n + 1U] - weak_at_[n]);
  }
  bool is_plain(const Strong& link) const { return link.joint < plain_; }
  const Joint& joint(const Strong& link) const { return joints_[link.joint]; }

 private:
  std::span<const Strong> between(std::uint32_t from, std::uint32_t to) const {
    return std::span(strong_).subspan(from, to - from);
  }

  // Of two statements the second is numbered first. That is as good as the other way round, but it
  // has to be said: hits come in the order of these numbers.
  void add_pairs() {
    const Topology& topology = grid_.topology();
    for (House h : topology.houses()) {
      for (Digit d : grid_.open_digits(h)) {
        const CellSet places = grid_.places(h, d);
        if (places.size() != 2) continue;
        const Cell a = places.first(), b = (places - CellSet{a}).first();
        const Id of_b = id_of(d, {b});
        joints_.push_back({id_of(d, {a}), of_b, {}, Truth(h, d)});
      }
    }
    for (Cell c : grid_.bivalue()) {
      const Digit a = grid_.candidates(c).first();
      const Digit b = (grid_.candidates(c) - DigitSet{a}).first();
      const Id of_b = id_of(b, {c});
      joints_.push_back({id_of(a, {c}), of_b, {}, Truth(c)});
    }
  }

  void add_sets() {
    const AlmostLockedSets sets(grid_);
    std::vector<std::optional<Id>> of_part(static_cast<std::size_t>(sets.part_count()));
    const auto id_in = [&](const AlmostLockedSet& set, Digit d) {
      const std::int32_t part = set.parts[d.slot()];
      std::optional<Id>& id = of_part[static_cast<std::size_t>(part)];
      if (!id) id = id_of(d, sets.part(part).cells);
      return *id;
    };
    for (int i = 0; i < sets.size(); ++i) {
      const AlmostLockedSet& set = sets[i];
      if (set.cells.size() < 2 || set.cells.size() > kMostSetCells) continue;
      for (Digit a : set.digits) {
        for (Digit b : set.digits) {
          if (b <= a) continue;
          const Id of_b = id_in(set, b);
          joints_.push_back({id_in(set, a), of_b, set.cells, {}});
        }
      }
    }
  }

  Id id_of(Digit d, const CellSet& cells) {
    std::vector<Id>& alike = of_cell_[cells.first().slot()];
    for (Id n : alike) {
      if (statements_[n].digit == d && statements_[n].cells == cells) return n;
    }
    const Id n = size();
    alike.push_back(n);
    statements_.push_back({d, cells, grid_.topology().common_peers(cells) & grid_.places(d)});
    return n;
  }

  // Those of a statement in the order in which they were found.
  void link_strongly() {
    strong_at_.assign(size() + 1U, 0);
    for (const Joint& joint : joints_) {
      ++strong_at_[joint.a + 1U];
      ++strong_at_[joint.b + 1U];
    }
    std::partial_sum(strong_at_.begin(), strong_at_.end(), strong_at_.begin());
    std::vector<std::uint32_t> next(strong_at_.begin(), strong_at_.end() - 1);
    sets_at_ = next;
    strong_.resize(2 * joints_.size());
    for (std::uint32_t i = 0; i < joints_.size(); ++i) {
      strong_[next[joints_[i].a]++] = {joints_[i].b, i};
      strong_[next[joints_[i].b]++] = {joints_[i].a, i};
      if (i + 1 == plain_) sets_at_ = next;
    }
  }

  void link_weakly() {
    std::array<std::vector<Id>, Digit::kCount> of_digit;
    for (Id n = 0; n < size(); ++n) of_digit[statements_[n].digit.slot()].push_back(n);
    weak_at_.push_back(0);
    for (Id n = 0; n < size(); ++n) {
      const Statement& from = statements_[n];
      for (Id to : of_digit[from.digit.slot()]) {
        if (from.seen.contains(statements_[to].cells)) weak_.push_back(to);
      }
      if (from.cells.size() == 1) {
        for (Id to : of_cell_[from.cells.first().slot()]) {
          const Statement& other = statements_[to];
          if (other.cells == from.cells && other.digit != from.digit) weak_.push_back(to);
        }
      }
      weak_at_.push_back(static_cast<std::uint32_t>(weak_.size()));
    }
  }

  const Grid& grid_;
  std::vector<Statement> statements_;
  std::vector<Joint> joints_;
  std::size_t plain_ = 0;  // so many joints, the first
  // Of all statements, one behind the other, and where those of each begin.
  std::vector<Strong> strong_;
  std::vector<Id> weak_;
  std::vector<std::uint32_t> strong_at_, sets_at_, weak_at_;
  std::array<std::vector<Id>, Cell::kCount> of_cell_;  // by their first cell
};

// What follows when a statement is false, layer by layer.
class Layers {
 public:
  // Of a chain: almost locked sets, plain links.
  static constexpr unsigned kSet = 1, kPlain = 2, kBoth = 3;

  // A statement found true, over which link, and from which other that was found true before.
  struct Reached {
    Id node;
    Id from;  // false: the start, or what `before` rules out
    std::uint32_t joint;
    int before;     // in reached(), or -1
    unsigned uses;  // of which kinds
  };

  explicit Layers(const SetGraph& graph)
      : graph_(graph), seen_(graph.size(), 0), followed_(graph.size(), 0) {}

  void begin(Id start) {
    std::fill(seen_.begin(), seen_.end(), std::uint8_t{0});
    std::fill(followed_.begin(), followed_.end(), std::uint8_t{0});
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
  // Where one more layer would come to over links of both kinds, behind the statement `least`; it
  // is not kept.
  template <class Visit>
  void each_end(Id least, Visit visit) {
    for (std::size_t i = newest_; i < reached_.size(); ++i) {
      const unsigned uses = reached_[i].uses;
      for (Id ruled_out : graph_.weak(reached_[i].node)) {
        if (!is_first(ruled_out, uses)) continue;
        for (const SetGraph::Strong& link : missing_in(uses, ruled_out)) {
          if (link.to <= least) continue;
          if ((seen_[link.to] >> kBoth & 1U) != 0) continue;
          seen_[link.to] = static_cast<std::uint8_t>(seen_[link.to] | 1U << kBoth);
          visit(link.to);
        }
      }
    }
  }
  // The way there, which advance() must have come to: the last behind all others.
  std::vector<Reached> way_to(Id end) const {
    std::vector<Reached> way;
    auto at = std::find_if(reached_.begin() + static_cast<std::ptrdiff_t>(newest_), reached_.end(),
                           [&](const Reached& r) { return r.node == end && r.uses == kBoth; });
    for (way.push_back(*at); way.back().before >= 0;) {
      way.push_back(reached_[static_cast<std::size_t>(way.back().before)]);
    }
    std::reverse(way.begin(), way.end());
    return way;
  }

 private:
  // The links that make both kinds of these uses.
  std::span<const SetGraph::Strong> missing_in(unsigned uses, Id from) const {
    return uses == kBoth  ? graph_.strong(from)
           : uses == kSet ? graph_.plain(from)
                          : graph_.through_sets(from);
  }
  unsigned kind_of(const SetGraph::Strong& link) const {
    return graph_.is_plain(link) ? kPlain : kSet;
  }
  // Whether links from there have not been followed by a way that uses the same.
  bool is_first(Id from, unsigned uses) {
    const unsigned before = followed_[from];
    followed_[from] = static_cast<std::uint8_t>(before | 1U << uses);
    return (before >> uses & 1U) == 0;
  }
  void follow(Id from, int before, unsigned uses) {
    if (!is_first(from, uses)) return;
    for (const SetGraph::Strong& link : graph_.strong(from)) {
      const unsigned then = uses | kind_of(link);
      // A way that uses no more than another to the same place adds nothing.
      if ((seen_[link.to] >> then & 1U) != 0) continue;
      seen_[link.to] = static_cast<std::uint8_t>(seen_[link.to] | 1U << then);
      reached_.push_back({link.to, from, link.joint, before, then});
    }
  }

  const SetGraph& graph_;
  std::vector<std::uint8_t> seen_, followed_;  // by which uses
  std::vector<Reached> reached_;
  std::size_t newest_ = 0;
};

bool contradict_something(const SetGraph::Statement& a, const SetGraph::Statement& b,
                          const Grid& grid) {
  if (a.digit == b.digit) return a.seen.meets(b.seen);
  const bool one_a = a.cells.size() == 1, one_b = b.cells.size() == 1;
  if (one_a && a.cells == b.cells) return grid.candidates(a.cells.first()).size() > 2;
  return (one_a && b.seen.meets(a.cells)) || (one_b && a.seen.meets(b.cells));
}

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

void tell(Id start, Id end, int strong, const Grid& before, Step& step) {
  const SetGraph graph(before);
  Layers layers(graph);
  layers.begin(start);
  for (int i = 1; i < strong; ++i) layers.advance();
  const std::vector<Layers::Reached> path = layers.way_to(end);
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
    const Layers::Reached& at = path[i];
    const SetGraph::Joint& joint = graph.joint({at.node, at.joint});
    if (i > 0) {
      const SetGraph::Statement &a = graph[path[i - 1].node], &b = graph[at.from];
      say(Inference::Kind::kFollows, at.from, false,
          a.digit == b.digit ? truths_joining(before.topology(), a.digit, a.cells, b.cells)
                             : std::vector{Truth(a.cells.first())});
    }
    std::vector<Truth> by;
    for (Cell c : joint.set) {
      by.emplace_back(c);
      for (Digit d : before.candidates(c)) step.marks.push_back({Role::kSet, {c, d}, group});
    }
    if (by.empty()) {
      by.push_back(joint.by);
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
  for (Id n : {start, end}) {
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
        for (int i = 2; i < strong; ++i) layers.advance();
        layers.each_end(start, [&](Id end) { look(start, end); });
      }
      if (report(strong)) return true;
    }
    return false;
  }

 private:
  struct Found {
    Id start, end;
    CandidateSet gone;
    int effects;
  };

  void look(Id start, Id end) {
    if (!contradict_something(graph_[start], graph_[end], grid_)) return;
    const CandidateSet gone = contradicted(graph_[start], graph_[end], grid_);
    if (!told_.contains(gone)) found_.push_back({start, end, gone, gone.size()});
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
