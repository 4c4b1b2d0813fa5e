#include "nonet/text/rule_reasons.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>

#include "nonet/core/names.h"
#include "nonet/logic/technique.h"
#include "nonet/rules/fillings.h"
#include "nonet/rules/words.h"
#include "nonet/text/notation.h"
#include "nonet/text/pair_reasons.h"
#include "nonet/text/roles.h"
#include "nonet/text/rule_words.h"
#include "nonet/text/turn_reasons.h"

namespace nonet {
namespace {

constexpr std::size_t kMostStates = 600;
constexpr std::size_t kMostLines = 6;
constexpr std::size_t kFewNeeds = 3;  // cells that a reason goes along; more where none is shorter
constexpr int kFewDigits = 4;
constexpr std::size_t kMostSigned = 4;
constexpr int kNoSum = -1;

using Lines = std::vector<std::string>;

class Reasons {
 public:
  Reasons(const RuleUnit& unit, const Grid& grid)
      : unit_(unit), grid_(grid), topology_(grid.topology()) {
    if (unit_.is_sum || !unit_.branches.empty()) return;
    find_any_states();
  }

  std::optional<Reason> of(Candidate x) {
    if (!unit_.branches.empty()) return std::nullopt;
    if (unit_.is_sum) return by_sum(x);
    if (!known_) return std::nullopt;
    for (std::size_t i = 0; i < unit_.cells.size(); ++i) {
      if (unit_.cells[i] == x.cell) return along_line(x, i);
    }
    return std::nullopt;
  }

  // What a sum of all its cells comes to without a digit, where that shows that it needs one.
  std::optional<std::string> without(Digit d) const {
    std::vector<std::size_t> positions;
    std::vector<DigitSet> masks;
    if (!is_plain_sum(unit_)) return std::nullopt;
    for (std::size_t i = 0; i < size(); ++i) {
      if (!counts_once(i)) return std::nullopt;
      positions.push_back(i);
      masks.push_back(grid_.candidates(unit_.cells[i]) - DigitSet{d});
    }
    const int most = bound_of(positions, masks, false), least = bound_of(positions, masks, true);
    const bool low = most != kNoSum && most < unit_.sum.total;
    if (!low && (least == kNoSum || least <= unit_.sum.total)) return std::nullopt;
    return "Without " + name_of(d, topology_) + ", its cells would come to at " +
           (low ? "most " + std::to_string(most) : "least " + std::to_string(least)) + ".";
  }

 private:
  using States = std::set<Automaton::State>;

  std::size_t size() const { return unit_.cells.size(); }

  void add_steps(const States& from, std::size_t position, Digit d, States& to) const {
    for (Automaton::State state : from) {
      reached_.clear();
      unit_.meaning->steps(state, static_cast<int>(position), unit_.names.number_of(d), reached_);
      to.insert(reached_.begin(), reached_.end());
    }
  }

  // Each state with each digit that leads from it to one of those ahead.
  template <class Visit>
  void each_leading(const States& from, std::size_t position, DigitSet digits, const States& ahead,
                    Visit visit) const {
    for (Automaton::State state : from) {
      for (Digit d : digits) {
        States to;
        add_steps({state}, position, d, to);
        if (std::any_of(to.begin(), to.end(), [&](auto s) { return ahead.contains(s); }))
          visit(state, d);
      }
    }
  }

  // Whatever the automaton can have come to, wherever it is: what is said of more than there can be
  // holds of what there is.
  void find_any_states() {
    for (Cell c : unit_.cells) digits_ |= grid_.at_start(c);
    const std::vector<Automaton::State> starts = unit_.meaning->starts();
    States last(starts.begin(), starts.end());
    any_ = last;
    for (std::size_t i = 0; i < size(); ++i) {
      States next;
      for (Digit d : digits_) add_steps(last, i, d, next);
      any_.insert(next.begin(), next.end());
      known_ = any_.size() <= kMostStates;
      if (!known_) return;
      last = std::move(next);
    }
  }

  // What a cell may hold beside the candidate.
  DigitSet open_at(std::size_t position, Candidate x) const {
    const Cell c = unit_.cells[position];
    DigitSet digits = grid_.candidates(c);
    if (c == x.cell) digits &= DigitSet{x.digit};
    if (topology_.peers(c).contains(x.cell)) digits.erase(x.digit);
    return digits;
  }

  // Where it could be nothing but the candidate's digit, which it sees.
  void tell_clash(Candidate x, Need& need) const {
    if (need.digits.empty() && need.wanted.contains(x.digit) && grid_.has(need.cell, x.digit))
      need.against = x;
  }

