import { keepsMove, type SearchTree, type SearchNode } from "./search-tree.ts";

/** The size of a drawing. */
export const TREE_WIDTH = 300;
export const TREE_HEIGHT = 400;
const MARGIN = 12;

/** The largest width of a branch, and of the fan of branches below a node. */
const MAX_BRANCH_WIDTH = 76;

export interface TreeLayout {
  readonly xs: Float64Array;
  readonly widths: Float64Array;
  readonly stub: number;
  /** The largest width of the branches below a node. */
  readonly maxWidth: number;
  y(depth: number): number;
}

/**
 * Lays out the whole search once, so that nodes don't move while it grows. All leaves have
 * the same width; cut branches are around the point where they were cut.
 *
 * @param turns     the number of rows
 * @param maxWidth  the largest width of the branches below a node
 */
export function layOutTree(
  { nodes, visits }: SearchTree,
  turns: number,
  maxWidth = MAX_BRANCH_WIDTH,
): TreeLayout {
  const isExpanded = new Uint8Array(nodes.length);
  for (const look of visits) if (keepsMove(look)) isExpanded[look.node.id] = 1;

  const ends = new Float64Array(nodes.length);
  const cuts = new Uint8Array(nodes.length);
  for (const { id, parent } of [...nodes].reverse()) {
    if (isExpanded[id]) ends[id] ||= 1;
    if (!parent) continue;
    if (isExpanded[id]) ends[parent.id] += ends[id];
    else cuts[parent.id]++;
  }
  const unit = Math.min(maxWidth, (TREE_WIDTH - 2 * MARGIN) / (ends[0] || 1));

  const xs = new Float64Array(nodes.length);
  const widths = ends.map((count) => count * unit);
  const left = new Float64Array(nodes.length);
  const nPlaced = new Uint8Array(nodes.length);
  for (const { id, parent } of nodes) {
    if (!parent) {
      xs[id] = TREE_WIDTH / 2;
      left[id] = (TREE_WIDTH - widths[id]) / 2;
    } else if (isExpanded[id]) {
      xs[id] = left[parent.id] + widths[id] / 2;
      left[id] = left[parent.id];
      left[parent.id] += widths[id];
    } else {
      const count = cuts[parent.id];
      const step = Math.min(widths[parent.id], maxWidth) / (count + 1);
      const slot = nPlaced[parent.id]++ - Math.floor(count / 2);
      // The middle is left to kept branches.
      xs[id] = xs[parent.id] + (slot < 0 ? slot : slot + 1) * step;
    }
  }
  const row = (TREE_HEIGHT - 2 * MARGIN) / turns;
  return { xs, widths, maxWidth, stub: 0.4 * row, y: (depth) => MARGIN + depth * row };
}

/** The point of a node; a branch that was cut is short. */
export function nodePoint(
  { xs, stub, maxWidth, y }: TreeLayout,
  { id, parent, depth }: SearchNode,
  isCut: boolean,
): { x: number; y: number } {
  if (!isCut || !parent) return { x: xs[id], y: y(depth) };
  const [from, to] = [xs[parent.id], xs[id]];
  // A branch that is kept in a later round may end far away.
  const across = Math.min(Math.max(to - from, -maxWidth / 2), maxWidth / 2);
  return { x: from + across, y: y(depth - 1) + stub };
}
