#include "nonet/explain/drawn_chain_json.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/core/visible.h"
#include "nonet/explain/step_json.h"
#include "nonet/json/value.h"
#include "nonet/json/writer.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

using JsonKind = JsonValue::Kind;

constexpr std::size_t kMostNodes = 100;

// "r1c1=8", "r1c1,r1c2=8"
std::optional<Node> parse_node(std::string_view text, DigitNames names) {
  const std::size_t sign = text.find('=');
  if (sign == std::string_view::npos) return std::nullopt;
  Node node;
  for (std::string_view left = text.substr(0, sign); !left.empty();) {
    const std::size_t comma = left.find(',');
    const auto cell = parse_cell(left.substr(0, comma));
    if (!cell || node.cells.contains(*cell)) return std::nullopt;
    node.cells.insert(*cell);
    left = comma == std::string_view::npos ? std::string_view() : left.substr(comma + 1);
  }
  const auto digits = parse_digits(text.substr(sign + 1), names);
  if (!digits || digits->size() != 1 || node.cells.empty()) return std::nullopt;
  node.digits = *digits;
  return node;
}

std::string node_text(const Node& node, DigitNames names) {
  std::string text;
  for (Cell cell : node.cells) {
    text += (text.empty() ? "" : ",") + name_of(cell);
  }
  return text + "=" + name_of(node.digit(), names);
}

std::optional<Error> read_parts(const JsonValue& parts, DrawnChain& chain, DigitNames names) {
  if (!parts.is(JsonKind::kList))
    return parts.wrong("\"chain\" is no list of candidates and links");
  if (parts.list.size() > 2 * kMostNodes) return parts.wrong("that chain is too long");
  for (std::size_t i = 0; i < parts.list.size(); ++i) {
    const JsonValue& part = parts.list[i];
    if (i % 2 == 0) {
      const auto node = part.is(JsonKind::kString) ? parse_node(part.string, names) : std::nullopt;
      if (!node) return part.wrong("expected a candidate such as \"r3c5=7\" or \"r3c5,r3c6=7\"");
      chain.nodes.push_back(*node);
    } else {
      if (!part.is(JsonKind::kString) || (part.string != "=" && part.string != "-"))
        return part.wrong("expected a link, \"=\" (strong) or \"-\" (weak)");
      chain.strong.push_back(part.string == "=");
    }
  }
  if (chain.nodes.empty()) return parts.wrong("the chain has no candidate");
  chain.ring = chain.nodes.size() > 1 && chain.strong.size() == chain.nodes.size();
  if (chain.nodes.size() > 2 && !chain.ring && chain.nodes.front() == chain.nodes.back()) {
    chain.nodes.pop_back();
    chain.ring = true;
  }
  if (chain.nodes.size() == 1 && !chain.strong.empty())
    return parts.wrong("a link leads from one candidate to another");
  return std::nullopt;
}

std::optional<Error> read_claims(const JsonValue& claims, DrawnChain& chain, DigitNames names) {
  if (!claims.is(JsonKind::kList)) return claims.wrong("\"claim\" is no list");
  for (const JsonValue& claim : claims.list) {
    const std::string_view text = claim.is(JsonKind::kString) ? claim.string : std::string_view();
    const auto removal = parse_removal(text, names), placement = parse_placement(text, names);
    if (!removal && !placement) return claim.wrong("expected \"r3c5<>7\" or \"r3c5=7\"");
    auto& list = removal ? chain.removals : chain.placements;
    const Candidate x = removal ? *removal : *placement;
    if (std::find(list.begin(), list.end(), x) != list.end())
      return claim.wrong("that is claimed twice");
    list.push_back(x);
  }
  return std::nullopt;
}

void write_link(JsonWriter& json, const DrawnChain& chain, std::size_t i, const LinkJudgement& link,
                const Topology& topology) {
  json.begin_object().member("from", node_text(chain.nodes[i], topology));
  json.member("to", node_text(chain.nodes[(i + 1) % chain.nodes.size()], topology));
  json.member("link", chain.strong[i] ? "strong" : "weak").member("holds", link.holds);
  if (link.by.size() == 1) json.member("by", truth_text(link.by.front(), topology));
  if (link.by.size() > 1) {
    json.key("by").strings(link.by, [&](Truth truth) { return truth_text(truth, topology); });
  }
  write_placements(json.key("others"), link.others, topology);
  json.member("sentence", link.sentence).end_object();
}

}  // namespace

Result<DrawnChain> read_drawn_chain(std::string_view text, DigitNames names) {
  const auto read = parse_json(text);
  if (!read) return read.error();
  const JsonValue& all = *read;
  if (!all.is(JsonKind::kObject)) return all.wrong("expected {\"chain\": [...]}");
  DrawnChain chain;
  bool has_chain = false;
  for (std::size_t i = 0; i < all.keys.size(); ++i) {
    std::optional<Error> problem;
    if (all.keys[i] == "chain") {
      has_chain = true;
      problem = read_parts(all.list[i], chain, names);
    } else if (all.keys[i] == "claim") {
      problem = read_claims(all.list[i], chain, names);
    } else {
      problem = all.list[i].wrong("a drawn chain has no " + quoted_text(all.keys[i]));
    }
    if (problem) return *problem;
  }
  if (!has_chain) return all.wrong("expected {\"chain\": [...]}");
  return chain;
}

std::string judgement_to_json(const DrawnChain& chain, const ChainJudgement& judgement,
                              const Topology& topology) {
  JsonWriter json;
  json.begin_object().member("format", "nonet-chain").member("version", 1);
  json.line(1).member("holds", judgement.holds);
  json.line(1).member("sentence", judgement.sentence);
  json.line(1).key("links").begin_list();
  for (std::size_t i = 0; i < judgement.links.size(); ++i) {
    write_link(json.line(2), chain, i, judgement.links[i], topology);
  }
  json.end_list();
  if (judgement.bad_link) json.line(1).member("bad_link", *judgement.bad_link);
  if (judgement.bad_node) json.line(1).member("bad_node", *judgement.bad_node);
  if (judgement.bad_claim) {
    const Candidate x = *judgement.bad_claim;
    const bool removed =
        std::find(chain.removals.begin(), chain.removals.end(), x) != chain.removals.end();
    json.line(1).member("bad_claim",
                        removed ? removal_text(x, topology) : placement_text(x, topology));
  }
  if (!judgement.result.empty()) json.line(1).member("result", judgement.result);
  write_placements(json.line(1).key("place"), judgement.placements, topology);
  write_removals(json.key("remove"), judgement.removals, topology);
  json.key("truths").begin_list();
  for (Truth truth : judgement.truths) json.string(truth_text(truth, topology));
  json.end_list().end_object();
  return json.take() + "\n";
}

}  // namespace nonet
