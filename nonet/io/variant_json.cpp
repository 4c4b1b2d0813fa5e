#include "nonet/io/variant_json.h"

#include <algorithm>
#include <charconv>

#include "nonet/core/resemblance.h"
#include "nonet/io/sketches.h"
#include "nonet/io/variant_parts.h"

namespace nonet {
namespace {

using Kind_ = JsonValue::Kind;

// " (did you mean 'thermo'?)": whoever wrote another name of a kind, or nearly its own.
std::string kind_meant_by(const std::string& name) {
  std::vector<std::string_view> slugs;
  for (const KindRow& row : all_kinds()) {
    slugs.push_back(row.slug);
    const std::string others = "|" + std::string(row.synonyms) + "|";
    if (others.find("|" + name + "|") != std::string::npos) return did_you_mean(row.slug, slugs);
  }
  return did_you_mean(name, slugs);
}

// A number in quotes is none: who reads it otherwise would read another puzzle.
std::optional<int> int_of(const JsonValue& value) {
  return value.is(Kind_::kNumber) ? whole_number(&value) : std::nullopt;
}

// The words that a member may have; none if it may be anything.
std::vector<std::string_view> words_of(std::string_view member, const Clue& clue) {
  if (member == "colour") return {"white", "black"};
  if (member == "type") return {"column", "row"};
  if (member == "which") return {"\\", "/", "both"};
  if (member == "scope") return {"consecutive", "all"};
  if (member != "from") return {};
  if (clue.is_column) return {"top", "bottom"};
  return {"left", "right"};
}

// What a member of a rule says; kinds.def says so too.
enum class Member : std::uint8_t {
  kCells,
  kCell,
  kSets,
  kNumber,
  kDigit,
  kDigits,
  kMore,
  kFlag,
  kWord,
  kLine,
  kTable,
  kStart,
  kAccept,
  kNext,
  kBranches
};
struct MemberRow {
  std::string_view name;
  Member member;
  bool optional;
};

Member member_called(std::string_view name) {
  constexpr std::pair<std::string_view, Member> kNames[] = {
      {"cells", Member::kCells},    {"bulb", Member::kCells},       {"shaft", Member::kCells},
      {"copy", Member::kCells},     {"cell", Member::kCell},        {"sets", Member::kSets},
      {"sum", Member::kNumber},     {"value", Member::kNumber},     {"difference", Member::kNumber},
      {"modulus", Member::kNumber}, {"count", Member::kNumber},     {"digit", Member::kDigit},
      {"digits", Member::kDigits},  {"white", Member::kDigits},     {"coefficients", Member::kMore},
      {"black", Member::kMore},     {"box", Member::kMore},         {"slow", Member::kFlag},
      {"repeats", Member::kFlag},   {"loop", Member::kFlag},        {"line", Member::kLine},
      {"table", Member::kTable},    {"start", Member::kStart},      {"accept", Member::kAccept},
      {"next", Member::kNext},      {"branches", Member::kBranches}};
  for (const auto& [known, member] : kNames) {
    if (known == name) return member;
  }
  return Member::kWord;
}

// In the order in which they are read.
const std::vector<MemberRow>& members_of(Kind kind) {
  static const std::vector<std::vector<MemberRow>> by_kind = [] {
    std::vector<std::vector<MemberRow>> made;
    for (const KindRow& of : all_kinds()) {
      std::vector<MemberRow>& rows = made.emplace_back();
      for (std::string_view rest = of.members; !rest.empty();) {
        std::string_view name = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(rest.size(), name.size() + 1));
        const bool optional = name.ends_with('?');
        if (optional) name.remove_suffix(1);
        rows.push_back({name, member_called(name), optional});
      }
    }
    return made;
  }();
  return by_kind[static_cast<std::size_t>(kind)];
}

class VariantReader {
 public:
  Result<Variant> read(const JsonValue& value) {
    if (!value.is(Kind_::kObject)) return value.wrong("a puzzle with rules is an object");
    read_shape(value);
    if (!error_) read_boxes(value);
    if (!error_) variant_.givens = digits_in(value, "givens");
    if (!error_ && value.find("placed") != nullptr) variant_.placed = digits_in(value, "placed");
    if (!error_) read_notes(value);
    if (!error_) {
      if (const JsonValue* rules = value.find("rules")) variant_.clues = read_rules(*rules, 0);
    }
    for (auto [key, to] :
         {std::pair("id", &variant_.id), std::pair("name", &variant_.name),
          std::pair("author", &variant_.author), std::pair("ruleset", &variant_.ruleset)}) {
      const JsonValue* text = value.find(key);
      if (text != nullptr && text->is(Kind_::kString)) *to = text->string;
    }
    if (const JsonValue* unread = value.find("unread")) {
      for (const JsonValue& what : unread->list) variant_.unread.push_back(what.string);
    }
    if (!error_) error_ = read_sketches(value, variant_);
    if (error_) return *error_;
    return std::move(variant_);
  }

