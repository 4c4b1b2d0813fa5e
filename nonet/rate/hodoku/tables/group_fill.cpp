// What follows from a group, and where groups follow from. A group is linked to the cells that see
// all of it, then to the other groups of its digit that share a house with it.
#include "nonet/rate/hodoku/tables/links.h"

namespace nonet::tables {
namespace {

class Groups {
 public:
  Groups(const Statements& statements, LinksMaker& links) : statements_(statements), links_(links) {
    for (int g = statements.candidates(); g < statements.groups_end(); ++g) {
      of_digit_[statements.digit(g).index()].push_back(g);
    }
  }

  void link(int g) {
    const Digit d = statements_.digit(g);
    const CellSet& cells = statements_.cells(g);
    const House box = topology().house_of(cells.first(), HouseKind::kBox);
    const CellSet seen = statements_.seen(g);
    for (Cell c : seen) {
      const int item = statements_.item_of(c, d);
      links_.link({g, true}, {item, false});
      links_.link({item, true}, {g, false});
    }
    for (House h : {box, statements_.line(g)}) link_to_only_cell(g, seen, h);
    link_to_groups(g, box);
  }

 private:
  const Topology& topology() const { return statements_.topology(); }

  // Both false can't be, where the house has no other places.
  void link_to_only_cell(int g, const CellSet& seen, House h) {
    const CellSet others = seen & topology().cells(h);
    if (others.size() != 1) return;
    const Digit d = statements_.digit(g);
    const int item = statements_.item_of(others.first(), d);
    links_.link({g, false}, {item, true}, Truth(h, d));
    links_.link({item, false}, {g, true}, Truth(h, d));
  }

  void link_to_groups(int g, House box) {
    const Digit d = statements_.digit(g);
    const CellSet& cells = statements_.cells(g);
    std::array<Mates, 2> mates{Mates{statements_.line(g)}, Mates{box}};
    for (int h : of_digit_[d.index()]) {
      if (cells.meets(statements_.cells(h))) continue;
      for (Mates& in : mates) {
        if (!topology().cells(in.house).contains(statements_.cells(h))) continue;
        links_.link({g, true}, {h, false});
        if (in.count++ == 0) in.first = h;
      }
    }
    for (const Mates& in : mates) {
      if (in.count != 1) continue;
      const CellSet places = statements_.open_places(d) & topology().cells(in.house);
      if (places != (cells | statements_.cells(in.first))) continue;
      links_.link({g, false}, {in.first, true}, Truth(in.house, d));
    }
  }

  // Groups of the same digit in a house of a group.
  struct Mates {
    House house;
    int count = 0;
    int first = 0;
  };

  const Statements& statements_;
  LinksMaker& links_;
  std::array<std::vector<int>, Digit::kCount> of_digit_;
};

}  // namespace

void fill_groups(const Statements& statements, LinksMaker& links) {
  Groups groups(statements, links);
  for (int g = statements.candidates(); g < statements.groups_end(); ++g) groups.link(g);
}

}  // namespace nonet::tables
