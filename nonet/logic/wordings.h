// Wordings: what techniques say of themselves, as templates that text/ fills from the roles in a
// step. Rows of the table that say the same share one.
//
//   sentence   why, for text/prose.h: {cells} {digits} of the pattern, {pivot} {pincers} {fins}
//              {colora} {colorb} ... {seta} {setb} ... by group, {links} {linkdigit}, {guardians}
//              ("r1c1 or r1c4 is 5"), {assumed}, {base} {cover} houses; {one of fins} is "r1c5" or
//              "one of r1c5 and r1c6". What follows is added by itself.
//   notation   the expert's one line, for text/expert.h: the same words in short form ({base} is
//              "r37"), {chain}, {digits/pincers}. What follows is added by itself.
#pragma once

#include <string_view>

#pragma GCC visibility push(default)
namespace nonet {

struct Wording {
  std::string_view sentence;
  std::string_view notation;
};

namespace wording {

inline constexpr Wording kFullHouse = {
    "{cells} is the last open cell of {base}, and {digits} is the digit that {base} still lacks",
    ""};
inline constexpr Wording kNakedSingle = {"{digits} is the only candidate left in {cells}", ""};
inline constexpr Wording kHiddenSingle = {"{cells} is the only place for {digits} in {base}", ""};
inline constexpr Wording kLockedSubset = {
    "between them {cells} hold nothing but {digits}, and so use them up in both houses that hold "
    "these cells, {base}",
    "{digits} in {cells}"};
inline constexpr Wording kLockedCandidates = {
    "in {base} every {digits} lies within {cover}, at {cells}", "{digits} in {base}"};
inline constexpr Wording kNakedSubset = {
    "between them {cells} hold nothing but {digits} and use them up in {base}",
    "{digits} in {cells}"};
inline constexpr Wording kHiddenSubset = {
    "in {base} the digits {digits} have no place but {cells}, and fill these cells",
    "{digits} in {cells}"};
inline constexpr Wording kFish = {
    "{base} each hold one {digits} and have room for it in {cover} only; that uses up the "
    "{digits} of {cover}",
    "{digits} {base} {cover}"};
inline constexpr Wording kRemotePair = {
    "along {cells} the digits {digits} take turns, so that of two cells an odd number of steps "
    "apart one is the first digit and the other the second; no cell that sees both can hold either",
    "{digits/cells} {chain}"};
inline constexpr Wording kAic = {
    "along the chain, if one end is false, the other is true: {ends}; what contradicts both is "
    "impossible",
    "{eureka}"};
inline constexpr Wording kContinuousNiceLoop = {
    "the chain closes to a ring, in which of any two neighbours one is true; what else contradicts "
    "two neighbours is impossible",
    "{eureka}"};
inline constexpr Wording kDiscontinuousNiceLoop = {
    "supposing the contrary leads along the chain to this: {ends}", "{eureka}"};
inline constexpr Wording kBugPlusOne = {
    "unless {guardians}, every open cell is left with two candidates and every digit with two "
    "places in each house that lacks it, and such a grid never has just one solution",
    ""};
inline constexpr Wording kTwoStrongLinks = {
    "{digits} has only two places in each of {base}; {links} share {cover} and can't both be "
    "{digits}, so one of {pincers} is, and no cell that sees both can hold it",
    "{digits} in {pincers} (connected by {links})"};
inline constexpr Wording kDualTwoStringKite = {
    "two kites hang on {links}, which share {cover} and can't both be {digits}, so one end of "
    "each kite is, and no cell that sees both ends of a kite can hold it",
    "{digits} in {pincers} (connected by {links})"};
inline constexpr Wording kTurbotFish = {kTwoStrongLinks.sentence, "{digits} {chain}"};
inline constexpr Wording kEmptyRectangle = {
    "in {base} every {digits} lies on one row and one column that cross there, and {digits} has "
    "no place in {cover} but {links}; so it is at one of {pincers}, link by link, and no cell "
    "that sees all of these can hold it",
    "{digits} in {base} ({links})"};
inline constexpr Wording kDualEmptyRectangle = {
    "in {base} every {digits} lies on one row and one column that cross there, and in each of "
    "{cover} {digits} has only two places, among {links}; either way that this leads into {base}, "
    "a cell that sees the far end of the pair and the part of {base} beyond loses it",
    "{digits} in {base} ({links})"};
inline constexpr Wording kWWing = {
    "{pincers} hold the same two candidates, and {links} are the only two places of their other "
    "digit in {base}; so one of {pincers} is {digits}, and no cell that sees both can hold it",
    "{digits/pincers} in {pincers} connected by {digits/links} in {links}"};
inline constexpr Wording kXyWing = {
    "whichever of its digits {pivot} takes, one of {pincers} is left with {digits}, and no cell "
    "that sees both of these can hold it",
    "{digits/pivot+pincers} in {pivot+pincers}"};
inline constexpr Wording kXyzWing = {
    "whichever of its digits {pivot} takes, it or one of {pincers} is {digits}, and no cell that "
    "sees all three can hold it",
    "{digits/pivot} in {pivot+pincers}"};
// How the rectangles begin.
#define NONET_RECTANGLE                                                                    \
  "{cells} lie in two rows, two columns and two boxes; if they held only {digits}, these " \
  "could swap places there and the puzzle would have two solutions; "
#define NONET_PLACED_RECTANGLE                                                               \
  "{cells} lie in two rows, two columns and two boxes, and none of them was given; if they " \
  "ended with only {digits}, these could swap places there and the puzzle would have two "   \
  "solutions; "

inline constexpr Wording kUniqueness1 = {NONET_RECTANGLE "the only way out is that {guardians}",
                                         "{digits/cells} in {cells}"};
inline constexpr Wording kUniqueness2 = {
    NONET_RECTANGLE "so {guardians}, and no cell that sees both can hold that digit",
    "{digits/cells} in {cells}"};
inline constexpr Wording kUniqueness3 = {
    NONET_RECTANGLE
    "so {guardians}, and whichever it is, that cell and {seta} use up their digits in {base}",
    "{digits/cells} in {cells}"};
inline constexpr Wording kUniqueness4 = {
    NONET_RECTANGLE
    "one of {links} is {linkdigit}, which has no other place in {base}, and if the other cell "
    "were the other digit, the rectangle would be complete",
    "{digits/cells} in {cells}"};
inline constexpr Wording kUniqueness5 = {
    NONET_RECTANGLE "so {guardians}, and no cell that sees all of these can hold that digit",
    "{digits/cells} in {cells}"};
inline constexpr Wording kUniqueness6 = {
    NONET_RECTANGLE
    "{linkdigit} has no place in {base} but these cells, so at one of {links} it would have to be "
    "at the other too, and the rectangle would be complete",
    "{digits/cells} in {cells}"};
inline constexpr Wording kHiddenRectangle = {
    NONET_RECTANGLE
    "{linkdigit} has no place in {base} but these cells, so if the other digit stood where the "
    "two cross, {linkdigit} would be at {links}, and the rectangle would be complete",
    "{digits/cells} in {cells}"};
inline constexpr Wording kAvoidableRectangle1 = {
    NONET_PLACED_RECTANGLE "the only way out is that {guardians}", "{digits/cells} in {cells}"};
inline constexpr Wording kAvoidableRectangle2 = {
    NONET_PLACED_RECTANGLE "so {guardians}, and no cell that sees both can hold that digit",
    "{digits/cells} in {cells}"};
#undef NONET_PLACED_RECTANGLE
#undef NONET_RECTANGLE

inline constexpr Wording kFinnedFish = {
    "either {digits} is at a fin ({fins}), or {base} have room for it in {cover} only and use up "
    "the {digits} there; a cell there that sees the fins loses it either way",
    "{digits} {base} {cover} {fins}"};
inline constexpr Wording kColorTrap = {
    "along houses with two places for {digits}, it is either at all of {colora} or at all of "
    "{colorb}, and no cell that sees a cell of each can hold it",
    "{digits} ({colora}) / ({colorb})"};
inline constexpr Wording kColorWrap = {
    "along houses with two places for {digits}, it is either at all of {colora} or at all of "
    "{colorb}; but {links} are of one colour and see each other, so that colour is false",
    "{digits} ({colora}) / ({colorb})"};
inline constexpr Wording kMultiColors1 = {
    "{digits} is either at all of {colora} or at all of {colorb}, and either at all of {colorc} "
    "or at all of {colord}; {links} see each other, so not both their colours are true, one of "
    "the opposite colours is, and no cell that sees both of these can hold it",
    "{digits} ({colora}) / ({colorb}), ({colorc}) / ({colord})"};
inline constexpr Wording kMultiColors2 = {
    "{digits} is either at all of {colora} or at all of {colorb}, and either at all of {colorc} "
    "or at all of {colord}; {pivot}, of one colour, sees both colours of the other network at "
    "{links}, so its colour is false",
    "{digits} ({colora}) / ({colorb}), ({colorc}) / ({colord})"};
inline constexpr Wording kForcingContradiction = {"the contrary ends in a contradiction", ""};
inline constexpr Wording kForcingVerity = {"{cases}, and in every case the same follows",
                                           "{assumed}"};
inline constexpr Wording kTrial = {"suppose that {assumed}; that ends in a contradiction",
                                   "{assumed}"};

}  // namespace wording

}  // namespace nonet
#pragma GCC visibility pop
