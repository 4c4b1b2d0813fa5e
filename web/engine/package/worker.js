// What runs in the worker: it is sent a module first, then calls one at a time, and answers each.
//
//   { module }                          -> { ready: version } or { broken }
//   { id, game, call, texts }           -> { id, answer } or { id, error } or { id, broken }
//   { id, game, call: 'end' }           -> { id, answer }
//   { id, call: 'solve_many', texts }   -> { id, answer }, texts and answer those of many.js
//
// Games are named by the client; one that is not known yet is begun. `broken` is the end of this
// instance: the module has trapped, and what it holds can't be relied on.
import { NonetError, padded } from './calls.js';
import { isNode, node } from './host.js';
import { Instance } from './instance.js';

let instance;
const handles = new Map();

function answer({ game, call, texts }) {
  if (call === 'end') {
    if (handles.has(game)) instance.endGame(handles.get(game));
    handles.delete(game);
    return undefined;
  }
  if (call === 'solve_many') return instance.solveMany({ text: texts[0], whole: texts[1] });
  if (!handles.has(game)) handles.set(game, instance.newGame());
  return instance.ask(handles.get(game), call, padded(call, texts));
}

function reply(message) {
  try {
    return { id: message.id, answer: answer(message) };
  } catch (error) {
    const { code, message: sentence, line, column } = error;
    const broken = instance.broken || !(error instanceof NonetError);
    return broken ? { id: message.id, broken: sentence }
                  : { id: message.id, error: { code, message: sentence, line, column } };
  }
}

async function receive(port, message) {
  if (!message.module) return port.postMessage(reply(message));
  try {
    instance = await Instance.start(message.module);
    port.postMessage({ ready: instance.version });
  } catch (error) {
    port.postMessage({ broken: `the module can't be started: ${error.message}` });
  }
}

if (isNode) {
  node().then(({ port }) => port.on('message', (message) => receive(port, message)));
} else {
  globalThis.onmessage = (event) => receive(globalThis, event.data);
}
