/* Plays some moves in a puzzle and asks for a hint, in C11: text in, JSON out.
 *   game_in_c 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 r1c3=4 */
#include <nonet/c/nonet.h>
#include <stdio.h>

/* Prints an answer, or why there is none. */
static int show(const nonet_game* game, const char* answer) {
  fputs(answer != NULL ? answer : nonet_error(game), answer != NULL ? stdout : stderr);
  if (answer == NULL) fputs("\n", stderr);
  return answer != NULL;
}

int main(int argc, char** argv) {
  nonet_game* game = nonet_new();
  int ok = game != NULL && argc >= 2;
  if (!ok) fprintf(stderr, "usage: game_in_c PUZZLE [MOVE...]\n");
  ok = ok && show(game, nonet_read(game, argv[1], NULL));
  for (int i = 2; ok && i < argc; ++i) ok = show(game, nonet_play(game, argv[i]));
  ok = ok && show(game, nonet_check(game, NULL));
  ok = ok && show(game, nonet_hint(game, "{\"rung\": 5, \"without\": [\"trials\"]}"));
  nonet_free(game);
  return ok ? 0 : 2;
}
