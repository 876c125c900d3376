import { onCircle } from "../nets/gallery-bead-nets.ts";
import type { NetPoint } from "../nets/net.ts";
import { circularArrow, arrowLabelPoint } from "./arrows.ts";
import { type PuzzleDrawing, MAX_PUZZLE_MOVES, beadPoints } from "./drawn-puzzle.ts";

/** How far the arrow of a twist stays away from the middle of its bead. */
const ARROW_RADIUS = 23;
const SECTOR = 360 / MAX_PUZZLE_MOVES;

/**
 * By how many sides the moves twist beads: beside the arrow on which a bead goes, or, where
 * it stays, beside a small one about it, at another side for each move.
 */
export function TwistLabels({ drawing }: { drawing: PuzzleDrawing }) {
  const { moves, twists, tool } = drawing;
  const points = beadPoints(drawing);
  return (
    <>
      {moves.flatMap((cycles, move) =>
        twists[move].map((twist, bead) => {
          if (twist === 0) return null;
          const cycle = cycles.find((one) => one.includes(bead));
          const next = cycle?.[(cycle.indexOf(bead) + 1) % cycle.length];
          const middle = SECTOR * move - 45;
          const [x, y, anchor] =
            next === undefined
              ? labelPoint(points[bead], middle)
              : ([...arrowLabelPoint(points[bead], points[next]), "middle"] as const);
          return (
            <g
              key={`${move}-${bead}`}
              class={`drawn-twist place-${(move % 7) + 1}`}
              data-chosen={move === tool || undefined}
            >
              {next === undefined && (
                <path
                  d={circularArrow(points[bead], ARROW_RADIUS, [
                    middle - 18,
                    middle + 18,
                  ])}
                />
              )}
              <text x={x} y={y} text-anchor={anchor}>
                +{twist}
              </text>
            </g>
          );
        }),
      )}
    </>
  );
}

/** Where letters stand outside an arrow about a bead, and which end of them is there. */
function labelPoint(
  centre: NetPoint,
  degrees: number,
): [x: number, y: number, anchor: "start" | "middle" | "end"] {
  const cosine = Math.cos((degrees * Math.PI) / 180);
  if (Math.abs(cosine) < 0.1)
    return [...onCircle(centre, ARROW_RADIUS + 13, degrees), "middle"];
  return [...onCircle(centre, ARROW_RADIUS + 7, degrees), cosine > 0 ? "start" : "end"];
}
