// Putting an Engine together: which kernel a rule gets, who watches which cell.
#include "nonet/rules/engine.h"

#include <algorithm>

namespace nonet {
Engine::Engine(const Scheme& scheme, Care care)
    : cells_(scheme.cells()),
      digits_(scheme.digits()),
      low_(scheme.variant.low),
      care_(care),
      all_(scheme.all_digits()),
      sets_(&DigitSets::for_digits(digits_)) {
  const auto count = static_cast<std::size_t>(cells_);
  start_ = scheme.start;
  peer_bits_ = scheme.peers;
  share_peers(scheme);
#ifdef __SSE2__
  if (!lay_out_peers())
#endif
    list_peers();
  weights_.assign(count, 0);
  kernels_.reserve(128);
  watched_.reserve(2048);
  watched_end_.reserve(128);
  house_watch_.assign(count, 0);
  for (const std::vector<Spot>& house : scheme.houses) {
    HouseCells cells;
    std::copy(house.begin(), house.end(), cells.cells.begin());
    houses_.push_back(cells);
    const Kernel kernel{Work::kHouse, static_cast<std::uint32_t>(houses_.size() - 1), 0};
    weigh(kernel, house);
    // The first 64 have a queue of their own.
    if (houses_.size() > 64) {
      add(kernel, house);
      continue;
    }
    first_houses_ = static_cast<int>(houses_.size());
    for (Spot cell : house) house_watch_[cell] |= std::uint64_t{1} << kernel.index;
  }
  add_pairs(scheme, scheme.parts, nullptr);
  add_rules(scheme, false);
  add_groups(scheme);
  derive_sums(scheme);
  add_meets();
  finish();
  // What is unrolled is smaller once everything else has had its say.
  if (!has_unrolled(scheme)) return;
  work_on(start_.data());
  wake_all();
  if (std::find(start_.begin(), start_.end(), 0) != start_.end() || !propagate()) {
    std::fill(start_.begin(), start_.end(), DigitMask{0});
    return;
  }
  const std::size_t known = kernels_.size();
  add_rules(scheme, true);
  finish();
  new_from_ = known;
}

bool Engine::is_unrolled(const Rule& rule) const {
  if (std::holds_alternative<std::monostate>(rule.form)) return true;
  const bool outside = std::holds_alternative<SkyscraperForm>(rule.form) ||
                       std::holds_alternative<SandwichForm>(rule.form) ||
                       std::holds_alternative<XSumForm>(rule.form) ||
                       std::holds_alternative<RoomForm>(rule.form) ||
                       std::holds_alternative<HiddenSkyscraperForm>(rule.form);
  const bool apart = std::holds_alternative<LunchboxForm>(rule.form) ||
                     std::holds_alternative<DigitSetForm>(rule.form);
  return (outside && !is_house(rule.cells)) || (apart && !all_differ(rule.cells));
}

bool Engine::has_unrolled(const Scheme& scheme) const {
  return !scheme.parts.choices.empty() ||
         std::any_of(scheme.parts.rules.begin(), scheme.parts.rules.end(),
                     [&](const Rule& rule) { return is_unrolled(rule); });
}

// A cell that equals another sees all that the other sees. Cells that are equal are one class,
// named by its first; equal cells that see each other are found out in the search.
void Engine::share_peers(const Scheme& scheme) {
  std::vector<char> same(scheme.relations.size());
  bool any = false;
  for (std::size_t r = 0; r < same.size(); ++r) {
    same[r] = 1;
    for (std::size_t d = 0; d < static_cast<std::size_t>(digits_); ++d) {
      if ((scheme.relations[r][d] & all_ & ~(1U << d)) != 0) same[r] = 0;
    }
    any = any || same[r] != 0;
  }
  if (!any) return;
  const auto count = static_cast<std::size_t>(cells_);
  std::vector<std::size_t> parent(count);
  for (std::size_t c = 0; c < count; ++c) parent[c] = c;
  auto class_of = [&](std::size_t c) {
    while (parent[c] != c) c = parent[c] = parent[parent[c]];
    return c;
  };
  for (const PairRule& pair : scheme.parts.pairs) {
    if (same[pair.relation] == 0) continue;
    const std::size_t a = class_of(pair.a), b = class_of(pair.b);
    parent[std::max(a, b)] = std::min(a, b);
  }
  // Whom some cell of a class sees, by class.
  std::vector<SpotSet> seen(count);
  for (std::size_t a = 0; a < count; ++a) {
    for (std::size_t b = 0; b < count; ++b) {
      if (peer_bits_[a].test(b)) seen[class_of(a)].set(class_of(b));
    }
  }
  for (std::size_t a = 0; a < count; ++a) {
    for (std::size_t b = 0; b < count; ++b) {
      if (class_of(a) != class_of(b) && seen[class_of(a)].test(class_of(b))) peer_bits_[a].set(b);
    }
  }
}

std::vector<DigitMask> Engine::start() const {
  return start_;
}

std::uint16_t Engine::image_of(const Relation& relation, bool turned) {
  Relation wanted{};
  for (std::size_t a = 0; a < static_cast<std::size_t>(digits_); ++a) {
    if (!turned) {
      wanted[a] = relation[a];
      continue;
    }
    for (std::size_t b = 0; b < static_cast<std::size_t>(digits_); ++b) {
      if ((relation[b] >> a & 1) != 0) wanted[a] = static_cast<DigitMask>(wanted[a] | 1U << b);
    }
  }
  for (const auto& [known, index] : image_index_) {
    if (known == wanted) return index;
  }
  if (images_.empty()) images_.reserve(8);
  Image& image = images_.emplace_back();
  for (std::size_t d = 0; d < 16 && (all_ >> d & 1) != 0; ++d) {
    DigitMask* const half = d < 8 ? image.low.data() : image.high.data();
    const std::size_t masks = std::size_t{1} << (d % 8);  // without the digit
    for (std::size_t mask = 0; mask < masks; ++mask)
      half[masks + mask] = static_cast<DigitMask>(half[mask] | wanted[d]);
  }
  const auto index = static_cast<std::uint16_t>(images_.size() - 1);
  image_index_.emplace_back(wanted, index);
  return index;
}

// Both ways of each pair; what must not be equal because the two see each other is left out.
void Engine::add_pairs(const Scheme& scheme, const Parts& parts, Branch* branch) {
  std::vector<std::pair<Spot, Arc>> own;
  auto& arcs = branch != nullptr ? branch->arcs : own;
  arcs.reserve(2 * parts.pairs.size());
  // By relation and whether the two see each other: forward, backward.
  std::vector<std::array<int, 4>> images(scheme.relations.size(), {-1, -1, -1, -1});
  for (const PairRule& pair : parts.pairs) {
    const bool see = pair.a != pair.b && peer_bits_[pair.a].test(pair.b);
    std::array<int, 4>& made = images[pair.relation];
    for (int turned = 0; turned < 2; ++turned) {
      int& image = made[turned + (see ? 2 : 0)];
      if (image < 0) {
        Relation relation = scheme.relations[pair.relation];
        for (std::size_t d = 0; see && d < relation.size(); ++d) {
          relation[d] = static_cast<DigitMask>(relation[d] & ~(1U << d));
        }
        image = image_of(relation, turned != 0);
      }
      const auto index = static_cast<std::uint16_t>(image);
      if (turned == 0) {
        arcs.emplace_back(pair.a, Arc{pair.b, index});
      } else {
        arcs.emplace_back(pair.b, Arc{pair.a, index});
      }
    }
    if (branch == nullptr) {
      weights_[pair.a] += 2;
      weights_[pair.b] += 2;
    }
  }
  if (branch != nullptr) return;
  // By cell, those of a cell in their order.
  first_arc_.assign(static_cast<std::size_t>(cells_) + 1, 0);
  for (const auto& [from, arc] : own) ++first_arc_[from + 1U];
  for (std::size_t c = 1; c < first_arc_.size(); ++c) first_arc_[c] += first_arc_[c - 1];
  arcs_.resize(own.size());
  std::vector<std::uint32_t> next(first_arc_.begin(), first_arc_.end() - 1);
  for (const auto& [from, arc] : own) arcs_[next[from]++] = arc;
}

bool Engine::is_house(const std::vector<Spot>& cells) const {
  return static_cast<int>(cells.size()) == digits_ && all_differ(cells);
}

bool Engine::all_differ(const std::vector<Spot>& cells) const {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      if (!peer_bits_[cells[i]].test(cells[j])) return false;
    }
  }
  return true;
}

