import {
  type FirstPhaseTable,
  N_SEARCHED_CUBES,
} from "#src/workers/count-first-phases.ts";
import {
  differenceMessage,
  firstDifference,
} from "#kit/distances/compare-histograms.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { formatBytes } from "#kit/text/format-bytes.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { formatTime } from "#kit/text/format-time.ts";
import { KNOWN_FIRST_PHASES } from "./known-first-phases.ts";

/** What the tables show, from the first that a solver has to the complete one. */
export function tablesText(tables: readonly FirstPhaseTable[]): string {
  const complete = tables[tables.length - 1];
  const difference = firstDifference(complete.histogram, KNOWN_FIRST_PHASES);
  if (difference) return differenceMessage("The table", difference);
  const depth = leastDepthEnough(tables);
  const last = complete.histogram.length - 1;
  const excess = (of: number) => {
    const { nodes } = tables.find(({ histogram }) => histogram.length === of + 1)!;
    return `${(100 * (nodes / complete.nodes - 1)).toFixed(1)}\u00a0% more nodes`;
  };
  return `${formatNumber(sumOf(complete.histogram))} states of phase 1 measured here in ${formatTime(complete.milliseconds)} and ${formatBytes(complete.bytes)}. Depth ${depth} is enough: with it, ${N_SEARCHED_CUBES} random cubes take ${excess(depth)} than with all ${last} depths, and with depth ${depth - 1} they take ${excess(depth - 1)}. What isn’t in the table is deeper than what is, and a search seldom needs to know how deep.`;
}

/** The least depth, after the first, that saves nearly all nodes: all but a fiftieth. */
export function leastDepthEnough(tables: readonly FirstPhaseTable[]): number {
  const { nodes } = tables[tables.length - 1];
  const enough = tables.findIndex((table) => table.nodes <= 1.02 * nodes);
  return tables[Math.max(enough, 1)].histogram.length - 1;
}
