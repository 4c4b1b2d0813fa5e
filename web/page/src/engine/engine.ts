// The engine as the page sees it: questions out, promises of answers in. It works in two workers, one for
// what takes a moment and one for what may take long, so that neither waits for the other and the page
// for none. A question of a kind takes the place of an earlier one of the same kind; a question that is
// called off ends at once, because its worker does: another is started from the code that is compiled
// already.

import type { TableState } from "../board/board_text.ts";

export type Call =
  | "read"
  | "hint"
  | "steps"
  | "path"
  | "check"
  | "rate"
  | "generate"
  | "prove"
  | "write"
  | "formats"
  | "techniques"
  | "lesson"
  | "version";

export interface Question {
  readonly call: Call;
  readonly state?: TableState; // the board, where the call is about one
  readonly text?: string; // what to read, prove or look up
  readonly options?: Readonly<Record<string, unknown>>;
}

export type Reply =
  | { readonly id: number; readonly answer: string }
  | { readonly id: number; readonly problem: string }
  | { readonly ready: true };

export class CalledOff extends Error {
  constructor() {
    super("It was called off.");
  }
}
// The engine's own sentence on why there is no answer.
export class Refusal extends Error {}

export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: { data: Reply }) => void) | null;
  onerror: ((event: { message: string }) => void) | null;
}

interface Task {
  readonly id: number;
  readonly kind: string;
  readonly question: Question;
  readonly resolve: (answer: string) => void;
  readonly reject: (reason: Error) => void;
}

// One worker with its queue.
class Lane {
  private worker: WorkerLike | undefined;
  private running: Task | undefined;
  private queue: Task[] = [];
  constructor(private readonly start: () => WorkerLike) {}

  ask(task: Task): void {
    this.callOff(task.kind);
    this.queue.push(task);
    this.next();
  }

  callOff(kind: string): void {
    for (const task of this.queue.filter((each) => each.kind === kind)) task.reject(new CalledOff());
    this.queue = this.queue.filter((task) => task.kind !== kind);
    if (this.running?.kind !== kind) return;
    this.drop(new CalledOff());
    this.next();
  }

  private drop(reason: Error): void {
    const task = this.running;
    this.running = undefined;
    this.worker?.terminate();
    this.worker = undefined;
    task?.reject(reason);
  }

  private next(): void {
    if (this.running || !this.queue.length) return;
    this.worker ??= this.started();
    this.running = this.queue.shift() as Task;
    this.worker.postMessage({ id: this.running.id, question: this.running.question });
  }

  private started(): WorkerLike {
    const worker = this.start();
    worker.onmessage = ({ data }) => {
      if ("ready" in data || data.id !== this.running?.id) return;
      const task = this.running;
      this.running = undefined;
      if ("answer" in data) task.resolve(data.answer);
      else task.reject(new Refusal(data.problem));
      this.next();
    };
    worker.onerror = ({ message }) => {
      this.drop(new Refusal(`The engine has stopped: ${message}`));
      this.next();
    };
    return worker;
  }
}

const LONG: ReadonlySet<Call> = new Set(["generate", "rate", "path", "steps"]);

export class Engine {
  private readonly quick: Lane;
  private readonly long: Lane;
  private count = 0;

  constructor(start: () => WorkerLike) {
    this.quick = new Lane(start);
    this.long = new Lane(start);
  }

  // The answer as text. `kind` tells questions apart that may be asked side by side.
  askText(question: Question, kind: string = question.call): Promise<string> {
    return new Promise((resolve, reject) => {
      const lane = LONG.has(question.call) ? this.long : this.quick;
      lane.ask({ id: ++this.count, kind, question, resolve, reject });
    });
  }

  async ask<T>(question: Question, kind?: string): Promise<T> {
    return JSON.parse(await this.askText(question, kind)) as T;
  }

  callOff(kind: string): void {
    this.quick.callOff(kind);
    this.long.callOff(kind);
  }
}
