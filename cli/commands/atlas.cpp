#include "cli/commands/atlas.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "cli/app/options.h"
#include "cli/stream/digest.h"
#include "nonet/core/canon.h"
#include "nonet/generate/neighbours.h"
#include "nonet/io/format.h"
#include "nonet/json/writer.h"
#include "nonet/rate/csp/backdoors.h"
#include "nonet/rate/csp/csp.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/rate/se/se.h"
#include "nonet/search/search.h"

namespace nonet::cli {
namespace {

// All that columns may ask for, each worked out when it is first asked for.
class Subject {
 public:
  Subject(const Board& board, const Grid* start, const Ground& on, std::optional<double> seconds)
      : puzzle(board), grid(start), ground(on), seconds_(seconds) {}

  const Board& puzzle;
  const Grid* grid;  // null: a digit stands twice in a house
  const Ground& ground;

  bool is_rated() const { return grid != nullptr && ground.one_solution(); }
  Stop stop() const { return seconds_ ? Stop::after(duration_of(*seconds_)) : Stop(); }

  const CanonicalForm& form() {
    if (!form_) form_ = canonical_form(puzzle);
    return *form_;
  }
  // Nothing if it took too long.
  const SeRating& se() {
    if (!se_) se_ = rate_se(*grid, stop());
    return *se_;
  }
  const HodokuRating& hodoku() {
    if (!hodoku_) hodoku_ = HodokuRater().rate(*grid, &ground);
    return *hodoku_;
  }
  const Backdoors& digits() {
    if (!digits_) digits_ = digit_backdoors(*grid, *ground.solution);
    return *digits_;
  }
  const Backdoors& strikes() {
    if (!strikes_) strikes_ = strike_backdoors(*grid, *ground.solution);
    return *strikes_;
  }

 private:
  std::optional<double> seconds_;
  std::optional<CanonicalForm> form_;
  std::optional<SeRating> se_;
  std::optional<HodokuRating> hodoku_;
  std::optional<Backdoors> digits_, strikes_;
};

std::string solutions_text(const Ground& ground) {
  switch (ground.of_puzzle) {
    case Ground::Solutions::kNone:
      return "0";
    case Ground::Solutions::kOne:
      return "1";
    default:
      return ">1";
  }
}

template <CspScale kScale>
std::string length_text(Subject& of) {
  return text_of(rate_csp(*of.grid, *of.ground.solution, kScale, of.stop()));
}
std::string tenths_text(Subject& of, int SeRating::*figure) {
  return of.se().finished ? se_tenths(of.se().*figure) : "timeout";
}
std::string size_text(const Backdoors& doors) {
  return doors.size < 0 ? ">2" : std::to_string(doors.size);
}
// The same on every machine, whatever it searches with.
std::string guesses_text(const Grid& grid) {
  return std::to_string(search(grid, 2, {.isa = Isa::kScalar}).guesses);
}

struct Column {
  std::string_view name;
  bool of_any;  // also of a puzzle that has no rating
  std::string (*text)(Subject& of);
};
constexpr std::size_t kColumns = 23;
const std::array<Column, kColumns>& table() {
  static const std::array<Column, kColumns> all = {{
      {"puzzle", true, [](Subject& of) { return one_line(of.puzzle); }},
      {"clues", true, [](Subject& of) { return std::to_string(of.puzzle.count()); }},
      {"solutions", true, [](Subject& of) { return solutions_text(of.ground); }},
      {"redundant", false,
       [](Subject& of) { return std::to_string(redundant_clues(of.puzzle, *of.ground.solution)); }},
      {"guesses", false, [](Subject& of) { return guesses_text(*of.grid); }},
      {"backdoor", false, [](Subject& of) { return size_text(of.digits()); }},
      {"backdoors", false, [](Subject& of) { return std::to_string(of.digits().count); }},
      {"strike", false, [](Subject& of) { return size_text(of.strikes()); }},
      {"strikes", false, [](Subject& of) { return std::to_string(of.strikes().count); }},
      {"er", false, [](Subject& of) { return tenths_text(of, &SeRating::er); }},
      {"ep", false, [](Subject& of) { return tenths_text(of, &SeRating::ep); }},
      {"ed", false, [](Subject& of) { return tenths_text(of, &SeRating::ed); }},
      {"level", false, [](Subject& of) { return std::string(name_of(of.hodoku().level)); }},
      {"score", false, [](Subject& of) { return std::to_string(of.hodoku().score); }},
      {"W", false, length_text<CspScale::kW>},
      {"B", false, length_text<CspScale::kB>},
      {"gW", false, length_text<CspScale::kGW>},
      {"gB", false, length_text<CspScale::kGB>},
      {"TE", false, length_text<CspScale::kTE>},
      {"BxB", false, length_text<CspScale::kBxB>},
      {"BxBB", false, length_text<CspScale::kBxBB>},
      {"automorphisms", true, [](Subject& of) { return std::to_string(of.form().automorphisms); }},
      {"canonical", true, [](Subject& of) { return one_line(of.form().board); }},
  }};
  return all;
}

// `name` is of atlas_columns().
const Column& column_named(std::string_view name) {
  return *std::find_if(table().begin(), table().end(),
                       [&](const Column& column) { return column.name == name; });
}

// What stands behind the values of an object, around the checksum of all in front of it.
const std::string kJsonChecksum = ",\"checksum\":\"";
const std::string kJsonEnd = "\"}";

// Numbers as such: all that is short and has nothing but digits, with a decimal or without.
void write_value(const std::string& text, JsonWriter& json) {
  constexpr std::size_t kLongestNumber = 15;
  if (text.empty()) {
    json.null();
  } else if (text.size() <= kLongestNumber &&
             text.find_first_not_of("0123456789.") == std::string::npos && text != ".") {
    json.raw(text);
  } else {
    json.string(text);
  }
}

std::string checksum_of(std::string_view line) {
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(digest_of(line)));
  return text;
}

}  // namespace

