// Run: all that Sudoku Explainer derives from one supposition, in its order. What is on is worked
// off before what is off, each in the order of its arrival; the first arrival of a node and its
// parents stay for good. A node that is both on and off ends the run, and what was derived by then
// counts.
//
//   static    links are those of the board as it is: every node has one parent
//   dynamic   what was found off is struck as soon as it is worked off, so that links arise on the
//             way; their nodes have parents for all that had to be struck
//
// How hard something is to see is the number of its ancestors. These are kept as bits, by the time
// of arrival, for nodes that are on; one that is off has those of its parent and itself. Whoever
// knows a hint already gives a bound: nodes with so many ancestors or more are of no use, and where
// nothing else is left to be worked off the run may end.
#pragma once

#include <memory>

#include "nonet/core/function_ref.h"
#include "nonet/rate/se/links.h"

namespace nonet::se {

struct ChainHint;

class Run {
 public:
  struct Mode {
    bool dynamic = true;
    Along along = Along::kAll;
    int level = 0;  // above 0: `Advice` is asked when nothing follows any more
  };
  using Time = std::uint16_t;
  static constexpr Time kNever = 0xffff;
  // Nine of these are more than any count and still fit.
  static constexpr std::uint16_t kUnreached = 7000;

  struct Node {
    Id id;
    bool on;
    Cause cause;
    Time parent;
    std::int16_t advice;  // the number of what was advised, or -1
  };
  // What somebody else derived: more nodes that are off, because of others that are off.
  struct Advice {
    std::vector<Time> parents;
    std::array<Exclusion, 2> pattern;  // what it rests on; one twice where it is one
    std::shared_ptr<const ChainHint> nested;
  };
  using Adviser = FunctionRef<void(Run&)>;

  // Both must stay as long as the run is asked.
  Run(const Links& links, const Marks& source) : links_(&links), source_(&source) {}

  void start(Id id, bool on, Mode mode, int bound, Adviser advise);
  void start(Id id, bool on, Mode mode, int bound) {
    start(id, on, mode, bound, [](Run&) {});
  }

  const Links& links() const { return *links_; }
  const Marks& source() const { return *source_; }
  // What is left of it at the end, or where advice is asked for.
  const Marks& left() const { return left_; }
  bool contradiction() const { return contradiction_; }
  // The two nodes that contradict each other.
  Time on_target() const { return on_target_; }
  Time off_target() const { return off_target_; }

  Time time_of(Id id, bool on) const { return times_[on ? 1 : 0][id]; }
  const Node& node(Time time) const { return nodes_[time]; }
  int ancestors(Time time) const { return counts_[time]; }
  // By candidate: the ancestors of its node, or kUnreached.
  void put_counts(bool on, std::uint16_t* counts) const;
  // The candidates that are on, or off, in the order of arrival.
  std::span<const Time> arrivals(bool on) const { return {queue_[on].data(), tail_[on]}; }

  // The parents of a node in their order.
  void parents_of(Time time, std::vector<Time>& parents) const;
  // What somebody else derived it from; null of all other nodes.
  const Advice* advice_of(Time time) const {
    return nodes_[time].advice < 0 ? nullptr
                                   : &advice_[static_cast<std::size_t>(nodes_[time].advice)];
  }

  // For the adviser: one more source of nodes that are off; and a node by it.
  int add_advice(Advice advice);
  void add_off(Id id, int advice);

 private:
  bool knows(Id id, bool on) const { return times_[on ? 1 : 0][id] != kNever; }
  void work_off_on(Time time);
  void work_off_off(Time time);
  int strong_links(Id id, std::array<Links::Strong, 4>& list);
  Time insert(Id id, bool on, Cause cause, Time parent, int advice);
  Time make(Id id, bool on, Cause cause, Time parent, int advice);
  void count_on(Time time);
  void count_advised(Time time);
  bool join(Time into, Time off);
  void finish_count(Time time);
  std::uint64_t* row(Time time) { return rows_.data() + time * stride_; }
  // What of its cell or house had been struck before the trigger was worked off.
  template <class Visit>
  void each_hidden_parent(const Node& node, const Visit& visit) const;

  const Links* links_;
  const Marks* source_;
  Marks left_;
  Mode mode_;
  int bound_ = 0;
  int useful_ = 0;  // nodes that wait and are below the bound
  int size_ = 0;
  bool contradiction_ = false;
  Time on_target_ = kNever;
  Time off_target_ = kNever;
  std::array<Node, 2 * kCandidates + 1> nodes_;
  std::array<std::uint16_t, 2 * kCandidates + 1> counts_;
  std::array<std::array<Time, kCandidates>, 2> times_;
  std::array<std::array<Time, kCandidates>, 2> queue_;
  std::array<std::size_t, 2> head_{};
  std::array<std::size_t, 2> tail_{};
  std::size_t stride_ = 0;
  std::vector<std::uint64_t> rows_;
  std::vector<Advice> advice_;
};

}  // namespace nonet::se
