// Engine: what each cell may hold, and the kernels that strike what their rules leave no filling
// for. It only strikes; search (count.h) guesses.
//
//   a cell changes -> its peers, if it is settled; the cells it is paired with; and, as bits,
//                     houses and kernels that watch it
//   houses, then kernels in order of their cost: the lowest bit is the cheapest that waits
//
// Kernels for sums know which of their cells may not be equal: the cells fall into cliques, and a
// clique contributes the sum of a set of digits:
//
//   cells   a b c | d e | f      groups of cells that all see each other
//   reach   {6..24} {3..17} {1..9}   sums each can have, as bits; forward and backward sweeps join
//   them
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "nonet/rules/digit_sets.h"
#include "nonet/rules/scheme.h"

namespace nonet {

class Engine {
 public:
  // One that takes longer to make strikes more: for puzzles that turn out to be hard, or very hard.
  enum class Care : std::uint8_t { kUsual, kThorough, kUtmost };
  explicit Engine(const Scheme& scheme, Care care = Care::kUsual);

  int cells() const { return cells_; }
  int digits() const { return digits_; }
  const DigitMask* candidates() const { return now_; }
  // The state to work on, `cells()` masks of somebody else's.
  void work_on(DigitMask* state) { now_ = state; }
  std::vector<DigitMask> start() const;

  // Every kernel has to look that has not seen the start.
  void wake_all();
  // Leaves a cell these digits; false if it has none left.
  bool keep(int cell, unsigned digits) {
    const unsigned before = now_[cell], after = before & digits;
    if (after == before) return true;
    now_[cell] = static_cast<DigitMask>(after);
    if (after == 0) return false;
    changed_.set(static_cast<std::size_t>(cell));
    return true;
  }
  // Follows everything to its end; false if there is no solution.
  bool propagate();
  // Whether one of more care would have more to look at.
  bool has_more(Care care) const { return has_more_[static_cast<std::size_t>(care)]; }
  // The cell that was settled last.
  int last_settled() const { return last_settled_; }
  // Whether the rule that was found without a filling looks at this cell, if it was one all of
  // whose cells matter alike.
  bool has_failed_at(int cell) const {
    if (failed_ < 0) return false;
    const auto kernel = static_cast<std::size_t>(failed_);
    const std::size_t word = static_cast<std::size_t>(cell) * words_ + kernel / 64;
    return (watch_[word] >> (kernel % 64) & 1U) != 0;
  }

  // How much the rules on a cell weigh, before anything is known of where guesses fail.
  int weight(int cell) const { return weights_[cell]; }
  struct HouseCells {
    std::array<Spot, 16> cells{};
  };
  const std::vector<HouseCells>& houses() const { return houses_; }

 private:
  enum class Work : std::uint8_t {
    kHouse,
    kGroup,
    kRenban,
    kDigitSets,
    kCount,
    kContains,
    kSum,
    kRoom,
    kMeet,
    kXSum,
    kSandwich,
    kLunchbox,
    kSkyscraper,
    kHiddenSkyscraper,
    kCircles,
    kSameSets,
    kLayers,
    kAtEnd,
    kChoice
  };
  struct Kernel {
    Work work{};
    std::uint32_t index = 0;
    int cost = 0;
  };

