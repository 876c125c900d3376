import { hierarchy, tree as layOutTree } from "d3";
import { type TurnNode, type TurnTree, turnTree } from "./turn-tree.ts";
import type { Metric } from "#lib/puzzle/moves.ts";

/** Half the drawing's side, with room at the rim for the names of the first turns. */
export const HALF = 300;
const RIM = 262;

export interface RingPoint {
  readonly x: number;
  readonly y: number;
}

export interface RadialLayout {
  readonly tree: TurnTree;
  readonly radii: readonly number[];
  readonly points: ReadonlyMap<TurnNode, RingPoint>;
  /** The point of each first turn's name, outside the rim. */
  readonly labels: readonly (RingPoint & { readonly move: number })[];
}

/** Lays out the tree in rings: solved at the centre, each state on the ring of its distance. */
function layOutRings(tree: TurnTree): RadialLayout {
  const radii = tree.rings.map((_, depth) => radiusOf(depth, tree.depth));
  const root = layOutTree<TurnNode>()
    .size([2 * Math.PI, 1])
    .separation((a, b) => (a.parent === b.parent ? 1 : 1.6) / a.depth)(
    hierarchy<TurnNode>(tree.rings[0][0], ({ children }) => children),
  );
  const descendants = root.descendants();
  const points = new Map(
    descendants.map(({ data, x }) => [data, pointAt(x, radii[data.depth])]),
  );
  const labels = root.children!.map((branch) => {
    const angles = branch.leaves().map(({ x }) => x);
    const middle = (Math.min(...angles) + Math.max(...angles)) / 2;
    return { ...pointAt(middle, RIM + 20), move: branch.data.parents[0].move };
  });
  return { tree, radii, points, labels };
}

function radiusOf(depth: number, last: number): number {
  return RIM * (depth / last) ** 1.2;
}

function pointAt(angle: number, radius: number): RingPoint {
  const round = (length: number) => Number(length.toFixed(1));
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

const layouts = new Map<string, RadialLayout>();

/** The layout of a metric and depth, computed on first use. */
export function radialLayout(metric: Metric, depth: number): RadialLayout {
  const key = `${metric}${depth}`;
  const layout = layouts.get(key) ?? layOutRings(turnTree(metric, depth));
  layouts.set(key, layout);
  return layout;
}

/** The node drawn nearest to a point. */
export function nearestTurnNode(
  { points }: RadialLayout,
  { x, y }: RingPoint,
): TurnNode {
  let nearest: TurnNode | undefined;
  let shortest = Infinity;
  for (const [node, point] of points) {
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance >= shortest) continue;
    shortest = distance;
    nearest = node;
  }
  return nearest!;
}
