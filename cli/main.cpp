// Chooses the command: by the name the program was started under, then by its first argument, which
// may also be what a command is to be given, then by whether a person sits at the other end.
#include <unistd.h>

#include <filesystem>
#include <iostream>
#include <new>
#include <string>
#include <vector>

#include "cli/app/command.h"
#include "cli/app/meant.h"
#include "cli/app/refusals.h"
#include "cli/game/terminal_names.h"
#include "cli/game/window.h"
#include "cli/system/desktop.h"
#include "cli/terminal/terminal.h"
#include "nonet/version.h"

namespace {

std::string base_name(const std::string& path) {
  return std::filesystem::path(path).stem().string();
}

// Also a full disk should not go unnoticed.
int print(const std::string& text) {
  std::cout << text << std::flush;
  if (std::cout) return nonet::cli::kExitDone;
  std::cerr << "nonet: the output can't be written\n";
  return nonet::cli::kExitWrong;
}

int no_command(const std::string& name) {
  std::cerr << "nonet: " << nonet::cli::no_command_text(name) << "; see 'nonet --help'\n";
  return nonet::cli::kExitWrong;
}

int run_main(int argc, char** argv) {
  using namespace nonet::cli;
  prepare_streams();
  std::ios::sync_with_stdio(false);
  std::vector<std::string> arguments;
  for (int i = 1; i < argc; ++i) arguments.emplace_back(argv[i]);
  const std::string self = argc > 0 ? base_name(argv[0]) : "nonet";
  auto run = [&](std::string_view name) {
    return run_command(*command_named(name), arguments, std::cin, std::cout, std::cerr);
  };

  for (const std::string& argument : arguments) {
    if (argument == "--") break;
    if (argument == "--version" || argument == "-version") {
      return print("nonet " + std::string(nonet::kVersion) + "\n");
    }
  }
  if (self == "sudoku-solver") return run("repl");
  if (self == "sudoku") return run("solve");

  if (arguments.empty()) {
    if (isatty(STDIN_FILENO) == 0) return run("solve");
    if (isatty(STDOUT_FILENO) == 0 || !game::has_window()) return run("repl");
    if (game::can_play()) return run("play");
    std::cerr << "nonet: " << game::no_screen_text(environment("TERM"))
              << ", so here is the prompt\n";
    return run("repl");
  }
  const std::string first = arguments.front();
  if (first == "-v" || first == "-V" || first == "version") {
    return print("nonet " + std::string(nonet::kVersion) + "\n");
  }
  if (first == "--help" || first == "-h" || first == "help") {
    const Command* topic = arguments.size() > 1 ? command_named(arguments[1]) : nullptr;
    if (arguments.size() > 1 && topic == nullptr) return no_command(arguments[1]);
    return print(topic != nullptr ? help_text(*topic) : overview_text());
  }
  if (command_named(first) != nullptr) {
    arguments.erase(arguments.begin());
    return run(first);
  }
  const Command* meant = command_meant(arguments);
  return meant != nullptr ? run(meant->name) : no_command(first);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run_main(argc, argv);
  } catch (const std::bad_alloc&) {
    std::cerr << "nonet: there is not enough memory\n";
    return nonet::cli::kExitWrong;
  }
}
