#include "cli/page/page_server.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "cli/page/static_files.h"

namespace nonet::cli {
namespace {

constexpr int kLookAgain = 200;  // milliseconds between looks at the flag and the clock
// A browser has six at a time. Each may hold a whole file until its client has taken it.
constexpr std::size_t kMostConnections = 32;

sockaddr_in loopback(std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(port);
  return address;
}

}  // namespace

Result<PageServer> PageServer::listening(std::uint16_t port) {
  // One who is gone before being accepted must not be waited for.
  PageServer server(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0), port);
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
  const auto answer = [&folder](const std::string& head) { return answer_to(head, folder); };
  std::vector<Connection> connections;
  std::vector<pollfd> wishes;
  while (!stop) {
    wishes.assign(1, {socket_, POLLIN, 0});
    for (const Connection& each : connections) wishes.push_back({each.socket(), each.awaited(), 0});
    poll(wishes.data(), wishes.size(), kLookAgain);
    const auto now = Connection::Clock::now();
    for (std::size_t i = connections.size(); i-- > 0;) {
      const bool has_come = wishes[i + 1].revents != 0;
      const bool goes_on = !has_come || connections[i].go_on(answer, now);
      if (!goes_on || connections[i].is_late(now)) {
        connections.erase(connections.begin() + static_cast<std::ptrdiff_t>(i));
      }
    }
    if (wishes[0].revents != 0) take_in(connections, now);
  }
}

// Where there are too many, whoever would have to go soonest goes now.
void PageServer::take_in(std::vector<Connection>& connections,
                         Connection::Clock::time_point now) const {
  const int socket = accept4(socket_, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
  const bool no_more = socket < 0 && (errno == EMFILE || errno == ENFILE);
  if (no_more || connections.size() >= kMostConnections) {
    const auto first = std::min_element(
        connections.begin(), connections.end(),
        [](const Connection& a, const Connection& b) { return a.deadline() < b.deadline(); });
    if (first != connections.end()) connections.erase(first);
  }
  if (socket >= 0) connections.emplace_back(socket, now);
}

}  // namespace nonet::cli
