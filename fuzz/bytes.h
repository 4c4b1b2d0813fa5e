// What an input is made of, a number at a time; and what must hold of every answer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace nonet::fuzz {

// Zeros at its end.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  bool empty() const { return size_ == 0; }
  int below(int bound) {
    if (size_ == 0) return 0;
    int value = *data_++;
    if (--size_ > 0 && bound > 256) {
      value = value * 256 + *data_++;
      --size_;
    }
    return value % bound;
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
};

inline void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace nonet::fuzz
