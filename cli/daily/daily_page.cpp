#include "cli/daily/daily_page.h"

#include <array>
#include <string>
#include <vector>

namespace nonet::cli {
namespace {

// Tables nested deeper than this are passed over; no page for people comes near.
constexpr std::size_t kDeepest = 64;

constexpr char kEmpty = ' ';    // a cell without text
constexpr char kUnknown = '.';  // a cell with a sign for "no digit"
constexpr char kForeign = '?';  // a cell with anything but one digit or a blank

char lower(char ch) {
  return ch >= 'A' && ch <= 'Z' ? static_cast<char>(ch - 'A' + 'a') : ch;
}
bool is_letter(char ch) {
  return lower(ch) >= 'a' && lower(ch) <= 'z';
}
bool is_space(char ch) {
  return ch == ' ' || (ch >= '\t' && ch <= '\r');
}

// The character an entity stands for as far as a cell can want it: '&' has just been passed. Moves
// `at` behind the entity; text that is no entity is foreign and not moved over.
char entity(std::string_view html, std::size_t& at) {
  constexpr std::size_t kLongest = 12;
  std::string_view rest = html.substr(at, kLongest);
  if (rest.starts_with("nbsp")) {
    // Browsers forgive this one a missing semicolon, so pages are without it.
    at += rest.substr(4).starts_with(';') ? 5 : 4;
    return ' ';
  }
  std::size_t end = rest.find(';');
  if (end == std::string_view::npos) return kForeign;
  std::string_view name = rest.substr(0, end);
  at += end + 1;
  if (!name.starts_with('#')) return kForeign;
  bool hex = name.size() > 1 && lower(name[1]) == 'x';
  unsigned base = hex ? 16 : 10;
  unsigned code = 0;
  for (char ch : name.substr(hex ? 2 : 1)) {
    unsigned digit = ch >= '0' && ch <= '9' ? static_cast<unsigned>(ch - '0')
                     : is_letter(ch)        ? static_cast<unsigned>(lower(ch) - 'a' + 10)
                                            : base;
    if (digit >= base) return kForeign;
    code = code * base + digit;
    if (code > 0x10FFFF) return kForeign;
  }
  if (code == 160) return ' ';
  return code < 128 ? static_cast<char>(code) : kForeign;
}

// What is known of a table while it is open: the cells so far, one character each.
struct Table {
  std::array<char, 81> cells{};
  int rows = 0;
  int cells_in_row = 0;
  bool regular = true;  // every closed row had nine cells, and there were at most nine
  bool row_open = false;
  bool cell_open = false;
  char cell = kEmpty;  // what the open cell holds so far

  void end_cell() {
    if (!cell_open) return;
    cell_open = false;
    if (rows <= 9 && cells_in_row < 9) cells[(rows - 1) * 9 + cells_in_row] = cell;
    ++cells_in_row;
  }
  void end_row() {
    end_cell();
    if (!row_open) return;
    row_open = false;
    regular = regular && cells_in_row == 9;
  }
  void begin_row() {
    end_row();
    row_open = true;
    cells_in_row = 0;
    if (++rows > 9) {
      rows = 10;
      regular = false;
    }
  }
  void begin_cell() {
    end_cell();
    if (!row_open) begin_row();
    cell_open = true;
    cell = kEmpty;
  }
  void add(char ch) {
    if (!cell_open) return;
    // A non-breaking space in Latin-1 or UTF-8 is the byte A0, after C2 in the latter.
    if (is_space(ch) || ch == '\xA0' || ch == '\xC2') return;
    bool digit = ch >= '1' && ch <= '9';
    bool blank = ch == '.' || ch == '-' || ch == '0';
    if (cell != kEmpty || !(digit || blank)) {
      cell = kForeign;
    } else {
      cell = digit ? ch : kUnknown;
    }
  }
  bool is_nine_by_nine() const { return regular && rows == 9; }
};

class PageReader {
 public:
  explicit PageReader(std::string_view html) : html_(html) {}

  Result<Board> read() {
    while (at_ < html_.size() && !found_) {
      char ch = html_[at_];
      if (ch == '<') {
        markup();
        continue;
      }
      ++at_;
      if (ch == '&') ch = entity(html_, at_);
      if (!tables_.empty() && too_deep_ == 0) tables_.back().add(ch);
    }
    if (found_) return *found_;
    if (foreign_) return *foreign_;
    return Error{"the page has no table of 9 rows with 9 cells each"};
  }

