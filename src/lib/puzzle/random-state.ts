import { drawIndex, randomOf, type RandomOptions } from "../indexing/draw.ts";
import { N_STATES, unrankState } from "./coordinates.ts";
import type { State } from "./state.ts";

/**
 * A random state, uniformly distributed.
 *
 * @param options  `random` returns a number in [0, 1) at each call; default: `Math.random`
 * @throws {RangeError} when the number is outside that range
 * @throws {TypeError} when the options are not an object
 * @example rankState(randomState({ random: () => 0.5 })) // → 1837080
 */
export function randomState(options: RandomOptions = {}): State {
  return unrankState(drawIndex(N_STATES, randomOf(options)));
}
