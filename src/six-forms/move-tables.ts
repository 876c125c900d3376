import { N_ORIENTATIONS, N_PERMUTATIONS, N_STATES } from "../lib/puzzle/coordinates.ts";
import { N_MOVES } from "../lib/puzzle/moves.ts";
import { buildMoveTables } from "../lib/tables/move-tables.ts";
import type { Form } from "./form.ts";

const UNKNOWN = -1;

/** A turn is two look-ups. Every state enters the queue once. */
function search(
  moves: readonly number[],
  onDepth?: (depth: number, count: number) => void,
): number[] {
  const tables = buildMoveTables();
  const depths = new Int8Array(N_STATES).fill(UNKNOWN);
  const queue = new Int32Array(N_STATES);
  const histogram: number[] = [];
  depths[0] = 0;
  let next = 0; // the first state that is not expanded yet
  let end = 1;
  for (let depth = 0; next < end; depth++) {
    histogram.push(end - next);
    onDepth?.(depth, end - next);
    const endOfDepth = end;
    while (next < endOfDepth) {
      const state = queue[next++];
      const permutation = Math.floor(state / N_ORIENTATIONS);
      const orientation = state % N_ORIENTATIONS;
      for (const move of moves) {
        const neighbor =
          tables.permutation[permutation * N_MOVES + move] * N_ORIENTATIONS +
          tables.orientation[orientation * N_MOVES + move];
        if (depths[neighbor] !== UNKNOWN) continue;
        depths[neighbor] = depth + 1;
        queue[end++] = neighbor;
      }
    }
  }
  return histogram;
}

const TABLE_ENTRIES = (N_PERMUTATIONS + N_ORIENTATIONS) * N_MOVES;

export const moveTablesForm: Form = {
  name: "move-tables",
  title: "Two transition tables",
  run: search,
  memory: [
    { what: "a byte for each state", bytes: N_STATES },
    { what: "a queue of states", bytes: N_STATES * Int32Array.BYTES_PER_ELEMENT },
    { what: "two tables", bytes: TABLE_ENTRIES * Uint16Array.BYTES_PER_ELEMENT },
  ],
};
