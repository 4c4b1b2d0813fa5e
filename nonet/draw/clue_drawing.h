// The rules of a variant as shapes, as people know them from the sites where such puzzles are made:
// cages with their sum in the corner, thermometers, arrows, dots, numbers beside the board. How a
// kind is drawn is the last column of rules/kinds.def: the name of a way to draw, of a line its
// hue, and what is written on it.
//
//   -                       not at all; its name stands under the board
//   diagonals windows places   of the whole grid
//   cage outline own any-of    around the cells: dashes, dots; the text in a corner
//   region sets cells          shades, of all cells together, set by set, each by itself
//   line thermo arrow ring-ends diamond-ends   through the cells
//   dot sign greater corner rings discs squares digits minimum maximum indexer counted   marks
//   outside little-killer      beside the board
//
//   {value} {digits} {word} {xv}  are what the clue says, {letter} is one for each such clue
//
// No sign is a colour alone: every line has its letter, and the words under the board say what
// letters stand for.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nonet/draw/picture.h"
#include "nonet/rules/variant.h"

namespace nonet::draw {

struct ClueDrawing {
  std::vector<Shape> under;  // under the lines of the board
  std::vector<Shape> over;   // over these: dots, signs, labels
  // How far clues reach beyond the board.
  double left = 0, top = 0, right = 0, bottom = 0;
  std::string words;    // the rules that are not drawn, and what letters stand for
  bool labels = false;  // there are texts in the corners of cells
};

// `with_candidates`: they are shown, so that nothing else is written at their places.
ClueDrawing drawing_of(const Variant& variant, bool with_candidates);

// The last column of the table of kinds.
std::string_view drawing_words(Kind kind);

// How a clue is drawn, by these words: "line", "green", "W5".
struct ClueWords {
  std::string_view way;
  std::string_view hue;  // of lines; ""
  std::string text;
};
// Of all clues of a variant, in their order; with the letters that its drawing has.
std::vector<ClueWords> words_of_clues(const Variant& variant);

// The lines of the board: thin between cells, thick around its boxes and around itself.
std::vector<Shape> line_shapes(const Variant& variant);

}  // namespace nonet::draw
