// Puzzles with rules to order: whatever is asked for, each has the one solution that it says, for a
// SAT solver too, is as asked, and is the same again from the same seed.
#include "nonet/generate/variant_generator.h"

#include <algorithm>
#include <set>

#include "nonet/generate/proposals.h"
#include "nonet/generate/regions.h"
#include "nonet/io/variant_json.h"
#include "nonet/rules/count.h"
#include "nonet/rules/rulebook.h"
#include "support/ruled_sat.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::rounds;

VariantDemand demand_for(const std::vector<std::string>& kinds, int size = 9) {
  VariantDemand demand;
  demand.kinds = kinds;
  demand.size = size;
  return demand;
}

// Bounded by its work, so that a test ends.
std::optional<MadeVariant> made_by(const VariantDemand& demand, std::uint64_t number = 0,
                                   std::uint64_t seed = 1) {
  const auto generator = VariantGenerator::of(demand, seed);
  if (!generator) {
    ADD_FAILURE() << generator.error().message;
    return std::nullopt;
  }
  return generator->make(number);
}

void expect_one_solution(const MadeVariant& made) {
  const Variant& variant = *made.puzzle.variant;
  const std::string text = variant_json_of(variant);
  const auto scheme = compile(variant);
  ASSERT_TRUE(scheme) << text;
  EXPECT_TRUE(is_solution(*scheme, made.solution)) << text;
  EXPECT_TRUE(count_solutions(*scheme).unique()) << text;
  std::vector<int> found;
  EXPECT_EQ(test::count_by_sat(*scheme, 2, &found), 1) << text;
  EXPECT_EQ(found, made.solution) << text;
  const auto again = read_variant_json(text);
  ASSERT_TRUE(again) << text;
  EXPECT_EQ(*again, variant);
}

bool has_one_solution(const Variant& variant) {
  const auto scheme = compile(variant);
  return scheme && count_solutions(*scheme).unique();
}

