// The techniques as documents: docs/TECHNIQUES.md, a table of contents by family, and a page for
// each in docs/techniques, with a picture beside it that `nonet draw --example` draws. They are
// what `nonet techniques --markdown` prints, without a name and with one.
#pragma once

#include <string>

#include "nonet/explain/lessons.h"
#include "nonet/logic/technique.h"

namespace nonet {

std::string techniques_page();
std::string technique_page(Technique technique);

// What all pages with an example have: the looks as a numbered list; the step told, drawn and
// proved, and the near miss, each under a heading of its own.
std::string walk_section(const ShownExample& example);
std::string example_section(const ShownExample& example);
std::string near_miss_section(const ShownExample& example);

}  // namespace nonet
