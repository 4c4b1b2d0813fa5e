#include "nonet/text/exocet_words.h"

#include "nonet/core/candidate_set.h"
#include "nonet/logic/technique.h"
#include "nonet/text/clauses.h"
#include "nonet/text/roles.h"

namespace nonet {
namespace {

// Groups of Role::kSet, as exotic_wordings.h has them.
constexpr int kBase = 0, kTargets = 1;

}  // namespace

bool is_exocet(const Step& step) {
  return row_of(step.technique).words.sentence.find("{exocet strikes}") != std::string_view::npos;
}

std::string exocet_strikes(const Step& step) {
  const CellSet base = cells_of(step, {Role::kSet, kBase});
  const CellSet targets = cells_of(step, {Role::kSet, kTargets});
  const DigitSet digits = digits_of(step, {Role::kSet, kBase});
  CandidateSet foreign, unshared, elsewhere;
  for (Candidate x : step.removals) {
    if (!x.in_range()) continue;
    const bool inside = base.contains(x.cell) || targets.contains(x.cell);
    CandidateSet& part = !inside ? elsewhere : digits.contains(x.digit) ? unshared : foreign;
    part.insert(x);
  }
  std::vector<std::string> parts;
  auto add = [&](std::string_view why, const CandidateSet& gone) {
    const std::vector<std::string> clauses = clauses_of(gone);
    if (!clauses.empty()) parts.push_back(std::string(why) + ", so " + joined_clauses(clauses));
  };
  add("no other digit fits at the targets", foreign);
  add("a digit that can't be both in the base and at a target is in neither", unshared);
  add("however these digits are placed, they rule out more", elsewhere);
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == parts.size() ? "; and " : "; ") + parts[i];
  }
  return text;
}

}  // namespace nonet
