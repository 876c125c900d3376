import { N_STATES, unrankState } from "./coordinates.ts";
import type { State } from "./state.ts";

/**
 * A random state, uniformly distributed.
 *
 * @param random  returns a number in [0, 1) at each call
 * @throws {RangeError} when the number is outside that range
 * @example rankState(randomState(() => 0.5)) // → 1837080
 */
export function randomState(random: () => number = Math.random): State {
  return unrankState(Math.floor(random() * N_STATES));
}
