import { type PlanePoint } from "#kit/drawing/plane.ts";
import { useRef, useState } from "preact/hooks";
import { prefersReducedMotion } from "#kit/widget/prefers-reduced-motion.ts";
import { usePieceAnimation } from "../figures/use-piece-animation.ts";
import { beadParts, twistMark } from "../nets/gallery-bead-nets.ts";
import type { Net } from "../nets/net.ts";
import { countWord } from "#kit/text/number-word.ts";
import { beadLabel } from "./drawing-messages.ts";
import { CycleArrows } from "./CycleArrows.tsx";
import { TwistLabels } from "./TwistLabels.tsx";
import { drawingStore } from "./drawing-store.ts";
import {
  invertMotion,
  beadAt,
  nearestBead,
  GRID_COLUMNS,
  type PuzzleDrawing,
  moveMotion,
  moveIndex,
  moveName,
  beadPoints,
  GRID_ROWS,
  GRID_STEP,
} from "./drawn-puzzle.ts";

const [WIDTH, HEIGHT] = [(GRID_COLUMNS + 1) * GRID_STEP, (GRID_ROWS + 1) * GRID_STEP];
const BEAD_RADIUS = 16;
/** Grid points for an arrow key; with Shift it is one. */
const STRIDE = 4;
/** Tolerance of a press, in pixels of the screen. */
const FINGER_PX = 22;

interface Props {
  drawing: PuzzleDrawing;
  /** Pressed at a place of the grid. */
  onPress(at: PlanePoint): void;
}

/** The plane: mouse and touch, or a cross that the arrow keys move. */
export function DrawPlane({ drawing, onPress }: Props) {
  const plane = useRef<SVGSVGElement>(null);
  const [cross, setCross] = useState<PlanePoint>();
  const draggedBead = useRef<number>();
  const wasDragged = useRef(false);
  const net = drawingNet(drawing);
  usePieceAnimation(
    plane,
    net,
    prefersReducedMotion() ? undefined : drawing.turn,
    () => {
      const { move } = drawing.turn!;
      const motion = moveMotion(drawing, moveIndex(move[0]));
      return { BEADS: move.endsWith("'") ? invertMotion(drawing, motion) : motion };
    },
  );

  /** The point in grid steps, and the pixels of a step. */
  function pointAt({ clientX, clientY }: MouseEvent): {
    point: PlanePoint;
    step: number;
  } {
    const { left, top, width } = plane.current!.getBoundingClientRect();
    const step = width / (GRID_COLUMNS + 1);
    return { point: [(clientX - left) / step - 1, (clientY - top) / step - 1], step };
  }

  function gridPointAt(event: MouseEvent): PlanePoint {
    const [column, row] = pointAt(event).point;
    return [clamp(Math.round(column), GRID_COLUMNS), clamp(Math.round(row), GRID_ROWS)];
  }

  /** The bead under the pointer or close to it. */
  function beadUnder(event: MouseEvent): number | undefined {
    const { point, step } = pointAt(event);
    return (
      nearestBead(drawing, point, FINGER_PX / step) ??
      beadAt(drawing, gridPointAt(event))
    );
  }

  function press(event: MouseEvent): void {
    // A new bead may be close to another, so the exact point counts.
    const bead = drawing.tool === "place" ? undefined : beadUnder(event);
    onPress(bead === undefined ? gridPointAt(event) : drawing.beads[bead]);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const [column, row] = cross ?? [17, 9];
    const step = event.shiftKey ? 1 : STRIDE;
    const offset = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    }[event.key];
    if (offset !== undefined) {
      setCross([
        clamp(column + offset[0], GRID_COLUMNS),
        clamp(row + offset[1], GRID_ROWS),
      ]);
    } else if (event.key === "Enter" || event.key === " ") {
      onPress([column, row]);
    } else return;
    event.preventDefault();
  }

  return (
    <svg
      ref={plane}
      class="draw-plane puzzle-net true-colours framed rounded unselectable"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="application"
      tabIndex={0}
      aria-label={`The plane, with ${countWord(drawing.beads.length, "bead")}. Arrow keys move a cross, with Shift by one column or row; Enter presses there.${crossLabel(drawing, cross)}`}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (event.currentTarget.matches(":focus-visible")) setCross(cross ?? [17, 9]);
      }}
      onBlur={() => setCross(undefined)}
      onPointerDown={(event) => {
        if (drawing.tool !== "place") return;
        draggedBead.current = beadUnder(event);
        wasDragged.current = false;
        if (draggedBead.current !== undefined)
          plane.current!.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (draggedBead.current === undefined) return;
        const to = gridPointAt(event);
        drawingStore.dispatch(
          { type: "drag", bead: draggedBead.current, to },
          { amend: wasDragged.current },
        );
        wasDragged.current = true;
      }}
      onTouchMove={(event) => {
        // Drags the bead instead of scrolling.
        if (draggedBead.current !== undefined) event.preventDefault();
      }}
      onPointerUp={() => (draggedBead.current = undefined)}
      onPointerCancel={() => (draggedBead.current = undefined)}
      onClick={(event) => {
        if (!wasDragged.current) press(event);
        wasDragged.current = false;
      }}
    >
      <CycleArrows drawing={drawing} />
      {net.parts.map(({ position, centre: [x, y], look }, i) => {
        const shape = look(drawing.order[position], drawing.beadTwists[position]);
        const { path, paint = "numbered-bead", label, fill } = shape;
        return (
          <g key={i} data-part={i}>
            <path
              class={paint}
              d={path}
              style={{ fill }}
              data-open={drawing.openCycle.includes(position) || undefined}
            />
            {label !== undefined && (
              <text class="net-label" x={x} y={y}>
                {label}
              </text>
            )}
          </g>
        );
      })}
      <TwistLabels drawing={drawing} />
      {cross !== undefined && <path class="draw-cross" d={crossPath(cross)} />}
    </svg>
  );
}

function drawingNet(drawing: PuzzleDrawing): Net {
  const count = drawing.beads.length;
  const beads = beadParts("BEADS", beadPoints(drawing), BEAD_RADIUS, (bead) => ({
    fill: `hsl(${Math.round((360 * bead) / count)} 60% 72%)`,
    label: String(bead + 1),
  }));
  return {
    ...{ width: WIDTH, height: HEIGHT, ground: [] },
    parts: beads.flatMap((bead) => {
      const sides = drawing.sides[bead.position];
      return sides === 1 ? [bead] : [bead, twistMark(bead, BEAD_RADIUS, sides)];
    }),
  };
}

function crossPath([column, row]: PlanePoint): string {
  const [x, y] = [(column + 1) * GRID_STEP, (row + 1) * GRID_STEP];
  return `M${x - 22} ${y}h44M${x} ${y - 22}v44`;
}

function crossLabel(drawing: PuzzleDrawing, cross: PlanePoint | undefined): string {
  if (cross === undefined) return "";
  const bead = beadAt(drawing, cross);
  const beadText = bead === undefined ? "no bead" : beadLabel(drawing, bead);
  const tool =
    typeof drawing.tool === "number" ? `move ${moveName(drawing.tool)}` : drawing.tool;
  return ` Column ${cross[0] + 1}, row ${cross[1] + 1}: ${beadText}. Tool: ${tool}.`;
}

function clamp(value: number, count: number): number {
  return Math.min(Math.max(value, 0), count - 1);
}
