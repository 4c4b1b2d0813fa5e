#include "cli/game/journal.h"

#include <algorithm>
#include <charconv>

#include "nonet/io/format.h"
#include "nonet/io/lines.h"
#include "nonet/io/variant_json.h"
#include "nonet/play/entry.h"

namespace nonet::cli::game {
namespace {

constexpr std::string_view kFirst = "nonet-game 1";

std::string cells_text(const Board& board) {
  std::string text;
  for (Cell c : Cell::all()) {
    text += board.has(c) ? static_cast<char>('0' + board.number_at(c)) : '.';
  }
  return text;
}

std::string_view word_of(std::string_view& line) {
  const std::size_t end = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, end);
  line.remove_prefix(std::min(end + 1, line.size()));
  return word;
}

template <class Number>
bool read(std::string_view text, Number& number) {
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  return problem == std::errc() && end == text.data() + text.size() && number >= 0;
}

class Reader {
 public:
  // False: the line is damaged.
  bool take(std::string_view line) {
    const std::string_view word = word_of(line);
    if (word.size() == 1)
      return table_ ? take_move(word[0], line) : begin() && take_move(word[0], line);
    if (table_) return word == "about" && take_about(line);
    return take_opening(word, line);
  }
  Result<Kept> kept() {
    if (!table_ && !begin()) return Error{"this is no game that nonet has kept"};
    return Kept{record_, *table_};
  }

 private:
  bool take_opening(std::string_view word, std::string_view rest) {
    if (word == "puzzle") {
      auto board = board_from_cells(rest);
      if (!board || find_duplicate(*board)) return false;
      record_.puzzle.givens = *board;
      known_ = true;
      return true;
    }
    if (word == "variant") return take_variant(rest);
    if (word == "made") return record_.made = rest, true;
    if (word == "about") return take_about(rest);
    if (word == "day") return record_.day = rest, true;
    if (word == "began") return read(rest, record_.began);
    if (word == "start") return start_ = rest, true;
    return false;
  }
  bool take_variant(std::string_view rest) {
    auto variant = read_variant_json(rest);
    if (!variant) return false;
    Puzzle puzzle;
    puzzle.variant = std::make_shared<const Variant>(*std::move(variant));
    auto state = state_of(puzzle);
    if (!state) return false;
    auto rulebook = Rulebook::of(state->variant);
    if (!rulebook) return false;
    rulebook_ = *std::move(rulebook);
    record_.puzzle = *std::move(state);
    known_ = true;
    return true;
  }
  bool take_about(std::string_view rest) {
    record_.level = word_of(rest);
    return read(rest, record_.score);
  }

  bool begin() {
    if (!known_) return false;
    Table bare(record_.puzzle, rulebook_);
    const auto start = changed(bare.now(), start_);
    if (!start) return false;
    bare.move_to(*start);
    const Puzzle state = bare.state();
    record_.puzzle = state;
    table_.emplace(state, rulebook_);
    return true;
  }

  bool take_move(char what, std::string_view rest) {
    int seconds = 0;
    if (!read(word_of(rest), seconds)) return false;
    if (what == 'm') {
      const auto next = changed(table_->now(), rest);
      if (!next) return false;
      table_->move_to(*next);
    } else if (what == 'u') {
      table_->undo();
    } else if (what == 'r') {
      table_->redo();
    } else if (what == 'h') {
      record_.ask();
    } else if (what == 'c') {
      int rung = 0;
      if (!read(rest, rung)) return false;
      record_.climb(rung);
    } else if (what == 'k') {
      record_.looked = true;
    } else if (what == 's') {
      if (!read(rest, record_.solved)) return false;
    } else if (what != 't') {
      return false;
    }
    record_.seconds = std::max(record_.seconds, seconds);
    return true;
  }

  Record record_;
  std::shared_ptr<const Rulebook> rulebook_;
  bool known_ = false;
  std::string start_;
  std::optional<Table> table_;
};

}  // namespace

std::string opening_lines(const Record& record) {
  std::string text = std::string(kFirst) + (record.puzzle.variant ? "\nvariant " : "\npuzzle ") +
                     text_of_puzzle(record.puzzle) + "\n";
  if (!record.made.empty()) text += "made " + record.made + "\n";
  if (!record.level.empty()) text += about_line(record.level, record.score);
  if (!record.day.empty()) text += "day " + record.day + "\n";
  text += "began " + std::to_string(record.began) + "\n";
  Puzzle bare;
  bare.givens = record.puzzle.givens;
  bare.variant = record.puzzle.variant;
  const std::string start = change_text(Table(bare).now(), Table(record.puzzle).now());
  if (!start.empty()) text += "start " + start + "\n";
  return text;
}

std::string text_of_puzzle(const Puzzle& puzzle) {
  if (!puzzle.variant) return cells_text(puzzle.givens);
  const auto state = state_of(puzzle);
  return variant_json_of(state ? *state->variant : *puzzle.variant);
}

std::string move_line(int seconds, const Position& before, const Position& after) {
  return "m " + std::to_string(seconds) + " " + change_text(before, after) + "\n";
}

std::string plain_line(char what, int seconds) {
  return std::string(1, what) + " " + std::to_string(seconds) + "\n";
}

std::string rung_line(int seconds, int rung) {
  return "c " + std::to_string(seconds) + " " + std::to_string(rung) + "\n";
}

std::string solved_line(int seconds, std::int64_t when) {
  return "s " + std::to_string(seconds) + " " + std::to_string(when) + "\n";
}

std::string about_line(const std::string& level, int score) {
  return "about " + level + " " + std::to_string(score) + "\n";
}

Result<Kept> read_journal(std::string_view text) {
  Reader reader;
  bool first = true;
  while (true) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) break;  // a line without its end was cut off
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    if (std::exchange(first, false)) {
      if (line != kFirst) return Error{"this is no game that nonet has kept"};
    } else if (!reader.take(line)) {
      break;
    }
  }
  return reader.kept();
}

std::string time_words(int seconds) {
  const auto two = [](int number) { return (number < 10 ? "0" : "") + std::to_string(number); };
  const std::string rest = two(seconds / 60 % 60) + ":" + two(seconds % 60);
  return seconds < 3600 ? rest : std::to_string(seconds / 3600) + ":" + rest;
}

}  // namespace nonet::cli::game
