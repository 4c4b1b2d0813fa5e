// The rows of style of a variant's clues; style.cpp reads them behind its own.
#pragma once

#include <span>
#include <string_view>

#include "nonet/draw/style.h"

namespace nonet::draw {

struct StyleRow {
  std::string_view words;  // all of these: "mark ring"
  Style style;
};

std::span<const StyleRow> clue_style();

}  // namespace nonet::draw
