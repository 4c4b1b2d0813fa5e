// The store: the one place where the app's value changes. Whoever shows something of it asks to be told.
// Every change is saved before anybody is told, so that a crash loses nothing.
import { START, act } from "../app/app.ts";
import type { Action, App } from "../app/app.ts";
import { fromSaved, toSaved } from "../app/saved.ts";

export interface Keeping {
  read(): string;
  readLater(): Promise<string | undefined>;
  write(text: string): void;
  listen?(heard: (text: string) => void): void; // what another tab has written
}

export class Store {
  private app: App;
  private touched = false;
  private readonly listeners: ((app: App, before: App) => void)[] = [];
  private readonly followers: (() => void)[] = [];
  // Whether something was remembered only after the page had been opened: a browser that was killed.
  readonly recalled: Promise<boolean>;

  constructor(
    private readonly memory: Keeping,
    start: App = START,
  ) {
    this.app = fromSaved(memory.read()) ?? start;
    this.recalled = memory.readLater().then((text) => this.recall(text));
    memory.listen?.((text) => this.follow(text));
  }

  // One game, one truth: what another tab has done is done here too.
  private follow(text: string): void {
    const app = fromSaved(text);
    if (!app) return;
    this.touched = true;
    const { selection, cursor, mode, held, tint, filter } = this.app;
    const isSame = app.subject.title === this.app.subject.title;
    this.change({ ...app, ...(isSame && { selection, cursor, mode, held, tint, filter }), place: this.app.place });
    for (const listener of this.followers) listener();
  }
  // Told when another tab has played on.
  onFollow(listener: () => void): void {
    this.followers.push(listener);
  }

  get now(): App {
    return this.app;
  }

  send(action: Action): void {
    const next = act(this.app, action);
    if (next === this.app) return;
    this.touched = true;
    this.memory.write(toSaved(next));
    this.change(next);
  }

  listen(listener: (app: App, before: App) => void): void {
    this.listeners.push(listener);
  }

  private change(next: App): void {
    const before = this.app;
    this.app = next;
    for (const listener of this.listeners) listener(next, before);
  }

  // Who has begun to play is not interrupted.
  private recall(text: string | undefined): boolean {
    const app = text === undefined || this.touched ? undefined : fromSaved(text);
    if (app) this.change(app);
    return app !== undefined;
  }
}
