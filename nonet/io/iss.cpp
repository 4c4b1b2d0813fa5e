// iss: the text of the Interactive Sudoku Solver, or a link to it that has the text behind q=.
//
//   .Shape~9x9.~R1C2_4~R4C7_2_4_6_8.Cage~15~R1C1~R1C2.AntiKnight.Or.Thermo~R1C1~R2C1.X~R1C1~R1C2.End
//
// Each rule begins with a full stop; the one without a name has what cells may hold. White space
// says nothing, a text may have several lines, and one that begins with .Shape begins a puzzle.
// Rows and columns from 10 on are letters. Of rules that stand between .Or and .End one holds, of
// those between .And and .End all.
#include <algorithm>

#include "nonet/io/iss_clues.h"
#include "nonet/io/iss_rules.h"
#include "nonet/io/link.h"
#include "nonet/io/readers.h"
#include "nonet/io/variant_parts.h"

namespace nonet::iss {
namespace {

// Longer than the text of any puzzle.
constexpr std::size_t kLongest = std::size_t{1} << 18U;

// "Cage" of ".Cage~15~R1C1"; empty for what cells may hold.
std::string_view first_name(std::string_view text) {
  text.remove_prefix(1);
  return text.substr(0, text.find_first_of("~. \t"));
}

bool begins_rule(std::string_view line) {
  std::string_view text = trimmed(line);
  // A full stop may stand there for nothing.
  while (text.starts_with("..")) text.remove_prefix(1);
  if (text.size() < 2 || text[0] != '.') return false;
  if (text[1] == '~') return true;
  const std::string_view name = first_name(text);
  const bool word = !name.empty() && name[0] >= 'A' && name[0] <= 'Z' &&
                    std::all_of(name.begin(), name.end(), [](char ch) {
                      return (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z');
                    });
  return word &&
         ((!name.empty() && is_known_iss_rule(name)) || text.find('~') != std::string_view::npos);
}

bool is_link(std::string_view line) {
  const Link link = link_in(line);
  return link.host == "sigh.github.io" && value_in(link, "q").starts_with('.');
}

// Without white space; a backslash or the like in it is for the reader of rules to refuse.
void append(std::string& text, std::string_view line) {
  for (const char ch : line) {
    if (ch != ' ' && ch != '\t') text += ch;
  }
}

std::string text_at(LineCursor& lines) {
  const TakenLine first = take_line(lines);
  std::string text;
  if (is_link(first.text)) {
    append(text, value_in(link_in(first.text), "q"));
    return text;
  }
  append(text, first.text);
  std::string_view next;
  while (lines.peek(next) && text.size() < kLongest) {
    const std::string_view line = trimmed(next);
    if (!begins_rule(line) && !line.starts_with('~')) break;
    if (line.starts_with(".Shape")) break;
    append(text, line);
    lines.advance();
  }
  return text;
}

}  // namespace

bool looks_like(std::string_view line) {
  return begins_rule(line) || is_link(line);
}

Result<Puzzle> read(LineCursor& lines) {
  std::string_view line;
  if (!lines.peek(line)) return Error{ErrorCode::kNoPuzzle, "there is no puzzle"};
  const int number = lines.number();
  const std::string text = text_at(lines);
  auto variant = variant_of_iss(text);
  if (!variant) return variant.error().at(number);
  return puzzle_of(std::move(*variant));
}

std::string write(const Board& board, char /*blank*/) {
  std::string text = ".Shape~9x9";
  bool first = true;
  for (const Cell c : Cell::all()) {
    if (!board.has(c)) continue;
    text += std::string(first ? "." : "") + "~R" + std::to_string(row_of(c) + 1) + "C" +
            std::to_string(column_of(c) + 1) + "_" + std::to_string(board.number_at(c));
    first = false;
  }
  return text + "\n";
}

}  // namespace nonet::iss
