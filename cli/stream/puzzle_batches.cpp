#include "cli/stream/puzzle_batches.h"

#include <cstring>
#include <utility>

#include "cli/app/puzzle_argument.h"
#include "cli/stream/digest.h"
#include "nonet/rules/variant.h"

namespace nonet::cli {
namespace {

bool has_only_givens(const Puzzle& puzzle) {
  return puzzle.removed.empty() && puzzle.placed == Board() && puzzle.variant == nullptr;
}

bool has_more_than_digits(const Puzzle& puzzle) {
  return !puzzle.name.empty() || !puzzle.comment.empty() || !puzzle.remarks.empty() ||
         !puzzle.paints.empty();
}

// What is said of many lines alike.
std::string without_digits(std::string text) {
  std::erase_if(text, [](char ch) { return ch >= '0' && ch <= '9'; });
  return text;
}

std::uint64_t digest_with(std::uint64_t digest, const Board& board) {
  const std::uint8_t* numbers = board.numbers().data();
  for (std::size_t i = 0; i + 8 < Cell::kCount; i += 8) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, numbers + i, sizeof eight);
    digest = mixed(digest, eight);
  }
  return mixed(digest, numbers[Cell::kCount - 1]);
}

std::uint64_t digest_with(std::uint64_t digest, const std::vector<int>& numbers) {
  for (const int number : numbers) digest = mixed(digest, static_cast<std::uint64_t>(number));
  return mixed(digest, numbers.size());
}

std::uint64_t digest_with(std::uint64_t digest, const Clue& clue) {
  digest = mixed(digest, static_cast<std::uint64_t>(clue.kind));
  for (const std::vector<Spot>& set : clue.sets) {
    digest = digest_with(digest, std::vector<int>(set.begin(), set.end()));
  }
  const std::vector<int> none;
  digest = digest_with(digest_with(digest, clue.digits.value_or(none)), clue.more.value_or(none));
  const int line = clue.is_column ? -clue.line - 1 : clue.line;
  digest = digest_with(digest, std::vector<int>{clue.value.value_or(-1), clue.flag ? 1 : 0, line});
  digest = mixed(digest, digest_of(clue.word));
  for (const std::string& row : clue.table) digest = mixed(digest, digest_of(row));
  digest = digest_with(digest_with(digest, clue.own.start), clue.own.accept);
  for (const auto& state : clue.own.next) {
    for (const std::vector<int>& to : state) digest = digest_with(digest, to);
  }
  for (const std::vector<Clue>& branch : clue.branches) {
    for (const Clue& inner : branch) digest = digest_with(digest, inner);
    digest = mixed(digest, branch.size());
  }
  return digest;
}

std::uint64_t digest_with(std::uint64_t digest, const Variant& variant) {
  digest =
      digest_with(digest, std::vector<int>{variant.rows, variant.cols, variant.low, variant.high});
  digest = digest_with(digest, variant.boxes);
  for (const std::optional<int>& given : variant.givens) {
    digest = mixed(digest, static_cast<std::uint64_t>(given.value_or(-1)));
  }
  for (const Clue& clue : variant.clues) digest = digest_with(digest, clue);
  return digest;
}

std::uint64_t digest_with(std::uint64_t digest, const Puzzle& puzzle) {
  if (puzzle.variant != nullptr) digest = digest_with(digest, *puzzle.variant);
  digest = digest_with(digest_with(digest, puzzle.givens), puzzle.placed);
  for (const Candidate x : puzzle.removed) {
    const int place = x.cell.index() * 9 + x.digit.index();
    digest = mixed(digest, static_cast<std::uint64_t>(place));
  }
  return mixed(digest, puzzle.removed.size());
}

}  // namespace

PuzzleBatches::PuzzleBatches(Invocation& call, const Manner& manner)
    : call_(call),
      manner_(manner),
      names_(call.operands().empty() ? std::vector<std::string>{"-"} : call.operands()) {}

bool PuzzleBatches::pass(const Place& read) {
  passed_ = read.read;
  while (!ended_ && place_.read < passed_) {
    PuzzleBatch none;
    if (input_) {
      read_one(none);
    } else {
      open_next();
    }
    complaint_.reset();
  }
  bytes_told_ = bytes_before_ + (input_ ? input_->read() : 0);
  return place_ == read;
}

bool PuzzleBatches::is_all(const Place& read) {
  if (!pass(read)) return false;
  for (PuzzleBatch batch; next(batch);) {
    if (batch.size() > 0 || batch.unreadable) return false;
  }
  return place_ == read;
}

