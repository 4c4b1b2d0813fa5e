#include "nonet/text/prose.h"

#include <algorithm>
#include <span>

#include "nonet/core/candidate_set.h"
#include "nonet/core/names.h"
#include "nonet/logic/technique.h"
#include "nonet/text/notation.h"
#include "nonet/text/roles.h"
#include "nonet/text/rule_words.h"
#include "nonet/text/sets.h"
#include "nonet/text/step_shape.h"
#include "nonet/text/symmetry_words.h"

namespace nonet {
namespace {

// "r1c1 is 5 and r1c2 is 6"
std::string statements_of(const Step& step, Role role) {
  std::vector<std::string> texts;
  for (const Mark& mark : step.marks) {
    if (mark.role != role) continue;
    texts.push_back(name_of(mark.candidate.cell) + " is " +
                    std::to_string(mark.candidate.digit.number()));
  }
  return list_of(texts);
}

// "r1c1 or r1c4 is 5, or r2c4 is 3 or 7": that one of the candidates is true.
std::string one_true(const Step& step, Role role) {
  std::array<DigitSet, 81> digits;
  for (const Mark& mark : step.marks) {
    if (mark.role == role) digits[mark.candidate.cell.index()].insert(mark.candidate.digit);
  }
  std::string text;
  CellSet untold = cells_of(step, role);
  while (!untold.empty()) {
    const DigitSet shared = digits[untold.first().index()];
    CellSet alike;
    for (Cell c : untold) {
      if (digits[c.index()] == shared) alike.insert(c);
    }
    untold -= alike;
    text += (text.empty() ? "" : ", or ") + list_of(alike, "or") + " is " + list_of(shared, "or");
  }
  return text;
}

// "r1c1 or r1c4 is 5", "r1c1 is 5 or it is not": the cases that a story goes through.
std::string cases_of(const Step& step) {
  const bool either_way =
      std::any_of(step.inferences.begin(), step.inferences.end(), [](const Inference& line) {
        return line.kind == Inference::Kind::kAssume && line.level == 1 && !line.holds;
      });
  return one_true(step, Role::kAssumed) + (either_way ? " or it is not" : "");
}

// The cells of "pincers", or of "target": what the step says something of.
std::optional<CellSet> cells_called(std::string_view word, const Step& step) {
  if (word == "target") {
    CellSet cells;
    for (Candidate x : step.placements) cells.insert(x.cell);
    for (Candidate x : step.removals) cells.insert(x.cell);
    return cells;
  }
  auto part = part_meant_by(word);
  if (!part) return std::nullopt;
  return cells_of(step, *part);
}

// The cells of "pincers", or of "links-pincers": links that are no pincers.
std::optional<CellSet> cells_meant(std::string_view words, const Step& step) {
  const std::size_t minus = words.rfind('-');
  if (minus == std::string_view::npos) return cells_called(words, step);
  auto all = cells_meant(words.substr(0, minus), step);
  auto less = cells_called(words.substr(minus + 1), step);
  if (!all || !less) return std::nullopt;
  return *all - *less;
}

// The digits of "pivot", of "guardians+seta", or of "target": those that go.
DigitSet digits_meant(std::string_view words, const Step& step) {
  DigitSet digits;
  for (std::size_t from = 0; from <= words.size();) {
    const std::size_t plus = std::min(words.find('+', from), words.size());
    const std::string_view word = words.substr(from, plus - from);
    if (auto part = part_meant_by(word)) digits |= digits_of(step, *part);
    for (Candidate x : step.removals) {
      if (word == "target") digits.insert(x.digit);
    }
    from = plus + 1;
  }
  return digits;
}

// "r1c5", "both r1c5 and r1c6", "all of r1c5, r1c6 and r2c4".
std::string all_of(const CellSet& cells) {
  return (cells.size() < 2 ? "" : cells.size() == 2 ? "both " : "all of ") + list_of(cells);
}

// "if r8c7 is not 9, then r8c6 is 9, r2c6 is 4 and r9c7 is 4": a chain from end to end.
std::string walk_of(const Step& step) {
  auto digit_of = [](const Inference& line) {
    return std::to_string(line.node.digits.empty() ? 0 : line.node.digit().number());
  };
  std::string supposed;
  std::vector<std::string> then;
  for (const Inference& line : step.inferences) {
    if (line.kind == Inference::Kind::kAssume) {
      supposed = "if " + list_of(line.node.cells) + (line.holds ? " is " : " is not ") +
                 digit_of(line) + ", then ";
    } else if (line.holds) {
      then.push_back(list_of(line.node.cells, "or") + " is " + digit_of(line));
    }
  }
  return supposed + list_of(then);
}

// "if r1c1 were 5, row 4 would have no place left for 1": what a story that begins with a
// supposition comes to.
std::string contrary_of(const Step& step, const Topology& topology) {
  const bool begins = !step.inferences.empty() &&
                      step.inferences.front().kind == Inference::Kind::kAssume &&
                      !step.inferences.front().node.digits.empty();
  if (!begins) return "the contrary ends in a contradiction";
  const Inference& first = step.inferences.front();
  const Inference& last = step.inferences.back();
  const std::string supposed = "if " + list_of(first.node.cells, "or") +
                               (first.holds ? " were " : " were not ") +
                               std::to_string(first.node.digit().number()) + ", ";
  if (last.kind != Inference::Kind::kConflict || last.level > 0 || last.by.size() != 1) {
    return supposed + "every way to go on would end in a contradiction";
  }
  const Truth truth = last.by.front();
  if (truth.is_cell()) return supposed + name_of(truth.cell()) + " would have no candidate left";
  return supposed + name_of(truth.house(), topology) + " would have no place left for " +
         std::to_string(truth.digit().number());
}

// "row 1 or column 2": the lines of a box that hold all places of a digit there, one of which
// reaches the link.
std::string crossing_of(const Step& step, const Grid& before) {
  const Topology& topology = before.topology();
  const std::vector<House> base = houses_of(step, HouseRole::kBase);
  const CellSet links = cells_of(step, Role::kLink);
  if (base.empty() || step.removals.empty()) return "";
  const CellSet places = before.places(base.front(), step.removals.front().digit);
  for (House row : topology.houses()) {
    if (topology.kind(row) != HouseKind::kRow) continue;
    for (House column : topology.houses()) {
      if (topology.kind(column) != HouseKind::kColumn) continue;
      const CellSet lines = topology.cells(row) | topology.cells(column);
      const bool crosses =
          (topology.cells(row) & topology.cells(column)).meets(topology.cells(base.front()));
      if (crosses && lines.contains(places) && lines.meets(links)) {
        return name_of(row, topology) + " or " + name_of(column, topology);
      }
    }
  }
  return "";
}

// The cells of a chain in its order: as its story comes to them, or else as the step marks them.
std::string in_order(const Step& step) {
  CellSet told;
  std::vector<std::string> names;
  auto add = [&](Cell c) {
    if (told.contains(c)) return;
    told.insert(c);
    names.push_back(name_of(c));
  };
  for (const Inference& line : step.inferences) {
    if (line.node.cells.size() == 1) add(line.node.cells.first());
  }
  for (const Mark& mark : step.marks) {
    if (mark.role == Role::kPattern && step.inferences.empty()) add(mark.candidate.cell);
  }
  return list_of(names);
}

bool take_prefix(std::string_view& word, std::string_view prefix) {
  if (!word.starts_with(prefix)) return false;
  word.remove_prefix(prefix.size());
  return true;
}

std::string fill_cells(std::string_view word, const Step& step) {
  const bool all = take_prefix(word, "all of ");
  const bool any = !all && take_prefix(word, "or ");
  if (take_prefix(word, "digits/")) return list_of(digits_meant(word, step), any ? "or" : "and");
  const bool marked = !any && take_prefix(word, "marked ");
  auto part = part_meant_by(word);
  if (marked && part) return list_with_digits(step, *part);
  if (part && part->role == Role::kGuardian) return one_true(step, part->role);
  if (part && part->role == Role::kAssumed) return statements_of(step, part->role);
  auto cells = cells_meant(word, step);
  if (!cells) return "{" + std::string(word) + "}";
  return all ? all_of(*cells) : list_of(*cells, any ? "or" : "and");
}

std::string fill(std::string_view word, const Step& step, const Grid& before) {
  const Topology& topology = before.topology();
  if (auto text = rule_words(word, step, before)) return *text;
  if (auto text = symmetry_words(word, step, before)) return *text;
  if (word == "digits") return list_of(digits_of(step, Role::kPattern));
  if (word == "or digits") return list_of(digits_of(step, Role::kPattern), "or");
  if (word == "ends") return one_true(step, Role::kPincer);
  if (word == "cases") return cases_of(step);
  if (word == "path") return in_order(step);
  if (word == "walk") return walk_of(step);
  if (word == "contrary") return contrary_of(step, before.topology());
  if (word == "crossing") return crossing_of(step, before);
  if (auto link = link_meant_by(word)) return list_of(digits_of(step, *link));
  if (word == "base") return list_of(houses_of(step, HouseRole::kBase), topology);
  if (word == "last") return list_of(houses_of(step, HouseRole::kLast), topology);
  if (word == "cover") {
    const auto twin = houses_of(step, HouseRole::kTwinCover);
    return list_of(houses_of(step, HouseRole::kCover), topology) +
           (twin.empty() ? "" : ", or else " + list_of(twin, topology));
  }
  if (auto text = set_words(word, step)) return *text;
  return fill_cells(word, step);
}

std::string counted(int count, std::string_view one, std::string_view several) {
  return std::to_string(count) + " " + std::string(count == 1 ? one : several);
}

// What is not so, digit by digit, and digits that go from the same cells together.
std::vector<std::string> clauses_of(const CandidateSet& gone) {
  std::vector<std::string> clauses;
  DigitSet told;
  for (Digit d : gone.digits()) {
    const CellSet& cells = gone.of(d);
    if (told.contains(d)) continue;
    DigitSet same;
    for (Digit e : Digit::all()) {
      if (gone.of(e) == cells) same.insert(e);
    }
    told |= same;
    clauses.push_back(list_of(cells) + (cells.size() == 1 ? " is not " : " are not ") +
                      list_of(same, "or"));
  }
  return clauses;
}

// Of many clauses each may have a list of cells in it.
std::string joined(const std::vector<std::string>& clauses) {
  const std::string_view comma = clauses.size() > 2 ? "; " : ", ";
  std::string text;
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    if (i > 0) text += std::string(comma) + (i + 1 == clauses.size() ? "and " : "");
    text += clauses[i];
  }
  return text;
}

// Whether a line can be told in one with the one before it: the same rule strikes both candidates,
// or the same truths together.
bool goes_on(const Inference& before, const Inference& line) {
  auto strikes = [](const Inference& x) {
    return x.kind == Inference::Kind::kFollows && !x.holds && (x.rule >= 0 || x.by.size() > 1) &&
           !x.node.is_set();
  };
  return strikes(before) && strikes(line) && before.rule == line.rule && before.by == line.by &&
         before.level == line.level;
}

// Puts inferences into words, one after the other. What a supposition led to is known under it
// alone: the next one of its level, and the line after the last, begin from what was known before.
class Reasoning {
 public:
  Reasoning(const Step& step, const Grid& before)
      : step_(step), topology_(before.topology()), known_{{before, {}}} {}

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
    std::string text = std::string(level * 2, ' ');
    text += inferences.size() == 1 ? words_of(inference) : words_of(inferences);
    // They are behind us.
    if (inference.kind == Inference::Kind::kInEveryCase) cases_[level + 1] = 0;
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
    if (inference.kind != Inference::Kind::kInEveryCase) {
      cases_[level + 1] = inference.kind == Inference::Kind::kSplit ? 1 : 0;
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
    return "Then " + joined(clauses_of(gone)) + reason_of(struck.front()) + ".";
  }

