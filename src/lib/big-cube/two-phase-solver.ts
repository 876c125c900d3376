import { instantiateModule, type LibraryModule } from "../tables/wasm-module.ts";
import {
  CORNER_TWISTS,
  D_CORNERS,
  D_EDGES,
  EDGE_FLIPS,
  SLICE_EDGES,
  SLICE_POSITIONS,
  U_CORNERS,
  U_EDGES,
} from "./coordinates.ts";
import { type SearchView, movesAsGiven, viewsOf } from "./search-views.ts";
import {
  checkTwoPhaseOptions,
  type OptimalStep,
  type TwoPhaseOptions,
  type SolvingStep,
} from "./solving-step.ts";
import { assertBigCube, type BigCube, SOLVED_BIG_CUBE } from "./state.ts";
import type { TwoPhaseModule } from "./two-phase-memory.ts";
import { TWO_PHASE_MODULE } from "./two-phase-module.ts";
import { type FirstPhaseNode, fillTwoPhaseTables } from "./two-phase-tables.ts";

/** A solver with large tables. It runs one search at a time: a new one ends the last. */
export interface TwoPhaseSolver {
  /** The depths up to which the tables of both phases are complete. */
  readonly depths: readonly [first: number, second: number];
  /**
   * The number of first phases of each depth, of 2,217,093,120 in all; and of the positions
   * of corners, U edges and middle edges in the second phase, of 67,737,600.
   */
  readonly histograms: readonly [first: readonly number[], second: readonly number[]];
  /** The memory of the solver, in bytes. */
  readonly bytes: number;
  /**
   * Adds a depth to the table of the first phase, and to that of the second. Ends the last
   * search.
   *
   * @returns false if both tables were complete
   * @cost    seconds for the depths 9 to 11 of the first phase
   */
  deepen(): boolean;
  /**
   * Yields shorter and shorter solutions of a cube, and pauses after some milliseconds. It
   * ends when no shorter one is left within the limits, which takes hours for most cubes.
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
   * @cost   about two microseconds a node: 54,000 nodes for solutions of 14 moves, 500,000
   *         for 15 and 10 million for 16; up to hours for 18, as most cubes need
   */
  solveOptimally(cube: BigCube): Generator<OptimalStep, void>;
  /**
   * A lower bound of the number of moves that solve a cube, from the first phase along three
   * axes.
   *
   * @throws {RangeError | TypeError} when the cube is not valid
   */
  lowerBound(cube: BigCube): number;
}

/** The five coordinates that the module tracks: see src/assembly/two-phase/end-values.ts. */
const END_COORDINATES = [U_CORNERS, D_CORNERS, U_EDGES, D_EDGES, SLICE_EDGES];

/** The depths of both phases that a new solver knows. */
const FIRST_DEPTHS = [7, 9] as const;

/** The greatest depths. */
const LAST_DEPTHS = [12, 15] as const;

/** From these depths on, most pairs are known, and the others look for them. */
const PULLED_FROM = [9, 11] as const;

/** Nodes between two pauses: some milliseconds. */
const NODES_PER_STEP = 20_000;

const MODULE: LibraryModule = { base64: TWO_PHASE_MODULE };

