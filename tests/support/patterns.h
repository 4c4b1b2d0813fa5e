// Boards made for a pattern, and what a finder tells of them.
#pragma once

#include <filesystem>
#include <initializer_list>
#include <random>
#include <string>
#include <vector>

#include "nonet/logic/each_hit.h"

namespace nonet::test {

Cell at(int row, int column);

// Leaves a cell only these digits.
void keep(Grid& grid, Cell cell, std::initializer_list<int> numbers);
// Leaves a digit only these places in a house.
void confine(Grid& grid, House house, int number, const CellSet& cells);

House row(int number);
House column(int number);
House box(int number);

std::vector<Step> found(const Grid& grid, Technique technique, const Options& options = {});

// Steps as finders tell them, neither proved nor guarded: the first that `accept` takes, or all.
std::optional<Step> next_step(const Grid& grid, const Policy& policy,
                              FunctionRef<bool(const Step&)> accept);
std::vector<Step> all_steps(const Grid& grid, const Policy& policy);
// What a step does, sorted: "r1c3<>4 r1c7<>4".
std::string effects(const Step& step);
// The outcomes of all that is found, `|` between them.
std::string outcomes(const Grid& grid, Technique technique, const Options& options = {});

// Whether each inference of a step follows from the one before by the truth it names: true, because
// that has no other candidate left; or false, because that has another which is true.
bool is_spelled_out(const Step& step, const Grid& grid);

// States of random puzzles, as many as asked for, in which singles, locked candidates and subsets
// have nothing left to say; not the same puzzle twice.
std::vector<Grid> stuck_states(std::mt19937& random, int count);

// Expects that each step is proved and agrees with the solution, and hands them back.
std::vector<Step> expect_holds(std::vector<Step> steps, const Grid& grid);

// By the definition, a candidate at a time: that not both are true; that they are all candidates of
// a cell, or of a digit in a house, and so one of them is.
bool contradict(const Grid& grid, Candidate a, Candidate b);
bool are_all_of_a_cell(const Grid& grid, Candidate a, Candidate b);
bool are_all_of_a_house(const Grid& grid, Candidate a, Candidate b);
std::vector<Candidate> open_candidates(const Grid& grid);

// Holds the finders of some techniques against the lines of a regression library, by HoDoKu's
// strict rule, and against lists of all steps. Returns how many lines, or steps, there were.
int expect_library_passes(TechniqueSet techniques, const std::filesystem::path& file);
int expect_found_lists_equal(TechniqueSet techniques, const std::filesystem::path& file);
// The same with HoDoKu's own.
int expect_library_passes(TechniqueSet techniques);
int expect_found_lists_equal(TechniqueSet techniques);

}  // namespace nonet::test
