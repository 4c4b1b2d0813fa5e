// Following what has changed to its end.
#include <algorithm>

#include "nonet/rules/engine.h"
#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace nonet {

void Engine::wake_all() {
  for (std::size_t c = 0; c < start_.size(); ++c) changed_.set(c);
  for (std::size_t i = 0; i < kernels_.size(); ++i) queue_[i / 64] |= std::uint64_t{1} << (i % 64);
  if (new_from_ > 0) {
    // The others have nothing more to say about the start.
    changed_ = {};
    for (std::size_t i = 0; i < order_.size(); ++i) {
      if ((order_[i] & 0xfffff) < new_from_) queue_[i / 64] &= ~(std::uint64_t{1} << (i % 64));
    }
    return;
  }
  waiting_houses_ =
      first_houses_ == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << first_houses_) - 1;
}

#ifdef __SSE2__
// Eight cells at once; the last eight lie over those before them.
void Engine::lay_out(const SpotSet& peers, std::size_t count, DigitMask* lanes) {
  const __m128i each = _mm_set_epi16(128, 64, 32, 16, 8, 4, 2, 1);
  for (std::size_t from = 0;; from = std::min(from + 8, count - 8)) {
    const std::size_t word = from / 64, shift = from % 64;
    std::uint64_t bits = peers.words[word] >> shift;
    if (shift > 56) bits |= peers.words[word + 1] << (64 - shift);
    const __m128i here = _mm_and_si128(_mm_set1_epi16(static_cast<short>(bits & 0xff)), each);
    _mm_storeu_si128(reinterpret_cast<__m128i*>(lanes + from), _mm_cmpeq_epi16(here, each));
    if (from == count - 8) break;
  }
}

// False if the grid is too small or too large for that.
bool Engine::lay_out_peers() {
  constexpr int kMostCells = 128;  // what they take has to stay near
  if (cells_ < 16 || cells_ > kMostCells) return false;
  const auto count = static_cast<std::size_t>(cells_);
  // Most cells of most puzzles have the peers of the ordinary grid.
  struct Usual {
    std::vector<SpotSet> peers;
    std::vector<DigitMask> lanes;
    Usual() : peers(81), lanes(peers.size() * peers.size()) {
      for (std::size_t a = 0; a < peers.size(); ++a) {
        for (std::size_t b = 0; b < peers.size(); ++b) {
          const bool in_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
          if (a != b && (a / 9 == b / 9 || a % 9 == b % 9 || in_box)) peers[a].set(b);
        }
        lay_out(peers[a], peers.size(), lanes.data() + a * peers.size());
      }
    }
  };
  static const Usual usual;
  const bool alike = count == usual.peers.size();
  if (alike) {
    peer_lanes_ = usual.lanes;
  } else {
    peer_lanes_.resize(count * count);
  }
  for (std::size_t c = 0; c < count; ++c) {
    if (!alike || peer_bits_[c] != usual.peers[c])
      lay_out(peer_bits_[c], count, peer_lanes_.data() + c * count);
  }
  return true;
}

// Sixteen cells at once, without asking of each whether it is a peer that has the digit; the last
// sixteen lie over those before them.
bool Engine::strike_from_lanes(std::size_t cell, unsigned digit) {
  const DigitMask* peers = peer_lanes_.data() + cell * static_cast<std::size_t>(cells_);
  const __m128i digits = _mm_set1_epi16(static_cast<short>(digit)), none = _mm_setzero_si128();
  __m128i emptied = none;
  auto at = [](const DigitMask* masks) { return reinterpret_cast<const __m128i*>(masks); };
  // Strikes it from eight cells; all ones where there was nothing to strike.
  auto strike = [&](int from) {
    auto* const cells = reinterpret_cast<__m128i*>(now_ + from);
    const __m128i before = _mm_loadu_si128(cells);
    const __m128i struck =
        _mm_and_si128(_mm_and_si128(before, digits), _mm_loadu_si128(at(peers + from)));
    const __m128i after = _mm_xor_si128(before, struck);
    _mm_storeu_si128(cells, after);
    emptied = _mm_or_si128(emptied, _mm_cmpeq_epi16(after, none));
    return _mm_cmpeq_epi16(struck, none);
  };
  const int last = cells_ - 16;
  for (int from = 0;; from = std::min(from + 16, last)) {
    const __m128i low = strike(from), high = strike(from + 8);
    const auto as_before = static_cast<unsigned>(_mm_movemask_epi8(_mm_packs_epi16(low, high)));
    const std::uint64_t changed = as_before ^ 0xffffU;
    const std::size_t word = static_cast<std::size_t>(from) / 64;
    changed_.words[word] |= changed << (from % 64);
    if (from % 64 > 48) changed_.words[word + 1] |= changed >> (64 - from % 64);
    if (from == last) break;
  }
  return _mm_movemask_epi8(emptied) == 0;
}
#endif

