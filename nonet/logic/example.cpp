#include "nonet/logic/example.h"

namespace nonet {

TechniqueExample example_of(Technique technique) {
  switch (technique) {
#define EXAMPLE(id, cells, deleted) \
  case Technique::id:               \
    return {cells, deleted};
#include "nonet/logic/examples.def"
#undef EXAMPLE
    default:
      return {};
  }
}

FinderOptions example_options(Technique technique) {
  FinderOptions options;
  options.duals =
      technique == Technique::kDualTwoStringKite || technique == Technique::kDualEmptyRectangle;
  return options;
}

}  // namespace nonet
