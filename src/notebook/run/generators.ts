/** Whether a value gives others, one after the other, as the runtime of cells has it. */
export function isGenerator(
  value: unknown,
): value is Generator<unknown> | AsyncGenerator<unknown> {
  const { next, return: end } = (value ?? {}) as Partial<Generator>;
  return typeof next === "function" && typeof end === "function";
}

/** How long a screen shows each frame, in milliseconds. */
const FRAME = 1000 / 60;

/**
 * A generator that lets the screen show each of its values before it gives the next: one
 * that never waits, and never ends, would keep the page busy with what nobody sees.
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
