/** Whether the runtime of cells treats a value as a generator. */
export function isGenerator(
  value: unknown,
): value is Generator<unknown> | AsyncGenerator<unknown> {
  const { next, return: end } = (value ?? {}) as Partial<Generator>;
  return typeof next === "function" && typeof end === "function";
}

/** The duration of a screen's frame, in milliseconds. */
const FRAME = 1000 / 60;

/**
 * A generator that waits for a frame between values: one that never awaits and never ends
 * would otherwise keep the page busy with values that nobody sees.
 */
export function paced(
  generator: Generator<unknown> | AsyncGenerator<unknown>,
): Pick<AsyncGenerator<unknown>, "next" | "return"> {
  let shown = Promise.resolve();
  return {
    async next(last: unknown) {
      await shown;
      const result = await generator.next(last);
      shown = new Promise((resolve) => setTimeout(resolve, FRAME));
      return result;
    },
    return: async () => generator.return(undefined),
  };
}
