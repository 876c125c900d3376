import { N_MOVES } from "#lib/puzzle/moves.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { nodePoint, type TreeLayout } from "./tree-layout.ts";
import { keepsMove } from "./search-tree.ts";
import type { TreeSnapshot } from "./tree-snapshot.ts";

/** The name of a move, centred at a point of the drawing. */
export interface TreeLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** The smallest width of a branch whose move is named. */
const MIN_WIDTH = 20;
/** From the end of a cut branch to the middle of its name. */
const BELOW_CUT = 18;
/** The part of a kept branch below its name. */
const BELOW_NAME = 0.15;

/** The room that a name needs. */
const NAME_WIDTH = 20;
const NAME_HEIGHT = 15;

/**
 * The names of the moves of all branches that are wide enough, without those of cut branches
 * that would overlap another name.
 */
export function treeLabels(layout: TreeLayout, { latest }: TreeSnapshot): TreeLabel[] {
  const kept: TreeLabel[] = [];
  const cut: TreeLabel[] = [];
  for (const visit of latest) {
    if (!visit) continue;
    const { node, move } = visit;
    const isCut = !keepsMove(visit);
    const parent = node.parent!;
    const width = isCut ? layout.widths[parent.id] / N_MOVES : layout.widths[node.id];
    if (width < MIN_WIDTH) continue;
    const { x, y } = nodePoint(layout, node, isCut);
    const text = moveLabel(move);
    if (isCut) {
      cut.push({ x, y: y + BELOW_CUT, text });
    } else {
      const from = nodePoint(layout, parent, false);
      kept.push({
        x: x + BELOW_NAME * (from.x - x),
        y: y + BELOW_NAME * (from.y - y),
        text,
      });
    }
  }
  const overlaps = (a: TreeLabel) => (b: TreeLabel) =>
    Math.abs(a.x - b.x) < NAME_WIDTH && Math.abs(a.y - b.y) < NAME_HEIGHT;
  return [...kept, ...cut.filter((label) => !kept.some(overlaps(label)))];
}