  // Onwards from the candidate: what each cell would have to hold, until nothing fits.
  std::vector<Need> onwards(Candidate x, std::size_t position) const {
    std::vector<Need> needs;
    States states;
    add_steps(any_, position, x.digit, states);
    for (std::size_t i = position + 1; i < size() && !states.empty(); ++i) {
      Need need = {unit_.cells[i], {}, {}};
      const DigitSet open = open_at(i, x);
      States next;
      for (Digit d : digits_) {
        States to;
        add_steps(states, i, d, to);
        if (to.empty()) continue;
        need.wanted.insert(d);
        if (!open.contains(d)) continue;
        need.digits.insert(d);
        next.insert(to.begin(), to.end());
      }
      tell_clash(x, need);
      needs.push_back(need);
      if (need.digits.empty()) break;
      states = std::move(next);
    }
    return needs;
  }

  // And back from it.
  std::vector<Need> backwards(Candidate x, std::size_t position) const {
    std::vector<Need> needs;
    States ahead;
    for (Automaton::State state : any_) {
      States to;
      add_steps({state}, position, x.digit, to);
      if (!to.empty()) ahead.insert(state);
    }
    for (std::size_t i = position; i-- > 0 && !ahead.empty();) {
      Need need = {unit_.cells[i], {}, {}};
      const DigitSet open = open_at(i, x);
      States before;
      each_leading(any_, i, digits_, ahead, [&](Automaton::State state, Digit d) {
        need.wanted.insert(d);
        if (!open.contains(d)) return;
        need.digits.insert(d);
        before.insert(state);
      });
      tell_clash(x, need);
      needs.push_back(need);
      if (need.digits.empty()) break;
      ahead = std::move(before);
    }
    return needs;
  }

  std::optional<Reason> along_line(Candidate x, std::size_t position) {
    const std::vector<Need> after = onwards(x, position), before = backwards(x, position);
    const auto fails = [](const std::vector<Need>& needs) {
      // A long row of cells is read where each could be little.
      return !needs.empty() && needs.back().digits.empty() &&
             (needs.size() <= kFewNeeds ||
              std::all_of(needs.begin(), needs.end(),
                          [](const Need& need) { return need.digits.size() <= kFewDigits; }));
    };
    const bool on = fails(after), back = fails(before);
    Reason reason;
    if (on || back) reason.needs = on && (!back || after.size() <= before.size()) ? after : before;
    if (!reason.needs.empty() && reason.needs.size() <= kFewNeeds) return reason;
    if (auto shared = too_few_to_share(left_beside(x), topology_)) return shared;
    if (!reason.needs.empty()) return reason;
    for (Cell c : unit_.cells) {
      if (c != x.cell && grid_.is_open(c)) reason.among.push_back(c);
    }
    return reason.among.empty() ? std::nullopt : std::optional(reason);
  }

  // What each cell could hold beside the candidate, if it were only for the rule.
  std::vector<Need> left_beside(Candidate x) const {
    const std::vector<Automaton::State> starts = unit_.meaning->starts();
    std::vector<States> layers = {States(starts.begin(), starts.end())};
    for (std::size_t i = 0; i < size(); ++i) {
      States next;
      for (Digit d : open_at(i, x)) add_steps(layers.back(), i, d, next);
      layers.push_back(std::move(next));
    }
    States ahead;
    for (Automaton::State state : layers.back()) {
      if (unit_.meaning->accepts(state)) ahead.insert(state);
    }
    std::vector<Need> needs;
    for (std::size_t i = size(); i-- > 0;) {
      Need need = {unit_.cells[i], {}, {}};
      States before;
      each_leading(layers[i], i, open_at(i, x), ahead, [&](Automaton::State state, Digit d) {
        need.digits.insert(d);
        before.insert(state);
      });
      if (need.cell != x.cell) needs.push_back(need);
      ahead = std::move(before);
    }
    std::reverse(needs.begin(), needs.end());
    return needs;
  }

  // ---- sums

  // The least or the most that cells come to with these digits, position by position, no two alike
  // where they all see each other, or kNoSum where they can't be filled so; weights count as they
  // are without their sign.
  int bound_of(const std::vector<std::size_t>& positions, const std::vector<DigitSet>& masks,
               bool least) const {
    bool apart = true;
    for (std::size_t i : positions) {
      for (std::size_t j : positions) {
        const Cell a = unit_.cells[i], b = unit_.cells[j];
        apart = apart && (i == j || topology_.peers(a).contains(b));
      }
    }
    std::vector<int> best(512, kNoSum);
    best[0] = 0;
    for (std::size_t i : positions) {
      std::vector<int> next(512, kNoSum);
      for (unsigned used = 0; used < 512; ++used) {
        if (best[used] == kNoSum) continue;
        for (Digit d : masks[i]) {
          const unsigned bit = 1U << static_cast<unsigned>(d.index());
          if (apart && (used & bit) != 0U) continue;
          const int sum = best[used] + std::abs(unit_.sum.weights[i]) * unit_.names.number_of(d);
          int& known = next[apart ? used | bit : 0U];
          if (known == kNoSum || (least ? sum < known : sum > known)) known = sum;
        }
      }
      best = std::move(next);
    }
    int bound = kNoSum;
    for (int sum : best) {
      if (sum != kNoSum && (bound == kNoSum || (least ? sum < bound : sum > bound))) bound = sum;
    }
    return bound;
  }

