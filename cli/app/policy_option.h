// The options of every command that looks for steps: which techniques, in whose order.
#pragma once

#include "cli/app/command.h"
#include "cli/app/options.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/rate/se/se.h"

namespace nonet::cli {

// The slugs of all techniques, and the names of families.
std::vector<std::string_view> technique_words();
// "dual-kites=", for every option of the techniques.
std::vector<std::string_view> setting_words();

inline constexpr Option kPolicyOption = {
    "policy", Option::Takes::kValue, "all|hodoku|se|whips|braids|g-whips|g-braids",
    "all: every technique, easiest first [all];\nhodoku, "
    "se: those of HoDoKu, or of Sudoku\nExplainer, in its "
    "order and by its loop;\nwhips, braids, g-whips, g-braids: "
    "always the\nshortest"};
inline constexpr Option kOnlyOption = {
    "only", Option::Takes::kValue, "NAMES", "use only these techniques, with commas between",
    '\0',   technique_words,       true};
inline constexpr Option kWithoutOption = {
    "without", Option::Takes::kValue, "NAMES", "use all techniques but these",
    '\0',      technique_words,       true};
inline constexpr Option kWithOption = {
    "with",  Option::Takes::kValue,
    "NAMES", "use these too: some that HoDoKu knows, policy hodoku\nleaves out unless told",
    '\0',    technique_words,
    true};
inline constexpr Option kOrderOption = {
    "order", Option::Takes::kValue,
    "NAMES", "look for these first, one after the other; policy all",
    '\0',    technique_words,
    true};
inline constexpr Option kNoUniquenessOption = {
    "no-uniqueness", Option::Takes::kNothing, "",
    "use no technique that assumes that the puzzle has one\nsolution"};

inline constexpr Option kSetOption = {
    "set",
    Option::Takes::kValue,
    "NAME=VALUE",
    "change an option of the techniques, with commas between\nseveral; 'nonet techniques "
    "--options' lists them",
    '\0',
    setting_words,
    true};

// These, and --time-limit, behind the options that come before them and in front of the others.
std::vector<Option> with_policy_options(std::vector<Option> before,
                                        const std::vector<Option>& after);

// The policy that these options choose, of that name unless --policy tells another; an Error says
// what is wrong with them.
Result<Policy> policy_option(const Invocation& call, const std::string& usual = "all");

}  // namespace nonet::cli
