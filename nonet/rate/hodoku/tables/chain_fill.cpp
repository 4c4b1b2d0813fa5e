// What follows from a candidate by one link: if it is true, the other digits of its cell and the
// other places in its houses are false; if it is false, the other one of two is true.
#include "nonet/rate/hodoku/tables/links.h"

namespace nonet::tables {
namespace {

void link_in_cell(const Statements& statements, int item, LinksMaker& links) {
  const auto [c, d] = statements.candidate(item);
  const DigitSet others = statements.grid().candidates(c) - DigitSet{d};
  for (Digit other : others) links.link({item, true}, {statements.item_of(c, other), false});
  if (others.size() != 1) return;
  links.link({item, false}, {statements.item_of(c, others.first()), true}, Truth(c));
}

void link_in_houses(const Statements& statements, int item, LinksMaker& links) {
  const auto [c, d] = statements.candidate(item);
  CellSet places = statements.open_places(d);
  places.erase(c);
  CellSet weak, strong;  // linked through an earlier house
  for (House h : statements.topology().houses_of(c)) {
    const CellSet others = places & statements.topology().cells(h);
    for (Cell other : others - weak)
      links.link({item, true}, {statements.item_of(other, d), false});
    weak |= others;
    if (others.size() != 1 || strong.contains(others.first())) continue;
    strong |= others;
    links.link({item, false}, {statements.item_of(others.first(), d), true}, Truth(h, d));
  }
}

}  // namespace

void fill_chains(const Statements& statements, LinksMaker& links) {
  for (int item = 0; item < statements.candidates(); ++item) {
    link_in_cell(statements, item, links);
    link_in_houses(statements, item, links);
  }
}

}  // namespace nonet::tables
