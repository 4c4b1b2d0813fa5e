#include "cli/game/joints.h"

#include <algorithm>
#include <string_view>

namespace nonet::cli::game {
namespace {

// By up, right, down and left, each from 0 to 2, the last changing first.
constexpr std::u32string_view kJoints =
    U" ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳"
    U"╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
    U"╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

// By the arms that there are (up 8, right 4, down 2, left 1): all light, lines across double, lines
// down double, all double.
constexpr std::array<std::u32string_view, 4> kDouble = {U" ─│┐──┌┬│┘│┤└┴├┼", U" ═│╕══╒╤│╛│╡╘╧╞╪",
                                                        U" ─║╖──╓╥║╜║╢╙╨╟╫", U" ═║╗══╔╦║╝║╣╚╩╠╬"};

}  // namespace

char32_t joint(int up, int right, int down, int left) {
  return kJoints[static_cast<std::size_t>(27 * up + 9 * right + 3 * down + left)];
}

std::optional<std::array<int, 4>> arms_of(char32_t sign) {
  if (sign == U'┅') sign = U'━';
  if (sign == U'┇') sign = U'┃';
  const std::size_t at = kJoints.find(sign);
  if (at == 0 || at == std::u32string_view::npos) return std::nullopt;
  const int code = static_cast<int>(at);
  return std::array{code / 27, code / 9 % 3, code / 3 % 3, code % 3};
}

char32_t double_joint(const std::array<int, 4>& arms) {
  const auto& [up, right, down, left] = arms;
  const std::size_t style = (right == 2 || left == 2 ? 1U : 0U) + (up == 2 || down == 2 ? 2U : 0U);
  const std::size_t which =
      (up != 0 ? 8U : 0U) + (right != 0 ? 4U : 0U) + (down != 0 ? 2U : 0U) + (left != 0 ? 1U : 0U);
  return kDouble.at(style).at(which);
}

}  // namespace nonet::cli::game
