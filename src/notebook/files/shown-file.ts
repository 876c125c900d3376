// How the reader's files are shown among the values of cells.
import { sizeInWords } from "./size-in-words.ts";

interface Known {
  readonly name: string;
  /** In bytes, once it was read. */
  size?: number;
}

const files = new WeakMap<object, Known>();

/** From now on, this object is shown as a file. */
export function showAsFile(file: object, known: Known): void {
  files.set(file, known);
}

/** "File orders.csv (12 KB)", the size once it is known; undefined for any other object. */
export function fileInWords(value: object): string | undefined {
  const known = files.get(value);
  if (!known) return undefined;
  const { name, size } = known;
  return size === undefined ? `File ${name}` : `File ${name} (${sizeInWords(size)})`;
}
