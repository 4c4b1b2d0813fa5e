// A web server for tests: plain sockets on 127.0.0.1 at a port of the system's choice, one thread,
// one request a connection. It answers what the test has scripted and remembers what was asked.
#pragma once

#include <atomic>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace nonet::test {

struct Scripted {
  int status = 200;
  std::string body{};
  std::string location{};  // a redirect's target
  int delay_ms = 0;        // before a word is said
  bool truncated = false;  // promises more than it sends
  bool endless = false;    // never stops sending the body
};

class LoopbackServer {
 public:
  LoopbackServer();
  ~LoopbackServer();
  LoopbackServer(const LoopbackServer&) = delete;
  LoopbackServer& operator=(const LoopbackServer&) = delete;

  // "http://127.0.0.1:PORT"
  std::string url() const { return "http://127.0.0.1:" + std::to_string(port_); }
  int port() const { return port_; }

  // The answer for a target such as "/page?day=1"; without one it answers 404.
  void answer(const std::string& target, Scripted reply);

  // The request lines so far, in order: "GET /page?day=1 HTTP/1.1".
  std::vector<std::string> requests() const;

 private:
  void serve();
  void talk(int connection);
  bool send_all(int connection, const std::string& text) const;

  int listener_ = -1;
  int port_ = 0;
  std::atomic<bool> stopping_ = false;
  mutable std::mutex mutex_;
  std::map<std::string, Scripted> answers_;
  std::vector<std::string> requests_;
  std::thread thread_;
};

// A port of 127.0.0.1 at which nobody listens.
int unused_port();

}  // namespace nonet::test
