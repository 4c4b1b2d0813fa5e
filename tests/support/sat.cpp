#include "support/sat.h"

#include <cadical.hpp>

namespace nonet::test {
namespace {

int variable(Cell c, Digit d) {
  return c.index() * 9 + d.index() + 1;
}

void exactly_one(CaDiCaL::Solver& solver, const std::vector<int>& variables) {
  for (int v : variables) solver.add(v);
  solver.add(0);
  for (std::size_t i = 0; i < variables.size(); ++i) {
    for (std::size_t j = i + 1; j < variables.size(); ++j) {
      solver.add(-variables[i]);
      solver.add(-variables[j]);
      solver.add(0);
    }
  }
}

}  // namespace

int count_by_sat(const Grid& grid, int limit, const std::function<void(const Board&)>& visit) {
  CaDiCaL::Solver solver;
  solver.set("quiet", 1);
  for (Cell c : Cell::all()) {
    std::vector<int> digits;
    for (Digit d : Digit::all()) {
      digits.push_back(variable(c, d));
      if (!grid.has(c, d)) {
        solver.add(-variable(c, d));
        solver.add(0);
      }
    }
    exactly_one(solver, digits);
  }
  for (House h : grid.topology().houses()) {
    for (Digit d : Digit::all()) {
      std::vector<int> places;
      for (Cell c : grid.topology().cells(h)) places.push_back(variable(c, d));
      exactly_one(solver, places);
    }
  }
  int found = 0;
  while (found < limit && solver.solve() == 10) {
    ++found;
    Board board;
    for (Cell c : Cell::all()) {
      for (Digit d : Digit::all()) {
        if (solver.val(variable(c, d)) > 0) board.set(c, d);
      }
    }
    for (Cell c : Cell::all()) solver.add(-variable(c, *board.at(c)));
    solver.add(0);
    if (visit) visit(board);
  }
  return found;
}

}  // namespace nonet::test
