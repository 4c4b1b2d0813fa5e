#include "nonet/rate/se/run.h"

#include <algorithm>

namespace nonet::se {

void Run::start(Id id, bool on, Mode mode, int bound, Adviser advise) {
  const auto count = static_cast<std::size_t>(links_->size());
  for (auto& times : times_) std::fill_n(times.begin(), count, kNever);
  stride_ = (2 * count + 64) / 64;
  if (rows_.size() < (2 * count + 1) * stride_) rows_.resize((2 * count + 1) * stride_);
  advice_.clear();
  mode_ = mode;
  bound_ = bound;
  size_ = useful_ = 0;
  head_ = tail_ = {};
  contradiction_ = false;
  if (mode.dynamic) left_ = *source_;
  insert(id, on, Cause::kNone, kNever, -1);
  while (!contradiction_) {
    if (mode.level == 0 && useful_ == 0) return;
    const std::size_t kind = head_[1] < tail_[1] ? 1 : 0;
    if (head_[kind] == tail_[kind]) return;
    const Time time = queue_[kind][head_[kind]++];
    if (counts_[time] < bound_) --useful_;
    if (kind == 1) {
      work_off_on(time);
    } else {
      work_off_off(time);
    }
    if (mode.level > 0 && !contradiction_ && head_ == tail_) advise(*this);
  }
}

void Run::work_off_on(Time time) {
  for (Id to : links_->weak(nodes_[time].id, mode_.along)) {
    if (knows(to, true)) {
      contradiction_ = true;
      on_target_ = times_[1][to];
      off_target_ = make(to, false, Cause::kNone, time, -1);
      return;
    }
    if (!knows(to, false)) insert(to, false, Cause::kNone, time, -1);
  }
}

int Run::strong_links(Id id, std::array<Links::Strong, 4>& list) {
  int count = 0;
  if (!mode_.dynamic) {
    for (const Links::Strong& link : links_->strong(id, mode_.along)) list[count++] = link;
    return count;
  }
  const int cell = links_->cell(id);
  const int digit = links_->digit(id);
  const unsigned digits = left_.digits[cell];
  if (mode_.along != Along::kOnlyHouses && is_pair(digits)) {
    list[count++] = {links_->id_of(cell, first_in(digits & ~(1U << digit))), Cause::kCell};
  }
  for (int k = 0; k < 3; ++k) {
    const int house = kGeometry.house_of[cell][k];
    const unsigned places = left_.places[house][digit];
    if (!is_pair(places)) continue;
    const unsigned other = places & ~(1U << kGeometry.place_in[cell][k]);
    const Id to = links_->id_of(kGeometry.cell_at[house][first_in(other)], digit);
    bool known = false;
    for (int i = 0; i < count; ++i) known = known || list[i].to == to;
    if (!known) list[count++] = {to, cause_of_house(k)};
  }
  left_.strike(cell, digit);
  return count;
}

void Run::work_off_off(Time time) {
  std::array<Links::Strong, 4> list;
  const int count = strong_links(nodes_[time].id, list);
  for (int i = 0; i < count; ++i) {
    const auto [to, cause] = list[i];
    if (knows(to, false)) {
      contradiction_ = true;
      off_target_ = times_[0][to];
      on_target_ = make(to, true, cause, time, -1);
      return;
    }
    if (!knows(to, true)) insert(to, true, cause, time, -1);
  }
}

Run::Time Run::insert(Id id, bool on, Cause cause, Time parent, int advice) {
  const Time time = make(id, on, cause, parent, advice);
  times_[on][id] = time;
  queue_[on][tail_[on]++] = time;
  if (counts_[time] < bound_) ++useful_;
  return time;
}

Run::Time Run::make(Id id, bool on, Cause cause, Time parent, int advice) {
  const auto time = static_cast<Time>(size_++);
  nodes_[time] = {id, on, cause, parent, static_cast<std::int16_t>(advice)};
  if (advice >= 0) {
    count_advised(time);
  } else if (parent == kNever) {
    row(time)[0] = 1;
    counts_[time] = 1;
  } else if (on) {
    count_on(time);
  } else {
    const int own = counts_[parent] + 1;
    counts_[time] = static_cast<std::uint16_t>(own < bound_ ? own : kUnreached);
  }
  return time;
}

template <class Visit>
void Run::each_hidden_parent(const Node& node, const Visit& visit) const {
  if (!mode_.dynamic || node.cause == Cause::kNone) return;
  const int cell = links_->cell(node.id);
  const int digit = links_->digit(node.id);
  auto before = [&](Id id) {
    const Time time = times_[0][id];
    if (time < node.parent) visit(time);
  };
  if (node.cause == Cause::kCell) {
    for (unsigned rest = source_->digits[cell]; rest != 0; rest &= rest - 1) {
      before(links_->id_of(cell, first_in(rest)));
    }
  } else {
    const int house = house_of(cell, node.cause);
    for (unsigned rest = source_->places[house][digit]; rest != 0; rest &= rest - 1) {
      before(links_->id_of(kGeometry.cell_at[house][first_in(rest)], digit));
    }
  }
}

// The ancestors of a node that is off, itself among them; false if there are too many.
bool Run::join(Time into, Time off) {
  if (counts_[off] == kUnreached) return false;
  const Node& node = nodes_[off];
  const Time from = node.advice >= 0 || node.parent == kNever ? off : node.parent;
  std::uint64_t* to = row(into);
  const std::uint64_t* ancestors = row(from);
  for (std::size_t i = 0; i <= from / 64U; ++i) to[i] |= ancestors[i];
  to[off / 64U] |= std::uint64_t{1} << off % 64;
  return true;
}

void Run::finish_count(Time time) {
  std::uint64_t* bits = row(time);
  bits[time / 64U] |= std::uint64_t{1} << time % 64;
  int count = 0;
  for (std::size_t i = 0; i <= time / 64U; ++i) count += bit_count(bits[i]);
  counts_[time] = static_cast<std::uint16_t>(count < bound_ ? count : kUnreached);
}

void Run::count_on(Time time) {
  const Node& node = nodes_[time];
  std::fill_n(row(time), time / 64U + 1, 0);
  bool fits = join(time, node.parent);
  if (fits) {
    each_hidden_parent(node, [&](Time off) { fits = fits && join(time, off); });
  }
  if (fits) {
    finish_count(time);
  } else {
    counts_[time] = kUnreached;
  }
}

void Run::count_advised(Time time) {
  std::fill_n(row(time), time / 64U + 1, 0);
  bool fits = true;
  for (Time off : advice_[static_cast<std::size_t>(nodes_[time].advice)].parents) {
    fits = fits && join(time, off);
  }
  if (fits) {
    finish_count(time);
  } else {
    counts_[time] = kUnreached;
  }
}

int Run::add_advice(Advice advice) {
  advice_.push_back(std::move(advice));
  return static_cast<int>(advice_.size()) - 1;
}

void Run::add_off(Id id, int advice) {
  if (!knows(id, false)) insert(id, false, Cause::kNone, kNever, advice);
}

void Run::put_counts(bool on, std::uint16_t* counts) const {
  std::fill_n(counts, links_->size(), kUnreached);
  for (Time time : arrivals(on)) counts[nodes_[time].id] = counts_[time];
}

void Run::parents_of(Time time, std::vector<Time>& parents) const {
  parents.clear();
  const Node& node = nodes_[time];
  if (node.advice >= 0) {
    parents = advice_[static_cast<std::size_t>(node.advice)].parents;
  } else if (node.parent != kNever) {
    parents.push_back(node.parent);
    if (node.on) each_hidden_parent(node, [&](Time off) { parents.push_back(off); });
  }
}

}  // namespace nonet::se
