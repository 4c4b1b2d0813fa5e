// OutputFile: the file of -o. There are three kinds.
//
//   replaced    A run without a state begins the file anew: it is made beside its place and takes
//               that when there is something to write, with the permissions of what was there. A
//               run that fails before its first answer changes nothing. From then on it grows, and
//               whoever looks sees whole answers.
//   continued   A run with a state cuts the file back to what is known to be good and writes on.
//   passed on   A pipe, a terminal, /dev/null: written as it is.
//
// A file is locked (flock) by the run that writes it: two that write the same one would spoil it
// for both. And what this run has not written itself does not belong there: if somebody else cuts,
// extends, moves or removes the file meanwhile, the run ends and says so.
#pragma once

#include <memory>
#include <optional>
#include <ostream>
#include <string>

#include "cli/stream/file_buffer.h"
#include "cli/stream/file_identity.h"
#include "nonet/core/result.h"

namespace nonet::cli {

class OutputFile {
 public:
  // Neither changes anything that is there, but the second makes the file if there is none.
  static Result<std::unique_ptr<OutputFile>> replaced(const std::string& path);
  static Result<std::unique_ptr<OutputFile>> continued(const std::string& path);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  const std::string& path() const { return path_; }
  // Nothing if there is none yet, or it is passed on.
  std::optional<FileIdentity> identity() const;
  // Takes away again what continued() made.
  void undo() const;

  std::ostream& stream() { return stream_; }
  // All of it that was written by this run and those before.
  const Digest& written() const { return buffer_.written(); }

  // Of a file that is to be continued: how long it is, and what its first bytes are.
  std::uint64_t size() const;
  Result<Digest> first(std::uint64_t bytes) const;
  // Leaves these bytes, and writes on from there.
  std::optional<Error> cut_to(const Digest& first);

  // What it begins with, as soon as there is anything more; or anyway, if it is made now.
  void hold(const std::string& head) { buffer_.hold(head); }
  std::optional<Error> make();
  bool is_made() const { return fd_ >= 0; }

  // Waits until all that was written is safe. An Error also if somebody else has changed it.
  std::optional<Error> sync();

 private:
  explicit OutputFile(const std::string& path);
  std::optional<Error> lock_old(int fd);
  int take_place();
  int write_old();
  Error failed(int why) const;
  std::optional<Error> changed() const;

  std::string path_;   // as it was given
  std::string place_;  // behind links
  int old_ = -1;       // what is to be replaced, locked
  int fd_ = -1;        // what is written
  bool is_new_ = false;
  bool is_file_ = true;  // and not passed on
  std::string taken_;    // why it could not have its place, if that was no mistake of the system
  FileBuffer buffer_;
  std::ostream stream_;
};

}  // namespace nonet::cli
