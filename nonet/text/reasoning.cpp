#include "nonet/text/reasoning.h"

#include <algorithm>
#include <span>

#include "nonet/core/candidate_set.h"
#include "nonet/core/names.h"
#include "nonet/rules/words.h"
#include "nonet/text/alike.h"
#include "nonet/text/clauses.h"
#include "nonet/text/notation.h"
#include "nonet/text/roles.h"
#include "nonet/text/rule_words.h"
#include "nonet/text/step_shape.h"

namespace nonet {
namespace {

std::string counted(int count, std::string_view one, std::string_view several) {
  return std::to_string(count) + " " + std::string(count == 1 ? one : several);
}

// Whether a line can be told in one with the one before it: the same rule strikes both candidates,
// or the same truths together, or a house that has the digit elsewhere.
bool goes_on(const Inference& before, const Inference& line, const Topology& topology) {
  auto strikes = [&](const Inference& x) {
    const bool in_house = x.by.size() == 1 && !x.by.front().is_cell() &&
                          topology.cells(x.by.front().house()).contains(x.node.cells);
    return x.kind == Inference::Kind::kFollows && !x.holds && !x.node.is_set() &&
           (x.rule >= 0 || x.by.size() > 1 || in_house);
  };
  return strikes(before) && strikes(line) && before.rule == line.rule && before.by == line.by &&
         before.level == line.level;
}

// Whether a case, or what was supposed, goes no further than this line.
bool ends_branch(std::span<const Inference> story, std::size_t line) {
  if (line + 1 >= story.size()) return false;
  const Inference& next = story[line + 1];
  return next.level < story[line].level ||
         (next.kind == Inference::Kind::kAssume && next.level == story[line].level);
}

// Whether a line places a digit in just this cell.
bool is_placed(const Inference& line, const CellSet& cell) {
  return line.kind == Inference::Kind::kFollows && line.holds && !line.node.is_set() &&
         line.node.cells == cell;
}

// Puts inferences into words, one after the other. What a supposition led to is known under it
// alone: the next one of its level, and the line after the last, begin from what was known before.
class Reasoning {
 public:
  Reasoning(const Step& step, const Grid& before)
      : step_(step), topology_(before.topology()), known_{{before, {}}} {
    // What a sentence has split already, into the fins of a fish, begins with its cases.
    const std::vector<Inference>& story = step.inferences;
    const auto begins = [](const Inference& line) {
      return line.kind == Inference::Kind::kAssume && line.level == 1;
    };
    if (!story.empty() && begins(story.front())) {
      cases_ = {0, std::count_if(story.begin(), story.end(), begins) > 1 ? 1 : 0};
      split_before_ = true;
    }
  }

  // One inference, or several that one rule makes at once.
  std::string told(std::span<const Inference> inferences) {
    const Inference& inference = inferences.front();
    const auto level = static_cast<std::size_t>(inference.level);
    // known_[n] is what is known above the supposition of level n.
    const bool supposes = inference.kind == Inference::Kind::kAssume;
    const std::size_t kept = level + (supposes ? 1 : 2);
    if (known_.size() > kept || supposes) known_.resize(kept, known_.back());
    if (supposes) known_.push_back(known_.back());
    count_cases(inference);
    const bool fails = ends_in_contradiction(inference);
    const bool obvious = is_obvious(inference);
    std::string text = std::string(level * 2, ' ');
    text += inferences.size() == 1 ? words_of(inference) : words_of(inferences);
    // They are behind us.
    if (inference.kind == Inference::Kind::kInEveryCase) cases_[level + 1] = 0;
    if (fails) failed_[level] = true;
    if (!obvious) {
      begins_ = supposes;
      latest_ = {};
    }
    for (const Inference& each : inferences) {
      if (!each.node.cells.empty()) follow(each);
    }
    return text;
  }

  // That a cell is not this digit, because it is another.
  bool is_obvious(const Inference& inference) const {
    if (inference.kind != Inference::Kind::kFollows || inference.holds || inference.rule >= 0 ||
        inference.by.size() != 1 || !inference.by.front().is_cell()) {
      return false;
    }
    const CellSet cell = {inference.by.front().cell()};
    const std::vector<Node>& facts = known_.back().facts;
    return inference.node.cells == cell &&
           std::any_of(facts.begin(), facts.end(),
                       [&](const Node& fact) { return !fact.is_set() && fact.cells == cell; });
  }