bool PuzzleBatches::next(PuzzleBatch& batch) {
  if (complaint_) {
    batch = *std::exchange(complaint_, std::nullopt);
    return true;
  }
  batch = PuzzleBatch();
  batch.every = manner_.shard.of;
  batch.boards.reserve(manner_.most);
  for (auto reading = Reading::kGoesOn; reading == Reading::kGoesOn && !ended_ && !complaint_;) {
    if (input_) {
      reading = read_plain_lines(batch);
      batch.place = place_;
      if (reading == Reading::kGoesOn) reading = read_one(batch);
    } else {
      open_next();
    }
    if (!complaint_) batch.place = place_;
  }
  const std::uint64_t bytes_read = bytes_before_ + (input_ ? input_->read() : 0);
  batch.bytes = bytes_read - std::exchange(bytes_told_, bytes_read);
  if (batch.size() > 0) {
    batch.remark.insert(0, std::exchange(remarks_, ""));
    return true;
  }
  return complaint_ && next(batch);
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

void PuzzleBatches::open_next() {
  if (next_name_ == names_.size()) {
    ended_ = true;
    return;
  }
  auto input = open_operand(names_[next_name_++], call_.in);
  if (!input) return complain(input.error().message);
  input_ = std::move(input).value();
  for (const std::string& remark : input_->remarks())
    remarks_ += call_.sentence(input_->name() + ": " + remark);
  reader_.emplace(input_->lines(), manner_.format);
  if (manner_.variants) reader_->accept_variants();
}

PuzzleBatches::Reading PuzzleBatches::read_one(PuzzleBatch& batch) {
  Board board;
  if (reader_->next_board(board)) {
    take(board, batch);
  } else if (auto puzzle = reader_->next()) {
    take(*puzzle, batch);
  } else {
    end_file();
    return Reading::kGoesOn;
  }
  return complaint_ ? Reading::kGoesOn : reading_on(batch);
}

PuzzleBatches::Reading PuzzleBatches::read_plain_lines(PuzzleBatch& batch) {
  const std::string_view text = input_->at_hand();
  std::string_view rest = text;
  Board board;
  while (batch.boards.size() < manner_.most && reader_->next_board(rest, board)) take(board, batch);
  if (rest.size() == text.size()) return Reading::kGoesOn;
  input_->pass(text.size() - rest.size());
  return reading_on(batch);
}

PuzzleBatches::Reading PuzzleBatches::reading_on(const PuzzleBatch& batch) {
  if (batch.size() == 0) return Reading::kGoesOn;
  const bool full = batch.other || batch.boards.size() >= manner_.most;
  return full || input_->dry() ? Reading::kPauses : Reading::kGoesOn;
}

// Whether the puzzle that was read last is to be answered.
bool PuzzleBatches::is_wanted() {
  ++place_.read;
  return place_.read > passed_ && manner_.shard.has(place_.read);
}

void PuzzleBatches::take(const Board& board, PuzzleBatch& batch) {
  if (manner_.digests) place_.digest = digest_with(place_.digest, board);
  if (!is_wanted()) return;
  if (batch.size() == 0) batch.first = place_.read;
  batch.boards.push_back(board);
}

void PuzzleBatches::take(const Result<Puzzle>& puzzle, PuzzleBatch& batch) {
  if (puzzle) remark_on(*puzzle, batch);
  if (puzzle && is_board(*puzzle)) return take(puzzle->givens, batch);
  if (manner_.digests) {
    place_.digest = puzzle ? digest_with(place_.digest, *puzzle)
                           : mixed(place_.digest, digest_of(puzzle.error().message));
  }
  const bool wanted = is_wanted();
  if (puzzle) {
    if (!wanted) return;
    if (batch.size() == 0) batch.first = place_.read;
    batch.other = *puzzle;
    return;
  }
  // Nobody gets past it, unless asked to; then it is a matter of its own shard.
  if (!wanted && manner_.keep_going) return;
  Error error = puzzle.error();
  error.message += " (puzzle " + std::to_string(place_.read) + ")";
  if (!manner_.keep_going && !input_->dry() && reader_->next()) {
    error.message += "; --keep-going goes on with the next one";
  }
  complain(input_->name() + ": " + to_string(error));
  complaint_->unreadable = true;
}

bool PuzzleBatches::is_board(const Puzzle& puzzle) const {
  return has_only_givens(puzzle) && (manner_.keep == Keep::kState || !has_more_than_digits(puzzle));
}

void PuzzleBatches::remark_on(const Puzzle& puzzle, PuzzleBatch& batch) {
  if (puzzle.choice.empty() || !choices_.insert(without_digits(puzzle.choice)).second) return;
  batch.remark += call_.sentence(input_->name() + ": " + puzzle.choice);
}

void PuzzleBatches::end_file() {
  if (auto problem = input_->problem()) complain(problem->message);
  bytes_before_ += input_->read();
  reader_.reset();
  input_.reset();
  choices_.clear();
}

void PuzzleBatches::complain(const std::string& message) {
  complaint_.emplace();
  complaint_->complaint = call_.sentence(message);
  complaint_->place = place_;
  ended_ = !manner_.keep_going;
}

}  // namespace nonet::cli
