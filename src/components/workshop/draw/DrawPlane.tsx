import { useRef, useState } from "preact/hooks";
import { prefersStillness } from "../../kit/widget/prefers-stillness.ts";
import { useFlight } from "../figures/use-flight.ts";
import { beadParts, twistMark } from "../nets/bead-nets.ts";
import type { Net, Point } from "../nets/net.ts";
import { beadInWords } from "./draw-words.ts";
import { DrawnCycles } from "./DrawnCycles.tsx";
import { DrawnTwists } from "./DrawnTwists.tsx";
import { drawing } from "./drawing-store.ts";
import {
  backwards,
  beadAt,
  beadNear,
  COLUMNS,
  type Drawing,
  motionOfMove,
  moveNamed,
  nameOfMove,
  placesOf,
  ROWS,
  STEP,
} from "./drawn-puzzle.ts";

const [WIDTH, HEIGHT] = [(COLUMNS + 1) * STEP, (ROWS + 1) * STEP];
const BEAD = 16;
/** Places that an arrow key goes; with Shift it goes one. */
const STRIDE = 4;
/** In pixels of the screen: so far beside what it means a finger may press. */
const FINGER = 22;

interface Props {
  drawn: Drawing;
  /** Pressed at a place of the grid. */
  onPress(at: Point): void;
}

/** The plane, by mouse and finger, or by a cross that the arrow keys move. */
export function DrawPlane({ drawn, onPress }: Props) {
  const plane = useRef<SVGSVGElement>(null);
  const [cross, setCross] = useState<Point>();
  const dragged = useRef<number>();
  const hasMoved = useRef(false);
  const net = netOf(drawn);
  useFlight(plane, net, prefersStillness() ? undefined : drawn.turn, () => {
    const { move } = drawn.turn!;
    const there = motionOfMove(drawn, moveNamed(move[0]));
    return { BEADS: move.endsWith("'") ? backwards(drawn, there) : there };
  });

  /** In steps of the grid, and how many pixels such a step is. */
  function pointAt({ clientX, clientY }: MouseEvent): { point: Point; step: number } {
    const { left, top, width } = plane.current!.getBoundingClientRect();
    const step = width / (COLUMNS + 1);
    return { point: [(clientX - left) / step - 1, (clientY - top) / step - 1], step };
  }

  function placeAt(event: MouseEvent): Point {
    const [column, row] = pointAt(event).point;
    return [clamp(Math.round(column), COLUMNS), clamp(Math.round(row), ROWS)];
  }

  /** The bead that is pressed, or was nearly. */
  function beadUnder(event: MouseEvent): number | undefined {
    const { point, step } = pointAt(event);
    return beadNear(drawn, point, FINGER / step) ?? beadAt(drawn, placeAt(event));
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
      setCross([clamp(column + by[0], COLUMNS), clamp(row + by[1], ROWS)]);
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
      aria-label={`The plane, with ${drawn.beads.length} beads. Arrow keys move a cross, with Shift a little; Enter presses there.${crossInWords(drawn, cross)}`}
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
        drawing.dispatch(
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
      <DrawnCycles drawn={drawn} />
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
      <DrawnTwists drawn={drawn} />
      {cross !== undefined && <path class="draw-cross" d={crossAt(cross)} />}
    </svg>
  );
}

function netOf(drawn: Drawing): Net {
  const count = drawn.beads.length;
  const beads = beadParts("BEADS", placesOf(drawn), BEAD, (bead) => ({
    fill: `hsl(${Math.round((360 * bead) / count)} 60% 72%)`,
    label: String(bead + 1),
  }));
  return {
    ...{ width: WIDTH, height: HEIGHT, ground: [] },
    parts: beads.flatMap((bead) => {
      const sides = drawn.sides[bead.position];
      return sides === 1 ? [bead] : [bead, twistMark(bead, BEAD, sides)];
    }),
  };
}

function crossAt([column, row]: Point): string {
  const [x, y] = [(column + 1) * STEP, (row + 1) * STEP];
  return `M${x - 22} ${y}h44M${x} ${y - 22}v44`;
}

function crossInWords(drawn: Drawing, cross: Point | undefined): string {
  if (cross === undefined) return "";
  const bead = beadAt(drawn, cross);
  const here = bead === undefined ? "nothing" : beadInWords(drawn, bead);
  const tool =
    typeof drawn.tool === "number" ? `move ${nameOfMove(drawn.tool)}` : drawn.tool;
  return ` Column ${cross[0] + 1}, row ${cross[1] + 1}: ${here}. Tool: ${tool}.`;
}

function clamp(value: number, count: number): number {
  return Math.min(Math.max(value, 0), count - 1);
}