Engine::Kernel Engine::make_kernel(const Rule& rule, std::vector<Spot>& watched) {
  auto line = [&](Work work, int number, int cost) {
    watched = rule.cells;
    lines_.push_back({rule.cells, number});
    return Kernel{work, static_cast<std::uint32_t>(lines_.size() - 1), cost};
  };
  if (const auto* sum = std::get_if<SumForm>(&rule.form)) {
    terms_.clear();
    for (std::size_t i = 0; i < rule.cells.size(); ++i)
      terms_.emplace_back(rule.cells[i], sum->weights[i]);
    return make_sum(terms_, sum->total, watched);
  }
  if (const auto* equal = std::get_if<EqualSumsForm>(&rule.form)) {
    const Kernel kernel = make_equal_sums(rule.cells, equal->lengths, watched);
    if (!sums_[kernel.index].bounds_only) return kernel;
    at_end_.push_back({rule.cells, rule.meaning});
    return {Work::kAtEnd, static_cast<std::uint32_t>(at_end_.size() - 1), 90};
  }
  if (const auto* count = std::get_if<CountForm>(&rule.form)) {
    watched = rule.cells;
    return make_count(rule.cells, *count);
  }
  if (std::holds_alternative<RenbanForm>(rule.form)) return line(Work::kRenban, 0, 5);
  if (std::holds_alternative<CirclesForm>(rule.form)) {
    watched = rule.cells;
    Kernel kernel = make_count(rule.cells, CountForm{1, 0, 0});  // of one digit at a time
    return {Work::kCircles, kernel.index, 60};
  }
  if (const auto* same = std::get_if<SameSetsForm>(&rule.form))
    return line(Work::kSameSets, same->half, 60);
  if (is_house(rule.cells)) {
    if (const auto* seen = std::get_if<SkyscraperForm>(&rule.form))
      return line(Work::kSkyscraper, seen->seen, 70);
    if (const auto* sum = std::get_if<SandwichForm>(&rule.form))
      return line(Work::kSandwich, sum->total, 60);
    if (const auto* sum = std::get_if<XSumForm>(&rule.form))
      return line(Work::kXSum, sum->total, 60);
    if (const auto* room = std::get_if<RoomForm>(&rule.form))
      return line(Work::kRoom, room->digit, 6);
    if (const auto* hidden = std::get_if<HiddenSkyscraperForm>(&rule.form))
      return line(Work::kHiddenSkyscraper, hidden->digit, 30);
  }
  if (all_differ(rule.cells)) {
    const auto* box = std::get_if<LunchboxForm>(&rule.form);
    if (box != nullptr && rule.cells.size() <= 16) return line(Work::kLunchbox, box->total, 60);
    if (std::holds_alternative<DigitSetForm>(rule.form) && make_digit_sets(rule)) {
      watched = rule.cells;
      return {Work::kDigitSets, static_cast<std::uint32_t>(digit_sets_.size() - 1), 30};
    }
  }
  return make_layers(rule, watched);
}