 private:
  void fail(const JsonValue& at, std::string message) {
    if (!error_) error_ = at.wrong(std::move(message));
  }

  int number(const JsonValue& object, std::string_view key, int otherwise, int least, int most) {
    const JsonValue* value = object.find(key);
    if (value == nullptr || value->is(Kind_::kNull)) return otherwise;
    const std::optional<int> n = int_of(*value);
    if (!n || *n < least || *n > most) {
      fail(*value, "\"" + std::string(key) + "\" is a number from " + std::to_string(least) +
                       " to " + std::to_string(most));
      return otherwise;
    }
    return *n;
  }

  void read_shape(const JsonValue& value) {
    const int size = number(value, "size", 9, 1, kMostSide);
    variant_.rows = number(value, "rows", size, 1, kMostSide);
    variant_.cols = number(value, "cols", size, 1, kMostSide);
    size_ = std::max(variant_.rows, variant_.cols);
    variant_.low = number(value, "low", 1, 0, 1);
    variant_.high = number(value, "high", variant_.low + size_ - 1, variant_.low,
                           variant_.low + kMostDigits - 1);
    variant_.givens.resize(static_cast<std::size_t>(variant_.cells()));
  }

  void read_boxes(const JsonValue& value) {
    const JsonValue* boxes = value.find("boxes");
    if (boxes == nullptr || (boxes->is(Kind_::kString) && boxes->string == "standard")) {
      variant_.boxes = standard_boxes(variant_.rows, variant_.cols, size_);
      return;
    }
    if (boxes->is(Kind_::kString) && boxes->string == "none") return;
    if (!boxes->is(Kind_::kList) ||
        boxes->list.size() != static_cast<std::size_t>(variant_.cells())) {
      fail(*boxes, "\"boxes\" is \"standard\", \"none\", or a region for each of the " +
                       std::to_string(variant_.cells()) + " cells");
      return;
    }
    std::vector<std::string> ids;
    for (const JsonValue& id : boxes->list) {
      if (id.is(Kind_::kNull)) {
        variant_.boxes.push_back(-1);
        continue;
      }
      if (!id.is(Kind_::kNumber) && !id.is(Kind_::kString)) {
        return fail(id, "a region of \"boxes\" is a number or a word");
      }
      auto known = std::find(ids.begin(), ids.end(), id.string);
      if (known == ids.end()) known = ids.insert(ids.end(), id.string);
      variant_.boxes.push_back(static_cast<int>(known - ids.begin()));
    }
    std::vector<int> sizes(ids.size());
    for (int box : variant_.boxes) {
      if (box >= 0 && ++sizes[box] > variant_.digits()) {
        fail(*boxes, "a region has more cells than there are digits");
        return;
      }
    }
  }

  // One a cell, as text or as a list.
  std::vector<std::optional<int>> digits_in(const JsonValue& value, const std::string& member) {
    const auto count = static_cast<std::size_t>(variant_.cells());
    std::vector<std::optional<int>> digits(count);
    const JsonValue* list = value.find(member);
    if (list == nullptr) return digits;
    const bool text = list->is(Kind_::kString);
    if ((!text && !list->is(Kind_::kList)) ||
        (text ? list->string.size() : list->list.size()) != count) {
      fail(*list, "\"" + member + "\" has one character or number for each of the " +
                      std::to_string(count) + " cells");
      return digits;
    }
    for (std::size_t i = 0; i < count; ++i) {
      if (text && (list->string[i] == '.' || (list->string[i] == '0' && variant_.low > 0))) {
        continue;
      }
      if (!text && list->list[i].is(Kind_::kNull)) continue;
      digits[i] = text ? digit_of(list->string[i]) : int_of(list->list[i]);
      if (!is_digit(digits[i])) {
        fail(*list, std::string(member == "givens" ? "what is given" : "what is placed") + " at " +
                        spot_name(variant_, static_cast<Spot>(i)) +
                        " is no digit of this puzzle (" + std::to_string(variant_.low) + " to " +
                        std::to_string(variant_.high) + ")");
        break;
      }
    }
    return digits;
  }

  bool is_digit(const std::optional<int>& digit) const {
    return digit && *digit >= variant_.low && *digit <= variant_.high;
  }

