// The files that a reader keeps with a notebook, in the browser. Loaded on first use.
import { isRecord } from "../../../notebook/document/read-document.ts";
import { MAX_FILE_NAME } from "../../../notebook/files/file-name.ts";
import { missingFileMessage } from "../../../notebook/files/missing-file-message.ts";
import { decodeUtf8 } from "../../../notebook/files/decode-utf8.ts";
import { formatFileSize } from "../../../notebook/files/format-file-size.ts";
import { FILES_CHANGED, filesKey } from "./storage-keys.ts";
import { fileWarningInWorker } from "./file-warning-in-worker.ts";

export interface StoredFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

export const MAX_FILE_BYTES = 5_000_000;
export const MAX_TOTAL_BYTES = 20_000_000;
export const MAX_FILE_COUNT = 200;
const DATABASE = "notebook files";
const FILE_STORE = "files";
const PAGE_INDEX = "page";

/** A file cannot be kept; the message says why, in words for the reader. */
export class FileError extends Error {}

/**
 * Whether a file may be added to those that are kept; one of its name is replaced.
 * @throws {FileError} when it is too large, or all together are
 */
export function checkQuota(
  { name, size }: StoredFile,
  kept: readonly StoredFile[],
): void {
  const refuse = (why: string) => {
    throw new FileError(`${name} (${formatFileSize(size)}) is not kept: ${why}.`);
  };
  if (name.length > MAX_FILE_NAME) {
    refuse(`its name is longer than ${MAX_FILE_NAME} characters`);
  }
  if (size > MAX_FILE_BYTES)
    refuse(`a file may have at most ${formatFileSize(MAX_FILE_BYTES)}`);
  const others = kept.filter((other) => other.name !== name);
  if (others.length >= MAX_FILE_COUNT)
    refuse(`a notebook may have at most ${MAX_FILE_COUNT} files`);
  const whole = others.reduce((sum, other) => sum + other.size, size);
  if (whole > MAX_TOTAL_BYTES) {
    refuse(
      `with the others it would be ${formatFileSize(whole)}, and a notebook may have at most ${formatFileSize(MAX_TOTAL_BYTES)}`,
    );
  }
}

/** What has become of a file that is to be kept. */
export interface StoreResult {
  /** What had its name, and is replaced. */
  readonly replaced: File | undefined;
  /** Whether it was kept already, with the same bytes. */
  readonly isUnchanged: boolean;
  /** What its reader should know of it. */
  readonly warning: string | undefined;
}

export function isUtf8Text(bytes: ArrayBuffer): boolean {
  return typeof decodeUtf8(bytes) === "string";
}

interface StoredEntry extends StoredFile {
  readonly page: string;
  readonly bytes: ArrayBuffer;
}

