#include "cli/page/page_server.h"

#include <algorithm>
#include <utility>

#include "cli/page/static_files.h"

namespace nonet::cli {
namespace {

constexpr int kLookAgain = 200;  // milliseconds between looks at the flag and the clock
// A browser has six at a time. Each may hold a whole file until its client has taken it.
constexpr std::size_t kMostConnections = 32;

}  // namespace

Result<PageServer> PageServer::listening(std::uint16_t port) {
  // One who is gone before being accepted must not be waited for: no socket of ours waits.
  const auto at = listen_on(port);
  if (!at) return Error{"port " + std::to_string(port) + " can't be used: " + at.error().message};
  return PageServer(*at);
}

PageServer::PageServer(PageServer&& other) noexcept
    : socket_(std::exchange(other.socket_, kNoSocket)), port_(other.port_) {}

PageServer::~PageServer() {
  close_socket(socket_);
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
    await(wishes, kLookAgain);
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
  bool no_more = false;
  const Socket socket = accept_client(socket_, no_more);
  if (no_more || connections.size() >= kMostConnections) {
    const auto first = std::min_element(
        connections.begin(), connections.end(),
        [](const Connection& a, const Connection& b) { return a.deadline() < b.deadline(); });
    if (first != connections.end()) connections.erase(first);
  }
  if (socket != kNoSocket) connections.emplace_back(socket, now);
}

}  // namespace nonet::cli
