// A server for one person: listens on 127.0.0.1 alone and answers as static_files.h says. The page
// asks for a handful of files once and never again.
//
// One thread polls all connections, so that nobody waits for a client that is slow, silent or gone;
// their number and the time of each are bounded (connection.h).
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "cli/page/connection.h"
#include "nonet/core/result.h"

namespace nonet::cli {

class PageServer {
 public:
  // Port 0: one that is free.
  static Result<PageServer> listening(std::uint16_t port);
  ~PageServer();
  PageServer(PageServer&& other) noexcept;
  PageServer& operator=(PageServer&&) = delete;
  PageServer(const PageServer&) = delete;
  PageServer& operator=(const PageServer&) = delete;

  std::string url() const;  // "http://127.0.0.1:8080/"
  // Until the flag is raised.
  void serve(const std::filesystem::path& folder, const std::atomic<bool>& stop) const;

 private:
  void take_in(std::vector<Connection>& connections, Connection::Clock::time_point now) const;

  explicit PageServer(const Listening& at) : socket_(at.socket), port_(at.port) {}

  Socket socket_;
  std::uint16_t port_;
};

}  // namespace nonet::cli
