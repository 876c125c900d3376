// The program that the figure shows and traces; the chapter has the same one in a cell.
import { MOVE_NAMES, N_MOVES } from "../../../../lib/puzzle/moves.ts";
import { N_ORIENTATIONS } from "../../../../lib/puzzle/coordinates.ts";
import { buildDistanceTable } from "../../../../lib/tables/distance-table.ts";
import { buildMoveTables } from "../../../../lib/tables/move-tables.ts";

const table = buildDistanceTable({ metric: "HTM" });
const { permutation, orientation } = buildMoveTables();
const turnP = (p: number, i: number) => permutation[N_MOVES * p + i];
const turnO = (o: number, i: number) => orientation[N_MOVES * o + i];
const distance = (p: number, o: number) => table.distance(N_ORIENTATIONS * p + o);

export function solveAll(p: number, o: number, solution: string, last: number) {
  const depth = distance(p, o);
  if (depth === 0) {
    console.log(solution);
  } else {
    for (let i = 0; i < N_MOVES; i++) {
      if (Math.trunc(last / 3) !== Math.trunc(i / 3)) {
        const [nextP, nextO] = [turnP(p, i), turnO(o, i)];
        if (distance(nextP, nextO) < depth) {
          solveAll(nextP, nextO, `${solution}${MOVE_NAMES[i]} `, i);
        }
      }
    }
  }
}
