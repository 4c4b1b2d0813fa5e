// Who plays which role in a step, and the templates of techniques.def that speak of roles: what
// prose and the expert's notation share.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet {

// A role, of all its groups or of one.
struct Part {
  static constexpr int kEveryGroup = -1;

  Role role;
  int group = kEveryGroup;

  Part(Role all) : role(all) {}  // NOLINT: a role is the part that is all of it
  Part(Role one_of, int which) : role(one_of), group(which) {}
};

bool is_meant(const Mark& mark, Part part);

// A deadly pattern counts as pattern in whole, with candidates that have been struck already.
CellSet cells_of(const Step& step, Part part);
DigitSet digits_of(const Step& step, Part part);
// The cells of a part with their digits in it: "r4c5 (1, 8) and r5c3 (4, 8)", "r1c1 and r1c5 (7)".
std::string list_with_digits(const Step& step, Part part, const Grid& before);
// How many groups of a role there are.
int group_count(const Step& step, Role role);
// Each once.
std::vector<House> houses_of(const Step& step, HouseRole role);

// "pattern", "pincer", "color-a": the role and its group in JSON and in pictures.
std::string name_of(const Mark& mark);
std::string_view name_of(HouseRole role);  // "base", "cover", "twin-cover"
// What a word of a template means: "cells" is the pattern, "pincers", "colora" the first colour.
std::optional<Part> part_meant_by(std::string_view word);
// "linkdigit" is all links, "linkdigita" the first: for their digits.
std::optional<Part> link_meant_by(std::string_view word);

// The template with each {word} replaced by what `fill` makes of it.
std::string filled(std::string_view pattern, FunctionRef<std::string(std::string_view)> fill);

}  // namespace nonet