  std::string words_of(const Inference& inference) const {
    if (const CellSet cells = overfull(inference); !cells.empty()) {
      DigitSet left;
      for (Cell c : cells) left |= known_.back().state.candidates(c);
      return "But then " + list_of(cells) + " have only " + list_of(left) + " left between them.";
    }
    const std::string statement = statement_of(still_open(inference), inference.holds);
    switch (inference.kind) {
      case Inference::Kind::kAssume:
        return cases_at(inference.level) == 0
                   ? "Suppose " + statement + "."
                   : "Case " + std::to_string(cases_at(inference.level)) + ": suppose " +
                         statement + ".";
      case Inference::Kind::kFollows:
        return "Then " + statement + reason_of(inference) + ".";
      case Inference::Kind::kSplit:
        return inference.by.size() == 1 ? ways_of(inference.by.front()) + ":"
                                        : "One of the guardians is true:";
      case Inference::Kind::kConflict:
        return "But then " + nothing_left(inference.by.front(), topology_) +
               (cases_at(inference.level) > 0 ? ": this case can't be." : ".");
      case Inference::Kind::kUntold:
        return inference.untold == 0
                   ? "This ends in a contradiction."
                   : "This ends in a contradiction, after " +
                         counted(inference.untold, "further supposition", "further suppositions") +
                         ".";
      case Inference::Kind::kInEveryCase:
        return (cases_at(inference.level + 1) == 2 ? "So in both cases " : "So in every case ") +
               statement + ".";
      case Inference::Kind::kRefuted:
        return "So " + statement + ".";
    }
    return "";
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

  static std::string statement_of(const Node& node, bool holds) {
    if (node.is_set()) {
      return list_of(node.cells) + (holds ? " hold " : " do not hold all of ") +
             list_of(node.digits);
    }
    const std::string digit = std::to_string(node.digits.empty() ? 0 : node.digit().number());
    if (holds) return list_of(node.cells, "or") + " is " + digit;
    if (node.cells.size() < 2) return list_of(node.cells) + " is not " + digit;
    if (node.cells.size() > 2) return "none of " + list_of(node.cells) + " is " + digit;
    return "neither " + list_of(node.cells, "nor") + " is " + digit;
  }

  std::string reason_of(const Inference& inference) const {
    if (inference.by.size() > 1) return together(inference);
    if (inference.rule >= 0 && static_cast<std::size_t>(inference.rule) < step_.rules.size()) {
      const RuleUse& use = step_.rules[static_cast<std::size_t>(inference.rule)];
      return "; otherwise " + nonet::name_of(use, known_.front().state) + " would have no filling";
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
      return ", because " + list_of(cells) + " are left with " + list_of(digits) +
             (elsewhere ? ", and only " + list_of(inference.node.cells, "or") + " can be " +
                              std::to_string(inference.node.digit().number())
                        : "");
    }
    const bool plain = cells.empty() && (houses.size() == 1 || digits.size() == 1);
    if (plain) return ", because of " + list_of(digits) + " in " + list_of(houses, topology_);
    std::vector<std::string> texts;
    for (Cell c : cells) texts.push_back(name_of(c));
    for (Digit d : digits) {
      houses.clear();
      for (Truth truth : by) {
        if (!truth.is_cell() && truth.digit() == d) houses.push_back(truth.house());
      }
      texts.push_back(std::to_string(d.number()) + " in " + list_of(houses, topology_));
    }
    return ", by what is left for " + list_of(texts) + " together";
  }

  std::string last_of(Truth by, const Node& node) const {
    if (by.is_cell()) return ", the only candidate left there";
    return std::string(node.cells.size() > 1 ? ", the only places" : ", the only place") +
           " left in " + name_of(by.house(), topology_);
  }

  // Why the truth has no room for another: what was found true in it last, or that all its places
  // are seen.
  std::string taken(Truth by, const Node& node) const {
    if (!by.is_cell() && !topology_.cells(by.house()).meets(node.cells)) {
      const std::string_view who = node.cells.size() == 1   ? "it sees"
                                   : node.cells.size() == 2 ? "both see"
                                                            : "they all see";
      return ", because " + std::string(who) + " every place left for " +
             std::to_string(by.digit().number()) + " in " + name_of(by.house(), topology_);
    }
    const std::vector<Node>& facts = known_.back().facts;
    for (auto fact = facts.rbegin(); fact != facts.rend(); ++fact) {
      if (fact->is_set()) continue;
      const std::string digit = std::to_string(fact->digit().number());
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
      return name_of(by.cell()) + " can be " + list_of(state.candidates(by.cell()), "or");
    }
    return "In " + name_of(by.house(), topology_) + " the " + std::to_string(by.digit().number()) +
           " can be at " + list_of(state.places(by.house(), by.digit()), "or");
  }

  void follow(const Inference& inference) {
    const Node& node = inference.node;
    Known& known = known_.back();
    if (inference.holds) {
      known.facts.push_back(node);
      const Cell c = node.cells.first();
      if (!node.is_set() && node.cells.size() == 1 && known.state.is_open(c) &&
          known.state.has(c, node.digit())) {
        known.state.place(c, node.digit());
      }
      return;
    }
    if (node.is_set()) return;
    for (Cell c : node.cells) known.state.eliminate(c, node.digit());
  }

  const Step& step_;
  const Topology& topology_;
  std::vector<Known> known_;  // by level of supposition
  std::vector<int> cases_;    // by level: 0 where nothing was split, else one more than there were
};

}  // namespace

std::string effects_of(const Step& step) {
  std::vector<std::string> clauses;
  for (Candidate x : step.placements) {
    clauses.push_back(name_of(x.cell) + " is " + std::to_string(x.digit.number()));
  }
  CandidateSet gone;
  for (Candidate x : step.removals) {
    if (x.in_range()) gone.insert(x);
  }
  for (std::string& clause : clauses_of(gone)) clauses.push_back(std::move(clause));
  return joined(clauses);
}

std::string sentence_of(const Step& step, const Grid& before) {
  if (find_misshapen(step, before)) return "";
  auto fill_word = [&](std::string_view word) { return fill(word, step, before); };
  std::string text = filled(row_of(step.technique).words.sentence, fill_word);
  // What is left tells what goes.
  const bool says_all =
      row_of(step.technique).words.sentence.find("{leaves}") != std::string_view::npos;
  text += says_all ? "." : ", so " + effects_of(step) + ".";
  if (step.assumes_unique()) text += " (This assumes that the puzzle has one solution.)";
  return text;
}

std::string brief_of(const Step& step, const Grid& before) {
  const std::string_view brief = row_of(step.technique).words.brief;
  if (brief.empty() || find_misshapen(step, before)) return "";
  auto fill_word = [&](std::string_view word) { return fill(word, step, before); };
  return effects_of(step) + " (" + filled(brief, fill_word) + ")";
}

std::vector<ToldLine> told_lines_of(const Step& step, const Grid& before) {
  Reasoning reasoning(step, before);
  std::vector<ToldLine> lines;
  if (find_misshapen(step, before)) return lines;
  const std::span<const Inference> story = step.inferences;
  const bool ruled = before.rulebook() != nullptr;  // else a line says one thing
  for (std::size_t begin = 0, end = 0; begin < story.size(); begin = end) {
    end = begin + 1;
    while (ruled && end < story.size() && goes_on(story[end - 1], story[end])) ++end;
    const bool goes_without_saying = end < story.size() && reasoning.is_obvious(story[begin]);
    std::string text = reasoning.told(story.subspan(begin, end - begin));
    if (!goes_without_saying) lines.push_back({std::move(text), begin, end - 1});
  }
  return lines;
}

std::vector<std::string> reasoning_of(const Step& step, const Grid& before) {
  std::vector<std::string> texts;
  for (ToldLine& line : told_lines_of(step, before)) texts.push_back(std::move(line.text));
  return texts;
}

}  // namespace nonet
