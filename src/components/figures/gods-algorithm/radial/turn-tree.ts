import { rankState } from "#lib/puzzle/coordinates.ts";
import { applyMove, type Metric, movesOf } from "#lib/puzzle/moves.ts";
import { SOLVED, type State } from "#lib/puzzle/state.ts";

/** A state near solved, with the turns that lead to it. */
export interface TurnNode {
  readonly index: number;
  readonly state: State;
  readonly depth: number;
  /** The states of the previous ring from which a turn leads here; the first is drawn. */
  readonly parents: readonly { readonly node: TurnNode; readonly move: number }[];
  readonly children: readonly TurnNode[];
}

/** All states up to a depth, each once. */
export interface TurnTree {
  readonly metric: Metric;
  readonly depth: number;
  /** The states at each distance, in drawing order. */
  readonly rings: readonly (readonly TurnNode[])[];
  readonly nodes: ReadonlyMap<number, TurnNode>;
}

/** A breadth-first search from solved. */
function buildTurnTree(metric: Metric, depth: number): TurnTree {
  const solved = createNode(SOLVED, 0);
  const nodes = new Map([[solved.index, solved]]);
  const rings = [[solved]];
  while (rings.length <= depth) {
    const ring: GrowingNode[] = [];
    for (const node of rings.at(-1)!) {
      for (const move of movesOf(metric)) {
        const state = applyMove(node.state, move);
        let reached = nodes.get(rankState(state));
        if (!reached) {
          reached = createNode(state, rings.length);
          nodes.set(reached.index, reached);
          ring.push(reached);
          node.children.push(reached);
        }
        if (reached.depth === rings.length) reached.parents.push({ node, move });
      }
    }
    rings.push(ring);
  }
  return { metric, depth, rings, nodes };
}

interface GrowingNode extends TurnNode {
  readonly parents: { node: TurnNode; move: number }[];
  readonly children: GrowingNode[];
}

function createNode(state: State, depth: number): GrowingNode {
  return { index: rankState(state), state, depth, parents: [], children: [] };
}

/** All shortest sequences from solved to a state. */
export function shortestSequences(node: TurnNode): number[][] {
  if (node.depth === 0) return [[]];
  return node.parents.flatMap(({ node: before, move }) =>
    shortestSequences(before).map((moves) => [...moves, move]),
  );
}

/** Whether more than one state of the previous ring leads here. */
export function isMeeting({ parents: from }: TurnNode): boolean {
  return from.length > 1;
}

const trees = new Map<string, TurnTree>();

/** The tree of a metric and depth, built on first use. */
export function turnTree(metric: Metric, depth: number): TurnTree {
  const key = `${metric}${depth}`;
  const tree = trees.get(key) ?? buildTurnTree(metric, depth);
  trees.set(key, tree);
  return tree;
}
