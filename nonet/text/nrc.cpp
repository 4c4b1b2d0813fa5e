#include "nonet/text/nrc.h"

#include <algorithm>
#include <optional>

#include "nonet/core/names.h"
#include "nonet/text/expert.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

using LineKind = Inference::Kind;

bool are_linked(const Topology& topology, Candidate a, Candidate b) {
  if (a == b) return false;
  return a.cell == b.cell || (a.digit == b.digit && topology.peers(a.cell).contains(b.cell));
}

struct Variable {
  Truth truth;
  std::vector<Candidate> held;  // by the grid
  Node right;                   // empty: the last
  std::optional<Candidate> left;
};

// What all cells of the segment see in which a group lies, also those that hold nothing.
CellSet seen_by_segment(const CellSet& group) {
  const Cell first = group.first();
  bool in_row = true;
  for (const Cell c : group) in_row = in_row && row_of(c) == row_of(first);
  CellSet seen;
  for (const Cell c : Cell::all()) {
    const bool same_box =
        row_of(c) / 3 == row_of(first) / 3 && column_of(c) / 3 == column_of(first) / 3;
    const bool same_line = in_row ? row_of(c) == row_of(first) : column_of(c) == column_of(first);
    if (same_box != same_line) seen.insert(c);
  }
  return seen;
}

bool is_struck_by(const Topology& topology, const Node& node, Candidate x) {
  if (node.cells.size() == 1) return are_linked(topology, {node.cells.first(), node.digit()}, x);
  return x.digit == node.digit() && seen_by_segment(node.cells).contains(x.cell);
}

std::vector<Candidate> held_by(const Grid& grid, Truth truth) {
  std::vector<Candidate> held;
  if (truth.is_cell()) {
    for (const Digit d : grid.candidates(truth.cell())) held.push_back({truth.cell(), d});
  } else {
    for (const Cell c : grid.places(truth.house(), truth.digit())) {
      held.push_back({c, truth.digit()});
    }
  }
  return held;
}

class Chain {
 public:
  Chain(const Grid& grid, Candidate target) : grid_(grid), target_(target) {}

  void add(Truth truth, const Node& right) {
    variables_.push_back({truth, held_by(grid_, truth), right, std::nullopt});
  }

  std::string text() {
    const bool whip = lean(0);
    if (!whip && !link_anyhow()) return "";
    std::string links;
    bool groups = false;
    for (const Variable& v : variables_) {
      if (!links.empty()) links += " - ";
      const std::string right = v.right.cells.empty() ? "." : inside(v.truth, v.right);
      links += name_of_variable(v.truth) + "{" +
               inside(v.truth, Node(v.left->digit, {v.left->cell})) + " " + right + "}";
      groups |= v.right.cells.size() > 1;
    }
    return std::string(groups ? "g-" : "") + (whip ? "whip[" : "braid[") +
           std::to_string(variables_.size()) + "]: " + links;
  }

 private:
  Node before(std::size_t k) const {
    return k == 0 ? Node(target_.digit, {target_.cell}) : variables_[k - 1].right;
  }

  // Each on the one before, and no candidate twice.
  bool lean(std::size_t k) {
    if (k == variables_.size()) return true;
    for (const Candidate x : variables_[k].held) {
      const bool taken = std::any_of(variables_.begin(), variables_.begin() + std::ptrdiff_t(k),
                                     [&](const Variable& v) { return v.left == x; });
      if (taken || !is_struck_by(grid_.topology(), before(k), x)) continue;
      variables_[k].left = x;
      if (lean(k + 1)) return true;
    }
    variables_[k].left.reset();
    return false;
  }

  // On whatever was found before.
  bool link_anyhow() {
    for (std::size_t k = 0; k < variables_.size(); ++k) {
      for (std::size_t from = 0; from <= k && !variables_[k].left; ++from) {
        for (const Candidate x : variables_[k].held) {
          if (is_struck_by(grid_.topology(), before(k - from), x)) variables_[k].left = x;
        }
      }
      if (!variables_[k].left) return false;
    }
    return true;
  }

  // "r4c2", "r4n4", "c5n6", "b8n9".
  std::string name_of_variable(Truth truth) const {
    if (truth.is_cell()) return name_of(truth.cell());
    return short_houses({truth.house()}, grid_.topology()) + "n" +
           std::to_string(truth.digit().number());
  }

  // What the name leaves open: the digit, the column, the row, the cell.
  std::string inside(Truth truth, const Node& node) const {
    if (truth.is_cell()) return "n" + std::to_string(node.digit().number());
    const std::string house = short_houses({truth.house()}, grid_.topology());
    if (house[0] == 'b') return short_cells(node.cells);
    std::string text = house[0] == 'r' ? "c" : "r";
    for (const Cell c : node.cells) {
      text += std::to_string((house[0] == 'r' ? column_of(c) : row_of(c)) + 1);
    }
    return text;
  }

  const Grid& grid_;
  Candidate target_;
  std::vector<Variable> variables_;
};

// Locked candidates: all places of one truth see what goes.
std::string locked_text(const Step& step, const Grid& before) {
  const bool one = step.truths.size() == 1 && !step.truths[0].is_cell() &&
                   step.placements.empty() && !step.removals.empty() && step.rules.empty() &&
                   step.deadly.empty();
  if (!one) return "";
  Chain chain(before, step.removals[0]);
  chain.add(step.truths[0], {});
  return chain.text();
}

}  // namespace

std::string nrc_text(const Step& step, const Grid& before) {
  const bool classic = before.rulebook() == nullptr && &before.topology() == &Topology::classic();
  if (!classic || !step.placements.empty() || step.removals.empty()) return "";
  const std::string effect = " ==> " + short_effects(step, before.topology());
  if (step.inferences.empty()) {
    const std::string text = locked_text(step, before);
    return text.empty() ? "" : text + effect;
  }
  const auto& story = step.inferences;
  if (step.removals.size() != 1 || story.size() < 2) return "";
  const Candidate target = step.removals[0];
  if (story.front().kind != LineKind::kAssume || !story.front().holds ||
      story.front().node != Node(target.digit, {target.cell}) ||
      story.back().kind != LineKind::kConflict) {
    return "";
  }
  Chain chain(before, target);
  for (std::size_t i = 1; i < story.size(); ++i) {
    const Inference& line = story[i];
    const bool last = i + 1 == story.size();
    if (line.by.size() != 1 || line.level != 0 || line.rule >= 0) return "";
    if (!last && (line.kind != LineKind::kFollows || !line.holds || line.node.is_set())) return "";
    chain.add(line.by[0], last ? Node() : line.node);
  }
  const std::string text = chain.text();
  return text.empty() ? "" : text + effect;
}

}  // namespace nonet
