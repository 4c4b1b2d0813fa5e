// For setters: ratings, puzzles to order, the canonical form, and the table of techniques.
#include <algorithm>
#include <limits>

#include "many.h"
#include "nonet/core/canon.h"
#include "nonet/core/resemblance.h"
#include "nonet/core/visible.h"
#include "nonet/explain/policy_choice.h"
#include "nonet/explain/rating_scales.h"
#include "nonet/generate/generator.h"
#include "nonet/generate/variant_generator.h"
#include "nonet/io/format.h"
#include "nonet/io/variant_json.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/notation.h"

namespace nonet::python {
namespace {

using Names = std::vector<std::string>;
using Range = std::optional<std::pair<int, int>>;

constexpr int kMostCells = 256;

// ---- ratings

// Words of scales, as `nonet rate --scale` takes them.
Ratings scales_in(const Names& words) {
  auto wanted = ratings_wanted(words);
  if (!wanted) refuse_option(wanted.error().message);
  return *std::move(wanted);
}

struct Rated {
  std::optional<SeRating> se;  // only if it was finished in time
  std::optional<HodokuRating> hodoku;
  std::optional<WayRating> way;  // likewise
  std::vector<CspRating> csp;
};

// Reads nothing of Python, so that threads may do it.
Result<Rated> rated(const Puzzle& puzzle, const Ratings& wanted, const Stop& stop) {
  if (puzzle.variant && !wanted.wants_way) return ordinary_only(*puzzle.variant, kOnlyRated);
  const auto grid = start_of(puzzle);
  if (!grid && grid.error().code == ErrorCode::kOtherRules) return grid.error();
  const Ground ground = grid ? ground_of(*grid) : Ground{};
  const std::string problem = no_rating(puzzle, grid, ground);
  if (!problem.empty()) return Error(ErrorCode::kRefused, problem);
  Rated rated;
  if (wanted.wants_hodoku) rated.hodoku = rate_hodoku(*grid, &ground);
  if (wanted.wants_se) rated.se = rate_se(*grid, stop);
  if (rated.se && !rated.se->finished) rated.se.reset();
  if (wanted.wants_way) rated.way = rate_way(*grid, ground, stop);
  if (rated.way && !rated.way->finished) {
    if (!rated.way->stopped) return Error(ErrorCode::kRefused, "nonet found no way to the end");
    rated.way.reset();
  }
  std::vector<CspScale> scales;
  for (const RatingColumn& column : wanted.columns) {
    if (column.kind == RatingColumn::Kind::kCsp) scales.push_back(column.csp);
  }
  if (!scales.empty()) rated.csp = rate_csp(*grid, *ground.solution, scales, stop);
  return rated;
}

// {"W": 5, "BxB": inf}; None for what was not found out in the time. Of other scales None itself.
py::object lengths_of(const std::vector<CspRating>& csp) {
  if (csp.empty()) return py::none();
  py::dict lengths;
  for (const CspRating& rating : csp) {
    py::object length = py::none();
    if (rating.value) {
      length = py::int_(*rating.value);
    } else if (rating.finished) {
      length = py::float_(std::numeric_limits<double>::infinity());
    }
    lengths[py::str(std::string(name_of(rating.scale)))] = length;
  }
  return lengths;
}

// (ER, EP, ED, level, score, hard steps, lengths), None for what was not asked for.
py::tuple figures_of(const Rated& rated) {
  const auto tenths = [&](int SeRating::*which) -> py::object {
    if (!rated.se) return py::none();
    return py::float_(static_cast<double>((*rated.se).*which) / 10);
  };
  py::object level = py::none();
  py::object score = py::none();
  py::object hard_steps = py::none();
  if (rated.way) {
    level = py::cast(name_of(rated.way->level));
    score = py::int_(rated.way->score);
    hard_steps = py::int_(rated.way->hard_steps);
  }
  if (rated.hodoku) {
    level = py::cast(name_of(rated.hodoku->level));
    score = py::int_(rated.hodoku->score);
  }
  return py::make_tuple(tenths(&SeRating::er), tenths(&SeRating::ep), tenths(&SeRating::ed), level,
                        score, hard_steps, lengths_of(rated.csp));
}

py::tuple rate(py::handle value, const Names& scales, std::optional<double> seconds) {
  const Ratings wanted = scales_in(scales);
  const Puzzle puzzle = puzzle_of(value);
  const TimeLimit limit(seconds);
  std::optional<Result<Rated>> found;
  off_the_interpreter(
      [&](const std::atomic<bool>* asked) { found = rated(puzzle, wanted, limit.stop(asked)); });
  return figures_of(taken(*std::move(found)));
}

// The figures, None where there is a problem, and the problems.
py::tuple rate_many(const py::tuple& given, const Names& scales, std::optional<double> seconds,
                    int threads) {
  const Ratings wanted = scales_in(scales);
  const TimeLimit limit(seconds);
  Problems problems;
  const auto puzzles = puzzles_in(given, problems);
  std::vector<std::optional<Rated>> found(puzzles.size());
  off_the_interpreter([&](const std::atomic<bool>* asked) {
    share_out_singly(puzzles.size(), threads, asked, [&](std::size_t i) {
      if (!puzzles[i]) return;
      if (auto one = rated(*puzzles[i], wanted, limit.stop(asked))) {
        found[i] = *std::move(one);
      } else {
        problems.tell(i, one.error());
      }
    });
  });
  py::list figures;
  for (const auto& one : found) figures.append(one ? py::object(figures_of(*one)) : py::none());
  return py::make_tuple(figures, problems.listed());
}

// ---- puzzles to order

std::optional<Span> span_of(const Range& range, int most, const std::string& what) {
  if (!range) return std::nullopt;
  if (range->first < 0 || range->first > range->second || range->second > most) {
    refuse_option(what + " are two numbers, the lesser first, up to " + std::to_string(most));
  }
  return Span{range->first, range->second};
}

const std::string& one_of(const std::vector<std::string_view>& words, const std::string& word,
                          const std::string& what) {
  if (std::find(words.begin(), words.end(), word) != words.end()) return word;
  refuse_option("there is no " + what + " " + quoted_text(word) + did_you_mean(word, words) +
                "; there is " + list_of(Names(words.begin(), words.end())));
}

CellSet pattern_of(const std::string& text) {
  if (text.size() != Cell::kCount)
    refuse_option("a pattern has 81 cells, '.' for one without clue");
  CellSet pattern;
  for (const Cell c : Cell::all()) {
    const char ch = text[static_cast<std::size_t>(c.index())];
    if (ch != '.' && ch != '0') pattern.insert(c);
  }
  return pattern;
}

struct Wanted {
  Demand demand;
  // Where rules or another size are asked for; what it is to be like is `demand`.
  std::optional<VariantDemand> variant;

