// Trial: a grid in which something has been supposed, and what Singles make of it: all that are
// there at once, layer after layer. How many layers it takes until a variable is empty is a lower
// bound of how many of these settings are needed; how many is the business of braids.h.
//
// With groups, "one of the two or three in this segment" is a setting too: it strikes the rest of
// the row or column and of the box. A row segment lies at the first of its cells, at a bit of
// kTriples; a column segment at the first nine bits of its band.
#pragma once

#include <type_traits>

#include "nonet/csp/labels.h"

namespace nonet::csp {

struct LabelSettings {
  Labels labels{};
  LabelSettings& operator-=(const LabelSettings& o) {
    labels -= o.labels;
    return *this;
  }
  LabelSettings& operator|=(const LabelSettings& o) {
    labels |= o.labels;
    return *this;
  }
};
struct GroupSettings {
  Labels labels{};
  Labels rows{};
  Labels columns{};
  GroupSettings& operator-=(const GroupSettings& o) {
    labels -= o.labels;
    rows -= o.rows;
    columns -= o.columns;
    return *this;
  }
  GroupSettings& operator|=(const GroupSettings& o) {
    labels |= o.labels;
    rows |= o.rows;
    columns |= o.columns;
    return *this;
  }
};
template <bool kGroups>
using Settings = std::conditional_t<kGroups, GroupSettings, LabelSettings>;

// A setting as a number: labels up to 729, behind them row segments and column segments, 243 each.
using Setting = std::uint16_t;
inline constexpr int kRowGroups = 729;
inline constexpr int kColumnGroups = 729 + 243;

inline std::size_t first_cell_of(Setting group) {
  const std::size_t i = (group - std::size_t{kRowGroups}) % 27;  // both kinds begin at one of 27
  return group < kColumnGroups ? i * 3 : i / 9 * 27 + i % 9;
}
inline int digit_of(Setting x) {
  return x < kRowGroups      ? x / 81
         : x < kColumnGroups ? (x - kRowGroups) / 27
                             : (x - kColumnGroups) / 27;
}
inline Setting row_group_at(int digit, int cell) {
  return static_cast<Setting>(kRowGroups + digit * 27 + cell / 3);
}
inline Setting column_group_at(int digit, int cell) {
  return static_cast<Setting>(kColumnGroups + digit * 27 + cell / 27 * 9 + cell % 9);
}
inline Plane row_group_cells(Plane first) {
  return (first << 3) - first;
}
inline Plane column_group_cells(Plane first) {
  return first | (first << 9) | (first << 18);
}
// The cells of a setting, and those of its digit that it strikes.
inline Plane cells_of(Setting x) {
  if (x < kRowGroups) return kCellBit[x % 81];
  const Plane first = kCellBit[first_cell_of(x)];
  return x < kColumnGroups ? row_group_cells(first) : column_group_cells(first);
}
inline Plane struck_by(Setting x) {
  if (x < kRowGroups) return kPeers[x % 81];
  const std::size_t c = first_cell_of(x);
  const std::size_t step = x < kColumnGroups ? 1 : 9;
  return kPeers[c] & kPeers[c + step] & kPeers[c + 2 * step];
}

enum class Layer : std::uint8_t { kStuck, kMoved, kEmpty, kClash };
inline constexpr int kNever = 1000;

// Cells that have one candidate.
inline Plane settled_in(const Labels& s) {
  Plane one = kNothing, two = kNothing;
  for (const Plane& p : s.of) {
    two |= one & p;
    one |= p;
  }
  return one & ~two;
}
inline bool is_solved(const Labels& s) {
  Plane one = kNothing, two = kNothing;
  for (const Plane& p : s.of) {
    two |= one & p;
    one |= p;
  }
  return !any(two);
}

template <bool kGroups>
struct Trial {
  Labels s;
  Plane settled;           // cells whose label has been set
  unsigned dirty = 0x1FF;  // planes of which nobody has looked for the Singles of houses

