// The story of a step in one line, read back: a reader that knows the rules of the game and nothing
// else checks each step from its line alone, word by word.
#include "nonet/text/story_notation.h"

#include <algorithm>
#include <map>
#include <optional>
#include <sstream>

#include "nonet/core/candidate_set.h"
#include "nonet/core/names.h"
#include "nonet/explain/lessons.h"
#include "nonet/logic/policy.h"
#include "nonet/text/expert.h"
#include "nonet/text/notation.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

// "r12c3,r34c2".
CellSet read_cells(std::string_view text) {
  CellSet cells;
  std::istringstream parts{std::string(text)};
  for (std::string part; std::getline(parts, part, ',');) {
    const std::size_t c = part.find('c');
    for (char row : part.substr(1, c - 1)) {
      for (char column : part.substr(c + 1)) cells.insert(cell_at(row - '1', column - '1'));
    }
  }
  return cells;
}

// What is left of the candidates where some things hold.
class Board {
 public:
  explicit Board(const Grid& grid) : grid_(grid) {
    for (Cell c : Cell::all()) {
      for (Digit d : grid.candidates(c)) left_.insert({c, d});
    }
  }

  CellSet places(Digit d, const CellSet& in) const { return left_.of(d) & in; }
  DigitSet digits(Cell c) const { return left_.of(c); }
  // Where something both holds and does not, anything does.
  bool holds(const Node& node, bool really) const {
    if (is_broken_) return true;
    if (!really) return places(node.digit(), node.cells).empty();
    return node.cells.size() == 1 && digits(node.cells.first()) == node.digits;
  }

  void know(const Node& node, bool holds) {
    if (!holds) {
      for (Cell c : node.cells) left_.erase({c, node.digit()});
      return;
    }
    for (Digit d : node.digits) is_broken_ = is_broken_ || places(d, node.cells).empty();
    if (node.cells.size() == node.digits.size()) {
      for (Cell c : node.cells) {
        for (Digit d : digits(c) - node.digits) left_.erase({c, d});
      }
    }
    for (Digit d : node.digits) {
      const CellSet here = places(d, node.cells);
      for (Cell c : left_.of(d) & grid_.topology().common_peers(here) & CellSet::all()) {
        if (!here.contains(c)) left_.erase({c, d});
      }
    }
  }

  const Topology& topology() const { return grid_.topology(); }

 private:
  const Grid& grid_;
  CandidateSet left_;
  bool is_broken_ = false;
};

// "r12c3=5(c3)", "r3c4<>2(r12c4)": the node, whether it holds, and what for.
struct Word {
  Node node;
  bool holds;
  std::string by;
};
Word read_word(std::string text) {
  Word word{{}, true, ""};
  if (const std::size_t bracket = text.find('('); bracket != std::string::npos) {
    word.by = text.substr(bracket + 1, text.size() - bracket - 2);
    text.resize(bracket);
  }
  const std::size_t sign = std::min(text.find('='), text.find('<'));
  word.holds = text[sign] == '=';
  const auto digits = parse_digits(text.substr(sign + (word.holds ? 1 : 2)), {});
  word.node = Node(digits.value_or(DigitSet()), read_cells(text.substr(0, sign)));
  return word;
}

// Brackets around words stand alone; those within a word belong to it.
std::vector<std::string> words_of(const std::string& story) {
  std::vector<std::string> words;
  std::string word;
  std::vector<bool> stands_alone;
  const auto end = [&] {
    if (!word.empty()) words.push_back(word);
    word.clear();
  };
  for (const char ch : story) {
    const bool alone = ch == '(' ? word.empty() : ch == ')' && stands_alone.back();
    if (ch == '(') stands_alone.push_back(word.empty());
    if (ch == ')') stands_alone.pop_back();
    if (ch == ' ') {
      if (word.ends_with(',')) word.pop_back();
      end();
    } else if (alone || ch == '{' || ch == '}' || ch == '|') {
      end();
      words.push_back(std::string(1, ch));
    } else {
      word += ch;
    }
  }
  end();
  return words;
}