  // Two houses: what only the one has holds the same digits as what only the other has.
  struct Meet {
    std::uint8_t count = 0;
    std::array<Spot, 16> first{}, second{};
  };
  // Cells that all see each other, with one weight; a weight other than one only with one cell.
  struct Group {
    std::uint8_t count = 0;
    bool negative = false;
    std::uint16_t weight = 1;
    std::array<Spot, 16> cells{};
  };
  struct Piece {
    std::uint32_t first = 0, count = 0;  // groups
    int base = 0;                        // what it has besides their contributions
  };
  struct Sum {
    std::uint32_t first = 0, count = 0;  // pieces: all have one sum
    int total = -1;                      // of the contributions, where there is one piece
    bool bounds_only = false;            // too wide for bits
    bool narrow = false;                 // 64 bits do
  };
  struct CountRule {
    std::vector<Spot> cells;
    std::vector<std::uint16_t> ends;  // of groups in each of which one at most can be counted
    DigitMask digits = 0;
    int least = 0, most = 0;
  };
  struct Contains {  // single digits, each so often at least
    std::vector<Spot> cells;
    std::vector<std::pair<DigitMask, int>> digits;
  };
  struct Line {  // renban, outside clues, same sets: cells and a number
    std::vector<Spot> cells;
    int number = 0;
  };
  struct DigitSetRule {  // cells that all see each other, and what they may hold together
    std::vector<Spot> cells;
    std::vector<DigitMask> sets;
  };
  struct Layers {
    struct Arc {
      std::uint16_t from, to;
      DigitMask digits;
    };
    std::vector<Arc> arcs;             // by layer, and there by node
    std::vector<std::uint32_t> first;  // of a node's arcs, layer by layer, and where the last end
    std::vector<std::uint32_t> base;   // of a layer's nodes in `first`
    std::vector<std::uint16_t> nodes;  // by layer
    bool narrow = false;               // no layer has more than 64
    std::uint32_t runs = 0;
    // The arcs of several nodes at once, where there are far fewer of them: what these digits lead
    // to from those nodes is so many further on, in a circle of 64. Looked for in what runs often.
    struct Shift {
      std::uint64_t from;
      std::uint8_t by;
      DigitMask digits;
    };
    std::vector<Shift> shifts;              // by layer
    std::vector<std::uint32_t> shifts_end;  // of a layer; none: they are not used
  };
  struct Tracked;
  struct Unrolled {
    std::vector<Spot> cells;
    const Automaton* meaning = nullptr;
    std::uint32_t layers = 0;  // index: rules that say the same of such cells share them
  };
  struct AtEnd {
    std::vector<Spot> cells;
    std::shared_ptr<const Automaton> meaning;
  };
  struct Arc {
    Spot to;
    std::uint16_t image;
  };
  struct Image {
    std::array<DigitMask, 256> low{}, high{};
    unsigned of(unsigned mask) const {
      return static_cast<unsigned>(low[mask & 255] | high[mask >> 8]);
    }
  };
  struct Branch {
    std::vector<std::pair<Spot, DigitMask>> masks;
    std::vector<std::pair<Spot, Arc>> arcs;
    std::vector<Kernel> kernels;
    std::vector<std::uint32_t> choices;
  };
  struct Choice {
    std::vector<Spot> cells;
    std::vector<Branch> branches;
  };
  // Cells of a group that are not settled, and what the settled ones contribute.
  struct Open {
    int fixed = 0, count = 0;
    unsigned all = 0;
    std::array<unsigned, 16> masks;  // NOLINT: filled as far as they are read
    std::array<Spot, 16> cells;      // NOLINT
    Open() {}                        // NOLINT: leaves them as they are
  };
  // The least and the greatest that a group may hold.
  struct Ends {
    unsigned low, high;
    int least, most;
  };

  // engine.cpp: putting it together
  void share_peers(const Scheme& scheme);
  void add_pairs(const Scheme& scheme, const Parts& parts, Branch* branch);
  Kernel make_kernel(const Rule& rule, std::vector<Spot>& watched);
  Kernel make_count(const std::vector<Spot>& cells, const CountForm& form);
  std::size_t add_contains(const std::vector<Rule>& rules, std::size_t from);
  void add_rules(const Scheme& scheme, bool unrolled);
  bool is_unrolled(const Rule& rule) const;
  bool has_unrolled(const Scheme& scheme) const;
  Kernel make_choice(const Scheme& scheme, const Parts::Choice& choice, std::vector<Spot>& watched);
  struct Meets;
  static Meets find_meets(std::span<const HouseCells> houses, int digits, int cells);
  bool has_usual_houses() const;
  void add_meets();
  void add_groups(const Scheme& scheme);
  void add(Kernel kernel, std::span<const Spot> watched);
  void weigh(const Kernel& kernel, std::span<const Spot> watched);
  void finish();
  bool is_house(const std::vector<Spot>& cells) const;
  bool all_differ(const std::vector<Spot>& cells) const;
  std::uint16_t image_of(const Relation& relation, bool turned);

  // engine_layers.cpp
  Kernel make_layers(const Rule& rule, std::vector<Spot>& watched);
  Kernel unrolled_kernel() const;
  bool unroll(const Rule& rule, const Tracked* tracked, std::size_t most_nodes,
              Layers& layers) const;
  static void find_shifts(Layers& layers);
  bool run_layers(const Unrolled& rule);
  bool run_narrow_layers(const std::vector<Spot>& cells, const Layers& layers);
  bool run_shifts(const std::vector<Spot>& cells, const Layers& layers);
  bool run_wide_layers(const std::vector<Spot>& cells, const Layers& layers);

  // derive.cpp
  void derive_sums(const Scheme& scheme);
  template <std::size_t kWords>
  void derive_sums(const Scheme& scheme);
  void reduce_long_sums(const Scheme& scheme);

