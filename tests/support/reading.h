// What a reader made of a text, as lines of HoDoKu's library, which tell given from placed and have
// what was struck.
#pragma once

#include <string>
#include <vector>

namespace nonet::test {

// Every puzzle of a text, or what is wrong with it; read as `format`, or recognised.
std::vector<std::string> states_in(const std::string& text, const char* format = nullptr);

// The line of such a state: what is struck stands as "114 225", digit, row and column.
std::string state_line(const std::string& cells, const std::string& struck = "");

}  // namespace nonet::test
