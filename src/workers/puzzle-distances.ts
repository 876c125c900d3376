import { buildDistances } from "../lib/any-puzzle/build-distances.ts";
import type { PuzzleDefinition } from "../lib/any-puzzle/definition.ts";
import type { Metric } from "../lib/puzzle/moves.ts";
import type { DepthDone } from "./whole-table.ts";

export interface PuzzleQuestion {
  readonly definition: PuzzleDefinition;
  readonly metric: Metric;
}

/** The distances of a puzzle in a form that can be posted to a page. */
export interface PostedDistances {
  readonly metric: Metric;
  readonly moves: readonly string[];
  readonly histogram: readonly number[];
  /** A byte for each position; left out above `MAX_POSTED`. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
}

/** More bytes than these are not sent to the page. */
const MAX_POSTED = 25_000_000;

/** Computes the distances of all positions, and reports each depth when it is finished. */
export function findPuzzleDistances(
  { definition, metric }: PuzzleQuestion,
  report: (progress: DepthDone) => void,
): PostedDistances {
  const { moves, histogram, distance } = buildDistances(definition, {
    metric,
    onProgress: (depth, count) => report({ depth, count }),
  });
  const size = histogram.reduce((sum, count) => sum + count);
  if (size > MAX_POSTED) return { metric, moves, histogram, bytes: undefined };
  const bytes = new Uint8Array(size);
  for (let index = 0; index < size; index++) bytes[index] = distance(index);
  return { metric, moves, histogram, bytes };
}
