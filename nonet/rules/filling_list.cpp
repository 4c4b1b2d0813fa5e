#include "nonet/rules/filling_list.h"

#include <utility>

namespace nonet {
namespace {

constexpr std::size_t kMostNodes = 2000;

class Enumeration {
 public:
  Enumeration(const RuleUnit& unit, const Grid& grid, std::size_t most)
      : unit_(unit), grid_(grid), most_(most) {
    for (Automaton::State start : unit.meaning->starts()) go_on(start);
  }
  bool complete() const { return complete_; }
  std::vector<Filling> take() { return std::move(all_); }

 private:
  void go_on(Automaton::State state) {
    if (!complete_) return;
    const std::size_t position = filling_.size();
    if (position == unit_.cells.size()) {
      if (unit_.meaning->accepts(state)) all_.push_back(filling_);
      complete_ = all_.size() <= most_;
      return;
    }
    if (++nodes_ > kMostNodes) complete_ = false;
    const Cell cell = unit_.cells[position];
    DigitSet open = grid_.candidates(cell);
    for (std::size_t i = 0; i < position; ++i) {
      if (unit_.cells[i] == cell) open &= DigitSet{filling_[i]};
      if (grid_.topology().peers(cell).contains(unit_.cells[i])) open.erase(filling_[i]);
    }
    for (Digit d : open) {
      std::vector<Automaton::State> to;
      unit_.meaning->steps(state, static_cast<int>(position), unit_.names.number_of(d), to);
      filling_.push_back(d);
      for (Automaton::State next : to) go_on(next);
      filling_.pop_back();
    }
  }

  const RuleUnit& unit_;
  const Grid& grid_;
  const std::size_t most_;
  Filling filling_;
  std::vector<Filling> all_;
  std::size_t nodes_ = 0;
  bool complete_ = true;
};

}  // namespace

std::optional<std::vector<Filling>> fillings_of(const RuleUnit& unit, const Grid& grid,
                                                std::size_t most) {
  Enumeration enumeration(unit, grid, most);
  if (!enumeration.complete()) return std::nullopt;
  return enumeration.take();
}

}  // namespace nonet
