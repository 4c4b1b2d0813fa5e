// What runs in the worker: it is sent a module first, then calls one at a time, and answers each.
//
//   { module }                          -> { ready: version }
//   { id, game, call, texts }           -> { id, answer } or { id, error } or { id, broken }
//   { id, game, call: 'end' }           -> { id, answer }
//
// Games are named by the client; one that is not known yet is begun. `broken` is the end of this
// instance: the module has trapped, and what it holds can't be relied on.
import { NonetError } from './calls.js';
import { padded } from './engine.js';
import { Instance, isNode } from './module.js';

let instance;
const handles = new Map();

function answer({ game, call, texts }) {
  if (call === 'end') {
    if (handles.has(game)) instance.endGame(handles.get(game));
    handles.delete(game);
    return undefined;
  }
  if (!handles.has(game)) handles.set(game, instance.newGame());
  return instance.ask(handles.get(game), call, padded(call, texts));
}

function reply(message) {
  try {
    return { id: message.id, answer: answer(message) };
  } catch (error) {
    const { message: sentence, line, column } = error;
    const broken = instance.broken || !(error instanceof NonetError);
    return broken ? { id: message.id, broken: sentence }
                  : { id: message.id, error: { message: sentence, line, column } };
  }
}

async function receive(port, message) {
  if (message.module) {
    instance = await Instance.start(message.module);
    port.postMessage({ ready: instance.version });
  } else {
    port.postMessage(reply(message));
  }
}

if (isNode) {
  const threads = 'node:worker_threads';
  import(/* @vite-ignore */ threads).then(({ parentPort }) =>
    parentPort.on('message', (message) => receive(parentPort, message)));
} else {
  globalThis.onmessage = (event) => receive(globalThis, event.data);
}
