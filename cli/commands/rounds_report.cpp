#include "cli/commands/rounds_report.h"

#include <ostream>

#include "nonet/text/boxes.h"

namespace nonet::cli {

void show_rounds(std::ostream& out, const Rounds& result) {
  out << box_state(result.start);
  int number = 0;
  for (const Round& round : result.rounds) {
    ++number;
    if (round.turns.empty()) out << "Round " << number << "; Solution is complete\n";
    for (const Turn& turn : round.turns) {
      out << "Round " << number << "; Found: " << turn.found << " " << name_of(turn.strategy)
          << "(s)" << (turn.same_as_before ? " --> Unchanged" : "") << "\n";
    }
  }
}

std::string marking_grid(const Marking& marking) {
  std::string cells;
  for (CellMark mark : marking) cells += static_cast<char>(mark);
  return box_grid(cells);
}

}  // namespace nonet::cli