 private:
  struct Known {
    Grid state;               // to tell what a split has left to choose from
    std::vector<Node> facts;  // found true, latest last
  };

  // Under a split each supposition one level deeper is a case; under it others may be split.
  void count_cases(const Inference& inference) {
    const auto level = static_cast<std::size_t>(inference.level);
    cases_.resize(level + 2, 0);
    failed_.resize(level + 2, false);
    if (inference.kind != Inference::Kind::kInEveryCase) {
      cases_[level + 1] = inference.kind == Inference::Kind::kSplit ? 1 : 0;
      failed_[level + 1] = false;
    }
    if (inference.kind == Inference::Kind::kAssume && cases_[level] > 0) ++cases_[level];
  }

  // How many cases there have been at a level; none where nothing was split.
  int cases_at(int level) const { return std::max(cases_[static_cast<std::size_t>(level)] - 1, 0); }

  std::string words_of(std::span<const Inference> struck) const {
    CandidateSet gone;
    for (const Inference& each : struck) {
      for (Cell c : each.node.cells) gone.insert({c, each.node.digit()});
    }
    std::vector<Cell> order;
    if (const RuleUse* use = use_of(struck.front())) {
      order = in_order_of_rules(gone.cells(), {*use}, known_.front().state.rulebook());
    }
    return then(struck.front()) + joined_clauses(clauses_of(gone, topology_, order)) +
           reason_of(struck.front()) + ".";
  }

  std::string words_of(const Inference& inference) const {
    if (const CellSet cells = overfull(inference); !cells.empty()) {
      DigitSet left;
      for (Cell c : cells) left |= known_.back().state.candidates(c);
      return "But then " + list_of(cells) + " have only " + list_of(left, topology_) +
             " left between them.";
    }
    const std::string statement = statement_of(still_open(inference), inference.holds);
    switch (inference.kind) {
      case Inference::Kind::kAssume:
        if (is_lemma(inference)) {
          return "To see that " + statement_of(inference.node, !inference.holds) + ", suppose " +
                 (inference.node.cells.size() > 1 ? inference.holds && !inference.node.is_set()
                                                        ? "one of them is."
                                                        : "the contrary."
                  : inference.holds               ? "it is."
                                                  : "it is not.");
        }
        return (cases_at(inference.level) == 0
                    ? "Suppose "
                    : "Case " + std::to_string(cases_at(inference.level)) + ": suppose ") +
               statement + shown_at_once(inference) + ".";
      case Inference::Kind::kFollows:
        if (is_other(inference)) {
          return "But then " + statement + " as well" + reason_of(inference) +
                 ", and can't be both.";
        }
        return then(inference) + statement + reason_of(inference) +
               (closes_ring(inference) ? ": the ring is closed." : ".");
      case Inference::Kind::kSplit:
        return inference.by.size() == 1 ? ways_of(inference.by.front()) + ":"
                                        : "One of these is true:";
      case Inference::Kind::kConflict:
        return "But then " + nothing_left(inference.by.front(), topology_) +
               end_of_branch(inference);
      case Inference::Kind::kUntold:
        return inference.untold == 0
                   ? "This ends in a contradiction."
                   : "This ends in a contradiction, after " +
                         counted(inference.untold, "further supposition", "further suppositions") +
                         ".";
      case Inference::Kind::kInEveryCase:
        return std::string(so_in_all(inference.level + 1)) + statement + ".";
      case Inference::Kind::kRefuted:
        return "So " + statement + ".";
    }
    return "";
  }

  // "Also " where something else than the line before is the reason.
  std::string then(const Inference& inference) const {
    const std::vector<Truth>& by = inference.by;
    const bool leans =
        begins_ || inference.rule >= 0 || by.empty() ||
        std::any_of(by.begin(), by.end(), [&](Truth truth) {
          return truth.is_cell() ? !latest_.of(truth.cell()).empty()
                                 : latest_.of(truth.digit()).meets(topology_.cells(truth.house()));
        });
    return leans ? "Then " : "Also ";
  }

