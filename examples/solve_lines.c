/* Solves a file of puzzles, one a line, in C11: lines in, lines out, and what was wrong beside
 * them. solve_lines puzzles.txt > solutions.txt */
#include <nonet/c/nonet.h>
#include <stdio.h>
#include <stdlib.h>

/* The whole file, and its size; NULL where it can't be read. */
static char* text_of(const char* name, size_t* size) {
  FILE* file = fopen(name, "rb");
  char* text = NULL;
  size_t room = 0;
  *size = 0;
  while (file != NULL && !feof(file)) {
    char* more = *size == room ? realloc(text, room = room * 2 + 65536) : text;
    if (more == NULL) break;
    text = more;
    *size += fread(text + *size, 1, room - *size, file);
    if (ferror(file)) break;
  }
  if (file != NULL && feof(file) && fclose(file) == 0) return text;
  free(text);
  return NULL;
}

int main(int argc, char** argv) {
  size_t size = 0;
  char* puzzles = argc == 2 ? text_of(argv[1], &size) : NULL;
  if (puzzles == NULL) {
    fprintf(stderr, "usage: solve_lines FILE\n");
    return 2;
  }
  const size_t count = nonet_solve_lines(puzzles, size, NULL, NULL, 0);
  char* solutions = malloc(82 * count + 1);
  signed char* statuses = malloc(count + 1);
  int ok = solutions != NULL && statuses != NULL;
  if (ok) {
    nonet_solve_lines(puzzles, size, solutions, statuses, count);
    fwrite(solutions, 82, count, stdout);
  }
  for (size_t i = 0; ok && i < count; ++i) {
    if (statuses[i] == 1) continue;
    fprintf(stderr, statuses[i] < 0 ? "line %zu: no puzzle (%d)\n" : "line %zu: %d solutions\n",
            i + 1, statuses[i]);
  }
  free(statuses);
  free(solutions);
  free(puzzles);
  return ok ? 0 : 2;
}
