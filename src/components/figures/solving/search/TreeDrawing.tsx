import { useMemo, useRef } from "preact/hooks";
import { HEIGHT, placeOf, WIDTH } from "./lay-out-tree.ts";
import { isKept, type TreeNode } from "./search-tree.ts";
import type { GrownTree } from "./search-trees.ts";
import { KNOWLEDGE_NAMES } from "./search-words.ts";
import type { TreeAt } from "./tree-at.ts";
import { treePaths } from "./tree-paths.ts";
import { nearestNode, nodeByKey } from "./tree-ways.ts";

interface Props {
  grown: GrownTree;
  now: TreeAt;
  /** Changes when branches fall. */
  moves: number;
  selected: TreeNode | undefined;
  onSelect(node: TreeNode): void;
}

/** One search as a tree: the start is at the top, and each row is one turn. */
export function TreeDrawing({ grown, now, moves, selected, onSelect }: Props) {
  const { knowledge, layout } = grown;
  const drawing = useRef<SVGSVGElement>(null);
  const paths = useMemo(() => treePaths(layout, now), [layout, now]);
  const latest = selected && now.latest[selected.id];
  const ring = latest && placeOf(layout, latest.node, !isKept(latest));

  function point({ clientX, clientY }: MouseEvent): void {
    const inverse = drawing.current!.getScreenCTM()!.inverse();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(inverse);
    const node = nearestNode(layout, now, x, y);
    if (node) onSelect(node);
  }

  return (
    <svg
      ref={drawing}
      class="search-tree w-full"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
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
        const node = nodeByKey(now, latest?.node, event.key);
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
      <path class="tree-grown" d={paths.grown} />
      <path class="tree-open" d={paths.open} />
      <path class="tree-mark" d={paths.marks["too far"]} />
      <path class="tree-in-vain" d={paths.marks["in vain"]} />
      <path class="tree-solved" d={paths.solved} />
      {!now.isOver && <path key={moves} class="tree-falling" d={paths.falling} />}
      {ring && <circle class="tree-selected" cx={ring.x} cy={ring.y} r="8" />}
    </svg>
  );
}
