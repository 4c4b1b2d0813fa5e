#include "cli/game/panel.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/draw/single.h"
#include "nonet/explain/step_rungs.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/expert.h"
#include "nonet/text/notation.h"
#include "nonet/text/prose.h"

namespace nonet::cli::game {
namespace {

constexpr int kFamilyRung = 2;
constexpr int kPlaceRung = 3;
constexpr int kPatternRung = 4;

// The cells of the rules that a step uses; those of sums that are added up are in its houses.
CellSet ruled_by(const Step& step, const Grid& grid) {
  CellSet cells;
  if (grid.rulebook() == nullptr) return cells;
  for (const RuleUse& use : step.rules) {
    for (const RuleUnit& unit : grid.rulebook()->units()) {
      if (use.rule != 0 && unit.rule == use.rule && (use.at.empty() || unit.use.at == use.at)) {
        cells |= unit.set;
      }
    }
  }
  return cells;
}

void add(std::vector<PanelLine>& lines, std::string_view text, int columns, Ink ink,
         bool chosen = false, int indent = 0) {
  for (std::string& line : broken(text, columns, indent)) {
    lines.push_back({std::move(line), ink, chosen});
  }
}

// A rung as it is told at the game: of how hard a step is its level alone. The figure behind it is
// for who compares scales, and the card of a solved game has it.
std::string told_at_the_game(const Hint& hint, int number) {
  return number == kFamilyRung && hint.step ? look_for(*hint.step) + "." : hint.rung(number).text;
}

// Why a single is one: "8 in r4c1 keeps it from r3c4, r3c6.", or what its cell sees.
std::string why_words(const ShownStep& shown) {
  const auto single = draw::single_of(shown.step);
  if (!single) return "";
  const draw::Why why = draw::why_of(*single, shown.grid);
  const auto digit_in = [&](Cell c) {
    return name_of(shown.grid.candidates(c).first(), shown.grid.topology()) + " in " + name_of(c);
  };
  std::vector<std::string> parts;
  if (!single->house) {
    for (Cell c : why.blockers) parts.push_back(digit_in(c));
    std::string words = parts.empty() ? "" : name_of(single->at.cell) + " sees " + list_of(parts);
    if (words.empty() || parts.size() + 1 == Digit::kCount)
      return words + (words.empty() ? "" : ".");
    return words + "; the rest is struck.";
  }
  CellSet kept;
  for (Cell from : why.blockers) {
    CellSet cells;
    for (const auto& [bars, barred] : why.lines) {
      if (bars == from) cells.insert(barred);
    }
    kept |= cells;
    parts.push_back(digit_in(from) + " bars it from " + list_of(cells));
  }
  CellSet struck;
  for (Cell c : why.blocked) {
    if (!kept.contains(c)) struck.insert(c);
  }
  if (!struck.empty()) parts.push_back("it is struck from " + list_of(struck));
  std::string words;
  for (const std::string& part : parts) words += (words.empty() ? "" : "; ") + part;
  return words.empty() ? "" : words + ".";
}

void add_step(std::vector<PanelLine>& lines, const Panel& panel, int columns, bool sentence) {
  const ShownStep& shown = *panel.step;
  if (sentence) add(lines, sentence_of(shown.step, shown.grid), columns, Ink::kPlain);
  if (const std::string why = why_words(shown); !why.empty()) {
    lines.push_back({});
    add(lines, why, columns, Ink::kPlain, !sentence);
  }
  const auto reasoning = reasoning_of(shown.step, shown.grid);
  if (!reasoning.empty()) lines.push_back({});
  for (std::size_t i = 0; i < reasoning.size(); ++i) {
    const bool now = static_cast<int>(i) == panel.line;
    add(lines, (now ? "▸ " : "  ") + reasoning[i], columns, now ? Ink::kKey : Ink::kPlain, now, 4);
  }
  lines.push_back({});
  // Behind the last line of a story stands what follows from it.
  const bool end = !reasoning.empty() && panel.line == static_cast<int>(reasoning.size());
  add(lines, (end ? "▸ " : "") + whole_expert_line(shown.step, shown.grid), columns,
      end ? Ink::kKey : Ink::kFaint, end, 2);
}

void add_list(std::vector<PanelLine>& lines, const Panel& panel, int columns) {
  std::string_view family;
  for (std::size_t i = 0; i < panel.list.size(); ++i) {
    const Step& step = panel.list[i].step;
    const bool now = i == panel.chosen;
    if (panel.by_family) {
      const std::string_view own = name_of(nonet::row_of(step.technique).family);
      if (own != family) add(lines, own, columns, Ink::kTitle);
      family = own;
    }
    const std::string number = panel.by_family ? "" : std::to_string(i + 1) + ". ";
    add(lines, (now ? "▸ " : "  ") + number + expert_line(step, panel.list[i].grid), columns,
        now ? Ink::kKey : Ink::kPlain, now, 4);
  }
}

// ---- the story of a step up to a line of it

int lines_to_walk(const ShownStep& shown) {
  return static_cast<int>(told_lines_of(shown.step, shown.grid).size());
}

std::vector<Inference> story_up_to(const ShownStep& shown, int line) {
  std::vector<Inference> told;
  const std::vector<ToldLine> lines = told_lines_of(shown.step, shown.grid);
  if (line >= static_cast<int>(lines.size())) return told;
  for (std::size_t i = 0; i <= lines[static_cast<std::size_t>(line)].last; ++i) {
    const Inference& inference = shown.step.inferences[i];
    const bool supposes = inference.kind == Inference::Kind::kAssume;
    std::erase_if(told, [&](const Inference& earlier) {
      return earlier.level > inference.level || (supposes && earlier.level == inference.level);
    });
    told.push_back(inference);
  }
  return told;
}

void draw_story(Drawing& drawing, const ShownStep& shown, int line) {
  const int last = lines_to_walk(shown) - 1;
  const auto told = story_up_to(shown, std::min(line, last));
  for (const Inference& inference : told) {
    const bool now = line <= last && &inference == &told.back();
    for (Cell c : inference.node.cells) {
      for (Digit d : inference.node.digits) {
        drawing.told.push_back({{c, d}, inference.holds, now});
      }
    }
  }
}

}  // namespace

const ShownStep* Panel::whole_step() const {
  if (kind == Kind::kList) return chosen < list.size() ? &list[chosen] : nullptr;
  if (!step) return nullptr;
  if (kind == Kind::kStep) return &*step;
  return kind == Kind::kLadder && rung == kRungs ? &*step : nullptr;
}

bool Panel::tells_mistakes() const {
  return kind == Kind::kLadder && !hint->mistakes.empty() &&
         rung == static_cast<int>(hint->rungs.size());
}

bool Panel::is_walked() const {
  const ShownStep* shown = kind == Kind::kList ? nullptr : whole_step();
  return shown != nullptr && lines_to_walk(*shown) > 0;
}

Panel ladder_panel(Hint hint) {
  Panel panel;
  panel.kind = Panel::Kind::kLadder;
  panel.title = "Tip";
  if (hint.step && hint.grid) panel.step = ShownStep{*hint.step, *hint.grid};
  panel.hint = std::move(hint);
  panel.rung = 1;
  return panel;
}

Panel step_panel(std::string title, const Step& step, const Grid& grid) {
  Panel panel;
  panel.kind = Panel::Kind::kStep;
  panel.title = std::move(title);
  panel.step = ShownStep{step, grid};
  return panel;
}

Panel words_panel(std::string title, std::vector<std::string> words) {
  Panel panel;
  panel.kind = Panel::Kind::kWords;
  panel.title = std::move(title);
  panel.words = std::move(words);
  return panel;
}

bool climb(Panel& panel) {
  if (panel.kind != Panel::Kind::kLadder) return false;
  if (panel.rung >= static_cast<int>(panel.hint->rungs.size())) return false;
  ++panel.rung;
  return true;
}

bool walk(Panel& panel, int by) {
  if (panel.kind == Panel::Kind::kList) {
    const auto next = static_cast<std::ptrdiff_t>(panel.chosen) + by;
    if (next < 0 || next >= static_cast<std::ptrdiff_t>(panel.list.size())) return false;
    panel.chosen = static_cast<std::size_t>(next);
    return true;
  }
  const ShownStep* shown = panel.whole_step();
  if (shown == nullptr) return false;
  const int last = lines_to_walk(*shown);
  const int next = panel.line + by;
  // Behind the last line comes what follows from it.
  if (last == 0 || next < -1 || next > last) return false;
  panel.line = next;
  return true;
}

std::string end_words(const Panel& panel, int by) {
  if (panel.kind == Panel::Kind::kList) {
    return by > 0 ? "That is the last of them." : "That is the first of them.";
  }
  const ShownStep* shown = panel.whole_step();
  if (shown == nullptr) return "t tells more of it; then n and p walk through it.";
  if (lines_to_walk(*shown) == 0) return "There is no chain to walk: that is all of it.";
  return by > 0 ? "That is the end of it. p goes back, Enter does it."
                : "That is its beginning. n walks through it.";
}

std::vector<PanelLine> lines_of(const Panel& panel, int columns) {
  std::vector<PanelLine> lines;
  for (const std::string& paragraph : panel.words) {
    if (!lines.empty()) lines.push_back({});
    add(lines, paragraph, columns, Ink::kPlain);
  }
  if (panel.kind == Panel::Kind::kLadder) {
    const int last = static_cast<int>(panel.hint->rungs.size());
    for (int i = 1; i <= panel.rung; ++i) {
      const std::string number = last > 1 ? std::to_string(i) + ". " : "";
      const bool now = i == panel.rung;
      add(lines, number + told_at_the_game(*panel.hint, i), columns,
          now ? Ink::kPlain : Ink::kFaint, now, last > 1 ? 3 : 0);
    }
    if (panel.whole_step() != nullptr) {
      add_step(lines, panel, columns, false);
      add(lines, "Enter: do it.", columns, Ink::kFaint);
    }
    if (panel.tells_mistakes()) {
      lines.push_back({});
      add(lines, "Enter: put it right.", columns, Ink::kFaint);
    }
  }
  if (panel.kind == Panel::Kind::kStep) {
    if (!lines.empty()) lines.push_back({});
    add_step(lines, panel, columns, true);
  }
  if (panel.kind == Panel::Kind::kList) {
    if (!lines.empty()) lines.push_back({});
    add_list(lines, panel, columns);
  }
  for (const std::string& paragraph : panel.after) {
    lines.push_back({});
    add(lines, paragraph, columns, Ink::kGood);
  }
  return lines;
}

std::string legend_text(const Panel& panel) {
  std::string text;
  const auto drawing = drawing_of(panel);
  if (!drawing) return text;
  for (const auto& [sign, meaning] : legend_of(*drawing)) {
    text += (text.empty() ? "" : ", ") + utf8_of(sign) + " " + meaning;
  }
  return text;
}

std::optional<Drawing> drawing_of(const Panel& panel) {
  if (const ShownStep* shown = panel.whole_step()) {
    Drawing drawing{shown->grid, {}, {}, {}, {}, {}};
    if (panel.line >= 0 && panel.kind != Panel::Kind::kList) {
      draw_story(drawing, *shown, panel.line);
      if (panel.line < lines_to_walk(*shown)) return drawing;
      drawing.comes = shown->step.placements;
      drawing.goes = shown->step.removals;
      return drawing;
    }
    drawing.marks = shown->step.marks;
    for (const HouseMark& mark : shown->step.houses) drawing.houses.push_back(mark.house);
    drawing.ruled = ruled_by(shown->step, shown->grid);
    drawing.comes = shown->step.placements;
    drawing.goes = shown->step.removals;
    if (const auto single = draw::single_of(shown->step)) {
      drawing.bars_by_sight = !single->house;
      for (Cell c : draw::why_of(*single, shown->grid).blockers) {
        drawing.bars.push_back({c, shown->grid.candidates(c).first()});
      }
    }
    return drawing;
  }
  if (panel.kind != Panel::Kind::kLadder || !panel.hint->grid) return std::nullopt;
  const Rung& rung = panel.hint->rung(panel.rung);
  Drawing drawing{*panel.hint->grid, {}, rung.houses, {}, {}, {}};
  if (panel.rung >= kPatternRung && panel.step) drawing.marks = panel.step->step.marks;
  if (panel.rung >= kPlaceRung && panel.step && drawing.houses.empty()) {
    drawing.ruled = ruled_by(panel.step->step, panel.step->grid);
  }
  if (drawing.marks.empty() && drawing.houses.empty() && drawing.ruled.empty()) return std::nullopt;
  return drawing;
}

std::optional<Digit> lit_by(const Panel& panel) {
  if (panel.kind != Panel::Kind::kLadder) return std::nullopt;
  const DigitSet digits = panel.hint->rung(panel.rung).digits;
  return digits.size() == 1 ? std::optional(digits.first()) : std::nullopt;
}

}  // namespace nonet::cli::game
