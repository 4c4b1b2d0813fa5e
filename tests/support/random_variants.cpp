#include "support/random_variants.h"

#include <algorithm>
#include <numeric>

namespace nonet::test {

Variant RandomVariants::grid() {
  Variant variant;
  variant.rows = number(3, 16);
  variant.cols = chance(3) ? number(3, 16) : variant.rows;
  variant.low = chance(4) ? 0 : 1;
  const int size = std::max(variant.rows, variant.cols);
  variant.high = variant.low + size - 1;
  if (chance(4)) variant.high = std::min(variant.low + kMostDigits - 1, variant.high + 1);
  if (!chance(3)) variant.boxes = standard_boxes(variant.rows, variant.cols, size);
  if (chance(4)) {
    // Pairs of columns in a row, and some cells in no box.
    variant.boxes.clear();
    int next = 0;
    for (int i = 0; i < variant.cells(); ++i) {
      const bool begins = i % variant.cols % 2 == 0;
      const int box = begins || variant.boxes.back() < 0 ? next++ : variant.boxes.back();
      variant.boxes.push_back(box);
    }
  }
  add_givens(variant);
  return variant;
}

Variant RandomVariants::square(int size) {
  Variant variant;
  variant.rows = variant.cols = variant.high = size;
  variant.boxes = standard_boxes(size, size, size);
  add_givens(variant);
  return variant;
}

void RandomVariants::add_givens(Variant& variant) {
  variant.givens.resize(static_cast<std::size_t>(variant.cells()));
  for (std::optional<int>& given : variant.givens) {
    if (chance(20)) given = number(variant.low, variant.high);
  }
}

std::vector<Spot> RandomVariants::cells(const Variant& variant, int count) {
  std::vector<Spot> all(static_cast<std::size_t>(variant.cells()));
  std::iota(all.begin(), all.end(), Spot{0});
  std::shuffle(all.begin(), all.end(), random_);
  all.resize(std::min(all.size(), static_cast<std::size_t>(count)));
  return all;
}

Clue RandomVariants::clue(Kind kind, const Variant& variant) {
  Clue clue;
  clue.kind = kind;
  std::string_view members = row_of(kind).members;
  while (!members.empty()) {
    std::string_view member = members.substr(0, members.find(' '));
    members.remove_prefix(std::min(members.size(), member.size() + 1));
    const bool optional = member.ends_with('?');
    if (optional) member.remove_suffix(1);
    if (!optional || chance(2)) add(clue, member, variant);
  }
  return clue;
}

void RandomVariants::add(Clue& clue, std::string_view member, const Variant& variant) {
  auto digits = [&](int count) {
    std::vector<int> list;
    for (int i = 0; i < count; ++i) list.push_back(number(variant.low, variant.high));
    return list;
  };
  const bool pair =
      clue.kind == Kind::kKropki || clue.kind == Kind::kXv || clue.kind == Kind::kGreater;
  if (member == "cells") {
    const bool square = clue.kind == Kind::kQuadruple;
    if (square) {
      const int row = number(0, variant.rows - 2), col = number(0, variant.cols - 2);
      const auto first = static_cast<Spot>(row * variant.cols + col);
      const auto below = static_cast<Spot>(first + variant.cols);
      clue.sets.push_back(
          {first, static_cast<Spot>(first + 1), below, static_cast<Spot>(below + 1)});
    } else if (clue.kind == Kind::kLittleKiller && chance(2)) {
      clue.sets.emplace_back();
      for (int i = 0; i < std::min(variant.rows, variant.cols); ++i) {
        clue.sets.back().push_back(static_cast<Spot>(i * variant.cols + i));
      }
    } else {
      clue.sets.push_back(cells(variant, pair ? 2 : number(1, 5)));
    }
  } else if (member == "bulb" || member == "shaft" || member == "cell") {
    clue.sets.push_back(cells(variant, member == "shaft" ? number(1, 4) : 1));
  } else if (member == "copy") {
    clue.sets.push_back(cells(variant, static_cast<int>(clue.sets[0].size())));
  } else if (member == "sets") {
    for (int i = number(2, 3); i > 0; --i) clue.sets.push_back(cells(variant, 2));
  } else if (member == "sum" || member == "value" || member == "difference" ||
             member == "modulus" || member == "count") {
    clue.value = clue.kind == Kind::kXv ? (chance(2) ? 5 : 10) : number(1, 12);
  } else if (member == "digit") {
    clue.digits = digits(1);
  } else if (member == "digits") {
    clue.digits = digits(number(1, 3));
  } else if (member == "white") {
    clue.digits = chance(2) ? std::vector<int>{} : std::vector<int>{1};
  } else if (member == "black") {
    clue.more = chance(2) ? std::vector<int>{} : std::vector<int>{2};
  } else if (member == "coefficients") {
    clue.more.emplace();
    for (std::size_t i = 0; i < clue.sets[0].size(); ++i) clue.more->push_back(number(-2, 2));
  } else if (member == "box") {
    clue.more = {2, 2};
  } else if (member == "slow" || member == "repeats" || member == "loop") {
    clue.flag = true;
  } else if (member == "colour") {
    clue.word = chance(2) ? "white" : "black";
  } else if (member == "type") {
    clue.word = chance(2) ? "row" : "column";
  } else if (member == "which") {
    clue.word = chance(2) ? "both" : chance(2) ? "/" : "\\";
  } else if (member == "scope") {
    clue.word = chance(2) ? "all" : "consecutive";
  } else if (member == "pattern") {
    clue.word = chance(2) ? "[12]*.(3|\"4\")?" : ".{1,3}[^1]+";
  } else if (member == "line") {
    clue.is_column = chance(2);
    clue.line = number(0, (clue.is_column ? variant.cols : variant.rows) - 1);
  } else if (member == "from") {
    const bool back = chance(2);
    clue.word = clue.is_column ? (back ? "bottom" : "top") : (back ? "right" : "left");
  } else if (member == "table") {
    for (int i = 0; i < variant.digits(); ++i) {
      clue.table.emplace_back();
      for (int j = 0; j < variant.digits(); ++j) clue.table.back() += chance(3) ? '0' : '1';
    }
  } else if (member == "start") {
    clue.own.start = {0};
  } else if (member == "accept") {
    clue.own.accept = {number(0, 2)};
  } else if (member == "next") {
    clue.own.next.resize(3);
    for (auto& state : clue.own.next) {
      state.resize(static_cast<std::size_t>(variant.digits()));
      for (auto& to : state) {
        for (int i = number(0, 2); i > 0; --i) to.push_back(number(0, 2));
      }
    }
  } else if (member == "branches") {
    for (int i = number(1, 3); i > 0; --i) {
      clue.branches.push_back({this->clue(Kind::kCage, variant)});
      if (chance(2)) clue.branches.back().push_back(this->clue(Kind::kThermo, variant));
    }
  }
}

}  // namespace nonet::test
