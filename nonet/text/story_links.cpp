#include "nonet/text/story_links.h"

#include <algorithm>

namespace nonet {
namespace {

using Kind = Inference::Kind;

// Goes through a story line by line. What a branch supposed and found is forgotten with it, so
// `known_` are the lines that still hold.
class StoryReader {
 public:
  StoryReader(const Step& step, const Grid& before) : lines_(step.inferences), before_(before) {}

  std::vector<StoryLink> read() {
    std::vector<StoryLink> links;
    for (int i = 0; i < static_cast<int>(lines_.size()); ++i) {
      forget_before(i);
      links.push_back(link_to(i));
      if (!lines_[i].node.cells.empty()) known_.push_back(i);
    }
    return links;
  }

 private:
  // A supposition ends the one of its level before it, and all below; any other line those below.
  void forget_before(int i) {
    const int kept = lines_[i].level - (lines_[i].kind == Kind::kAssume ? 1 : 0);
    std::erase_if(known_, [&](int line) { return lines_[line].level > kept; });
  }

  StoryLink link_to(int i) const {
    const Inference& line = lines_[i];
    switch (line.kind) {
      case Kind::kFollows:
        if (!line.holds) return link_to_false(line);
        return {line.by.size() > 1 ? LinkKind::kSet : LinkKind::kStrong, what_left_only(line)};
      case Kind::kConflict:
        return {LinkKind::kStrong, what_left_only(line)};
      case Kind::kInEveryCase:
        return {LinkKind::kStrong, cases_of(i)};
      case Kind::kRefuted:
        return {LinkKind::kStrong, {i - 1}};
      case Kind::kAssume:
      case Kind::kSplit:
      case Kind::kUntold:
        return {};
    }
    return {};
  }

  // False because of what was found true, or of a pattern that what was found has left.
  StoryLink link_to_false(const Inference& line) const {
    std::vector<int> from = taken_by(line);
    if (!from.empty()) return {LinkKind::kWeak, std::move(from)};
    return {LinkKind::kSet, what_left_only(line)};
  }

  // What was found true in the truths that leave the node no room.
  std::vector<int> taken_by(const Inference& line) const {
    std::vector<int> from;
    for (Truth truth : line.by)
      add_last(from,
               [&](const Inference& known) { return known.holds && lies_in(known.node, truth); });
    return sorted(from);
  }

  // What took away each candidate of the truths that is not the node itself.
  std::vector<int> what_left_only(const Inference& line) const {
    std::vector<int> from;
    for (Truth truth : line.by) {
      for (Candidate x : candidates_of(truth)) {
        if (has(line.node, x)) continue;
        add_last(from, [&](const Inference& known) {
          return known.holds ? contradicts(known.node, x) : has(known.node, x);
        });
      }
    }
    return sorted(from);
  }

  // The lines that came to it, one in each branch.
  std::vector<int> cases_of(int i) const {
    std::vector<int> from;
    for (int line = i - 1; line >= 0 && lines_[line].level > lines_[i].level; --line) {
      if (lines_[line].node == lines_[i].node && lines_[line].holds == lines_[i].holds) {
        from.push_back(line);
      }
    }
    return sorted(from);
  }

  template <class Matches>
  void add_last(std::vector<int>& from, Matches matches) const {
    const auto last = std::find_if(known_.rbegin(), known_.rend(),
                                   [&](int line) { return matches(lines_[line]); });
    if (last != known_.rend()) from.push_back(*last);
  }
  static std::vector<int> sorted(std::vector<int> from) {
    std::sort(from.begin(), from.end());
    from.erase(std::unique(from.begin(), from.end()), from.end());
    return from;
  }

  static bool has(const Node& node, Candidate x) {
    return node.digits.contains(x.digit) && node.cells.contains(x.cell);
  }
  bool lies_in(const Node& node, Truth truth) const {
    if (truth.is_cell()) return node.cells == CellSet{truth.cell()};
    return node.digits.contains(truth.digit()) &&
           before_.topology().cells(truth.house()).contains(node.cells);
  }
  // A digit that is in one of these cells is in no cell that sees them all.
  bool contradicts(const Node& node, Candidate x) const {
    if (node.cells == CellSet{x.cell}) return !node.digits.contains(x.digit);
    return node.digits.contains(x.digit) &&
           before_.topology().common_peers(node.cells).contains(x.cell);
  }
  std::vector<Candidate> candidates_of(Truth truth) const {
    std::vector<Candidate> all;
    if (truth.is_cell()) {
      for (Digit d : before_.candidates(truth.cell())) all.push_back({truth.cell(), d});
    } else {
      for (Cell c : before_.places(truth.house(), truth.digit())) {
        all.push_back({c, truth.digit()});
      }
    }
    return all;
  }

  const std::vector<Inference>& lines_;
  const Grid& before_;
  std::vector<int> known_;
};

}  // namespace

std::string_view name_of(LinkKind kind) {
  switch (kind) {
    case LinkKind::kNone:
      return "";
    case LinkKind::kWeak:
      return "weak";
    case LinkKind::kStrong:
      return "strong";
    case LinkKind::kSet:
      return "set";
  }
  return "";
}

std::vector<StoryLink> links_of(const Step& step, const Grid& before) {
  return StoryReader(step, before).read();
}

}  // namespace nonet
