#include "nonet/text/exocet_words.h"

#include <algorithm>

#include "nonet/core/candidate_set.h"
#include "nonet/core/names.h"
#include "nonet/logic/technique.h"
#include "nonet/text/clauses.h"
#include "nonet/text/notation.h"
#include "nonet/text/roles.h"
#include "nonet/text/room_words.h"

namespace nonet {
namespace {

// Groups of Role::kSet, as exotic_wordings.h has them.
constexpr int kBase = 0, kTargets = 1;

}  // namespace

bool is_exocet(const Step& step) {
  return row_of(step.technique).words.sentence.find("{exocet strikes}") != std::string_view::npos;
}

std::string exocet_strikes(const Step& step, const Topology& topology) {
  const CellSet base = cells_of(step, {Role::kSet, kBase});
  const CellSet targets = cells_of(step, {Role::kSet, kTargets});
  const DigitSet digits = digits_of(step, {Role::kSet, kBase});
  CandidateSet foreign, without_room;
  for (Candidate x : step.removals) {
    if (!x.in_range()) continue;
    const bool inside = base.contains(x.cell) || targets.contains(x.cell);
    (inside && !digits.contains(x.digit) ? foreign : without_room).insert(x);
  }
  std::vector<std::string> parts;
  auto add = [&](std::string_view why, const CandidateSet& gone) {
    const std::vector<std::string> clauses = clauses_of(gone, topology);
    if (!clauses.empty()) parts.push_back(std::string(why) + ", so " + joined_clauses(clauses));
  };
  add("no digit but those of the base fits at the targets", foreign);
  const std::string supposed = without_room.size() == 1
                                   ? name_of(without_room.first().cell) + " were " +
                                         name_of(without_room.first().digit, topology)
                                   : "any of these were true";
  add("the digits of the base could not be placed there, at the targets and in " +
          list_of(houses_of(step, HouseRole::kBase), topology) + " if " + supposed,
      without_room);
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == parts.size() ? "; and " : "; ") + parts[i];
  }
  return text;
}

std::string exocet_room(const Step& step, const Grid& before) {
  const Topology& topology = before.topology();
  const CellSet base = cells_of(step, {Role::kSet, kBase});
  const std::vector<House> crossed = houses_of(step, HouseRole::kBase);
  CellSet lines;
  for (House h : crossed) lines |= topology.cells(h);
  lines -= cells_of(step, {Role::kSet, kTargets}) | topology.common_peers(base);
  // Digits that are confined to the same lines are told together, in the order of the first.
  std::vector<std::pair<HouseMask, DigitSet>> confined;
  for (Digit d : digits_of(step, {Role::kSet, kBase})) {
    const auto found = fewest_houses(lines & before.places(d), ~HouseMask(0),
                                     static_cast<int>(crossed.size()) - 1, topology);
    if (found.empty() || found.front() == 0) continue;
    const auto known = std::find_if(confined.begin(), confined.end(),
                                    [&](const auto& one) { return one.first == found.front(); });
    if (known == confined.end()) {
      confined.emplace_back(found.front(), DigitSet{d});
    } else {
      known->second.insert(d);
    }
  }
  std::string text;
  for (std::size_t i = 0; i < confined.size(); ++i) {
    const auto& [houses, digits] = confined[i];
    text += i == 0 ? ": elsewhere in them " : i + 1 == confined.size() ? ", and " : ", ";
    text += list_of(digits, topology);
    if (i == 0) text += digits.size() == 1 ? " is confined" : " are confined";
    text += " to " + list_of(houses, topology);
  }
  return text;
}

}  // namespace nonet
