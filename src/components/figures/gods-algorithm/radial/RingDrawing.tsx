import { useRef } from "preact/hooks";
import { moveLabel } from "#kit/cube/move-label.ts";
import { depthColour } from "#kit/distances/depth-colours.ts";
import { HALF, nearestTurnNode, type RadialLayout } from "./radial-layout.ts";
import { isMeeting, type TurnNode } from "./turn-tree.ts";

interface Props {
  layout: RadialLayout;
  selected: TurnNode;
  /** A description of the drawing for screen readers. */
  label: string;
  onSelect(index: number): void;
  onKey(key: string): boolean;
}

/** The rings, the branches, and the highlighted paths to one state. */
export function RingDrawing({ layout, selected, label, onSelect, onKey }: Props) {
  const { tree, radii, points, labels } = layout;
  const drawing = useRef<SVGSVGElement>(null);
  const at = points.get(selected)!;

  function point(event: MouseEvent): void {
    const inverse = drawing.current!.getScreenCTM()!.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(
      inverse,
    );
    onSelect(nearestTurnNode(layout, { x, y }).index);
  }

  return (
    <svg
      ref={drawing}
      class="rings rounded w-full"
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      role="application"
      tabIndex={0}
      aria-label={label}
      aria-describedby="rings-keys"
      onClick={point}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (onKey(event.key)) event.preventDefault();
      }}
    >
      {radii.slice(1).map((radius) => (
        <circle key={radius} class="ring" r={radius.toFixed(1)} />
      ))}
      <path class="ring-branches" d={branches(layout)} />
      <path class="ring-ways" d={pathsTo(layout, selected)} />
      {tree.rings.map((ring, depth) => (
        <g
          key={depth}
          class="ring-dots"
          data-ring={depth}
          style={dotStyle(layout, depth)}
        >
          <path d={dots(layout, ring)} />
          <path stroke={depthColour(depth)} d={dots(layout, ring)} />
        </g>
      ))}
      <path class="ring-meetings" d={meetings(layout)} />
      <circle class="ring-selected" cx={at.x} cy={at.y} r="9" />
      {labels.map(({ move, x, y }) => (
        <text key={move} x={x} y={y}>
          {moveLabel(move)}
        </text>
      ))}
    </svg>
  );
}

function dotStyle({ tree, radii }: RadialLayout, depth: number): string {
  const room = (2 * Math.PI * radii[depth]) / tree.rings[depth].length;
  const width = depth === 0 ? 13 : Math.min(Math.max(room * 0.8, 1.6), 11);
  return `--dot: ${width.toFixed(1)}px`;
}

/** A dot is a zero-length line with round caps. */
function dots({ points }: RadialLayout, ring: readonly TurnNode[]): string {
  return ring
    .map((node) => {
      const { x, y } = points.get(node)!;
      return `M${x} ${y}h0`;
    })
    .join("");
}

function branches({ tree, points }: RadialLayout): string {
  return tree.rings
    .slice(1)
    .flat()
    .map((node) => line(points.get(node.parents[0].node)!, points.get(node)!))
    .join("");
}

/** All shortest paths from the centre to a state. */
function pathsTo(layout: RadialLayout, node: TurnNode): string {
  return node.parents
    .map(
      ({ node: before }) =>
        line(layout.points.get(before)!, layout.points.get(node)!) +
        pathsTo(layout, before),
    )
    .join("");
}

function line(from: { x: number; y: number }, to: { x: number; y: number }): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** A small diamond around each state where paths meet. */
function meetings({ tree, points }: RadialLayout): string {
  const size = tree.depth === 4 ? 4 : 8;
  return [...tree.nodes.values()]
    .filter(isMeeting)
    .map((node) => {
      const { x, y } = points.get(node)!;
      return `M${x} ${y - size}l${size} ${size}l${-size} ${size}l${-size} ${-size}z`;
    })
    .join("");
}
