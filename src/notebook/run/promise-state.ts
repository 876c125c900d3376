const { then } = Promise.prototype;

/** A promise of the language's own, whose `then` runs none of a cell's code. */
export function isNativePromise(value: unknown): value is Promise<unknown> {
  try {
    return (
      Object.getPrototypeOf(value) === Promise.prototype &&
      !Object.hasOwn(value as object, "constructor")
    );
  } catch {
    return false; // a proxy that throws, or nothing at all
  }
}

/** Calls `failed` with the reason once a promise is rejected, if it ever is. */
export function onRejected(
  promise: Promise<unknown>,
  callback: (reason: unknown) => void,
): void {
  void then.call(promise, undefined, callback);
}

/** Waits until what has become of promises so far is told. */
export async function nextMicrotask(): Promise<void> {
  await null;
}