  // Asked first: the numbers of others depend on it.
  void rules(const Names& kinds, int size, const Range& rules) {
    constexpr int kMostRules = 300;
    VariantDemand wanted;
    wanted.kinds = kinds;
    wanted.size = size;
    wanted.rules = span_of(rules, kMostRules, "rules");
    if (kinds.empty() && rules) refuse_option("how many rules there are, goes with variant=");
    if (!kinds.empty() || size != 9) variant = wanted;
  }

  void shape(const std::string& symmetry, std::optional<bool> minimal, const Range& clues,
             const std::optional<std::string>& pattern) {
    demand.symmetry = symmetry_named(one_of(symmetry_words(), symmetry, "symmetry"));
    demand.clues = span_of(clues, variant ? kMostCells : Cell::kCount, "clues");
    if (variant) variant->strictly_minimal = minimal.value_or(false);
    if (pattern) demand.pattern = pattern_of(*pattern);
    // Few patterns have minimal puzzles; who wants one says so.
    demand.minimal = minimal.value_or(!pattern);
  }

  void hardness(const std::optional<std::string>& level, const Range& score, const Range& er) {
    constexpr int kHighestScore = 1'000'000;
    constexpr int kHighestEr = 200;
    if (level) demand.level = level_named(one_of(level_words(), *level, "level"));
    demand.score = span_of(score, kHighestScore, "scores");
    demand.er = span_of(er, kHighestEr, "ratings, in tenths,");
  }

