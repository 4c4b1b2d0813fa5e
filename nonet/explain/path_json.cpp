#include "nonet/explain/path_json.h"

#include "nonet/explain/step_json.h"
#include "nonet/io/format.h"
#include "nonet/text/step_shape.h"

namespace nonet {

PathWriter::PathWriter(const Grid& start) : json_(std::make_unique<JsonWriter>()) {
  const int version = start.rulebook() == nullptr ? kPathVersion : kRuledPathVersion;
  json_->begin_object().member("format", kPathFormat).member("version", version);
  write_state(*json_, start);
  json_->line(1).key("steps").begin_list();
}

PathWriter::~PathWriter() = default;

std::string PathWriter::step(const Step& step, const Grid& before) {
  if (find_misshapen(step, before)) return "";
  write_step(*json_, step, before, 4, words_.sentence_of(step, before, ++number_));
  return json_->take();
}

std::string PathWriter::end(const Grid& end) {
  json_->line(1).end_list();
  json_->line(1).member("solved", end.solved());
  if (end.solved()) json_->member("solution", one_line(end.board(), end.topology()));
  json_->end_object();
  return json_->take() + "\n";
}

std::string path_to_json(const Path& path) {
  PathWriter writer(path.start);
  std::string text;
  Grid state = path.start;
  for (const Step& step : path.steps) {
    text += writer.step(step, state);
    apply(step, state);
  }
  return text + writer.end(path.end);
}

}  // namespace nonet
