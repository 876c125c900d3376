import { buildArrangementTable } from "./arrangement-table.ts";
import type { OrbitBlock } from "./blocks.ts";
import type { Coordinate } from "./coordinate.ts";
import { buildCoordinateTable, timeToTabulate } from "./coordinate-table.ts";
import {
  joinStateIndex,
  stateFromDigits,
  rankFlat,
  splitStateIndex,
} from "./encoder.ts";
import { groupOfBlocks } from "./group-order.ts";
import { cayleyGraph } from "./cayley-graph.ts";
import { invertPoints } from "./points.ts";
import type { FlatState } from "./flat-state.ts";
import { productGraph } from "./product-graph.ts";
import type { PuzzleInternals } from "./puzzle.ts";
import { type StepGraph, stepGraph, graphFromTable } from "./step-graph.ts";
import type { PuzzleStep } from "./puzzle-steps.ts";
import { imagesOf } from "./group-actions.ts";

/** Limits of tables, by the cost to build them. */
export interface TableLimits {
  /** Above this, the tables of the group are faster. */
  readonly quick: number;
  /** Above this, each state is ranked without a table. */
  readonly max: number;
}

const LIMITS: TableLimits = { quick: 2_000_000, max: 60_000_000 };

/** The graph of a puzzle's states, and the node of each index. */
export interface PuzzleGraph {
  readonly graph: StepGraph;
  nodeOf(index: number): number;
}

/** An independent factor of the state space. */
interface GraphFactor {
  readonly graph: StepGraph;
  /** The node of a state, given its coordinates' values. */
  nodeOf(digits: readonly number[], state: () => FlatState): number;
}

/** Which coordinates get tables, and how to build the other factors. */
interface FactorPlan {
  readonly inTables: readonly (readonly Coordinate[])[];
  readonly separate: readonly (() => GraphFactor)[];
}

/**
 * Builds the graph of a puzzle's states. Independent sets of coordinates become factors:
 * small tables, permutations of identical pieces, or the Cayley graph of the group. If
 * none of these fits, all states are ranked one by one.
 *
 * @throws {RangeError} when a group's tables would be too large
 */
