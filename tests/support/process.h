// Runs the built program as a person would: arguments, text on standard input, and back come both
// outputs and the exit code.
#pragma once

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