  bool ends_in_contradiction(const Inference& line) const {
    return line.kind == Inference::Kind::kConflict || line.kind == Inference::Kind::kUntold ||
           (line.kind == Inference::Kind::kFollows && (is_other(line) || !overfull(line).empty()));
  }

  // Of what can't be: the case that it ends, or what was supposed all the while.
  std::string end_of_branch(const Inference& conflict) const {
    if (cases_at(conflict.level) > 0) return ": this case is impossible.";
    const Inference& first = step_.inferences.front();
    const bool ends_all = &conflict == &step_.inferences.back() &&
                          first.kind == Inference::Kind::kAssume && first.level == conflict.level;
    return ends_all ? ", so " + statement_of(first.node, !first.holds) + "." : ".";
  }

  // Of a fish the fins are cases, and that none of them is true is one more.
  std::string_view so_in_all(int level) const {
    const int cases = cases_at(level);
    const bool one_more = split_before_ && !cells_of(step_, Role::kFin).empty();
    if (cases == 0 && split_before_) return "So either way ";
    if (failed_[static_cast<std::size_t>(level)]) return "So in every case that is left ";
    return cases == 2 && !one_more ? "So in both cases " : "So in every case ";
  }

  // "; then it is not 4": of a case that nothing has to be said of, since what is to be shown is
  // that its cell is not another digit.
  std::string shown_at_once(const Inference& supposed) const {
    const std::vector<Inference>& story = step_.inferences;
    const auto at = static_cast<std::size_t>(&supposed - story.data());
    auto next = at + 1;
    while (next < story.size() && story[next].level == supposed.level &&
           story[next].kind == Inference::Kind::kFollows && says_itself(story[next], supposed)) {
      ++next;
    }
    if (next >= story.size() || !supposed.holds || supposed.node.is_set()) return "";
    const bool ends =
        story[next].level < supposed.level ||
        (story[next].level == supposed.level && story[next].kind == Inference::Kind::kAssume);
    if (!ends) return "";
    for (; next < story.size(); ++next) {
      const Inference& end = story[next];
      if (end.level >= supposed.level) continue;
      return end.kind == Inference::Kind::kInEveryCase && says_itself(end, supposed)
                 ? "; then it is not " + name_of(end.node.digit(), topology_)
                 : "";
    }
    return "";
  }

  // That a cell is not this digit, which is supposed to be another.
  static bool says_itself(const Inference& line, const Inference& supposed) {
    return !line.holds && !line.node.is_set() && supposed.node.cells.size() == 1 &&
           line.node.cells == supposed.node.cells && line.node.digits != supposed.node.digits;
  }

  // That a cell is this digit, which was found to be another.
  bool is_other(const Inference& inference) const {
    const Node& node = inference.node;
    const std::vector<Node>& facts = known_.back().facts;
    return inference.holds && !node.is_set() && node.cells.size() == 1 &&
           std::any_of(facts.begin(), facts.end(), [&](const Node& fact) {
             return !fact.is_set() && fact.cells == node.cells && fact.digits != node.digits;
           });
  }

  // Whether what is supposed is refuted where its branch ends, and told so, on the way to
  // something else.
  bool is_lemma(const Inference& supposed) const {
    const std::vector<Inference>& story = step_.inferences;
    const auto at = static_cast<std::size_t>(&supposed - story.data());
    if (at == 0 || supposed.node.is_set()) return false;
    for (std::size_t i = at + 1; i < story.size(); ++i) {
      if (story[i].level >= supposed.level) continue;
      return story[i].kind == Inference::Kind::kRefuted && story[i].node == supposed.node &&
             story[i].holds != supposed.holds;
    }
    return false;
  }

  // A chain that comes back to where it began, with what was supposed there.
  bool closes_ring(const Inference& inference) const {
    const Inference& first = step_.inferences.front();
    return &inference == &step_.inferences.back() && first.kind == Inference::Kind::kAssume &&
           first.level == inference.level && first.node == inference.node &&
           first.holds == inference.holds;
  }

