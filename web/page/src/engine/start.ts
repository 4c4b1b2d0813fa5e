// Starts workers. The page in a folder has its parts beside it; the page in one file carries them in two
// blocks of text. Either way the engine is compiled once, and every worker gets what was compiled.
import type { WorkerLike } from "./engine.ts";

const inlined = (id: string): string | undefined => document.getElementById(id)?.textContent ?? undefined;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64.trim());
  return Uint8Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
};

const compiled = async (): Promise<WebAssembly.Module> => {
  const code = inlined("engine-code");
  if (code) return WebAssembly.compile(bytesOf(code));
  const answer = await fetch("engine.wasm");
  if (!answer.ok) throw new Error("the engine could not be loaded");
  return WebAssembly.compile(await answer.arrayBuffer());
};

const urlOfWorker = (): string => {
  const code = inlined("worker-code");
  return code ? URL.createObjectURL(new Blob([code], { type: "text/javascript" })) : "worker.js";
};

// Questions wait until the engine is there.
export const startingWorkers = (): (() => WorkerLike) => {
  const url = urlOfWorker();
  const module = compiled();
  return () => {
    const worker = new Worker(url);
    const door: WorkerLike = {
      onmessage: null,
      onerror: null,
      postMessage: (message) => void module.then(() => worker.postMessage(message)).catch(() => undefined),
      terminate: () => worker.terminate(),
    };
    worker.onmessage = (event: MessageEvent) => door.onmessage?.(event);
    worker.onerror = (event) => door.onerror?.({ message: event.message });
    module.then(
      (code) => worker.postMessage({ module: code }),
      (reason: unknown) => door.onerror?.({ message: String(reason) }),
    );
    return door;
  };
};
