// What a technique is, in a few words for somebody who meets its name for the first time. Lessons
// begin with it, in docs/techniques, `nonet techniques NAME` and on the page.
#pragma once

#include <string_view>

#include "nonet/logic/technique.h"

namespace nonet {

std::string_view idea_of(Technique technique);

}  // namespace nonet
