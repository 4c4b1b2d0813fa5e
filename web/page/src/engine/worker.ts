// The worker: gets the compiled engine first, then one question after the other.
import type { Question, Reply } from "./engine.ts";
import { Game } from "./module.ts";

type Message = { module: WebAssembly.Module } | { id: number; question: Question };

let module: WebAssembly.Module | undefined;
let game: Game | undefined;

const reply = (message: Reply): void => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<Message>): void => {
  if ("module" in data) {
    module = data.module;
    return;
  }
  try {
    if (!module) throw new Error("the engine has not been loaded");
    game ??= new Game(module);
    reply({ id: data.id, answer: game.answer(data.question) });
  } catch (reason) {
    // A module that has trapped is not to be trusted any more.
    if (reason instanceof WebAssembly.RuntimeError) game = undefined;
    reply({ id: data.id, problem: reason instanceof Error ? reason.message : String(reason) });
  }
};
