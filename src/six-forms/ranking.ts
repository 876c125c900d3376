import { rankOrientation, unrankOrientation } from "../lib/indexing/orientation.ts";
import { rankByCounting, unrankByMakingRoom } from "../lib/indexing/permutation.ts";
import { N_ORIENTATIONS, N_STATES } from "../lib/puzzle/coordinates.ts";
import { FACE_NAMES, moveOf, turnFace } from "../lib/puzzle/moves.ts";
import { N_PIECES, type State } from "../lib/puzzle/state.ts";
import type { Form } from "./form.ts";

const UNKNOWN = -1;

/** States are indices, with one byte each for the depth. A turn unranks, turns and ranks. */
function search(
  moves: readonly number[],
  onDepth?: (depth: number, count: number) => void,
): number[] {
  const depths = new Int8Array(N_STATES).fill(UNKNOWN);
  depths[0] = 0;
  const histogram: number[] = [];
  let found = 1;
  for (let depth = 0; found > 0; depth++) {
    histogram.push(found);
    onDepth?.(depth, found);
    found = 0;
    for (let state = 0; state < N_STATES; state++) {
      if (depths[state] !== depth) continue;
      for (const neighbor of neighborsOf(state, moves)) {
        if (depths[neighbor] !== UNKNOWN) continue;
        depths[neighbor] = depth + 1;
        found++;
      }
    }
  }
  return histogram;
}

/** The indices one move away. Each face turns on from its previous turn. */
function neighborsOf(state: number, moves: readonly number[]): number[] {
  const cube = unrank(state);
  const neighbors: number[] = [];
  for (let face = 0; face < FACE_NAMES.length; face++) {
    let turned = cube;
    for (let turns = 1; turns <= 3; turns++) {
      turned = turnFace(turned, face);
      if (moves.includes(moveOf(face, turns))) neighbors.push(rank(turned));
    }
  }
  return neighbors;
}

/** Ranks by counting, as the chapter explains it; the library's rankState uses tables. */
function rank({ permutation, orientation }: State): number {
  return rankByCounting(permutation) * N_ORIENTATIONS + rankOrientation(orientation, 3);
}

function unrank(state: number): State {
  return {
    permutation: unrankByMakingRoom(Math.floor(state / N_ORIENTATIONS), N_PIECES),
    orientation: unrankOrientation(state % N_ORIENTATIONS, N_PIECES, 3),
  };
}

export const rankingForm: Form = {
  name: "ranking",
  title: "Unrank, turn, rank",
  run: search,
  memory: [{ what: "a byte for each state", bytes: N_STATES }],
};
