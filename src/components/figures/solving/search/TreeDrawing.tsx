import { useMemo, useRef } from "preact/hooks";
import { TREE_HEIGHT, nodePoint, TREE_WIDTH } from "./tree-layout.ts";
import { keepsMove, type SearchNode } from "./search-tree.ts";
import type { SearchDrawing } from "./search-trees.ts";
import { KNOWLEDGE_NAMES } from "./search-text.ts";
import type { TreeSnapshot } from "./tree-snapshot.ts";
import { treeLabels } from "./tree-labels.ts";
import { treePaths } from "./tree-paths.ts";
import { nearestSearchNode, nodeFromKey } from "./tree-navigation.ts";

interface Props {
  search: Pick<SearchDrawing, "knowledge" | "layout">;
  snapshot: TreeSnapshot;
  /** The number of moves kept; a change restarts the animation. */
  moves: number;
  selected: SearchNode | undefined;
  onSelect(node: SearchNode): void;
}

/** One search as a tree: the start at the top, one row per turn. */
export function TreeDrawing({ search, snapshot, moves, selected, onSelect }: Props) {
  const { knowledge, layout } = search;
  const drawing = useRef<SVGSVGElement>(null);
  const paths = useMemo(() => treePaths(layout, snapshot), [layout, snapshot]);
  const latest = selected && snapshot.latest[selected.id];
  const labels = useMemo(() => treeLabels(layout, snapshot), [layout, snapshot]);
  const ring = latest && nodePoint(layout, latest.node, !keepsMove(latest));

  function point({ clientX, clientY }: MouseEvent): void {
    const inverse = drawing.current!.getScreenCTM()!.inverse();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(inverse);
    const node = nearestSearchNode(layout, snapshot, x, y);
    if (node) onSelect(node);
  }

  return (
    <svg
      ref={drawing}
      class="search-tree w-full"
      viewBox={`0 0 ${TREE_WIDTH} ${TREE_HEIGHT}`}
      role="application"
      tabIndex={0}
      aria-label={`The tree of the search with ${KNOWLEDGE_NAMES[knowledge]}. Arrow keys go from branch to branch.`}
      aria-describedby="search-keys"
      onClick={point}
      onPointerMove={(event) => {
        if (event.pointerType === "mouse") point(event);
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const node = nodeFromKey(snapshot, latest?.node, event.key);
        if (!node) return;
        event.preventDefault();
        onSelect(node);
      }}
    >
      <path class="tree-same-face" d={paths.sameFace + paths.marks["same face"]} />
      <path class="tree-cut" d={paths.cut} />
      {paths.dense.map(({ path, opacity }) => (
        <path class="tree-dense" d={path} opacity={opacity} />
      ))}
      <path class="tree-kept" d={paths.grown} />
      <path class="tree-current" d={paths.current} />
      <path class="tree-mark" d={paths.marks["too far"]} />
      <path class="tree-in-vain" d={paths.marks["in vain"]} />
      <path class="tree-solved" d={paths.solved} />
      {!snapshot.isOver && <path key={moves} class="tree-just-cut" d={paths.justCut} />}
      {labels.map(({ x, y, text }) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {text}
        </text>
      ))}
      {ring && <circle class="tree-selected" cx={ring.x} cy={ring.y} r="8" />}
    </svg>
  );
}
