// killer: cages in a line, in one of three ways.
//
//   3x3:d:k:2817:2817:3330:...   PS: for each cell 256 times the sum and the number of its cage, 0
//                                for none; d: both diagonals
//   SumoCueV1D=11J0+0J0=13J1...  SumoCue: =11 is the first cell of a cage with this sum, +0 joins
//                                the cage of the cell that has this number, from 0; J1 is the
//                                region, D both diagonals
//   9>>v...                      81 characters: a sum (A is 10, a is 36), or a mark that points to
//                                the next cell of its cage: < > ^ v, and ` ' , . aslant
//
// A cage of one cell is a given, which is how these puzzles are written where there are any.
#include <algorithm>
#include <map>

#include "nonet/io/link.h"
#include "nonet/io/readers.h"
#include "nonet/io/variant_parts.h"

namespace nonet::killer {
namespace {

constexpr std::string_view kSumoCue = "SumoCueV1";
constexpr std::size_t kCells = 81;
// So many lines may one puzzle be spread over, and so long is none.
constexpr int kMostLines = 100;

struct Cage {
  int sum = 0;
  std::vector<Spot> cells;
};

void add_diagonals(Variant& variant) {
  variant.clues.push_back(clue_of(Kind::kDiagonals, "both"));
}

void add_cages(Variant& variant, const std::map<int, Cage>& cages) {
  for (const auto& [id, cage] : cages) {
    const bool given = cage.cells.size() == 1 && cage.sum <= 9;
    if (given && cage.sum > 0) variant.givens[cage.cells.front()] = cage.sum;
    if (given) continue;
    const std::optional<int> sum = cage.sum > 0 ? std::optional(cage.sum) : std::nullopt;
    variant.clues.push_back(clue_of(Kind::kCage, cage.cells, sum));
  }
}

// ---- PS

bool is_ps(std::string_view text) {
  return text.starts_with("3x3:") && text.substr(0, 12).find(":k:") != std::string_view::npos;
}

Result<Variant> read_ps(std::string_view text) {
  std::vector<std::string_view> fields;
  while (fields.size() <= kCells + 4) {
    const std::size_t end = std::min(text.find(':'), text.size());
    fields.push_back(text.substr(0, end));
    if (end == text.size()) break;
    text.remove_prefix(end + 1);
  }
  if (fields.back().empty()) fields.pop_back();
  if (fields.size() != kCells + 3) {
    return Error{miscount_text("killer", fields.size() - std::min<std::size_t>(3, fields.size()),
                               "cells", kCells)};
  }
  Variant variant = square_grid(9);
  if (fields[1] != "" && fields[1] != "d") {
    return Error{ErrorCode::kOtherRules,
                 quoted_text(fields[1]) + " in a killer is not known; d is for diagonals"};
  }
  if (fields[1] == "d") add_diagonals(variant);
  std::map<int, Cage> cages;
  for (std::size_t i = 0; i < kCells; ++i) {
    const std::optional<int> number = whole_number(fields[i + 3]);
    if (!number || *number < 0) {
      return Error{quoted_text(fields[i + 3]) + " is no number of a cage"};
    }
    if (*number < 256) continue;
    cages[*number % 256].cells.push_back(static_cast<Spot>(i));
    int& sum = cages[*number % 256].sum;
    if (sum != 0 && sum != *number / 256) {
      return Error{"cage " + std::to_string(*number % 256) + " has two sums"};
    }
    sum = *number / 256;
  }
  add_cages(variant, cages);
  return variant;
}

// ---- SumoCue

std::optional<int> take_number(std::string_view& text) {
  const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
  const std::optional<int> number = whole_number(text.substr(0, end));
  text.remove_prefix(end);
  return number;
}

Result<Variant> read_sumocue(std::string_view text) {
  Variant variant = square_grid(9);
  text.remove_prefix(kSumoCue.size());
  if (text.starts_with('D')) {
    add_diagonals(variant);
    text.remove_prefix(1);
  }
  std::vector<int> heads, regions;  // the first cell of the cage of each; of first cells themselves
  std::map<int, Cage> cages;
  while (!text.empty()) {
    const char mark = text.front();
    text.remove_prefix(1);
    const std::optional<int> number = take_number(text);
    const int at = static_cast<int>(heads.size());
    if ((mark != '=' && mark != '+') || !number || heads.size() >= kCells) {
      return Error{"cell " + std::to_string(at + 1) +
                   " of a SumoCue puzzle was expected as =12 or +3, and no more than 81 of them"};
    }
    if (mark == '=') cages[at].sum = *number;
    if (mark == '+' && (*number < 0 || *number >= static_cast<int>(kCells) || *number == at)) {
      return Error{"cell " + std::to_string(at + 1) + " joins no cage: there is no cell " +
                   std::to_string(*number)};
    }
    heads.push_back(mark == '=' ? at : *number);
    regions.push_back(-1);
    if (text.starts_with('J')) {
      text.remove_prefix(1);
      const std::optional<int> region = take_number(text);
      if (!region) return Error{"the region of cell " + std::to_string(at + 1) + " has no number"};
      regions.back() = *region;
    }
  }
  if (heads.size() != kCells) {
    return Error{miscount_text("SumoCue puzzle", heads.size(), "cells", kCells)};
  }
  for (std::size_t i = 0; i < kCells; ++i) {
    int head = static_cast<int>(i);
    for (std::size_t steps = 0; heads[static_cast<std::size_t>(head)] != head; ++steps) {
      if (steps > kCells) return Error{"cells join each other's cages in a ring"};
      head = heads[static_cast<std::size_t>(head)];
    }
    cages[head].cells.push_back(static_cast<Spot>(i));
  }
  if (std::any_of(regions.begin(), regions.end(), [](int region) { return region >= 0; })) {
    set_boxes(variant, std::move(regions));
  }
  add_cages(variant, cages);
  if (auto error = find_large_box(variant)) return *error;
  return variant;
}

// ---- the short way

// Row and column of the cell that a mark points to, from its own; nothing if it is none.
std::optional<std::pair<int, int>> way_of(char mark) {
  switch (mark) {
    case '<':
      return std::pair(0, -1);
    case '>':
      return std::pair(0, 1);
    case '^':
      return std::pair(-1, 0);
    case 'v':
      return std::pair(1, 0);
    case '`':
      return std::pair(-1, -1);
    case '\'':
      return std::pair(-1, 1);
    case ',':
      return std::pair(1, -1);
    case '.':
      return std::pair(1, 1);
    default:
      return std::nullopt;
  }
}

std::optional<int> sum_of(char ch) {
  if (ch >= '0' && ch <= '9') return ch - '0';
  if (ch >= 'A' && ch <= 'Z') return ch - 'A' + 10;
  if (ch >= 'a' && ch <= 'j') return ch - 'a' + 36;
  return std::nullopt;
}

Result<Variant> read_short(std::string_view text) {
  Variant variant = square_grid(9);
  std::map<int, Cage> cages;
  for (int i = 0; i < static_cast<int>(kCells); ++i) {
    int at = i;
    for (int steps = 0;; ++steps) {
      const auto way = way_of(text[static_cast<std::size_t>(at)]);
      if (!way) break;
      const int row = at / 9 + way->first, col = at % 9 + way->second;
      if (row < 0 || row > 8 || col < 0 || col > 8 || steps > static_cast<int>(kCells)) {
        return Error{"the mark at " + spot_name(variant, static_cast<Spot>(i)) +
                     " leads to no sum of a cage"};
      }
      at = row * 9 + col;
    }
    cages[at].sum = *sum_of(text[static_cast<std::size_t>(at)]);
    cages[at].cells.push_back(static_cast<Spot>(i));
  }
  add_cages(variant, cages);
  return variant;
}

std::string without_blanks(std::string_view text) {
  std::string all(text);
  std::erase_if(all, [](char ch) { return ch == ' ' || ch == '\t'; });
  return all;
}

// Whether a line goes on with what the one before it had: cells of PS or SumoCue.
bool goes_on(std::string_view line, bool ps) {
  const std::string text = without_blanks(line);
  return !text.empty() &&
         text.find_first_not_of(ps ? "0123456789:" : "0123456789=+J") == std::string::npos;
}

bool is_whole(const std::string& text, bool ps) {
  if (ps) return std::count(text.begin(), text.end(), ':') >= static_cast<int>(kCells) + 3;
  return std::count_if(text.begin(), text.end(), [](char ch) { return ch == '=' || ch == '+'; }) >=
         static_cast<int>(kCells);
}

}  // namespace

bool is_short(std::string_view text) {
  return text.size() == kCells && text.find_first_of("<>^v") != std::string_view::npos &&
         std::all_of(text.begin(), text.end(),
                     [](char ch) { return way_of(ch).has_value() || sum_of(ch).has_value(); });
}

bool looks_like(std::string_view line) {
  const std::string_view text = trimmed(line);
  return is_ps(text) || text.starts_with(kSumoCue) ||
         is_short(text.substr(0, text.find_first_of(" \t")));
}

Result<Puzzle> read(LineCursor& lines) {
  const TakenLine line = take_line(lines);
  const std::string_view first = trimmed(line.text);
  const std::size_t blank = std::min(first.find_first_of(" \t"), first.size());
  Result<Variant> variant = Error{
      "a killer begins with 3x3::k: or SumoCueV1, or has a sum or one of < > ^ v ` ' , . for each "
      "of its 81 cells"};
  std::string name;
  if (is_ps(first) || first.starts_with(kSumoCue)) {
    const bool ps = is_ps(first);
    std::string text = without_blanks(first);
    std::string_view next;
    for (int count = 0; count < kMostLines && !is_whole(text, ps); ++count) {
      if (!lines.peek(next) || !goes_on(next, ps)) break;
      text += without_blanks(next);
      lines.advance();
    }
    variant = ps ? read_ps(text) : read_sumocue(text);
  } else if (is_short(first.substr(0, blank))) {
    variant = read_short(first.substr(0, blank));
    name = trimmed(first.substr(blank));
  }
  if (!variant) return variant.error().at(line.number);
  variant->name = name;
  return puzzle_of(std::move(*variant));
}

std::string write(const Board& board, char /*blank*/) {
  std::string text = "3x3::k:";
  for (const Cell c : Cell::all()) {
    const int digit = board.number_at(c);
    text += std::to_string(digit == 0 ? 0 : digit * 256 + c.index() + 1) + ":";
  }
  return text + "\n";
}

}  // namespace nonet::killer
