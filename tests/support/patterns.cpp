#include "support/patterns.h"

#include <algorithm>
#include <map>
#include <set>

#include "nonet/proof/checker.h"
#include "nonet/rate/hodoku/order.h"
#include "nonet/rate/hodoku/plan.h"
#include "nonet/rate/library_rule.h"
#include "nonet/rate/library_search.h"
#include "nonet/search/search.h"
#include "nonet/solve/solver.h"
#include "nonet/text/notation.h"
#include "support/hodoku_data.h"
#include "support/support.h"

namespace nonet::test {
namespace {

std::vector<Candidate> candidates_of(Truth truth, const Grid& grid) {
  std::vector<Candidate> candidates;
  if (truth.is_cell()) {
    for (Digit d : grid.candidates(truth.cell())) candidates.push_back({truth.cell(), d});
  } else {
    for (Cell c : grid.places(truth.house(), truth.digit())) {
      candidates.push_back({c, truth.digit()});
    }
  }
  return candidates;
}

bool in_node(Candidate x, const Node& node) {
  return node.digits.contains(x.digit) && node.cells.contains(x.cell);
}

bool follows(const Inference& inference, const Node& before, const Grid& grid) {
  const std::vector<Candidate> candidates = candidates_of(inference.by.front(), grid);
  auto all_in = [&](const Node& node) {
    int within = 0;
    for (Candidate x : candidates) within += in_node(x, node) ? 1 : 0;
    return within == node.cells.size();
  };
  if (!all_in(inference.node) || !all_in(before)) return false;
  return !inference.holds || std::all_of(candidates.begin(), candidates.end(), [&](Candidate x) {
    return in_node(x, inference.node) || in_node(x, before);
  });
}

// A fifth digit asks for a siamese fish.
bool is_line_of(const LibraryLine& line, const TechniqueSet& techniques) {
  for (Technique t : all_techniques()) {
    if (techniques.contains(t) && row_of(t).hodoku_code == line.code.substr(0, 4)) return true;
  }
  return false;
}

// HoDoKu has one name for what may be several rows of ours.
std::map<std::string_view, std::vector<Technique>> rows_by_short_name(
    const TechniqueSet& techniques) {
  std::map<std::string_view, std::vector<Technique>> rows;
  for (Technique t : all_techniques()) {
    if (techniques.contains(t)) rows[row_of(t).hodoku_short].push_back(t);
  }
  return rows;
}

}  // namespace

Cell at(int row, int column) {
  return cell_at(row - 1, column - 1);
}

void keep(Grid& grid, Cell cell, std::initializer_list<int> numbers) {
  for (Digit d : Digit::all()) {
    if (std::find(numbers.begin(), numbers.end(), d.number()) == numbers.end()) {
      grid.eliminate(cell, d);
    }
  }
}

void confine(Grid& grid, House house, int number, const CellSet& cells) {
  for (Cell c : grid.topology().cells(house) - cells) {
    grid.eliminate(c, Digit::from_number(number));
  }
}

House row(int number) {
  return House(number - 1);
}
House column(int number) {
  return House(8 + number);
}
House box(int number) {
  return House(17 + number);
}

std::vector<Step> found(const Grid& grid, Technique technique, const Options& options) {
  std::vector<Step> steps;
  find(
      technique, grid,
      [&](const Hit& hit) {
        Step step = hit.told(grid);
        steps.push_back(std::move(step));
        return false;
      },
      options);
  return steps;
}

std::optional<Step> next_step(const Grid& grid, const Policy& policy,
                              FunctionRef<bool(const Step&)> accept) {
  std::optional<Step> taken;
  each_hit(grid, policy, [&](const Hit& hit) {
    Step step = hit.told(grid);
    if (!accept(step)) return false;
    taken = std::move(step);
    return true;
  });
  return taken;
}

std::vector<Step> all_steps(const Grid& grid, const Policy& policy) {
  std::vector<Step> steps;
  each_hit(grid, policy, [&](const Hit& hit) {
    steps.push_back(hit.told(grid));
    return false;
  });
  return steps;
}

std::string effects(const Step& step) {
  std::vector<std::string> texts;
  for (Candidate x : step.placements) texts.push_back(placement_text(x, {}));
  for (Candidate x : step.removals) texts.push_back(removal_text(x, {}));
  std::sort(texts.begin(), texts.end());
  std::string all;
  for (const std::string& text : texts) all += (all.empty() ? "" : " ") + text;
  return all;
}

std::string outcomes(const Grid& grid, Technique technique, const Options& options) {
  std::string text;
  for (const Step& step : found(grid, technique, options)) {
    EXPECT_TRUE(check(grid, step).proved());
    text += (text.empty() ? "" : " | ") + outcome_of(step);
  }
  return text;
}

std::vector<Grid> stuck_states(std::mt19937& random, int count) {
  Policy policy = policy_all();
  std::erase_if(policy.order, [](Technique t) { return row_of(t).level > Level::kMedium; });
  std::vector<Grid> states;
  while (static_cast<int>(states.size()) < count) {
    Solver solver(*Grid::from(random_puzzle(random)), policy);
    while (solver.next() != nullptr) solver.take();
    if (!solver.grid().solved()) states.push_back(solver.grid());
  }
  return states;
}

std::vector<Step> expect_holds(std::vector<Step> steps, const Grid& grid) {
  const Board solution = search(grid).first;
  for (const Step& step : steps) {
    EXPECT_TRUE(check(grid, step).proved()) << row_of(step.technique).slug;
    for (Candidate x : step.placements) EXPECT_EQ(solution.at(x.cell), x.digit);
    for (Candidate x : step.removals) EXPECT_NE(solution.at(x.cell), x.digit);
  }
  return steps;
}

bool contradict(const Grid& grid, Candidate a, Candidate b) {
  if (a.cell == b.cell) return a != b;
  return a.digit == b.digit && grid.topology().peers(a.cell).contains(b.cell);
}

bool are_all_of_a_cell(const Grid& grid, Candidate a, Candidate b) {
  return a != b && a.cell == b.cell && grid.candidates(a.cell).size() == 2;
}

bool are_all_of_a_house(const Grid& grid, Candidate a, Candidate b) {
  if (a.cell == b.cell || a.digit != b.digit) return false;
  for (House h : grid.topology().houses()) {
    if (grid.places(h, a.digit) == CellSet{a.cell, b.cell}) return true;
  }
  return false;
}

std::vector<Candidate> open_candidates(const Grid& grid) {
  std::vector<Candidate> all;
  for (Cell c : grid.open()) {
    for (Digit d : grid.candidates(c)) all.push_back({c, d});
  }
  return all;
}

bool is_spelled_out(const Step& step, const Grid& grid) {
  for (std::size_t i = 0; i < step.inferences.size(); ++i) {
    const Inference& inference = step.inferences[i];
    if (inference.kind == Inference::Kind::kAssume) continue;
    if (i == 0 || inference.kind != Inference::Kind::kFollows) return false;
    const Inference& before = step.inferences[i - 1];
    if (before.holds == inference.holds || !follows(inference, before.node, grid)) return false;
  }
  return !step.inferences.empty();
}

int expect_library_passes(TechniqueSet techniques, const std::filesystem::path& file) {
  int lines = 0;
  for (const std::string& text : puzzle_lines(file)) {
    auto line = parse_library_line(text);
    EXPECT_TRUE(line) << text;
    if (!line || !is_line_of(*line, techniques)) continue;
    ++lines;
    auto steps = library_search(*line);
    EXPECT_TRUE(steps) << text;
    if (!steps) continue;
    const Grid grid = *Grid::from(line->puzzle);
    for (const Step& step : *steps) EXPECT_TRUE(check(grid, step).proved()) << text;
    const LibraryVerdict verdict = verify(*line);
    EXPECT_TRUE(verdict.passed) << text << ": " << verdict.problem;
  }
  return lines;
}

int expect_found_lists_equal(TechniqueSet techniques, const std::filesystem::path& file) {
  int count = 0;
  each_found_list(file, [&](const Grid& grid, const std::vector<HodokuStep>& listed) {
    for (const auto& [name, rows] : rows_by_short_name(techniques)) {
      std::set<std::string> ours, theirs;
      for (const HodokuStep& step : listed) {
        if (step.short_name == name) theirs.insert(step.outcome);
      }
      Ask ask;
      for (Technique t : rows) ask.wanted.insert(t);
      // Where it lists all fish, HoDoKu takes boxes with any number of places.
      const bool is_fish = finder_of(rows.front()) == &find_fish;
      const Finder finder = is_fish ? &find_fish : hodoku_finder(rows.front());
      finder(grid, ask, [&](const Hit& hit) {
        const Step step = hit.told(grid);
        EXPECT_TRUE(check(grid, step).proved());
        if (hodoku_meets(grid, hit)) ours.insert(outcome_of(step));
        return false;
      });
      EXPECT_EQ(ours, theirs) << name;
      count += static_cast<int>(theirs.size());
    }
  });
  return count;
}

int expect_library_passes(TechniqueSet techniques) {
  return expect_library_passes(techniques, *shared_data() / "reglib.txt");
}

int expect_found_lists_equal(TechniqueSet techniques) {
  return expect_found_lists_equal(techniques, *shared_data() / "hodoku" / "findall.txt");
}

}  // namespace nonet::test
