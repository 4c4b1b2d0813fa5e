// A rule's automaton, unrolled over what its cells may hold at the start:
//
//   cell 0      cell 1      cell 2
//   (a)-{1,2}->(b)-{3}---->(d)-{1..4}->(end)
//     `-{3}--->(c)-{1,4}----^                    an arc carries the digits that lead along it
//
// A state is the automaton's and the digits that earlier cells hold which later ones see, so that
// only fillings that respect the exclusions are ways through; where that grows too large,
// exclusions are left to others. Nodes from which the same ways lead on are one node.
#include <algorithm>
#include <unordered_map>

#include "nonet/rules/engine.h"

namespace nonet {
namespace {

constexpr std::size_t kMostNodes = 4'000;     // a layer
constexpr std::size_t kMostWithUsed = 64;     // a layer, with exclusions
constexpr std::size_t kUtmostWithUsed = 600;  // the same, where guesses are very many
constexpr std::size_t kTiny = 2;              // a layer; exclusions would add much and say little
constexpr std::size_t kMostArcs = 400'000;    // of all rules together
constexpr std::size_t kMostTracked = 4;       // sets of earlier cells

struct State {
  Automaton::State of_rule = 0;
  std::uint64_t used = 0;  // sixteen bits a set
  bool operator==(const State&) const = default;
};
struct StateHash {
  std::size_t operator()(const State& state) const {
    std::uint64_t hash = (state.of_rule ^ state.used * 0x9e3779b97f4a7c15U) * 0xbf58476d1ce4e5b9U;
    return static_cast<std::size_t>(hash ^ hash >> 31);
  }
};

}  // namespace

// Which earlier cells a later one sees, for each step through the cells.
struct Engine::Tracked {
  struct Layer {
    int own = -1;                           // the set that the cell here sees, or none
    std::array<int, kMostTracked> from{};   // a set after it: of which before, or none
    std::array<bool, kMostTracked> adds{};  // ... and with the cell here
    std::size_t count = 0;
  };
  std::vector<Layer> layers;
  bool any = false;

