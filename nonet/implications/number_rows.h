// NumberRows: many sets of the numbers 0 .. n - 1, a row of bits each, side by side in one piece of
// memory. What concerns all almost locked sets at once is a few operations on such rows.
//
//   for (int i : numbers_in(rows[3])) ...     in ascending order
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet {

using NumberRow = std::span<const std::uint64_t>;

class NumberRows {
 public:
  NumberRows() = default;
  NumberRows(int rows, int numbers)
      : words_((static_cast<std::size_t>(numbers) + 63) / 64),
        bits_(static_cast<std::size_t>(rows) * words_) {}

  std::size_t words() const { return words_; }
  NumberRow operator[](int row) const {
    return {bits_.data() + static_cast<std::size_t>(row) * words_, words_};
  }
  std::span<std::uint64_t> operator[](int row) {
    return {bits_.data() + static_cast<std::size_t>(row) * words_, words_};
  }

 private:
  std::size_t words_ = 0;
  std::vector<std::uint64_t> bits_;
};

inline bool has_number(NumberRow row, int number) {
  return (row[static_cast<std::size_t>(number) / 64] >> (number & 63) & 1U) != 0;
}
inline void insert_number(std::span<std::uint64_t> row, int number) {
  row[static_cast<std::size_t>(number) / 64] |= std::uint64_t{1} << (number & 63);
}
inline void insert_all(std::span<std::uint64_t> row, NumberRow others) {
  for (std::size_t w = 0; w < row.size(); ++w) row[w] |= others[w];
}
inline void erase_all(std::span<std::uint64_t> row, NumberRow others) {
  for (std::size_t w = 0; w < row.size(); ++w) row[w] &= ~others[w];
}

// The numbers in a row that are at least `from`. The row must stay, and as it is.
class NumbersIn {
 public:
  explicit NumbersIn(NumberRow row, int from = 0) : row_(row), from_(from) {}

  class Iterator {
   public:
    Iterator(NumberRow row, std::size_t word, std::uint64_t left)
        : row_(row), word_(word), left_(left) {
      enter();
    }
    int operator*() const { return static_cast<int>(word_ * 64) + std::countr_zero(left_); }
    Iterator& operator++() {
      left_ &= left_ - 1;
      enter();
      return *this;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) {
      return a.word_ == b.word_ && a.left_ == b.left_;
    }

   private:
    void enter() {
      while (left_ == 0 && word_ < row_.size()) {
        if (++word_ < row_.size()) left_ = row_[word_];
      }
    }

    NumberRow row_;
    std::size_t word_;
    std::uint64_t left_;
  };
  Iterator begin() const {
    const std::size_t word = static_cast<std::size_t>(from_) / 64;
    if (word >= row_.size()) return end();
    return {row_, word, row_[word] & ~std::uint64_t{0} << (from_ & 63)};
  }
  Iterator end() const { return {row_, row_.size(), 0}; }

 private:
  NumberRow row_;
  int from_;
};

inline NumbersIn numbers_in(NumberRow row, int from = 0) {
  return NumbersIn(row, from);
}

}  // namespace nonet
