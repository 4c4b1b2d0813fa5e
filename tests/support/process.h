// Runs the built program as a person would: arguments, text on standard input, and back come both
// outputs and the exit code. Or it is left running, asked and heard piece by piece, and sent
// signals: what has come from it says how far it is, which no clock can.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace nonet::test {

struct Finished {
  std::string out;
  std::string err;
  int code = -1;  // 128 + signal if a signal ended it
};

// Where a program of this build lies.
std::string program_path(const std::string& program);

// `program` is a file in the build's bin folder: "nonet", "sudoku", "sudoku-solver".
Finished run(const std::string& program, const std::vector<std::string>& arguments,
             const std::string& input = "", const std::string& folder = "");

// A line for a shell, with the built programs on its path; `out` holds both outputs in the order in
// which they came.
Finished run_shell(const std::string& line, const std::string& folder);

// A program, "nonet" or one with its whole path, with pipes to its input and output; its complaints
// go where `complaints` says, a file.
class Running {
 public:
  explicit Running(const std::vector<std::string>& arguments, const std::string& program = "nonet",
                   const std::string& complaints = "/dev/null");
  ~Running();
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  void ask(const std::string& text) const;
  void ask_no_more();
  // What can be read at a time, after a wait for something; nothing at the end.
  std::string hear() const;
  std::string hear_all() const;
  void send(int signal) const;
  bool has_ended();
  // The signal, 0 for none; waits for the end.
  int ended_by();

 private:
  pid_t child_ = -1;
  int to_ = -1;
  int from_ = -1;
  int status_ = 0;
  bool waited_ = false;
};

// A new empty folder that is removed at the end of its life.
class ScratchFolder {
 public:
  ScratchFolder();
  ~ScratchFolder();
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  const std::string& path() const { return path_; }
  // Writes a file below it and returns its whole path.
  std::string write(const std::string& name, const std::string& text) const;

 private:
  std::string path_;
};

}  // namespace nonet::test
