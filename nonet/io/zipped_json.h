// The JSON that SudokuPad packs into links. There keys stand without quotes and texts between
// single ones; true and false are one letter, a colour is its digits, and an empty object in a list
// is nothing at all:
//
//   {ce:[[{v:5},,{c:ff8000}]],r:t}     {"ce":[[{"v":5},{},{"c":"#ff8000"}]],"r":true}
#pragma once

#include <string>
#include <string_view>

namespace nonet {

// The same as JSON. What is JSON already comes out as it went in; what is neither makes no JSON.
std::string unzipped_json(std::string_view text);

}  // namespace nonet
