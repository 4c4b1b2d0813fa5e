// reference: prints man pages and shell completions, for packagers and for people who want the
// completion without a package.
#include "cli/app/reference.h"

#include <ostream>

#include "cli/app/commands.h"
#include "cli/app/completions.h"
#include "cli/app/refusals.h"

namespace nonet::cli {
namespace {

std::vector<std::string_view> things() {
  return {"man", "names", "bash", "zsh", "fish"};
}

int run_reference(Invocation& call) {
  const std::vector<std::string>& words = call.operands();
  if (words.empty()) return call.wrong("say what to print: man, names, bash, zsh or fish");
  const std::string& what = words[0];
  const bool takes_name = what == "man";
  if (words.size() > (takes_name ? 2U : 1U))
    return call.wrong("'" + words.back() + "' is one argument too many");
  if (what == "man" && words.size() == 2) {
    const Command* command = command_named(words[1]);
    if (command == nullptr) return call.wrong(no_command_text(words[1]));
    call.out << man_page(*command);
  } else if (what == "man") {
    call.out << man_page();
  } else if (what == "names") {
    for (const Command* command : commands()) call.out << command->name << "\n";
  } else if (what == "bash") {
    call.out << bash_completion();
  } else if (what == "zsh") {
    call.out << zsh_completion();
  } else if (what == "fish") {
    call.out << fish_completion();
  } else {
    return call.wrong(none_of_text(what, things()));
  }
  return kExitDone;
}

}  // namespace

const Command kReferenceCommand = {
    .name = "reference",
    .operands = "man [COMMAND]|names|bash|zsh|fish",
    .summary = "print a man page or a shell completion",
    .details = "All of it is made from the same table as --help.",
    .options = {},
    .examples = {{"nonet reference bash",
                  "completion for bash; source it, or put it where bash looks"},
                 {"nonet reference man solve", "a man page, as troff"}},
    .most_operands = 2,
    .run = run_reference,
    .words = things};

}  // namespace nonet::cli
