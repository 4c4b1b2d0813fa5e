// Keys: what somebody pressed, and what that means in a game. The letters that move (hjkl and wasd)
// do nothing else; other commands have what is left, and capitals. One table makes the meaning and
// the list of keys that ? shows, so neither can be without the other.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/id.h"

namespace nonet::cli::game {

struct Mouse {
  enum class Kind : std::uint8_t { kPress, kDrag, kRelease, kRight, kWheelUp, kWheelDown };
  Kind kind{};
  int row = 0;
  int column = 0;
  bool more = false;  // with Shift or Ctrl: one more cell
};

struct Key {
  enum class Code : std::uint8_t {
    kNothing,
    kSign,  // a character
    kUp,
    kDown,
    kLeft,
    kRight,
    kHome,
    kEnd,
    kPageUp,
    kPageDown,
    kTab,
    kBackTab,
    kEnter,
    kEscape,
    kErase,
    kFunction,  // F1, F2, ...
    kMouse,
    kPaste,
  };
  Code code = Code::kNothing;
  char32_t sign = 0;
  bool alt = false;
  bool shift = false;  // of arrows
  int number = 0;      // of function keys
  Mouse mouse{};
  std::string text{};  // of a paste
};

Key key_of(char sign);  // a character
Key key_of(Key::Code code);

enum class Does : std::uint8_t {
  kNothing,
  kUp,
  kDown,
  kLeft,
  kRight,
  kRowStart,
  kRowEnd,
  kNextOpen,
  kLastOpen,
  kDigit,  // with its number
  kNote,
  kErase,
  kNotesMode,
  kColourMode,
  kNoteColourMode,
  kFillNotes,
  kCleanNotes,
  kDigitFirst,
  kMark,
  kPeers,
  kLight,  // a digit, or none
  kUndo,
  kRedo,
  kRestart,
  kChecks,
  kTip,
  kTake,
  kTakeAlike,
  kNextLine,
  kLineBefore,
  kWhyNot,
  kWhich,
  kEverything,
  kWay,
  kProve,
  kRules,
  kBreak,
  kHelp,
  kNew,
  kHarder,
  kFind,
  kTheme,
  kClose,
  kLeave,
  kScrollUp,
  kScrollDown,
};

struct Meaning {
  Does does = Does::kNothing;
  int number = 0;     // of a digit
  bool more = false;  // the cell that is gone to is chosen too
};
Meaning meaning_of(const Key& key);

struct KeyLine {
  std::string_view keys;
  std::string_view words;
};
// All keys of a game, for a person to read.
const std::vector<KeyLine>& key_lines();

}  // namespace nonet::cli::game
