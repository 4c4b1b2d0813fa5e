// The pipes of the protocol: lines in, lines out. One thread hears, so that a ping is answered and
// a call taken back while a tool still works; another runs the calls, one after the other.
#pragma once

#include <cstddef>
#include <iosfwd>

namespace nonet::cli::mcp {

// So many calls may wait; more are refused.
inline constexpr std::size_t kMostWaiting = 64;

// Until the input ends, and then until all that was asked is answered. False if an answer could not
// be written.
bool serve(std::istream& in, std::ostream& out);

}  // namespace nonet::cli::mcp
