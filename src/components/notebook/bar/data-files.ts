// The files that a reader keeps with a notebook, in the browser. Loaded on first use.
import { isRecord } from "../../../notebook/document/read-document.ts";
import { MAX_FILE_NAME } from "../../../notebook/files/file-name.ts";
import { missingFile } from "../../../notebook/files/missing-file.ts";
import { readUtf8 } from "../../../notebook/files/read-utf8.ts";
import { sizeInWords } from "../../../notebook/files/size-in-words.ts";
import { FILES_CHANGED, filesKey } from "./draft-key.ts";
import { noteInWorker } from "./note-in-worker.ts";

export interface KeptFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

export const MAX_FILE = 5_000_000;
export const MAX_FILES = 20_000_000;
export const MAX_COUNT = 200;
const DATABASE = "notebook files";
const FILES = "files";
const BY_PAGE = "page";

/** A file cannot be kept; the message says why, in words for the reader. */
export class FileProblem extends Error {}

/**
 * Whether a file may be added to those that are kept; one of its name is replaced.
 * @throws {FileProblem} when it is too large, or all together are
 */
export function checkRoom({ name, size }: KeptFile, kept: readonly KeptFile[]): void {
  const refuse = (why: string) => {
    throw new FileProblem(`${name} (${sizeInWords(size)}) is not kept: ${why}.`);
  };
  if (name.length > MAX_FILE_NAME) {
    refuse(`its name is longer than ${MAX_FILE_NAME} characters`);
  }
  if (size > MAX_FILE) refuse(`a file may have at most ${sizeInWords(MAX_FILE)}`);
  const others = kept.filter((other) => other.name !== name);
  if (others.length >= MAX_COUNT)
    refuse(`a notebook may have at most ${MAX_COUNT} files`);
  const whole = others.reduce((sum, other) => sum + other.size, size);
  if (whole > MAX_FILES) {
    refuse(
      `with the others it would be ${sizeInWords(whole)}, and a notebook may have at most ${sizeInWords(MAX_FILES)}`,
    );
  }
}

/** What has become of a file that is to be kept. */
export interface Keeping {
  /** What had its name, and is replaced. */
  readonly former: File | undefined;
  /** Whether it was kept already, with the same bytes. */
  readonly isSame: boolean;
  /** What its reader should know of it. */
  readonly note: string | undefined;
}

export function isText(bytes: ArrayBuffer): boolean {
  return typeof readUtf8(bytes) === "string";
}

interface Entry extends KeptFile {
  readonly page: string;
  readonly bytes: ArrayBuffer;
}

/** Other code may have written to the storage. */
export function isEntry(data: unknown): data is Entry {
  if (!isRecord(data)) return false;
  const { name, size, bytes } = data;
  return (
    typeof name === "string" &&
    name.length <= MAX_FILE_NAME &&
    bytes instanceof ArrayBuffer &&
    size === bytes.byteLength
  );
}

/** The files of one page. */
export class DataFiles {
  readonly #page: string;

  constructor(page: string) {
    this.#page = page;
  }

  /** All files by name. */
  async list(): Promise<readonly KeptFile[]> {
    return this.#entries();
  }

