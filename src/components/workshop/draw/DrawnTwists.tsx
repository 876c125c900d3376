import { onCircle } from "../nets/bead-nets.ts";
import type { Point } from "../nets/net.ts";
import { arrowAbout, besideArrow } from "./arrows.ts";
import { type Drawing, MAX_MOVES, placesOf } from "./drawn-puzzle.ts";

/** How far the arrow of a twist stays away from the middle of its bead. */
const AROUND = 23;
const SECTOR = 360 / MAX_MOVES;

/**
 * By how many sides the moves twist beads: beside the arrow on which a bead goes, or, where
 * it stays, beside a small one about it, at another side for each move.
 */
export function DrawnTwists({ drawn }: { drawn: Drawing }) {
  const { moves, twists, tool } = drawn;
  const places = placesOf(drawn);
  return (
    <>
      {moves.flatMap((cycles, move) =>
        twists[move].map((by, bead) => {
          if (by === 0) return null;
          const cycle = cycles.find((one) => one.includes(bead));
          const next = cycle?.[(cycle.indexOf(bead) + 1) % cycle.length];
          const middle = SECTOR * move - 45;
          const [x, y, anchor] =
            next === undefined
              ? outside(places[bead], middle)
              : ([...besideArrow(places[bead], places[next]), "middle"] as const);
          return (
            <g
              key={`${move}-${bead}`}
              class={`drawn-twist place-${(move % 7) + 1}`}
              data-chosen={move === tool || undefined}
            >
              {next === undefined && (
                <path
                  d={arrowAbout(places[bead], AROUND, [middle - 18, middle + 18])}
                />
              )}
              <text x={x} y={y} text-anchor={anchor}>
                +{by}
              </text>
            </g>
          );
        }),
      )}
    </>
  );
}

/** Where letters stand outside an arrow about a bead, and which end of them is there. */
function outside(
  place: Point,
  degrees: number,
): [x: number, y: number, anchor: "start" | "middle" | "end"] {
  const aside = Math.cos((degrees * Math.PI) / 180);
  if (Math.abs(aside) < 0.1)
    return [...onCircle(place, AROUND + 13, degrees), "middle"];
  return [...onCircle(place, AROUND + 7, degrees), aside > 0 ? "start" : "end"];
}
