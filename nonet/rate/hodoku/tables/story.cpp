#include "nonet/rate/hodoku/tables/story.h"

#include "nonet/rate/hodoku/tables/derivation.h"
#include "nonet/rate/hodoku/tables/teller.h"

namespace nonet::tables {
namespace {

using Kind = Inference::Kind;

// Tells what follows from suppositions, each with a table of its own.
class Cases {
 public:
  Cases(const Statements& statements, const Links& links, bool net, Step& step)
      : statements_(statements), links_(links), net_(net), teller_(statements, step) {}

  Teller& teller() { return teller_; }

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
    std::vector<Statement> targets;
    for (const Ends& ends : forcing.chains) targets.push_back(ends.target);
    derivation.trim_to(targets);
    const auto failing = forcing.truth ? forcing.truth : failing_truth(derivation, premise);
    suppose(premise, 0);
    tell_lines(derivation, 0, 0);
    if (failing) teller_.name(Kind::kConflict, *failing, 0);
  }

  // From a true candidate to the end of its chain.
  void tell_case(const Ends& ends) {
    const Table table(statements_, links_, ends.premise);
    Derivation derivation(statements_, links_, table);
    derivation.derive(ends.target);
    derivation.trim_to({ends.target});
    suppose(ends.premise, 1);
    tell_lines(derivation, 0, 1);
  }

  // The case that a candidate is false begins with a link to the only other way of a truth: these
  // two are the ways that the story splits into.
  void tell_otherwise(const Ends& ends) {
    const Table table(statements_, links_, ends.premise);
    Derivation derivation(statements_, links_, table);
    derivation.derive(ends.target);
    derivation.trim_to({ends.target});
    const Derivation::Line first = derivation.lines().front();
    teller_.name_split_at_front(first.by);
    suppose(first.statement, 1);
    if (first.statement == ends.target) return;
    teller_.follow(ends.premise, first.statement, {}, 1);
    tell_lines(derivation, 1, 1);
  }

 private:
  void suppose(Statement s, int level) {
    teller_.suppose(s, level);
    teller_.mark(Role::kAssumed, s);
  }

  // Takes the clash at the end out of the lines: the truth by which something was found true that
  // can't be has no candidate left. Nothing where a set takes the premise away: then the last line
  // says it all.
  static std::optional<Truth> failing_truth(Derivation& derivation, Statement premise) {
    const Derivation::Line last = derivation.lines().back();
    if (last.statement.holds()) {
      derivation.drop_last();
      return last.by;
    }
    const Statement clash = last.statement.opposite();
    const Derivation::Line* found = derivation.line_of(clash == premise ? last.cause : clash);
    if (found == nullptr || !found->statement.holds()) return std::nullopt;
    const Truth failing = found->by;
    // What took the place of the premise can't be there.
    if (clash == premise) derivation.drop_last();
    if (clash == premise && derivation.lines().back().statement == last.cause) {
      derivation.drop_last();
    }
    return failing;
  }

  void tell_lines(const Derivation& derivation, std::size_t from, int level) {
    const std::vector<Derivation::Line>& lines = derivation.lines();
    for (std::size_t i = from; i < lines.size(); ++i) {
      const auto& [s, by, cause] = lines[i];
      const bool goes_without_saying = net_ && !s.holds() && statements_.is_candidate(s.item()) &&
                                       statements_.is_candidate(cause.item());
      if (!goes_without_saying || i + 1 == lines.size()) teller_.follow(s, cause, by, level);
    }
  }

  const Statements& statements_;
  const Links& links_;
  const bool net_;
  Teller teller_;
};

Truth strong_truth(const Links& links, Statement from, Statement to) {
  for (const Entry& entry : links.of(from)) {
    if (entry.statement == to) return entry.by;
  }
  return {};
}

}  // namespace

void tell_loop(const Statements& statements, const Links& links, const Ends& ends, Step& step) {
  const Table table(statements, links, ends.premise);
  const Chain chain = chain_to(ends.target, table, statements, links);
  // A candidate that makes itself false is false because of the chain within.
  std::span<const Statement> inner(chain.statements);
  if (inner.front().holds()) inner = inner.subspan(1);
  if (!inner.back().holds()) inner = inner.first(inner.size() - 1);
  Teller teller(statements, step);
  teller.suppose(inner.front(), 0);
  teller.mark(Role::kPattern, inner.front());
  for (std::size_t i = 1; i < inner.size(); ++i) {
    teller.follow(inner[i], inner[i - 1], strong_truth(links, inner[i - 1], inner[i]), 0);
  }
  const bool ring =
      inner.size() == chain.statements.size() && ends.premise.item() != ends.target.item() &&
      statements.first_cell(ends.premise.item()) == statements.first_cell(ends.target.item());
  if (ring) teller.follow(ends.premise, ends.target, {}, 0);
  teller.mark(Role::kPincer, inner.front());
  teller.mark(Role::kPincer, inner.back());
  teller.finish();
}

void tell_forcing(const Statements& statements, const Links& links, Mode mode,
                  const Forcing& forcing, Step& step) {
  Cases cases(statements, links, mode == Mode::kNet, step);
  if (!forcing.verity) {
    cases.tell_contradiction(forcing);
  } else {
    if (forcing.truth) cases.teller().name(Kind::kSplit, *forcing.truth, 0);
    for (const Ends& ends : forcing.chains) {
      if (ends.premise.holds()) {
        cases.tell_case(ends);
      } else {
        cases.tell_otherwise(ends);
      }
    }
    cases.teller().conclude_in_every_case(forcing.conclusion);
  }
  cases.teller().finish();
}

}  // namespace nonet::tables
