// What runs in the worker: it is sent a module first, then calls one at a time, and answers each.
//
//   { module }                          -> { ready: version } or { broken }
//   { id, game, call, texts }           -> { id, answer } or { id, error } or { id, broken }
//   { id, game, call: 'end' }           -> { id, answer }
//   { id, call: 'solve_many', texts }   -> { id, answer }, texts and answer those of many.js
//   { id, call: 'see', texts }          -> { id, answer }, texts: module of the reader, picture, options
//
// Games are named by the client; one that is not known yet is begun. `broken` is the end of this
// instance: the module has trapped, and what it holds can't be relied on.
import { NonetError, padded } from './calls.js';
import { isNode, node } from './host.js';
import { Instance } from './instance.js';
import { Sight } from './sight.js';

let instance;
let sight; // a promise, once there was a picture
const handles = new Map();

async function answer({ game, call, texts }) {
  if (call === 'see') return (await (sight ??= Sight.start(texts[0]))).see(texts[1], texts[2]);
  if (call === 'end') {
    if (handles.has(game)) instance.endGame(handles.get(game));
    handles.delete(game);
    return undefined;
  }
  if (call === 'solve_many') return instance.solveMany({ text: texts[0], whole: texts[1] });
  if (!handles.has(game)) handles.set(game, instance.newGame());
  return instance.ask(handles.get(game), call, padded(call, texts));
}

async function reply(message) {
  try {
    return { id: message.id, answer: await answer(message) };
  } catch (error) {
    const { code, message: sentence, line, column } = error;
    const broken = instance.broken || !(error instanceof NonetError);
    return broken ? { id: message.id, broken: sentence }
                  : { id: message.id, error: { code, message: sentence, line, column } };
  }
}

async function receive(port, message) {
  if (!message.module) return port.postMessage(await reply(message));
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
