// The steps from pixels to digits, each by itself and on something small, so that thousands of
// inputs are tried while the whole way (sight.cpp) is gone a few times. The first byte says which
// step.
#include <algorithm>
#include <cmath>

#include "fuzz/bytes.h"
#include "fuzz/quick_network.h"
#include "nonet/search/search.h"
#include "nonet/sight/settle.h"
#include "nonet/sight/straight_lines.h"
#include "nonet/sight/threshold.h"

using namespace nonet;
using namespace nonet::sight;
using fuzz::Bytes;
using fuzz::require;

namespace {

Picture picture_from(Bytes& bytes, int most) {
  const int width = 1 + bytes.below(most);
  const int height = 1 + bytes.below(most);
  Picture picture(width, height);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      picture.at(x, y) = static_cast<std::uint8_t>(bytes.below(256));
    }
  }
  return picture;
}

// A byte is a run of pixels.
Picture mask_from(Bytes& bytes, int most) {
  Picture mask(4 + bytes.below(most - 3), 4 + bytes.below(most - 3), std::uint8_t{0});
  int left = 0;
  std::uint8_t kind = 0;
  for (int y = 0; y < mask.height(); ++y) {
    for (int x = 0; x < mask.width(); ++x) {
      if (left == 0) left = 1 + bytes.below(256) % 48, kind ^= 1U;
      mask.at(x, y) = kind;
      --left;
    }
  }
  return mask;
}

void require_inside(const std::vector<Quad>& quads, const Picture& mask) {
  for (const Quad& quad : quads) {
    for (Point p : quad) {
      require(p.x >= 0 && p.x <= mask.width() && p.y >= 0 && p.y <= mask.height());
    }
    require(area(quad) >= 0);
  }
}

void ask_outlines(Bytes& bytes) {
  const Picture mask = mask_from(bytes, 48);
  require_inside(outlines(mask), mask);
  require_inside(outlines_of_cells(mask), mask);
}

void ask_lines(Bytes& bytes) {
  for (const Quad& quad : outlines_of_lines(mask_from(bytes, 9))) {
    for (Point p : quad) require(std::isfinite(p.x) && std::isfinite(p.y));
  }
}

// What the mean of the surroundings says, pixel by pixel.
void ask_ink(Bytes& bytes) {
  const Threshold threshold{1 + bytes.below(20), bytes.below(64) / 128.0, bytes.below(2) == 0};
  const Picture picture = picture_from(bytes, 24);
  const Picture mask = ink(picture, threshold);
  require(mask.width() == picture.width() && mask.height() == picture.height());
  const int x = bytes.below(picture.width());
  const int y = bytes.below(picture.height());
  auto grey = [&](int i, int j) {
    return threshold.inverted ? 255 - picture.at(i, j) : picture.at(i, j);
  };
  double sum = 0;
  int count = 0;
  for (int j = std::max(0, y - threshold.radius); j <= y + threshold.radius; ++j) {
    for (int i = std::max(0, x - threshold.radius); i <= x + threshold.radius; ++i) {
      if (i >= picture.width() || j >= picture.height()) continue;
      sum += grey(i, j);
      ++count;
    }
  }
  const double mean = sum / count;
  const double least = std::max(4.0, threshold.share * std::max(mean, 60.0));
  require(mask.at(x, y) == (grey(x, y) < mean - least ? 1 : 0));
}

// Four corners anywhere, in whatever order: what is flattened are greys of the picture.
void ask_flat(Bytes& bytes) {
  Quad quad;
  for (Point& p : quad) p = {bytes.below(1024) / 8.0 - 16, bytes.below(1024) / 8.0 - 16};
  const bool inverted = bytes.below(2) == 0;
  const Pyramid pyramid(picture_from(bytes, 40));
  const Mesh mesh = Mesh::flat(quad);
  for (float grey : flatten(pyramid, mesh, 2, 1)) require(grey >= 0 && grey <= 255);
  require(mesh.cell_side() > 0);
  for (const Patch& patch : cut_cells(pyramid, {mesh, 1, inverted}, 8)) {
    for (float ink : patch.ink) require(ink >= -0.5F && ink <= 1.5F);
  }
}

void require_shares(const Likelihoods& likely) {
  float whole = 0;
  for (float each : likely) {
    require(each >= 0 && each <= 1.001F);
    whole += each;
  }
  require(std::abs(whole - 1) < 0.01F);
}

void ask_cell(Bytes& bytes) {
  const unsigned which = static_cast<unsigned>(bytes.below(4));
  const int quarters = bytes.below(4);
  View view{0.5 + bytes.below(256) / 256.0, bytes.below(256) / 256.0 - 0.5,
            bytes.below(256) / 256.0 - 0.5, bytes.below(256) / 64.0, bytes.below(256) / 256.0};
  Patch wide;
  wide.side = kWideSide;
  for (int i = 0; i < kWideSide * kWideSide; ++i) {
    wide.ink.push_back(static_cast<float>(bytes.below(256)) / 128 - 0.5F);
  }
  const Patch upright = turned(wide, quarters);
  require(turned(upright, 4 - quarters).ink == wide.ink);
  require_shares(quick_network(which).read(seen_from(upright, view)));
}

// A solved board of which some cells are printed and some written, and a few look like something
// else. What nothing hints at is too unlikely to be tried.
void ask_settle(Bytes& bytes) {
  static const Board kSolved = search(Grid(), 1).first;
  BoardLikelihoods board{};
  for (std::size_t i = 0; i < board.size(); ++i) {
    const int looks = bytes.below(256);
    const std::size_t digit = kSolved.numbers()[i];
    board[i].fill(0.00005F);
    board[i][looks < 140 ? 0 : looks < 220 ? digit : digit + 9] = 0.9991F;
  }
  for (int doubts = bytes.below(12); doubts > 0; --doubts) {
    Likelihoods& likely = board[static_cast<std::size_t>(bytes.below(81))];
    const float share = static_cast<float>(bytes.below(256)) / 256;
    for (float& each : likely) each *= 1 - share;
    likely[static_cast<std::size_t>(bytes.below(kClasses))] += share;
  }
  if (bytes.below(2) == 0) weigh_by_board(board);
  for (const Likelihoods& likely : board) require_shares(likely);
  const Settled settled = settle(board);
  require(settled.solutions >= 0 && settled.solutions <= 2);
  Board printed;
  for (Cell c : Cell::all()) {
    const int of_class = settled.classes[c.slot()];
    require(of_class >= 0 && of_class < kClasses);
    if (of_class >= 1 && of_class <= 9) printed.set(c, Digit::from_number(of_class));
  }
  Puzzle puzzle;
  puzzle.givens = printed;
  const auto grid = Grid::from(puzzle);
  const SearchResult found = grid ? search(*grid, 2) : SearchResult{};
  require(static_cast<int>(found.solutions) == settled.solutions);
  require(settled.solutions != 1 || found.first == settled.solution);
}

constexpr std::array kSteps = {&ask_outlines, &ask_ink, &ask_flat, &ask_cell, &ask_settle};
constexpr int kLines = 255;  // takes longer than all others

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  const int step = bytes.below(256);
  (step == kLines ? ask_lines : kSteps[static_cast<std::size_t>(step) % kSteps.size()])(bytes);
  return 0;
}
