// Terminal, program and browser on Windows. Arguments and names of files are UTF-8 by the program's
// manifest (cli/system/nonet.manifest), which Windows heeds since version 1903 of its tenth.
#include <io.h>
#include <windows.h>

#include "cli/system/desktop.h"
// Behind the one above.
#include <fcntl.h>
#include <shellapi.h>

#include <array>
#include <cstdio>

#include "cli/terminal/terminal.h"

namespace nonet::cli {

void prepare_streams() {
  for (std::FILE* stream : {stdin, stdout, stderr}) _setmode(_fileno(stream), _O_BINARY);
  SetConsoleOutputCP(CP_UTF8);
  SetConsoleCP(CP_UTF8);
  for (const DWORD which : {STD_OUTPUT_HANDLE, STD_ERROR_HANDLE}) {
    const HANDLE console = GetStdHandle(which);
    DWORD mode = 0;
    if (GetConsoleMode(console, &mode) != 0) {
      SetConsoleMode(console, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
    }
  }
}

TerminalSize terminal_size() {
  CONSOLE_SCREEN_BUFFER_INFO about{};
  if (GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &about) == 0) return {};
  const SMALL_RECT& window = about.srWindow;
  return {window.Right - window.Left + 1, window.Bottom - window.Top + 1};
}

bool is_utf8_everywhere() {
  return true;
}

std::string state_folder() {
  return environment("LOCALAPPDATA");
}

std::filesystem::path program_file() {
  std::array<wchar_t, 4096> path{};
  const DWORD size = GetModuleFileNameW(nullptr, path.data(), static_cast<DWORD>(path.size()));
  if (size == 0 || size == path.size()) return {};
  return std::filesystem::path(std::wstring(path.data(), size));
}

void open_browser(const std::string& url) {
  ShellExecuteA(nullptr, "open", url.c_str(), nullptr, nullptr, SW_SHOWNORMAL);
}

}  // namespace nonet::cli
