#include "nonet/csp/whips.h"

#include <algorithm>

namespace nonet::csp {
namespace {

std::uint64_t mixed(std::uint64_t x) {
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9;
  x ^= x >> 27;
  x *= 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

struct HousesOf {
  Plane row, column, box;
};
const std::array<HousesOf, 81>& houses() {
  static const std::array<HousesOf, 81> all = [] {
    std::array<HousesOf, 81> made{};
    for (std::size_t c = 0; c < 81; ++c) {
      const Counted n = counted(kCellBit[c]);
      made[c] = {whole_rows(n.row1), whole_columns(n.column1), whole_boxes(n.box1)};
    }
    return made;
  }();
  return all;
}

int count(Plane p) {
  return bit_count(p[0]) + bit_count(p[1]) + bit_count(p[2]);
}

int first_cell(Plane p) {
  for (int band = 0; band < 2; ++band) {
    if (p[band] != 0) return band * 27 + std::countr_zero(p[band]);
  }
  return 54 + std::countr_zero(p[2]);
}

}  // namespace

template <bool kGroups>
void Whips<kGroups>::Frontier::add(Setting x, Label y) {
  auto same = std::find_if(next.begin(), next.end(), [&](const Next& n) { return n.setting == x; });
  if (same == next.end()) {
    next.push_back({x, {y}});
  } else if (std::find(same->left.begin(), same->left.end(), y) == same->left.end()) {
    same->left.push_back(y);
  }
}

template <bool kGroups>
bool Whips<kGroups>::was_made(Setting x) const {
  return x == z_.id || std::find(made_.begin(), made_.end(), x) != made_.end();
}

template <bool kGroups>
void Whips<kGroups>::look_at_cell(const Labels& s, Label struck, Frontier& out) const {
  const Plane bit = kCellBit[static_cast<std::size_t>(struck.cell())];
  int last = -1, left = 0;
  for (int d = 0; d < 9; ++d) {
    if (!any(s.of[d] & bit)) continue;
    last = d;
    ++left;
  }
  if (left == 0) out.ends.push_back(struck);
  if (left != 1) return;
  const Setting x = label(struck.cell(), last).id;
  if (!was_made(x)) out.add(x, struck);
}

template <bool kGroups>
void Whips<kGroups>::look_at_house(Plane places, Label struck, bool row, bool column,
                                   Frontier& out) const {
  const int left = count(places);
  if (left == 0) return out.ends.push_back(struck);
  if (left > (kGroups ? 3 : 1)) return;
  const int d = struck.digit();
  const int cell = first_cell(places);
  auto add = [&](Setting x) {
    if (!was_made(x)) out.add(x, struck);
  };
  if (left == 1) return add(label(cell, d).id);
  const Setting in_row = row_group_at(d, cell), in_column = column_group_at(d, cell);
  if (row && !any(places & ~cells_of(in_row))) add(in_row);
  if (column && !any(places & ~cells_of(in_column))) add(in_column);
}

template <bool kGroups>
typename Whips<kGroups>::Frontier Whips<kGroups>::behind(const Labels& s, Setting last) const {
  Frontier out;
  const int digit = digit_of(last);
  auto look_at_houses = [&](Label y) {
    const HousesOf& in = houses()[static_cast<std::size_t>(y.cell())];
    const Plane p = s.of[y.digit()];
    look_at_house(p & in.row, y, true, false, out);
    look_at_house(p & in.column, y, false, true, out);
    look_at_house(p & in.box, y, true, true, out);
  };
  // Of its digit whatever it sees; of the others what stands in its cell.
  const Plane seen = grid_.of[digit] & struck_by(last);
  for (int band = 0; band < 3; ++band) {
    for (std::uint32_t w = seen[band]; w != 0; w &= w - 1) {
      const Label y = label(band * 27 + std::countr_zero(w), digit);
      look_at_cell(s, y, out);
      look_at_houses(y);
    }
  }
  if (last >= kRowGroups) return out;
  const int cell = Label{last}.cell();
  for (int d = 0; d < 9; ++d) {
    if (d != digit && grid_.has(label(cell, d))) look_at_houses(label(cell, d));
  }
  return out;
}

template <bool kGroups>
bool Whips<kGroups>::rematch(std::size_t step, Options& seen) {
  for (const Label y : options_[step]) {
    if (std::find(seen.begin(), seen.end(), y) != seen.end()) continue;
    seen.push_back(y);
    const auto owner = std::find(left_.begin(), left_.end(), y);
    if (owner != left_.end() && !rematch(static_cast<std::size_t>(owner - left_.begin()), seen)) {
      continue;
    }
    left_[step] = y;
    return true;
  }
  return false;
}

template <bool kGroups>
bool Whips<kGroups>::match(Options options) {
  options_.push_back(std::move(options));
  left_.push_back({0xFFFF});
  Options seen;
  if (rematch(left_.size() - 1, seen)) return true;
  unmatch();
  refused_ = true;
  return false;
}

template <bool kGroups>
void Whips<kGroups>::unmatch() {
  options_.pop_back();
  left_.pop_back();
}

template <bool kGroups>
bool Whips<kGroups>::search(const Trial<kGroups>& t, Setting last, int most, std::uint64_t key) {
  if (stop_->requested()) return false;
  Frontier frontier = behind(t.s, last);
  if (!frontier.ends.empty() && match(std::move(frontier.ends))) return true;
  if (most == 1) return false;
  Trial<kGroups> ahead = t;
  ahead.dirty = 0x1FF;
  bool stuck = false;
  if (ahead.reach(nullptr, most - 1, stuck) > most - 1) return false;
  const std::uint64_t here = mixed(key ^ (last * 0x9e3779b97f4a7c15ULL));
  const auto known = failed_.find(here);
  if (known != failed_.end() && known->second >= most) return false;
  const bool refused_before = refused_;
  refused_ = false;
  for (Next& next : frontier.next) {
    if (!match(std::move(next.left))) continue;
    Trial<kGroups> after = t;
    after.make(next.setting);
    made_.push_back(next.setting);
    if (search(after, next.setting, most - 1, key ^ mixed(next.setting + 1U))) return true;
    made_.pop_back();
    unmatch();
  }
  // What failed for want of different candidates may do behind others.
  if (!refused_) failed_[here] = most;
  refused_ = refused_ || refused_before;
  return false;
}

template <bool kGroups>
bool Whips<kGroups>::refutes(const Labels& grid, Label z, int most, const Stop& stop) {
  grid_ = grid;
  z_ = z;
  stop_ = &stop;
  made_.clear();
  options_.clear();
  left_.clear();
  failed_.clear();
  refused_ = false;
  Trial<kGroups> t{grid, settled_in(grid), 0};
  t.set(z);
  return search(t, z.id, most, 0);
}

template class Whips<false>;
template class Whips<true>;

}  // namespace nonet::csp
