// Connection: one client of the page's server, through its three phases. None of them ever waits:
// whoever polls the socket says when something can be done.
//
//   asking    the head of the request comes in, in whatever pieces
//   hearing   the answer goes out, as fast as the client takes it
//   leaving   the answer is out; what the client still sends is dropped, so that it can read to the
//             end before the connection is gone
//
// Each phase has its time, whatever the client does in it: one that sends or takes a byte now and
// then gets no further than one that is silent.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "cli/system/sockets.h"

namespace nonet::cli {

class Connection {
 public:
  using Clock = std::chrono::steady_clock;
  // What to answer to the head of a request.
  using Answerer = std::function<std::string(const std::string& head)>;

  // Takes over a socket that does not wait.
  Connection(Socket socket, Clock::time_point now);
  ~Connection();
  Connection(Connection&& other) noexcept;
  Connection& operator=(Connection&& other) noexcept;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  Socket socket() const { return socket_; }
  // What poll() is to look for.
  short awaited() const;
  // Something of that has come. False if the connection is over.
  bool go_on(const Answerer& answer, Clock::time_point now);
  bool is_late(Clock::time_point now) const { return now >= deadline_; }
  Clock::time_point deadline() const { return deadline_; }

 private:
  enum class Phase { kAsking, kHearing, kLeaving };

  bool hear(const Answerer& answer, Clock::time_point now);
  bool say(Clock::time_point now);
  bool leave();
  void begin(Phase phase, Clock::time_point now);

  Socket socket_;
  Phase phase_ = Phase::kAsking;
  std::string head_;
  std::string answer_;
  std::size_t sent_ = 0;
  Clock::time_point deadline_;
};

}  // namespace nonet::cli
