// The board of a variant of any size: its digits, its rules, and what is noted in it.
#include <algorithm>

#include "nonet/draw/board_shapes.h"
#include "nonet/draw/clue_board.h"

namespace nonet::draw {
namespace {

// A digit of two figures is a little smaller.
Shape digit_shape(const char* look, const Point& at, int digit) {
  const std::string text = std::to_string(digit);
  return text_shape(std::string("digit ") + look + (text.size() > 1 ? " long" : ""), at, text);
}

// The notes of a cell, each digit at its place, in as many columns as they need.
void add_notes(const Variant& variant, const Point& corner, const std::vector<int>& notes,
               Picture& picture) {
  int across = 1;
  while (across * across < variant.digits()) ++across;
  const int down = (variant.digits() + across - 1) / across;
  constexpr double kAbove = 24, kBelow = 6;
  const double wide = kCell / across, high = (kCell - kAbove - kBelow) / down;
  for (const int digit : notes) {
    const int place = digit - variant.low;
    if (place < 0 || place >= variant.digits()) continue;
    const Point at = {corner.x + (place % across + 0.5) * wide,
                      corner.y + kAbove + (place / across + 0.5) * high};
    picture.add(Layer::kDigits,
                text_shape(across > 3 ? "note tiny" : "note small", at, std::to_string(digit)));
  }
}

}  // namespace

Picture picture_of(const Variant& variant, const PictureWishes& wishes) {
  const bool notes = wishes.candidates && !variant.notes.empty();
  ClueDrawing clues;
  if (wishes.rules) clues = drawing_of(variant, notes);
  Picture picture;
  add_frame(wishes, surroundings_of(clues, variant), picture);
  picture.add(Layer::kRules, std::move(clues.under));
  picture.add(Layer::kLines, line_shapes(variant));
  picture.add(Layer::kLines, std::move(clues.over));
  const ClueBoard board(variant, notes);
  const auto at = [](const auto& list, std::size_t i) {
    return i < list.size() ? list[i] : typename std::decay_t<decltype(list)>::value_type{};
  };
  for (int i = 0; i < variant.cells(); ++i) {
    const auto spot = static_cast<Spot>(i);
    const auto slot = static_cast<std::size_t>(i);
    if (const auto given = at(variant.givens, slot)) {
      picture.add(Layer::kDigits, digit_shape("given", board.centre_of(spot), *given));
    } else if (const auto placed = at(variant.placed, slot)) {
      picture.add(Layer::kDigits, digit_shape("own", board.centre_of(spot), *placed));
    } else if (notes) {
      add_notes(variant, board.corner_of(spot), at(variant.notes, slot), picture);
    }
  }
  return picture;
}

}  // namespace nonet::draw
