// X-chains and XY-chains, as hops.h makes them. The shortest are told first, and of those that take
// away the same only one: a longer way to it helps nobody.
#include <algorithm>

#include "nonet/logic/hops.h"

namespace nonet {
namespace {

// The chains of one length, in links, that hops of one kind make.
bool chains_of(int links, const Hops& hops, ChainSearch& search, Technique technique, Sink sink) {
  for (int first = 0; first < hops.size(); ++first) {
    const bool ended =
        search.from(first, (links + 1) / 2, [&](const HopChain& chain, const CellSet& victims) {
          return chain.report(technique, victims, sink);
        });
    if (ended) return true;
  }
  return false;
}

}  // namespace

bool find_x_chain(const Grid& grid, const Ask& ask, Sink sink) {
  std::vector<Hops> hops;
  std::vector<ChainSearch> searches;
  hops.reserve(Digit::kCount);
  for (Digit d : ask.digits) {
    hops.push_back(Hops::of_digit(grid, d));
    searches.emplace_back(grid, hops.back(), ChainSearch::Again::kNever, ask.stop);
  }
  for (int links = 3; links <= ask.options.chains.most_links; links += 2) {
    for (std::size_t i = 0; i < hops.size(); ++i) {
      if (!searches[i].hopeful()) continue;
      if (chains_of(links, hops[i], searches[i], Technique::kXChain, sink)) return true;
    }
  }
  return false;
}

bool find_xy_chain(const Grid& grid, const Ask& ask, Sink sink) {
  const Hops hops = Hops::of_pairs(grid);
  ChainSearch search(grid, hops, ChainSearch::Again::kNever, ask.stop);
  for (int links = 3; search.hopeful() && links <= ask.options.chains.most_links; links += 2) {
    if (chains_of(links, hops, search, Technique::kXyChain, sink)) return true;
  }
  return false;
}

}  // namespace nonet
