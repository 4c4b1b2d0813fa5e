#include "nonet/io/lz_string.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "nonet/core/utf8.h"
#include "nonet/core/visible.h"

namespace nonet {
namespace {

constexpr std::string_view kDigits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint32_t kShortChar = 0;
constexpr std::uint32_t kLongChar = 1;
constexpr std::uint32_t kEnd = 2;
constexpr std::uint32_t kFirstPiece = 3;
// Puzzles are compressed to a quarter or a tenth, empty ones to a little less.
constexpr std::size_t kMostExpansion = 60;
constexpr std::size_t kAlwaysAllowed = 10'000;

using Units = std::vector<std::uint16_t>;  // of UTF-16, which is what the codec counts in

// What is broken becomes U+FFFD.
constexpr std::uint32_t kBroken = 0xFFFD;

bool is_between(std::uint32_t code, std::uint32_t from, std::uint32_t below) {
  return code >= from && code < below;
}

std::string utf8_of(const Units& units) {
  std::string text;
  for (std::size_t i = 0; i < units.size(); ++i) {
    std::uint32_t code = units[i];
    const bool paired = is_between(code, 0xD800, 0xDC00) && i + 1 < units.size() &&
                        is_between(units[i + 1], 0xDC00, 0xE000);
    if (paired) {
      code = 0x10000U + ((code - 0xD800U) << 10U) + (units[++i] - 0xDC00U);
    } else if (is_between(code, 0xD800, 0xE000)) {
      code = kBroken;
    }
    append_utf8(text, code);
  }
  return text;
}

Units units_of(std::string_view text) {
  Units units;
  while (!text.empty()) {
    const auto length = static_cast<std::size_t>(utf8_character(text));
    std::uint32_t code = length > 0 ? utf8_code(text.substr(0, length)) : kBroken;
    text.remove_prefix(std::max<std::size_t>(length, 1));
    if (code >= 0x10000U) {
      units.push_back(static_cast<std::uint16_t>(0xD800U + ((code - 0x10000U) >> 10U)));
      code = 0xDC00U + ((code - 0x10000U) & 0x3FFU);
    }
    units.push_back(static_cast<std::uint16_t>(code));
  }
  return units;
}

// ---- numbers in bits

// How wide a code is. Each code that is met makes room for one more piece.
class Width {
 public:
  explicit Width(unsigned bits, std::uint32_t room) : bits_(bits), room_(room) {}
  unsigned bits() const { return bits_; }
  void count() {
    if (--room_ > 0) return;
    room_ = std::uint32_t{1} << bits_;
    ++bits_;
  }

 private:
  unsigned bits_;
  std::uint32_t room_;
};

class BitReader {
 public:
  explicit BitReader(std::string_view base64) : base64_(base64) {}

  // Whether more was asked for than there is.
  bool ended() const { return ended_; }
  bool read(unsigned bits, std::uint32_t& number) {
    number = 0;
    for (unsigned i = 0; i < bits; ++i) {
      if (left_ == 0 && !load()) return false;
      --left_;
      number |= ((digit_ >> left_) & 1U) << i;
    }
    return true;
  }

 private:
  bool load() {
    ended_ = at_ == base64_.size();
    if (ended_) return false;
    const std::size_t digit = kDigits.find(base64_[at_++]);
    if (digit == std::string_view::npos) return false;
    digit_ = static_cast<std::uint32_t>(digit);
    left_ = 6;
    return true;
  }

  std::string_view base64_;
  std::size_t at_ = 0;
  std::uint32_t digit_ = 0;
  unsigned left_ = 0;
  bool ended_ = false;
};

class BitWriter {
 public:
  void write(unsigned bits, std::uint32_t number) {
    for (unsigned i = 0; i < bits; ++i) {
      digit_ = (digit_ << 1U) | ((number >> i) & 1U);
      if (++held_ == 6) flush();
    }
  }
  // A last digit stands even if there is nothing for it to hold.
  std::string finish() {
    do write(1, 0);
    while (held_ != 0);
    return std::move(text_);
  }

 private:
  void flush() {
    text_ += kDigits[digit_];
    digit_ = 0;
    held_ = 0;
  }

