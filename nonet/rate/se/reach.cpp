#include "nonet/rate/se/reach.h"

#include <algorithm>

namespace nonet::se {

// As many words as the nodes need; the steps of a search are written once and compiled for each.
template <int kWords>
struct Reach::Row {
  std::uint64_t words[kWords];

  static Row none() { return {}; }
  bool has(int i) const { return (words[i / 64] >> i % 64 & 1U) != 0; }
  void insert(int i) { words[i / 64] |= std::uint64_t{1} << i % 64; }
  void erase(int i) { words[i / 64] &= ~(std::uint64_t{1} << i % 64); }
  bool empty() const {
    std::uint64_t any = 0;
    for (std::uint64_t word : words) any |= word;
    return any == 0;
  }
  bool meets(const Row& other) const {
    std::uint64_t any = 0;
    for (int i = 0; i < kWords; ++i) any |= words[i] & other.words[i];
    return any != 0;
  }
  void join(const Row& other) {
    for (int i = 0; i < kWords; ++i) words[i] |= other.words[i];
  }
  // Takes out what was seen, and remembers the rest as seen.
  void keep_new(Row& seen) {
    for (int i = 0; i < kWords; ++i) {
      words[i] &= ~seen.words[i];
      seen.words[i] |= words[i];
    }
  }
  template <class Visit>
  void each(const Visit& visit) const {
    for (int i = 0; i < kWords; ++i) {
      for (std::uint64_t rest = words[i]; rest != 0; rest &= rest - 1) {
        visit(i * 64 + std::countr_zero(rest));
      }
    }
  }
};

namespace {

constexpr int kFew = 2;
constexpr int kUsual = 4;
constexpr int kMany = 6;
constexpr int kAll = (kCandidates + 63) / 64;

int words_for(int nodes) {
  for (int words : {kFew, kUsual, kMany}) {
    if (nodes <= words * 64) return words;
  }
  return kAll;
}

}  // namespace

template <int kWords>
const Reach::Row<kWords>& Reach::weak(int node) const {
  return reinterpret_cast<const Row<kWords>*>(weak_.data())[node];
}
template <int kWords>
const Reach::Row<kWords>& Reach::strong(int node) const {
  return reinterpret_cast<const Row<kWords>*>(strong_.data())[node];
}

Reach::Reach(const Links& links) {
  for (Id id = 0; id < links.size(); ++id) ids_.push_back(id);
  link(links, Along::kAll);
}

Reach::Reach(const Links& links, int digit) {
  for (Id id = 0; id < links.size(); ++id) {
    if (links.digit(id) == digit) ids_.push_back(id);
  }
  link(links, Along::kOnlyHouses);
}

void Reach::link(const Links& links, Along along) {
  words_ = words_for(size());
  const std::size_t stride = static_cast<std::size_t>(words_);
  std::vector<std::uint16_t> node_of(static_cast<std::size_t>(links.size()));
  for (std::size_t i = 0; i < ids_.size(); ++i) node_of[ids_[i]] = static_cast<std::uint16_t>(i);
  weak_.assign(ids_.size() * stride, 0);
  strong_.assign(ids_.size() * stride, 0);
  auto mark = [&](std::vector<std::uint64_t>& rows, std::size_t from, Id to) {
    const std::size_t node = node_of[to];
    rows[from * stride + node / 64] |= std::uint64_t{1} << node % 64;
  };
  for (std::size_t i = 0; i < ids_.size(); ++i) {
    for (Id to : links.weak(ids_[i], along)) mark(weak_, i, to);
    for (const Links::Strong& link : links.strong(ids_[i], along)) mark(strong_, i, link.to);
  }
}

template <int kWords>
int Reach::opposite(int node, bool on, int most) const {
  Row<kWords> seen[2] = {};
  Row<kWords> layer{};
  seen[on].insert(node);
  layer.insert(node);
  bool layer_on = on;
  for (int length = 2; length <= most; ++length) {
    Row<kWords> next{};
    if (layer_on) {
      layer.each([&](int i) { next.join(weak<kWords>(i)); });
    } else {
      layer.each([&](int i) { next.join(strong<kWords>(i)); });
    }
    layer_on = !layer_on;
    next.keep_new(seen[layer_on]);
    if (layer_on != on && next.has(node)) return length;
    if (next.empty()) break;
    layer = next;
  }
  return most + 1;
}

// The last link of a cycle comes from `last`; what is on before it must not have come by way of it.
template <int kWords>
int Reach::cycle_closed_by(int node, int last, int most) const {
  Row<kWords> seen_on{}, seen_off{}, layer{};
  seen_on.insert(node);
  seen_off.insert(last);
  layer.insert(node);
  for (int length = 4; length <= most; length += 2) {
    Row<kWords> off{}, on{};
    layer.each([&](int i) { off.join(weak<kWords>(i)); });
    off.keep_new(seen_off);
    off.each([&](int i) { on.join(strong<kWords>(i)); });
    on.keep_new(seen_on);
    if (on.meets(weak<kWords>(last))) return length;
    if (on.empty()) break;
    layer = on;
  }
  return most + 1;
}

template <int kWords>
int Reach::cycle(int node, int most) const {
  int least = most + 1;
  strong<kWords>(node).each(
      [&](int last) { least = std::min(least, cycle_closed_by<kWords>(node, last, least - 1)); });
  return least;
}

template <int kWords>
void Reach::lengths(int node, std::uint16_t* on, std::uint16_t* off) const {
  Row<kWords> seen_on{}, seen_off{}, layer{};
  seen_on.insert(node);
  layer.insert(node);
  on[node] = 1;
  for (std::uint16_t length = 2; !layer.empty(); length = static_cast<std::uint16_t>(length + 2)) {
    Row<kWords> offs{}, ons{};
    layer.each([&](int i) { offs.join(weak<kWords>(i)); });
    offs.keep_new(seen_off);
    offs.each([&](int i) {
      off[i] = length;
      ons.join(strong<kWords>(i));
    });
    ons.keep_new(seen_on);
    ons.each([&](int i) { on[i] = static_cast<std::uint16_t>(length + 1); });
    layer = ons;
  }
}

int Reach::to_opposite(int node, bool on, int most) const {
  switch (words_) {
    case kFew:
      return opposite<kFew>(node, on, most);
    case kUsual:
      return opposite<kUsual>(node, on, most);
    case kMany:
      return opposite<kMany>(node, on, most);
    default:
      return opposite<kAll>(node, on, most);
  }
}

int Reach::least_cycle(int node, int most) const {
  switch (words_) {
    case kFew:
      return cycle<kFew>(node, most);
    case kUsual:
      return cycle<kUsual>(node, most);
    case kMany:
      return cycle<kMany>(node, most);
    default:
      return cycle<kAll>(node, most);
  }
}

void Reach::put_lengths(int node, std::uint16_t* on, std::uint16_t* off,
                        std::uint16_t unreached) const {
  std::fill_n(on, size(), unreached);
  std::fill_n(off, size(), unreached);
  switch (words_) {
    case kFew:
      return lengths<kFew>(node, on, off);
    case kUsual:
      return lengths<kUsual>(node, on, off);
    case kMany:
      return lengths<kMany>(node, on, off);
    default:
      return lengths<kAll>(node, on, off);
  }
}

}  // namespace nonet::se
