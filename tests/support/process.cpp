#include "support/process.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace nonet::test {
namespace {

void set_nonblocking(int fd) {
  ::fcntl(fd, F_SETFL, ::fcntl(fd, F_GETFL) | O_NONBLOCK);
}

// Reads what is there; false at the end.
bool drain(int fd, std::string& text) {
  char block[65536];
  ssize_t n = ::read(fd, block, sizeof block);
  if (n > 0) text.append(block, static_cast<std::size_t>(n));
  return n != 0;
}

#if defined(NONET_SANITIZED)
// Looking for leaks takes seconds at the end of a process on some machines (LLVM 14 on ARM walks
// the whole address space), and there are hundreds of them. The tests themselves have read their
// options by now and do look; the programs they start only where house/leaks_test.cpp asks them.
[[maybe_unused]] const bool kProgramsDoNotLookForLeaks =
    ::setenv("ASAN_OPTIONS", "detect_leaks=0", 0) == 0;
#endif

// Not by fork(), which takes longer than the program itself where the parent is sanitized.
pid_t start(const std::string& path, const std::vector<std::string>& arguments,
            const std::string& folder, const std::array<int, 3>& streams) {
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  for (int i = 0; i < 3; ++i) ::posix_spawn_file_actions_adddup2(&actions, streams[i], i);
  if (!folder.empty()) ::posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
  posix_spawnattr_t attributes;
  ::posix_spawnattr_init(&attributes);
  sigset_t usual;
  ::sigemptyset(&usual);
  ::sigaddset(&usual, SIGPIPE);
  ::posix_spawnattr_setsigdefault(&attributes, &usual);
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  std::vector<char*> argv = {const_cast<char*>(path.c_str())};
  for (const std::string& argument : arguments) {
    argv.push_back(const_cast<char*>(argument.c_str()));
  }
  argv.push_back(nullptr);
  pid_t child = -1;
  EXPECT_EQ(::posix_spawn(&child, path.c_str(), &actions, &attributes, argv.data(), environ), 0)
      << path;
  ::posix_spawnattr_destroy(&attributes);
  ::posix_spawn_file_actions_destroy(&actions);
  return child;
}

}  // namespace

Finished run(const std::string& program, const std::vector<std::string>& arguments,
             const std::string& input, const std::string& folder) {
  std::signal(SIGPIPE, SIG_IGN);
  int in[2], out[2], err[2];
  EXPECT_EQ(::pipe2(in, O_CLOEXEC) + ::pipe2(out, O_CLOEXEC) + ::pipe2(err, O_CLOEXEC), 0);
  const pid_t child = start(program.starts_with('/') ? program : program_path(program), arguments,
                            folder, {in[0], out[1], err[1]});
  ::close(in[0]);
  ::close(out[1]);
  ::close(err[1]);
  set_nonblocking(in[1]);
  Finished finished;
  std::size_t written = 0;
  int to_child = in[1];
  bool out_open = true;
  bool err_open = true;
  while (out_open || err_open || to_child >= 0) {
    if (to_child >= 0 && written == input.size()) {
      ::close(to_child);
      to_child = -1;
    }
    pollfd fds[3] = {{out_open ? out[0] : -1, POLLIN, 0},
                     {err_open ? err[0] : -1, POLLIN, 0},
                     {to_child, POLLOUT, 0}};
    if (!out_open && !err_open && to_child < 0) break;
    ::poll(fds, 3, -1);
    if (fds[0].revents != 0) out_open = drain(out[0], finished.out);
    if (fds[1].revents != 0) err_open = drain(err[0], finished.err);
    if (fds[2].revents != 0) {
      ssize_t n = ::write(to_child, input.data() + written, input.size() - written);
      // A child that stopped reading is no fault of the test.
      written = n >= 0 ? written + static_cast<std::size_t>(n) : input.size();
    }
  }
  ::close(out[0]);
  ::close(err[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  finished.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return finished;
}

std::string program_path(const std::string& program) {
  return NONET_BIN_DIR "/" + program;
}

Finished run_shell(const std::string& line, const std::string& folder) {
  const std::string set_up = "export PATH='" NONET_BIN_DIR "':\"$PATH\"; exec 2>&1\n";
  return run("/bin/bash", {"-c", set_up + line}, "", folder);
}

Running::Running(const std::vector<std::string>& arguments, const std::string& program,
                 const std::string& complaints) {
  int in[2], out[2];
  EXPECT_EQ(::pipe2(in, O_CLOEXEC) + ::pipe2(out, O_CLOEXEC), 0);
  const int err = ::open(complaints.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  EXPECT_GE(err, 0) << complaints;
  child_ = start(program.starts_with('/') ? program : program_path(program), arguments, "",
                 {in[0], out[1], err});
  ::close(in[0]);
  ::close(out[1]);
  ::close(err);
  to_ = in[1];
  from_ = out[0];
}

Running::~Running() {
  ask_no_more();
  ::close(from_);
  if (!has_ended()) send(SIGKILL);
  ended_by();
}

void Running::ask(const std::string& text) const {
  EXPECT_EQ(::write(to_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
}

void Running::ask_no_more() {
  if (to_ >= 0) ::close(to_);
  to_ = -1;
}

std::string Running::hear() const {
  std::string text(4096, '\0');
  text.resize(static_cast<std::size_t>(std::max<ssize_t>(0, ::read(from_, text.data(), 4096))));
  return text;
}

std::string Running::hear_all() const {
  std::string all;
  for (std::string more = hear(); !more.empty(); more = hear()) all += more;
  return all;
}

void Running::send(int signal) const {
  if (!waited_) ::kill(child_, signal);
}

bool Running::has_ended() {
  waited_ = waited_ || ::waitpid(child_, &status_, WNOHANG) == child_;
  return waited_;
}

int Running::ended_by() {
  waited_ = waited_ || ::waitpid(child_, &status_, 0) == child_;
  return WIFSIGNALED(status_) ? WTERMSIG(status_) : 0;
}

ScratchFolder::ScratchFolder() {
  std::string pattern = (std::filesystem::temp_directory_path() / "nonet-test-XXXXXX").string();
  path_ = ::mkdtemp(pattern.data()) != nullptr ? pattern : "";
  EXPECT_FALSE(path_.empty());
}

ScratchFolder::~ScratchFolder() {
  std::error_code ignored;
  if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
}

std::string ScratchFolder::write(const std::string& name, const std::string& text) const {
  std::filesystem::path file = std::filesystem::path(path_) / name;
  std::filesystem::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << text;
  return file.string();
}

}  // namespace nonet::test
