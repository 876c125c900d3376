/** Whether a value gives others, one after the other, as the runtime of cells has it. */
export function isGenerator(
  value: unknown,
): value is Generator<unknown> | AsyncGenerator<unknown> {
  const { next, return: end } = (value ?? {}) as Partial<Generator>;
  return typeof next === "function" && typeof end === "function";
}
