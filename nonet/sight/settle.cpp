// Readings are tried from the likeliest on: each differs from the first reading in a few cells, and
// costs what these lose in likelihood. A heap has the cheapest set of changes on top; a set leads
// to two others, one with the next dearer change in place of its last, one with that added.
#include "nonet/sight/settle.h"

#include <algorithm>
#include <cmath>
#include <queue>
#include <vector>

#include "nonet/search/search.h"

namespace nonet::sight {
namespace {

constexpr double kDearest = 9;  // a reading that costs more is no reading of this picture
constexpr std::size_t kTries = 4000;
double log_of(float likelihood) {
  return std::log(std::max(likelihood, 1e-9F));
}

Board printed_in(const Classes& classes) {
  Board board;
  for (Cell c : Cell::all()) {
    const int of_class = classes[c.slot()];
    if (of_class >= 1 && of_class <= 9) board.set(c, Digit::from_number(of_class));
  }
  return board;
}

SearchResult solutions_of(const Classes& classes) {
  const Board board = printed_in(classes);
  SearchResult result;
  search_batch(std::span<const Board>(&board, 1), 2, std::span<SearchResult>(&result, 1));
  return result;
}

struct Change {
  int cell;
  int to;
  double cost;
};

struct Set {
  double cost;
  std::vector<std::size_t> changes;
  friend bool operator<(const Set& a, const Set& b) { return a.cost > b.cost; }
};

}  // namespace

void weigh_by_board(BoardLikelihoods& likelihoods) {
  // As common as in training.
  const std::array<double, 3> trained = {0.23, 0.35, 0.42};
  auto kind_of = [](int of_class) { return of_class == 0 ? 0 : of_class <= 9 ? 1 : 2; };
  std::array<double, 3> common = trained;
  BoardLikelihoods weighed = likelihoods;
  for (int round = 0; round < 8; ++round) {
    std::array<double, 3> sum = {0.3, 0.3, 0.05};
    for (int cell = 0; cell < 81; ++cell) {
      double whole = 0;
      for (int c = 0; c < kClasses; ++c) {
        const int kind = kind_of(c);
        weighed[cell][c] = static_cast<float>(likelihoods[cell][c] * common[kind] / trained[kind]);
        whole += weighed[cell][c];
      }
      for (int c = 0; c < kClasses; ++c) {
        weighed[cell][c] = static_cast<float>(weighed[cell][c] / whole);
        sum[kind_of(c)] += weighed[cell][c];
      }
    }
    for (int kind = 0; kind < 3; ++kind) common[kind] = sum[kind] / (sum[0] + sum[1] + sum[2]);
  }
  likelihoods = weighed;
}

Settled settle(const BoardLikelihoods& likelihoods) {
  Settled settled;
  std::vector<Change> changes;
  for (int cell = 0; cell < 81; ++cell) {
    const Likelihoods& likely = likelihoods[cell];
    const int best =
        static_cast<int>(std::max_element(likely.begin(), likely.end()) - likely.begin());
    settled.classes[cell] = best;
    for (int c = 0; c < kClasses; ++c) {
      const double cost = log_of(likely[best]) - log_of(likely[c]);
      if (c == best || cost > kDearest) continue;
      // By hand or empty, whichever: the givens are the same.
      if ((c == 0 || c > 9) && (best == 0 || best > 9)) continue;
      changes.push_back({cell, c, cost});
    }
  }
  std::sort(changes.begin(), changes.end(),
            [](const Change& a, const Change& b) { return a.cost < b.cost; });
  SearchResult result = solutions_of(settled.classes);
  if (!result.unique()) {
    std::priority_queue<Set> sets;
    if (!changes.empty()) sets.push({changes[0].cost, {0}});
    for (std::size_t tries = 0; tries < kTries && !sets.empty(); ++tries) {
      const Set set = sets.top();
      sets.pop();
      const std::size_t last = set.changes.back();
      if (last + 1 < changes.size()) {
        Set next = set;
        next.changes.back() = last + 1;
        next.cost += changes[last + 1].cost - changes[last].cost;
        if (next.cost <= kDearest) sets.push(next);
        next.changes.back() = last;
        next.changes.push_back(last + 1);
        next.cost = set.cost + changes[last + 1].cost;
        if (next.cost <= kDearest) sets.push(std::move(next));
      }
      Classes classes = settled.classes;
      bool twice = false;
      for (std::size_t i : set.changes) {
        twice |= classes[changes[i].cell] != settled.classes[changes[i].cell];
        classes[changes[i].cell] = changes[i].to;
      }
      if (twice) continue;
      const SearchResult other = solutions_of(classes);
      if (!other.unique()) continue;
      settled.classes = classes;
      result = other;
      break;
    }
  }
  settled.solutions = static_cast<int>(result.solutions);
  if (!result.unique()) return settled;
  settled.solution = result.first;
  return settled;
}

}  // namespace nonet::sight
