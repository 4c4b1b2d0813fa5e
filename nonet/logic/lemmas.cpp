#include "nonet/logic/lemmas.h"

#include <array>

#include "nonet/core/candidate_set.h"

namespace nonet {
namespace {

// Looks for lemmas under a supposition until it fails or nothing more does.
class LemmaSearch {
 public:
  LemmaSearch(const Supposition& before, const Reach& reach) : line_(before), reach_(reach) {}

  std::optional<std::vector<Candidate>> against(Candidate x) {
    if (line_.suppose(x)) return lemmas_;
    // With each lemma that is found shorter ones may do for the rest.
    for (std::size_t i = 0; i < kLengths.size();) {
      const std::size_t known = lemmas_.size();
      const Ending ending = go_round(kLengths[i]);
      if (ending == Ending::kRefuted) return lemmas_;
      if (ending == Ending::kSolved || reach_.spent()) return std::nullopt;
      i = lemmas_.size() > known ? 0 : i + 1;
    }
    return std::nullopt;
  }

 private:
  // Of how many lines a lemma may be; the shortest are looked for first.
  static constexpr std::array<std::size_t, 5> kLengths = {4, 7, 11, 18, SIZE_MAX};

  // Supposes every candidate once.
  Ending go_round(std::size_t most_lines) {
    const CellSet open = line_.grid().open();
    for (Cell c : open) {
      const DigitSet digits = line_.grid().candidates(c);
      for (Digit d : digits) {
        const Candidate y{c, d};
        if (!line_.grid().is_open(c) || !line_.grid().has(y) || sound_.contains(y)) continue;
        if (reach_.spent()) return Ending::kOpen;
        const Ending ending = look_at(y, most_lines);
        if (ending != Ending::kOpen) return ending;
      }
    }
    return Ending::kOpen;
  }

  Ending look_at(Candidate y, std::size_t most_lines) {
    --*reach_.suppositions;
    Supposition inner = line_;
    if (inner.suppose(y)) {
      if (lines_against(y) > most_lines) return Ending::kOpen;
      lemmas_.push_back(y);
      sound_ = {};
      return line_.suppose(y, false) ? Ending::kRefuted : Ending::kOpen;
    }
    if (inner.grid().open().empty()) return Ending::kSolved;
    for (Digit d : Digit::all()) {
      sound_.of(d) |= inner.grid().places(d) - inner.grid().open();
    }
    return Ending::kOpen;
  }

  std::size_t lines_against(Candidate y) const {
    int one = 1;
    Refutation refutation;
    refute(line_, y, true, {0, &one}, 1, refutation);
    return refutation.told.size();
  }

  Supposition line_;
  Reach reach_;
  std::vector<Candidate> lemmas_;
  // What followed from a supposition that did not fail: it would not fail either.
  CandidateSet sound_;
};

}  // namespace

std::optional<std::vector<Candidate>> lemmas_against(const Supposition& before, Candidate x,
                                                     const Reach& reach) {
  return LemmaSearch(before, reach).against(x);
}

namespace {

// A supposition with its lemmas, as it is told.
class LemmaStory {
 public:
  LemmaStory(const Supposition& before, Candidate x, std::span<const Candidate> lemmas)
      : line_(before), start_(before.trail().size()) {
    conflict_ = line_.suppose(x);
    for (Candidate y : lemmas) {
      if (conflict_) break;
      if (line_.grid().has(y)) add(y);
    }
  }

  bool ends() const { return conflict_.has_value(); }

  // Those of the lemmas that the end rests on.
  std::vector<Candidate> needed_lemmas() const {
    const std::vector<bool> needed = needed_entries();
    std::vector<Candidate> lemmas;
    for (const Lemma& lemma : lemmas_) {
      if (needed[lemma.entry]) lemmas.push_back(line_.trail()[lemma.entry].candidate);
    }
    return lemmas;
  }

  Refutation told() const {
    Refutation story;
    if (!conflict_) return story;
    story.needed = needed_entries();
    std::size_t from = start_;
    for (const Lemma& lemma : lemmas_) {
      append(line_.told(from, lemma.entry, story.needed, 0), story);
      from = lemma.entry + 1;
      if (!story.needed[lemma.entry]) continue;
      append(lemma.refutation.told, story);
      append({so(lemma)}, story);
    }
    append(line_.told(from, line_.trail().size(), story.needed, 0), story);
    Inference end;
    end.kind = Inference::Kind::kConflict;
    end.by = {*conflict_};
    append({end}, story);
    return story;
  }

 private:
  struct Lemma {
    std::size_t entry;  // of the trail, that says that it is false
    Refutation refutation;
  };

  void add(Candidate y) {
    int one = 1;
    Refutation refutation;
    if (refute(line_, y, true, {0, &one}, 1, refutation) != Ending::kRefuted) return;
    lemmas_.push_back({line_.trail().size(), std::move(refutation)});
    conflict_ = line_.suppose(y, false);
  }

  std::vector<bool> needed_entries() const {
    std::vector<bool> needed(line_.trail().size(), false);
    line_.each_cause(*conflict_, [&](int cause) { needed[cause] = true; });
    add_causes(needed);
    return needed;
  }

  // From the end to the beginning, since a lemma rests on what was known before it.
  void add_causes(std::vector<bool>& needed) const {
    std::size_t to = line_.trail().size();
    for (auto lemma = lemmas_.rbegin(); lemma != lemmas_.rend(); ++lemma) {
      line_.add_causes(lemma->entry, to, needed);
      to = lemma->entry;
      if (!needed[lemma->entry]) continue;
      for (std::size_t i = 0; i < lemma->entry; ++i) {
        if (lemma->refutation.needed[i]) needed[i] = true;
      }
    }
    line_.add_causes(start_, to, needed);
  }

  Inference so(const Lemma& lemma) const {
    const Candidate y = line_.trail()[lemma.entry].candidate;
    Inference line;
    line.kind = Inference::Kind::kRefuted;
    line.node = {y.digit, {y.cell}};
    line.holds = false;
    return line;
  }

  static void append(const std::vector<Inference>& lines, Refutation& story) {
    story.told.insert(story.told.end(), lines.begin(), lines.end());
  }

  Supposition line_;
  std::size_t start_;
  std::optional<Truth> conflict_;
  std::vector<Lemma> lemmas_;
};

// Leaves out what can be done without, the latest first: what comes early holds up the rest.
std::vector<Candidate> fewer(const Supposition& before, Candidate x,
                             std::vector<Candidate> lemmas) {
  for (std::size_t i = lemmas.size(); i-- > 0;) {
    if (i >= lemmas.size()) continue;
    std::vector<Candidate> others = lemmas;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    const LemmaStory shorter(before, x, others);
    if (shorter.ends()) lemmas = shorter.needed_lemmas();
  }
  return lemmas;
}

}  // namespace

Refutation refute_by_lemmas(const Supposition& before, Candidate x,
                            std::span<const Candidate> lemmas) {
  const LemmaStory story(before, x, lemmas);
  if (!story.ends()) return {};
  return LemmaStory(before, x, fewer(before, x, story.needed_lemmas())).told();
}

}  // namespace nonet
