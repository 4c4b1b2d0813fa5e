// What stands around a board: the paper, a title above, words below, and room for clues beside it.
#pragma once

#include <string>

#include "nonet/draw/clue_drawing.h"
#include "nonet/draw/draw.h"

namespace nonet::draw {

struct Surroundings {
  double width, height;  // of the board
  double left = 0, top = 0, right = 0, bottom = 0;
  std::string words = {};  // of the rules
};

inline Surroundings surroundings_of(const ClueDrawing& clues, const Variant& variant) {
  return {variant.cols * 100.0, variant.rows * 100.0, clues.left, clues.top,
          clues.right,          clues.bottom,         clues.words};
}

// Gives the picture its size, and paper, title and words.
void add_frame(const PictureWishes& wishes, const Surroundings& around, Picture& picture);

}  // namespace nonet::draw
