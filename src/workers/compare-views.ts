import { unrankBigCube } from "../lib/big-cube/number.ts";
import { buildTwoPhaseSolver } from "../lib/big-cube/two-phase-solver.ts";

/** The numbers of views that are compared: one axis, three, and each also inverted. */
export const VIEW_COUNTS = [1, 3, 6] as const;
export type ViewCount = (typeof VIEW_COUNTS)[number];

/** How far a search in some views has come. */
export interface ViewsProgress {
  readonly views: ViewCount;
  readonly nodes: number;
  /** The number of first phases found so far. */
  readonly nFirstPhases: number;
  readonly milliseconds: number;
  /** A solution shorter than all before it, if it has just been found. */
  readonly solution?: FoundSolution;
}

/** A solution of a cube in two phases. */
export interface FoundSolution {
  /** The length of its first phase. */
  readonly firstPhaseLength: number;
  /** Of both phases: 0..17, as in `BIG_MOVE_NAMES`. */
  readonly moves: readonly number[];
}

/** A cube to solve in one, three and six views. */
export interface ViewsQuestion {
  /** The index of the cube. */
  readonly cube: bigint;
  /** The nodes that each search visits; it ends within some milliseconds after that. */
  readonly nodesEach: number;
}

/** The nodes of the searches that readers watch: seconds of work. */
export const NODES_EACH = 1_000_000;

/** All second phases are tried, however long: the first solutions are poor, but early. */
const MAX_SECOND_LENGTH = 18;

/**
 * Solves a cube in one, three and six views, one search after the other.
 *
 * @param report  called some milliseconds apart, and with each solution
 */
export function compareViews(
  { cube: index, nodesEach }: ViewsQuestion,
  report: (progress: ViewsProgress) => void,
): void {
  const solver = buildTwoPhaseSolver();
  const cube = unrankBigCube(index);
  for (const views of VIEW_COUNTS) {
    const start = performance.now();
    for (const step of solver.solve(cube, {
      views,
      maxSecondLength: MAX_SECOND_LENGTH,
    })) {
      const { moves, firstPhaseLength, nodes, nFirstPhases } = step;
      const milliseconds = performance.now() - start;
      report({
        ...{ views, nodes, nFirstPhases, milliseconds },
        ...(moves && { solution: { moves, firstPhaseLength } }),
      });
      if (nodes >= nodesEach) break;
    }
  }
}
