// All clues of a variant, one after the other by the words of their kind, and the words under the
// board.
#include "nonet/draw/clue_drawing.h"

#include <algorithm>

#include "nonet/core/visible.h"
#include "nonet/draw/clue_board.h"

namespace nonet::draw {
namespace {

std::string letter_of(std::size_t nth) {
  constexpr std::size_t kLetters = 26;
  const std::string letter(1, static_cast<char>('A' + nth % kLetters));
  return nth < kLetters ? letter : letter + std::to_string(nth / kLetters + 1);
}

std::string digits_text(const Clue& clue) {
  std::string text;
  if (!clue.digits) return text;
  for (const int digit : *clue.digits) text += (text.empty() ? "" : " ") + std::to_string(digit);
  return text;
}

class Writer {
 public:
  // What is to be written on a clue, from the template of its kind.
  std::string filled(std::string_view words, const Clue& clue) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (words[i] != '{') {
        text += words[i];
        continue;
      }
      const std::size_t end = words.find('}', i);
      text += value_of(words.substr(i + 1, end - i - 1), clue);
      i = end;
    }
    return text;
  }

 private:
  std::string value_of(std::string_view name, const Clue& clue) {
    if (name == "value") return clue.value ? std::to_string(*clue.value) : "";
    if (name == "digits") return digits_text(clue);
    if (name == "word") return visible(clue.word);
    if (name == "letter") return letter_of(letters_++);
    if (name == "xv" && clue.value) {
      return clue.value == 5 ? "V" : clue.value == 10 ? "X" : std::to_string(*clue.value);
    }
    return "";
  }

  std::size_t letters_ = 0;
};

// The next word of a text.
std::string_view take_word(std::string_view& text) {
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(std::min(text.size(), word.size() + 1));
  return word;
}

bool is_line(std::string_view way) {
  return way == "line" || way == "thermo" || way == "arrow" || way.ends_with("-ends");
}

bool is_shade(std::string_view way) {
  return way == "region" || way == "windows" || way == "places" || way == "sets" ||
         way == "cells" || way == "discs" || way == "squares" || way == "minimum" ||
         way == "maximum" || way == "indexer";
}

// What letters on the board stand for, and the rules that are not drawn: each kind once.
class Words {
 public:
  void add(const DrawnClue& drawn) {
    const std::string name(row_of(drawn.clue.kind).name);
    constexpr std::string_view kNamed[] = {"-",       "places",  "windows", "rings",   "counted",
                                           "minimum", "maximum", "indexer", "outline", "digits"};
    constexpr std::string_view kLettered[] = {"own", "any-of", "sets", "cells"};
    const auto is_one_of = [&](const auto& ways) {
      return std::find(std::begin(ways), std::end(ways), drawn.way) != std::end(ways);
    };
    if (is_one_of(kNamed)) add("", name);
    if (drawn.way == "cage" && drawn.clue.kind != Kind::kCage) add("", name);
    if (drawn.way == "outside") add(drawn.text.substr(0, drawn.text.find(' ')), name);
    if (is_line(drawn.way) && !drawn.text.empty()) add(drawn.text, name);
    if (is_one_of(kLettered)) {
      const bool says = drawn.clue.kind == Kind::kRegex;
      add(drawn.text, says ? name + " " + shortened(visible(drawn.clue.word)) : name);
    }
  }

  std::string text() const {
    constexpr std::size_t kMostKinds = 24, kMostLetters = 9;
    std::string text;
    for (std::size_t i = 0; i < std::min(kinds_.size(), kMostKinds); ++i) {
      std::string letters;
      for (std::size_t k = 0; k < std::min(kinds_[i].letters.size(), kMostLetters); ++k) {
        letters += (k == 0 ? "" : ", ") + kinds_[i].letters[k];
      }
      if (kinds_[i].letters.size() > kMostLetters) letters += " ...";
      text += (i == 0 ? "" : "; ") + letters + (letters.empty() ? "" : ": ") + kinds_[i].name;
    }
    return kinds_.size() > kMostKinds ? text + "; ..." : text;
  }

 private:
  struct Named {
    std::string name;
    std::vector<std::string> letters;
  };