class Reader {
 public:
  Reader(const Grid& grid, const Step& step) : grid_(grid), step_(step) {}

  // Empty if the step can be believed for it.
  std::string fault_of(const std::string& story) {
    words_ = words_of(story);
    const auto is_done = [&](const Board& board) {
      const auto is = [&](bool holds) {
        return [&board, holds](Candidate x) { return board.holds({x.digit, {x.cell}}, holds); };
      };
      return std::all_of(step_.removals.begin(), step_.removals.end(), is(false)) &&
             std::all_of(step_.placements.begin(), step_.placements.end(), is(true));
    };
    const bool is_proved = cases(Board(grid_), is_done);
    if (fault_.empty() && at_ < words_.size()) fault_ = "more than was read: " + words_[at_];
    if (fault_.empty() && !is_proved) fault_ = "it does not say what the step does";
    return fault_;
  }

 private:
  std::string_view word() const { return at_ < words_.size() ? words_[at_] : std::string_view(); }
  bool is_end() const { return word().empty() || word() == "|" || word() == "}" || word() == ")"; }

  // Cases side by side: whether each fails or leads to what is wanted; or one supposition that
  // fails, of which the contrary is wanted.
  template <class Wanted>
  bool cases(const Board& board, Wanted wanted) {
    std::optional<Truth> split;
    if (word().ends_with(":")) {
      const std::string name = words_[at_++];
      split = parse_truth(name.substr(0, name.size() - 1), board.topology());
    }
    std::vector<Word> supposed;
    bool all = true, failed = false;
    for (bool more = true; more && fault_.empty();) {
      supposed.push_back(read_word(words_[at_]));
      Board here = board;
      failed = way(here);
      all = all && (failed || wanted(here));
      more = word() == "|";
      at_ += more;
    }
    if (supposed.size() == 1 && failed) {
      Board contrary = board;
      contrary.know(supposed.front().node, !supposed.front().holds);
      return wanted(contrary);
    }
    return all && (!split || covers(board, *split, supposed));
  }

  static bool covers(const Board& board, Truth truth, const std::vector<Word>& supposed) {
    const auto is_told = [&](Cell c, Digit d) {
      return std::any_of(supposed.begin(), supposed.end(), [&](const Word& one) {
        return one.node.cells.contains(c) && one.node.digits.contains(d);
      });
    };
    if (truth.is_cell()) {
      for (Digit d : board.digits(truth.cell())) {
        if (!is_told(truth.cell(), d)) return false;
      }
      return true;
    }
    for (Cell c : board.places(truth.digit(), board.topology().cells(truth.house()))) {
      if (!is_told(c, truth.digit())) return false;
    }
    return true;
  }

  // Reads on to the end of the case; whether it ends in a contradiction.
  bool way(Board& board) {
    for (bool supposes = true; !is_end() && fault_.empty(); supposes = false) {
      if (word() == "no") return nothing_left(board);
      if (word() == "(" || word() == "{") {
        const bool is_lemma = words_[at_++] == "(";
        const std::size_t begin = at_;
        // What it comes to stands behind the bracket.
        std::size_t depth = 1, behind = at_;
        for (; depth > 0; ++behind)
          depth += (words_[behind] == "(" || words_[behind] == "{") -
                   (words_[behind] == ")" || words_[behind] == "}");
        const Word told = read_word(words_[behind]);
        if (!cases(board, [&](const Board& end) { return end.holds(told.node, told.holds); }))
          fail("does not come to " + words_[behind], words_[begin]);
        if (is_lemma && read_word(words_[begin]).holds == told.holds) fail("same", words_[behind]);
        board.know(told.node, told.holds);
        at_ = behind + 1;
        continue;
      }
      const Word told = read_word(words_[at_]);
      if (!supposes && !follows(board, told)) fail("does not follow", words_[at_]);
      board.know(told.node, told.holds);
      ++at_;
    }
    return false;
  }