  // Of several places for a digit that is in one of them, those that are left.
  Node still_open(const Inference& inference) const {
    Node node = inference.node;
    if (inference.kind != Inference::Kind::kFollows || !inference.holds || node.is_set() ||
        node.cells.size() < 2) {
      return node;
    }
    const CellSet left = node.cells & known_.back().state.places(node.digit());
    if (!left.empty()) node.cells = left;
    return node;
  }

  // The cells of a set that have fewer digits left than they are: what should follow from it does
  // so as anything would. None as a rule.
  CellSet overfull(const Inference& inference) const {
    if (inference.kind != Inference::Kind::kFollows || inference.by.size() < 2) return {};
    CellSet cells;
    DigitSet left;
    for (Truth truth : inference.by) {
      if (!truth.is_cell()) return {};
      cells.insert(truth.cell());
      left |= known_.back().state.candidates(truth.cell());
    }
    return left.size() < cells.size() ? cells : CellSet();
  }

  std::string statement_of(const Node& node, bool holds) const {
    if (node.is_set()) {
      return list_of(node.cells) + (holds ? " hold " : " do not hold all of ") +
             list_of(node.digits, topology_);
    }
    const std::string digit = node.digits.empty() ? "" : name_of(node.digit(), topology_);
    if (holds) return list_of(node.cells, "or") + " is " + digit;
    if (node.cells.size() < 2) return list_of(node.cells) + " is not " + digit;
    if (node.cells.size() > 2) return "none of " + list_of(node.cells) + " is " + digit;
    return "neither " + list_of(node.cells, "nor") + " is " + digit;
  }

  // The rule that strikes here, if one does.
  const RuleUse* use_of(const Inference& inference) const {
    const auto cited = static_cast<std::size_t>(inference.rule);
    return inference.rule >= 0 && cited < step_.rules.size() ? &step_.rules[cited] : nullptr;
  }

  std::string reason_of(const Inference& inference) const {
    if (inference.by.size() > 1) return together(inference);
    if (const RuleUse* use = use_of(inference)) {
      return "; otherwise " + nonet::name_of(*use, known_.front().state) + " would have no filling";
    }
    if (inference.by.empty()) return "";
    return inference.holds ? last_of(inference.by.front(), still_open(inference))
                           : taken(inference.by.front(), inference.node);
  }

  // Cells that are left with as many digits as they are, or digits with as many places; or
  // whatever else acts together.
  std::string together(const Inference& inference) const {
    const std::vector<Truth>& by = inference.by;
    CellSet cells;
    std::vector<House> houses;
    DigitSet digits;
    for (Truth truth : by) {
      if (truth.is_cell()) {
        cells.insert(truth.cell());
        continue;
      }
      digits.insert(truth.digit());
      if (std::find(houses.begin(), houses.end(), truth.house()) == houses.end()) {
        houses.push_back(truth.house());
      }
    }
    if (digits.empty()) {
      for (Cell c : cells) digits |= known_.back().state.candidates(c);
      const bool elsewhere =
          inference.holds && !inference.node.is_set() && inference.node.cells.size() < cells.size();
      return ", because " + list_of(cells) + " are left with " + list_of(digits, topology_) +
             (elsewhere ? ", and only " + list_of(inference.node.cells, "or") + " can be " +
                              name_of(inference.node.digit(), topology_)
                        : "");
    }
    const bool plain = cells.empty() && (houses.size() == 1 || digits.size() == 1);
    if (plain)
      return ", because of " + list_of(digits, topology_) + " in " + list_of(houses, topology_);
    std::vector<std::string> texts;
    for (Cell c : cells) texts.push_back(name_of(c));
    for (Digit d : digits) {
      houses.clear();
      for (Truth truth : by) {
        if (!truth.is_cell() && truth.digit() == d) houses.push_back(truth.house());
      }
      texts.push_back(name_of(d, topology_) + " in " + list_of(houses, topology_));
    }
    return ", by what is left for " + list_of(texts) + " together";
  }

  std::string last_of(Truth by, const Node& node) const {
    if (by.is_cell()) return ", the only candidate left there";
    const std::string house = name_of(by.house(), topology_);
    return node.cells.size() > 1 ? ", since " + house + " has no other place left"
                                 : ", the only place left in " + house;
  }

