#include "nonet/logic/example.h"

namespace nonet {

TechniqueExample example_of(Technique technique) {
  struct Row {
    Technique id;
    TechniqueExample example;
  };
  static constexpr Row kRows[] = {
#define EXAMPLE(id, cells, deleted, still_open) {Technique::id, {cells, deleted, still_open}},
#include "nonet/logic/examples.def"
#undef EXAMPLE
  };
  for (const Row& row : kRows) {
    if (row.id == technique) return row.example;
  }
  return {};
}

FinderOptions example_options(Technique technique) {
  FinderOptions options;
  options.duals =
      technique == Technique::kDualTwoStringKite || technique == Technique::kDualEmptyRectangle;
  return options;
}

}  // namespace nonet
