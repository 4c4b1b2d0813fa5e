#include "nonet/logic/example.h"

namespace nonet {

TechniqueExample example_of(Technique technique) {
  struct Row {
    Technique id;
    TechniqueExample example;
  };
  static constexpr Row kRows[] = {
#define EXAMPLE(id, cells, deleted, still_open) {Technique::id, {cells, deleted, still_open}},
#define RULED_EXAMPLE(id, rules, cells, still_open) {Technique::id, {cells, "", still_open, rules}},
#include "nonet/logic/examples.def"
#undef RULED_EXAMPLE
#undef EXAMPLE
  };
  for (const Row& row : kRows) {
    if (row.id == technique) return row.example;
  }
  return {};
}

Options example_options(Technique technique) {
  Options options;
  options.nets.most_splits = 0;
  options.single_digit.dual_kites = technique == Technique::kDualTwoStringKite;
  options.single_digit.dual_empty_rectangles = technique == Technique::kDualEmptyRectangle;
  options.fish.nested = row_of(technique).family == Family::kFish;
  return options;
}

}  // namespace nonet
