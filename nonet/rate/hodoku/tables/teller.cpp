#include "nonet/rate/hodoku/tables/teller.h"

#include <algorithm>

#include "nonet/logic/links.h"

namespace nonet::tables {

using Kind = Inference::Kind;

Inference& Teller::add(Kind kind, const Node& node, bool holds, int level) {
  Inference& inference = step_.inferences.emplace_back();
  inference.kind = kind;
  inference.node = node;
  inference.holds = holds;
  inference.level = static_cast<std::int16_t>(level);
  return inference;
}

void Teller::suppose(Statement s, int level) {
  add(Kind::kAssume, node_of(s.item()), s.holds(), level);
  if (statements_.is_set(s.item())) tell_locked(s.item(), level);
}

void Teller::follow(Statement s, Statement cause, Truth by, int level) {
  Inference& told = add(Kind::kFollows, node_of(s.item()), s.holds(), level);
  told.by = s.holds() ? std::vector<Truth>{by} : shared_truths(s.item(), cause.item());
  if (s.holds()) cite(told.by);
  mark(Role::kPattern, s);
  if (statements_.is_set(s.item())) tell_locked(s.item(), level);
}

void Teller::tell_locked(int set, int level) {
  const DigitSet digits = statements_.set(set).digits - DigitSet{statements_.digit(set)};
  Inference& told = add(Kind::kFollows, {digits, statements_.cells(set)}, true, level);
  for (Cell c : statements_.cells(set)) {
    told.by.emplace_back(c);
    for (Digit d : statements_.grid().candidates(c)) add_mark(Role::kPattern, {c, d}, step_);
  }
  cite(told.by);
}

void Teller::conclude_in_every_case(Statement s) {
  add(Kind::kInEveryCase, node_of(s.item()), s.holds(), 0);
}

void Teller::name(Kind kind, Truth truth, int level) {
  add(kind, {}, true, level).by = {truth};
  cite({truth});
}

void Teller::name_split_at_front(Truth truth) {
  name(Kind::kSplit, truth, 0);
  std::rotate(step_.inferences.begin(), step_.inferences.end() - 1, step_.inferences.end());
}

void Teller::mark(Role role, Statement s) {
  const Node node = node_of(s.item());
  for (Cell c : node.cells) add_mark(role, {c, node.digit()}, step_);
}

void Teller::finish() {
  std::sort(step_.truths.begin(), step_.truths.end());
  step_.truths.erase(std::unique(step_.truths.begin(), step_.truths.end()), step_.truths.end());
}

// A cell, or a house; cells of a set may be joined to others by several.
std::vector<Truth> Teller::shared_truths(int item, int other) const {
  const Digit d = statements_.digit(item);
  if (!statements_.is_set(other) && statements_.digit(other) != d) {
    return {Truth(statements_.first_cell(item))};
  }
  return truths_joining(statements_.topology(), d, statements_.cells_with(item, d),
                        statements_.cells_with(other, d));
}

}  // namespace nonet::tables
