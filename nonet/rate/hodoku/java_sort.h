// Java's sort of lists (since Java 7: TimSort), comparison by comparison.
//
// HoDoKu sorts steps by comparisons that are no consistent order: a step may tie with two that do
// not tie with each other. Then the outcome depends on which items a sort happens to compare, and
// so does HoDoKu's choice. With a consistent order this is a stable sort like any other.
//
// A short list: the run at its front, turned round if it falls, and then each item where a binary
// search puts it. A longer one is cut into such runs, which wait on a stack and are merged so that
// their lengths stay balanced. A merge takes items singly until one run has won some times running;
// from then on it gallops, looking in steps of 1, 3, 7, 15... how far a run goes on winning. (Java
// gives up with an exception where it notices that the order is inconsistent; this goes on.)
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace nonet {

// `Compare` tells of two items whether the first comes before (negative) or after (positive) the
// second.
template <class Item, class Compare>
class JavaSort {
 public:
  JavaSort(std::vector<Item>& items, Compare compare) : items_(items), compare_(compare) {}

  void sort() {
    const std::size_t count = items_.size();
    const std::size_t least = least_run(count);
    for (std::size_t from = 0; from < count;) {
      std::size_t end = run_from(from);
      const std::size_t wanted = std::min(count, from + least);
      for (; end < wanted; ++end) insert(from, end);
      runs_.push_back({from, end});
      restore_balance();
      from = end;
    }
    while (runs_.size() > 1) merge_at(weaker_pair());
  }

 private:
  static constexpr std::size_t kShort = 32;
  static constexpr std::size_t kGallop = 7;

  struct Run {
    std::size_t from, end;
    std::size_t length() const { return end - from; }
  };

  // A short list is one run. Otherwise from 16 to 32, such that the list has about a power of two
  // of them.
  static std::size_t least_run(std::size_t count) {
    std::size_t odd = 0;
    for (; count >= kShort; count >>= 1) odd |= count & 1;
    return count + odd;
  }

  // The end of the run at `from`, which rises afterwards.
  std::size_t run_from(std::size_t from) {
    std::size_t end = from + 1;
    if (end == items_.size()) return end;
    const bool falls = compare_(items_[end], items_[from]) < 0;
    for (++end; end < items_.size(); ++end) {
      if ((compare_(items_[end], items_[end - 1]) < 0) != falls) break;
    }
    if (falls) std::reverse(at(from), at(end));
    return end;
  }

  // Puts an item where it belongs among those before it, from `from` on.
  void insert(std::size_t from, std::size_t item) {
    const auto place =
        std::upper_bound(at(from), at(item), items_[item],
                         [this](const Item& a, const Item& b) { return compare_(a, b) < 0; });
    std::rotate(place, at(item), at(item + 1));
  }

  auto at(std::size_t i) { return items_.begin() + static_cast<std::ptrdiff_t>(i); }
  std::size_t length(std::size_t run) const { return runs_[run].length(); }

  void restore_balance() {
    while (runs_.size() > 1) {
      const std::size_t n = runs_.size() - 2;
      if ((n > 0 && length(n - 1) <= length(n) + length(n + 1)) ||
          (n > 1 && length(n - 2) <= length(n - 1) + length(n))) {
        merge_at(weaker_pair());
      } else if (length(n) <= length(n + 1)) {
        merge_at(n);
      } else {
        return;
      }
    }
  }
  // The last two runs, or the two before the last if their first is shorter than the last.
  std::size_t weaker_pair() const {
    const std::size_t n = runs_.size() - 2;
    return n > 0 && length(n - 1) < length(n + 1) ? n - 1 : n;
  }

  void merge_at(std::size_t i) {
    Run a = runs_[i];
    Run b = runs_[i + 1];
    runs_[i].end = b.end;
    runs_.erase(runs_.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    // What of the one run comes before all of the other stays where it is, and so at the end.
    a.from += count_not_after(a, items_[b.from], 0);
    if (a.length() == 0) return;
    b.end = b.from + count_before(b, items_[a.end - 1], b.length() - 1);
    if (b.length() == 0) return;
    Merge(*this, a, b, a.length() <= b.length()).run();
  }

  // How many items of a run come before a given one, looked for from `hint` outwards.
  std::size_t count_before(Run run, const Item& item, std::size_t hint) const {
    return gallop(run.length(), hint,
                  [&](std::size_t i) { return compare_(item, items_[run.from + i]) > 0; });
  }
  // The same with those that tie with it.
  std::size_t count_not_after(Run run, const Item& item, std::size_t hint) const {
    return gallop(run.length(), hint,
                  [&](std::size_t i) { return compare_(item, items_[run.from + i]) >= 0; });
  }
  template <class Counts>
  static std::size_t gallop(std::size_t length, std::size_t hint, Counts counts) {
    const bool up = counts(hint);
    const std::size_t most = up ? length - hint : hint + 1;
    std::size_t step = 1, last = 0;
    while (step < most && counts(up ? hint + step : hint - step) == up) {
      last = step;
      step = 2 * step + 1;
    }
    step = std::min(step, most);
    std::size_t low = up ? hint + last + 1 : hint + 1 - step;
    std::size_t high = up ? hint + step : hint - last;
    while (low < high) {
      const std::size_t middle = low + (high - low) / 2;
      if (counts(middle)) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  // Two neighbouring runs on their way to one, from their fronts or from their backs.
  class Merge {
   public:
    Merge(JavaSort& sort, Run a, Run b, bool forward)
        : sort_(sort), a_(a), b_(b), forward_(forward), from_(a.from) {}

    void run() {
      Run& first = forward_ ? b_ : a_;
      Run& last = forward_ ? a_ : b_;
      int& patience = sort_.patience_;
      if (!take(first, 1)) {
        while (!alternate() && !gallop_on()) patience = std::max(patience, 0) + 2;
        patience = std::max(patience, 1);
      }
      take(first, first.length());
      take(last, last.length());
      if (!forward_) std::reverse(merged_.begin(), merged_.end());
      std::copy(merged_.begin(), merged_.end(), sort_.at(from_));
    }

   private:
    const Item& head(Run run) const { return sort_.items_[forward_ ? run.from : run.end - 1]; }

    // Returns whether that ends it: one run is used up, or has but its last item.
    bool take(Run& run, std::size_t count) {
      for (; count > 0; --count) {
        merged_.push_back(head(run));
        forward_ ? ++run.from : --run.end;
      }
      return a_.length() <= (forward_ ? 1U : 0U) || b_.length() <= (forward_ ? 0U : 1U);
    }

    bool alternate() {
      for (int wins_a = 0, wins_b = 0; std::max(wins_a, wins_b) < sort_.patience_;) {
        const bool takes_b = (sort_.compare_(head(b_), head(a_)) < 0) == forward_;
        wins_a = takes_b ? 0 : wins_a + 1;
        wins_b = takes_b ? wins_b + 1 : 0;
        if (take(takes_b ? b_ : a_, 1)) return true;
      }
      return false;
    }

    bool gallop_on() {
      std::size_t wins_a = kGallop, wins_b = kGallop;
      while (wins_a >= kGallop || wins_b >= kGallop) {
        wins_a = sort_.count_not_after(a_, head(b_), hint(a_));
        if (!forward_) wins_a = a_.length() - wins_a;
        if ((wins_a > 0 && take(a_, wins_a)) || take(b_, 1)) return true;
        wins_b = sort_.count_before(b_, head(a_), hint(b_));
        if (!forward_) wins_b = b_.length() - wins_b;
        if ((wins_b > 0 && take(b_, wins_b)) || take(a_, 1)) return true;
        --sort_.patience_;
      }
      return false;
    }
    std::size_t hint(Run run) const { return forward_ ? 0 : run.length() - 1; }

    JavaSort& sort_;
    Run a_, b_;  // what is left of them
    bool forward_;
    std::size_t from_;
    std::vector<Item> merged_;
  };

  std::vector<Item>& items_;
  Compare compare_;
  std::vector<Run> runs_;
  int patience_ = kGallop;  // how often running a run must win before a merge gallops
};

}  // namespace nonet