std::vector<std::string_view> atlas_columns() {
  std::vector<std::string_view> names;
  for (const Column& column : table()) names.push_back(column.name);
  return names;
}

std::vector<std::string_view> usual_atlas_columns() {
  auto names = atlas_columns();
  std::erase_if(names, [](std::string_view name) { return name == "BxB" || name == "BxBB"; });
  return names;
}

std::string Atlas::header() const {
  std::string text;
  for (const std::string_view name : columns_) text += std::string(name) + ",";
  return text + "checksum\n";
}

std::string Atlas::line(const Board& puzzle, const Grid* grid, const Ground& ground) const {
  Subject subject(puzzle, grid, ground, seconds_);
  std::string text;
  for (const std::string_view name : columns_) {
    const Column& column = column_named(name);
    if (!text.empty() || name != columns_.front()) text += ",";
    if (column.of_any || subject.is_rated()) text += column.text(subject);
  }
  return with_checksum(text) + "\n";
}

std::string Atlas::json_line(const Board& puzzle, const Grid* grid, const Ground& ground) const {
  Subject subject(puzzle, grid, ground, seconds_);
  JsonWriter json(JsonWriter::Style::kCompact);
  json.begin_object();
  for (const std::string_view name : columns_) {
    const Column& column = column_named(name);
    const bool told = column.of_any || subject.is_rated();
    json.key(name);
    write_value(told ? column.text(subject) : "", json);
  }
  const std::string values = json.take();
  return values + kJsonChecksum + checksum_of(values) + kJsonEnd + "\n";
}

std::string with_checksum(const std::string& line) {
  return line + "," + checksum_of(line);
}

bool has_its_checksum(std::string_view line) {
  if (line.starts_with('{')) {
    const auto at = line.rfind(kJsonChecksum);
    if (at == std::string_view::npos) return false;
    const std::string values(line.substr(0, at));
    return line == values + kJsonChecksum + checksum_of(values) + kJsonEnd;
  }
  const auto comma = line.rfind(',');
  return comma != std::string_view::npos &&
         line.substr(comma + 1) == checksum_of(line.substr(0, comma));
}

}  // namespace nonet::cli
