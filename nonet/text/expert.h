// The expert's notation: a step in one line, as HoDoKu writes it and forums read it.
//
//   Finned X-Wing: 8 c35 r69 fr4c3 => r6c1<>8
//   Naked Pair: 2,6 in r47c8 => r1239c8<>6, r9c8<>2
//
// What a technique says of itself is the notation column of techniques.def. There
//   {cells} {pincers} ...   the cells of a role, told together: r47c8; {pivot+pincers} of several
//   {colora} {colorb} ...   the same cell by cell: r4c8,r7c8
//   {fins}                  each with an f: fr4c3 fr5c3
//   {digits}                the digits of the pattern: 2,6; {digits/pincers} those of roles, in the
//                           order in which the step names them: 2/6
//   {base} {cover}          houses: r37, c16b4
//   {chain}                 the inferences: r1c1 =4= r1c7 -4- r5c7
//   {assumed} {guardians}   candidates: r1c1=4
//   {nrc}                   the whole line, as text/nrc.h has it: whip[2]: c8n9{r4 r7} - c4n9{r7 .}
//   ==> r6c7<>9
//   {number}                how many cells the pattern has; {room} what fits there: 2r89 4c3
// What follows is added by itself, and behind it in the whole line, where the notation ends with
// {story}, how it follows: [r1c3=5 r2c7=5(c7), no 5 in b6] (text/story_notation.h).
#pragma once

#include <string>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

#pragma GCC visibility push(default)
namespace nonet {

// "r47c8", "r12c3,r2c1": cell by cell, each with those not yet told of its row or, where there are
// none, of its column.
std::string short_cells(const CellSet& cells);
// "r37", "c16b4".
std::string short_houses(const std::vector<House>& houses, const Topology& topology);
// "r5c5=7", "r1239c8<>6, r9c8<>2".
std::string short_effects(const Step& step, DigitNames names = {});

std::string expert_line(const Step& step, const Grid& before);
// With the story that the line above has no room for, so that the step can be checked from it.
std::string whole_expert_line(const Step& step, const Grid& before);

}  // namespace nonet
#pragma GCC visibility pop
