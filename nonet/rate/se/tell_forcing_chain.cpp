// A forcing chain or cycle as nonet tells alternating chains: supposed false, its first node leads
// to the last, strong and weak links in turn.
//
//   x on  - a off = b on - ... = z on - x off     the chain from a to z takes x away
//   x off = b on  - ... = x on                    the chain from x to x places it
//   s on  - a off = ... - z off = s on            the ring from a to s, closed by the first link
#include "nonet/logic/links.h"
#include "nonet/rate/se/forcing_chains.h"
#include "nonet/rate/se/tell.h"

namespace nonet::se {
namespace {

Along links_of(Rule rule) {
  switch (rule) {
    case Rule::kXCycle:
    case Rule::kTurbotFish:
    case Rule::kForcingXChain:
      return Along::kOnlyHouses;
    case Rule::kYCycle:
      return Along::kOnlyCells;
    default:
      return Along::kAll;
  }
}

// From the target back to the supposition. Of several cycles as short the first that removes
// something was meant.
ChainPath path_of(const Seed& seed, const Links& links, const State& state) {
  Paths paths(links);
  const Id start = start_of(links, seed.basis);
  if (seed.rule > Rule::kXyCycle) {
    return paths.to_opposite(start, seed.basis.on, links_of(seed.rule));
  }
  ChainPath found;
  paths.each_cycle(start, links_of(seed.rule), seed.complexity, [&](const ChainPath& path) {
    const bool fits = static_cast<int>(path.size()) - 1 == seed.complexity;
    if (found.empty() && fits && !cycle_removals(links, state, path).empty()) found = path;
  });
  return found;
}

// Who is who in two strong links that a weak one joins.
void mark_turbot(std::span<const Node> nodes, std::span<const Truth> links, Step& step) {
  add_house(HouseRole::kCover, links[1].house(), step);
  for (int i : {1, 2}) add_mark(Role::kLink, {nodes[i].cells.first(), nodes[i].digit()}, step);
}

}  // namespace

void tell_forcing_chain(const Seed& seed, const State& state, Step& step) {
  const Links links(state);
  const ChainPath back = path_of(seed, links, state);
  std::vector<PathNode> path(back.rbegin(), back.rend());
  const bool ring = seed.rule <= Rule::kXyCycle;
  if (path.front().on) path.erase(path.begin());
  if (!path.back().on) path.pop_back();
  std::vector<Node> nodes;
  std::vector<Truth> truths;
  for (const PathNode& node : path) {
    const Candidate x = candidate_of(links, node.id);
    nodes.emplace_back(x.digit, CellSet{x.cell});
    add_mark(Role::kPattern, x, step);
    if (nodes.size() == 1) continue;
    truths.push_back(truth_of(links, node.id, node.cause));
    if (!node.on) continue;
    step.truths.push_back(truths.back());
    if (!ring && links_of(seed.rule) == Along::kOnlyHouses) {
      add_house(HouseRole::kBase, truths.back().house(), step);
    }
  }
  add_mark(Role::kPincer, candidate_of(links, path.front().id), step);
  add_mark(Role::kPincer, candidate_of(links, path.back().id), step);
  if (seed.rule == Rule::kTurbotFish && nodes.size() == 4) mark_turbot(nodes, truths, step);
  if (ring) {
    truths.push_back(truth_of(links, path.front().id, path.front().cause));
    nodes.push_back(nodes.front());
  }
  tell_chain(nodes, truths, step);
}

}  // namespace nonet::se
