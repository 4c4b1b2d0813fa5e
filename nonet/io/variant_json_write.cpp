// A puzzle with rules as JSON, on one line: what read_variant_json reads, member by member.
#include <algorithm>

#include "nonet/io/sketches.h"
#include "nonet/io/variant_json.h"
#include "nonet/json/writer.h"

namespace nonet {
namespace {

class Writer {
 public:
  explicit Writer(const Variant& variant) : variant_(variant) {}

  std::string write() {
    json_.begin_object();
    write_text("id", variant_.id);
    write_text("name", variant_.name);
    write_text("author", variant_.author);
    write_shape();
    write_digits("givens", variant_.givens);
    const bool any_placed =
        std::any_of(variant_.placed.begin(), variant_.placed.end(),
                    [](const std::optional<int>& digit) { return digit.has_value(); });
    if (any_placed) write_digits("placed", variant_.placed);
    if (!variant_.notes.empty()) {
      json_.key("notes").begin_list();
      for (const std::vector<int>& notes : variant_.notes) write_numbers(notes);
      json_.end_list();
    }
    json_.key("rules");
    write_rules(variant_.clues);
    write_text("ruleset", variant_.ruleset);
    if (!variant_.unread.empty()) {
      json_.key("unread").begin_list();
      for (const std::string& what : variant_.unread) json_.string(what);
      json_.end_list();
    }
    write_sketches(json_, variant_);
    json_.end_object();
    return json_.take();
  }

 private:
  void write_text(std::string_view key, const std::string& text) {
    if (!text.empty()) json_.member(key, text);
  }

  void write_shape() {
    const int size = std::max(variant_.rows, variant_.cols);
    json_.member("size", size);
    if (variant_.rows != variant_.cols) {
      json_.member("rows", variant_.rows).member("cols", variant_.cols);
    }
    json_.member("low", variant_.low);
    if (variant_.high != variant_.low + size - 1) json_.member("high", variant_.high);
    json_.key("boxes");
    if (variant_.boxes == standard_boxes(variant_.rows, variant_.cols, size)) {
      json_.string("standard");
    } else if (variant_.boxes.empty()) {
      json_.string("none");
    } else {
      json_.begin_list();
      for (const int box : variant_.boxes) box < 0 ? json_.null() : json_.number(box);
      json_.end_list();
    }
  }

  // As text where one character a digit is enough.
  void write_digits(std::string_view key, const std::vector<std::optional<int>>& digits) {
    json_.key(key);
    if (variant_.high > 9) {
      json_.begin_list();
      for (const std::optional<int>& digit : digits) digit ? json_.number(*digit) : json_.null();
      json_.end_list();
      return;
    }
    std::string text;
    for (const std::optional<int>& digit : digits) {
      text += digit ? static_cast<char>('0' + *digit) : '.';
    }
    json_.string(text);
  }

  void write_numbers(const std::vector<int>& numbers) {
    json_.begin_list();
    for (const int number : numbers) json_.number(number);
    json_.end_list();
  }

  void write_cells(const std::vector<Spot>& cells) {
    json_.begin_list();
    for (const Spot spot : cells) json_.string(spot_name(variant_, spot));
    json_.end_list();
  }

  void write_rules(const std::vector<Clue>& clues) {
    json_.begin_list();
    for (const Clue& clue : clues) write_rule(clue);
    json_.end_list();
  }

  void write_rule(const Clue& clue) {
    const KindRow& row = row_of(clue.kind);
    json_.begin_object().member("kind", row.slug);
    std::string_view members = row.members;
    std::size_t set = 0;
    while (!members.empty()) {
      std::string_view member = members.substr(0, members.find(' '));
      members.remove_prefix(std::min(members.size(), member.size() + 1));
      if (member.ends_with('?')) member.remove_suffix(1);
      write_member(clue, member, set);
    }
    json_.end_object();
  }

  // What the clue does not have is not written; `set` counts those that are.
  void write_member(const Clue& clue, std::string_view member, std::size_t& set) {
    auto is = [member](std::initializer_list<std::string_view> names) {
      return std::find(names.begin(), names.end(), member) != names.end();
    };
    if (is({"cells", "bulb", "shaft", "copy"})) {
      json_.key(member);
      write_cells(clue.sets[set++]);
    } else if (is({"cell"})) {
      json_.member(member, spot_name(variant_, clue.sets[set++].front()));
    } else if (is({"sets"})) {
      json_.key(member).begin_list();
      for (const std::vector<Spot>& cells : clue.sets) write_cells(cells);
      json_.end_list();
    } else if (is({"sum", "value", "difference", "modulus", "count"})) {
      if (clue.value) json_.member(member, *clue.value);
    } else if (is({"digit"})) {
      json_.member(member, clue.digits->front());
    } else if (is({"digits", "white"})) {
      if (clue.digits) write_list(member, *clue.digits);
    } else if (is({"coefficients", "black", "box"})) {
      if (clue.more) write_list(member, *clue.more);
    } else if (is({"slow", "repeats", "loop"})) {
      if (clue.flag) json_.member(member, true);
    } else if (is({"colour", "type", "which", "scope", "pattern", "from"})) {
      json_.member(member, clue.word);
    } else if (is({"line"})) {
      json_.member(member, (clue.is_column ? "c" : "r") + std::to_string(clue.line + 1));
    } else if (is({"table"})) {
      json_.key(member).begin_list();
      for (const std::string& row : clue.table) json_.string(row);
      json_.end_list();
    } else if (is({"start"})) {
      write_list(member, clue.own.start);
    } else if (is({"accept"})) {
      write_list(member, clue.own.accept);
    } else if (is({"next"})) {
      json_.key(member).begin_list();
      for (const auto& state : clue.own.next) {
        json_.begin_list();
        for (const std::vector<int>& to : state) write_numbers(to);
        json_.end_list();
      }
      json_.end_list();
    } else if (is({"branches"})) {
      json_.key(member).begin_list();
      for (const std::vector<Clue>& branch : clue.branches) write_rules(branch);
      json_.end_list();
    }
  }

  void write_list(std::string_view member, const std::vector<int>& numbers) {
    json_.key(member);
    write_numbers(numbers);
  }

  const Variant& variant_;
  JsonWriter json_;
};

}  // namespace

std::string variant_json_of(const Variant& variant) {
  return Writer(variant).write();
}

}  // namespace nonet