void Engine::list_peers() {
  const auto count = static_cast<std::size_t>(cells_);
  peers_.reserve(count * 24);
  first_peer_.push_back(0);
  for (std::size_t c = 0; c < count; ++c) {
    for (std::size_t w = 0; w * 64 < count; ++w) {
      for (std::uint64_t bits = peer_bits_[c].words[w]; bits != 0; bits &= bits - 1)
        peers_.push_back(
            static_cast<Spot>(w * 64 + static_cast<std::size_t>(std::countr_zero(bits))));
    }
    first_peer_.push_back(static_cast<std::uint32_t>(peers_.size()));
  }
}

// What a cell holds that is settled no peer of it may hold.
bool Engine::strike_from_peers(std::size_t cell, unsigned digit) {
#ifdef __SSE2__
  if (!peer_lanes_.empty()) return strike_from_lanes(cell, digit);
#endif
  const Spot* const end = peers_.data() + first_peer_[cell + 1];
  for (const Spot* peer = peers_.data() + first_peer_[cell]; peer != end; ++peer) {
    const unsigned before = now_[*peer];
    if ((before & digit) == 0) continue;
    if (before == digit) return false;
    now_[*peer] = static_cast<DigitMask>(before & ~digit);
    changed_.set(*peer);
  }
  return true;
}

// What follows from the cells that have changed: for their peers, their pairs, and who has to look.
bool Engine::settle() {
  const std::size_t cell_words = (static_cast<std::size_t>(cells_) + 63) / 64;
  bool again = true;
  while (again) {
    again = false;
    for (std::size_t w = 0; w < cell_words; ++w) {
      while (changed_.words[w] != 0) {
        again = true;
        const auto cell = w * 64 + static_cast<std::size_t>(std::countr_zero(changed_.words[w]));
        changed_.words[w] &= changed_.words[w] - 1;
        const unsigned mask = now_[cell];
        const std::uint64_t* watch = watch_.data() + cell * words_;
        for (std::size_t i = 0; i < words_; ++i) queue_[i] |= watch[i];
        waiting_houses_ |= house_watch_[cell];
        if ((mask & (mask - 1)) == 0) {
          last_settled_ = static_cast<int>(cell);
          if (!strike_from_peers(cell, mask)) return false;
        }
        for (std::uint32_t i = first_arc_[cell]; i < first_arc_[cell + 1]; ++i) {
          if (!keep(arcs_[i].to, images_[arcs_[i].image].of(mask))) return false;
        }
      }
    }
  }
  return true;
}

bool Engine::propagate() {
  failed_ = -1;
  auto has_changed = [&] {
    std::uint64_t any = 0;
    for (const std::uint64_t word : changed_.words) any |= word;
    return any != 0;
  };
  while (!has_changed() || settle()) {
    bool sound = true;
    if (waiting_houses_ != 0) {
      for (; waiting_houses_ != 0 && sound; waiting_houses_ &= waiting_houses_ - 1)
        sound = run_house(houses_[static_cast<std::size_t>(std::countr_zero(waiting_houses_))]);
      if (!sound) break;
      continue;
    }
    std::size_t w = 0;
    while (w < words_ && queue_[w] == 0) ++w;
    if (w == words_) return true;
    const std::size_t index = w * 64 + static_cast<std::size_t>(std::countr_zero(queue_[w]));
    queue_[w] &= queue_[w] - 1;
    if (run(sorted_[index])) continue;
    // Where a rule looks along its cells in order, those that it fails at are not to be told.
    const Work work = sorted_[index].work;
    if (work != Work::kSkyscraper && work != Work::kHiddenSkyscraper && work != Work::kLayers)
      failed_ = static_cast<std::ptrdiff_t>(index);
    break;
  }
  changed_ = {};
  waiting_houses_ = 0;
  std::fill(queue_.begin(), queue_.end(), 0);
  return false;
}

}  // namespace nonet
