import { type MoveLanguage, parseAlgorithm } from "./algorithm.ts";

/** Groups that write out to more moves are a mistake. */
const MAX_REPEATED = 100_000;

/** The moves of a puzzle whose sequences are lists. */
export interface MoveList<M> extends Pick<
  MoveLanguage<readonly M[]>,
  "moveAt" | "expected"
> {
  /** A move made several times, backwards if negative: one move, or none for R4. */
  power(move: M, times: number): readonly M[];
}

/**
 * The moves that a text stands for, one after the other; groups are written out.
 *
 * @param movesIn  the puzzle's moves in a text of plain signs
 * @throws as `readAlgorithm`; and a RangeError when groups stand for too many moves
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
            `the groups stand for ${repeated} moves or more; expected ${MAX_REPEATED} at most`,
          );
        }
        return Array.from({ length: Math.abs(times) }, () => once).flat();
      },
    };
  });
  return [...moves];
}
