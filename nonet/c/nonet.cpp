#include "nonet/c/nonet.h"

#include <new>
#include <utility>

#include "nonet/c/game.h"
#include "nonet/json/writer.h"
#include "nonet/version.h"

struct nonet_game {
  nonet::CGame game;
  std::string answer;
  std::string error;  // "" if the last call went well
  std::string error_json;
  int error_code = NONET_OK;
};

namespace {

using nonet::CGame;
using nonet::Error;

constexpr int kSchemaVersion = 1;

std::string_view text_in(const char* text) {
  return text != nullptr ? std::string_view(text) : std::string_view();
}

void keep_error(nonet_game& game, const Error& error) {
  nonet::JsonWriter json;
  json.begin_object().member("format", "nonet-error").member("version", 1);
  json.member("code", name_of(error.code)).member("message", error.message);
  if (error.line > 0) json.member("line", error.line);
  if (error.column > 0) json.member("column", error.column);
  game.error_json = json.end_object().take() + "\n";
  game.error = to_string(error);
  game.error_code = static_cast<int>(error.code);
}

// Nothing is thrown but where memory ends, and not even that gets out of here. (WebAssembly ends
// there, having no exceptions.)
template <class Ask>
const char* answered(nonet_game* game, Ask ask) noexcept {
  if (game == nullptr) return nullptr;
#ifdef __cpp_exceptions
  try {
#endif
    game->error.clear();
    game->error_json.clear();
    game->error_code = NONET_OK;
    game->game.begin_call();
    CGame::Answer answer = ask(game->game);
    if (answer) {
      game->answer = *std::move(answer);
      return game->answer.c_str();
    }
    keep_error(*game, answer.error());
#ifdef __cpp_exceptions
  } catch (...) {
    game->error = "no memory left";
    game->error_code = NONET_NO_MEMORY;
  }
#endif
  return nullptr;
}

}  // namespace

const char* nonet_version(void) {
  return nonet::kVersion;
}

int nonet_schema_version(void) {
  return kSchemaVersion;
}

nonet_game* nonet_new(void) {
  return new (std::nothrow) nonet_game;
}

void nonet_free(nonet_game* game) {
  delete game;
}

const char* nonet_error(const nonet_game* game) {
  return game == nullptr || game->error.empty() ? nullptr : game->error.c_str();
}

const char* nonet_error_json(const nonet_game* game) {
  return game == nullptr || game->error_json.empty() ? nullptr : game->error_json.c_str();
}

int nonet_error_code(const nonet_game* game) {
  return game == nullptr ? NONET_OK : game->error_code;
}

void nonet_stop(nonet_game* game) {
  if (game != nullptr) game->game.ask_to_stop();
}

int nonet_stopped(const nonet_game* game) {
  return game != nullptr && game->game.was_stopped() ? 1 : 0;
}

const char* nonet_read(nonet_game* game, const char* text, const char* options) {
  return answered(game, [=](CGame& g) { return g.read(text_in(text), text_in(options)); });
}

const char* nonet_see(nonet_game* game, const unsigned char* grey, int width, int height,
                      const char* options) {
  return answered(game, [=](CGame& g) { return g.see(grey, width, height, text_in(options)); });
}

#define NONET_ASK(call)                                        \
  const char* nonet_##call(nonet_game* game) {                 \
    return answered(game, [](CGame& g) -> CGame::Answer {      \
      if (auto refusal = g.refusal_of(#call)) return *refusal; \
      return g.call();                                         \
    });                                                        \
  }
#define NONET_ASK_WITH(call)                                     \
  const char* nonet_##call(nonet_game* game, const char* text) { \
    return answered(game, [=](CGame& g) -> CGame::Answer {       \
      if (auto refusal = g.refusal_of(#call)) return *refusal;   \
      return g.call(text_in(text));                              \
    });                                                          \
  }

NONET_ASK(board)
NONET_ASK_WITH(play)
NONET_ASK(undo)
NONET_ASK(redo)
NONET_ASK(restart)
NONET_ASK_WITH(write)
NONET_ASK(formats)
NONET_ASK_WITH(draw)
NONET_ASK_WITH(check)
NONET_ASK_WITH(hint)
NONET_ASK_WITH(next)
NONET_ASK_WITH(steps)
NONET_ASK_WITH(path)
NONET_ASK_WITH(take)
NONET_ASK_WITH(prove)
NONET_ASK_WITH(chain)
NONET_ASK_WITH(combinations)
NONET_ASK_WITH(examine)
NONET_ASK_WITH(rate)
NONET_ASK_WITH(generate)
NONET_ASK(canon)
NONET_ASK(techniques)
NONET_ASK_WITH(lesson)
NONET_ASK_WITH(practice)