  // "no 5 in c7", "no digit in r4c4".
  bool nothing_left(const Board& board) {
    const std::string what = words_[at_ + 1], where = words_[at_ + 3];
    at_ += 4;
    const auto truth = parse_truth(what == "digit" ? where : what + where, board.topology());
    const bool is_empty =
        truth &&
        (truth->is_cell()
             ? board.digits(truth->cell()).empty()
             : board.places(truth->digit(), board.topology().cells(truth->house())).empty());
    if (!is_empty) fail("something is left for " + what, where);
    return true;
  }

  static bool follows(const Board& board, const Word& told) {
    const auto& [node, holds, by] = told;
    if (by.empty())
      return holds && node.cells.size() == 1 &&
             (board.digits(node.cells.first()) - node.digits).empty();
    if (by.front() == 'r' && by.find('c') != std::string::npos) {
      const CellSet set = read_cells(by);
      DigitSet left;
      for (Cell c : set) left |= board.digits(c);
      if (left.size() > set.size()) return false;
      const CellSet here = board.places(node.digit(), set);
      if (!holds) return board.topology().common_peers(here).contains(node.cells);
      return node.is_set() ? node.cells == set : node.cells.contains(here);
    }
    const auto truth = parse_truth(name_of(node.digit(), {}) + by, board.topology());
    return truth && holds &&
           node.cells.contains(board.places(node.digit(), board.topology().cells(truth->house())));
  }

  void fail(const std::string& why, const std::string& word) {
    if (fault_.empty()) fault_ = why + ": " + word;
  }

  const Grid& grid_;
  const Step& step_;
  std::vector<std::string> words_;
  std::size_t at_ = 0;
  std::string fault_;
};

TEST(StoryNotation, EachStepCanBeCheckedFromItsLine) {
  std::mt19937 random(51);
  std::map<Technique, int> read;
  for (const Grid& grid : test::stuck_states(random, test::rounds(4))) {
    for (Technique technique :
         {Technique::kForcingChainContradiction, Technique::kForcingChainVerity,
          Technique::kForcingNetContradiction, Technique::kForcingNetVerity,
          Technique::kKrakenFish2, Technique::kTrial}) {
      int told = 0;
      for (const Step& step : test::found(grid, technique)) {
        if (++told > 25) break;
        const std::string story = story_notation(step, grid);
        EXPECT_EQ(Reader(grid, step).fault_of(story), "") << whole_expert_line(step, grid);
        ++read[technique];
      }
    }
  }
  EXPECT_GE(read.size(), 5U);
}

TEST(StoryNotation, IsThatOfTheExamples) {
  const auto line = [](Technique technique) {
    const ShownExample example = *shown_example(technique);
    return whole_expert_line(example.step, example.grid);
  };
  EXPECT_EQ(line(Technique::kForcingChainContradiction),
            "Forcing Chain Contradiction => r9c9<>8 [r9c9=8 r8c8=1 r2c3=8(r2) r5c789=8(r5) "
            "r1c7=8(b3) r5c7=9(c7), no digit in r4c8]");
  EXPECT_EQ(line(Technique::kAicWithRectangle),
            "AIC with Unique Rectangle: 3/9 in r3c79,r4c79 => r3c9<>3 [r3c9=1 | r3c9=8 | r4c7=7 "
            "r4c9=3(r4)]");
  EXPECT_EQ(line(Technique::kAicWithAls),
            "AIC with ALS: (9)r5c1 = (9)r3c1 - (9=5)r34c2{459} => r5c1<>5");
  EXPECT_EQ(line(Technique::kXWing), "X-Wing: 8 c27 r18 => r1c8,r8c36<>8");
}

}  // namespace
}  // namespace nonet
