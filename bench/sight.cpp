// How well photos are read: those of ../shared/data/photos, each by a network that has not seen it
// in training (sight/folds: the photos of a puzzle lie in one fold), and how long that takes.
//   sight_bench PHOTOS FOLDS [-v] [--sample=N] [--large=FILE]
// With -v which are not read right; --sample takes every Nth photo; --large writes the first of
// them into a file, enlarged to twelve megapixels, and what it shows into FILE.txt. At the end a
// table begins, of what is to be reached and whether it is, which others go on with.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "bench/enlarged.h"
#include "bench/planted_mistake.h"
#include "cli/photo/decode.h"
#include "nonet/sight/sighting.h"

using namespace nonet;
using namespace nonet::sight;

namespace {

constexpr int kFolds = 5;
using Digits = std::array<int, 81>;

std::string whole(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::optional<Digits> digits_in(const std::string& path) {
  std::ifstream file(path);
  for (int about_camera = 0; about_camera < 2; ++about_camera) {
    std::string line;
    if (!std::getline(file, line)) return std::nullopt;
  }
  Digits digits{};
  for (int& digit : digits) file >> digit;
  if (!file) return std::nullopt;
  return digits;
}

struct Row {
  int photos = 0;
  int right = 0;       // all 81 cells
  int unread = 0;      // no grid, or no digits
  int silent = 0;      // wrong, without a word of doubt
  int doubted = 0;     // right, but with doubt
  int digits = 0;      // cells with ink
  int told_apart = 0;  // and of those print and hand told apart
  double seconds = 0;
};

double percent(int part, int whole) {
  return 100.0 * part / std::max(1, whole);
}

void print(const char* label, const Row& row) {
  std::printf("| %-22s | %3d of %3d | %5.1f %% | %2d | %2d | %3d | %5.2f %% | %4.0f ms |\n", label,
              row.right, row.photos, percent(row.right, row.photos), row.unread, row.silent,
              row.doubted, percent(row.told_apart, row.digits),
              1000 * row.seconds / std::max(1, row.photos));
}

// A row of the table of what is to be reached.
void print_goal(const char* what, const std::string& measured, const char* goal, bool reached) {
  std::printf("| %-46s | %-44s | %-14s | %s |\n", what, measured.c_str(), goal,
              reached ? "held" : "missed");
}

std::string share(int part, int whole, int decimals) {
  char words[64];
  std::snprintf(words, sizeof words, "%d of %d, %.*f %%", part, whole, decimals,
                percent(part, whole));
  return words;
}

void begin_goals() {
  std::printf("\n| %-46s | %-44s | %-14s | |\n|---|---|---|---|\n", "", "measured", "bound");
}

// Each photo by a network that has not seen it: the bounds are those of cross-validation.
void print_goals(const Row& printed, const Row& by_hand) {
  constexpr double kPrinted = 98, kByHand = 90, kToldApart = 99;
  print_goal("printed photos without a mistake", share(printed.right, printed.photos, 1),
             "at least 98 %", percent(printed.right, printed.photos) >= kPrinted);
  print_goal("filled in by hand, all 81 digits right", share(by_hand.right, by_hand.photos, 1),
             "at least 90 %", percent(by_hand.right, by_hand.photos) >= kByHand);
  print_goal("and in print or by hand told apart, digits",
             share(by_hand.told_apart, by_hand.digits, 2), "at least 99 %",
             percent(by_hand.told_apart, by_hand.digits) >= kToldApart);
  const int silent = printed.silent + by_hand.silent;
  print_goal("photos read wrong without a word of doubt", std::to_string(silent), "0", silent == 0);
}

void judge(const std::string& name, const Result<Sighting>& seen, const Digits& truth,
           const Digits& printed, bool verbose, Row& row) {
  ++row.photos;
  if (!seen) {
    ++row.unread;
    if (verbose) std::printf("%s: %s\n", name.c_str(), seen.error().message.c_str());
    return;
  }
  std::string wrong;
  for (int i = 0; i < 81; ++i) {
    const SeenCell& cell = seen->cells[i];
    if (cell.digit != truth[i])
      wrong += " r" + std::to_string(i / 9 + 1) + "c" + std::to_string(i % 9 + 1) + ":" +
               std::to_string(truth[i]) + ">" + std::to_string(cell.digit) +
               (cell.doubtful ? "?" : "");
    if (truth[i] == 0) continue;
    ++row.digits;
    row.told_apart += (cell.ink == Ink::kPrinted) == (printed[i] != 0) ? 1 : 0;
  }
  if (wrong.empty()) {
    ++row.right;
    row.doubted += seen->doubtful() ? 1 : 0;
  } else {
    row.silent += seen->doubtful() ? 0 : 1;
    if (verbose) std::printf("%s:%s\n", name.c_str(), wrong.c_str());
  }
}

// Mistakes planted into photos that were read right.
struct Mistakes {
  int planted = 0;
  int found = 0;   // read as they stand there
  int mended = 0;  // taken for what the solution has
  int untold = 0;  // and nobody told
};

bool all_right(const Sighting& seen, const Digits& truth) {
  for (int i = 0; i < 81; ++i)
    if (seen.cells[i].digit != truth[i]) return false;
  return true;
}

void plant(Picture picture, const Sighting& seen, int number, const SeeOptions& options,
           Mistakes& mistakes) {
  for (unsigned nth = 0; nth < 2; ++nth) {
    const auto planted = planted_mistake(picture, seen, 2 * static_cast<unsigned>(number) + nth);
    if (!planted) return;
    const auto again = see(planted->picture, options);
    if (!again) continue;
    const SeenCell& cell = again->cells[planted->cell];
    ++mistakes.planted;
    mistakes.found += cell.digit == planted->digit ? 1 : 0;
    mistakes.mended += cell.digit == seen.cells[planted->cell].digit ? 1 : 0;
    mistakes.untold += cell.doubtful ? 0 : 1;
  }
}

}  // namespace

int main(int argc, char** argv) {
  bool verbose = false;
  int sample = 1;
  std::string large;
  for (int i = 3; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "-v")
      verbose = true;
    else if (word.starts_with("--sample="))
      sample = static_cast<int>(std::strtol(word.c_str() + 9, nullptr, 10));
    else if (word.starts_with("--large="))
      large = word.substr(8);
    else
      sample = 0;
  }
  if (argc < 3 || sample < 1) {
    std::fprintf(
        stderr, "usage: sight_bench PHOTOS FOLDS [-v] [--sample=N] [--large=FILE], N at least 1\n");
    return 2;
  }
  const std::string photos = argv[1];
  std::vector<Network> networks;
  for (int fold = 0; fold < kFolds; ++fold) {
    auto network =
        Network::from_bytes(whole(std::string(argv[2]) + "/" + std::to_string(fold) + ".weights"));
    if (!network) return std::fprintf(stderr, "%s: fold %d is not there\n", argv[2], fold), 2;
    networks.push_back(std::move(*network));
  }
  std::set<int> numbers;
  std::error_code problem;
  for (const auto& file : std::filesystem::directory_iterator(photos + "/printed", problem)) {
    const std::string name = file.path().filename().string();
    if (name.ends_with(".jpg")) numbers.insert(std::stoi(name.substr(5)));
  }
  if (numbers.empty()) {
    std::printf("There are no photos in %s.\n", photos.c_str());
    begin_goals();
    return 0;
  }
  std::map<Digits, int> groups;
  Row rows[2];
  Mistakes mistakes;
  int nth = 0;
  for (int number : numbers) {
    const std::string name = "/image" + std::to_string(number);
    const auto printed = digits_in(photos + "/printed" + name + ".dat");
    if (!printed) return std::fprintf(stderr, "%s.dat can't be read\n", name.c_str()), 2;
    const int group = groups.try_emplace(*printed, static_cast<int>(groups.size())).first->second;
    if (nth++ % sample != 0) continue;
    const SeeOptions options{&networks[static_cast<std::size_t>(group % kFolds)], 0};
    for (int by_hand = 0; by_hand < 2; ++by_hand) {
      const std::string path = photos + (by_hand != 0 ? "/by_hand" : "/printed") + name;
      const auto truth = digits_in(path + ".dat");
      if (!truth) continue;
      const std::string bytes = whole(path + ".jpg");
      const auto begin = std::chrono::steady_clock::now();
      auto picture = cli::decode_picture(bytes);
      Result<Sighting> seen = picture ? see(*picture, options) : picture.error();
      rows[by_hand].seconds +=
          std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
      judge((by_hand != 0 ? "by_hand" : "printed") + name, seen, *truth, *printed, verbose,
            rows[by_hand]);
      if (nth == 1 && by_hand == 0 && picture && !large.empty()) {
        std::ofstream(large, std::ios::binary) << as_large_photo(*picture);
        std::ofstream shown(large + ".txt");
        for (int digit : *truth) shown << (digit == 0 ? "." : std::to_string(digit));
        shown << '\n';
      }
      if (by_hand != 0 && seen && all_right(*seen, *truth))
        plant(*std::move(picture), *seen, number, options, mistakes);
    }
  }
  std::printf("Photos, each read by a network that had not seen its puzzle\n");
  std::printf(
      "| | all 81 cells right | share | unread | wrong without doubt | right with doubt | "
      "print and hand told apart | a photo takes |\n|---|---|---|---|---|---|---|---|\n");
  print("printed", rows[0]);
  print("filled in by hand", rows[1]);
  std::printf(
      "Wrong entries planted: %d; read as they stand: %d; taken for what the solution has: %d; "
      "without a word of doubt: %d\n",
      mistakes.planted, mistakes.found, mistakes.mended, mistakes.untold);
  begin_goals();
  print_goals(rows[0], rows[1]);
  return 0;
}
