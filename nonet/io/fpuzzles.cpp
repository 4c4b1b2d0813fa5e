// fpuzzles: a link to f-puzzles.com, whose JSON is compressed (lz_string.h) behind ?load=.
//
//   {"size":9,"grid":[[{"value":4,"given":true},{"centerPencilMarks":[1,6]},{}, ...], ...]}
//
// Digits that are not given were placed, notes in the middle of a cell are its candidates; notes in
// corners are not read. A cell's colour is the setter's (c) or the player's (highlight), several
// are a list (cArray). The rules in words (ruleset) are the puzzle's comment. A puzzle with rules
// beside those of every Sudoku is a variant (fpuzzles_rules.h).
#include <algorithm>

#include "nonet/io/fpuzzles_rules.h"
#include "nonet/io/link.h"
#include "nonet/io/lz_string.h"
#include "nonet/io/notes.h"
#include "nonet/io/readers.h"
#include "nonet/io/variant_parts.h"
#include "nonet/json/value.h"
#include "nonet/json/writer.h"

namespace nonet {
namespace {

using JsonKind = JsonValue::Kind;

// The digit that a number or a text of one is.
std::optional<Digit> digit_in(const JsonValue* value) {
  if (value == nullptr || !(value->is(JsonKind::kNumber) || value->is(JsonKind::kString)))
    return {};
  const std::string& text = value->string;
  if (text.size() != 1 || text[0] < '1' || text[0] > '9') return {};
  return Digit::from_number(text[0] - '0');
}

bool is_colour(const JsonValue& value) {
  const std::string& text = value.string;
  return value.is(JsonKind::kString) && text.size() == 7 && text[0] == '#' &&
         text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
}

// The list where there is one: it has the single colour too.
void read_colours(const JsonValue& cell, Cell c, Puzzle& puzzle) {
  constexpr std::string_view kKeys[][2] = {{"cArray", "c"}, {"highlightArray", "highlight"}};
  for (const auto& [several, one] : kKeys) {
    const JsonValue* list = cell.find(several);
    const JsonValue* single = cell.find(one);
    if (list != nullptr && !list->list.empty()) {
      for (const JsonValue& colour : list->list) {
        if (is_colour(colour)) puzzle.paints.push_back({c, colour.string});
      }
    } else if (single != nullptr && is_colour(*single)) {
      puzzle.paints.push_back({c, single->string});
    }
  }
}

void write_colours(JsonWriter& json, Cell c, const Puzzle& puzzle) {
  std::vector<std::string> colours;
  for (const auto& [cell, colour] : puzzle.paints) {
    if (cell == c) colours.push_back(colour);
  }
  if (!colours.empty()) json.member("c", colours.front());
  if (colours.size() < 2) return;
  json.key("cArray").begin_list();
  for (const std::string& colour : colours) json.string(colour);
  json.end_list();
}

void read_cell(const JsonValue& cell, Cell c, Puzzle& puzzle, Notes& notes) {
  read_colours(cell, c, puzzle);
  if (auto digit = digit_in(cell.find("value"))) {
    const JsonValue* given = cell.find("given");
    const bool placed = given == nullptr || !given->boolean;
    (placed ? puzzle.placed : puzzle.givens).set(c, *digit);
    return;
  }
  if (const JsonValue* marks = cell.find("centerPencilMarks")) {
    for (const JsonValue& mark : marks->list) {
      if (auto digit = digit_in(&mark)) notes[c.index()].insert(*digit);
    }
  }
}

}  // namespace

void read_words(const JsonValue& object, const WordKeys& keys, Puzzle& puzzle) {
  auto text_of = [&](std::string_view key) {
    const JsonValue* value = object.find(key);
    return value != nullptr && value->is(JsonKind::kString) ? value->string : "";
  };
  puzzle.name = text_of(keys.name);
  puzzle.comment = text_of(keys.comment);
  const std::string author = text_of("author");
  if (!author.empty()) puzzle.remarks.push_back({"author", author});
}

Result<Puzzle> puzzle_of_fpuzzles(std::string_view compressed) {
  auto root = unpacked(compressed);
  if (!root) return root.error();
  return puzzle_of_fpuzzles(*root);
}

Result<Puzzle> puzzle_of_fpuzzles(const JsonValue& root) {
  auto variant = variant_of_fpuzzles(root);
  if (!variant) return variant.error();
  // A text beside the board is no rule; lines, cages and the like nearly always are.
  const bool is_sketched =
      std::any_of(variant->sketches.begin(), variant->sketches.end(),
                  [](const Sketch& sketch) { return sketch.shape != Sketch::Shape::kText; });
  if (!is_plain(*variant) || is_sketched) return puzzle_of(std::move(*variant));
  Puzzle puzzle;
  Notes notes{};
  const JsonValue& grid = *root.find("grid");
  for (Cell c : Cell::all()) {
    const JsonValue& row = grid.list[static_cast<std::size_t>(row_of(c))];
    read_cell(row.list[static_cast<std::size_t>(column_of(c))], c, puzzle, notes);
  }
  strike_all_but(notes, puzzle);
  read_words(root, {"title", "ruleset"}, puzzle);
  // Colours are kept; of what else is drawn nobody would know.
  std::erase(variant->unread, "the colours of cells");
  if (!variant->unread.empty()) puzzle.choice = unread_text(*variant);
  return puzzle;
}

std::string fpuzzles_of(const Puzzle& puzzle) {
  // Notes say something only where more was struck than the digits do.
  const Notes notes = puzzle.removed.empty() ? Notes{} : notes_of(puzzle);
  JsonWriter json(JsonWriter::Style::kCompact);
  json.begin_object().member("size", 9);
  if (!puzzle.name.empty()) json.member("title", puzzle.name);
  const auto author = remark_about(puzzle, "author");
  if (!author.empty()) json.member("author", author);
  if (!puzzle.comment.empty()) json.member("ruleset", puzzle.comment);
  json.key("grid").begin_list();
  for (Cell c : Cell::all()) {
    if (column_of(c) == 0) json.begin_list();
    json.begin_object();
    if (auto given = puzzle.givens.at(c)) {
      json.member("value", given->number()).member("given", true);
    } else if (auto placed = puzzle.placed.at(c)) {
      json.member("value", placed->number());
    } else if (!notes[c.index()].empty()) {
      json.key("centerPencilMarks").begin_list();
      for (Digit d : notes[c.index()]) json.number(d.number());
      json.end_list();
    }
    write_colours(json, c, puzzle);
    json.end_object();
    if (column_of(c) == 8) json.end_list();
  }
  json.end_list().end_object();
  return lz_compressed(json.take());
}

namespace fpuzzles {

bool looks_like(std::string_view line) {
  return link_in(line).host == "f-puzzles.com" || trimmed(line).starts_with("?load=");
}

Result<Puzzle> read(LineCursor& lines) {
  const TakenLine line = take_line(lines);
  const std::string_view text = trimmed(line.text);
  const Link link = link_in(text);
  // A '+' that became a blank cuts the address in two for whoever looks for its end.
  const std::size_t load = text.find("load=");
  if (load == std::string_view::npos) {
    return Error{
        ErrorCode::kNoPuzzle,
        link.query.starts_with("id=")
            ? "this is a short link; its puzzle lies on the server of f-puzzles.com, which nonet "
              "does not ask: open it and export it as a long link"
            : "the link has no puzzle: ?load= was expected",
        line.number, 0};
  }
  const std::string_view packed = text.substr(load + 5);
  auto puzzle = puzzle_of_fpuzzles(percent_decoded(packed.substr(0, packed.find_first_of("&#"))));
  if (puzzle) return puzzle;
  return puzzle.error().at(line.number);
}

std::string write_state(const Puzzle& puzzle, char /*blank*/) {
  return "https://f-puzzles.com/?load=" + fpuzzles_of(puzzle) + "\n";
}

Result<WrittenVariant> write_variant(const Variant& variant) {
  auto written = fpuzzles_of(variant);
  if (written) written->text = "https://f-puzzles.com/?load=" + written->text + "\n";
  return written;
}

std::string write(const Board& board, char blank) {
  return write_state(untouched(board), blank);
}

}  // namespace fpuzzles
}  // namespace nonet
