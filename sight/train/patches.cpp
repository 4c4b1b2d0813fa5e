// Cuts the cells out of photos, for training: each line of the input names a file for a photo to
// find the grid in and one to cut (the same picture filled in, or the same again), both PGM. For
// every line 81 patches of 40 by 40 bytes go to the output, or nothing but a complaint where there
// is no grid. A patch shows 40/28 of what the reader sees of a cell, so that training may shift and
// turn it.
//   patches < list > patches.bin
#include <cstdio>
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>

#include "nonet/sight/cells.h"
#include "nonet/sight/find_grid.h"

using namespace nonet::sight;

namespace {

std::optional<Picture> read_pgm(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string magic;
  int width = 0;
  int height = 0;
  int most = 0;
  file >> magic >> width >> height >> most;
  file.get();
  if (magic != "P5" || width < 1 || height < 1 || most != 255) return std::nullopt;
  std::vector<std::uint8_t> grey(static_cast<std::size_t>(width) * height);
  file.read(reinterpret_cast<char*>(grey.data()), static_cast<std::streamsize>(grey.size()));
  if (!file) return std::nullopt;
  return Picture(width, height, std::move(grey));
}

}  // namespace

int main() {
  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream words(line);
    std::string where;
    std::string what;
    words >> where >> what;
    auto seen = read_pgm(where);
    auto cut = read_pgm(what);
    if (!seen || !cut) return std::cerr << line << ": not a PGM\n", 2;
    auto grids = find_grids(Pyramid(*seen));
    if (grids.empty()) {
      std::cerr << where << ": no grid\n";
      continue;
    }
    std::cerr << where << ": " << grids.front().clear << "\n";
    for (const Patch& patch :
         cut_cells(Pyramid(*cut), grids.front(), 40, kPatchSpan * 40 / kPatchSide)) {
      for (float ink : patch.ink)
        std::cout.put(static_cast<char>(static_cast<std::uint8_t>(64 + 127 * ink + 0.5F)));
    }
  }
  return 0;
}
