import { isKept, type SearchTree, type TreeNode } from "./search-tree.ts";

/** The size of a drawing, and of its margin. */
export const WIDTH = 300;
export const HEIGHT = 400;
const MARGIN = 12;

/** Where nothing stands beside it, a branch has so much room. */
const WIDEST = 76;

export interface TreeLayout {
  /** By the number of a node. */
  readonly xs: Float64Array;
  /** The width for a node and all that grows from it. */
  readonly rooms: Float64Array;
  /** Of the end of a branch that was cut, from its beginning. */
  readonly stub: number;
  y(depth: number): number;
}

/**
 * A place for each node, the same from the first move to the last: all ends of branches have
 * the same width, and what is cut stands around the place where it was cut.
 *
 * @param turns  the number of rows
 */
export function layOutTree({ nodes, looks }: SearchTree, turns: number): TreeLayout {
  const isGrown = new Uint8Array(nodes.length);
  for (const look of looks) if (isKept(look)) isGrown[look.node.id] = 1;

  const ends = new Float64Array(nodes.length);
  const cuts = new Uint8Array(nodes.length);
  for (const { id, parent } of [...nodes].reverse()) {
    if (isGrown[id]) ends[id] ||= 1;
    if (!parent) continue;
    if (isGrown[id]) ends[parent.id] += ends[id];
    else cuts[parent.id]++;
  }
  const unit = Math.min(WIDEST, (WIDTH - 2 * MARGIN) / (ends[0] || 1));

  const xs = new Float64Array(nodes.length);
  const rooms = ends.map((count) => count * unit);
  const left = new Float64Array(nodes.length);
  const placed = new Uint8Array(nodes.length);
  for (const { id, parent } of nodes) {
    if (!parent) {
      xs[id] = WIDTH / 2;
      left[id] = (WIDTH - rooms[id]) / 2;
    } else if (isGrown[id]) {
      xs[id] = left[parent.id] + rooms[id] / 2;
      left[id] = left[parent.id];
      left[parent.id] += rooms[id];
    } else {
      const count = cuts[parent.id];
      const step = Math.min(rooms[parent.id], WIDEST) / (count + 1);
      const place = placed[parent.id]++ - Math.floor(count / 2);
      // The middle is left to what grows.
      xs[id] = xs[parent.id] + (place < 0 ? place : place + 1) * step;
    }
  }
  const row = (HEIGHT - 2 * MARGIN) / turns;
  return { xs, rooms, stub: 0.4 * row, y: (depth) => MARGIN + depth * row };
}

/** Where a node is drawn: a branch that was cut is short. */
export function placeOf(
  { xs, stub, y }: TreeLayout,
  { id, parent, depth }: TreeNode,
  isCut: boolean,
): { x: number; y: number } {
  if (!isCut || !parent) return { x: xs[id], y: y(depth) };
  const [from, to] = [xs[parent.id], xs[id]];
  // What grows in a later round may stand far away.
  const across = Math.min(Math.max(to - from, -WIDEST / 2), WIDEST / 2);
  return { x: from + across, y: y(depth - 1) + stub };
}
