#include "nonet/text/room_words.h"

#include <algorithm>
#include <bit>

#include "nonet/core/names.h"
#include "nonet/text/expert.h"
#include "nonet/text/notation.h"
#include "nonet/text/roles.h"

namespace nonet {
namespace {

class Covers {
 public:
  Covers(HouseMask houses, int most, const Topology& topology)
      : houses_(houses), most_(most), topology_(topology) {}

  // One of the houses through the first cell that is left has to be among them.
  void cover(const CellSet& left, HouseMask chosen) {
    const int count = std::popcount(chosen);
    if (left.empty()) {
      if (count < most_) found.clear();
      most_ = count;
      if (std::find(found.begin(), found.end(), chosen) == found.end()) found.push_back(chosen);
      return;
    }
    if (count == most_) return;
    for (House h : topology_.houses()) {
      if ((houses_ & bit_of(h)) == 0 || !topology_.cells(h).contains(left.first())) continue;
      cover(left - topology_.cells(h), chosen | bit_of(h));
    }
  }

  std::vector<HouseMask> found;

 private:
  HouseMask houses_;
  int most_;
  const Topology& topology_;
};

std::vector<House> houses_in(HouseMask houses, const Topology& topology) {
  std::vector<House> list;
  for (House h : topology.houses()) {
    if ((houses & bit_of(h)) != 0) list.push_back(h);
  }
  return list;
}

}  // namespace

std::string number_word(int number) {
  constexpr std::string_view kNumbers[] = {"no",   "one",    "two",   "three", "four",
                                           "five", "six",    "seven", "eight", "nine",
                                           "ten",  "eleven", "twelve"};
  return number < std::ssize(kNumbers) ? std::string(kNumbers[number]) : std::to_string(number);
}

std::vector<HouseMask> fewest_houses(const CellSet& cells, HouseMask houses, int most,
                                     const Topology& topology) {
  Covers covers(houses, most, topology);
  covers.cover(cells, 0);
  return covers.found;
}

std::string list_of(HouseMask houses, const Topology& topology) {
  return list_of(houses_in(houses, topology), topology);
}

Room room_of(const Step& step, const Topology& topology) {
  HouseMask houses = 0;
  for (const HouseMark& mark : step.houses) houses |= bit_of(mark.house);
  std::vector<std::string> texts;
  Room room;
  for (Digit d : digits_of(step, Role::kPattern)) {
    CellSet places, gone;
    for (const Mark& mark : step.marks) {
      if (mark.role == Role::kPattern && mark.candidate.digit == d) {
        places.insert(mark.candidate.cell);
      }
    }
    for (Candidate x : step.removals) {
      if (x.digit == d) gone.insert(x.cell);
    }
    std::string text;
    for (HouseMask cover : fewest_houses(places, houses, std::popcount(houses), topology)) {
      CellSet in;
      for (House h : topology.houses()) {
        if ((cover & bit_of(h)) != 0) in |= topology.cells(h);
      }
      if (!text.empty() && !gone.meets(in)) continue;
      if (text.empty()) {
        room.notation += (room.notation.empty() ? "" : " ") + name_of(d, topology) +
                         short_houses(houses_in(cover, topology), topology);
      }
      text += (!text.empty() ? ", or else "
                             : number_word(std::popcount(cover)) + " " + name_of(d, topology) +
                                   (std::has_single_bit(cover) ? " (" : "s (")) +
              list_of(cover, topology);
      gone -= in;
    }
    if (!text.empty()) texts.push_back(text + ")");
    if (!gone.empty()) room.tells_all = false;
  }
  room.text = list_of(texts);
  return room;
}

}  // namespace nonet
