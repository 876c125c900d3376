import { N_ORIENTATIONS, toStateIndex } from "../puzzle/coordinates.ts";
import type { DistanceTable } from "./distance-table.ts";

/** The byte of states that are not reachable. */
export const UNREACHABLE = 255;

/**
 * A distance table that looks up one byte for each state.
 *
 * @param bytes  the distances by index, as from `toBytes`; not copied
 */
export function byteTable(
  { metric, moves, histogram }: Pick<DistanceTable, "metric" | "moves" | "histogram">,
  bytes: Uint8Array<ArrayBuffer>,
): DistanceTable {
  return {
    metric,
    moves,
    histogram,
    diameter: histogram.length - 1,
    distance(state) {
      const distance = bytes[toStateIndex(state)];
      return distance === UNREACHABLE ? Infinity : distance;
    },
    isAt: (permutation, orientation, distance) =>
      bytes[permutation * N_ORIENTATIONS + orientation] === distance,
    toBytes: () => bytes.slice(),
  };
}
