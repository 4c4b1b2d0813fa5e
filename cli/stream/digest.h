// Digest: a number that stands for all the bytes that were added, however they were cut into
// pieces. Not to be foiled by malice: it is to tell one file from another that was taken by
// mistake.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace nonet::cli {

inline std::uint64_t mixed(std::uint64_t digest, std::uint64_t with) {
  constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15;
  digest = (digest ^ with) * kOdd;
  return digest ^ digest >> 32U;
}

class Digest {
 public:
  void add(std::string_view bytes) {
    while (!bytes.empty()) {
      const std::size_t filled = size_ % kWord;
      if (filled == 0 && bytes.size() >= kWord) {
        std::memcpy(word_.data(), bytes.data(), kWord);
        bytes.remove_prefix(kWord);
        size_ += kWord;
      } else {
        word_[filled] = bytes.front();
        bytes.remove_prefix(1);
        ++size_;
      }
      if (size_ % kWord == 0) whole_ = mixed(whole_, word(kWord));
    }
  }

  std::uint64_t value() const { return mixed(mixed(whole_, word(size_ % kWord)), size_); }
  // How many bytes were added.
  std::uint64_t size() const { return size_; }

 private:
  static constexpr std::size_t kWord = sizeof(std::uint64_t);

  // The first bytes of the word that is being filled.
  std::uint64_t word(std::size_t bytes) const {
    std::uint64_t value = 0;
    std::memcpy(&value, word_.data(), bytes);
    return value;
  }

  std::uint64_t whole_ = 0;  // of the words that are full
  std::array<char, kWord> word_{};
  std::uint64_t size_ = 0;
};

// Of one text.
inline std::uint64_t digest_of(std::string_view text) {
  Digest digest;
  digest.add(text);
  return digest.value();
}

}  // namespace nonet::cli
