#include "nonet/text/variant_board.h"

#include <algorithm>

#include "nonet/core/visible.h"
#include "nonet/logic/kind_lesson.h"
#include "nonet/text/lattice.h"

namespace nonet {
namespace {

// How deep the choices of a rule are told.
constexpr int kMostNested = 3;

// a to z, A to Z, and for all further ones a sign.
char letter_of(std::size_t nth) {
  constexpr std::size_t kLetters = 26;
  if (nth < kLetters) return static_cast<char>('a' + nth);
  return nth < 2 * kLetters ? static_cast<char>('A' + nth - kLetters) : '*';
}

char character(int digit) {
  return static_cast<char>(digit < 10 ? '0' + digit : 'A' + digit - 10);
}

bool lies_in(const Clue& clue, Spot spot) {
  return std::any_of(clue.sets.begin(), clue.sets.end(), [&](const std::vector<Spot>& set) {
    return std::find(set.begin(), set.end(), spot) != set.end();
  });
}

std::string cells_text(const Variant& variant, const std::vector<Spot>& cells) {
  std::string text;
  for (const Spot spot : cells) text += (text.empty() ? "" : " ") + spot_name(variant, spot);
  return text;
}

// "5 1 2 r1c1 r1c2": what the clue says, and where.
std::string clue_text(const Variant& variant, const Clue& clue, int depth = 0) {
  std::vector<std::string> parts;
  const bool has_word = clue.kind != Kind::kXSum && clue.kind != Kind::kSkyscraper &&
                        clue.kind != Kind::kHiddenSkyscraper && clue.kind != Kind::kNumberedRoom;
  if (has_word && !clue.word.empty()) parts.push_back(visible(clue.word));
  if (clue.flag && clue.kind == Kind::kThermo) parts.emplace_back("slow");
  if (clue.kind == Kind::kXv && (clue.value == 5 || clue.value == 10)) {
    parts.emplace_back(clue.value == 5 ? "V" : "X");
  } else if (clue.value) {
    parts.push_back(std::to_string(*clue.value));
  }
  if (clue.digits) {
    for (const int digit : *clue.digits) parts.push_back(std::to_string(digit));
  }
  const std::string_view members = row_of(clue.kind).members;
  if (members.starts_with("line")) {
    parts.push_back((clue.is_column ? "in column " : "in row ") + std::to_string(clue.line + 1));
    if (!clue.word.empty() && !has_word) parts.push_back("from the " + visible(clue.word));
  }
  std::string sets;
  for (const std::vector<Spot>& set : clue.sets) {
    sets += (sets.empty() ? "" : " / ") + cells_text(variant, set);
  }
  if (!sets.empty()) parts.push_back(sets);
  std::string choices;
  for (const std::vector<Clue>& branch : clue.branches) {
    if (depth == kMostNested) break;
    std::string all;
    for (const Clue& each : branch) {
      all += (all.empty() ? "" : " and ") + std::string(row_of(each.kind).name) + " " +
             clue_text(variant, each, depth + 1);
    }
    choices += (choices.empty() ? "(" : " or (") + all + ")";
  }
  if (!choices.empty()) parts.push_back(choices);
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : " ") + part;
  return text;
}

// Breaks between words; further lines are indented.
std::string broken(const std::string& line, int columns) {
  if (columns <= 0) return line + "\n";
  std::string text, current;
  std::size_t at = 0;
  while (at < line.size()) {
    const std::size_t end = std::min(line.find(' ', at), line.size());
    const std::string word = line.substr(at, end - at);
    if (!current.empty() && current.size() + 1 + word.size() > static_cast<std::size_t>(columns)) {
      text += current + "\n";
      current = "  " + word;
    } else {
      current += (current.empty() ? "" : " ") + word;
    }
    at = end + 1;
  }
  return text + current + "\n";
}

}  // namespace

std::string cage_letters(const Variant& variant, Spot spot) {
  std::string letters;
  std::size_t nth = 0;
  for (const Clue& clue : variant.clues) {
    if (clue.kind != Kind::kCage) continue;
    if (lies_in(clue, spot)) letters += letter_of(nth);
    ++nth;
  }
  return letters;
}

std::string variant_board(const Variant& variant, const std::vector<std::optional<int>>& digits,
                          bool ascii) {
  Lattice lattice = {variant.rows, variant.cols, variant.boxes, {}, ascii};
  for (int i = 0; i < variant.cells(); ++i) {
    const auto slot = static_cast<std::size_t>(i);
    const bool has = slot < digits.size() && digits[slot].has_value();
    const std::string text = std::string(1, has ? character(*digits[slot]) : '.') +
                             cage_letters(variant, static_cast<Spot>(i));
    lattice.cells.push_back({text, text.size()});
  }
  return lattice.text();
}

std::string variant_legend(const Variant& variant, int columns) {
  std::string cages, text;
  std::size_t nth = 0;
  for (const Clue& clue : variant.clues) {
    if (clue.kind != Kind::kCage) continue;
    cages += (cages.empty() ? "Cages: " : ", ") + std::string(1, letter_of(nth++)) + " " +
             (clue.value ? std::to_string(*clue.value) : "without a sum") +
             (clue.flag ? " with repeats" : "");
  }
  if (!cages.empty()) text += broken(cages, columns);
  for (const KindRow& row : all_kinds()) {
    if (row.kind == Kind::kCage) continue;
    std::string line(row.name);
    bool any = false, first = true;
    for (const Clue& clue : variant.clues) {
      if (clue.kind != row.kind) continue;
      any = true;
      const std::string says = clue_text(variant, clue);
      if (says.empty()) continue;
      line += (first ? ": " : "; ") + says;
      first = false;
    }
    if (any) text += broken(line, columns);
  }
  return text;
}

std::string variant_meanings(const Variant& variant, int columns) {
  std::string text;
  for (const KindRow& row : all_kinds()) {
    const KindLesson* lesson = kind_lesson_named(row.slug);
    const bool any = std::any_of(variant.clues.begin(), variant.clues.end(),
                                 [&](const Clue& clue) { return clue.kind == row.kind; });
    if (!any || lesson == nullptr) continue;
    text += broken(std::string(row.name) + ": " + std::string(lesson->says), columns);
  }
  return text;
}

}  // namespace nonet
