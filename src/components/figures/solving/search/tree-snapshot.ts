import {
  keepsMove,
  type SearchVisit,
  type SearchTree,
  type SearchNode,
} from "./search-tree.ts";

/** A tree as it is after some moves. */
export interface TreeSnapshot {
  /** The last look at each node, by its number. */
  readonly latest: readonly (SearchVisit | undefined)[];
  /** What was cut just before the last move. */
  readonly justCut: readonly SearchNode[];
  /** The node where the search stands. */
  readonly current: SearchNode;
  readonly kept: number;
  readonly cut: number;
  readonly isOver: boolean;
}

/** @param moves  0 or more; after its last move a tree stays as it is */
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
