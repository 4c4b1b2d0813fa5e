// Options: how finders look, a struct a family. A policy carries them, so that another program's
// settings can be expressed without code; options.def gives each its name for the command line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/result.h"

#pragma GCC visibility push(default)
namespace nonet {

struct SingleDigitOptions {
  bool dual_kites = false;
  bool dual_empty_rectangles = false;
  bool thin_empty_rectangles = false;
  friend bool operator==(const SingleDigitOptions&, const SingleDigitOptions&) = default;
};

struct FishOptions {
  int most_fins = 5;
  // Among these: fins that lie in two bases.
  int most_endo_fins = 2;
  // Large Franken and mutant fish even where smaller ones take away the same.
  bool nested = false;
  // Two of those that are wanted, after all single ones of their size.
  bool siamese = false;
  friend bool operator==(const FishOptions&, const FishOptions&) = default;
};

struct UniquenessOptions {
  // Digits that a corner lacks, though its houses still allow them.
  bool missing_candidates = true;
  friend bool operator==(const UniquenessOptions&, const UniquenessOptions&) = default;
};

struct ChainOptions {
  // As many as HoDoKu's limit of 20 links allows, two nodes a cell.
  int most_pair_cells = 10;
  // Of X-chains and XY-chains; the same limit.
  int most_links = 19;
  // HoDoKu's grouped loops and chains run through almost locked sets too.
  bool sets = false;
  // Of whips and braids: those of one are locked candidates.
  int most_questions = 12;
  friend bool operator==(const ChainOptions&, const ChainOptions&) = default;
};

struct NetOptions {
  // How deep splits may be nested in a net; what needs more is a trial.
  int most_splits = 2;
  friend bool operator==(const NetOptions&, const NetOptions&) = default;
};

struct AlsOptions {
  // Sets that share cells may be linked.
  bool overlap = false;
  int most_chain_sets = 7;
  friend bool operator==(const AlsOptions&, const AlsOptions&) = default;
};

struct TrialOptions {
  int most_suppositions = 100000;
  friend bool operator==(const TrialOptions&, const TrialOptions&) = default;
};

struct Options {
  SingleDigitOptions single_digit;
  FishOptions fish;
  UniquenessOptions uniqueness;
  ChainOptions chains;
  NetOptions nets;
  AlsOptions als;
  TrialOptions trials;
  friend bool operator==(const Options&, const Options&) = default;
};

// One row of options.def.
struct OptionRow {
  std::string_view name;
  int least, most;
  std::string_view help;

  bool is_switch() const { return least == 0 && most == 1; }
};
const std::vector<OptionRow>& option_rows();

// The value of an option; nothing if there is none of that name.
std::optional<int> option_value(const Options& options, std::string_view name);

// Sets an option: "fish-fins" to "3", "siamese-fish" to "on". An Error says what is wrong with the
// name or the value.
std::optional<Error> set_option(Options& options, std::string_view name, std::string_view value);

}  // namespace nonet
#pragma GCC visibility pop
