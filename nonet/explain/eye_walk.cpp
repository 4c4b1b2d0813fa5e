#include "nonet/explain/eye_walk.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/logic/technique.h"
#include "nonet/rules/words.h"
#include "nonet/text/clauses.h"
#include "nonet/text/notation.h"
#include "nonet/text/prose.h"
#include "nonet/text/roles.h"
#include "nonet/text/room_words.h"
#include "nonet/text/rule_reasons.h"
#include "nonet/text/rule_words.h"
#include "nonet/text/story_links.h"
#include "nonet/text/symmetry_words.h"

namespace nonet {
namespace {

using LineKind = Inference::Kind;

constexpr std::size_t kMostLooks = 12;
constexpr std::size_t kManyTruths = 8;
// A longer story, or one with branches, is walked line by line where it is told.
constexpr std::size_t kLongestStory = 16;

class EyeWalk {
 public:
  EyeWalk(const Step& step, const Grid& before)
      : step_(step), before_(before), topology_(before.topology()) {}

  std::vector<Look> looks() {
    for (const RuleUse& use : step_.rules) {
      look(use.rule == 0 ? capitalized(addition_of(use, before_)) + "."
                         : "Look at " + name_of(use, before_) + ".",
           use.houses, in_cells(use.at));
    }
    if (step_.rules.size() == 1 && step_.inferences.empty() &&
        step_.technique != Technique::kRequiredDigit) {
      take_cells_of_rule();
      take_reasons();
    }
    if (step_.technique != Technique::kInniesAndOuties) take_digit();
    take_deadly();
    take_symmetry();
    if (!tells_story()) take_pattern();
    if (looks_.size() > kMostLooks) {
      looks_.resize(kMostLooks);
      looks_.back().words += " And so on.";
    }
    end();
    return std::move(looks_);
  }

 private:
  void look(std::string words, std::vector<House> houses, std::vector<Candidate> candidates) {
    looks_.push_back({std::move(words), std::move(houses), std::move(candidates)});
  }

  std::vector<Candidate> in_cells(const CellSet& cells) const {
    std::vector<Candidate> all;
    for (Cell cell : cells& before_.open()) {
      for (Digit digit : before_.candidates(cell)) all.push_back({cell, digit});
    }
    return all;
  }
  static std::vector<Candidate> of_digit(const CellSet& cells, Digit digit) {
    std::vector<Candidate> all;
    for (Cell cell : cells) all.push_back({cell, digit});
    return all;
  }

  // What the open cells of a rule can still be.
  void take_cells_of_rule() {
    constexpr int kFew = 6;
    const CellSet cells = cells_of(step_, Role::kPattern) & before_.open();
    if (cells.empty() || cells.size() > kFew) return;
    // Of one cell the sum has told it.
    if (step_.technique == Technique::kInniesAndOuties && cells.size() == 1) return;
    std::vector<std::string> each;
    for (Cell c : in_order_of_rules(cells, step_.rules, before_.rulebook()))
      each.push_back(name_of(c) + " " + list_of(before_.candidates(c), topology_, "or"));
    std::string words;
    for (const std::string& one : each) words += (words.empty() ? "" : "; ") + one;
    look("Go through its open cells, and ask of each what the others leave it: " + words + ".", {},
         in_cells(cells));
  }

  // Why something goes by the rule.
  void take_reasons() {
    constexpr std::size_t kEnough = 3;
    std::vector<std::string> reasons = rule_reasons(step_, before_);
    if (reasons.size() > kEnough) {
      reasons.resize(kEnough);
      reasons.back() += " And so on.";
    }
    for (std::string& reason : reasons) look(std::move(reason), {}, {});
  }

  // A pattern of one digit is seen where that digit is looked at alone.
  void take_digit() {
    DigitSet digits;
    for (const Mark& mark : step_.marks) digits.insert(mark.candidate.digit);
    const bool by_cells = std::any_of(step_.truths.begin(), step_.truths.end(),
                                      [](Truth truth) { return truth.is_cell(); });
    if (digits.size() != 1 || by_cells || step_.assumes_unique()) return;
    const Digit digit = digits.first();
    look("Take the " + name_of(digit, topology_) + " and look at its places alone.", {},
         of_digit(before_.places(digit), digit));
  }

