import { sumOf } from "#kit/distances/histogram-sums.ts";
import { nodePoint, type TreeLayout } from "./tree-layout.ts";
import { keepsMove, type SearchNode } from "./search-tree.ts";
import type { TreeSnapshot } from "./tree-snapshot.ts";

/** The drawing of a tree as one SVG path per look. */
export interface TreePaths {
  readonly grown: string;
  /** Areas whose branches are narrower than a pixel, by row. */
  readonly dense: readonly { readonly path: string; readonly opacity: number }[];
  readonly cut: string;
  readonly sameFace: string;
  /** The branches cut since the last kept move. */
  readonly justCut: string;
  readonly current: string;
  readonly marks: Readonly<Record<"too far" | "same face" | "in vain", string>>;
  readonly solved: string;
}

/** The smallest width of a branch drawn by itself. */
const MIN_WIDTH = 1.5;
/** The smallest width of a marked branch. */
const MIN_MARK_ROOM = 6;

export const CROSS = "m-3.5 -3.5l7 7m0 -7l-7 7";
export const EQUALS = "m-3.5 -2h7m-7 4h7";
export const RING = "m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0";
export const STAR =
  "m0 -8l2.4 5 5.6 .8 -4 3.9 .9 5.5 -4.9 -2.6 -4.9 2.6 .9 -5.5 -4 -3.9 5.6 -.8z";

export function treePaths(
  layout: TreeLayout,
  { latest, current, justCut }: TreeSnapshot,
): TreePaths {
  const { xs, widths, y } = layout;
  let [grown, cut, sameFace, justCutPath, solved] = ["", "", "", "", ""];
  const marks = { "too far": "", "same face": "", "in vain": "" };
  const columns: number[][] = [];
  for (const look of latest) {
    if (!look) continue;
    const { node, outcome } = look;
    const parent = node.parent!;
    if (keepsMove(look)) {
      const at = `M${short(xs[node.id])} ${short(y(node.depth))}`;
      if (outcome === "solved") solved += at + STAR;
      if (widths[node.id] < MIN_WIDTH) {
        const row = (columns[node.depth] ??= []);
        const x = Math.floor(xs[node.id]);
        row[x] = (row[x] ?? 0) + 1;
        continue;
      }
      grown += line(layout, node);
      if (outcome === "in vain" && widths[node.id] > MIN_MARK_ROOM) {
        marks["in vain"] += at + RING;
      }
      continue;
    }
    const room = widths[parent.id] / 8;
    if (room < MIN_WIDTH / 2) continue;
    const tip = nodePoint(layout, node, true);
    const [x, end] = [short(tip.x), short(tip.y)];
    const stub = `M${short(xs[parent.id])} ${short(y(node.depth - 1))}L${x} ${end}`;
    if (justCut.includes(node)) justCutPath += stub;
    if (outcome === "too far") cut += stub;
    else sameFace += stub;
    if (room < MIN_MARK_ROOM) continue;
    if (outcome === "too far") marks["too far"] += `M${x} ${end}${CROSS}`;
    else marks["same face"] += `M${x} ${end}${EQUALS}`;
  }
  const dense = columns.flatMap((row, depth) => ({
    path: bands(row, y(depth - 1), y(depth)),
    opacity: opacityOf(row),
  }));
  let currentPath = "";
  for (let node = current; node.parent; node = node.parent)
    currentPath += line(layout, node);
  return {
    grown,
    dense,
    cut,
    sameFace,
    justCut: justCutPath,
    current: currentPath,
    marks,
    solved,
  };
}

function line({ xs, y }: TreeLayout, { id, parent, depth }: SearchNode): string {
  const from = `${short(xs[parent!.id])} ${short(y(depth - 1))}`;
  return `M${from}L${short(xs[id])} ${short(y(depth))}`;
}

function bands(row: readonly number[], top: number, bottom: number): string {
  let path = "";
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const first = x;
    while (row[x + 1]) x++;
    path += `M${first} ${short(top)}H${x + 1}V${short(bottom)}H${first}z`;
  }
  return path;
}

function opacityOf(row: readonly number[]): number {
  const columns = row.filter((count) => count > 0);
  const mean = sumOf(columns) / columns.length;
  return Math.min(Math.round(40 + 12 * Math.log2(mean)), 100) / 100;
}

const short = (length: number) => String(Math.round(10 * length) / 10);