  Tracked(const std::vector<Spot>& cells, const std::vector<SpotSet>& peers);
};

Engine::Tracked::Tracked(const std::vector<Spot>& cells, const std::vector<SpotSet>& peers) {
  const std::size_t length = cells.size();
  layers.resize(length);
  if (length > 64) return;
  // By later cell: bits of the earlier cells that it sees.
  std::vector<std::uint64_t> sees(length);
  std::vector<int> set_of(length, -1), next_of(length);  // of each later cell, now and after
  std::array<std::uint64_t, kMostTracked> next_sets{};
  for (std::size_t i = 0; i < length; ++i) {
    Layer& layer = layers[i];
    layer.own = set_of[i];
    for (std::size_t q = i + 1; q < length; ++q) {
      next_of[q] = -1;
      const bool here = peers[cells[q]].test(cells[i]);
      if (here) sees[q] |= std::uint64_t{1} << i;
      if (sees[q] == 0) continue;
      std::size_t at = 0;
      while (at < layer.count && next_sets[at] != sees[q]) ++at;
      if (at == kMostTracked) continue;
      if (at == layer.count) {
        next_sets[at] = sees[q];
        layer.from[at] = set_of[q];
        layer.adds[at] = here;
        ++layer.count;
      }
      next_of[q] = static_cast<int>(at);
      any = true;
    }
    set_of.swap(next_of);
  }
}

Engine::Kernel Engine::make_layers(const Rule& rule, std::vector<Spot>& watched) {
  watched = rule.cells;
  const Tracked tracked(rule.cells, peer_bits_);
  // One rule said of many places is often the same there.
  auto same_as = [&](const Unrolled& other) {
    if (other.meaning != rule.meaning.get() || other.cells.size() != rule.cells.size())
      return false;
    for (std::size_t i = 0; i < rule.cells.size(); ++i) {
      if (start_[other.cells[i]] != start_[rule.cells[i]]) return false;
      for (std::size_t j = 0; j < i; ++j) {
        if (peer_bits_[other.cells[i]].test(other.cells[j]) !=
            peer_bits_[rule.cells[i]].test(rule.cells[j]))
          return false;
      }
    }
    return true;
  };
  for (std::size_t i = unrolled_.size(); i-- > 0 && i + 12 > unrolled_.size();) {
    if (!same_as(unrolled_[i])) continue;
    unrolled_.push_back({rule.cells, rule.meaning.get(), unrolled_[i].layers});
    return unrolled_kernel();
  }
  Layers layers;
  const std::size_t most = care_ == Care::kUtmost ? kUtmostWithUsed : kMostWithUsed;
  bool fits =
      tracked.any && (unroll(rule, nullptr, kTiny, layers) || unroll(rule, &tracked, most, layers));
  if (tracked.any && !fits) has_more_[static_cast<std::size_t>(Care::kUtmost)] = true;
  fits = fits || unroll(rule, nullptr, kMostNodes, layers);
  if (fits) {
    arcs_made_ += layers.arcs.size();
    layers_.push_back(std::move(layers));
    unrolled_.push_back(
        {rule.cells, rule.meaning.get(), static_cast<std::uint32_t>(layers_.size() - 1)});
    return unrolled_kernel();
  }
  at_end_.push_back({rule.cells, rule.meaning});
  return {Work::kAtEnd, static_cast<std::uint32_t>(at_end_.size() - 1), 90};
}

// Of the last one.
Engine::Kernel Engine::unrolled_kernel() const {
  const std::size_t arcs = layers_[unrolled_.back().layers].arcs.size();
  return {Work::kLayers, static_cast<std::uint32_t>(unrolled_.size() - 1),
          40 + static_cast<int>(std::min<std::size_t>(arcs / 8, 40))};
}

// False if it grows too large.
bool Engine::unroll(const Rule& rule, const Tracked* tracked, std::size_t most_nodes,
                    Layers& layers) const {
  const std::size_t length = rule.cells.size();
  std::vector<State> states, next;
  for (Automaton::State start : rule.meaning->starts()) states.push_back({start, 0});
  if (states.size() > most_nodes) return false;
  std::vector<Layers::Arc> arcs;
  std::vector<std::size_t> first{0}, nodes{states.size()};
  std::unordered_map<State, std::uint16_t, StateHash> numbers;
  std::vector<Automaton::State> reached;
  for (std::size_t i = 0; i < length; ++i) {
    numbers.clear();
    next.clear();
    const Tracked::Layer* layer = tracked == nullptr ? nullptr : &tracked->layers[i];
    for (std::size_t s = 0; s < states.size(); ++s) {
      const std::size_t own = arcs.size();
      unsigned digits = start_[rule.cells[i]];
      if (layer != nullptr && layer->own >= 0)
        digits &= ~static_cast<unsigned>(states[s].used >> (16 * layer->own));
      for (unsigned rest = digits; rest != 0; rest &= rest - 1) {
        const int d = std::countr_zero(rest);
        const auto bit = static_cast<DigitMask>(1U << d);
        std::uint64_t used = 0;
        for (std::size_t t = 0; layer != nullptr && t < layer->count; ++t) {
          std::uint64_t set =
              layer->from[t] < 0 ? 0 : states[s].used >> (16 * layer->from[t]) & 0xffff;
          if (layer->adds[t]) set |= bit;
          used |= set << (16 * t);
        }
        reached.clear();
        rule.meaning->steps(states[s].of_rule, static_cast<int>(i), d + low_, reached);
        for (Automaton::State to : reached) {
          auto [at, is_new] =
              numbers.try_emplace({to, used}, static_cast<std::uint16_t>(next.size()));
          if (is_new) next.push_back({to, used});
          std::size_t same = own;
          while (same < arcs.size() && arcs[same].to != at->second) ++same;
          if (same < arcs.size()) {
            arcs[same].digits = static_cast<DigitMask>(arcs[same].digits | bit);
          } else {
            arcs.push_back({static_cast<std::uint16_t>(s), at->second, bit});
          }
        }
      }
      if (next.size() > most_nodes || arcs_made_ + arcs.size() > kMostArcs) return false;
    }
    first.push_back(arcs.size());
    nodes.push_back(next.size());
    states.swap(next);
  }
  // Backward: nodes that lead nowhere go; nodes with the same arcs become one.
  constexpr std::uint16_t kNone = 0xffff;
  std::vector<std::uint16_t> becomes(states.size(), kNone), before;
  for (std::size_t s = 0; s < states.size(); ++s) {
    if (rule.meaning->accepts(states[s].of_rule)) becomes[s] = 0;
  }
  std::vector<std::vector<Layers::Arc>> kept(length);
  layers.nodes.assign(length + 1, 1);
  for (std::size_t i = length; i-- > 0;) {
    before.assign(nodes[i], kNone);
    std::vector<Layers::Arc>& mine = kept[i];
    std::vector<std::pair<std::uint32_t, std::uint32_t>> made;  // arcs of each node, from and to
    std::unordered_multimap<std::uint64_t, std::uint16_t> by_hash;
    for (std::size_t at = first[i]; at < first[i + 1];) {
      const std::uint16_t node = arcs[at].from;
      const std::size_t start = mine.size();
      for (; at < first[i + 1] && arcs[at].from == node; ++at) {
        const std::uint16_t to = becomes[arcs[at].to];
        if (to == kNone) continue;
        std::size_t same = start;
        while (same < mine.size() && mine[same].to != to) ++same;
        if (same < mine.size()) {
          mine[same].digits = static_cast<DigitMask>(mine[same].digits | arcs[at].digits);
        } else {
          mine.push_back({0, to, arcs[at].digits});
        }
      }
      if (mine.size() == start) continue;
      std::sort(mine.begin() + static_cast<std::ptrdiff_t>(start), mine.end(),
                [](const auto& a, const auto& b) { return a.to < b.to; });
      std::uint64_t hash = 0;
      for (std::size_t k = start; k < mine.size(); ++k)
        hash = (hash ^ mine[k].to ^ std::uint64_t{mine[k].digits} << 20) * 0x9e3779b97f4a7c15U;
      std::uint16_t same_as = kNone;
      for (auto [it, end] = by_hash.equal_range(hash); it != end && same_as == kNone; ++it) {
        const auto [from, to] = made[it->second];
        if (to - from == mine.size() - start &&
            std::equal(
                mine.begin() + from, mine.begin() + to,
                mine.begin() + static_cast<std::ptrdiff_t>(start),
                [](const auto& a, const auto& b) { return a.to == b.to && a.digits == b.digits; }))
          same_as = it->second;
      }
      if (same_as == kNone) {
        same_as = static_cast<std::uint16_t>(made.size());
        made.emplace_back(start, mine.size());
        by_hash.emplace(hash, same_as);
        for (std::size_t k = start; k < mine.size(); ++k) mine[k].from = same_as;
      } else {
        mine.resize(start);
      }
      before[node] = same_as;
    }
    layers.nodes[i] = static_cast<std::uint16_t>(made.size());
    becomes.swap(before);
  }
  layers.arcs.clear();
  layers.first.clear();
  layers.base.clear();
  layers.narrow = true;
  for (std::size_t i = 0; i < length; ++i) {
    layers.base.push_back(static_cast<std::uint32_t>(layers.first.size()));
    for (const Layers::Arc& arc : kept[i]) {
      // Nodes are numbered in the order of their arcs, and each has some.
      if (layers.first.size() - layers.base[i] == arc.from)
        layers.first.push_back(static_cast<std::uint32_t>(layers.arcs.size()));
      layers.arcs.push_back(arc);
    }
    layers.narrow = layers.narrow && layers.nodes[i] <= 64;
  }
  layers.first.push_back(static_cast<std::uint32_t>(layers.arcs.size()));
  return true;
}

// Sums and counts, whose states are numbers, need few shifts.
void Engine::find_shifts(Layers& layers) {
  std::vector<Layers::Shift> of_digit;
  std::size_t arc = 0;
  for (std::size_t i = 0; i + 1 < layers.nodes.size(); ++i) {
    const std::size_t first = layers.shifts.size(), first_arc = arc;
    const std::size_t end =
        i + 2 < layers.nodes.size() ? layers.first[layers.base[i + 1]] : layers.arcs.size();
    for (int d = 0; d < kMostDigits; ++d) {
      of_digit.clear();
      for (arc = first_arc; arc < end; ++arc) {
        const Layers::Arc& each = layers.arcs[arc];
        if ((each.digits >> d & 1) == 0) continue;
        const auto by = static_cast<std::uint8_t>((each.to - each.from) & 63);
        auto same = std::find_if(of_digit.begin(), of_digit.end(),
                                 [&](const auto& shift) { return shift.by == by; });
        if (same == of_digit.end()) same = of_digit.insert(same, {0, by, 0});
        same->from |= std::uint64_t{1} << each.from;
      }
      for (const Layers::Shift& shift : of_digit) {
        auto same = std::find_if(
            layers.shifts.begin() + static_cast<std::ptrdiff_t>(first), layers.shifts.end(),
            [&](const auto& other) { return other.by == shift.by && other.from == shift.from; });
        if (same == layers.shifts.end()) same = layers.shifts.insert(same, shift);
        same->digits = static_cast<DigitMask>(same->digits | 1U << d);
      }
    }
    layers.shifts_end.push_back(static_cast<std::uint32_t>(layers.shifts.size()));
  }
  if (layers.shifts.size() * 2 <= layers.arcs.size()) return;
  layers.shifts.clear();
  layers.shifts_end.clear();
}

bool Engine::run_layers(const Unrolled& rule) {
  constexpr std::uint32_t kOften = 1'000;
  Layers& layers = layers_[rule.layers];
  if (layers.nodes[0] == 0) return false;
  if (!layers.narrow || rule.cells.size() >= 64) return run_wide_layers(rule.cells, layers);
  if (++layers.runs == kOften) find_shifts(layers);
  return layers.shifts_end.empty() ? run_narrow_layers(rule.cells, layers)
                                   : run_shifts(rule.cells, layers);
}

bool Engine::run_shifts(const std::vector<Spot>& cells, const Layers& layers) {
  const std::size_t length = cells.size();
  std::array<std::uint64_t, 65> reached;  // NOLINT: filled as far as it is read
  reached[0] =
      layers.nodes[0] == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << layers.nodes[0]) - 1;
  std::size_t at = 0;
  for (std::size_t i = 0; i < length; ++i) {
    const unsigned mask = now_[cells[i]];
    std::uint64_t to = 0;
    for (; at < layers.shifts_end[i]; ++at) {
      const Layers::Shift& shift = layers.shifts[at];
      if ((shift.digits & mask) != 0) to |= std::rotl(reached[i] & shift.from, shift.by);
    }
    if (to == 0) return false;
    reached[i + 1] = to;
  }
  std::uint64_t good = reached[length];
  for (std::size_t i = length; i-- > 0;) {
    const unsigned mask = now_[cells[i]];
    unsigned support = 0;
    std::uint64_t before = 0;
    for (const std::size_t begin = i == 0 ? 0 : layers.shifts_end[i - 1]; at > begin; --at) {
      const Layers::Shift& shift = layers.shifts[at - 1];
      const unsigned digits = shift.digits & mask;
      const std::uint64_t from = std::rotr(good, shift.by) & shift.from & reached[i];
      if (digits == 0 || from == 0) continue;
      support |= digits;
      before |= from;
    }
    if (!keep(cells[i], support)) return false;
    good = before;
  }
  return true;
}

