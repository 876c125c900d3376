import { N_STATES } from "../lib/puzzle/coordinates.ts";
import { moveTables, stateAfterMove } from "../lib/tables/move-tables.ts";
import { buildParentMoves, printedMovesFrom } from "./parent-moves.ts";
import { inverseState, MOVE_READINGS } from "./move-readings.ts";
import { seededRandom } from "./seeded-random.ts";

export interface TallyJob {
  /** 1 or more; the same seed gives the same cubes. */
  readonly seed: number;
  readonly count: number;
}

/** The size of the lookup, or the tally, so far. */
export type TallyProgress =
  | { readonly phase: "lookup"; readonly found: number }
  | { readonly phase: "cubes"; readonly tally: ReadingTally };

/** The number of cubes that each reading solves. */
export interface ReadingTally {
  readonly tried: number;
  /** For each of `MOVE_READINGS`: the number of cubes, and of inverses, that it solved. */
  readonly solved: readonly (readonly [cubes: number, inverses: number])[];
}

const REPORT_EVERY = 100;

/** Tries every reading on random cubes and their inverses. */
export function tallyReadings(
  { seed, count }: TallyJob,
  report: (progress: TallyProgress) => void,
): ReadingTally {
  const producedBy = buildParentMoves((found) => report({ phase: "lookup", found }));
  const random = seededRandom(seed);
  const solved = MOVE_READINGS.map((): [number, number] => [0, 0]);
  const tallySoFar = (tried: number): ReadingTally => ({
    tried,
    solved: solved.map(([cubes, inverses]) => [cubes, inverses]),
  });
  for (let tried = 0; tried < count; tried++) {
    if (tried % REPORT_EVERY === 0)
      report({ phase: "cubes", tally: tallySoFar(tried) });
    const cube = random(N_STATES);
    const inverse = inverseState(cube);
    const printed = printedMovesFrom(producedBy, inverse);
    MOVE_READINGS.forEach(({ apply: turns }, i) => {
      if (isSolvedBy(cube, turns(printed))) solved[i][0]++;
      if (isSolvedBy(inverse, turns(printed))) solved[i][1]++;
    });
  }
  return tallySoFar(count);
}

function isSolvedBy(index: number, turns: readonly number[]): boolean {
  const tables = moveTables();
  const end = turns.reduce((state, move) => stateAfterMove(tables, state, move), index);
  return end === 0;
}