/** Other code may have written to the storage. */
export function isStoredEntry(data: unknown): data is StoredEntry {
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
  async list(): Promise<readonly StoredFile[]> {
    return this.#entries();
  }

  /** The bytes of a file; undefined when there is none of this name. */
  async read(name: string): Promise<ArrayBuffer | undefined> {
    const key = [this.#page, name];
    const entry = await this.#transact<unknown>("readonly", (files) => files.get(key));
    return isStoredEntry(entry) ? entry.bytes : undefined;
  }

  /**
   * The bytes of a file that the reader was told of.
   * @throws {FileError} when it is there no more, or the browser does not keep files
   */
  async get(name: string): Promise<ArrayBuffer> {
    const bytes = await this.read(name);
    if (bytes) return bytes;
    throw new FileError(`${name} is no longer kept.`);
  }

  /**
   * Keeps a file; one of its name is replaced.
   * @throws {FileError} when it cannot be kept
   */
  async store(file: File): Promise<StoreResult> {
    const [outcome] = await this.storeAll([file]);
    if (outcome instanceof FileError) throw outcome;
    return outcome;
  }

  /** Keeps files in their order; for each, how it was kept or why it can't be. */
  async storeAll(files: readonly File[]): Promise<(StoreResult | FileError)[]> {
    const outcomes: (StoreResult | FileError)[] = [];
    try {
      const kept = new Map((await this.list()).map((one) => [one.name, one]));
      for (const file of files) {
        try {
          outcomes.push(await this.#store(file, [...kept.values()]));
          kept.set(file.name, file);
        } catch (error) {
          if (!(error instanceof FileError)) throw error;
          outcomes.push(error);
        }
      }
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      return files.map(() => error);
    }
    const isChanged = (one: StoreResult | FileError) =>
      "isUnchanged" in one && !one.isUnchanged;
    if (outcomes.some(isChanged)) this.#announce(true);
    return outcomes;
  }

  async #store(file: File, kept: readonly StoredFile[]): Promise<StoreResult> {
    const { name, size } = file;
    checkQuota(file, kept);
    let bytes: ArrayBuffer;
    try {
      bytes = await file.arrayBuffer();
    } catch {
      throw new FileError(`${name} cannot be read: is it a folder?`);
    }
    const former = await this.read(name);
    const note = await fileWarningInWorker(file);
    if (former && haveSameBytes(former, bytes))
      return { replaced: undefined, isUnchanged: true, warning: note };
    const entry: StoredEntry = { page: this.#page, name, size, bytes };
    await this.#transact("readwrite", (files) => files.put(entry));
    return {
      replaced: former && new File([former], name),
      isUnchanged: false,
      warning: note,
    };
  }

  async remove(name: string): Promise<void> {
    await this.#transact("readwrite", (files) => files.delete([this.#page, name]));
    this.#announce((await this.list()).length > 0);
  }

  /** Without the database it is known whether there are files, and when they change. */
  #announce(areKept: boolean): void {
    try {
      if (areKept) localStorage.setItem(filesKey(this.#page), "");
      else localStorage.removeItem(filesKey(this.#page));
    } catch {
      // Forbidden or full: the list of files is offered when the next one is kept.
    }
    dispatchEvent(new Event(FILES_CHANGED));
  }

  /** Those that other code has spoilt do not count, however many they are. */
  async #entries(): Promise<readonly StoredFile[]> {
    const found: StoredFile[] = [];
    await this.#transact("readonly", (files) => {
      const request = files.index(PAGE_INDEX).openCursor(this.#page);
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return;
        if (isStoredEntry(cursor.value)) {
          const { name, size } = cursor.value;
          found.push({ name, size });
        }
        if (found.length < MAX_FILE_COUNT) cursor.continue();
      };
      return request;
    });
    return found;
  }

  /** @throws {FileError} when the browser does not keep files, or has no room */
  async #transact<Result>(
    mode: IDBTransactionMode,
    act: (files: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    let database: IDBDatabase | undefined;
    try {
      database = await openDatabase();
      const transaction = database.transaction(FILE_STORE, mode);
      const request = act(transaction.objectStore(FILE_STORE));
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error("ended"));
      });
      return request.result;
    } catch (error) {
      const isFull = error instanceof DOMException && /quota/i.test(error.name);
      throw new FileError(
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
export async function readFileForCell(
  page: string,
  name: string,
): Promise<ArrayBuffer> {
  const files = new DataFiles(page);
  const bytes = await files.read(name);
  if (bytes) return bytes;
  const known = (await files.list()).map((file) => file.name);
  throw new FileError(missingFileMessage(name, known));
}

function haveSameBytes(one: ArrayBuffer, other: ArrayBuffer): boolean {
  const bytes = new Uint8Array(other);
  return (
    one.byteLength === other.byteLength &&
    new Uint8Array(one).every((byte, i) => byte === bytes[i])
  );
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      const files = request.result.createObjectStore(FILE_STORE, {
        keyPath: ["page", "name"],
      });
      files.createIndex(PAGE_INDEX, "page");
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as DOMException);
  });
}