// Up to 64 nodes a layer: those that are reached are the bits of a word.
bool Engine::run_narrow_layers(const std::vector<Spot>& cells, const Layers& layers) {
  const std::size_t length = cells.size();
  std::array<std::uint64_t, 65> reached;  // NOLINT: filled as far as it is read
  reached[0] =
      layers.nodes[0] == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << layers.nodes[0]) - 1;
  for (std::size_t i = 0; i < length; ++i) {
    const unsigned mask = now_[cells[i]];
    const std::uint32_t* const first = layers.first.data() + layers.base[i];
    std::uint64_t to = 0;
    for (std::uint64_t rest = reached[i]; rest != 0; rest &= rest - 1) {
      const int node = std::countr_zero(rest);
      for (std::uint32_t a = first[node]; a < first[node + 1]; ++a) {
        const Layers::Arc& arc = layers.arcs[a];
        to |= std::uint64_t{(arc.digits & mask) != 0 ? 1U : 0U} << arc.to;
      }
    }
    if (to == 0) return false;
    reached[i + 1] = to;
  }
  std::uint64_t good = reached[length];
  for (std::size_t i = length; i-- > 0;) {
    const unsigned mask = now_[cells[i]];
    const std::uint32_t* const first = layers.first.data() + layers.base[i];
    unsigned support = 0;
    std::uint64_t before = 0;
    for (std::uint64_t rest = reached[i]; rest != 0; rest &= rest - 1) {
      const int node = std::countr_zero(rest);
      unsigned leads = 0;
      for (std::uint32_t a = first[node]; a < first[node + 1]; ++a) {
        const Layers::Arc& arc = layers.arcs[a];
        leads |= (good >> arc.to & 1) != 0 ? arc.digits & mask : 0;
      }
      support |= leads;
      if (leads != 0) before |= rest & (0U - rest);
    }
    if (!keep(cells[i], support)) return false;
    good = before;
  }
  return true;
}