 private:
  bool looking_at(std::string_view text) const { return html_.substr(at_).starts_with(text); }

  void skip_past(std::string_view end) {
    std::size_t found = html_.find(end, at_);
    at_ = found == std::string_view::npos ? html_.size() : found + end.size();
  }

  // A comment, a declaration, a tag or a lone '<'.
  void markup() {
    if (looking_at("<!--")) {
      at_ += 2;  // "<!-->" is a whole comment
      return skip_past("-->");
    }
    if (looking_at("<!") || looking_at("<?")) return skip_past(">");
    bool closing = looking_at("</");
    std::size_t name_at = at_ + (closing ? 2 : 1);
    if (name_at >= html_.size() || !is_letter(html_[name_at])) {
      ++at_;
      if (!tables_.empty() && too_deep_ == 0) tables_.back().add('<');
      return;
    }
    at_ = name_at;
    std::string name;
    constexpr std::size_t kLongestName = 16;
    while (at_ < html_.size() && html_[at_] != '>' && html_[at_] != '/' && !is_space(html_[at_])) {
      if (name.size() < kLongestName) name += lower(html_[at_]);
      ++at_;
    }
    skip_attributes();
    closing ? end_tag(name) : begin_tag(name);
  }

  // To behind the tag's '>'; one inside a quoted value is none.
  void skip_attributes() {
    char quote = '\0';
    char before = '\0';
    for (; at_ < html_.size(); ++at_) {
      char ch = html_[at_];
      if (quote != '\0') {
        if (ch == quote) quote = '\0';
      } else if (ch == '>') {
        ++at_;
        return;
      } else if ((ch == '"' || ch == '\'') && before == '=') {
        quote = ch;
      }
      if (!is_space(ch)) before = ch;
    }
  }

  // The text of these is not the page's.
  void skip_raw(std::string_view name) {
    while (at_ < html_.size()) {
      skip_past("</");
      std::size_t length = 0;
      while (length < name.size() && at_ + length < html_.size() &&
             lower(html_[at_ + length]) == name[length]) {
        ++length;
      }
      if (length == name.size()) return skip_past(">");
    }
  }

  void begin_tag(const std::string& name) {
    for (std::string_view raw : {"script", "style", "textarea", "title"}) {
      if (name == raw) return skip_raw(raw);
    }
    if (name == "table") return begin_table();
    if (tables_.empty() || too_deep_ > 0) return;
    if (name == "tr") tables_.back().begin_row();
    if (name == "td" || name == "th") tables_.back().begin_cell();
  }

  void end_tag(const std::string& name) {
    if (name == "table") return end_table();
    if (tables_.empty() || too_deep_ > 0) return;
    if (name == "tr") tables_.back().end_row();
    if (name == "td" || name == "th") tables_.back().end_cell();
  }

  void begin_table() {
    if (tables_.size() == kDeepest) {
      ++too_deep_;
      return;
    }
    // A cell with a table in it is no cell of a puzzle.
    if (!tables_.empty()) tables_.back().cell = kForeign;
    tables_.emplace_back();
  }

  // Inner tables end first, so the first that fits is an innermost one.
  void end_table() {
    if (too_deep_ > 0) {
      --too_deep_;
      return;
    }
    if (tables_.empty()) return;
    Table& table = tables_.back();
    table.end_row();
    if (table.is_nine_by_nine()) take(table);
    tables_.pop_back();
  }

  void take(const Table& table) {
    Board board;
    for (Cell c : Cell::all()) {
      char ch = table.cells[c.index()];
      if (ch == kForeign) {
        if (!foreign_) {
          foreign_ = Error{"row " + std::to_string(row_of(c) + 1) + ", cell " +
                           std::to_string(column_of(c) + 1) +
                           " of the page's table is neither a digit nor a blank"};
        }
        return;
      }
      if (ch >= '1' && ch <= '9') board.set(c, Digit::from_number(ch - '0'));
    }
    found_ = board;
  }

  std::string_view html_;
  std::size_t at_ = 0;
  std::vector<Table> tables_;
  std::size_t too_deep_ = 0;
  std::optional<Board> found_;
  std::optional<Error> foreign_;
};

}  // namespace

Result<Board> read_daily_page(std::string_view html) {
  return PageReader(html).read();
}

}  // namespace nonet::cli
