// JSON held against the schemas of docs/schema, by a small validator of our own. It knows the words
// that these schemas use, and a schema with another word is a fault itself, so that nothing is
// promised there which nobody looks at.
#pragma once

#include <string>

namespace nonet::test {

// What in the text is not as the schema says, with its place, "/steps/0/place/1: ..."; "" if all
// is. `schema` is a file of docs/schema without its ending: "path".
std::string schema_fault(const std::string& text, const std::string& schema);

}  // namespace nonet::test