// Any number of nodes: those that are reached as a list, and a mark on each, 1 if it is reached, 3
// if the end can be reached from it too. Which arcs lead on no processor can foresee, so that
// nothing here is jumped over: what is not meant is written where the next one will be.
bool Engine::run_wide_layers(const std::vector<Spot>& cells, const Layers& layers) {
  const std::size_t length = cells.size();
  auto& reached = wide_reached_;
  auto& marks = wide_marks_;
  if (reached.size() < length + 1) {
    reached.resize(length + 1);
    marks.resize(length + 1);
    wide_counts_.resize(length + 1);
  }
  for (std::size_t i = 0; i <= length; ++i) {
    if (marks[i].size() >= layers.nodes[i]) continue;
    marks[i].resize(layers.nodes[i]);
    reached[i].resize(layers.nodes[i] + std::size_t{1});
  }
  for (std::uint16_t node = 0; node < layers.nodes[0]; ++node) reached[0][node] = node;
  wide_counts_[0] = layers.nodes[0];
  std::size_t end = 0;  // of the layers with marks
  bool sound = true;
  for (std::size_t i = 0; i < length && sound; ++i) {
    const unsigned mask = now_[cells[i]];
    const std::uint32_t* const first = layers.first.data() + layers.base[i];
    std::uint8_t* const next = marks[i + 1].data();
    std::uint16_t* const list = reached[i + 1].data();
    std::size_t count = 0;
    for (std::size_t k = 0; k < wide_counts_[i]; ++k) {
      const std::uint16_t node = reached[i][k];
      for (std::uint32_t a = first[node]; a < first[node + 1]; ++a) {
        const Layers::Arc& arc = layers.arcs[a];
        const unsigned leads = (arc.digits & mask) != 0 ? 1U : 0U;
        const unsigned mark = next[arc.to];
        list[count] = arc.to;
        count += leads & ~mark;
        next[arc.to] = static_cast<std::uint8_t>(mark | leads);
      }
    }
    wide_counts_[i + 1] = count;
    end = i + 1;
    sound = count != 0;
  }
  if (sound) {
    for (std::size_t k = 0; k < wide_counts_[length]; ++k) marks[length][reached[length][k]] = 3;
  }
  for (std::size_t i = length; i-- > 0 && sound;) {
    const unsigned mask = now_[cells[i]];
    const std::uint32_t* const first = layers.first.data() + layers.base[i];
    const std::uint8_t* const next = marks[i + 1].data();
    unsigned support = 0;
    for (std::size_t k = 0; k < wide_counts_[i]; ++k) {
      const std::uint16_t node = reached[i][k];
      unsigned leads = 0;
      for (std::uint32_t a = first[node]; a < first[node + 1]; ++a) {
        const Layers::Arc& arc = layers.arcs[a];
        leads |= arc.digits & (0U - (next[arc.to] >> 1U));
      }
      leads &= mask;
      support |= leads;
      marks[i][node] = leads != 0 ? 3 : 1;
    }
    sound = keep(cells[i], support);
  }
  for (std::size_t i = 0; i <= end; ++i) {
    for (std::size_t k = 0; k < wide_counts_[i]; ++k) marks[i][reached[i][k]] = 0;
  }
  return sound;
}

}  // namespace nonet
