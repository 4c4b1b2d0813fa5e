#include "nonet/io/zipped_json.h"

namespace nonet {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::string_view kEndsOfWord = " \t\r\n,:[]{}'\"";

bool consists_of(std::string_view text, std::string_view chars) {
  return text.find_first_not_of(chars) == std::string_view::npos;
}

// What a word without quotes stands for.
std::string value_of(std::string_view word) {
  if (word == "t") return "true";
  if (word == "f") return "false";
  if (word == "#0") return "\"#000000\"";
  if (word == "#F") return "\"#FFFFFF\"";
  const bool as_it_is = word == "true" || word == "false" || word == "null";
  // A colour made of decimal digits looks like a number.
  if (as_it_is || consists_of(word, "0123456789.+-")) return std::string(word);
  const bool colour = word.size() == 6 && consists_of(word, "0123456789abcdefABCDEF");
  return (colour ? "\"#" : "\"") + std::string(word) + '"';
}

class Unzipper {
 public:
  explicit Unzipper(std::string_view text) : left_(text) {}

  std::string all() {
    while (!left_.empty()) {
      const char ch = left_.front();
      if (ch == '\'' || ch == '"') {
        take_quoted(ch);
      } else if (kEndsOfWord.find(ch) == std::string_view::npos) {
        take_word();
      } else {
        take_mark(ch);
      }
    }
    return json_;
  }

 private:
  // Brackets, commas, colons and blanks.
  void take_mark(char ch) {
    const bool in_list = !open_.empty() && open_.back() == '[';
    const bool nothing =
        (ch == ',' && (last_ == ',' || last_ == '[')) || (ch == ']' && last_ == ',');
    if (in_list && nothing) json_ += "{}";
    if (ch == '[' || ch == '{') open_ += ch;
    if ((ch == ']' || ch == '}') && !open_.empty()) open_.pop_back();
    json_ += ch;
    if (kBlanks.find(ch) == std::string_view::npos) last_ = ch;
    left_.remove_prefix(1);
  }

  void take_word() {
    const std::string_view word = left_.substr(0, left_.find_first_of(kEndsOfWord));
    left_.remove_prefix(word.size());
    const std::size_t next = left_.find_first_not_of(kBlanks);
    const bool key = next != std::string_view::npos && left_[next] == ':';
    json_ += key ? '"' + std::string(word) + '"' : value_of(word);
    last_ = 'w';
  }

  void take_quoted(char quote) {
    json_ += '"';
    left_.remove_prefix(1);
    while (!left_.empty() && left_.front() != quote) {
      const bool escaped = left_.front() == '\\' && left_.size() > 1;
      const char ch = left_[escaped ? 1 : 0];
      // JSON has no other escape for a single quote than none, and needs one for a double quote.
      if (ch == '"' || (escaped && ch != '\'')) json_ += '\\';
      json_ += ch;
      left_.remove_prefix(escaped ? 2 : 1);
    }
    if (!left_.empty()) left_.remove_prefix(1);
    json_ += '"';
    last_ = 'w';
  }

  std::string_view left_;
  std::string json_;
  std::string open_;  // the brackets that are open
  char last_ = '\0';  // the last mark, or 'w' for a word or a text
};

}  // namespace

std::string unzipped_json(std::string_view text) {
  return Unzipper(text).all();
}

}  // namespace nonet
