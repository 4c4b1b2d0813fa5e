// Finders that are still to be written.
#include "nonet/logic/finder.h"

namespace nonet {

bool find_remote_pair(const Grid&, const Ask&, Sink) {
  return false;
}
bool find_skyscraper(const Grid&, const Ask&, Sink) {
  return false;
}
bool find_two_string_kite(const Grid&, const Ask&, Sink) {
  return false;
}
bool find_turbot_fish(const Grid&, const Ask&, Sink) {
  return false;
}
bool find_empty_rectangle(const Grid&, const Ask&, Sink) {
  return false;
}
bool find_multi_colors(const Grid&, const Ask&, Sink) {
  return false;
}

}  // namespace nonet
