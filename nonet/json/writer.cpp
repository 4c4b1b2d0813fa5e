#include "nonet/json/writer.h"

#include <cmath>

#include "nonet/core/utf8.h"

namespace nonet {
namespace {

// Beyond it not every whole number is a double.
constexpr double kLargestScaled = 1e15;

}  // namespace

JsonWriter& JsonWriter::key(std::string_view key) {
  lead();
  append_quoted(key);
  text_ += ':';
  keyed_ = true;
  return *this;
}

JsonWriter& JsonWriter::string(std::string_view text) {
  lead_value();
  append_quoted(text);
  return *this;
}

JsonWriter& JsonWriter::number(std::int64_t number) {
  return plain(std::to_string(number));
}

JsonWriter& JsonWriter::number(double number, int decimals) {
  double scaled = number;
  for (int i = 0; i < decimals; ++i) scaled *= 10;
  if (!(std::abs(scaled) < kLargestScaled)) return null();
  std::string digits = std::to_string(std::llround(std::abs(scaled)));
  const auto behind = static_cast<std::size_t>(decimals);
  if (digits.size() <= behind) digits.insert(0, behind + 1 - digits.size(), '0');
  if (behind > 0) digits.insert(digits.size() - behind, 1, '.');
  return plain((number < 0 ? "-" : "") + digits);
}

JsonWriter& JsonWriter::boolean(bool value) {
  return plain(value ? "true" : "false");
}

JsonWriter& JsonWriter::null() {
  return plain("null");
}

JsonWriter& JsonWriter::line(int indent) {
  indent_ = style_ == Style::kSpaced ? indent : -1;
  return *this;
}

JsonWriter& JsonWriter::open(char begin, char end) {
  lead_value();
  text_ += begin;
  ends_.push_back(end);
  first_ = true;
  return *this;
}

JsonWriter& JsonWriter::close() {
  first_ = true;  // no comma before an end
  lead();
  text_ += ends_.back();
  ends_.pop_back();
  return *this;
}

void JsonWriter::lead() {
  if (!first_) text_ += ',';
  if (indent_ >= 0) {
    text_ += '\n';
    text_.append(static_cast<std::size_t>(indent_), ' ');
  } else if (style_ == Style::kSpaced && !first_) {
    text_ += ' ';
  }
  indent_ = -1;
  first_ = false;
}

void JsonWriter::lead_value() {
  if (!keyed_) return lead();
  keyed_ = false;
  // Behind a key a blank is due and no comma.
  if (indent_ < 0 && style_ == Style::kSpaced) text_ += ' ';
  first_ = true;
  lead();
}

JsonWriter& JsonWriter::plain(std::string_view text) {
  lead_value();
  text_ += text;
  return *this;
}

void JsonWriter::append_quoted(std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  text_ += '"';
  while (!text.empty()) {
    const auto length = static_cast<std::size_t>(utf8_character(text));
    const auto byte = static_cast<unsigned char>(text[0]);
    if (length == 0) {
      append_utf8(text_, 0xFFFD);
    } else if (byte < 0x20) {
      text_ += "\\u00";
      text_ += kHex[byte >> 4U];
      text_ += kHex[byte & 15U];
    } else {
      if (byte == '"' || byte == '\\') text_ += '\\';
      text_ += text.substr(0, length);
    }
    text.remove_prefix(length == 0 ? 1 : length);
  }
  text_ += '"';
}

}  // namespace nonet
