import { nodePoint, type TreeLayout } from "./tree-layout.ts";
import { keepsMove, type SearchNode } from "./search-tree.ts";
import type { TreeSnapshot } from "./tree-snapshot.ts";

/** The visited node that is drawn nearest to a point. */
export function nearestSearchNode(
  layout: TreeLayout,
  { latest }: TreeSnapshot,
  x: number,
  y: number,
): SearchNode | undefined {
  let nearest: SearchNode | undefined;
  let shortest = Infinity;
  for (const look of latest) {
    if (!look) continue;
    const place = nodePoint(layout, look.node, !keepsMove(look));
    const distance = Math.hypot(place.x - x, place.y - y);
    if (distance >= shortest) continue;
    shortest = distance;
    nearest = look.node;
  }
  return nearest;
}

/** The node that an arrow key leads to; Home leads to where the search is. */
export function nodeFromKey(
  { latest, current }: TreeSnapshot,
  from: SearchNode | undefined,
  key: string,
): SearchNode | undefined {
  if (!/^(Arrow(Up|Down|Left|Right)|Home)$/.test(key) || !current.parent)
    return undefined;
  if (!from || key === "Home") return current;
  const visited = latest.flatMap((look) => look ?? []);
  const siblings = visited.filter(({ node }) => node.parent === from.parent);
  const at = siblings.findIndex(({ node }) => node === from);
  if (key === "ArrowLeft") return siblings[Math.max(at - 1, 0)].node;
  if (key === "ArrowRight") return siblings[Math.min(at + 1, siblings.length - 1)].node;
  if (key === "ArrowUp") return from.parent!.parent ? from.parent : from;
  const children = visited.filter(({ node }) => node.parent === from);
  return (children.find(keepsMove) ?? children[0])?.node ?? from;
}
