// Line editor: gets the lines a person or a pipe gives to a prompt. On a terminal a line can be
// edited, earlier lines come back with the arrow keys, also those of earlier runs, Tab completes,
// and several lines that are pasted come as one text. Otherwise the prompt is printed and a line is
// read, no more.
#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

// What the text before the cursor may go on to: whole words that begin with its last `replaces`
// characters.
struct Completion {
  std::size_t replaces = 0;
  std::vector<std::string> words;
};
using Completer = std::function<Completion(std::string_view before_cursor)>;

// A line without its newline. One that was pasted may hold others: "53..7....\n6..195...\n".
struct Line {
  std::string text;
  bool dropped = false;  // with Ctrl-C
};

class LineEditor {
 public:
  virtual ~LineEditor() = default;
  // Prompts and waits for a line; nothing at the end of input.
  virtual std::optional<Line> read(const std::string& prompt) = 0;
};

// An editing one if both streams are the terminal's and the build has libedit.
std::unique_ptr<LineEditor> make_line_editor(std::istream& in, std::ostream& out,
                                             Completer completer);

// Whether this build can edit lines at all.
bool has_line_editing();

// Where the lines of earlier runs are kept; empty if there is no such place.
std::string history_path();

}  // namespace nonet::cli
