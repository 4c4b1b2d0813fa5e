// Finders that are still to be written.
#include "nonet/logic/finder.h"

namespace nonet {

bool find_bug_plus_one(const Grid&, const Ask&, Sink) {
  return false;
}
bool find_unique_rectangle(const Grid&, const Ask&, Sink) {
  return false;
}
bool find_avoidable_rectangle(const Grid&, const Ask&, Sink) {
  return false;
}

}  // namespace nonet
