#include "nonet/rate/se/paths.h"

namespace nonet::se {

void Paths::put_path(int at, ChainPath& path) const {
  path.clear();
  for (; at != kNoParent; at = nodes_[static_cast<std::size_t>(at)].parent) {
    const Node& node = nodes_[static_cast<std::size_t>(at)];
    const bool by_weak = !node.on && node.parent != kNoParent;
    const Cause cause =
        by_weak ? links_.weak_cause(nodes_[static_cast<std::size_t>(node.parent)].id, node.id)
                : node.cause;
    path.push_back({node.id, node.on, cause});
  }
}

ChainPath Paths::to_opposite(Id start, bool on, Along along) {
  ChainPath path;
  nodes_.assign(1, {start, on, Cause::kNone, kNoParent});
  for (auto& seen : seen_) seen.assign(static_cast<std::size_t>(links_.size()), false);
  seen_[on][start] = true;
  auto reach = [&](Id id, bool is_on, Cause cause, int parent) {
    if (seen_[is_on][id]) return false;
    seen_[is_on][id] = true;
    nodes_.push_back({id, is_on, cause, parent});
    return id == start && is_on != on;
  };
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    const Node node = nodes_[i];
    const int at = static_cast<int>(i);
    bool there = false;
    if (node.on) {
      for (Id to : links_.weak(node.id, along)) {
        there = there || reach(to, false, Cause::kNone, at);
      }
    } else {
      for (const auto& [to, cause] : links_.strong(node.id, along)) {
        there = there || reach(to, true, cause, at);
      }
    }
    if (!there) continue;
    put_path(static_cast<int>(nodes_.size()) - 1, path);
    break;
  }
  return path;
}

bool Paths::on_path(int at, Id id) const {
  for (; at != kNoParent; at = nodes_[static_cast<std::size_t>(at)].parent) {
    const Node& node = nodes_[static_cast<std::size_t>(at)];
    if (!node.on && node.id == id) return true;
  }
  return false;
}

void Paths::each_cycle(Id start, Along along, int most, FunctionRef<void(const ChainPath&)> visit) {
  nodes_.assign(1, {start, true, Cause::kNone, kNoParent});
  seen_[1].assign(static_cast<std::size_t>(links_.size()), false);
  seen_[1][start] = true;
  std::size_t from = 0;
  // A layer of what is on leads to one of what is off, and that to the next of what is on.
  for (int layer = 2; layer <= most && from < nodes_.size(); layer += 2) {
    const std::size_t ons = nodes_.size();
    for (std::size_t i = from; i < ons; ++i) {
      const int at = static_cast<int>(i);
      const Id id = nodes_[i].id;
      for (Id to : links_.weak(id, along)) {
        if (!on_path(at, to)) nodes_.push_back({to, false, Cause::kNone, at});
      }
    }
    const std::size_t offs = nodes_.size();
    for (std::size_t i = ons; i < offs; ++i) {
      const int at = static_cast<int>(i);
      for (const auto& [to, cause] : links_.strong(nodes_[i].id, along)) {
        if (to == start && layer >= 4) {
          put_path(at, path_);
          path_.insert(path_.begin(), {start, true, cause});
          visit(path_);
        }
        if (seen_[1][to]) continue;
        seen_[1][to] = true;
        nodes_.push_back({to, true, cause, at});
      }
    }
    from = offs;
  }
}

}  // namespace nonet::se
