#include "nonet/rate/hodoku/tables/derivation.h"

#include <algorithm>

namespace nonet::tables {

Derivation::Derivation(const Statements& statements, const Links& links, const Table& table)
    : statements_(statements),
      links_(links),
      table_(table),
      known_(static_cast<std::size_t>(statements.size())) {
  known_[table.premise().key()] = true;
}

void Derivation::derive(Statement statement) {
  if (known_[statement.key()] || !table_.has(statement)) return;
  const Table::Row& row = table_.row_of(statement);
  derive_entry(links_.of(row.source), row.index);
}

// What is told in the meantime need not be told again, even if it was found in another way.
void Derivation::derive_entry(std::span<const Entry> entries, std::size_t index) {
  const Entry& entry = entries[index];
  if (known_[entry.statement.key()]) return;
  if (index == 0) return derive(entry.statement);
  const bool single = entry.statement.holds() && is_candidate(entry.statement) &&
                      is_candidate(entries[0].statement);
  const std::size_t cause = entry.from[0];
  if (single) {
    derive_single(entries, entry);
  } else {
    derive_entry(entries, cause);
  }
  if (known_[entry.statement.key()]) return;
  known_[entry.statement.key()] = true;
  lines_.push_back({entry.statement, entry.by, entries[cause].statement});
}

void Derivation::derive_single(std::span<const Entry> entries, const Entry& single) {
  const std::span<const Entry> before(entries.data(), &single);
  for (int item : statements_.items_of(single.by)) {
    const Statement off(item, false);
    if (item == single.statement.item()) continue;
    const auto cause = std::find_if(before.begin(), before.end(),
                                    [&](const Entry& entry) { return entry.statement == off; });
    if (cause != before.end()) {
      derive_entry(entries, static_cast<std::size_t>(cause - before.begin()));
    }
  }
}

void Derivation::trim_to(const std::vector<Statement>& ends) {
  std::vector<bool> needed(known_.size());
  for (Statement end : ends) needed[end.key()] = true;
  std::vector<Line> kept;
  for (auto line = lines_.rbegin(); line != lines_.rend(); ++line) {
    if (!needed[line->statement.key()]) continue;
    kept.push_back(*line);
    needed[line->cause.key()] = true;
    if (!line->statement.holds() || !is_candidate(line->cause)) continue;
    for (int item : statements_.items_of(line->by)) needed[Statement(item, false).key()] = true;
  }
  lines_.assign(kept.rbegin(), kept.rend());
}

const Derivation::Line* Derivation::line_of(Statement statement) const {
  const auto line = std::find_if(lines_.begin(), lines_.end(),
                                 [&](const Line& each) { return each.statement == statement; });
  return line == lines_.end() ? nullptr : &*line;
}

}  // namespace nonet::tables
