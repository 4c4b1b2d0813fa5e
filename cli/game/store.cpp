#include "cli/game/store.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <utility>

#include "cli/stream/whole_file.h"
#include "cli/system/desktop.h"
#include "cli/system/files.h"

namespace nonet::cli::game {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEnding = ".game";

std::string read_all(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// FNV-1a: a name for a file that is the same each time.
std::string name_for(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (char ch : text) {
    hash = (hash ^ static_cast<unsigned char>(ch)) * 0x100000001b3U;
  }
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string name;
  for (int i = 0; i < 16; ++i) name += kHex[hash >> (4U * static_cast<unsigned>(i)) & 15U];
  return name;
}

// The givens or, of a puzzle with rules of its own, the name of its file: a word, whatever it
// holds.
std::string name_of_solved(const Puzzle& puzzle) {
  const std::string text = text_of_puzzle(puzzle);
  return puzzle.variant ? name_for(text) : text;
}

}  // namespace

std::string games_folder() {
  const std::string state = state_folder();
  return state.empty() ? "" : state + "/nonet/games";
}

// ---- a file

GameFile::~GameFile() {
  if (fd_ >= 0) ::close(fd_);
}
GameFile::GameFile(GameFile&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
GameFile& GameFile::operator=(GameFile&& other) noexcept {
  std::swap(fd_, other.fd_);
  return *this;
}

bool GameFile::append(const std::string& lines) {
  return fd_ >= 0 && write_all(fd_, lines);
}

void GameFile::settle() {
  if (fd_ >= 0) settle_file(fd_);
}

// ---- all of them

Store::Store(std::string folder) : folder_(std::move(folder)) {}

std::string Store::path_of(const Puzzle& puzzle) const {
  return folder_ + "/" + name_for(text_of_puzzle(puzzle)) + std::string(kEnding);
}

Store::Taken Store::take(const Record& fresh) {
  Taken taken{{fresh, Table(fresh.puzzle)}, {}, false, ""};
  if (folder_.empty()) {
    taken.problem = "the game is not kept: there is no home folder";
    return taken;
  }
  const auto give_up = [&](const std::string& why) {
    taken.problem = "the game is not kept: " + why;
    return std::move(taken);
  };
  std::error_code problem;
  fs::create_directories(folder_, problem);
  if (problem) return give_up(folder_ + ": " + problem.message());
  const std::string path = path_of(fresh.puzzle);
  GameFile file(open_file(path, O_RDWR | O_CREAT | O_APPEND, 0600));
  if (!file.is_open()) return give_up(path + ": " + std::strerror(errno));
  if (!lock_file(file.fd_)) {
    return give_up("it is being played in another window");
  }
  std::string text = read_all(path);
  if (auto kept = read_journal(text); kept && kept->record.solved == 0) {
    // What was cut off must not become the beginning of the next line.
    const std::size_t whole = text.rfind('\n') + 1;
    if (whole != text.size() && ::ftruncate(file.fd_, static_cast<off_t>(whole)) != 0) {
      return give_up(path + ": " + std::strerror(errno));
    }
    // With rules of its own a puzzle may have no givens at all.
    const bool own_state = fresh.puzzle.variant
                               ? fresh.puzzle.placed == Board() && fresh.puzzle.removed.empty()
                               : is_untouched(fresh.puzzle);
    if (own_state || state_of(fresh.puzzle.givens, fresh.puzzle).ok()) {
      taken.kept = *std::move(kept);
      taken.went_on = true;
      if (!own_state) {
        // A state was opened: it comes as a move on top of what was there.
        const Position before = taken.kept.table.now();
        const Position wanted = Table(fresh.puzzle).now();
        if (taken.kept.table.move_to(wanted)) {
          file.append(move_line(taken.kept.record.seconds, before, wanted));
        }
      }
      taken.file = std::move(file);
      return taken;
    }
  }
  if (::ftruncate(file.fd_, 0) != 0 || !file.append(opening_lines(fresh))) {
    return give_up(path + ": " + std::strerror(errno));
  }
  taken.file = std::move(file);
  return taken;
}

std::vector<Kept> Store::unfinished() const {
  std::vector<std::pair<fs::file_time_type, Kept>> found;
  std::error_code problem;
  for (fs::directory_iterator entry(folder_, problem), end; !problem && entry != end;
       entry.increment(problem)) {
    if (entry->path().extension() != kEnding) continue;
    auto kept = read_journal(read_all(entry->path()));
    if (!kept || kept->record.solved != 0) continue;
    std::error_code unknown;
    found.emplace_back(fs::last_write_time(entry->path(), unknown), *std::move(kept));
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<Kept> games;
  games.reserve(found.size());
  for (auto& [time, kept] : found) games.push_back(std::move(kept));
  return games;
}

void Store::forget(const Puzzle& puzzle) {
  std::error_code problem;
  if (!folder_.empty()) fs::remove(path_of(puzzle), problem);
}

// ---- what was solved

void Store::note_solved(const Record& record) {
  if (folder_.empty()) return;
  // Who solves it again knows it: the first time counts.
  const std::string puzzle = name_of_solved(record.puzzle);
  for (const Solved& one : solved()) {
    if (one.puzzle == puzzle) return;
  }
  std::ostringstream line;
  line << record.solved << " " << (record.level.empty() ? "-" : record.level) << " " << record.score
       << " " << record.seconds << " " << record.hints << " " << (record.looked ? 1 : 0) << " "
       << (record.day.empty() ? "-" : record.day) << " " << puzzle << "\n";
  add_line("solved", line.str());
}

void Store::add_line(std::string_view list, const std::string& line) {
  if (folder_.empty()) return;
  std::error_code problem;
  fs::create_directories(folder_, problem);
  const std::string path = folder_ + "/" + std::string(list);
  GameFile file(open_file(path, O_WRONLY | O_CREAT | O_APPEND, 0600));
  file.append(line);
  file.settle();
}

std::vector<Solved> Store::solved() const {
  std::vector<Solved> list;
  std::istringstream lines(read_all(folder_ + "/solved"));
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    Solved one;
    int looked = 0;
    words >> one.when >> one.level >> one.score >> one.seconds >> one.hints >> looked >> one.day >>
        one.puzzle;
    if (!words || (one.puzzle.size() != Cell::kCount && !one.is_ruled())) continue;
    one.looked = looked != 0;
    if (one.level == "-") one.level.clear();
    if (one.day == "-") one.day.clear();
    list.push_back(one);
  }
  return list;
}

// ---- what was learned

constexpr std::string_view kPractisedWord = "practised";

void Store::note_learned(std::string_view slug, Grade grade, std::int64_t when) {
  const auto known = learned();
  if (const auto at = known.find(slug); at != known.end() && at->second >= grade) return;
  add_line("learned", std::string(slug) + " " +
                          std::string(grade == Grade::kPractised ? kPractisedWord : "read") + " " +
                          std::to_string(when) + "\n");
}

std::map<std::string, Grade, std::less<>> Store::learned() const {
  std::map<std::string, Grade, std::less<>> grades;
  if (folder_.empty()) return grades;
  std::istringstream lines(read_all(folder_ + "/learned"));
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string slug;
    std::string grade;
    if (!(words >> slug >> grade)) continue;
    Grade& kept = grades.try_emplace(slug, Grade::kRead).first->second;
    if (grade == kPractisedWord) kept = Grade::kPractised;
  }
  return grades;
}

}  // namespace nonet::cli::game
