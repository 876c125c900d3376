/** The input can't be answered. The message says why, and the exit code is 1. */
export class InputError extends Error {}

/** The command line is wrong. The message says why, and the exit code is 2. */
export class UsageError extends Error {}

/** The types of errors with which the library and this command refuse input. */
const REFUSALS = [InputError, RangeError, TypeError, SyntaxError];

/**
 * The reason why an input was refused.
 * @throws the error itself, when it is no refusal
 */
export function describeRefusal(error: unknown): string {
  if (!REFUSALS.some((type) => error instanceof type)) throw error;
  // Without the letter that JavaScript puts behind a bigint.
  return (error as Error).message.replace(/\b(\d+)n\b/g, "$1");
}
