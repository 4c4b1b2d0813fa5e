// Wordings: what techniques say of themselves, as templates that text/ fills from the roles in a
// step. Rows of the table that say the same share one.
//
//   sentence   why, for text/prose.h. What follows is added by itself.
//                {digits}         of the pattern; {digits/pivot} of a role; {or digits/pivot} is
//                                 "1 or 5"; {digits/target} those that go
//                {cells}          of the pattern; {pivot} {pincers} {fins} {links} of a role;
//                                 {colora} {colorb} ... {seta} {setb} ... by group; {target} those
//                                 that something follows for; {links-pincers} links, but no pincers
//                {or fins}        "r1c5 or r1c6"
//                {a fin}          "the fin r1c5", "a fin (r1c5 or r1c6)"; {each fin} "the fin",
//                                 "each fin"
//                {all of fins}    "r1c5", "both r1c5 and r1c6", "all of r1c5, r1c6 and r2c4"
//                {marked pincers} with their digits: "r4c5 (1, 8) and r5c3 (4, 8)"
//                {path}           the cells of a chain or loop in its order
//                {contrary}       "if r1c1 were 5, row 4 would have no place left for 1"
//                {length}         "three": the questions of a refutation, the last one too
//                {walk}           from end to end: "if r8c7 is not 9, then r8c6 is 9 (only place in
//                                 row 8) and r8c2 is 4"
//                {crossing}       "row 1 or column 2", of an empty rectangle
//                {guardians}      "r1c1 or r1c4 is 5"; {ends} so of pincers, {cases} of {assumed}
//                {each case}      "wherever 5 stands in row 1,": what a story is split into
//                {so guardians}   "so r1c1 or r1c4 is 5", and what that means for what goes
//                {number}         of the cells of the pattern: "16"; {room} how many of each digit
//                                 fit there: "two 1s (rows 8 and 9) and one 4 (column 3)"; {nor
//                                 fewer} a reason more where these houses do not tell all
//                {then}           nothing: here a path goes on that has told before what stands
//                                 in front of it
//                {two lines}      of cells in two lines that cross others: "rows 1 and 2";
//                                 {other lines} "columns 2, 4 and 7"
//                {both pincers}   "both", or where there are more, "all of these"
//                {assumed}        "r1c1 is 5"
//                {false side}     "a" or "b": the side of a colouring that goes
//                {linkdigit}      the digits of links, {linkdigita} {linkdigitb} ... by group
//                {seta with digits}, and what else text/sets.h knows
//                {symmetry}       "the board is turned by 180 degrees and 1 and 9 change places"
//                {cited}          what a step rests on: "5 in row 3", "a digit in r5c5"
//                {base} {cover}   houses; {last} where a digit is left one place
//                {all told}       nothing: the sentence goes through the whole reasoning, and a
//                                 path can do without the lines of its story; so of {walk}
//   notation   the expert's one line, for text/expert.h: the same words in short form ({base} is
//              "r37"), {chain}, {digits/pincers}. What follows is added by itself; {story} at the
//              end says that the whole line has the story behind that.
//   brief      why, in the few words that are told of a single in a run of them; "" of all else.
#pragma once

#include <string_view>

