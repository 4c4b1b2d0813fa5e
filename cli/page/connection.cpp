#include "cli/page/connection.h"

#include <array>
#include <utility>

namespace nonet::cli {
namespace {

using Seconds = std::chrono::seconds;

constexpr std::size_t kMostHead = 16384;  // bytes of a request
constexpr std::size_t kPiece = 4096;

}  // namespace

Connection::Connection(Socket socket, Clock::time_point now) : socket_(socket) {
  begin(Phase::kAsking, now);
}

Connection::~Connection() {
  close_socket(socket_);
}

Connection::Connection(Connection&& other) noexcept
    : socket_(std::exchange(other.socket_, kNoSocket)),
      phase_(other.phase_),
      head_(std::move(other.head_)),
      answer_(std::move(other.answer_)),
      sent_(other.sent_),
      deadline_(other.deadline_) {}

Connection& Connection::operator=(Connection&& other) noexcept {
  std::swap(socket_, other.socket_);
  phase_ = other.phase_;
  head_ = std::move(other.head_);
  answer_ = std::move(other.answer_);
  sent_ = other.sent_;
  deadline_ = other.deadline_;
  return *this;
}

void Connection::begin(Phase phase, Clock::time_point now) {
  phase_ = phase;
  switch (phase) {
    case Phase::kAsking:
      deadline_ = now + Seconds(5);
      break;
    case Phase::kHearing:
      deadline_ = now + Seconds(30);
      break;
    case Phase::kLeaving:
      deadline_ = now + Seconds(2);
      break;
  }
}

short Connection::awaited() const {
  return phase_ == Phase::kHearing ? POLLOUT : POLLIN;
}

bool Connection::go_on(const Answerer& answer, Clock::time_point now) {
  if (phase_ == Phase::kAsking && !hear(answer, now)) return false;
  if (phase_ == Phase::kHearing && !say(now)) return false;
  return phase_ != Phase::kLeaving || leave();
}

bool Connection::hear(const Answerer& answer, Clock::time_point now) {
  std::array<char, kPiece> piece{};
  const std::int64_t count = receive(socket_, piece.data(), piece.size());
  if (count < 0) return may_go_on();
  head_.append(piece.data(), static_cast<std::size_t>(count));
  const bool is_whole =
      count == 0 || head_.size() >= kMostHead || head_.find("\r\n\r\n") != std::string::npos;
  if (!is_whole) return true;
  if (head_.empty()) return false;
  answer_ = answer(head_);
  begin(Phase::kHearing, now);
  return true;
}

bool Connection::say(Clock::time_point now) {
  while (sent_ < answer_.size()) {
    const std::int64_t count = send_some(socket_, answer_.data() + sent_, answer_.size() - sent_);
    if (count < 0) return may_go_on();
    sent_ += static_cast<std::size_t>(count);
  }
  answer_ = std::string();
  end_sending(socket_);
  begin(Phase::kLeaving, now);
  return true;
}

bool Connection::leave() {
  std::array<char, kPiece> piece{};
  const std::int64_t count = receive(socket_, piece.data(), piece.size());
  return count > 0 || (count < 0 && may_go_on());
}

}  // namespace nonet::cli
