// Command: one subcommand with its options, help and examples in one place, and the small parser
// that serves them all. Help texts, man pages and completions are made from this table, so a flag
// cannot exist without its help; and where a value is one of a list, the table has the list, so
// that what is refused, what is offered instead and what a shell completes are the same words.
//
// Manners: data on `out`, everything else on `err`; exit 0 done, 1 the answer is no, 2 the input
// or the call was wrong.
#pragma once

#include <iosfwd>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/result.h"

namespace nonet::cli {

inline constexpr int kExitDone = 0;
inline constexpr int kExitNo = 1;
inline constexpr int kExitWrong = 2;
inline constexpr int kExitUndecided = 3;  // the answer is neither yes nor no: `prove` gave up

// The words that a value may be.
using Words = std::vector<std::string_view> (*)();

struct Option {
  enum class Takes { kNothing, kValue, kMaybeValue };
  std::string_view name;  // without dashes
  Takes takes;
  std::string_view argument;  // what the value is, for help: "FILE", or its words: "all|hodoku"
  std::string_view help;
  char letter = '\0';     // the short form, if there is one: 'j' for -j4 and -j 4
  Words words = nullptr;  // those of the value, where `argument` does not list them
  bool is_list = false;   // several words with commas between; they may have other names as well,
                          // so the command itself looks whether it knows them
};

struct Example {
  std::string_view line;  // as typed into a shell
  std::string_view what;
};

class Invocation;

struct Command {
  std::string_view name;
  std::string_view operands;  // "[FILE...]"
  std::string_view summary;   // one line
  std::string_view details;   // paragraphs for --help; may be empty
  std::vector<Option> options;
  std::vector<Example> examples;
  int most_operands;  // -1: any number
  int (*run)(Invocation& call);
  Words words = nullptr;  // what an operand may be, where it is no file and no puzzle
};

// A command as it was called: what a run function gets.
class Invocation {
 public:
  Invocation(const Command& command, std::istream& input, std::ostream& output,
             std::ostream& errors)
      : in(input), out(output), err(errors), command_(command) {}

  std::istream& in;
  std::ostream& out;
  std::ostream& err;

  bool has(std::string_view option) const { return values_.contains(option); }
  // The last value given; "" for an option without its optional value.
  std::optional<std::string> value(std::string_view option) const;
  // Every value given, in order, split at commas, without blanks around.
  std::vector<std::string> list(std::string_view option) const;
  const std::vector<std::string>& operands() const { return operands_; }
  const Command& command() const { return command_; }
  // The call on one line, its options in the order of their names, without those that are named.
  std::string line_without(const std::vector<std::string_view>& left_out) const;

  // "nonet NAME: MESSAGE" and a newline: how every complaint reads. Names of files, arguments and
  // what stood in them are made visible here, so that a message may hold them as they came.
  std::string sentence(const std::string& message) const;
  // Writes that to err.
  void tell(const std::string& message) const;
  // The same, and returns exit code 2.
  int wrong(const std::string& message) const;
  // The same with the place: "nonet NAME: FILE: line 3, column 7: MESSAGE".
  int wrong(const std::string& file, const Error& error) const;

  // Reads the arguments after the command's name; an Error says what is wrong with them.
  std::optional<Error> parse(const std::vector<std::string>& arguments);

 private:
  Error see_help(const std::string& message) const;

  const Command& command_;
  std::map<std::string, std::vector<std::string>, std::less<>> values_;
  std::vector<std::string> operands_;
};

// Every command, in the order of `nonet --help`.
const std::vector<const Command*>& commands();
const Command* command_named(std::string_view name);

// "--color=auto|always|never" or "-j, --jobs=N": the option as help shows it.
std::string option_text(const Option& option);
// "--color": its name with the dashes.
std::string dashed(const Option& option);
// The words that its value may be; none if it may be anything.
std::vector<std::string_view> words_of(const Option& option);

std::string help_text(const Command& command);
std::string overview_text();

// Parses and runs one command; answers --help itself.
int run_command(const Command& command, const std::vector<std::string>& arguments, std::istream& in,
                std::ostream& out, std::ostream& err);

}  // namespace nonet::cli
