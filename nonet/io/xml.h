// The tags of an XML text, one after the other out of lines, as far as files of puzzles need them:
// elements with attributes, the text between, the five entities and those with numbers. Comments
// and instructions are skipped. A declaration (<!...>) is refused: it can make few characters
// stand for very many, and no file of puzzles has one. That tags are closed in their order is not
// asked for; so a piece of a document can be read too.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/result.h"
#include "nonet/io/lines.h"

namespace nonet {

struct XmlTag {
  struct Attribute {
    std::string name, value;
  };

  std::string name;    // "/game" of </game>
  bool whole = false;  // <game/>, which is closed by itself
  std::vector<Attribute> attributes;
  std::string before;  // the text since the tag before it
  int line = 0;
  int column = 0;

  // The attribute's value, or nothing if there is none of that name.
  std::string_view value(std::string_view attribute) const;
  // An Error at this tag's place.
  Error wrong(std::string message) const { return {std::move(message), line, column}; }
};

// The next tag, taken from the cursor; one without a name at the end of the text.
Result<XmlTag> take_tag(LineCursor& lines);

// The name of the tag that comes next, which stays; empty if a text comes before it, or the end.
std::string next_tag(LineCursor& lines);

// A text without the blanks and newlines around it.
std::string_view without_blanks(std::string_view text);

// A text as an attribute between double quotes has it.
std::string xml_escaped(std::string_view text);

}  // namespace nonet
