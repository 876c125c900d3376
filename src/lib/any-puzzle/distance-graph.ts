import type { PuzzleState } from "./definition.ts";

/** A state in the form that its puzzle turns fastest. */
interface StateNode {
  readonly index: number;
}

/** The states of a puzzle as a graph: a search for shortest solutions follows its distances. */
export interface DistanceGraph<Node extends StateNode = StateNode> {
  /**
   * The node of a state; undefined if its moves lead to no goal.
   *
   * @throws {RangeError | TypeError} when not even all moves of the puzzle reach the state
   */
  nodeOf(state: PuzzleState): Node | undefined;
  distanceOf(node: Node): number;
  readonly steps: readonly {
    readonly name: string;
    readonly cost: number;
    apply(node: Node): Node;
  }[];
}

let graphs: WeakMap<object, DistanceGraph> | undefined;

/** Stores the graph of distances, for `distanceGraphOf`. */
export function setDistanceGraph(distances: object, graph: DistanceGraph): void {
  graphs ??= new WeakMap();
  graphs.set(distances, graph);
}

/**
 * The graph of a puzzle's distances; undefined for anything else. It's looked up here, so that
 * solving the cube doesn't load what only puzzles need.
 */
export function distanceGraphOf(distances: object): DistanceGraph | undefined {
  return graphs?.get(distances);
}

/** All shortest paths from a state to a goal, as names of moves; see `shortestSolutions`. */
export function solutionsIn(
  graph: DistanceGraph,
  state: PuzzleState,
): Iterable<string[]> {
  const start = graph.nodeOf(state);
  if (start === undefined) return [];
  const shortest = graph.distanceOf(start);
  return { [Symbol.iterator]: () => solutionsFrom(start, shortest, []) };

  function* solutionsFrom(
    node: StateNode,
    left: number,
    path: readonly string[],
  ): Generator<string[]> {
    if (left === 0) yield [...path];
    for (const { name, node: next, left: rest } of closerNodes(graph, node, left)) {
      yield* solutionsFrom(next, rest, [...path, name]);
    }
  }
}

/**
 * The number of shortest paths from a state to a goal. Counts the paths to all states at one
 * distance before it continues with smaller ones.
 */
export function countSolutionsIn(graph: DistanceGraph, state: PuzzleState): number {
  const start = graph.nodeOf(state);
  if (start === undefined) return 0;
  const shortest = graph.distanceOf(start);
  const visitsByDistance = Array.from(
    { length: shortest + 1 },
    () => new Map<number, { readonly node: StateNode; paths: number }>(),
  );
  visitsByDistance[shortest].set(start.index, { node: start, paths: 1 });
  for (let left = shortest; left > 0; left--) {
    for (const { node, paths } of visitsByDistance[left].values()) {
      for (const { node: next, left: rest } of closerNodes(graph, node, left)) {
        const visits = visitsByDistance[rest];
        const visit = visits.get(next.index);
        if (visit === undefined) visits.set(next.index, { node: next, paths });
        else visit.paths += paths;
      }
    }
  }
  let count = 0;
  for (const { paths } of visitsByDistance[0].values()) count += paths;
  return count;
}

/** The states one move away that are closer to a goal by the cost of the move. */
function* closerNodes(graph: DistanceGraph, node: StateNode, left: number) {
  if (left === 0) return;
  for (const { name, cost, apply } of graph.steps) {
    const next = apply(node);
    if (graph.distanceOf(next) === left - cost) {
      yield { name, node: next, left: left - cost };
    }
  }
}
