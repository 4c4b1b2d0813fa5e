#include "nonet/rules/parts_needed.h"

#include <algorithm>

namespace nonet {

std::vector<PuzzlePart> parts_of(const Variant& variant) {
  std::vector<PuzzlePart> parts;
  for (std::size_t i = 0; i < variant.clues.size(); ++i) {
    parts.push_back({false, static_cast<int>(i)});
  }
  for (std::size_t i = 0; i < variant.givens.size(); ++i) {
    if (variant.givens[i]) parts.push_back({true, static_cast<int>(i)});
  }
  return parts;
}

Variant without(const Variant& variant, const std::vector<PuzzlePart>& parts) {
  Variant rest = variant;
  std::vector<bool> gone(rest.clues.size());
  for (const PuzzlePart& part : parts) {
    const auto index = static_cast<std::size_t>(part.index);
    if (part.is_given) {
      rest.givens[index].reset();
    } else {
      gone[index] = true;
    }
  }
  rest.clues.clear();
  for (std::size_t i = 0; i < gone.size(); ++i) {
    if (!gone[i]) rest.clues.push_back(variant.clues[i]);
  }
  return rest;
}

bool NeedlessParts::go_on(const Stop& stop) {
  for (; at_ < all_.size(); ++at_) {
    if (!count_) count_.emplace(without(variant_, {all_[at_]}), 2);
    if (!count_->go_on(stop)) return false;
    if (count_->found() == 1) needless_.push_back(all_[at_]);
    count_.reset();
  }
  return true;
}

bool ClashingParts::go_on(const Stop& stop) {
  while (at_ < all_.size()) {
    if (!count_) {
      std::vector<PuzzlePart> gone = gone_;
      gone.push_back(all_[at_]);
      count_.emplace(without(variant_, gone), 1);
    }
    const bool known = count_->go_on(stop);
    if (!known && count_->guesses() <= kMostGuesses) return false;
    if (known && count_->found() == 0) {
      gone_.push_back(all_[at_]);
      left_.erase(std::find(left_.begin(), left_.end(), all_[at_]));
    }
    least_ = least_ && known;
    count_.reset();
    ++at_;
  }
  return true;
}

}  // namespace nonet
