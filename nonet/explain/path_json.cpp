#include "nonet/explain/path_json.h"

#include "nonet/explain/step_json.h"
#include "nonet/io/format.h"

namespace nonet {

std::string path_to_json(const Path& path) {
  JsonWriter json;
  json.begin_object().member("format", kPathFormat).member("version", kPathVersion);
  write_state(json, path.start.puzzle());
  json.line(1).member("solved", path.solved());
  if (path.solved()) json.member("solution", one_line(path.end.board()));
  json.line(1).key("steps").begin_list();
  Grid state = path.start;
  for (const Step& step : path.steps) {
    write_step(json, step, state, 4);
    apply(step, state);
  }
  json.line(1).end_list().end_object();
  return json.take() + "\n";
}

}  // namespace nonet
