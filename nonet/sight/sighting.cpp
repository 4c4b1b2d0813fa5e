#include "nonet/sight/sighting.h"

#include <algorithm>
#include <cmath>

#include "nonet/core/names.h"
#include "nonet/sight/cells.h"
#include "nonet/sight/find_grid.h"
#include "nonet/sight/settle.h"

namespace nonet::sight {
namespace {

constexpr float kSure = 0.9F;  // less, and somebody should look at the cell
// A grid whose inked cells look so little like digits, on the mean, is of another kind.
constexpr double kLikeDigits = 0.6;
constexpr double kUpright = 0.97;  // more, and no other way up is tried
constexpr float kBlank = 0.2F;     // a cell no darker than this anywhere is empty

// A wrong entry is a mistake to find. But of a hundred entries one is misread, and hardly more are
// wrong; so an entry that the solution contradicts is looked at again, from all sides, and taken
// for what the solution has if it looks at least so likely beside what it looks most like. It is
// marked then, and told what it would be otherwise. Measured on photos (script/bench sight):
//
//               boards filled in by hand, all right   mistakes read as they stand
//   never            79 of 159                              not measured
//   0.002           152                                     97 %
constexpr float kBenefit = 0.002F;

struct Reading {
  BoardLikelihoods likelihoods{};
  double like_digits = 0;  // how sure, on the mean of the cells with ink
};

// Where the cell is in the picture once the paper has been turned.
int cell_before(int cell, int quarters) {
  int y = cell / 9;
  int x = cell % 9;
  for (int i = 0; i < quarters; ++i) {
    const int before = y;
    y = x;
    x = 8 - before;
  }
  return y * 9 + x;
}

// On a board with notes, what is hardly like a digit is hardly one: rather notes that touch.
void weigh_by_notes(Reading& reading, int noted) {
  constexpr int kMany = 10;
  constexpr float kAmongNotes = 0.1F;
  if (noted < kMany) return;
  for (Likelihoods& likely : reading.likelihoods) {
    if (*std::max_element(likely.begin(), likely.end()) >= kSure) continue;
    float whole = likely[0];
    for (int c = 1; c < kClasses; ++c) whole += likely[c] *= kAmongNotes;
    for (float& each : likely) each /= whole;
  }
}

float likeliness(const Likelihoods& likely, int digit) {
  return likely[digit] + likely[digit + 9];
}

Likelihoods empty_cell() {
  Likelihoods likelihoods{};
  likelihoods.fill(1e-6F);
  likelihoods[0] = 1 - 18e-6F;
  return likelihoods;
}

bool blank(const Patch& patch) {
  // In the middle, away from what may be left of lines.
  constexpr int kEdge = 4;
  for (int y = kEdge; y < patch.side - kEdge; ++y)
    for (int x = kEdge; x < patch.side - kEdge; ++x)
      if (std::abs(patch.at(x, y)) > kBlank) return false;
  return true;
}

Reading read(const std::vector<Patch>& patches, int quarters, const Network& network) {
  Reading reading;
  int inked = 0;
  int noted = 0;  // there is something, but no digit
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      const Patch& patch =
          patches[static_cast<std::size_t>(cell_before(row * 9 + column, quarters))];
      Likelihoods& likely = reading.likelihoods[row * 9 + column];
      if (blank(patch)) {
        likely = empty_cell();
        continue;
      }
      likely = network.read(turned(patch, quarters));
      if (likely[0] > 0.5F) {
        ++noted;
        continue;
      }
      // By hand or printed: the same digit.
      float best = 0;
      for (int d = 1; d <= 9; ++d) best = std::max(best, likeliness(likely, d));
      reading.like_digits += best;
      ++inked;
    }
  }
  reading.like_digits = inked == 0 ? 0 : reading.like_digits / inked;
  weigh_by_notes(reading, noted);
  return reading;
}

