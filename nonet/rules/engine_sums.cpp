// Putting sums together. A digit counts by its place: bit i contributes i, and a negative term
// contributes the digits in reverse, so that all contributions are from 0 on.
#include <algorithm>

#include "nonet/rules/engine.h"

namespace nonet {

Engine::Piece Engine::make_piece(const Terms& terms) {
  // A cell that is named twice counts twice.
  Terms& joined = joined_;
  joined.clear();
  for (auto [cell, weight] : terms) {
    auto known = std::find_if(joined.begin(), joined.end(),
                              [&, c = cell](const auto& t) { return t.first == c; });
    if (known == joined.end()) {
      joined.emplace_back(cell, weight);
    } else {
      known->second += weight;
    }
  }
  std::erase_if(joined, [](const auto& term) { return term.second == 0; });
  Piece piece;
  piece.first = static_cast<std::uint32_t>(groups_.size());
  for (auto [cell, weight] : joined) {
    const bool negative = weight < 0;
    const int size = negative ? -weight : weight;
    piece.base += negative ? weight * (low_ + digits_ - 1) : weight * low_;
    Group* home = nullptr;
    for (std::size_t i = piece.first; i < groups_.size() && size == 1; ++i) {
      Group& group = groups_[i];
      if (group.negative != negative || group.weight != 1 || group.count == 16) continue;
      const auto end = group.cells.begin() + group.count;
      if (std::all_of(group.cells.begin(), end,
                      [&, c = cell](Spot other) { return peer_bits_[c].has(other); })) {
        home = &group;
        break;
      }
    }
    if (home == nullptr) {
      groups_.emplace_back();
      home = &groups_.back();
      home->negative = negative;
      home->weight = static_cast<std::uint16_t>(size);
    }
    home->cells[home->count++] = cell;
  }
  piece.count = static_cast<std::uint32_t>(groups_.size()) - piece.first;
  return piece;
}

int Engine::widest(const Piece& piece) const {
  int most = 0;
  for (std::uint32_t i = 0; i < piece.count; ++i) {
    const Group& group = groups_[piece.first + i];
    most += group.count * group.weight * (digits_ - 1);
  }
  return most;
}

Engine::Kernel Engine::make_sum(const Terms& terms, int total, std::vector<Spot>& watched) {
  Sum sum;
  sum.first = static_cast<std::uint32_t>(pieces_.size());
  sum.count = 1;
  const Piece piece = make_piece(terms);
  sum.total = total - piece.base;
  sum.bounds_only = sum.total > 127 || widest(piece) > 4000 || piece.count > 24;
  sum.narrow = sum.total < 64;
  pieces_.push_back(piece);
  sums_.push_back(sum);
  for (const auto& term : terms) watched.push_back(term.first);
  return {Work::kSum, static_cast<std::uint32_t>(sums_.size() - 1),
          10 + static_cast<int>(terms.size())};
}

Engine::Kernel Engine::make_equal_sums(const std::vector<Spot>& cells,
                                       const std::vector<int>& lengths,
                                       std::vector<Spot>& watched) {
  Sum sum;
  sum.narrow = true;
  sum.first = static_cast<std::uint32_t>(pieces_.size());
  std::size_t at = 0;
  for (int length : lengths) {
    terms_.clear();
    for (int i = 0; i < length; ++i) terms_.emplace_back(cells[at++], 1);
    const Piece piece = make_piece(terms_);
    sum.bounds_only = sum.bounds_only || widest(piece) + piece.base > 127 || piece.count > 24;
    sum.narrow = sum.narrow && widest(piece) + piece.base < 64;
    pieces_.push_back(piece);
    ++sum.count;
  }
  sums_.push_back(sum);
  watched.insert(watched.end(), cells.begin(), cells.end());
  return {Work::kSum, static_cast<std::uint32_t>(sums_.size() - 1),
          20 + static_cast<int>(cells.size())};
}

}  // namespace nonet
