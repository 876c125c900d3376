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
import { type SearchView, viewsOf } from "./search-views.ts";
import { type BigCube, SOLVED_BIG_CUBE } from "./state.ts";
import type { TwoPhaseMemory, TwoPhaseModule } from "./two-phase-memory.ts";
import { TWO_PHASE_MODULE } from "./two-phase-module.ts";
import {
  fillTwoPhaseTables,
  type FirstPhaseNode,
  type TwoPhaseTables,
} from "./two-phase-tables.ts";

/** The start of a search in one view of the cube. */
export interface SearchStart extends FirstPhaseNode {
  readonly view: SearchView;
  /** A lower bound of the length of its first phase. */
  readonly bound: number;
  /** The values of `END_COORDINATES`. */
  readonly ends: readonly number[];
}

/** A search that has begun. */
export interface RunningSearch {
  /** The number of nodes that it has visited. */
  nodes(): number;
  /** @throws {Error} when another search has begun, or the tables were deepened */
  assertLast(): void;
}

/** The five coordinates that the module tracks: see src/assembly/two-phase/end-values.ts. */
const END_COORDINATES = [U_CORNERS, D_CORNERS, U_EDGES, D_EDGES, SLICE_EDGES];

/** Nodes between two pauses: some milliseconds. */
export const NODES_PER_STEP = 20_000;

const MODULE: LibraryModule = { base64: TWO_PHASE_MODULE };

/**
 * The module of both searches, with its memory and tables. It runs one search at a time.
 *
 * Unchecked: the caller guarantees reachable cubes.
 */
export class TwoPhaseEngine {
  readonly module: TwoPhaseModule;
  readonly memory: TwoPhaseMemory;
  readonly #firstPhaseNode: TwoPhaseTables["firstPhaseNode"];
  readonly #solvedEnds = endsOf(SOLVED_BIG_CUBE);
  /** The number of searches so far. */
  #lastSearch = 0;

  /** @throws {Error} when the host refuses the module or the memory; its cause says why */
  constructor() {
    try {
      this.module = instantiateModule<TwoPhaseModule>(MODULE);
      const { memory, firstPhaseNode } = fillTwoPhaseTables(this.module);
      this.memory = memory;
      this.#firstPhaseNode = firstPhaseNode;
    } catch (error) {
      const reason = (error as Error).message;
      throw new Error(`the solver of the 3×3×3 could not start: ${reason}`, {
        cause: error,
      });
    }
  }

  /** Begins a search, and ends the one before. */
  beginSearch(): RunningSearch {
    this.endSearch();
    const search = this.#lastSearch;
    const nodesBefore = this.module.nodeCount.value;
    return {
      nodes: () => Number(this.module.nodeCount.value - nodesBefore),
      assertLast: () => {
        if (search !== this.#lastSearch) throw new Error("another search has begun");
      },
    };
  }

  /** Makes the last search throw when it goes on. */
  endSearch(): void {
    this.#lastSearch++;
  }

  /** The starts in the first views of a cube: see `viewsOf`. */
  startsOf(cube: BigCube, views: number): SearchStart[] {
    return viewsOf(cube)
      .slice(0, views)
      .map((view) => {
        const node = this.#firstPhaseNode(
          SLICE_POSITIONS.rank(view.cube),
          EDGE_FLIPS.rank(view.cube),
          CORNER_TWISTS.rank(view.cube),
        );
        const table = this.module.FIRST_TABLE.value;
        const bound = this.module.depthOf(table, node.cls, node.column);
        return { ...node, view, bound, ends: endsOf(view.cube) };
      });
  }

  isSolved({ ends, bound }: SearchStart): boolean {
    return bound === 0 && ends.every((value, i) => value === this.#solvedEnds[i]);
  }

  writeEnds({ ends }: SearchStart): void {
    this.memory.halfWords(this.module.ENDS.value, ends.length).set(ends);
  }

  /** The moves that the module has found. */
  readPath(length: number): Uint8Array {
    return this.memory.byteArray(this.module.PATH.value, length);
  }
}

function endsOf(cube: BigCube): number[] {
  return END_COORDINATES.map((coordinate) => coordinate.rank(cube));
}