// The mean of how likely classes are from several points of view.
Likelihoods looked_at_again(const Patch& wide, int quarters, const Network& network) {
  constexpr std::array<View, 11> kViews = {{{},
                                            {0.93},
                                            {1.07},
                                            {1, 0.045},
                                            {1, -0.045},
                                            {1, 0, 0.045},
                                            {1, 0, -0.045},
                                            {1, 0, 0, 0.08},
                                            {1, 0, 0, -0.08},
                                            {1, 0, 0, 0, 0.1},
                                            {1, 0, 0, 0, -0.1}}};
  const Patch upright = turned(wide, quarters);
  Likelihoods mean{};
  for (const View& view : kViews) {
    const Likelihoods likely = network.read(seen_from(upright, view));
    for (int c = 0; c < kClasses; ++c) mean[c] += likely[c] / kViews.size();
  }
  return mean;
}

Ink ink_of(int of_class) {
  return of_class == 0 ? Ink::kNone : of_class <= 9 ? Ink::kPrinted : Ink::kByHand;
}

int digit_of(int of_class) {
  return of_class > 9 ? of_class - 9 : of_class;
}

Sighting told(const Pyramid& pyramid, const FoundGrid& grid, Reading reading, int quarters,
              const Network& network) {
  Sighting sighting;
  sighting.mesh = grid.mesh.turned(quarters);
  sighting.corners = sighting.mesh.corners();
  sighting.turned = quarters;
  weigh_by_board(reading.likelihoods);
  const Settled settled = settle(reading.likelihoods);
  sighting.solutions = settled.solutions;
  std::vector<Patch> wide;
  for (int i = 0; i < 81; ++i) {
    const Likelihoods& likely = reading.likelihoods[i];
    const int first =
        static_cast<int>(std::max_element(likely.begin(), likely.end()) - likely.begin());
    int of_class = settled.classes[i];
    const int meant = settled.solutions == 1 ? settled.solution.numbers()[i] : 0;
    const bool against = of_class > 9 && meant != 0 && of_class != meant + 9;
    if (against) {
      if (wide.empty())
        wide = cut_cells(pyramid, grid, kWideSide, kPatchSpan * kWideSide / kPatchSide);
      const Likelihoods again = looked_at_again(
          wide[static_cast<std::size_t>(cell_before(i, quarters))], quarters, network);
      float most = 0;
      for (int d = 1; d <= 9; ++d) most = std::max(most, likeliness(again, d));
      if (likeliness(again, meant) >= kBenefit * most) of_class = meant + 9;
    }
    SeenCell& cell = sighting.cells[i];
    cell.ink = ink_of(of_class);
    cell.digit = digit_of(of_class);
    cell.first_ink = ink_of(first);
    cell.first_digit = digit_of(first);
    // Whether a digit is printed or written matters less than which one it is.
    cell.sure = of_class == 0 ? likely[0] : likeliness(likely, cell.digit);
    // What contradicts the solution is a mistake, or misread.
    cell.doubtful = cell.sure < kSure || cell.changed() || against;
  }
  return sighting;
}

std::string words_of(Ink ink, int digit) {
  if (ink == Ink::kNone) return "empty";
  return std::to_string(digit) + (ink == Ink::kByHand ? " by hand" : " in print");
}

}  // namespace

bool Sighting::any_by_hand() const {
  return std::any_of(cells.begin(), cells.end(),
                     [](const SeenCell& cell) { return cell.ink == Ink::kByHand; });
}

bool Sighting::doubtful() const {
  return solutions != 1 || std::any_of(cells.begin(), cells.end(),
                                       [](const SeenCell& cell) { return cell.doubtful; });
}

std::optional<Error> size_problem(int width, int height) {
  const std::string size = std::to_string(width) + " by " + std::to_string(height) + " pixels";
  if (std::min(width, height) < kLeastSide)
    return Error{ErrorCode::kNoPuzzle, "the picture is too small to read: " + size};
  if (std::max(width, height) > kMostSide)
    return Error{ErrorCode::kNoPuzzle, "the picture is too large: " + size};
  return std::nullopt;
}

