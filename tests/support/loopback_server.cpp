#include "support/loopback_server.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>

namespace nonet::test {
namespace {

constexpr int kPatienceMs = 50;  // how long a wait may hide that the server is to stop

int bound_socket(int& port) {
  int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof address;
  EXPECT_EQ(::bind(fd, reinterpret_cast<sockaddr*>(&address), length), 0);
  EXPECT_EQ(::getsockname(fd, reinterpret_cast<sockaddr*>(&address), &length), 0);
  port = ntohs(address.sin_port);
  return fd;
}

bool wait_for(int fd, short what) {
  pollfd waited{fd, what, 0};
  return ::poll(&waited, 1, kPatienceMs) > 0;
}

}  // namespace

LoopbackServer::LoopbackServer() {
  listener_ = bound_socket(port_);
  EXPECT_EQ(::listen(listener_, 16), 0);
  thread_ = std::thread([this] { serve(); });
}

LoopbackServer::~LoopbackServer() {
  stopping_ = true;
  thread_.join();
  ::close(listener_);
}

void LoopbackServer::answer(const std::string& target, Scripted reply) {
  std::lock_guard lock(mutex_);
  answers_[target] = std::move(reply);
}

std::vector<std::string> LoopbackServer::requests() const {
  std::lock_guard lock(mutex_);
  return requests_;
}

void LoopbackServer::serve() {
  while (!stopping_) {
    if (!wait_for(listener_, POLLIN)) continue;
    int connection = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (connection < 0) continue;
    talk(connection);
    ::close(connection);
  }
}

void LoopbackServer::talk(int connection) {
  std::string request;
  while (request.find("\r\n\r\n") == std::string::npos) {
    if (stopping_) return;
    if (!wait_for(connection, POLLIN)) continue;
    char block[4096];
    ssize_t n = ::recv(connection, block, sizeof block, 0);
    if (n <= 0) return;
    request.append(block, static_cast<std::size_t>(n));
  }
  const std::string line = request.substr(0, request.find("\r\n"));
  Scripted reply{404, "not here", "", 0, false, false};
  {
    std::lock_guard lock(mutex_);
    requests_.push_back(line);
    std::size_t from = line.find(' ') + 1;
    auto found = answers_.find(line.substr(from, line.find(' ', from) - from));
    if (found != answers_.end()) reply = found->second;
  }
  for (int waited = 0; waited < reply.delay_ms && !stopping_; waited += 10) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  std::string head = "HTTP/1.1 " + std::to_string(reply.status) +
                     " Scripted\r\nContent-Type: text/html\r\nConnection: close\r\n";
  if (!reply.location.empty()) head += "Location: " + reply.location + "\r\n";
  if (!reply.endless) {
    std::size_t promised = reply.body.size() + (reply.truncated ? 1000 : 0);
    head += "Content-Length: " + std::to_string(promised) + "\r\n";
  }
  bool listening = send_all(connection, head + "\r\n" + reply.body);
  while (reply.endless && listening && !stopping_) {
    listening = send_all(connection, std::string(65536, ' '));
  }
}

bool LoopbackServer::send_all(int connection, const std::string& text) const {
  std::size_t sent = 0;
  while (sent < text.size() && !stopping_) {
    if (!wait_for(connection, POLLOUT)) continue;
    ssize_t n = ::send(connection, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
    if (n < 0) return false;
    sent += static_cast<std::size_t>(n);
  }
  return sent == text.size();
}

int unused_port() {
  int port = 0;
  ::close(bound_socket(port));
  return port;
}

}  // namespace nonet::test