export function puzzleGraph(
  inside: PuzzleInternals,
  steps: readonly PuzzleStep[],
  { quick, max }: TableLimits = LIMITS,
): PuzzleGraph {
  const { normalised, start } = inside;
  const all = inside.coordinates();
  const plans = connectedSets(all.filter(({ size }) => size > 1n)).map(planOf);
  if (plans.some((plan) => plan === undefined)) return rankedGraph();
  // Nothing is built before everything is planned.
  const factors = [
    ...plans.flatMap((plan) => plan!.separate.map((make) => make())),
    ...mergeSmallSets(plans.flatMap((plan) => plan!.inTables)).map(tableFactor),
  ];
  return {
    graph: productGraph(
      factors.map(({ graph }) => graph),
      steps.length,
    ),
    nodeOf(index) {
      const digits = splitStateIndex(all, index);
      const state = () => stateFromDigits(all, digits, start);
      return factors.reduce(
        (node, factor) => node * factor.graph.count + factor.nodeOf(digits, state),
        0,
      );
    },
  };

  /** Plans one independent set of coordinates; undefined if only ranking works. */
  function planOf(coordinates: readonly Coordinate[]): FactorPlan | undefined {
    if (coordinates.some(({ dependsOnOtherCoordinates }) => dependsOnOtherCoordinates))
      return undefined;
    const tied = coordinates.filter((one) => one.kind === "group" || one.isTied);
    const free = coordinates.filter((one) => !tied.includes(one));
    const sets = [...(tied.length > 0 ? [tied] : []), ...free.map((one) => [one])];
    const planWithin = (limit: number): FactorPlan | undefined => {
      const small = sets.filter((set) => tableTime(set) <= limit);
      const large = sets.filter((set) => !small.includes(set)).flat();
      if (large.some(({ graphOf }) => graphOf === undefined)) return undefined;
      return {
        inTables: small,
        separate: large.map((one) => () => multisetFactor(one)),
      };
    };
    const plan = planWithin(quick);
    if (plan !== undefined) return plan;
    const blocks = normalised.blocks.filter((block) =>
      coordinates.some(({ boundBlocks }) => boundBlocks.includes(block)),
    );
    const isGroup = blocks.every(
      ({ hasIdenticalPieces, hasMixedTwists }) =>
        !hasIdenticalPieces && !hasMixedTwists,
    );
    if (!isGroup) return planWithin(max);
    return { inTables: [], separate: [() => groupFactor(blocks, coordinates)] };
  }

  /** Merges small sets: each factor costs a look-up for each step. */
  function mergeSmallSets(sets: readonly (readonly Coordinate[])[]): Coordinate[][] {
    const tables: Coordinate[][] = [];
    for (const set of sets) {
      const last = tables.at(-1);
      if (last && tableTime([...last, ...set]) <= quick) last.push(...set);
      else tables.push([...set]);
    }
    return tables;
  }

  /** The cost of the slowest rank, or of the product's entries. */
  function tableTime(coordinates: readonly Coordinate[]): number {
    const longest = Math.max(0, ...coordinates.map((one) => timeToTabulate(one, 1)));
    return Math.max(longest, productSize(coordinates)) * steps.length;
  }

  function multisetFactor(one: Coordinate): GraphFactor {
    const at = all.indexOf(one);
    const graph = one.graphOf!(steps.map(({ turn }) => turn));
    return { graph, nodeOf: (digits) => digits[at] };
  }

  function tableFactor(coordinates: readonly Coordinate[]): GraphFactor {
    const tables = coordinates.map((one) =>
      buildCoordinateTable(one, all, steps, normalised, start),
    );
    const { after, count } = buildArrangementTable(
      tables,
      steps,
      normalised,
      undefined,
    );
    const at = coordinates.map((one) => all.indexOf(one));
    return {
      graph: graphFromTable(after, count),
      nodeOf: (digits) =>
        joinStateIndex(
          coordinates,
          at.map((i) => digits[i]),
        ),
    };
  }

  function groupFactor(
    blocks: readonly OrbitBlock[],
    coordinates: readonly Coordinate[],
  ): GraphFactor {
    const order = BigInt(productSize(coordinates));
    const { chain, actions } = groupOfBlocks(normalised.moves, blocks, order);
    // A state says which piece each position has; here an element says where each piece is.
    const pointsOf = (state: FlatState) => invertPoints(imagesOf(state, actions));
    const turns = steps.map(({ turn }) => pointsOf(normalised.reduce(turn)));
    const graph = cayleyGraph(chain, turns);
    return {
      graph,
      nodeOf: (_, state) => graph.nodeOf(pointsOf(state())),
    };
  }

  function rankedGraph(): PuzzleGraph {
    const turns = steps.map(({ turn }) => normalised.reduce(turn));
    const after = (index: number, step: number) => {
      const state = stateFromDigits(all, splitStateIndex(all, index), start);
      return rankFlat(all, normalised.move(state, turns[step]));
    };
    return {
      graph: stepGraph(productSize(all), steps.length, after),
      nodeOf: (index) => index,
    };
  }
}

/** Splits coordinates into sets that involve different blocks. */
function connectedSets(coordinates: readonly Coordinate[]): Coordinate[][] {
  let sets: Coordinate[][] = [];
  for (const one of coordinates) {
    const isBound = (set: readonly Coordinate[]) =>
      set.some(({ boundBlocks }) =>
        boundBlocks.some((block) => one.boundBlocks.includes(block)),
      );
    const boundBlocks = sets.filter(isBound);
    sets = [
      ...sets.filter((set) => !boundBlocks.includes(set)),
      [...boundBlocks.flat(), one],
    ];
  }
  return sets;
}

export function productSize(coordinates: readonly Coordinate[]): number {
  return coordinates.reduce((product, { size }) => product * Number(size), 1);
}
