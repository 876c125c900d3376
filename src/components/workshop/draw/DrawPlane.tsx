import { useRef, useState } from "preact/hooks";
import { prefersStillness } from "../../kit/widget/prefers-stillness.ts";
import { usePieceAnimation } from "../figures/use-piece-animation.ts";
import { beadParts, twistMark } from "../nets/gallery-bead-nets.ts";
import type { Net, NetPoint } from "../nets/net.ts";
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
/** Places that an arrow key goes; with Shift it goes one. */
const STRIDE = 4;
/** In pixels of the screen: so far beside what it means a finger may press. */
const FINGER_PX = 22;

interface Props {
  drawn: PuzzleDrawing;
  /** Pressed at a place of the grid. */
  onPress(at: NetPoint): void;
}

/** The plane, by mouse and finger, or by a cross that the arrow keys move. */
export function DrawPlane({ drawn, onPress }: Props) {
  const plane = useRef<SVGSVGElement>(null);
  const [cross, setCross] = useState<NetPoint>();
  const dragged = useRef<number>();
  const hasMoved = useRef(false);
  const net = drawingNet(drawn);
  usePieceAnimation(plane, net, prefersStillness() ? undefined : drawn.turn, () => {
    const { move } = drawn.turn!;
    const there = moveMotion(drawn, moveIndex(move[0]));
    return { BEADS: move.endsWith("'") ? invertMotion(drawn, there) : there };
  });

  /** In steps of the grid, and how many pixels such a step is. */
  function pointAt({ clientX, clientY }: MouseEvent): {
    point: NetPoint;
    step: number;
  } {
    const { left, top, width } = plane.current!.getBoundingClientRect();
    const step = width / (GRID_COLUMNS + 1);
    return { point: [(clientX - left) / step - 1, (clientY - top) / step - 1], step };
  }

  function placeAt(event: MouseEvent): NetPoint {
    const [column, row] = pointAt(event).point;
    return [clamp(Math.round(column), GRID_COLUMNS), clamp(Math.round(row), GRID_ROWS)];
  }

  /** The bead that is pressed, or was nearly. */
  function beadUnder(event: MouseEvent): number | undefined {
    const { point, step } = pointAt(event);
    return nearestBead(drawn, point, FINGER_PX / step) ?? beadAt(drawn, placeAt(event));
  }

  function press(event: MouseEvent): void {
    // A new bead may lie close to another: what places them is taken at its word.
    const bead = drawn.tool === "place" ? undefined : beadUnder(event);
    onPress(bead === undefined ? placeAt(event) : drawn.beads[bead]);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const [column, row] = cross ?? [17, 9];
    const stride = event.shiftKey ? 1 : STRIDE;
    const by = {
      ArrowLeft: [-stride, 0],
      ArrowRight: [stride, 0],
      ArrowUp: [0, -stride],
      ArrowDown: [0, stride],
    }[event.key];
    if (by !== undefined) {
      setCross([clamp(column + by[0], GRID_COLUMNS), clamp(row + by[1], GRID_ROWS)]);
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
      aria-label={`The plane, with ${drawn.beads.length} beads. Arrow keys move a cross, with Shift a little; Enter presses there.${crossLabel(drawn, cross)}`}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (event.currentTarget.matches(":focus-visible")) setCross(cross ?? [17, 9]);
      }}
      onBlur={() => setCross(undefined)}
      onPointerDown={(event) => {
        if (drawn.tool !== "place") return;
        dragged.current = beadUnder(event);
        hasMoved.current = false;
        if (dragged.current !== undefined)
          plane.current!.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (dragged.current === undefined) return;
        const to = placeAt(event);
        drawingStore.dispatch(
          { type: "drag", bead: dragged.current, to },
          { amend: hasMoved.current },
        );
        hasMoved.current = true;
      }}
      onTouchMove={(event) => {
        // A finger takes the bead along, not the page.
        if (dragged.current !== undefined) event.preventDefault();
      }}
      onPointerUp={() => (dragged.current = undefined)}
      onPointerCancel={() => (dragged.current = undefined)}
      onClick={(event) => {
        if (!hasMoved.current) press(event);
        hasMoved.current = false;
      }}
    >
      <CycleArrows drawn={drawn} />
      {net.parts.map(({ position, centre: [x, y], look }, i) => {
        const shape = look(drawn.order[position], drawn.facing[position]);
        const { path, paint = "numbered-bead", label, fill } = shape;
        return (
          <g key={i} data-part={i}>
            <path
              class={paint}
              d={path}
              style={{ fill }}
              data-open={drawn.open.includes(position) || undefined}
            />
            {label !== undefined && (
              <text class="net-label" x={x} y={y}>
                {label}
              </text>
            )}
          </g>
        );
      })}
      <TwistLabels drawn={drawn} />
      {cross !== undefined && <path class="draw-cross" d={crossPath(cross)} />}
    </svg>
  );
}

function drawingNet(drawn: PuzzleDrawing): Net {
  const count = drawn.beads.length;
  const beads = beadParts("BEADS", beadPoints(drawn), BEAD_RADIUS, (bead) => ({
    fill: `hsl(${Math.round((360 * bead) / count)} 60% 72%)`,
    label: String(bead + 1),
  }));
  return {
    ...{ width: WIDTH, height: HEIGHT, ground: [] },
    parts: beads.flatMap((bead) => {
      const sides = drawn.sides[bead.position];
      return sides === 1 ? [bead] : [bead, twistMark(bead, BEAD_RADIUS, sides)];
    }),
  };
}

function crossPath([column, row]: NetPoint): string {
  const [x, y] = [(column + 1) * GRID_STEP, (row + 1) * GRID_STEP];
  return `M${x - 22} ${y}h44M${x} ${y - 22}v44`;
}

function crossLabel(drawn: PuzzleDrawing, cross: NetPoint | undefined): string {
  if (cross === undefined) return "";
  const bead = beadAt(drawn, cross);
  const here = bead === undefined ? "nothing" : beadLabel(drawn, bead);
  const tool =
    typeof drawn.tool === "number" ? `move ${moveName(drawn.tool)}` : drawn.tool;
  return ` Column ${cross[0] + 1}, row ${cross[1] + 1}: ${here}. Tool: ${tool}.`;
}

function clamp(value: number, count: number): number {
  return Math.min(Math.max(value, 0), count - 1);
}
