/** Whether the Observable runtime treats a value as a generator. */
export function isGenerator(
  value: unknown,
): value is Generator<unknown> | AsyncGenerator<unknown> {
  const { next, return: end } = (value ?? {}) as Partial<Generator>;
  return typeof next === "function" && typeof end === "function";
}

const FRAME_MS = 1000 / 60;

/**
 * Limits a generator to one value per frame, so that an endless loop of yields does not
 * flood the page. `return` also ends a pending `next`.
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
