#include "nonet/rate/hodoku/tables/table.h"

namespace nonet::tables {

Table::Table(const Statements& statements, const Links& links, Statement premise)
    : at_(static_cast<std::size_t>(statements.size()), kNowhere) {
  add_direct(links, premise);
  for (std::size_t i = 1; i < rows_.size() && rows_.size() < kMostRows; ++i) {
    join(links, Row(rows_[i]));
  }
}

Table::Table(const Statements& statements, const Links& links, Statement premise,
             std::span<const Statement> wanted)
    : at_(static_cast<std::size_t>(statements.size()), kNowhere) {
  for (Statement s : wanted) at_[s.key()] = kWanted;
  missing_ = wanted.size();
  add_direct(links, premise);
  for (std::size_t i = 1; i < rows_.size() && rows_.size() < kMostRows && missing_ > 0; ++i) {
    join(links, Row(rows_[i]));
  }
}

void Table::add_direct(const Links& links, Statement premise) {
  rows_.reserve(kMostRows);
  for (const Entry& entry : links.of(premise)) {
    const auto index = static_cast<std::uint16_t>(rows_.size());
    std::uint16_t& at = at_[entry.statement.key()];
    if (at == kWanted) --missing_;
    at = index;
    rows_.push_back({entry.statement, premise, index, entry.distance});
  }
  direct_ = rows_.size();
}

void Table::join(const Links& links, const Row& with) {
  const std::span<const Entry> entries = links.of(with.statement);
  for (std::size_t k = 1; k < entries.size(); ++k) {
    const Entry& entry = entries[k];
    const auto distance = static_cast<std::uint16_t>(with.distance + entry.distance);
    std::uint16_t& at = at_[entry.statement.key()];
    const Row row{entry.statement, with.statement, static_cast<std::uint16_t>(k), distance};
    if (at >= kWanted) {
      if (rows_.size() == kMostRows) continue;
      if (at == kWanted) --missing_;
      at = static_cast<std::uint16_t>(rows_.size());
      rows_.push_back(row);
    } else if (at >= direct_ && distance < rows_[at].distance) {
      rows_[at] = row;
    }
  }
}

}  // namespace nonet::tables