  void techniques(const Names& required, const Names& only, const Names& without,
                  const std::optional<std::string>& hardest) {
    for (const std::string& name : required) {
      demand.required.push_back(taken(techniques_allowed({name}, {})));
    }
    if (!only.empty() || !without.empty()) {
      demand.allowed = taken(techniques_allowed(only, without));
    }
    if (hardest) demand.hardest = taken(techniques_allowed({*hardest}, {}));
  }

  Generator generator(std::uint64_t seed) const {
    if (auto problem = find_impossible(demand)) refuse(*problem);
    return {demand, seed};
  }

  VariantGenerator variant_generator(std::uint64_t seed) const {
    VariantDemand wanted = *variant;
    wanted.like = demand;
    return taken(VariantGenerator::of(wanted, seed));
  }
};

// (puzzle as JSON, solution) of a number, None if it was not found in time.
py::object make_variant(const VariantGenerator& self, std::uint64_t number,
                        std::optional<double> seconds) {
  const TimeLimit limit(seconds);
  std::optional<MadeVariant> made;
  off_the_interpreter(
      [&](const std::atomic<bool>* asked) { made = self.make(number, limit.stop(asked)); });
  if (!made) return py::none();
  return py::make_tuple(variant_json_of(*made->puzzle.variant), made->solution_line());
}

// (puzzle, solution) of so many numbers, None for what was not found in time.
py::list make(const Generator& self, std::uint64_t first, std::size_t count,
              std::optional<double> seconds) {
  const TimeLimit limit(seconds);
  std::vector<std::optional<Made>> made(count);
  off_the_interpreter(
      [&](const std::atomic<bool>* asked) { self.make(first, made, limit.stop(asked)); });
  py::list all;
  for (const auto& one : made) {
    if (one) {
      all.append(py::make_tuple(one_line(one->puzzle), one_line(one->solution)));
    } else {
      all.append(py::none());
    }
  }
  return all;
}

py::tuple synonyms_of(const TechniqueRow& row) {
  if (row.synonyms.empty()) return py::tuple();
  return py::str(row.synonyms.data(), row.synonyms.size()).attr("split")("|");
}

// (slug, name, synonyms, family, level, HoDoKu's score, Sudoku Explainer's rating)
py::list techniques() {
  py::list rows;
  for (const Technique technique : all_techniques()) {
    const TechniqueRow& row = row_of(technique);
    rows.append(py::make_tuple(row.slug, row.name, synonyms_of(row), name_of(row.family),
                               name_of(row.level), row.hodoku_score,
                               static_cast<double>(row.se_rating_times_ten) / 10));
  }
  return rows;
}

}  // namespace

void bind_setting(py::module_& module) {
  module.def("rate", &rate);
  module.def("rate_many", &rate_many);
  py::class_<Wanted>(module, "Demand")
      .def(py::init<>())
      .def("rules", &Wanted::rules)
      .def("shape", &Wanted::shape)
      .def("hardness", &Wanted::hardness)
      .def("techniques", &Wanted::techniques)
      .def_property_readonly("is_rated", [](const Wanted& self) { return self.demand.is_rated(); })
      .def_property_readonly("has_rules",
                             [](const Wanted& self) { return self.variant.has_value(); })
      .def("generator", &Wanted::generator)
      .def("variant_generator", &Wanted::variant_generator);
  py::class_<Generator>(module, "Generator").def("make", &make);
  py::class_<VariantGenerator>(module, "VariantGenerator").def("make", &make_variant);
  refuse_unfilled<Wanted>();
  refuse_unfilled<Generator>();
  refuse_unfilled<VariantGenerator>();
  module.def("canon", [](py::handle puzzle) {
    const auto read = canonical_form(ordinary_of(puzzle, kNoCanon));
    if (!read) refuse({"the puzzle has no canonical form: " + read.error().message});
    const CanonicalForm& form = *read;
    return py::make_tuple(one_line(form.board), form.automorphisms);
  });
  module.def("techniques", &techniques);
  // For tests: the package's types name the same.
  module.def("words", [] {
    py::dict words;
    words["level"] = level_words();
    words["policy"] = policy_words();
    words["symmetry"] = symmetry_words();
    return words;
  });
}

}  // namespace nonet::python
