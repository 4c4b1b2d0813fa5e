#include "nonet/rate/se/links.h"

namespace nonet::se {

Links::Links(const Marks& marks) {
  number(marks);
  const std::size_t count = candidates_.size();
  weak_first_.reserve(count + 1);
  strong_first_.reserve(count + 1);
  weak_.reserve(count * 16);
  strong_.reserve(count * 2);
  weak_first_.push_back(0);
  strong_first_.push_back(0);
  for (Id id = 0; id < count; ++id) {
    link_weakly(marks, id);
    weak_first_.push_back(static_cast<std::uint32_t>(weak_.size()));
    link_strongly(marks, id);
    strong_first_.push_back(static_cast<std::uint32_t>(strong_.size()));
  }
}

void Links::number(const Marks& marks) {
  candidates_.reserve(kCandidates / 2);
  id_of_.fill(kNoId);
  for (int c = 0; c < kCells; ++c) {
    for (unsigned rest = marks.digits[c]; rest != 0; rest &= rest - 1) {
      const int candidate = c * kDigits + first_in(rest);
      id_of_[candidate] = static_cast<Id>(candidates_.size());
      candidates_.push_back(static_cast<std::uint16_t>(candidate));
      siblings_.push_back(static_cast<std::uint8_t>(marks.count(c)));
    }
  }
}

void Links::link_weakly(const Marks& marks, Id id) {
  const int c = cell(id);
  const int d = digit(id);
  for (unsigned rest = marks.digits[c] & ~(1U << d); rest != 0; rest &= rest - 1) {
    weak_.push_back(id_of(c, first_in(rest)));
  }
  for (int k = 0; k < 3; ++k) {
    const int house = kGeometry.house_of[c][k];
    for (unsigned rest = marks.places[house][d]; rest != 0; rest &= rest - 1) {
      const int other = kGeometry.cell_at[house][first_in(rest)];
      // Cells that share the block came with it.
      if (other == c || (k > 0 && kGeometry.house_of[other][0] == kGeometry.house_of[c][0])) {
        continue;
      }
      weak_.push_back(id_of(other, d));
    }
  }
}

void Links::link_strongly(const Marks& marks, Id id) {
  const int c = cell(id);
  const int d = digit(id);
  const std::size_t first = strong_.size();
  if (is_pair(marks.digits[c])) {
    strong_.push_back({id_of(c, first_in(marks.digits[c] & ~(1U << d))), Cause::kCell});
  }
  for (int k = 0; k < 3; ++k) {
    const int house = kGeometry.house_of[c][k];
    const unsigned places = marks.places[house][d];
    if (!is_pair(places)) continue;
    const unsigned other = places & ~(1U << kGeometry.place_in[c][k]);
    const Id to = id_of(kGeometry.cell_at[house][first_in(other)], d);
    bool known = false;
    for (std::size_t i = first; i < strong_.size(); ++i) known = known || strong_[i].to == to;
    if (!known) strong_.push_back({to, cause_of_house(k)});
  }
}

Cause Links::weak_cause(Id from, Id to) const {
  const int a = cell(from);
  const int b = cell(to);
  if (a == b) return Cause::kCell;
  for (int k = 0; k < 3; ++k) {
    if (kGeometry.house_of[a][k] == kGeometry.house_of[b][k]) return cause_of_house(k);
  }
  return Cause::kNone;
}

}  // namespace nonet::se
