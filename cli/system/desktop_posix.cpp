// Terminal, program and browser where the system speaks POSIX.
#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/system/desktop.h"

#ifdef __APPLE__
#include <mach-o/dyld.h>

#include <array>
#include <cstdint>
#endif

#include "cli/terminal/terminal.h"

namespace nonet::cli {

void prepare_streams() {}

TerminalSize terminal_size() {
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return {};
  return {size.ws_col, size.ws_row};
}

bool is_utf8_everywhere() {
  return false;
}

std::string state_folder() {
  const std::string state = environment("XDG_STATE_HOME");
  if (!state.empty() && state.front() == '/') return state;
  const std::string home = environment("HOME");
  return home.empty() ? "" : home + "/.local/state";
}

std::filesystem::path program_file() {
  std::error_code error;
#ifdef __APPLE__
  std::array<char, 4096> path{};
  auto size = static_cast<std::uint32_t>(path.size());
  if (_NSGetExecutablePath(path.data(), &size) != 0) return {};
  const std::filesystem::path program = std::filesystem::canonical(path.data(), error);
#else
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
#endif
  return error ? std::filesystem::path() : program;
}

void open_browser(const std::string& url) {
  const pid_t child = fork();
  if (child < 0) return;
  if (child > 0) {
    waitpid(child, nullptr, 0);
    return;
  }
  // The grandchild is nobody's to wait for.
  if (fork() != 0) _exit(0);
  const int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int stream : {0, 1, 2}) dup2(nowhere, stream);
  for (const char* opener : {"xdg-open", "open"}) execlp(opener, opener, url.c_str(), nullptr);
  _exit(0);
}

}  // namespace nonet::cli
