// link: any address that has the 81 cells in it as they are: sudoku.coach's, SudokuExchange's and
// those of many other sites. It is written for sudoku.coach.
//
//   https://sudoku.coach/en/play/400000805030000...      https://sudokuexchange.com/play/?s=4000...
//
// So is an address that has a puzzle with rules as nonet's JSON behind its #.
#include "nonet/io/link.h"

#include <algorithm>

#include "nonet/io/lz_string.h"
#include "nonet/io/readers.h"
#include "nonet/io/variant_json.h"
#include "nonet/io/variant_parts.h"
#include "nonet/io/zipped_json.h"

namespace nonet {
namespace {

int hex_value(char ch) {
  if (ch >= '0' && ch <= '9') return ch - '0';
  if (ch >= 'a' && ch <= 'f') return ch - 'a' + 10;
  if (ch >= 'A' && ch <= 'F') return ch - 'A' + 10;
  return -1;
}

}  // namespace

Link link_in(std::string_view line) {
  std::string_view text = trimmed(line);
  text = text.substr(0, text.find_first_of(" \t"));
  bool scheme = false;
  for (std::string_view start : {"https://", "http://"}) {
    if (!scheme && text.starts_with(start)) {
      text.remove_prefix(start.size());
      scheme = true;
    }
  }
  if (text.starts_with("www.")) {
    text.remove_prefix(4);
    scheme = true;
  }
  Link link;
  const std::size_t host = text.find_first_of("/?#");
  if (host == std::string_view::npos || host == 0) {
    if (scheme) link.host = text;
    return link;
  }
  const bool known = text.starts_with("sudokupad.app/") || text.starts_with("f-puzzles.com/") ||
                     text.starts_with("sudokuwiki.org/") || text.starts_with("sudoku.coach/");
  if (!scheme && !known) return link;
  link.host = text.substr(0, host);
  text.remove_prefix(host);
  text = text.substr(0, text.find('#'));
  const std::size_t query = std::min(text.find('?'), text.size());
  link.path = text.substr(0, query);
  if (link.path.starts_with('/')) link.path.remove_prefix(1);
  if (query < text.size()) link.query = text.substr(query + 1);
  return link;
}

std::string percent_decoded(std::string_view text) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool escape = text[i] == '%' && i + 2 < text.size() && hex_value(text[i + 1]) >= 0 &&
                        hex_value(text[i + 2]) >= 0;
    if (escape) {
      decoded += static_cast<char>(hex_value(text[i + 1]) * 16 + hex_value(text[i + 2]));
      i += 2;
    } else {
      decoded += text[i];
    }
  }
  return decoded;
}

std::string value_in(const Link& link, std::string_view key) {
  std::string_view rest = link.query;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('&'), rest.size());
    const std::string_view pair = rest.substr(0, end);
    if (pair.starts_with(key) && pair.substr(key.size()).starts_with('=')) {
      return percent_decoded(pair.substr(key.size() + 1));
    }
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return {};
}

TakenLine take_line(LineCursor& lines) {
  std::string_view line;
  TakenLine taken{lines.peek(line) ? std::string(line) : "", lines.number()};
  lines.advance();
  return taken;
}

Result<Puzzle> puzzle_of_cells(std::string_view cells) {
  Puzzle puzzle;
  if (!line::read_plain(cells, puzzle.givens)) {
    return Error{quoted_text(cells) + " are not 81 cells"};
  }
  return puzzle;
}

namespace {

Result<JsonValue> unpacked_once(const std::string& compressed) {
  auto text = lz_decompressed(compressed);
  if (!text) return text.error();
  auto root = parse_json(unzipped_json(*text));
  if (!root) return Error{"what the link holds is no JSON: " + root.error().message};
  return root;
}

// A link of a puzzle is shorter, and has fewer slashes.
constexpr std::size_t kLongestToRepair = std::size_t{1} << 16U;
constexpr std::size_t kMostRepairs = 200;

}  // namespace

Result<JsonValue> unpacked(std::string_view compressed) {
  std::string text(compressed);
  std::replace(text.begin(), text.end(), ' ', '+');
  auto root = unpacked_once(text);
  if (root || text.size() > kLongestToRepair) return root;
  // Forms on the web make one slash of two.
  std::size_t tried = 0;
  for (std::size_t at = text.find('/'); at != std::string::npos && tried < kMostRepairs;
       at = text.find('/', at + 1), ++tried) {
    auto repaired = unpacked_once(text.substr(0, at) + '/' + text.substr(at));
    if (repaired) return repaired;
  }
  return root;
}

namespace link {
namespace {

// Exactly 81 cells, with something else on both sides: where there are several, the first of which
// one is unset, for the others are its solution.
std::string_view cells_in(std::string_view text) {
  std::string_view full;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_cell_char(text[end])) ++end;
    const std::string_view cells = text.substr(at, end - at);
    if (cells.size() == Cell::kCount) {
      if (cells.find_first_of(".0") != std::string_view::npos) return cells;
      if (full.empty()) full = cells;
    }
    at = end + 1;
  }
  return full;
}

}  // namespace

bool looks_like(std::string_view line) {
  return !link_in(line).host.empty();
}

Result<Puzzle> read(LineCursor& lines) {
  const TakenLine line = take_line(lines);
  const std::string address = percent_decoded(line.text);
  // The page's own address of a puzzle with rules: #{"size": 9, "rules": [...]}
  if (const std::size_t at = address.find("#{"); at != std::string::npos) {
    auto variant = read_variant_json(std::string_view(address).substr(at + 1), line.number);
    if (!variant) return variant.error();
    return puzzle_of(*std::move(variant));
  }
  const std::string_view cells = cells_in(address);
  if (!cells.empty()) return puzzle_of_cells(cells);
  return Error{
      ErrorCode::kNoPuzzle,
      "there is no puzzle in this link: it lies on the site's server, which nonet does not ask; "
      "open the link and copy the puzzle itself",
      line.number, 0};
}

std::string write(const Board& board, char /*blank*/) {
  return "https://sudoku.coach/en/play/" + line::write(board, '0');
}

}  // namespace link
}  // namespace nonet
