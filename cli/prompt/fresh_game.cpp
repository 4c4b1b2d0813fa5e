#include "cli/prompt/fresh_game.h"

#include <algorithm>
#include <charconv>
#include <random>
#include <sstream>

#include "cli/app/demand_option.h"
#include "cli/prompt/choice.h"
#include "nonet/core/clues.h"
#include "nonet/core/resemblance.h"
#include "nonet/core/visible.h"
#include "nonet/generate/generator.h"

namespace nonet::cli {
namespace {

struct Wish {
  Demand demand;
  std::optional<std::uint64_t> seed;
};

Result<Wish> wish_in(const std::string& text) {
  Wish wish;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const auto levels = level_words();
    const std::string lower = lower_case(word);
    std::uint64_t seed = 0;
    const char* end = word.data() + word.size();
    if (std::find(levels.begin(), levels.end(), lower) != levels.end()) {
      wish.demand.level = level_named(lower);
    } else if (const auto [stopped, problem] = std::from_chars(word.data(), end, seed);
               problem == std::errc() && stopped == end) {
      wish.seed = seed;
    } else {
      return Error{"g takes easy, medium, hard, unfair or extreme, and a seed, and here is " +
                   quoted_text(word)};
    }
  }
  return wish;
}

std::uint64_t any_seed() {
  std::random_device device;
  return device() % 1'000'000 + 1;
}

}  // namespace

Result<FreshGame> fresh_game(const std::string& text) {
  auto wish = wish_in(text);
  if (!wish) return wish.error();
  const std::uint64_t seed = wish->seed ? *wish->seed : any_seed();
  std::optional<Made> made;
  Generator(wish->demand, seed).make(0, {&made, 1});
  FreshGame game;
  game.puzzle.givens = made->puzzle;
  const HodokuRating rating = made->rating ? *made->rating : rate_made(*made);
  game.told =
      text_of(rating) + ", " + clues_text(game.puzzle) + ", seed " + std::to_string(seed) + ".";
  return game;
}

}  // namespace nonet::cli
