// Joints: the signs where lines meet, by how heavy each of the four arms is.
#pragma once

#include <array>
#include <optional>

namespace nonet::cli::game {

// 0: there is no such arm, 1: a light one, 2: a heavy one.
char32_t joint(int up, int right, int down, int left);
// The same the other way round; nothing if it is no such sign. Broken lines count as whole ones.
std::optional<std::array<int, 4>> arms_of(char32_t sign);
// With double arms in the place of heavy ones, as far as there are such signs.
char32_t double_joint(const std::array<int, 4>& arms);

}  // namespace nonet::cli::game
