import { PHASES } from "#lib/big-cube/phases.ts";
import {
  DESIGN_TABLES,
  type DesignTable,
  type SolverDesign,
} from "#src/workers/own-solver/design-tables.ts";
import { MAX_NODES, N_TRIED_CUBES } from "#src/workers/own-solver/try-design.ts";
import { formatBytes } from "#kit/text/format-bytes.ts";
import { formatList } from "#kit/text/format-list.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import type { TriedDesign } from "./tried-designs.ts";

/** The letters of the tables, in their order. */
export const TABLE_LETTERS: readonly string[] = [..."ABCDE"];

/** The letters of a design's tables. */
export function lettersOf(design: SolverDesign): string[] {
  return TABLE_LETTERS.filter((_, place) => design[place]);
}

/** What a table is about: "orientation of the corners × orientation of the edges". */
export function designTableTitle({ phase, coordinates }: DesignTable): string {
  return coordinates.map((i) => PHASES[phase].coordinates[i].name).join(" × ");
}

/** "tables A, B and D", "no table". */
export function designName(design: SolverDesign): string {
  const letters = lettersOf(design);
  if (letters.length === 0) return "no table";
  return `${letters.length === 1 ? "table" : "tables"} ${formatList(letters)}`;
}

/** What the last design tried shows, beside the one tried before it. */
export function trialText(tried: TriedDesign, before: TriedDesign | undefined): string {
  const name = designName(tried.design);
  if (tried.solved < N_TRIED_CUBES) {
    return `With ${name}, the search gave up on ${N_TRIED_CUBES - tried.solved} of ${N_TRIED_CUBES} cubes, after ${formatNumber(MAX_NODES)} nodes each. ${missingTableText(tried.design)}`;
  }
  const solved = `With ${name}, all ${N_TRIED_CUBES} cubes are solved, with ${formatNumber(Math.round(tried.nodes))} nodes each on average.`;
  if (!before || before.solved < N_TRIED_CUBES) return solved;
  const bytes = tried.bytes - before.bytes;
  const memory = `${formatBytes(Math.abs(bytes))} ${bytes < 0 ? "less" : "more"} memory`;
  const share = Math.abs(1 - tried.nodes / before.nodes) * 100;
  const nodes = `${share.toFixed(0)}\u00a0% ${tried.nodes < before.nodes ? "fewer" : "more"} nodes`;
  return `${solved} Compared with ${designName(before.design)}, it takes ${memory} and ${nodes}.`;
}

/** Which phase has no table, if there is one without. */
function missingTableText(design: SolverDesign): string {
  const without = [0, 1].filter(
    (phase) => !DESIGN_TABLES.some((table, i) => table.phase === phase && design[i]),
  );
  if (without.length === 2) return "Neither phase has a table for two coordinates.";
  if (without.length === 0) return "Try another table.";
  return `The ${without[0] === 0 ? "first" : "second"} phase has no table for two coordinates.`;
}
