import { N_MOVES } from "../../../../lib/puzzle/moves.ts";
import { moveLabel } from "../../../kit/cube/move-label.ts";
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
/** From the end of a branch to the middle of its name. */
const BELOW_CUT = 18;
const BESIDE_KEPT = 14;

/** The names of the moves of all branches that are wide enough. */
export function treeLabels(layout: TreeLayout, { latest }: TreeSnapshot): TreeLabel[] {
  return latest.flatMap((visit) => {
    if (!visit) return [];
    const { node, move } = visit;
    const isCut = !keepsMove(visit);
    const width = isCut
      ? layout.widths[node.parent!.id] / N_MOVES
      : layout.widths[node.id];
    if (width < MIN_WIDTH) return [];
    const { x, y } = nodePoint(layout, node, isCut);
    const text = moveLabel(move);
    return isCut
      ? { x, y: y + BELOW_CUT, text }
      : { x: x + BESIDE_KEPT, y: y - 0.35 * layout.stub, text };
  });
}
