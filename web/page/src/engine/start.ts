// Starts the engine in a worker. The page in a folder has its parts beside it; the page in one file carries
// them in blocks of text. Either way the engine is compiled once for all its workers.
import { createWorkerEngine, hasSimd } from "../../../engine/package/index.js";
import type { Engine as Package } from "../../../engine/package/index.js";
import { scriptAddress } from "./script_address.ts";

const inlined = (id: string): string | undefined => document.getElementById(id)?.textContent ?? undefined;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64.trim());
  return Uint8Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
};

const compiled = async (file: "engine" | "rules" | "sight"): Promise<WebAssembly.Module> => {
  if (!hasSimd()) throw new Error("this browser is too old for the engine: it needs vectors in WebAssembly");
  const code = inlined(`${file}-code`);
  if (code) return WebAssembly.compile(bytesOf(code));
  const missing = () =>
    new Error(file === "sight" ? "what reads pictures could not be loaded: it takes a network, once" : "the engine could not be loaded");
  const answer = await fetch(`${file}.wasm`).catch(() => Promise.reject(missing()));
  if (!answer.ok) throw missing();
  // While it still comes in, which browsers do only where the host says what it is.
  return answer.headers.get("Content-Type") === "application/wasm"
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
};

const urlOfWorker = (): string => {
  const code = inlined("worker-code");
  return code ? URL.createObjectURL(new Blob([code], { type: "text/javascript" })) : "worker.js";
};

// Nothing is loaded before the first question: the board comes first.
export const engineStarter = (file: "engine" | "rules"): (() => Promise<Package>) => {
  let url: string | undefined;
  let module: Promise<WebAssembly.Module> | undefined;
  return async () => {
    url ??= urlOfWorker();
    const address = scriptAddress(url);
    const wasm = await (module ??= compiled(file));
    return createWorkerEngine({ wasm, sight: () => compiled("sight"), spawn: () => new Worker(address) });
  };
};
