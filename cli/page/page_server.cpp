#include "cli/page/page_server.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include "cli/page/static_files.h"

namespace nonet::cli {
namespace {

constexpr int kLookAgain = 200;           // milliseconds between looks at the flag
constexpr int kPatience = 2000;           // milliseconds for a request to arrive
constexpr std::size_t kMostHead = 16384;  // bytes of a request

sockaddr_in loopback(std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(port);
  return address;
}

bool is_ready(int socket, int milliseconds) {
  pollfd wish{socket, POLLIN, 0};
  return poll(&wish, 1, milliseconds) == 1;
}

std::string head_from(int connection) {
  std::string head;
  std::array<char, 4096> piece{};
  while (head.size() < kMostHead && head.find("\r\n\r\n") == std::string::npos) {
    if (!is_ready(connection, kPatience)) break;
    const ssize_t count = recv(connection, piece.data(), piece.size(), 0);
    if (count <= 0) break;
    head.append(piece.data(), static_cast<std::size_t>(count));
  }
  return head;
}

void send_all(int connection, const std::string& text) {
  for (std::size_t sent = 0; sent < text.size();) {
    const ssize_t count = send(connection, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    sent += static_cast<std::size_t>(count);
  }
}

}  // namespace

Result<PageServer> PageServer::listening(std::uint16_t port) {
  PageServer server(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), port);
  const int on = 1;
  setsockopt(server.socket_, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  sockaddr_in address = loopback(port);
  socklen_t size = sizeof address;
  auto* generic = reinterpret_cast<sockaddr*>(&address);  // NOLINT: what sockets ask for
  if (bind(server.socket_, generic, size) != 0 || listen(server.socket_, SOMAXCONN) != 0 ||
      getsockname(server.socket_, generic, &size) != 0) {
    return Error{"port " + std::to_string(port) + " can't be used: " + std::strerror(errno)};
  }
  server.port_ = ntohs(address.sin_port);
  return server;
}

PageServer::PageServer(PageServer&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)), port_(other.port_) {}

PageServer::~PageServer() {
  if (socket_ >= 0) close(socket_);
}

std::string PageServer::url() const {
  return "http://127.0.0.1:" + std::to_string(port_) + "/";
}

void PageServer::serve(const std::filesystem::path& folder, const std::atomic<bool>& stop) const {
  while (!stop) {
    if (!is_ready(socket_, kLookAgain)) continue;
    const int connection = accept4(socket_, nullptr, nullptr, SOCK_CLOEXEC);
    if (connection < 0) continue;
    send_all(connection, answer_to(head_from(connection), folder));
    shutdown(connection, SHUT_WR);
    close(connection);
  }
}

}  // namespace nonet::cli
