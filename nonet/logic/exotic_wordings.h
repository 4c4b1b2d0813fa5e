// What large patterns, and easier eyes on small ones, say of themselves; how is told in wordings.h.
//
// Of an exocet, seta are the base cells, setb the targets and setc their mirrors; base are the
// lines that both must cross; {exocet room} tells why that needs a target, {exocet strikes} what
// goes at the targets, in the base and elsewhere. Guardians keep a pattern from being there.
#pragma once

#include "nonet/logic/wordings.h"

#pragma GCC visibility push(default)
namespace nonet::wording {

inline constexpr Wording kChuteRemotePair = {
    "if {links} were both {digits/links}, {base} would have no place left for it; so one of them "
    "is {digits/pincers}, and no cell that sees both can hold {digits/pincers}",
    "{digits/links+pincers} in {links}; {digits/links} in {base}"};
inline constexpr Wording kRectangleElimination = {
    "in {base}, {digits} can only be at {or cells}; if {target} were {digits}, the one that it "
    "sees could not be, the other would, and {cover} would have no place left for {digits}",
    "{digits} in {base}, {cover}"};
inline constexpr Wording kAlmostLockedCandidates = {
    "{seta} can hold nothing but {digits/seta}, one digit more than cells, and in {cover} outside "
    "{base} these digits have no place but {setb}, again one cell too few; so exactly one of them "
    "stands where {base} and {cover} cross, and nothing else fits at {setb}",
    "{digits/seta} in {base} {seta}, {cover} {setb}"};
inline constexpr Wording kRectangleExternal = {
    "{cells} lie in two rows, two columns and two boxes; if {digits} had no place in {base} but "
    "these cells, they could swap places there and the puzzle would have two "
    "solutions; {so guardians}",
    "{digits/cells} in {cells}"};
inline constexpr Wording kAicWithRectangle = {
    "{cells} would be left with nothing but {digits}, which could then swap places there and give "
    "the puzzle two solutions, were it not that {guardians}; in every case the same follows",
    "{digits/cells} in {cells}{story}"};
inline constexpr Wording kBugLite = {
    "{cells} could be left with candidates of which each stands twice or not at all in every "
    "house; these could then swap places there and the puzzle would have two solutions; {so "
    "guardians}",
    "{digits/cells} in {cells}"};
inline constexpr Wording kBorescoper = {
    "if {cells} held only {digits}, these could be arranged there in another way that no house "
    "would notice, and the puzzle would have two solutions; {so guardians}",
    "{digits/cells} in {cells}"};
inline constexpr Wording kReverseBug = {
    "of {cells} none was given; if {target} were {digits/target}, {digits} would stand there so "
    "that they could swap places without any house noticing, and the puzzle would have two "
    "solutions",
    "{digits/cells} in {cells}"};

// What a puzzle is like from another side.
inline constexpr Wording kGurth = {
    "the givens stay as they are when {symmetry}; as there is one solution, it stays as it is, "
    "too; so a candidate is false if its image is, or if it and its image can't both be true",
    "{symmetry/short}"};
inline constexpr Wording kAntiGurth = {
    "suppose that {assumed}: with that, the givens stay as they are when {symmetry}; as there is "
    "one solution, it would stay as it is, too, but a solution like that has no room for {cited}",
    "{assumed}, {symmetry/short}"};

// A box can't hold a digit for a row and for a column apart from where they cross.
#define NONET_FIREWORKS                                                                           \
  "{digits/seta} have to be within {seta}, and {digits/setb} within {setb}: outside the box "     \
  "where "                                                                                        \
  "the lines of these cells cross there is no other place, and inside it only the crossing lies " \
  "in both; "
inline constexpr Wording kFireworkTriple = {
    "{digits/pivot+pincers} each have to be at {pivot}, {or pincers}: outside its box, the row and "
    "the column of {pivot} have no other place for them, and inside it only {pivot} lies in both; "
    "three digits fill these three cells",
    "{digits/pivot+pincers} in {pivot}, {pincers}"};
inline constexpr Wording kFireworkQuadruple = {NONET_FIREWORKS "four digits fill these four cells",
                                               "{digits/seta} in {seta}, {digits/setb} in {setb}"};
inline constexpr Wording kFireworkPairBivalue = {
    "{digits/seta} have to be within {seta}: outside the box where the lines of these cells cross "
    "there is no other place, and inside it only the crossing lies in both; "
    "{pincers} are each one of the two, so if {target} were one, too, the other would have no "
    "place",
    "{digits/seta} in {seta}, {pincers}"};
inline constexpr Wording kFireworkPairDouble = {
    "{digits/seta} have to be within {seta}, and just so within {setb}: outside the box where the "
    "lines of these cells cross there is no other place, and inside it only the crossing lies in "
    "both; no way to do that leaves room for more",
    "{digits/seta} in {seta}, {setb}"};
#undef NONET_FIREWORKS
inline constexpr Wording kBrokenWing = {
    "if {digits} had no other place in {base}, it would be there and not there in turns round the "
    "loop of {path}, which an odd number of cells does not allow; {so guardians}",
    "{digits} in {cells}"};
inline constexpr Wording kBivalueOddagon = {
    "{path} make a loop of an odd number of cells, each of which sees the next; if they held only "
    "{digits}, the two would have to take turns, which an odd number does not "
    "allow; {so guardians}",
    "{digits} in {cells}"};
inline constexpr Wording kDisjointSubset = {
    "{cells} have no digits but {digits}, just as many as cells, and each of these fits there only "
    "once, because all cells that can hold it see each other; so each stands there, and can't be "
    "in a cell that sees all its places there",
    "{digits} in {cells}"};
#define NONET_TRIDAGON                                                                           \
  "{cells} are three cells in each of four boxes, one in every row and column of it, so placed " \
  "that {digits} alone can't fill them; "
inline constexpr Wording kTridagon = {NONET_TRIDAGON "{so guardians}", "{digits} in {cells}"};
inline constexpr Wording kTridagonOr = {
    NONET_TRIDAGON "so {guardians}, and in every case the same follows", "{digits} in {cells}"};
#undef NONET_TRIDAGON
#define NONET_EXOCET                                                                             \
  "the base cells {seta} hold two of {digits/seta}; each of these two stands once in each of "   \
  "{base}, outside the line and the box of the base, which can't be done without a target, {or " \
  "setb}{exocet room}; so the targets hold the same two digits as the base{then}"
inline constexpr Wording kJuniorExocet = {NONET_EXOCET "; {exocet strikes}",
                                          "{seta}, {setb}: {digits/seta}"};
inline constexpr Wording kJuniorExocetMirror = {
    NONET_EXOCET
    "; and of the two mirror cells beside each target ({setc}) one holds the digit of the "
    "other target; {exocet strikes}",
    "{seta}, {setb}: {digits/seta}"};
inline constexpr Wording kSeniorExocet = kJuniorExocet;
#undef NONET_EXOCET
inline constexpr Wording kDoubleExocet = {
    "{seta} are two pairs of base cells, each with two of {digits/seta}; a digit that a pair holds "
    "stands once in each of {base}, outside the line and the box of that pair, which can't be done "
    "without a target, {or setb}{exocet room}; so all four digits are in the base and again at the "
    "targets{then}; {exocet strikes}",
    "{seta}, {setb}: {digits/seta}"};
inline constexpr Wording kSingleBaseExocet = {
    "the base cell {seta} is {or digits/seta}; that digit stands once in each of {base}, outside "
    "the line and the box of the base, which can't be done without the target {setb}{exocet room}; "
    "so the two hold the same digit{then}; {exocet strikes}",
    "{seta}, {setb}: {digits/seta}"};
#define NONET_ROOM                                                                            \
  "room for at most {room}: {number} in all, one for each cell; so each digit must be there " \
  "that often, once in each of the houses named for it, and can't be elsewhere in these{nor " \
  "fewer}"
inline constexpr Wording kSkLoop = {
    "{cells} lie in a ring of two rows, two columns and four boxes, with " NONET_ROOM,
    "{number} cells {cells}; {room}"};
inline constexpr Wording kMsls = {"{cells} lie where {base} cross {cover}, with " NONET_ROOM,
                                  kSkLoop.notation};
#undef NONET_ROOM

}  // namespace nonet::wording
#pragma GCC visibility pop
