// Putting sums together. A digit counts by its place: bit i contributes i, and a negative term
// contributes the digits in reverse, so that all contributions are from 0 on.
#include <algorithm>

#include "nonet/rules/engine.h"

namespace nonet {

// The terms in an order in which those come together that lie in one house: first the house with
// the most of one sign, then that with the most of what is left. Larger groups have narrower sums.
void Engine::by_houses(Terms& terms) const {
  std::vector<int> weights(static_cast<std::size_t>(cells_));
  for (auto [cell, weight] : terms) weights[cell] = weight;
  Terms ordered;
  ordered.reserve(terms.size());
  for (;;) {
    std::size_t best = 0;
    int most = 1, sign = 0;
    for (std::size_t h = 0; h < houses_.size(); ++h) {
      std::array<int, 2> counts{};
      for (int i = 0; i < digits_; ++i) {
        const int weight = weights[houses_[h].cells[i]];
        if (weight == 1 || weight == -1) ++counts[weight > 0 ? 0 : 1];
      }
      for (std::size_t s = 0; s < 2; ++s) {
        if (counts[s] <= most) continue;
        most = counts[s];
        sign = s == 0 ? 1 : -1;
        best = h;
      }
    }
    if (sign == 0) break;
    for (int i = 0; i < digits_; ++i) {
      const Spot cell = houses_[best].cells[i];
      if (weights[cell] != sign) continue;
      ordered.emplace_back(cell, sign);
      weights[cell] = 0;
    }
  }
  for (auto [cell, weight] : terms) {
    if (weights[cell] != 0) ordered.emplace_back(cell, weight);
  }
  terms = std::move(ordered);
}

// Whether what cells hold at the start leaves a sum no more room than that to its least or most.
bool Engine::is_tight(const Sum& sum, int room) {
  DigitMask* const before = now_;
  now_ = start_.data();
  const Piece& piece = pieces_[sum.first];
  int least = 0, most = 0;
  bool sound = true;
  for (std::uint32_t g = 0; g < piece.count; ++g) {
    Ends found{};
    sound = sound && ends(groups_[piece.first + g], found);
    least += found.least;
    most += found.most;
  }
  now_ = before;
  return !sound || std::min(sum.total - least, most - sum.total) <= room;
}

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
  if (static_cast<int>(joined.size()) > digits_) by_houses(joined);
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
                      [&, c = cell](Spot other) { return peer_bits_[c].test(other); })) {
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