  std::string text_;
  std::uint32_t digit_ = 0;
  unsigned held_ = 0;
};

// ---- pieces

// A piece is an earlier one and a character behind it.
struct Piece {
  std::uint32_t before;  // 0: none
  std::uint32_t length;
  std::uint16_t first, last;
};

class Decompressor {
 public:
  explicit Decompressor(std::string_view base64)
      : bits_(base64), most_(base64.size() * kMostExpansion + kAlwaysAllowed) {}

  Result<std::string> run() {
    std::uint32_t code = 0;
    while (bits_.read(width_.bits(), code)) {
      if (code == kEnd) return utf8_of(text_);
      if (!take(code)) break;
      if (text_.size() > most_) return Error{"the compressed text is longer than any puzzle"};
    }
    return Error{bits_.ended()
                     ? "the compressed text ends too early: was a part of the link cut off?"
                     : "the compressed text is damaged"};
  }

 private:
  bool take(std::uint32_t code) {
    if (code < kEnd) {
      std::uint32_t unit = 0;
      if (!bits_.read(code == kShortChar ? 8 : 16, unit)) return false;
      const auto ch = static_cast<std::uint16_t>(unit);
      code = static_cast<std::uint32_t>(pieces_.size());
      pieces_.push_back({0, 1, ch, ch});
      // The first character of all needs no count: no piece comes of it yet.
      if (!text_.empty()) width_.count();
    }
    const auto next = static_cast<std::uint32_t>(pieces_.size());
    if (code > next || (code == next && previous_ == 0)) return false;
    if (previous_ != 0) {
      const Piece& before = pieces_[previous_];
      const std::uint16_t first = code == next ? before.first : pieces_[code].first;
      pieces_.push_back({previous_, before.length + 1, before.first, first});
      width_.count();
    } else {
      width_ = Width(3, 4);
    }
    append(code);
    previous_ = code;
    return true;
  }

  void append(std::uint32_t code) {
    const std::size_t length = pieces_[code].length;
    if (text_.size() + length > most_) {
      text_.resize(most_ + 1);  // refused by run()
      return;
    }
    text_.resize(text_.size() + length);
    for (std::size_t at = text_.size(); code != 0; code = pieces_[code].before) {
      text_[--at] = pieces_[code].last;
    }
  }

  BitReader bits_;
  Width width_{2, 4};  // until the first character
  std::size_t most_;
  std::vector<Piece> pieces_ = std::vector<Piece>(kFirstPiece);
  std::uint32_t previous_ = 0;
  Units text_;
};

class Compressor {
 public:
  std::string run(const Units& text) {
    std::uint32_t piece = 0;  // 0: none yet
    for (std::uint16_t unit : text) {
      if (codes_.try_emplace(key(0, unit), next_).second) {
        new_.emplace(next_++, unit);
      }
      const auto longer = codes_.find(key(piece, unit));
      if (longer != codes_.end()) {
        piece = longer->second;
        continue;
      }
      write(piece);
      codes_.emplace(key(piece, unit), next_++);
      piece = codes_[key(0, unit)];
    }
    if (piece != 0) write(piece);
    bits_.write(width_.bits(), kEnd);
    return bits_.finish();
  }

 private:
  static std::uint64_t key(std::uint32_t piece, std::uint16_t unit) {
    return (std::uint64_t{piece} << 16U) | unit;
  }

  void write(std::uint32_t piece) {
    const auto fresh = new_.find(piece);
    if (fresh == new_.end()) {
      bits_.write(width_.bits(), piece);
    } else {
      const bool wide = fresh->second >= 256;
      bits_.write(width_.bits(), wide ? kLongChar : kShortChar);
      bits_.write(wide ? 16 : 8, fresh->second);
      width_.count();
      new_.erase(fresh);
    }
    width_.count();
  }

  BitWriter bits_;
  Width width_{2, 2};
  std::uint32_t next_ = kFirstPiece;
  std::unordered_map<std::uint64_t, std::uint32_t> codes_;
  std::unordered_map<std::uint32_t, std::uint16_t> new_;  // characters that were not written yet
};

}  // namespace

std::string lz_compressed(std::string_view text) {
  return Compressor().run(units_of(text));
}

Result<std::string> lz_decompressed(std::string_view base64) {
  while (base64.ends_with('=')) base64.remove_suffix(1);
  const std::size_t strange = base64.find_first_not_of(kDigits);
  if (strange != std::string_view::npos) {
    return Error{quoted_char(base64, strange) + " is no digit of base 64"};
  }
  return Decompressor(base64).run();
}

}  // namespace nonet
