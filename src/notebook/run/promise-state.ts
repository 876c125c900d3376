const { then } = Promise.prototype;

/** Whether a value is a native promise, whose `then` runs no code of a cell. */
export function isNativePromise(value: unknown): value is Promise<unknown> {
  try {
    return (
      Object.getPrototypeOf(value) === Promise.prototype &&
      !Object.hasOwn(value as object, "constructor")
    );
  } catch {
    return false; // a proxy that throws, or null or undefined
  }
}

/** Calls back with the reason if a promise is rejected. */
export function onRejected(
  promise: Promise<unknown>,
  callback: (reason: unknown) => void,
): void {
  void then.call(promise, undefined, callback);
}

/** Waits one microtask, so that already settled promises report first. */
export async function nextMicrotask(): Promise<void> {
  await null;
}
