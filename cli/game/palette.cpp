#include "cli/game/palette.h"

#include <array>

namespace nonet::cli::game {
namespace {

// Of every terminal that has colours; and eight more that are brighter, where there are sixteen.
enum : short { kBlack, kRed, kGreen, kYellow, kBlue, kMagenta, kCyan, kWhite };
enum : short {
  kGrey = 8,
  kBrightRed,
  kBrightGreen,
  kBrightYellow,
  kBrightBlue,
  kBrightMagenta,
  kBrightCyan,
  kBrightWhite
};

}  // namespace

Colour ink_colour(Ink ink, bool light) {
  switch (ink) {
    case Ink::kFaint:
      return light ? Colour{245, kGrey, -1} : Colour{242, kGrey, -1};
    case Ink::kBoxLine:
      return light ? Colour{236, kBlack, -1} : Colour{250, kWhite, -1};
    case Ink::kTitle:
      return light ? Colour{232, kBlack, -1} : Colour{255, kBrightWhite, kWhite};
    case Ink::kKey:
      return light ? Colour{130, kMagenta, kYellow} : Colour{221, kBrightYellow, kYellow};
    case Ink::kGiven:
      return light ? Colour{232, kBlack, -1} : Colour{255, kBrightWhite, -1};
    case Ink::kPlaced:
      return light ? Colour{26, kBlue, kBlue} : Colour{117, kBrightCyan, kCyan};
    case Ink::kNote:
      return light ? Colour{240, kGrey, -1} : Colour{247, kWhite, -1};
    case Ink::kShown:
      return light ? Colour{102, kMagenta, kMagenta} : Colour{103, kMagenta, kMagenta};
    case Ink::kWrong:
    case Ink::kGoes:
      return light ? Colour{160, kRed, kRed} : Colour{203, kBrightRed, kRed};
    case Ink::kGood:
    case Ink::kComes:
      return light ? Colour{28, kGreen, kGreen} : Colour{120, kBrightGreen, kGreen};
    case Ink::kPattern:
      return light ? Colour{22, kGreen, kGreen} : Colour{114, kGreen, kGreen};
    case Ink::kSecond:
      return light ? Colour{25, kBlue, kBlue} : Colour{75, kBrightBlue, kCyan};
    case Ink::kFin:
      return light ? Colour{90, kMagenta, kMagenta} : Colour{177, kBrightMagenta, kMagenta};
    case Ink::kSet:
      return light ? Colour{130, kYellow, kYellow} : Colour{215, kYellow, kYellow};
    case Ink::kSupposed:
      return light ? Colour{94, kCyan, kYellow} : Colour{229, kBrightYellow, kYellow};
    case Ink::kRule:
      return light ? Colour{94, kCyan, kCyan} : Colour{180, kYellow, kCyan};
    case Ink::kGreenLine:
      return light ? Colour{28, kGreen, kGreen} : Colour{71, kGreen, kGreen};
    case Ink::kVioletLine:
      return light ? Colour{97, kMagenta, kMagenta} : Colour{140, kMagenta, kMagenta};
    case Ink::kBlueLine:
      return light ? Colour{31, kBlue, kBlue} : Colour{68, kBrightBlue, kBlue};
    case Ink::kAmberLine:
      return light ? Colour{136, kYellow, kYellow} : Colour{172, kYellow, kYellow};
    default:
      return {};
  }
}

Colour ground_colour(Ground ground, bool light) {
  constexpr std::array<Colour, 9> kDark = {{{52, kRed, kRed},
                                            {22, kGreen, kGreen},
                                            {18, kBlue, kBlue},
                                            {58, kYellow, kYellow},
                                            {53, kMagenta, kMagenta},
                                            {23, kCyan, kCyan},
                                            {94, kBrightRed, kYellow},
                                            {60, kBrightBlue, kBlue},
                                            {240, kBrightMagenta, kWhite}}};
  constexpr std::array<Colour, 9> kLight = {{{217, kBrightRed, kRed},
                                             {157, kBrightGreen, kGreen},
                                             {111, kBrightBlue, kBlue},
                                             {229, kBrightYellow, kYellow},
                                             {219, kBrightMagenta, kMagenta},
                                             {159, kBrightCyan, kCyan},
                                             {223, kYellow, kYellow},
                                             {189, kCyan, kBlue},
                                             {250, kWhite, kWhite}}};
  switch (ground) {
    case Ground::kPlain:
      return {};
    case Ground::kShade:
      return light ? Colour{230, -1, -1} : Colour{234, -1, -1};
    case Ground::kPeer:
      return light ? Colour{255, -1, -1} : Colour{235, -1, -1};
    case Ground::kSame:
      return light ? Colour{153, -1, -1} : Colour{24, -1, -1};
    case Ground::kChosen:
      return light ? Colour{225, -1, -1} : Colour{54, -1, -1};
    case Ground::kCursor:
      return light ? Colour{222, -1, -1} : Colour{238, -1, -1};
    case Ground::kHouse:
      return light ? Colour{254, -1, -1} : Colour{236, -1, -1};
    case Ground::kBar:
      return light ? Colour{252, -1, -1} : Colour{237, -1, -1};
    default: {
      const auto at = static_cast<std::size_t>(ground) - static_cast<std::size_t>(Ground::kColour1);
      return (light ? kLight : kDark)[at];
    }
  }
}

}  // namespace nonet::cli::game
