// The techniques as documents: docs/TECHNIQUES.md, a table of contents by family, and a page for
// each in docs/techniques, with a picture beside it that `nonet draw --example` draws. They are
// what `nonet techniques --markdown` prints, without a name and with one.
#pragma once

#include <string>

#include "nonet/logic/technique.h"

namespace nonet {

std::string techniques_page();
std::string technique_page(Technique technique);

}  // namespace nonet
