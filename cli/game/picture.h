// Picture: what is to be seen on a screen, as a value: a character and a style for each place. It
// knows nothing of terminals, so that tests can read it, and a script can draw it for a document.
//
// Styles say what something means (Ink: the character, Ground: what is behind it); the colours for
// that are the window's business. Every meaning has a sign of its own besides.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli::game {

enum class Ink : std::uint8_t {
  kPlain,
  kFaint,  // lines, remarks
  kBoxLine,
  kTitle,
  kKey,  // a key that can be pressed
  kGiven,
  kPlaced,
  kNote,
  kShown,  // a digit that only the picture of a step has
  kWrong,
  kGood,
  kPattern,  // roles of a step
  kSecond,   // the other colour of a pair, pincers
  kFin,
  kSet,
  kSupposed,
  kGoes,
  kComes,
  kRule,  // signs of a puzzle's own rules, and lines of four colours
  kGreenLine,
  kVioletLine,
  kBlueLine,
  kAmberLine,
};
inline constexpr int kInks = static_cast<int>(Ink::kAmberLine) + 1;

enum class Ground : std::uint8_t {
  kPlain,
  kShade,  // a rule speaks of the cell itself
  kPeer,   // in sight of the cursor
  kSame,   // holds the digit that is looked at
  kChosen,
  kCursor,
  kHouse,    // a house of a hint
  kBar,      // the title, the choice in a menu
  kColour1,  // and eight more
};
inline constexpr int kGrounds = static_cast<int>(Ground::kColour1) + 9;

constexpr Ground ground_of_colour(int colour) {
  return static_cast<Ground>(static_cast<int>(Ground::kColour1) + colour - 1);
}

struct Spot {
  char32_t sign = U' ';
  Ink ink = Ink::kPlain;
  Ground ground = Ground::kPlain;
  friend bool operator==(const Spot&, const Spot&) = default;
};

class Picture {
 public:
  Picture(int rows, int columns);

  int rows() const { return rows_; }
  int columns() const { return columns_; }
  const Spot& at(int row, int column) const;

  // What lies beyond the edges is left out. The text is UTF-8, each character one place wide.
  void put(int row, int column, std::string_view text, Ink ink = Ink::kPlain,
           Ground ground = Ground::kPlain);
  void put(int row, int column, char32_t sign, Ink ink, Ground ground = Ground::kPlain);
  // Another ground behind what is there.
  void lay(int row, int column, int width, Ground ground);

  // Where the terminal's own cursor stands; off the picture: nowhere.
  int cursor_row = -1;
  int cursor_column = -1;

  // With + - | and letters in place of what is beyond ASCII.
  Picture in_ascii() const;
  // With the signs that the font of a console without windows has: double lines for heavy ones.
  Picture for_console() const;
  // Its lines, without blanks at their ends, each with a newline.
  std::string text() const;

 private:
  bool holds(int row, int column) const {
    return row >= 0 && column >= 0 && row < rows_ && column < columns_;
  }

  int rows_, columns_;
  std::vector<Spot> spots_;
};

// The characters of a text; what is no UTF-8 is a question mark.
std::u32string characters_of(std::string_view text);
std::string utf8_of(char32_t sign);
// A text in a line of its own: nothing else is left there.
void put_line(Picture& picture, int row, std::string_view text, Ink ink);
// The text in lines of so many columns, broken between words; a longer word is broken.
std::vector<std::string> broken(std::string_view text, int columns, int indent = 0);

}  // namespace nonet::cli::game
