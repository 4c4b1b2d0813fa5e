// Sockets where the system speaks POSIX. Not every one of these has accept4 and its flags, so a
// socket is told after it was made.
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "cli/system/sockets.h"

namespace nonet::cli {
namespace {

#ifdef MSG_NOSIGNAL
constexpr int kQuietly = MSG_NOSIGNAL;
#else
constexpr int kQuietly = 0;  // the socket was told instead
#endif

// It never waits, is nobody else's and keeps quiet.
void tell(int socket) {
  ::fcntl(socket, F_SETFL, ::fcntl(socket, F_GETFL) | O_NONBLOCK);
  ::fcntl(socket, F_SETFD, FD_CLOEXEC);
#ifndef MSG_NOSIGNAL
  const int on = 1;
  ::setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
}

}  // namespace

Result<Listening> listen_on(std::uint16_t port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
  tell(socket);
  const int on = 1;
  ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(port);
  socklen_t size = sizeof address;
  auto* generic = reinterpret_cast<sockaddr*>(&address);  // NOLINT: what sockets ask for
  if (::bind(socket, generic, size) != 0 || ::listen(socket, SOMAXCONN) != 0 ||
      ::getsockname(socket, generic, &size) != 0) {
    const Error problem{std::strerror(errno)};
    close_socket(socket);
    return problem;
  }
  return Listening{socket, ntohs(address.sin_port)};
}

Socket accept_client(Socket listening, bool& no_more) {
  const int socket = ::accept(listening, nullptr, nullptr);
  no_more = socket < 0 && (errno == EMFILE || errno == ENFILE);
  if (socket >= 0) tell(socket);
  return socket;
}

void close_socket(Socket socket) {
  if (socket >= 0) ::close(socket);
}

void end_sending(Socket socket) {
  ::shutdown(socket, SHUT_WR);
}

std::int64_t receive(Socket socket, char* bytes, std::size_t size) {
  return ::recv(socket, bytes, size, 0);
}

std::int64_t send_some(Socket socket, const char* bytes, std::size_t size) {
  return ::send(socket, bytes, size, kQuietly);
}

bool may_go_on() {
  return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
}

void await(std::vector<pollfd>& wishes, int milliseconds) {
  ::poll(wishes.data(), static_cast<nfds_t>(wishes.size()), milliseconds);
}

}  // namespace nonet::cli
