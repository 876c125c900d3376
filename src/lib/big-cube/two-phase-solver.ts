import { searchOptimum } from "./optimal-search.ts";
import {
  checkTwoPhaseOptions,
  type OptimalStep,
  type SolvingStep,
  type TwoPhaseOptions,
} from "./solving-step.ts";
import { assertBigCube, type BigCube } from "./state.ts";
import { TwoPhaseEngine } from "./two-phase-engine.ts";
import { searchTwoPhases } from "./two-phase-search.ts";

/**
 * A solver with large tables. Lengths and depths are in HTM: any turn of a face counts as one.
 * It runs one search at a time: a new one ends the last.
 */
export interface TwoPhaseSolver {
  /** The depths up to which the tables of both phases are complete. */
  readonly depths: readonly [first: number, second: number];
  /**
   * The number of entries at each depth. The first table has an entry for each of the
   * 2,217,093,120 first phases. The second has 67,737,600: one for each permutation of the
   * corners with the positions of the U edges and the permutation of the middle edges.
   */
  readonly histograms: readonly [first: readonly number[], second: readonly number[]];
  /** The memory of the solver, in bytes. */
  readonly bytes: number;
  /**
   * Adds a depth to the tables of both phases. Ends any search in progress.
   *
   * @returns false if both tables were complete
   * @cost    no memory; up to 1.2 billion first phases for a depth
   */
  deepen(): boolean;
  /**
   * Does the next part of what `deepen` does, in some milliseconds. Searches may come between
   * two parts. The part that completes a depth ends any search in progress.
   *
   * @returns false if both tables were complete
   */
  deepenPartly(): boolean;
  /**
   * Yields shorter and shorter solutions of a cube, and pauses after some milliseconds. It
   * ends when no shorter one is left within the limits, which takes hours for most cubes. A
   * node counts when the moves from it are listed.
   *
   * @throws {RangeError | TypeError} when the cube or the options are not valid
   * @throws {Error} when the search goes on after another has begun
   */
  solve(cube: BigCube, options?: TwoPhaseOptions): Generator<SolvingStep, void>;
  /**
   * Yields the lengths that no solution has, and at last a shortest solution; pauses after
   * some milliseconds.
   *
   * @throws {RangeError | TypeError} when the cube is not valid
   * @throws {Error} when the search goes on after another has begun
   * @cost   exponential in the length; up to hours for 18 moves, which most cubes need
   */
  solveOptimally(cube: BigCube): Generator<OptimalStep, void>;
  /**
   * A lower bound of the length of a solution, from the first phase along three axes: at most
   * `depths[0]` + 1, and 0 for some cubes that are not solved.
   *
   * @throws {RangeError | TypeError} when the cube is not valid
   */
  lowerBound(cube: BigCube): number;
}

/** The depths of both tables in a new solver. */
const INITIAL_DEPTHS = [7, 9] as const;

/** The greatest depths of both tables. */
const LAST_DEPTHS = [12, 15] as const;

/** Rows of a table that are deepened at once. */
const ROWS_PER_PART = 64;

/** From these depths on, unknown pairs look for a known neighbour instead of the reverse. */
const PULLED_FROM = [9, 11] as const;

/**
 * Builds a solver with the moves of Kociemba's two phases, whose tables are reduced by
 * sixteen symmetries and searched in WebAssembly.
 *
 * The first phase brings the cube into the subgroup that `PHASE_2_MOVES` generate, and the
 * second solves it with these moves. The first table has the exact depths of all
 * 2,217,093,120 first phases, two bits for each class under symmetry: a new solver knows
 * those up to 7, and `deepen` adds the others.
 *
 * @throws {Error} without WebAssembly or the memory, or if the page's content security
 *         policy forbids it; `buildPlainSolver` needs neither
 * @returns the solver, with depths 7 and 9
 * @cost    47 MB, as `bytes` says
 * @example
 * const solver = buildTwoPhaseSolver();
 * const scrambled = applyBigMoves(SOLVED_BIG_CUBE, parseBigMoves("R U2 F' D L B2"));
 * const steps = [...solver.solveOptimally(scrambled)];
 * formatBigMoves(steps.at(-1)!.moves!) // → "B2 L' D' F U2 R'"
 * @source Herbert Kociemba, kociemba.org, The Two-Phase-Algorithm; Tomas Rokicki, Herbert
 *         Kociemba, Morley Davidson and John Dethridge, "The Diameter of the Rubik's Cube
 *         Group Is Twenty", SIAM Journal on Discrete Mathematics 27, 2013
 */
export function buildTwoPhaseSolver(): TwoPhaseSolver {
  const engine = new TwoPhaseEngine();
  const { module, memory } = engine;
  const addresses = [module.FIRST_TABLE.value, module.SECOND_TABLE.value];
  const rows = addresses.map((address) => memory.words(address, 1)[0]);
  const depths: [number, number] = [0, 0];
  const histograms: [number[], number[]] = [[1], [1]];
  for (const phase of [0, 1])
    while (depths[phase] < INITIAL_DEPTHS[phase]) Array.from(addDepth(phase));
  /** The rest of the depths that are being added. */
  let rest: Generator<void> | undefined;

  return {
    depths,
    histograms,
    get bytes() {
      return memory.bytes;
    },
    deepen() {
      const isIncomplete = deepenPartly();
      while (rest !== undefined) deepenPartly();
      return isIncomplete;
    },
    deepenPartly,
    solve(cube, options = {}) {
      assertBigCube(cube);
      return searchTwoPhases(engine, cube, checkTwoPhaseOptions(options));
    },
    solveOptimally(cube) {
      assertBigCube(cube);
      return searchOptimum(engine, cube);
    },
    lowerBound(cube) {
      assertBigCube(cube);
      return Math.max(...engine.startsOf(cube, 3).map(({ bound }) => bound));
    },
  };

  function deepenPartly(): boolean {
    const incomplete = [0, 1].filter((phase) => depths[phase] < LAST_DEPTHS[phase]);
    rest ??= addDepths(incomplete);
    if (rest.next().done) rest = undefined;
    return incomplete.length > 0;
  }

  function* addDepths(phases: readonly number[]): Generator<void> {
    for (const phase of phases) yield* addDepth(phase);
  }

  function* addDepth(phase: number): Generator<void> {
    const isPulled = depths[phase] >= PULLED_FROM[phase];
    const address = addresses[phase];
    let count = 0;
    for (let row = 0; row < rows[phase]; row += ROWS_PER_PART) {
      const end = Math.min(row + ROWS_PER_PART, rows[phase]);
      count += module.deepenRows(address, isPulled, row, end) >>> 0;
      yield;
    }
    engine.endSearch();
    module.finishDepth(address);
    histograms[phase].push(count);
    depths[phase]++;
  }
}
