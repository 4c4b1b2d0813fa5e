#include "cli/game/keys.h"

namespace nonet::cli::game {
namespace {

struct Binding {
  std::string_view signs;  // any of these characters
  Does does;
  std::string_view shown;  // "": the signs themselves
  std::string_view words;  // "": another line tells it
};

constexpr Binding kBindings[] = {
    {"", Does::kNothing, "arrows hjkl wasd", "go to the next cell"},
    {"kw", Does::kUp, "", ""},
    {"js", Does::kDown, "", ""},
    {"ha", Does::kLeft, "", ""},
    {"ld", Does::kRight, "", ""},
    {"KW", Does::kUp, "", ""},
    {"JS", Does::kDown, "", ""},
    {"HA", Does::kLeft, "", ""},
    {"LD", Does::kRight, "", ""},
    {"", Does::kNothing, "Shift + these", "and choose it too; also dragging the mouse"},
    {"m", Does::kMark, "", "choose this cell as well, or no longer"},
    {"", Does::kNothing, "Tab, Shift + Tab", "the next open cell, and the one before"},
    {"", Does::kNothing, "Home, End", "the ends of the row"},
    {"", Does::kNothing, "1 to 9", "write the digit; once more erases it"},
    {"", Does::kNothing, "Shift or Alt + digit", "a note, whatever the mode"},
    {"0.x", Does::kErase, "0 x Backspace Del", "erase: a digit, else notes and colours"},
    {" ", Does::kNotesMode, "Space", "digits are notes, or digits again"},
    {"c", Does::kFillNotes, "", "all candidates as notes"},
    {"C", Does::kCleanNotes, "", "no notes that a digit rules out"},
    {"o", Does::kColourMode, "", "digits are colours of cells"},
    {"O", Does::kNoteColourMode, "", "digits are notes to colour; + the next colour"},
    {"f", Does::kDigitFirst, "", "digit first: one is held, Enter or a click writes it"},
    {"g", Does::kLight, "g, F1 to F9", "show all of the digit in this cell, or of another"},
    {"v", Does::kPeers, "", "show what the cell sees, or not"},
    {"uU", Does::kUndo, "u", "undo, without end"},
    {"rR", Does::kRedo, "r", "do it again"},
    {"Z", Does::kRestart, "", "begin this puzzle again (u brings it back)"},
    {"X", Does::kChecks, "", "check: nothing, clashes, or mistakes"},
    {"t", Does::kTip, "", "a tip; each further t tells more of it"},
    {"", Does::kNothing, "Enter", "do what the tip says, or put a mistake right"},
    {"M", Does::kTakeAlike, "", "do it, and all else of its kind that strikes candidates"},
    {"n]", Does::kNextLine, "n", "the next line of a chain, or step of a list"},
    {"p[", Does::kLineBefore, "p", "the one before"},
    {"y", Does::kWhyNot, "y, then a digit", "why can't this cell be that digit?"},
    {"T", Does::kWhich, "", "which technique was my last move?"},
    {"E", Does::kEverything, "", "everything that can be done now, by family"},
    {"G", Does::kWay, "", "the way to the end, step by step"},
    {"P", Does::kProve, "", "prove it: the step that is shown, checked"},
    {"e", Does::kRules, "", "the rules of this puzzle, and what this cell's can still hold"},
    {"b", Does::kBreak, "", "a break: hides the board and stops the clock"},
    {"i", Does::kTheme, "", "colours for a dark ground, or a light one"},
    {"N", Does::kNew, "", "another puzzle like this one"},
    {">", Does::kHarder, "", "when it is solved: a harder one"},
    {"/", Does::kFind, "", "in the list of lessons: find one by its name"},
    {"", Does::kNothing, "Esc", "close what is shown, choose no cells, stop a search"},
    {"", Does::kNothing, "PageUp PageDown wheel", "scroll what is told"},
    {"", Does::kNothing, "Ctrl-L", "draw the screen anew"},
    {"?", Does::kHelp, "?", "this list"},
    {"q", Does::kLeave, "", "leave; the game is kept"},
};

constexpr std::string_view kShifted = "!@#$%^&*(";  // over the digits of most keyboards

Meaning plain(Does does) {
  return {does, 0, false};
}

Meaning meaning_of_sign(const Key& key) {
  if (key.sign >= U'1' && key.sign <= U'9') {
    return {key.alt ? Does::kNote : Does::kDigit, static_cast<int>(key.sign - U'0'), false};
  }
  if (key.sign >= 0x80 || key.sign == 0) return {};
  const char sign = static_cast<char>(key.sign);
  if (const std::size_t at = kShifted.find(sign); at != std::string_view::npos) {
    return {Does::kNote, static_cast<int>(at) + 1, false};
  }
  for (const Binding& binding : kBindings) {
    if (binding.signs.find(sign) == std::string_view::npos) continue;
    const bool moves = binding.does >= Does::kUp && binding.does <= Does::kRight;
    return {binding.does, 0, moves && sign < 'a'};
  }
  return {};
}

}  // namespace

Key key_of(char sign) {
  Key key;
  key.code = Key::Code::kSign;
  key.sign = static_cast<unsigned char>(sign);
  return key;
}

Key key_of(Key::Code code) {
  Key key;
  key.code = code;
  return key;
}

Meaning meaning_of(const Key& key) {
  switch (key.code) {
    case Key::Code::kSign:
      return meaning_of_sign(key);
    case Key::Code::kUp:
      return {Does::kUp, 0, key.shift};
    case Key::Code::kDown:
      return {Does::kDown, 0, key.shift};
    case Key::Code::kLeft:
      return {Does::kLeft, 0, key.shift};
    case Key::Code::kRight:
      return {Does::kRight, 0, key.shift};
    case Key::Code::kHome:
      return plain(Does::kRowStart);
    case Key::Code::kEnd:
      return plain(Does::kRowEnd);
    case Key::Code::kPageUp:
      return plain(Does::kScrollUp);
    case Key::Code::kPageDown:
      return plain(Does::kScrollDown);
    case Key::Code::kTab:
      return plain(Does::kNextOpen);
    case Key::Code::kBackTab:
      return plain(Does::kLastOpen);
    case Key::Code::kEnter:
      return plain(Does::kTake);
    case Key::Code::kEscape:
      return plain(Does::kClose);
    case Key::Code::kErase:
      return plain(Does::kErase);
    case Key::Code::kFunction:
      return key.number >= 1 && key.number <= 9 ? Meaning{Does::kLight, key.number, false}
                                                : Meaning{};
    default:
      return {};
  }
}

const std::vector<KeyLine>& key_lines() {
  static const std::vector<KeyLine> lines = [] {
    std::vector<KeyLine> all;
    for (const Binding& binding : kBindings) {
      if (!binding.words.empty()) {
        all.push_back({binding.shown.empty() ? binding.signs : binding.shown, binding.words});
      }
    }
    return all;
  }();
  return lines;
}

}  // namespace nonet::cli::game
