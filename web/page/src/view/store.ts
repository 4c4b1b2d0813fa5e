// The store: the one place where the app's value changes. Whoever shows something of it asks to be told.
// Every change is saved before anybody is told, so that a crash loses nothing.
import { START, act } from "../app/app.ts";
import type { Action, App } from "../app/app.ts";
import { fromSaved, toSaved } from "../app/saved.ts";

const KEY = "nonet";

export class Store {
  private app: App;
  private readonly listeners: ((app: App, before: App) => void)[] = [];

  constructor(private readonly storage: Storage | undefined) {
    this.app = fromSaved(this.read()) ?? START;
  }

  get now(): App {
    return this.app;
  }

  send(action: Action): void {
    const before = this.app;
    this.app = act(before, action);
    if (this.app === before) return;
    this.write();
    for (const listener of this.listeners) listener(this.app, before);
  }

  listen(listener: (app: App, before: App) => void): void {
    this.listeners.push(listener);
  }

  // Storage may be forbidden or full; playing goes on without it.
  private read(): string | null {
    try {
      return this.storage?.getItem(KEY) ?? null;
    } catch {
      return null;
    }
  }
  private write(): void {
    try {
      this.storage?.setItem(KEY, toSaved(this.app));
    } catch {
      // Nothing to be done: the person is not to be disturbed at every move.
    }
  }
}
