// Build-time only.
import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { faceOf, N_MOVES } from "#lib/puzzle/moves.ts";
import type { DistanceTable } from "#lib/tables/distance-table.ts";
import { moveTables, stateAfterMove } from "#lib/tables/move-tables.ts";

/** The solutions that a search loses if it excludes F as the first move, over all states. */
export interface LostSolutions {
  /** States with a shortest solution that begins with F. */
  readonly someWithF: number;
  /** States whose shortest solutions all begin with F. */
  readonly onlyWithF: number;
}

/**
 * Counts the states whose shortest solutions in HTM can or must begin with F.
 *
 * @param table  in HTM
 * @cost   nine look-ups per state
 */
export function countLostSolutions({ distance }: DistanceTable): LostSolutions {
  const tables = moveTables();
  let some = 0;
  let all = 0;
  for (let index = 0; index < N_STATES; index++) {
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
  return { someWithF: some, onlyWithF: all };
}