  bool counts_once(std::size_t position) const {
    return std::abs(unit_.sum.weights[position]) == 1 &&
           std::count(unit_.cells.begin(), unit_.cells.end(), unit_.cells[position]) == 1;
  }

  std::vector<Cell> cells_at(const std::vector<std::size_t>& positions) const {
    std::vector<Cell> cells;
    cells.reserve(positions.size());
    for (std::size_t i : positions) cells.push_back(unit_.cells[i]);
    return cells;
  }

  // Cells of one sign would have to come to what they can't; or those of the candidate come to more
  // or less than those of the other sign can.
  std::optional<Reason> by_sum(Candidate x) {
    std::vector<std::size_t> with, against;
    std::vector<DigitSet> masks;
    for (std::size_t i = 0; i < size(); ++i) masks.push_back(open_at(i, x));
    int own = 0;
    for (std::size_t i = 0; i < size(); ++i) {
      if (unit_.cells[i] == x.cell) own += unit_.sum.weights[i];
    }
    const int sign = own < 0 ? -1 : 1;
    for (std::size_t i = 0; i < size(); ++i) {
      if (unit_.cells[i] == x.cell) continue;
      (unit_.sum.weights[i] * sign > 0 ? with : against).push_back(i);
    }
    const int value = std::abs(own) * unit_.names.number_of(x.digit);
    const int total = sign * unit_.sum.total;  // of its own sign, less those of the other
    Reason reason;
    const auto tell = [&](const std::vector<std::size_t>& who, int wanted, int lowest,
                          int highest) {
      const bool one = who.size() == 1;
      const int most = bound_of(who, masks, false), least = bound_of(who, masks, true);
      if (most == kNoSum || least == kNoSum) return false;  // nothing fits, whatever the sum
      const bool low = highest < least;
      if (!low && lowest <= most) return false;
      // Where cells count several times, it is not what they make.
      if (!std::all_of(who.begin(), who.end(), [&](std::size_t i) { return counts_once(i); }))
        return false;
      reason.too_little = low;
      reason.lacks = low ? least - highest : lowest - most;
      reason.phrase =
          list_of(cells_at(who)) + " would have to " + (one ? "be " : "make ") +
          (wanted == lowest && wanted == highest ? std::to_string(wanted)
                                                 : std::string(low ? "at most " : "at least ") +
                                                       std::to_string(low ? highest : lowest)) +
          ", and " + (one ? "is" : "they come to") + (low ? " at least " : " at most ") +
          std::to_string(low ? least : most);
      return true;
    };
    if (against.empty() && !with.empty() && tell(with, total - value, total - value, total - value))
      return reason;
    if (against.empty() && with.size() == 1 && counts_once(with.front())) {
      reason.phrase = name_of(unit_.cells[with.front()]) + " would have to be " +
                      std::to_string(total - value) + ", which it can't be";
      return reason;
    }
    const int with_least = bound_of(with, masks, true), with_most = bound_of(with, masks, false);
    if (!against.empty() && with_least != kNoSum && with_most != kNoSum) {
      const int lowest = value + with_least - total, highest = value + with_most - total;
      if (tell(against, with.empty() ? lowest : -1, lowest, highest)) return reason;
    }
    for (std::size_t i = 0; i < size(); ++i) {
      if (unit_.cells[i] != x.cell && grid_.is_open(unit_.cells[i]))
        reason.among.push_back(unit_.cells[i]);
    }
    return reason.among.empty() ? std::nullopt : std::optional(reason);
  }

