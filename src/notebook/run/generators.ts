/** Whether the runtime of cells treats a value as a generator. */
export function isGenerator(
  value: unknown,
): value is Generator<unknown> | AsyncGenerator<unknown> {
  const { next, return: end } = (value ?? {}) as Partial<Generator>;
  return typeof next === "function" && typeof end === "function";
}

/** The duration of a screen's frame, in milliseconds. */
const FRAME_MS = 1000 / 60;

/**
 * A generator that waits for a frame between values: one that never awaits and never ends
 * would otherwise keep the page busy with values that nobody sees. `return` also ends a
 * `next` that is still waiting.
 */
export function throttleGenerator(
  generator: Generator<unknown> | AsyncGenerator<unknown>,
): Pick<AsyncGenerator<unknown>, "next" | "return"> {
  let frame = Promise.resolve();
  let end = () => {};
  const ended = new Promise<IteratorReturnResult<undefined>>((resolve) => {
    end = () => resolve({ done: true, value: undefined });
  });
  const next = async (last: unknown) => {
    await frame;
    const result = await generator.next(last);
    frame = new Promise((resolve) => setTimeout(resolve, FRAME_MS));
    return result;
  };
  return {
    next: (last: unknown) => Promise.race([next(last), ended]),
    async return() {
      end();
      return generator.return(undefined);
    },
  };
}
