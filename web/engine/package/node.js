// What there is only in Node: files and threads. No bundler gets to see this.
import { readFile } from 'node:fs/promises';
import { Worker, parentPort } from 'node:worker_threads';

/** The address of a file; without a beginning of its own, beside this one. */
export const addressOf = (path) => new URL(path, import.meta.url);

export const bytesOfFile = (url) => readFile(url);

export const spawnThread = () => new Worker(addressOf('worker.js'));

/** Where the thread of a worker hears from the one that began it. */
export const port = parentPort;
