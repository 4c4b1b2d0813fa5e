#include "cli/game/seeker.h"

#include <algorithm>

namespace nonet::cli::game {

Seeker::~Seeker() {
  cancel();
  for (auto& search : leaving_) search->thread.join();
}

void Seeker::start(Job job) {
  cancel();
  bury();
  current_ = std::make_unique<Search>();
  Search* search = current_.get();
  search->thread = std::thread([this, search, job = std::move(job)] {
    search->then = job(Stop(&search->stop));
    search->done.store(true, std::memory_order_release);
    if (wake_ && !search->stop) wake_();
  });
}

void Seeker::cancel() {
  if (!current_) return;
  current_->stop = true;
  leaving_.push_back(std::move(current_));
}

bool Seeker::take() {
  bury();
  if (!current_ || !current_->done.load(std::memory_order_acquire)) return false;
  if (current_->thread.joinable()) current_->thread.join();
  const std::unique_ptr<Search> search = std::move(current_);
  if (search->then) search->then();
  return true;
}

void Seeker::wait() {
  if (current_ && current_->thread.joinable()) current_->thread.join();
}

void Seeker::bury() {
  std::erase_if(leaving_, [](const auto& search) {
    if (!search->done.load(std::memory_order_acquire)) return false;
    search->thread.join();
    return true;
  });
}

}  // namespace nonet::cli::game
