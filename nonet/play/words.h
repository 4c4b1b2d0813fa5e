// The words of a game: findings, actions and chatter as the prompt prints them. Cells are [r, c],
// houses n, c and r for nonet, column and row, and digits what the game calls them:
//
//   list      [HS](1) {[2, 6]#6[n]}
//   action    [LC] [1, 5] x2 [n]
//   chatter     [ANv] [4, 7] x6 r([4, 4])
#pragma once

#include <string>

#include "nonet/play/findings.h"

#pragma GCC visibility push(default)
namespace nonet {

// "NS", "HS", "LC", "NP", "HP".
std::string code_of(Heuristic heuristic);

// "[2, 6]#6[n]", "{[1, 6],[2, 6]}#2[^n]", "{[5, 6],[6, 6]}#{7,9}".
std::string words_of(const Finding& finding, DigitNames names = {});

// One line, without newline; chatter is indented by two blanks.
std::string words_of(const Happening& happening, DigitNames names = {});

// The five lists, a line each.
std::string words_of(const Findings& findings, DigitNames names = {});

}  // namespace nonet
#pragma GCC visibility pop
