import { N_STATES } from "../lib/puzzle/coordinates.ts";
import { moveTables, stateAfterMove } from "../lib/tables/move-tables.ts";
import { buildProducedBy, printedFor } from "./produced-by.ts";
import { inverseState, READINGS } from "./readings.ts";
import { seeded } from "./seeded.ts";

export interface TallyJob {
  /** 1 or more; the same seed draws the same cubes. */
  readonly seed: number;
  readonly count: number;
}

/** The number of states in the lookup so far, or the tally so far. */
export type TallyProgress =
  | { readonly phase: "lookup"; readonly found: number }
  | { readonly phase: "cubes"; readonly tally: Tally };

/** How many cubes each reading has solved. */
export interface Tally {
  readonly tried: number;
  /** For each of `READINGS`: the number of cubes, and of inverses, that it solved. */
  readonly solved: readonly (readonly [cubes: number, inverses: number])[];
}

const REPORT_EVERY = 100;

/** Draws random cubes and tries every reading on each cube and on its inverse. */
export function tallyReadings(
  { seed, count }: TallyJob,
  report: (progress: TallyProgress) => void,
): Tally {
  const producedBy = buildProducedBy((found) => report({ phase: "lookup", found }));
  const random = seeded(seed);
  const solved = READINGS.map((): [number, number] => [0, 0]);
  const tallyOf = (tried: number): Tally => ({
    tried,
    solved: solved.map(([cubes, inverses]) => [cubes, inverses]),
  });
  for (let tried = 0; tried < count; tried++) {
    if (tried % REPORT_EVERY === 0) report({ phase: "cubes", tally: tallyOf(tried) });
    const cube = random(N_STATES);
    const inverse = inverseState(cube);
    const printed = printedFor(producedBy, inverse);
    READINGS.forEach(({ turns }, i) => {
      if (isSolvedBy(cube, turns(printed))) solved[i][0]++;
      if (isSolvedBy(inverse, turns(printed))) solved[i][1]++;
    });
  }
  return tallyOf(count);
}

function isSolvedBy(index: number, turns: readonly number[]): boolean {
  const tables = moveTables();
  const end = turns.reduce((state, move) => stateAfterMove(tables, state, move), index);
  return end === 0;
}
