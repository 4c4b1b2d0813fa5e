#include "nonet/io/xml.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace nonet {
namespace {

// A game with its whole history is a fraction of it.
constexpr std::size_t kLongestTag = std::size_t{1} << 20U;
constexpr std::string_view kBlanks = " \t\n\r";

struct Entity {
  std::string_view name;
  char ch;
};
constexpr std::array<Entity, 5> kEntities = {
    {{"lt", '<'}, {"gt", '>'}, {"amp", '&'}, {"quot", '"'}, {"apos", '\''}}};

// ---- what stands for a character

void append_utf8(std::string& text, std::uint32_t code) {
  const auto byte = [&](std::uint32_t value) { text += static_cast<char>(value); };
  if (code < 0x80) {
    byte(code);
  } else if (code < 0x800) {
    byte(0xC0U | (code >> 6U));
    byte(0x80U | (code & 0x3FU));
  } else if (code < 0x10000) {
    byte(0xE0U | (code >> 12U));
    byte(0x80U | ((code >> 6U) & 0x3FU));
    byte(0x80U | (code & 0x3FU));
  } else {
    byte(0xF0U | (code >> 18U));
    byte(0x80U | ((code >> 12U) & 0x3FU));
    byte(0x80U | ((code >> 6U) & 0x3FU));
    byte(0x80U | (code & 0x3FU));
  }
}

// What stands between '&' and ';'. False if it names no character.
bool append_entity(std::string& text, std::string_view name) {
  for (const Entity& entity : kEntities) {
    if (entity.name != name) continue;
    text += entity.ch;
    return true;
  }
  if (!name.starts_with('#')) return false;
  name.remove_prefix(1);
  const bool hex = name.starts_with('x');
  if (hex) name.remove_prefix(1);
  std::uint32_t code = 0;
  const char* end = name.data() + name.size();
  const auto [stop, problem] = std::from_chars(name.data(), end, code, hex ? 16 : 10);
  const bool surrogate = code >= 0xD800 && code < 0xE000;
  if (problem != std::errc() || stop != end || code == 0 || code > 0x10FFFF || surrogate) {
    return false;
  }
  append_utf8(text, code);
  return true;
}

// An ampersand that begins no entity stands for itself.
std::string decoded(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::string_view entity = text.substr(at, 12);
    const std::size_t end = entity[0] == '&' ? entity.find(';') : std::string_view::npos;
    if (end != std::string_view::npos && append_entity(plain, entity.substr(1, end - 1))) {
      at += end;
    } else {
      plain += text[at];
    }
  }
  return plain;
}

// ---- tags

bool is_passed_over(std::string_view tag) {
  return tag.starts_with("<?") || tag.starts_with("<!--");
}

// Whether a text that begins with '<' ends its tag at this '>', outside of quotes.
class TagEnd {
 public:
  // Where the tag ends in the piece, behind its '>'; npos if it continues.
  std::size_t in(std::string_view piece, const std::string& so_far) {
    for (std::size_t at = 0; at < piece.size(); ++at) {
      const char ch = piece[at];
      if (comment_ || (so_far.empty() && piece.starts_with("<!--"))) {
        comment_ = true;
        if (ch == '>' && dashes_ >= 2) return at + 1;
        dashes_ = ch == '-' ? dashes_ + 1 : 0;
      } else if (quote_ != '\0') {
        if (ch == quote_) quote_ = '\0';
      } else if (ch == '"' || ch == '\'') {
        quote_ = ch;
      } else if (ch == '>') {
        return at + 1;
      }
    }
    return std::string_view::npos;
  }

 private:
  bool comment_ = false;
  int dashes_ = 0;
  char quote_ = '\0';
};

struct Raw {
  std::string text;    // from '<' to '>'
  std::string before;  // what stood before it
  int line = 0;
  int column = 0;
};

// Takes the text up to the next '<', which then is at the beginning of the line at hand.
bool find_tag(LineCursor& lines, std::string& before) {
  std::string_view line;
  while (lines.peek(line)) {
    const std::size_t at = line.find('<');
    if (before.size() < kLongestTag) before += line.substr(0, at);
    if (at != std::string_view::npos) {
      lines.take(at);
      return true;
    }
    before += '\n';
    lines.advance();
  }
  return false;
}

