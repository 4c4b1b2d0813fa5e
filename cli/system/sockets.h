// Sockets: as much of them as a server for this machine alone needs. None of them ever waits, none
// is handed down to other programs, and a client that is gone raises no signal.
#pragma once

#ifdef _WIN32
#include <winsock2.h>
#else
#include <poll.h>
#endif

#include <cstdint>
#include <string>
#include <vector>

#include "nonet/core/result.h"

namespace nonet::cli {

#ifdef _WIN32
using Socket = SOCKET;
inline constexpr Socket kNoSocket = INVALID_SOCKET;
#else
using Socket = int;
inline constexpr Socket kNoSocket = -1;
#endif

// One that listens on 127.0.0.1, and on which port; 0 asks for one that is free. The Error is the
// system's clause.
struct Listening {
  Socket socket;
  std::uint16_t port;
};
Result<Listening> listen_on(std::uint16_t port);

// The next client; kNoSocket if there is none, and `no_more` is true if there is no room for one.
Socket accept_client(Socket listening, bool& no_more);
void close_socket(Socket socket);
// Says that nothing more will be sent.
void end_sending(Socket socket);

// How many bytes were received or sent: 0 at the end of what there is, below 0 if it failed, which
// may be only for now (may_go_on).
std::int64_t receive(Socket socket, char* bytes, std::size_t size);
std::int64_t send_some(Socket socket, const char* bytes, std::size_t size);
// Of what just failed: whether it is worth another try.
bool may_go_on();

// Waits until something of what is wished for can be done, or so many milliseconds have passed.
void await(std::vector<pollfd>& wishes, int milliseconds);

}  // namespace nonet::cli
