#include "nonet/draw/clue_board.h"

#include <algorithm>
#include <cmath>

#include "nonet/draw/lettering.h"
#include "nonet/draw/style.h"

namespace nonet::draw {
namespace {

// Deep enough for any puzzle; what is nested deeper is not looked into.
constexpr int kMostNested = 8;

void gather(const Clue& clue, int depth, Spots& all) {
  for (const Spots& set : clue.sets) all.insert(all.end(), set.begin(), set.end());
  if (depth == kMostNested) return;
  for (const std::vector<Clue>& branch : clue.branches) {
    for (const Clue& each : branch) gather(each, depth + 1, all);
  }
}

}  // namespace

Spots ClueBoard::cells_of(const Clue& clue, std::size_t nth) const {
  Spots cells;
  if (nth >= clue.sets.size()) return cells;
  for (const Spot spot : clue.sets[nth]) {
    if (spot < variant_.cells()) cells.push_back(spot);
  }
  return cells;
}

Spots ClueBoard::all_cells_of(const Clue& clue) const {
  Spots all;
  gather(clue, 0, all);
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  std::erase_if(all, [&](Spot spot) { return spot >= variant_.cells(); });
  return all;
}

void ClueBoard::label(Spots cells, const std::string& text) {
  constexpr double kInset = 4, kHeight = 18, kAir = 3;
  if (text.empty() || cells.empty()) return;
  std::sort(cells.begin(), cells.end());
  const double width = width_of(text, style_of("clue-label").font_size) + 2 * kAir;
  // A wide text takes both corners.
  const bool wide = width > kCell / 2;
  std::pair<Spot, int> place = {cells.front(), 0};
  for (const Spot spot : cells) {
    const bool left = !taken_.contains({spot, 0}), right = !taken_.contains({spot, 1});
    if (wide ? !(left && right) : !left && !right) continue;
    place = {spot, left ? 0 : 1};
    break;
  }
  taken_.insert(place);
  if (wide) taken_.insert({place.first, 1});
  const Point corner = corner_of(place.first);
  const double x = place.second == 0 ? corner.x + kInset : corner.x + kCell - kInset - width;
  const double y = corner.y + kInset;
  over(rectangle_shape("clue-back", {x, y}, width, kHeight, 3));
  over(text_shape("clue-label", {x + width / 2, y + kHeight / 2}, text));
  drawing_.labels = true;
}

Point ClueBoard::beside(int row, int col) {
  constexpr double kRoom = 64;
  constexpr int kMostDeep = 6;
  const int deep = std::min(beside_[{row, col}]++, kMostDeep - 1);
  const double out = kRoom * (deep + 0.5), reach = kRoom * (deep + 1) + 4;
  Point at = {(col + 0.5) * kCell, (row + 0.5) * kCell};
  if (col < 0) at.x = -out, drawing_.left = std::max(drawing_.left, reach);
  if (row < 0) at.y = -out, drawing_.top = std::max(drawing_.top, reach);
  if (col >= cols()) at.x = cols() * kCell + out, drawing_.right = std::max(drawing_.right, reach);
  if (row >= rows()) {
    at.y = rows() * kCell + out;
    drawing_.bottom = std::max(drawing_.bottom, reach);
  }
  return at;
}

Path contour(const ClueBoard& board, const Spots& cells, double inset) {
  std::vector<bool> has(static_cast<std::size_t>(board.variant().cells()), false);
  for (const Spot spot : cells) has[spot] = true;
  const auto in = [&](int row, int col) {
    return board.inside(row, col) && has[board.at(row, col)];
  };
  // Edges clockwise around the cells, from where each begins to where it ends. Of a cell and a side
  // of it: where the next side begins depends on the neighbours there.
  using Corner = std::pair<double, double>;
  std::map<Corner, Corner> edges;
  struct Side {
    int up_row, up_col;      // across the side
    int next_row, next_col;  // along it, clockwise
  };
  constexpr Side kSides[] = {{-1, 0, 0, 1}, {0, 1, 1, 0}, {1, 0, 0, -1}, {0, -1, -1, 0}};
  for (std::size_t i = 0; i < has.size(); ++i) {
    if (!has[i]) continue;
    const int row = board.row_of(static_cast<Spot>(i)), col = board.col_of(static_cast<Spot>(i));
    const Point middle = board.centre_of(static_cast<Spot>(i));
    for (const Side& side : kSides) {
      if (in(row + side.up_row, col + side.up_col)) continue;
      // How far the edge reaches from the middle of the side towards an end.
      const auto reach = [&](int sign) {
        const int r = row + sign * side.next_row, c = col + sign * side.next_col;
        if (!in(r, c)) return kCell / 2 - inset;
        return in(r + side.up_row, c + side.up_col) ? kCell / 2 + inset : kCell / 2;
      };
      const auto end = [&](int sign) {
        const double along = sign * reach(sign), across = kCell / 2 - inset;
        return Corner{middle.x + side.up_col * across + side.next_col * along,
                      middle.y + side.up_row * across + side.next_row * along};
      };
      edges[end(-1)] = end(1);
    }
  }
  Path path;
  while (!edges.empty()) {
    std::vector<Corner> loop;
    for (auto edge = edges.begin(); edge != edges.end(); edge = edges.find(loop.back())) {
      if (loop.empty()) loop.push_back(edge->first);
      loop.push_back(edge->second);
      edges.erase(edge);
    }
    loop.pop_back();
    // Without the points within straight lines.
    bool first = true;
    for (std::size_t i = 0; i < loop.size(); ++i) {
      const Corner &before = loop[(i + loop.size() - 1) % loop.size()], &here = loop[i],
                   &after = loop[(i + 1) % loop.size()];
      const bool straight = (before.first == here.first && here.first == after.first) ||
                            (before.second == here.second && here.second == after.second);
      if (straight) continue;
      const Point point = {here.first, here.second};
      first ? path.move(point) : path.line(point);
      first = false;
    }
    path.close();
  }
  return path;
}

std::vector<Point> middles(const ClueBoard& board, const Spots& cells) {
  std::vector<Point> points;
  for (const Spot spot : cells) {
    const Point point = board.centre_of(spot);
    if (points.empty() || points.back() != point) points.push_back(point);
  }
  return points;
}

Point rim_towards(const Point& middle, const Point& to) {
  const double dx = to.x - middle.x, dy = to.y - middle.y;
  const double most = std::max(std::abs(dx), std::abs(dy));
  if (most == 0) return middle;
  return {middle.x + dx / most * kCell / 2, middle.y + dy / most * kCell / 2};
}

}  // namespace nonet::draw
