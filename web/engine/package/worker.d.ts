// The script of a worker: it exports nothing, and answers what createWorkerEngine sends it.
export {};
