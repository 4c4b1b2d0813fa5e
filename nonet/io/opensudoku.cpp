// opensudoku: a file of the Android program OpenSudoku, XML with any number of games.
//
//   <opensudoku>                              version 1: what it is about in elements of their own
//     <name>Easy</name> <author>...</author>
//     <game data="4000008050..."/>
//   <opensudoku version="2">                  version 2: folders, and how far a game has come
//     <folder name="Easy" created="...">
//       <game state="0" time="0" note="" data="version: 1&#10;4|-|0|0|1,6,7,9,|1|..."/>
//
// The cells are 81 digits, or three fields each behind a line with their own version: the digit,
// the notes and 0 for a given. Notes are "1,6," or "-"; in version 2 of the cells a number with a
// bit a digit. It is written as version 2, a state with cells of version 1; a folder goes around
// all games.
#include <algorithm>
#include <array>
#include <charconv>

#include "nonet/io/link.h"
#include "nonet/io/notes.h"
#include "nonet/io/readers.h"
#include "nonet/io/xml.h"

namespace nonet::opensudoku {
namespace {

constexpr std::string_view kVersion = "version: ";
constexpr std::size_t kFields = 3;

struct CellFields {
  std::string_view digit, notes, editable;
};

// The fields between bars, three for each cell; the last has a bar behind it too.
Result<std::array<CellFields, 81>> fields_in(std::string_view text) {
  std::vector<std::string_view> fields;
  while (!text.empty()) {
    const std::size_t bar = std::min(text.find('|'), text.size());
    fields.push_back(text.substr(0, bar));
    text.remove_prefix(std::min(bar + 1, text.size()));
  }
  std::array<CellFields, 81> cells;
  if (fields.size() != cells.size() * kFields) {
    return Error{miscount_text("game", fields.size() / kFields, "cells of three fields", 81)};
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    cells[i] = {fields[i * kFields], fields[i * kFields + 1], fields[i * kFields + 2]};
  }
  return cells;
}

// "1,6," or "-".
std::optional<Error> read_list(std::string_view text, DigitSet& notes) {
  for (char ch : text) {
    if (ch >= '1' && ch <= '9') {
      notes.insert(Digit::from_number(ch - '0'));
    } else if (ch != ',' && ch != '-' && ch != ' ') {
      return Error{quoted_text(text) + " are no notes, as 1,6,"};
    }
  }
  return std::nullopt;
}

// A bit for each digit, 1 for a 1, 2 for a 2, 4 for a 3.
std::optional<Error> read_bits(std::string_view text, DigitSet& notes) {
  int bits = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), bits);
  if (problem != std::errc() || end != text.data() + text.size() || bits < 0 || bits > 511) {
    return Error{quoted_text(text) + " is no number of notes, as 33 for 1 and 6"};
  }
  for (Digit d : DigitSet::all()) {
    if ((bits >> d.index()) % 2 == 1) notes.insert(d);
  }
  return std::nullopt;
}

std::optional<Error> read_cell(const CellFields& fields, char version, Cell c, Puzzle& puzzle,
                               Notes& notes) {
  if (fields.digit.size() != 1 || fields.digit[0] < '0' || fields.digit[0] > '9') {
    return Error{quoted_text(fields.digit) + " is not a digit from 0 to 9"};
  }
  set_cell(fields.editable == "0" ? puzzle.givens : puzzle.placed, c, fields.digit[0]);
  DigitSet& noted = notes[c.index()];
  return version == '1' ? read_list(fields.notes, noted) : read_bits(fields.notes, noted);
}

Result<Puzzle> read_cells(std::string_view data) {
  if (!data.starts_with(kVersion)) return puzzle_of_cells(data);
  data.remove_prefix(kVersion.size());
  const std::size_t end = std::min(data.find_first_of(" \n"), data.size());
  const std::string_view version = data.substr(0, end);
  if (version != "1" && version != "2") {
    return Error{"the cells are of version " + quoted_text(version) + ", and nonet knows 1 and 2"};
  }
  const auto cells = fields_in(without_blanks(data.substr(end)));
  if (!cells) return cells.error();
  Puzzle puzzle;
  Notes notes{};
  for (Cell c : Cell::all()) {
    const CellFields& fields = (*cells)[static_cast<std::size_t>(c.index())];
    if (auto error = read_cell(fields, version[0], c, puzzle, notes)) return *error;
  }
  strike_all_but(notes, puzzle);
  return puzzle;
}

