#include "nonet/draw/ties.h"

#include <algorithm>
#include <string_view>

#include "nonet/draw/roles.h"

namespace nonet::draw {
namespace {

constexpr std::string_view kLinking[] = {"pivot", "pincer", "link"};

struct Player {
  Candidate at;
  std::vector<std::string> roles;

  bool plays(std::string_view role) const {
    return std::find(roles.begin(), roles.end(), role) != roles.end();
  }
  // Its part in linking; "" without one.
  std::string_view part() const {
    for (const std::string_view role : kLinking) {
      if (plays(role)) return role;
    }
    return {};
  }
  bool links() const {
    return !part().empty() || std::any_of(roles.begin(), roles.end(), is_color_role);
  }
  std::string_view set() const {
    const auto role = std::find_if(roles.begin(), roles.end(), is_set_role);
    return role != roles.end() ? std::string_view(*role) : std::string_view();
  }
};

std::vector<Player> players_of(const std::vector<RoleAt>& marks) {
  std::vector<Player> players;
  for (const RoleAt& mark : marks) {
    auto player = std::find_if(players.begin(), players.end(),
                               [&](const Player& each) { return each.at == mark.at; });
    if (player == players.end()) player = players.insert(players.end(), {mark.at, {}});
    if (!player->plays(mark.role)) player->roles.push_back(mark.role);
  }
  return players;
}

bool lies_in(Candidate at, Truth truth, const Topology& topology) {
  if (truth.is_cell()) return truth.cell() == at.cell;
  return truth.digit() == at.digit && topology.cells(truth.house()).contains(at.cell);
}

// In one cell two candidates are seen to belong together without a line.
std::vector<Tie> strong_ties(const std::vector<Truth>& truths, const std::vector<Player>& players,
                             const Topology& topology) {
  std::vector<Tie> ties;
  for (const Truth truth : truths) {
    std::vector<const Player*> inside;
    for (const Player& player : players) {
      if (lies_in(player.at, truth, topology)) inside.push_back(&player);
    }
    if (inside.size() != 2 || !inside[0]->links() || !inside[1]->links()) continue;
    if (inside[0]->at.cell == inside[1]->at.cell) continue;
    ties.push_back({inside[0]->at, inside[1]->at, true});
  }
  return ties;
}

// Pivot and ends, or ends and links; and links of two sets or sides. What both would be true for
// the same reason ("pattern": what follows rests on either) is no link.
bool are_linked(const Player& a, const Player& b, const Topology& topology) {
  if (a.part().empty() || b.part().empty() || a.at.digit != b.at.digit) return false;
  if (!topology.peers(a.at.cell).contains(b.at.cell)) return false;
  if (a.plays("pattern") && b.plays("pattern")) return false;
  if (a.part() != b.part()) return true;
  return a.part() == "link" && (a.set().empty() || a.set() != b.set());
}

}  // namespace

std::vector<Tie> ties_of(const Step& step, const std::vector<RoleAt>& marks,
                         const Topology& topology) {
  if (!step.inferences.empty()) return {};
  const std::vector<Player> players = players_of(marks);
  std::vector<Tie> ties = strong_ties(step.truths, players, topology);
  const std::size_t strong = ties.size();
  auto is_tied = [&](Candidate a, Candidate b) {
    return std::any_of(ties.begin(), ties.begin() + static_cast<std::ptrdiff_t>(strong),
                       [&](const Tie& tie) {
                         return (tie.from == a && tie.to == b) || (tie.from == b && tie.to == a);
                       });
  };
  for (std::size_t i = 0; i < players.size(); ++i) {
    for (std::size_t j = i + 1; j < players.size(); ++j) {
      const Player &a = players[i], &b = players[j];
      if (are_linked(a, b, topology) && !is_tied(a.at, b.at)) ties.push_back({a.at, b.at, false});
    }
  }
  return ties;
}

}  // namespace nonet::draw
