import { N_STATES } from "../lib/puzzle/coordinates.ts";
import { faceOf, N_MOVES } from "../lib/puzzle/moves.ts";
import { buildDistanceTable } from "../lib/tables/distance-table.ts";
import { moveTables, stateAfterMove } from "../lib/tables/move-tables.ts";

/** The solutions that a search loses if it excludes F as the first move, over all states. */
export interface LostSolutions {
  /** States examined so far. */
  readonly examined: number;
  /** States with a shortest solution that begins with F. */
  readonly someWithF: number;
  /** States whose shortest solutions all begin with F. */
  readonly onlyWithF: number;
}

const REPORT_EVERY = 250_000;

/**
 * Counts the states whose shortest solutions in HTM can or must begin with F.
 *
 * @cost  the distance table and nine look-ups per state
 */
export function countLostSolutions(
  _: null,
  report: (progress: LostSolutions) => void,
): LostSolutions {
  const { distance } = buildDistanceTable({ metric: "HTM" });
  const tables = moveTables();
  let some = 0;
  let all = 0;
  for (let index = 0; index < N_STATES; index++) {
    if (index % REPORT_EVERY === 0)
      report({ examined: index, someWithF: some, onlyWithF: all });
    let withF = false;
    let withOther = false;
    const here = distance(index);
    for (let move = 0; move < N_MOVES; move++) {
      if (distance(stateAfterMove(tables, index, move)) >= here) continue;
      if (faceOf(move) === 0) withF = true;
      else withOther = true;
    }
    if (withF) some++;
    if (withF && !withOther) all++;
  }
  return { examined: N_STATES, someWithF: some, onlyWithF: all };
}
