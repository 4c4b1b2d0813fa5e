#include "nonet/rate/hodoku/almost_locked_sets.h"

#include <algorithm>
#include <map>

#include "nonet/logic/als.h"
#include "nonet/logic/set_chain.h"
#include "nonet/rate/hodoku/java_sort.h"
#include "nonet/rate/hodoku/order.h"

namespace nonet {
namespace {

using Link = RestrictedCommons::Link;

constexpr int kMostPetals = 100;
constexpr std::size_t kFewestLinks = 3;

enum class Ways : bool { kOnward, kBoth };

struct FoundChain {
  std::vector<Candidate> removals;
  SetChain chain;
  std::int64_t weight;
  int cells;
};

template <class T>
int compared(const T& a, const T& b) {
  return a < b ? -1 : b < a ? 1 : 0;
}

// No two take the same.
int compare(const FoundChain& a, const FoundChain& b) {
  if (a.removals.size() != b.removals.size()) {
    return compared(b.removals.size(), a.removals.size());
  }
  return compared(a.weight, b.weight);
}

// By how many links and cells a set was reached so that its next link may use some digits. What
// goes on from there is the same each time, so it is worth another look only if it took fewer links
// or cells. (After one link it is not the same: what follows is not long enough to count.)
class Reached {
 public:
  explicit Reached(int sets) : ends_(static_cast<std::size_t>(sets) * kEndsOfASet) {}

  void forget() { ++round_; }
  bool is_worth_a_look(int set, DigitSet usable, std::size_t links, int cells) {
    if (links + 1 < kFewestLinks) return true;
    const auto low = static_cast<std::size_t>(usable.first().index());
    const auto high = static_cast<std::size_t>(std::bit_width(usable.bits()) - 1);
    End& end = ends_[static_cast<std::size_t>(set) * kEndsOfASet + low * 9 + high];
    const auto few_links = static_cast<std::uint16_t>(links);
    const auto few_cells = static_cast<std::uint16_t>(cells);
    if (end.round == round_ && end.links <= few_links && end.cells <= few_cells) return false;
    end = {round_, few_links, few_cells};
    return true;
  }

 private:
  static constexpr std::size_t kEndsOfASet = 9 * 9;
  struct End {
    std::uint32_t round = 0;
    std::uint16_t links = 0, cells = 0;
  };
  std::vector<End> ends_;
  std::uint32_t round_ = 0;
};

class SetChainSearch {
 public:
  SetChainSearch(const RestrictedCommons& commons, Ways ways, const Ask& ask)
      : commons_(commons),
        sets_(commons.sets()),
        ways_(ways),
        ask_(ask),
        stands_(static_cast<std::size_t>(sets_.size())),
        reached_(sets_.size()) {}

  std::vector<FoundChain> run() {
    for (first_ = 0; first_ < sets_.size() && !ask_.stopped(); ++first_) {
      stands_[at(first_)] = true;
      cells_ = sets_[first_].cells.size();
      // A first link with two digits is used with the one, then with the other.
      for (const Link& link : links_of(first_)) {
        for (Digit d : link.digits) {
          reached_.forget();
          go(link.to, {d});
        }
      }
      stands_[at(first_)] = false;
    }
    JavaSort(found_, &compare).sort();
    return std::move(found_);
  }

 private:
  struct Hop {
    int to;
    DigitSet usable;
  };

  static std::size_t at(int set) { return static_cast<std::size_t>(set); }
  std::span<const Link> links_of(int set) const {
    return ways_ == Ways::kBoth ? commons_.from(set) : commons_.onward(set);
  }

  void go(int to, DigitSet usable) {
    hops_.push_back({to, usable});
    stands_[at(to)] = true;
    cells_ += sets_[to].cells.size();
    if (hops_.size() >= kFewestLinks) look_at_chain();
    if (may_go_on()) {
      for (const Link& link : links_of(to)) {
        const DigitSet left = link.digits - DigitSet{usable.first()};
        if (!left.empty() && !stands_[at(link.to)]) go(link.to, left);
      }
    }
    cells_ -= sets_[to].cells.size();
    stands_[at(to)] = false;
    hops_.pop_back();
  }

  // Onward no set can come twice, so that it does not matter how the last was reached.
  bool may_go_on() {
    if (static_cast<int>(hops_.size()) + 1 >= ask_.options.als.most_chain_sets) return false;
    return ways_ == Ways::kBoth ||
           reached_.is_worth_a_look(hops_.back().to, hops_.back().usable, hops_.size(), cells_);
  }

  void look_at_chain() {
    const int last = hops_.back().to;
    CandidateList removals;
    append_seen_by_both(sets_, first_, last,
                        DigitSet::all() - hops_.front().usable - hops_.back().usable, removals);
    if (removals.empty()) return;
    FoundChain found{{removals.all().begin(), removals.all().end()}, told_chain(), 0, cells_};
    found.weight = hodoku_weight(found.removals);
    const auto [place, added] = known_.try_emplace(found.removals, found_.size());
    if (added) {
      found_.push_back(std::move(found));
    } else if (found.cells < found_[place->second].cells) {
      found_[place->second] = std::move(found);
    }
  }

  // Told with one digit a link, none twice running.
  SetChain told_chain() const {
    SetChain chain(sets_[first_]);
    DigitSet used;
    for (std::size_t i = 0; i < hops_.size(); ++i) {
      DigitSet digits = hops_[i].usable - used;
      const DigitSet next = i + 1 < hops_.size() ? hops_[i + 1].usable : DigitSet();
      if (digits.size() > 1 && next.size() == 1) digits -= next;
      used = {digits.first()};
      chain.add(digits.first(), sets_[hops_[i].to]);
    }
    return chain;
  }

  const RestrictedCommons& commons_;
  const AlmostLockedSets& sets_;
  Ways ways_;
  const Ask& ask_;
  int first_ = 0;
  std::vector<bool> stands_;  // in the chain
  Reached reached_;
  std::vector<Hop> hops_;
  int cells_ = 0;
  std::vector<FoundChain> found_;
  std::map<std::vector<Candidate>, std::size_t> known_;
};

bool find_chain(const RestrictedCommons& commons, Ways ways, const Ask& ask, Sink sink) {
  if (!ask.wants(Technique::kAlsChain)) return false;
  for (const FoundChain& found : SetChainSearch(commons, ways, ask).run()) {
    CandidateList removals;
    for (Candidate x : found.removals) removals.push_back(x);
    if (report_set_chain(Technique::kAlsChain, found.chain, removals, sink)) return true;
  }
  return ask.stopped();
}

bool find_moves(const Grid& grid, Ways ways, const Ask& ask, Sink sink) {
  auto chain = [&](const RestrictedCommons& commons) {
    return find_chain(commons, ways, ask, sink);
  };
  return find_moves_of_sets(grid, ask, chain, kMostPetals, sink);
}

}  // namespace

bool find_almost_locked_sets_like_hodoku(const Grid& grid, const Ask& ask, Sink sink) {
  return find_moves(grid, Ways::kOnward, ask, sink);
}

bool find_almost_locked_sets_both_ways(const Grid& grid, const Ask& ask, Sink sink) {
  return find_moves(grid, Ways::kBoth, ask, sink);
}

}  // namespace nonet