std::optional<Error> take_raw(LineCursor& lines, Raw& raw) {
  const bool found = find_tag(lines, raw.before);
  raw.line = lines.number();
  raw.column = lines.column();
  if (!found) return std::nullopt;
  TagEnd tag_end;
  std::string_view line;
  while (lines.peek(line)) {
    const std::size_t end = tag_end.in(line, raw.text);
    raw.text += line.substr(0, end);
    const bool too_long = raw.text.size() > kLongestTag;
    if (end != std::string_view::npos && !too_long) {
      lines.take(end);
      return std::nullopt;
    }
    raw.text += '\n';
    lines.advance();
    if (too_long) break;
  }
  return Error{"the tag " + quoted_text(raw.text) + " has no end", raw.line, raw.column};
}

// NAME="VALUE" or NAME='VALUE', taken from the text; nothing if it is none.
std::optional<XmlTag::Attribute> take_attribute(std::string_view& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) return std::nullopt;
  const std::string_view name = trimmed(text.substr(0, equals));
  const std::size_t open = text.find_first_not_of(kBlanks, equals + 1);
  if (open == std::string_view::npos || (text[open] != '"' && text[open] != '\'')) {
    return std::nullopt;
  }
  const std::size_t close = text.find(text[open], open + 1);
  if (name.empty() || close == std::string_view::npos) return std::nullopt;
  XmlTag::Attribute attribute{std::string(name), decoded(text.substr(open + 1, close - open - 1))};
  text.remove_prefix(close + 1);
  return attribute;
}

Result<XmlTag> parsed(const Raw& raw) {
  XmlTag tag;
  tag.line = raw.line;
  tag.column = raw.column;
  tag.before = decoded(without_blanks(raw.before));
  if (raw.text.empty()) return tag;
  std::string_view inside = std::string_view(raw.text).substr(1, raw.text.size() - 2);
  if (inside.starts_with('!')) return tag.wrong("declarations of XML are not read");
  tag.whole = inside.ends_with('/');
  if (tag.whole) inside.remove_suffix(1);
  const std::size_t name = std::min(inside.find_first_of(kBlanks), inside.size());
  tag.name = inside.substr(0, name);
  inside = without_blanks(inside.substr(name));
  while (!inside.empty()) {
    auto attribute = take_attribute(inside);
    if (!attribute) {
      return tag.wrong(quoted_text(inside) + " in <" + visible(tag.name.substr(0, 40)) +
                       "> is no attribute, as name=\"value\"");
    }
    tag.attributes.push_back(*std::move(attribute));
    inside = without_blanks(inside);
  }
  return tag;
}

}  // namespace

std::string_view without_blanks(std::string_view text) {
  const std::size_t first = std::min(text.find_first_not_of(kBlanks), text.size());
  return text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
}

std::string_view XmlTag::value(std::string_view attribute) const {
  for (const Attribute& one : attributes) {
    if (one.name == attribute) return one.value;
  }
  return {};
}

Result<XmlTag> take_tag(LineCursor& lines) {
  Raw raw;
  do {
    raw.text.clear();
    if (auto error = take_raw(lines, raw)) return *error;
  } while (is_passed_over(raw.text));
  return parsed(raw);
}

std::string next_tag(LineCursor& lines) {
  std::string_view line;
  while (lines.peek(line)) {
    const std::size_t first = line.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) {
      lines.advance();
      continue;
    }
    if (line[first] != '<') return {};
    line.remove_prefix(first);
    if (!is_passed_over(line)) {
      return std::string(line.substr(1, line.find_first_of(" \t/>", 2) - 1));
    }
    Raw raw;
    if (take_raw(lines, raw)) return {};
  }
  return {};
}

std::string xml_escaped(std::string_view text) {
  std::string escaped;
  for (char ch : text) {
    const auto entity = std::find_if(kEntities.begin(), kEntities.end(),
                                     [&](const Entity& one) { return one.ch == ch; });
    if (entity != kEntities.end()) {
      escaped += "&" + std::string(entity->name) + ";";
    } else if (static_cast<unsigned char>(ch) < 0x20) {
      escaped += "&#" + std::to_string(static_cast<int>(ch)) + ";";
    } else {
      escaped += ch;
    }
  }
  return escaped;
}

}  // namespace nonet
