#include "nonet/generate/regions.h"

#include "nonet/rules/variant.h"

namespace nonet {
namespace {

// Changes that are made for each cell of the grid: enough that nobody sees what it began as.
constexpr int kChangesACell = 3;
constexpr int kMostAgain = 20;
// Most that are tried lead nowhere.
constexpr int kTriesAChange = 40;

class Layout {
 public:
  Layout(int side, Random& random) : side_(side), random_(random) {
    regions_ = standard_boxes(side, side, side);
    if (!regions_.empty()) return;
    for (int cell = 0; cell < side * side; ++cell) regions_.push_back(cell / side);
  }

  // In the smallest grids all changes together may end where they began: then there are more.
  std::vector<int> run() {
    const std::vector<int> boxes = numbered();
    const int cells = side_ * side_;
    for (int again = 0; again < kMostAgain; ++again) {
      int made = 0;
      for (int i = 0; i < cells * kTriesAChange && made < cells * kChangesACell; ++i) {
        made += change() ? 1 : 0;
      }
      if (numbered() != boxes) break;
    }
    return numbered();
  }

 private:
  std::vector<int> beside(int cell) const {
    const int r = cell / side_, c = cell % side_;
    std::vector<int> cells;
    if (r > 0) cells.push_back(cell - side_);
    if (r + 1 < side_) cells.push_back(cell + side_);
    if (c > 0) cells.push_back(cell - 1);
    if (c + 1 < side_) cells.push_back(cell + 1);
    return cells;
  }

  int& region(int cell) { return regions_[static_cast<std::size_t>(cell)]; }
  int any_cell() {
    return static_cast<int>(random_.below(static_cast<std::uint32_t>(side_ * side_)));
  }

  // A cell goes over to a region beside it, and one of that region comes back.
  bool change() {
    const int gone = any_cell();
    const int from = region(gone), to = region(random_.one_of(beside(gone)));
    if (from == to) return false;
    region(gone) = to;
    if (is_whole(from)) {
      std::vector<int> back;
      for (int cell = 0; cell < side_ * side_; ++cell) {
        if (cell != gone && region(cell) == to && touches(cell, from)) back.push_back(cell);
      }
      random_.shuffle(back);
      for (const int cell : back) {
        region(cell) = from;
        if (is_whole(from) && is_whole(to)) return true;
        region(cell) = to;
      }
    }
    region(gone) = from;
    return false;
  }

  bool touches(int cell, int wanted) {
    for (const int other : beside(cell)) {
      if (region(other) == wanted) return true;
    }
    return false;
  }

  // Whether all cells of a region hang together.
  bool is_whole(int wanted) {
    std::vector<int> reached;
    std::vector<bool> seen(regions_.size());
    int size = 0;
    for (int cell = 0; cell < side_ * side_; ++cell) {
      if (region(cell) != wanted) continue;
      ++size;
      if (reached.empty()) {
        reached.push_back(cell);
        seen[static_cast<std::size_t>(cell)] = true;
      }
    }
    for (std::size_t i = 0; i < reached.size(); ++i) {
      for (const int other : beside(reached[i])) {
        if (region(other) != wanted || seen[static_cast<std::size_t>(other)]) continue;
        seen[static_cast<std::size_t>(other)] = true;
        reached.push_back(other);
      }
    }
    return static_cast<int>(reached.size()) == size;
  }

  std::vector<int> numbered() const {
    std::vector<int> names(regions_.size(), -1), all;
    int next = 0;
    for (const int region : regions_) {
      int& name = names[static_cast<std::size_t>(region)];
      if (name < 0) name = next++;
      all.push_back(name);
    }
    return all;
  }

  int side_;
  Random& random_;
  std::vector<int> regions_;
};

}  // namespace

std::vector<int> random_regions(int side, Random& random) {
  return Layout(side, random).run();
}

}  // namespace nonet
