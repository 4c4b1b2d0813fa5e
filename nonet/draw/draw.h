// A board, or a step on it, as a picture: what the page draws, for documents and chat.
//
//   const draw::Picture picture = draw::picture_of(grid, draw::scene_of(step, grid), {});
//   file << draw::svg_of(picture);
#pragma once

#include <string>

#include "nonet/core/grid.h"
#include "nonet/draw/picture.h"
#include "nonet/draw/scene.h"
#include "nonet/draw/style.h"

#pragma GCC visibility push(default)
namespace nonet::draw {

struct PictureWishes {
  bool candidates = false;  // all of them; those that a scene speaks of are seen anyway
  std::string title = {};   // above the board
  std::string words = {};   // below it
  std::string name = {};    // for readers that see no picture, where there is no title
  bool rules = true;        // of a variant: its clues; otherwise the board alone
};

// `grid` is the state before the step. An empty scene shows the board alone.
Picture picture_of(const Grid& grid, const Scene& scene = {}, const PictureWishes& wishes = {});
// The board of a variant of any size, with what is placed; candidates are what is noted.
Picture picture_of(const Variant& variant, const PictureWishes& wishes = {});

struct FileLook {
  Theme theme = Theme::kLight;
  int width = 0;  // in pixels; 0: a pixel for each unit of the picture
};

// A file of its own: it needs no font and no style sheet, so it looks the same wherever it is
// shown. Letters that lettering.h does not have are left to the reader's fonts.
std::string svg_of(const Picture& picture, const FileLook& look = {});

}  // namespace nonet::draw
#pragma GCC visibility pop
