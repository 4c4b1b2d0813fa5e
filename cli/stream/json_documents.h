// Several JSON objects in a row, as `nonet explain --json` writes them for several puzzles, each
// handed on as a text of its own. Where one ends is seen from its braces alone; whether it is JSON
// is its reader's question.
#pragma once

#include <string_view>

#include "nonet/json/reader.h"

namespace nonet::cli {

class JsonDocuments {
 public:
  // The source is asked while this lives.
  explicit JsonDocuments(JsonSource source) : source_(source) {}

  // Whether another one begins; blanks are skipped.
  bool next();
  // The line on which it begins.
  int first_line() const { return first_line_; }
  // What comes next of it; empty at its end. All of it must be taken before the next begins.
  std::string_view piece();

 private:
  bool fetch();
  // How much of the text at hand belongs to the document.
  std::size_t length_at_hand();

  JsonSource source_;
  std::string_view at_hand_;
  int line_ = 1;
  int first_line_ = 1;
  int depth_ = 0;
  bool in_string_ = false;
  bool escaped_ = false;
  bool ended_ = true;
};

}  // namespace nonet::cli