  // engine_sums.cpp, engine_sum_kernels.cpp
  using Terms = std::vector<std::pair<Spot, int>>;  // cells and weights
  Kernel make_sum(const Terms& terms, int total, std::vector<Spot>& watched);
  Kernel make_equal_sums(const std::vector<Spot>& cells, const std::vector<int>& lengths,
                         std::vector<Spot>& watched);
  Piece make_piece(const Terms& terms);
  void by_houses(Terms& terms) const;
  bool is_tight(const Sum& sum, int room);
  int widest(const Piece& piece) const;
  bool run_sum(const Sum& sum);
  bool run_bounds(const Piece& piece, int total);
  SumBits reach(const Group& group) const;
  bool restrict(const Group& group, SumBits allowed);
  bool restrict_sets(const Group& group, const Open& open, int sum);
  Open open_cells(const Group& group) const;
  bool ends(const Group& group, Ends& ends) const;
  template <class Bits>
  bool run_joined(const Sum& sum);
  bool require(const Spot* cells, int count, unsigned required);
  // The digits in reverse.
  unsigned turned(unsigned mask) const {
    mask = (mask & 0x5555) << 1 | (mask >> 1 & 0x5555);
    mask = (mask & 0x3333) << 2 | (mask >> 2 & 0x3333);
    mask = (mask & 0x0f0f) << 4 | (mask >> 4 & 0x0f0f);
    mask = (mask & 0x00ff) << 8 | (mask >> 8 & 0x00ff);
    return mask >> (16 - digits_);
  }

  // engine_propagate.cpp
  bool lay_out_peers();
  static void lay_out(const SpotSet& peers, std::size_t count, DigitMask* lanes);
  void list_peers();
  bool strike_from_lanes(std::size_t cell, unsigned digit);
  bool strike_from_peers(std::size_t cell, unsigned digit);
  bool settle();

  // engine_lines.cpp
  bool run(const Kernel& kernel);
  bool run_house(const HouseCells& house);
  bool settle_in(const HouseCells& house, unsigned single);
  bool run_group(const Line& group);
  bool run_meet(const Meet& meet);
  template <class Count>
  bool run_meet(const Meet& meet, Count count);
  bool run_renban(const Line& line);
  bool run_count(const CountRule& rule);
  bool run_count(const CountRule& rule, unsigned digits, int least, int most);
  bool run_contains(const Contains& rule);
  bool run_room(const Line& line);
  bool run_x_sum(const Line& line);
  bool run_sandwich(const Line& line);
  bool run_skyscraper(const Line& line);
  bool run_circles(const CountRule& rule);
  bool run_same_sets(const Line& line);
  bool run_at_end(const AtEnd& rule);
  bool run_choice(const Choice& choice);
  bool run_branch(const Branch& branch);

  // engine_sets.cpp
  bool make_digit_sets(const Rule& rule);
  bool run_digit_sets(const DigitSetRule& rule);
  bool run_lunchbox(const Line& line);
  bool run_hidden_skyscraper(const Line& line);

  int cells_ = 0, digits_ = 0, low_ = 1;
  Care care_ = Care::kUsual;
  std::array<bool, 3> has_more_{};
  unsigned all_ = 0;
  DigitMask* now_ = nullptr;
  SpotSet changed_;
  int last_settled_ = 0;
  std::ptrdiff_t failed_ = -1;  // of sorted_
  std::vector<std::uint64_t> queue_;
  std::vector<std::uint64_t> watch_;  // by cell, words_ each
  std::size_t words_ = 0;
  std::uint64_t waiting_houses_ = 0;
  std::vector<std::uint64_t> house_watch_;  // by cell
  int first_houses_ = 0;

  std::vector<DigitMask> start_;
  std::vector<SpotSet> peer_bits_;
  std::vector<DigitMask> peer_lanes_;  // by cell: all ones for each peer; empty: not used
  std::vector<Spot> peers_;            // used without them
  std::vector<std::uint32_t> first_peer_;
  std::vector<Arc> arcs_;  // by cell
  std::vector<std::uint32_t> first_arc_;
  std::vector<Image> images_;
  std::vector<std::pair<Relation, std::uint16_t>> image_index_;

  std::vector<Kernel> kernels_, sorted_;
  std::vector<std::uint32_t> order_;  // of the sorted ones: which they are
  std::size_t new_from_ = 0;          // those before have looked at the start
  Terms terms_, joined_;              // while sums are put together
  // By kernel: where its cells end.
  std::vector<Spot> watched_;
  std::vector<std::uint32_t> watched_end_;
  std::vector<HouseCells> houses_;
  std::vector<Meet> meets_;
  std::vector<Group> groups_;
  std::vector<Piece> pieces_;
  std::vector<Sum> sums_;
  std::vector<CountRule> counts_;
  std::vector<Contains> contains_;
  std::vector<Line> lines_;
  std::vector<DigitSetRule> digit_sets_;
  std::vector<Layers> layers_;
  std::vector<Unrolled> unrolled_;
  std::size_t arcs_made_ = 0;  // in layers
  std::vector<AtEnd> at_end_;
  std::vector<Choice> choices_;
  std::vector<int> weights_;
  const DigitSets* sets_;
  // Room for run_wide_layers.
  std::vector<std::vector<std::uint16_t>> wide_reached_;
  std::vector<std::size_t> wide_counts_;
  std::vector<std::vector<std::uint8_t>> wide_marks_;  // all 0 between calls
};

}  // namespace nonet
