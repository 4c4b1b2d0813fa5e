// All three are one question to nine rows of nine bits: which k rows have no more than k columns
// between them, while another row has a bit in one of these?
#include "nonet/rules/locked_sets.h"

#include <array>
#include <bit>

#include "nonet/core/sets.h"

namespace nonet {
namespace {

constexpr int kSide = 9;
constexpr int kMostTruths = 4;

using Rows = std::array<unsigned, kSide>;

struct Chosen {
  unsigned rows = 0, columns = 0;
};

bool is_open(unsigned row) {
  return (row & (row - 1)) != 0;
}

class Chooser {
 public:
  Chooser(const Rows& rows, int size) : rows_(rows), size_(size) {}

  std::optional<Chosen> choose() {
    if (!extend(0, 0)) return std::nullopt;
    return chosen_;
  }

 private:
  bool extend(int from, int count) {
    if (count == size_) return bit_count(chosen_.columns) == size_ && strikes();
    for (int i = from; i < kSide; ++i) {
      const unsigned columns = chosen_.columns | rows_[i];
      if (!is_open(rows_[i]) || bit_count(columns) > size_) continue;
      const Chosen before = chosen_;
      chosen_ = {before.rows | 1U << i, columns};
      if (extend(i + 1, count + 1)) return true;
      chosen_ = before;
    }
    return false;
  }

  bool strikes() const {
    for (int i = 0; i < kSide; ++i) {
      const bool is_chosen = (chosen_.rows >> i & 1) != 0;
      if (!is_chosen && is_open(rows_[i]) && (rows_[i] & chosen_.columns) != 0) return true;
    }
    return false;
  }

  const Rows& rows_;
  int size_;
  Chosen chosen_;
};

// The set in words of truths and candidates: what a row, and what a bit of it stands for.
template <class TruthOf, class CandidateOf>
std::optional<LockedSet> look(const Rows& rows, int size, TruthOf truth_of,
                              CandidateOf candidate_of) {
  const std::optional<Chosen> chosen = Chooser(rows, size).choose();
  if (!chosen) return std::nullopt;
  LockedSet set;
  for (int i = 0; i < kSide; ++i) {
    if ((chosen->rows >> i & 1) != 0) {
      set.truths.push_back(truth_of(i));
    } else if (is_open(rows[i])) {
      for (unsigned bits = rows[i] & chosen->columns; bits != 0; bits &= bits - 1) {
        set.struck.push_back(candidate_of(i, std::countr_zero(bits)));
      }
    }
  }
  return set;
}

class Finder {
 public:
  Finder(const Topology& topology, std::span<const DigitMask> digits)
      : topology_(topology), digits_(digits) {}

  std::optional<LockedSet> find() const {
    for (int size = 2; size <= kMostTruths; ++size) {
      for (House h : topology_.houses()) {
        if (auto set = naked(h, size)) return set;
        if (auto set = hidden(h, size)) return set;
      }
      if (!topology_.lines().complete) continue;
      for (Digit d : Digit::all()) {
        if (auto set = fish(d, size, true)) return set;
        if (auto set = fish(d, size, false)) return set;
      }
    }
    return std::nullopt;
  }

 private:
  unsigned at(Cell c) const { return digits_[c.slot()]; }

  std::optional<LockedSet> naked(House h, int size) const {
    const auto& cells = topology_.order(h);
    Rows rows;
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = at(cells[i]);
    return look(
        rows, size, [&](int i) { return Truth(cells[i]); },
        [&](int i, int d) {
          return Candidate{cells[i], Digit(d)};
        });
  }

  std::optional<LockedSet> hidden(House h, int size) const {
    const auto& cells = topology_.order(h);
    Rows rows{};
    for (std::size_t i = 0; i < rows.size(); ++i) {
      for (unsigned bits = at(cells[i]); bits != 0; bits &= bits - 1) {
        rows[static_cast<std::size_t>(std::countr_zero(bits))] |= 1U << i;
      }
    }
    return look(
        rows, size, [&](int d) { return Truth(h, Digit(d)); },
        [&](int d, int i) {
          return Candidate{cells[i], Digit(d)};
        });
  }

  std::optional<LockedSet> fish(Digit d, int size, bool by_rows) const {
    const Topology::Lines& lines = topology_.lines();
    auto base = [&](int i) { return by_rows ? lines.row(i) : lines.column(i); };
    Rows rows{};
    for (int i = 0; i < kSide; ++i) {
      const auto& cells = topology_.order(base(i));
      for (int j = 0; j < kSide; ++j) rows[i] |= (at(cells[j]) >> d.index() & 1U) << j;
    }
    return look(
        rows, size, [&](int i) { return Truth(base(i), d); },
        [&](int i, int j) {
          return Candidate{topology_.order(base(i))[j], d};
        });
  }

  const Topology& topology_;
  std::span<const DigitMask> digits_;
};

}  // namespace

std::optional<LockedSet> find_locked_set(const Topology& topology,
                                         std::span<const DigitMask> digits) {
  return Finder(topology, digits).find();
}

}  // namespace nonet
