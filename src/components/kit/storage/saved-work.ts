// Stores readers' work in the browser. Unreadable data is set aside, never overwritten,
// and storage errors are reported on the page.

/** Why something can't be stored. */
export type StorageFault = "full" | "forbidden" | "long";

/** A value parsed from stored text. */
export interface StoredValue<T> {
  readonly value: T;
  /** Why part of the text can't be read; undefined if all of it was. */
  readonly flaw?: string | undefined;
}

/** The text format of one kind of work. Stored text is not trusted. */
export interface WorkFormat<T> {
  /** @throws {Error} when nothing of it can be read; the message says why */
  read(text: string): StoredValue<T>;
  /** @throws {RangeError} when it is too long to be read again */
  write(value: T): string;
}

/** A stored text that can't be read completely. */
export interface UnreadableText {
  readonly text: string;
  /** Undefined when it can be read now. */
  readonly flaw: string | undefined;
  discard(): void;
}

/** A reader's work of one kind, stored in the browser under one key. */
export class SavedWork<T> {
  readonly #key: string;
  readonly #format: WorkFormat<T>;
  readonly #watchers = new Set<() => void>();
  #fault: StorageFault | undefined;
  /** The last stored text that was read completely. */
  #understood: string | undefined;
  /** The last one that was not, so that a long text is not read several times. */
  #flawed: { readonly text: string; readonly flaw: string } | undefined;

  constructor(key: string, format: WorkFormat<T>) {
    this.#key = key;
    this.#format = format;
  }

  /** The stored work, as far as it can be read; undefined when there is none. */
  read(): T | undefined {
    const text = this.#text();
    return text === undefined ? undefined : this.#understand(text).value;
  }

  /** Whether all that is stored can be read. */
  get isReadable(): boolean {
    const text = this.#text();
    return text === undefined || this.#flawOf(text) === undefined;
  }

  /** Why the work could not be stored last time; undefined when it was. */
  get fault(): StorageFault | undefined {
    return this.#fault;
  }

  /**
   * Stores the work. A stored text that can't be read is set aside first.
   *
   * @param value  undefined removes it
   * @returns      why it could not be stored: then what was stored before is still there
   */
  write(value: T | undefined): StorageFault | undefined {
    const before = this.#fault;
    this.#fault = this.#store(value);
    if (this.#fault !== before) this.#tell();
    return this.#fault;
  }

  /** The texts that can't be read: the stored one, and those that were set aside. */
  get unreadable(): readonly UnreadableText[] {
    const texts: UnreadableText[] = [];
    const add = (key: string) => {
      const text = this.#text(key);
      if (text === undefined) return;
      const flaw = this.#flawOf(text);
      if (key === this.#key && flaw === undefined) return;
      texts.push({ text, flaw, discard: () => this.#remove(key) });
    };
    add(this.#key);
    for (const key of asideKeys(this.#key)) add(key);
    return texts;
  }

  /**
   * @param watcher  called when work can't be stored or can be again, and when a text
   *                 that
   *                 can't be read is set aside or discarded
   * @returns        ends it
   */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  #store(value: T | undefined): StorageFault | undefined {
    let text: string | undefined;
    try {
      text = value === undefined ? undefined : this.#format.write(value);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return "long";
    }
    const storage = browserStorage();
    if (storage === undefined) return text === undefined ? undefined : "forbidden";
    try {
      const before = storage.getItem(this.#key);
      if (before === (text ?? null)) return undefined;
      if (before !== null && this.#flawOf(before) !== undefined)
        this.#setAside(storage, before);
      if (text === undefined) storage.removeItem(this.#key);
      else storage.setItem(this.#key, text);
      this.#understood = text;
      return undefined;
    } catch (error) {
      return storageFault(error);
    }
  }

  /** @throws {DOMException} when there is no room: then the text stays where it was */
  #setAside(storage: Storage, text: string): void {
    const keys = asideKeys(this.#key);
    if (!keys.some((key) => storage.getItem(key) === text)) {
      let n = 1;
      while (keys.includes(asideKey(n, this.#key))) n++;
      storage.setItem(asideKey(n, this.#key), text);
    }
    this.#tell();
  }

  /** What is stored under a key; undefined when nothing is. */
  #text(key = this.#key): string | undefined {
    try {
      return browserStorage()?.getItem(key) ?? undefined;
    } catch {
      return undefined; // forbidden: reported on the next write
    }
  }

  #flawOf(text: string): string | undefined {
    if (text === this.#understood) return undefined;
    if (text === this.#flawed?.text) return this.#flawed.flaw;
    const { flaw } = this.#understand(text);
    if (flaw !== undefined) this.#flawed = { text, flaw };
    return flaw;
  }

  #understand(text: string): Partial<StoredValue<T>> {
    try {
      const reading = this.#format.read(text);
      if (reading.flaw === undefined) this.#understood = text;
      return reading;
    } catch (error) {
      // What JSON.parse says is not for readers.
      const isDamaged = error instanceof SyntaxError;
      return { flaw: isDamaged ? "its text is damaged" : (error as Error).message };
    }
  }

  #remove(key: string): void {
    browserStorage()?.removeItem(key);
    this.#tell();
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
  }
}

/** @returns undefined where the browser forbids storage */
export function browserStorage(): Storage | undefined {
  try {
    return localStorage ?? undefined;
  } catch {
    return undefined;
  }
}

/** The storage keys of unreadable texts that were set aside for a key. */
export function asideKeys(key: string): string[] {
  try {
    const keys = Object.keys(browserStorage() ?? {});
    return keys.filter((aside) => asideKey(numberOf(aside), key) === aside);
  } catch {
    return []; // forbidden
  }
}

function asideKey(n: number, key: string): string {
  return `unreadable ${n} ${key}`;
}

function numberOf(aside: string): number {
  return Number(aside.split(" ")[1]);
}

/** The format of a value stored as JSON. */
export function jsonFormat<T>(isValid: (value: unknown) => value is T): WorkFormat<T> {
  return {
    read(text) {
      const value: unknown = JSON.parse(text);
      if (!isValid(value)) throw new Error("it is not in the expected form");
      return { value };
    },
    write: (value) => JSON.stringify(value),
  };
}

function storageFault(error: unknown): StorageFault {
  const isFull = error instanceof Error && /quota/i.test(error.name);
  return isFull ? "full" : "forbidden";
}