#pragma GCC visibility push(default)
namespace nonet {

struct Wording {
  std::string_view sentence;
  std::string_view notation;
  std::string_view brief = "";
};

namespace wording {

inline constexpr Wording kFullHouse = {
    "{cells} is the last open cell of {base}, and {digits} is the digit that {base} still lacks",
    "", "last cell of {base}"};
inline constexpr Wording kNakedSingle = {"{digits} is the only candidate left in {cells}", "",
                                         "only candidate"};
inline constexpr Wording kHiddenSingle = {"{cells} is the only place for {digits} in {base}", "",
                                          "only place in {base}"};
// Of rules: {rule} names the first that is cited, {leaves} says what it leaves where something
// goes, {combinations} the sets of digits it may hold, {sum} how it is added up, {sum leaves} what
// that leaves where it does not say so itself; {parts} are all that are cited, and the cells that
// stand beside them.
inline constexpr Wording kRuleBounds = {"{rule} leaves {leaves}", "{rule/short}"};
inline constexpr Wording kCageCombinations = {"{rule} can hold only {combinations}",
                                              "{rule/short} {combinations/short}"};
inline constexpr Wording kRuleFilling = {"{rule} has a filling only with {leaves}", "{rule/short}"};
inline constexpr Wording kRequiredDigit = {
    "every filling of {rule} has {digits}, which can stand only at {or cells}",
    "{digits} in {rule/short}"};
inline constexpr Wording kInniesAndOuties = {"{sum}{sum leaves}", "{rule/short}"};
inline constexpr Wording kKillerSubset = {
    "each of {parts} holds one of {digits} in {base}, and so no other cell there does",
    "{digits} in {base}"};
inline constexpr Wording kHiddenKillerPair = {
    "{digits} have no place in {base} but in {parts}, and neither of these can hold both: each "
    "holds one of them, which leaves {leaves}",
    "{digits} in {base}"};
inline constexpr Wording kRequiredTogether = {
    "whichever way {parts} are filled together, one of them holds {digits}, and both lie in {base}",
    "{digits} in {base}"};
inline constexpr Wording kCombinedRules = {"{parts} have a filling together only with {leaves}",
                                           "{parts/short}"};
inline constexpr Wording kPointingBySight = {
    "{digits} in {base} is at {cells}, and what sees all of these can't hold it",
    "{digits} in {base}"};
inline constexpr Wording kLockedSubset = {
    "between them {cells} hold nothing but {digits} and use them up in both {base}",
    "{digits} in {cells}"};
inline constexpr Wording kLockedCandidates = {
    "{base} has its {digits} within {cover}, at {or cells}", "{digits} in {base}"};
inline constexpr Wording kLawOfLeftovers = {
    "{base} hold the same digits as {cover}, and what only one side has is alike too: {seta} here, "
    "{setb} there; {seta} can't be {or digits/target}",
    "{base}, {cover}: {seta} = {setb}"};
inline constexpr Wording kNakedSubset = {
    "between them {cells} hold nothing but {digits} and use them up in {base}",
    "{digits} in {cells}"};
inline constexpr Wording kHiddenSubset = {
    "in {base} the digits {digits} have no place but {cells}, and fill these cells",
    "{digits} in {cells}"};
// What follows is a digit that is then left one place.
inline constexpr Wording kDirectLocked = {
    "{base} has its {digits} within {cover}, at {or cells}, which leaves {last} one place for it",
    "{digits} in {base}"};
inline constexpr Wording kDirectHidden = {
    "in {base} the digits {digits} have no place but {cells}, and fill these cells, which leaves "
    "{base} one place for another digit",
    "{digits} in {cells}"};
inline constexpr Wording kFish = {
    "{base} each hold one {digits} and have room for it in {cover} only; that uses up the "
    "{digits}s of {cover}",
    "{digits} {base} {cover}"};
inline constexpr Wording kRemotePair = {
    "{path} hold only {digits}, and each sees the next, so that the two digits take turns along "
    "them; two of these cells an odd number of steps apart hold both digits between them, and no "
    "cell that sees both can hold either",
    "{digits/cells} {chain}"};
inline constexpr Wording kAic = {
    "{ends}, for along the chain, if the one is false, the other is true; no candidate that "
    "contradicts both can be true",
    "{eureka}"};
inline constexpr Wording kContinuousNiceLoop = {
    "the chain closes into a ring, and of any two neighbours on it one is true; no other candidate "
    "that contradicts two neighbours can be true",
    "{eureka}"};
inline constexpr Wording kDiscontinuousNiceLoop = {
    "even if it were otherwise, the chain would lead to it", "{eureka}"};
inline constexpr Wording kBugPlusOne = {
    "unless {guardians}, every open cell is left with two candidates and every digit with two "
    "places in each house that lacks it, and such a grid never has just one solution; so "
    "{guardians}",
    ""};
inline constexpr Wording kTwoStrongLinks = {
    "{digits} has only two places in each of {base}; {links} share {cover} and can't both be "
    "{digits}, so one of {pincers} is, and no cell that sees both can hold it{all told}",
    "{digits} in {pincers} (connected by {links})"};
inline constexpr Wording kDualTwoStringKite = {
    "two kites hang on {links}, which share {cover} and can't both be {digits}, so one end of "
    "each kite is, and no cell that sees both ends of a kite can hold it",
    "{digits} in {pincers} (connected by {links})"};
inline constexpr Wording kTurbotFish = {kTwoStrongLinks.sentence, "{digits} {chain}"};
inline constexpr Wording kEmptyRectangle = {
    "in {base} every {digits} lies in {crossing}, and in {cover} it is at {or links}; if it is at "
    "{links-pincers}, {base} has it at {or pincers-links}; so one of {pincers} is {digits}, and no "
    "cell that sees {both pincers} can hold it{all told}",
    "{digits} in {base} ({links})"};
inline constexpr Wording kDualEmptyRectangle = {
    "in {base} every {digits} lies on one row and one column that cross there, and {digits} has "
    "only two places in each of {cover}, together {links}; each of these pairs makes an empty "
    "rectangle with {base}",
    "{digits} in {base} ({links})"};
inline constexpr Wording kWWing = {
    "{pincers} can each be only {or digits/pincers}; if both were {digits/links}, {base} would "
    "have no place for it, as each sees one of the two places there, {links}; so at least one of "
    "{pincers} is {digits}, and no cell that sees both can be {digits}",
    "{digits/pincers} in {pincers} connected by {digits/links} in {links}"};
inline constexpr Wording kXyWing = {
    "{pivot} is {or digits/pivot}, and whichever it is, one of {marked pincers} is left with "
    "{digits}; no cell that sees both of these can hold {digits}",
    "{digits/pivot+pincers} in {pivot+pincers}"};
inline constexpr Wording kXyzWing = {
    "{pivot} is {or digits/pivot}, and whichever it is, {pivot} itself or one of {marked pincers} "
    "is {digits}; no cell that sees all three can hold {digits}",
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
    "so {guardians}, and whichever it is, that cell together with {seta} uses up "
    "{digits/guardians+seta} in {base}",
    "{digits/cells} in {cells}"};
inline constexpr Wording kUniqueness4 = {
    NONET_RECTANGLE
    "one of {links} is {digits/links}, which has no other place in {base}; if the other were "
    "{digits/target}, the rectangle would be complete",
    "{digits/cells} in {cells}"};
inline constexpr Wording kUniqueness5 = {
    NONET_RECTANGLE "so {guardians}, and no cell that sees all of these can hold that digit",
    "{digits/cells} in {cells}"};
inline constexpr Wording kUniqueness6 = {
    NONET_RECTANGLE
    "{base} each have their {digits/links} within these cells, so {links} are both {digits/links} "
    "or neither is; if both were, {cells-links} would have to be the other digit, and the "
    "rectangle would be complete",
    "{digits/cells} in {cells}"};
inline constexpr Wording kHiddenRectangle = {
    NONET_RECTANGLE
    "{base} each have their {digits/links} within these cells, so if {target} were "
    "{digits/target}, {links} would be {digits/links}, which leaves {digits/target} for "
    "{cells-links-target}, and the rectangle would be complete",
    "{digits/cells} in {cells}"};
inline constexpr Wording kAvoidableRectangle1 = {
    NONET_PLACED_RECTANGLE "the only way out is that {guardians}", "{digits/cells} in {cells}"};
inline constexpr Wording kAvoidableRectangle2 = {
    NONET_PLACED_RECTANGLE "so {guardians}, and no cell that sees both can hold that digit",
    "{digits/cells} in {cells}"};
#undef NONET_PLACED_RECTANGLE
#undef NONET_RECTANGLE

// How other deadly patterns begin, and how they all end.
#define NONET_LOOP                                                                                \
  "{cells} all have {digits}, two of them in every house that has any; if they held only these, " \
  "the two could swap places along the loop and the puzzle would have two solutions; "
#define NONET_EXTENDED_RECTANGLE                                                                \
  "{cells} lie where {two lines} cross {other lines}; if they held only {digits}, {two lines} " \
  "could swap these there and the puzzle would have two solutions; "
#define NONET_GRAVE                                                                              \
  "but for some candidates every open cell is left with two and every digit with two places in " \
  "each house that lacks it, and such a grid never has just one solution; "
#define NONET_SUBSET                                                             \
  "so {guardians}, and whichever it is, that cell together with {seta} uses up " \
  "{digits/guardians+seta} in {base}"
#define NONET_BOUND                                                                          \
  "one of {links} is {digits/links}, which has no other place in {base}; if the other were " \
  "{or digits/target}, the pattern would be complete"

inline constexpr Wording kUniqueLoop1 = {NONET_LOOP "the only way out is that {guardians}",
                                         "{digits/cells} in {cells}"};
inline constexpr Wording kUniqueLoop2 = {NONET_LOOP "{so guardians}", "{digits/cells} in {cells}"};
inline constexpr Wording kUniqueLoop3 = {NONET_LOOP NONET_SUBSET, "{digits/cells} in {cells}"};
inline constexpr Wording kUniqueLoop4 = {NONET_LOOP NONET_BOUND, "{digits/cells} in {cells}"};
inline constexpr Wording kExtendedRectangle1 = {
    NONET_EXTENDED_RECTANGLE "the only way out is that {guardians}", "{digits/cells} in {cells}"};
inline constexpr Wording kExtendedRectangle2 = {NONET_EXTENDED_RECTANGLE "{so guardians}",
                                                "{digits/cells} in {cells}"};
inline constexpr Wording kExtendedRectangle3 = {NONET_EXTENDED_RECTANGLE NONET_SUBSET,
                                                "{digits/cells} in {cells}"};
inline constexpr Wording kExtendedRectangle4 = {NONET_EXTENDED_RECTANGLE NONET_BOUND,
                                                "{digits/cells} in {cells}"};
inline constexpr Wording kBug2 = {NONET_GRAVE "{so guardians}", "{guardians}"};
inline constexpr Wording kBug3 = {NONET_GRAVE NONET_SUBSET, "{guardians}"};
inline constexpr Wording kBug4 = {NONET_GRAVE "so {guardians}; " NONET_BOUND, "{guardians}"};
#undef NONET_BOUND
#undef NONET_SUBSET
#undef NONET_GRAVE
#undef NONET_EXTENDED_RECTANGLE
#undef NONET_LOOP

inline constexpr Wording kFinnedFish = {
    "either {a fin} is {digits}, or {base} have their {digits}s in {cover} only and use up those "
    "there; either way no other cell there that sees {all of fins} can be {digits}",
    "{digits} {base} {cover} {fins}"};
// Houses of any kind: a candidate may lie in two bases, or in two covers.
inline constexpr Wording kWideFish = {
    "{base} each hold one {digits} and have room for it in {cover} only; so they use these up, and "
    "none is left for another cell there, nor for one that would take two of them at once",
    "{digits} {base} {cover}"};
inline constexpr Wording kFinnedWideFish = {
    "either {a fin} is {digits}, or {base} have room for it in {cover} only, each at a "
    "place of its own, and use these up; no other cell there that sees {all of fins} can hold it "
    "either way",
    "{digits} {base} {cover} {fins}"};
inline constexpr Wording kColorTrap = {
    "along houses with only two places for {digits}, it is either at {all of colora} (side a) or "
    "at {all of colorb} (side b), and no cell that sees a cell of each side can hold it",
    "{digits} ({colora}) / ({colorb})"};
inline constexpr Wording kColorWrap = {
    "along houses with only two places for {digits}, it is either at {all of colora} (side a) or "
    "at {all of colorb} (side b); but on side {false side} cells see each other ({links}) and "
    "can't all be {digits}, so side {false side} is false",
    "{digits} ({colora}) / ({colorb})"};
inline constexpr Wording kMultiColors1 = {
    "{digits} is either at {all of colora} (side a) or at {all of colorb} (b), and either at "
    "{all of colorc} (c) or at {all of colord} (d); where two of these sides see each other (at "
    "{links}), they aren't both true, so one of their opposites is, and no cell that sees both "
    "opposites can hold {digits}",
    "{digits} ({colora}) / ({colorb}), ({colorc}) / ({colord})"};
inline constexpr Wording kMultiColors2 = {
    "{digits} is either at {all of colora} (side a) or at {all of colorb} (b), and either at "
    "{all of colorc} (c) or at {all of colord} (d); one of these last two sides is true, and the "
    "side of {pivot} sees both (at {links}), so it is false",
    "{digits} ({colora}) / ({colorb}), ({colorc}) / ({colord})"};
// How 3D Medusa begins.
#define NONET_MEDUSA                                                                          \
  "along cells with two candidates and houses with two places for a digit, either side a is " \
  "true, all of {marked colora}, or side b, all of {marked colorb}; "
inline constexpr Wording kMedusaTrap = {
    NONET_MEDUSA "a candidate that contradicts one of side a and one of side b is false",
    "{marked colora} / {marked colorb}"};
inline constexpr Wording kMedusaWrap = {
    NONET_MEDUSA
    "but on side {false side} there are candidates that contradict each other, {marked links}, so "
    "side {false side} is false",
    "{marked colora} / {marked colorb}"};
inline constexpr Wording kMedusaEmpty = {
    NONET_MEDUSA
    "but side {false side} would rule out all of {marked links}, and one of these is true, so "
    "side {false side} is false",
    "{marked colora} / {marked colorb}"};
#undef NONET_MEDUSA
inline constexpr Wording kMWing = {"{walk}; so {ends}, and no cell that sees both can hold it",
                                   "{eureka}"};
inline constexpr Wording kWingOfEnds = {
    "{walk}; so {ends}, and no candidate that contradicts both can be true", "{eureka}"};
inline constexpr Wording kXChain = {
    "{digits} has only two places in each of {base}; link by link, if it is not at one end of the "
    "chain, it is at the other, so {ends}, and no cell that sees {pincers} "
    "can hold it",
    "{digits} {chain}"};
inline constexpr Wording kXyChain = {
    "{path} have two candidates each; link by link, if one end of the chain is not {digits}, the "
    "other is, so one of {pincers} is {digits}, and no cell that sees both can hold it",
    "{digits} {digits}- {chain} -{digits}"};
inline constexpr Wording kKrakenFish1 = {
    "either {digits} is at {a fin}, or {base} have room for it in {cover} only and use up the "
    "{digits}s there; what follows is what the fish would eliminate, and a chain from {each fin} "
    "eliminates it too",
    "{digits} {base} {cover} {fins}{story}"};
inline constexpr Wording kKrakenFish2 = {
    "either {digits} is at {a fin}, or {base} have room for it in {cover} only and fill each of "
    "these, and so {cases}; from there and from {each fin} a chain leads to the same result",
    "{digits} {base} {cover} {fins}{story}"};
inline constexpr Wording kForcingContradiction = {"{contrary}", "{story}"};
// Whips and braids have a notation of their own: {nrc} is all of the line (text/nrc.h).
#define NONET_QUESTIONS "{contrary}, at the end of {length} questions "
inline constexpr Wording kWhip = {NONET_QUESTIONS "that each lean on the one before", "{nrc}"};
inline constexpr Wording kGWhip = {
    NONET_QUESTIONS "that each lean on the one before, where an answer may be a group of cells",
    "{nrc}"};
inline constexpr Wording kBraid = {NONET_QUESTIONS "that lean on whatever was found before",
                                   "{nrc}"};
inline constexpr Wording kGBraid = {
    NONET_QUESTIONS
    "that lean on whatever was found before, where an answer may be a group of cells",
    "{nrc}"};
#undef NONET_QUESTIONS
inline constexpr Wording kForcingVerity = {"{each case} {effects}", "{assumed}{story}"};

// How moves of almost locked sets begin.
#define NONET_SPARE " each have one digit more than cells; "

inline constexpr Wording kSueDeCoq = {
    "{seta with digits} lie where {base} cross; with {setb with digits} and with {setc with "
    "digits} they have room for no more digits than cells, so all are used up here: {used up}",
    "{seta - digits} ({setb - digits}, {setc - digits})"};
inline constexpr Wording kWxyzWing = {
    "{seta with digits} and {setb with digits}" NONET_SPARE
    "{linkdigit} fits into only one of the two, so the other holds {digits}, and no cell that sees "
    "all places of {digits} in these four cells can hold it",
    "{seta with digits}, {setb with digits}, X={linkdigit}, Z={digits}"};
inline constexpr Wording kAlsXz = {
    "two sets, A at {seta with digits} and B at {setb with digits}," NONET_SPARE
    "X = {linkdigit} fits into only one of them, so the other holds all its other digits, Z = "
    "{digits} among them; a cell that sees all places of Z in A and B can't hold it{all told}",
    "A={seta with digits}, B={setb with digits}, X={linkdigit}, Z={digits}"};
inline constexpr Wording kAlsXzDouble = {
    "two sets, A at {seta with digits} and B at {setb with digits}," NONET_SPARE
    "each of {linkdigit} fits into only one of them, so one set takes the one and the other set "
    "the other, and both hold all their other digits; a cell that sees all places of such a "
    "digit can't hold it{all told}",
    "A={seta with digits}, B={setb with digits}, X={linkdigit}"};
inline constexpr Wording kAlsXyWing = {
    "three sets, A at {seta with digits}, B at {setb with digits} and C at {setc with "
    "digits}," NONET_SPARE
    "C shares X = {linkdigita} with A and Y = {linkdigitb} with B, and each fits into only one of "
    "the two that share it; C holds at least one of X and Y, so A lacks X or B lacks Y, and that "
    "set holds all its other digits, Z = {digits} among them; a cell that sees all places of Z in "
    "A and B can't hold it{all told}",
    "A={seta with digits}, B={setb with digits}, C={setc with digits}, X,Y={linkdigit}, "
    "Z={digits}"};
inline constexpr Wording kAlsChain = {
    "the sets {lettered sets}" NONET_SPARE
    "{shared by neighbours}, and each of these fits into only one of the two; if A lacked Z = {or "
    "digits}, {set walk}; a cell that sees all places of Z in A and in {last set} can't hold it",
    "{set chain}"};
inline constexpr Wording kDeathBlossom = {
    "each digit of {pivot} locks a set around it that has one digit more than cells ({petals}), "
    "and each of these then holds {digits}; a cell that sees all places of such a digit in all of "
    "them can't hold it",
    "[{pivot}], {petals}"};
#undef NONET_SPARE
inline constexpr Wording kAlignedExclusion = {
    "if {cases}, every choice for {marked pivot} either puts a digit twice into a house or leaves "
    "no candidate for {or links}",
    "{pivot+assumed} ({links})"};

inline constexpr Wording kTemplateSet = {
    "{digits} is at {cells} in every way that is still open to place it in all houses and that "
    "leaves the other digits room",
    ""};
inline constexpr Wording kTemplateDelete = {
    "no way that is still open to place {digits} in all houses and that leaves the other digits "
    "room goes through {cells}",
    ""};
inline constexpr Wording kBruteForce = {
    "{cells} is {digits} in the solution, and no technique that was asked tells more", ""};
inline constexpr Wording kTrial = {"suppose that {assumed}; that ends in a contradiction",
                                   "{assumed}{story}"};

}  // namespace wording

}  // namespace nonet
#pragma GCC visibility pop
