import { type MoveLanguage, parseAlgorithm } from "./algorithm.ts";

/** Groups that expand to more moves are taken for a mistake. */
const MAX_REPEATED = 100_000;

/** The moves of a puzzle, for parsing into a list. */
export interface MoveList<M> extends Pick<
  MoveLanguage<readonly M[]>,
  "moveAt" | "expected"
> {
  /** A move raised to a power, negative for its inverse: one move, or none for R4. */
  power(move: M, times: number): readonly M[];
}

/**
 * Parses an algorithm into a list of moves, with groups expanded.
 *
 * @param movesIn  returns the puzzle's moves in a text of ASCII signs
 * @throws as `parseAlgorithm`; and a RangeError when groups expand to too many moves
 */
export function parseMoveList<M>(
  text: string,
  movesIn: (plain: string) => MoveList<M>,
): M[] {
  let repeated = 0;
  const moves = parseAlgorithm<readonly M[]>(text, (plain) => {
    const { moveAt, expected, power } = movesIn(plain);
    return {
      ...{ moveAt, expected },
      join: (parts) => parts.flat(),
      repeat(part, times) {
        if (part.length === 0) return part;
        if (part.length === 1) return power(part[0], times);
        const once =
          times < 0 ? part.toReversed().flatMap((move) => power(move, -1)) : part;
        repeated += once.length * Math.abs(times);
        if (repeated > MAX_REPEATED) {
          throw new RangeError(
            `the groups expand to ${repeated} moves or more; expected ${MAX_REPEATED} at most`,
          );
        }
        return Array.from({ length: Math.abs(times) }, () => once).flat();
      },
    };
  });
  return [...moves];
}