  // Sets a label; planes that change become dirty.
  void set(Label x) {
    const Plane bit = kCellBit[static_cast<std::size_t>(x.cell())];
    for (unsigned e = 0; e < 9; ++e) {
      dirty |= any(s.of[e] & bit) ? 1U << e : 0;
      s.of[e] &= ~bit;
    }
    const int d = x.digit();
    s.of[d] = (s.of[d] & ~kPeers[static_cast<std::size_t>(x.cell())]) | bit;
    settled |= bit;
  }
  void make(Setting x) {
    if (x < kRowGroups) return set({x});
    s.of[digit_of(x)] &= ~struck_by(x);
    dirty |= 1U << digit_of(x);
  }

  // Whether a variable is empty that has changed.
  bool has_empty() const {
    Plane one = kNothing, missing = kNothing;
    for (unsigned d = 0; d < 9; ++d) {
      const Plane p = s.of[d];
      one |= p;
      if ((dirty >> d & 1U) == 0) continue;
      const Plane a = (p | (p >> 1) | (p >> 2)) & in_each_band(kTriples);
      const Plane c = p | (p >> 9) | (p >> 18);
      missing |= ((a | (a >> 3) | (a >> 6)) & in_each_band(kRowBits)) ^ in_each_band(kRowBits);
      missing |= ((a | (a >> 9) | (a >> 18)) & in_each_band(kBoxBits)) ^ in_each_band(kBoxBits);
      missing |= (in_any_word(c) & kAllColumns) ^ kAllColumns;
    }
    return any(missing | (one ^ in_each_band(kBand)));
  }

  // The settings that can be made: Singles of cells, and those of houses and groups in planes that
  // are dirty. A group that strikes nothing is none. False if a variable is empty.
  bool find(Settings<kGroups>& now) const {
    Plane one = kNothing, two = kNothing;
    for (const Plane& p : s.of) {
      two |= one & p;
      one |= p;
    }
    const Plane naked = one & ~two & ~settled;
    Plane missing = one ^ in_each_band(kBand);
    for (unsigned d = 0; d < 9; ++d) {
      const Plane p = s.of[d];
      Plane h = p & naked;
      if constexpr (kGroups) now.rows.of[d] = now.columns.of[d] = kNothing;
      if ((dirty >> d & 1U) != 0) {
        const Counted n = counted(p);
        missing |= (n.row1 ^ in_each_band(kRowBits)) | (n.box1 ^ in_each_band(kBoxBits)) |
                   (n.column1 ^ kAllColumns);
        h |= p & ~settled &
             (whole_rows(n.row1 & ~n.row2) | whole_boxes(n.box1 & ~n.box2) |
              whole_columns(n.column1 & ~n.column2));
        if constexpr (kGroups) find_groups(p, n, now.rows.of[d], now.columns.of[d]);
      }
      now.labels.of[d] = h;
    }
    return !any(missing);
  }

  // All of them at once. kClash: two strike each other, so that the first alone leaves the
  // variable of the second empty.
  Layer make_all(const Settings<kGroups>& now) {
    Plane set_now = kNothing, clash = kNothing;
    for (const Plane& h : now.labels.of) {
      clash |= set_now & h;
      set_now |= h;
    }
    settled |= set_now;
    dirty = 0;
    for (unsigned d = 0; d < 9; ++d) {
      const Plane h = now.labels.of[d];
      const Plane p = s.of[d];
      Plane after = p & (~set_now | h);
      if (any(h)) {
        const Counted n = counted(h);
        clash |= n.row2 | n.box2 | n.column2;
        after &= ~(whole_rows(n.row1) | whole_boxes(n.box1) | whole_columns(n.column1)) | h;
      }
      if constexpr (kGroups) {
        if (any(now.rows.of[d])) strike_by_rows(now.rows.of[d], after, clash);
        if (any(now.columns.of[d])) strike_by_columns(now.columns.of[d], after, clash);
      }
      dirty |= any(after ^ p) ? 1U << d : 0;
      s.of[d] = after;
    }
    if (any(clash)) return Layer::kClash;
    return dirty != 0 || any(set_now) ? Layer::kMoved : Layer::kStuck;
  }

