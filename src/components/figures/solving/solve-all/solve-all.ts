// The program that the figure shows and traces; the chapter has the same one in a cell.
import { MOVE_NAMES, N_MOVES } from "#lib/puzzle/moves.ts";
import { N_ORIENTATIONS } from "#lib/puzzle/coordinates.ts";
import { buildDistanceTable } from "#lib/tables/distance-table.ts";
import { buildMoveTables } from "#lib/tables/move-tables.ts";

const { distance } = buildDistanceTable({ metric: "HTM" });
const { permutation, orientation } = buildMoveTables();

function turn(state: number, i: number): number {
  const p = permutation[N_MOVES * Math.floor(state / N_ORIENTATIONS) + i];
  const o = orientation[N_MOVES * (state % N_ORIENTATIONS) + i];
  return N_ORIENTATIONS * p + o;
}

export function solveAll(state: number, moves: string[], last: number) {
  const depth = distance(state);
  if (depth === 0) {
    console.log(moves.join(" "));
  } else {
    for (let i = 0; i < N_MOVES; i++) {
      if (Math.trunc(last / 3) !== Math.trunc(i / 3)) {
        const next = turn(state, i);
        if (distance(next) < depth) {
          solveAll(next, [...moves, MOVE_NAMES[i]], i);
        }
      }
    }
  }
}
