#include "cli/stream/puzzle_batches.h"

#include <utility>

#include "cli/app/puzzle_argument.h"

namespace nonet::cli {
namespace {

bool has_only_givens(const Puzzle& puzzle) {
  return puzzle.removed.empty() && puzzle.placed == Board();
}

}  // namespace

PuzzleBatches::PuzzleBatches(Invocation& call, const Format* format, bool keep_going,
                             std::size_t most)
    : call_(call),
      format_(format),
      keep_going_(keep_going),
      most_(most),
      names_(call.operands().empty() ? std::vector<std::string>{"-"} : call.operands()) {}

bool PuzzleBatches::next(PuzzleBatch& batch) {
  batch = PuzzleBatch();
  batch.first = number_ + 1;
  batch.boards.reserve(most_);
  while (!ended_ && batch.complaint.empty()) {
    if (!input_) {
      open_next(batch);
    } else if (read_one(batch) == Reading::kPauses) {
      break;
    }
  }
  const std::uint64_t bytes_read = bytes_before_ + (input_ ? input_->read() : 0);
  batch.bytes = bytes_read - std::exchange(bytes_told_, bytes_read);
  return batch.size() > 0 || !batch.complaint.empty();
}

std::optional<std::uint64_t> PuzzleBatches::bytes() const {
  std::uint64_t all = 0;
  for (const std::string& name : names_) {
    std::optional<std::uint64_t> size = name.size();
    if (!is_puzzle_text(name)) size = size_of_file(name, call_.in);
    if (!size) return std::nullopt;
    all += *size;
  }
  return all;
}

void PuzzleBatches::open_next(PuzzleBatch& batch) {
  if (next_name_ == names_.size()) {
    ended_ = true;
    return;
  }
  auto input = open_operand(names_[next_name_++], call_.in);
  if (!input) return complain(batch, input.error().message);
  input_ = std::move(input).value();
  reader_.emplace(input_->lines(), format_);
}

PuzzleBatches::Reading PuzzleBatches::read_one(PuzzleBatch& batch) {
  Board board;
  if (reader_->next_board(board)) {
    batch.boards.push_back(board);
    ++number_;
  } else if (auto puzzle = reader_->next()) {
    ++number_;
    if (!puzzle->ok()) {
      Error error = puzzle->error();
      error.message += " (puzzle " + std::to_string(number_) + ")";
      batch.unreadable = true;
      complain(batch, input_->name() + ": " + to_string(error));
    } else if (has_only_givens(**puzzle)) {
      batch.boards.push_back((*puzzle)->givens);
    } else {
      batch.other = std::move(*puzzle).value();
      return Reading::kPauses;
    }
  } else {
    end_file(batch);
    return Reading::kGoesOn;
  }
  return batch.boards.size() >= most_ || input_->dry() ? Reading::kPauses : Reading::kGoesOn;
}

void PuzzleBatches::end_file(PuzzleBatch& batch) {
  if (auto problem = input_->problem()) complain(batch, problem->message);
  bytes_before_ += input_->read();
  reader_.reset();
  input_.reset();
}

void PuzzleBatches::complain(PuzzleBatch& batch, const std::string& message) {
  batch.complaint = call_.sentence(message);
  malformed_ = true;
  ended_ = !keep_going_;
}

}  // namespace nonet::cli
