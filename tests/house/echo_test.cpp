// What a terminal would obey never comes back out: every command is called with names and values
// that hold escapes, controls, broken bytes and marks that turn letters round, and is given files
// that are called so or hold such text. Whatever it says of them, it says visibly.
#include <sstream>

#include "cli/app/command.h"
#include "support/loopback_server.h"
#include "support/process.h"
#include "support/support.h"

namespace nonet::test {
namespace {

const std::string kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// ESC, a bell, a carriage return, DEL; a control of eight bits, in UTF-8 and alone; right to left.
const std::string kEvil =
    "e\x1B[31mv\a\r\x7Fi\xC2\x9B"
    "1ml\x9B\xE2\x80\xAE";
const std::string kTwoLines = "e\x1Bv\nil";

const char* const kObeyed[] = {"\x1B", "\a", "\r", "\x7F", "\xC2\x9B", "\xE2\x80\xAE"};

struct Said {
  int code;
  std::string out;
  std::string err;
};

Said call(const std::string& command, const std::vector<std::string>& arguments,
          const std::string& input = "") {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  int code = cli::run_command(*cli::command_named(command), arguments, in, out, err);
  return {code, out.str(), err.str()};
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

void expect_harmless(const std::string& text, const std::string& what) {
  for (const char* obeyed : kObeyed) {
    EXPECT_EQ(text.find(obeyed), std::string::npos) << what << ": " << testing::PrintToString(text);
  }
  // Any other byte of the kind, alone: what follows a letter is no part of a character.
  for (std::size_t i = 1; i < text.size(); ++i) {
    const bool continues = (static_cast<unsigned char>(text[i]) & 0xC0U) == 0x80U;
    const bool letter = static_cast<unsigned char>(text[i - 1]) < 0x80;
    EXPECT_FALSE(continues && letter) << what << ": " << testing::PrintToString(text);
  }
}

void expect_harmless(const Said& said, const std::string& what) {
  expect_harmless(said.out, what);
  expect_harmless(said.err, what);
}

// Enough to come to the option at hand: nobody is to be asked for a page, nothing to be measured.
std::vector<std::string> start_of(const cli::Command& command) {
  if (command.name != "daily") return {};
  return {"2024-03-01", "--url=http://127.0.0.1:" + std::to_string(unused_port())};
}

TEST(Echo, NoArgumentOfAnyCommandComesBackAsItWas) {
  for (const cli::Command* command : cli::commands()) {
    const std::string name(command->name);
    for (const std::string& evil : {kEvil, kTwoLines}) {
      for (const std::vector<std::string>& arguments :
           {std::vector<std::string>{"--" + evil}, {"-" + evil}, {evil}, {evil, evil, evil}}) {
        const Said said = call(name, arguments);
        expect_harmless(said, name);
        EXPECT_EQ(said.code, 2) << name << said.out << said.err;
        // A sentence for the call, or for each of its files, and every line of it ours.
        for (const std::string& line : lines_of(said.err)) {
          EXPECT_EQ(line.substr(0, 6), "nonet ") << name << said.err;
        }
      }
    }
  }
}

TEST(Echo, NoValueOfAnyOptionComesBackAsItWas) {
  ScratchFolder folder;
  int refused = 0;
  for (const cli::Command* command : cli::commands()) {
    for (const cli::Option& option : command->options) {
      if (option.takes == cli::Option::Takes::kNothing) continue;
      std::string value = kEvil;
      const bool is_written = option.name == "dir" || option.name == "output";
      if (is_written) value = folder.path() + "/" + kEvil;
      std::vector<std::string> arguments = start_of(*command);
      arguments.push_back("--" + std::string(option.name) + "=" + value);
      if (command->name == "mark") arguments.emplace_back("game");
      const Said said = call(std::string(command->name), arguments, kPuzzle + "\n");
      expect_harmless(said, std::string(command->name) + " " + std::string(option.name));
      refused += said.code == 2 ? 1 : 0;
    }
  }
  EXPECT_GT(refused, 25);
}

std::string as_json(const std::string& cells) {
  std::string json = "[";
  for (std::size_t row = 0; row < 9; ++row)
    json += (row == 0 ? "\"" : ", \"") + cells.substr(row * 9, 9) + "\"";
  return json + "]\n";
}

// Files under such a name: missing, a folder, what can't be a puzzle, a puzzle.
TEST(Echo, NoNameOfAFileComesBackAsItWas) {
  const std::string library = ":0003:5:" + kPuzzle + ":::554:" + kEvil + "\n";
  const std::string path = R"({"puzzle": ")" + kPuzzle +
                           R"(", "steps": [{"name": "e\u001Bv\u009B", "place": ["r1c3=1"]}]})";
  for (const std::string& evil : {kEvil, kTwoLines}) {
    ScratchFolder folder;
    std::filesystem::create_directory(folder.path() + "/" + evil);
    const std::vector<std::string> files = {
        folder.path() + "/missing" + evil + ".json",
        folder.path() + "/" + evil,
        folder.write("text" + evil + ".json", "no " + kEvil + " puzzle\n"),
        folder.write("line" + evil + ".json", kPuzzle + " " + kEvil + "\n"),
        folder.write("twice" + evil + ".json", as_json("55" + kPuzzle.substr(2))),
        folder.write("rows" + evil + "_puzzle.json", as_json(kPuzzle)),
        folder.write("library" + evil + ".json", library),
        folder.write("path" + evil + ".json", path),
    };
    for (const cli::Command* command : cli::commands()) {
      const std::string name(command->name);
      for (const std::string& file : files) {
        if (name == "bench" && &file > &files[3]) continue;  // it takes a second for each
        expect_harmless(call(name, {file}), name + " with " + file.substr(folder.path().size()));
      }
    }
    // The text behind a line of cells is read as a remark, and told.
    const Said remark = call("propagate", {"--read=line", files[3]});
    EXPECT_NE(remark.err.find("\\x1B"), std::string::npos) << remark.err;
    expect_harmless(remark, "propagate");
  }
}

TEST(Echo, WhatIsTypedAtThePromptComesBackVisibly) {
  const Said said =
      call("repl", {},
           "# " + kEvil + "\nt " + kEvil + "\nn." + kEvil + "\n\x1B\n" + "n;" + kEvil +
               "\n=" + kEvil + "\nn." + kPuzzle + "\n=" + kEvil + "\n# the end\r\n");
  EXPECT_NE(said.out.find("# e\\x1B[31mv\\x07\\x0D\\x7Fi\\u009B1ml\\x9B\\u202E\n"),
            std::string::npos)
      << said.out;
  EXPECT_NE(said.out.find("# the end\n"), std::string::npos);
  expect_harmless(said, "repl");
}

TEST(Echo, ACommandThatThereIsNotIsNamedVisibly) {
  for (const auto& arguments :
       {std::vector<std::string>{kEvil}, {"help", kEvil}, {"help", kTwoLines}}) {
    Finished done = run("nonet", arguments);
    EXPECT_EQ(done.code, 2);
    EXPECT_NE(done.err.find("there is no command 'e\\x1B"), std::string::npos) << done.err;
    EXPECT_EQ(std::count(done.err.begin(), done.err.end(), '\n'), 1) << done.err;
    expect_harmless(done.out + done.err, "nonet");
  }
}

}  // namespace
}  // namespace nonet::test