  static std::string shortened(const std::string& text) {
    constexpr std::size_t kLong = 40;
    return text.size() > kLong ? text.substr(0, kLong) + "..." : text;
  }

  void add(const std::string& letter, const std::string& name) {
    auto kind = std::find_if(kinds_.begin(), kinds_.end(),
                             [&](const Named& each) { return each.name == name; });
    if (kind == kinds_.end()) kind = kinds_.insert(kind, {name, {}});
    std::vector<std::string>& letters = kind->letters;
    if (letter.empty() || std::find(letters.begin(), letters.end(), letter) != letters.end()) {
      return;
    }
    letters.push_back(letter);
  }

  std::vector<Named> kinds_;
};

}  // namespace

std::string_view drawing_words(Kind kind) {
  static constexpr std::string_view kDrawings[] = {
#define NONET_KIND(id, slug, name, synonyms, members, words, drawing) drawing,
#include "nonet/rules/kinds.def"
#undef NONET_KIND
  };
  return kDrawings[static_cast<std::size_t>(kind)];
}

std::vector<ClueWords> words_of_clues(const Variant& variant) {
  std::vector<ClueWords> words(variant.clues.size());
  Writer writer;
  for (const bool shades : {true, false}) {
    for (std::size_t i = 0; i < words.size(); ++i) {
      std::string_view rest = drawing_words(variant.clues[i].kind);
      const std::string_view way = take_word(rest);
      if (is_shade(way) != shades) continue;
      const std::string_view hue = is_line(way) ? take_word(rest) : "";
      words[i] = {way, hue, writer.filled(rest, variant.clues[i])};
    }
  }
  return words;
}

ClueDrawing drawing_of(const Variant& variant, bool with_candidates) {
  ClueBoard board(variant, with_candidates);
  Words words;
  const std::vector<ClueWords> all = words_of_clues(variant);
  // Shades first, then lines, then what stands on them: the table's ways in this order.
  for (const bool shades : {true, false}) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      const auto& [way, hue, text] = all[i];
      if (is_shade(way) != shades) continue;
      const DrawnClue drawn = {variant.clues[i], way, hue.empty() ? "" : "hue-" + std::string(hue),
                               text};
      words.add(drawn);
      draw_around(drawn, board) || draw_through(drawn, board) || draw_marks(drawn, board) ||
          draw_beside(drawn, board);
    }
  }
  draw_sketches(board);
  board.drawing().words = words.text();
  return board.drawing();
}

std::vector<Shape> line_shapes(const Variant& variant) {
  Path thin, thick;
  const auto box = [&](int row, int col) {
    const auto spot = static_cast<std::size_t>(row * variant.cols + col);
    return spot < variant.boxes.size() ? variant.boxes[spot] : -1;
  };
  const double right = variant.cols * kCell, bottom = variant.rows * kCell;
  // Pieces that go on in one line are one stroke.
  const auto add = [&](bool is_thick, const Point& from, const Point& to) {
    Path& path = is_thick ? thick : thin;
    path.move(from).line(to);
  };
  for (int i = 1; i < variant.cols; ++i) {
    for (int row = 0; row < variant.rows;) {
      const auto is_thick = [&](int at) { return box(at, i - 1) != box(at, i); };
      const int begin = row;
      while (row < variant.rows && is_thick(row) == is_thick(begin)) ++row;
      add(is_thick(begin), {i * kCell, begin * kCell}, {i * kCell, row * kCell});
    }
  }
  for (int i = 1; i < variant.rows; ++i) {
    for (int col = 0; col < variant.cols;) {
      const auto is_thick = [&](int at) { return box(i - 1, at) != box(i, at); };
      const int begin = col;
      while (col < variant.cols && is_thick(col) == is_thick(begin)) ++col;
      add(is_thick(begin), {begin * kCell, i * kCell}, {col * kCell, i * kCell});
    }
  }
  thick.move({0, 0}).line({right, 0}).line({right, bottom}).line({0, bottom}).close();
  return {path_shape("line", thin), path_shape("line thick", thick)};
}

}  // namespace nonet::draw
