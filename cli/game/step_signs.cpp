// The signs of roles on the board, and what they mean.
#include <algorithm>

#include "cli/game/board_view.h"

namespace nonet::cli::game {

char32_t sign_of(const Mark& mark) {
  switch (mark.role) {
    case Role::kPattern:
      return U'*';
    case Role::kPivot:
      return U'^';
    case Role::kPincer:
      return U'"';
    case Role::kFin:
    case Role::kEndoFin:
      return U'~';
    case Role::kColor:
      return U'a' + mark.group % 26U;
    case Role::kLink:
      return U'=';
    case Role::kGuardian:
      return U'+';
    case Role::kAssumed:
      return U'?';
    case Role::kSet:
      return U'A' + mark.group % 26U;
  }
  return U'*';
}

Ink ink_of(const Mark& mark) {
  switch (mark.role) {
    case Role::kPattern:
    case Role::kPivot:
      return Ink::kPattern;
    case Role::kPincer:
    case Role::kLink:
      return Ink::kSecond;
    case Role::kFin:
    case Role::kEndoFin:
    case Role::kGuardian:
      return Ink::kFin;
    case Role::kColor:
      return mark.group % 2 == 0 ? Ink::kPattern : Ink::kSecond;
    case Role::kAssumed:
      return Ink::kSupposed;
    case Role::kSet:
      return mark.group % 2 == 0 ? Ink::kSet : Ink::kSecond;
  }
  return Ink::kPattern;
}

namespace {

std::string meaning_of(const Mark& mark) {
  switch (mark.role) {
    case Role::kPattern:
      return "pattern";
    case Role::kPivot:
      return "pivot";
    case Role::kPincer:
      return "pincer";
    case Role::kFin:
      return "fin";
    case Role::kEndoFin:
      return "endo fin";
    case Role::kColor:
      return "colour";
    case Role::kLink:
      return "link";
    case Role::kGuardian:
      return "guardian";
    case Role::kAssumed:
      return "supposed";
    case Role::kSet:
      return "set";
  }
  return "";
}

}  // namespace

std::vector<std::pair<char32_t, std::string>> legend_of(const Drawing& drawing) {
  std::vector<std::pair<char32_t, std::string>> legend;
  const auto among = [](const std::vector<Candidate>& list, Candidate x) {
    return std::find(list.begin(), list.end(), x) != list.end();
  };
  for (const Mark& mark : drawing.marks) {
    // What comes or goes is drawn as that.
    if (among(drawing.comes, mark.candidate) || among(drawing.goes, mark.candidate)) continue;
    std::pair<char32_t, std::string> entry{sign_of(mark), meaning_of(mark)};
    if (std::find(legend.begin(), legend.end(), entry) == legend.end()) legend.push_back(entry);
  }
  if (!drawing.told.empty()) {
    legend.emplace_back(U'+', "is so");
    legend.emplace_back(U'/', "is not");
  }
  if (!drawing.bars.empty()) {
    legend.emplace_back(kBarSign, drawing.bars_by_sight ? "is seen" : "bars the other cells");
  }
  if (!drawing.goes.empty()) legend.emplace_back(U'-', "goes");
  if (!drawing.comes.empty()) legend.emplace_back(U'!', "is set");
  return legend;
}

}  // namespace nonet::cli::game
