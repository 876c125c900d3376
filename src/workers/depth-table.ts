import { buildBigMoveTable } from "../lib/big-cube/move-table.ts";
import {
  buildCoordinatePruning,
  buildPairPruning,
} from "../lib/big-cube/pair-pruning.ts";
import {
  DEPTH_TABLES,
  type DepthTableName,
  type TableChoice,
} from "./coordinate-tables.ts";
import { classRepresentatives } from "./symmetry-classes.ts";

/** The counts of a table. */
export interface DepthCounts {
  /** The number of entries at each depth. */
  readonly histogram: readonly number[];
  /** The number of classes of the last coordinate's values under its symmetries. */
  readonly classes: number;
  /** The same as `histogram`, with only one of the last coordinate's values in each class. */
  readonly classHistogram: readonly number[];
}

export interface CountedDepths extends DepthCounts {
  /** The depth at a, or at a × (size of b) + b for a pair. */
  readonly depths: Uint8Array<ArrayBuffer>;
}

/**
 * Builds a pruning table, depth by depth.
 *
 * @param report  called with the number of entries at each finished depth
 */
export function buildDepthTable(
  name: DepthTableName,
  report: (count: number) => void = () => undefined,
): CountedDepths {
  const { coordinates, symmetries }: TableChoice = DEPTH_TABLES[name];
  const [a, b] = coordinates;
  const onDepth = (_: number, count: number) => report(count);
  const { depths, histogram } =
    b === undefined
      ? buildCoordinatePruning(a, { onDepth })
      : buildPairPruning(a, b, { onDepth });
  const last = b ?? a;
  const representatives = classRepresentatives(buildBigMoveTable(last), symmetries);
  const classHistogram = histogram.map(() => 0);
  for (let row = 0; row < depths.length; row += last.size) {
    for (const value of representatives) classHistogram[depths[row + value]]++;
  }
  return { depths, histogram, classes: representatives.length, classHistogram };
}
