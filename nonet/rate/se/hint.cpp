#include "nonet/rate/se/hint.h"

namespace nonet::se {

double chain_rating(double base, int complexity) {
  double sum = 0;
  int limit = 4;
  for (bool by_half = true; complexity - 2 > limit; by_half = !by_half) {
    sum += 0.1;
    limit = by_half ? limit * 3 / 2 : limit * 4 / 3;
  }
  return base + sum;
}

int tenths_of(double rating) {
  return static_cast<int>((rating + 0.05) * 10);
}

}  // namespace nonet::se
