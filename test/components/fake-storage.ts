import { vi } from "vitest";

/** The browser's storage, whose items are its own properties, as in browsers. */
export class FakeStorage {
  [key: string]: unknown;
  /** How many characters there is room for, keys included. */
  readonly #room: () => number;

  private constructor(room: () => number) {
    this.#room = room;
  }

  /** A storage that the code under test finds as `localStorage`. */
  static stub({ room = Infinity } = {}): FakeStorageControl {
    const control = { room };
    const storage = new FakeStorage(() => control.room);
    vi.stubGlobal("localStorage", storage);
    return Object.assign(control, { storage });
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }
  setItem(key: string, text: string): void {
    const others = Object.entries(this).filter(([other]) => other !== key);
    const used = others.reduce(
      (sum, [other, value]) => sum + other.length + (value as string).length,
      0,
    );
    if (used + key.length + text.length > this.#room())
      throw new DOMException("full", "QuotaExceededError");
    Object.defineProperty(this, key, {
      ...{ value: text, configurable: true, enumerable: true },
    });
  }
  removeItem(key: string): void {
    delete this[key];
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
}

interface FakeStorageControl {
  room: number;
  readonly storage: FakeStorage;
}

/** As where the browser forbids it. */
export function forbidStorage(): void {
  vi.stubGlobal("localStorage", undefined);
}
