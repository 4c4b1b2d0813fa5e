// Teller: writes statements into a step, line by line, with their marks and with the truths that
// they rest on.
//
// A set that loses a digit is told in two lines: that it does, and that it then holds the others.
#pragma once

#include <vector>

#include "nonet/rate/hodoku/tables/statements.h"

namespace nonet::tables {

class Teller {
 public:
  Teller(const Statements& statements, Step& step) : statements_(statements), step_(step) {}

  void suppose(Statement s, int level);
  // From a cause. What is true then is all that the truth leaves; what is false shares a truth with
  // its cause, which is found here.
  void follow(Statement s, Statement cause, Truth by, int level);
  void conclude_in_every_case(Statement s);
  // A split, or a conflict.
  void name(Inference::Kind kind, Truth truth, int level);
  // A split that was seen only behind its first case.
  void name_split_at_front(Truth truth);

  void mark(Role role, Statement s);
  // Each truth once, in order.
  void finish();

 private:
  Inference& add(Inference::Kind kind, const Node& node, bool holds, int level);
  void tell_locked(int set, int level);
  std::vector<Truth> shared_truths(int item, int other) const;
  void cite(const std::vector<Truth>& truths) {
    step_.truths.insert(step_.truths.end(), truths.begin(), truths.end());
  }
  Node node_of(int item) const {
    const Digit d = statements_.digit(item);
    return {d, statements_.cells_with(item, d)};
  }

  const Statements& statements_;
  Step& step_;
};

}  // namespace nonet::tables
