// `nonet mcp` with the client of the protocol's own TypeScript SDK, which holds every message
// against the specification's schemas and every answer against the schema of its tool.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { missing } from '../registry.mjs';

const root = new URL('../../../', import.meta.url);
const PROGRAM = fileURLToPath(new URL('build/release/bin/nonet', root));
const FOLDER = fileURLToPath(new URL('build/web/mcp/', root));
const skip = missing(fileURLToPath(new URL('package.json', import.meta.url)), FOLDER);
const part = (path) => import(pathToFileURL(join(FOLDER, 'node_modules/@modelcontextprotocol/sdk/dist/esm/client', path)));

const PUZZLE = '4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5';
const SOLUTION = '437516289192843576586729314653287491924165837718934652845691723379452168261378945';

let client;
before(async () => {
  if (skip) return;
  const { Client } = await part('index.js');
  const { StdioClientTransport } = await part('stdio.js');
  client = new Client({ name: 'nonet-test', version: '1.0.0' });
  await client.connect(new StdioClientTransport({ command: PROGRAM, args: ['mcp'] }));
});
after(() => client?.close());

const call = async (name, args, options) => client.callTool({ name, arguments: args }, undefined, options);

test('it says who it is, and is there', { skip }, async () => {
  assert.equal(client.getServerVersion().name, 'nonet');
  assert.match(client.getInstructions(), /let check confirm/);
  await client.ping();
});

test('it has eight tools, and each answers as its schema says', { skip }, async () => {
  const { tools } = await client.listTools();
  const told = { hint: { rung: 5 }, check: { claim: 'r5c5=6' }, draw: { hint: true } };
  for (const { name, outputSchema } of tools) {
    assert.equal(outputSchema.type, 'object', name);
    const puzzle = name === 'generate' ? {} : { puzzle: PUZZLE };
    const answer = await call(name, { ...puzzle, ...told[name] });
    assert.equal(answer.isError, false, name);
    assert.equal(answer.content[0].type, 'text', name);
  }
  assert.equal(tools.length, 8);
});

test('a hint leads up its rungs to a step, and check takes that step', { skip }, async () => {
  const first = await call('hint', { puzzle: PUZZLE, rung: 1 });
  assert.equal(first.structuredContent.step, undefined);
  const last = await call('hint', { puzzle: PUZZLE, rung: 5 });
  const { step } = last.structuredContent;
  assert.equal(step.proved, true);
  const checked = await call('check', { puzzle: PUZZLE, step });
  assert.equal(checked.structuredContent.verdict, 'proved');
  const false_one = await call('check', { puzzle: PUZZLE, step: { ...step, place: ['r3c1=6'] } });
  assert.equal(false_one.structuredContent.verdict, 'refused');
  assert.notEqual(false_one.isError, true);
});

test('a solution comes with its proof', { skip }, async () => {
  const { structuredContent } = await call('solve', { puzzle: PUZZLE });
  assert.equal(structuredContent.solution, SOLUTION);
  const { proof } = structuredContent;
  const checked = await call('check', { puzzle: PUZZLE, step: proof });
  assert.equal(checked.structuredContent.verdict, 'proved');
});

test('what it can not do it says, in the way that the protocol has for it', { skip }, async () => {
  const unreadable = await call('read', { puzzle: 'x' });
  assert.equal(unreadable.isError, true);
  assert.match(unreadable.content[0].text, /no puzzle begins like this/);
  await assert.rejects(call('hint', { puzzle: PUZZLE, rung: 9 }), /whole number from 1 to 5/);
  await assert.rejects(call('none', {}), /there is no tool 'none'/);
});

test('a call that is not wanted any more is ended, and the next one answered', { skip }, async () => {
  const ending = new AbortController();
  const slow = call('generate', { clues: 17, time_limit: 60 }, { signal: ending.signal });
  await client.ping();
  ending.abort('enough');
  await assert.rejects(slow, /enough/);
  const next = await call('solve', { puzzle: PUZZLE, proof: false });
  assert.equal(next.structuredContent.solution, SOLUTION);
});
