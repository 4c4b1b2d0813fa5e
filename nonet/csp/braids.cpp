#include "nonet/csp/braids.h"

namespace nonet::csp {
namespace {

template <bool kGroups>
Plane& plane_of(Settings<kGroups>& all, Setting x) {
  if constexpr (kGroups) {
    if (x >= kColumnGroups) return all.columns.of[digit_of(x)];
    if (x >= kRowGroups) return all.rows.of[digit_of(x)];
  }
  return all.labels.of[digit_of(x)];
}
Plane bit_of(Setting x) {
  return x < kRowGroups ? kCellBit[x % 81] : kCellBit[first_cell_of(x)];
}
template <bool kGroups>
void include(Settings<kGroups>& all, Setting x) {
  plane_of<kGroups>(all, x) |= bit_of(x);
}
template <bool kGroups>
void exclude(Settings<kGroups>& all, Setting x) {
  plane_of<kGroups>(all, x) &= ~bit_of(x);
}

template <bool kGroups>
std::vector<Setting> list_of(const Settings<kGroups>& settings) {
  std::vector<Setting> all;
  each_label(settings.labels, [&](Label x) { all.push_back(x.id); });
  if constexpr (kGroups) {
    each_label(settings.rows, [&](Label x) { all.push_back(row_group_at(x.digit(), x.cell())); });
    each_label(settings.columns,
               [&](Label x) { all.push_back(column_group_at(x.digit(), x.cell())); });
  }
  return all;
}

template <bool kGroups>
bool none(const Settings<kGroups>& settings) {
  if constexpr (kGroups) {
    if (!settings.rows.empty() || !settings.columns.empty()) return false;
  }
  return settings.labels.empty();
}

}  // namespace

template <bool kGroups>
bool Braids<kGroups>::refutes(const Trial<kGroups>& trial, int most, const Stop& stop,
                              const Settings<kGroups>& excluded) {
  made_.clear();
  stop_ = &stop;
  if (most < 2) return false;
  Settings<kGroups> next;
  if (!trial.find(next)) return true;
  Trial<kGroups> t = trial;
  t.dirty = 0;
  return search(t, next, excluded, most - 1);
}

template <bool kGroups>
int Braids<kGroups>::reach(const Trial<kGroups>& t, const Settings<kGroups>& next,
                           const Settings<kGroups>& excluded, int most) const {
  Settings<kGroups> now = next;
  now -= excluded;
  if (none<kGroups>(now)) return kNever;
  Trial<kGroups> after = t;
  bool stuck = false;
  switch (after.make_all(now)) {
    case Layer::kClash:
      return 1;
    case Layer::kStuck:
      return kNever;
    default:
      return after.reach(&excluded, most - 1, stuck) + 1;
  }
}

template <bool kGroups>
bool Braids<kGroups>::finish(const Trial<kGroups>& t, const Settings<kGroups>& next) {
  for (const Setting x : list_of<kGroups>(next)) {
    Trial<kGroups> after = t;
    after.make(x);
    if (!after.has_empty()) continue;
    made_.push_back(x);
    return true;
  }
  return false;
}

template <bool kGroups>
void Braids<kGroups>::landmark(const Trial<kGroups>& t, const Settings<kGroups>& next,
                               Settings<kGroups>& excluded, const Setting* first,
                               const Setting* end, int most, std::vector<Setting>& out) const {
  if (first == end) return;
  for (const Setting* x = first; x != end; ++x) exclude<kGroups>(excluded, *x);
  if (reach(t, next, excluded, most) > most) return;
  for (const Setting* x = first; x != end; ++x) include<kGroups>(excluded, *x);
  if (end - first == 1) {
    out.push_back(*first);
    return;
  }
  const Setting* middle = first + (end - first) / 2;
  landmark(t, next, excluded, first, middle, most, out);
  landmark(t, next, excluded, middle, end, most, out);
}

template <bool kGroups>
bool Braids<kGroups>::search(const Trial<kGroups>& t, const Settings<kGroups>& next,
                             Settings<kGroups> excluded, int most) {
  if (stop_->requested()) return false;
  const int layers = reach(t, next, excluded, most);
  if (layers > most) return false;
  Settings<kGroups> left = next;
  left -= excluded;
  if (most == 1) return finish(t, left);
  const std::vector<Setting> list = list_of<kGroups>(left);
  if (layers == most) return search_tight(t, left, excluded, list, most);
  std::vector<Setting> needed;
  Settings<kGroups> blocked = excluded;
  blocked |= left;
  const Setting* middle = list.data() + list.size() / 2;
  landmark(t, next, blocked, list.data(), middle, most, needed);
  landmark(t, next, blocked, middle, list.data() + list.size(), most, needed);
  for (const Setting x : needed) {
    Trial<kGroups> after = t;
    after.make(x);
    include<kGroups>(excluded, x);
    made_.push_back(x);
    // What could be made before still can, where it is there, and what is new besides.
    Settings<kGroups> now;
    if (!after.find(now)) return true;
    Settings<kGroups> still = left;
    still.labels &= after.s;
    now |= still;
    after.dirty = 0;
    if (search(after, now, excluded, most - 1)) return true;
    made_.pop_back();
  }
  return false;
}

// Where each layer must give just one, nothing of this layer serves beside it.
template <bool kGroups>
bool Braids<kGroups>::search_tight(const Trial<kGroups>& t, const Settings<kGroups>& left,
                                   Settings<kGroups> excluded, const std::vector<Setting>& list,
                                   int most) {
  excluded |= left;
  for (const Setting x : list) {
    Trial<kGroups> after = t;
    after.make(x);
    made_.push_back(x);
    Settings<kGroups> now;
    if (!after.find(now)) return true;
    now -= excluded;
    after.dirty = 0;
    if (search(after, now, excluded, most - 1)) return true;
    made_.pop_back();
  }
  return false;
}

template class Braids<false>;
template class Braids<true>;

}  // namespace nonet::csp
