// mcp: nonet for programs that talk, as a server of the Model Context Protocol.
#include "cli/app/commands.h"
#include "cli/mcp/server.h"
#include "cli/terminal/terminal.h"

namespace nonet::cli {
namespace {

int run_mcp(Invocation& call) {
  if (is_screen(call)) {
    call.tell("messages are read from standard input, one a line; programs start this command");
  }
  if (!mcp::serve(call.in, call.out)) return call.wrong("an answer can't be written");
  return kExitDone;
}

}  // namespace

const Command kMcpCommand = {
    .name = "mcp",
    .operands = "",
    .summary = "for programs that talk: a server of the Model Context Protocol",
    .details =
        "Speaks the Model Context Protocol over standard input and output, JSON-RPC messages of\n"
        "one line each, in its versions 2025-06-18, 2025-03-26 and 2024-11-05. An assistant that\n"
        "starts it has these tools:\n\n"
        "  read      what stands on a board, and how many solutions it has\n"
        "  solve     the solution, and the way that proves it\n"
        "  hint      help with the next step, rung by rung\n"
        "  explain   the whole way, each step with its certificate\n"
        "  check     whether a claimed step is so, with its proof, or why not\n"
        "  rate      how hard a puzzle is\n"
        "  generate  puzzles to order\n"
        "  draw      the board, or a step on it, as SVG\n\n"
        "Each call brings its puzzle along as text, in any format and with rules of its own. What\n"
        "an answer claims comes with its proof; what is claimed to it and false is refused, with\n"
        "the reason. Nothing is read from files, nothing is fetched, and a call ends after ten\n"
        "seconds, or its time_limit, a minute at most.",
    .options = {},
    .examples = {{"nonet mcp < messages.jsonl", "what it answers to messages in a file"}},
    .most_operands = 0,
    .run = run_mcp};

}  // namespace nonet::cli
