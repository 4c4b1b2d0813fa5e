// Rules told: what the rules of a puzzle say, in words, and what they can still hold as far as the
// player knows.
#pragma once

#include <string>
#include <vector>

#include "cli/game/table.h"

namespace nonet::cli::game {

// Of the rules on a cell, a sentence each: "the 9 cage at r1c1: 18, 27, 36 or 45", "the thermometer
// from r2c3: here 2345". None in the ordinary game.
std::vector<std::string> rules_at(const Table& table, Cell c);

// All of them, a sentence each, with their cells; and at the end what the setter wrote.
std::vector<std::string> all_rules(const Rulebook& rulebook);

// "Killer cage, Thermometer": each kind once; "" where the grid alone is of its own.
std::string kinds_text(const Variant& variant);
// "6 by 6 · Killer cage": what a game is called, for a line of so many characters.
std::string title_of(const Variant& variant, std::size_t most);
// The kinds of these rules, each once, in small letters.
std::vector<std::string> kinds_of(const Variant& variant, const std::vector<int>& clues);

}  // namespace nonet::cli::game
