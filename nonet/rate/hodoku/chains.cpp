#include "nonet/rate/hodoku/chains.h"

#include <algorithm>

#include "nonet/logic/hops.h"

namespace nonet {
namespace {

int most_hops(const Ask& ask) {
  return (ask.options.chains.most_links + 1) / 2;
}

}  // namespace

// Each cell with each of its digits, not each digit with each of its cells.
bool find_x_chain_like_hodoku(const Grid& grid, const Ask& ask, Sink sink) {
  struct Start {
    Candidate candidate;
    int search, hop;
  };
  std::vector<Hops> hops;
  std::vector<ChainSearch> searches;
  std::vector<Start> starts;
  hops.reserve(Digit::kCount);
  for (Digit d : ask.digits) {
    hops.push_back(Hops::of_digit(grid, d));
    searches.emplace_back(grid, hops.back(), ChainSearch::Again::kIfShorter, ask.stop);
    if (!searches.back().hopeful()) continue;
    const int search = static_cast<int>(hops.size()) - 1;
    for (int i = 0; i < hops.back().size(); ++i) starts.push_back({hops.back()[i].off, search, i});
  }
  std::stable_sort(starts.begin(), starts.end(),
                   [](const Start& a, const Start& b) { return a.candidate < b.candidate; });
  for (const Start& start : starts) {
    const bool ended = searches[start.search].from(
        start.hop, most_hops(ask), [&](const HopChain& chain, const CellSet& victims) {
          return chain.report(Technique::kXChain, victims, sink);
        });
    if (ended) return true;
  }
  return false;
}

bool find_xy_chain_like_hodoku(const Grid& grid, const Ask& ask, Sink sink) {
  const Hops hops = Hops::of_pairs(grid);
  ChainSearch search(grid, hops, ChainSearch::Again::kIfShorter, ask.stop);
  for (int first = 0; search.hopeful() && first < hops.size(); ++first) {
    const bool ended =
        search.from(first, most_hops(ask), [&](const HopChain& chain, const CellSet& victims) {
          return chain.report(Technique::kXyChain, victims, sink);
        });
    if (ended) return true;
  }
  return false;
}

}  // namespace nonet
