#include "nonet/rate/hodoku/tables/reach.h"

#include <algorithm>

namespace nonet::tables {

// Tarjan's walk: what is finished first lies at the end of the arrows, so that the reach of all
// that a component leads to is known when it is closed.
class Components {
 public:
  Components(const Links& links, Reach& reach)
      : links_(links), reach_(reach), order_(reach.component_.size()), low_(order_.size()) {}

  void walk() {
    for (int key = 0; key < static_cast<int>(order_.size()); ++key) {
      if (order_[key] == 0) walk_from(key);
    }
  }

 private:
  static constexpr std::uint16_t kOpen = 0xffff;

  struct Frame {
    int key;
    std::size_t next;
  };

  void walk_from(int start) {
    enter(start);
    while (!frames_.empty()) {
      Frame& frame = frames_.back();
      const std::span<const Entry> entries = links_.of(Statement::from_key(frame.key));
      if (frame.next < entries.size()) {
        const int to = entries[frame.next++].statement.key();
        if (order_[to] == 0) {
          enter(to);
        } else if (reach_.component_[to] == kOpen) {
          low_[frame.key] = std::min(low_[frame.key], order_[to]);
        }
        continue;
      }
      const int key = frame.key;
      frames_.pop_back();
      if (!frames_.empty())
        low_[frames_.back().key] = std::min(low_[frames_.back().key], low_[key]);
      if (low_[key] == order_[key]) close(key);
    }
  }

  void enter(int key) {
    order_[key] = low_[key] = ++entered_;
    reach_.component_[key] = kOpen;
    stack_.push_back(key);
    frames_.push_back({key, 1});
  }

  void close(int root) {
    const auto begin = std::find(stack_.rbegin(), stack_.rend(), root).base() - 1;
    const auto words = static_cast<std::size_t>(reach_.words_);
    const std::size_t first_word = static_cast<std::size_t>(closed_) * words;
    reach_.bits_.resize(first_word + words);
    std::uint64_t* bits = reach_.bits_.data() + first_word;
    auto has = [&](int key) { return (bits[key / 64] >> (key % 64) & 1U) != 0; };
    for (auto it = begin; it != stack_.end(); ++it) {
      reach_.component_[*it] = closed_;
      bits[*it / 64] |= std::uint64_t{1} << (*it % 64);
    }
    for (auto it = begin; it != stack_.end(); ++it) {
      for (const Entry& entry : links_.of(Statement::from_key(*it))) {
        if (has(entry.statement.key())) continue;
        const std::uint64_t* more = reach_.of(entry.statement);
        for (std::size_t w = 0; w < words; ++w) bits[w] |= more[w];
      }
    }
    stack_.erase(begin, stack_.end());
    ++closed_;
  }

  const Links& links_;
  Reach& reach_;
  std::vector<int> order_;  // when it was entered, from 1
  std::vector<int> low_;
  std::vector<Frame> frames_;
  std::vector<int> stack_;
  int entered_ = 0;
  std::uint16_t closed_ = 0;
};

Reach::Reach(const Statements& statements, const Links& links)
    : words_((statements.size() + 63) / 64),
      component_(static_cast<std::size_t>(statements.size()), 0) {
  bits_.reserve(static_cast<std::size_t>(statements.size()) * words_);
  Components(links, *this).walk();
}

bool Reach::contradicts(Statement premise) const {
  const std::uint64_t* bits = of(premise);
  for (int w = 0; w < words_; ++w) {
    if ((bits[w] & bits[w] >> 1 & kFalse) != 0) return true;
  }
  return false;
}

}  // namespace nonet::tables