// Nothing can go but whole-grid rules' marks, cages that cover the grid, and the last of a kind.
void expect_minimal(const Variant& variant) {
  for (std::size_t i = 0; i < variant.givens.size(); ++i) {
    if (!variant.givens[i]) continue;
    Variant without = variant;
    without.givens[i].reset();
    EXPECT_FALSE(has_one_solution(without)) << variant_json_of(variant) << " cell " << i;
  }
  for (std::size_t i = 0; i < variant.clues.size(); ++i) {
    const Kind kind = variant.clues[i].kind;
    const auto of_kind = std::count_if(variant.clues.begin(), variant.clues.end(),
                                       [&](const Clue& clue) { return clue.kind == kind; });
    if (kind == Kind::kCage || (of_kind == 1 && proposals_of(kind).layer != Layer::kGrid)) continue;
    Variant without = variant;
    without.clues.erase(without.clues.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_FALSE(has_one_solution(without)) << variant_json_of(variant) << " rule " << i;
  }
}

bool has_kind(const Variant& variant, const std::string& word) {
  if (word == "jigsaw") return variant.boxes != standard_boxes(variant.rows, variant.cols, 9);
  return std::any_of(variant.clues.begin(), variant.clues.end(),
                     [&](const Clue& clue) { return clue.kind == *kind_called(word); });
}

TEST(VariantGenerator, MakesEachKindWithOneSolutionAndNothingNeedless) {
  for (const std::string_view word : variant_words()) {
    SCOPED_TRACE(word);
    const auto made = made_by(demand_for({std::string(word)}));
    ASSERT_TRUE(made);
    expect_one_solution(*made);
    EXPECT_TRUE(has_kind(*made->puzzle.variant, std::string(word)));
    if (!word.ends_with("negative")) expect_minimal(*made->puzzle.variant);
  }
}

TEST(VariantGenerator, MakesSeveralKindsAtOnce) {
  for (const auto& kinds : std::vector<std::vector<std::string>>{{"x", "killer"},
                                                                 {"thermo", "arrow", "kropki"},
                                                                 {"jigsaw", "x"},
                                                                 {"sandwich", "renban"},
                                                                 {"anti-king", "whispers"}}) {
    const auto made = made_by(demand_for(kinds));
    ASSERT_TRUE(made) << kinds.front();
    expect_one_solution(*made);
    for (const std::string& word : kinds) {
      EXPECT_TRUE(has_kind(*made->puzzle.variant, word)) << word;
    }
  }
}

TEST(VariantGenerator, MakesEverySize) {
  for (const int size : {4, 6, 8, 10, 12}) {
    for (const char* word : {"killer", "x", "jigsaw"}) {
      SCOPED_TRACE(std::string(word) + " " + std::to_string(size));
      const auto made = made_by(demand_for({word}, size));
      ASSERT_TRUE(made);
      EXPECT_EQ(made->puzzle.variant->rows, size);
      expect_one_solution(*made);
    }
  }
  expect_one_solution(*made_by(demand_for({}, 6)));
  expect_one_solution(*made_by(demand_for({"jigsaw"}, 7)));
}

TEST(VariantGenerator, MakesTheSameFromTheSameSeed) {
  for (const char* word : {"killer", "thermo", "jigsaw", "x"}) {
    VariantDemand demand = demand_for({word});
    const auto one = made_by(demand, 3, 9), again = made_by(demand, 3, 9);
    const auto other = made_by(demand, 4, 9);
    ASSERT_TRUE(one && again && other);
    EXPECT_EQ(*one->puzzle.variant, *again->puzzle.variant);
    EXPECT_NE(*one->puzzle.variant, *other->puzzle.variant);
  }
}

TEST(VariantGenerator, KeepsTheNumbersThatAreAskedFor) {
  VariantDemand demand = demand_for({"thermo"});
  demand.rules = Span{4, 6};
  const auto few = made_by(demand);
  ASSERT_TRUE(few);
  expect_one_solution(*few);
  EXPECT_GE(few->rules, 4);
  EXPECT_LE(few->rules, 6);
  demand = demand_for({"x-sum", "odd", "even"}, 4);
  demand.rules = Span{1, 3};  // of each kind one, since fewer can't be
  const auto three = made_by(demand);
  ASSERT_TRUE(three);
  expect_one_solution(*three);
  EXPECT_EQ(three->rules, 3);
  demand = demand_for({"arrow", "kropki"});
  demand.like.clues = Span{0, 0};
  const auto none = made_by(demand);
  ASSERT_TRUE(none);
  expect_one_solution(*none);
  EXPECT_EQ(none->givens, 0);
  demand = demand_for({"x"});
  demand.like.minimal = false;
  demand.like.clues = Span{30, 32};
  const auto many = made_by(demand);
  ASSERT_TRUE(many);
  expect_one_solution(*many);
  EXPECT_GE(many->givens, 30);
  EXPECT_LE(many->givens, 32);
}

TEST(VariantGenerator, LaysGivensWithASymmetry) {
  VariantDemand demand = demand_for({"windoku"});
  demand.like.symmetry = ClueSymmetry::kRotate180;
  const auto made = made_by(demand);
  ASSERT_TRUE(made);
  expect_one_solution(*made);
  const auto& givens = made->puzzle.variant->givens;
  for (std::size_t i = 0; i < givens.size(); ++i) {
    EXPECT_EQ(givens[i].has_value(), givens[givens.size() - 1 - i].has_value());
  }
}

TEST(VariantGenerator, MakesPuzzlesOfALevelAndWithATechnique) {
  for (const char* word : {"killer", "x", "thermo", "jigsaw"}) {
    VariantDemand demand = demand_for({word});
    demand.like.level = Level::kMedium;
    const auto made = made_by(demand);
    ASSERT_TRUE(made) << word;
    const auto grid = start_of(made->puzzle);
    ASSERT_TRUE(grid);
    const WayRating rating = rate_way(*grid);
    EXPECT_TRUE(rating.finished);
    EXPECT_EQ(rating.level, Level::kMedium) << word;
  }
  VariantDemand demand = demand_for({"killer"});
  demand.like.required = {TechniqueSet{Technique::kInniesAndOuties}};
  const auto made = made_by(demand);
  ASSERT_TRUE(made);
  EXPECT_GT(rate_way(*start_of(made->puzzle)).uses_of(Technique::kInniesAndOuties), 0);
}

TEST(VariantGenerator, KnowsLevelsAndTechniquesOfSmallerBoards) {
  struct Order {
    const char* kind;
    int size;
    Level level;
  };
  for (const auto& [kind, size, level] :
       {Order{"killer", 6, Level::kMedium}, Order{"thermo", 6, Level::kEasy},
        Order{"jigsaw", 7, Level::kMedium}, Order{"x", 8, Level::kHard},
        Order{"killer", 4, Level::kEasy}}) {
    SCOPED_TRACE(std::string(kind) + " " + std::to_string(size));
    VariantDemand demand = demand_for({kind}, size);
    demand.like.level = level;
    const auto made = made_by(demand);
    ASSERT_TRUE(made);
    expect_one_solution(*made);
    const WayRating rating = rate_way(*start_of(made->puzzle));
    EXPECT_TRUE(rating.finished);
    EXPECT_EQ(rating.level, level);
    ASSERT_TRUE(made->rating);
    EXPECT_EQ(made->rating->score, rating.score);
  }
  VariantDemand demand = demand_for({"killer"}, 6);
  demand.like.required = {TechniqueSet{Technique::kInniesAndOuties}};
  demand.like.allowed = TechniqueSet{};
  for (const Technique t : all_techniques()) {
    if (t != Technique::kRequiredDigit) demand.like.allowed->insert(t);
  }
  const auto made = made_by(demand);
  ASSERT_TRUE(made);
  const WayRating rating = rate_way(*start_of(made->puzzle));
  EXPECT_GT(rating.uses_of(Technique::kInniesAndOuties), 0);
  EXPECT_EQ(rating.uses_of(Technique::kRequiredDigit), 0);
}

TEST(VariantGenerator, TellsInWordsWhatRulesOfItsOwnSay) {
  for (const char* word : {"automaton", "regex", "relation", "any-of"}) {
    SCOPED_TRACE(word);
    for (std::uint64_t number = 0; number < 6; ++number) {
      const auto made = made_by(demand_for({word}, 6), number);
      ASSERT_TRUE(made);
      expect_one_solution(*made);
      const Variant& variant = *made->puzzle.variant;
      const auto lines = 1 + std::count(variant.ruleset.begin(), variant.ruleset.end(), '\n');
      EXPECT_EQ(made->puzzle.comment, variant.ruleset);
      for (const Clue& clue : variant.clues) {
        EXPECT_EQ(clue.table, variant.clues.front().table);
        EXPECT_EQ(clue.own, variant.clues.front().own);
      }
      // Pairs and automata say the same everywhere; patterns and choices are told one by one.
      const auto rules = std::ssize(variant.clues);
      const auto wanted = *kind_called(word) == Kind::kAnyOf   ? rules
                          : *kind_called(word) == Kind::kRegex ? rules + 1
                                                               : 1;
      EXPECT_EQ(lines, wanted) << variant.ruleset;
    }
  }
  EXPECT_EQ(made_by(demand_for({"thermo"}, 6))->puzzle.variant->ruleset, "");
}

TEST(VariantGenerator, SaysWhatToTryWhereNothingIsFound) {
  VariantDemand demand = demand_for({"sandwich"});
  EXPECT_EQ(not_found_sentence(demand, 1600),
            "no such puzzle was found in 1600 drafts; try another kind beside these");
  demand.like.clues = Span{0, 1};
  demand.rules = Span{3, 3};
  demand.like.level = Level::kEasy;
  EXPECT_EQ(not_found_sentence(demand, 8),
            "no such puzzle was found in 8 drafts; try more givens, another number of rules, "
            "another level or another kind beside these");
  EXPECT_EQ(not_found_sentence(demand_for({}, 6), 8),
            "no such puzzle was found in 8 drafts; try another seed");
}

TEST(VariantGenerator, EndsWhenItIsStopped) {
  const auto generator = VariantGenerator::of(demand_for({"killer"}), 1);
  EXPECT_FALSE(generator->make(0, Stop::after_asks(0)));
}

TEST(VariantDemand, IsRefusedWhereNoPuzzleCanBeSo) {
  auto refusal = [](const VariantDemand& demand) {
    const auto error = find_impossible(demand);
    return error ? error->message : "";
  };
  EXPECT_EQ(
      refusal(demand_for({"thermoo"})),
      "no kind of puzzle is called 'thermoo' (did you mean 'thermo'?); docs/VARIANTS.md lists "
      "them");
  EXPECT_EQ(refusal(demand_for({"pattern"})), "");
  EXPECT_EQ(refusal(demand_for({"killer"}, 7)),
            "a grid of 7 by 7 has no boxes, so that it is made as a jigsaw only; boxes fit into "
            "the sizes 4, 6, 8, 9, 10, 12, 14, 15 and 16");
  EXPECT_EQ(refusal(demand_for({"x"}, 17)), "puzzles are made of 4 by 4 to 16 by 16 cells");
  VariantDemand demand = demand_for({"x"});
  demand.like.clues = Span{0, 0};
  EXPECT_EQ(refusal(demand),
            "by these rules alone any two digits could change places, so that at least 8 digits "
            "must be given");
  demand = demand_for({"whisper"});
  demand.like.clues = Span{0, 0};
  EXPECT_EQ(refusal(demand),
            "by these rules alone all digits could be turned round, 9 for 1 and so on, so that one "
            "must be given");
  demand = demand_for({"x"}, 10);
  demand.like.level = Level::kHard;
  EXPECT_EQ(refusal(demand), "how hard a puzzle is, is told of up to 9 by 9 cells");
  demand = demand_for({"sandwich"});
  demand.like.clues = Span{0, 0};
  EXPECT_EQ(refusal(demand),
            "by these rules alone 1 and 9 could change places, so that one must be given");
  demand = demand_for({"x"});
  demand.rules = Span{3, 3};
  EXPECT_EQ(refusal(demand), "none of these kinds has rules that could be more or fewer");
  EXPECT_EQ(refusal(demand_for({"entropic"}, 6)),
            "'entropic' is about the digits 1 to 9, and a grid of 6 by 6 has others");
  EXPECT_EQ(refusal(demand_for({"anti-king", "anti-knight", "x", "windoku"}, 4)),
            "no grid of 4 by 4 obeys all of these rules");
  EXPECT_EQ(refusal(demand_for({"killer", "x"})), "");
}

TEST(RandomRegions, AreNeverTheBoxes) {
  for (std::uint64_t n = 0; n < 400; ++n) {
    Random random({2, n, 0});
    EXPECT_NE(random_regions(4, random), standard_boxes(4, 4, 4)) << n;
  }
}

TEST(RandomRegions, AreWholeAndOfOneSize) {
  for (const int size : {4, 5, 7, 9, 12, 16}) {
    Random random({1, static_cast<std::uint64_t>(size), 0});
    const std::vector<int> regions = random_regions(size, random);
    ASSERT_EQ(regions.size(), static_cast<std::size_t>(size * size));
    for (int region = 0; region < size; ++region) {
      std::vector<int> cells;
      for (int i = 0; i < size * size; ++i) {
        if (regions[static_cast<std::size_t>(i)] == region) cells.push_back(i);
      }
      ASSERT_EQ(cells.size(), static_cast<std::size_t>(size));
      std::set<int> reached = {cells.front()};
      for (int n = 0; n < size; ++n) {
        for (const int cell : cells) {
          for (const int other : std::set<int>(reached)) {
            const int apart =
                std::abs(cell / size - other / size) + std::abs(cell % size - other % size);
            if (apart == 1) reached.insert(cell);
          }
        }
      }
      EXPECT_EQ(reached.size(), cells.size()) << size;
    }
  }
}

}  // namespace
}  // namespace nonet
