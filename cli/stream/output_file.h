// OutputFile: the file of -o. It can be cut back to what is known to be good and written on from
// there, and is then nobody else's: two runs that write the same file would spoil it for both.
#pragma once

#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "nonet/core/result.h"

namespace nonet::cli {

class OutputFile {
 public:
  // Makes the file where there is none; what it holds stays for now. It must be none of `inputs`.
  static Result<std::unique_ptr<OutputFile>> open(const std::string& path,
                                                  const std::vector<std::string>& inputs);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  const std::string& path() const { return path_; }
  std::ostream& stream() { return stream_; }
  std::uint64_t size() const;

  // Keeps other runs away as long as this lives; an Error if one is at it, or it is no file that
  // can be cut back.
  std::optional<Error> claim();
  // Leaves so many bytes of it, and writes from there.
  std::optional<Error> cut_to(std::uint64_t bytes);
  // Waits until all that was written is safe.
  std::optional<Error> sync();

 private:
  OutputFile(std::string path, int fd) : path_(std::move(path)), fd_(fd) {}
  Error failed() const;

  std::string path_;
  int fd_;  // for what a stream can't do
  std::ofstream stream_;
};

}  // namespace nonet::cli