// A digit stands once at most among cells that all see each other.
Engine::Kernel Engine::make_count(const std::vector<Spot>& cells, const CountForm& form) {
  CountRule made{{}, {}, form.digits, form.least, form.most};
  const bool single = (form.digits & (form.digits - 1)) == 0;
  std::vector<Spot> left = cells, later;
  while (!left.empty()) {
    later.clear();
    const std::size_t start = made.cells.size();
    for (Spot cell : left) {
      const bool sees_all =
          std::all_of(made.cells.begin() + static_cast<std::ptrdiff_t>(start), made.cells.end(),
                      [&](Spot other) { return peer_bits_[cell].test(other); });
      (sees_all && (single || made.cells.size() == start) ? made.cells : later).push_back(cell);
    }
    made.ends.push_back(static_cast<std::uint16_t>(made.cells.size()));
    left.swap(later);
  }
  counts_.push_back(std::move(made));
  return {Work::kCount, static_cast<std::uint32_t>(counts_.size() - 1), 5};
}

// Digits that one clue wants in the same cells, counted together; where the next clue begins.
std::size_t Engine::add_contains(const std::vector<Rule>& rules, std::size_t from) {
  Contains made;
  std::size_t to = from;
  for (; to < rules.size() && rules[to].clue == rules[from].clue; ++to) {
    const auto* count = std::get_if<CountForm>(&rules[to].form);
    if (count == nullptr || count->least < 1 || rules[to].cells != rules[from].cells) continue;
    if ((count->digits & (count->digits - 1)) != 0) continue;
    made.digits.emplace_back(count->digits, count->least);
  }
  if (made.digits.size() > 1) {
    made.cells = rules[from].cells;
    contains_.push_back(made);
    add({Work::kContains, static_cast<std::uint32_t>(contains_.size() - 1), 6}, made.cells);
  }
  return to;
}