Result<Sighting> see(Picture picture, const SeeOptions& options) {
  if (auto problem = size_problem(picture.width(), picture.height())) return *problem;
  const Network& network = options.network != nullptr ? *options.network : Network::own();
  const Pyramid pyramid(std::move(picture));
  const std::vector<FoundGrid> grids = find_grids(pyramid);
  if (grids.empty())
    return Error{ErrorCode::kNoPuzzle,
                 "there is no whole grid of nine by nine cells in the picture"};
  std::vector<Sighting> sightings;
  for (const FoundGrid& grid : grids) {
    const std::vector<Patch> patches = cut_cells(pyramid, grid);
    Reading best = read(patches, 0, network);
    int quarters = 0;
    for (int other = 1; other < 4 && best.like_digits < kUpright; ++other) {
      Reading reading = read(patches, other, network);
      if (reading.like_digits > best.like_digits) best = reading, quarters = other;
    }
    if (best.like_digits >= kLikeDigits)
      sightings.push_back(told(pyramid, grid, best, quarters, network));
  }
  if (sightings.empty())
    return Error{ErrorCode::kNoPuzzle,
                 "there is a grid in the picture, but no digits to read in it"};
  if (options.grid < 0 || options.grid >= static_cast<int>(sightings.size()))
    return Error{ErrorCode::kNoPuzzle, sightings.size() == 1
                                           ? std::string("there is only one grid in the picture")
                                           : "there are only " + std::to_string(sightings.size()) +
                                                 " grids in the picture"};
  Sighting chosen = sightings[static_cast<std::size_t>(options.grid)];
  for (std::size_t i = 0; i < sightings.size(); ++i)
    if (static_cast<int>(i) != options.grid) chosen.others.push_back(sightings[i].corners);
  return chosen;
}

Puzzle puzzle_of(const Sighting& sighting) {
  Puzzle puzzle;
  for (Cell c : Cell::all()) {
    const SeenCell& cell = sighting.cells[c.slot()];
    if (cell.ink == Ink::kNone) continue;
    (cell.ink == Ink::kPrinted ? puzzle.givens : puzzle.placed)
        .set(c, Digit::from_number(cell.digit));
  }
  return puzzle;
}

std::vector<std::string> remarks(const Sighting& sighting) {
  std::vector<std::string> sentences;
  std::string doubtful;
  for (int i = 0; i < 81; ++i) {
    const SeenCell& cell = sighting.cells[i];
    if (cell.changed()) {
      const bool entry = cell.ink == Ink::kByHand && cell.first_ink == Ink::kByHand;
      sentences.push_back(name_of(Cell(i)) + " looks " +
                          (cell.first_ink == Ink::kNone ? "" : "like ") +
                          words_of(cell.first_ink, cell.first_digit) + "; taken for " +
                          words_of(cell.ink, cell.digit) + ", by the " +
                          (entry ? "solution: if " + std::to_string(cell.first_digit) +
                                       " was meant, that is a mistake"
                                 : "rules"));
    } else if (cell.doubtful) {
      doubtful += (doubtful.empty() ? "" : ", ") + name_of(Cell(i));
    }
  }
  if (!doubtful.empty()) sentences.push_back("to be looked at: " + doubtful);
  if (sighting.solutions == 0)
    sentences.emplace_back("the printed digits, as they were read, have no solution");
  if (sighting.solutions > 1)
    sentences.emplace_back("the printed digits, as they were read, have several solutions");
  if (!sighting.others.empty())
    sentences.push_back("there " +
                        (sighting.others.size() == 1
                             ? std::string("is another grid")
                             : "are " + std::to_string(sighting.others.size()) + " other grids") +
                        " in the picture; this is the one in the middle");
  return sentences;
}

}  // namespace nonet::sight