/** How a search starts in one view of the cube. */
interface SearchStart extends FirstPhaseNode {
  readonly view: SearchView;
  /** A lower bound of its first phase. */
  readonly bound: number;
  readonly ends: readonly number[];
}

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
 * @returns the solver, with the depths 7 and 9 complete
 * @cost   47 MB; about 0.4 seconds
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
  const { module, tables } = startTwoPhases();
  const { memory } = tables;
  const addresses = [module.FIRST_TABLE.value, module.SECOND_TABLE.value];
  const depths: [number, number] = [0, 0];
  const histograms: [number[], number[]] = [[1], [1]];
  const solvedEnds = endsOf(SOLVED_BIG_CUBE);
  /** A number for each search, to end the one before. */
  let lastSearch = 0;
  for (const phase of [0, 1])
    while (depths[phase] < FIRST_DEPTHS[phase]) addDepth(phase);

  return {
    depths,
    histograms,
    get bytes() {
      return memory.bytes;
    },
    deepen() {
      lastSearch++;
      const incomplete = [0, 1].filter((phase) => depths[phase] < LAST_DEPTHS[phase]);
      for (const phase of incomplete) addDepth(phase);
      return incomplete.length > 0;
    },
    solve(cube, options = {}) {
      assertBigCube(cube);
      return searchTwoPhases(cube, checkTwoPhaseOptions(options));
    },
    solveOptimally(cube) {
      assertBigCube(cube);
      return searchOptimum(cube);
    },
    lowerBound(cube) {
      assertBigCube(cube);
      return Math.max(...startsOf(cube, 3).map(({ bound }) => bound));
    },
  };

  function addDepth(phase: number): void {
    const isPulled = depths[phase] >= PULLED_FROM[phase];
    histograms[phase].push(module.deepenDepths(addresses[phase], isPulled) >>> 0);
    depths[phase]++;
  }

  function* searchTwoPhases(
    cube: BigCube,
    { views, maxLength, maxSecondLength }: Required<TwoPhaseOptions>,
  ): Generator<SolvingStep, void> {
    const search = beginSearch();
    const starts = startsOf(cube, views);
    const countBefore = module.endCount.value;
    let firstPhaseLength = 0;
    const step = (moves?: readonly number[]): SolvingStep => ({
      ...{ moves, firstPhaseLength, nodes: search.nodes() },
      // A counter of 32 bits, which a long search passes.
      nFirstPhases: (module.endCount.value - countBefore) >>> 0,
    });
    if (isSolved(starts[0])) {
      yield step([]);
      return;
    }
    let best = maxLength + 1;
    module.setLimits(best, maxSecondLength);
    for (; firstPhaseLength < best; firstPhaseLength++) {
      for (const { view, cls, symmetry, column, bound, ends } of starts) {
        // A solution may have been found in the view before.
        if (firstPhaseLength >= best) return;
        if (bound > firstPhaseLength) continue;
        writeEnds(ends);
        module.startFirstPhases(firstPhaseLength, cls, symmetry, column, bound);
        for (;;) {
          const length = module.searchFirstPhases(NODES_PER_STEP);
          if (length < 0) break;
          if (length > 0) best = length;
          yield step(length > 0 ? movesAsGiven(readPath(length), view) : undefined);
          search.assertLast();
        }
      }
    }
  }

  function* searchOptimum(cube: BigCube): Generator<OptimalStep, void> {
    const search = beginSearch();
    const starts = startsOf(cube, 3);
    const step = (ruledOut: number, moves?: readonly number[]): OptimalStep => ({
      ...{ moves, ruledOut, nodes: search.nodes() },
    });
    if (isSolved(starts[0])) {
      yield step(-1, []);
      return;
    }
    memory
      .words(module.AXES.value, 4 * starts.length)
      .set(
        starts.flatMap(({ cls, symmetry, column, bound }) => [
          ...[cls, symmetry, column, bound],
        ]),
      );
    let length = Math.max(1, ...starts.map(({ bound }) => bound));
    for (;;) {
      yield step(length - 1);
      search.assertLast();
      writeEnds(starts[0].ends);
      module.startOptimal(length);
      for (;;) {
        const result = module.searchOptimal(NODES_PER_STEP);
        if (result < 0) break;
        if (result > 0) {
          yield step(length - 1, movesAsGiven(readPath(length), starts[0].view));
          return;
        }
        yield step(length - 1);
        search.assertLast();
      }
      length++;
    }
  }

  /** Ends the last search. */
  function beginSearch() {
    const own = ++lastSearch;
    const nodesBefore = module.nodeCount.value;
    return {
      nodes: () => Number(module.nodeCount.value - nodesBefore),
      assertLast() {
        if (own !== lastSearch) throw new Error("another search has begun");
      },
    };
  }

  function startsOf(cube: BigCube, views: number): SearchStart[] {
    return viewsOf(cube)
      .slice(0, views)
      .map((view) => {
        const node = tables.firstPhaseNode(
          SLICE_POSITIONS.rank(view.cube),
          EDGE_FLIPS.rank(view.cube),
          CORNER_TWISTS.rank(view.cube),
        );
        const bound = module.depthOf(addresses[0], node.cls, node.column);
        return { ...node, view, bound, ends: endsOf(view.cube) };
      });
  }

  function isSolved({ ends, bound }: SearchStart): boolean {
    return bound === 0 && ends.every((value, i) => value === solvedEnds[i]);
  }

  function writeEnds(ends: readonly number[]): void {
    memory.halfWords(module.ENDS.value, ends.length).set(ends);
  }

  function readPath(length: number): Uint8Array {
    return memory.byteArray(module.PATH.value, length);
  }
}

function startTwoPhases() {
  try {
    const module = instantiateModule<TwoPhaseModule>(MODULE);
    return { module, tables: fillTwoPhaseTables(module) };
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(`the solver of the 3×3×3 could not start: ${reason}`, {
      cause: error,
    });
  }
}

function endsOf(cube: BigCube): number[] {
  return END_COORDINATES.map((coordinate) => coordinate.rank(cube));
}