// Those that are unrolled, and choices, or all others.
void Engine::add_rules(const Scheme& scheme, bool unrolled) {
  std::vector<Spot> watched;
  auto take = [&](const Kernel& kernel) {
    weigh(kernel, watched);
    add(kernel, watched);
    watched.clear();
  };
  for (const Rule& rule : scheme.parts.rules) {
    if (std::holds_alternative<PairsForm>(rule.form) || rule.cells.empty()) continue;
    if (is_unrolled(rule) == unrolled) take(make_kernel(rule, watched));
  }
  if (!unrolled) {
    for (std::size_t i = 0; i < scheme.parts.rules.size();) i = add_contains(scheme.parts.rules, i);
    return;
  }
  for (const Parts::Choice& choice : scheme.parts.choices)
    take(make_choice(scheme, choice, watched));
}

// Rules on many cells weigh more, but of sums those on few.
void Engine::weigh(const Kernel& kernel, std::span<const Spot> watched) {
  const auto count = static_cast<int>(watched.size());
  const int weight = kernel.work == Work::kSum ? std::max(2 * digits_ - count, digits_) : count;
  for (Spot cell : watched) weights_[cell] += weight;
}

Engine::Kernel Engine::make_choice(const Scheme& scheme, const Parts::Choice& choice,
                                   std::vector<Spot>& watched) {
  Choice made;
  for (const Parts& parts : choice.branches) {
    Branch branch;
    branch.masks = parts.masks;
    add_pairs(scheme, parts, &branch);
    Relation unequal{};
    for (std::size_t d = 0; d < unequal.size(); ++d)
      unequal[d] = static_cast<DigitMask>(all_ & ~(1U << d));
    const std::uint16_t image = image_of(unequal, false);
    auto apart = [&](Spot a, Spot b) {
      if (a == b) return;
      branch.arcs.emplace_back(a, Arc{b, image});
      branch.arcs.emplace_back(b, Arc{a, image});
    };
    for (const std::vector<Spot>& group : parts.groups) {
      for (std::size_t i = 0; i < group.size(); ++i) {
        for (std::size_t j = i + 1; j < group.size(); ++j) apart(group[i], group[j]);
      }
    }
    for (auto [a, b] : parts.unequal) apart(a, b);
    for (const Rule& rule : parts.rules) {
      std::vector<Spot> cells;
      if (std::holds_alternative<PairsForm>(rule.form) || rule.cells.empty()) continue;
      branch.kernels.push_back(make_kernel(rule, cells));
      watched.insert(watched.end(), cells.begin(), cells.end());
    }
    for (const Parts::Choice& inner : parts.choices) {
      std::vector<Spot> cells;
      branch.kernels.push_back(make_choice(scheme, inner, cells));
      watched.insert(watched.end(), cells.begin(), cells.end());
    }
    for (const auto& [cell, mask] : branch.masks) watched.push_back(cell);
    for (const auto& [cell, arc] : branch.arcs) watched.push_back(cell);
    made.branches.push_back(std::move(branch));
  }
  std::sort(watched.begin(), watched.end());
  watched.erase(std::unique(watched.begin(), watched.end()), watched.end());
  made.cells = watched;
  choices_.push_back(std::move(made));
  return {Work::kChoice, static_cast<std::uint32_t>(choices_.size() - 1), 95};
}

// Groups with a few cells less than there are digits for them, such as rows of seven with nine
// digits.
void Engine::add_groups(const Scheme& scheme) {
  constexpr int kMostSpare = 2;
  for (const std::vector<Spot>& group : scheme.parts.groups) {
    const auto count = static_cast<int>(group.size());
    if (count < 3 || count == digits_) continue;
    unsigned held = 0;
    for (Spot cell : group) held |= start_[cell];
    if (bit_count(held) > count + kMostSpare) continue;
    lines_.push_back({group, 0});
    add({Work::kGroup, static_cast<std::uint32_t>(lines_.size() - 1), 4}, group);
  }
}

// Meets of some houses, and by meet the cells that it watches.
struct Engine::Meets {
  std::vector<Meet> meets;
  std::vector<Spot> watched;
  std::vector<std::uint32_t> ends;
};