  void read_notes(const JsonValue& value) {
    const JsonValue* notes = value.find("notes");
    if (notes == nullptr) return;
    if (notes->list.size() != static_cast<std::size_t>(variant_.cells())) {
      return fail(*notes, "\"notes\" has a list of digits for each of the " +
                              std::to_string(variant_.cells()) + " cells");
    }
    for (const JsonValue& list : notes->list) {
      variant_.notes.push_back(numbers(list));
      for (const int digit : variant_.notes.back()) {
        if (!is_digit(digit)) fail(list, std::to_string(digit) + " is no digit of this puzzle");
      }
    }
  }

  std::vector<Clue> read_rules(const JsonValue& rules, int depth) {
    std::vector<Clue> clues;
    if (!rules.is(Kind_::kList) || depth > 4) {
      fail(rules, "\"rules\" is a list of rules");
      return clues;
    }
    clues.reserve(std::min(rules.list.size(), kMostRules));
    for (const JsonValue& rule : rules.list) {
      if (++count_ > kMostRules)
        fail(rule, "there are more than " + std::to_string(kMostRules) + " rules");
      if (error_) break;
      read_rule(rule, clues.emplace_back(), depth);
    }
    return clues;
  }

  void read_rule(const JsonValue& rule, Clue& clue, int depth) {
    const JsonValue* kind = rule.is(Kind_::kObject) ? rule.find("kind") : nullptr;
    if (kind == nullptr || !kind->is(Kind_::kString)) {
      return fail(rule, "a rule is an object with a \"kind\"");
    }
    const std::optional<Kind> known = kind_from(kind->string);
    if (!known) {
      const std::string name = kind->string.substr(0, 40);
      return fail(*kind, "there is no kind of rule called '" + name + "'" + kind_meant_by(name));
    }
    clue.kind = *known;
    for (const MemberRow& row : members_of(clue.kind)) {
      if (error_) return;
      const JsonValue* value = rule.find(row.name);
      if (value != nullptr && !value->is(Kind_::kNull)) {
        read_member(clue, row, *value, depth);
      } else if (!row.optional) {
        fail(rule, "a rule of kind '" + kind->string + "' needs \"" + std::string(row.name) + "\"");
      }
    }
  }

  void read_member(Clue& clue, const MemberRow& row, const JsonValue& value, int depth) {
    auto is_wrong = [&](std::string_view what) {
      fail(value, "\"" + std::string(row.name) + "\" is " + std::string(what));
    };
    switch (row.member) {
      case Member::kCells:
        clue.sets.push_back(spots(value));
        return;
      case Member::kCell:
        clue.sets.push_back({spot(value)});
        return;
      case Member::kSets:
        if (!value.is(Kind_::kList) || value.list.empty())
          return is_wrong("a list of lists of cells");
        for (const JsonValue& set : value.list) clue.sets.push_back(spots(set));
        return;
      case Member::kNumber:
        clue.value = int_of(value);
        if (!clue.value) is_wrong("a number");
        return;
      case Member::kDigit: {
        const std::optional<int> digit = int_of(value);
        if (!digit) return is_wrong("a number");
        clue.digits = {*digit};
        return;
      }
      case Member::kDigits:
        clue.digits = numbers(value);
        return;
      case Member::kMore:
        clue.more = numbers(value);
        return;
      case Member::kFlag:
        if (!value.is(Kind_::kBool)) return is_wrong("true or false");
        clue.flag = value.boolean;
        return;
      case Member::kWord:
        if (!value.is(Kind_::kString)) return is_wrong("a word");
        clue.word = value.string;
        look_at_word(clue, row.name, value);
        if (clue.word.size() > 2000) is_wrong("too long");
        return;
      case Member::kLine:
        return read_line(clue, value);
      case Member::kTable:
        return read_table(clue, value);
      case Member::kStart:
        if (value.is(Kind_::kList)) {
          clue.own.start = numbers(value);
        } else if (const std::optional<int> start = int_of(value)) {
          clue.own.start = {*start};
        } else {
          is_wrong("the number of a state, or a list of them");
        }
        return;
      case Member::kAccept:
        clue.own.accept = numbers(value);
        return;
      case Member::kNext:
        return read_next(clue, value);
      case Member::kBranches:
        if (!value.is(Kind_::kList)) return is_wrong("a list of lists of rules");
        for (const JsonValue& branch : value.list) {
          if (error_) return;
          clue.branches.push_back(read_rules(branch, depth + 1));
        }
    }
  }

