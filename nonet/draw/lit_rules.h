// The rules that a step rests on, lit up under everything else that is drawn of them; of a sum that
// is added up from them, the cells that it leaves too.
#pragma once

#include <vector>

#include "nonet/core/step.h"
#include "nonet/draw/picture.h"
#include "nonet/rules/rulebook.h"

namespace nonet::draw {

std::vector<Shape> lit_rules(const std::vector<RuleUse>& uses, const Rulebook& rulebook);

}  // namespace nonet::draw
