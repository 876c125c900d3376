import { parseAlgorithm } from "../puzzle/algorithm.ts";
import { createMoveMatcher } from "./move-matcher.ts";
import { expectedNames } from "./move-names.ts";
import {
  compose,
  identity,
  type OrbitLayout,
  power,
  type Transformation,
} from "./transformation.ts";

/**
 * The effect of moves that are written as a text, from left to right.
 *
 * @param names   the names that it may use, besides powers of them
 * @param turnOf  returns the move with one of these names
 * @throws {RangeError | TypeError} as `parseAlgorithm`
 */
export function parseSequence(
  text: string,
  names: readonly string[],
  turnOf: (name: string) => Transformation,
  layout: OrbitLayout,
): Transformation {
  return parseAlgorithm<Transformation>(text, (plain) => {
    const moveAt = createMoveMatcher(plain, names);
    return {
      moveAt(at) {
        const move = moveAt(at);
        if (move === undefined) return undefined;
        const { base, times } = move.value;
        return { value: power(turnOf(base), times, layout), end: move.end };
      },
      join: (parts) =>
        parts.reduce((all, part) => compose(all, part, layout), identity(layout)),
      repeat: (part, times) => power(part, times, layout),
      expected: expectedNames(names),
    };
  });
}