  const RuleUnit& unit_;
  const Grid& grid_;
  const Topology& topology_;
  bool known_ = false;
  DigitSet digits_;
  States any_;
  mutable std::vector<Automaton::State> reached_;
};

// What a rule can hold, where that is not much; each of these has the digits, as one sees. Or that
// a sum does not come out without one.
Lines why_required(DigitSet digits, const RuleUnit& unit, const Grid& before) {
  Lines lines;
  for (Digit d : digits) {
    if (auto text = Reasons(unit, before).without(d)) lines.push_back(*std::move(text));
  }
  if (static_cast<int>(lines.size()) == digits.size()) return lines;
  // Of many cells, some of which are taken away, it would not help to see that.
  if (unit.is_added_up() && !is_plain_sum(unit) && unit.cells.size() > kMostSigned) return {};
  const auto held = digits_held(unit, before, unit.set);
  return held ? Lines{"Its digits can only be " + list_of(*held, "or") + "."} : Lines{};
}

// The candidates that go, each with its reason; those that go for the same one as one line.
Lines told_together(const Step& step, const std::vector<Candidate>& removals, const Grid& before,
                    const std::function<std::optional<Reason>(Candidate)>& reason_of) {
  const Topology& topology = before.topology();

  // A reason for a candidate, and where it holds alike: of a sum for other digits of the cell too.
  struct Told {
    Candidate x;
    Reason reason;
    std::vector<Cell> alike;
    DigitSet digits;
    bool has_others = false;  // those that are alike have it of other cells
  };
  std::vector<Told> all;
  CellSet cells;
  for (Candidate x : removals) cells.insert(x.cell);
  for (Cell c : in_order_of_rules(cells, step.rules, before.rulebook())) {
    std::vector<Told> here;
    for (Candidate x : removals) {
      if (x.cell != c) continue;
      std::optional<Reason> reason = reason_of(x);
      if (!reason) continue;
      // Sums that are off in the same way: the one that is least so is told.
      const auto nearer = std::find_if(here.begin(), here.end(), [&](const Told& told) {
        return !told.reason.phrase.empty() && !reason->phrase.empty() &&
               told.reason.too_little == reason->too_little &&
               (reason->lacks > 0 || told.reason.phrase == reason->phrase);
      });
      if (nearer == here.end()) {
        here.push_back({x, *std::move(reason), {}, {}, false});
      } else if (reason->lacks < nearer->reason.lacks) {
        nearer->digits.insert(nearer->x.digit);
        nearer->x = x;
        nearer->reason = *std::move(reason);
      } else {
        nearer->digits.insert(x.digit);
      }
    }
    for (Told& told : here) {
      const auto same = std::find_if(all.begin(), all.end(), [&](const Told& other) {
        return other.x.digit == told.x.digit && other.digits == told.digits &&
               other.reason.is_like(told.reason);
      });
      if (same == all.end()) {
        all.push_back(std::move(told));
      } else {
        same->alike.push_back(c);
        same->has_others = same->has_others || lie_apart(same->reason, told.reason);
      }
    }
  }
  Lines lines;
  for (const Told& told : all) {
    if (lines.size() == kMostLines) {
      lines.emplace_back("The others go likewise.");
      break;
    }
    std::string line = "If " + name_of(told.x.cell) + " were " + name_of(told.x.digit, topology) +
                       ", " + words_of(told.reason, topology) + ".";
    std::string alike = told.digits.empty() ? "" : choice_of(told.digits, topology);
    if (!told.alike.empty()) alike += (alike.empty() ? "" : ", and for ") + list_of(told.alike);
    if (!alike.empty()) line += " The same goes for " + alike;
    if (told.has_others)
      line += !told.reason.among.empty() ? ", with the others"
              : told.alike.size() == 1   ? ", with its own neighbours"
                                         : ", with their own neighbours";
    if (!alike.empty()) line += ".";
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace

std::vector<std::string> rule_reasons(const Step& step, const Grid& before) {
  if constexpr (!kHasRulebooks) return {};
  if (before.rulebook() == nullptr) return {};
  std::vector<const RuleUnit*> units;
  for (const RuleUse& use : step.rules) {
    units.push_back(before.rulebook()->unit_of(use));
    if (units.back() == nullptr) return {};
  }
  switch (step.technique) {
    case Technique::kCageCombinations: {
      // Where no set that the sentence tells has such a digit, it says enough.
      if (units.size() != 1 || cage_in_brief(step, before)) return {};
      Reasons reasons(*units.front(), before);
      return told_together(step, step.removals, before, [&](Candidate x) {
        auto reason = reasons.of(x);
        return reason && reason->among.empty() ? reason : std::nullopt;
      });
    }
    case Technique::kRuleBounds:
    case Technique::kRuleFilling:
    case Technique::kInniesAndOuties: {
      if (units.size() != 1) return {};
      std::vector<Candidate> removals = step.removals;
      Lines lines = told_by_turns(*units.front(), before, removals);
      Reasons reasons(*units.front(), before);
      for (std::string& line :
           told_together(step, removals, before, [&](Candidate x) { return reasons.of(x); }))
        lines.push_back(std::move(line));
      return lines;
    }
    case Technique::kCombinedRules: {
      if (units.size() != 2) return {};
      PairReasons reasons(*units.front(), *units.back(), before);
      return told_together(step, step.removals, before, [&](Candidate x) { return reasons.of(x); });
    }
    case Technique::kRequiredDigit:
      if (units.size() != 1 || step.removals.empty()) return {};
      return why_required(digits_of(step, Role::kPattern), *units.front(), before);
    default:
      return {};
  }
}

}  // namespace nonet
