// Sockets on Windows, where they are begun before the first one and have errors of their own.
#include <cstring>

#include "cli/system/sockets.h"

namespace nonet::cli {
namespace {

bool has_begun() {
  static const bool begun = [] {
    WSADATA about{};
    return WSAStartup(MAKEWORD(2, 2), &about) == 0;
  }();
  return begun;
}

void tell(SOCKET socket) {
  u_long on = 1;
  ioctlsocket(socket, FIONBIO, &on);
  SetHandleInformation(reinterpret_cast<HANDLE>(socket), HANDLE_FLAG_INHERIT,
                       0);  // NOLINT: as there
}

std::string clause(int problem) {
  switch (problem) {
    case WSAEADDRINUSE:
      return "Address already in use";
    case WSAEACCES:
      return "Permission denied";
    default:
      return "error " + std::to_string(problem);
  }
}

}  // namespace

Result<Listening> listen_on(std::uint16_t port) {
  if (!has_begun()) return Error{"there are no sockets here"};
  const SOCKET socket = ::socket(AF_INET, SOCK_STREAM, 0);
  tell(socket);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(port);
  int size = sizeof address;
  auto* generic = reinterpret_cast<sockaddr*>(&address);  // NOLINT: what sockets ask for
  if (::bind(socket, generic, size) != 0 || ::listen(socket, SOMAXCONN) != 0 ||
      ::getsockname(socket, generic, &size) != 0) {
    const Error problem{clause(WSAGetLastError())};
    close_socket(socket);
    return problem;
  }
  return Listening{socket, ntohs(address.sin_port)};
}

Socket accept_client(Socket listening, bool& no_more) {
  const SOCKET socket = ::accept(listening, nullptr, nullptr);
  no_more = socket == kNoSocket && WSAGetLastError() == WSAEMFILE;
  if (socket != kNoSocket) tell(socket);
  return socket;
}

void close_socket(Socket socket) {
  if (socket != kNoSocket) ::closesocket(socket);
}

void end_sending(Socket socket) {
  ::shutdown(socket, SD_SEND);
}

std::int64_t receive(Socket socket, char* bytes, std::size_t size) {
  return ::recv(socket, bytes, static_cast<int>(size), 0);
}

std::int64_t send_some(Socket socket, const char* bytes, std::size_t size) {
  constexpr std::size_t kMost = std::size_t{1} << 20U;
  return ::send(socket, bytes, static_cast<int>(size < kMost ? size : kMost), 0);
}

bool may_go_on() {
  const int problem = WSAGetLastError();
  return problem == WSAEWOULDBLOCK || problem == WSAEINTR;
}

void await(std::vector<pollfd>& wishes, int milliseconds) {
  WSAPoll(wishes.data(), static_cast<ULONG>(wishes.size()), milliseconds);
}

}  // namespace nonet::cli
