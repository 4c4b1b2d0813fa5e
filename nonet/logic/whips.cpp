// Whips, g-whips, braids and g-braids: a candidate is supposed, and a trail of questions, which
// digit a cell holds or where in a house a digit stands, each with one answer left, ends at one
// that has none. In a whip each question leans on the answer before it, in a braid on any; g- where
// an answer may be a group of cells. The shortest come first (csp/survey.h).
//
// Only of the ordinary game: its rows, columns and boxes, and no rules besides.
#include <optional>

#include "nonet/csp/from_grid.h"
#include "nonet/csp/survey.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/refutation.h"

namespace nonet {
namespace {

using csp::Label;
using csp::Labels;
using csp::Setting;

constexpr Technique row_of_kind(csp::Kind kind) {
  switch (kind) {
    case csp::Kind::kWhip:
      return Technique::kWhip;
    case csp::Kind::kGWhip:
      return Technique::kGWhip;
    case csp::Kind::kBraid:
      return Technique::kBraid;
    case csp::Kind::kGBraid:
      break;
  }
  return Technique::kGBraid;
}

// The truths that a candidate belongs to: its cell, row, column and box.
std::vector<Truth> truths_with(const Grid& grid, Candidate x) {
  std::vector<Truth> all = {Truth(x.cell)};
  for (const House h : grid.topology().houses_of(x.cell)) all.emplace_back(h, x.digit);
  return all;
}

// What a truth has left.
Labels left_of(const Grid& grid, Truth truth, const Labels& s) {
  Labels all = Labels::none();
  if (truth.is_cell()) {
    for (const Digit d : Digit::all()) all.add(csp::label_of({truth.cell(), d}));
  } else {
    for (const Cell c : grid.topology().cells(truth.house())) {
      all.add(csp::label_of({c, truth.digit()}));
    }
  }
  return all & s;
}

// The labels of a setting that are there.
Labels labels_in(Setting x, const Labels& s) {
  Labels all = Labels::none();
  all.of[csp::digit_of(x)] = csp::cells_of(x) & s.of[csp::digit_of(x)];
  return all;
}

bool holds_label(const Grid& grid, Truth truth, Label x) {
  const Candidate candidate = csp::candidate_of(x);
  if (truth.is_cell()) return truth.cell() == candidate.cell;
  return truth.digit() == candidate.digit &&
         grid.topology().cells(truth.house()).contains(candidate.cell);
}

// A trail that is told question by question.
class Trail {
 public:
  Trail(const Grid& grid, const csp::Found& found)
      : grid_(grid),
        start_(csp::labels_of(grid)),
        chain_(csp::Survey(start_, never_).chain(found)),
        now_{start_, csp::settled_in(start_), 0} {
    const Candidate z = csp::candidate_of(found.target);
    add(Inference::Kind::kAssume, Node(z.digit, {z.cell}), std::nullopt);
    now_.set(found.target);
    for (std::size_t k = 0; k < chain_.settings.size(); ++k) {
      const Setting setting = chain_.settings[k];
      const Labels leaves = labels_in(setting, now_.s);
      Node node(Digit(csp::digit_of(setting)), {});
      csp::each_label(leaves, [&](Label x) { node.cells.insert(csp::candidate_of(x).cell); });
      add(Inference::Kind::kFollows, node, question(leaves, k));
      now_.make(setting);
    }
    add(Inference::Kind::kConflict, {}, question(Labels::none(), chain_.settings.size()));
  }

  std::vector<Inference> story() && { return std::move(story_); }

 private:
  // The k-th question: one that leaves just these labels, and holds what a whip leans on; in a
  // braid something that is struck. None left: the last one.
  std::optional<Truth> question(const Labels& leaves, std::size_t k) const {
    auto fits = [&](Truth truth) {
      if (left_of(grid_, truth, now_.s) != leaves) return false;
      if (k < chain_.left.size()) return holds_label(grid_, truth, chain_.left[k]);
      return left_of(grid_, truth, start_) != leaves;
    };
    if (!leaves.empty()) {
      Candidate last{};
      csp::each_label(leaves, [&](Label x) { last = csp::candidate_of(x); });
      for (const Truth truth : truths_with(grid_, last)) {
        if (fits(truth)) return truth;
      }
      return std::nullopt;
    }
    for (const Cell c : Cell::all()) {
      if (fits(Truth(c))) return Truth(c);
    }
    for (const House h : grid_.topology().houses()) {
      for (const Digit d : Digit::all()) {
        if (fits(Truth(h, d))) return Truth(h, d);
      }
    }
    return std::nullopt;
  }

  void add(Inference::Kind kind, const Node& node, std::optional<Truth> by) {
    Inference line;
    line.kind = kind;
    line.node = node;
    if (by) line.by = {*by};
    story_.push_back(std::move(line));
  }

  const Grid& grid_;
  Labels start_;
  Stop never_;
  csp::Survey::Chain chain_;
  csp::Trial<true> now_;
  std::vector<Inference> story_;
};

}  // namespace

bool find_whip(const Grid& grid, const Ask& ask, Sink sink) {
  if (grid.rulebook() != nullptr || &grid.topology() != &Topology::classic()) return false;
  csp::Kinds wanted = 0;
  for (const csp::Kind kind : csp::kKinds) {
    if (ask.wants(row_of_kind(kind))) wanted |= csp::only(kind);
  }
  const Stop never;
  csp::Survey survey(csp::labels_of(grid), ask.stop != nullptr ? *ask.stop : never);
  return survey.each(wanted, ask.options.chains.most_questions, [&](const csp::Found& found) {
    auto tell = [found](const Grid& before, Step& step) {
      Refutation refutation;
      refutation.told = Trail(before, found).story();
      tell_refutation(csp::candidate_of(found.target), std::move(refutation), before, step);
    };
    const Candidate removals[] = {csp::candidate_of(found.target)};
    return sink({row_of_kind(found.kind), {}, removals, tell, found.length});
  });
}

}  // namespace nonet