  void take_deadly() {
    if (step_.deadly.empty()) return;
    const CellSet cells = cells_of(step_, Role::kPattern);
    const DigitSet digits = digits_of(step_, Role::kPattern);
    std::vector<Candidate> pattern;
    for (const DeadlyCell& cell : step_.deadly) {
      for (Digit digit : cell.digits) pattern.push_back({cell.cell, digit});
    }
    constexpr int kFew = 8;
    look(cells.size() > kFew ? "Look at all open cells: nearly all have two candidates."
                             : "Look at " + list_of(cells) + ": they all have room for " +
                                   list_of(digits, topology_) + ".",
         {}, pattern);
    take_role(Role::kGuardian, "What keeps them from holding nothing else: ");
  }

  void take_symmetry() {
    if (!step_.symmetry) return;
    std::vector<Candidate> givens;
    for (Cell cell : before_.givens()) givens.push_back({cell, before_.candidates(cell).first()});
    look("Look at the givens alone, and at what becomes of them when " +
             words_of(*step_.symmetry, topology_) + ".",
         {}, givens);
    if (cells_of(step_, Role::kAssumed).empty()) {
      take_role(Role::kPattern, "What stays in its place and keeps its name: ");
    } else {
      take_role(Role::kAssumed, "The one thing that they lack: ");
    }
  }

  void take_role(Role role, std::string_view words) {
    const CellSet cells = cells_of(step_, role);
    if (cells.empty()) return;
    std::vector<Candidate> marked;
    for (const Mark& mark : step_.marks) {
      if (is_meant(mark, role)) marked.push_back(mark.candidate);
    }
    look(std::string(words) + list_with_digits(step_, role, before_) + ".", {}, marked);
  }

  // ---- patterns

  void take_pattern() {
    // The pivot comes first.
    const CellSet pivot = cells_of(step_, Role::kPivot);
    std::vector<Truth> truths;
    for (const bool first : {true, false}) {
      for (Truth truth : step_.truths) {
        const bool pivots = truth.is_cell() && pivot.contains(truth.cell());
        if (pivots == first) truths.push_back(truth);
      }
    }
    const int sets = group_count(step_, Role::kSet);
    for (int set = 0; set < sets; ++set) take_set({Role::kSet, set}, truths);
    if (sets == 0 && step_.deadly.empty() && truths.size() > 1 && is_subset(truths)) {
      take_subset(truths);
      return;
    }
    if (truths.size() > kManyTruths) {
      take_together(truths);
    } else {
      for (Truth truth : truths) take_truth(truth);
    }
    take_houses();
    take_role(Role::kFin, "What lies beside them, the fins: ");
  }

  // Of many truths nobody looks at one after the other: a digit is followed through its houses, and
  // cells are seen together.
  void take_together(const std::vector<Truth>& truths) {
    CellSet cells;
    for (Truth truth : truths) {
      if (truth.is_cell()) cells.insert(truth.cell());
    }
    cells = cells & before_.open();
    if (!cells.empty()) {
      DigitSet digits;
      for (Cell cell : cells) digits |= before_.candidates(cell);
      look("Look at " + list_of(cells) + ": between them they hold " + list_of(digits, topology_) +
               ".",
           {}, in_cells(cells));
    }
    for (Digit digit : Digit::all()) {
      std::vector<House> houses;
      CellSet places;
      for (Truth truth : truths) {
        if (truth.is_cell() || truth.digit() != digit) continue;
        houses.push_back(truth.house());
        places |= before_.places(truth.house(), digit);
      }
      if (!places.meets(before_.open())) continue;
      look("Follow the " + name_of(digit, topology_) + " through " + list_of(houses, topology_) +
               ".",
           houses, of_digit(places, digit));
    }
  }

  // Cells of one house, and nothing else.
  bool is_subset(const std::vector<Truth>& truths) const {
    const std::vector<House> bases = houses_of(step_, HouseRole::kBase);
    if (bases.empty()) return false;
    return std::all_of(truths.begin(), truths.end(), [&](Truth truth) {
      return truth.is_cell() && topology_.cells(bases.front()).contains(truth.cell());
    });
  }

