// Recognises the reader's files among the values of cells. A small module, because
// pages load it.
const descriptions = new WeakMap<object, () => string>();

/** Registers an object as a file, with its description. */
export function registerFileDescription(file: object, describe: () => string): void {
  descriptions.set(file, describe);
}

/** Such as "File orders.csv (12 KB)"; undefined if the object is not a file. */
export function describeFile(value: object): string | undefined {
  return descriptions.get(value)?.();
}
