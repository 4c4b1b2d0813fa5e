#include "nonet/rate/hodoku/tables/links.h"

namespace nonet::tables {

LinksMaker::LinksMaker(const Statements& statements) : premises_(statements.size()) {
  emitted_.reserve(static_cast<std::size_t>(premises_) * 16);
  for (int key = 0; key < premises_; ++key) {
    const Statement premise = Statement::from_key(key);
    add(premise, {premise, 1, {}, {}});
  }
}

Links LinksMaker::made() const {
  Links links;
  links.first_.assign(static_cast<std::size_t>(premises_) + 1, 0);
  for (const Emitted& each : emitted_) ++links.first_[each.premise.key() + 1];
  for (int key = 0; key < premises_; ++key) links.first_[key + 1] += links.first_[key];
  links.entries_.resize(emitted_.size());
  std::vector<std::uint32_t> next = links.first_;
  for (const Emitted& each : emitted_) links.entries_[next[each.premise.key()]++] = each.entry;
  return links;
}

Statements statements_of(const Grid& grid, Mode mode) {
  using Wanted = Statements::Wanted;
  return {grid, mode == Mode::kPlain      ? Wanted::kCandidates
                : mode == Mode::kWithSets ? Wanted::kSets
                                          : Wanted::kGroups};
}

Links links_of(const Statements& statements, Mode mode) {
  LinksMaker links(statements);
  if (mode == Mode::kNet) {
    fill_nets(statements, links);
  } else {
    fill_chains(statements, links);
  }
  if (mode != Mode::kPlain) fill_groups(statements, links);
  if (mode == Mode::kWithSets) fill_sets(statements, links);
  return links.made();
}

}  // namespace nonet::tables