  void read_table(Clue& clue, const JsonValue& value) {
    constexpr std::string_view kWanted = "\"table\" is a list of rows of 0 and 1";
    if (!value.is(Kind_::kList)) return fail(value, std::string(kWanted));
    for (const JsonValue& row : value.list) {
      if (!row.is(Kind_::kString) || row.string.find_first_not_of("01") != std::string::npos) {
        return fail(row, std::string(kWanted));
      }
      clue.table.push_back(row.string);
    }
  }

  void look_at_word(const Clue& clue, std::string_view member, const JsonValue& at) {
    const std::vector<std::string_view> words = words_of(member, clue);
    if (words.empty() || std::find(words.begin(), words.end(), at.string) != words.end()) return;
    std::string list;
    for (std::string_view word : words) {
      if (!list.empty()) list += word == words.back() ? " or " : ", ";
      list += "'" + std::string(word) + "'";
    }
    fail(at, "\"" + std::string(member) + "\" is " + list);
  }

  void read_line(Clue& clue, const JsonValue& value) {
    const std::string& text = value.string;
    int n = 0;
    const bool is_line = value.is(Kind_::kString) && text.size() > 1 &&
                         (text[0] == 'r' || text[0] == 'c') &&
                         std::from_chars(text.data() + 1, text.data() + text.size(), n).ptr ==
                             text.data() + text.size();
    clue.is_column = is_line && text[0] == 'c';
    if (!is_line || n < 1 || n > (clue.is_column ? variant_.cols : variant_.rows)) {
      return fail(value, "\"line\" is a row such as \"r3\" or a column such as \"c7\" of the grid");
    }
    clue.line = n - 1;
  }

  void read_next(Clue& clue, const JsonValue& value) {
    bool sound = value.is(Kind_::kList);
    clue.own.next.reserve(value.list.size());
    for (const JsonValue& state : value.list) {
      sound = sound && state.is(Kind_::kList);
      std::vector<std::vector<int>>& ways = clue.own.next.emplace_back();
      ways.reserve(state.list.size());
      for (const JsonValue& digit : state.list) {
        std::vector<int>& states = ways.emplace_back();
        if (digit.is(Kind_::kNull)) continue;
        sound = sound && digit.is(Kind_::kList);
        for (const JsonValue& to : digit.list) {
          const std::optional<int> n = int_of(to);
          sound = sound && n.has_value();
          if (sound) states.push_back(*n);
        }
      }
    }
    if (!sound) fail(value, "\"next\" is, for each state and digit, a list of states");
  }

  std::vector<int> numbers(const JsonValue& value) {
    std::vector<int> list;
    bool sound = value.is(Kind_::kList);
    for (const JsonValue& item : value.list) {
      const std::optional<int> n = int_of(item);
      sound = sound && n.has_value();
      if (sound) list.push_back(*n);
    }
    if (!sound) fail(value, "a list of numbers is expected here");
    return list;
  }

  Spot spot(const JsonValue& value) {
    const std::string& text = value.string;
    const char* end = text.data() + text.size();
    int row = 0, col = 0;
    if (value.is(Kind_::kString) && text.size() >= 4 && (text[0] == 'r' || text[0] == 'R')) {
      const char* at = std::from_chars(text.data() + 1, end, row).ptr;
      if (at < end && (*at == 'c' || *at == 'C') && std::from_chars(at + 1, end, col).ptr == end &&
          row >= 1 && row <= variant_.rows && col >= 1 && col <= variant_.cols) {
        return static_cast<Spot>((row - 1) * variant_.cols + col - 1);
      }
    }
    fail(value, "'" + text.substr(0, 20) + "' is no cell of a grid of " +
                    std::to_string(variant_.rows) + " by " + std::to_string(variant_.cols));
    return 0;
  }

  std::vector<Spot> spots(const JsonValue& value) {
    std::vector<Spot> list;
    list.reserve(std::min<std::size_t>(value.list.size(), 256));
    if (!value.is(Kind_::kList) || value.list.empty() || value.list.size() > 256) {
      fail(value, "a list of cells such as [\"r1c1\", \"r1c2\"] is expected here");
      return {0};
    }
    for (const JsonValue& cell : value.list) {
      list.push_back(spot(cell));
      if (error_) break;
    }
    return list;
  }

  Variant variant_;
  int size_ = 9;
  std::size_t count_ = 0;
  std::optional<Error> error_;
};

}  // namespace

Result<Variant> read_variant_json(const JsonValue& value) {
  return VariantReader().read(value);
}

Result<Variant> read_variant_json(std::string_view text, int first_line) {
  Result<JsonValue> value = parse_json(text, first_line);
  if (!value) return value.error();
  return read_variant_json(*value);
}

}  // namespace nonet
