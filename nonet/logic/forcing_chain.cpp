// Forcing chains: several chains from one supposition that together leave a truth without a
// candidate, or, which is the same read backwards, all candidates of a truth leading by a chain
// each to the same. Each chain stands by itself; where what they find must act together, see
// forcing_net.cpp.
//
//   contradiction   the chains begin with the same links: told from the supposition on
//   verity          they have nothing in common: told from each candidate of the truth
//
// A chain that contradicts its own supposition needs no others, and is an AIC or a nice loop.
// Of several that come to the same the shortest is told; and those come first that bring most for
// their lines (gain.h).
#include <algorithm>

#include "nonet/core/candidate_set.h"
#include "nonet/implications/closure.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/gain.h"
#include "nonet/logic/refutation.h"

namespace nonet {
namespace {

using Chain = std::vector<NodeId>;

// Chains from one supposition to all candidates of a truth, which it makes false.
struct Fan {
  NodeId supposed;
  bool holds;
  Truth truth;

  std::vector<Chain> chains(const LinkGraph& graph) const {
    Closure closure(graph, supposed, holds);
    closure.complete();
    std::vector<Chain> all;
    for (Candidate x : ways_of(graph.grid(), truth)) {
      all.push_back(closure.chain_to(graph.node_of(x), false));
    }
    return all;
  }
};

// Whether two of the chains share more than their beginning.
bool are_joined(const std::vector<Chain>& chains) {
  for (std::size_t i = 0; i < chains.size(); ++i) {
    for (std::size_t j = i + 1; j < chains.size(); ++j) {
      if (chains[i].size() > 1 && chains[j].size() > 1 && chains[i][1] == chains[j][1]) return true;
    }
  }
  return false;
}

Inference line_of(const LinkGraph& graph, NodeId node, bool holds, int level) {
  Inference line;
  line.node = graph.node(node);
  line.holds = holds;
  line.level = static_cast<std::int16_t>(level);
  return line;
}

Inference linked(const LinkGraph& graph, NodeId from, NodeId to, bool holds, int level) {
  Inference line = line_of(graph, to, holds, level);
  line.by = {(holds ? graph.strong_link(from, to) : graph.weak_link(from, to))->by};
  return line;
}

// From the supposition on; what chains share is told once.
void tell_contradiction(const LinkGraph& graph, const Fan& fan, Step& step) {
  Inference begin = line_of(graph, fan.supposed, fan.holds, 0);
  begin.kind = Inference::Kind::kAssume;
  step.inferences.push_back(begin);
  for (const Chain& chain : fan.chains(graph)) {
    bool holds = fan.holds;
    for (std::size_t i = 1; i < chain.size(); ++i) {
      holds = !holds;
      const Inference line = linked(graph, chain[i - 1], chain[i], holds, 0);
      auto same = [&](const Inference& told) {
        return told.node == line.node && told.holds == holds;
      };
      if (std::none_of(step.inferences.begin(), step.inferences.end(), same)) {
        step.inferences.push_back(line);
      }
    }
  }
  Inference end;
  end.kind = Inference::Kind::kConflict;
  end.by = {fan.truth};
  step.inferences.push_back(end);
}

// From each candidate of the truth, backwards.
void tell_verity(const LinkGraph& graph, const Fan& fan, Step& step) {
  Inference split;
  split.kind = Inference::Kind::kSplit;
  split.by = {fan.truth};
  step.inferences.push_back(split);
  for (const Chain& chain : fan.chains(graph)) {
    bool holds = true;
    Inference begin = line_of(graph, chain.back(), holds, 1);
    begin.kind = Inference::Kind::kAssume;
    step.inferences.push_back(begin);
    for (std::size_t i = chain.size() - 1; i > 0; --i) {
      holds = !holds;
      step.inferences.push_back(linked(graph, chain[i], chain[i - 1], holds, 1));
    }
  }
  Inference end = line_of(graph, fan.supposed, !fan.holds, 0);
  end.kind = Inference::Kind::kInEveryCase;
  step.inferences.push_back(end);
}

class ForcingChains {
 public:
  ForcingChains(const Grid& grid, const Ask& ask, Sink sink)
      : graph_(grid, LinkGraph::Groups::kWanted), ask_(ask), sink_(sink) {
    for (Cell c : grid.open()) add(Truth(c));
    for (House h : grid.topology().houses()) {
      for (Digit d : grid.open_digits(h)) add(Truth(h, d));
    }
  }

