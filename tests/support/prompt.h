// The prompt in a pipe: what it answers to lines, and a few games to type.
#pragma once

#include <sstream>

#include "cli/app/commands.h"
#include "support/support.h"

namespace nonet::test::prompt {

inline const std::string kForm1 =
    "n.7.415...3 ......17. .526..... ..62...57 ......... .......32 ..3.4...6 615.3..2. 4.7....9.\n";
inline const std::string kForm2 =
    "n;116;127;174;181;235;354;387;396;446;464;485;532;541;573;655;682;738;756;765;817;842;868;883;"
    "944;957;963\n";
inline const std::string kPrompt = "\xCE\xBB ";

// What the prompt answers to the lines, run inside the test.
inline std::string repl(const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  EXPECT_EQ(cli::run_command(cli::kReplCommand, {}, in, out, err), 0);
  EXPECT_EQ(err.str(), "");
  return out.str();
}

// The same without boards and lists, for tests of the talk around them.
inline std::string talk(const std::string& input) {
  std::istringstream all(repl(input));
  std::string kept;
  for (std::string line; std::getline(all, line);) {
    std::string_view body = line;
    const bool prompted = body.starts_with(kPrompt);
    if (prompted) body.remove_prefix(kPrompt.size());
    const bool picture = body.starts_with("+") || body.find("](") == 3 ||
                         (body.size() == 57 && body[0] == '[' && body[18] == ']');
    if (!picture) kept += line + "\n";
    if (picture && prompted) kept += kPrompt + "(board)\n";
  }
  return kept;
}

inline std::string golden(const std::string& name) {
  return test::read_file(test::source_folder() / "tests" / "golden" / "repl" / name);
}

inline std::string help_text() {
  std::string text = repl("h\n");
  return text.substr(kPrompt.size(), text.size() - 2 * kPrompt.size() - 1);
}

// A puzzle that the five classic heuristics leave open.
inline const std::string kHard =
    "n.1....7.9. .3..2...8 ..96..5.. ..53..9.. .1..8...2 6....4... 3......1. .4......7 ..7...3..\n";

// The document's first board, row by row.
inline const std::string kRows =
    "7.415...3\n......17.\n.526.....\n..62...57\n.........\n.......32\n..3.4...6\n"
    "615.3..2.\n4.7....9.\n";

}  // namespace nonet::test::prompt