  void take_subset(const std::vector<Truth>& truths) {
    const House base = houses_of(step_, HouseRole::kBase).front();
    CellSet cells;
    DigitSet digits;
    for (Truth truth : truths) {
      cells.insert(truth.cell());
      for (Digit digit : before_.candidates(truth.cell())) digits.insert(digit);
    }
    look("Look at the open cells of " + name_of(base, topology_) + " with few candidates.", {base},
         in_cells(topology_.cells(base)));
    look(list_of(cells) + " hold only " + list_of(digits, topology_) + ": " +
             number_word(cells.size()) + " cells, " + number_word(digits.size()) + " digits.",
         {base}, in_cells(cells));
  }

  // One of its almost locked sets; its truths are told with it.
  void take_set(Part part, std::vector<Truth>& truths) {
    const CellSet cells = cells_of(step_, part);
    DigitSet digits;
    for (Cell cell : cells) {
      for (Digit digit : before_.candidates(cell)) digits.insert(digit);
    }
    const int more = digits.size() - cells.size();
    look(list_of(cells) + (cells.size() == 1 ? " holds only " : " hold only ") +
             list_of(digits, topology_) + (more == 1 ? ": one digit more than cells." : "."),
         {}, in_cells(cells));
    std::erase_if(truths, [&](Truth t) { return t.is_cell() && cells.contains(t.cell()); });
  }

  void take_truth(Truth truth) {
    if (truth.is_cell()) {
      const Cell cell = truth.cell();
      if (!before_.is_open(cell)) return;
      const bool pivot = cells_of(step_, Role::kPivot).contains(cell);
      const bool pincer = cells_of(step_, Role::kPincer).contains(cell) && !pivot &&
                          !cells_of(step_, Role::kPivot).empty();
      look((pivot    ? "Begin at the pivot, "
            : pincer ? "It sees "
                     : "Look at ") +
               name_of(cell) + ": it can only be " +
               list_of(before_.candidates(cell), topology_, "or") + ".",
           {}, in_cells({cell}));
      return;
    }
    const Digit digit = truth.digit();
    const CellSet places = before_.places(truth.house(), digit);
    if (!places.meets(before_.open())) return;
    look("In " + name_of(truth.house(), topology_) + " the " + name_of(digit, topology_) +
             " has only " + number_word(places.size()) +
             (places.size() == 1 ? " place, " : " places, ") + list_of(places) + ".",
         {truth.house()}, of_digit(places, digit));
  }

  void take_houses() {
    const std::vector<House> covers = houses_of(step_, HouseRole::kCover);
    if (covers.empty()) return;
    std::vector<Candidate> pattern;
    for (const Mark& mark : step_.marks) {
      const bool inside = std::any_of(covers.begin(), covers.end(), [&](House house) {
        return topology_.cells(house).contains(mark.candidate.cell);
      });
      if (inside && mark.role != Role::kFin) pattern.push_back(mark.candidate);
    }
    look("Now look at " + list_of(covers, topology_) + ", where these meet.", covers, pattern);
  }

  // ---- stories

  bool tells_story() {
    const auto& story = step_.inferences;
    if (story.empty()) return false;
    const bool branches = std::any_of(story.begin(), story.end(), [](const Inference& line) {
      return line.level > 0 || line.kind == LineKind::kSplit;
    });
    if (branches || story.size() > kLongestStory) {
      tell_cases();
      return true;
    }
    const std::vector<StoryLink> links = links_of(step_, before_);
    for (std::size_t i = 0; i < story.size(); ++i) tell_link(story[i], links[i]);
    return true;
  }

  void tell_link(const Inference& line, const StoryLink& link) {
    const std::vector<Candidate> node = candidates_of(line.node);
    if (line.kind == LineKind::kAssume) {
      look("Begin at " + list_of(line.node.cells, "or") + ": is " +
               list_of(line.node.digits, topology_) + (line.holds ? " there?" : " there or not?"),
           {}, node);
      return;
    }
    if (line.kind != LineKind::kFollows || link.from.empty()) return;
    if (link.kind != LinkKind::kWeak) {
      for (Truth truth : line.by) take_truth(truth);
      return;
    }
    const Node& from = step_.inferences[static_cast<std::size_t>(link.from.front())].node;
    std::vector<Candidate> both = candidates_of(from);
    both.insert(both.end(), node.begin(), node.end());
    const bool in_cell = from.cells == line.node.cells;
    look(in_cell ? list_of(line.node.cells) + " can't be both " +
                       list_of(from.digits | line.node.digits, topology_) + "."
                 : list_of(from.cells, "or") + " and " + list_of(line.node.cells, "or") +
                       " see each other: not both are " +
                       list_of(line.node.digits, topology_, "or") + ".",
         {}, both);
  }