  bool find() {
    for (int n = 0; n < graph_.size(); ++n) {
      const auto node = static_cast<NodeId>(n);
      if (graph_.is_group(node)) break;
      if (ask_.stopped()) return true;
      look_at(node, true);
      look_at(node, false);
    }
    return report();
  }

 private:
  struct Choice {
    Truth truth;
    std::vector<NodeId> ways;
  };
  struct Found {
    Fan fan;
    std::size_t lines;
    Technique technique{};
    int gain = 1;
  };

  // One way alone is a single, and no case of anything.
  void add(Truth truth) {
    Choice choice{truth, {}};
    for (Candidate x : ways_of(graph_.grid(), truth)) choice.ways.push_back(graph_.node_of(x));
    if (choice.ways.size() != 1) choices_.push_back(std::move(choice));
  }

  void look_at(NodeId supposed, bool holds) {
    Closure closure(graph_, supposed, holds);
    closure.complete();
    std::optional<Found> best;
    bool has_chain = false;  // else it is a locked candidate
    for (const Choice& choice : choices_) {
      auto is_reached = [&](NodeId way) { return closure.reached(way, false); };
      if (!std::all_of(choice.ways.begin(), choice.ways.end(), is_reached)) continue;
      std::size_t lines = 2, longest = 0;
      for (NodeId way : choice.ways) {
        const std::size_t length = closure.chain_to(way, false).size();
        lines += length;
        longest = std::max(longest, length);
      }
      if (best && lines == best->lines) has_chain = has_chain && longest > kOneLink;
      if (best && lines >= best->lines) continue;
      best = Found{{supposed, holds, choice.truth}, lines};
      has_chain = longest > kOneLink;
    }
    if (best && has_chain) found_.push_back(*best);
  }

  // Of several that come to the same the shortest.
  std::vector<Found> once() {
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Found& a, const Found& b) { return a.lines < b.lines; });
    CandidateSet placed, removed;
    std::vector<Found> once;
    for (Found& found : found_) {
      const Candidate x = graph_.candidate(found.fan.supposed);
      CandidateSet& told = found.fan.holds ? removed : placed;
      if (told.contains(x)) continue;
      const bool joined = are_joined(found.fan.chains(graph_));
      found.technique =
          joined ? Technique::kForcingChainContradiction : Technique::kForcingChainVerity;
      if (!ask_.wants(found.technique)) continue;
      told.insert(x);
      if (once.size() < kWeighed) found.gain = gain_of(graph_.grid(), x, !found.fan.holds);
      once.push_back(found);
    }
    return once;
  }

  bool report() {
    std::vector<Found> found_once = once();
    std::stable_sort(found_once.begin(), found_once.end(), [](const Found& a, const Found& b) {
      return price_of(a.lines, a.gain) < price_of(b.lines, b.gain);
    });
    for (const Found& found : found_once) {
      const Candidate x = graph_.candidate(found.fan.supposed);
      const Technique technique = found.technique;
      const bool joined = technique == Technique::kForcingChainContradiction;
      auto tell = [joined, fan = found.fan](const Grid& before, Step& step) {
        const LinkGraph graph(before, LinkGraph::Groups::kWanted);
        (joined ? tell_contradiction : tell_verity)(graph, fan, step);
        step.truths = truths_in(step.inferences);
        for (Candidate way :
             joined ? std::vector{graph.candidate(fan.supposed)} : ways_of(before, fan.truth)) {
          step.marks.push_back({Role::kAssumed, way});
        }
        mark_what_follows(step);
      };
      const std::span<const Candidate> only{&x, 1}, none;
      if (sink_({technique, found.fan.holds ? none : only, found.fan.holds ? only : none, tell})) {
        return true;
      }
    }
    return false;
  }

  static constexpr std::size_t kOneLink = 2;   // nodes
  static constexpr std::size_t kWeighed = 64;  // that are looked at for what they bring

  LinkGraph graph_;
  const Ask& ask_;
  Sink sink_;
  std::vector<Choice> choices_;
  std::vector<Found> found_;
};

}  // namespace

bool find_forcing_chain(const Grid& grid, const Ask& ask, Sink sink) {
  return !grid.broken() && ForcingChains(grid, ask, sink).find();
}

}  // namespace nonet
