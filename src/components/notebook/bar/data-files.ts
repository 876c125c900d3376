// The data files that a reader stores with a notebook, in IndexedDB. Loaded on first use.
import { isRecord } from "#notebook/document/read-document.ts";
import { MAX_FILE_NAME } from "#notebook/files/file-name.ts";
import { missingFileMessage } from "#notebook/files/missing-file-message.ts";
import { decodeUtf8 } from "#notebook/files/decode-utf8.ts";
import { formatFileSize } from "#notebook/files/format-file-size.ts";
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

/** A file cannot be stored or read; the message tells the reader why. */
export class FileError extends Error {}

/**
 * Checks that a file can be added to the stored ones, replacing one of the same name.
 * @throws {FileError} when a limit on size, number or name length is exceeded
 */
export function checkQuota(
  { name, size }: StoredFile,
  stored: readonly StoredFile[],
): void {
  const refuse = (why: string) => {
    throw new FileError(`${name} (${formatFileSize(size)}) is not kept: ${why}.`);
  };
  if (name.length > MAX_FILE_NAME) {
    refuse(`its name is longer than ${MAX_FILE_NAME} characters`);
  }
  if (size > MAX_FILE_BYTES)
    refuse(`a file may have at most ${formatFileSize(MAX_FILE_BYTES)}`);
  const others = stored.filter((other) => other.name !== name);
  if (others.length >= MAX_FILE_COUNT)
    refuse(`a notebook may have at most ${MAX_FILE_COUNT} files`);
  const total = others.reduce((sum, other) => sum + other.size, size);
  if (total > MAX_TOTAL_BYTES) {
    refuse(
      `with the others it would be ${formatFileSize(total)}, and a notebook may have at most ${formatFileSize(MAX_TOTAL_BYTES)}`,
    );
  }
}

/** The result of storing a file. */
export interface StoreResult {
  /** The earlier file of this name. */
  readonly replaced: File | undefined;
  /** Whether the same bytes were stored already. */
  readonly isUnchanged: boolean;
  /** What is wrong with its content, such as a malformed row. */
  readonly warning: string | undefined;
}

export function isUtf8Text(bytes: ArrayBuffer): boolean {
  return typeof decodeUtf8(bytes) === "string";
}

interface StoredEntry extends StoredFile {
  readonly page: string;
  readonly bytes: ArrayBuffer;
}

/** Checks an entry: other code may have written to the database. */
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

/** The stored files of one page. */
export class DataFiles {
  readonly #page: string;

  constructor(page: string) {
    this.#page = page;
  }

  async list(): Promise<readonly StoredFile[]> {
    return this.#entries();
  }

  async read(name: string): Promise<ArrayBuffer | undefined> {
    const key = [this.#page, name];
    const entry = await this.#transact<unknown>("readonly", (files) => files.get(key));
    return isStoredEntry(entry) ? entry.bytes : undefined;
  }

  /**
   * The bytes of a listed file.
   * @throws {FileError} when it was removed meanwhile, or storage is not available
   */
  async get(name: string): Promise<ArrayBuffer> {
    const bytes = await this.read(name);
    if (bytes) return bytes;
    throw new FileError(`${name} is no longer kept.`);
  }

  /**
   * Stores a file, replacing one of the same name.
   * @throws {FileError}
   */
  async store(file: File): Promise<StoreResult> {
    const [outcome] = await this.storeAll([file]);
    if (outcome instanceof FileError) throw outcome;
    return outcome;
  }

  /** Stores files in order; returns a result or an error for each. */
  async storeAll(files: readonly File[]): Promise<(StoreResult | FileError)[]> {
    const outcomes: (StoreResult | FileError)[] = [];
    try {
      const stored = new Map((await this.list()).map((one) => [one.name, one]));
      for (const file of files) {
        try {
          outcomes.push(await this.#store(file, [...stored.values()]));
          stored.set(file.name, file);
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

  async #store(file: File, stored: readonly StoredFile[]): Promise<StoreResult> {
    const { name, size } = file;
    checkQuota(file, stored);
    let bytes: ArrayBuffer;
    try {
      bytes = await file.arrayBuffer();
    } catch {
      throw new FileError(`${name} cannot be read: is it a folder?`);
    }
    const existing = await this.read(name);
    const warning = await fileWarningInWorker(file);
    if (existing && haveSameBytes(existing, bytes))
      return { replaced: undefined, isUnchanged: true, warning };
    const entry: StoredEntry = { page: this.#page, name, size, bytes };
    await this.#transact("readwrite", (files) => files.put(entry));
    return {
      replaced: existing && new File([existing], name),
      isUnchanged: false,
      warning,
    };
  }

  async remove(name: string): Promise<void> {
    await this.#transact("readwrite", (files) => files.delete([this.#page, name]));
    this.#announce((await this.list()).length > 0);
  }

  /** Updates a flag in localStorage, so that pages know without IndexedDB if there are files. */
  #announce(hasFiles: boolean): void {
    try {
      if (hasFiles) localStorage.setItem(filesKey(this.#page), "");
      else localStorage.removeItem(filesKey(this.#page));
    } catch {
      // Forbidden or full: the Files button appears when the next file is stored.
    }
    dispatchEvent(new Event(FILES_CHANGED));
  }

  async #entries(): Promise<readonly StoredFile[]> {
    const list: StoredFile[] = [];
    await this.#transact("readonly", (files) => {
      const request = files.index(PAGE_INDEX).openCursor(this.#page);
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return;
        if (isStoredEntry(cursor.value)) {
          const { name, size } = cursor.value;
          list.push({ name, size });
        }
        if (list.length < MAX_FILE_COUNT) cursor.continue();
      };
      return request;
    });
    return list;
  }

  /** @throws {FileError} when storage is not available or full */
  async #transact<Result>(
    mode: IDBTransactionMode,
    operation: (files: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    let database: IDBDatabase | undefined;
    try {
      database = await openDatabase();
      const transaction = database.transaction(FILE_STORE, mode);
      const request = operation(transaction.objectStore(FILE_STORE));
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
 * @throws {FileError} when there is none of this name; the message lists the stored ones
 */
export async function readFileForCell(
  page: string,
  name: string,
): Promise<ArrayBuffer> {
  const files = new DataFiles(page);
  const bytes = await files.read(name);
  if (bytes) return bytes;
  const names = (await files.list()).map((file) => file.name);
  throw new FileError(missingFileMessage(name, names));
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
