import {
  keepsMove,
  type SearchVisit,
  type SearchTree,
  type SearchNode,
} from "./search-tree.ts";

/** A search tree after some moves. */
export interface TreeSnapshot {
  /** The last visit of each node, by id. */
  readonly latest: readonly (SearchVisit | undefined)[];
  /** The nodes cut since the last kept move. */
  readonly justCut: readonly SearchNode[];
  /** The node where the search is. */
  readonly current: SearchNode;
  readonly kept: number;
  readonly cut: number;
  readonly isOver: boolean;
}

/** @param moves  the number of moves kept; any larger number means the end */
export function treeSnapshot(tree: SearchTree, moves: number): TreeSnapshot {
  const latest = new Array<SearchVisit | undefined>(tree.nodes.length);
  let justCut: SearchNode[] = [];
  let current = tree.nodes[0];
  let [kept, cut] = [0, 0];
  for (const look of tree.visits) {
    if (kept === moves) break;
    latest[look.node.id] = look;
    if (look.outcome === "too far") {
      cut++;
      justCut.push(look.node);
    }
    if (!keepsMove(look)) continue;
    kept++;
    current = look.node;
    if (kept < moves) justCut = [];
  }
  return { latest, justCut, current, kept, cut, isOver: kept === tree.kept };
}