  // Of a story with branches: what is supposed, and what all comes to.
  void tell_cases() {
    int cases = 0;
    std::vector<Candidate> supposed;
    for (const Inference& line : step_.inferences) {
      if (line.kind == LineKind::kSplit && line.level <= 1) {
        for (Truth truth : line.by) take_truth(truth);
      }
      if (line.kind != LineKind::kAssume || line.level > 1) continue;
      ++cases;
      const std::vector<Candidate> node = candidates_of(line.node);
      supposed.insert(supposed.end(), node.begin(), node.end());
    }
    look(cases > 1 ? "Suppose each of these " + number_word(std::min(cases, 9)) +
                         " in turn, and follow what comes of it."
                   : "Suppose " + statements_of(supposed) + ", and follow what comes of it.",
         {}, supposed);
  }

  // "r1c1 is 5", "r1c1 or r1c2 is 5": one supposition.
  std::string statements_of(const std::vector<Candidate>& supposed) const {
    CellSet cells;
    for (Candidate x : supposed) cells.insert(x.cell);
    if (supposed.empty()) return "it";
    return list_of(cells, "or") + " is " + name_of(supposed.front().digit, topology_);
  }

  std::vector<Candidate> candidates_of(const Node& node) const {
    std::vector<Candidate> all;
    for (Cell cell : node.cells) {
      for (Digit digit : node.digits) {
        if (before_.has(cell, digit)) all.push_back({cell, digit});
      }
    }
    return all;
  }

  // ---- what follows

  // The ends of a wing or chain, of which one is true.
  void take_ends() {
    const DigitSet gone = removed_digits();
    std::vector<Candidate> ends;
    CellSet cells;
    for (const Mark& mark : step_.marks) {
      if (mark.role != Role::kPincer) continue;
      const bool pivoted = !cells_of(step_, Role::kPivot).empty();
      if (pivoted && !gone.contains(mark.candidate.digit)) continue;
      if (std::find(ends.begin(), ends.end(), mark.candidate) != ends.end()) continue;
      ends.push_back(mark.candidate);
      cells.insert(mark.candidate.cell);
    }
    if (ends.size() != 2 || cells.size() != 2 || gone.empty()) return;
    if (ends.front().digit == ends.back().digit) {
      look("One of " + list_of(cells) + " is " + name_of(ends.front().digit, topology_) +
               ": look at what sees both.",
           {}, ends);
    } else {
      look("Either " + name_of(ends.front().cell) + " is " +
               name_of(ends.front().digit, topology_) + " or " + name_of(ends.back().cell) +
               " is " + name_of(ends.back().digit, topology_) +
               ": look at what can't be with either.",
           {}, ends);
    }
  }

  DigitSet removed_digits() const {
    DigitSet digits;
    for (Candidate x : step_.removals) digits.insert(x.digit);
    return digits;
  }

  void end() {
    take_ends();
    std::vector<Candidate> effects = step_.placements;
    effects.insert(effects.end(), step_.removals.begin(), step_.removals.end());
    look("So " + effects_of(step_, topology_) + ".", {}, effects);
  }

  const Step& step_;
  const Grid& before_;
  const Topology& topology_;
  std::vector<Look> looks_;
};

}  // namespace

std::vector<Look> walk_of(const Step& step, const Grid& before) {
  return EyeWalk(step, before).looks();
}

std::string_view spotting_of(Technique technique) {
  using enum Technique;
#define SPOT(text, ...)                   \
  for (Technique meant : {__VA_ARGS__}) { \
    if (meant == technique) return text;  \
  }
#define SPOT_FAMILY(...)
#include "nonet/explain/spotting.def"
#undef SPOT_FAMILY
#undef SPOT
  switch (row_of(technique).family) {
#define SPOT(...)
#define SPOT_FAMILY(family, text) \
  case Family::family:            \
    return text;
#include "nonet/explain/spotting.def"
#undef SPOT_FAMILY
#undef SPOT
  }
  return {};
}

}  // namespace nonet
