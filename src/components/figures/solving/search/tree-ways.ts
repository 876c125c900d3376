import { placeOf, type TreeLayout } from "./lay-out-tree.ts";
import { isKept, type TreeNode } from "./search-tree.ts";
import type { TreeAt } from "./tree-at.ts";

/** What has been looked at and is drawn nearest to a point. */
export function nearestNode(
  layout: TreeLayout,
  { latest }: TreeAt,
  x: number,
  y: number,
): TreeNode | undefined {
  let nearest: TreeNode | undefined;
  let shortest = Infinity;
  for (const look of latest) {
    if (!look) continue;
    const place = placeOf(layout, look.node, !isKept(look));
    const distance = Math.hypot(place.x - x, place.y - y);
    if (distance >= shortest) continue;
    shortest = distance;
    nearest = look.node;
  }
  return nearest;
}

/** Down a branch, up again, and to the branches beside it; Home is where the search stands. */
export function nodeByKey(
  { latest, open }: TreeAt,
  from: TreeNode | undefined,
  key: string,
): TreeNode | undefined {
  if (!/^(Arrow(Up|Down|Left|Right)|Home)$/.test(key) || !open.parent) return undefined;
  if (!from || key === "Home") return open;
  const looked = latest.flatMap((look) => look ?? []);
  const siblings = looked.filter(({ node }) => node.parent === from.parent);
  const at = siblings.findIndex(({ node }) => node === from);
  if (key === "ArrowLeft") return siblings[Math.max(at - 1, 0)].node;
  if (key === "ArrowRight") return siblings[Math.min(at + 1, siblings.length - 1)].node;
  if (key === "ArrowUp") return from.parent!.parent ? from.parent : from;
  const children = looked.filter(({ node }) => node.parent === from);
  return (children.find(isKept) ?? children[0])?.node ?? from;
}
