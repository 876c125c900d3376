// Which values of cells are the reader's files, and how they are shown. Pages load this: it
// knows no more.
const descriptions = new WeakMap<object, () => string>();

/** From now on, this object is shown in these words. */
export function registerFileDescription(file: object, describe: () => string): void {
  descriptions.set(file, describe);
}

/** "File orders.csv (12 KB)", say; undefined for an object that is no file. */
export function describeFile(value: object): string | undefined {
  return descriptions.get(value)?.();
}
