import { isKept, type Look, type SearchTree, type TreeNode } from "./search-tree.ts";

/** A tree as it is after some moves. */
export interface TreeAt {
  /** The last look at each node, by its number. */
  readonly latest: readonly (Look | undefined)[];
  /** What was cut just before the last move. */
  readonly falling: readonly TreeNode[];
  /** The node where the search stands. */
  readonly open: TreeNode;
  readonly kept: number;
  readonly cut: number;
  readonly isOver: boolean;
}

/** @param moves  0 or more; after its last move a tree stays as it is */
export function treeAt(tree: SearchTree, moves: number): TreeAt {
  const latest = new Array<Look | undefined>(tree.nodes.length);
  let falling: TreeNode[] = [];
  let open = tree.nodes[0];
  let [kept, cut] = [0, 0];
  for (const look of tree.looks) {
    if (kept === moves) break;
    latest[look.node.id] = look;
    if (look.outcome === "too far") {
      cut++;
      falling.push(look.node);
    }
    if (!isKept(look)) continue;
    kept++;
    open = look.node;
    if (kept < moves) falling = [];
  }
  return { latest, falling, open, kept, cut, isOver: kept === tree.kept };
}