  // Why the truth has no room for another: what was found true in it last, or that all its places
  // are seen.
  std::string taken(Truth by, const Node& node) const {
    if (!by.is_cell() && !topology_.cells(by.house()).meets(node.cells)) {
      const std::string_view who = node.cells.size() == 1   ? "it sees"
                                   : node.cells.size() == 2 ? "both see"
                                                            : "they all see";
      return ", because " + std::string(who) + " every place left for " +
             name_of(by.digit(), topology_) + " in " + name_of(by.house(), topology_);
    }
    const std::vector<Node>& facts = known_.back().facts;
    for (auto fact = facts.rbegin(); fact != facts.rend(); ++fact) {
      if (fact->is_set()) continue;
      const std::string digit = name_of(fact->digit(), topology_);
      if (by.is_cell() && fact->cells == CellSet{by.cell()}) {
        return ", because " + name_of(by.cell()) + " is " + digit;
      }
      if (!by.is_cell() && fact->digit() == by.digit() &&
          topology_.cells(by.house()).contains(fact->cells)) {
        return ", because " + name_of(by.house(), topology_) + " has its " + digit + " at " +
               list_of(fact->cells, "or");
      }
    }
    return "";
  }

  std::string ways_of(Truth by) const {
    const Grid& state = known_.back().state;
    if (by.is_cell()) {
      return name_of(by.cell()) + " can be " +
             list_of(state.candidates(by.cell()), topology_, "or");
    }
    return "In " + name_of(by.house(), topology_) + " the " + name_of(by.digit(), topology_) +
           " can be at " + list_of(state.places(by.house(), by.digit()), "or");
  }

  void follow(const Inference& inference) {
    const Node& node = inference.node;
    Known& known = known_.back();
    // What a set fills has no room for other digits.
    for (Digit d : node.is_set() ? DigitSet::all() : node.digits) latest_.of(d) |= node.cells;
    if (inference.holds) {
      known.facts.push_back(node);
      const Cell c = node.cells.first();
      if (!node.is_set() && node.cells.size() == 1 && known.state.is_open(c) &&
          known.state.has(c, node.digit())) {
        for (Digit d : known.state.candidates(c)) latest_.insert({c, d});
        latest_.of(node.digit()) |= topology_.peers(c) & known.state.places(node.digit());
        known.state.place(c, node.digit());
      }
      return;
    }
    if (node.is_set()) return;
    for (Cell c : node.cells) known.state.eliminate(c, node.digit());
  }

  const Step& step_;
  const Topology& topology_;
  std::vector<Known> known_;   // by level of supposition
  std::vector<int> cases_;     // by level: 0 where nothing was split, else one more than there were
  std::vector<bool> failed_;   // by level: one of these cases can't be
  bool split_before_ = false;  // in the sentence, and the story begins with a case
  CandidateSet latest_;        // that the line before settles
  bool begins_ = true;         // nothing, or a supposition, was told before
};

}  // namespace

std::vector<ToldLine> told_lines_of(const Step& step, const Grid& before) {
  Reasoning reasoning(step, before);
  std::vector<ToldLine> lines;
  if (find_misshapen(step, before)) return lines;
  const std::span<const Inference> story = step.inferences;
  for (std::size_t begin = 0, end = 0; begin < story.size(); begin = end) {
    end = begin + 1;
    while (end < story.size() && goes_on(story[end - 1], story[end], before.topology())) ++end;
    const bool goes_without_saying = end < story.size() && reasoning.is_obvious(story[begin]);
    std::string text = reasoning.told(story.subspan(begin, end - begin));
    if (!goes_without_saying) {
      lines.push_back({std::move(text), begin, end - 1});
    } else if (ends_branch(story, end - 1) && !lines.empty() &&
               is_placed(story[lines.back().last], story[begin].node.cells)) {
      lines.back().text.pop_back();
      lines.back().text +=
          ", and so not " + name_of(story[begin].node.digit(), before.topology()) + ".";
      lines.back().last = end - 1;
    }
  }
  join_alike(lines, step, before.topology());
  return lines;
}

std::vector<std::string> reasoning_of(const Step& step, const Grid& before) {
  std::vector<std::string> texts;
  for (ToldLine& line : told_lines_of(step, before)) texts.push_back(std::move(line.text));
  return texts;
}

}  // namespace nonet
