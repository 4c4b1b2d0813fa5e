// How many puzzles policy `all` explains without trial and error, and how long that takes.
#pragma once

#include <string>
#include <vector>

namespace nonet {

// Each puzzle is a line of 81 characters. Prints a line, and the puzzles that were not explained.
void print_without_trial(const char* what, const std::vector<std::string>& puzzles);

}  // namespace nonet
