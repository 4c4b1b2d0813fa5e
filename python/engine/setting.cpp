// For setters: ratings, puzzles to order, the canonical form, and the table of techniques.
#include <algorithm>
#include <limits>

#include "binding.h"
#include "nonet/core/canon.h"
#include "nonet/core/resemblance.h"
#include "nonet/core/visible.h"
#include "nonet/explain/rating_json.h"
#include "nonet/generate/generator.h"
#include "nonet/io/format.h"
#include "nonet/text/notation.h"

namespace nonet::python {
namespace {

using Names = std::vector<std::string>;
using Range = std::optional<std::pair<int, int>>;

// (ER, EP, ED, level, score), None for what was not asked for.
py::tuple rate(py::handle value, bool wants_se, bool wants_hodoku, std::optional<double> limit) {
  const Puzzle puzzle = puzzle_of(value);
  const auto grid = Grid::from(puzzle);
  const Ground ground = grid ? ground_of(*grid) : Ground{};
  const std::string problem = no_rating(puzzle, grid, ground);
  if (!problem.empty()) refuse({problem});
  std::optional<SeRating> se;
  std::optional<HodokuRating> hodoku;
  off_the_interpreter([&](const std::atomic<bool>* asked) {
    if (wants_hodoku) hodoku = rate_hodoku(*grid, &ground);
    if (wants_se) se = rate_se(*grid, stop_after(limit, asked));
  });
  if (se && !se->finished) se.reset();
  const auto tenths = [&](int SeRating::*which) -> py::object {
    if (!se) return py::none();
    return py::float_(static_cast<double>((*se).*which) / 10);
  };
  py::object level = py::none();
  py::object score = py::none();
  if (hodoku) {
    level = py::cast(name_of(hodoku->level));
    score = py::int_(hodoku->score);
  }
  return py::make_tuple(tenths(&SeRating::er), tenths(&SeRating::ep), tenths(&SeRating::ed), level,
                        score);
}

// ---- puzzles to order

std::optional<Span> span_of(const Range& range, int most, const std::string& what) {
  if (!range) return std::nullopt;
  if (range->first < 0 || range->first > range->second || range->second > most) {
    refuse({what + " are two numbers, the lesser first, up to " + std::to_string(most)});
  }
  return Span{range->first, range->second};
}

const std::string& one_of(const std::vector<std::string_view>& words, const std::string& word,
                          const std::string& what) {
  if (std::find(words.begin(), words.end(), word) != words.end()) return word;
  refuse({"there is no " + what + " " + quoted_text(word) + did_you_mean(word, words) +
          "; there is " + list_of(Names(words.begin(), words.end()))});
}

CellSet pattern_of(const std::string& text) {
  if (text.size() != Cell::kCount) refuse({"a pattern has 81 cells, '.' for one without clue"});
  CellSet pattern;
  for (const Cell c : Cell::all()) {
    const char ch = text[static_cast<std::size_t>(c.index())];
    if (ch != '.' && ch != '0') pattern.insert(c);
  }
  return pattern;
}

struct Wanted {
  Demand demand;

  void shape(const std::string& symmetry, std::optional<bool> minimal, const Range& clues,
             const std::optional<std::string>& pattern) {
    demand.symmetry = symmetry_named(one_of(symmetry_words(), symmetry, "symmetry"));
    demand.clues = span_of(clues, Cell::kCount, "clues");
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
};

// (puzzle, solution) of so many numbers, None for what was not found in time.
py::list make(const Generator& self, std::uint64_t first, std::size_t count,
              std::optional<double> limit) {
  std::vector<std::optional<Made>> made(count);
  off_the_interpreter(
      [&](const std::atomic<bool>* asked) { self.make(first, made, stop_after(limit, asked)); });
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
  py::class_<Wanted>(module, "Demand")
      .def(py::init<>())
      .def("shape", &Wanted::shape)
      .def("hardness", &Wanted::hardness)
      .def("techniques", &Wanted::techniques)
      .def_property_readonly("is_rated", [](const Wanted& self) { return self.demand.is_rated(); })
      .def("generator", &Wanted::generator);
  py::class_<Generator>(module, "Generator").def("make", &make);
  module.def("canon", [](py::handle puzzle) {
    const auto read = canonical_form(puzzle_of(puzzle));
    if (!read) refuse({"the puzzle has no canonical form: " + read.error().message});
    const CanonicalForm& form = *read;
    return py::make_tuple(one_line(form.board), form.automorphisms);
  });
  module.def("techniques", &techniques);
}

}  // namespace nonet::python
