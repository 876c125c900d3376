import { onCircle, type PlanePoint } from "#kit/drawing/plane.ts";
import { circularArrow, arrowLabelPoint } from "#kit/drawing/arrows.ts";
import { type PuzzleDrawing, MAX_PUZZLE_MOVES, beadPoints } from "./drawn-puzzle.ts";

/** The distance of a twist's arrow from the centre of its bead. */
const ARROW_RADIUS = 23;
const SECTOR = 360 / MAX_PUZZLE_MOVES;

/**
 * Labels for the twists of moves: at the arrow of a bead, or, if it stays, at a small
 * arrow around it, on another side for each move.
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

/** The point and anchor of a label outside an arrow around a bead. */
function labelPoint(
  centre: PlanePoint,
  degrees: number,
): [x: number, y: number, anchor: "start" | "middle" | "end"] {
  const cosine = Math.cos((degrees * Math.PI) / 180);
  if (Math.abs(cosine) < 0.1)
    return [...onCircle(centre, ARROW_RADIUS + 13, degrees), "middle"];
  return [...onCircle(centre, ARROW_RADIUS + 7, degrees), cosine > 0 ? "start" : "end"];
}
