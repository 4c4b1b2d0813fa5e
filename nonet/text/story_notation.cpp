#include "nonet/text/story_notation.h"

#include <algorithm>
#include <vector>

#include "nonet/core/names.h"
#include "nonet/text/expert.h"
#include "nonet/text/notation.h"
#include "nonet/text/rule_words.h"
#include "nonet/text/story_links.h"

namespace nonet {
namespace {

using Kind = Inference::Kind;

class StoryLine {
 public:
  StoryLine(const Step& step, const Grid& before)
      : step_(step),
        lines_(step.inferences),
        before_(before),
        topology_(before.topology()),
        links_(links_of(step, before)) {}

  std::string told() {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const Inference& line = lines_[i];
      while (!open_.empty() && open_.back().level > line.level) close();
      switch (line.kind) {
        case Kind::kAssume:
          suppose(line);
          break;
        case Kind::kFollows:
          follow(i);
          break;
        case Kind::kSplit:
          split(line);
          break;
        case Kind::kConflict:
          text_ += ", " + nothing_left(line);
          break;
        case Kind::kUntold:
          text_ += ", a contradiction" +
                   (line.untold > 0 ? " (" + std::to_string(line.untold) + " more)" : "");
          break;
        case Kind::kInEveryCase:
        case Kind::kRefuted:
          if (!is_effect(line)) add(node_text(line));
          break;
      }
    }
    while (!open_.empty()) close();
    return std::move(text_);
  }

 private:
  // Suppositions of this level stand side by side, or one of them in brackets.
  struct Open {
    int level;
    bool has_cases;
    std::string_view end;
    bool is_empty = true;
  };

  void close() {
    text_ += open_.back().end;
    open_.pop_back();
  }

  void add(const std::string& words) {
    const bool glued = text_.empty() || text_.back() == '{' || text_.back() == '(';
    text_ += (glued ? "" : " ") + words;
  }

  void suppose(const Inference& line) {
    if (open_.empty() || open_.back().level < line.level || !open_.back().has_cases) {
      if (!open_.empty() && open_.back().level == line.level) close();
      const bool is_first = &line == lines_.data();
      if (!is_first) add("(");
      open_.push_back({line.level, is_first, is_first ? "" : ")"});
    }
    if (!open_.back().is_empty) text_ += " |";
    open_.back().is_empty = false;
    add(node_text(line));
  }

  void split(const Inference& line) {
    const bool is_first = &line == lines_.data();
    if (!is_first) add("{");
    open_.push_back({line.level + 1, true, is_first ? "" : "}"});
    if (line.rule >= 0)
      add(rule_name(line.rule) + ":");
    else if (line.by.size() == 1)
      add(truth_text(line.by.front(), topology_) + ":");
  }

  void follow(std::size_t i) {
    const Inference& line = lines_[i];
    if (!line.holds && links_[i].kind == LinkKind::kWeak) return;
    add(node_text(line) + reason(line));
  }

  // What the step does stands beside the story.
  bool is_effect(const Inference& line) const {
    const std::vector<Candidate>& effects = line.holds ? step_.placements : step_.removals;
    for (Cell c : line.node.cells) {
      const Candidate x = {c, line.node.digit()};
      if (std::find(effects.begin(), effects.end(), x) == effects.end()) return false;
    }
    return true;
  }

  std::string node_text(const Inference& line) const {
    return short_cells(line.node.cells) + (line.holds ? "=" : "<>") +
           digits_text(line.node.digits, topology_);
  }

  std::string rule_name(int rule) const {
    return name_of(step_.rules[static_cast<std::size_t>(rule)], before_);
  }

  std::string reason(const Inference& line) const {
    if (line.rule >= 0) return "(" + rule_name(line.rule) + ")";
    CellSet cells;
    std::string text;
    for (Truth truth : line.by) {
      if (truth.is_cell())
        cells.insert(truth.cell());
      else
        text += (text.empty() ? "" : ",") + house_or_truth(line, truth);
    }
    if (text.empty() && cells.size() < 2 && line.holds) return "";
    if (!cells.empty()) text += (text.empty() ? "" : ",") + short_cells(cells);
    return text.empty() ? "" : "(" + text + ")";
  }

  // Of the digit that is told the house is enough.
  std::string house_or_truth(const Inference& line, Truth truth) const {
    return line.node.digits == DigitSet{truth.digit()} ? house_text(truth.house(), topology_)
                                                       : truth_text(truth, topology_);
  }

  std::string nothing_left(const Inference& line) const {
    if (line.rule >= 0) return "no filling of " + rule_name(line.rule);
    const Truth truth = line.by.front();
    if (truth.is_cell()) return "no digit in " + name_of(truth.cell());
    return "no " + name_of(truth.digit(), topology_) + " in " +
           house_text(truth.house(), topology_);
  }

  const Step& step_;
  const std::vector<Inference>& lines_;
  const Grid& before_;
  const Topology& topology_;
  const std::vector<StoryLink> links_;
  std::vector<Open> open_;
  std::string text_;
};

}  // namespace

std::string story_notation(const Step& step, const Grid& before) {
  return StoryLine(step, before).told();
}

}  // namespace nonet
