import { assertArray, describeValue } from "./check-input.ts";

/**
 * The number of chosen positions of a combination.
 * @throws {TypeError} when it is not an array of booleans
 * @throws {RangeError} when it is longer than maxLength
 */
export function countChosen(chosen: ArrayLike<boolean>, maxLength: number): number {
  assertArray("a combination", chosen, maxLength);
  let count = 0;
  for (let i = 0; i < chosen.length; i++) {
    if (typeof chosen[i] !== "boolean") throw notBooleanError(chosen, i);
    if (chosen[i]) count++;
  }
  return count;
}

/** The reason that a value is refused; a list of positions is recognised. */
function notBooleanError(chosen: ArrayLike<unknown>, i: number): TypeError {
  const values = Array.from(chosen);
  if (values.every(Number.isInteger) && values.some((value) => Number(value) > 1)) {
    return new TypeError(
      "a combination has true or false for each position; for a list of positions such as " +
        `${values.slice(0, 3).join(", ")}, use rankSubset`,
    );
  }
  return new TypeError(
    `position ${i + 1} holds ${describeValue(chosen[i])}; expected true or false (positions count from 1)`,
  );
}
