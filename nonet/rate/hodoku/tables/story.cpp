#include "nonet/rate/hodoku/tables/story.h"

#include <algorithm>

#include "nonet/logic/links.h"
#include "nonet/rate/hodoku/tables/derivation.h"

namespace nonet::tables {
namespace {

using Kind = Inference::Kind;

Node node_of(const Statements& statements, Statement s) {
  return {statements.digit(s.item()), statements.cells(s.item())};
}

void mark(const Statements& statements, Role role, Statement s, Step& step) {
  const Digit d = statements.digit(s.item());
  for (Cell c : statements.cells_with(s.item(), d)) add_mark(role, {c, d}, step);
}

void sort_truths(Step& step) {
  std::sort(step.truths.begin(), step.truths.end());
  step.truths.erase(std::unique(step.truths.begin(), step.truths.end()), step.truths.end());
}

// Tells the statements of a chain one after the other, false and true in turn. A set that loses a
// digit is told twice: that it does, and that it then holds the others.
class ChainStory {
 public:
  ChainStory(const Statements& statements, const Links& links, Step& step)
      : statements_(statements), links_(links), step_(step) {}

  void add(Statement s) {
    const int item = s.item();
    const Digit d = statements_.digit(item);
    Inference& told = tell({d, statements_.cells_with(item, d)}, s.holds());
    if (step_.inferences.size() == 1) {
      told.kind = Kind::kAssume;
    } else {
      told.by = s.holds() ? std::vector<Truth>{strong_truth(s)} : weak_truths(item);
    }
    if (s.holds()) step_.truths.insert(step_.truths.end(), told.by.begin(), told.by.end());
    if (statements_.is_set(item)) {
      Inference& locked =
          tell({statements_.set(item).digits - DigitSet{d}, statements_.cells(item)}, true);
      for (Cell c : statements_.cells(item)) locked.by.emplace_back(c);
      step_.truths.insert(step_.truths.end(), locked.by.begin(), locked.by.end());
    }
    last_ = s;
  }

 private:
  Inference& tell(const Node& node, bool holds) {
    Inference& inference = step_.inferences.emplace_back();
    inference.node = node;
    inference.holds = holds;
    for (Cell c : node.cells) {
      for (Digit d : node.digits& statements_.grid().candidates(c)) {
        add_mark(Role::kPattern, {c, d}, step_);
      }
    }
    return inference;
  }

  // By what the last statement leaves nothing but this one.
  Truth strong_truth(Statement s) const {
    for (const Entry& entry : links_.of(last_)) {
      if (entry.statement == s) return entry.by;
    }
    return {};
  }

  // What an item shares with the one before. A set may be joined to it cell by cell.
  std::vector<Truth> weak_truths(int item) const {
    const int last = last_.item();
    if (!statements_.is_set(item) && !statements_.is_set(last)) {
      return {shared_truth(statements_, item, last)};
    }
    const Digit d = statements_.digit(item);
    std::vector<Truth> truths;
    for (Cell a : statements_.cells_with(item, d)) {
      for (Cell b : statements_.cells_with(last, d)) {
        const Truth truth(*house_joining(statements_.topology(), a, b), d);
        if (std::find(truths.begin(), truths.end(), truth) == truths.end()) truths.push_back(truth);
      }
    }
    return truths;
  }

  const Statements& statements_;
  const Links& links_;
  Step& step_;
  Statement last_;
};

class ForcingStory {
 public:
  ForcingStory(const Statements& statements, const Links& links, Mode mode, Step& step)
      : statements_(statements), links_(links), net_(mode == Mode::kNet), step_(step) {}

  void tell_contradiction(const Forcing& forcing) {
    const Statement premise = forcing.chains.front().premise;
    const Table table(statements_, links_, premise);
    Derivation derivation(statements_, links_, table);
    // What is found true comes last: the truth that it follows by is the one that fails.
    for (bool holds : {false, true}) {
      for (const Ends& ends : forcing.chains) {
        if (ends.target.holds() == holds) derivation.derive(ends.target);
      }
    }
    const Truth failing = forcing.truth ? *forcing.truth : failing_truth(derivation, premise);
    tell(Kind::kAssume, premise, {}, 0);
    tell_lines(derivation, 0, 0);
    tell_truth(Kind::kConflict, failing, 0);
  }