// Houses with two common cells or more: what only one has against what only the other has.
Engine::Meets Engine::find_meets(std::span<const HouseCells> houses, int digits, int cells) {
  Meets found;
  found.meets.reserve(80);
  found.watched.reserve(1024);
  found.ends.reserve(80);
  const std::size_t words = (static_cast<std::size_t>(cells) + 63) / 64;
  std::vector<SpotSet> bits(houses.size());
  for (std::size_t h = 0; h < houses.size(); ++h) {
    for (int i = 0; i < digits; ++i) bits[h].set(houses[h].cells[i]);
  }
  // What is in one of them and not in the other, in order; how many they are.
  auto only_in = [&](const SpotSet& one, const SpotSet& other, std::array<Spot, 16>& found_cells) {
    std::size_t count = 0;
    for (std::size_t w = 0; w < words; ++w) {
      for (std::uint64_t rest = one.words[w] & ~other.words[w]; rest != 0; rest &= rest - 1)
        found_cells[count++] =
            static_cast<Spot>(w * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
    }
    return count;
  };
  for (std::size_t a = 0; a < houses.size(); ++a) {
    for (std::size_t b = a + 1; b < houses.size(); ++b) {
      // Two bits at least are in both; seen without counting them.
      std::uint64_t common = 0, more = 0;
      for (std::size_t w = 0; w < words; ++w) {
        const std::uint64_t both = bits[a].words[w] & bits[b].words[w];
        more |= both & (both - 1);
        if (both != 0 && common != 0) more = 1;
        common |= both;
      }
      if (more == 0) continue;
      Meet meet;
      const std::size_t count = only_in(bits[a], bits[b], meet.first);
      only_in(bits[b], bits[a], meet.second);
      if (count == 0) continue;
      meet.count = static_cast<std::uint8_t>(count);
      found.meets.push_back(meet);
      for (const auto* side : {&meet.first, &meet.second})
        found.watched.insert(found.watched.end(), side->begin(), side->begin() + count);
      found.ends.push_back(static_cast<std::uint32_t>(found.watched.size()));
    }
  }
  return found;
}

// Those of the ordinary grid, which nearly every puzzle has: what follows from them is worked out
// once.
namespace {

constexpr std::size_t kUsualHouses = 27;

template <class HouseCells>
constexpr std::array<HouseCells, kUsualHouses> usual_houses() {
  std::array<HouseCells, kUsualHouses> houses{};
  for (std::size_t n = 0; n < 9; ++n) {
    for (std::size_t i = 0; i < 9; ++i) {
      houses[n].cells[i] = static_cast<Spot>(9 * n + i);
      houses[9 + n].cells[i] = static_cast<Spot>(9 * i + n);
      houses[18 + n].cells[i] = static_cast<Spot>(27 * (n / 3) + 3 * (n % 3) + 9 * (i / 3) + i % 3);
    }
  }
  return houses;
}

}  // namespace

bool Engine::has_usual_houses() const {
  static constexpr auto usual = usual_houses<HouseCells>();
  return cells_ == 81 && houses_.size() == usual.size() &&
         std::equal(usual.begin(), usual.end(), houses_.begin(),
                    [](const auto& a, const auto& b) { return a.cells == b.cells; });
}

void Engine::add_meets() {
  auto take = [&](const Meets& found) {
    const auto watched = static_cast<std::uint32_t>(watched_.size());
    meets_ = found.meets;
    watched_.insert(watched_.end(), found.watched.begin(), found.watched.end());
    for (std::size_t i = 0; i < found.meets.size(); ++i) {
      kernels_.push_back({Work::kMeet, static_cast<std::uint32_t>(i), 50});
      watched_end_.push_back(watched + found.ends[i]);
    }
  };
  if (has_usual_houses()) {
    static const Meets usual = find_meets(usual_houses<HouseCells>(), 9, 81);
    take(usual);
  } else {
    take(find_meets(houses_, digits_, cells_));
  }
}

void Engine::add(Kernel kernel, std::span<const Spot> watched) {
  kernels_.push_back(kernel);
  watched_.insert(watched_.end(), watched.begin(), watched.end());
  watched_end_.push_back(static_cast<std::uint32_t>(watched_.size()));
}

void Engine::finish() {
  // By cost, those of one cost in their order.
  std::vector<std::uint32_t> order(kernels_.size());
  for (std::size_t i = 0; i < order.size(); ++i)
    order[i] = static_cast<std::uint32_t>(std::min(kernels_[i].cost, 4000) << 20) |
               static_cast<std::uint32_t>(i);
  std::sort(order.begin(), order.end());
  words_ = (kernels_.size() + 63) / 64;
  queue_.assign(words_, 0);
  watch_.assign(words_ * static_cast<std::size_t>(cells_), 0);
  std::vector<Kernel> sorted;
  sorted.reserve(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    const std::size_t from = order[i] & 0xfffff;
    sorted.push_back(kernels_[from]);
    const std::uint64_t bit = std::uint64_t{1} << (i % 64);
    for (std::uint32_t w = from == 0 ? 0 : watched_end_[from - 1]; w < watched_end_[from]; ++w)
      watch_[watched_[w] * words_ + i / 64] |= bit;
  }
  sorted_ = std::move(sorted);
  order_ = std::move(order);
}

}  // namespace nonet
