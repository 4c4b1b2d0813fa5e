#include "nonet/csp/survey.h"

#include <algorithm>

namespace nonet::csp {
namespace {

constexpr Kinds kWithGroups = only(Kind::kGWhip) | only(Kind::kGBraid);

std::size_t groups_in(Kind kind) {
  return (only(kind) & kWithGroups) != 0 ? 1 : 0;
}

}  // namespace

Survey::Survey(const Labels& grid, const Stop& stop)
    : grid_(grid), settled_(settled_in(grid)), stop_(stop) {}

template <bool kGroups>
Survey::Tools<kGroups>& Survey::tools() {
  auto& made = [this]() -> auto& {
    if constexpr (kGroups) {
      return grouped_;
    } else {
      return plain_;
    }
  }
  ();
  if (!made) {
    made = std::make_unique<Tools<kGroups>>();
    Trial<kGroups>{grid_, settled_, 0x1FF}.find(made->known);
  }
  return *made;
}

template <bool kGroups>
Trial<kGroups> Survey::supposed(Label z) const {
  Trial<kGroups> t{grid_, settled_, 0x1FF};
  t.set(z);
  return t;
}

template <bool kGroups>
int Survey::least(Label z) const {
  bool stuck = false;
  const int layers = supposed<kGroups>(z).reach(nullptr, kNever, stuck);
  return layers >= kNever ? kNever : layers + 1;
}

std::vector<Survey::Target> Survey::targets(Kinds kinds) const {
  std::vector<Target> all;
  for (int cell = 0; cell < 81; ++cell) {
    if (any(settled_ & kCellBit[static_cast<std::size_t>(cell)])) continue;
    for (int digit = 0; digit < 9; ++digit) {
      const Label z = label(cell, digit);
      if (!grid_.has(z)) continue;
      Target target{z, {least<false>(z), kNever}};
      if (target.least[0] == 1) continue;
      if ((kinds & kWithGroups) != 0) target.least[1] = least<true>(z);
      all.push_back(target);
    }
  }
  return all;
}

// Every whip is a braid, and that there is no braid is seen sooner.
template <bool kGroups>
bool Survey::has_whip(Label z, int length) {
  Tools<kGroups>& with = tools<kGroups>();
  return with.braids.refutes(supposed<kGroups>(z), length, stop_) &&
         with.whips.refutes(grid_, z, length, stop_);
}

template <bool kGroups>
bool Survey::has_braid(Label z, int length) {
  Tools<kGroups>& with = tools<kGroups>();
  return with.braids.refutes(supposed<kGroups>(z), length, stop_, with.known);
}

bool Survey::has(Kind kind, Label z, int length) {
  switch (kind) {
    case Kind::kWhip:
      return has_whip<false>(z, length);
    case Kind::kGWhip:
      return has_whip<true>(z, length);
    case Kind::kBraid:
      return has_braid<false>(z, length);
    case Kind::kGBraid:
      break;
  }
  return has_braid<true>(z, length);
}

bool Survey::has_plainer(Kind kind, Label z, int length) {
  if (kind == Kind::kWhip) return false;
  if (has_whip<false>(z, length)) return true;
  return kind == Kind::kGBraid && (has_whip<true>(z, length) || has_braid<false>(z, length));
}

bool Survey::each(Kinds kinds, int longest, FunctionRef<bool(const Found&)> take) {
  if (Trial<false>{grid_, settled_, 0x1FF}.has_empty()) return false;
  std::vector<Target> all = targets(kinds);
  bool open = true;
  for (int length = 2; open && length <= longest; ++length) {
    open = false;
    for (Target& target : all) {
      for (const Kind kind : kKinds) {
        bool& done = target.done[static_cast<std::size_t>(kind)];
        const int least = target.least[groups_in(kind)];
        if ((kinds & only(kind)) == 0 || done || least >= kNever) continue;
        open = true;
        if (least > length) continue;
        done = has(kind, target.z, length);
        const bool told = done && !has_plainer(kind, target.z, length);
        if (stop_.requested()) return true;
        if (told && take({kind, target.z, length})) return true;
      }
    }
  }
  return false;
}

Survey::Chain Survey::chain(const Found& found) {
  if (!has(found.kind, found.target, found.length)) return {};
  switch (found.kind) {
    case Kind::kWhip:
      return {plain_->whips.settings(), plain_->whips.left()};
    case Kind::kGWhip:
      return {grouped_->whips.settings(), grouped_->whips.left()};
    case Kind::kBraid:
      return {plain_->braids.settings(), {}};
    case Kind::kGBraid:
      break;
  }
  return {grouped_->braids.settings(), {}};
}

}  // namespace nonet::csp
