// The rules that a step rests on, lit up under everything else that is drawn of them.
#pragma once

#include <vector>

#include "nonet/core/step.h"
#include "nonet/draw/picture.h"
#include "nonet/rules/variant.h"

namespace nonet::draw {

std::vector<Shape> lit_rules(const std::vector<RuleUse>& uses, const Variant& variant);

}  // namespace nonet::draw
