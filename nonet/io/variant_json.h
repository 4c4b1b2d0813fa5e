// A puzzle with rules as JSON: nonet's own form, which holds everything.
//
//   {"size": 9, "low": 1, "boxes": "standard", "givens": "....", "rules": [{"kind": "thermo",
//   "cells": ["r1c1", ...]}]}
//
// Which members a rule has is said by the table of kinds (rules/kinds.def), so that a new kind
// needs nothing here.
#pragma once

#include <string>
#include <string_view>

#include "nonet/core/result.h"
#include "nonet/json/value.h"
#include "nonet/rules/variant.h"

namespace nonet {

Result<Variant> read_variant_json(const JsonValue& value);
Result<Variant> read_variant_json(std::string_view text, int first_line = 1);

// The same on one line, without a newline. Read again it is the same puzzle.
std::string variant_json_of(const Variant& variant);

}  // namespace nonet
