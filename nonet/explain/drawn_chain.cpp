#include "nonet/explain/drawn_chain.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/proof/checker.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

// "r1c1 is 8", "r1c1 or r1c2 is 8"
std::string is_text(const Node& node, DigitNames names) {
  return list_of(node.cells, "or") + " is " + name_of(node.digit(), names);
}
std::string not_text(const Node& node, DigitNames names) {
  if (node.cells.size() == 1)
    return list_of(node.cells) + " is not " + name_of(node.digit(), names);
  return "none of " + list_of(node.cells) + " is " + name_of(node.digit(), names);
}
std::string short_text(const Node& node, DigitNames names) {
  return name_of(node.digit(), names) + " at " + list_of(node.cells, "or");
}
std::string claim_text(const std::vector<Candidate>& removals,
                       const std::vector<Candidate>& placements, DigitNames names) {
  std::vector<std::string> parts;
  parts.reserve(placements.size() + removals.size());
  for (Candidate x : placements)
    parts.push_back(name_of(x.cell) + " is " + name_of(x.digit, names));
  for (Candidate x : removals)
    parts.push_back(name_of(x.cell) + " is not " + name_of(x.digit, names));
  return list_of(parts);
}
std::string capital(std::string text) {
  // Names of cells stay as they are.
  const bool cell = text.size() > 1 && text[0] == 'r' && text[1] >= '1' && text[1] <= '9';
  if (!cell && !text.empty() && text[0] >= 'a' && text[0] <= 'z')
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

bool contradict(Candidate a, Candidate b, const Topology& topology) {
  if (a.cell == b.cell) return a.digit != b.digit;
  return a.digit == b.digit && topology.peers(a.cell).contains(b.cell);
}
bool contradicts_all(Candidate x, const Node& node, const Topology& topology) {
  for (Cell cell : node.cells) {
    if (!contradict(x, {cell, node.digit()}, topology)) return false;
  }
  return true;
}

class Judge {
 public:
  Judge(const DrawnChain& chain, const Grid& grid)
      : chain_(chain), grid_(grid), topology_(grid.topology()) {}

  ChainJudgement judge() {
    if (!find_bad_node()) {
      judge_links();
      choose_kinds();
      find_what_follows();
      check_claims();
      tell();
    }
    return std::move(result_);
  }

 private:
  int size() const { return static_cast<int>(chain_.nodes.size()); }
  int links() const { return static_cast<int>(chain_.strong.size()); }
  const Node& node(int i) const { return chain_.nodes[static_cast<std::size_t>(i % size())]; }
  const Node& from(int link) const { return node(link); }
  const Node& to(int link) const { return node(link + 1); }
  bool drawn_strong(int link) const { return chain_.strong[static_cast<std::size_t>(link)]; }

  bool find_bad_node() {
    for (int i = 0; i < size(); ++i) {
      for (Cell cell : node(i).cells) {
        const Digit digit = node(i).digit();
        if (grid_.is_open(cell) && grid_.has(cell, digit)) continue;
        result_.bad_node = i;
        result_.sentence = name_of(digit, topology_) + " is no candidate of " + name_of(cell) +
                           (grid_.is_open(cell) ? "." : ": a digit stands there.");
        return true;
      }
    }
    return false;
  }

  // ---- links

  void judge_links() {
    for (int i = 0; i < links(); ++i) {
      result_.links.push_back(drawn_strong(i) ? strong(from(i), to(i)) : weak(from(i), to(i)));
      const LinkJudgement& link = result_.links.back();
      if (!link.holds && !result_.bad_link) result_.bad_link = i;
      for (Truth truth : link.by) {
        const auto& known = result_.truths;
        if (std::find(known.begin(), known.end(), truth) == known.end())
          result_.truths.push_back(truth);
      }
    }
  }

  LinkJudgement strong(const Node& a, const Node& b) const {
    if (a.digit() != b.digit()) return strong_in_cell(a, b);
    const CellSet both = a.cells | b.cells;
    LinkJudgement best;
    bool shares = false;
    for (House house : topology_.houses()) {
      if (!topology_.cells(house).contains(both) || both.size() < 2) continue;
      const CellSet others = grid_.places(house, a.digit()) - both;
      if (others.empty()) {
        return {
            true,
            {Truth(house, a.digit())},
            {},
            name_of(house, topology_) + " has no other place for " + name_of(a.digit(), topology_)};
      }
      if (shares && static_cast<std::size_t>(others.size()) >= best.others.size()) continue;
      shares = true;
      best.others.clear();
      for (Cell cell : others) best.others.push_back({cell, a.digit()});
      best.sentence = name_of(house, topology_) + " has " +
                      (others.size() == 1 ? "another place" : "other places") + " for " +
                      name_of(a.digit(), topology_) + ": " + list_of(others);
    }
    if (!shares) {
      best.sentence = list_of(a.cells, "or") + " and " + list_of(b.cells, "or") +
                      " share no house: nothing says that one of them is " +
                      name_of(a.digit(), topology_);
    }
    return best;
  }

  LinkJudgement strong_in_cell(const Node& a, const Node& b) const {
    if (a.cells != b.cells || a.cells.size() != 1) return strong_in_set(a, b);
    const Cell cell = a.cells.first();
    const DigitSet others = grid_.candidates(cell) - (a.digits | b.digits);
    if (others.empty()) {
      return {true, {Truth(cell)}, {}, name_of(cell) + " has no other candidate"};
    }
    LinkJudgement link;
    for (Digit digit : others) link.others.push_back({cell, digit});
    link.sentence = name_of(cell) + " has " +
                    (others.size() == 1 ? "a third candidate: " : "other candidates: ") +
                    list_of(others, topology_);
    return link;
  }

  // An almost locked set, cells of a house with one digit more than there are of them, lacks one of
  // its digits at most: where two of them can be only at these nodes, one of these is true. Of all
  // sets the smallest is told.
  LinkJudgement strong_in_set(const Node& a, const Node& b) const {
    CellSet best;
    for (House house : topology_.houses()) {
      const CellSet open = topology_.cells(house) & grid_.open();
      if (!open.meets(a.cells) || !open.meets(b.cells)) continue;
      std::vector<Cell> free;
      for (Cell cell : open - (a.cells | b.cells)) free.push_back(cell);
      for (unsigned chosen = 0; chosen < 1U << free.size(); ++chosen) {
        CellSet cells = open & (a.cells | b.cells);
        for (std::size_t i = 0; i < free.size(); ++i) {
          if ((chosen >> i & 1U) != 0U) cells.insert(free[i]);
        }
        if ((best.empty() || cells.size() < best.size()) && lacks_one_of(cells, a, b)) best = cells;
      }
    }
    LinkJudgement link;
    if (best.empty()) {
      link = astray(a, b);
      link.sentence += "; no almost locked set joins them";
      return link;
    }
    link.holds = true;
    for (Cell cell : best) link.by.emplace_back(cell);
    link.sentence = list_of(best) + " have just " + list_of(digits_of(best), topology_) +
                    " between them, one digit too many: without " + name_of(a.digit(), topology_) +
                    " they need " + name_of(b.digit(), topology_);
    return link;
  }

  DigitSet digits_of(const CellSet& cells) const {
    DigitSet digits;
    for (Cell cell : cells) digits |= grid_.candidates(cell);
    return digits;
  }
  bool lacks_one_of(const CellSet& cells, const Node& a, const Node& b) const {
    if (cells.size() < 2 || digits_of(cells).size() != cells.size() + 1) return false;
    auto is_whole = [&](const Node& node) {
      const CellSet places = grid_.places(node.digit()) & cells;
      return !places.empty() && node.cells.contains(places);
    };
    return is_whole(a) && is_whole(b);
  }

  LinkJudgement weak(const Node& a, const Node& b) const {
    if (a.digit() != b.digit()) {
      if (a.cells != b.cells || a.cells.size() != 1) return astray(a, b);
      return {true, {}, {}, list_of(a.cells) + " can't be both"};
    }
    for (Cell x : a.cells) {
      for (Cell y : b.cells) {
        if (topology_.peers(x).contains(y)) continue;
        if (x == y) return {false, {}, {}, name_of(x) + " is on both sides of the link"};
        return {false,
                {},
                {},
                name_of(x) + " and " + name_of(y) + " do not see each other: both could be " +
                    name_of(a.digit(), topology_)};
      }
    }
    return {true,
            {},
            {},
            list_of(a.cells, "or") + " and " + list_of(b.cells, "or") + " see each other"};
  }

  LinkJudgement astray(const Node& a, const Node& b) const {
    return {false,
            {},
            {},
            "a link stays with a digit or in a cell, and from " + short_text(a, topology_) +
                " to " + short_text(b, topology_) + " both change"};
  }

  // ---- taking turns

  // A strong link may stand where a weak one is due, if it is weak as well; a link that is drawn
  // weak says no more than that. kinds_[i]: how link i is used.
  bool may_be(int link, bool as_strong) const {
    if (drawn_strong(link)) return as_strong || weak(from(link), to(link)).holds;
    return !as_strong;
  }

  std::vector<bool> turns_from(bool first_strong) const {
    std::vector<bool> kinds;
    kinds.reserve(chain_.strong.size());
    for (int i = 0; i < links(); ++i) kinds.push_back((i % 2 == 0) == first_strong);
    return kinds;
  }
  bool fits(const std::vector<bool>& kinds, int begin) const {
    for (int i = 0; i < links(); ++i) {
      if (!may_be((begin + i) % links(), kinds[static_cast<std::size_t>(i)])) return false;
    }
    return true;
  }

  // Where a ring may begin: anywhere; where a chain does: at its first node. Of all ways that fit,
  // the first that says most: a continuous ring, then ends that are strong, then the rest.
  void choose_kinds() {
    if (links() == 0) return;
    for (const bool first_strong : {true, false}) {
      const std::vector<bool> kinds = turns_from(first_strong);
      for (int begin = 0; begin < (chain_.ring ? links() : 1); ++begin) {
        if (!fits(kinds, begin)) continue;
        begin_ = begin;
        kinds_ = kinds;
        return;
      }
    }
    for (int i = 1; i < links(); ++i) {
      if (drawn_strong(i) != drawn_strong(i - 1)) continue;
      if (drawn_strong(i) && (may_be(i, false) || may_be(i - 1, false))) continue;
      result_.bad_node = i;
      return;
    }
    result_.bad_node = 0;
  }

  bool takes_turns() const { return !kinds_.empty(); }

  // ---- what follows

  void find_what_follows() {
    if (!takes_turns()) return;
    const bool first = kinds_.front(), last = kinds_.back();
    const Node& a = node(begin_);
    const Node& b = chain_.ring ? a : node(links());
    if (chain_.ring && first != last) {
      result_.result = "of any two neighbours on the ring exactly one is true";
      for (int i = 0; i < links(); ++i) {
        const int link = (begin_ + i) % links();
        if (!kinds_[static_cast<std::size_t>(i)]) add_contradicting(from(link), to(link));
      }
      return;
    }
    if (chain_.ring) {
      result_.result = first ? is_text(a, topology_) : not_text(a, topology_);
      if (!first) {
        for (Cell cell : a.cells) result_.removals.push_back({cell, a.digit()});
      } else if (a.cells.size() == 1) {
        result_.placements.push_back({a.cells.first(), a.digit()});
      } else {
        add_contradicting(a, a);
      }
      return;
    }
    if (first && last) {
      result_.result = is_text(a, topology_) + ", or " + is_text(b, topology_);
      add_contradicting(a, b);
    } else if (!first && !last) {
      result_.result = "not both: " + is_text(a, topology_) + ", " + is_text(b, topology_);
    } else {
      result_.result = "if " + (first ? not_text(a, topology_) : is_text(a, topology_)) +
                       ", then " + (last ? is_text(b, topology_) : not_text(b, topology_));
    }
  }

  void add_contradicting(const Node& a, const Node& b) {
    for (Cell cell : grid_.open()) {
      for (Digit digit : grid_.candidates(cell)) {
        const Candidate x = {cell, digit};
        const auto& known = result_.removals;
        if (contradicts_all(x, a, topology_) && contradicts_all(x, b, topology_) &&
            std::find(known.begin(), known.end(), x) == known.end())
          result_.removals.push_back(x);
      }
    }
  }

  // ---- what is claimed

  bool is_claimed() const { return !chain_.removals.empty() || !chain_.placements.empty(); }

  void check_claims() {
    if (result_.bad_link || !takes_turns()) return;
    if (!is_claimed()) {
      result_.holds = !result_.removals.empty() || !result_.placements.empty();
      return;
    }
    Step step;
    step.truths = result_.truths;
    step.removals = chain_.removals;
    step.placements = chain_.placements;
    const Check verdict = check(grid_, step);
    result_.holds = verdict.proved();
    result_.bad_claim = verdict.effect;
    if (!verdict.proved() && !verdict.effect)
      result_.bad_claim =
          chain_.removals.empty() ? chain_.placements.front() : chain_.removals.front();
  }

  // Why a claim does not follow, where the ends of the chain tell.
  std::string doubt_of(Candidate x) const {
    if (!grid_.is_open(x.cell) || !grid_.has(x))
      return name_of(x.digit, topology_) + " is no candidate of " + name_of(x.cell) + " any more";
    const bool placed =
        std::find(chain_.placements.begin(), chain_.placements.end(), x) != chain_.placements.end();
    if (placed || chain_.ring || !kinds_.front() || !kinds_.back()) return "";
    for (const Node* end : {&node(0), &node(links())}) {
      for (Cell cell : end->cells) {
        const Candidate y = {cell, end->digit()};
        if (contradict(x, y, topology_)) continue;
        if (x == y) return "it is an end of the chain itself";
        return name_of(x.cell) + " can be " + name_of(x.digit, topology_) + " together with " +
               short_text(*end, topology_);
      }
    }
    return "";
  }

  // ---- words

  void tell() {
    if (links() == 0) {
      result_.sentence = "A chain needs two candidates and a link between them.";
      return;
    }
    if (result_.bad_link) {
      tell_bad_link(*result_.bad_link);
    } else if (!takes_turns()) {
      tell_turns();
    } else {
      tell_result();
    }
  }

  void tell_bad_link(int link) {
    const LinkJudgement& judgement = result_.links[static_cast<std::size_t>(link)];
    result_.sentence = "Link " + std::to_string(link + 1) + ", from " +
                       short_text(from(link), topology_) + " to " +
                       short_text(to(link), topology_) + ", is not " +
                       (drawn_strong(link) ? "strong" : "weak") + ": " + judgement.sentence + ".";
    std::vector<std::string> more;  // that do not hold either
    bool could_hold = true;         // were it not for other candidates
    for (int i = link; i < links(); ++i) {
      const LinkJudgement& each = result_.links[static_cast<std::size_t>(i)];
      if (each.holds) continue;
      if (i != link) more.push_back(std::to_string(i + 1));
      could_hold = could_hold && !each.others.empty();
    }
    if (!more.empty())
      result_.sentence += (more.size() == 1 ? " Link " + more.front() + " does"
                                            : " Links " + list_of(more) + " do") +
                          " not hold either.";
    if (const std::string all = follows_text(); takes_turns() && !all.empty() && could_hold)
      result_.sentence += std::string(more.empty() ? " If that link" : " If they all") +
                          " held, the chain would show that " + all + ".";
  }

  void tell_turns() {
    const int i = *result_.bad_node;
    const int before = i == 0 ? links() - 1 : i - 1;
    const bool both_strong = drawn_strong(i) && drawn_strong(before);
    result_.sentence = "Every link holds, but at " + short_text(node(i), topology_) + " two " +
                       (both_strong ? "strong" : "weak") + " links follow each other: " +
                       (both_strong ? "from what is true there nothing follows by a strong link."
                                    : "from what is false there nothing follows by a weak link.");
  }

  std::string follows_text() const {
    return claim_text(result_.removals, result_.placements, topology_);
  }

  void tell_result() {
    const std::string all = follows_text();
    const bool about_one = chain_.ring && kinds_.front() == kinds_.back();
    std::string text = "Every link holds" + (about_one ? "." : ": " + result_.result + ".");
    if (is_claimed() && result_.holds) {
      text += " So " + claim_text(chain_.removals, chain_.placements, topology_) + ".";
    } else if (is_claimed()) {
      const Candidate x = *result_.bad_claim;
      const std::string why = doubt_of(x);
      const bool removed =
          std::find(chain_.removals.begin(), chain_.removals.end(), x) != chain_.removals.end();
      text += " That " + name_of(x.cell) + (removed ? " is not " : " is ") +
              name_of(x.digit, topology_) + " does not follow" +
              (why.empty() ? "." : ": " + why + ".");
      text += all.empty() ? " Nothing else follows either." : " What does follow: " + all + ".";
    } else if (all.empty()) {
      text += " But nothing on the board goes by that.";
    } else {
      text += " So " + all + ".";
    }
    result_.sentence = text;
  }

  const DrawnChain& chain_;
  const Grid& grid_;
  const Topology& topology_;
  int begin_ = 0;            // of a ring, the node that it is read from
  std::vector<bool> kinds_;  // strong or weak, in turns from there; empty: they don't take turns
  ChainJudgement result_;
};

}  // namespace

ChainJudgement judged(const DrawnChain& chain, const Grid& grid) {
  ChainJudgement judgement = Judge(chain, grid).judge();
  judgement.sentence = capital(std::move(judgement.sentence));
  return judgement;
}

}  // namespace nonet