  /** The bytes of a file; undefined when there is none of this name. */
  async read(name: string): Promise<ArrayBuffer | undefined> {
    const key = [this.#page, name];
    const entry = await this.#ask<unknown>("readonly", (files) => files.get(key));
    return isEntry(entry) ? entry.bytes : undefined;
  }

  /**
   * The bytes of a file that the reader was told of.
   * @throws {FileProblem} when it is there no more, or the browser does not keep files
   */
  async get(name: string): Promise<ArrayBuffer> {
    const bytes = await this.read(name);
    if (bytes) return bytes;
    throw new FileProblem(`${name} is no longer kept.`);
  }

  /**
   * Keeps a file; one of its name is replaced.
   * @throws {FileProblem} when it cannot be kept
   */
  async keep(file: File): Promise<Keeping> {
    const [outcome] = await this.keepAll([file]);
    if (outcome instanceof FileProblem) throw outcome;
    return outcome;
  }

  /** Keeps files in their order; for each, how it was kept or why it can't be. */
  async keepAll(files: readonly File[]): Promise<(Keeping | FileProblem)[]> {
    const outcomes: (Keeping | FileProblem)[] = [];
    try {
      const kept = new Map((await this.list()).map((one) => [one.name, one]));
      for (const file of files) {
        try {
          outcomes.push(await this.#keep(file, [...kept.values()]));
          kept.set(file.name, file);
        } catch (error) {
          if (!(error instanceof FileProblem)) throw error;
          outcomes.push(error);
        }
      }
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      return files.map(() => error);
    }
    const isChanged = (one: Keeping | FileProblem) => "isSame" in one && !one.isSame;
    if (outcomes.some(isChanged)) this.#tell(true);
    return outcomes;
  }

  async #keep(file: File, kept: readonly KeptFile[]): Promise<Keeping> {
    const { name, size } = file;
    checkRoom(file, kept);
    let bytes: ArrayBuffer;
    try {
      bytes = await file.arrayBuffer();
    } catch {
      throw new FileProblem(`${name} cannot be read: is it a folder?`);
    }
    const former = await this.read(name);
    const note = await noteInWorker(file);
    if (former && areSame(former, bytes))
      return { former: undefined, isSame: true, note };
    const entry: Entry = { page: this.#page, name, size, bytes };
    await this.#ask("readwrite", (files) => files.put(entry));
    return { former: former && new File([former], name), isSame: false, note };
  }

  async remove(name: string): Promise<void> {
    await this.#ask("readwrite", (files) => files.delete([this.#page, name]));
    this.#tell((await this.list()).length > 0);
  }

  /** Without the database it is known whether there are files, and when they change. */
  #tell(areKept: boolean): void {
    try {
      if (areKept) localStorage.setItem(filesKey(this.#page), "");
      else localStorage.removeItem(filesKey(this.#page));
    } catch {
      // Forbidden or full: the list of files is offered when the next one is kept.
    }
    dispatchEvent(new Event(FILES_CHANGED));
  }

  /** Those that other code has spoilt do not count, however many they are. */
  async #entries(): Promise<readonly KeptFile[]> {
    const found: KeptFile[] = [];
    await this.#ask("readonly", (files) => {
      const request = files.index(BY_PAGE).openCursor(this.#page);
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return;
        if (isEntry(cursor.value)) {
          const { name, size } = cursor.value;
          found.push({ name, size });
        }
        if (found.length < MAX_COUNT) cursor.continue();
      };
      return request;
    });
    return found;
  }

  /** @throws {FileProblem} when the browser does not keep files, or has no room */
  async #ask<Result>(
    mode: IDBTransactionMode,
    act: (files: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    let database: IDBDatabase | undefined;
    try {
      database = await opened();
      const transaction = database.transaction(FILES, mode);
      const request = act(transaction.objectStore(FILES));
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error("ended"));
      });
      return request.result;
    } catch (error) {
      const isFull = error instanceof DOMException && /quota/i.test(error.name);
      throw new FileProblem(
        isFull
          ? "This browser has no room for the file."
          : "This browser does not let the page keep files.",
      );
    } finally {
      database?.close();
    }
  }
}

/**
 * The bytes of a file that a cell reads.
 * @throws {Error} when there is none of this name; the message lists those there are
 */
export async function fileFor(page: string, name: string): Promise<ArrayBuffer> {
  const files = new DataFiles(page);
  const bytes = await files.read(name);
  if (bytes) return bytes;
  const known = (await files.list()).map((file) => file.name);
  throw new FileProblem(missingFile(name, known));
}

function areSame(one: ArrayBuffer, other: ArrayBuffer): boolean {
  const bytes = new Uint8Array(other);
  return (
    one.byteLength === other.byteLength &&
    new Uint8Array(one).every((byte, i) => byte === bytes[i])
  );
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      const files = request.result.createObjectStore(FILES, {
        keyPath: ["page", "name"],
      });
      files.createIndex(BY_PAGE, "page");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as DOMException);
  });
}
