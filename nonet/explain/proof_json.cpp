#include "nonet/explain/proof_json.h"

#include "nonet/explain/step_json.h"

namespace nonet {
namespace {

std::string words_of_step(const PathCheck& check) {
  if (!check.holds) return (check.decided ? "Refused: " : "Not decided: ") + check.fault + ".";
  return std::string("Proved: the truths that the step cites leave no other way") +
         (check.uses_uniqueness ? "; it uses that there is one solution, which was checked." : ".");
}

}  // namespace

std::string proof_to_json(const PathCheck& check, const ClaimedStep* step) {
  JsonWriter json;
  json.begin_object().member("format", "nonet-proof").member("version", 1);
  json.line(1).member("holds", check.holds).member("verdict", verdict_of(check));
  json.member("steps", check.steps).member("checked", check.checked);
  json.line(1).member("sentence", step != nullptr ? words_of_step(check) : words_of(check));
  if (!check.fault.empty()) json.line(1).member("fault", check.fault).member("line", check.line);
  json.line(1).member("solved", check.solved);
  if (step != nullptr) {
    write_claim(json, step->step, Topology::classic(), 1);
  } else {
    json.member("assumes_unique", check.uses_uniqueness);
  }
  json.end_object();
  return json.take() + "\n";
}

}  // namespace nonet
