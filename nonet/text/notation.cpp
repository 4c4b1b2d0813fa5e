#include "nonet/text/notation.h"

#include <algorithm>

#include "nonet/core/names.h"

namespace nonet {
namespace {

constexpr std::string_view kKinds = "rcbh";

char kind_letter(HouseKind kind) {
  return kKinds[static_cast<std::size_t>(kind)];
}

std::optional<Digit> parse_digit(char ch, DigitNames names) {
  if (ch < '0' || ch > '9') return std::nullopt;
  return names.digit_called(ch - '0');
}

std::optional<Candidate> parse_candidate(std::string_view text, std::string_view sign,
                                         DigitNames names) {
  if (text.size() != 5 + sign.size() || text.substr(4, sign.size()) != sign) return std::nullopt;
  auto cell = parse_cell(text.substr(0, 4));
  auto digit = parse_digit(text.back(), names);
  if (!cell || !digit) return std::nullopt;
  return Candidate{*cell, *digit};
}

}  // namespace

std::string placement_text(Candidate x, DigitNames names) {
  return name_of(x.cell) + "=" + name_of(x.digit, names);
}

std::string removal_text(Candidate x, DigitNames names) {
  return name_of(x.cell) + "<>" + name_of(x.digit, names);
}

std::string house_text(House house, const Topology& topology) {
  return kind_letter(topology.kind(house)) + std::to_string(topology.number(house));
}

std::string truth_text(Truth truth, const Topology& topology) {
  if (truth.is_cell()) return name_of(truth.cell());
  return name_of(truth.digit(), topology) + house_text(truth.house(), topology);
}

std::string images_text(const BoardSymmetry& symmetry, DigitNames names) {
  std::string text;
  for (Digit d : symmetry.digits) text += name_of(d, names);
  return text;
}

std::string digits_text(DigitSet digits, DigitNames names) {
  std::string text;
  for (Digit d : digits) text += name_of(d, names);
  return text;
}

std::optional<Cell> parse_cell(std::string_view text) {
  if (text.size() != 4 || text[0] != 'r' || text[2] != 'c') return std::nullopt;
  if (text[1] < '1' || text[1] > '9' || text[3] < '1' || text[3] > '9') return std::nullopt;
  return cell_at(text[1] - '1', text[3] - '1');
}

std::optional<Candidate> parse_placement(std::string_view text, DigitNames names) {
  return parse_candidate(text, "=", names);
}

std::optional<Candidate> parse_removal(std::string_view text, DigitNames names) {
  return parse_candidate(text, "<>", names);
}

std::optional<Truth> parse_truth(std::string_view text, const Topology& topology) {
  if (auto cell = parse_cell(text)) return Truth(*cell);
  if (text.size() < 3 || text.size() > 4) return std::nullopt;
  auto digit = parse_digit(text[0], topology.digit_names());
  if (!digit) return std::nullopt;
  if (text[2] == '0') return std::nullopt;  // each truth is written in one way
  int number = 0;
  for (char ch : text.substr(2)) {
    if (ch < '0' || ch > '9') return std::nullopt;
    number = number * 10 + (ch - '0');
  }
  for (House h : topology.houses()) {
    if (kind_letter(topology.kind(h)) == text[1] && topology.number(h) == number) {
      return Truth(h, *digit);
    }
  }
  return std::nullopt;
}

std::optional<DigitSet> parse_digits(std::string_view text, DigitNames names) {
  DigitSet digits;
  for (char ch : text) {
    auto digit = parse_digit(ch, names);
    if (!digit || digits.contains(*digit)) return std::nullopt;
    digits.insert(*digit);
  }
  return digits;
}

std::string list_of(const std::vector<std::string>& items, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? " " + std::string(last) + " " : ", ";
    text += items[i];
  }
  return text;
}

std::string list_of(const CellSet& cells, std::string_view last) {
  std::vector<Cell> listed;
  for (Cell c : cells) listed.push_back(c);
  return list_of(listed, last);
}

std::string list_of(const std::vector<Cell>& cells, std::string_view last) {
  std::vector<std::string> names;
  names.reserve(cells.size());
  for (Cell c : cells) names.push_back(name_of(c));
  return list_of(names, last);
}

std::string list_of(DigitSet digits, DigitNames names, std::string_view last) {
  std::vector<std::string> texts;
  for (Digit d : digits) texts.push_back(name_of(d, names));
  return list_of(texts, last);
}

std::string choice_of(DigitSet digits, DigitNames names) {
  const Digit first = digits.first();
  Digit last = first;
  for (Digit d : digits) last = d;
  if (digits.size() > 2 && last.index() - first.index() + 1 == digits.size())
    return name_of(first, names) + " to " + name_of(last, names);
  return list_of(digits, names, "or");
}

namespace {

// "row 3", or "rows 3 and 7": the plural of the word that all begin with, and the numbers in order.
std::string list_of_kind(std::vector<House> houses, const Topology& topology) {
  std::string first = name_of(houses.front(), topology);
  if (houses.size() == 1) return first;
  std::sort(houses.begin(), houses.end(),
            [&](House a, House b) { return topology.number(a) < topology.number(b); });
  std::vector<std::string> numbers;
  if (topology.kind(houses.front()) == HouseKind::kExtra) {
    for (House h : houses) numbers.push_back(name_of(h, topology));
    return list_of(numbers);
  }
  for (House h : houses) numbers.push_back(std::to_string(topology.number(h)));
  const bool boxes = topology.kind(houses.front()) == HouseKind::kBox;
  return first.substr(0, first.find(' ')) + (boxes ? "es " : "s ") + list_of(numbers);
}

}  // namespace

std::string list_of(const std::vector<House>& houses, const Topology& topology) {
  std::vector<std::string> texts;
  std::vector<House> untold = houses;
  while (!untold.empty()) {
    const HouseKind kind = topology.kind(untold.front());
    std::vector<House> alike = untold;
    std::erase_if(alike, [&](House h) { return topology.kind(h) != kind; });
    std::erase_if(untold, [&](House h) { return topology.kind(h) == kind; });
    texts.push_back(list_of_kind(std::move(alike), topology));
  }
  return list_of(texts);
}

}  // namespace nonet