  // Both, but without those that are excluded (null: none are).
  Layer step(const Settings<kGroups>* excluded) {
    Settings<kGroups> now;
    if (!find(now)) return Layer::kEmpty;
    if (excluded != nullptr) now -= *excluded;
    return make_all(now);
  }

  // After how many layers a variable is empty; kNever if it takes more than `most`, or never comes:
  // then `stuck` is true, and this is all that follows.
  int reach(const Settings<kGroups>* excluded, int most, bool& stuck) {
    for (int layer = 0;; ++layer) {
      if (layer >= most) return has_empty() ? layer : kNever;
      switch (step(excluded)) {
        case Layer::kEmpty:
          return layer;
        case Layer::kClash:
          return layer + 1;
        case Layer::kStuck:
          stuck = true;
          return kNever;
        case Layer::kMoved:
          break;
      }
    }
  }

  // To the end; false if a variable is empty, and the state is in between then.
  bool close() {
    for (;;) {
      switch (step(nullptr)) {
        case Layer::kMoved:
          break;
        case Layer::kStuck:
          return true;
        default:
          return false;
      }
    }
  }

 private:
  static void find_groups(Plane p, const Counted& n, Plane& rows, Plane& columns) {
    const Plane a = n.triple1;
    const Plane a3 = a >> 3, a6 = a >> 6, a9 = a >> 9, a18 = a >> 18;
    const Plane row = (a ^ a3 ^ a6) & ~(a & a3 & a6) & in_each_band(kRowBits);
    const Plane box = (a ^ a9 ^ a18) & ~(a & a9 & a18) & in_each_band(kBoxBits);
    rows = n.triple2 & ((row | (row << 3) | (row << 6)) ^ (box | (box << 9) | (box << 18)));
    const Plane p9 = p >> 9, p18 = p >> 18;
    const Plane c = (p | p9 | p18) & in_each_band(kColumnBits);
    const Plane u = ((p & p9) | ((p | p9) & p18)) & in_each_band(kColumnBits);
    const Plane column = n.column1 & ~in_any_word(pairs_of_words(c));
    const Plane c1 = c >> 1, c2 = c >> 2;
    const Plane cbox = (c ^ c1 ^ c2) & ~(c & c1 & c2) & in_each_band(kBoxBits);
    columns = u & (column ^ ((cbox << 3) - cbox));
  }
  static void strike_by_rows(Plane g, Plane& after, Plane& clash) {
    const Plane g3 = g >> 3, g6 = g >> 6, g9 = g >> 9, g18 = g >> 18;
    clash |= ((g & g3) | ((g | g3) & g6)) & in_each_band(kRowBits);
    clash |= ((g & g9) | ((g | g9) & g18)) & in_each_band(kBoxBits);
    after &= ~(whole_rows((g | g3 | g6) & in_each_band(kRowBits)) |
               whole_boxes((g | g9 | g18) & in_each_band(kBoxBits))) |
             row_group_cells(g);
  }
  static void strike_by_columns(Plane g, Plane& after, Plane& clash) {
    const Plane g1 = g >> 1, g2 = g >> 2;
    clash |= pairs_of_words(g);
    clash |= ((g & g1) | ((g | g1) & g2)) & in_each_band(kBoxBits);
    after &=
        ~(whole_columns(in_any_word(g)) | whole_boxes((g | g1 | g2) & in_each_band(kBoxBits))) |
        column_group_cells(g);
  }
};

// Singles to the end; false if a variable is empty.
inline bool close(Labels& s) {
  Trial<false> t{s, kNothing, 0x1FF};
  const bool holds = t.close();
  s = t.s;
  return holds;
}
// Singles and locked candidates (whip[1]) to the end. These are the groups that any grid has.
inline bool close_with_locked(Labels& s) {
  Trial<true> t{s, kNothing, 0x1FF};
  const bool holds = t.close();
  s = t.s;
  return holds;
}

}  // namespace nonet::csp
