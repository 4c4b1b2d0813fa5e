// Any calls with any texts on one game: each is answered with text or refused with a sentence, and
// the board stays one that can be asked. A call is a letter and its texts,
//
//   letter text [0x1F options] 0x1E
//
// Those that may take long are told to stop before they begin; what they find has targets of its
// own. The empty board has no more than one canonical form, and takes longest to bring to it: it is
// passed by.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/c/nonet.h"

namespace {

void require(bool condition) {
  if (!condition) std::abort();
}

bool is_empty(nonet_game* game) {
  return std::string_view(nonet_write(game, nullptr)).starts_with(std::string(81, '.'));
}

const char* ask(nonet_game* game, unsigned letter, const char* text, const char* options) {
  const bool long_one = letter % 21 >= 14;
  if (long_one) nonet_stop(game);
  switch (letter % 21) {
    case 1:
      return nonet_play(game, text);
    case 2:
      return nonet_undo(game);
    case 3:
      return nonet_redo(game);
    case 4:
      return nonet_restart(game);
    case 5:
      return nonet_write(game, options);
    case 6:
      return nonet_formats(game);
    case 7:
      if (letter < 128) return nonet_check(game, options);
      nonet_stop(game);
      return letter < 192 ? nonet_examine(game, options) : nonet_combinations(game, options);
    case 8:
      return nonet_next(game, "{\"only\": [\"singles\", \"subsets\", \"wings\"]}");
    case 9:
      return nonet_take(game, text);
    case 10:
      return letter < 128 ? nonet_prove(game, text) : nonet_chain(game, text);
    case 11:
      return is_empty(game) ? nonet_board(game) : nonet_canon(game);
    case 12:
      return nonet_take(game, nullptr);
    case 13:
      if (letter < 128) return nonet_board(game);
      nonet_stop(game);  // a step may take long to find
      return nonet_draw(game, options);
    case 14:
      return nonet_hint(game, options);
    case 15:
      return nonet_steps(game, options);
    case 16:
      return nonet_path(game, options);
    case 17:
      return nonet_rate(game, options);
    case 18:
      return nonet_generate(game, options);
    case 19:
      return nonet_lesson(game, text);
    case 20:
      nonet_stop(game);  // a board may take long to make
      return nonet_practice(game, options);
    default:
      return nonet_read(game, text, options);
  }
}

// Each line is answered as it is by itself, and nothing is written behind the last.
void solve(const std::string& text) {
  const std::size_t count = nonet_solve_lines(text.data(), text.size(), nullptr, nullptr, 0);
  std::string lines(82 * count, '\0');
  std::vector<signed char> statuses(count);
  nonet_solve_lines(text.data(), text.size(), lines.data(), statuses.data(), count);
  std::size_t at = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    char solution[82];
    const int status = nonet_solve(text.substr(at, end - at).c_str(), solution);
    require(status == statuses[i]);
    require(status < 0 || lines.compare(82 * i, 81, solution) == 0);
    at = end + 1;
  }
}

void call(nonet_game* game, const std::string& record) {
  const std::size_t split = record.find('\x1F');
  const std::string text = record.substr(1, split - 1);
  const std::string options = split == std::string::npos ? "" : record.substr(split + 1);
  const auto letter = static_cast<unsigned char>(record.front());
  if (letter % 21 == 0 && text.find('\0') == std::string::npos) solve(text);
  const char* answer = ask(game, letter, text.c_str(), options.c_str());
  const char* error = nonet_error(game);
  require((answer == nullptr) == (error != nullptr));
  require((error != nullptr) == (nonet_error_code(game) != NONET_OK));
  require(answer == nullptr || std::strlen(answer) > 0);
  require(error == nullptr || (std::strlen(error) > 0 && nonet_error_json(game)[0] == '{'));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr int kMostCalls = 12;
  const std::string all(reinterpret_cast<const char*>(data), size);
  nonet_game* game = nonet_new();
  std::size_t at = 0;
  for (int i = 0; i < kMostCalls && at < all.size(); ++i) {
    const std::size_t end = std::min(all.find('\x1E', at), all.size());
    if (end > at) call(game, all.substr(at, end - at));
    at = end + 1;
  }
  require(nonet_board(game) != nullptr);
  nonet_free(game);
  return 0;
}
