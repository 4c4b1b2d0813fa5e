#include "cli/game/palette.h"

#include <array>

namespace nonet::cli::game {
namespace {

// Of every terminal that has colours.
enum : short { kRed = 1, kGreen, kYellow, kBlue, kMagenta, kCyan, kWhite };

}  // namespace

Colour ink_colour(Ink ink, bool light) {
  switch (ink) {
    case Ink::kFaint:
      return light ? Colour{245, -1} : Colour{242, -1};
    case Ink::kBoxLine:
      return light ? Colour{236, -1} : Colour{250, -1};
    case Ink::kTitle:
      return light ? Colour{232, -1} : Colour{255, kWhite};
    case Ink::kKey:
      return light ? Colour{130, kYellow} : Colour{221, kYellow};
    case Ink::kGiven:
      return light ? Colour{232, -1} : Colour{255, -1};
    case Ink::kPlaced:
      return light ? Colour{26, kBlue} : Colour{117, kCyan};
    case Ink::kNote:
      return light ? Colour{240, -1} : Colour{247, -1};
    case Ink::kShown:
      return light ? Colour{102, kMagenta} : Colour{103, kMagenta};
    case Ink::kWrong:
    case Ink::kGoes:
      return light ? Colour{160, kRed} : Colour{203, kRed};
    case Ink::kGood:
    case Ink::kComes:
      return light ? Colour{28, kGreen} : Colour{120, kGreen};
    case Ink::kPattern:
      return light ? Colour{22, kGreen} : Colour{114, kGreen};
    case Ink::kSecond:
      return light ? Colour{25, kBlue} : Colour{75, kCyan};
    case Ink::kFin:
      return light ? Colour{90, kMagenta} : Colour{177, kMagenta};
    case Ink::kSet:
      return light ? Colour{130, kYellow} : Colour{215, kYellow};
    case Ink::kSupposed:
      return light ? Colour{94, kYellow} : Colour{229, kYellow};
    default:
      return {};
  }
}

Colour ground_colour(Ground ground, bool light) {
  constexpr std::array<Colour, 9> kDark = {{{52, kRed},
                                            {22, kGreen},
                                            {18, kBlue},
                                            {58, kYellow},
                                            {53, kMagenta},
                                            {23, kCyan},
                                            {94, kYellow},
                                            {60, kBlue},
                                            {240, kWhite}}};
  constexpr std::array<Colour, 9> kLight = {{{217, kRed},
                                             {157, kGreen},
                                             {111, kBlue},
                                             {229, kYellow},
                                             {219, kMagenta},
                                             {159, kCyan},
                                             {223, kYellow},
                                             {189, kBlue},
                                             {250, kWhite}}};
  switch (ground) {
    case Ground::kPlain:
      return {};
    case Ground::kPeer:
      return light ? Colour{255, -1} : Colour{235, -1};
    case Ground::kSame:
      return light ? Colour{153, -1} : Colour{24, -1};
    case Ground::kChosen:
      return light ? Colour{225, -1} : Colour{54, -1};
    case Ground::kCursor:
      return light ? Colour{222, -1} : Colour{238, -1};
    case Ground::kHouse:
      return light ? Colour{254, -1} : Colour{236, -1};
    case Ground::kBar:
      return light ? Colour{252, -1} : Colour{237, -1};
    default: {
      const auto at = static_cast<std::size_t>(ground) - static_cast<std::size_t>(Ground::kColour1);
      return (light ? kLight : kDark)[at];
    }
  }
}

}  // namespace nonet::cli::game
