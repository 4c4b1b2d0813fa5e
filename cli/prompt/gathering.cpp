#include "cli/prompt/gathering.h"

#include <algorithm>

#include "nonet/io/frames.h"
#include "nonet/io/paste.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/io/readers.h"

namespace nonet::cli {
namespace {

constexpr std::string_view kCells = "0123456789.*_xX";
// No command begins with one of these, but a cell.
constexpr std::string_view kSafeCells = "0123456789*_|";
constexpr std::string_view kFrames = "|!+-=:";
// A row lacks a cell or two, or has a mistake or two in it, and still is one.
constexpr int kFewestCells = 7;
constexpr int kMostStrange = 2;
// More than any word: all 81 cells in a line, or most of them.
constexpr std::size_t kLongLine = 41;
// Around the games of OpenSudoku.
constexpr std::string_view kFirstTag = "<opensudoku";
constexpr std::string_view kLastTag = "</opensudoku";

bool is_one_of(char ch, std::string_view set) {
  return set.find(ch) != std::string_view::npos;
}

struct Census {
  int cells = 0;
  int strange = 0;  // what is neither cell nor frame nor blank
};

Census census_of(std::string_view line) {
  Census census;
  for (const Word& word : nonet::words_of(line)) {
    for (char ch : word.text) {
      if (is_one_of(ch, kCells)) {
        ++census.cells;
      } else if (!is_one_of(ch, kFrames)) {
        ++census.strange;
      }
    }
  }
  return census;
}

// A row on paper: nine places, and a blank is an unset cell.
bool is_row_on_paper(std::string_view line) {
  return line.size() == 9 && line.find(' ') != std::string_view::npos &&
         line.find_first_not_of(" 123456789") == std::string_view::npos;
}

// Formats whose first line is beyond doubt: no command looks like that.
bool is_unmistakable(std::string_view line) {
  constexpr std::string_view kFormats[] = {"fpuzzles", "sudokupad",  "sudokuwiki", "link",
                                           "csv",      "opensudoku", "sdk",        "susser",
                                           "iss",      "killer",     "jigsaw",     "sgt"};
  const Format* format = recognised(line);
  const bool columns = line.find_first_of(",;\t") != std::string_view::npos;
  return (format != nullptr && std::find(std::begin(kFormats), std::end(kFormats), format->name) !=
                                   std::end(kFormats)) ||
         (columns && csv::names_columns(line));
}

// Whether a text ends between '<' and '>'.
bool ends_in_tag(std::string_view text) {
  const std::size_t open = text.rfind('<');
  return text.starts_with('<') && text.find('>', open) == std::string_view::npos;
}

// Whether a puzzle continues with a line that would not begin one: a short row, the rest of a list.
bool goes_on(std::string_view line) {
  const std::string_view text = trimmed(line);
  if (text.empty() || is_one_of(text[0], "\"]")) return true;
  const Census census = census_of(text);
  return is_one_of(text[0], kSafeCells) && census.strange == 0;
}

// Whether a text is JSON that has not come to its end.
bool ends_in_json(std::string_view text) {
  const auto count = [&](std::string_view which) {
    return std::count_if(text.begin(), text.end(), [&](char ch) { return is_one_of(ch, which); });
  };
  const std::string_view begin = trimmed(text);
  return !begin.empty() && is_one_of(begin[0], "[{") && count("[{") > count("]}");
}

// A line of JSON as it stands indented, a value in each: no command looks like most of these, and
// the others are not meant within a list.
bool is_json_line(std::string_view line) {
  const std::string_view text = trimmed(line);
  return text.empty() || is_one_of(text[0], "[]{}\",0123456789") || text == "null" ||
         text == "null,";
}

}  // namespace

bool looks_like_part(std::string_view pasted) {
  std::string line(pasted);
  if (!unwrap(line)) return true;  // a fence, or [code]
  const std::string_view text = trimmed(line);
  // Cells of a spreadsheet, which may all be blank.
  if (std::count(line.begin(), line.end(), '\t') == 8) return true;
  if (text.empty()) return false;
  if (is_rule(text) || is_row_on_paper(line) || is_one_of(text[0], "{:")) return true;
  if (is_unmistakable(text) || (text[0] == '[' && recognised(text) != nullptr)) return true;
  // No command begins like a row of a table, whose cells may all be blank.
  if (text[0] == '|' && text.find_first_not_of("|123456789 ") == std::string_view::npos)
    return true;
  const std::vector<Word> words = nonet::words_of(text);
  const bool begins_with_cell =
      is_one_of(text[0], kCells) || is_one_of(text[0], "|") || (!words.empty() && words[0].at > 0);
  if (words.empty() || !begins_with_cell || text[0] == '!') return false;
  if (words[0].text.size() >= kLongLine) return true;
  const Census census = census_of(text);
  return census.cells >= kFewestCells && census.strange <= kMostStrange;
}

bool Gathering::wants(std::string_view line) const {
  if (looks_like_part(line) || (!empty() && goes_on(line))) return true;
  if (ends_in_json(text_) && is_json_line(line)) return true;
  return ends_in_tag(text_) || (text_.starts_with('<') && trimmed(line).starts_with('<'));
}

std::optional<Result<Puzzle>> Gathering::add(std::string_view line) {
  text_ += line;
  text_ += '\n';
  ++lines_;
  // Whoever asks for more than there is has not seen the end of the puzzle yet.
  bool asked_for_more = false;
  auto lines = [source = lines_of(text_), &asked_for_more](std::string& next) {
    if (source(next)) return true;
    asked_for_more = true;
    return false;
  };
  PuzzleReader reader(lines);
  reader.accept_variants();
  auto puzzle = reader.next();
  if (!puzzle || asked_for_more) return std::nullopt;
  const auto other = puzzle->ok() ? reader.next() : std::nullopt;
  const bool between_tags =
      text_.find(kFirstTag) != std::string::npos && text_.find(kLastTag) == std::string::npos;
  begin_anew();
  another_ = other && other->ok();
  between_tags_ = between_tags;
  return puzzle;
}

bool Gathering::passes_over(std::string_view line) {
  const std::string_view text = trimmed(line);
  const bool begins = text.starts_with("<?") || text.find(kFirstTag) != std::string_view::npos;
  if (!between_tags_ || begins || text.size() < 2 || text[0] != '<') return between_tags_ = false;
  between_tags_ = text.find(kLastTag) == std::string_view::npos;
  return true;
}

void Gathering::begin_anew() {
  *this = Gathering();
}

Result<Puzzle> Gathering::finish() {
  auto puzzle = read_any_puzzle(text_);
  begin_anew();
  return puzzle;
}

}  // namespace nonet::cli
