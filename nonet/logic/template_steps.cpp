// Templates as steps. A digit that stands at a cell in each of its templates is placed there; a
// candidate that none of them goes through falls.
//
// What every template of one digit has is no place for another, and so the templates of the others
// become fewer, until nothing changes any more. A step rests on the digits that had a part in it:
// each of them has a place in every row.
#include "nonet/logic/finder.h"
#include "nonet/logic/templates.h"

namespace nonet {
namespace {

// The templates of all digits, each within what the others leave it.
class AllTemplates {
 public:
  explicit AllTemplates(const Grid& grid) : topology_(grid.topology()) {
    for (Digit d : Digit::all()) {
      allowed_[d.index()] = grid.places(d);
      used_[d.index()] = {d};
      look(d);
    }
    while (sound_ && narrow()) {
    }
  }

  // Each digit has a template.
  bool sound() const { return sound_; }
  const CellSet& common(Digit d) const { return common_[d.index()]; }
  const CellSet& reached(Digit d) const { return reached_[d.index()]; }
  // The digits whose templates had a part in it.
  DigitSet used(Digit d) const { return used_[d.index()]; }

 private:
  void look(Digit d) {
    const Templates templates(topology_, allowed_[d.index()]);
    reached_[d.index()] = templates.reached();
    common_[d.index()] = templates.common();
    if (reached(d).empty()) sound_ = false;
  }

  bool narrow() {
    bool changed = false;
    for (Digit d : Digit::all()) {
      CellSet taken;
      for (Digit other : Digit::all()) {
        if (other == d || !reached(d).meets(common(other))) continue;
        taken |= reached(d) & common(other);
        used_[d.index()] |= used(other);
      }
      if (taken.empty()) continue;
      allowed_[d.index()] -= taken;
      look(d);
      changed = true;
    }
    return changed;
  }

  const Topology& topology_;
  std::array<CellSet, Digit::kCount> allowed_, common_, reached_;
  std::array<DigitSet, Digit::kCount> used_;
  bool sound_ = true;
};

// Cells of a digit, and the digits that this rests on.
struct TemplateTold {
  CellSet cells;
  Digit digit;
  DigitSet used;
};

void tell_template(const TemplateTold& told, const Grid& before, Step& step) {
  const Topology& topology = before.topology();
  for (Cell c : told.cells) step.marks.push_back({Role::kPattern, {c, told.digit}});
  for (Digit d : told.used) {
    for (House h : topology.houses()) {
      // In the ordinary game a digit that has a place in each row has one in each column and box.
      if (topology.is_classic() && topology.kind(h) != HouseKind::kRow) continue;
      if (before.places(h, d).meets(before.open())) step.truths.emplace_back(h, d);
    }
  }
}

bool report_template(Technique technique, const TemplateTold& told, Sink sink) {
  const CandidateList list(told.cells, told.digit);
  auto telling = [told](const Grid& before, Step& step) { tell_template(told, before, step); };
  if (technique == Technique::kTemplateSet) return sink({technique, list.all(), {}, telling});
  return sink({technique, {}, list.all(), telling});
}

}  // namespace

bool find_templates(const Grid& grid, const Ask& ask, Sink sink) {
  const AllTemplates templates(grid);
  if (!templates.sound()) return false;
  for (Technique technique : {Technique::kTemplateSet, Technique::kTemplateDelete}) {
    if (!ask.wants(technique)) continue;
    for (Digit d : ask.digits) {
      const CellSet cells = technique == Technique::kTemplateSet
                                ? templates.common(d) & grid.open()
                                : (grid.places(d) & grid.open()) - templates.reached(d);
      if (!cells.empty() && report_template(technique, {cells, d, templates.used(d)}, sink))
        return true;
    }
  }
  return false;
}

}  // namespace nonet
