#include "nonet/logic/idea.h"

namespace nonet {

std::string_view idea_of(Technique technique) {
  using enum Technique;
#define IDEA(text, ...)                   \
  for (Technique meant : {__VA_ARGS__}) { \
    if (meant == technique) return text;  \
  }
#include "nonet/logic/ideas.def"
#undef IDEA
  return {};
}

}  // namespace nonet
