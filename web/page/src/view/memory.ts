// What is kept between visits, in two places. localStorage answers at once, so that the page opens with the
// table on it; but browsers bring it to the disk only seconds later, and one that is killed has lost them.
// IndexedDB answers a moment later and has a text on the disk within milliseconds: after a crash it is the
// one that knows the last moves. Both get every text, with its time, and the later one counts.

const NAME = "nonet"; // of the item there, of the database, its store and the record here
type Kept = { readonly at: number; readonly text: string };

const NOTHING: Kept = { at: 0, text: "" };

const keptOf = (value: unknown): Kept => {
  const { at, text } = (value ?? {}) as Partial<Kept>;
  return typeof at === "number" && typeof text === "string" ? { at, text } : NOTHING;
};

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });

const opened = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(NAME);
  return answered(request);
};

// Either place may be forbidden, full or damaged; playing goes on without it.
export class Memory {
  private quick: Kept;
  private readonly database: Promise<IDBDatabase | undefined>;
  private next: Kept | undefined; // not handed to the database yet
  private writing = false;

  constructor(private readonly storage: Storage | undefined) {
    this.quick = this.readQuick();
    this.database = opened().catch(() => undefined);
  }

  private readQuick(): Kept {
    try {
      const item = this.storage?.getItem(NAME) ?? "";
      const kept = keptOf(JSON.parse(item || "null"));
      return kept.text ? kept : { at: 1, text: item }; // as it was kept before there were two places
    } catch {
      return NOTHING;
    }
  }

  // What is known at once.
  read(): string {
    return this.quick.text;
  }

  // What only the database knows; nothing where that is no news.
  async readLater(): Promise<string | undefined> {
    try {
      const database = await this.database;
      const store = database?.transaction(NAME).objectStore(NAME);
      const kept = keptOf(store && (await answered(store.get(NAME) as IDBRequest<unknown>)));
      return kept.at > this.quick.at ? kept.text : undefined;
    } catch {
      return undefined;
    }
  }

  // What another tab has written meanwhile: the browser tells the others of it, and one that slept asks.
  listen(heard: (text: string) => void): void {
    const look = () => {
      const kept = this.readQuick();
      if (kept.at <= this.quick.at || kept.text === this.quick.text) return;
      this.quick = kept;
      heard(kept.text);
    };
    window.addEventListener("storage", ({ key }) => key === NAME && look());
    window.addEventListener("pageshow", look);
    document.addEventListener("visibilitychange", look);
  }

  write(text: string): void {
    this.next = { at: Math.max(Date.now(), this.quick.at + 1), text };
    this.quick = this.next;
    try {
      this.storage?.setItem(NAME, JSON.stringify(this.next));
    } catch {
      // Nothing to be done: the person is not to be disturbed at every move.
    }
    if (!this.writing) void this.writeOn();
  }

  // One text after the other; of those that came meanwhile only the last.
  private async writeOn(): Promise<void> {
    this.writing = true;
    const database = await this.database;
    while (this.next) {
      const kept = this.next;
      this.next = undefined;
      try {
        const transaction = database?.transaction(NAME, "readwrite", { durability: "strict" });
        if (transaction) await answered(transaction.objectStore(NAME).put(kept, NAME));
      } catch {
        // As above.
      }
    }
    this.writing = false;
  }
}
