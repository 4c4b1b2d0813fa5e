// Desktop: the terminal that the program is at, where the program lies, and whatever opens
// addresses.
#pragma once

#include <filesystem>
#include <string>

namespace nonet::cli {

// Called first: what is read and written is bytes, in UTF-8, on a terminal that knows colours.
void prepare_streams();

// Of the terminal that standard output is; 0 where it is none.
struct TerminalSize {
  int columns = 0;
  int rows = 0;
};
TerminalSize terminal_size();
// Whether what is written as UTF-8 is shown as such; by the environment, or always.
bool is_utf8_everywhere();

// The folder for what the program keeps between runs, such as ~/.local/state; "" if there is none.
std::string state_folder();

// The file that runs; empty if that can't be told.
std::filesystem::path program_file();

// Hands the address to whatever opens addresses here; quiet, and nobody waits for it.
void open_browser(const std::string& url);

}  // namespace nonet::cli
