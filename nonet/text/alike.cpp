#include "nonet/text/alike.h"

#include <algorithm>

#include "nonet/text/notation.h"

namespace nonet {
namespace {

constexpr std::string_view kCase = "Case ", kFails = ": this case is impossible.";
constexpr std::size_t kMostLines = 5'000;  // each is held against many; longer nobody reads

class Joiner {
 public:
  Joiner(std::vector<ToldLine>& lines, const Step& step, const Topology& topology)
      : lines_(lines), story_(step.inferences), topology_(topology) {}

  // What begins at a line and goes on alike in the next branches stays in the last of these.
  void join_at(std::size_t at) {
    if (!is_joinable(at)) return;
    Node node = first_of(at).node;
    std::size_t last = at;
    for (std::size_t end = end_of(at);
         is_joinable(end) && goes_alike(last, end) && joins(node, first_of(end).node);
         end = end_of(end)) {
      last = end;
    }
    if (last == at) return;
    rename(at, last, node);
    lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(at),
                 lines_.begin() + static_cast<std::ptrdiff_t>(last));
  }

 private:
  const Inference& first_of(std::size_t line) const { return story_[lines_[line].first]; }

  // Whether a line says what came of a lemma that begins at another.
  bool is_seen(std::size_t line, std::size_t lemma) const {
    return line < lines_.size() && first_of(line).kind == Inference::Kind::kRefuted &&
           first_of(line).node == first_of(lemma).node;
  }

  // The line after a branch: a lemma's goes on to what is seen from it.
  std::size_t end_of(std::size_t begin) const {
    const int level = first_of(begin).level;
    std::size_t end = begin + 1;
    while (end < lines_.size() &&
           first_of(end).level >= level + (first_of(end).kind == Inference::Kind::kAssume)) {
      ++end;
    }
    return end + is_seen(end, begin);
  }
  bool is_lemma(std::size_t begin) const { return is_seen(end_of(begin) - 1, begin); }

  // A lemma or a case, which supposes that something is true.
  bool is_joinable(std::size_t line) const {
    if (line >= lines_.size()) return false;
    const Inference& supposed = first_of(line);
    return supposed.kind == Inference::Kind::kAssume && supposed.holds && !supposed.node.is_set() &&
           (is_lemma(line) || lines_[line].text.find(kCase) != std::string::npos);
  }

  // Puts another into a node if they have the same cells or the same digit.
  static bool joins(Node& node, const Node& other) {
    if (node.cells != other.cells && (node.digits != other.digits || node.digits.size() > 1)) {
      return false;
    }
    node.cells |= other.cells;
    node.digits |= other.digits;
    return true;
  }

  // Of the line that supposes, what is said behind it: "; then it is not 4."
  std::string behind(std::size_t line) const {
    const std::string& text = lines_[line].text;
    return text.substr(std::min(text.find(';'), text.size() - 1));
  }

  bool goes_alike(std::size_t a, std::size_t b) const {
    const bool lemma = is_lemma(a);
    const std::size_t length = b - a;
    if (length != end_of(b) - b || lemma != is_lemma(b) || behind(a) != behind(b)) return false;
    for (std::size_t i = 1; i + lemma < length; ++i) {
      if (lines_[a + i].text != lines_[b + i].text) return false;
    }
    return true;
  }

  void rename(std::size_t from, std::size_t last, const Node& node) {
    std::string& head = lines_[last].text;
    std::string& end = lines_[end_of(last) - 1].text;
    const std::string digits = list_of(node.digits, topology_, "or");
    const bool cells = node.cells.size() > 1;
    if (is_lemma(last)) {
      const std::string denial = cells ? "neither " + list_of(node.cells, "nor") + " is " + digits
                                       : list_of(node.cells) + " is not " + digits;
      end.replace(end.find('S'), end.npos, "So " + denial + ".");
      head.replace(head.find('T'), head.npos,
                   "To see that " + denial + ", suppose " + (cells ? "one of them is." : "it is."));
      return;
    }
    const auto number = [&](std::size_t line) {
      const std::string& text = lines_[line].text;
      const std::size_t at = text.find(kCase) + kCase.size();
      return text.substr(at, text.find(':') - at);
    };
    head.replace(head.find(kCase), head.npos,
                 "Cases " + number(from) + (end_of(from) == last ? " and " : " to ") +
                     number(last) + ": suppose " + list_of(node.cells, "or") + " is " + digits +
                     behind(last));
    if (end.ends_with(kFails)) {
      end.replace(end.size() - kFails.size(), end.npos, ": these cases are impossible.");
    }
  }

  std::vector<ToldLine>& lines_;
  const std::vector<Inference>& story_;
  const Topology& topology_;
};

}  // namespace

void join_alike(std::vector<ToldLine>& lines, const Step& step, const Topology& topology) {
  if (lines.size() > kMostLines) return;
  Joiner joiner(lines, step, topology);
  for (std::size_t at = 0; at < lines.size(); ++at) joiner.join_at(at);
}

}  // namespace nonet