  void tell_verity(const Forcing& forcing) {
    if (forcing.truth) tell_truth(Kind::kSplit, *forcing.truth, 0);
    for (const Ends& ends : forcing.chains) {
      const Table table(statements_, links_, ends.premise);
      Derivation derivation(statements_, links_, table);
      derivation.derive(ends.target);
      if (ends.premise.holds()) {
        tell(Kind::kAssume, ends.premise, {}, 1);
        tell_lines(derivation, 0, 1);
      } else {
        tell_otherwise(ends.premise, derivation);
      }
    }
    tell(Kind::kInEveryCase, forcing.conclusion, {}, 0);
  }

 private:
  // The case that a candidate is false begins with a link to the only other way of a truth: these
  // two are the ways that the story splits into, and the split stands before both.
  void tell_otherwise(Statement premise, const Derivation& derivation) {
    const Derivation::Line& first = derivation.lines().front();
    Inference split;
    split.kind = Kind::kSplit;
    split.by = {first.by};
    step_.truths.push_back(first.by);
    step_.inferences.insert(step_.inferences.begin(), split);
    tell(Kind::kAssume, first.statement, {}, 1);
    tell(Kind::kFollows, premise, first.by, 1);
    tell_lines(derivation, 1, 1);
  }

  // Takes the clash at the end out of the lines: the truth by which something was found true that
  // can't be has no candidate left.
  static Truth failing_truth(Derivation& derivation, Statement premise) {
    if (derivation.lines().empty()) return {};
    Derivation::Line last = derivation.last();
    if (!last.statement.holds()) {
      const Derivation::Line* clash = derivation.line_of(last.statement.opposite());
      if (clash != nullptr) return clash->by;
      // The premise itself: then what took its place can't be there.
      derivation.drop_last();
      if (last.statement.opposite() != premise || derivation.lines().empty()) return last.by;
      last = derivation.last();
    }
    derivation.drop_last();
    return last.by;
  }

  void tell_lines(const Derivation& derivation, std::size_t from, int level) {
    const std::vector<Derivation::Line>& lines = derivation.lines();
    for (std::size_t i = from; i < lines.size(); ++i) {
      const Derivation::Line& line = lines[i];
      const bool is_last = i + 1 == lines.size();
      const bool said = net_ && !line.statement.holds() && is_candidate(line.statement) &&
                        is_candidate(line.cause) && !is_last;
      if (!said) tell(Kind::kFollows, line.statement, line.by, level);
    }
  }

  void tell(Kind kind, Statement s, std::optional<Truth> by, int level) {
    Inference inference;
    inference.kind = kind;
    inference.node = node_of(statements_, s);
    inference.holds = s.holds();
    inference.level = static_cast<std::int16_t>(level);
    if (by) inference.by = {*by};
    step_.inferences.push_back(std::move(inference));
    if (by && s.holds()) step_.truths.push_back(*by);
    if (kind == Kind::kAssume) mark(statements_, Role::kAssumed, s, step_);
    if (kind == Kind::kFollows) mark(statements_, Role::kPattern, s, step_);
  }

  void tell_truth(Kind kind, Truth truth, int level) {
    Inference inference;
    inference.kind = kind;
    inference.by = {truth};
    inference.level = static_cast<std::int16_t>(level);
    step_.inferences.push_back(std::move(inference));
    step_.truths.push_back(truth);
  }

  bool is_candidate(Statement s) const { return statements_.is_candidate(s.item()); }

  const Statements& statements_;
  const Links& links_;
  const bool net_;
  Step& step_;
};

}  // namespace

void tell_loop(const Statements& statements, const Links& links, const Ends& ends, Step& step) {
  const Table table(statements, links, ends.premise);
  const Chain chain = chain_to(ends.target, table, statements, links);
  // A candidate that makes itself false is false because of the chain within.
  std::span<const Statement> inner(chain.statements);
  if (inner.front().holds()) inner = inner.subspan(1);
  if (!inner.back().holds()) inner = inner.first(inner.size() - 1);
  ChainStory story(statements, links, step);
  for (Statement s : inner) story.add(s);
  const Cell first = statements.first_cell(ends.premise.item());
  const bool ring = inner.size() == chain.statements.size() &&
                    ends.premise.item() != ends.target.item() &&
                    statements.first_cell(ends.target.item()) == first;
  if (ring) story.add(ends.premise);
  mark(statements, Role::kPincer, inner.front(), step);
  mark(statements, Role::kPincer, inner.back(), step);
  sort_truths(step);
}

void tell_forcing(const Statements& statements, const Links& links, Mode mode,
                  const Forcing& forcing, Step& step) {
  ForcingStory story(statements, links, mode, step);
  if (forcing.verity) {
    story.tell_verity(forcing);
  } else {
    story.tell_contradiction(forcing);
  }
  sort_truths(step);
}

}  // namespace nonet::tables
