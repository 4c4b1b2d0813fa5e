// What has been ended says so, whether it worked in this thread or in a worker; all else goes on.
import assert from 'node:assert/strict';
import test from 'node:test';
import { EASY, createEngine, createWorkerEngine } from './support.mjs';

const GAME_ENDED = { name: 'NonetError', code: 'ended', message: 'the game has been ended' };
const ENGINE_ENDED = { name: 'NonetError', code: 'ended', message: 'the engine has been ended' };

for (const create of [createEngine, createWorkerEngine]) {
  test(`${create.name}: an ended game answers nothing, and the others go on`, async () => {
    const engine = await create();
    const [ended, other] = [await engine.newGame(), await engine.newGame()];
    await ended.read(EASY);
    await other.read(EASY);
    const asked = ended.board();
    const end = ended.end();
    await assert.rejects(ended.board(), GAME_ENDED);
    await Promise.all([end, ended.end(), ended.end()]);
    assert.equal((await asked).puzzle, EASY);
    await assert.rejects(ended.board(), GAME_ENDED);
    await assert.rejects(ended.read(EASY), GAME_ENDED);
    assert.equal((await other.board()).puzzle, EASY);
    assert.equal((await (await engine.newGame()).board()).puzzle, '.'.repeat(81));
    await engine.end();
  });

  test(`${create.name}: an ended engine makes no game and answers in none`, async () => {
    const engine = await create();
    const game = await engine.newGame();
    await game.read(EASY);
    await engine.end();
    await engine.end();
    await assert.rejects(game.board(), ENGINE_ENDED);
    await assert.rejects(engine.newGame(), ENGINE_ENDED);
    await game.end();
    await assert.rejects(game.board(), GAME_ENDED);
    assert.match(engine.version, /^\d+\.\d+\.\d+$/);
  });
}
