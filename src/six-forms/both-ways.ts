import { N_ORIENTATIONS, N_PERMUTATIONS, N_STATES } from "../lib/puzzle/coordinates.ts";
import { N_MOVES } from "../lib/puzzle/moves.ts";
import { buildMoveTables, type MoveTables } from "../lib/tables/move-tables.ts";
import type { Form } from "./form.ts";

const UNKNOWN = -1;

/**
 * No queue: each depth scans the array of depths sequentially, which is fastest for memory.
 * While most states are unknown, it expands the last depth; later, the unknown states.
 */
function search(
  moves: readonly number[],
  onDepth?: (depth: number, count: number) => void,
): number[] {
  const tables = buildMoveTables();
  const depths = new Int8Array(N_STATES).fill(UNKNOWN);
  depths[0] = 0;
  const histogram: number[] = [];
  let unknown = N_STATES;
  let found = 1;
  for (let depth = 0; found > 0; depth++) {
    histogram.push(found);
    onDepth?.(depth, found);
    unknown -= found;
    if (unknown === 0) break;
    const look = unknown > N_STATES / 2 ? lookForward : lookBack;
    found = look(depths, depth, moves, tables);
  }
  return histogram;
}

/** Gives depth + 1 to each unknown neighbour of a state at `depth`; returns their number. */
function lookForward(
  depths: Int8Array,
  depth: number,
  moves: readonly number[],
  tables: MoveTables,
): number {
  const orientations = new Uint16Array(N_ORIENTATIONS);
  let found = 0;
  for (let permutation = 0; permutation < N_PERMUTATIONS; permutation++) {
    const row = permutation * N_ORIENTATIONS;
    let count = 0;
    for (let orientation = 0; orientation < N_ORIENTATIONS; orientation++) {
      if (depths[row + orientation] === depth) orientations[count++] = orientation;
    }
    for (const move of moves) {
      const rowAfterMove =
        tables.permutation[permutation * N_MOVES + move] * N_ORIENTATIONS;
      for (let i = 0; i < count; i++) {
        const neighbor =
          rowAfterMove + tables.orientation[orientations[i] * N_MOVES + move];
        if (depths[neighbor] !== UNKNOWN) continue;
        depths[neighbor] = depth + 1;
        found++;
      }
    }
  }
  return found;
}

/**
 * Gives depth + 1 to each unknown state with a neighbour at `depth`; returns their number. As
 * every move has an inverse, predecessors and successors are the same.
 */
function lookBack(
  depths: Int8Array,
  depth: number,
  moves: readonly number[],
  tables: MoveTables,
): number {
  const rowAfterMove = new Int32Array(N_MOVES);
  let found = 0;
  for (let permutation = 0; permutation < N_PERMUTATIONS; permutation++) {
    const row = permutation * N_ORIENTATIONS;
    for (const move of moves) {
      rowAfterMove[move] =
        tables.permutation[permutation * N_MOVES + move] * N_ORIENTATIONS;
    }
    for (let orientation = 0; orientation < N_ORIENTATIONS; orientation++) {
      if (depths[row + orientation] !== UNKNOWN) continue;
      for (const move of moves) {
        const neighbor =
          rowAfterMove[move] + tables.orientation[orientation * N_MOVES + move];
        if (depths[neighbor] !== depth) continue;
        depths[row + orientation] = depth + 1;
        found++;
        break;
      }
    }
  }
  return found;
}

const TABLE_ENTRIES = (N_PERMUTATIONS + N_ORIENTATIONS) * N_MOVES;

export const bothWaysForm: Form = {
  name: "both-ways",
  title: "Forwards, then backwards",
  run: search,
  memory: [
    { what: "a byte for each state", bytes: N_STATES },
    { what: "two tables", bytes: TABLE_ENTRIES * Uint16Array.BYTES_PER_ELEMENT },
  ],
};
