#include "cli/stream/json_documents.h"

namespace nonet::cli {

bool JsonDocuments::fetch() {
  if (at_hand_.empty()) at_hand_ = source_();
  return !at_hand_.empty();
}

bool JsonDocuments::next() {
  while (!piece().empty()) {
  }
  while (fetch()) {
    const char ch = at_hand_.front();
    if (ch != ' ' && ch != '\t' && ch != '\r' && ch != '\n') {
      first_line_ = line_;
      depth_ = 0;
      in_string_ = escaped_ = ended_ = false;
      return true;
    }
    if (ch == '\n') ++line_;
    at_hand_.remove_prefix(1);
  }
  return false;
}

std::string_view JsonDocuments::piece() {
  if (ended_ || !fetch()) return {};
  const std::string_view piece = at_hand_.substr(0, length_at_hand());
  at_hand_.remove_prefix(piece.size());
  return piece;
}

std::size_t JsonDocuments::length_at_hand() {
  for (std::size_t i = 0; i < at_hand_.size(); ++i) {
    const char ch = at_hand_[i];
    if (ch == '\n') ++line_;
    if (in_string_) {
      in_string_ = ch != '"' || escaped_;
      escaped_ = ch == '\\' && !escaped_;
    } else if (ch == '"') {
      in_string_ = true;
    } else if (ch == '{') {
      ++depth_;
    } else if (ch == '}' && --depth_ <= 0) {
      ended_ = true;
      return i + 1;
    }
  }
  return at_hand_.size();
}

}  // namespace nonet::cli
