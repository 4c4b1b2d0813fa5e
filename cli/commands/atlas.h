// Atlas: what there is to know of a puzzle, a column each, one line a puzzle. The last column is a
// checksum of the line in front of it, so that a damaged copy is noticed.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/solve/ground.h"

namespace nonet::cli {

// The names of all columns, in the order in which they are written, without the checksum.
std::vector<std::string_view> atlas_columns();
// Those that are written unless others are asked for: all but BxB and BxBB, which take a tenth of a
// second a puzzle.
std::vector<std::string_view> usual_atlas_columns();

class Atlas {
 public:
  // Each rating may take so long, if there is a bound.
  Atlas(std::vector<std::string_view> columns, std::optional<double> seconds)
      : columns_(std::move(columns)), seconds_(seconds) {}

  // "puzzle,clues,...,checksum"
  std::string header() const;
  // A line; of a puzzle without one solution what can be told of it, and nothing for the rest.
  std::string line(const Board& puzzle, const Grid* grid, const Ground& ground) const;
  // The same as a JSON object, with null for nothing.
  std::string json_line(const Board& puzzle, const Grid* grid, const Ground& ground) const;

 private:
  std::vector<std::string_view> columns_;
  std::optional<double> seconds_;
};

// The line with its checksum behind.
std::string with_checksum(const std::string& line);
// Whether a line, without its newline, has the checksum that belongs to it: a table's, or an
// object.
bool has_its_checksum(std::string_view line);

}  // namespace nonet::cli