// ---- the document

struct Element {
  std::string_view end, about;
};
// Of version 1.
constexpr Element kElements[] = {{"/name", "name"},           {"/author", "author"},
                                 {"/description", "comment"}, {"/comment", "comment"},
                                 {"/level", "level"},         {"/created", "date"},
                                 {"/source", "source"},       {"/sourceURL", "address"}};

// What the document says of all its games is kept.
void note_of_all(LineCursor& lines, const XmlTag& tag) {
  if (tag.name == "/folder" || tag.name == "/opensudoku" || tag.name == "opensudoku") {
    lines.of_all.clear();
  }
  // The folder that is written here says nothing.
  if (tag.name == "folder" && tag.value("name") != kFolder) {
    lines.of_all.emplace_back("name", tag.value("name"));
  }
  for (const Element& element : kElements) {
    if (tag.name == element.end && lines.of_all.size() < 2 * std::size(kElements)) {
      lines.of_all.emplace_back(element.about, tag.before);
    }
  }
}

void take_words(const std::vector<std::pair<std::string, std::string>>& said, Puzzle& puzzle) {
  for (const auto& [about, text] : said) {
    if (text.empty()) continue;
    if (about == "name") {
      puzzle.name = text;
    } else if (about == "comment") {
      puzzle.comment += (puzzle.comment.empty() ? "" : " ") + text;
    } else {
      puzzle.remarks.push_back({about, text});
    }
  }
}

Result<XmlTag> take_game(LineCursor& lines) {
  while (true) {
    auto tag = take_tag(lines);
    if (!tag || tag->name == "game") return tag;
    note_of_all(lines, *tag);
    if (tag->name.empty() || tag->name == "/opensudoku") {
      return tag->wrong("there is no <game> of OpenSudoku in this XML");
    }
  }
}

// Up to the next game, or behind the end of the document.
void pass_on(LineCursor& lines) {
  for (std::string name = next_tag(lines); !name.empty() && name != "game" && name != "opensudoku";
       name = next_tag(lines)) {
    const auto tag = take_tag(lines);
    if (tag) note_of_all(lines, *tag);
    if (name == "/opensudoku") return;
  }
}

}  // namespace

bool looks_like(std::string_view line) {
  line = trimmed(line);
  for (std::string_view start : {"<?xml", "<opensudoku", "<folder ", "<game "}) {
    if (line.starts_with(start)) return true;
  }
  return false;
}

Result<Puzzle> read(LineCursor& lines) {
  const auto game = take_game(lines);
  if (!game) return game.error();
  const auto said = lines.of_all;
  pass_on(lines);
  auto puzzle = read_cells(without_blanks(game->value("data")));
  if (!puzzle) return puzzle.error().at(game->line, game->column);
  puzzle->comment = game->value("note");
  take_words(said, *puzzle);
  return puzzle;
}

std::string write_state(const Puzzle& puzzle, char /*blank*/) {
  std::string data;
  if (puzzle.placed == Board() && puzzle.removed.empty()) {
    data = line::write(puzzle.givens, '0').substr(0, Cell::kCount);
  } else {
    // Notes say something only where more was struck than the digits do.
    const Notes notes = puzzle.removed.empty() ? Notes{} : notes_of(puzzle);
    data = std::string(kVersion) + "1\n";
    const Board digits = digits_of(puzzle);
    for (Cell c : Cell::all()) {
      data += std::to_string(digits.number_at(c)) + "|";
      for (Digit d : notes[c.index()]) data += std::to_string(d.number()) + ",";
      data += notes[c.index()].empty() ? "-|" : "|";
      data += puzzle.givens.has(c) ? "0|" : "1|";
    }
  }
  return R"(    <game created="0" state="0" time="0" last_played="0" note=")" +
         xml_escaped(words_on_a_line(puzzle)) + R"(" data=")" + xml_escaped(data) + "\" />\n";
}

std::string write(const Board& board, char blank) {
  return write_state(untouched(board), blank);
}

}  // namespace nonet::opensudoku
