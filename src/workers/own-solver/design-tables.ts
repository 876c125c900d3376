import { type CoordinatePair, PHASES } from "../../lib/big-cube/phases.ts";

/** A pruning table for the product of two coordinates. */
export interface DesignTable {
  /** 0 or 1. */
  readonly phase: number;
  readonly coordinates: CoordinatePair;
}

/** The tables that a solver may have. In links each is a digit: append new ones. */
export const DESIGN_TABLES: readonly DesignTable[] = [
  { phase: 0, coordinates: [2, 0] },
  { phase: 0, coordinates: [2, 1] },
  { phase: 0, coordinates: [0, 1] },
  { phase: 1, coordinates: [0, 2] },
  { phase: 1, coordinates: [1, 2] },
];

/** For each of DESIGN_TABLES, whether a solver has it. */
export type SolverDesign = readonly boolean[];

/** The bytes of a design's pruning tables: one for each pair of values. */
export function designBytes(design: SolverDesign): number {
  return DESIGN_TABLES.filter((_, place) => design[place]).reduce(
    (sum, table) => sum + tableBytes(table),
    0,
  );
}

/** The bytes of a table. */
export function tableBytes({ phase, coordinates: [a, b] }: DesignTable): number {
  const { coordinates } = PHASES[phase];
  return coordinates[a].size * coordinates[b].size;
}
