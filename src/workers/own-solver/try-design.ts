import { randomBigCube } from "../../lib/big-cube/number.ts";
import { searchPlainly } from "../../lib/big-cube/plain-search.ts";
import { seeded } from "../../lib/indexing/seeded.ts";
import { buildDesign } from "./build-design.ts";
import type { SolverDesign } from "./design-tables.ts";

/** What a design does with the same cubes as all others. */
export interface DesignResult {
  readonly design: SolverDesign;
  /** The number of cubes solved before the search gave up. */
  readonly solved: number;
  /** For one cube, on average. */
  readonly nodes: number;
  /** The times that it took to build the tables, and to solve one cube, on average. */
  readonly buildMilliseconds: number;
  readonly milliseconds: number;
}

export const N_TRIED_CUBES = 20;
/** The search gives a cube up after this many nodes. */
export const MAX_NODES = 1_000_000;
export const SEARCH_OPTIONS = { views: 1, maxLength: 22, maxSecondLength: 11 };
const SEED = 3;

/**
 * Solves the same random cubes as for every design.
 *
 * @param report  called with the number of cubes done
 */
export function tryDesign(
  design: SolverDesign,
  report: (cubes: number) => void = () => undefined,
): DesignResult {
  const random = seeded(SEED);
  const cubes = Array.from({ length: N_TRIED_CUBES }, () => randomBigCube({ random }));
  const start = performance.now();
  const phases = buildDesign(design);
  const built = performance.now();
  let solved = 0;
  let nodes = 0;
  cubes.forEach((cube, i) => {
    const counter = { nodes: 0, limit: MAX_NODES };
    for (const { moves } of searchPlainly(cube, phases, SEARCH_OPTIONS, counter)) {
      if (moves) {
        solved++;
        break;
      }
    }
    nodes += counter.nodes;
    report(i + 1);
  });
  return {
    ...{ design, solved },
    nodes: nodes / N_TRIED_CUBES,
    buildMilliseconds: built - start,
    milliseconds: (performance.now() - built) / N_TRIED_CUBES,
  };
}
