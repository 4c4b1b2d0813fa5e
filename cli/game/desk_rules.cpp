// Puzzles with rules of their own: which to make, the rules in words, and what stands of them
// beside the board.
#include <algorithm>
#include <charconv>
#include <sstream>

#include "cli/game/desk.h"
#include "cli/game/rules_told.h"
#include "nonet/core/names.h"
#include "nonet/generate/variant_generator.h"

namespace nonet::cli::game {
namespace {

struct Offer {
  std::string_view label, kinds, words;
};
// What people ask for most comes first.
constexpr Offer kOffers[] = {
    {"Killer", "killer", "cages with their sums"},
    {"X", "x", "both diagonals have all digits"},
    {"Jigsaw", "jigsaw", "boxes of other shapes"},
    {"Thermometers", "thermo", "digits rise from the bulb"},
    {"Arrows", "arrow", "digits add up to the one in the circle"},
    {"Dots", "kropki", "white: they differ by one, black: one is twice the other"},
    {"X and V", "xv", "they add up to ten, or to five"},
    {"Whispers", "whisper", "neighbours on a line differ by five or more"},
    {"Renban", "renban", "a line of digits without a gap"},
    {"Little killer", "little-killer", "sums of diagonals beside the board"},
    {"Sandwich", "sandwich", "what lies between the 1 and the 9"},
    {"Skyscrapers", "skyscraper", "how many are seen from outside"},
    {"Quadruples", "quadruple", "digits that four cells have among them"},
    {"Palindromes", "palindrome", "lines that read the same both ways"},
    {"Windoku", "windoku", "four more boxes"},
    {"Anti-knight", "antiknight", "no digit a knight's move from itself"},
    {"Non-consecutive", "nonconsecutive", "neighbours never differ by one"},
    {"Killer X", "killer,x", "cages, and both diagonals"},
    {"Jigsaw killer", "jigsaw,killer", "cages on boxes of other shapes"},
};

std::vector<std::string> kinds_in(std::string_view text) {
  std::vector<std::string> kinds;
  std::istringstream words{std::string(text)};
  for (std::string word; std::getline(words, word, ',');) kinds.push_back(word);
  return kinds;
}

// "killer,x 9"
std::string made_text(const VariantDemand& demand) {
  std::string text;
  for (const std::string& kind : demand.kinds) text += (text.empty() ? "" : ",") + kind;
  return (text.empty() ? "-" : text) + " " + std::to_string(demand.size);
}
std::optional<VariantDemand> demand_of(const std::string& made) {
  VariantDemand demand;
  const std::size_t blank = std::min(made.find(' '), made.size());
  const std::string kinds = made.substr(0, blank);
  if (kinds != "-") demand.kinds = kinds_in(kinds);
  const char* end = made.data() + made.size();
  const auto read =
      std::from_chars(made.data() + std::min(blank + 1, made.size()), end, demand.size);
  if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
  return demand;
}

std::optional<Level> level_at(const std::string& name, int higher) {
  constexpr Level kLevels[] = {Level::kEasy, Level::kMedium, Level::kHard, Level::kUnfair,
                               Level::kExtreme};
  for (std::size_t i = 0; i < std::size(kLevels); ++i) {
    if (name_of(kLevels[i]) != name) continue;
    return kLevels[std::min(i + static_cast<std::size_t>(higher), std::size(kLevels) - 1)];
  }
  return std::nullopt;
}

}  // namespace

// ---- new ones

void Desk::choose_kind() {
  Menu menu;
  menu.title = "New, with rules";
  const auto offer = [&](std::string_view label, std::string_view words, VariantDemand demand) {
    if (find_impossible(demand)) return;
    menu.items.push_back({std::string(label), std::string(words),
                          [this, demand = std::move(demand)] { choose_kind_level(demand); }});
  };
  for (const Offer& each : kOffers) {
    VariantDemand demand;
    demand.kinds = kinds_in(each.kinds);
    offer(each.label, each.words, demand);
  }
  menu.items.push_back({"Smaller boards", "", {}, true});
  for (int size : {4, 6, 8}) {
    const std::string label = std::to_string(size) + " by " + std::to_string(size);
    VariantDemand demand;
    demand.size = size;
    offer(label, "the ordinary rules", demand);
    demand.kinds = {"killer"};
    offer(label + " killer", "with cages", demand);
  }
  push(std::move(menu));
}

void Desk::choose_kind_level(const VariantDemand& demand) {
  Menu menu;
  menu.title = "How hard?";
  menu.items.push_back({"Any", "as it comes", [this, demand] { begin_variant(demand); }});
  for (Level level :
       {Level::kEasy, Level::kMedium, Level::kHard, Level::kUnfair, Level::kExtreme}) {
    VariantDemand hard = demand;
    hard.like.level = level;
    if (find_impossible(hard)) continue;
    menu.items.push_back({std::string(name_of(level)), "by nonet's own scale",
                          [this, hard] { begin_variant(hard); }});
  }
  if (menu.items.size() == 1) return begin_variant(demand);
  push(std::move(menu));
}

void Desk::begin_variant(const VariantDemand& demand, std::optional<std::uint64_t> seed) {
  auto generator = VariantGenerator::of(demand, seed ? *seed : options_.any_seed());
  if (!generator) return say("Not made: " + generator.error().message + ".");
  seek("Making a puzzle", [this, demand, generator = *generator](const Stop& stop) -> Seeker::Then {
    const auto made = generator.make(0, stop);
    if (stop.requested()) return {};
    if (!made) return [this] { say("No such puzzle was found."); };
    const auto start = start_of(made->puzzle);
    if (!start) return [this, error = start.error()] { say("Not played: " + error.message + "."); };
    // Where no level was asked for it is found out at the end.
    return [this, demand, puzzle = state_of(*start), rating = made->rating] {
      Record fresh;
      fresh.puzzle = puzzle;
      if (rating && rating->finished) {
        fresh.level = name_of(rating->level);
        fresh.score = rating->score;
      }
      fresh.made = made_text(demand);
      fresh.began = options_.clock();
      take_game(fresh);
    };
  });
}

// Another one like the game at hand, or a level harder.
void Desk::another_variant(int harder) {
  auto demand = demand_of(record().made);
  if (!demand) return leave();
  demand->like.level = level_at(record().level, harder);
  if (find_impossible(*demand)) demand->like.level.reset();
  begin_variant(*demand);
}

// ---- in words

void Desk::show_rules() {
  const Rulebook* rulebook = table().rulebook();
  if (rulebook == nullptr) return say("There are no rules but those of every Sudoku.");
  sheet_ = Sheet();
  sheet_.title = "Rules";
  const auto here = rules_at(table(), cursor_);
  sheet_.lines.push_back("At " + name_of(cursor_) + ":" + (here.empty() ? " none." : ""));
  for (const std::string& each : here) sheet_.lines.push_back("  " + each);
  sheet_.lines.emplace_back();
  if (!board_.legend.empty()) {
    std::string signs = "Signs:";
    for (const auto& [sign, name] : board_.legend) {
      signs += (signs.back() == ':' ? " " : ", ") + sign + " " + name;
    }
    sheet_.lines.push_back(signs);
    sheet_.lines.emplace_back();
  }
  const auto all = all_rules(*rulebook);
  sheet_.lines.emplace_back(all.empty() ? "The grid alone is of its own." : "All of them:");
  for (const std::string& each : all) sheet_.lines.push_back("  " + each);
  stop_clock();
  behind_ = scene_;
  scene_ = Scene::kSheet;
}

// First the rules of the cell under the cursor, then what signs mean, then what is not drawn.
// Returns the first line that is free.
int Desk::draw_rules_side(Picture& picture, int top, int left, int rows, int columns) const {
  std::vector<std::pair<std::string, Ink>> told;
  const bool small = frame_.size == BoardSize::kSmall;
  for (const std::string& each : rules_at(table(), cursor_)) {
    told.emplace_back(each, Ink::kPlain);
  }
  if (!told.empty()) told.emplace_back("", Ink::kPlain);
  std::string signs;
  for (const auto& [sign, name] : board_.legend) {
    signs += (signs.empty() ? "" : ", ") + sign + " " + name;
  }
  if (!small && !signs.empty()) told.emplace_back(signs, Ink::kRule);
  std::string missing;
  for (const std::string& name : kinds_of(*table().rulebook()->variant(), undrawn_)) {
    missing += (missing.empty() ? "" : ", ") + name;
  }
  if (!missing.empty()) {
    told.emplace_back((small ? "Rules: " : "Not all is drawn of: ") + missing, Ink::kFaint);
  }
  told.emplace_back("e: all rules. t: a tip. ?: all keys.", Ink::kFaint);
  int row = top;
  for (const auto& [text, ink] : told) {
    for (const std::string& line : broken(text, columns - 1, text.empty() ? 0 : 2)) {
      if (row >= top + rows) {
        if (rows > 0) picture.put(top + rows - 1, left + columns - 1, U'…', Ink::kKey);
        return row;
      }
      picture.put(row++, left, line, ink);
    }
  }
  return row + 1;
}

}  // namespace nonet::cli::game
